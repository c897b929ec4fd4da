"""What a host may set."""

from typing import Literal

from rules.core.value import Value


class Options(Value, frozen=True):
    """How far the lane goes, and whether each seat or pair has one piece or two."""

    length: Literal["long", "short"] = "long"
    mode: Literal["basic", "advanced", "team"] = "basic"

    @property
    def goal(self) -> int:
        """The square to be hit exactly."""
        return 100 if self.length == "long" else 50

    @property
    def each(self) -> int:
        """How many pieces a side has."""
        return 1 if self.mode == "basic" else 2


_ROOM = {"basic": range(2, 6), "advanced": range(2, 4), "team": range(4, 5)}


def room(options: Options) -> range:
    """Return how many seats may play with *options*."""
    return _ROOM[options.mode]
