"""Who may do what at a table: its host, and whoever has a say over the place."""

from bot.call import Call
from bot.doors import Doors
from bot.errors import Refused
from bot.platforms.base import PlatformError


class Rights:
    """Asks platforms for roles only when they matter."""

    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    async def need_host(self, call: Call) -> None:
        """Refuse anyone but the table's host or an admin of its place."""
        row = call.row
        if row.host != call.person and not await self.admin(row.place, call.person):
            name = next((seat.name for seat in row.seats if seat.person == row.host), "–")
            raise Refused("host_only", host=name)

    async def need_admin(self, call: Call) -> None:
        """Refuse anyone but an admin of the place."""
        if call.place is None:
            raise Refused("only_in_places")
        if not await self.admin(call.place.id, call.person):
            raise Refused("admin_only")

    async def admin(self, place: str, person: str) -> bool:
        """Tell whether a person has a say over a place."""
        platform = self._doors.of(place)
        if platform is None:
            return False
        try:
            return await platform.is_admin(place, person)
        except PlatformError:
            return False
