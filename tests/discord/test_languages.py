"""Commands and answers in the reader's language."""

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord.interactions

from bot.platforms.discord_app.client import INTENTS, PERMISSIONS, Client
from bot.platforms.discord_app.commands import schubsen
from bot.platforms.discord_app.tongues import Tongues
from bot.texts import LANGUAGES
from bot.words import COMMANDS
from tests.discord.world import note, open_world, words


async def commands(world: Any) -> dict[str, Any]:
    """Return the group as it was registered."""
    (put,) = [it for it in world.env.http_requests if it.path.endswith("/commands")]
    (group,) = put.json
    return dict(group)


def speaking(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everybody's Discord speak the language of *locale*."""
    real = simcord.interactions.base_payload

    def spoken(*args: Any, **facts: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = real(*args, **facts)
        return record, payload | {"locale": locale}

    monkeypatch.setattr(simcord.interactions, "base_payload", spoken)


async def test_every_name_and_description_comes_in_every_language(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group = await commands(world)
        parts = [*group["options"]]
        parts += [option for part in group["options"] for option in part.get("options", ())]
        for part in parts:
            for field in ("name_localizations", "description_localizations"):
                assert {"de", "fr", "en-US", "en-GB"} <= {*part[field]}, part["name"]
            assert len(part["description"]) <= 100
            assert all(len(it) <= 100 for it in part["description_localizations"].values())


async def test_in_english_the_words_are_those_of_the_house(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group = await commands(world)
        assert group["name"] == "schubsen"
        assert [part["name"] for part in group["options"]] == [*COMMANDS]
        english = [part["name_localizations"]["en-US"] for part in group["options"]]
        assert english == [*COMMANDS]


async def test_the_group_is_offered_in_servers_and_in_the_bots_own_room(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group = await commands(world)
        assert (group["contexts"], group["integration_types"]) == ([0, 1], [0])


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        ("de", "Du sitzt gerade an keinem Tisch."),
        ("fr", "Tu n’es assis à aucune table pour l’instant."),
        ("en-GB", "You do not sit at any table right now."),
    ],
)
async def test_whoever_asks_is_answered_in_their_language(
    locale: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(locale, monkeypatch)
    async with open_world(tmp_path) as world:
        assert note(await world.slash(world.people[0], "games")) == says


@pytest.mark.parametrize(
    ("locale", "shown"),
    [("de", "hilfe"), ("fr", "aide"), ("en-GB", "help"), ("ja", "help")],
)
async def test_help_lists_the_names_that_discord_shows(
    locale: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(locale, monkeypatch)
    async with open_world(tmp_path) as world:
        named = {
            part["name_localizations"].get(locale, part["name"])
            for part in (await commands(world))["options"]
        }
        told = words(await world.slash(world.people[0], "help"))
        assert shown in named
        assert {line.partition(":")[0].strip() for line in told.split("\n• ")[1:]} == named


async def test_languages_we_do_not_speak_get_the_default() -> None:
    (command, *_) = schubsen(Client(None)).commands  # type: ignore[arg-type]
    name = command._locale_name
    assert name is not None
    tongues = Tongues()
    context: Any = None
    assert await tongues.translate(name, discord.Locale.japanese, context) is None
    spoken = [await tongues.translate(name, discord.Locale(it), context) for it in ("de", "fr")]
    assert spoken == ["start", "table"]
    assert len(LANGUAGES) == 3


def test_the_bot_asks_for_as_little_as_it_can() -> None:
    assert discord.Intents(guilds=True, dm_messages=True) == INTENTS
    assert {name for name, granted in PERMISSIONS if granted} == {
        "read_messages",
        "send_messages",
        "attach_files",
        "create_public_threads",
        "send_messages_in_threads",
    }
