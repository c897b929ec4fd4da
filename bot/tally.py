"""What many matches add up to: wins with confidence intervals, lengths, speed."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import mean, median
from typing import Any

from msgspec import Struct

from rules.core.play import Outcome

Z = 1.96  # 95 % of a normal distribution lies within so many deviations


class Result(Struct, frozen=True):
    """What counts of one match."""

    seated: tuple[str, ...]
    outcome: Outcome
    choices: int


def tally(results: Iterable[Result], seconds: float) -> dict[str, Any]:
    """Add up *results*: figures for each kind of player, each seat and all matches."""
    matches = list(results)
    players = sorted({level for match in matches for level in match.seated})
    lengths = [match.choices for match in matches]
    return {
        "players": {level: _player(level, matches) for level in players},
        "wins_by_seat": [
            sum(_fate(match, seat) == "wins" for match in matches)
            for seat in range(len(matches[0].seated))
        ],
        "reasons": dict(Counter(match.outcome.reason for match in matches)),
        "choices": {
            "least": min(lengths),
            "median": median(lengths),
            "mean": mean(lengths),
            "most": max(lengths),
        },
        "seconds": seconds,
        "matches_per_second": len(matches) / seconds,
        "choices_per_second": sum(lengths) / seconds,
    }


def wilson(wins: int, played: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share, by Wilson's score."""
    share, spread = wins / played, Z * Z / played
    middle = share + spread / 2
    reach = Z * sqrt(share * (1 - share) / played + spread / played / 4)
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def _player(level: str, matches: list[Result]) -> dict[str, Any]:
    """Count what became of every seat that *level* sat on."""
    fates = Counter(
        _fate(match, seat)
        for match in matches
        for seat, who in enumerate(match.seated)
        if who == level
    )
    played = fates.total()
    low, high = wilson(fates["wins"], played)
    return {
        "played": played,
        "wins": fates["wins"],
        "draws": fates["draws"],
        "losses": fates["losses"],
        "share": fates["wins"] / played,
        "low": low,
        "high": high,
    }


def _fate(match: Result, seat: int) -> str:
    """Tell whether *seat* won; where everyone shares the first place, nobody did."""
    if len(match.outcome.places) == 1:
        return "draws"
    return "wins" if seat in match.outcome.winners else "losses"
