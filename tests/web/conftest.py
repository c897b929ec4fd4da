"""One stable and two browsers for all tests that want them; every test has rooms of its own."""

from collections.abc import Iterator

import pytest

from tests.web.browser import Page, need_browser, open_page
from tests.web.stable import Stable


@pytest.fixture(scope="session")
def stable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stable]:
    need_browser()
    with Stable(tmp_path_factory.mktemp("stable")) as found:
        yield found


@pytest.fixture(scope="session")
def window() -> Iterator[Page]:
    with open_page() as found:
        yield found


@pytest.fixture(scope="session")
def second_window() -> Iterator[Page]:
    with open_page() as found:
        yield found


@pytest.fixture
def page(window: Page, stable: Stable) -> Page:
    """Return the browser as if it had never been here, on a desk by day."""
    return fresh(window, stable)


@pytest.fixture
def second(second_window: Page, stable: Stable) -> Page:
    """Return the browser of somebody else."""
    return fresh(second_window, stable)


def fresh(window: Page, stable: Stable) -> Page:
    """Let a browser forget everything."""
    window.open(f"{stable.url}fonts/Nunito-Bold.ttf")
    window.run("localStorage.clear(); sessionStorage.clear()")
    window.size(1280, 800)
    window.dark(on=False)
    window.open("about:blank")
    window.complaints()
    return window
