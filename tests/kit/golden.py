"""Golden matches: one readable line for each opening, choice, event and digest."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rules.core.play import AnyGame, Secret, Step
from rules.core.replay import Chosen, Opening, replay
from rules.core.seats import Seat
from rules.core.wire import digest, dumps, read_choice, read_options

HERE = Path(__file__).parent.parent / "golden"


def script(game: AnyGame, opening: Opening, log: list[Chosen]) -> Iterator[str]:
    """Write a match down: `>` a choice, `=` a digest, the rest events."""
    head = {"options": opening.options, "seats": opening.seats, "seed": opening.seed}
    yield f"{game.tag} v{game.version} {dumps(head)}"
    for index, step in enumerate(replay(game, opening, log)):
        if index:
            chosen = log[index - 1]
            yield f"> {chosen.seat} {dumps(chosen.choice)}"
        yield from _told(step)
        yield f"= {digest(step.state)[:16]}"
    yield f"# {dumps(game.outcome(step.state))}"


def read(game: AnyGame, text: str) -> tuple[Opening, list[Chosen]]:
    """Read the opening and the choices of a written match."""
    first, *lines = text.splitlines()
    head = msgspec.json.decode(first.split(" ", 2)[2], type=dict[str, msgspec.Raw])
    seed = msgspec.json.decode(head["seed"], type=str)
    seats = msgspec.json.decode(head["seats"], type=int)
    opening = Opening(seed, seats, read_options(game, bytes(head["options"])))
    log = []
    for line in lines:
        if line.startswith("> "):
            _, seat, choice = line.split(" ", 2)
            log.append(Chosen(Seat(int(seat)), read_choice(game, choice)))
    return opening, log


def _told(step: Step[Any]) -> Iterator[str]:
    for event in step.events:
        whom = f" to {[*event.to]}" if isinstance(event, Secret) else ""
        yield f"  {dumps(event)}{whom}"
