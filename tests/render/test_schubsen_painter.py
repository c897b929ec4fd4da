"""The pictures of Schafe-Schubsen: complete, legible, without secrets, and as stored."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from bot.reel import Shot, shots
from bot.texts import LANGUAGES, speech_for
from render import encode, marks, scenery
from render.palette import ThemeName
from render.scene import Scene
from render.schubsen import PAINTER, chips, layout, panels, strip
from render.schubsen.moves import numbered
from render.schubsen.story import Stroke, told
from render.schubsen.words import headline
from render.type import write
from rules.core.ask import Menu
from rules.core.dice import Dice
from rules.core.play import Public, Step
from rules.core.seats import Seat
from rules.schubsen import GAME
from rules.schubsen.data import ALL_PADS, OUT
from rules.schubsen.options import Options
from rules.schubsen.state import Choosing, State, Turning, Using
from tests.kit.lettering import watch
from tests.kit.pictures import same
from tests.schubsen.builders import cards, dyke, lay, play, wary_match

NAMES = ("Mara", "Jörg", "Zoë", "Annkathrin", "Ben", "Élodie", "Tjark", "Opa Hinnerk")
LONG = tuple(f"{name} von und zu Schafhausen-Wilhelminenkoog" for name in NAMES)
ROOMS = (3, 5, 8)


def scene(
    state: State,
    events: tuple[Any, ...] = (),
    *,
    names: tuple[str, ...] = NAMES,
    language: str = "de",
    theme: ThemeName = "light",
    seat: int | None = None,
) -> Scene:
    view = GAME.view(state, None if seat is None else Seat(seat))
    public = tuple(event for event in events if isinstance(event, Public))
    line = speech_for(language).line
    return Scene(view, public, names[: len(state.squares)], line, theme, frozenset({1}))


@cache
def phases(seats: int, seed: str = "painted", options: Options | None = None) -> tuple[Shot, ...]:
    """Return every moment of a match that is worth a picture."""
    return tuple(shots(GAME, [step for step, _ in wary_match(seats, seed, options)]))


def a_crowd() -> Step[State]:
    """Let Mara land among three sheep and shove one of them into the water."""
    state = dyke(
        *(12, 58, 57, 121, OUT, 94, OUT, 145),
        rings=(1, 1, 1, 1, 0, 1, 0, 1),
        clovers={0: ("b30",), 1: ("c5",), 2: ("c10",), 5: ("c5", "b20")},
        hands={0: "045679", 2: "0135689", 5: "0123579", 7: "13489"},
        sides=("wiese", "sturmflut"),
    )
    return lay(replace(state, round=7), "45!", "13", "01", "27", "20!", "13")


def an_end() -> Step[State]:
    """Leave two of three sheep on the dyke."""
    return lay(dyke(30, 77, 190, rings=(1, 2, 0)), "25", "8", "74")


def the_opening(seats: int) -> Step[State]:
    return GAME.new(seats, Options("calm"), Dice("first", 0))


def end(seats: int) -> Shot:
    """Return the last moment of a match."""
    return phases(seats)[-1]


def a_full_table() -> Step[State]:
    """Fill every panel: long hands, all clovers with one seat, three-digit lays."""
    state = dyke(*range(40, 48), rings=1, clovers={0: ALL_PADS[:7], 1: ALL_PADS[7:]}, box=())
    return lay(state, "123!", "45!", "301", "12", "20", "9", "140", "98")


@pytest.mark.parametrize(
    ("name", "step", "theme"),
    [
        ("opening-3", the_opening(3), "light"),
        ("opening-8", the_opening(8), "dark"),
        ("middle-8", a_crowd(), "light"),
        ("end-3", an_end(), "light"),
        ("end-8", end(8), "dark"),
    ],
)
def test_boards_look_as_stored(name: str, step: Step[State], theme: ThemeName) -> None:
    picture = PAINTER.board(scene(step.state, step.events, theme=theme))

    assert same(picture, f"schubsen/{name}")


def test_a_hand_looks_as_stored() -> None:
    state = dyke(12, 58, 134, hands={2: "024579"}, clovers={2: ("b20", "c5")})
    sealed = play(state, 2, cards("420")).state
    picture = PAINTER.hand(scene(sealed, seat=2), 2)

    assert picture is not None
    assert same(picture, "schubsen/hand")


@pytest.mark.parametrize("seats", ROOMS)
@pytest.mark.parametrize("dyke", ["random", "calm", "stormy"])
def test_every_moment_of_a_match_can_be_painted(seats: int, dyke: Any) -> None:
    moments = phases(seats, f"whole {dyke}", Options(dyke))

    sizes = {PAINTER.board(scene(shot.state, shot.events)).size for shot in moments}

    assert sizes == {(layout.WIDTH, layout.height_for(seats))}


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("rings", [0, 1, 4])
def test_what_a_clover_made_of_three_digits_is_shown_whole(
    seats: int, rings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = scene(dyke(*range(40, 40 + seats), rings=rings))
    laid, scopes = ("109",) * seats, (188,) * seats
    written = watch(monkeypatch)
    PAINTER.board(
        replace(
            moment,
            view=replace(moment.view, laid=laid, scopes=scopes, turn=Seat(0), phase="using"),
        )
    )
    changed = [line for line in written if line.text == "188"]
    assert len(changed) == seats
    assert all(line.inside and not line.cut for line in written)


@pytest.mark.parametrize("seats", range(3, 9))
def test_panels_neither_meet_nor_leave_the_picture(seats: int) -> None:
    boxes = [layout.panel_box(seat, seats) for seat in range(seats)]

    for one, (x0, y0, x1, y1) in enumerate(boxes):
        assert 0 < x0 < x1 < layout.WIDTH
        assert layout.PANELS <= y0 < y1 < layout.height_for(seats)
        for left, top, right, low in boxes[:one]:
            assert right < x0 or x1 < left or low < y0 or y1 < top


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[float, ...]]]:
    """Collect how wide each picture is that is written on, and what the words cover."""
    found: list[tuple[int, tuple[float, ...]]] = []

    def watched(picture: Image, *args: Any, **kwargs: Any) -> tuple[float, ...]:
        box = write(picture, *args, **kwargs)
        found.append((picture.width, box))
        return box

    for module in (chips, marks, panels, scenery, strip):
        monkeypatch.setattr(module, "write", watched)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_within_their_panels_and_apart(
    language: str, written: list[tuple[int, tuple[float, ...]]]
) -> None:
    tables: list[Any] = [shot for seats in ROOMS for shot in (*phases(seats)[::4], end(seats))]
    for step in [*tables, a_full_table(), the_opening(4)]:
        written.clear()
        PAINTER.board(scene(step.state, step.events, names=LONG, language=language))

        seats = len(step.state.squares)
        panels = [layout.panel_box(seat, seats) for seat in range(seats)]
        words = [box for wide, box in written if wide == layout.WIDTH]
        low = [box for box in words if box[1] > layout.PANELS - 4]
        assert len(low) >= seats
        assert [box for box in low if not any(_within(box, panel) for panel in panels)] == []
        assert not any(_meet(one, other) for one, other in combinations(low, 2))
        assert all(_within(box, (0, 0, layout.WIDTH, layout.height_for(seats))) for box in words)


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _within(box: tuple[float, ...], panel: tuple[float, ...]) -> bool:
    return (
        panel[0] + 4 <= box[0]
        and panel[1] + 4 <= box[1]
        and box[2] <= panel[2] - 4
        and box[3] <= panel[3] - 4
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG])
def test_words_for_those_who_cannot_see_name_every_sheep_and_its_place(
    language: str, names: tuple[str, ...]
) -> None:
    states = [shot.state for seats in ROOMS for shot in phases(seats)]
    for state in [*states, a_crowd().state, a_full_table().state]:
        moment = scene(state, names=names, language=language)
        said = PAINTER.alt(moment)

        assert len(said) <= 1024
        _, _, flock = said.partition(headline(moment, told(())))
        for seat, at in enumerate(state.squares):
            place = r"\(" if at == OUT else rf"\b{at % 100}\b"
            assert re.search(rf"{names[seat][:11]}[^(]*{place}", flock), said


@pytest.mark.parametrize("seats", ROOMS)
def test_the_board_in_letters_has_every_sheep_on_its_square(seats: int) -> None:
    for shot in phases(seats):
        lines = PAINTER.text(scene(shot.state, shot.events)).splitlines()
        first = lines.index("", 0) + 2
        grids = [lines[first : first + 10], lines[first + 13 : first + 23]]
        shared = shot.state.squares.count(0) > 1
        for seat, at in enumerate(shot.state.squares):
            if at != OUT:
                sign = grids[at // 100][9 - at % 10][2 + 2 * (at % 100 // 10)]
                assert sign.upper() == ("*" if at == 0 and shared else "ABCDEFGH"[seat])


@pytest.fixture
def half_laid() -> State:
    """Return a round in which two of four seats have laid their cards."""
    state = play(dyke(12, 58, 57, 9), 1, cards("085")).state
    return play(state, 2, cards("3")).state


def test_nothing_public_depends_on_what_lies_face_down(half_laid: State) -> None:
    twin = GAME.redeal(half_laid, None, Dice("other", 0))

    assert twin != half_laid
    assert [*public(scene(twin))] == [*public(scene(half_laid))]


@pytest.mark.parametrize("seat", [1, 2])
def test_nothing_public_depends_on_who_looks(half_laid: State, seat: int) -> None:
    assert [*public(scene(half_laid, seat=seat))] == [*public(scene(half_laid))]


def public(scene: Scene) -> Iterator[bytes | str]:
    """Yield everything that the whole table may see."""
    yield PAINTER.board(scene).tobytes()
    yield PAINTER.alt(scene)
    yield PAINTER.text(scene)


def test_a_hand_shows_what_its_own_seat_has_laid(half_laid: State) -> None:
    before = PAINTER.hand(scene(half_laid, seat=1), 1)
    after = PAINTER.hand(scene(play(half_laid, 1, cards("084")).state, seat=1), 1)

    assert before is not None
    assert after is not None
    assert before.tobytes() != after.tobytes()


def test_a_hand_that_another_seat_looks_at_shows_nothing_laid(half_laid: State) -> None:
    twin = GAME.redeal(half_laid, Seat(2), Dice("other", 0))
    one, other = (PAINTER.hand(scene(state, seat=2), 1) for state in (half_laid, twin))

    assert one is not None
    assert one == other


def test_who_is_out_has_no_hand() -> None:
    assert PAINTER.hand(scene(dyke(1, OUT, 3, 4), seat=1), 1) is None


def test_the_same_scene_has_the_same_bytes_whatever_was_painted_before() -> None:
    step = a_crowd()
    one = _png(scene(step.state, step.events))
    PAINTER.board(scene(the_opening(8).state, theme="dark"))

    assert _png(scene(step.state, step.events)) == one
    assert len(one) < 200_000


def _png(scene: Scene) -> bytes:
    return encode.png(PAINTER.board(scene), PAINTER.swatch, scene.theme)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (a_crowd(), "Runde 7 · Mara schubst Zoë ins Wasser!"),
        (an_end(), "Mara steht hinten und gewinnt!"),
        (the_opening(8), "Runde 1 · Alle legen verdeckt"),
        (lay(dyke(0, 9, 20), "1", "2", "0"), "Runde 2 · Jörg trabt mit 2 voran"),
    ],
)
def test_the_headline_tells_the_last_thing_that_happened(step: Step[State], said: str) -> None:
    moment = scene(step.state, step.events)

    assert headline(moment, told(moment.events)) == said


def test_moves_before_a_board_was_laid_anew_are_told_on_the_new_squares() -> None:
    turning = lay(dyke(98, 120, 130, sides=("wiese", "graeben")), "7", "2", "1")
    assert isinstance(turning.state.phase, Turning)
    step = GAME.apply(turning.state, Seat(0), _first(turning.state), Dice("unused", 0))

    story = told([*turning.events, *step.events])

    assert [(stroke.origin, stroke.goal) for stroke in story.strokes] == [
        (-2, 5),
        (20, 22),
        (30, 31),
    ]


def _first(state: State) -> Any:
    (item,) = GAME.pending(state)
    return item.fallback


@pytest.mark.parametrize("phase", [Using, Choosing, Turning])
def test_what_can_be_chosen_can_be_pressed_on_the_picture(phase: type) -> None:
    state = next(
        shot.state
        for seed in ("painted", "b", "c", "d")
        for shot in phases(5, seed)
        if isinstance(shot.state.phase, phase)
    )
    (item,) = GAME.pending(state)
    ask = GAME.legal(state, item.seat, ())
    assert isinstance(ask, Menu)

    spots = PAINTER.spots(scene(state), ask)

    assert [spot.key for spot in spots] == [
        option.key for option in ask.options if option.key != "none"
    ]
    for spot in spots:
        assert 0 <= spot.x < spot.x + spot.w <= 1
        assert 0 <= spot.y < spot.y + spot.h <= 1


def test_digits_are_pressed_elsewhere() -> None:
    state = the_opening(3).state
    ask = GAME.legal(state, Seat(0), ())

    assert isinstance(ask, Menu)
    assert PAINTER.spots(scene(state), ask) == ()


@pytest.mark.parametrize("moves", [(631, 670), (670, 631, 680), (45, 45), (23, 28, 24), (9, 8)])
def test_no_number_of_a_move_hides_another(moves: tuple[int, ...]) -> None:
    strokes = [Stroke(Seat(seat), 0, steps, steps > 199) for seat, steps in enumerate(moves)]
    for (x, y), (other_x, other_y) in combinations(numbered(strokes), 2):
        assert abs(x - other_x) >= 84 or abs(y - other_y) >= 44
