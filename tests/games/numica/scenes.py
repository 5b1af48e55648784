"""Numica positions of a few pieces, for tests that need one thing on the board and nothing else."""

from __future__ import annotations

from parlour.games.numica import NUMICA
from parlour.games.numica.state import NumicaState


def scene(cells: str, head: str = "red to move, quiet 0, red took s0 r0, blue took s0 r0") -> NumicaState:
    """Set a few cells such as "d4=3S" on a floor of empty 1s."""
    given = dict(cell.split("=") for cell in cells.split())
    rows = [" ".join([row, *(given.get(file + row, "1.") for file in "abcdefgh")]) for row in "87654321"]
    state = NUMICA.from_text("\n".join([f"{head}, moves sheet", *rows]))
    assert isinstance(state, NumicaState)
    return state
