"""Plain data, and how a position reads: what the conformance suite compares."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from parlour.core.game import Event, Move, Seat, State

PLAIN = (bool, int, float, str, type(None))

if TYPE_CHECKING:
    from parlour.core import border


def as_text(data: object, what: str) -> str:
    """Return data as JSON text; an AssertionError where JSON would not give it back as it is."""
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError) as fault:
        raise AssertionError(
            f"{what} is not plain JSON ({fault}): use dict, list, str, int, bool and None"
        ) from None
    assert json.loads(text) == data, (
        f"{what} changes on its way through JSON: no tuples, and only text as keys"
    )
    return text


def is_flat(data: object) -> bool:
    """Tell whether data is an object of plain values and lists of plain values."""
    return isinstance(data, dict) and all(
        isinstance(key, str)
        and (
            isinstance(value, PLAIN)
            or (isinstance(value, list) and all(isinstance(each, PLAIN) for each in value))
        )
        for key, value in data.items()
    )


def fields_of(state: State) -> dict[str, str]:
    """Return every field of a position as text, to see whether anything about it has changed."""
    names = [name for kind in type(state).__mro__ for name in kind.__dict__.get("__slots__", ())]
    return {name: repr(getattr(state, name)) for name in names}


def seen_by(events: list[Event], viewer: Seat | None) -> list[border.Happening]:
    """Return what a viewer is told of some events."""
    told = [event.seen_by(viewer) for event in events]
    return [each for each in told if each is not None]


def listed(state: State, seat: Seat) -> list[Move] | None:
    """Return a seat's sentences in a fixed order."""
    moves = state.moves(seat)
    return None if moves is None else sorted(moves)


def is_scores(scores: Any, seats: int) -> bool:
    """Tell whether these are whole numbers, one for each seat."""
    return isinstance(scores, tuple) and len(scores) == seats and all(type(score) is int for score in scores)
