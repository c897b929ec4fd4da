"""Playing whole matches on Telegram: by presses alone, or by typing alone."""

from collections.abc import Callable
from contextlib import suppress

from bot.seating import seat_of
from bot.session import Session
from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.walk import spelled, stroll
from tests.kit.chats import Chat, Json, buttons
from tests.kit.house import STEPS
from tests.telegram.world import World, owner

Below = Callable[[int], int]


def dice(seed: str) -> Below:
    """Return fingers that move the same way each time."""
    return Dice(seed, 0).below


def onward(message: Json, below: Below) -> str:
    """Choose a button that leads on; once one may be done, mostly be done."""
    keys = [
        (label, token)
        for label, token in buttons(message).items()
        if token.startswith("p.") and label[0] not in STEPS
    ]
    assert keys, message
    done = [key for key in keys if key[0] == "Done"]
    fitting = done if done and below(2) else keys
    return fitting[below(len(fitting))][1]


async def decide(world: World, who: Chat, below: Below) -> int:
    """Have somebody answer by presses, where their question stands; return how many it took."""
    session = await world.session()
    before, presses = session.moment.index, 0
    message = world.private(who) if "Decide" in buttons(world.last) else world.last
    while session.moment.index == before and session.row.status == "playing":
        await world.press_token(who, message, onward(message, below))
        presses += 1
        assert presses < 300, "this leads nowhere"
        message = world.private(who)
    return presses


async def play_by_presses(world: World, seed: str = "fingers") -> int:
    """Play the match in the hall to its end; return how many presses it took."""
    below, presses = dice(seed), 0
    while (session := await world.session()).row.status == "playing":
        presses += await decide(world, world.due(session)[0], below)
    return presses


async def play_by_words(world: World, seed: str = "words") -> int:
    """Play the match in the hall to its end by typing alone; return how many words it took."""
    below, typed = dice(seed), 0
    while (session := await world.session()).row.status == "playing":
        who = world.due(session)[0]
        await world.tell(who, walked(session, who, below))
        typed += 1
        assert typed < 1_000, "this leads nowhere"
    return typed


def walked(session: Session, who: Chat, below: Below) -> str:
    """Spell a random way through somebody's questions."""
    game, state, seat = session.game, session.moment.state, seat_of(session.row, owner(who))
    assert seat is not None
    for _ in range(50):
        path, _ = stroll(game, state, seat, below)
        text = " ".join(key for pick in path for key in pick)
        with suppress(Illegal):
            if spelled(game, state, seat, text) == path:
                return text
    raise AssertionError("nothing can be spelled")
