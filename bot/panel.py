"""A question as rows of buttons: paged, ticked, with a way back."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.platforms.post import Button, Limits, Rows
from bot.press import Press
from rules.core.ask import Amount, Ask, Menu, Option, Pick, fits

Namer: TypeAlias = Callable[[Option], str]

WIDE = ((4, 8), (8, 4), (14, 3), (24, 2))  # the longest label, and so many fit beside each other


def panel(ask: Ask, here: Press, name: Namer, done: str, limits: Limits) -> Rows:
    """Draw *ask* for a screen with these *limits*; *done* labels the end of ticking."""
    options, room = offers(ask), limits.options
    page = min(here.page, max(0, len(options) - 1) // room)
    here = replace(here, page=page)
    shown = options[page * room : (page + 1) * room]
    several = isinstance(ask, Menu) and (ask.most > 1 or ask.least == 0)
    steps = [*_steps(here, len(options) > (page + 1) * room)]
    if isinstance(ask, Menu) and several:
        rows = arranged([*_ticks(here, shown, name, ask.most)], limits)
    else:
        picks = [*_picks(here, shown, name)]
        if here.path and _ends_with_a_word(picks):
            steps.append(replace(picks.pop(), style="main"))
        rows = arranged(picks, limits)
    if several and fits(ask, here.ticked):
        steps.append(Button(done, onward(here, here.ticked), style="main"))
    return (*rows, tuple(steps)) if steps else rows


def offers(ask: Ask) -> tuple[Option, ...]:
    """List what may be picked, one by one."""
    if isinstance(ask, Amount):
        return tuple(Option(str(number), number) for number in range(ask.low, ask.high + 1))
    return ask.options


def onward(here: Press, pick: Pick) -> str:
    """Return the token that answers the open question with *pick*."""
    return Press(here.match, here.stamp, (*here.path, pick)).token


def arranged(buttons: Sequence[Button], limits: Limits) -> Rows:
    """Put *buttons* into rows, fewer beside each other the longer their labels are."""
    longest = max((len(button.label) for button in buttons), default=0)
    fitting = next((count for length, count in WIDE if longest <= length), 1)
    least = -(-len(buttons) // max(1, limits.rows - 1))  # the last row is for Back and the like
    across = min(limits.across, max(fitting, least))
    return tuple(
        tuple(buttons[start : start + across]) for start in range(0, len(buttons), across)
    )


def _ends_with_a_word(picks: Sequence[Button]) -> bool:
    """Tell whether keys are followed by one word, which says that they are enough."""
    *keys, last = [len(button.label) for button in picks]
    return last > WIDE[0][0] and all(size <= WIDE[0][0] for size in keys)


def _picks(here: Press, shown: Sequence[Option], name: Namer) -> Iterator[Button]:
    for option in shown:
        yield Button(name(option), onward(here, (option.key,)))


def _ticks(here: Press, shown: Sequence[Option], name: Namer, most: int) -> Iterator[Button]:
    """Draw boxes to tick; once *most* are, the others rest."""
    full = len(here.ticked) >= most
    for option in shown:
        on = option.key in here.ticked
        kept = tuple(key for key in here.ticked if key != option.key)
        token = replace(here, ticked=kept if on else (*kept, option.key)).token
        label = f"{'☑' if on else '☐'} {name(option)}"
        yield Button(label, token, disabled=full and not on)


def _steps(here: Press, more: bool) -> Iterator[Button]:
    if here.path:
        yield Button("←", Press(here.match, here.stamp, here.path[:-1]).token)
    if here.page > 0:
        yield Button("◀", replace(here, page=here.page - 1).token)
    if more:
        yield Button("▶", replace(here, page=here.page + 1).token)
