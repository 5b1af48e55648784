"""The tiles: which there are, and where each lets a piece go (§2.2, §2.3, §4.10; R-NC-01 to R-NC-03)."""

from __future__ import annotations

from parlour.kit.squares import DIAGONAL, EVERY_WAY, KNIGHT, ORTHOGONAL, jumps, rays

LISTS: dict[str, dict[str, int]] = {
    # The sheet's basic list; its sum is verified by a test. Mark A.
    "sheet": {"1": 11, "2": 10, "3": 9, "4": 8, "5": 7, "K": 6, "X": 5, "R": 4, "B": 4},
    # The other list on the designer's own page. Mark A, as an alternative version.
    "designer": {"1": 12, "2": 10, "3": 10, "4": 8, "K": 6, "X": 6, "R": 6, "B": 6},
}

SYMBOLS = "12345KXRB"

JUMPS: dict[str, tuple[tuple[int, ...], ...]] = {
    **{str(n): tuple(jumps(square, EVERY_WAY, n) for square in range(64)) for n in range(1, 6)},
    "K": tuple(jumps(square, KNIGHT) for square in range(64)),
}
"""For the tiles that jump, the squares within reach of each square."""

RAYS: dict[str, tuple[tuple[tuple[int, ...], ...], ...]] = {
    "R": tuple(rays(square, ORTHOGONAL) for square in range(64)),
    "B": tuple(rays(square, DIAGONAL) for square in range(64)),
}
"""For the tiles that slide, the lines outwards from each square, nearest first."""


def symbols_of(list_key: str) -> str:
    """Return the 64 symbols of a tile list in the order of `SYMBOLS`."""
    return "".join(symbol * LISTS[list_key].get(symbol, 0) for symbol in SYMBOLS)
