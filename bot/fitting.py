"""Words that fit: one message holds only so much."""

from collections.abc import Sequence
from typing import Any

from bot.platforms.post import Limits
from bot.texts.parts import Words


def length(words: Words) -> int:
    """Count the characters that *words* take on a screen, generously."""
    return sum(len(part) if isinstance(part, str) else 40 for part in words)


def clipped(words: Words, limits: Limits, picture: object = None) -> Words:
    """Cut *words* to what one message holds, or what stands below a *picture* of its own."""
    room = limits.caption if picture else limits.text
    if length(words) <= room:
        return words
    kept: list[Any] = []
    for part in words:
        size = len(part) if isinstance(part, str) else 40
        if size > room - 1:
            kept.append(f"{part[: room - 1]}…" if isinstance(part, str) else "…")
            break
        kept.append(part)
        room -= size
    return tuple(kept)


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
