"""The record of a match: everything that anyone needs to play it again and compare.

RuleError
└── Differs   the record is not what its own choices lead to; *what* names the part
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct, ValidationError, to_builtins
from msgspec.structs import replace

from rules.core.errors import RuleError
from rules.core.fair import commitment, mixed_seed
from rules.core.play import AnyGame, Step
from rules.core.replay import Chosen, Opening, advance, begin
from rules.core.seats import Seat
from rules.core.wire import digest, dumps, read_choice, read_options

FORMAT: Literal["schafstall-record"] = "schafstall-record"


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One choice, who made it, and the digest of it with the state it led to.

    *by* says whether the player, the clock or somebody else chose; *at* is when, in
    milliseconds since 1970. The rules use neither.
    """

    seat: int
    choice: Any
    digest: str
    by: str
    at: int | None = None


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """One match.

    *pledge* binds the host to *secret* while seats still contribute to the *seed*, which
    *commitment* binds it to from the start. *opening* is the digest of the first state.
    *outcome* is None while the match goes on. *seal* is the SHA-256 of all the rest, for the
    details that follow from nothing else: names, times.
    """

    format: Literal["schafstall-record"]
    game: str
    version: int
    options: Any
    seats: int
    names: tuple[str, ...]
    seed: str
    commitment: str
    secret: str
    pledge: str
    contributions: tuple[str, ...]
    opening: str
    choices: tuple[Row, ...]
    outcome: Any
    seal: str


class Logged(Struct, frozen=True):
    """One choice as a host remembers it."""

    seat: Seat
    choice: Any
    by: str
    at: int | None = None


class Differs(RuleError):
    """A part of a record, or the choice in one of its rows, is not what it must be.

    *row* counts from 1. *found* stands in the record, *instead* would be right.
    """

    def __init__(
        self, what: str, row: int | None = None, found: Any = "", instead: Any = ""
    ) -> None:
        super().__init__(what, row)
        self.what = what
        self.row = row
        self.found = found
        self.instead = instead


def build(
    game: AnyGame,
    options: Any,
    names: Sequence[str],
    secret: str,
    contributions: Sequence[str],
    log: Iterable[Logged],
) -> Record:
    """Write down a match; its seed is mixed from *secret* and *contributions*."""
    seed = mixed_seed(secret, contributions)
    step = begin(game, Opening(seed, len(names), options))
    opening = digest(step.state)
    rows = []
    for index, item in enumerate(log, start=1):
        chosen = Chosen(item.seat, item.choice)
        step = advance(game, seed, index, step.state, chosen)
        rows.append(Row(item.seat, item.choice, mark(chosen, step), item.by, item.at))
    record = Record(
        format=FORMAT,
        game=game.tag,
        version=game.version,
        options=options,
        seats=len(names),
        names=tuple(names),
        seed=seed,
        commitment=commitment(seed),
        secret=secret,
        pledge=commitment(secret),
        contributions=tuple(contributions),
        opening=opening,
        choices=tuple(rows),
        outcome=game.outcome(step.state),
        seal="",
    )
    return replace(record, seal=seal(record))


def check(game: AnyGame, record: Record) -> Iterator[Step[Any]]:
    """Play *record* again; yield each step once it is proved, raise Differs at the first flaw."""
    step = begin(game, _opening(game, record))
    _same("opening", None, record.opening, digest(step.state))
    yield step
    for index, row in enumerate(record.choices, start=1):
        chosen = _chosen(game, index, row)
        try:
            step = advance(game, record.seed, index, step.state, chosen)
        except Exception as error:  # no screen can send what a forged choice may hold
            raise Differs("refused", index, found=error) from error
        _same("digest", index, row.digest, mark(chosen, step))
        yield step
    _same("outcome", None, _plain(record.outcome), _plain(game.outcome(step.state)))
    _same("seal", None, record.seal, seal(record))


def mark(chosen: Chosen, step: Step[Any]) -> str:
    """Name a choice together with the state it led to."""
    return digest((chosen.seat, chosen.choice, step.state))


def seal(record: Record) -> str:
    """Return the SHA-256 of everything else in *record*."""
    return commitment(_plain(replace(record, seal="")))


def _opening(game: AnyGame, record: Record) -> Opening:
    """Return what the match began with, once it is proved to be fair and possible."""
    _same("pledge", None, record.pledge, commitment(record.secret))
    _same("seed", None, record.seed, mixed_seed(record.secret, record.contributions))
    _same("commitment", None, record.commitment, commitment(record.seed))
    try:
        options = read_options(game, dumps(record.options))
    except ValidationError as error:
        raise Differs("options", found=record.options) from error
    if record.seats not in game.seats_for(options):
        raise Differs("seats", found=record.seats)
    _same("names", None, len(record.names), record.seats)
    _same("contributions", None, len(record.contributions), record.seats)
    return Opening(record.seed, record.seats, options)


def _chosen(game: AnyGame, index: int, row: Row) -> Chosen:
    try:
        return Chosen(Seat(row.seat), read_choice(game, dumps(row.choice)))
    except ValidationError as error:
        raise Differs("choice", index, found=row.choice) from error


def _same(what: str, row: int | None, found: Any, instead: Any) -> None:
    if found != instead:
        raise Differs(what, row, found, instead)


def _plain(value: Any) -> str:
    """Write *value* alike whether it was just made or read from a file."""
    return dumps(to_builtins(value))
