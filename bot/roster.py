"""The roster: one message for a lobby, edited as people come and go."""

from bot import choices
from bot.easel import Easel, Order
from bot.lobby import room_of
from bot.panel import arranged
from bot.platforms.post import Button, Limits, Post, Rows
from bot.press import Errand
from bot.seating import settings_of, shown_name
from bot.terms import pace
from bot.texts import Speech, speech_for
from bot.texts.parts import Words
from bot.voice import paragraphs
from rules import GAMES
from rules.core.fair import commitment
from rules.core.wire import read_options
from storage.rows import MatchRow


def roster_text(row: MatchRow, speech: Speech, closed: frozenset[str]) -> Words:
    """Say what is played, by whom, and how to be sure of the dice.

    *closed* are people whose private room is not open yet.
    """
    settings, room = settings_of(row), room_of(row)
    head = speech.line(
        "bot-lobby-head",
        game=speech.line(f"{row.game}-name"),
        seats=f"{room[0]}–{room[-1]}" if len(room) > 1 else str(room[0]),
        speed=pace(settings.speed, speech),
        language=speech.line(f"bot-value-{settings.language}"),
    )
    seats = [_seat(row, place, speech, closed) for place in range(len(row.seats))]
    free = speech.line("bot-lobby-free", count=max(0, room[-1] - len(row.seats)))
    pledge = speech.line("bot-lobby-pledge", pledge=commitment(row.secret)[:16])
    shut = [seat.name for seat in row.seats if seat.person in closed]
    mail = speech.line("bot-lobby-closed", names=speech.listed(shut)) if shut else ""
    return paragraphs(head, _options(row, speech), *seats, free, mail, pledge)


def roster_rows(row: MatchRow, speech: Speech, limits: Limits) -> Rows:
    """Offer what can be done before a match begins."""
    verbs = ("join", "leave", "robot", "options", "rules", "begin")
    main = "begin" if len(row.seats) in room_of(row) else "join"
    buttons = [
        Button(
            speech.line(f"bot-button-{verb}"),
            Errand(verb, row.id).token,
            style="main" if verb == main else "plain",
        )
        for verb in verbs
    ]
    return arranged(buttons, limits)


async def roster_post(row: MatchRow, closed: frozenset[str], limits: Limits, easel: Easel) -> Post:
    """Word a lobby as everyone sees it."""
    speech = speech_for(settings_of(row).language)
    if row.status != "lobby":
        name = "bot-lobby-expired" if row.status == "expired" else "bot-lobby-stopped"
        return Post(paragraphs(speech.line(name, game=speech.line(f"{row.game}-name"))))
    order = Order(
        "lobby",
        row.game,
        read_options(GAMES[row.game], row.options),
        tuple(seat.name for seat in row.seats),
        speech.language,
        settings_of(row).theme,
        robots=tuple(seat.robot is not None for seat in row.seats),
    )
    picture = await easel.paint(order, wanted=row.place)
    text = roster_text(row, speech, closed)
    return Post(text, picture, rows=roster_rows(row, speech, limits))


def _seat(row: MatchRow, place: int, speech: Speech, closed: frozenset[str]) -> str:
    seat = row.seats[place]
    marks = []
    if seat.person == row.host:
        marks.append(speech.line("bot-lobby-host"))
    if seat.robot is not None:
        marks.append(speech.line(f"bot-button-level-{seat.robot}"))
    if seat.person in closed:
        marks.append("✉")
    name = f"{place + 1} {shown_name(seat)}"
    return f"{name} ({', '.join(marks)})" if marks else name


def _options(row: MatchRow, speech: Speech) -> str:
    game = GAMES[row.game]
    options = read_options(game, row.options)
    return " · ".join(
        speech.line(
            "bot-setting",
            name=speech.setting(row.game, field),
            value=speech.setting(row.game, field, choices.value(options, field)),
        )
        for field in choices.fields(game)
    )
