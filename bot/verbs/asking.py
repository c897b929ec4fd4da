"""Verbs about the house itself: help, rules, one's tables, and what to answer."""

from msgspec.structs import replace

from bot.call import Call, Verb
from bot.desk import Desk
from bot.doors import Doors
from bot.easel import Easel, Order
from bot.overview import Overview
from bot.platforms.post import Button, Post, Reply
from bot.press import Errand
from bot.roster import roster_rows
from bot.seating import settings_of
from bot.table import decide, header
from bot.voice import Voice, paragraphs
from bot.words import COMMANDS, MENU, THEMES
from rules import GAMES


class Asking:
    """Answers questions that need no table, or list all of them."""

    def __init__(self, overview: Overview, doors: Doors, easel: Easel, desk: Desk) -> None:
        self._overview = overview
        self._doors = doors
        self._easel = easel
        self._desk = desk
        self.verbs: dict[str, Verb] = {
            MENU: self.menu,
            "hello": self.hello,
            "help": self.help,
            "rules": self.rules,
            "games": self.games,
            "move": self.move,
            "say": self.say,
        }

    async def menu(self, call: Call) -> Reply:
        """Offer with buttons what can be done here: a game to start, or the table's next step."""
        if call.place is None:
            return await self.hello(call)
        row = call.table
        if row is None:
            rows = tuple(
                (Button(call.speech.line(f"{tag}-name"), Errand("start", "", (tag,)).token),)
                for tag in GAMES
            )
            return call.say(call.speech.line("bot-which-game"), rows, private=False)
        voice = Voice(row, call.speech)
        if row.started is None:
            offers = roster_rows(row, call.speech, self._doors.limits(call.person))
        else:
            verbs = ("board", "rules")
            look = [call.button(verb, Errand(verb, row.id).token) for verb in verbs]
            offers = ((decide(row, voice.line("button-decide")), *look),)
        return call.say(header(voice), offers, private=False)

    async def hello(self, call: Call) -> Reply:
        """Greet somebody in private, with the tables they sit at."""
        hello, rules = call.speech.line("bot-hello"), Errand("rules").token
        post = await self._overview.post(call.person, call.speech, hello)
        post = post or Post(paragraphs(hello))
        rows = (*post.rows, (call.button("rules", rules),))
        return Reply(post=replace(post, rows=rows))

    async def help(self, call: Call) -> Reply:
        """Say what can be done, with the first steps as buttons."""
        names = {word: self._doors.named(word, call.caller) for word in COMMANDS}
        first = {word: names[word] for word in ("start", "join", "begin")}
        lines = [call.speech.line("bot-help", **first)]
        for word, name in names.items():
            about = call.speech.line(f"bot-command-{word}")
            lines.append("• " + call.speech.line("bot-setting", name=name, value=about))
        rows = tuple(
            (Button(call.speech.line(f"{tag}-name"), Errand("rules", "", (tag, "1")).token),)
            for tag in GAMES
        )
        return call.say("\n".join(lines), rows, private=False)

    async def rules(self, call: Call) -> Reply:
        """Show one page of a game's rules."""
        tag = next((word for word in call.words if word in GAMES), None)
        if tag is None and call.table is not None:
            tag = call.table.game
        if tag is None:
            rows = tuple(
                (Button(call.speech.line(f"{tag}-name"), Errand("rules", "", (tag, "1")).token),)
                for tag in GAMES
            )
            return call.say(call.speech.line("bot-which-game"), rows, private=False)
        pages = call.speech.rules(tag)
        number = next((int(word) for word in call.words if word.isdecimal()), 1)
        number = max(1, min(number, len(pages)))
        head = call.speech.line(
            "bot-rules-head", game=call.speech.line(f"{tag}-name"), page=number, pages=len(pages)
        )
        theme = _theme(call)
        picture = await self._easel.paint(
            Order("rules", tag, None, (), call.speech.language, theme, page=number - 1)
        )
        turns = [("◀", number - 1), ("▶", number + 1)]
        row = tuple(
            Button(label, Errand("rules", "", (tag, str(page), theme)).token)
            for label, page in turns
            if 1 <= page <= len(pages)
        )
        words = paragraphs(head, pages[number - 1])
        return Reply(post=Post(words, picture, rows=(row,) if row else ()), private=False)

    async def games(self, call: Call) -> Reply:
        """List a person's tables with who is due and when."""
        post = await self._overview.post(call.person, call.speech)
        return call.note("no-tables") if post is None else Reply(post=post)

    async def move(self, call: Call) -> Reply:
        """Ask again what is to be decided."""
        return await self._desk.question(call, call.row.id)

    async def say(self, call: Call) -> Reply:
        """Take a typed answer, now that it is known at which table."""
        return await self._desk.typed(call, call.row.id, " ".join(call.words))


def _theme(call: Call) -> str:
    """Return the colours asked for, else those of the table, else light ones."""
    asked = next((word for word in call.words if word in THEMES), "")
    return asked or (settings_of(call.table).theme if call.table else THEMES[0])
