"""Every sub-command, answered to whoever typed it and to nobody else."""

import json
from pathlib import Path

import pytest

from bot.platforms.discord_app.ids import place_id
from bot.words import COMMANDS
from tests.discord.world import labels, note, open_world, play, shown, words


async def test_the_group_has_every_word_of_the_house(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        offered = world.people[0].available_commands(world.hall)
        assert {*offered} == {f"schubsen {word}" for word in COMMANDS}


async def test_the_commands_work_in_private_too(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        who = world.people[0].user
        assert {*who.available_commands()} == {f"schubsen {word}" for word in COMMANDS}
        done = await who.slash("schubsen games")
        assert note(done) == "You do not sit at any table right now."


async def test_start_sets_a_table_as_ordered(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        done = await world.slash(
            world.people[0], "start", game="wolle", speed="live", language="fr", computers=2,
            level="hard",
        )  # fmt: skip
        assert done.ephemeral
        assert note(done) == "The table is set."
        assert "Volle Wolle" in world.last.content
        assert "français" in world.last.content
        row = await world.store.live(place_id(world.guild.id, world.hall.id))
        assert row is not None
        assert [seat.robot for seat in row.seats] == [None, "hard", "hard"]


async def test_start_may_open_a_thread(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        done = await world.slash(world.people[0], "start", thread=True, language="en")
        (thread,) = world.hall.threads
        assert "Join" in labels(thread.last_message)  # type: ignore[arg-type]
        link = json.dumps(shown(done).components)
        assert f"https://discord.com/channels/{world.guild.id}/{thread.id}" in link
        await world.slash(world.people[1], "join", where=thread)
        assert "2 Ben" in thread.last_message.content  # type: ignore[union-attr]


async def test_variants_are_offered_for_the_game_that_is_chosen(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        offers = await world.people[0].autocomplete(
            world.hall, "schubsen start", "variant", "", game="nachgedacht"
        )
        assert 0 < len(offers) <= 25
        done = await world.slash(
            world.people[0],
            "start",
            game="nachgedacht",
            variant=offers[-1]["value"],
            language="en",
        )
        assert note(done) == "The table is set."
        assert offers[-1]["name"] in world.last.content


async def test_join_leave_and_begin(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben, cid = world.people
        await world.slash(ann, "start", language="en")
        for who in (ben, cid):
            assert note(await world.slash(who, "join")) == "You have a seat. Good to have you!"
        assert note(await world.slash(cid, "leave")) == "Your seat is free. See you soon!"
        assert note(await world.slash(ann, "begin")).startswith("One more player is needed.")
        assert note(await world.slash(ben, "begin")).startswith("Only whoever runs the table")
        await world.slash(cid, "join")
        assert note(await world.slash(ann, "begin")) == "Here we go!"


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("board", "Still thinking"),
        ("hand", "Your hand at “hall”"),
        ("move", "Lay one to three cards"),
        ("status", "Still thinking"),
        ("rules", "rules, page 1"),
        ("games", "You sit at one table"),
        ("settings", "Your language: English"),
        ("options", "What shall it be?"),
        ("replay", "That has to wait"),
        ("hint", "A computer would do this"),
        ("help", "Four sheep games"),
        ("back", "But you are here!"),
        ("kick", "Who is meant?"),
        ("host", "Who is meant?"),
        ("pause", "Paused"),
        ("stop", "Really close the table?"),
    ],
)
async def test_a_word_at_a_running_table(word: str, says: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        public = len(world.hall.history())
        done = await world.slash(world.people[0], word)
        assert says in words(done)
        assert done.ephemeral
        assert len(world.hall.history()) == public


async def test_computers_come_and_go(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.slash(ann, "start", language="en")
        assert note(await world.slash(ann, "robot", level="easy")) == "A computer takes a seat."
        assert note(await world.slash(ann, "unrobot")) == "The computer gets up again."


async def test_seats_are_named_by_whom_they_belong_to(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben, _ = world.people
        await world.slash(ann, "start", language="en")
        await world.slash(ben, "join")
        assert note(await world.slash(ann, "host", who="Ben")) == "Ben runs the table now."
        assert (
            note(await world.slash(ben, "kick", who="ann")) == "Ann no longer sits at the table."
        )


async def test_a_break_ends_with_resume(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        await world.slash(world.people[0], "pause")
        assert "Paused" in world.last.content
        done = await world.slash(world.people[0], "resume")
        assert note(done) == "On we go, the clocks are running again."


async def test_after_the_end_there_is_a_record_and_another_table(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        await play(world, "short")
        done = await world.slash(world.people[0], "record")
        (file,) = shown(done).attachments
        assert json.loads(await file.read())["game"] == "schubsen"
        done = await world.slash(world.people[0], "replay")
        assert "The whole match" in note(done)
        assert note(await world.slash(world.people[1], "again")) == "The table is set."
        assert "Join" in labels(world.last)


async def test_stop_asks_back_and_closes(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        asked = await world.slash(world.people[0], "stop")
        done = await world.click(world.people[0], shown(asked), "Yes, close")
        assert note(done) == "The table is closed."
        assert "closed before the end" in world.last.content


async def test_moves_can_be_typed_and_are_suggested(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        offers = await ann.autocomplete(world.hall, "schubsen move", "answer", "08")
        assert offers
        assert all(it["value"].replace(" ", "").startswith("08") for it in offers)
        assert "Lay 085" in [it["name"] for it in offers]
        done = await world.slash(ann, "move", answer="085")
        assert note(done).startswith("“hall”")
        assert "Laid: 085." in note(done)


async def test_a_plain_message_in_private_is_a_move(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        await ann.send_dm("085")
        await world.calm()
        assert "Laid: 085." in world.asked(ann).content


async def test_words_in_a_channel_are_nobodys_business(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        public = len(world.hall.history())
        await world.people[0].send(world.hall, "085")
        await world.calm()
        assert len(world.hall.history()) == public + 1


async def test_zones_are_suggested(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        offers = await ann.autocomplete(world.hall, "schubsen settings", "zone", "berl")
        assert [it["value"] for it in offers] == ["Europe/Berlin"]
        done = await world.slash(ann, "settings", zone="Europe/Berlin", quiet="22-7")
        assert "Europe/Berlin" in words(done)
        assert "22:00–07:00" in words(done)
