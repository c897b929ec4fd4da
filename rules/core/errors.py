"""What the rules object to.

RuleError
├── NotPending   nobody waits for this seat
└── Illegal      the choice breaks a rule; *because* names which one
"""

from rules.core.seats import Seat


class RuleError(Exception):
    """Base of everything the rules can object to."""


class NotPending(RuleError):
    """The table does not wait for *seat*."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


class Illegal(RuleError):
    """The choice breaks a rule; *because* names which one, *facts* help to word it."""

    def __init__(self, because: str, **facts: object) -> None:
        super().__init__(because, facts)
        self.because = because
        self.facts = facts
