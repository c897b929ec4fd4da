"""The page's own words, with gaps for what only the page knows."""

from functools import cache

from bot.texts import speech_for
from bot.texts.messages import messages_in

HEAD = "page-"


@cache
def words_in(language: str) -> dict[str, str]:
    """Return every word of the page in one language; ``{name}`` marks a gap to be filled."""
    known, speech = messages_in(language), speech_for(language)
    names = [name for name in known if name.startswith(HEAD)]
    return {
        name.removeprefix(HEAD): speech.line(name, **{it: f"{{{it}}}" for it in known.needs(name)})
        for name in names
    }
