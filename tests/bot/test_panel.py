"""Every option of every question can be reached by pressing."""

import pytest

from bot.panel import panel
from bot.platforms.post import Button, Limits
from bot.press import Press, read
from rules.core.ask import Amount, Ask, Menu, Option

HERE = Press("k3x9q2ab", 4)
SMALL = Limits(options=3, across=2, rows=5, text=2000, caption=1024)


def menu(count: int, *, least: int = 1, most: int = 1) -> Menu:
    options = tuple(Option(chr(97 + i), chr(97 + i)) for i in range(count))
    return Menu("card", options, least, most)


def buttons(ask: Ask, here: Press = HERE, limits: Limits = SMALL) -> list[Button]:
    rows = panel(ask, here, lambda option: str(option.what), "Done", limits)
    return [button for row in rows for button in row]


def pressed(label: str, shown: list[Button]) -> Press:
    found = read(next(button for button in shown if button.label == label).token)
    assert isinstance(found, Press)
    return found


@pytest.mark.parametrize("count", [1, 2, 3, 4, 10])
def test_every_option_is_on_some_page(count: int) -> None:
    seen: set[str] = set()
    here = HERE
    while True:
        shown = buttons(menu(count), here)
        seen |= {button.label for button in shown}
        if "▶" not in {button.label for button in shown}:
            break
        here = pressed("▶", shown)
    assert {chr(97 + i) for i in range(count)} <= seen


def test_a_page_beyond_the_end_shows_the_last_one() -> None:
    shown = buttons(menu(4), Press("k3x9q2ab", 4, page=9))
    assert [button.label for button in shown] == ["d", "◀"]


def test_back_drops_the_last_pick() -> None:
    here = Press("k3x9q2ab", 4, (("a",), ("b",)))
    assert pressed("←", buttons(menu(2), here)).path == (("a",),)


def test_ticking_collects_and_done_sends_all() -> None:
    ask = menu(3, least=2, most=3)
    one = pressed("☐ c", buttons(ask))
    assert "Done" not in {button.label for button in buttons(ask, one)}
    two = pressed("☐ a", buttons(ask, one))
    assert pressed("Done", buttons(ask, two)).path == (("c", "a"),)


def test_a_tick_can_be_taken_away() -> None:
    here = Press("k3x9q2ab", 4, ticked=("a",))
    assert pressed("☑ a", buttons(menu(3, most=2), here)).ticked == ()


def test_picking_nothing_is_possible_where_allowed() -> None:
    assert pressed("Done", buttons(menu(2, least=0))).path == ((),)


def test_an_amount_offers_its_numbers() -> None:
    assert [button.label for button in buttons(Amount("bid", 14, 16))] == ["14", "15", "16"]


def test_rows_keep_within_the_screen() -> None:
    limits = Limits(options=20, across=5, rows=5, text=2000, caption=2000)
    rows = panel(menu(20), HERE, lambda option: "a long label " + option.key, "Done", limits)
    assert len(rows) == 4
    assert all(len(row) <= 5 for row in rows)


def test_a_word_after_the_keys_stands_beside_the_way_back() -> None:
    here = Press("k3x9q2ab", 4, (("a",),))
    limits = Limits(options=20, across=5, rows=5, text=2000, caption=2000)
    ask = Menu("card", (*(Option(str(n), n) for n in range(9)), Option("lay", "that is all")))
    rows = panel(ask, here, lambda option: str(option.what), "Done", limits)
    labels = [[button.label for button in row] for row in rows]
    assert labels == [["0", "1", "2", "3", "4"], ["5", "6", "7", "8"], ["←", "that is all"]]
    assert rows[-1][-1].style == "main"
