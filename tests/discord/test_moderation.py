"""What a server's admins decide, and what keeps people from flooding it."""

from pathlib import Path
from typing import Any

import discord
from simcord.actors import MemberActor

from tests.discord.world import World, labels, note, open_world, shown, words


def admin(world: World) -> MemberActor:
    """Bring in somebody who manages the server."""
    rights = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("Shepherds", permissions=rights)
    who: MemberActor = world.guild.add_member(world.env.create_user("eva"), roles=[role])
    return who


async def test_admins_choose_the_channels_where_tables_stand(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        eva, games = admin(world), world.guild.create_text_channel("games")
        await world.slash(eva, "settings", tables="off", server=True)
        await world.slash(eva, "settings", tables="on", where=games)
        ann = world.people[0]
        assert note(await world.slash(ann, "start")) == "New tables are not wanted here."
        assert note(await world.slash(ann, "start", where=games)) == "The table is set."


async def test_admins_choose_language_and_pace(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.slash(admin(world), "settings", here="fr", pace="live", server=True)
        await world.slash(world.people[0], "start", game="wolle")
        assert "français" in world.last.content
        assert "10 min" in world.last.content


async def test_nobody_else_sets_anything_for_others(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        done = await world.slash(world.people[0], "settings", tables="off")
        assert note(done) == "Only the admins of this place may do that."


async def test_admins_may_stop_any_table(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        eva = admin(world)
        asked = await world.slash(eva, "stop")
        assert note(await world.click(eva, shown(asked), "Yes, close")) == "The table is closed."


async def test_whoever_owns_the_server_is_an_admin(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        owner = f"discord:{world.guild.owner.id}"
        place = f"discord:{world.guild.id}:{world.hall.id}"
        assert await world.app.is_admin(place, owner)
        assert not await world.app.is_admin(place, f"discord:{world.people[0].id}")
        assert not await world.app.is_admin(place, "discord:1")


async def test_tables_cannot_be_opened_without_end(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        halls = [world.guild.create_text_channel(f"hall{n}") for n in range(6)]
        notes = [note(await world.slash(ann, "start", where=hall)) for hall in halls]
        assert notes[:5] == ["The table is set."] * 5
        assert notes[5].startswith("Those were many tables in a row.")
        await world.env.advance_time(601)
        assert note(await world.slash(ann, "start", where=halls[5])) == "The table is set."


async def test_where_the_bot_may_not_write_it_says_what_is_missing(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        mute: Any = discord.PermissionOverwrite(send_messages=False)
        shut = world.guild.create_text_channel("shut", overwrites={world.guild.default_role: mute})
        done = await world.slash(world.people[0], "start", where=shut)
        assert "I lack: Send Messages." in note(done)


async def test_more_options_than_a_message_has_rows_make_a_layout(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.slash(ann, "start", language="en")
        done = await world.click(ann, world.lobby(), "Options")
        assert shown(done).flags.components_v2
        assert words(done).startswith("What shall it be?")
        before = labels(shown(done))
        assert len(before) > 5
        done = await world.click(ann, shown(done), "Pictures: light")
        assert shown(done).flags.components_v2
        assert "Pictures: dark" in labels(shown(done))
