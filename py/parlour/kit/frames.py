"""Interrupts as a stack of plain tuples: who is asked before the game goes on, and what waits beneath.

A game with answers out of turn keeps such a stack in its state. Its top frame decides who the game waits for: seat
after seat in the order that the rules print, until all have passed in a row. Tuples copy, save and print by
themselves. Whether a window is opened, and who it asks, must rest on what everybody knows; what a seat holds must not
change it, or being asked would tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from parlour.core.game import Seat


class Frame(NamedTuple):
    """One window: asked are `order[passes]`, `order[passes + 1]`, … until somebody answers or all have passed."""

    kind: str  # what is asked; for a window in which others answer, one of the game's `windows`
    order: tuple[Seat, ...]  # who is asked, in the printed order; nobody twice
    passes: int = 0  # how many have passed in a row
    about: tuple[int | str, ...] = ()  # what it is about, in the game's own words: a battle, a power, a space


Stack = tuple[Frame, ...]
"""The frames that wait, the one that decides last; `()` while the game takes its ordinary turns."""


def open_window(stack: Stack, kind: str, order: Iterable[Seat], *about: int | str) -> Stack:
    """Return the stack with one more window on top; where nobody is to be asked, the stack as it is."""
    asked = tuple(dict.fromkeys(order))
    return (*stack, Frame(kind, asked, 0, about)) if asked else stack


def asked(stack: Stack) -> Seat | None:
    """Return the seat that the top frame asks now, None where no window is open."""
    return stack[-1].order[stack[-1].passes] if stack else None


def pass_on(stack: Stack) -> Stack:
    """Return the stack after the seat that is asked has passed: the next is asked, or the window is closed and gone.

    A game that sees its window gone brings about what the window held up.
    """
    *beneath, top = stack
    if top.passes + 1 < len(top.order):
        return (*beneath, top._replace(passes=top.passes + 1))
    return tuple(beneath)


def ask_again(stack: Stack, first: Seat | None = None) -> Stack:
    """Return the stack after an answer: no pass counts any more, and asking begins anew.

    It begins with the first in the order, or with `first`; the others follow in their order.
    """
    *beneath, top = stack
    at = 0 if first is None else top.order.index(first)
    return (*beneath, top._replace(order=top.order[at:] + top.order[:at], passes=0))


def to_json(stack: Stack) -> list[list[Any]]:
    """Return the stack as plain JSON, for views and dumps."""
    return [[frame.kind, list(frame.order), frame.passes, list(frame.about)] for frame in stack]


def from_json(frames: Sequence[Sequence[Any]]) -> Stack:
    """Return the stack that `to_json` wrote; of anything else some stack, or an error that is one of DAMAGE."""
    return tuple(
        Frame(str(kind), tuple(map(int, order)), int(passes), tuple(about))
        for kind, order, passes, about in frames
    )


def audit(stack: Stack, kinds: Iterable[str], seats: int) -> list[str]:
    """Return what is wrong with a stack in a game with such windows and so many seats, [] when it is sound."""
    known, table = set(kinds), set(range(seats))
    checks = (
        (all(frame.kind in known for frame in stack), "no such window"),
        (all(table.issuperset(frame.order) for frame in stack), "a window asks somebody who is not there"),
        (all(len(set(frame.order)) == len(frame.order) for frame in stack), "a window asks somebody twice"),
        (
            all(0 <= frame.passes < len(frame.order) for frame in stack),
            "a window that all have passed is open",
        ),
    )
    return [wrong for sound, wrong in checks if not sound]
