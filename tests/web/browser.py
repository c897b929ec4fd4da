"""A real browser, and short words for what people do on the page."""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from rules.core.dice import Dice

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage", "--window-size=1280,800",
)  # fmt: skip
PATIENCE = 30.0
PHONE = (390, 844)
GONE = (
    StaleElementReferenceException,
    ElementClickInterceptedException,
    ElementNotInteractableException,
)

T = TypeVar("T")


def need_browser() -> None:
    """Skip where there is no browser; where everything is to be checked that is a fault."""
    if CHROMIUM is None or DRIVER is None:
        reason = "chromium and chromedriver are not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)


class Page:
    """One browser window."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    def open(self, url: str) -> None:
        """Go to an address."""
        self.driver.get(url)

    def all(self, css: str) -> list[WebElement]:
        """Find everything that fits *css*."""
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def wait(self, css: str) -> WebElement:
        """Wait until something fits *css*."""
        return self.until(lambda: next(iter(self.all(css)), None), css)

    def until(self, found: Callable[[], T | None], what: str = "it") -> T:
        """Look again and again until *found* finds something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            result = found()
            if result:
                return result
            time.sleep(0.05)
        raise AssertionError(f"{what} did not come; the page says: {self.text[:600]}")

    def click(self, css: str) -> None:
        """Press what fits *css*, as soon as it can be."""

        def pressed() -> bool:
            try:
                self.wait(css).click()
            except GONE:
                return False
            return True

        self.until(pressed, css)

    def reads(self, css: str) -> str:
        """Return what stands where *css* fits, in one look: nothing goes stale."""
        found = self.run("return document.querySelector(arguments[0])?.innerText ?? ''", css)
        return str(found)

    def run(self, script: str, *args: Any) -> Any:
        """Run a script in the page."""
        return self.driver.execute_script(script, *args)

    @property
    def text(self) -> str:
        """Everything that can be read on the page."""
        return str(self.run("return document.body.innerText"))

    @property
    def html(self) -> str:
        """The whole document as it is now."""
        return str(self.run("return document.documentElement.outerHTML"))

    def size(self, width: int, height: int) -> None:
        """Become a screen of another size."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500},
        )

    def dark(self, on: bool = True) -> None:
        """Prefer dark colours."""
        feature = {"name": "prefers-color-scheme", "value": "dark" if on else "light"}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})

    def log(self, kind: str) -> list[dict[str, Any]]:
        """Take what the browser has logged since the last time."""
        return [*self.driver.get_log(kind)]  # type: ignore[no-untyped-call]

    def complaints(self) -> list[str]:
        """Take what the browser complained of."""
        return [line["message"] for line in self.log("browser") if line["level"] == "SEVERE"]

    def begin(self, url: str, game: str) -> str:
        """Start a game in two clicks; return the room."""
        self.open(url)
        self.click(f"[data-start={game}]")
        self.click(".post .button.main")
        self.until(lambda: self.status == "playing", "the match")
        self.wait(".post ~ .post")
        return self.room

    @property
    def room(self) -> str:
        """The room on show."""
        return self.driver.current_url.rpartition("/")[2]

    @property
    def status(self) -> str:
        """How the table stands."""
        return str(self.run("return document.getElementById('drawer')?.dataset.status ?? ''"))

    def play(self, seed: str, most: int = 400) -> int:
        """Press at random in the drawer until the match is over; return how often."""
        below, presses = Dice(seed, 0).below, 0
        while presses < most:
            keys = self.until(lambda: self._over() or self._keys(), "a question")
            if keys is True:
                return presses
            assert isinstance(keys, list)
            presses += self._press(keys, below)
        raise AssertionError(f"not over after {most} presses")

    def _over(self) -> bool:
        return self.status in ("over", "stopped")

    def _keys(self) -> list[WebElement]:
        """Find what can be pressed in the drawer; what ends an answer stands first."""
        css = ".drawer.asks .drawer-body button:enabled"
        return self.all(f"{css}.main") + self.all(
            f"{css}:not(.main):not([data-key=back]):not([type=submit]):not(.laid)"
        )

    def _press(self, keys: list[WebElement], below: Callable[[int], int]) -> int:
        try:
            main = "main" in (keys[0].get_attribute("class") or "")
            chosen = keys[0] if main and below(2) else keys[below(len(keys))]
            chosen.click()
        except GONE:
            return 0
        self.until(lambda: _answered(chosen), "an answer")
        return 1


def _answered(key: WebElement) -> bool:
    try:
        return key.get_attribute("aria-busy") is None
    except StaleElementReferenceException:
        return True


@contextmanager
def open_page(language: str = "en") -> Iterator[Page]:
    """Open a fresh browser that has never been here."""
    need_browser()
    with TemporaryDirectory() as profile:
        options = Options()
        options.binary_location = str(CHROMIUM)
        for flag in (*FLAGS, f"--user-data-dir={profile}", f"--accept-lang={language}"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        driver = webdriver.Chrome(options, Service(str(DRIVER)))
        try:
            yield Page(driver)
        finally:
            driver.quit()


def shot(page: Page, path: Path) -> None:
    """Keep a picture of the page."""
    page.driver.save_screenshot(str(path))
