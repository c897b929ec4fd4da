"""What the words after *start* ask for."""

from bot import choices
from bot.errors import Refused
from bot.terms import span
from bot.texts import LANGUAGES
from bot.words import LEVELS, SPEEDS, THEMES, nearest
from rules import GAMES
from rules.core.play import AnyGame


class Order:
    """What the words after *start* ask for."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.game: AnyGame = next(iter(GAMES.values()))
        self.speed = self.language = ""
        self.dark = False
        self.robots: list[str] = []
        self.thread = False
        self._options: list[tuple[str, str]] = []
        self._named = False
        for word in words:
            self._take(word.lower())

    def options(self) -> object:
        """Return the game's options as ordered."""
        options = self.game.options()
        for field, word in self._options:
            known = choices.fields(self.game)
            names = [field] if field else [name for name in known if word in known[name]]
            if not names:
                raise Refused("no_such_option", word=word)
            options = choices.chosen(self.game, options, names[0], word)
        return options

    def _take(self, word: str) -> None:
        field, found, value = word.partition("=")
        if found and field in ("speed", "language", "game", "theme"):
            word, found = value, ""
        if found:
            self._options.append((field, value))
        elif word in GAMES:
            self.game = GAMES[word]
        elif word in LANGUAGES:
            self.language = word
        elif word in THEMES:
            self.dark = word == THEMES[1]
        elif word == "thread":
            self.thread = True
        elif word in LEVELS:
            self.robots.append(word)
        elif span(word) is not None:
            self.speed = word
        elif any(word in values for game in GAMES.values() for values in _values(game)):
            self._options.append(("", word))
        else:
            near = nearest(word, [*GAMES, *SPEEDS, *LEVELS, *LANGUAGES])
            raise Refused("unknown_word", word=word, near=near or next(iter(GAMES)))


def _values(game: AnyGame) -> list[tuple[str, ...]]:
    return [*choices.fields(game).values()]
