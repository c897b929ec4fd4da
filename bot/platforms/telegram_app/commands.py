"""The commands that Telegram offers while people type, in each language and kind of chat."""

from collections.abc import Iterator

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)

from bot.texts import LANGUAGES, Speech, pick_language, speech_for

MAIN = "schubsen"
SHORT = ("games", "hand", "move", "status", "rules", "settings")  # work alone in private


async def register(bot: Bot) -> None:
    """Tell Telegram every command in every language."""
    for language in (None, *LANGUAGES):
        speech = speech_for(pick_language(language))
        for scope, commands in _scopes(speech):
            await bot.set_my_commands(commands, scope=scope, language_code=language)


def _scopes(speech: Speech) -> Iterator[tuple[BotCommandScope, list[BotCommand]]]:
    main = BotCommand(MAIN, speech.line("telegram-about-schubsen"))
    help_ = BotCommand("help", speech.line("bot-command-help"))
    start = BotCommand("start", speech.line("telegram-about-start"))
    short = [BotCommand(word, speech.line(f"bot-command-{word}")) for word in SHORT]
    yield BotCommandScopeDefault(), [main, help_]
    yield BotCommandScopeAllGroupChats(), [main, help_]
    yield BotCommandScopeAllPrivateChats(), [start, main, *short, help_]
