"""Ids on both sides: Telegram's chats, topics, people and messages as the house writes them."""

from typing import NamedTuple

from telegram import Chat, MaybeInaccessibleMessage, Message, User

from bot.platforms.post import Person, Place

NAME = "telegram"
ANONYMOUS = 1087968824  # whom admins are who write in the name of their group
SUPERGROUP = "-100"  # what their ids begin with
MEDIA = "p"  # what the id of a message with a caption begins with


class Spot(NamedTuple):
    """Where a message goes: a chat, perhaps one of its topics."""

    chat: int
    topic: int | None = None

    @property
    def group(self) -> bool:
        """Whether several people read there."""
        return self.chat < 0

    @property
    def counted(self) -> bool:
        """Whether its messages are numbered by themselves, without a gap: in a supergroup."""
        return str(self.chat).startswith(SUPERGROUP)


def spot(room: str) -> Spot:
    """Read the id of a place or of a person."""
    _, chat, *topic = room.split(":")
    return Spot(int(chat), int(topic[0]) if topic else None)


def person_id(user: int) -> str:
    """Write the id of a person."""
    return f"{NAME}:{user}"


def place_id(chat: int, topic: int | None = None) -> str:
    """Write the id of a place; each topic of a forum is one of its own."""
    return f"{NAME}:{chat}" if topic is None else f"{NAME}:{chat}:{topic}"


def person_of(user: User, word: int | str) -> Person:
    """Introduce a person; *word* is Telegram's number of what they did."""
    return Person(person_id(user.id), user.full_name, user.language_code or "", str(word))


def place_of(message: MaybeInaccessibleMessage) -> Place | None:
    """Tell where a message stands; None in a private chat."""
    if message.chat.type == Chat.PRIVATE:
        return None
    topic, title = None, message.chat.title or ""
    if isinstance(message, Message) and message.is_topic_message:
        topic = message.message_thread_id
        first = message.reply_to_message  # unless it answers another, the one that made the topic
        if first is not None and first.forum_topic_created is not None:
            title = f"{title} · {first.forum_topic_created.name}"
    group = place_id(message.chat.id)
    if topic is None:
        return Place(group, title)
    return Place(place_id(message.chat.id, topic), title, within=(group,))


def message_id(message: MaybeInaccessibleMessage) -> str:
    """Write the id of a message, with what kind it is: that decides how it can be edited."""
    media = isinstance(message, Message) and (message.photo or message.document)
    return f"{MEDIA}{message.message_id}" if media else str(message.message_id)


def number(message: str) -> int:
    """Read the id of a message."""
    return int(message.removeprefix(MEDIA))
