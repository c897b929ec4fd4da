"""The platforms that are open right now, found by the ids of their people and places."""

from collections.abc import Iterator

from bot.platforms.base import Naming, Platform
from bot.platforms.post import Limits, Person

PLAIN = Limits(options=20, across=4, rows=10, text=2_000, caption=1_000)


class Doors:
    """Every attached platform by name."""

    def __init__(self) -> None:
        self._open: dict[str, Platform] = {}

    def attach(self, platform: Platform) -> None:
        """Open a door."""
        self._open[platform.name] = platform

    def detach(self, platform: Platform) -> None:
        """Close a door."""
        if self._open.get(platform.name) is platform:
            del self._open[platform.name]

    def of(self, room: str) -> Platform | None:
        """Find the platform of a place or a person."""
        return self._open.get(room.partition(":")[0])

    def limits(self, room: str) -> Limits:
        """Tell how much a message to *room* holds."""
        platform = self.of(room)
        return PLAIN if platform is None else platform.limits

    def named(self, word: str, person: Person) -> str:
        """Return the name that the command *word* has for *person*."""
        platform = self.of(person.id)
        return platform.named(word, person.language) if isinstance(platform, Naming) else word

    def __iter__(self) -> Iterator[Platform]:
        return iter([*self._open.values()])

    def __len__(self) -> int:
        return len(self._open)
