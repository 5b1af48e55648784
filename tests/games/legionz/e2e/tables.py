"""Tables of Legionz, as tokens that a link opens: a chain of several people, and one in which a loop was closed."""

from __future__ import annotations

from functools import cache

from parlour.core.save import make_save
from parlour.core.table import Sitter, Table
from parlour.core.token import write_token
from parlour.games.legionz import LEGIONZ

RING = ("1,0", "1,1", "0,2", "-1,2", "-1,1")
"""Cells that close a ring with the first Bug."""

LINE = ("1,0", "-1,0", "2,0", "-2,0", "3,0", "-3,0", "3,1", "-4,1")


def lay(people: int, cells: tuple[str, ...], *, loops: bool = False) -> Table:
    """A table of people at which Bugz lie on these cells and in the middle."""
    table = Table(LEGIONZ, {"loops": loops}, (Sitter("person"),) * people, "screens")
    table.settle()
    for cell in cells:
        assert isinstance(table.play(table.waiting()[0], cell), list), cell
    return table


@cache
def token_of_chain(people: int = 4) -> str:
    """A chain that has grown to both sides."""
    return write_token(make_save(lay(people, LINE)), LEGIONZ)


@cache
def token_of_loop() -> str:
    """Somebody has closed a loop, and may move a Bug."""
    return write_token(make_save(lay(2, RING, loops=True)), LEGIONZ)
