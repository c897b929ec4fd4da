"""Watching what painters write: every word, the box it was given and what it came to cover."""

import sys
from typing import Any

import pytest
from msgspec import Struct
from PIL.Image import Image

from render import type as lettering
from render.type import Box


class Written(Struct, frozen=True):
    """One line that was written; *cut* tells that not all of it had room."""

    text: str
    box: Box
    covered: Box
    cut: bool

    @property
    def inside(self) -> bool:
        """Tell whether the line stays in its box, up to what round letters stick out."""
        (x0, y0, x1, y1), (left, top, right, low) = self.box, self.covered
        tail = 3 if self.text.startswith("j") else 2  # a j begins to the left of where it stands
        return x0 - tail <= left and right <= x1 + 2 and y0 - 3 <= top and low <= y1 + 3


def watch(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Collect from now on every line that any painter writes."""
    written: list[Written] = []
    shown: list[bool] = []
    write, fitted = lettering.write, lettering.fitted

    def measured(text: str, *style: Any) -> tuple[str, float]:
        fit = fitted(text, *style)
        shown.append(fit[0] != text)
        return fit

    def watched(picture: Image, box: Box, text: str, *style: Any, **more: Any) -> Box:
        covered = write(picture, box, text, *style, **more)
        written.append(Written(text, box, covered, shown.pop()))
        return covered

    monkeypatch.setattr(lettering, "fitted", measured)
    for name, module in [*sys.modules.items()]:
        if name.startswith("render.") and getattr(module, "write", None) is write:
            monkeypatch.setattr(module, "write", watched)
    return written
