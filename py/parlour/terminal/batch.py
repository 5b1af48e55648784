"""A batch: the parts of a run that are alike, each plain data that names its own seed, so that anybody may do it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

Part = TypeVar("Part")
Told = TypeVar("Told")


class Batch(NamedTuple, Generic[Part, Told]):
    """Parts that are alike: so many games of one pair, of one level, of one game."""

    key: str  # what it is called in a run's journal
    game: str
    parts: Iterable[Part]  # by their numbers, from 0
    size: int  # how many they are
    do: Callable[[Part], Told]  # a function of a module, so that another process finds it
    kind: Any  # the type of what it returns
    is_sound: Callable[[Told], bool]  # whether such a value can be what a part came to; for what a file says
    referees: str | None = None  # a folder of plain referees, where it is not the checkout's
