"""A question as data: what may be picked, what was, and where it lies on the board."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bot.panel import Namer, offers, onward
from bot.platforms.post import Button, Form, Offer
from bot.press import Press
from bot.session import Asked
from render.scene import Spot
from rules.core.ask import Ask, Menu, Option, fits


def form(
    asked: Asked, question: str, picked: Iterable[str], name: Namer, done: str,
    spots: Iterable[Spot] = (),
) -> Form:  # fmt: skip
    """Lay out what *asked* offers; *done* labels the end of ticking."""
    ask, here = asked.ask, asked.here
    many = several(ask)
    ready = many and fits(ask, here.ticked)
    back = Press(here.match, here.stamp, here.path[:-1]).token if here.path else ""
    return Form(
        here.match,
        asked.seat,
        here.stamp,
        question,
        tuple(_offers(ask, here, name, {spot.key: spot for spot in spots})),
        picked=tuple(picked),
        several=many,
        back=back,
        done=Button(done, onward(here, here.ticked), style="main") if ready else None,
    )


def several(ask: Ask) -> bool:
    """Tell whether an answer is a set of ticks rather than one pick."""
    return isinstance(ask, Menu) and (ask.most > 1 or ask.least == 0)


def _offers(ask: Ask, here: Press, name: Namer, spots: dict[str, Spot]) -> Iterator[Offer]:
    full = isinstance(ask, Menu) and len(here.ticked) >= ask.most
    for option in offers(ask):
        on = several(ask) and option.key in here.ticked
        yield Offer(
            option.key,
            name(option),
            _token(ask, here, option),
            number=isinstance(option.what, int) and not isinstance(option.what, bool),
            on=on,
            disabled=several(ask) and full and not on,
            spot=_area(spots.get(option.key)),
        )


def _token(ask: Ask, here: Press, option: Option) -> str:
    if not several(ask):
        return onward(here, (option.key,))
    kept = tuple(key for key in here.ticked if key != option.key)
    ticked = kept if option.key in here.ticked else (*kept, option.key)
    return replace(here, ticked=ticked).token


def _area(spot: Spot | None) -> tuple[float, float, float, float] | None:
    return None if spot is None else (spot.x, spot.y, spot.w, spot.h)
