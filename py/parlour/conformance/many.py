"""The conformance suite's question about sentences that name many things: each answer comes soon, in counted steps."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from types import FrameType
from typing import NamedTuple, TypeVar

from parlour.core.game import Move, Seat, State
from parlour.core.rng import Rng

Answer = TypeVar("Answer")

MOST_STEPS = 60_000
"""Functions that an answer to a touch may call, whatever was named: well under 50 ms in a browser, counted so that the
machine does not matter."""

MOST_SECONDS = 1.0
"""Processor time after which an answer that calls few functions comes too late all the same, on the slowest machine."""

LONGEST = 64
"""Touches, one after the other, that are tried."""


class Named(NamedTuple):
    """What one answer took."""

    said: Move  # the words so far
    question: str  # of which of a state's answers it is told
    steps: int  # functions called
    seconds: float  # of the processor


def name_many(state: State, seat: Seat, rng: Rng, longest: int = LONGEST) -> Iterator[Named]:
    """Touch one thing after the other, such as were not touched yet, and tell what each answer took.

    What has no end is cut short: a step past a hundred times too many raises.
    """
    said, seen = "", set[str]()
    for _ in range(longest):
        draft, steps, seconds = count_steps(partial(state.draft, seat, said))
        yield Named(said, "draft", steps, seconds)
        new = [word for word in draft.touch if word not in seen]
        if draft.status == "no" or not new:
            break
        word = rng.choice(new)
        seen.add(word)
        said = f"{draft.move} {word}".strip()
    tidied, steps, seconds = count_steps(partial(state.tidy, seat, said))
    yield Named(said, "tidy", steps, seconds)
    _, steps, seconds = count_steps(partial(state.why_not, seat, tidied))
    yield Named(said, "why_not", steps, seconds)


def count_steps(ask: Callable[[], Answer]) -> tuple[Answer, int, float]:
    """Return an answer, how many functions were called for it, and how many seconds of the processor it took."""
    steps = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal steps
        if event in ("call", "c_call"):
            steps += 1
            if steps > 100 * MOST_STEPS:
                raise RuntimeError("an answer that has no end")

    before, began = sys.getprofile(), process_time()
    sys.setprofile(count)
    try:
        answer = ask()
    finally:
        sys.setprofile(before)
    return answer, steps, process_time() - began


def is_soon(named: Named) -> bool:
    """Tell whether an answer comes while a hand still lies on what it touched."""
    return named.steps <= MOST_STEPS and named.seconds <= MOST_SECONDS
