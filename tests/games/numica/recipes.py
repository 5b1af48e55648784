"""What the transcripts of Numica are made of: one for each reason for an end."""

from __future__ import annotations

from parlour.terminal.golden import Recipe

# Blue's five last pieces are shut in on 5s once c3 has gone to d4; whatever Red plays then, Blue is stuck.
SHUT_IN = """blue to move, quiet 4, red took s1 r2, blue took s0 r1, moves sheet
8 3. 4. 5. 1. 2. 4. K. 1.
7 K. 3. 3. 1. 4. X. X. K.
6 B. R. 2. 1. 3. 1. 4. K.
5 R. 2. 2. 5r 2. B. 4. 5.
4 4. 2. 5r 5. 5s 1. 2. 5s
3 4. 1. 1s 3. B. 2. R. X.
2 B. 3. 3. X. 4. 1S 2S 3R
1 1R' 3R' KS' 2S' K. R. X. 1."""

THERE_AND_BACK = """red to move, quiet 2, red took s0 r0, blue took s0 r0, moves sheet
8 5r' 3s' 2r' Ks' 1r' 2s' Br' 1s
7 2. R. B. 3. K. 5. 4. 1.
6 5. 2. 5. X. 3. 2. X. 4.
5 5. 3. 2. 1. 4. 1. 4. K.
4 3. 3. X. 5. 1. R. 4. 3.
3 R. K. 1. 1. 5. B. 1. X.
2 1. 2. B. X. 2. 4. 4. K.
1 1R 3S' KS' 2R' 4S' 2R' 3S' RR'"""

LONG_QUIET = """red to move, quiet 97, red took s1 r2, blue took s0 r0, moves sheet
8 5. 1s 4r' 2. B. 4. 5. 4.
7 2. 1. Ks 3. B. X. K. B.
6 1. R. K. R. 1. X. 3. 1.
5 5. 2. 3. 5. 5S 3. 4R KS
4 1. 1. 1. 1. 2. 2r 2s R.
3 2. 3S K. 2. 3. X. 2. 5.
2 3. X. X. 3. 4S B. 1R 5.
1 2. KR' 4. 4. 3. 1. 4R' R."""

NEXT_CATCH_WINS = """red to move, quiet 0, red took s1 r2, blue took s2 r1, moves sheet
8 5r' 1. 3. 4. 3. 4. 5. X.
7 1. 3R 1. R. 5. 1. 1S 2.
6 3. 3r 1. 2. K. R. 3. 2.
5 K. B. X. 5s X. 5R K. R.
4 2. 2. 2. 1. X. 2s 1. 1.
3 4. 4s 5. 2. 1. B. 4. 1.
2 X. 3. K. 3R 3. B. 4. 4.
1 2. 4. KS 2. R. K. B. 5."""

# Games that are short enough to be read, by preset and seats.
SEEDS = {
    "sheet-2": "numica-sheet-2-3",
    "secret-2": "numica-secret-2-38",
    "designer-2": "numica-designer-2-28",
    "sdg-2": "numica-sdg-2-11",
}

SHUTTLE = ("0 a1 a2", "1 h8 h7", "0 a2 a1", "1 h7 h8")

ENDS: dict[str, Recipe] = {
    "captures": Recipe("numica", {}, 2, start=NEXT_CATCH_WINS, said=("0 f5 a5", "1 f4 f6", "0 d2 d5")),
    "stuck": Recipe("numica", {}, 2, start=SHUT_IN, said=("1 c3 d4", "0 a1 a2")),
    "repetition": Recipe("numica", {}, 2, start=THERE_AND_BACK, said=SHUTTLE + SHUTTLE),
    "quiet": Recipe("numica", {}, 2, start=LONG_QUIET, said=("0 e2 e6", "1 b8 a8", "0 e6 e7")),
    "resigned": Recipe("numica", {}, 2, start=NEXT_CATCH_WINS, said=("0 g7 f7", "0 resign")),
    "agreed": Recipe("numica", {}, 2, start=NEXT_CATCH_WINS, said=("1 draw", "0 c1 a2", "0 draw", "1 draw")),
}
"""By reason; those that random play hardly reaches begin from a set position and say the end."""
