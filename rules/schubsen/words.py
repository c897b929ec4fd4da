"""Typed answers: `085`, `085 hold`, `b20 go`, `20 back`, `c10 go 93`, `sturmflut`."""

import re

from rules.core.play import plain_words
from rules.schubsen.data import PAD_KEYS

_HOLD = frozenset({"hold", "ohne", "sans"})
_NONE = frozenset({"nein", "no", "non", "kein", "keinen", "aucun"})
_BACK = re.compile(r"(\d+) (?:back|zurück|en arrière)\b")  # as the buttons have it
_SCOPE = re.compile(r"(?:move|zugweite|déplacement) (?=±)")
_PAD = re.compile(r"(?P<back>[bzr«])?(?(back)|[cv±])(?P<value>\d+)")


def words(text: str) -> tuple[str, ...]:
    """Split a typed answer into option keys; a bare number is laid card by card."""
    parts = plain_words(_SCOPE.sub("", _BACK.sub(r"b\1", text.lower())))
    hold = bool(parts) and parts[-1] in _HOLD
    digits = "".join(parts[:-1] if hold else parts)
    if digits.isdecimal():
        return (*digits, "layhold" if hold else "lay")
    return tuple(_key(part) for part in parts)


def _key(part: str) -> str:
    if part in _NONE:
        return "none"
    pad = _PAD.fullmatch(part)
    if pad is None:
        return part.replace("ä", "ae")
    return PAD_KEYS.get(f"{'b' if pad['back'] else 'c'}{pad['value']}", part)
