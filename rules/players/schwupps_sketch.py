"""A position of Schwupps in pencil: changed in place, and nobody is told."""

from typing import NamedTuple

from msgspec.structs import replace

from rules.core.seats import Seat
from rules.schwupps.data import DRAW, LANE, NUMBER, OFF, START
from rules.schwupps.movement import make_room, reach
from rules.schwupps.schubsen import ways
from rules.schwupps.state import Over, Playing, Shoving, State

GOAL = 1000
FORBIDDEN = -2


class Idea(NamedTuple):
    """What to play, and how many squares that moves; *rival* is the piece to shove, if any."""

    gain: int
    rival: int | None
    cards: tuple[int, ...]
    piece: int


class Sketch:
    """Plays whole turns by rule of thumb: what moves the most squares, without looking further."""

    def __init__(self, state: State, phase: Playing | Shoving) -> None:
        self._state = state
        self._squares = [*state.squares]
        self._hands = [*state.hands]
        self._pile = state.pile
        self._out = [*state.out]
        self._seat = phase.seat
        self._shoved = isinstance(phase, Shoving)
        self._goal, self._each, self._sides = state.options.goal, state.options.each, state.sides
        self.over = False

    def drawn(self) -> State:
        """Return the position as a value; it does not know which cards were played."""
        return replace(
            self._state,
            squares=tuple(self._squares),
            hands=tuple(self._hands),
            pile=self._pile,
            out=tuple(self._out),
            phase=Over("goal") if self.over else Playing(self._seat),
        )

    def turn(self) -> None:
        """Play one seat's turn to its end."""
        first = self._seat % self._sides * self._each
        own = range(first, first + self._each)
        while (idea := self._idea(own)) is not None:
            self._carry_out(idea)
            if self.over:
                return
            if idea.rival is None:
                break
            self._shoved = True
        self._shoved = False
        self._end()

    def _idea(self, own: range) -> Idea | None:
        """Return what moves the most squares; None ends the turn."""
        hand, squares, two = self._hands[self._seat], self._squares, self._each == 2
        best = None
        if not self._shoved:
            best = self._schwupps(own, hand) if two else self._run(own[0], hand)
        least = -1 if best is None else best.gain
        spared = START if two else min([square for square in squares if square >= 0])
        leader = max(squares)
        for rival, square in enumerate(squares):
            if square <= spared or rival in own:
                continue
            for cards in ways(hand, LANE[square]):
                total = sum([NUMBER[card] for card in cards])
                after = squares
                if two:  # which goal is open may depend on where the rival comes to stand
                    after = [*squares]
                    make_room(after, rival, max(START, square - total))
                gain, piece = self._move(after, own, total)
                gain += total + (square == leader)
                if gain > least:
                    best, least = Idea(gain, rival, cards, piece), gain
        return best

    def _run(self, piece: int, hand: tuple[int, ...]) -> Idea:
        """Return the Schwupps that takes the only *piece* farthest.

        Of cards with the same number the last is played: single symbols come first and stay.
        """
        left = self._goal - self._squares[piece]
        if fitting := [card for card in hand if NUMBER[card] <= left]:
            card = max(fitting)
            return Idea(GOAL if NUMBER[card] == left else NUMBER[card], None, (card,), piece)
        least = NUMBER[min(hand)]
        return Idea(0, None, (max([card for card in hand if NUMBER[card] == least]),), piece)

    def _schwupps(self, own: range, hand: tuple[int, ...]) -> Idea:
        """Return the Schwupps that takes one of two pieces farthest, by the same cards."""
        best, least = None, (FORBIDDEN, 0)
        for number, card in {NUMBER[card]: card for card in sorted(hand)}.items():
            gain, piece = self._move(self._squares, own, number)
            if (gain, -number) > least:
                best, least = Idea(gain, None, (card,), piece), (gain, -number)
        assert best is not None
        return best

    def _move(self, squares: list[int], own: range, steps: int) -> tuple[int, int]:
        """Return how far *steps* lead, and which of one's *own* pieces had best take them."""
        most, best, rear = FORBIDDEN, own[0], 0
        for piece in own:
            there = squares[piece] + steps
            gain = steps if there < self._goal else 0
            if there == self._goal:
                wins = reach(self._state, squares, piece, steps) == there
                gain = GOAL if wins else FORBIDDEN
            if gain > most or (gain == most and there < rear):
                most, best, rear = gain, piece, there
        return most, best

    def _carry_out(self, idea: Idea) -> None:
        """Move the pieces and take the cards from the hand."""
        squares, seat = self._squares, self._seat
        steps = sum([NUMBER[card] for card in idea.cards])
        self._hands[seat] = tuple([card for card in self._hands[seat] if card not in idea.cards])
        if idea.rival is not None:
            make_room(squares, idea.rival, max(START, squares[idea.rival] - steps))
        there = squares[idea.piece] + steps
        if there <= self._goal:
            make_room(squares, idea.piece, there)
            self.over = there == self._goal

    def _end(self) -> None:
        """Draw two cards or face the end, and find out who is next; who has no card passes."""
        seat, seats = self._seat, len(self._hands)
        while True:
            if self._pile:
                self._hands[seat] += self._pile[:DRAW]
                self._pile = self._pile[DRAW:]
            else:
                self._face_the_end(seat % self._sides)
            seat = Seat((seat + 1) % seats)
            while seat % self._sides in self._out:
                seat = Seat((seat + 1) % seats)
            if self.over or self._hands[seat]:
                self._seat = seat
                return

    def _face_the_end(self, side: int) -> None:
        """Take *side* off the board if nobody is behind it."""
        squares, each = self._squares, self._each
        pieces = slice(side * each, side * each + each)
        if min(squares[pieces]) == min([square for square in squares if square >= START]):
            squares[pieces] = [OFF] * each
            self._out.append(side)
            self.over = len(self._out) == self._sides - 1
