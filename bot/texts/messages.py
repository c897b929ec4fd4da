"""The Fluent messages of one language: found by id, and what each of them names."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent
LANGUAGES = ("de", "en", "fr")
SAID = 20_000  # sentences kept in each language


class Messages:
    """Every message of one language."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._needs: dict[str, frozenset[str]] = {}
        self._said: dict[tuple[Any, ...], str] = {}
        for path in sorted((HERE / language).glob("*.ftl")):
            resource = FluentResource(path.read_text("utf-8"))
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    self._entries.setdefault(_name(entry), entry)

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def __iter__(self) -> Any:
        return (name for name in self._entries if not name.startswith("-"))

    def needs(self, name: str) -> frozenset[str]:
        """Return the facts that the message *name* names, itself or through others."""
        if name not in self._needs:
            seen = _References(self._entries[name])
            within = [self.needs(other) for other in seen.others if other in self._entries]
            self._needs[name] = frozenset(seen.facts).union(*within)
        return self._needs[name]

    def others(self, name: str) -> set[str]:
        """Return the messages that the message *name* is put together from."""
        return _References(self._entries[name]).others

    def format(self, name: str, facts: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Word the message *name*; return it with what went wrong."""
        key = (name, *facts.values())  # tables say the same things again and again
        if (said := self._said.get(key)) is not None:
            return said, []
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            raise KeyError(name)
        text, errors = self.bundle.format_pattern(pattern, facts)
        if not errors:
            if len(self._said) >= SAID:
                self._said.clear()
            self._said[key] = str(text)
        return str(text), errors


@cache
def messages_in(language: str) -> Messages:
    """Return the messages of *language*, read once."""
    return Messages(language)


class _References(Visitor):
    """Collects what a message refers to."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.facts: set[str] = set()
        self.others: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
