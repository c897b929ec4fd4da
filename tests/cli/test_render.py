"""`schafstall render` draws moments and whole matches from a record."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image as Images
from PIL.Image import Image

from bot.arena import Plan, play, recorded
from bot.cli import main
from bot.records import write_record
from bot.reel import shot_at, shots
from render import PAINTERS
from render.scene import Painter, Scene
from render.sheet import sheet
from rules import GAMES
from rules.core.play import Public
from rules.core.record import Record, check

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def painter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A painter that shows which moment it was given: a bar that grows with each move."""

    def paint(scene: Scene) -> Image:
        picture = Images.new("RGB", (1200, 800), "#FBF4E3")
        picture.paste("#241F1B", (0, 0, 1200, 8 * (1 + scene.view.moved)))
        if scene.view.waiting:
            picture.paste("#B5392A", (0, 0, 200, 800))
        return picture

    def paint_hand(scene: Scene, seat: int) -> Image:
        return sheet(scene.colours, seat, scene.names[seat], "")

    mark = Painter(paint, paint_hand, lambda scene: "", lambda scene: "")
    monkeypatch.setitem(PAINTERS, "nachgedacht", mark)


@pytest.fixture
def record() -> Record:
    plan = Plan("nachgedacht", 2, GAMES["nachgedacht"].options(), ("random",), "render")
    return recorded(plan, 0, play(plan, 0))


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "match.json"
    write_record(path, record)
    return path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def ran(*words: object) -> tuple[int, str, str]:
        return main([str(word) for word in words]), *capsys.readouterr()

    return ran


def test_a_moment_is_drawn(run: Run, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.png"

    assert run("render", file, "--at", 3, "--out", out) == (0, "", "")
    with Images.open(out) as picture:
        assert picture.size == (1200, 800)


def test_what_a_seat_alone_sees_is_drawn(run: Run, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.png"

    assert run("render", file, "--seat", 1, "--out", out)[0] == 0
    with Images.open(out) as picture:
        assert picture.size == (1100, 560)


def test_a_seat_without_anything_of_its_own_sees_the_board(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = replace(PAINTERS["nachgedacht"], hand=lambda scene, seat: None)
    monkeypatch.setitem(PAINTERS, "nachgedacht", bare)
    out = tmp_path / "x.png"

    assert run("render", file, "--seat", 0, "--out", out)[0] == 0
    with Images.open(out) as picture:
        assert picture.size == (1200, 800)


@pytest.mark.parametrize("form", ["gif", "webp"])
def test_a_whole_match_is_drawn_phase_by_phase(
    run: Run, file: Path, tmp_path: Path, record: Record, form: str
) -> None:
    out = tmp_path / f"x.{form}"
    phases = [*shots(GAMES["nachgedacht"], check(GAMES["nachgedacht"], record))]

    assert run("render", file, "--out", out)[0] == 0
    with Images.open(out) as film:
        assert film.n_frames == len(phases)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "because"),
    [
        (["--out", "x.jpg"], "x.jpg is no picture this can draw: say .png, .gif or .webp"),
        (["--out", "x.png", "--at", 99999], "--at 99999 is not a moment of this match"),
        (["--out", "x.png", "--at", -1], "--at -1 is not a moment of this match"),
        (["--out", "x.png", "--seat", 2], "there is no seat 2: 0 to 1 are taken"),
        (["--out", "x.png", "--seat", -1], "there is no seat -1: 0 to 1 are taken"),
        (["--out", "x.gif", "--at", 1], "--at and --seat draw one moment"),
        (["--out", "x.png", "--theme", "drak"], "there is no theme 'drak'"),
        (["--out", "x.png", "--language", "d"], "there is no language 'd'"),
        (["--out", "no/such/x.png"], "cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_explained(
    run: Run, file: Path, words: list[object], because: str
) -> None:
    code, _, complaint = run("render", file, *words)

    assert code == 2
    assert because in complaint


def test_a_game_without_a_painter_is_named(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(PAINTERS, "nachgedacht")

    code, _, complaint = run("render", file, "--out", tmp_path / "x.png")

    assert code == 2
    assert "no picture of this in nachgedacht" in complaint


def test_choices_made_while_others_choose_are_no_phase() -> None:
    game = GAMES["schubsen"]
    plan = Plan("schubsen", 4, game.options(), ("random",), "phases")
    steps = [*check(game, recorded(plan, 0, play(plan, 0)))]

    phases = [*shots(game, steps)]

    assert [shot.index for shot in phases[:2]] == [0, 4]
    told = sum(len([e for e in step.events if isinstance(e, Public)]) for step in steps)
    assert sum(len(shot.events) for shot in phases) == told


def test_a_moment_between_phases_tells_what_happened_since_the_last() -> None:
    game = GAMES["schubsen"]
    plan = Plan("schubsen", 4, game.options(), ("random",), "phases")
    steps = [*check(game, recorded(plan, 0, play(plan, 0)))]

    shot = shot_at(game, steps, 2)

    assert shot is not None
    assert shot.events == tuple(
        event for step in steps[1:3] for event in step.events if isinstance(event, Public)
    )
