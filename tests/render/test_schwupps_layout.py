"""Schwupps oder Schubs laid out: nothing covers what must be seen, and what can be pressed."""

import pytest

from render.palette import CREAM, INK, SYMBOLS, THEMES, ThemeName, contrast
from render.schwupps import PAINTER, layout, moves, panels, trails
from render.schwupps.ground import TONES
from render.schwupps.hand import spread
from render.schwupps.trails import meet
from render.type import Box
from rules.schwupps import GAME
from rules.schwupps.data import LANE, NAME
from rules.schwupps.data import SYMBOLS as GLYPHS
from rules.schwupps.events import (
    Displaced,
    Followed,
    Schubsed,
    Schwuppsed,
)
from tests.kit.walks import questions
from tests.render.schwupps_scenes import (
    ONE,
    THREE,
    TWO,
    VARIANTS,
    match,
    middle,
    paired,
    scene,
)
from tests.schwupps.build import (
    menu,
)


@pytest.mark.parametrize("count", range(29))
def test_a_hand_of_any_size_fits_its_sheet(count: int) -> None:
    across, (width, height) = spread(count)
    assert across * width <= 1068
    assert across * -(-count // across) >= count
    assert height <= 330


def test_the_trails_of_an_action_add_up() -> None:
    events = (
        Schwuppsed(THREE, 2, 3, 0, 3),
        Schubsed(ONE, (TWO,), 1, ("9●",), 9, 55, 46),
        Displaced((ONE,), 0, 46, 45),
        Followed(ONE, 0, 9, 45, 54),
    )
    assert moves.trails(events) == (
        moves.Trail(1, 55, 46, (-9,)),
        moves.Trail(0, 46, 54, (-1, 9)),
    )


@pytest.mark.parametrize("goal", [50, 100])
def test_arrows_cross_no_symbol_and_no_number(goal: int) -> None:
    plan = layout.layout(goal, 5)
    tiles: dict[int, list[Box]] = {}
    for square in range(1, goal + 1):
        tiles.setdefault(layout.place_of(square)[0], []).append(plan.box_of(square))
    for origin in range(goal):
        for target in {*range(max(0, origin - 27), min(goal, origin + 27) + 1)} - {origin}:
            ends = (plan.feet(origin, 0, 5), plan.feet(target, 0, 5))
            trail = moves.Trail(0, origin, target, (target - origin,))
            way = trails.route(plan, trail, ends)
            for x, y in way[1:-2] if len(way) > 3 else ():
                near = tiles.get(round((x - plan.left) / plan.pitch[0]), [])
                assert not any(_inner(box, x, y) for box in near), (origin, target)


def _inner(box: Box, x: float, y: float) -> bool:
    """Tell whether a point lies in the part of a tile where its number and symbols are."""
    return box[0] + 6 < x < box[2] - 6 and box[1] + 6 < y < box[3] - 6


@pytest.mark.parametrize("goal", [50, 100])
@pytest.mark.parametrize("seats", range(2, 6))
def test_panels_pile_and_lane_lie_side_by_side(goal: int, seats: int) -> None:
    plan = layout.layout(goal, seats)
    boxes = [*plan.panels, plan.pile, plan.start, plan.played, plan.stable]
    boxes += [plan.box_of(square) for square in range(1, goal + 1)]
    assert all(0 <= x0 < x1 <= layout.WIDTH and y1 <= plan.height for x0, _, x1, y1 in boxes)
    for place, one in enumerate(boxes):
        assert not any(meet(one, other) for other in boxes[place + 1 :])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("goal", [50, 100])
def test_the_largest_hand_stays_in_its_panel_and_can_be_read(goal: int, seats: int) -> None:
    most = {2: 28, 3: 19, 4: 15, 5: 12}[seats]
    x0, y0, x1, y1 = layout.layout(goal, seats).panels[0]
    width, height = round(x1 - x0 - 24), round(y1 - y0 - 110)
    for count in range(1, most + 1):
        grid = panels.arranged(count, width, height)
        down = -(-count // grid.across)
        assert grid.across * (grid.width + panels.ROOM) <= width + panels.ROOM
        assert down * (grid.height + panels.ROOM) <= height + panels.ROOM
        assert min(grid.width * 0.86, grid.height * 0.64) >= 20


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_and_symbols_on_tiles_can_be_told_apart(theme: ThemeName) -> None:
    assert all(contrast(INK, tone) >= 4.5 for tone in TONES[theme])
    shades = [contrast(colour, tone) for colour in SYMBOLS.values() for tone in TONES[theme][1:]]
    assert min(shades) >= 3
    assert min(contrast(colour, CREAM) for colour in SYMBOLS.values()) >= 3


def test_every_symbol_of_the_rules_is_drawn() -> None:
    assert {*"".join(LANE)} == {*GLYPHS}
    assert all(len(name) in (2, 3) for name in NAME)


def test_spots_lie_on_the_squares_of_a_question() -> None:
    asked = menu(middle())
    spots = PAINTER.spots(scene(middle()), asked)
    assert [spot.key for spot in spots] == ["55", "87", "28"]
    plan = layout.layout(100, 5)
    for spot in spots:
        x, y = plan.tile_at(int(spot.key))
        assert spot.x * layout.WIDTH < x < (spot.x + spot.w) * layout.WIDTH
        assert spot.y * plan.height < y < (spot.y + spot.h) * plan.height


def test_the_pieces_to_choose_from_have_spots() -> None:
    asked = menu(paired(), "b")
    assert asked.question == "piece"
    assert {spot.key for spot in PAINTER.spots(scene(paired()), asked)} == {"30", "12"}


def test_every_spot_is_an_option_within_the_picture() -> None:
    for name, seats, _ in VARIANTS:
        for shot in match(seats, name)[:-1:7]:
            (item,) = GAME.pending(shot.state)
            for ask in questions(GAME, shot.state, item.seat, lambda limit: 0):
                keys = {option.key for option in ask.options}  # type: ignore[union-attr]
                for spot in PAINTER.spots(scene(shot.state), ask):
                    assert spot.key in keys
                    assert 0 <= spot.x < spot.x + spot.w <= 1
                    assert 0 <= spot.y < spot.y + spot.h <= 1
