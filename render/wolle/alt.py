"""The board in words: alt text for the picture, and lines for those who prefer reading."""

from collections.abc import Iterator

from render.scene import Scene
from render.telling import LONGEST, cut, retold, spoken
from render.wolle.story import headline, ranking
from rules.wolle.data import DICE
from rules.wolle.view import Herd, View

LETTERS = "ABCDEFG"


def alt(scene: Scene) -> str:
    """Say what the board shows; long names are shortened where not all of it has room."""
    words = retold(scene, lambda it: " ".join(_sentences(it)), spoken, (40, 24, 18, 13))
    return cut(words, LONGEST)


def text(scene: Scene) -> str:
    """Write the board in lines."""
    view: View = scene.view
    seats = ranking(view) if view.counts else [*(view.order or range(len(view.herds)))]
    herds = [f"{'▶' if seat in view.active else '•'} {_seat(scene, seat)}" for seat in seats]
    blocks = (
        [title(scene), headline(scene)],
        [*_middle(scene)],
        [*_throw(scene)],
        herds,
        [*_waiting(scene)],
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


def title(scene: Scene) -> str:
    """Name the game and the round."""
    view, label = scene.view, scene.label
    if view.flocks:
        return f"{label('wolle-name')} · {label('wolle-picture-count')}"
    now = label("wolle-picture-round", round=view.round, rounds=view.rounds)
    return f"{label('wolle-name')} · {now}"


def _ended(line: str) -> str:
    return line if line.endswith((".", "!", "?")) else f"{line}."


def _sentences(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    yield f"{title(scene)}. {_ended(headline(scene))}"
    cards = ", ".join(_cards(scene))
    if cards:
        yield f"{scene.label('wolle-alt-middle')} {cards}."
    yield from (f"{line}." for line in _throw(scene))
    seats = ranking(view) if view.counts else range(len(view.herds))
    for seat in seats:
        yield _ended(_seat(scene, seat))
    yield from (f"{line}." for line in _waiting(scene))


def _middle(scene: Scene) -> Iterator[str]:
    cards = [*_cards(scene)]
    if cards:
        yield scene.label("wolle-alt-middle")
        yield from cards


def _cards(scene: Scene) -> Iterator[str]:
    for letter, card in zip(LETTERS, scene.view.display, strict=False):
        yield scene.label("wolle-alt-card", letter=letter, card=card, number=card.number)


def _throw(scene: Scene) -> Iterator[str]:
    """Say what the dice show, and which of them stay."""
    throw, label = scene.view.throw, scene.label
    if throw is None:
        return
    dice = [
        label("wolle-alt-die", sides=sides, pips=pips, kept=sides in throw.kept)
        for sides, pips in zip(DICE, throw.pips, strict=True)
    ]
    facts = {"attempt": throw.attempt, "result": throw.result, "goal": throw.goal}
    yield label("wolle-alt-throw", seat=scene.names[throw.seat], dice=", ".join(dice), **facts)


def _seat(scene: Scene, seat: int) -> str:
    view: View = scene.view
    if view.counts:
        facts = {"seat": scene.names[seat], "count": view.counts[seat]}
        return scene.label("wolle-event-Counted", **facts)
    return f"{scene.names[seat]}: {', '.join(_herd(scene, view.herds[seat]))}"


def _herd(scene: Scene, herd: Herd) -> Iterator[str]:
    """List what one seat has bid and what lies before it."""
    label = scene.label
    if herd.bid is not None and herd.fate is not None and not scene.view.flocks:
        yield label(f"wolle-alt-bid-{herd.fate}", bid=herd.bid)
    elif scene.view.phase == "bidding":
        yield label("wolle-alt-sealed" if herd.sealed else "wolle-alt-unsealed")
    if herd.top is not None:
        yield label("wolle-alt-flock", sheep=herd.size, card=herd.top)
    yield label("wolle-alt-number", number=herd.number)
    yield label("wolle-alt-dogs", dogs=herd.dogs)
    if herd.bone:
        yield label("wolle-picture-bone")
    yield label("wolle-picture-supply", chips=herd.chips)


def _waiting(scene: Scene) -> Iterator[str]:
    """Say whom the table waits for, and what they may take; bids have a word of their own."""
    view: View = scene.view
    if view.claim is not None:
        letters = " ".join(view.claim.letters)
        facts = {"seat": scene.names[view.claim.seat], "due": view.claim.due}
        yield scene.label("wolle-alt-claim", letters=letters, **facts)
    elif view.active and view.phase != "bidding":
        names = ", ".join(scene.names[seat] for seat in view.active)
        yield scene.label("wolle-alt-waiting", seats=names)
