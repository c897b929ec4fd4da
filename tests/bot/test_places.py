from pathlib import Path

from bot.platforms.post import Place, Reply
from bot.texts.parts import plain
from tests.kit.house import ANN, BEN, open_room
from tests.kit.platform import FakePlatform, buttons

SERVER = "fake:server"
DEN = Place("fake:den", "Den", "fr", within=(SERVER,))
LOFT = Place("fake:loft", "Loft", "fr", within=(SERVER,))
NOOK = Place("fake:nook", "Nook", "fr", within=(DEN.id, SERVER))


class Forking(FakePlatform):
    """A fake platform that can open side rooms."""

    async def branch(self, place: str, title: str) -> str:
        self._enter(place)
        return f"{place}:aside"


def note(reply: Reply) -> str:
    return plain(reply.note, str)


async def test_what_is_set_for_all_holds_in_every_room(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        room.platform.admins = {ANN.id}
        await room.house.command(ANN, DEN, "settings", "here en all")
        await room.house.command(ANN, DEN, "settings", "speed live all")
        await room.house.command(BEN, LOFT, "start")
        row = await room.store.live(LOFT.id)
        assert row is not None
        assert ('"language":"en"' in row.settings, '"speed":"live"' in row.settings) == (True,) * 2


async def test_a_room_may_have_a_mind_of_its_own(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        room.platform.admins = {ANN.id}
        await room.house.command(ANN, DEN, "settings", "tables off all")
        await room.house.command(ANN, DEN, "settings", "tables on")
        refused = await room.house.command(BEN, LOFT, "start")
        assert note(refused) == "New tables are not wanted here."
        await room.house.command(BEN, DEN, "start")
        assert await room.store.live(DEN.id) is not None


async def test_a_room_within_a_closed_room_is_closed(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        room.platform.admins = {ANN.id}
        await room.house.command(ANN, DEN, "settings", "tables off")
        await room.house.command(BEN, NOOK, "start")
        assert await room.store.live(NOOK.id) is None


async def test_a_table_may_have_a_room_of_its_own(tmp_path: Path) -> None:
    async with open_room(tmp_path, platform=Forking()) as room:
        reply = await room.house.command(ANN, DEN, "start", "wolle thread en")
        await room.calm()
        assert await room.store.live(DEN.id) is None
        assert room.platform.last(f"{DEN.id}:aside").rows
        assert [it.url for it in buttons(reply.post)] == [f"fake://{DEN.id}:aside/"]


async def test_where_no_room_can_be_opened_no_table_is_set(tmp_path: Path) -> None:
    forking = Forking()
    forking.closed.add(DEN.id)
    async with open_room(tmp_path, platform=forking) as room:
        reply = await room.house.command(ANN, DEN, "start", "wolle thread en")
        assert note(reply) == "I cannot open a thread here."
        assert await room.store.matches_of(ANN.id) == []


async def test_a_platform_without_side_rooms_says_so(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        reply = await room.house.command(ANN, DEN, "start", "thread")
        assert note(reply) == "I cannot open a thread here."
