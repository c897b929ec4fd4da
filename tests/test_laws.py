"""Laws that hold for every game in the registry, at the least and the most seats."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import GAMES
from rules.core.ask import Ask
from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending, RuleError
from rules.core.play import AnyGame, Public, Secret
from rules.core.replay import Chosen, Opening, advance, begin, replay
from rules.core.seats import Seat
from rules.core.walk import walk
from rules.core.wire import digest, dumps, read_choice, read_options
from tests.kit.options import every_options
from tests.kit.walks import questions, random_match

TABLES = [
    pytest.param(game, seats, options, id=f"{game.tag}-{seats}-{name}")
    for game in GAMES.values()
    for name, options in every_options(game)
    for seats in sorted({game.seats_for(options)[0], game.seats_for(options)[-1]})
]
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
seeds = st.text("0123456789abcdef", min_size=1, max_size=6)
few = settings(max_examples=6)


@every_table
@few
@given(seed=seeds)
def test_someone_decides_until_it_is_over(
    game: AnyGame, seats: int, options: Any, seed: str
) -> None:
    for step, _ in random_match(game, seats, seed, options, rethink=True):
        pending = game.pending(step.state)
        assert any(item.needed for item in pending) == (game.outcome(step.state) is None)
        assert len({item.seat for item in pending}) == len(pending)


@every_table
@few
@given(seed=seeds)
def test_every_seat_finds_its_place_in_the_outcome(
    game: AnyGame, seats: int, options: Any, seed: str
) -> None:
    outcome = game.outcome(random_match(game, seats, seed, options)[-1][0].state)
    assert outcome is not None
    assert sorted(seat for group in outcome.places for seat in group) == list(range(seats))


@every_table
@few
@given(seed=seeds)
def test_a_log_replays_to_the_same_steps(
    game: AnyGame, seats: int, options: Any, seed: str
) -> None:
    played = random_match(game, seats, seed, options, rethink=True)
    log = [chosen for _, chosen in played if chosen is not None]
    again = list(replay(game, Opening(seed, seats, options), log))
    assert again == [step for step, _ in played]
    assert [digest(step.state) for step in again] == [digest(step.state) for step, _ in played]


@every_table
@few
@given(seed=seeds)
def test_fallbacks_are_always_accepted(game: AnyGame, seats: int, options: Any, seed: str) -> None:
    for step, _ in random_match(game, seats, seed, options):
        before = digest(step.state)
        for item in game.pending(step.state):
            game.apply(step.state, item.seat, item.fallback, Dice(seed, 0))
        assert digest(step.state) == before


@every_table
@few
@given(seed=seeds)
def test_choices_and_options_survive_the_wire(
    game: AnyGame, seats: int, options: Any, seed: str
) -> None:
    assert read_options(game, dumps(options)) == options
    for _, chosen in random_match(game, seats, seed, options):
        if chosen is not None:
            assert read_choice(game, dumps(chosen.choice)) == chosen.choice


@every_table
@few
@given(seed=seeds)
def test_events_are_of_the_listed_kinds(
    game: AnyGame, seats: int, options: Any, seed: str
) -> None:
    for step, _ in random_match(game, seats, seed, options):
        for event in step.events:
            assert type(event) in game.events
            assert isinstance(event, Public | Secret)


@every_table
@few
@given(seed=seeds)
def test_views_and_questions_do_not_depend_on_what_is_hidden(
    game: AnyGame, seats: int, options: Any, seed: str
) -> None:
    for step, _ in random_match(game, seats, seed, options, rethink=True):
        for seat in (None, *map(Seat, range(seats))):
            twin = game.redeal(step.state, seat, Dice(seed, -2))
            assert game.view(twin, seat) == game.view(step.state, seat)
            assert _asked(game, twin, seat, seed) == _asked(game, step.state, seat, seed)


@every_table
@few
@given(seed=seeds)
def test_a_twin_position_plays_on(game: AnyGame, seats: int, options: Any, seed: str) -> None:
    played = random_match(game, seats, seed, options)
    middle = played[len(played) // 2][0].state
    for item in game.pending(middle):
        twin = game.redeal(middle, item.seat, Dice(seed, -3))
        assert [i.seat for i in game.pending(twin)] == [i.seat for i in game.pending(middle)]
        game.apply(twin, item.seat, item.fallback, Dice(seed, -4))


@every_table
@few
@given(seed=seeds, junk=st.lists(st.lists(st.text(max_size=4), max_size=3), max_size=3))
def test_malformed_paths_are_refused_without_a_trace(
    game: AnyGame, seats: int, options: Any, seed: str, junk: list[list[str]]
) -> None:
    step = begin(game, Opening(seed, seats, options))
    before = digest(step.state)
    path = tuple(tuple(pick) for pick in junk)
    for seat in map(Seat, range(seats)):
        try:
            answer = walk(game, step.state, seat, path)
        except RuleError:
            continue
        finally:
            assert digest(step.state) == before
        assert isinstance(answer, (Ask, *game.choices))


@every_table
@few
@given(seed=seeds)
def test_who_is_not_waited_for_is_refused(
    game: AnyGame, seats: int, options: Any, seed: str
) -> None:
    for index, (step, chosen) in enumerate(random_match(game, seats, seed, options)):
        waiting = {item.seat for item in game.pending(step.state)}
        for seat in {Seat(seats), *map(Seat, range(seats))} - waiting:
            if seat < seats:
                with pytest.raises(NotPending):
                    game.legal(step.state, seat, ())
            if chosen is not None:
                with pytest.raises(NotPending):
                    advance(game, seed, index, step.state, Chosen(seat, chosen.choice))


@every_game
def test_a_table_of_the_wrong_size_is_refused(game: AnyGame) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Illegal, match="seats_out_of_range"):
            begin(game, Opening("s", seats, game.options()))


@every_game
def test_keys_and_questions_are_plain_words(game: AnyGame) -> None:
    for step, _ in random_match(game, game.seats[-1], "keys"):
        for item in game.pending(step.state):
            for ask in questions(game, step.state, item.seat, Dice("keys", 1).below):
                keys = [option.key for option in getattr(ask, "options", ())]
                assert len({*keys}) == len(keys)
                assert all(key.isascii() and key.isalnum() and key == key.lower() for key in keys)
                assert ask.question.isidentifier()


def _asked(game: AnyGame, state: Any, seat: Seat | None, seed: str) -> list[Ask]:
    """List the questions of one walk that *seat* may take now, if any."""
    if seat is None or all(item.seat != seat for item in game.pending(state)):
        return []
    return [*questions(game, state, seat, Dice(seed, -5).below)]
