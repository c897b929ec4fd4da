"""Several people at one table: what they share, and what they never do."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from selenium.common.exceptions import WebDriverException

from bot.keepsake import moments
from rules import GAMES
from storage import open_store
from tests.web.browser import Page
from tests.web.stable import Stable

SYMBOLS = "●▲■★♥◆"


def table_of_two(page: Page, other: Page, stable: Stable, game: str, *more: str) -> str:
    """Open a table with Lamb in one browser and Ben in the other, and begin; return the room.

    *more* people have a seat and a link that nobody opens.
    """
    page.open(stable.url)
    page.click(f"[data-start={game}]")
    page.wait(".post .button.main")
    for _ in range(len(page.all(".chair")) - 1):
        seats = len(page.all(".chair"))
        page.click("#menu")
        page.click("[data-word=unrobot]")
        page.wait(f".seats li:nth-child({seats - 1}):last-child")
    page.click(".seats .link")
    for seat, name in enumerate(("Ben", *more), start=2):
        page.wait("#guest").send_keys(name)
        page.click(".links ~ form .button.main")
        page.wait(f".links li:nth-child({seat}):last-child")
    key = page.run(
        """const answer = await fetch(`/api/rooms/${arguments[0]}/links`);
        return (await answer.json()).guests[1].key""",
        page.room,
    )
    page.click("dialog[open] header .tool")
    other.open(f"{stable.url}#/seat/{page.room}/{key}")
    other.wait(".chair.active")
    page.click(".post .button.main")
    page.until(lambda: page.status == "playing", "the match")
    return page.room


def hands(stable: Stable, room: str) -> list[set[str]]:
    """Read from the store what each seat holds."""

    async def read() -> list[set[str]]:
        async with open_store(f"sqlite:///{stable.folder / 'stable.db'}") as store:
            row = (await store.matches_in(f"web:{room}"))[0]
            found = await store.record(row.id)
            assert found is not None
            state = [*moments(found)][-1].state
            view = GAMES[row.game].view
            return [{*view(state, seat).hand} for seat in range(len(row.seats))]  # type: ignore[arg-type]

    return asyncio.run(read())


def tells(sent: list[str], card: str) -> bool:
    """Tell whether *card*, such as 7●▲, stands anywhere, in writing or on a button."""
    wanted = re.compile(rf"{card[0]}(?: → \d+ \()?{card[1:]}(?![{SYMBOLS}])")
    return any(wanted.search(text) for text in sent)


def traffic(page: Page) -> list[str]:
    """Collect every response and every frame that a browser has been sent."""
    found = []
    for line in page.log("performance"):
        message: dict[str, Any] = json.loads(line["message"])["message"]
        if message["method"] == "Network.webSocketFrameReceived":
            found.append(_plain(message["params"]["response"]["payloadData"]))
        if message["method"] == "Network.responseReceived":
            request = {"requestId": message["params"]["requestId"]}
            try:
                body = page.driver.execute_cdp_cmd("Network.getResponseBody", request)
            except WebDriverException:
                continue  # of a page that was left since
            if not body["base64Encoded"]:  # pictures are known by their names
                found.append(_plain(body["body"]))
    return found


def _plain(text: str) -> str:
    """Write JSON without its escapes, so that symbols can be found in it."""
    try:
        return json.dumps(json.loads(text), ensure_ascii=False)
    except ValueError:
        return text


def test_two_browsers_see_each_others_words_at_once(
    page: Page, second: Page, stable: Stable
) -> None:
    table_of_two(page, second, stable, "schwupps")
    page.wait("#chat").send_keys("moin moin\n")
    second.until(lambda: "moin moin" in second.text, "the greeting")
    second.wait("#chat").send_keys("<b>selber</b>\n")
    page.until(lambda: "<b>selber</b>" in page.text, "the answer")
    due = page if page.all(".drawer.asks") else second
    due.click(".drawer-body .choices .button")
    page.until(lambda: "Schwupps! " in page.text, "the move")
    second.until(lambda: "Schwupps! " in second.text, "the move")


def test_no_page_is_ever_sent_another_seats_cards(
    page: Page, second: Page, stable: Stable
) -> None:
    page.log("performance")
    room = table_of_two(page, second, stable, "schwupps")
    for _ in range(4):
        due = page.until(
            lambda: next((it for it in (page, second) if it.all(".drawer.asks")), None), "a turn"
        )
        due.click(".drawer-body .choices .button")
        due.wait(".drawer:not(.asks)")
    mine, theirs = hands(stable, room)
    secret = {card for card in theirs - mine if len(card) > 2}
    sent = [*traffic(page), page.html]
    assert len(sent) > 20
    assert secret
    assert [card for card in secret if tells(sent, card)] == []
    assert [card for card in mine if tells(sent, card)]


@pytest.mark.parametrize(
    ("game", "mine", "theirs", "telling"),
    [
        ("schubsen", ("1", "lay"), ("0", "9", "4", "lay"), r"\b(?:094|0_9_4)\b|Laid: (?!1\b)"),
        ("wolle", ("15",), ("23",), r"[Bb]id: 23\b|\.23\.\."),
    ],
    ids=["digits", "bid"],
)
def test_what_one_seat_lays_reaches_no_other_before_it_is_revealed(
    page: Page, second: Page, stable: Stable, game: str, mine: tuple[str, ...],
    theirs: tuple[str, ...], telling: str,
) -> None:  # fmt: skip
    table_of_two(page, second, stable, game, "Cleo")
    lay(page, mine)
    traffic(page), traffic(second)  # what came before they were laid
    lay(second, theirs)
    page.wait(".chair[data-seat='1'][data-mood=set]")
    sent, own = [*traffic(page), page.html], [*traffic(second), second.html]
    assert [found for text in sent for found in re.findall(telling, text)] == []
    assert [found for text in own for found in re.findall(telling, text)]
    hand = str(second.wait(".drawer .hand").get_attribute("src")).rpartition("/")[2]
    assert [text for text in sent if hand in text] == []


def lay(page: Page, keys: tuple[str, ...]) -> None:
    """Press *keys* in the drawer one after the other, until they are sealed."""
    for key in keys:
        page.click(f"[data-key='{key}']:enabled")
        page.until(lambda: not page.all("[aria-busy]"), "an answer")
    page.wait(".drawer:not(.asks)")


def test_half_an_answer_is_kept_for_its_seat_alone(page: Page, stable: Stable) -> None:
    page.open(stable.url)
    page.click("[data-start=schubsen]")
    page.wait(".post .button.main")
    sit_down(page, "Zoë")
    page.click(".post .button.main")
    page.click("[data-key='7']")
    page.wait(".key.laid[data-key='7']")
    page.wait("#type").send_keys("7 and then")
    page.driver.refresh()
    page.wait(".key.laid[data-key='7']")
    assert page.wait("#type").get_attribute("value") == "7 and then"
    pass_on(page, "Zoë")
    page.wait(".keypad")
    assert page.all(".key.laid") == []
    assert page.wait("#type").get_attribute("value") == ""
    pass_on(page, "Lamb")
    page.wait(".key.laid[data-key='7']")


def test_what_was_laid_can_be_changed_while_others_think(page: Page, stable: Stable) -> None:
    page.open(stable.url)
    page.click("[data-start=wolle]")
    page.wait(".post .button.main")
    sit_down(page, "Zoë")
    page.click(".post .button.main")
    lay(page, ("20",))
    page.click(".drawer-body .rows .button")
    page.click("[data-key='21']")
    page.until(lambda: "21" in page.reads(".drawer .preview"), "the other bid")


def sit_down(page: Page, name: str) -> None:
    """Have one more person at this screen."""
    chairs = len(page.all("button.chair"))
    page.click(".seats .dashed")
    page.wait("#name").send_keys(name)
    page.click("dialog[open] .button.main")
    page.until(lambda: len(page.all("button.chair")) > chairs, "one more seat at this screen")


def pass_on(page: Page, name: str) -> None:
    """Pass the device to the other one of two."""
    page.click("button.chair:not(.active)")
    page.click(".cover[open] .button.main")
    page.until(lambda: name in page.reads(".drawer h2"), f"{name}'s drawer")


def test_a_device_is_passed_on_under_a_cover(page: Page, stable: Stable) -> None:
    page.open(stable.url)
    page.click("[data-start=schwupps]")
    page.wait(".post .button.main")
    sit_down(page, "Zoë")
    page.click(".post .button.main")
    page.until(lambda: page.status == "playing", "the match")
    page.click("button.chair:not(.active)")
    page.wait(".cover[open]")
    assert page.all(".drawer-body .choices") == []
    assert page.all(".drawer .hand") == []
    page.click(".cover .button.main")
    page.until(lambda: "Zoë" in page.reads(".drawer h2"), "Zoë's drawer")


def test_beyond_loopback_links_lead_to_the_host_page_and_to_a_seat(
    page: Page, tmp_path: Path
) -> None:
    with Stable(tmp_path, "0.0.0.0") as own:
        page.open(own.url)
        page.until(lambda: "You need a link" in page.text, "the closed door")
        page.open("about:blank")
        page.open(f"{own.url}#{own.link.partition('#')[2]}")
        page.click("[data-start=nachgedacht]")
        page.wait(".post .button.main")
        assert "/host/" not in page.driver.current_url
        link = page.run(
            "return JSON.parse(localStorage.getItem(`guests:${arguments[0]}`))[0].key", page.room
        )
        room = page.room
        page.run("localStorage.clear(); sessionStorage.clear()")
        page.open("about:blank")
        page.open(f"{own.url}#/seat/{room}/{link}")
        page.wait(".chair.active[data-seat='0']")
        assert link not in page.driver.current_url
        assert page.all(".seats .link") == []
