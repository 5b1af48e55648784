"""What the transcripts of Numero are made of: one for each reason for an end."""

from __future__ import annotations

from games.numero.scenes import alone
from parlour.terminal.golden import Recipe

BEGINNING = 18
"""Records of each transcript that has no end: the pictures show the whole deck, and are not read sixty times."""

DECK_USED_UP = """subtraction pack, goal cards, help sums sums sums sums
seat 0 plays, dealer 2, taker 0
centre g15; o14; g4; g11
loose
deck
0 hand g7 r7 -3 -4; won g2 g3 g9 g13 g14 o6 o10 o15 b5 b6 b11 b13 r6 r9 r11 r14 r15
1 hand o3 o7 o11 r4; won g1 g8 g10 o1 o8 o9 o12 b1 b9 b12 b14 r1 r2 r8 r12
2 hand g6 o2 r13; won g5 g12 o4 o5 o13 b2 b3 b4 b7 b8 b10 b15 r3 r5 r10 -2 -5"""

AS_MANY_EACH = """subtraction pack, goal cards, help sums sums sums sums
seat 0 plays, dealer 1, taker 1
centre b6 -4 r11 = 13 +-; o7
loose
deck
0 hand o9 o14; won g1 g2 g4 g8 g9 g11 g14 g15 o2 o3 o6 o10 o11 o15 b3 b4 b7 b10 b11 b12 b13 b14 b15 r3 r6 \
r9 r10 r13 r15 -2 -5
1 hand g3 r1; won g5 g6 g7 g10 g12 g13 o1 o4 o5 o8 o12 o13 b1 b2 b5 b8 b9 r2 r4 r5 r7 r8 r12 r14 -3"""

LAST_TAKES = str(alone("b12 r8 -3", "g5; o3; g15", pack="subtraction", goal="cards"))

ENDS: dict[str, Recipe] = {
    "finished": Recipe(
        "numero",
        {},
        3,
        start=DECK_USED_UP,
        said=(
            *("0 discard r7", "1 take r4 : g4", "2 discard r13"),
            *("0 drop -3 ; -4 on g11 ; take g7 : g11", "1 -3 on o14 ; take o11 : o14", "2 pass"),
        ),
    ),
    "shared": Recipe(
        "numero",
        {},
        2,
        start=AS_MANY_EACH,
        said=("0 discard o14", "1 discard g3", "0 discard o9", "1 pass"),
    ),
    "perfect": Recipe(
        "numero", {}, 1, start=LAST_TAKES, said=("0 take r8 : g5 o3", "0 -3 on g15 ; take b12 : g15")
    ),
    "stuck": Recipe("numero", {}, 1, start=LAST_TAKES, said=("0 take r8 : g5 o3", "0 pass")),
}
"""By reason; all begin from a set position that is short enough to be read, and say the end."""
