"""Every word of every picture is whole and in its place; only long names are cut."""

from collections.abc import Iterator

import pytest

from bot.easel import Order
from bot.portraits import NoPainter, painted
from bot.reel import Cast, Shot, board, hand, shots
from bot.texts import LANGUAGES, speech_for
from render import PAINTERS
from rules import GAMES
from rules.core.play import AnyGame
from rules.core.seats import Seat
from tests.kit.lettering import watch
from tests.kit.options import every_options
from tests.kit.walks import random_match

NAMES = ("Mara", "Jörg", "Zoë", "Annkathrin", "Élodie", "Opa Hinnerk", "Tjark", "Ben")
LONG = tuple(f"{name}-Wilhelmine von und zu Schafhausen"[:40] for name in NAMES)


def cast(seats: int, language: str, turn: int) -> Cast:
    """Return people of whom every other one has a long name, and some computers."""
    names = (LONG[i] if (i + turn) % 2 else NAMES[i] for i in range(seats))
    return Cast(tuple(names), language, "light", tuple(i % 3 == 1 for i in range(seats)))


def some(game: AnyGame, shown: list[Shot], people: Cast, options: object) -> Iterator[Order]:
    """Yield every kind of picture of one match."""
    facts = (people.names, people.language, people.theme)
    yield Order("lobby", game.tag, options, *facts, robots=people.robots)
    yield from (board(game, shot, people) for shot in shown)
    yield hand(game, shown[1], people, Seat(len(people.names) - 1))
    outcome = game.outcome(shown[-1].state)
    yield Order("podium", game.tag, None, *facts, robots=people.robots, outcome=outcome)


def orders(tag: str) -> Iterator[Order]:
    """Yield pictures of all variants with the fewest and the most seats, and the rules."""
    game, turn = GAMES[tag], 0
    for name, options in every_options(game):
        room = game.seats_for(options)
        for seats in sorted({room[0], room[-1]}):
            played = random_match(game, seats, f"lettered {name} {seats}", options)
            phases = [*shots(game, [step for step, _ in played])]
            shown = [*phases[:: max(1, len(phases) // 4)], phases[-1]]
            for language in LANGUAGES:
                turn += 1
                yield from some(game, shown, cast(seats, language, turn), options)
    for language in LANGUAGES:
        for page in range(len(speech_for(language).rules(tag))):
            yield Order("rules", tag, None, (), language, "light", page=page)


@pytest.mark.parametrize("tag", PAINTERS)
def test_every_word_is_whole_and_in_its_place(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = watch(monkeypatch)
    for order in orders(tag):
        try:
            painted(order)
        except NoPainter:
            assert order.kind == "hand"
    assert any(line.cut for line in written)
    assert [it for it in written if not it.inside or (it.cut and not it.text.endswith(LONG))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tag", PAINTERS)
def test_rules_come_in_pieces_that_are_quickly_read(tag: str, language: str) -> None:
    for page in speech_for(language).rules(tag):
        assert all(len(part) <= 420 for part in page.split("\n\n"))
        assert "\n" not in page.replace("\n\n", "")
