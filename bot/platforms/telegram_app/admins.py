"""Who has a say over a group, asked of Telegram and remembered for a while."""

from telegram import Bot, ChatMember

from bot.platforms.telegram_app.faults import understood
from bot.platforms.telegram_app.ids import ANONYMOUS
from bot.timepiece import MINUTE, Timepiece

FRESH = 5 * MINUTE
ROOM = 2_000
RULING = (ChatMember.OWNER, ChatMember.ADMINISTRATOR)


class Admins:
    """Remembers the answers of getChatMember."""

    def __init__(self, bot: Bot, time: Timepiece) -> None:
        self._bot = bot
        self._time = time
        self._known: dict[tuple[int, int], tuple[int, bool]] = {}

    async def has(self, chat: int, user: int) -> bool:
        """Tell whether *user* is an admin of *chat*; only admins write in a group's own name."""
        if user == ANONYMOUS:
            return True
        until, ruling = self._known.get((chat, user), (0, False))
        now = self._time.now()
        if until > now:
            return ruling
        with understood(group=True):
            member = await self._bot.get_chat_member(chat, user)
        ruling = member.status in RULING
        if len(self._known) >= ROOM:
            self._known.clear()
        self._known[chat, user] = (now + FRESH, ruling)
        return ruling
