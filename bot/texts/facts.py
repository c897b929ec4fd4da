"""Values of the rules as facts that a sentence can name."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from fluent.runtime.types import fluent_number
from msgspec import Struct

from bot.texts.parts import When, Who, marked, named, unmarked
from rules.core.ask import Who as SeatOf
from rules.core.seats import Seat

Names: TypeAlias = Sequence[str | Who]


class Facts:
    """The facts of one sentence; each is worded only when the sentence names it."""

    def __init__(
        self, names: Names, word: Callable[[Struct], str], join: Callable[[list[str]], str]
    ) -> None:
        self._names = names
        self._word = word
        self._join = join
        self._found: dict[str, tuple[Any, Any]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def __getitem__(self, name: str) -> Any:
        return self._worded(*self._found[name])

    def add(self, facts: Mapping[str, Any]) -> "Facts":
        """Take loose facts; a seat among them comes as the rules' ``Who``."""
        for name, value in facts.items():
            self._put(name, value, type(value))
        return self

    def add_fields(self, value: Struct, prefix: str = "") -> "Facts":
        """Take the fields of *value*; those of a value within it as ``field_sub``."""
        for name, hint in _hints(type(value)).items():
            self._put(prefix + name, getattr(value, name), hint)
        return self

    def _put(self, name: str, value: Any, hint: Any) -> None:
        self._found[name] = (value, hint)
        if isinstance(value, tuple):
            self._found[f"{name}_count"] = (len(value), int)
        elif isinstance(value, Struct):
            self.add_fields(value, f"{name}_")

    def _worded(self, value: Any, hint: Any) -> Any:
        """Return *value* as Fluent takes it."""
        match value:
            case None | ():
                return "none"
            case bool():
                return "yes" if value else "no"
            case SeatOf(seat):
                return self._name(seat)
            case int():
                return self._name(value) if Seat in _kinds(hint) else _number(value)
            case str():
                return unmarked(value)
            case When() | Who():
                return marked(value)
            case Struct():
                return self._word(value)
            case tuple():
                return self._listed(value, _inside(hint))
        raise TypeError(f"no words for {value!r}")

    def _listed(self, values: tuple[Any, ...], hint: Any) -> str:
        """Join numbers and codes by spaces, anything with a name by the language's "and"."""
        words = [str(self._worded(value, hint)) for value in values]
        plain = all(isinstance(value, int | str) for value in values)
        return " ".join(words) if plain and Seat not in _kinds(hint) else self._join(words)

    def _name(self, seat: int) -> str:
        name = self._names[seat]
        return marked(name) if isinstance(name, Who) else named(name)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def _kinds(hint: Any) -> tuple[Any, ...]:
    """List what a field may be: ``Seat | None`` may be a seat or nothing."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


@cache
def _inside(hint: Any) -> Any:
    """Return what a field's rows consist of: seats in ``tuple[Seat, ...]``."""
    rows = [kind for kind in _kinds(hint) if get_origin(kind) is tuple and get_args(kind)]
    return get_args(rows[0])[0] if rows else Any


@lru_cache(maxsize=4_096)
def _number(value: int) -> Any:
    return fluent_number(value, useGrouping=False)
