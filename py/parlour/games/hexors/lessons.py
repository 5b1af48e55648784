"""Hexors' playable tutorial: six moments of the Beginner's game and six of the Collector's, each with what it asks for.

A lesson's table rolls by the lesson's key, so that the dice of each battle always fall alike; what they bring, a test
says.
"""

from __future__ import annotations

from parlour.core.game import Lesson

_COLLECTOR = {"game": "collector"}

LESSONS = (
    # How one wins comes first: one tile is left, and only one Character can touch it.
    Lesson(
        "win",
        """beginner, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 25, clock 3
        0 field d1 006, b4 018, d7 031; fallen 017 032
        1 field d9 010; fallen 043 049 058 059""",
        0,
        frozenset({"d7 c8", "d7 d8"}),
        "§1.2",
        about=("d7", "c8", "d8", "d9"),
    ),
    # Nothing is near: one step of six.
    Lesson(
        "advance",
        """beginner, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 3, clock 2
        0 field d1 006, b2 017, c2 018, f3 031, d4 032
        1 field d9 010, c7 043, b8 049, e7 058, f7 059""",
        0,
        frozenset({"d4 c4", "d4 e4", "d4 d3", "d4 e3", "d4 d5", "d4 e5"}),
        "§4.2",
    ),
    # The Frog has one tile beside it, and so one jump.
    Lesson(
        "jump",
        """beginner, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 3, clock 2
        0 field d1 006, c3 017, e2 018, f3 031, c4 032
        1 field d9 010, c7 043, b8 049, e7 058, f7 059""",
        0,
        frozenset({"c3 d5"}),
        "§4.3",
        about=("c3", "c4", "d5"),
    ),
    # Over the Lion, over the Hedgehog and back over the Unicorn: no other chain has three jumps.
    Lesson(
        "chain",
        """beginner, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 7, clock 6
        0 field d1 006, c3 017, c4 032, e5 018, e6 031
        1 field d9 010, b7 043, b8 049, f8 058, g7 059""",
        0,
        frozenset({"c3 d5 f5 e7"}),
        "§4.4",
        about=("c3", "c4", "d5", "e5", "f5", "e6", "e7"),
    ),
    # Raccoon and Kraken can be touched, and no number of the Raccoon is higher but the yellow one.
    Lesson(
        "battle",
        """beginner, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 9, clock 8
        0 field d1 006, b2 017, c2 018, d4 031, f2 032
        1 field d9 010, c6 043, b8 049, f8 058, e6 059""",
        0,
        frozenset({"d4 d5"}),
        "§5.3",
        about=("d4", "d5", "e5", "c6", "e6"),
    ),
    # One step to the right the Lion touches Wolf and Raccoon, one to the left the Wolf alone.
    Lesson(
        "several",
        """beginner, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 9, clock 8
        0 field d1 006, b2 017, c2 018, f2 031, d4 032
        1 field d9 010, e6 043, d6 049, b8 058, f8 059""",
        0,
        frozenset({"d4 e5"}),
        "§5.5",
        about=("d4", "c4", "d5", "e5", "e4", "d6", "e6"),
    ),
    # The Castle has 6 for the blue Frog, and 3 for the yellow Unicorn, which has the higher numbers.
    Lesson(
        "colour",
        """collector, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 11, clock 10
        0 field d1 006, b2 018, c5 017, e5 031, f2 032; powers 064 065 072
        1 field d9 010, d7 049, a8 043, g8 058, g9 059; powers 066 068 070""",
        0,
        frozenset({"c5 c6"}),
        "§8.2",
        _COLLECTOR,
        about=("c5", "c6", "e5", "d6", "d7", "d1"),
    ),
    # Beside both the Raccoon and a friend there is one space, and two Characters that can go there.
    Lesson(
        "pod",
        """collector, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 11, clock 10
        0 field d1 006, b2 017, c5 018, f2 031, d4 032; powers 064 065 072
        1 field d9 010, d6 043, a8 049, g8 058, g9 059; powers 066 068 070""",
        0,
        frozenset({"d4 d5", "c5 d5"}),
        "§8.3",
        _COLLECTOR,
        about=("d4", "c5", "c6", "d5", "e5", "d6"),
    ),
    # The Beehive comes to 8 at least: more than the Hedgehog can, and less than the Dragon mostly does.
    Lesson(
        "stronghold",
        """collector, armies powers, 4 characters, 3 powers, odds
        seat 0 move, first 1, turn 19, clock 5
        0 field d1 010, b2 017, e7 018, c7 063; fallen 032; powers 064 065 072
        1 field d9 004, a6 043, g4 049, f2 059; fallen 058; powers 066 068 070""",
        0,
        frozenset({"c7 c8"}),
        "§8.5",
        _COLLECTOR,
        about=("c7", "c8", "e7", "d8", "d9", "d1"),
    ),
    # 5 against 8, and 7 more wins. The other powers cost more than there is.
    Lesson(
        "power",
        """collector, armies powers, 4 characters, 3 powers, odds
        seat 0 defender, first 1, turn 15, clock 4, marks met
        0 field d1 006, b2 017, f2 032, d5 031; fallen 018; powers 072 073 075; stones 2
        1 field d9 010, d6 049, b8 059; fallen 043 058; powers 068 070; used 066
        asked defender 0 passes 0
        battle d5 d6 green purple
        mover d5""",
        0,
        frozenset({"power 072 d5"}),
        "§9.2",
        _COLLECTOR,
        about=("072", "d5", "d6", "sheet"),
    ),
    # 7 against 5, but with Teamwork against 12.
    Lesson(
        "answer",
        """collector, armies powers, 4 characters, 3 powers, odds
        seat 1 defender, first 1, turn 16, clock 4, marks met
        0 field d1 006, b2 017, d5 031; fallen 018 032; powers 065 068 073; stones 2
        1 field d9 010, d6 049, b8 059; fallen 043 058; powers 066 070; used 072
        wait 1 072 of 1 on d6
        asked answer 0 passes 0
        battle d6 d5 yellow red
        mover d6""",
        0,
        frozenset({"power 068 072"}),
        "§10.3",
        _COLLECTOR,
        about=("068", "072", "d5", "d6", "sheet"),
    ),
    # The Wolf has six ways, and only on one of them it touches the Stronghold.
    Lesson(
        "wall",
        """collector, armies powers, 4 characters, 3 powers, odds
        seat 0 start, first 1, turn 15, clock 4
        0 field d1 006, b4 017, f6 018, b6 031; fallen 032; powers 065 072 073; stones 1
        1 field d9 010, e3 049, b8 043, f8 058; fallen 059; powers 066 068 070
        asked start 0 passes 0""",
        0,
        frozenset({"power 065 d2"}),
        "§11.2",
        _COLLECTOR,
        about=("065", "d1", "e3", "d2", "e2", "d3", "d4", "e4", "f3"),
    ),
)
