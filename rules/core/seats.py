"""Seats: positions at the table; who sits there is not the rules' affair."""

from collections.abc import Iterator
from typing import NewType, TypeVar

T = TypeVar("T")

Seat = NewType("Seat", int)


def around(count: int, first: Seat = Seat(0)) -> Iterator[Seat]:
    """Yield every seat once, in table order, starting at *first*."""
    return (Seat((first + step) % count) for step in range(count))


def put(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return *row* with *seat*'s place holding *value*."""
    return (*row[:seat], value, *row[seat + 1 :])
