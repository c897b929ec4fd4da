"""The look at every call: it sees a secret wherever one would slip out."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.platforms.post import Button, Picture, Post
from tests.telegram.world import World, open_world

SLIPS: dict[str, Callable[[str], Post]] = {
    "words": lambda match: Post(("Ann laid 085.",)),
    "a button": lambda match: Post(("Ann laid.",), rows=((Button("085", "t..help"),),)),
    "an answer": lambda match: Post(("Ann?",), rows=((Button("0", f"p.{match}.0.0..0"),),)),
    "a picture": lambda match: Post(("Ann.",), Picture(b"hand 0", "", "hand.png")),
}


async def _one_has_laid(world: World) -> str:
    await world.begin("schubsen", 3)
    await world.tell(world.people[0], "085")
    assert world.api.complaints == []
    return (await world.session()).row.id


@pytest.mark.parametrize("slip", SLIPS)
async def test_a_slip_in_the_group_is_seen(slip: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        post = SLIPS[slip](await _one_has_laid(world))
        await world.app.post(f"telegram:{world.hall.id}", post, nonce="slip")
        assert len(world.api.complaints) == 1
        world.api.complaints.clear()


async def test_a_changed_post_that_says_more_than_who_thinks_is_seen(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _one_has_laid(world)
        place, message = f"telegram:{world.hall.id}", f"p{world.last['message_id']}"
        await world.app.edit(place, message, Post(("Ann laid 3 cards.",)))
        assert len(world.api.complaints) == 1
        world.api.complaints.clear()


async def test_anothers_hand_in_a_private_chat_is_seen(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _one_has_laid(world)
        hand = Post((), Picture(b"hand 0", "", "hand.png"))
        for who in world.people[:2]:
            await world.app.whisper(f"telegram:{who.id}", hand, message=None, nonce="hand")
        assert len(world.api.complaints) == 1
        world.api.complaints.clear()


async def test_a_card_that_is_held_is_seen_in_the_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("schwupps", 2)
        card = session.game.view(session.moment.state, 1).hand[0]  # type: ignore[arg-type]
        await world.app.post(f"telegram:{world.hall.id}", Post((f"Ben: {card}",)), nonce="slip")
        assert len(world.api.complaints) == 1
        world.api.complaints.clear()
