"""Rulebook "2) Gebote abgeben"."""

import pytest

from rules.core.ask import Menu
from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.bidding import guess
from rules.wolle.choices import Bid, Concede
from rules.wolle.data import LOWEST, PLUS
from rules.wolle.events import BidSealed, BidsShown, PlusPaid, Rolled, RoundBegan, Stake
from rules.wolle.options import Options
from rules.wolle.state import Bidding
from tests.wolle.table import ONE, THREE, TWO, bidding, keys, play, told


@pytest.mark.parametrize(("seats", "cards", "rounds"), [(2, 3, 20), (5, 6, 10), (6, 7, 9)])
def test_one_card_more_than_seats_is_laid_out(seats: int, cards: int, rounds: int) -> None:
    """Rulebook 1, picture: "Im Spiel zu fünft legt ihr sechs Karten offen in die Tischmitte"."""
    step = GAME.new(seats, Options(), Dice("deal", 0))
    (began,) = told(step, RoundBegan)
    assert (len(step.state.display), len(began.cards), began.rounds) == (cards, cards, rounds)
    assert step.state.chips == (2,) * seats
    assert step.state.supply == 25 - 2 * seats


def test_a_bid_is_known_to_its_seat_alone() -> None:
    step = play(bidding(None, None, None), TWO, Bid(20))
    assert step.events == (BidSealed((TWO,), "20"),)
    assert step.state.phase == Bidding((None, 20, None))


def test_a_bid_can_be_replaced_until_the_last_one_is_in() -> None:
    state = bidding(15, None, None)
    assert [item.needed for item in GAME.pending(state)] == [False, True, True]
    assert GAME.pending(state)[0].fallback == Bid(15)
    assert play(state, ONE, Bid(22)).state.phase == Bidding((22, None, None))


def test_the_last_bid_is_not_announced_as_changeable() -> None:
    assert told(play(bidding(15, None), TWO, Bid(20)), BidSealed) == []


def test_higher_bids_roll_first() -> None:
    """Rulebook 2: "Spieler mit höherem Gebot sind vor Spielern mit geringerem Gebot am Zug"."""
    step = play(bidding(15, 20, None), THREE, Bid(17))
    assert told(step, BidsShown) == [
        BidsShown((Stake(TWO, "20"), Stake(THREE, "17"), Stake(ONE, "15")))
    ]
    assert [event.seat for event in told(step, Rolled)] == [TWO]


def test_without_sheep_the_board_number_breaks_a_tie() -> None:
    """Rulebook 2, picture: no sheep yet, "findest du deine Schafzahl auf der Rückseite"."""
    step = play(bidding(20, 20, None), THREE, Bid(20))
    assert step.state.order == (ONE, TWO, THREE)


def test_the_lower_number_on_top_breaks_a_tie() -> None:
    """Rulebook 2: "Spieler mit niedrigerer Schafzahl würfeln vor Spielern mit höherer"."""
    state = bidding(20, 20, None, flocks=((7, 57), (57, 38), (50, 12)))
    assert play(state, THREE, Bid(20)).state.order == (THREE, TWO, ONE)


def test_ruling_14_26_plus_goes_before_26_for_a_chip() -> None:
    step = play(bidding(26, PLUS, None), THREE, Bid(14))
    assert step.state.order == (TWO, ONE, THREE)
    assert step.state.chips == (2, 1, 2)
    assert told(step, PlusPaid) == [PlusPaid(TWO)]
    assert told(step, Rolled)[0].goal == 26


def test_ruling_14_several_26_plus_all_pay_and_the_number_decides() -> None:
    state = bidding(PLUS, PLUS, None, flocks=((40,), (9,), ()))
    step = play(state, THREE, Bid(PLUS))
    assert step.state.order == (THREE, TWO, ONE)
    assert step.state.chips == (1, 1, 1)


def test_26_plus_needs_a_chip() -> None:
    """Rulebook 2: "Wer keinen Wollchip besitzt, darf das Gebot 26+ nicht wählen"."""
    state = bidding(None, None, chips=(0, 1))
    assert "26p" not in keys(state, ONE)
    assert "26p" in keys(state, TWO)
    with pytest.raises(Illegal, match="no_chip_for_plus"):
        play(state, ONE, Bid(PLUS))


@pytest.mark.parametrize("bid", [13, 28, 0, -1])
def test_a_bid_off_the_scale_is_refused(bid: int) -> None:
    with pytest.raises(Illegal, match="no_such_bid"):
        play(bidding(None, None), ONE, Bid(bid))


def test_a_bid_is_all_that_can_be_chosen_now() -> None:
    with pytest.raises(Illegal, match="wrong_kind_of_choice"):
        play(bidding(None, None), ONE, Concede())


def test_fourteen_bids_are_on_offer() -> None:
    assert keys(bidding(None, None), ONE) == (*map(str, range(14, 27)), "26p")


def test_keys_lead_to_bids() -> None:
    state = bidding(None, None)
    assert GAME.legal(state, ONE, (("14",),)) == Bid(14)
    assert GAME.legal(state, ONE, (("26p",),)) == Bid(PLUS)


def test_the_question_tells_odds_modifier_and_chips() -> None:
    ask = GAME.legal(bidding(16, None, flocks=((57,), ()), chips=(0, 2)), ONE, ())
    assert isinstance(ask, Menu)
    facts = ask.facts
    assert (facts["modifier"], facts["chips"], facts["sealed"]) == (-3, 0, "16")
    assert (facts["low"], facts["middle"], facts["high"]) == (81, 49, 13)
    assert len(facts["chances"]) == len(ask.options) == 13


@pytest.mark.parametrize(("top", "bid"), [((), 17), ((57,), 14), ((15,), 20)])
def test_the_fallback_succeeds_nine_times_in_ten(top: tuple[int, ...], bid: int) -> None:
    state = bidding(None, None, flocks=(top, ()))
    assert GAME.pending(state)[0].fallback == Bid(bid)


def test_a_guessed_bid_is_one_its_seat_may_make() -> None:
    poor = {guess(0, Dice("guess", step)) for step in range(200)}
    rich = {guess(1, Dice("guess", step)) for step in range(200)}
    assert poor == {*range(LOWEST, PLUS)}
    assert rich == {*range(LOWEST, PLUS + 1)}


def test_a_redeal_keeps_own_bids_and_who_has_sealed() -> None:
    state = bidding(20, 21, None)
    seen = [GAME.redeal(state, Seat(0), Dice("twin", step)) for step in range(30)]
    phases = [twin.phase for twin in seen]
    assert all(isinstance(phase, Bidding) and phase.sealed[0] == 20 for phase in phases)
    assert all(isinstance(phase, Bidding) and phase.sealed[2] is None for phase in phases)
    assert len({phase.sealed[1] for phase in phases if isinstance(phase, Bidding)}) > 5
    assert {tuple(sorted(twin.deck)) for twin in seen} == {tuple(sorted(state.deck))}
