"""From a choice in Volle Wolle back to the answers that lead to it."""

from typing import assert_never

from rules.core.ask import Path
from rules.wolle.choices import Bid, Choice, Comb, Concede, Keep, PutBack, Take
from rules.wolle.data import LETTERS, PLUS
from rules.wolle.rolling import goal
from rules.wolle.state import State, Taking, sheep
from rules.wolle.taking import victim


def path_of(state: State, choice: Choice) -> Path:
    """Return the answers that lead to *choice*."""
    match choice:
        case Bid(bid):
            return (("26p" if bid == PLUS else str(bid),),)
        case Keep(die):
            return ((f"d{die}",),)
        case Comb(aim):
            return (("comb" if aim == goal(state) else "safe",),)
        case Concede():
            return (("stop",),)
        case Take():
            return _take(state, choice)
        case PutBack(cards):
            return (tuple(map(str, cards)),)
        case unknown:
            assert_never(unknown)


def _take(state: State, choice: Take) -> Path:
    """Answer only what is asked: cards, the top one, the bone."""
    phase, cards = state.phase, choice.cards
    assert isinstance(phase, Taking)
    letters = tuple(LETTERS[state.display.index(card)] for card in cards)
    path: list[tuple[str, ...]] = [letters] if phase.due < len(phase.offer) else []
    flock = sheep(cards)
    if len(flock) > 1:
        path.append((LETTERS[state.display.index(flock[-1])],))
    if victim(state, phase.seat, cards) is not None:
        path.append(("yes" if choice.steal else "no",))
    return tuple(path)
