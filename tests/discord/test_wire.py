"""Faults on the wire: calls that are cut, sessions that are lost, a Discord that is away."""

import asyncio
import io
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.webhook.async_ import interaction_message_response_params

from bot.config import ConfigError
from bot.easel import NoEasel
from bot.platforms.discord_app import calls, sessions
from bot.platforms.discord_app.calls import Hitch, PromptCalls
from bot.platforms.discord_app.sessions import Turnstile, brief
from tests.discord.wire import CUT, Wire, open_wire
from tests.discord.world import World

CALLBACK = "/interactions/5/token/callback"


@pytest.fixture(autouse=True)
def _no_idling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait, and put back what the platform sets in discord.py."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.shard, "Shard", discord.shard.Shard)
    monkeypatch.setattr(calls, "FIRST", 0.0)
    monkeypatch.setattr(sessions, "GAP", 0.0)
    monkeypatch.setattr(sessions, "PATIENCE", -30)
    monkeypatch.setattr("bot.platforms.discord_app.app.PATIENCE", (0.0, 0.0))


async def acknowledge(file: discord.File | None = None) -> None:
    """Answer a press over the wire."""
    params = (
        interaction_message_response_params(type=4, file=file)
        if file
        else interaction_message_response_params(type=6)
    )
    async with aiohttp.ClientSession() as session:
        await PromptCalls().create_interaction_response(5, "token", session=session, params=params)


async def test_an_acknowledgement_is_repeated_until_discord_has_heard_it() -> None:
    async with open_wire() as wire:
        Route.BASE = f"{wire.url}/api"
        wire.moods[CALLBACK] = deque([502, 429, CUT, 503, 500, 502, 429])
        await acknowledge()
        assert len(wire.calls) == 8


async def test_a_picture_is_sent_whole_when_it_is_sent_again() -> None:
    async with open_wire() as wire:
        Route.BASE = f"{wire.url}/api"
        wire.moods[CALLBACK] = deque([502, 502])
        await acknowledge(discord.File(io.BytesIO(b"a whole picture"), "a.png"))
        assert [b"a whole picture" in body for _, body in wire.calls] == [True] * 3


async def test_what_discord_refuses_is_not_said_again() -> None:
    async with open_wire() as wire:
        Route.BASE = f"{wire.url}/api"
        wire.moods[CALLBACK] = deque([404])
        with pytest.raises(discord.NotFound):
            await acknowledge()
        assert len(wire.calls) == 1


async def test_an_acknowledgement_that_comes_too_late_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calls, "HEARD", (0.0, 0.0))
    async with open_wire() as wire:
        Route.BASE = f"{wire.url}/api"
        with pytest.raises(TimeoutError):
            await acknowledge()


async def test_nothing_is_repeated_once_the_house_has_closed() -> None:
    session = aiohttp.ClientSession()
    await session.close()
    params = interaction_message_response_params(type=6)
    with pytest.raises(Hitch, match="closing"):
        await PromptCalls().create_interaction_response(5, "token", session=session, params=params)


@asynccontextmanager
async def connected(wire: Wire, path: Path) -> AsyncIterator[asyncio.Task[None]]:
    """Run the platform against *wire* until it has a session."""
    world = World(path, NoEasel())
    await world.open()
    app = wire.app()
    running = asyncio.create_task(app.run(world.house))
    try:
        assert await heard(wire, 2) == [("identify", None), ("alive", 1)]
        yield running
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError, ConfigError):
            await running
        await world.close()


async def heard(wire: Wire, times: int) -> list[tuple[str, int | None]]:
    """List what the gateway hears next."""
    return [await wire.heard.get() for _ in range(times)]


async def test_a_session_is_resumed_however_long_the_gateway_is_away(tmp_path: Path) -> None:
    async with open_wire() as wire, connected(wire, tmp_path):
        wire.moods["gateway"] = deque([503, 503, 503])
        wire.cut()
        assert await heard(wire, 1) == [("resume", 1)]


async def test_a_session_that_discord_forgot_is_opened_anew(tmp_path: Path) -> None:
    async with open_wire() as wire, connected(wire, tmp_path):
        wire.known = False
        wire.cut()
        assert await heard(wire, 2) == [("resume", 1), ("identify", None)]


async def test_whoever_pressed_is_answered_before_the_house_closes(tmp_path: Path) -> None:
    async with open_wire() as wire, connected(wire, tmp_path) as running:
        wire.held = asyncio.Event()
        await wire.press("t._.games")
        assert await heard(wire, 1) == [("callback", None)]
        running.cancel()
        await asyncio.sleep(0)
        wire.held.set()
        with suppress(asyncio.CancelledError):
            await running
        assert b"You do not sit at any table" in wire.calls[-1][1]


async def test_a_gateway_that_knows_no_such_token_ends_the_house(tmp_path: Path) -> None:
    async with open_wire() as wire, connected(wire, tmp_path) as running:
        await wire.socket.close(code=4004)
        with pytest.raises(ConfigError, match="DISCORD_TOKEN"):
            await running


async def test_a_discord_that_is_away_at_the_start_is_waited_for(tmp_path: Path) -> None:
    async with open_wire() as wire:
        wire.moods["/users/@me"] = deque([CUT, 503])
        wire.moods["/gateway/bot"] = deque([CUT])
        wire.moods["/commands"] = deque([503])
        async with connected(wire, tmp_path):
            assert [path for path, _ in wire.calls].count("/users/@me") >= 3


async def test_a_wrong_token_is_named_at_the_start(tmp_path: Path) -> None:
    async with open_wire() as wire:
        wire.moods["/users/@me"] = deque([401])
        world = World(tmp_path, NoEasel())
        await world.open()
        with pytest.raises(ConfigError, match="DISCORD_TOKEN"):
            await wire.app().run(world.house)
        await world.close()


async def test_new_sessions_are_as_far_apart_as_discord_wants_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "GAP", 60.0)
    turnstile = Turnstile()
    turnstile.lanes = 2
    await turnstile.passed(0)
    await turnstile.passed(1)
    third = asyncio.create_task(turnstile.passed(2))
    await asyncio.sleep(0)
    assert not third.done()
    third.cancel()


def test_a_gateway_that_is_away_is_logged_in_one_line() -> None:
    fault = OSError("no route")
    record = logging.LogRecord("x", 40, "x", 1, "in %s s", ("2",), (OSError, fault, None))
    assert brief(record)
    assert (record.getMessage(), record.exc_info) == ("in 2 s (no route)", None)
