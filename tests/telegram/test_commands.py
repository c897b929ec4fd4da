"""Every command, alone and with its words, in groups and in private."""

from pathlib import Path

import pytest

from bot.texts import LANGUAGES
from bot.words import COMMANDS
from tests.kit.chats import BOT, buttons, words
from tests.telegram.playing import play_by_words
from tests.telegram.world import World, open_world

CONTRACT = (
    "start", "join", "leave", "begin", "board", "hand", "move", "status", "rules", "games",
    "settings", "stop", "replay", "hint", "help",
)  # fmt: skip


async def test_commands_are_offered_in_every_language_and_kind_of_chat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        scopes = ("default", "all_group_chats", "all_private_chats")
        assert {*world.api.commands} == {(it, to) for it in scopes for to in ("", *LANGUAGES)}
        for commands in world.api.commands.values():
            assert {"schubsen", "help"} <= {it["command"] for it in commands}
            assert all(3 <= len(it["description"]) <= 256 for it in commands)
        private = [it["command"] for it in world.api.commands["all_private_chats", "de"]]
        assert {*private} - {"schubsen"} <= {*COMMANDS}
        described = {world.api.commands["default", to][0]["description"] for to in LANGUAGES}
        assert len(described) == len(LANGUAGES)


async def test_the_bare_command_offers_the_games_as_buttons(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.say(ann, "/schubsen")
        assert len(buttons(world.last)) == 4
        await world.press(ann, world.last, [*buttons(world.last)][1])
        assert "1 Ann (host" in words(world.last)
        await world.say(ann, f"/schubsen@{BOT['username']}")
        assert "Begin" in buttons(world.last)


async def test_a_table_is_set_and_begun_by_words_alone(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben, cid = world.people[:3]
        for one in (ann, ben, cid):
            await world.tell(one, "/start")
        await world.say(ann, "/schubsen start schwupps day fr easy")
        assert "1 Ann" in words(world.last)
        await world.say(ben, "/schubsen join")
        await world.say(cid, "/Schubsen JOIN")
        assert "4 Cid" in words(world.last)
        await world.say(cid, "/schubsen leave")
        assert "Cid" not in words(world.last)
        await world.say(ann, "/schubsen begin")
        assert (await world.session()).row.status == "playing"


async def test_looking_around_is_answered_in_the_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        ann = world.people[0]
        seen = {}
        for word in ("board", "status", "rules", "help"):
            await world.say(ann, f"/schubsen {word}")
            assert world.last["from"] == BOT
            seen[word] = words(world.last)
            world.time.move(60_000)
        assert "Still thinking: Ann and Ben" in seen["status"]
        assert "Volle Wolle" in seen["rules"]
        assert all(f"• {word}:" in seen["help"] for word in CONTRACT)


@pytest.mark.parametrize("word", ["hand", "move", "hint"])
async def test_what_one_alone_may_see_is_whispered(word: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        public, private = len(world.api.shown(world.hall)), len(world.api.shown(ann))
        await world.say(ann, f"/schubsen {word}")
        assert len(world.api.shown(world.hall)) == public
        assert len(world.api.shown(ann)) == private + 1


async def test_a_move_typed_in_the_group_is_answered_in_private(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann, ben = world.people[:2]
        await world.say(ann, "/schubsen move 085")
        assert "Laid: 085" in words(world.private(ann))
        await world.say(ben, "99 bottles", answering=world.last)
        assert "Laid" not in words(world.last)
        await world.say(ben, "12", answering=world.last)
        assert "Laid: 12" in words(world.private(ben))


async def test_a_number_after_the_command_is_an_answer(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        public = len(world.api.shown(world.hall))
        ann, ben = world.people[:2]
        await world.say(ann, "/schubsen 085")
        assert "Laid: 085" in words(world.private(ann))
        await world.tell(ben, "/schubsen 12")
        assert "Laid: 12" in words(world.private(ben))
        assert len(world.api.shown(world.hall)) == public


async def test_chatter_in_a_group_is_left_alone(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        before = len(world.api.calls)
        for chatter in ("085", "good morning", "/stats", "/help@other_bot"):
            await world.say(ann, chatter)
        assert len(world.api.calls) == before
        await world.say(ann, f"@{BOT['username']} 085")
        assert "Laid: 085" in words(world.private(ann))


async def test_in_private_the_words_work_with_and_without_the_command(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        ann = world.people[0]
        for said in ("/schubsen hand", "/hand", "hand", "/HAND"):
            await world.tell(ann, said)
            assert "Your hand at “Pasture”" in words(world.private(ann))
        await world.tell(ann, "/games")
        assert "You sit at one table" in words(world.private(ann))
        await world.tell(ann, "/settings zone Europe/London")
        assert "Europe/London" in words(world.private(ann))


async def test_start_and_help_say_what_can_be_done(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        for said in ("/start", "/help", "/schubsen", "/schubsen help"):
            await world.tell(ann, said)
            assert "four sheep games for your group" in words(world.private(ann)).lower()


@pytest.mark.parametrize(("language", "line"), [("de-AT", "Schafspiele"), ("fr", "moutons")])
async def test_people_are_answered_in_their_own_language(
    language: str, line: str, tmp_path: Path
) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        ann.language = language
        await world.tell(ann, "/help")
        assert line in words(world.private(ann))


async def test_wrong_words_are_answered_kindly(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        said = {
            "/schubsen strat": "Did you mean “start”?",
            "/schubsen board": "There is no table here",
            "/schubsen start wolel": "Did you mean “wolle”?",
        }
        for text, answer in said.items():
            await world.say(ann, text)
            assert answer in words(world.last)
        await world.tell(ann, "/schubsen start")
        assert "only works in a group" in words(world.private(ann))
        await world.say(ann, "/schubsen start wolle en")
        await world.say(ben, "/schubsen begin")
        assert "Only whoever runs the table may do that: Ann" in words(world.last)


async def test_a_finished_match_is_shown_again_and_handed_out(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        await play_by_words(world)
        await _kept(world)


async def _kept(world: World) -> None:
    ann = world.people[0]
    for word, line in (("record", "The record of the match"), ("replay", "The whole match")):
        world.time.move(60_000)
        await world.say(ann, f"/schubsen {word}")
        assert line in words(world.last)
    files = [call for call in world.api.calls if call.method == "sendDocument"]
    assert [b'"schubsen"' in next(iter(call.files.values())) for call in files] == [True]
    await world.press(ann, world.last, "▶")
    assert "Move 1 of" in words(world.private(ann))


async def test_stopping_a_table_is_asked_back_and_done_by_its_host(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        ann = world.people[0]
        await world.say(ann, "/schubsen stop")
        await world.press(ann, world.private(ann), "Yes, close")
        assert "closed before the end" in words(world.last)
        assert (await world.store.matches_in(f"telegram:{world.hall.id}"))[0].status == "stopped"
