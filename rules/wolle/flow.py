"""The table of contents of the rules: who decides, what is asked, what follows."""

from typing import assert_never

from msgspec.structs import replace

from rules.core.ask import Ask, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending
from rules.core.play import Event, Outcome, Pending, Step
from rules.core.seats import Seat
from rules.wolle import bidding, rolling, rounds, scoring, taking
from rules.wolle.choices import Bid, Choice, Comb, Concede, Keep, PutBack, Take
from rules.wolle.data import CARDS, FIRST_CHIPS
from rules.wolle.options import Options
from rules.wolle.state import Bidding, Over, Returning, Rolling, State, Taking, Turning


def new(seats: int, options: Options, dice: Dice) -> Step[State]:
    """Shuffle, hand out chips and lay out the first cards."""
    told: list[Event] = []
    state = State(
        deck=dice.shuffled(tuple(CARDS)),
        display=(),
        flocks=((),) * seats,
        dogs=(0,) * seats,
        chips=(FIRST_CHIPS,) * seats,
        bone=None,
        bids=(),
        order=(),
        turn=0,
        fates=(),
        phase=Turning(),
    )
    return Step(rounds.lay_out(state, told), tuple(told))


def pending(state: State) -> tuple[Pending[Choice], ...]:
    """List the decisions that are open; empty once the match is over."""
    match state.phase:
        case Bidding() as phase:
            return bidding.pending(state, phase)
        case Rolling() as phase:
            return (Pending(rolling.active(state), False, rolling.fallback(state, phase)),)
        case Taking() as phase:
            return (Pending(phase.seat, False, taking.fallback(state, phase)),)
        case Returning() as phase:
            return scoring.pending(state, phase)
        case Turning() | Over():
            return ()
        case unknown:
            assert_never(unknown)


def legal(state: State, seat: Seat, path: Path) -> Ask | Choice:
    """Walk *seat*'s decision one question further."""
    match state.phase:
        case Bidding() as phase:
            return bidding.ask(state, phase, seat, path)
        case Rolling() as phase if seat == rolling.active(state):
            return rolling.ask(state, phase, path)
        case Taking() as phase if seat == phase.seat:
            return taking.ask(state, phase, path)
        case Returning(returned) if returned[seat] is None:
            return scoring.ask(state, seat, path)
    raise NotPending(seat)


def apply(state: State, seat: Seat, choice: Choice, dice: Dice) -> Step[State]:
    """Play *choice* and everything that follows without a decision."""
    told: list[Event] = []
    match state.phase, choice:
        case Bidding() as phase, Bid(bid):
            state = bidding.seal(state, phase, seat, bid, told)
        case Rolling() as phase, Keep(die):
            state = rolling.keep(state, phase, die, told, dice)
        case Rolling() as phase, Comb(goal):
            state = rolling.comb(state, phase, goal, told)
        case Rolling() as phase, Concede():
            state = rolling.concede(state, phase, told)
        case Taking() as phase, Take():
            state = taking.take(state, phase, choice, told)
        case Returning() as phase, PutBack(cards):
            state = scoring.put_back(state, phase, seat, cards, told)
        case _:
            raise Illegal("wrong_kind_of_choice", choice=type(choice).__name__)
    return Step(_play_on(state, told, dice), tuple(told))


def _play_on(state: State, told: list[Event], dice: Dice) -> State:
    """Go on until somebody has something to decide."""
    while True:
        match state.phase:
            case Turning():
                state = rounds.turn(state, told, dice)
            case Rolling() as phase if rolling.decided(state, phase):
                state = rolling.settle(state, phase, told)
            case Taking() as phase if taking.decided(state, phase):
                state = taking.take(state, phase, Take(phase.offer), told)
            case _:
                return state


def outcome(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    return scoring.outcome(state, state.phase) if isinstance(state.phase, Over) else None


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """Deal anew what *seat* cannot know: the deck's order and the others' sealed bids.

    Flocks stay as they are: every card in them was taken in front of all.
    """
    deck = dice.shuffled(sorted(state.deck))
    if not isinstance(state.phase, Bidding):
        return replace(state, deck=deck)
    sealed = tuple(
        bid if bid is None or other == seat else bidding.guess(state.chips[other], dice)
        for other, bid in enumerate(state.phase.sealed)
    )
    return replace(state, deck=deck, phase=Bidding(sealed))


def words(text: str) -> tuple[str, ...]:
    """Split a typed answer: `26+`, `W10` for a die, `ac` for the cards A and C."""
    split: list[str] = []
    for word in text.lower().replace("26+", "26p").replace(",", " ").replace("+", " ").split():
        if {*word} <= {*"abcdefg"}:
            split += word
        else:
            split.append(f"d{word[1:]}" if word in ("w8", "w10", "w12") else word)
    return tuple(split)
