"""Rulebook 3: up to three rolls, the result, and combing it with bonus and chips."""

from typing import Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from rules.core.ask import Menu, Option, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.play import Event
from rules.core.seats import Seat, put
from rules.wolle.chance import percent, second, third
from rules.wolle.choices import Comb, Concede, Keep
from rules.wolle.data import BLACK, DICE, DUE, HIGHEST, SAFE
from rules.wolle.events import Combed, DieKept, Failed, Reached, Rolled
from rules.wolle.state import Rolling, State, Taking, Turning, modifier

LAST = len(DUE)
CAREFUL = 2
"""Chips that the fallback is ready to pay."""


class KeepDie(Struct, frozen=True):
    """An option: leave this die lying."""

    die: int
    pips: int


class CombTo(Struct, frozen=True):
    """An option: improve the result to *goal*; *cards* is what that brings."""

    goal: int
    bonus: int
    chips: int
    cards: int


def active(state: State) -> Seat:
    """Return the seat on turn."""
    return state.order[state.turn]


def goal(state: State) -> int:
    """Return the number that the seat on turn must reach."""
    return min(state.bids[active(state)], HIGHEST)


def result(state: State, phase: Rolling) -> int:
    """Return what the dice show, less the malus."""
    return sum(phase.pips) + min(modifier(state, active(state)), 0)


def price(state: State, phase: Rolling, aim: int) -> int:
    """Return how many chips it takes to reach *aim* once the bonus is counted."""
    bonus = max(modifier(state, active(state)), 0)
    return max(aim - result(state, phase) - bonus, 0)


def combs(state: State, phase: Rolling) -> tuple[int, ...]:
    """List what the result may be improved to: the bid, and what keeps black sheep away."""
    bid, now = goal(state), result(state, phase)
    if now >= bid:
        return ()
    aims = [bid]
    if phase.attempt == LAST and now < SAFE < bid and not BLACK.isdisjoint(state.display):
        aims.append(SAFE)
    chips = state.chips[active(state)]
    return tuple(aim for aim in aims if price(state, phase, aim) <= chips)


def open_dice(phase: Rolling) -> tuple[int, ...]:
    """List the dice of the last roll, one of which must stay; none after the last."""
    if phase.attempt == LAST:
        return ()
    return tuple(die for die in DICE if die not in phase.kept)


def decided(state: State, phase: Rolling) -> bool:
    """Tell whether the roll leaves nothing to choose."""
    if result(state, phase) >= goal(state):
        return True
    return phase.attempt == LAST and not combs(state, phase)


def roll(state: State, told: list[Event], dice: Dice, before: Rolling | None = None) -> State:
    """Roll all dice, or after *before* those that were not kept."""
    kept = before.kept if before else ()
    old = before.pips if before else ()
    rolled = tuple(die for die in DICE if die not in kept)
    pips = tuple(
        old[place] if die in kept else 1 + dice.below(die) for place, die in enumerate(DICE)
    )
    phase = Rolling(before.attempt + 1 if before else 1, pips, kept)
    seat = active(state)
    malus = min(modifier(state, seat), 0)
    told.append(
        Rolled(seat, phase.attempt, pips, old, rolled, malus, sum(pips) + malus, goal(state))
    )
    return replace(state, phase=phase)


def keep(state: State, phase: Rolling, die: int, told: list[Event], dice: Dice) -> State:
    """Leave *die* lying and roll again."""
    if die not in open_dice(phase):
        raise Illegal("die_not_free", die=die)
    told.append(DieKept(active(state), die, phase.pips[DICE.index(die)]))
    return roll(state, told, dice, replace(phase, kept=(*phase.kept, die)))


def comb(state: State, phase: Rolling, aim: int, told: list[Event]) -> State:
    """Improve the result to *aim* with the bonus and as few chips as it takes."""
    if aim not in combs(state, phase):
        raise Illegal("comb_falls_short", goal=aim)
    seat, paid = active(state), price(state, phase, aim)
    bonus = max(modifier(state, seat), 0)
    now = result(state, phase) + bonus + paid
    told.append(Combed(seat, bonus, paid, now, goal(state)))
    state = replace(state, chips=put(state.chips, seat, state.chips[seat] - paid))
    if aim == goal(state):
        return reach(state, phase, told)
    return fail(state, phase, now, told)


def concede(state: State, phase: Rolling, told: list[Event]) -> State:
    """Leave the third roll as it is."""
    if phase.attempt < LAST:
        raise Illegal("rolls_left")
    return fail(state, phase, result(state, phase), told)


def settle(state: State, phase: Rolling, told: list[Event]) -> State:
    """Close a roll that leaves nothing to choose."""
    now = result(state, phase)
    if now >= goal(state):
        return reach(state, phase, told)
    return fail(state, phase, now, told)


def reach(state: State, phase: Rolling, told: list[Event]) -> State:
    """Let the seat on turn take its cards: fewer if fewer lie out."""
    seat, display = active(state), state.display
    due = min(DUE[phase.attempt - 1], len(display))
    told.append(Reached(seat, phase.attempt, due))
    return replace(state, phase=Taking(seat, due, display, "reached", phase))


def fail(state: State, phase: Rolling, now: int, told: list[Event]) -> State:
    """Comfort the seat on turn with a chip; below 14 it takes all black sheep."""
    seat, chip = active(state), state.supply > 0
    told.append(Failed(seat, now, goal(state), chip))
    black = tuple(card for card in state.display if card in BLACK) if now < SAFE else ()
    return replace(
        state,
        chips=put(state.chips, seat, state.chips[seat] + chip),
        fates=put(state.fates, seat, "failed"),
        turn=state.turn if black else state.turn + 1,
        phase=Taking(seat, len(black), black, "black", phase) if black else Turning(),
    )


def ask(state: State, phase: Rolling, path: Path) -> Menu | Keep | Comb | Concede:
    """Ask what to do about a roll that falls short."""
    if path:
        return _choice(path[0][0], goal(state))
    bid = goal(state)
    options = [
        Option(f"d{die}", KeepDie(die, phase.pips[DICE.index(die)])) for die in open_dice(phase)
    ]
    options += (
        Option("comb" if aim == bid else "safe", _to(state, phase, aim))
        for aim in combs(state, phase)
    )
    if phase.attempt == LAST:
        options.append(Option("stop", "stop"))
    seat = active(state)
    facts = {
        "attempt": phase.attempt,
        "pips": phase.pips,
        "result": result(state, phase),
        "goal": bid,
        "missing": bid - result(state, phase),
        "modifier": modifier(state, seat),
        "chips": state.chips[seat],
        "chances": tuple(percent(odds(state, phase, die)) for die in open_dice(phase)),
    }
    question = "last_roll" if phase.attempt == LAST else "roll"
    return Menu(question, tuple(options), facts=facts)


def odds(state: State, phase: Rolling, die: int) -> float:
    """Return the chance to reach the bid after keeping *die*, with the bonus but no chips."""
    need = goal(state) - modifier(state, active(state)) - phase.pips[DICE.index(die)]
    if phase.attempt == 1:
        return sum(second(die, need))
    (first,) = phase.kept
    (other,) = (side for side in DICE if side not in (first, die))
    return third(other, need - phase.pips[DICE.index(first)])


def fallback(state: State, phase: Rolling) -> Keep | Comb | Concede:
    """Comb while it is cheap, else keep the most promising die, else leave it."""
    for aim in combs(state, phase):
        if price(state, phase, aim) <= CAREFUL:
            return Comb(aim)
    if phase.attempt == LAST:
        return Concede()
    return _keep(max(open_dice(phase), key=lambda die: odds(state, phase, die)))


def _to(state: State, phase: Rolling, aim: int) -> CombTo:
    """Describe what combing to *aim* costs and brings."""
    due = min(DUE[phase.attempt - 1], len(state.display)) if aim == goal(state) else 0
    bonus = max(modifier(state, active(state)), 0)
    return CombTo(aim, bonus, price(state, phase, aim), due)


def _choice(key: str, bid: int) -> Keep | Comb | Concede:
    """Read a picked option."""
    match key:
        case "comb":
            return Comb(bid)
        case "safe":
            return Comb(SAFE)
        case "stop":
            return Concede()
    return _keep(int(key[1:]))


def _keep(die: int) -> Keep:
    return Keep(cast("Literal[8, 10, 12]", die))
