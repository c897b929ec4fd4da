"""Words that only look: each person sees what they may, everywhere the same."""

from pathlib import Path

import pytest

from bot.platforms.post import Place
from bot.records import parse_record
from bot.timepiece import MINUTE
from bot.words import COMMANDS
from rules import GAMES
from rules.core.record import check
from tests.kit.house import ANN, BEN, CID, HALL, open_room
from tests.kit.platform import buttons, read, token

DEN = Place("fake:den", "Den", "en")


async def test_the_record_of_a_match_verifies(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("wolle", [ANN, BEN])
        early = await room.house.command(ANN, HALL, "record")
        assert early.note == ("That has to wait until the match is over.",)
        await room.play(match, [ANN, BEN])
        reply = await room.house.command(ANN, HALL, "record")
        assert reply.post is not None
        assert reply.post.file is not None
        game, record = parse_record(reply.post.file.content, "record")
        assert [*check(game, record)]
        assert record.names == ("Ann", "Ben")


async def test_a_finished_match_can_be_walked_through(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        await room.play(match, [ANN, BEN, CID])
        reply = await room.house.command(ANN, HALL, "replay")
        onward = await room.house.press(ANN, token(reply.post, "▶"), HALL)
        assert onward.post is not None
        assert read(onward.post).startswith("Move 1 of ")


async def test_a_running_match_is_not_replayed(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", [ANN, BEN, CID])
        reply = await room.house.command(ANN, HALL, "replay")
        assert reply.post is None


async def test_games_lists_every_table_with_who_is_due(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("nachgedacht", [BEN, ANN])
        await room.house.command(ANN, DEN, "start", "wolle")
        reply = await room.house.command(ANN, None, "games")
        assert reply.post is not None
        text = read(reply.post)
        assert "You sit at 2 tables:" in text
        assert "“Hall” · Thinking Hard About Sheep: Ben, until" in text
        assert "“Den” · Volle Wolle: not begun yet" in text


async def test_a_typed_answer_asks_at_which_of_several_tables(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        room.time.move(MINUTE)
        await room.house.command(ANN, DEN, "start", "schubsen")
        for other in (BEN, CID):
            await room.house.command(other, DEN, "join")
        await room.house.command(ANN, DEN, "begin")
        reply = await room.house.typed(ANN, "012", None)
        assert [key.label for key in buttons(reply.post)] == [
            "Hall · East Frisian Sheep Hustle", "Den · East Frisian Sheep Hustle",
        ]  # fmt: skip
        await room.house.press(ANN, buttons(reply.post)[0].token, None)
        assert [line.seat for line in await room.store.choices(match)] == [0]


async def test_suggestions_go_on_from_what_was_typed(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("nachgedacht", [ANN, BEN])
        found = await room.house.suggestions(ANN, HALL, "a1")
        assert found
        assert all(it.text.startswith("a1 ") for it in found)
        assert len(found) < len(await room.house.suggestions(ANN, HALL, "")) <= 25
        assert await room.house.suggestions(BEN, HALL, "a1") == ()
        reply = await room.house.typed(ANN, found[0].text, HALL)
        assert "Noted" in str(reply.note[0])


async def test_a_hint_is_private_and_can_be_forbidden(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("nachgedacht", [ANN, BEN])
        hint = await room.house.command(ANN, HALL, "hint")
        assert hint.private
        assert hint.post is not None
        assert read(hint.post).startswith("A computer would do this:")
        await room.house.command(ANN, HALL, "options", "hints=no")
        assert (await room.house.command(ANN, HALL, "hint")).post is None


async def test_a_hand_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schwupps", [ANN, BEN])
        reply = await room.house.command(ANN, HALL, "hand")
        assert reply.private
        assert (await room.house.command(CID, HALL, "hand")).post is None


@pytest.mark.parametrize("tag", GAMES)
async def test_every_page_of_the_rules_can_be_turned_to(tmp_path: Path, tag: str) -> None:
    async with open_room(tmp_path) as room:
        reply = await room.house.command(ANN, HALL, "rules", tag)
        seen = 1
        while "▶" in [key.label for key in buttons(reply.post)]:
            reply = await room.house.press(ANN, token(reply.post, "▶"), HALL)
            seen += 1
        assert reply.post is not None
        assert f"page {seen} of {seen}" in read(reply.post)


async def test_an_unknown_word_gets_the_nearest(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        reply = await room.house.command(ANN, HALL, "bord")
        assert reply.note == ("I do not know “bord”. Did you mean “board”?",)
        reply = await room.house.command(ANN, HALL, "start", "wole")
        assert reply.note == ("I do not know “wole”. Did you mean “wolle”?",)


@pytest.mark.parametrize("word", COMMANDS)
@pytest.mark.parametrize("place", [HALL, None], ids=["group", "private"])
async def test_every_word_is_answered_everywhere(
    tmp_path: Path, word: str, place: Place | None
) -> None:
    async with open_room(tmp_path) as room:
        nobody = await room.house.command(CID, place, word)
        assert nobody.note or nobody.post
        if not await room.store.live(HALL.id):
            await room.begin("nachgedacht", [ANN, BEN])
        reply = await room.house.command(ANN, place, word)
        assert reply.note or reply.post
        assert "dropped something" not in str(reply.note)


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("language fr", "Ta langue : français"),
        ("zone europe/paris", "Time zone: Europe/Paris"),
        ("quiet 22-7:30", "Quiet hours: 22:00–07:30"),
        ("quiet off", "Quiet hours: –"),
    ],
)
async def test_settings_are_kept(tmp_path: Path, words: str, shown: str) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, None, "settings", words)
        reply = await room.house.command(ANN, None, "settings")
        assert reply.post is not None
        assert shown in read(reply.post)


async def test_nonsense_settings_are_refused(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        reply = await room.house.command(ANN, HALL, "settings", "quiet 25-99")
        assert "I do not understand" in str(reply.note)
        reply = await room.house.command(ANN, HALL, "settings", "speed day")
        assert reply.note == ("Only the admins of this place may do that.",)


async def test_tables_are_listed_for_a_place(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("nachgedacht", [ANN, BEN])
        (listed,) = await room.house.tables(None, HALL)
        assert (listed.match, listed.status, listed.due) == (match, "playing", ("Ann",))
