"""The studio paints in real processes, keeps what it painted, and survives their death."""

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from msgspec import Struct

from bot.easel import Order
from bot.reel import Cast, Shot, hand, reel
from bot.studio import Studio
from render.encode import opened
from rules import GAMES
from rules.core.play import Outcome
from rules.core.seats import Seat
from tests.kit.walks import random_match

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def studio() -> AsyncIterator[Studio]:
    async with Studio(1) as open_studio:
        yield open_studio


def lobby(*names: str, **more: Any) -> Order:
    return Order("lobby", "wolle", more.pop("view", None), names, "de", "light", **more)


class Deadly(Struct, frozen=True):
    """Kills the process that reads it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


async def test_a_lobby_comes_as_a_png_with_words(studio: Studio) -> None:
    picture = await studio.paint(lobby("Mara", "Jörg"))

    assert picture is not None
    assert opened(picture.png).size == (1200, 758)
    assert "Jörg" in picture.alt


async def test_what_was_painted_is_not_painted_again(studio: Studio) -> None:
    first = await studio.paint(lobby("Mara"))

    assert await studio.paint(lobby("Mara")) is first


async def test_of_the_orders_that_wait_for_a_place_only_the_newest_is_painted(
    studio: Studio,
) -> None:
    orders = [lobby("Ada"), lobby("Ada", "Jörg"), lobby("Ada", "Jörg", "Zoë")]

    pictures = await asyncio.gather(*(studio.paint(order, wanted="here") for order in orders))

    assert [picture is None for picture in pictures] == [False, True, False]


async def test_orders_of_different_places_are_all_painted(studio: Studio) -> None:
    orders = {"here": lobby("Bea"), "there": lobby("Cora"), "": lobby("Dirk")}

    pictures = await asyncio.gather(
        *(studio.paint(order, wanted=place) for place, order in orders.items())
    )

    assert None not in pictures


async def test_standings_and_rules_can_be_ordered(studio: Studio) -> None:
    outcome = Outcome(((Seat(1),), (Seat(0), Seat(2))), "points", (12, 31, 12))
    names = ("Mara", "Jörg", "Zoë")

    podium = await studio.paint(
        Order("podium", "wolle", None, names, "de", "dark", outcome=outcome)
    )
    rules = await studio.paint(Order("rules", "wolle", None, (), "fr", "light", page=1))

    assert podium is not None
    assert "Jörg gewinnt!" in podium.alt
    assert rules is not None


async def test_a_match_is_painted_spelled_and_filmed(studio: Studio) -> None:
    game = GAMES["schubsen"]
    steps = [step for step, _ in random_match(game, 3, "studio")]
    cast = Cast(("Mara", "Jörg", "Zoë"), "en", "light")
    orders = [*reel(game, steps, cast)]

    picture = await studio.paint(orders[0])
    own = await studio.paint(hand(game, Shot(0, steps[0].state, ()), cast, Seat(1)))
    film = await studio.film(orders)

    assert picture is not None
    assert picture.filename == "schubsen-board.png"
    assert own is not None
    assert film is not None
    assert film.kind == "image/gif"
    assert "Jörg" in await studio.text(orders[0])


async def test_an_order_that_cannot_be_painted_ends_in_nothing(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Order("podium", "wolle", None, ("Mara",), "de", "light", outcome=None)

    assert await studio.paint(broken) is None
    assert "a picture could not be painted" in caplog.text


async def test_a_process_that_dies_takes_no_other_picture_along(studio: Studio) -> None:
    deadly = await studio.paint(lobby("Mara", view=Deadly()))

    assert deadly is None
    assert await studio.paint(lobby("Enno")) is not None


async def test_without_processes_it_paints_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.worker.settle_in", _not_allowed)

    async with Studio(1) as studio:
        assert await studio.paint(lobby("Mara")) is not None


def _not_allowed(_: object) -> None:
    raise PermissionError
