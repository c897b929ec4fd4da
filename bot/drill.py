"""Prepared matches for measuring: every press known beforehand, so that only the house works."""

import asyncio
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot import lobby
from bot.host import opened
from bot.moment import following
from bot.platforms.base import House as HouseProtocol
from bot.platforms.post import Limits, Person, Post
from bot.press import Press
from bot.terms import TableSettings
from rules import GAMES
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.replay import Chosen, advance
from rules.core.walk import stroll
from storage.rows import MatchRow

LETTERS = lobby.LETTERS


class Drill(Struct, frozen=True):
    """One match with the presses that play it: who presses what, in order."""

    row: MatchRow
    presses: tuple[tuple[str, str], ...]


class Nowhere:
    """A platform on which nobody looks."""

    name = "nowhere"
    limits = Limits(options=20, across=5, rows=6, text=4_000, caption=1_000, calls=0)
    whispers_in_public = True

    async def run(self, house: HouseProtocol) -> None:
        """Take posts until cancelled."""
        house.attach(self)
        await asyncio.Event().wait()

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        """Take a post."""
        return "1"

    async def edit(self, place: str, message: str, post: Post) -> bool:
        """Take an edit."""
        return True

    async def strip(self, place: str, message: str, left: Post | None = None) -> None:
        """Take buttons off."""

    async def whisper(self, person: str, post: Post, *, message: str | None, nonce: str) -> str:
        """Take a whisper."""
        return "1"

    def link(self, place: str, message: str | None) -> str:
        """Lead nowhere."""
        return ""

    def deep_link(self, payload: str) -> str:
        """Lead nowhere."""
        return ""

    async def is_admin(self, place: str, person: str) -> bool:
        """Know no admins."""
        return False


def drill(number: int, place: str, now: int) -> Drill:
    """Prepare match *number* at *place*: games in turn, with their fewest seats."""
    game = [*GAMES.values()][number % len(GAMES)]
    row = lobby.opened(place, game, game.options(), TableSettings(language="en"), now)
    row = replace(row, id=_name(number), secret=f"drill {number}")
    for seat in range(game.seats_for(game.options())[0]):
        row = lobby.joined(row, f"nowhere:{number}-{seat}", f"Player {seat}", "")
    return Drill(row, tuple(_presses(game, row)))


def person(who: str) -> Person:
    """Return someone who presses."""
    return Person(who, f"Player {who[-1]}", "en")


def _presses(game: AnyGame, row: MatchRow) -> Iterator[tuple[str, str]]:
    """Play a match at random, without the house; yield the press that makes each choice."""
    begun = lobby.begun(row, 0)
    moment, fingers = opened(game, begun), Dice(row.secret, -1)
    while needed := moment.needed:
        item = needed[fingers.below(len(needed))]
        path, choice = stroll(game, moment.state, item.seat, fingers.below)
        yield (
            row.seats[item.seat].person or "",
            Press(row.id, moment.stamps[item.seat], path).token,
        )
        step = advance(game, begun.seed, moment.index + 1, moment.state, Chosen(item.seat, choice))
        moment = following(game, moment, step, item.seat, "player")


def _name(number: int) -> str:
    name = ""
    for _ in range(8):
        number, digit = divmod(number, len(LETTERS))
        name += LETTERS[digit]
    return name
