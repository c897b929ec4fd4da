"""What a match leaves behind: its record, and any of its moments again."""

from collections.abc import Iterator

from bot.errors import Refused
from bot.host import opened
from bot.moment import Moment
from bot.platforms.post import File
from bot.session import played
from rules import GAMES
from rules.core.record import Logged, build
from rules.core.seats import Seat
from rules.core.wire import dumps, read_choice, read_options
from storage.rows import ENDED
from storage.rows import Record as Stored
from storage.store import Store


async def stored(store: Store, match: str) -> Stored:
    """Load a begun match with its log."""
    found = await store.record(match)
    if found is None:
        raise Refused("no_table")
    if found.match.started is None:
        raise Refused("not_begun")
    return found


def record(found: Stored) -> File:
    """Write the record of a match that has ended; before that it would tell secrets."""
    row, game = found.match, GAMES[found.match.game]
    if row.status not in ENDED:
        raise Refused("not_over")
    log = [
        Logged(Seat(line.seat), read_choice(game, line.choice), line.by, line.at)
        for line in found.choices
    ]
    names, words = [s.name for s in row.seats], [s.contribution for s in row.seats]
    built = build(game, read_options(game, row.options), names, row.secret, words, log)
    return File(f"{game.tag}-{row.id}.json", "application/json", dumps(built).encode())


def moments(found: Stored) -> Iterator[Moment]:
    """Play a match again, moment by moment."""
    row, game = found.match, GAMES[found.match.game]
    moment = opened(game, row)
    yield moment
    for line in found.choices:
        moment = played(game, row, moment, line)
        yield moment
