"""Seats, steps and fair seeds."""

import msgspec
import pytest

from rules.core.errors import Illegal, NotPending
from rules.core.fair import commitment, mixed_seed
from rules.core.play import Outcome
from rules.core.replay import Chosen, Opening, advance, begin, replay
from rules.core.seats import Seat, around, put
from rules.core.wire import digest, dumps, read_choice, read_options
from tests.core.toy import TOY, Options, State, Take, Taken

OPENING = Opening("s", 2, Options())
CHOICE = Take(("a",), 3, loud=False)


def test_seats_go_around_the_table() -> None:
    assert [*around(3)] == [0, 1, 2]
    assert [*around(3, Seat(2))] == [2, 0, 1]


def test_one_place_in_a_row_is_replaced() -> None:
    assert [put((1, 2, 3), seat, 9) for seat in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]


def test_a_log_leads_through_every_step() -> None:
    log = [Chosen(Seat(0), CHOICE), Chosen(Seat(1), Take((), 1, loud=True))]
    steps = [*replay(TOY, OPENING, log)]
    assert [step.state for step in steps] == [State((None, None)), State((3, None)), State((3, 0))]
    assert steps[1].events == (Taken(Seat(0), 3),)


def test_a_seat_that_nobody_waits_for_is_refused() -> None:
    state = begin(TOY, OPENING).state
    with pytest.raises(NotPending):
        advance(TOY, "s", 1, state, Chosen(Seat(1), CHOICE))


@pytest.mark.parametrize("seats", [1, 4])
def test_a_table_of_the_wrong_size_is_refused(seats: int) -> None:
    with pytest.raises(Illegal, match="seats_out_of_range") as refusal:
        begin(TOY, Opening("s", seats, Options()))
    assert refusal.value.facts == {"seats": seats}


def test_everyone_in_the_first_place_wins() -> None:
    assert Outcome(((Seat(1), Seat(2)), (Seat(0),)), "why").winners == (1, 2)


def test_a_seed_depends_on_everyone() -> None:
    seeds = [
        mixed_seed("secret", ["a", "b"]),
        mixed_seed("other", ["a", "b"]),
        mixed_seed("secret", ["b", "a"]),
        mixed_seed("secret", ["ab", ""]),
        mixed_seed("secret", ["a", "c"]),
        mixed_seed("secret", ['a","b']),
    ]
    assert len({*seeds}) == len(seeds)


def test_a_commitment_is_plain_sha_256() -> None:
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment("abc") == known


def test_values_survive_the_wire() -> None:
    assert read_choice(TOY, dumps(CHOICE)) == CHOICE
    assert read_options(TOY, dumps(Options())) == Options()


@pytest.mark.parametrize(
    "text",
    [
        '{"is":"Give"}',
        '{"is":"Take"}',
        "[]",
        '{"is":"Take","things":[],"times":1,"loud":true,"x":1}',
    ],
)
def test_another_value_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_choice(TOY, text)


def test_one_value_has_one_form() -> None:
    assert dumps({"b": 1, "a": 2}) == dumps({"a": 2, "b": 1}) == '{"a":2,"b":1}'


def test_a_digest_names_a_value() -> None:
    assert len(digest(CHOICE)) == 32
    assert digest(CHOICE) == digest(Take(("a",), 3, loud=False))
    assert digest(CHOICE) != digest(Take(("a",), 4, loud=False))
