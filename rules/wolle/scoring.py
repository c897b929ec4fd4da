"""The end: sheep put back for want of a dog, and every line of the count."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from rules.core.ask import Menu, Option, Path
from rules.core.errors import Illegal
from rules.core.play import Event, Outcome, Pending
from rules.core.seats import Seat, put
from rules.wolle.choices import Choice, PutBack
from rules.wolle.data import (
    AGENTS,
    BONE_PER_DOG,
    CARDS,
    MOST_DOGS,
    ONE_DOG,
    PUT_BACK,
    RACERS,
    WHITE,
    Card,
)
from rules.wolle.events import Counted, PlayEnded, SheepPutBack
from rules.wolle.state import Count, Over, Returning, State, number


class Own(Struct, frozen=True):
    """An option: a sheep of one's own flock."""

    card: Card


def agents(owned: int) -> int:
    """Return the points of so many 0-0-7 sheep."""
    return owned // 3 * AGENTS


def racers(owned: int) -> int:
    """Return the points of so many 3-7-0 sheep."""
    return RACERS[owned % 3]


def white(state: State, seat: Seat) -> tuple[int, ...]:
    """List *seat*'s white sheep, the poorest first."""
    return tuple(sorted((card for card in state.flocks[seat] if card in WHITE), key=_points))


def open_flocks(state: State, told: list[Event]) -> State:
    """End the play; who has no dog and no choice loses white sheep at once."""
    told.append(PlayEnded())
    returned: list[tuple[int, ...] | None] = []
    for seat in map(Seat, range(len(state.chips))):
        cards = () if state.dogs[seat] else white(state, seat)
        returned.append(cards if len(cards) <= PUT_BACK else None)
        if cards and len(cards) <= PUT_BACK:
            told.append(_put_back(seat, cards))
    return _count(state, tuple(returned), told)


def put_back(
    state: State, phase: Returning, seat: Seat, cards: tuple[int, ...], told: list[Event]
) -> State:
    """Take two white sheep of *seat*'s choice out of the match."""
    if len({*cards}) != PUT_BACK or len(cards) != PUT_BACK:
        raise Illegal("wrong_number_of_cards", due=PUT_BACK)
    if not {*white(state, seat)}.issuperset(cards):
        raise Illegal("not_a_white_sheep")
    told.append(_put_back(seat, cards))
    return _count(state, put(phase.returned, seat, cards), told)


def _put_back(seat: Seat, cards: tuple[int, ...]) -> SheepPutBack:
    return SheepPutBack(seat, tuple(CARDS[card] for card in cards))


def _count(state: State, returned: tuple[tuple[int, ...] | None, ...], told: list[Event]) -> State:
    """Count every seat as soon as nobody has sheep to put back."""
    gone = tuple(cards for cards in returned if cards is not None)
    if len(gone) < len(returned):
        return replace(state, phase=Returning(returned))
    counts = tuple(count(state, Seat(seat), cards) for seat, cards in enumerate(gone))
    told.extend(Counted(Seat(seat), line) for seat, line in enumerate(counts))
    return replace(state, phase=Over(gone, counts))


def count(state: State, seat: Seat, returned: tuple[int, ...]) -> Count:
    """Add up *seat*'s points, line by line."""
    kept = [CARDS[card] for card in state.flocks[seat] if card not in returned]
    kinds = Counter(card.kind for card in kept)
    dogs = state.dogs[seat]
    lines = {
        "white": sum(card.points for card in kept if card.kind == "white"),
        "black": sum(card.points for card in kept if card.kind == "black"),
        "agents": agents(kinds["agent"]),
        "racers": racers(kinds["racer"]),
        "dogs": ONE_DOG if dogs == 1 else 0,
        "bone": BONE_PER_DOG * dogs if state.bone == seat else 0,
        "pack": MOST_DOGS if dogs == max(state.dogs) else 0,
        "chips": state.chips[seat],
    }
    return Count(**lines, total=sum(lines.values()))


def pending(state: State, phase: Returning) -> tuple[Pending[Choice], ...]:
    """Wait for every seat that has sheep to put back; by itself it gives the poorest."""
    return tuple(
        Pending(Seat(seat), False, PutBack(white(state, Seat(seat))[:PUT_BACK]))
        for seat, cards in enumerate(phase.returned)
        if cards is None
    )


def ask(state: State, seat: Seat, path: Path) -> Menu | PutBack:
    """Ask for two white sheep; keys are their Schafzahlen."""
    if path:
        return PutBack(tuple(map(int, path[0])))
    options = tuple(Option(str(card), Own(CARDS[card])) for card in white(state, seat))
    return Menu("put_back", options, PUT_BACK, PUT_BACK, facts={"due": PUT_BACK})


def outcome(state: State, phase: Over) -> Outcome:
    """Rank by points, then by chips, then by the lower Schafzahl on top."""
    scores = tuple(line.total for line in phase.counts)

    def rank(seat: Seat) -> tuple[int, int, int]:
        return -scores[seat], -state.chips[seat], number(state, seat)

    first, second, *rest = sorted(map(Seat, range(len(scores))), key=rank)
    reason = "points"
    if scores[first] == scores[second]:
        reason = "chips" if state.chips[first] > state.chips[second] else "number"
    return Outcome(tuple((seat,) for seat in (first, second, *rest)), reason, scores)


def _points(card: int) -> tuple[int, int]:
    return CARDS[card].points, card
