"""Schwuppsen: one card, black side up."""

import pytest

from rules.core.errors import Illegal, NotPending
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.choices import Card, EndTurn
from rules.schwupps.events import Displaced, Drew, GoalReached, Peeked, Schwuppsed, Stayed
from rules.schwupps.state import Over, Playing
from tests.schwupps.build import DICE, SHORT, cards, menu, offered, play, ruling, schwupps, table
from tests.schwupps.build import told as events


def test_beispiel_a_player_moves_7_squares_forward() -> None:
    """Beispiel: "… zieht 7 Felder vorwärts."."""
    assert play(table((5, 20), "7●"), schwupps("7●")).squares == (12, 20)


def test_beispiel_red_lands_discards_the_card_and_draws_two() -> None:
    """Beispiel: "Rot legt die gespielte Karte ab und zieht zwei Karten."."""
    before = table((5, 20), "4★ 2♥", "9●")
    after = play(before, schwupps("4★"))
    assert after.hands[0] == cards("2♥") + before.pile[:2]
    assert after.covered[0] == cards("4★")
    assert after.pile == before.pile[2:]


def test_a_schwupps_tells_number_and_squares_and_the_drawn_numbers() -> None:
    state = table((5, 20), "4★", "9●", pile=6)
    assert events(state, schwupps("4★")) == (
        Schwuppsed(Seat(0), 0, 4, 5, 9),
        Drew(Seat(0), (1, 1), 4),
        Peeked((Seat(0),), ("1●", "1▲")),
    )


def test_turns_go_round_the_table() -> None:
    state = table((5, 20, 30), "4★", "1●", "1▲", turn=2)
    assert play(state, schwupps("1▲")).phase == Playing(Seat(0))


def test_landing_on_a_piece_moves_it_back_by_one() -> None:
    """Spielablauf: "wird der andere Spielstein um ein Feld zurückgeschoben"."""
    state = table((5, 9), "4★")
    assert play(state, schwupps("4★")).squares == (9, 8)
    assert Displaced((Seat(1),), 1, 9, 8) in events(state, schwupps("4★"))


def test_pieces_in_a_row_all_move_back_by_one() -> None:
    """Spielablauf: "wird dessen Spielstein um eins zurückgeschoben und so weiter"."""
    assert play(table((5, 9, 8, 7, 30), "4★"), schwupps("4★")).squares == (9, 8, 7, 6, 30)


def test_a_chain_stops_at_the_first_gap() -> None:
    assert play(table((5, 9, 8, 6), "4★"), schwupps("4★")).squares == (9, 8, 7, 6)


def test_a_chain_may_fill_the_square_the_mover_left() -> None:
    assert play(table((7, 8, 30), "1★"), schwupps("1★")).squares == (8, 7, 30)


@ruling(12)
def test_a_chain_ends_on_the_start() -> None:
    assert play(table((0, 2, 1, 0), "2★"), schwupps("2★")).squares == (2, 1, 0, 0)


@ruling(6)
def test_the_last_player_may_be_moved_back_by_displacement() -> None:
    state = table((5, 6, 20), "1★", turn=0)
    assert play(state, schwupps("1★")).squares == (6, 5, 20)
    assert play(table((1, 20), "3▲", "9▲", turn=1), schwupps("9▲")).squares == (1, 29)


def test_exactly_100_wins_at_once() -> None:
    """Spielende: "Wenn ein Spieler 100 erreicht, gewinnt er das Spiel."."""
    state = table((95, 20), "5▲")
    assert play(state, schwupps("5▲")).phase == Over("goal")
    assert events(state, schwupps("5▲")) == (
        Schwuppsed(Seat(0), 0, 5, 95, 100),
        GoalReached((Seat(0),), 100),
    )


def test_too_large_a_number_leaves_the_piece_in_place() -> None:
    """Spielablauf: "muss der Spielstein an Ort und Stelle bleiben"."""
    state = table((95, 20), "6▲")
    assert play(state, schwupps("6▲")).squares == (95, 20)
    assert events(state, schwupps("6▲"))[0] == Stayed(Seat(0), 0, 6, 95, 100)


@ruling(9)
def test_a_card_that_cannot_move_me_may_be_played_and_two_are_drawn() -> None:
    state = table((95, 20), "6▲")
    assert offered(state) == ["a"]
    assert len(play(state, schwupps("6▲")).hands[0]) == 2


def test_in_the_short_variant_50_must_be_hit_exactly() -> None:
    """Kurz-Variante: "das Spiel endet bei 50; die 50 muss exakt getroffen werden"."""
    state = table((45, 20), "5▲ 6▲", options=SHORT)
    assert play(state, schwupps("5▲")).phase == Over("goal")
    assert play(state, schwupps("6▲")).squares == (45, 20)


@ruling(2)
def test_the_owner_knows_the_numbers_of_her_own_cards() -> None:
    assert GAME.view(table((0, 0), "7▲♥ 3★"), Seat(0)).hand == ("7▲♥", "3★")


@ruling(10)
def test_who_holds_a_card_cannot_pass() -> None:
    state = table((5, 20), "4★")
    assert offered(state) == ["a"]
    with pytest.raises(Illegal, match="nothing_played_yet"):
        play(state, EndTurn())


@ruling(11)
def test_a_schwupps_ends_the_turn_even_if_a_schubs_would_match() -> None:
    state = table((5, 10), "4★ 2●", "1★")
    assert play(state, schwupps("4★")).phase == Playing(Seat(1))


def test_a_card_must_be_held() -> None:
    with pytest.raises(Illegal, match="card_not_held"):
        play(table((5, 20), "4★"), schwupps("4▲"))


def test_there_is_no_second_piece_in_the_basic_game() -> None:
    with pytest.raises(Illegal, match="no_such_piece"):
        play(table((5, 20), "4★"), schwupps("4★", mover=1))


def test_only_the_seat_on_turn_plays() -> None:
    state = table((5, 20), "4★", "1★")
    with pytest.raises(NotPending):
        GAME.apply(state, Seat(1), schwupps("1★"), DICE)


def test_nobody_plays_when_it_is_over() -> None:
    state = play(table((95, 20), "5▲ 1▲"), schwupps("5▲"))
    with pytest.raises(NotPending):
        GAME.apply(state, Seat(0), schwupps("1▲"), DICE)


def test_each_card_is_offered_with_the_square_it_leads_to() -> None:
    state = table((95, 20), "4★ 9▲★ 5▲")
    assert [option.what for option in menu(state).options] == [
        Card("A", 4, "★", 99),
        Card("B", 9, "▲★", 95),
        Card("C", 5, "▲", 100),
    ]


def test_the_question_tells_where_one_stands() -> None:
    assert menu(table((12, 20), "4★", pile=6)).facts == {
        "rear": 12,
        "front": 12,
        "pieces": 1,
        "goal": 100,
        "pile": 6,
        "targets": 0,
        "endgame": False,
        "last": True,
    }


def test_the_fallback_goes_as_far_as_one_card_can() -> None:
    state = table((90, 20), "4★ 7● 2♥")
    assert GAME.pending(state)[0].fallback == schwupps("7●")


def test_the_fallback_does_not_overshoot() -> None:
    state = table((95, 20), "4★ 7● 2♥")
    assert GAME.pending(state)[0].fallback == schwupps("4★")


def test_the_fallback_throws_the_lowest_card_away_if_none_can_move() -> None:
    state = table((99, 20), "4★ 7● 2♥")
    assert GAME.pending(state)[0].fallback == schwupps("2♥")


def test_the_choosing_is_secret_because_the_offer_tells_symbols() -> None:
    assert GAME.pending(table((5, 20), "4★"))[0].secret
