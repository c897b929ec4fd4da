"""Posts as Discord shows them, and what happens to them when Discord is in a mood."""

from pathlib import Path

import aiohttp
import discord
import pytest

from bot.platforms.base import Failed, Gone, Later, PlatformError, Unreachable, Unsure
from bot.platforms.discord_app import drawing
from bot.platforms.discord_app.app import DiscordApp
from bot.platforms.discord_app.cooling import STARTS, WITHIN, Cooling
from bot.platforms.discord_app.drawing import changed, drawn, escaped, fresh
from bot.platforms.discord_app.faults import understood
from bot.platforms.discord_app.ids import place_id
from bot.platforms.post import Button, File, Picture, Post
from bot.texts.parts import Grid, When, Who
from tests.discord.world import World, buttons, decide, dice, labels, open_world

HELLO = Post(("Hello",), rows=((Button("Go", "t._.help"),),))
BOARD = Picture(b"\x89PNG", "A green board", "board.png")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain words, 1 · 2", "plain words, 1 · 2"),
        ("*a* _b_ ~c~ `d` |e|", r"\*a\* \_b\_ \~c\~ \`d\` \|e\|"),
        ("<@1> <t:1:R>", r"\<@1\> \<t:1:R\>"),
        ("@everyone @here", r"\@everyone \@here"),
        ("see http://x.y", r"see http:\//x.y"),
        ("# big", r"\# big"),
        ("- item\n1. one", "\\- item\n\\1. one"),
        ("a\\b", "a\\\\b"),
    ],
)
def test_text_is_shown_letter_by_letter(text: str, shown: str) -> None:
    assert escaped(text) == shown


def test_times_and_people_are_worded_by_discord() -> None:
    words = ("Until ", When(5_000), ": ", Who("discord:7", "*Ann*"), Who("telegram:8", "*Ben*"))
    assert drawn(words) == r"Until <t:5:f> (<t:5:R>): <@7>\*Ben\*"


def test_a_board_in_letters_is_shown_in_letters_of_one_width() -> None:
    assert drawn((Grid("1 . ~\n0 * `x`"), "\nso *far*")) == (
        "```\n1 . ~\n0 * ˋxˋ\n```\nso \\*far\\*"
    )


def test_long_words_are_cut_to_what_a_message_holds() -> None:
    assert len(drawn(("*" * 1_500,))) == 2_000


async def test_a_picture_carries_its_words() -> None:
    (file,) = fresh(Post(("Look",), BOARD))["files"]
    assert (file.filename, file.description) == ("board.png", "A green board")


async def test_a_file_that_is_too_large_stays_at_home() -> None:
    large = File("film.gif", "image/gif", bytes(drawing.FILE + 1))
    assert "files" not in fresh(Post(("Film",), file=large))


async def test_buttons_that_mean_the_same_have_ids_of_their_own() -> None:
    twice = (Button("⏮", "t._.replay.0", disabled=True), Button("◀", "t._.replay.0"))
    view = fresh(Post(("Steps",), rows=(twice,)))["view"]
    assert [it.custom_id for it in view.children] == ["t._.replay.0", "t._.replay.0~2"]


async def test_discord_py_remembers_no_view() -> None:
    assert fresh(HELLO)["view"].is_finished()


async def test_a_tall_post_is_a_layout_with_its_picture_in_it() -> None:
    rows = tuple((Button(f"Row {n}", f"t._.help.{n}"),) for n in range(30))
    message = fresh(Post(("Tall",), BOARD, rows=rows))
    view = message["view"]
    assert isinstance(view, discord.ui.LayoutView)
    assert "content" not in message
    assert view.total_children_count <= drawing.COMPONENTS
    kinds = [type(it).__name__ for it in view.children][:3]
    assert kinds == ["TextDisplay", "MediaGallery", "ActionRow"]


async def test_an_edit_without_a_picture_leaves_the_picture() -> None:
    assert "attachments" not in changed(HELLO)
    assert len(changed(Post(("Look",), BOARD))["attachments"]) == 1


class Response:
    """As much of an answer as discord.py's errors need."""

    reason = "because"

    def __init__(self, status: int) -> None:
        self.status = status


@pytest.mark.parametrize(
    ("status", "code", "private", "means"),
    [
        (404, 10003, False, Gone),
        (403, 50001, False, Gone),
        (403, 50013, False, Gone),
        (403, 50007, True, Unreachable),
        (403, 50278, True, Unreachable),
        (404, 10013, True, Unreachable),
        (400, 50033, True, Unreachable),
        (429, 0, False, Later),
        (403, 40003, True, Later),
        (400, 50035, False, Failed),
        (502, 0, False, Unsure),
    ],
)
def test_what_a_refusal_means(
    status: int, code: int, private: bool, means: type[PlatformError]
) -> None:
    refusal = discord.HTTPException(Response(status), {"code": code})
    with pytest.raises(means), understood(private=private):
        raise refusal


@pytest.mark.parametrize("trouble", [aiohttp.ServerDisconnectedError(), TimeoutError(), OSError()])
def test_nobody_knows_what_became_of_a_lost_call(trouble: Exception) -> None:
    with pytest.raises(Unsure), understood():
        raise trouble


def test_a_long_wait_is_left_to_the_house() -> None:
    with pytest.raises(Later) as found, understood():
        raise discord.RateLimited(42.0)
    assert found.value.seconds == 42.0


def place(world: World) -> str:
    return place_id(world.guild.id, world.hall.id)


async def test_a_post_goes_out_with_its_nonce_for_discord_to_check(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.app.post(place(world), HELLO, nonce="n1")
        await world.app.post(place(world), HELLO, nonce="n" * 40)
        first, second = [it.json for it in world.env.http_requests[-2:]]
        assert (first["nonce"], first["enforce_nonce"]) == ("n1", True)  # type: ignore[index]
        assert len(second["nonce"]) == 25  # type: ignore[index]


async def test_a_post_is_edited_for_an_hour(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        message = await world.app.post(place(world), HELLO, nonce="n1")
        assert await world.app.edit(place(world), message, Post(("Bye",)))
        assert (world.last.content, labels(world.last)) == ("Bye", [])
        await world.env.advance_time(3_700)
        assert not await world.app.edit(place(world), message, HELLO)


async def test_a_post_of_any_age_is_left_with_its_story(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        message = await world.app.post(place(world), HELLO, nonce="n1")
        await world.env.advance_time(3_700)
        await world.app.strip(place(world), message, Post(("Bye",)))
        assert (world.last.content, labels(world.last)) == ("Bye", [])


async def test_a_post_that_loses_its_buttons_keeps_its_words(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        message = await world.app.post(place(world), HELLO, nonce="n1")
        await world.app.strip(place(world), message)
        assert (world.last.content, labels(world.last)) == ("Hello", [])


async def test_a_post_that_is_gone_cannot_be_edited(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        message = await world.app.post(place(world), HELLO, nonce="n1")
        world.env.backend.delete_message(world.hall.id, int(message))
        assert not await world.app.edit(place(world), message, HELLO)
        await world.app.strip(place(world), message)


async def test_a_whisper_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        room = f"discord:{ann.id}"
        first = await world.app.whisper(room, HELLO, message=None, nonce="n1")
        again = await world.app.whisper(room, Post(("Bye",)), message=first, nonce="n2")
        assert first == again
        assert [m.content for m in world.private(ann)] == ["Bye"]


async def test_an_archived_thread_is_opened_again(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        room = await world.app.branch(place(world), "Aside")
        (thread,) = world.hall.threads
        await world.app.client.http.edit_channel(thread.id, archived=True)
        path = f"/channels/{thread.id}/messages"
        world.env.inject_error("POST", path, status=400, code=50083)
        await world.app.post(room, HELLO, nonce="n1")
        assert thread.last_message is not None
        stored = world.env.backend.get_channel(thread.id)
        assert stored.thread_metadata is not None
        assert not stored.thread_metadata.archived


async def test_a_match_goes_on_where_the_bot_may_not_write_any_more(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("nachgedacht", 2)
        path = f"/channels/{world.hall.id}/messages*"
        world.env.inject_error("*", path, status=403, code=50013, times=None)
        (who,) = world.due(session)
        await decide(world, who, dice("shut"), privately=False)
        (other,) = world.due(await world.session())
        assert "I may not write in “hall” any more" in world.asked(other).content
        assert list(buttons(world.asked(other)))
        before = (await world.session()).moment.index
        await decide(world, other, dice("shut"), privately=True)
        assert (await world.session()).moment.index > before


async def test_everything_has_an_address() -> None:
    app = DiscordApp("token")
    assert app.link("discord:1:2", "3") == "https://discord.com/channels/1/2/3"
    assert app.link("discord:1:2", None) == "https://discord.com/channels/1/2"
    assert app.deep_link("hi") == ""


def test_the_api_may_be_reached_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    DiscordApp("token", api_url="http://127.0.0.1:9/api/v10", shard_ids=(0, 1), shard_count=4)
    assert (
        discord.http.Route("GET", "/gateway/bot").url == "http://127.0.0.1:9/api/v10/gateway/bot"
    )


def test_each_person_cools_down_alone() -> None:
    cooling = Cooling()
    assert [cooling.take(1, 0.0) for _ in range(STARTS)] == [None] * STARTS
    assert cooling.take(1, 1.0) == WITHIN
    assert cooling.take(2, 1.0) is None
    assert cooling.take(1, WITHIN) is None
