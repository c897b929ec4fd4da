"""Computer players of Schafe-Schubsen: legal, repeatable, honest, and not blind."""

import pytest
from msgspec.structs import replace

from rules.core.ask import Ask, Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.core.walk import walk
from rules.players import PLAYERS, REASONS
from rules.players.base import Budget, Units
from rules.players.schubsen_ahead import ROUND, WIDTH, played_out
from rules.players.schubsen_ideas import Idea, Mix, ideas, spelled
from rules.players.schubsen_prospect import prospect
from rules.schubsen import GAME
from rules.schubsen.choices import Lay, Turn, Use
from rules.schubsen.data import OUT
from rules.schubsen.options import Options
from rules.schubsen.state import Choosing, Laying, Over, State, Turning, Using
from tests.kit.options import every_options
from tests.schubsen.builders import cards, dyke

LEVELS = tuple(level for level in PLAYERS["schubsen"] if level != "random")
ME = Seat(0)
ENOUGH = 10 * WIDTH * ROUND
every_level = pytest.mark.parametrize("level", LEVELS)
every_dyke = pytest.mark.parametrize("options", [it for _, it in every_options(GAME)], ids=str)


def answer(level: str, state: State, seat: int = 0, seed: str = "p", units: int = ENOUGH) -> str:
    """Let a level answer; return its path as it would be typed."""
    path = PLAYERS["schubsen"][level](state, Seat(seat), Dice(seed, 1), Units(units))
    assert not isinstance(walk(GAME, state, Seat(seat), path), Ask)
    return " ".join(pick[0] for pick in path)


def answers(level: str, state: State) -> set[str]:
    return {answer(level, state, seed=seed) for seed in "abcdefgh"}


def match(seats: int, options: Options, levels: tuple[str, ...], units: int) -> list[State]:
    """Let levels play to the end, taking turns around the table."""
    states = [GAME.new(seats, options, Dice("m", 0)).state]
    while waiting := [item.seat for item in GAME.pending(states[-1]) if item.needed]:
        state, seat, dice = states[-1], waiting[0], Dice("p", len(states))
        known = GAME.redeal(state, seat, dice)
        path = PLAYERS["schubsen"][levels[seat % len(levels)]](known, seat, dice, Units(units))
        states.append(GAME.apply(state, seat, walk(GAME, state, seat, path), dice).state)
    return states


def revealed(
    scope: int, *squares: int, pads: tuple[str, ...], shown: tuple[int, ...] = ()
) -> State:
    """Build a position in which seat 0, the last to reveal, decides about its clovers."""
    state = dyke(*squares, clovers={0: pads}, start=1)
    scopes = (scope, *shown, *(40,) * (len(squares) - 1 - len(shown)))
    sealed = (None,) * len(squares)
    laid = tuple(map(str, scopes))
    return replace(state, scopes=scopes, laid=laid, phase=Using(ME, sealed))


@every_dyke
@pytest.mark.parametrize("seats", GAME.seats)
@every_level
def test_a_level_plays_to_the_end(level: str, seats: int, options: Options) -> None:
    assert GAME.outcome(match(seats, options, (level,), 8)[-1]) is not None


def test_levels_play_with_each_other_and_anyone() -> None:
    states = match(5, Options(), ("random", *LEVELS), 8)
    assert GAME.outcome(states[-1]) is not None


@every_level
def test_the_same_dice_play_the_same_match(level: str) -> None:
    units = 3 * WIDTH * ROUND
    assert match(4, Options(), (level,), units) == match(4, Options(), (level,), units)


@every_level
def test_an_answer_needs_no_budget(level: str) -> None:
    assert answer(level, dyke(10, 20, 30, 40), units=0)


def twins(mine: Lay | None) -> list[State]:
    """Build positions that look alike to seat 0: others have laid different cards."""
    return [
        dyke(10, 20, 30, phase=Laying((mine, cards(low), cards(high))))
        for low, high in (("1", "98"), ("98", "1"), ("45", "54"))
    ]


def peek(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Cheat: lay a card that beats the first one that lies before a rival."""
    assert isinstance(state.phase, Laying)
    rival = state.phase.sealed[seat + 1]
    assert rival is not None
    return ((str(min(9, rival.digits[0] + 1)),), ("lay",))


def test_a_cheat_learns_nothing_from_a_position_dealt_anew() -> None:
    true = twins(None)
    known = [GAME.redeal(state, ME, Dice("anew", 1)) for state in true]
    assert len({peek(state, ME, Dice("p", 1), Units(1)) for state in true}) > 1
    assert len({peek(state, ME, Dice("p", 1), Units(1)) for state in known}) == 1


@pytest.mark.parametrize("mine", [None, cards("12")], ids=["first", "again"])
@every_level
def test_a_level_would_not_even_look_at_what_lies_face_down(level: str, mine: Lay | None) -> None:
    assert len({answer(level, state) for state in twins(mine)}) == 1


@every_level
def test_what_is_still_face_down_changes_no_use_of_clovers(level: str) -> None:
    state = replace(revealed(25, 10, 20, 30, pads=("c20", "b20")), laid=("25", "40", ""))
    hidden = [replace(state, phase=Using(ME, (None, None, cards(it)))) for it in ("1", "98")]
    assert len({answer(level, it) for it in hidden}) == 1


@every_level
def test_nobody_leaps_off_the_dyke_while_there_is_room(level: str) -> None:
    for typed in answers(level, dyke(170, 120, 30, 20)):
        assert int(typed.replace(" ", "").removesuffix("lay")) <= 29


@every_level
def test_without_any_room_something_is_laid_all_the_same(level: str) -> None:
    assert answers(level, dyke(199, 20, 30, hands={0: "3456"})) == {"3 lay"}


@every_level
def test_a_clover_saves_a_sheep_from_drowning(level: str) -> None:
    state = replace(revealed(50, 3, 90, 95, pads=("c5",)), rings=(0, 2, 2))
    for typed in answers(level, state):
        assert typed.startswith("a go ")
        assert typed != "a go 50"


@every_level
def test_a_sheep_left_alone_still_keeps_dry(level: str) -> None:
    state = replace(revealed(50, 3, OUT, OUT, pads=("c5",)), laid=("50", "", ""))
    assert answers(level, state).isdisjoint({"none", "a go 50"})


def test_easy_saves_its_clovers_while_it_is_dry() -> None:
    assert answers("easy", revealed(51, 3, 90, 95, pads=("c20", "b50"))) == {"none"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_lay_is_not_predictable(level: str) -> None:
    assert len(answers(level, dyke(0, 0, 0, 0, relaid=0))) > 3


class Counted(Units):
    """A budget that remembers what was asked of it after it was spent."""

    overdrawn = 0

    def spent(self, work: int = 1) -> bool:
        over = self._left <= 0
        self.overdrawn += over
        return super().spent(work)


@every_level
def test_a_level_stops_when_its_budget_is_spent(level: str) -> None:
    budget = Counted(ENOUGH)
    PLAYERS["schubsen"][level](dyke(10, 20, 30, 40), ME, Dice("p", 1), budget)
    assert budget.overdrawn == 0


@pytest.mark.parametrize("level", LEVELS[1:])
def test_good_players_flee_the_imp_when_it_would_take_them(level: str) -> None:
    state = replace(revealed(30, 5, 10, 12, pads=("c20",), shown=(35, 90)), rings=(0, 2, 2))
    for typed in answers(level, state):
        assert int(typed.removeprefix("c go ")) > 35


@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_rich_like_it_wet(level: str) -> None:
    poor = dyke(110, 120, 130, rings=(1, 2, 2), phase=Turning(ME, (None,) * 3, "round"))
    rich = replace(poor, rings=(3, 0, 0))
    assert answers(level, poor) == {"wiese"}
    assert answers(level, rich) == {"priel"}


def test_hard_walks_behind_the_others_when_the_weakest_is_about_to_fall() -> None:
    """One sheep has no ring and no room: the imp will have it, and then who is behind wins."""
    state = dyke(70, 72, 194, rings=(2, 2, 0), hands={0: "234567", 1: "789", 2: "0125"})
    for typed in answers("hard", state):
        assert 5 <= int(typed.replace(" ", "").removesuffix("lay")) < 70


def test_a_match_that_is_over_is_won_or_lost() -> None:
    ended = dyke(10, 20, OUT, phase=Over())
    assert [prospect(ended, Seat(seat)) for seat in range(3)] == [1, 0, 0]


def test_prospects_of_all_add_up() -> None:
    state = dyke(10, 190, OUT, 60, 70, rings=(0, 1, 0, 2, 0), clovers={0: ("b10", "c20")})
    chances = [prospect(state, Seat(seat)) for seat in range(5)]
    assert chances[2] == 0
    assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (dyke(10, 50, 60), dyke(40, 50, 60)),
        (dyke(40, 50, 60, rings=(1, 2, 2)), dyke(40, 50, 60, rings=(0, 2, 2))),
        (dyke(40, 50, 60, clovers={0: ("b50",)}), dyke(40, 50, 60)),
        (dyke(160, 10, 20), dyke(175, 10, 20)),
    ],
    ids=["behind", "rings", "clover", "room"],
)
def test_a_prospect_is_better(better: State, worse: State) -> None:
    assert prospect(better, ME) > prospect(worse, ME)


def test_a_round_is_played_out_with_clovers_boards_and_cherub() -> None:
    state = revealed(40, 70, 110, 130, pads=("b50", "c5", "b20"), shown=(41, 42))
    after = played_out(state)
    assert isinstance(after.phase, Laying)
    assert after.round == state.round + 1


def test_a_pad_that_does_not_fit_is_not_tried() -> None:
    state = revealed(20, 5, 110, 130, pads=("b50", "c5"), shown=(41, 42))
    assert played_out(state).squares[0] in range(20, 31)


class Brim(Dice):
    """Dice that always show the highest number."""

    def below(self, limit: int) -> int:
        return limit - 1


def test_the_highest_throw_draws_the_last_idea() -> None:
    found = [Idea(Turn("wiese"), 1.0), Idea(Turn("priel"), 1.0)]
    assert Mix(found, 1.0).draw(Brim("s", 0)) == Turn("priel")


def test_when_all_is_over_there_are_no_ideas() -> None:
    assert ideas(dyke(10, 20, OUT, phase=Over()), ME) == []


def test_a_lay_that_holds_its_clovers_is_spelled() -> None:
    assert spelled(dyke(10, 20, 30), ME, cards("085!")) == (("0",), ("8",), ("5",), ("layhold",))


# Square 6 of the first board is water; so are 13, 19 and 24.
@pytest.mark.parametrize(
    ("squares", "digits", "code"),
    [
        ((0, 40, 50), "6", "lesser_evil"),
        ((190, 40, 50), "35", "lesser_evil"),
        ((0, 40, 50), "1", "lesser_evil"),
        ((0, 52, 60), "52", "soaks"),
        ((0, 50, 60), "50", "shoves"),
        ((0, 50, 60), "47", "stays_behind"),
        ((0, 50, 60), "91", "outruns_imp"),
        ((20, 50, 60), "41", "balance"),
    ],
)
def test_a_lay_has_a_reason(squares: tuple[int, ...], digits: str, code: str) -> None:
    state = dyke(*squares)
    assert REASONS["schubsen"](state, ME, spelled(state, ME, cards(digits))) == code


@pytest.mark.parametrize(
    ("scope", "use", "code"),
    [
        (51, Use((), 51), "keeps_clover"),
        (50, Use(("c20",), 51), "keeps_dry"),
        (51, Use(("b20",), 51), "runs_back"),
        (30, Use(("c20",), 49), "flees_imp"),
        (51, Use(("c20",), 44), "slows_down"),
    ],
)
def test_a_clover_has_a_reason(scope: int, use: Use, code: str) -> None:
    state = revealed(scope, 3, 90, 95, pads=("c20", "b20"))
    assert REASONS["schubsen"](state, ME, spelled(state, ME, use)) == code


@pytest.mark.parametrize(("side", "code"), [("wiese", "calm_side"), ("priel", "wet_side")])
def test_a_side_has_a_reason(side: str, code: str) -> None:
    state = dyke(110, 120, 130, phase=Turning(ME, (None,) * 3, "round"))
    assert REASONS["schubsen"](state, ME, spelled(state, ME, Turn(side))) == code


@pytest.mark.parametrize(("key", "code"), [("1", "take_back"), ("a", "take_change")])
def test_a_pad_has_a_reason(key: str, code: str) -> None:
    assert REASONS["schubsen"](dyke(1, 2, 3, phase=Choosing(ME)), ME, ((key,),)) == code
