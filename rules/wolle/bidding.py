"""Rulebook 2: sealed bids, and the order of turns that follows from them."""

from functools import cache

from msgspec.structs import replace

from rules.core.ask import Menu, Option, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.play import Event, Pending
from rules.core.seats import Seat, put
from rules.wolle.chance import percent, rolls
from rules.wolle.choices import Bid, Choice
from rules.wolle.data import HIGHEST, LOWEST, PLUS, spoken
from rules.wolle.events import BidSealed, BidsShown, PlusPaid, Stake
from rules.wolle.state import Bidding, State, Turning, modifier, number

CAREFUL = 0.9

_OPTIONS = (
    *(Option(str(bid), bid) for bid in range(LOWEST, HIGHEST + 1)),
    Option("26p", "plus"),
)


def ask(state: State, phase: Bidding, seat: Seat, path: Path) -> Menu | Bid:
    """Ask for a bid."""
    if path:
        key = path[0][0]
        return Bid(PLUS if key == "26p" else int(key))
    return _menu(modifier(state, seat), state.chips[seat], phase.sealed[seat])


@cache
def _menu(modifier: int, chips: int, sealed: int | None) -> Menu:
    """Offer every bid a seat may make; chances count its bonus or malus, but no chips."""
    chances = tuple(
        percent(sum(rolls(min(bid, HIGHEST) - modifier))) for bid in range(LOWEST, PLUS + 1)
    )
    facts = {
        "modifier": modifier,
        "chips": chips,
        "sealed": None if sealed is None else spoken(sealed),
        "low": chances[16 - LOWEST],
        "middle": chances[20 - LOWEST],
        "high": chances[24 - LOWEST],
        "chances": chances if chips else chances[:-1],
    }
    return Menu("bid", _OPTIONS if chips else _OPTIONS[:-1], facts=facts)


def pending(state: State, phase: Bidding) -> tuple[Pending[Choice], ...]:
    """Wait for every seat without a bid; the others may still change theirs."""
    return tuple(
        Pending(Seat(seat), True, careful(modifier(state, Seat(seat))))
        if bid is None
        else Pending(Seat(seat), True, Bid(bid), needed=False)
        for seat, bid in enumerate(phase.sealed)
    )


@cache
def careful(modifier: int) -> Bid:
    """Return the highest bid that succeeds nine times in ten without chips, or the lowest."""
    bids = range(LOWEST + 1, HIGHEST + 1)
    return Bid(max((b for b in bids if sum(rolls(b - modifier)) >= CAREFUL), default=LOWEST))


def guess(chips: int, dice: Dice) -> int:
    """Return any bid that a seat with so many chips may have sealed."""
    return LOWEST + dice.below(PLUS - LOWEST + (chips > 0))


def seal(state: State, phase: Bidding, seat: Seat, bid: int, told: list[Event]) -> State:
    """Take one seat's bid; the last one turns all boards over."""
    if not LOWEST <= bid <= PLUS:
        raise Illegal("no_such_bid", bid=bid)
    if bid == PLUS and not state.chips[seat]:
        raise Illegal("no_chip_for_plus")
    sealed = put(phase.sealed, seat, bid)
    bids = tuple(bid for bid in sealed if bid is not None)
    if len(bids) < len(sealed):
        told.append(BidSealed((seat,), spoken(bid)))
        return replace(state, phase=Bidding(sealed))
    return reveal(state, bids, told)


def reveal(state: State, bids: tuple[int, ...], told: list[Event]) -> State:
    """Turn the boards over: the highest bid first, the lower Schafzahl among equals."""
    seats = map(Seat, range(len(bids)))
    order = tuple(sorted(seats, key=lambda seat: (-bids[seat], number(state, seat))))
    told.append(BidsShown(tuple(Stake(seat, spoken(bids[seat])) for seat in order)))
    told.extend(PlusPaid(seat) for seat in order if bids[seat] == PLUS)
    chips = tuple(own - (bid == PLUS) for own, bid in zip(state.chips, bids, strict=True))
    waiting = replace(state, chips=chips, bids=bids, order=order, turn=0, phase=Turning())
    return replace(waiting, fates=("waiting",) * len(bids))
