"""Looking around: rules, replays, records, languages, colours; for everyone, without a fault."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select
from selenium_axe_python.axe import Axe

from tests.web.browser import PHONE, Page
from tests.web.stable import Stable

GRAVE = ("serious", "critical")
SKY = """const picture = document.querySelector(".board");
    if (!picture?.complete || !picture.naturalWidth) return 255;
    const brush = Object.assign(document.createElement("canvas"), { width: 9, height: 9 }).getContext("2d");
    brush.drawImage(picture, 0, 0);
    return brush.getImageData(8, 8, 1, 1).data[0]"""  # noqa: E501 - a script


def grave(page: Page) -> list[str]:
    """List the serious accessibility faults of the page as it is now."""
    axe = Axe(page.driver)
    axe.inject()  # type: ignore[no-untyped-call]
    found = axe.run()["violations"]
    return [
        f"{it['id']}: {node['html'][:160]}"
        for it in found
        if it["impact"] in GRAVE
        for node in it["nodes"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nothing_on_the_way_to_a_match_keeps_anyone_out(
    page: Page, stable: Stable, dark: bool
) -> None:
    page.dark(dark)
    page.open(stable.url)
    page.wait("[data-start=schubsen]")
    faults = {"home": grave(page)}
    page.click("[data-start=schubsen]")
    page.wait(".post .button.main")
    faults["lobby"] = grave(page)
    page.click(".post .button.main")
    page.wait(".keypad")
    page.click("[data-key='1']")
    page.wait(".key.laid")
    faults["keypad"] = grave(page)
    page.click("#menu")
    page.wait("dialog[open]")
    faults["menu"] = grave(page)
    page.click("[data-word=board]")
    page.wait(".post-sheet .text")
    faults["board"] = grave(page)
    assert faults == {where: [] for where in faults}


def test_nothing_in_the_other_games_keeps_anyone_out(page: Page, stable: Stable) -> None:
    faults = {}
    for game, size in {"wolle": (1280, 800), "nachgedacht": PHONE, "schwupps": PHONE}.items():
        page.size(*size)
        page.begin(stable.url, game)
        page.until(lambda: page.all(".drawer.asks"), "a question")
        faults[game] = grave(page)
    assert faults == {where: [] for where in faults}


def test_a_finished_match_can_be_watched_saved_and_proved(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "schubsen")
    page.play("replay")
    page.click(".drawer [data-word=replay]")
    page.wait(".replay .frame .board")
    first = str(page.wait(".replay .frame .board").get_attribute("src"))
    last = int(page.wait(".slider").get_attribute("max") or 0)
    page.click(".replay .controls button:last-child")
    shown = "return document.querySelector('.replay .frame .board').getAttribute('src')"
    page.until(lambda: not first.endswith(page.run(shown)), "the end")
    assert page.wait(".slider").get_attribute("value") == str(last) != "0"
    assert grave(page) == []
    page.click("dialog[open] header .tool")
    page.click(".drawer [data-word=record]")
    assert page.wait(".verdict").get_attribute("data-good") == "true"
    assert len(page.all(".fair .good")) == 5
    assert grave(page) == []


def test_a_record_that_was_tampered_with_is_found_out(page: Page, stable: Stable) -> None:
    page.open(stable.url)
    found = page.run(
        """const { verify, canonical } = await import("/page/fair.js");
        const { sha256, sha256ByHand } = await import("/page/sha256.js");
        const record = { secret: "s", contributions: ["ä", "b"], choices: [] };
        record.pledge = await sha256(record.secret);
        record.seed = await sha256(canonical(["s", "ä", "b"]));
        record.commitment = await sha256(record.seed);
        record.seal = await sha256(canonical({ ...record, seal: "" }));
        const whole = await verify(record);
        const forged = await verify({ ...record, contributions: ["ä", "c"] });
        const long = new TextEncoder().encode("Schaf ".repeat(99));
        return [whole.every((it) => it.good), forged.filter((it) => !it.good).map((it) => it.name),
          sha256ByHand(long) === await sha256("Schaf ".repeat(99))]"""
    )
    assert found == [True, ["seed", "seal"], True]


def test_rules_have_pictures_and_pages(page: Page, stable: Stable) -> None:
    page.open(f"{stable.url}#/rules/wolle")
    page.wait(".rules .board")
    first = page.reads(".rules h1")
    page.click(".rules .row button:last-child")
    page.until(lambda: page.reads(".rules h1") != first, "the second page")
    assert grave(page) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Offene Tische"), ("fr", "Tables ouvertes"), ("en", "Open tables")],
)
def test_the_page_speaks_the_language_that_is_chosen(
    page: Page, stable: Stable, language: str, words: str
) -> None:
    page.open(stable.url)
    Select(page.wait("#language")).select_by_value(language)
    page.until(lambda: words in page.text, words)
    assert page.driver.find_element(By.TAG_NAME, "html").get_attribute("lang") == language


def test_colours_follow_the_device_and_can_be_switched(page: Page, stable: Stable) -> None:
    page.dark()
    page.open(stable.url)
    page.wait("[data-theme=dark] .card")
    page.click(".tools button.tool")
    page.wait("[data-theme=light] .card")


def test_pictures_are_as_dark_as_the_page(page: Page, stable: Stable) -> None:
    page.dark()
    for where, click in (("#/rules/wolle", ""), ("", "[data-start=wolle]")):
        page.open("about:blank")
        page.open(stable.url + where)
        if click:
            page.click(click)
        page.until(lambda: page.run(SKY) < 60, f"a dark picture at {where or 'a table'}")


def test_hostile_words_stay_words(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "wolle")
    page.wait("#chat").send_keys("<img src=x onerror=alert(1)><script>alert(2)</script>\n")
    page.until(lambda: "<script>alert(2)" in page.text, "the words")
    assert page.all(".feed script, .feed img[src=x]") == []


def test_nothing_jumps_while_a_match_goes_on(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "nachgedacht")
    page.run(
        """window.moved = 0;
        const count = (list) => list.getEntries().forEach((it) => window.moved += it.value);
        new PerformanceObserver(count).observe({ type: "layout-shift" })"""
    )
    page.until(lambda: page.all(".drawer.asks"), "a question")
    for _ in range(6):
        page.click(".drawer-body .choices .button:not([data-key=back])")
        page.until(lambda: page.all(".drawer.asks") or page.status == "over", "the next")
    assert page.run("return window.moved") < 0.1


def test_every_post_is_spoken(page: Page, stable: Stable) -> None:
    page.begin(stable.url, "wolle")
    page.until(lambda: page.all(".drawer.asks"), "a question")
    spoken = str(page.run("return document.getElementById('live').textContent"))
    assert "Round 1 of" in spoken
    assert "Your turn, Lamb." in spoken
