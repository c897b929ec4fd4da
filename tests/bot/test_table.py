"""A post that stands keeps its story; only who is waited for changes."""

import pytest
from msgspec.structs import replace

from bot.easel import NoEasel
from bot.moment import Moment, following, opening
from bot.platforms.post import Limits
from bot.session import Still
from bot.table import Table
from bot.texts.parts import joined
from rules import GAMES
from rules.core.wire import dumps
from storage.rows import MatchRow, Seated
from tests.kit.house import CROWD
from tests.kit.walks import random_match

LIMITS = Limits(options=25, across=5, rows=8, text=4_000, caption=900)
WOLLE = GAMES["wolle"]
STATUS = ("Still thinking", "Time until", "Paused")


def row() -> MatchRow:
    people = tuple(Seated(one.name, one.id) for one in CROWD[:6])
    return MatchRow("aaaabbbb", "fake:hall", "wolle", 1, "playing", dumps(WOLLE.options()),
                    '{"language":"en"}', people, CROWD[0].id, "secret", "seed", 0, 0)  # fmt: skip


def phase() -> tuple[list[Moment], list[Moment]]:
    """Return the long story of a first round, and the moments at which the second is bid for."""
    steps = random_match(WOLLE, 6, "story")
    shown = [opening(WOLLE, steps[0][0])]
    for step, chosen in steps[1:]:
        assert chosen is not None
        shown.append(following(WOLLE, shown[-1], step, chosen.seat, "player"))
    bids = [at for at, it in enumerate(shown) if all(item.secret for item in it.pending)]
    first = next(at for at in bids if at > 6)
    return shown[6 : first + 1], shown[first : first + 6]


def ended(by: str) -> Still:
    """Return a match at its end, in which *by* made every choice."""
    steps = random_match(WOLLE, 6, "story")
    shown = opening(WOLLE, steps[0][0])
    for step, chosen in steps[1:]:
        assert chosen is not None
        shown = following(WOLLE, shown, step, chosen.seat, by)
    return Still(replace(row(), status="over"), WOLLE, shown)


def stories(*stills: Still) -> set[tuple[str, ...]]:
    """Collect what the standing post tells besides who is waited for."""
    told, _ = phase()
    posts = [Table(NoEasel()).edited(still, told, 1_000, LIMITS) for still in stills]
    return {
        tuple(line for line in joined(post.text).split("\n") if not line.startswith(STATUS))
        for post in posts
    }


def test_the_story_stays_while_fewer_and_fewer_are_thinking() -> None:
    told, moments = phase()
    assert len(moments) == 6
    found = stories(*(Still(row(), WOLLE, moment) for moment in moments))
    assert len(found) == 1
    assert len(found.pop()) < sum(len(moment.events) for moment in told)


def test_the_story_stays_through_a_break() -> None:
    _, (moment, *_) = phase()
    breaks = [replace(row(), status=status) for status in ("playing", "paused")]
    assert len(stories(*(Still(it, WOLLE, moment) for it in breaks))) == 1


@pytest.mark.parametrize("by", ["standin", "standin:away"])
def test_a_win_with_a_stand_in_is_told_as_one(by: str) -> None:
    still = ended(by)
    outcome = WOLLE.outcome(still.moment.state)
    assert outcome is not None
    names = " and ".join(still.row.seats[seat].name for seat in outcome.winners)
    post = Table(NoEasel()).edited(still, [still.moment], None, LIMITS)
    assert f"the stand-in played for {names}: this does not count" in joined(post.text)


@pytest.mark.parametrize("by", ["player", "clock", "robot:hard"])
def test_a_win_without_a_stand_in_is_ones_own(by: str) -> None:
    still = ended(by)
    post = Table(NoEasel()).edited(still, [still.moment], None, LIMITS)
    assert "stand-in" not in joined(post.text)
