"""A glance shows a person their own side of a table, and leaves the table as it was."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.platforms.post import Glance, Person
from storage.rows import MatchRow
from tests.kit.house import ANN, BEN, CID, HALL, Room, open_room
from tests.kit.platform import LIMITS, FakePlatform


def screen() -> FakePlatform:
    """Return a platform whose boards can be pressed."""
    return FakePlatform(limits=replace(LIMITS, spots=True))


async def seen(room: Room, person: Person) -> Glance:
    found = await room.house.glance(person, HALL)
    assert found is not None
    return found


async def test_a_place_without_a_table_shows_nothing(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        assert await room.house.glance(ANN, HALL) is None


async def test_a_lobby_shows_who_sits_there(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle easy")
        found = await seen(room, ANN)
        assert [(chair.person, chair.robot) for chair in found.chairs] == [
            (ANN.id, False),
            ("", True),
        ]
        assert (found.seat, found.hosting, found.status) == (0, True, "lobby")


async def test_a_question_comes_as_a_form_whose_tokens_count(tmp_path: Path) -> None:
    async with open_room(tmp_path, platform=screen()) as room:
        match = await room.begin("wolle", [ANN, BEN])
        found = await seen(room, BEN)
        assert found.post is not None
        assert found.post.form is not None
        first = found.post.form.offers[0]
        assert (first.key, first.number) == ("14", True)
        await room.house.press(BEN, first.token, None)
        assert (await room.session(match)).moment.index == 1


async def test_a_sealed_choice_may_be_changed_and_is_not_waited_for(tmp_path: Path) -> None:
    async with open_room(tmp_path, platform=screen()) as room:
        await room.begin("wolle", [ANN, BEN])
        await room.house.typed(BEN, "17", HALL)
        found = await seen(room, BEN)
        assert [chair.mood for chair in found.chairs] == ["due", "set"]
        assert found.post is not None
        assert found.post.form is None
        assert [button.label for row in found.post.rows for button in row] == ["Change"]


async def test_ticks_are_kept_in_the_tokens_of_a_form(tmp_path: Path) -> None:
    async with open_room(tmp_path, platform=screen()) as room:
        await room.begin("schubsen", [ANN, BEN, CID])
        found = await seen(room, ANN)
        assert found.post is not None
        assert found.post.form is not None
        reply = await room.house.press(ANN, found.post.form.offers[0].token, None)
        assert reply.post is not None
        assert reply.post.form is not None
        assert reply.post.form.picked == (found.post.form.offers[0].label,)
        back = await room.house.press(ANN, reply.post.form.back, None)
        assert back.post is not None
        assert back.post.form is not None
        assert back.post.form.offers == found.post.form.offers


async def test_looking_does_not_take_a_seat_back(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("wolle", [ANN, BEN])

        def leave(row: MatchRow) -> MatchRow:
            return replace(row, seats=(replace(row.seats[0], away=True), row.seats[1]))

        await room.stage.tables.change(match, leave)
        assert (await seen(room, ANN)).chairs[0].mood == "away"
        assert (await room.session(match)).row.seats[0].away


async def test_a_glance_tells_nothing_that_another_seat_keeps_secret(tmp_path: Path) -> None:
    async with open_room(tmp_path, platform=screen()) as room:
        match = await room.begin("schwupps", [ANN, BEN])
        session = await room.session(match)
        hidden = session.game.view(session.moment.state, 1).hand  # type: ignore[arg-type]
        shown = msgspec.json.encode(await seen(room, ANN)).decode()
        own = session.game.view(session.moment.state, 0).hand  # type: ignore[arg-type]
        assert [card for card in hidden if card not in own and card in shown] == []


async def test_every_game_has_a_card(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        cards = {card.game: (card.least, card.most) for card in room.house.cards("en-GB")}
        assert cards == {
            "schubsen": (3, 8),
            "wolle": (2, 6),
            "nachgedacht": (2, 2),
            "schwupps": (2, 5),
        }


async def test_an_unknown_game_has_no_cover(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        assert await room.house.cover("poker", "en", "light") is None
