"""Moments of Schwupps oder Schubs to be painted, and matches of every variant."""

from functools import cache
from typing import Any

import pytest

from bot.reel import Shot, shots
from bot.texts import LANGUAGES, speech_for
from render.palette import ThemeName
from render.scene import Scene
from rules.core.dice import Dice
from rules.core.play import Public, Step
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.state import State
from tests.kit.options import every_options
from tests.kit.walks import random_match
from tests.schwupps.build import (
    DICE,
    LONG,
    TEAM,
    schubs,
    schwupps,
    table,
)

NAMES = ("Mara", "Jörg", "Zoë", "Élodie", "Opa Hinnerk")
LONG_NAMES = tuple(f"{name}-Wilhelmine von und zu Schafhausen"[:32] for name in NAMES)
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
VARIANTS = [
    (name, seats, options)
    for name, options in every_options(GAME)
    for seats in {GAME.seats_for(options)[0], GAME.seats_for(options)[-1]}
]

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_variant = pytest.mark.parametrize(
    ("name", "seats", "options"), VARIANTS, ids=[f"{name} {seats}" for name, seats, _ in VARIANTS]
)


def scene(
    state: State,
    *events: Any,
    names: tuple[str, ...] = NAMES,
    theme: ThemeName = "light",
    language: str = "de",
    seat: Seat | None = None,
) -> Scene:
    """Build the scene of *state*, as *seat* or an onlooker sees it."""
    public = tuple(event for event in events if isinstance(event, Public))
    line = speech_for(language).line
    return Scene(GAME.view(state, seat), public, names[: len(state.hands)], line, theme)


@cache
def match(seats: int, name: str) -> tuple[Shot, ...]:
    options = dict(every_options(GAME))[name]
    played = random_match(GAME, seats, f"painted {seats} {name}", options)
    return (*shots(GAME, [step for step, _ in played]),)


def moments(seats: int, name: str, every: int, **facts: Any) -> list[Scene]:
    phases = match(seats, name)
    return [scene(shot.state, *shot.events, **facts) for shot in (*phases[::every], phases[-1])]


def middle() -> State:
    """Five seats with many cards; Mara can shove Jörg, Zoë and Élodie."""
    return table(
        (54, 55, 87, 28, 0),
        "4●◆ 9♥♥ 7★ 2▲ 3■ 6◆",
        "1● 8▲ 3■ 3★ 6♥ 4◆",
        "5■ 5◆ 6▲ 2● 8★ 1♥ 4▲",
        "9● 3▲ 1■ 7▲ 7■",
        "6● 1▲ 7♥ 2■ 2★ 5♥ 9★ 3♥",
        pile=46,
    )


def shoved() -> Step[State]:
    """Mara has shoved Jörg with three cards, and may shove on."""
    return GAME.apply(middle(), ONE, schubs(55, "3■ 6◆ 7★"), DICE)


def pushed() -> Step[State]:
    """Mara has come upon a row of three, who all made room."""
    state = table((41, 45, 44, 43, 46), "4●★ 9★", "7★★ 7■■", "3▲", "2★", "9♥", pile=4)
    return GAME.apply(state, ONE, schwupps("4●★"), DICE)


def won() -> Step[State]:
    """Mara has hit the goal in the end game; two have left before."""
    state = table((91, 97, -1, -1, 60), "9● 7★", "8▲", "", "", "7♥", pile=0)
    return GAME.apply(state, ONE, schwupps("9●"), DICE)


def paired() -> State:
    """Two pairs; Mara and Zoë against Jörg and Élodie."""
    return table(
        (30, 12, 55, 0), "4●★ 9★ 1♥♥", "1● 2■", "2▲▲ 8●●", "9■★ 3●▲", options=TEAM, pile=30
    )


def shown(step: Step[State], **facts: Any) -> Scene:
    return scene(step.state, *step.events, **facts)


def begun(seats: int, **facts: Any) -> Scene:
    options = facts.pop("options", LONG)
    return shown(GAME.new(seats, options, Dice("painted", 0)), **facts)
