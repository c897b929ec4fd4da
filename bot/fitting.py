"""Words that fit: one message holds only so much."""

from collections.abc import Sequence
from typing import Any

from bot.platforms.post import Limits
from bot.texts.parts import Grid, Part, Words, lettered


def length(words: Words) -> int:
    """Count the characters that *words* take on a screen, generously."""
    return sum(map(_size, words))


def clipped(words: Words, limits: Limits, picture: object = None) -> Words:
    """Cut *words* to what one message holds, or what stands below a *picture* of its own."""
    room = limits.caption if picture else limits.text
    if length(words) <= room:
        return words
    kept: list[Any] = []
    for part in words:
        size = _size(part)
        if size > room - 1:
            kept.append(_cut(part, room - 1))
            break
        kept.append(part)
        room -= size
    return tuple(kept)


def _size(part: Part) -> int:
    return len(lettered(part)) if isinstance(part, str | Grid) else 40


def _cut(part: Part, room: int) -> Part:
    match part:
        case str():
            return f"{part[:room]}…"
        case Grid(letters):
            return Grid(f"{letters[:room]}…")
        case _:
            return "…"


def chunks(lines: Sequence[str], last: int, each: int) -> list[str]:
    """Group *lines* so that the last group fits *last* characters, the others *each*."""
    groups: list[list[str]] = [[]]
    room = last
    for line in reversed(lines):
        line = line[:each]
        if groups[0] and sum(map(len, groups[0])) + len(groups[0]) + len(line) > room:
            groups.insert(0, [])
            room = each
        groups[0].insert(0, line)
    return ["\n".join(group) for group in groups]
