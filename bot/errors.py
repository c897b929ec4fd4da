"""What the house objects to.

BotError            *because* names the reason, *facts* help to word it
├── Malformed       the token is not one of ours
├── Stale           the decision that the button belonged to has passed
├── NotSeated       the person has no seat at this table
├── Ended           the table is no longer played at
└── Refused         anything else
"""


class BotError(Exception):
    """Base of everything the house can object to."""

    def __init__(self, because: str, **facts: object) -> None:
        super().__init__(because, facts)
        self.because = because
        self.facts = facts


class Malformed(BotError):
    """The token is not one of ours."""

    def __init__(self) -> None:
        super().__init__("malformed")


class Stale(BotError):
    """The decision that the button belonged to has passed."""

    def __init__(self) -> None:
        super().__init__("stale")


class NotSeated(BotError):
    """The person has no seat at this table."""

    def __init__(self) -> None:
        super().__init__("not_seated")


class Ended(BotError):
    """The table is no longer played at."""

    def __init__(self) -> None:
        super().__init__("ended")


class Refused(BotError):
    """What was asked for is not possible, for the reason named."""
