"""Boards of 8 x 8 squares: names, lines and jumps, reckoned once.

A square is a number 0 … 63: a1, b1 … h1, a2 … h8, so file = square % 8 and row = square // 8, both from 0.
"""

from __future__ import annotations

FILES = "abcdefgh"
NAMES: tuple[str, ...] = tuple(f"{file}{row}" for row in "12345678" for file in FILES)
NUMBER: dict[str, int] = {name: square for square, name in enumerate(NAMES)}

ORTHOGONAL = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONAL = ((1, 1), (-1, 1), (-1, -1), (1, -1))
EVERY_WAY = ORTHOGONAL + DIAGONAL
KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

Steps = tuple[tuple[int, int], ...]


def jumps(square: int, steps: Steps, distance: int = 1) -> tuple[int, ...]:
    """Return the squares exactly `distance` steps away in each direction, those on the board, in ascending order."""
    file, row = square % 8, square // 8
    found = []
    for across, up in steps:
        to_file, to_row = file + across * distance, row + up * distance
        if 0 <= to_file < 8 and 0 <= to_row < 8:
            found.append(to_row * 8 + to_file)
    return tuple(sorted(found))


def rays(square: int, steps: Steps) -> tuple[tuple[int, ...], ...]:
    """Return, for each direction with any square, the squares outwards to the edge, nearest first."""
    file, row = square % 8, square // 8
    lines = []
    for across, up in steps:
        line = []
        to_file, to_row = file + across, row + up
        while 0 <= to_file < 8 and 0 <= to_row < 8:
            line.append(to_row * 8 + to_file)
            to_file, to_row = to_file + across, to_row + up
        if line:
            lines.append(tuple(line))
    return tuple(lines)
