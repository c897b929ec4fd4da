"""News brought by Telegram itself: only with the agreed word, and in order."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.config import read_config
from bot.platforms.telegram_app.doorway import Webhook, made_up
from tests.kit.chats import words
from tests.telegram.world import World, open_world

HEADER = "X-Telegram-Bot-Api-Secret-Token"
SECRET = "baa-baa-black-sheep"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def hooked(path: Path) -> AsyncIterator[tuple[World, str]]:
    """Open a world whose updates are brought to a webhook."""
    port = free_port()
    hook = Webhook("https://stall.example/telegram/news", port, SECRET)
    async with open_world(path, webhook=hook) as world:
        await world.until(lambda: world.api.webhook)
        world.api.flowing = False
        yield world, f"http://127.0.0.1:{port}/telegram/news"


async def bring(world: World, url: str, **headers: str) -> int:
    """Bring what people did to the webhook, as Telegram does; return the last answer."""
    status = 0
    async with aiohttp.ClientSession() as client:
        while world.api.queue:
            update = world.api.queue.pop(0)
            async with client.post(url, json=update, headers=headers) as answer:
                status = answer.status
    return status


async def test_the_webhook_is_asked_for_with_its_word(tmp_path: Path) -> None:
    async with hooked(tmp_path) as (world, _):
        assert world.api.webhook["url"] == "https://stall.example/telegram/news"
        assert world.api.webhook["secret_token"] == SECRET
        assert world.api.webhook["max_connections"] == 1
        assert world.api.webhook["allowed_updates"] == [
            "message", "callback_query", "my_chat_member",
        ]  # fmt: skip


async def test_news_with_the_word_are_taken(tmp_path: Path) -> None:
    async with hooked(tmp_path) as (world, url):
        ann, ben = world.people[:2]
        world.api.say(ann, world.hall, "/schubsen start wolle en")
        world.api.say(ben, world.hall, "/schubsen start schwupps en")
        assert await bring(world, url, **{HEADER: SECRET}) == 200
        await world.until(lambda: world.api.shown(world.hall))
        assert words(world.last).startswith("Volle Wolle")


@pytest.mark.parametrize("headers", [{}, {HEADER: "guessed"}], ids=["none", "wrong"])
async def test_news_without_the_word_are_turned_away(
    headers: dict[str, str], tmp_path: Path
) -> None:
    async with hooked(tmp_path) as (world, url):
        world.api.say(world.people[0], world.hall, "/schubsen start wolle en")
        assert await bring(world, url, **headers) == 403
        world.api.say(world.people[1], world.hall, "/schubsen start schwupps en")
        assert await bring(world, url, **{HEADER: SECRET}) == 200
        await world.until(lambda: world.api.shown(world.hall))
        assert words(world.last).startswith("Schwupps")


def test_a_word_is_made_up_where_none_is_agreed() -> None:
    config = read_config({"TELEGRAM_TOKEN": "1:a", "TELEGRAM_WEBHOOK_URL": "https://x.example"})
    assert config.telegram_webhook_secret == ""
    assert made_up("1:a") != made_up("1:b")
    assert "1:a" not in made_up("1:a")
