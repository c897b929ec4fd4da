"""The page says only what is written, and nothing is written in vain."""

import re

from bot.platforms.web_app.files import PAGE
from bot.platforms.web_app.words import words_in
from bot.texts import LANGUAGES

SCRIPTS = "\n".join(path.read_text("utf-8") for path in sorted(PAGE.glob("*.js")))
WHOLE = {*re.findall(r'\bt\(\s*"([a-z-]+)"', SCRIPTS)}
HEADS = {*re.findall(r"\bt\(\s*`([a-z-]+-)\$\{", SCRIPTS)}
LITERAL = {*re.findall(r'"([a-z-]+)"', SCRIPTS)}
SERVER = {"room-title"}  # said by the server


def test_every_word_of_the_page_is_written() -> None:
    assert WHOLE - words_in("de").keys() == set()


def test_no_word_of_the_page_is_written_in_vain() -> None:
    parts = {name for name in words_in("de") if any(name.startswith(head) for head in HEADS)}
    assert words_in("de").keys() - WHOLE - parts - LITERAL - SERVER == set()


def test_the_page_has_a_gap_for_every_fact() -> None:
    for language in LANGUAGES:
        words = words_in(language)
        assert "{name}" in words["cover-title"]
        assert not [text for text in words.values() if "{$" in text or "{ " in text]
