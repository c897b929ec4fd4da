"""Schwupps oder Schubs painted: every moment and variant, in words, and nothing secret."""

from functools import cache
from typing import Any

import pytest

from bot.reel import Shot, shots
from bot.texts import LANGUAGES, speech_for
from render import encode
from render.palette import CREAM, INK, SYMBOLS, THEMES, ThemeName, contrast
from render.scene import Scene
from render.schwupps import PAINTER, layout, moves, panels, trails, words
from render.schwupps.ground import TONES
from render.schwupps.hand import spread, told
from render.schwupps.trails import meet
from render.type import Box
from rules.core.dice import Dice
from rules.core.play import Public, Step
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.data import LANE, NAME
from rules.schwupps.data import SYMBOLS as GLYPHS
from rules.schwupps.events import (
    Displaced,
    Eliminated,
    Followed,
    Passed,
    Remained,
    Schubsed,
    Schwuppsed,
    Stayed,
)
from rules.schwupps.state import State
from tests.kit.options import every_options
from tests.kit.pictures import same
from tests.kit.walks import questions, random_match
from tests.schwupps.build import (
    ADVANCED,
    DICE,
    LONG,
    TEAM,
    menu,
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


@pytest.mark.parametrize("count", range(29))
def test_a_hand_of_any_size_fits_its_sheet(count: int) -> None:
    across, (width, height) = spread(count)
    assert across * width <= 1068
    assert across * -(-count // across) >= count
    assert height <= 330


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


def test_a_hand_says_whom_it_would_shove_the_strongest_way_first() -> None:
    assert told(scene(middle(), seat=ONE), ONE) == [
        "C + E + F passen genau zu Jörg auf Feld 55: Schubs um 16",
        "C + F passen genau zu Élodie auf Feld 28: Schubs um 13",
        "D passt genau zu Zoë auf Feld 87: Schubs um 2",
    ]


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (table((30, 12), "4●", "5●"), ["Gerade passt keine Karte zu einem Schubs."]),
        (table((30, 12), "", "5●"), ["Keine Karten mehr auf der Hand."]),
        (table((-1, 12, 5), "4●", pile=0), []),
    ],
    ids=["nothing fits", "empty", "out"],
)
def test_a_hand_that_cannot_shove_says_so(state: State, said: list[str]) -> None:
    assert told(scene(state, seat=ONE), ONE) == said


@every_language
@every_variant
def test_alt_text_names_everyone_and_where_they_are(
    name: str, seats: int, options: Any, language: str
) -> None:
    for moment in moments(seats, name, 9, language=language, names=LONG_NAMES):
        text = PAINTER.alt(moment)
        assert len(text) <= 1024
        assert all(person in text for person in moment.names)
        for square in moment.view.squares:
            assert (f" {square} " if 0 < square < options.goal else "") in text
        for numbers in moment.view.numbers:
            assert " ".join(map(str, numbers)) in text


@every_language
def test_alt_text_fits_even_with_names_no_chat_allows(language: str) -> None:
    names = tuple(f"{name} {'Wilhelmine ' * 12}" for name in NAMES)
    text = PAINTER.alt(shown(shoved(), names=names, language=language))
    assert len(text) <= 1024
    assert all(name in text for name in NAMES)


def test_alt_text_reads_like_sentences() -> None:
    assert PAINTER.alt(shown(shoved())) == (
        "Schwupps oder Schubs bis 100: Mara schubst Jörg um 16 zurück! "
        "Mara auf 70 (Kreis, Dreieck, Raute), Jörg auf 39 (Dreieck, Herz), "
        "Zoë auf 87 (Dreieck), Élodie auf 28 (Stern, Raute), Opa Hinnerk am Start. "
        "Karten: Mara 4 9 2; Jörg 1 8 3 3 6 4; Zoë 5 5 6 2 8 1 4; Élodie 9 3 1 7 7; "
        "Opa Hinnerk 6 1 7 2 2 5 9 3. Stapel: 46, oben 1. Mara darf weiter schubsen."
    )


def test_the_board_as_text_lists_the_sheep_from_front_to_back() -> None:
    assert PAINTER.text(scene(paired())) == "\n".join(
        [
            "Schwupps oder Schubs · 100",
            "Mara ist am Zug.",
            "",
            "   55 ■★◆ Jörg und Élodie",
            "   30 ◆   Mara und Zoë ◂",
            "   12 ◆   Mara und Zoë ◂",
            "Start     Jörg und Élodie",
            "",
            "Mara 4 9 1",
            "Jörg 1 2",
            "Zoë 2 8",
            "Élodie 9 3",
            "",
            "Stapel: 30, oben 1.",
        ]
    )


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ((), "Mara ist am Zug."),
        ((Schwuppsed(TWO, 1, 7, 5, 12), Passed(THREE)), "Schwupps! Jörg hüpft auf 12."),
        ((Stayed(TWO, 1, 7, 95, 100),), "Jörg bleibt auf 95: 7 sind zu viel."),
        (
            (
                Schubsed(TWO, (ONE,), 0, ("9♥",), 9, 54, 45),
                Stayed(TWO, 1, 9, 95, 100),
            ),
            "Jörg schubst Mara um 9 zurück!",
        ),
        (
            (Schwuppsed(TWO, 1, 7, 5, 12), Eliminated((TWO,), 12)),
            "Jörg trottet in den Stall.",
        ),
        (
            (Eliminated((TWO,), 12), Schwuppsed(THREE, 2, 7, 5, 12)),
            "Schwupps! Zoë hüpft auf 12.",
        ),
        (
            (Eliminated((TWO,), 12), Remained((ONE, THREE))),
            "Mara und Zoë bleiben übrig und gewinnen!",
        ),
    ],
    ids=["nothing", "schwupps", "stayed", "schubs", "out", "on", "won"],
)
def test_the_headline_says_the_last_thing_that_mattered(
    events: tuple[Any, ...], said: str
) -> None:
    assert words.headline(scene(middle(), *events)) == said


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


def test_whoever_has_won_is_found_in_the_view() -> None:
    for seats, name in ((2, "long-basic"), (5, "short-basic"), (4, "long-team")):
        last = match(seats, name)[-1].state
        outcome = GAME.outcome(last)
        assert outcome is not None
        assert {*words.winners(GAME.view(last, None))} == {*outcome.winners}


@pytest.mark.parametrize("goal", [50, 100])
def test_arrows_cross_no_symbol_and_no_number(goal: int) -> None:
    plan = layout.layout(goal, 5)
    for origin in range(goal):
        for target in {*range(max(0, origin - 27), min(goal, origin + 27) + 1)} - {origin}:
            ends = (plan.feet(origin, 0, 5), plan.feet(target, 0, 5))
            trail = moves.Trail(0, origin, target, (target - origin,))
            way = trails.route(plan, trail, ends)
            for x, y in way[1:-2] if len(way) > 3 else ():
                inside = [s for s in range(1, goal + 1) if _inner(plan.box_of(s), x, y)]
                assert inside == [], (origin, target)


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
