"""What a host may set."""

from typing import Literal

from rules.core.value import Value


class Options(Value, frozen=True):
    """*layout* names the start position; the printed one is lost, see RULES.md."""

    layout: Literal["cross", "corner_edge", "x_inner", "knight_ring"] = "cross"
