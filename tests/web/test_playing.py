"""Every game from start to finish in a real browser, by pressing what is on the page."""

from pathlib import Path

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from rules import GAMES
from rules.core.dice import Dice
from tests.web.browser import PHONE, Page
from tests.web.stable import Stable

FOCUSED = "return document.activeElement?.matches(arguments[0]) ?? false"
THERE = """return [document.getElementById("drawer").dataset.status === "over",
    document.activeElement?.matches(arguments[0]) ?? false]"""


def posts(page: Page) -> list[str]:
    """List what the posts in the room say."""
    script = """return [...document.querySelectorAll(".feed .text")].map((it) => it.textContent)"""
    return [str(text) for text in page.run(script)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_started_played_and_finished(page: Page, stable: Stable, game: str) -> None:
    page.begin(stable.url, game)
    page.play(f"browser-{game}")
    page.wait(".post:last-child .actions .button")
    assert page.status == "over"
    assert page.complaints() == []


def test_a_board_can_be_pressed_itself(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "nachgedacht")
    page.click(".spot")
    page.wait(".picked .chip")
    page.click(".spot")
    page.until(lambda: len(page.all(".post")) > 2, "the next post")
    assert page.complaints() == []


def test_a_reload_goes_on_where_the_match_was(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "nachgedacht")
    _move(page)
    before = posts(page)
    page.driver.refresh()
    page.wait(".drawer.asks")
    assert posts(page) == before


def test_a_closed_table_asks_nothing_more(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "nachgedacht")
    page.click(".drawer.asks .choices .button")
    page.wait(".picked .chip")
    page.click("#menu")
    page.click("[data-word=stop]")
    page.click("dialog[open] .button.danger")
    page.wait(".drawer[data-status=stopped]")
    assert page.all(".drawer.asks, .picked, .spot") == []


def test_half_an_answer_outlives_a_pause(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "nachgedacht")
    page.click(".drawer.asks .choices .button")
    page.wait(".picked .chip")
    page.click("#menu")
    page.click("[data-word=pause]")
    page.click(".drawer:not(.asks)[data-status=paused] [data-word=resume]")
    page.wait(".drawer.asks .picked .chip")


def test_a_killed_server_comes_back_in_mid_match(page: Page, tmp_path: Path) -> None:
    with Stable(tmp_path) as own:
        page.begin(own.url, "nachgedacht")
        _move(page)
        before = posts(page)
        own.stop(kill=True)
        own.start()
        page.until(lambda: "Connected again" in page.text, "the connection")
        page.wait(".drawer.asks")
        assert posts(page) == before
        _move(page)
        assert posts(page)[: len(before) - 1] == before[:-1]


def test_a_match_can_be_played_by_keyboard_alone(page: Page, stable: Stable) -> None:
    page.open(stable.url)
    page.wait("[data-start=nachgedacht]")
    _tab_to(page, "[data-start=nachgedacht]")
    _keys(page, Keys.ENTER)
    page.wait(".post .button.main")
    _tab_to(page, ".post .button.main")
    _keys(page, Keys.ENTER)
    page.wait(".drawer.asks")
    below = Dice("keyboard", 0).below
    for _ in range(3_000):
        over, chosen = page.run(THERE, ".drawer-body .choices .button:not([data-key=back])")
        if over:
            break
        _keys(page, Keys.ENTER if chosen and not below(3) else Keys.TAB)
    assert page.status == "over"


def test_digits_can_be_typed_without_looking_for_the_keys(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "schubsen")
    page.wait(".keypad")
    _keys(page, "1")
    page.until(lambda: picked(page) == "1", "1")
    _keys(page, "2")
    page.until(lambda: picked(page) == "12", "12")
    _keys(page, Keys.BACKSPACE)
    page.until(lambda: picked(page) == "1", "1")


def picked(page: Page) -> str:
    """Return the digits picked so far."""
    script = "return [...document.querySelectorAll('.digit:not(.gap)')].map((it) => it.innerText)"
    return "".join(page.run(script))


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_everything_fits_and_can_be_touched(
    page: Page, stable: Stable, game: str
) -> None:
    page.size(*PHONE)
    page.begin(stable.url, game)
    page.until(lambda: page.all(".drawer.asks") or page.status == "over", "a question")
    assert page.run("return document.documentElement.scrollWidth") <= PHONE[0]
    small = page.run(
        """return [...document.querySelectorAll("button:not(.spot), a.button, select, input")]
        .filter((it) => it.checkVisibility())
        .map((it) => [it.getBoundingClientRect(), it.outerHTML])
        .filter(([box]) => box.width < 44 || box.height < 44).map(([, html]) => html)"""
    )
    assert small == []


def test_a_board_on_a_phone_is_in_sight_above_the_drawer(page: Page, stable: Stable) -> None:
    page.size(*PHONE)
    page.begin(stable.url, "wolle")
    page.click("[data-key='17']")
    page.until(lambda: len(page.all(".post")) > 2 and page.all(".drawer.asks"), "a roll")
    script = """const boards = document.querySelectorAll(".board");
        const box = boards[boards.length - 1].getBoundingClientRect();
        const drawer = document.getElementById("drawer").getBoundingClientRect();
        return Math.min(box.bottom, drawer.top) - Math.max(box.top, 130) > 0.9 * box.height"""
    page.until(lambda: page.run(script), "the board")


def _move(page: Page) -> None:
    """Move a piece, and wait until the computer has answered."""
    before = len(page.all(".post"))
    page.click(".drawer-body .choices .button:not([data-key=back])")
    page.wait(".picked .chip")
    page.click(".drawer-body .choices .button:not([data-key=back])")
    page.until(lambda: len(page.all(".post")) > before and page.all(".drawer.asks"), "a move")


def _keys(page: Page, *keys: str) -> None:
    ActionChains(page.driver).send_keys(*keys).perform()


def _tab_to(page: Page, css: str) -> None:
    """Press Tab until something that fits *css* has the focus."""
    for _ in range(120):
        if page.run(FOCUSED, css):
            return
        _keys(page, Keys.TAB)
    raise AssertionError(f"no Tab leads to {css}")
