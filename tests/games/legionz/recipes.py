"""What the transcripts of Legionz are made of: one for each reason for an end."""

from __future__ import annotations

from games.legionz.scenes import make_row, name_row, picture_of
from parlour.terminal.golden import Recipe

BEGINNING = 26
"""Records of each transcript that has no end: pictures of long chains are not read."""

# Nine of the one and eight of the other, each with room at its end.
NEARLY_FULL = """0 to lay, 2 seats, started by 0, known 0,0=8, from -7
-4|   .   .
-3|    1 1
-2| . 1   0 .   .
-1|    1 1   0 0 .
0|   1   0 0   .
1|. 0   0   1 1 .
2|   0 0   1   .
3|  .   . . ."""


def row_of(*begun: int) -> str:
    """Return the picture of a row of all Bugz but the last."""
    row = make_row(*begun)[:-1]
    return picture_of(name_row("0,0", (1, 0), row), 2, f"{len(row) % 2} to lay")


LONGER, LEVEL = row_of(0, 0, 0, 1, 1), row_of(0, 0, 0, 1, 1, 1)
LAST = "49,0"

ENDS: dict[str, Recipe] = {
    "legion": Recipe("legionz", {}, 2, start=NEARLY_FULL, said=("0 2,-2",)),
    "longest": Recipe("legionz", {}, 2, start=LONGER, said=(f"1 {LAST}",)),
    "numbers": Recipe("legionz", {}, 2, seed="numbers-2", start=LEVEL, said=(f"1 {LAST}",)),
    "shared": Recipe("legionz", {}, 2, seed="shared-1", start=LEVEL, said=(f"1 {LAST}",)),
}
"""By reason; those that random play hardly reaches begin from a set position and say the end."""
