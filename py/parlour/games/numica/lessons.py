"""Numica's playable tutorial: eight positions on the floor of a real game, each with what it asks for."""

from __future__ import annotations

from parlour.core.game import Lesson

LESSONS = (
    # How one wins comes first: the third round, one space away. No other move wins.
    Lesson(
        "aim",
        """red to move, quiet 1, red took s0 r2, blue took s0 r0, moves sheet
        8 3R 1s' 2r' B. 2. 2s' 4. Ks'
        7 5. 3. X. K. 1. K. K. 2.
        6 R. 4. 3. 5. X. 1. 1s R.
        5 K. R. 3. 5. 4. X. 2. B.
        4 4. 1. X. R. 3. 3. 5r 1.
        3 5. 3. 2S 1. 1. B. 4. 1R
        2 2. 3. 4. 1. 2. X. 1. 2.
        1 3S' KR' 5R' 4S' B. 5. 4S' 2.""",
        0,
        frozenset({"h3 g4"}),
        "§1.2",
        about=("h3", "g4", "caught-0"),
    ),
    # A number goes exactly so far, and over everything: to a K, and only one is three spaces away.
    Lesson(
        "number",
        """red to move, quiet 8, red took s0 r0, blue took s0 r0, moves sheet
        8 2r' Xs' B. Xr' 3s' 4. Xs' Br'
        7 3. 4. 1. R. 2. 3. 3. 5.
        6 5. 5. 1s B. 4. 5r R. 4.
        5 3. 5. 4. 1. X. 2. K. 1.
        4 5. 1. 2. 3. 3. 1S K. K.
        3 2. 2. 1. 4. K. 1. 1. 2.
        2 X. K. K. 3R 3. 2. 1. B.
        1 RS' 5R' 4S' 4. 1. 2R' RS' 2R'""",
        0,
        frozenset({"d2 g5"}),
        "§4.3",
    ),
    # To e5: R and B lead there too, but own pieces stand in their way.
    Lesson(
        "knight",
        """red to move, quiet 10, red took s0 r0, blue took s0 r0, moves sheet
        8 5s' Xr' 4. 2. Kr' 3s' R. 1r'
        7 X. 1. 1. 5s 3. 5. 2. B.
        6 1. 3r 2. X. 2. R. Ks 4.
        5 3. 3. 1. 2. 5. 1. 3. K.
        4 1. 4. 1. 2. 5S R. 1. 4.
        3 X. 2. 4R KS 3. 2. B. B.
        2 X. BS 4. 5. 3. K. K. 2.
        1 1R' 4. 3. 4. RR' 1. 2R' 5S'""",
        0,
        frozenset({"d3 e5"}),
        "§4.4",
        about=("d3", "e5"),
    ),
    # To an X: up the file to h6; along the row an own piece stands in the way to the other.
    Lesson(
        "rook",
        """red to move, quiet 2, red took s0 r0, blue took s1 r1, moves sheet
        8 1s' 1. Kr' 1r' 5r' R. 4r' 4s'
        7 K. 1R R. 2. 3. 5s 1. 2.
        6 3. 2. X. 1. 5. 2. 5. X.
        5 4. 4R B. K. K. B. 5. 3.
        4 3. K. X. 2. B. 2. 4. 1.
        3 3. 3. B. 4. 5. 1. 2. 3.
        2 X. 2S R. 3. 5. 1. 2. 2.
        1 KR' 1. 4s 1. X. 4. 3S' RS'""",
        0,
        frozenset({"h1 h6"}),
        "§4.5",
    ),
    # To a K: d5; behind it a blue piece stands in the way to the one in the corner.
    Lesson(
        "bishop",
        """red to move, quiet 2, red took s1 r0, blue took s1 r1, moves sheet
        8 K. 3s' 3r' 2. 3r' X. 2r' 1r'
        7 X. 3s 1. 1. 4. B. 4. 3.
        6 4. K. 3. 1. 4. Ks 4. 1.
        5 2. 5. 4. K. 5. 2. 3. 4.
        4 K. 3. B. 5. R. 2. B. 1.
        3 R. 3S X. 1. 1. 1. 5. 4.
        2 2. 5. 5. X. 2. 1. BR R.
        1 5. X. K. 2S' RR' 2R' 1. 2S'""",
        0,
        frozenset({"g2 d5"}),
        "§4.6",
    ),
    # From X to an R: three are empty; blue stands on the fourth, which X cannot catch.
    Lesson(
        "anywhere",
        """red to move, quiet 3, red took s0 r1, blue took s1 r0, moves sheet
        8 1. X. R. 1s' B. 2r' R. Bs'
        7 X. 2r 2. 4. K. X. 3. 4.
        6 1r 4. 4. 5. Xs 5. Rs 1.
        5 1. R. 2. 4. K. 5. 5. 3.
        4 2. 3. XR 4. 3. B. 1. K.
        3 2. 3. 4. K. 1R 2. 2. 4.
        2 5. 1. 5. K. 2. 3R 5. 1.
        1 3S' 3. B. 1S' K. 2. 3S' 1R'""",
        0,
        frozenset({"c4 b5", "c4 c8", "c4 g8"}),
        "§4.7",
    ),
    # Either of two catches, for one of the two pieces has moved in each; c1 c8 is what the first-move rule forbids.
    # All three are bright.
    Lesson(
        "catch",
        """red to move, quiet 8, red took s0 r0, blue took s0 r0, moves sheet
        8 Rs' 4s' 5r' 1. 1. 2r' K. 1r'
        7 B. 5. 5. X. 4. 2. 1s 3.
        6 3. 3. 1. Xs 3. K. 4. 5.
        5 X. 1. 2. B. K. Xr 4. 5.
        4 2. KR 2. 2. 4R 1. K. K.
        3 3. 3. B. R. 5. 3. 2. 3S
        2 1. 2. 1. 2. 1. B. 3. X.
        1 4S' 5. RS' 1R' R. 4S' 4R' 2.""",
        0,
        frozenset({"f1 f5", "e4 a8"}),
        "§4.9",
        about=("c1", "c8", "f1", "f5", "e4", "a8"),
    ),
    # The third square wins; two catches of a round do not. All three are bright: finding the one is the point.
    Lesson(
        "win",
        """red to move, quiet 2, red took s2 r0, blue took s1 r1, moves sheet
        8 3. X. 1. 4r' 1. 2. 1r' 1.
        7 4. X. 5s 3. R. K. B. 1.
        6 Kr 2. 3. 2. 1r 1. 5. 4.
        5 3. K. 1. 5S B. B. 3s 5.
        4 3. K. R. 1. R. 2. 1. 4S
        3 2. 2. RR 2. 4. 5. 4. 4.
        2 X. K. K. 3. 3R 2. X. 3.
        1 1. BS' 4. X. 5. 5R' 2. 2.""",
        0,
        frozenset({"c3 c7"}),
        "§5.1",
        about=("c3", "c7", "f1", "a6", "h4", "d8", "caught-0"),
    ),
)
