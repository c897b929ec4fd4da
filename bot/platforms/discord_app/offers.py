"""What people are offered while they type, where the house need not be asked."""

from zoneinfo import available_timezones

from discord.app_commands import Choice

from bot import choices
from bot.platforms.discord_app.ids import Press
from bot.texts import pick_language, speech_for
from rules import GAMES


def variants(press: Press, current: str) -> list[Choice[str]]:
    """List options of the game that is chosen."""
    tag = getattr(press.namespace, "game", None) or next(iter(GAMES))
    speech, known = speech_for(pick_language(str(press.locale))), GAMES.get(tag)
    fields = choices.fields(known) if known is not None else {}
    offers = [
        Choice(
            name=f"{speech.setting(tag, field)}: {speech.setting(tag, field, word)}"[:100],
            value=f"{field}={word}",
        )
        for field, words in fields.items()
        for word in words
    ]
    wanted = current.lower()
    return [it for it in offers if wanted in it.name.lower() or wanted in it.value]


def zones(current: str) -> list[Choice[str]]:
    """List time zones, those of Europe first."""
    wanted = current.lower().replace(" ", "_")
    found = [zone for zone in available_timezones() if "/" in zone and wanted in zone.lower()]
    found.sort(key=lambda zone: (not zone.startswith("Europe/"), zone))
    return [Choice(name=zone, value=zone) for zone in found]
