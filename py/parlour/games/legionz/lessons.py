"""Legionz' playable tutorial: positions of games for two, each with what it asks for."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Event, Lesson


def _has_looped(events: Sequence[Event]) -> bool:
    return any(event.kind == "looped" for event in events)


def _has_completed(events: Sequence[Event]) -> bool:
    return any(event.kind == "completed" for event in events)


LESSONS = (
    # How one wins comes first: nine Bugz lie around a corner, and one cell is left for the tenth.
    Lesson(
        "win",
        """0 to lay, 2 seats, started by 0, known 0,0=8, from -7
        -4|   .   .
        -3|    1 1
        -2| . 1   0 .   .
        -1|    1 1   0 0 .
        0|   1   0 0   .
        1|. 0   0   1 1 .
        2|   0 0   1   .
        3|  .   . . .""",
        0,
        frozenset({"2,-2"}),
        "§1.2",
        about=("2,-2", "2,-1", "3,-1", "0,0", "1,0", "-3,1", "-1,1", "-3,2", "-2,2", "1,-2"),
    ),
    # Four in a bow: only at its two ends is room that touches no two linked Bugz.
    Lesson(
        "grow",
        """0 to lay, 2 seats, started by 0, known 0,0=8, from -2
        -3|   .     .
        -2|    0 0 1 .
        -1|   0     .
        0|. 0     .
        1|   1 1 1 .
        2|  .     .""",
        0,
        frozenset({"2,-3", "-1,0"}),
        "§3.3",
        about=("2,-3", "-1,0", "2,-2", "3,-2", "1,-1", "0,0", "1,0"),
    ),
    # Three and two: the cell between them makes six.
    Lesson(
        "join",
        """0 to lay, 2 seats, started by 0, known 0,0=10, from -6
        -4|  .   .
        -3|   0 1
        -2|. 0   0 .
        -1| . . 0
        0|  .   0 .
        1|   1 1
        2|. 1   1 .
        3| . . . .""",
        0,
        frozenset({"-1,-1"}),
        "§4.2",
        about=("-1,-1", "1,-2", "0,-1", "0,0", "0,-3", "-1,-2"),
    ),
    # The other side needs one cell more: it is taken, or shut from beside it.
    Lesson(
        "block",
        """0 to lay, 2 seats, started by 0, known 0,0=2, from -6
        -3| . .   . .
        -2|. 0     1 . .
        -1|   0   0   1 .
        0|    0 0   1
        1|   0   1 1
        2|. 0   1   1 .
        3|   0   0 1
        4|  . . .   1 .
        5|         . .""",
        0,
        frozenset({"3,-2", "4,-2", "3,-3"}),
        "§4.3",
        about=("3,-2", "4,-2", "3,-3", "3,-1", "2,0", "0,1", "1,1", "-1,2", "1,2", "0,3", "0,4", "2,-2"),
    ),
    Lesson(
        "loop",
        """0 to lay, 2 seats, loops, started by 0, known 0,0=11, from -3
        -2| . . .   .
        -1|. 0   1 1 .
        0|   0 1   .
        1|. 0   1 0 .
        2| . . .   .""",
        0,
        frozenset(),
        "§6.1",
        {"loops": True},
        reached=_has_looped,
        about=("3,0",),
    ),
    # The loop is closed: one Bug that holds nothing can make the tenth.
    Lesson(
        "move",
        """0 to move after -4,2, 2 seats, loops, started by 0, known 0,0=12, from -9
        -1|  .       . .   .
        0|   1 0 1 0   1 1 .
        1|. 0       0 1   .
        2|   0   0 0   1 1
        3|    0 0   . 1   1 .
        4|   .   0 . . . . .
        5|      . .""",
        0,
        frozenset(),
        "§6.2",
        {"loops": True},
        reached=_has_completed,
    ),
)
