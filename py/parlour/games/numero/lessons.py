"""Numero's playable tutorial: eleven moments of games of two, each with what it asks for."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Event, Lesson

FIVE = 5


def _has_won_five(events: Sequence[Event]) -> bool:
    return any(event.kind == "took" and event.data["count"] == FIVE for event in events)


LESSONS = (
    # 5 + 3 = 8, and nothing else can be taken.
    Lesson(
        "take",
        """ten pack, goal cards, help glow sums sums sums
        seat 0 plays, dealer 0
        centre g5; o3; b10
        loose
        0 hand g2 g4 o1 b6 r8
        1 hand g6 o5 o9 b1 r2""",
        0,
        frozenset({"take r8 : g5 o3"}),
        "§4.2",
        {"pack": "ten", "help1": "glow"},
        seats=2,
        about=("r8", "g5", "o3", "slate"),
    ),
    # 10, and 6 + 4. With the 9, the 1 would make another 10, but nobody holds one.
    Lesson(
        "both",
        """ten pack, goal cards, help glow sums sums sums
        seat 0 plays, dealer 1
        centre g10; b6; r9; o4
        loose
        0 hand g3 o5 o7 b2 r10
        1 hand g8 o2 b5 b7 r3""",
        0,
        frozenset({"take r10 : g10 , b6 o4"}),
        "§4.3",
        {"pack": "ten", "help1": "glow"},
        seats=2,
        about=("r10", "g10", "b6", "r9", "o4", "slate"),
    ),
    # Nothing can be taken, and 9 + 1 is the only build.
    Lesson(
        "build",
        """ten pack, goal cards, help glow sums sums sums
        seat 0 plays, dealer 0, taker 1
        centre b9
        loose
        0 hand g1 g4 o6 b3 r10
        1 hand g5 o7 o8 b8 r4; won o2 r2""",
        0,
        frozenset({"build g1 : b9"}),
        "§4.4",
        {"pack": "ten", "help1": "glow"},
        seats=2,
        about=("b9", "g1", "g4", "o6", "b3", "r10", "slate"),
    ),
    # Neither a take nor a build, and of 3, 6, 7 and 8 only the 3 is held twice.
    Lesson(
        "discard",
        """ten pack, goal cards, help glow sums sums sums
        seat 0 plays, dealer 1
        centre g10; o9
        loose
        0 hand g6 o8 b3 b7 r3
        1 hand g2 o4 o5 b5 r7""",
        0,
        frozenset({"discard b3", "discard r3"}),
        "§4.6",
        {"pack": "ten", "help1": "glow"},
        seats=2,
        about=("b3", "r3", "g6", "b7", "o8", "discard", "slate"),
    ),
    # 10 - 2 = 8; 15 - 2 = 13 is in nobody's hand.
    Lesson(
        "minus",
        """subtraction pack, goal cards, help sums sums sums sums
        seat 0 plays, dealer 1
        centre g10; o15
        loose
        0 hand g12 o3 b5 r8 -2
        1 hand g2 o4 o9 b11 r1""",
        0,
        frozenset({"-2 on g10 ; take r8 : g10"}),
        "§5.1",
        seats=2,
        about=("-2", "g10", "r8", "slate"),
    ),
    # 8 + 1, but also 6 + 3, and both cards on one pile: all of them win five cards.
    Lesson(
        "twice",
        """subtraction pack, goal cards, help sums sums sums sums
        seat 0 plays, dealer 1
        centre g10; o5
        loose
        0 hand g14 b13 r9 -2 -4
        1 hand g2 o7 o11 b3 r4""",
        0,
        frozenset({"-2 on g10 ; -4 on o5 ; take r9 : g10 o5", "-4 on o5 ; -2 on g10 ; take r9 : g10 o5"}),
        "§5.2",
        seats=2,
        reached=_has_won_five,
        about=("-2", "-4", "g10", "o5", "r9", "slate"),
    ),
    # 10 - 2 = 8, and then ÷4 and ×3 in either order. No other number of the hand can be made.
    Lesson(
        "steps",
        """times pack, goal cards, help sums sums sums sums
        seat 0 plays, dealer 1
        centre g10; b15
        loose
        0 hand o14 r6 -2 x3 /4
        1 hand g2 o4 o9 b11 r1""",
        0,
        frozenset(
            {
                "-2 on g10 ; /4 on g10 ; x3 on g10 ; take r6 : g10",
                "-2 on g10 ; x3 on g10 ; /4 on g10 ; take r6 : g10",
            }
        ),
        "§5.2",
        {"pack": "times"},
        seats=2,
        about=("-2", "/4", "x3", "g10", "r6", "slate"),
    ),
    # Half of 6 + 4. The half of one of them alone makes 7 or 8 with the other.
    Lesson(
        "fraction",
        """simple pack, goal cards, help sums sums sums sums
        seat 0 plays, dealer 1
        centre g6; o4
        loose
        0 hand g12 o14 b13 r5 1/2
        1 hand g2 o9 b7 b11 r1""",
        0,
        frozenset({"1/2 on g6 o4 ; take r5 : g6"}),
        "§5.2",
        {"pack": "simple"},
        seats=2,
        about=("1/2", "g6", "o4", "r5", "slate"),
    ),
    # The root of 9; 14 has none.
    Lesson(
        "root",
        """full pack, goal cards, help sums sums sums sums
        seat 0 plays, dealer 1
        centre b9; g14
        loose
        0 hand g8 o7 b12 r3 sqrt
        1 hand g2 o4 o10 b11 r1""",
        0,
        frozenset({"sqrt on b9 ; take r3 : b9"}),
        "§5.2",
        {"pack": "full"},
        seats=2,
        about=("sqrt", "b9", "g8", "o7", "b12", "r3", "slate"),
    ),
    # 3 + 4 + 2 + 5 = 14 is one take of five cards: 1 + 5 + 2 points. 7 and 12 win five cards, too, but by two takes.
    Lesson(
        "points",
        """numbers pack, goal points, help sums sums sums sums
        seat 0 plays, dealer 0
        centre g3; o4; b2; g5; g12
        loose
        0 hand o6 o9 b14 r7 r12
        1 hand g11 o13 b8 b10 r3""",
        0,
        frozenset({"take b14 : g3 o4 b2 g5"}),
        "§7.3",
        {"pack": "numbers", "goal": "points"},
        seats=2,
        about=("g3", "o4", "b2", "g5", "g12", "o6", "o9", "b14", "r7", "r12", "score", "slate"),
    ),
    # 9 + 6 = 15: of the four 15s two lie there, and two are in the own hand; what was won lies face down.
    Lesson(
        "doubt",
        """numbers pack, goal points, challenges, help sums sums sums sums
        seat 1 plays, dealer 1, taker 0
        centre g15; b15; o9 b6 = 15 +
        loose
        0 hand g2 g4 o15 b11 r15; won b7 r7; sheet takes 1 cards 2
        1 hand g7 o3 o12 b13 r10; won g8 o8; sheet takes 1 cards 2
        claim 1 not held, turns 0 0: o9 b6 = 15 + from o9 put b6
        asked challenge 0 passes 0 about 1""",
        0,
        frozenset({"challenge"}),
        "§8.2",
        {"pack": "numbers", "goal": "points", "challenges": True},
        seats=2,
        about=("challenge", "o9", "g15", "b15", "o15", "r15", "centre"),
    ),
)
