"""Schwupps oder Schubs painted: every moment and variant, and nothing secret."""

from typing import Any

import pytest

from render import encode
from render.palette import THEMES, ThemeName
from render.scene import Scene
from render.schwupps import PAINTER, layout
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.state import State
from tests.kit.pictures import same
from tests.render.schwupps_scenes import (
    LONG_NAMES,
    ONE,
    TWO,
    begun,
    every_variant,
    match,
    middle,
    moments,
    paired,
    pushed,
    scene,
    shoved,
    shown,
    won,
)
from tests.schwupps.build import (
    ADVANCED,
)


@pytest.mark.parametrize(
    ("name", "picture"),
    [
        ("opening-two-light", begun(2)),
        ("opening-advanced-dark", begun(3, options=ADVANCED, theme="dark")),
        ("shoved-five-light", shown(shoved())),
        ("short-four-light", moments(4, "short-basic", 14)[1]),
        ("end-five-light", shown(won())),
    ],
)
def test_boards_look_as_stored(name: str, picture: Scene) -> None:
    assert same(PAINTER.board(picture), f"schwupps/{name}")


def test_a_hand_looks_as_stored() -> None:
    picture = PAINTER.hand(scene(middle(), seat=ONE), ONE)
    assert picture is not None
    assert same(picture, "schwupps/hand")


@every_variant
def test_every_variant_is_painted_from_beginning_to_end(
    name: str, seats: int, options: Any
) -> None:
    sizes = {PAINTER.board(moment).size for moment in moments(seats, name, 4)}
    plan = layout.layout(options.goal, seats)
    assert sizes == {(layout.WIDTH, plan.height)}


@every_variant
def test_every_seat_gets_its_hand_painted(name: str, seats: int, options: Any) -> None:
    for shot in match(seats, name)[::11]:
        for seat in map(Seat, range(seats)):
            assert PAINTER.hand(scene(shot.state, seat=seat), seat) is not None


def test_onlookers_and_others_get_no_hand() -> None:
    assert PAINTER.hand(scene(middle()), ONE) is None
    assert PAINTER.hand(scene(middle(), seat=TWO), ONE) is None


@pytest.mark.parametrize("theme", THEMES)
def test_a_crowded_board_is_small_enough_to_send(theme: ThemeName) -> None:
    boards = [shown(step, names=LONG_NAMES, theme=theme) for step in (shoved(), pushed(), won())]
    sizes = [len(encode.png(PAINTER.board(it), PAINTER.swatch, theme)) for it in boards]
    assert max(sizes) < 200_000


def test_the_same_scene_has_the_same_bytes_whatever_was_painted_before() -> None:
    first = encode.png(PAINTER.board(shown(shoved())), PAINTER.swatch, "light")
    PAINTER.board(shown(pushed()))
    again = encode.png(PAINTER.board(shown(shoved())), PAINTER.swatch, "light")
    assert first == again


@pytest.mark.parametrize("state", [middle(), shoved().state, paired(), pushed().state])
def test_a_board_shows_no_symbol_of_a_hand_or_of_the_pile(state: State) -> None:
    twin = GAME.redeal(state, None, Dice("twin", 0))
    assert twin.hands != state.hands
    one, other = scene(state), scene(twin)
    assert PAINTER.board(one).tobytes() == PAINTER.board(other).tobytes()
    assert PAINTER.alt(one) == PAINTER.alt(other)
    assert PAINTER.text(one) == PAINTER.text(other)


def test_a_board_made_from_a_seats_view_gives_nothing_of_its_hand_away() -> None:
    own, common = scene(middle(), seat=ONE), scene(middle())
    assert PAINTER.board(own).tobytes() == PAINTER.board(common).tobytes()
    assert (PAINTER.alt(own), PAINTER.text(own)) == (PAINTER.alt(common), PAINTER.text(common))


def test_a_hand_shows_nothing_of_the_others() -> None:
    twin = GAME.redeal(middle(), ONE, Dice("twin", 0))
    assert twin.hands[1] != middle().hands[1]
    one, other = (PAINTER.hand(scene(state, seat=ONE), ONE) for state in (middle(), twin))
    assert one is not None
    assert other is not None
    assert one.tobytes() == other.tobytes()
