"""Work that takes long, in slices: a generator that yields every few milliseconds, so that it can be stopped there."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Found = TypeVar("Found")
Told = TypeVar("Told")

Sliced: TypeAlias = Generator[None, None, Found]
"""Such work, and what it finds at its end."""


def finish(work: Generator[object, None, Found]) -> Found:
    """Work to the end, where nobody has to be able to stop it."""
    while True:
        try:
            next(work)
        except StopIteration as finished:
            found: Found = finished.value
            return found


def tell_while(work: Sliced[Found], told: Told) -> Generator[Told, None, Found]:
    """Do some work, and tell the same at each slice of it: nothing more is known before its end."""
    while True:
        try:
            next(work)
        except StopIteration as finished:
            found: Found = finished.value
            return found
        yield told
