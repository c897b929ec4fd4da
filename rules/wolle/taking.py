"""What you do with the cards: choose them, put a sheep on top, fetch the bone."""

from msgspec import Struct
from msgspec.structs import replace

from rules.core.ask import Menu, Option, Path, Who
from rules.core.errors import Illegal
from rules.core.play import Event
from rules.core.seats import Seat, put
from rules.wolle.choices import Take
from rules.wolle.data import BONE, BONE_PER_DOG, CARDS, LETTERS, ONE_DOG, SHEEP, SYMBOLS, Card
from rules.wolle.events import BoneStolen, Took, Topped
from rules.wolle.scoring import agents, racers
from rules.wolle.state import Fate, State, Taking, Turning, sheep


class Lying(Struct, frozen=True):
    """An option: a card and the letter of the place it lies on."""

    letter: str
    card: Card


_STEAL = (Option("yes", "steal"), Option("no", "spare"))


def decided(state: State, phase: Taking) -> bool:
    """Tell whether the seat has nothing to choose: no card, no top, no bone."""
    offer = phase.offer
    if phase.due < len(offer):
        return False
    return len(sheep(offer)) < 2 and victim(state, phase.seat, offer) is None


def victim(state: State, seat: Seat, cards: tuple[int, ...]) -> Seat | None:
    """Return the other seat that owns the bone, if *cards* show its symbol."""
    return None if state.bone == seat or SYMBOLS.isdisjoint(cards) else state.bone


def ask(state: State, phase: Taking, path: Path) -> Menu | Take:
    """Ask for cards, then for the top sheep, then about the bone: only what is open."""
    picks = iter(path)
    cards = phase.offer
    if phase.due < len(cards):
        pick = next(picks, None)
        if pick is None:
            return _menu(state, phase, "take", cards, phase.due)
        cards = tuple(_card(state, key) for key in pick)
    flock = sheep(cards)
    if len(flock) > 1:
        pick = next(picks, None)
        if pick is None:
            return _menu(state, phase, "top", flock, 1)
        top = _card(state, pick[0])
        cards = (*(card for card in cards if card != top), top)
    owner = victim(state, phase.seat, cards)
    if owner is None:
        return Take(cards)
    pick = next(picks, None)
    if pick is None:
        return Menu("bone", _STEAL, facts={"victim": Who(owner)})
    return Take(cards, steal=pick == ("yes",))


def _menu(state: State, phase: Taking, question: str, cards: tuple[int, ...], due: int) -> Menu:
    options = []
    for place, card in enumerate(state.display):
        if card in cards:
            letter = LETTERS[place]
            options.append(Option(letter, Lying(letter.upper(), CARDS[card])))
    return Menu(question, tuple(options), due, due, facts={"due": due, "why": phase.why})


def _card(state: State, key: str) -> int:
    """Return the card that lies on the place with this letter."""
    return state.display[LETTERS.index(key)]


def take(state: State, phase: Taking, choice: Take, told: list[Event]) -> State:
    """Hand *choice*'s cards over, the last sheep on top, and go on to the next turn."""
    seat, cards = phase.seat, choice.cards
    if len(cards) != phase.due or len({*cards}) != len(cards):
        raise Illegal("wrong_number_of_cards", due=phase.due)
    if not {*phase.offer}.issuperset(cards):
        raise Illegal("card_not_on_offer")
    owner = victim(state, seat, cards) if choice.steal else None
    if choice.steal and owner is None:
        raise Illegal("no_bone_to_steal")
    _tell(state, phase, cards, owner, told)
    flock = sheep(cards)
    dogs = len(cards) - len(flock) - (BONE in cards)
    fate: Fate = "left" if phase.why == "left" else "reached"
    first = state.fates[seat] == "waiting"
    return replace(
        state,
        display=tuple(card for card in state.display if card not in cards),
        flocks=put(state.flocks, seat, state.flocks[seat] + flock),
        dogs=put(state.dogs, seat, state.dogs[seat] + dogs),
        bone=seat if choice.steal or BONE in cards else state.bone,
        fates=put(state.fates, seat, fate) if first else state.fates,
        turn=state.turn + 1,
        phase=Turning(),
    )


def _tell(
    state: State, phase: Taking, cards: tuple[int, ...], owner: Seat | None, told: list[Event]
) -> None:
    letters = tuple(LETTERS[state.display.index(card)].upper() for card in cards)
    told.append(Took(phase.seat, tuple(CARDS[card] for card in cards), letters, phase.why))
    flock = sheep(cards)
    if flock:
        told.append(Topped(phase.seat, CARDS[flock[-1]]))
    if owner is not None:
        told.append(BoneStolen(phase.seat, owner))


def fallback(state: State, phase: Taking) -> Take:
    """Take what is worth most to this seat, the best bonus on top, and the bone."""
    ranked = sorted(phase.offer, key=lambda card: worth(state, phase.seat, card), reverse=True)
    chosen = ranked[: phase.due]
    chosen.sort(key=lambda card: (card in SHEEP, CARDS[card].modifier, -card))
    cards = tuple(chosen)
    return Take(cards, steal=victim(state, phase.seat, cards) is not None)


def worth(state: State, seat: Seat, card: int) -> int:
    """Estimate what *card* adds to *seat*'s points."""
    kind = CARDS[card].kind
    if kind == "dog":
        return ONE_DOG if not state.dogs[seat] else -ONE_DOG
    if kind == "bone":
        return BONE_PER_DOG * state.dogs[seat]
    own = [CARDS[one].kind for one in state.flocks[seat]].count(kind)
    if kind == "agent":
        return agents(own + 1) - agents(own)
    if kind == "racer":
        return racers(own + 1) - racers(own)
    return CARDS[card].points
