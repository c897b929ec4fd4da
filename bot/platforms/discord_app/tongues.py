"""Names and descriptions of commands in every language of the house."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.texts import LANGUAGES, speech_for

_ENGLISH = "en"  # what Discord shows in languages we do not speak

CallT = TypeVar("CallT", bound=Callable[..., Any])


class Tongues(app_commands.Translator):
    """Finds the text that a string stands for in the language Discord asks about."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in *locale*, None where the default serves."""
        return _translated(string, str(locale))


def spoken(string: locale_str, locale: str) -> str:
    """Return what Discord shows for *string* to somebody of *locale*."""
    return _translated(string, locale) or string.message


def _translated(string: locale_str, locale: str) -> str | None:
    message, language = string.extras.get("message"), locale.partition("-")[0]
    if message is None or language not in LANGUAGES:
        return None
    return speech_for(language).line(message)


def text(message: str) -> locale_str:
    """Stand for a message in the reader's language."""
    return locale_str(speech_for(_ENGLISH).line(message), message=message)


def command_name(word: str) -> locale_str:
    """Name a command; everywhere else the plain word works too."""
    return locale_str(word, message=f"discord-command-{word}")


def about(word: str) -> locale_str:
    """Describe a command in one line."""
    return text(f"discord-about-{word}")


def choices(words: Iterable[str], message: Callable[[str], str]) -> list[Choice[str]]:
    """Offer *words*, each under the name that its message gives it."""
    return [Choice(name=text(message(word)), value=word) for word in words]


def options(*names: str) -> Callable[[CallT], CallT]:
    """Name and describe the options of a command."""

    def wrap(call: CallT) -> CallT:
        named = {it: locale_str(it, message=f"discord-option-{it}") for it in names}
        described = {it: text(f"discord-option-about-{it}") for it in names}
        return app_commands.rename(**named)(app_commands.describe(**described)(call))

    return wrap
