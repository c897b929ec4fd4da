"""What the source says: string constants, class names and refusals, read without running it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


@cache
def words_in(*places: str) -> frozenset[str]:
    """Collect every string constant and class name in the modules under *places*."""
    found = set()
    for tree in _trees(places):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.ClassDef):
                found.add(node.name)
    return frozenset(found)


@cache
def refusals_in(*places: str) -> dict[str, frozenset[str]]:
    """Return every ``Illegal("because", fact=…)`` under *places*, and the facts it always has."""
    found: dict[str, frozenset[str]] = {}
    for tree in _trees(places):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                (because,) = node.args
                code = ast.literal_eval(because)
                facts = frozenset(keyword.arg or "" for keyword in node.keywords)
                found[code] = found.get(code, facts) & facts
    return found


def _trees(places: tuple[str, ...]) -> Iterator[ast.Module]:
    for place in places:
        path = ROOT / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.exists():
                yield ast.parse(file.read_text("utf-8"))
