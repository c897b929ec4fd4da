"""What a host may set."""

from typing import Literal

from rules.core.value import Value


class Options(Value, frozen=True):
    """*dyke*: how the boards lie at the start; drawn, the calm sides up, or the wet ones."""

    dyke: Literal["random", "calm", "stormy"] = "random"
