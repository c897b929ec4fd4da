"""What a host may set."""

from rules.core.value import Value


class Options(Value, frozen=True):
    """Nothing: the rulebook names no variants, and the seats alone tell two players from more."""
