"""The lobby: who sits where, by what options, before a match begins; pure changes of a row."""

import secrets
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.choices import chosen
from bot.errors import Refused
from bot.seating import seat_of, settings_of
from bot.terms import TableSettings, span, written
from bot.texts import LANGUAGES
from bot.timepiece import DAY
from bot.words import ABSENCES, LEVELS, THEMES
from rules import GAMES
from rules.core.fair import mixed_seed
from rules.core.play import AnyGame
from rules.core.wire import dumps, read_options
from storage.rows import MatchRow, Seated

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
LASTS = DAY  # then an empty lobby is cleared away
ROBOTS = ("Olga", "Hauke", "Gesa", "Fiete", "Wiebke", "Enno", "Tomke", "Dirk", "Antje", "Ole")


def opened(place: str, game: AnyGame, options: Any, settings: TableSettings, now: int) -> MatchRow:
    """Return a fresh table; the secret half of its dice is drawn here, once."""
    match = "".join(secrets.choice(LETTERS) for _ in range(8))
    return MatchRow(
        match,
        place,
        game.tag,
        game.version,
        "lobby",
        dumps(options),
        written(settings),
        (),
        "",
        secrets.token_hex(32),
        "",
        now,
        expires=now + LASTS,
    )


def joined(row: MatchRow, person: str, name: str, word: str) -> MatchRow:
    """Seat a person; *word* is what they add to the dice."""
    _in_lobby(row)
    if seat_of(row, person) is not None:
        raise Refused("already_seated")
    _room(row)
    seats = (*row.seats, Seated(_free_name(row, name), person, contribution=f"{person}/{word}"))
    return replace(row, seats=seats, host=row.host or person)


def left(row: MatchRow, person: str) -> MatchRow:
    """Free a person's seat; the next human becomes host, without one the table closes."""
    _in_lobby(row)
    if seat_of(row, person) is None:
        raise Refused("not_seated")
    seats = tuple(seat for seat in row.seats if seat.person != person)
    row = replace(row, seats=seats)
    return hosted(row, person) if row.host == person else row


def hosted(row: MatchRow, gone: str) -> MatchRow:
    """Pass the table on to the next human who is still there; without one it closes."""
    heirs = [s.person for s in row.seats if s.person and not s.left and s.person != gone]
    return replace(row, host=heirs[0]) if heirs else replace(row, status="stopped")


def robot_added(row: MatchRow, level: str) -> MatchRow:
    """Seat a computer player."""
    _in_lobby(row)
    if level not in LEVELS:
        raise Refused("no_such_level", word=level)
    _room(row)
    taken = {seat.name for seat in row.seats}
    name = next(name for name in ROBOTS if name not in taken)
    return replace(row, seats=(*row.seats, Seated(name, robot=level)))


def robot_removed(row: MatchRow) -> MatchRow:
    """Send the computer player away that came last."""
    _in_lobby(row)
    places = [place for place, seat in enumerate(row.seats) if seat.robot]
    if not places:
        raise Refused("no_robot")
    return replace(row, seats=(*row.seats[: places[-1]], *row.seats[places[-1] + 1 :]))


def optioned(row: MatchRow, field: str, word: str) -> MatchRow:
    """Set one of the game's own options."""
    _in_lobby(row)
    game = GAMES[row.game]
    options = chosen(game, read_options(game, row.options), field, word)
    return replace(row, options=dumps(options))


def agreed(row: MatchRow, field: str, word: str) -> MatchRow:
    """Set how the table is run; possible while it is played at, too."""
    allowed = {
        "speed": span(word) is not None,
        "language": word in LANGUAGES,
        "absence": word in ABSENCES,
        "theme": word in THEMES,
        "hints": word in ("yes", "no"),
    }
    if not allowed.get(field):
        raise Refused("no_such_option", word=word or field)
    now = word == "yes" if field == "hints" else word
    return replace(row, settings=written(replace(settings_of(row), **{field: now})))


def begun(row: MatchRow, now: int) -> MatchRow:
    """Begin: mix the dice from what everyone brought, and play."""
    _in_lobby(row)
    room = room_of(row)
    if len(row.seats) < room[0]:
        raise Refused("too_few", missing=room[0] - len(row.seats))
    if len(row.seats) not in room:
        raise Refused("too_many", most=room[-1])
    seed = mixed_seed(row.secret, contributions(row.seats))
    return replace(row, status="playing", seed=seed, started=now, expires=None)


def contributions(seats: Iterable[Seated]) -> list[str]:
    """List what each seat adds to the dice."""
    return [seat.contribution for seat in seats]


def room_of(row: MatchRow) -> range:
    """Tell how many seats the table may have with its options."""
    game = GAMES[row.game]
    return game.seats_for(read_options(game, row.options))


def _in_lobby(row: MatchRow) -> None:
    if row.status != "lobby":
        raise Refused("begun" if row.status in ("playing", "paused") else "ended")


def _room(row: MatchRow) -> None:
    if len(row.seats) >= room_of(row)[-1]:
        raise Refused("full")


def _free_name(row: MatchRow, name: str) -> str:
    """Return *name*, with a number behind it where it is taken already."""
    taken, wanted, number = {seat.name for seat in row.seats}, name, 2
    while wanted in taken:
        wanted, number = f"{name} {number}", number + 1
    return wanted
