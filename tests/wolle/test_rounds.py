"""Rulebook 1, the end of 3, and "VOLLE WOLLE für 2 Spieler"."""

from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.choices import Bid, Comb, Concede, Keep, Take
from rules.wolle.events import Failed, Lapsed, PlayEnded, Rolled, RoundBegan, Took
from rules.wolle.state import Bidding, Rolling, Taking
from tests.wolle.table import (
    BONE,
    DOG,
    ONE,
    THREE,
    TWO,
    bidding,
    keys,
    play,
    rolled,
    table,
    told,
)

SHORT = rolled(1, 2, 12, attempt=3, kept=(8, 10))  # 15: neither the bid nor below 14
NEXT = rolled(1, 2, 12, attempt=2, kept=(8,))


def test_ruling_17_an_empty_middle_lets_turns_lapse() -> None:
    """ "Gibt es in der Tischmitte keine Karten mehr, entfällt dein Zug. … Eine neue Runde"."""
    state = table(rolled(4, 8, 6), display=(DOG, BONE, 49))
    step = play(state, ONE, Comb(20))
    assert told(step, Lapsed) == [Lapsed((TWO, THREE))]
    assert told(step, Rolled) == []
    assert step.state.chips == (0, 2, 2)
    assert isinstance(step.state.phase, Bidding)


def test_ruling_18_the_last_of_three_takes_the_rest_without_a_roll() -> None:
    """ "Bist du zuletzt am Zug, würfelst du nicht und bekommst auch keinen Wollchip"."""
    state = table(NEXT, turn=1, display=(7, DOG), flocks=((), (), (57,)), chips=(2, 0, 2))
    step = play(state, TWO, Keep(10), 12)
    assert [(event.seat, event.why) for event in told(step, Took)] == [(THREE, "left")]
    assert told(step, Rolled)[1:] == []
    assert step.state.flocks[THREE] == (57, 7)
    assert step.state.dogs[THREE] == 1
    assert step.state.chips == (2, 1, 2)


def test_the_last_of_three_chooses_the_top_of_the_rest() -> None:
    state = table(NEXT, turn=1, display=(7, 8, DOG), chips=(2, 0, 2))
    step = play(state, TWO, Keep(10), 12)
    assert step.state.phase == Taking(THREE, 3, (7, 8, DOG), "left")
    assert keys(step.state, THREE) == ("a", "b")
    assert GAME.legal(step.state, THREE, (("a",),)) == Take((8, DOG, 7))


def test_the_last_of_three_may_find_nothing() -> None:
    """ "Liegen dort keine mehr, gehst du leer aus"."""
    state = table(rolled(4, 8, 6), bids=(20, 20, 16), turn=1, display=(DOG, 49))
    step = play(state, TWO, Comb(20))
    assert told(step, Lapsed) == [Lapsed((THREE,))]


def test_the_next_seat_rolls_for_what_is_left() -> None:
    step = play(table(SHORT, chips=(5, 2, 2)), ONE, Concede(), 1, 2, 3)
    assert told(step, Failed) == [Failed(ONE, 15, 20, True)]
    assert [event.seat for event in told(step, Rolled)] == [TWO]
    assert step.state.fates == ("failed", "waiting", "waiting")


def test_ruling_19_the_second_of_two_rolls_as_well() -> None:
    """ "Auch wenn du als Zweiter (Letzter) am Zug bist, versuchst du dein Gebot zu erwürfeln"."""
    step = play(table(SHORT, bids=(20, 16), chips=(5, 2)), ONE, Concede(), 1, 2, 3)
    assert [event.seat for event in told(step, Rolled)] == [TWO]


def test_ruling_19_the_rest_goes_to_the_first_of_two() -> None:
    state = table(
        NEXT, bids=(20, 16), turn=1, display=(7, DOG), fates=("reached", "waiting"), chips=(2, 0)
    )
    step = play(state, TWO, Keep(10), 12)
    assert [(event.seat, event.why) for event in told(step, Took)] == [(ONE, "left")]
    assert step.state.flocks == ((7,), ())
    assert told(step, Rolled)[1:] == []
    assert isinstance(step.state.phase, Bidding)


def test_ruling_19_the_second_of_two_has_no_turn_if_nothing_is_left() -> None:
    state = table(rolled(4, 8, 6), bids=(20, 16), display=(DOG, BONE, 49))
    step = play(state, ONE, Comb(20))
    assert told(step, Lapsed) == [Lapsed((TWO,))]


def test_black_sheep_may_be_all_that_was_left() -> None:
    last = rolled(1, 2, 3, attempt=2, kept=(8,))
    state = table(last, display=(7,), chips=(0, 2, 2))
    step = play(state, ONE, Keep(10), 3)
    assert told(step, Lapsed) == [Lapsed((TWO, THREE))]
    assert step.state.fates == ()


def test_what_became_of_a_turn_is_kept_until_the_round_ends() -> None:
    state = table(rolled(4, 8, 6), display=(DOG, BONE, 49), deck=(), dogs=(1, 1, 1))
    step = play(state, ONE, Comb(20))
    assert step.state.fates == ("reached", "lapsed", "lapsed")


def test_the_last_round_of_six_has_four_cards() -> None:
    """Rulebook 1: "Zu Beginn der letzten Runde im Spiel zu sechst … die verbliebenen vier"."""
    deck = (49, 50, 51, 53)
    state = table(rolled(4, 8, 6), bids=(20,) * 6, display=(DOG, BONE, 49), deck=deck)
    step = play(state, ONE, Comb(20))
    assert step.state.display == deck
    (began,) = told(step, RoundBegan)
    assert (began.round, began.rounds, len(began.cards)) == (9, 9, 4)


def test_play_ends_with_the_last_card() -> None:
    """ "Das Spiel endet, sobald die Spieler alle Karten aus der Tischmitte erhalten haben"."""
    state = table(rolled(4, 8, 6), display=(DOG, BONE, 49), deck=(), dogs=(1, 1, 1))
    step = play(state, ONE, Comb(20))
    assert told(step, PlayEnded) == [PlayEnded()]
    assert GAME.pending(step.state) == ()


def test_a_whole_round_may_pass_in_one_step() -> None:
    state = bidding(14, None, display=(DOG, BONE, 49))
    step = play(state, TWO, Bid(16), 8, 9, 10)
    assert [event.seat for event in told(step, Took)] == [TWO]
    assert told(step, RoundBegan)[0].round == 1 + (60 - len(state.deck)) // 3
    assert isinstance(step.state.phase, Bidding)


def test_a_turn_that_must_be_decided_stops_the_step() -> None:
    step = play(bidding(14, None), TWO, Bid(16), 1, 2, 3)
    assert step.state.phase == Rolling(1, (1, 2, 3))
    assert [item.seat for item in GAME.pending(step.state)] == [Seat(1)]
