"""Moments of a match into posts: the story for everyone, the question for one."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.easel import Easel, Order
from bot.fitting import chunks, clipped, length
from bot.form import form
from bot.moment import Moment
from bot.panel import arranged, panel
from bot.platforms.post import Button, Form, Limits, Picture, Post, Rows
from bot.press import Errand, Press
from bot.seating import humans, present, settings_of
from bot.session import Asked, Still
from bot.texts import Speech, speech_for
from bot.texts.parts import When, Who, Words, joined, split
from bot.voice import Voice, paragraphs
from rules import GAMES
from rules.core.play import Public
from rules.core.seats import Seat
from storage.rows import ENDED, DeadlineRow, MatchRow


class Table:
    """Words and paints a match for whoever looks."""

    def __init__(self, easel: Easel) -> None:
        self._easel = easel

    async def public(
        self, still: Still, told: Sequence[Moment], due: int | None, limits: Limits,
        hushed: frozenset[str] = frozenset(),
    ) -> list[Post]:  # fmt: skip
        """Tell *told* to the place and say who is due; long stories take a post before.

        Nobody *hushed* is made to look. At the end the last board comes before the podium.
        """
        voice = Voice(still.row, speech_for(settings_of(still.row).language))
        now = self.status(still, voice, due)
        order = board_order(still.row, told)
        picture = await self._easel.paint(order, wanted=still.row.place)
        *before, last = self._story(still, voice, told, now, limits)
        people = (still.row.seats[item.seat].person or "" for item in humans_of(still))
        ring = tuple(person for person in people if person not in hushed)
        rows = self.buttons(still, voice, limits)
        posts = [Post(split(chunk)) for chunk in before]
        board = Post(split(last), picture, since=told[0].index)
        if still.row.status == "over":
            podium = await self._easel.paint(podium_order(still.row, told))
            return [*posts, board, Post(now, podium, rows=rows)]
        return [*posts, replace(board, text=paragraphs(last, joined(now)), rows=rows, due=ring)]

    def edited(
        self, still: Still, told: Sequence[Moment], due: int | None, limits: Limits
    ) -> Post:
        """Say the same again with who is due now; the picture stays."""
        voice = Voice(still.row, speech_for(settings_of(still.row).language))
        now, last = self.status(still, voice, due), ""
        if still.row.status != "over":
            last = self._story(still, voice, told, now, limits)[-1]
        return Post(paragraphs(last, joined(now)), rows=self.buttons(still, voice, limits))

    def left(self, still: Still, told: Sequence[Moment], limits: Limits) -> Post | None:
        """Say what a post that another one follows is left with: its story, and nobody is due."""
        voice = Voice(still.row, speech_for(settings_of(still.row).language))
        then = replace(still, row=replace(still.row, status="playing"), moment=told[-1])
        last = self._story(then, voice, told, self.status(then, voice, None), limits)[-1]
        return Post(split(last)) if last else None

    def _story(
        self, still: Still, voice: Voice, told: Sequence[Moment], now: Words, limits: Limits
    ) -> list[str]:
        """Part a story the same way for as long as a phase goes on, whoever still thinks."""
        room = max(length(now), _reserve(still, voice))
        return chunks(voice.story(told), max(limits.caption - room - 1, 1), limits.text)

    def status(self, still: Still, voice: Voice, due: int | None) -> Words:
        """Say who is due, until when, and who is played for."""
        return paragraphs(*_status(still, voice, due))

    def buttons(self, still: Still, voice: Voice, limits: Limits) -> Rows:
        """Offer the open decision, and ways to look around."""
        row, moment = still.row, still.moment
        look = [
            Button(voice.line("button-board"), Errand("board", row.id).token),
            Button(voice.line("button-rules"), Errand("rules", row.id).token),
        ]
        if row.status in ENDED:
            return arranged([*ending(row, voice)], limits)
        if row.status != "playing":
            return arranged(look, limits)
        if any(not present(seat) and seat.away for seat in row.seats):
            look.append(Button(voice.line("button-back"), Errand("back", row.id).token))
        if (only := public_question(still)) is not None:
            rows = panel(only.ask, only.here, voice.label, voice.line("button-done"), limits)
            return (*rows, tuple(look)) if len(rows) < limits.rows else rows
        ask = decide(row, voice.line("button-decide"))
        asked = any(True for item in moment.pending if present(row.seats[item.seat]))
        return arranged([ask, *look] if asked else look, limits)

    async def question(
        self, still: Still, asked: Asked, speech: Speech, limits: Limits, *, link: str = "",
        news: Iterable[str] = (), painted: bool = True, until: int | None = None,
        told: Sequence[Moment] = (),
    ) -> Post:  # fmt: skip
        """Ask one person what they are to decide, with their hand before them.

        The board they look at shows the moments *told*.
        """
        voice, news = Voice(still.row, speech), [*news]
        lines = [header(voice), *news]
        if asked.here.path:
            lines.append(voice.line("so-far", answers=voice.answers(trail(still, asked))))
        lines.append(voice.question(asked.ask))
        if until is not None:
            lines.append(voice.line("until", when=When(until)))
        rows = panel(asked.ask, asked.here, voice.label, voice.line("button-done"), limits)
        if link and len(rows) < limits.rows:
            rows = (*rows, (Button(voice.line("button-table"), url=link),))
        picture = await self.hand(still, asked.seat, speech) if painted else None
        words = clipped(paragraphs(*lines), limits, picture)
        asks = await self._form(still, asked, voice, told) if limits.spots else None
        if asks is not None:
            asks = replace(asks, news=paragraphs(*news), until=until)
        return Post(words, picture, rows=rows, form=asks)

    async def _form(
        self, still: Still, asked: Asked, voice: Voice, told: Sequence[Moment]
    ) -> Form:
        order = board_order(still.row, told or [still.moment])
        spots = await self._easel.spots(order, asked.ask)
        picked = (voice.answers([step]) for step in trail(still, asked))
        done = voice.line("button-done")
        return form(asked, voice.question(asked.ask), picked, voice.label, done, spots)

    async def hand(self, still: Still, seat: Seat, speech: Speech) -> Picture | None:
        """Paint what *seat* alone may see."""
        view = still.game.view(still.moment.state, seat)
        order = _order("hand", still.row, view, speech.language, seat=seat)
        return await self._easel.paint(order)


def _status(still: Still, voice: Voice, due: int | None) -> Iterator[str]:
    row, moment = still.row, still.moment
    if row.status == "over":
        outcome = still.game.outcome(moment.state)
        assert outcome is not None, "a match that is over has an outcome"
        yield voice.speech.outcome(row.game, outcome, voice.names)
        if helped := [voice.names[seat] for seat in outcome.winners if seat in moment.minded]:
            yield voice.line("helped", names=voice.speech.listed(helped))
        yield voice.line("fair-end", seed=row.seed[:12], secret=row.secret[:12])
        return
    if row.status != "playing":
        yield voice.line("paused" if row.status == "paused" else "stopped-table")
        return
    warm = tuple(voice.names[place] for place, seat in enumerate(row.seats) if seat.away)
    if warm:
        yield voice.line("kept-warm", names=voice.speech.listed(warm), count=len(warm))
    who = tuple(_who(row, item.seat) for item in humans_of(still))
    if not who:
        return
    only = public_question(still)
    if only is not None:
        question = voice.question(only.ask, told=True)
        yield voice.line("turn-of", who=who[0], question=question)
    elif len(moment.pending) == 1:
        yield voice.line("turn", who=who[0])
    else:
        yield voice.line("thinking", who=who, count=len(who))
    if due is not None:
        yield voice.line("until", when=When(due))


def _reserve(still: Still, voice: Voice) -> int:
    """Count what the status takes at most: a turn while it is played, or everyone thinking."""
    playing = replace(still, row=replace(still.row, status="playing"))
    if still.moment.over:
        return 0
    if public_question(playing) is not None:
        return length(paragraphs(*_status(playing, voice, 0)))
    who = tuple(_who(still.row, Seat(at)) for at, it in enumerate(still.row.seats) if it.person)
    thinking = voice.line("thinking", who=who, count=len(who))
    return length(paragraphs(thinking, voice.line("until", when=When(0))))


def decide(row: MatchRow, label: str) -> Button:
    """Offer everyone their own question, whatever it is: the path is empty."""
    return Button(label, Press(row.id, 0).token, style="main")


def humans_of(still: Still) -> list[Any]:
    """List the decisions that the table waits for a human to make."""
    return [*humans(still.row, still.moment)] if still.row.status == "playing" else []


def public_question(still: Still) -> Asked | None:
    """Return the question that may be asked before everyone: the only one, and no secret."""
    items = [item for item in still.moment.pending if present(still.row.seats[item.seat])]
    if len(still.moment.pending) != 1 or len(items) != 1 or items[0].secret:
        return None
    return still.asked(items[0].seat)


def ending(row: MatchRow, voice: Voice) -> Iterator[Button]:
    """Yield what can still be done with a match that is over."""
    for verb in ("replay", "record", "again"):
        style = "main" if verb == "again" else "plain"
        token = Errand(verb, row.id).token
        yield Button(voice.line(f"button-{verb}"), token, style=style)  # type: ignore[arg-type]


def until(deadlines: Iterable[DeadlineRow], still: Still) -> int | None:
    """Return when the last human decision is due."""
    seats = {item.seat for item in humans_of(still)}
    return max((row.due for row in deadlines if row.seat in seats), default=None)


def board_order(row: MatchRow, told: Sequence[Moment], language: str = "") -> Order:
    """Order the board as everyone sees it after *told*."""
    view = GAMES[row.game].view(told[-1].state, None)
    events = tuple(e for moment in told for e in moment.events if isinstance(e, Public))
    return _order("board", row, view, language or settings_of(row).language, events=events)


def podium_order(row: MatchRow, told: Sequence[Moment]) -> Order:
    """Order the picture of who won, after the last of *told*."""
    game, state = GAMES[row.game], told[-1].state
    view, language = game.view(state, None), settings_of(row).language
    return _order("podium", row, view, language, outcome=game.outcome(state))


def _order(kind: Any, row: MatchRow, view: Any, language: str, **more: Any) -> Order:
    return Order(
        kind,
        row.game,
        view,
        tuple(seat.name for seat in row.seats),
        language,
        settings_of(row).theme,
        robots=tuple(seat.robot is not None for seat in row.seats),
        **more,
    )


def header(voice: Voice) -> str:
    """Name the table a private message belongs to."""
    return voice.line("header", title=settings_of(voice.row).title or "–", game=voice.title)


def trail(still: Still, asked: Asked) -> Iterator[tuple[Any, Any]]:
    """Yield the answers given so far with the questions they answered."""
    state, path = still.moment.state, asked.here.path
    for place, pick in enumerate(path):
        yield still.game.legal(state, asked.seat, path[:place]), pick


def _who(row: MatchRow, seat: Seat) -> Who:
    return Who(row.seats[seat].person or "", row.seats[seat].name)
