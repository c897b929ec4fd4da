"""What posts look like on Telegram: pictures, captions, names, points in time, keyboards."""

from pathlib import Path

from bot.easel import Order
from bot.platforms.post import Picture, Post
from bot.platforms.telegram_app.drawing import parted
from bot.portraits import spell
from bot.texts.parts import When, joined
from bot.timepiece import MINUTE
from tests.kit.chats import Json, buttons, words
from tests.kit.forms import CAPTION
from tests.telegram.playing import decide, dice
from tests.telegram.world import Sketch, World, open_world

MALLORY = '<b>&amp;</b> "@all" [x](tg://u) 🐑🐑'


class Speller(Sketch):
    """Paints names only, but puts boards into words as the studio does."""

    async def text(self, order: Order) -> str:
        return spell(order)


def mark(message: Json, kind: str) -> list[str]:
    """Return the words of a message that stand out as *kind*."""
    units = words(message).encode("utf-16-le")
    spans = [(2 * it["offset"], 2 * it["length"]) for it in message["marks"] if it["type"] == kind]
    return [units[start : start + size].decode("utf-16-le") for start, size in spans]


def newest(world: World) -> Json:
    """Return the newest post in the hall with what stands out in it."""
    call = next(it for it in reversed(world.api.calls) if it.chat == world.hall.id and it.text)
    return {"text": call.text, "marks": call.entities}


async def test_a_hostile_name_stays_a_name(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        mallory = world.people[0]
        mallory.title = MALLORY
        await world.begin("schubsen", 3)
        assert f"Still thinking: {MALLORY}, Ben, and Cid." in words(world.last)
        assert mark(newest(world), "text_mention") == [MALLORY, "Ben", "Cid"]
        for who, text in zip(world.people, ("85", "12", "7"), strict=False):
            await world.tell(who, text)
        assert f"{MALLORY} moves 85" in words(world.last)


async def test_only_those_who_are_due_are_rung_and_only_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        sent = [call for call in world.api.calls if call.chat == world.hall.id]
        rung = [call for call in sent if call.form.get("disable_notification") is not True]
        rung = [call for call in rung if call.method.startswith("send")]
        assert [call.text for call in rung] == [words(world.last)]


async def test_a_deadline_is_marked_as_a_point_in_time(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        session = await world.session()
        due = max(row.due for row in await world.store.deadlines(session.row.id))
        marks = [it for it in newest(world)["marks"] if it["type"] == "date_time"]
        assert [it["unix_time"] for it in marks] == [due // 1_000]
        assert mark(newest(world), "date_time") == ["tomorrow 16:13 CEST"]


async def test_a_time_reads_in_the_persons_own_zone(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.tell(ann, "/settings zone America/New_York")
        await world.begin("schubsen", 3)
        assert "Time until tomorrow 10:13." in words(world.private(ann))


async def test_a_new_phase_is_a_new_picture_and_the_wait_is_an_edit(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 3)
        phase, below = world.last["message_id"], dice("wait")
        await decide(world, world.people[0], below)
        assert world.last["message_id"] == phase
        assert "Still thinking: Ben and Cid." in words(world.last)
        world.time.move(MINUTE)
        for who in world.people[1:3]:
            await decide(world, who, below)
        assert world.last["message_id"] > phase
        assert world.last["photo"]
        assert buttons(world.hall.messages[phase]) == {}


async def test_the_roster_is_painted_anew_in_its_place(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.say(ann, "/schubsen start wolle en")
        roster = world.last["message_id"]
        await world.say(ann, "/schubsen robot easy")
        repaints = [call for call in world.api.calls if call.method == "editMessageMedia"]
        assert [call.form["message_id"] for call in repaints] == [roster]
        assert "2 🤖 Olga (easy)" in words(world.last)


async def test_a_board_too_long_for_a_caption_goes_on_below(tmp_path: Path) -> None:
    async with open_world(tmp_path, easel=Speller()) as world:
        await world.begin("schubsen", 8)
        ann = world.people[0]
        post = world.last
        world.time.move(MINUTE)
        await world.say(ann, "/schubsen board")
        picture, rest = world.api.shown(world.hall)[-2:]
        assert picture["photo"]
        whole = f"{words(picture)}\n{words(rest)}"
        assert len(whole) > CAPTION
        assert all(
            f"{letter} {who.title} " in whole
            for letter, who in zip("ABCDEFGH", world.people, strict=True)
        )
        assert "Still thinking" in words(picture)
        await world.press(ann, post, "Board")
        assert words(world.private(ann)) == words(rest)


def test_lines_are_kept_whole_where_a_text_is_parted() -> None:
    picture = Picture(b"", "", "")
    lines = ["🐑" * 200, "b" * 500, "c" * 200, "d"]
    head, rest = parted(Post(("\n".join(lines), When(1)), picture))
    assert rest is not None
    assert joined(head.text) == "\n".join(lines[:2])
    assert rest.text == (f"{lines[2]}\nd", When(1))
    assert (rest.picture, head.rows) == (None, ())


def test_a_line_too_long_for_a_caption_stands_below_a_bare_picture() -> None:
    head, rest = parted(Post(("e" * (CAPTION + 1),), Picture(b"", "", "")))
    assert rest is not None
    assert (head.text, rest.text) == ((), ("e" * (CAPTION + 1),))
    assert parted(Post(("e" * (CAPTION + 1),)))[1] is None


async def test_a_question_answered_in_words_loses_its_buttons_with_the_next(
    tmp_path: Path,
) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("schwupps", 2)
        (ann,) = world.due(session)
        question = world.private(ann)
        await world.tell(ann, "a")
        while world.due(session := await world.session()) != [ann]:
            await world.tell(world.due(session)[0], "a")
        assert buttons(world.private(ann))
        assert not buttons(question)
