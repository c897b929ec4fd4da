"""A press is answered soon, even where the answer itself takes its time."""

import asyncio
from pathlib import Path

import pytest

from bot.easel import Order
from bot.platforms.post import Picture
from tests.kit.chats import Refusal, buttons, flood
from tests.telegram.world import Sketch, open_world


class Dawdler(Sketch):
    """Paints hands only when it is allowed to."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()

    async def paint(self, order: Order, *, wanted: str = "") -> Picture | None:
        if order.kind == "hand":
            await self.may.wait()
        return await super().paint(order, wanted=wanted)


async def test_a_press_is_answered_again_until_telegram_listens(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 3)
        ann = world.people[0]
        troubles = (Refusal(502, "Bad Gateway"), flood(1), Refusal(502, "Bad Gateway"))
        world.api.refusals = [
            (lambda call: call.method == "answerCallbackQuery", trouble) for trouble in troubles
        ]
        done = await world.press(ann, world.private(ann), "17")
        assert done["text"] == "Noted: 17"


async def test_a_press_does_not_wait_for_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.platforms.telegram_app.front.PATIENCE", 0.05)
    easel = Dawdler()
    async with open_world(tmp_path, easel=easel) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        easel.may.clear()
        before = len(world.api.shown(ann))
        query = world.api.press(ann, world.last, buttons(world.last)["Decide"])
        await world.until(lambda: query in world.api.answers)
        assert len(world.api.shown(ann)) == before
        easel.may.set()
        await world.calm()
        assert len(world.api.shown(ann)) == before + 1
