"""Matches among computer players, without a table: the same plan gives the same matches."""

from typing import Any

from msgspec import Struct

from rules import GAMES
from rules.core.dice import Dice
from rules.core.fair import commitment, mixed_seed
from rules.core.play import AnyGame, Outcome
from rules.core.record import Logged, Record, build
from rules.core.replay import Chosen, Opening, advance, begin
from rules.core.seats import Seat
from rules.core.walk import walk
from rules.players import PLAYERS, UNITS
from rules.players.base import Units


class Plan(Struct, frozen=True):
    """Which matches to play: *players* are levels, taken in turn around the table."""

    game: str
    seats: int
    options: Any
    players: tuple[str, ...]
    seed: str

    def seated(self, number: int) -> tuple[str, ...]:
        """Return who sits where in match *number*; each match moves everyone on by one seat."""
        count = len(self.players)
        return tuple(self.players[(seat + number) % count] for seat in range(self.seats))

    def secret(self, number: int) -> str:
        """Return what the dice of match *number* come from."""
        return commitment(f"{self.seed}/{self.game}/{number}")

    def contributions(self) -> tuple[str, ...]:
        """Return what the seats add to it: nothing but their numbers."""
        return tuple(f"seat {seat + 1}" for seat in range(self.seats))


class Played(Struct, frozen=True):
    """A finished match."""

    seated: tuple[str, ...]
    log: tuple[Logged, ...]
    outcome: Outcome


def play(plan: Plan, number: int) -> Played:
    """Play match *number* of *plan* to its end."""
    game = GAMES[plan.game]
    seated = plan.seated(number)
    seed = mixed_seed(plan.secret(number), plan.contributions())
    state = begin(game, Opening(seed, plan.seats, plan.options)).state
    log: list[Logged] = []
    while (outcome := game.outcome(state)) is None:
        seat = next(item.seat for item in game.pending(state) if item.needed)
        index = len(log) + 1
        chosen = Chosen(seat, choice(game, seated[seat], state, seat, f"{seed}/{seat}", index))
        state = advance(game, seed, index, state, chosen).state
        log.append(Logged(seat, chosen.choice, seated[seat]))
    return Played(seated, tuple(log), outcome)


def choice(game: AnyGame, level: str, state: Any, seat: Seat, seed: str, index: int) -> Any:
    """Return what a player of *level* chooses, who knows only what *seat* can know."""
    known = game.redeal(state, seat, Dice(f"{seed}/redeal", index))
    player, budget = PLAYERS[game.tag][level], Units(UNITS[level])
    path = player(known, seat, Dice(f"{seed}/player", index), budget)
    return walk(game, state, seat, path)


def recorded(plan: Plan, number: int, played: Played) -> Record:
    """Return the record of match *number*."""
    names = [f"{level} {seat + 1}" for seat, level in enumerate(played.seated)]
    secret, contributions = plan.secret(number), plan.contributions()
    return build(GAMES[plan.game], plan.options, names, secret, contributions, played.log)
