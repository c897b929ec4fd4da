"""The lobby: joining, leaving, options, rights, one table to a place."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.choices import fields
from bot.doors import PLAIN
from bot.easel import NoEasel, Order
from bot.platforms.post import Person, Place, Reply
from bot.portraits import portray
from bot.roster import roster_post
from rules import GAMES
from rules.core.fair import commitment
from rules.core.wire import read_options
from storage.rows import MatchRow
from tests.kit.house import ANN, BEN, CID, CROWD, HALL, Room, open_room
from tests.kit.platform import FakePlatform, buttons, read, token


async def live(room: Room, place: Place = HALL) -> MatchRow:
    row = await room.store.live(place.id)
    assert row is not None
    return row


def note(reply: Reply) -> str:
    return "".join(part for part in reply.note if isinstance(part, str))


async def test_two_presses_make_a_game(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "nachgedacht easy")
        await room.calm()
        await room.house.press(ANN, token(room.platform.last(HALL.id), "Begin"), HALL)
        assert (await live(room)).status == "playing"


async def test_the_roster_is_edited_not_reposted(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle")
        await room.calm()
        join = token(room.platform.last(HALL.id), "Join")
        for one in (BEN, CID):
            await room.house.press(one, join, HALL)
            await room.calm()
        assert len(room.platform.calls("post")) == 1
        assert "3 Cid" in read(room.platform.last(HALL.id))


async def test_a_lobby_is_painted_with_its_options(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "schwupps team")
        row = await live(room)
    easel = Sketchbook()
    await roster_post(row, frozenset(), PLAIN, easel)
    (order,) = easel.orders
    assert order.view == read_options(GAMES["schwupps"], row.options)
    assert "Spielart: Teamspiel, zwei Paare (4)" in portrayed(order, "de")
    assert "genau 4 Schafe · 1 da" in portrayed(order, "de")


class Sketchbook(NoEasel):
    """Notes what it is to paint."""

    def __init__(self) -> None:
        self.orders: list[Order] = []

    async def paint(self, order: Order, *, wanted: str = "") -> None:
        self.orders.append(order)


def portrayed(order: Order, language: str) -> str:
    """Return in words what the picture shows."""
    return portray(replace(order, language=language)).alt


async def test_a_place_has_one_table_at_a_time(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start")
        reply = await room.house.command(BEN, HALL, "start", "wolle")
        assert "There is a table here already" in note(reply)
        den = Place("fake:den", "Den")
        assert note(await room.house.command(BEN, den, "start", "wolle")) == "The table is set."


@pytest.mark.parametrize("word", ["begin", "robot", "pause", "stop", "options", "kick", "host"])
async def test_only_the_host_or_an_admin_runs_the_table(tmp_path: Path, word: str) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle")
        await room.house.command(BEN, HALL, "join")
        refused = await room.house.command(BEN, HALL, word)
        assert note(refused) == "Only whoever runs the table may do that: Ann."
        room.platform.admins.add(BEN.id)
        allowed = await room.house.command(BEN, HALL, word)
        assert "Only whoever" not in note(allowed)


async def test_begin_says_what_is_missing(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "schubsen")
        reply = await room.house.command(ANN, HALL, "begin")
        assert note(reply) == "2 more players are needed. Or add a computer."


async def test_seats_are_limited_by_the_game(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "nachgedacht")
        await room.house.command(BEN, HALL, "join")
        assert note(await room.house.command(CID, HALL, "join")) == "Every seat is taken."


async def test_the_next_human_inherits_the_table(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle easy")
        await room.house.command(BEN, HALL, "join")
        await room.house.command(ANN, HALL, "leave")
        assert (await live(room)).host == BEN.id


async def test_the_last_human_to_leave_closes_the_table(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle easy")
        await room.calm()
        await room.house.command(ANN, HALL, "leave")
        await room.calm()
        assert await room.store.live(HALL.id) is None
        assert "cleared away" in read(room.platform.last(HALL.id))


async def test_a_table_can_be_handed_over_and_a_guest_sent_away(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle")
        await room.house.command(BEN, HALL, "join")
        await room.house.command(ANN, HALL, "host", "ben")
        assert (await live(room)).host == BEN.id
        await room.house.command(BEN, HALL, "kick", "1")
        assert [seat.name for seat in (await live(room)).seats] == ["Ben"]


async def test_options_turn_at_a_press(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "schwupps short")
        reply = await room.house.command(ANN, HALL, "options")
        label = next(key.label for key in buttons(reply.post) if key.label.startswith("Pace"))
        reply = await room.house.press(ANN, token(reply.post, label), HALL)
        assert "Pace: relaxed (72 h)" in [key.label for key in buttons(reply.post)]
        assert '"short"' in (await live(room)).options


async def test_every_option_of_every_game_is_offered(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        for tag, game in GAMES.items():
            den = Place(f"fake:{tag}", tag)
            await room.house.command(ANN, den, "start", tag)
            reply = await room.house.command(ANN, den, "options")
            for field in fields(game):
                reply = await room.house.press(
                    ANN, next(b.token for b in buttons(reply.post) if f".{field}." in b.token), den
                )
                assert reply.post is not None


async def test_the_pledge_in_the_lobby_binds_the_dice(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        pledged, begun = [read(it.post) for it in room.platform.calls("post")][:2]
        row = await room.store.match(match)
        assert row is not None
        assert commitment(row.secret)[:16] in pledged
        assert commitment(row.seed)[:16] in begun
        assert [seat.contribution for seat in row.seats] == [
            f"{one.id}/{one.word}" for one in (ANN, BEN, CID)
        ]


async def test_play_again_seats_the_same_people(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN], "hard")
        await room.house.command(ANN, HALL, "stop", "yes")
        await room.calm()
        await room.house.press(BEN, f"t.{match}.again", HALL)
        row = await live(room)
        assert {seat.name for seat in row.seats} == {"Ann", "Ben", "Olga"}
        assert row.host == BEN.id


async def test_stopping_asks_back_first(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", [ANN, BEN, CID])
        reply = await room.house.command(ANN, HALL, "stop")
        assert (await live(room)).status == "playing"
        await room.house.press(ANN, token(reply.post, "Yes, close"), HALL)
        assert await room.store.live(HALL.id) is None


async def test_joining_opens_the_private_room_where_it_must_be_opened(tmp_path: Path) -> None:
    async with open_room(tmp_path, platform=FakePlatform(deep=True, ephemeral=False)) as room:
        await room.house.command(ANN, HALL, "start", "wolle")
        await room.calm()
        match = (await live(room)).id
        reply = await room.house.command(BEN, HALL, "join")
        assert reply.url == f"fake://open/join{match}"
        assert len((await live(room)).seats) == 1
        await room.house.opened(BEN, f"join{match}")
        assert len((await live(room)).seats) == 2
        await room.calm()
        assert "1 Ann (host, ✉)" in read(room.platform.last(HALL.id))


async def test_private_answers_say_so_where_places_have_no_corner(tmp_path: Path) -> None:
    async with open_room(tmp_path, platform=FakePlatform(ephemeral=False)) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        reply = await room.house.press(ANN, f"p.{match}.0...0", HALL)
        assert reply.private
        assert reply.post is not None
        assert note(reply) == "I have written to you in private."
        assert reply.shut is not None
        assert note(reply.shut).startswith("Please open our private chat")


async def test_who_is_known_to_be_out_of_reach_is_led_into_the_private_room(
    tmp_path: Path,
) -> None:
    async with open_room(tmp_path, platform=FakePlatform(ephemeral=False, deep=True)) as room:
        await room.house.command(ANN, HALL, "start", "wolle")
        match = (await live(room)).id
        await room.house.closed(ANN.id)
        reply = await room.house.press(ANN, f"t.{match}.robot", HALL)
        assert reply.post is None
        assert reply.url == f"fake://open/robot{match}"
        asked = await room.house.opened(ANN, f"robot{match}")
        assert asked.post is not None
        assert "How strong" in read(asked.post)


async def test_names_that_pretend_are_made_plain(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle")
        await room.house.command(Person("fake:x", "🤖 Ann\n\u202e", "en"), HALL, "join")
        assert (await live(room)).seats[1].name == "Ann 2"


async def test_a_closed_place_takes_no_new_tables(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        room.platform.admins.add(ANN.id)
        await room.house.command(ANN, HALL, "settings", "tables off")
        reply = await room.house.command(BEN, HALL, "start")
        assert note(reply) == "New tables are not wanted here."


async def test_a_person_runs_only_so_many_tables(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        replies = [
            await room.house.command(ANN, Place(f"fake:{i}", "x"), "start") for i in range(13)
        ]
        assert note(replies[11]) == "The table is set."
        assert "You run 12 tables already" in note(replies[12])


async def test_a_group_that_moves_keeps_its_table(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        await room.house.moved(HALL.id, "fake:supergroup")
        await room.house.typed(ANN, "012", None)
        for one, digits in ((BEN, "03"), (CID, "1")):
            await room.house.typed(one, digits, None)
        await room.calm()
        assert (await room.session(match)).row.place == "fake:supergroup"
        assert room.platform.calls("post", "fake:supergroup")


async def test_a_seat_that_was_left_can_be_taken(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        sure = await room.house.command(BEN, HALL, "leave")
        await room.house.press(BEN, token(sure.post, "Yes, leave"), HALL)
        await room.calm()
        dot = CROWD[3]
        await room.house.command(dot, HALL, "join")
        row = (await room.session(match)).row
        assert row.seats[1].person == dot.id
        assert row.seats[1].name == "Dot"


@pytest.mark.parametrize(
    ("speed", "language", "words"),
    [
        ("1m", "en", "1 minute"),
        ("90m", "de", "90 Minuten"),
        ("2d", "fr", "2 jours"),
        ("day", "en", "day play (24 h)"),
    ],
)
async def test_a_speed_is_told_in_words(
    tmp_path: Path, speed: str, language: str, words: str
) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", f"wolle {speed} {language}")
        await room.calm()
        assert f" · {words} · " in read(room.platform.last(HALL.id)).replace("\xa0", " ")
