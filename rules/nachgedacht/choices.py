"""What a seat may decide."""

from typing import TypeAlias

from rules.core.value import Value


class Move(Value, frozen=True):
    """Slide the piece on *start* to *end*."""

    start: str
    end: str


class Exchange(Value, frozen=True):
    """Have the white sheep on *square* of the rival's row exchanged for one of her colour."""

    square: str


Choice: TypeAlias = Move | Exchange
