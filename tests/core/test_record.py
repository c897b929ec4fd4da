"""Records: whatever is changed in one is found, and the row is named."""

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules import GAMES
from rules.core.fair import commitment, mixed_seed
from rules.core.play import AnyGame, Step
from rules.core.record import Differs, Logged, Record, build, check, mark
from rules.core.replay import Chosen
from rules.core.seats import Seat
from rules.core.wire import dumps, read_choice, read_options
from tests.kit.walks import random_match

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SECRET = "5ec7e7"


@cache
def record_of(game: AnyGame, *, rows: int | None = None) -> Record:
    """Return a match at the fewest seats, or its first *rows* choices, as read from a file."""
    seats = game.seats[0]
    words = tuple(f"word {seat}" for seat in range(seats))
    names = tuple(f"name {seat}" for seat in range(seats))
    played = random_match(game, seats, mixed_seed(SECRET, words))
    log = [Logged(it.seat, it.choice, "player", at=7) for _, it in played if it is not None]
    record = build(game, game.options(), names, SECRET, words, log[:rows])
    return msgspec.json.decode(dumps(record), type=Record)


def flaw(game: AnyGame, record: Record) -> Differs:
    """Return what *check* finds wrong."""
    with pytest.raises(Differs) as found:
        for _ in check(game, record):
            pass
    return found.value


def with_row(record: Record, place: int, **changes: Any) -> Record:
    """Return *record* with something changed in the row at *place*."""
    row = replace(record.choices[place], **changes)
    rows = (*record.choices[:place], row, *record.choices[place + 1 :])
    return replace(record, choices=rows)


@every_game
def test_a_record_proves_itself(game: AnyGame) -> None:
    record = record_of(game)
    assert len(list(check(game, record))) == len(record.choices) + 1
    assert record.outcome is not None


@every_game
def test_an_unfinished_record_proves_itself_without_an_outcome(game: AnyGame) -> None:
    record = record_of(game, rows=1)
    assert len(list(check(game, record))) == 2
    assert record.outcome is None


@every_game
def test_its_promises_are_hashes_of_what_it_reveals(game: AnyGame) -> None:
    record = record_of(game)
    assert record.pledge == commitment(record.secret)
    assert record.seed == mixed_seed(record.secret, record.contributions)
    assert record.commitment == commitment(record.seed)


@every_game
@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("pledge", {"pledge": "0" * 64}),
        ("pledge", {"secret": "other"}),
        ("seed", {"seed": "0" * 64}),
        ("seed", {"contributions": ("word 0", "word x")}),
        ("commitment", {"commitment": "0" * 64}),
        ("options", {"options": {"is": "Nonsense"}}),
        ("options", {"options": None}),
        ("seats", {"seats": 99}),
        ("names", {"names": ("alone",)}),
        ("opening", {"opening": "0" * 32}),
        ("outcome", {"outcome": None}),
        ("outcome", {"outcome": {"is": "Outcome"}}),
        ("outcome", {"choices": ()}),
        ("seal", {"seal": "0" * 64}),
    ],
)
def test_a_false_part_is_named(game: AnyGame, what: str, changes: dict[str, Any]) -> None:
    found = flaw(game, replace(record_of(game), **changes))
    assert (found.what, found.row) == (what, None)


@every_game
def test_every_seat_contributes(game: AnyGame) -> None:
    record = record_of(game)
    words = (*record.contributions, "one too many")
    seed = mixed_seed(SECRET, words)
    forged = replace(record, contributions=words, seed=seed, commitment=commitment(seed))
    assert flaw(game, forged).what == "contributions"


@every_game
def test_a_false_row_is_named(game: AnyGame) -> None:
    record = record_of(game)
    last = len(record.choices)
    found = [
        flaw(game, with_row(record, 1, digest="0" * 32)),
        flaw(game, with_row(record, last - 1, choice={"is": "Nonsense"})),
        flaw(game, with_row(record, 2, seat=99)),
        flaw(game, replace(record, choices=(*record.choices, record.choices[0]))),
    ]
    assert [(it.what, it.row) for it in found] == [
        ("digest", 2),
        ("choice", last),
        ("refused", 3),
        ("refused", last + 1),
    ]


@every_game
def test_details_are_sealed(game: AnyGame) -> None:
    record = record_of(game)
    names = ("somebody else", *record.names[1:])
    for forged in (
        replace(record, names=names),
        with_row(record, 0, by="clock"),
        with_row(record, 0, at=8),
    ):
        assert flaw(game, forged).what == "seal"


def test_a_choice_with_the_same_effect_is_still_another_choice() -> None:
    """The digest of a row names the choice as well as the state it led to."""
    step = Step(state="unchanged")
    assert mark(Chosen(Seat(0), "a"), step) != mark(Chosen(Seat(0), "b"), step)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the way to everything in *value* that holds nothing else."""
    if isinstance(value, dict):
        return [leaf for key in value for leaf in leaves(value[key], (*path, key))]
    if isinstance(value, list) and value:
        return [leaf for place, it in enumerate(value) for leaf in leaves(it, (*path, place))]
    return [path]


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_no_single_value_can_be_changed(game: AnyGame, data: st.DataObject) -> None:
    document = msgspec.json.decode(dumps(record_of(game)))
    *way, last = data.draw(st.sampled_from(leaves(document)))
    inner = document
    for key in way:
        inner = inner[key]
    other = data.draw(
        st.one_of(st.none(), st.booleans(), st.integers(-9, 99), st.text("abc019", max_size=3))
    )
    if dumps(inner[last]) == dumps(other):
        return
    inner[last] = other
    try:
        forged = msgspec.convert(document, Record)
    except msgspec.ValidationError:
        return
    flaw(game, forged)


@every_game
@settings(max_examples=20)
@given(data=st.data())
def test_no_row_can_be_moved_dropped_or_doubled(game: AnyGame, data: st.DataObject) -> None:
    record = record_of(game)
    places = st.integers(0, len(record.choices) - 1)
    first, second = data.draw(places), data.draw(places)
    rows = list(record.choices)
    kind = data.draw(st.sampled_from(["swap", "drop", "double"]))
    if kind == "swap":
        rows[first], rows[second] = rows[second], rows[first]
    elif kind == "drop":
        del rows[first]
    else:
        rows.insert(second, rows[first])
    if tuple(rows) != record.choices:
        flaw(game, replace(record, choices=tuple(rows)))


@every_game
def test_a_record_reads_as_it_was_built(game: AnyGame) -> None:
    read = record_of(game)
    log = [
        Logged(Seat(it.seat), read_choice(game, dumps(it.choice)), it.by, it.at)
        for it in read.choices
    ]
    options = read_options(game, dumps(read.options))
    again = build(game, options, read.names, read.secret, read.contributions, log)
    assert msgspec.json.decode(dumps(again), type=Record) == read
