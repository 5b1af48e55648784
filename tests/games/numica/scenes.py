"""Numica positions of a few pieces, for tests that need one thing on the board and nothing else."""

from __future__ import annotations

from parlour.games.numica.notation import read_position
from parlour.games.numica.state import NumicaState


def scene(
    cells: str,
    player: str = "red",
    quiet: int = 0,
    red_took: str = "s0 r0",
    blue_took: str = "s0 r0",
    moves: str = "sheet",
) -> NumicaState:
    """Set a few cells such as "d4=3S" on a floor of empty 1s."""
    given = dict(cell.split("=") for cell in cells.split())
    rows = [" ".join([row, *(given.get(file + row, "1.") for file in "abcdefgh")]) for row in "87654321"]
    head = f"{player} to move, quiet {quiet}, red took {red_took}, blue took {blue_took}, moves {moves}"
    return read_position("\n".join([head, *rows]), NumicaState)
