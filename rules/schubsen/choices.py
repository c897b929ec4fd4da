"""What a seat may decide."""

from typing import TypeAlias

from rules.core.value import Value


class Lay(Value, frozen=True):
    """Lay one to three cards, read as a number; *hold*: use no clover this round."""

    digits: tuple[int, ...]
    hold: bool = False


class Use(Value, frozen=True):
    """Lay out *pads*, maybe none; *scope* is the Scope of Move that the Change pads lead to."""

    pads: tuple[str, ...]
    scope: int


class Turn(Value, frozen=True):
    """Lay the free board at the front of the dyke, *side* up."""

    side: str


class Take(Value, frozen=True):
    """Take a clover *pad* for holding the cherub."""

    pad: str


Choice: TypeAlias = Lay | Use | Turn | Take
