"""Interrupts: whom the top frame asks, when a window closes, and that a stack copies, saves and prints."""

from __future__ import annotations

import json
from itertools import product

import pytest

from parlour.core.game import DAMAGE
from parlour.kit.frames import (
    Frame,
    Stack,
    ask_again,
    asked,
    audit,
    from_json,
    open_window,
    pass_on,
    to_json,
)


def ask_all(stack: Stack) -> list[int]:
    """Return who is asked if everybody passes, until nothing waits."""
    seats = []
    while (seat := asked(stack)) is not None:
        seats.append(seat)
        stack = pass_on(stack)
    return seats


def test_the_printed_order_is_asked_and_all_passes_in_a_row_close_it() -> None:
    stack = open_window((), "before", (2, 0, 1), "c4", 7)
    assert stack == (Frame("before", (2, 0, 1), 0, ("c4", 7)),)
    assert ask_all(stack) == [2, 0, 1]


def test_after_an_answer_all_are_asked_again() -> None:
    stack = pass_on(pass_on(open_window((), "before", (2, 0, 1))))
    assert asked(stack) == 1
    assert ask_all(ask_again(stack)) == [2, 0, 1], "two passes before an answer count no more"
    assert ask_all(ask_again(stack, first=0)) == [0, 1, 2]


def test_a_window_in_a_window_is_answered_first() -> None:
    below = pass_on(open_window((), "before", (0, 1, 2)))
    stack = open_window(below, "answer", (2, 1), "066")
    assert ask_all(stack) == [2, 1, 1, 2], "then the one below goes on where it was"
    assert pass_on(pass_on(stack)) == below
    assert ask_again(stack)[:-1] == below, "an answer changes the top alone"


def test_nobody_to_ask_opens_nothing() -> None:
    assert open_window((), "before", ()) == ()
    assert asked(()) is None
    assert open_window((), "before", (1, 1, 0))[0].order == (1, 0)


def test_stacks_are_values() -> None:
    for passes, answers in product(range(3), range(2)):
        stack = open_window(open_window((), "before", (1, 2, 0), "c4"), "answer", (0, 1, 2), 66, "d5")
        kept = stack
        for _ in range(passes):
            stack = pass_on(stack)
        for _ in range(answers):
            stack = ask_again(stack)
        assert kept == open_window(open_window((), "before", (1, 2, 0), "c4"), "answer", (0, 1, 2), 66, "d5")
        assert from_json(json.loads(json.dumps(to_json(stack)))) == stack
        assert hash(stack) == hash(from_json(to_json(stack)))
        assert audit(stack, ("before", "answer"), 3) == []


@pytest.mark.parametrize(
    ("frame", "wrong"),
    [
        (Frame("other", (0, 1)), "no such window"),
        (Frame("before", (0, 3)), "a window asks somebody who is not there"),
        (Frame("before", (0, -1)), "a window asks somebody who is not there"),
        (Frame("before", (1, 1)), "a window asks somebody twice"),
        (Frame("before", (0, 1), 2), "a window that all have passed is open"),
        (Frame("before", (0, 1), -1), "a window that all have passed is open"),
        (Frame("before", ()), "a window that all have passed is open"),
    ],
)
def test_an_unsound_stack_is_told(frame: Frame, wrong: str) -> None:
    assert audit((Frame("before", (0, 1)), frame), ("before",), 3) == [wrong]


@pytest.mark.parametrize(
    "damaged", [5, [5], [["before"]], [["before", 5, 0, []]], [["before", ["a"], 0, []]], None]
)
def test_damaged_stacks_raise_what_reading_damage_raises(damaged: object) -> None:
    with pytest.raises(DAMAGE):
        from_json(damaged)  # type: ignore[arg-type]  # on purpose
