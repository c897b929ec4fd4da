"""What the page's server answers, refuses and keeps apart."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.platforms.web_app.app import WebApp
from bot.platforms.web_app.safety import BURST, LARGEST
from tests.kit.house import open_room

JSON = {"Content-Type": "application/json"}
HOSTILE = '<img src=x onerror=alert(1)>"\u202e'


class Caller:
    """Speaks to the page's server as browsers do."""

    def __init__(self, session: aiohttp.ClientSession, app: WebApp, house: Any) -> None:
        self.session = session
        self.base = f"http://127.0.0.1:{urlsplit(app.address).port}"
        self.app = app
        self.house = house

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        async with self.session.get(self.base + path, headers=headers) as answer:
            return answer.status, json.loads(await answer.text())

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        sent = body if isinstance(body, bytes) else json.dumps(body)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self.session.post(self.base + path, data=sent, headers=JSON | names) as answer:
            return answer.status, json.loads(await answer.text())

    async def start(
        self, game: str = "wolle", name: str = "Ann", **headers: str
    ) -> tuple[str, str]:
        """Open a room; return it with the first guest's key."""
        status, body = await self.post("/api/rooms", {"game": game, "name": name}, **headers)
        assert status == 200, body
        return body["room"], body["guest"]["key"]

    async def enter(self, room: str, name: str, **headers: str) -> str:
        """Let one more guest in, with a seat; return the key."""
        _, body = await self.post(f"/api/rooms/{room}/guests", {"name": name}, **headers)
        key: str = body["guest"]["key"]
        await self.post(f"/api/rooms/{room}/command", {"word": "join"}, X_Seat=key)
        return key

    async def begin(self, game: str = "wolle") -> tuple[str, str, str]:
        """Begin a match of two; return the room and both keys."""
        room, ann = await self.start(game)
        ben = await self.enter(room, "Ben")
        await self.post(f"/api/rooms/{room}/command", {"word": "begin"}, X_Seat=ann)
        await self.house.stage.calm()
        return room, ann, ben

    async def look(self, room: str, key: str = "") -> Any:
        return (await self.get(f"/api/rooms/{room}", **{"X-Seat": key}))[1]["table"]

    @asynccontextmanager
    async def stream(self, **hello: Any) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
        async with self.session.ws_connect(f"{self.base}/api/stream") as socket:
            await socket.send_json(hello)
            yield socket


@asynccontextmanager
async def served(folder: Path, host: str = "127.0.0.1") -> AsyncIterator[Caller]:
    app = WebApp(host, 0)
    async with open_room(folder, platform=app) as room:  # type: ignore[arg-type]
        running = asyncio.create_task(app.run(room.house))
        ready = asyncio.create_task(app.ready.wait())
        await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
        assert ready.done(), running.exception()
        try:
            async with aiohttp.ClientSession() as session:
                yield Caller(session, app, room.house)
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running


@pytest.fixture
async def caller(tmp_path: Path) -> AsyncIterator[Caller]:
    async with served(tmp_path) as found:
        yield found


async def test_a_room_opens_with_its_lobby(caller: Caller) -> None:
    room, key = await caller.start("wolle")
    await caller.house.stage.calm()
    table = await caller.look(room, key)
    assert (table["game"], table["status"], table["seat"]) == ("wolle", "lobby", 0)


async def test_a_stream_sends_what_was_posted_and_what_follows(caller: Caller) -> None:
    room, key = await caller.start()
    await caller.house.stage.calm()
    async with caller.stream(room=room, key=key) as socket:
        first = await socket.receive_json(timeout=5)
        assert len(first["entries"]) == 1
        await caller.post(f"/api/rooms/{room}/chat", {"text": "moin"}, X_Seat=key)
        second = await socket.receive_json(timeout=5)
        assert [entry["text"] for entry in second["entries"]] == [["moin"]]


async def test_a_stream_that_comes_back_misses_nothing_and_repeats_nothing(caller: Caller) -> None:
    room, key = await caller.start()
    await caller.house.stage.calm()
    async with caller.stream(room=room, key=key) as socket:
        known = (await socket.receive_json(timeout=5))["number"]
    for line in ("one", "two", "three"):
        await caller.post(f"/api/rooms/{room}/chat", {"text": line}, X_Seat=key)
    async with caller.stream(room=room, key=key, since=known) as socket:
        news = await socket.receive_json(timeout=5)
        assert [entry["text"] for entry in news["entries"]] == [["one"], ["two"], ["three"]]


async def test_a_restart_keeps_rooms_chat_and_keys(tmp_path: Path) -> None:
    async with served(tmp_path) as caller:
        room, key = await caller.start()
        await caller.post(f"/api/rooms/{room}/chat", {"text": "moin"}, X_Seat=key)
        await caller.house.stage.calm()
    async with served(tmp_path) as caller, caller.stream(room=room, key=key) as socket:
        news = await socket.receive_json(timeout=5)
        assert ["moin"] in [entry["text"] for entry in news["entries"]]
        assert (await caller.look(room, key))["seat"] == 0


async def test_a_press_answers_with_the_next_question(caller: Caller) -> None:
    room, ann, _ = await caller.begin("schwupps")
    table = await caller.look(room, ann)
    who = ann if table["chairs"][0]["mood"] == "due" else _
    form = (await caller.look(room, who))["post"]["form"]
    push = {"token": form["offers"][0]["token"], "private": True}
    status, reply = await caller.post(f"/api/rooms/{room}/press", push, X_Seat=who)
    assert (status, reply["drawer"]) == (200, True)
    assert reply["post"]["text"] or reply["note"]


async def test_a_seat_never_learns_the_cards_of_another(caller: Caller) -> None:
    room, ann, ben = await caller.begin("schwupps")
    row = (await caller.house.stage.store.matches_in(f"web:{room}"))[0]
    session = await caller.house.stage.host.find(row.id)
    hands = [session.game.view(session.moment.state, seat).hand for seat in (0, 1)]
    secret = [card for card in hands[1] if card not in hands[0] and len(card) > 1]
    assert secret
    told = [json.dumps(await caller.look(room, ann), ensure_ascii=False)]
    async with caller.stream(room=room, key=ann) as socket:
        told.append(await socket.receive_str(timeout=5))
    for word in ("board", "status", "hand", "move"):
        body = await caller.post(f"/api/rooms/{room}/command", {"word": word}, X_Seat=ann)
        told.append(json.dumps(body, ensure_ascii=False))
    assert [card for card in secret if any(card in text for text in told)] == []
    own = json.dumps(await caller.look(room, ben), ensure_ascii=False)
    assert [card for card in secret if card in own]


async def test_a_bid_is_told_to_its_own_seat_alone(caller: Caller) -> None:
    room, ann, ben = await caller.begin("wolle")
    await caller.post(f"/api/rooms/{room}/typed", {"text": "23"}, X_Seat=ben)
    await caller.house.stage.calm()
    assert "23" in json.dumps((await caller.look(room, ben))["post"]["text"])
    table = await caller.look(room, ann)
    assert [chair["mood"] for chair in table["chairs"]] == ["due", "set"]
    public = json.dumps([table["words"], table["chairs"], table["post"]["form"]["question"]])
    assert not whole(23, public)
    async with caller.stream(room=room, key=ann) as socket:
        news = await socket.receive_json(timeout=5)
        said = [it for entry in news["entries"] for it in entry["text"] if isinstance(it, str)]
        assert not whole(23, " ".join(said))


def whole(number: int, text: str) -> bool:
    """Tell whether a number stands in a text, and not just in a key or a point in time."""
    return re.search(rf"(?<![0-9a-z]){number}(?![0-9a-z])", text) is not None


@pytest.mark.parametrize("key", ["", "x", "é\udc80" * 20])
async def test_whoever_has_no_key_cannot_play(caller: Caller, key: str) -> None:
    room, _, _ = await caller.begin()
    given = key.encode("utf-8", "replace").decode("latin-1")
    for path, body in {"typed": {"text": "20"}, "chat": {"text": "hi"}}.items():
        status, answer = await caller.post(f"/api/rooms/{room}/{path}", body, X_Seat=given)
        assert (status, answer) == (403, {"error": "name"})
    assert (await caller.look(room, given))["post"] is None


async def test_hostile_names_and_words_stay_words(caller: Caller) -> None:
    room, key = await caller.start(name=HOSTILE)
    await caller.post(f"/api/rooms/{room}/chat", {"text": HOSTILE}, X_Seat=key)
    await caller.house.stage.calm()
    table = await caller.look(room, key)
    assert table["chairs"][0]["name"].startswith("<img src=x")
    async with caller.stream(room=room, key=key) as socket:
        news = await socket.receive_json(timeout=5)
        assert [HOSTILE] in [entry["text"] for entry in news["entries"]]


async def test_a_guest_cannot_wear_the_mark_of_a_computer(caller: Caller) -> None:
    _, body = await caller.post("/api/rooms", {"game": "wolle", "name": "🤖 Ann"})
    assert body["guest"]["name"] == "Ann"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400), (b"[]", 400), (b"\xff\xfe", 400), (b"null", 400), (b"[" * 9_000, 400),
        (b'{"token": 5}', 400), (b'{"token": "t._.help", "more": 1}', 400),
        (b'{"token": ""}', 400), (b'{"token": "' + b"p" * 65 + b'"}', 400),
        (b" " * (LARGEST + 1), 413),
    ],
    ids=["half", "list", "bytes", "null", "deep", "kind", "more", "empty", "long", "large"],
)  # fmt: skip
async def test_broken_bodies_are_refused_plainly(caller: Caller, body: bytes, status: int) -> None:
    room, key = await caller.start()
    code = {400: "broken", 413: "large"}[status]
    found = await caller.post(f"/api/rooms/{room}/press", body, X_Seat=key)
    assert found == (status, {"error": code})


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/page/../app.py", "/page/%2e%2e%2fapp.py", "/fonts/OFL-Nunito.txt", "/api/x",
     "/picture/" + "0" * 32, "/art/unicorn.png", "/api/rooms/00000000",
     "/cover/poker-de-light.png"],
)  # fmt: skip
async def test_unknown_paths_are_refused_plainly(caller: Caller, path: str) -> None:
    assert await caller.get(path) == (404, {"error": "unknown"})


async def test_who_comes_by_an_unknown_address_finds_back(caller: Caller) -> None:
    headers = {"Accept": "text/html,*/*"}
    async with caller.session.get(f"{caller.base}/nothing", headers=headers) as answer:
        assert (answer.status, answer.content_type) == (404, "text/html")
        assert "/page/main.js" in await answer.text()


async def test_a_foreign_page_cannot_send_anything(caller: Caller) -> None:
    room, key = await caller.start()
    push = {"token": "t._.help"}
    for headers in (
        {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"},
        {"Sec-Fetch-Site": "cross-site"}, {"Content-Type": "text/plain"},
    ):  # fmt: skip
        found = await caller.post(f"/api/rooms/{room}/press", push, X_Seat=key, **headers)
        assert found == (403, {"error": "foreign"}), headers


async def test_a_foreign_page_cannot_listen(caller: Caller) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await caller.session.ws_connect(f"{caller.base}/api/stream", origin="http://evil.example")


@pytest.mark.parametrize(
    "hello", ["", "[]", "{}", '{"room": "00000000"}', '{"room": 7}', "x" * 900]
)
async def test_a_stream_wants_to_know_who_listens(caller: Caller, hello: str) -> None:
    async with caller.session.ws_connect(f"{caller.base}/api/stream") as socket:
        await socket.send_str(hello)
        message = await socket.receive(timeout=5)
        assert (message.type, socket.close_code) == (aiohttp.WSMsgType.CLOSE, 4403)


async def test_a_flood_is_refused_and_the_page_stands(caller: Caller) -> None:
    found = [await caller.get("/api/words/de") for _ in range(BURST * 2)]
    assert {status for status, _ in found} == {200, 429}
    async with caller.session.get(caller.base + "/") as answer:
        assert answer.status == 200


async def test_everything_leaves_with_the_safety_headers(caller: Caller) -> None:
    for path in ("/", "/api/home", "/nothing", "/art/flock.png"):
        async with caller.session.get(caller.base + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; script-src 'self';")
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_the_page_has_no_inline_script_and_nothing_from_elsewhere() -> None:
    page = Path(__file__).parent.parent.parent / "bot/platforms/web_app/page"
    texts = {path.name: path.read_text("utf-8") for path in page.iterdir()}
    html = texts["index.html"]
    assert html.count("<script") == html.count('<script type="module" src=') == 1
    assert "style=" not in html
    for name, text in texts.items():
        assert "http://" not in text, name
        assert "https://" not in text, name
        assert "innerHTML" not in text, name


async def test_beyond_loopback_nothing_is_open_without_a_key(tmp_path: Path) -> None:
    async with served(tmp_path, "0.0.0.0") as caller:
        assert (await caller.get("/api/home"))[1]["admin"] is False
        wish = {"game": "wolle", "name": "Eve"}
        assert await caller.post("/api/rooms", wish) == (403, {"error": "closed"})
        admin = await caller.house.kept("web:admin")
        room, key = await caller.start("wolle", X_Admin=admin)
        for name in (room, "00000000"):
            assert await caller.get(f"/api/rooms/{name}") == (403, {"error": "closed"})
        assert await caller.get(f"/api/rooms/{room}/links", **{"X-Seat": key}) == (
            403, {"error": "closed"},
        )  # fmt: skip
        assert (await caller.look(room, key))["seat"] == 0


async def test_beyond_loopback_the_admin_link_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(tmp_path, "0.0.0.0") as caller:
        admin = await caller.house.kept("web:admin")
    assert f"#/host/{admin}" in capsys.readouterr().out


async def test_beyond_loopback_links_lead_here_from_elsewhere(tmp_path: Path) -> None:
    async with served(tmp_path, "0.0.0.0") as caller:
        admin = str(await caller.house.kept("web:admin"))
        room, _ = await caller.start("wolle", X_Admin=admin)
        _, body = await caller.get(f"/api/rooms/{room}/links", **{"X-Admin": admin})
        assert body["address"] == caller.app.address
        assert "0.0.0.0" not in caller.app.address


async def test_on_loopback_only_the_address_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(tmp_path) as caller:
        assert capsys.readouterr().out == f"Schafstall: {caller.app.address}\n"


async def test_the_key_of_one_room_opens_no_other(tmp_path: Path) -> None:
    async with served(tmp_path, "0.0.0.0") as caller:
        admin = await caller.house.kept("web:admin")
        first, key = await caller.start("wolle", X_Admin=admin)
        second, _ = await caller.start("wolle", X_Admin=admin)
        assert (await caller.get(f"/api/rooms/{first}", **{"X-Seat": key}))[0] == 200
        assert (await caller.get(f"/api/rooms/{second}", **{"X-Seat": key}))[0] == 403
