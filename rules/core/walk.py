"""Walking a decision: a path of picks through a game's questions."""

from collections.abc import Callable
from typing import Any, TypeAlias

from rules.core.ask import Amount, Ask, Menu, Path, Pick, fits
from rules.core.errors import Illegal
from rules.core.play import AnyGame
from rules.core.seats import Seat

Trail: TypeAlias = tuple[tuple[Ask, Pick], ...]


def walk(game: AnyGame, state: Any, seat: Seat, path: Path) -> Any:
    """Follow *path*; return the question it leads to, or the finished choice.

    Raise Illegal for a pick that was not on offer, NotPending for a seat without a question.
    """
    return trail(game, state, seat, path)[1]


def trail(game: AnyGame, state: Any, seat: Seat, path: Path) -> tuple[Trail, Any]:
    """Follow *path* like *walk*; return each question passed with its answer as well."""
    passed: list[tuple[Ask, Pick]] = []
    answer = game.legal(state, seat, ())
    for length, pick in enumerate(path, start=1):
        if not isinstance(answer, Ask) or not fits(answer, pick):
            raise Illegal("pick_not_offered")
        passed.append((answer, pick))
        answer = game.legal(state, seat, path[:length])
    return tuple(passed), answer


def stroll(game: AnyGame, state: Any, seat: Seat, below: Callable[[int], int]) -> tuple[Path, Any]:
    """Answer every question at random; return the path and the choice it ends in."""
    path: Path = ()
    answer = game.legal(state, seat, path)
    while isinstance(answer, Ask):
        path = (*path, random_pick(answer, below))
        answer = game.legal(state, seat, path)
    return path, answer


def random_pick(ask: Ask, below: Callable[[int], int]) -> Pick:
    """Return an answer to *ask*, each number of ticks and each option as likely as another."""
    if isinstance(ask, Amount):
        return (str(ask.low + below(ask.high - ask.low + 1)),)
    if ask.most == 1 == ask.least:
        return (ask.options[below(len(ask.options))].key,)
    left = [option.key for option in ask.options]
    count = ask.least + below(min(ask.most, len(left)) - ask.least + 1)
    return tuple(left.pop(below(len(left))) for _ in range(count))


def spelled(game: AnyGame, state: Any, seat: Seat, text: str) -> Path:
    """Read a typed answer as a path, one word after the other; it may end at a question.

    Raise Illegal for a word that is not on offer where it stands.
    """
    words = list(game.words(text))
    path: Path = ()
    answer = game.legal(state, seat, path)
    while words and isinstance(answer, Ask):
        path = (*path, _take(answer, words))
        answer = game.legal(state, seat, path)
    if words or not path:
        raise Illegal("pick_not_offered")
    return path


def _take(ask: Ask, words: list[str]) -> Pick:
    """Take from *words* the ones that answer *ask*."""
    most = ask.most if isinstance(ask, Menu) else 1
    keys = {option.key for option in ask.options} if isinstance(ask, Menu) else None
    pick: list[str] = []
    while words and len(pick) < most and (keys is None or words[0] in keys):
        pick.append(words.pop(0))
    if not fits(ask, tuple(pick)):
        raise Illegal("pick_not_offered")
    return tuple(pick)
