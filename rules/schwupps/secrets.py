"""What a seat cannot know, dealt anew."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.schwupps.data import NUMBER
from rules.schwupps.state import State


class _Unseen:
    """The cards a seat has not seen the white side of."""

    def __init__(self, cards: Sequence[int], dice: Dice) -> None:
        self._dice = dice
        self._by_number: dict[int, list[int]] = {}
        for card in cards:
            self._by_number.setdefault(NUMBER[card], []).append(card)

    def like(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Take random cards that show the same numbers as *cards*, in the same order."""
        return tuple([self._one(self._by_number[NUMBER[card]]) for card in cards])

    def _one(self, cards: list[int]) -> int:
        place = self._dice.below(len(cards))
        cards[place], cards[-1] = cards[-1], cards[place]
        return cards.pop()

    def rest(self) -> tuple[int, ...]:
        """Return what was not taken."""
        return tuple(card for cards in self._by_number.values() for card in cards)


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """Deal anew all white sides that *seat* has never seen, and the pile below its top card.

    Numbers lie open on hands, on cards played black side up, on those set aside and on top of
    the pile; all of them stay. So do the seat's own cards, also those it has played.
    """
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [card for other in others for card in state.hands[other] + state.covered[other]]
    unseen = _Unseen((*hidden, *state.aside, *state.pile), dice)
    hands, covered = [*state.hands], [*state.covered]
    for other in others:
        hands[other] = unseen.like(hands[other])
        covered[other] = unseen.like(covered[other])
    aside, top = unseen.like(state.aside), unseen.like(state.pile[:1])
    pile = top + dice.shuffled(unseen.rest())
    return replace(state, hands=tuple(hands), covered=tuple(covered), aside=aside, pile=pile)
