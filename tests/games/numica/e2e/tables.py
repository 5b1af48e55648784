"""Tables of Numica, as tokens that a link opens: one whose pieces stand, and a short game that is over."""

from __future__ import annotations

from functools import cache

from games.numica.e2e.player import A_ROW
from parlour.core.rng import Rng
from parlour.core.save import make_save
from parlour.core.table import ALLOWED, Aids, Sitter, Table
from parlour.core.token import write_token
from parlour.games.numica import NUMICA

MOVES = 4
"""Of both sides together in the short game."""


MOVES_TO_A_WIN = 16

THE_WIN = "d5 b5"
"""The move that wins then."""


def set_up(*sitters: Sitter, aids: Aids = ALLOWED) -> Table:
    """A table at which both have set up."""
    table = Table(NUMICA, {}, sitters, "screens", aids=aids)
    for _ in sitters:
        table.settle()
        assert isinstance(table.play(table.waiting()[0], A_ROW), list)
    return table


def write(table: Table) -> str:
    return write_token(make_save(table), NUMICA)


@cache
def token_of_play() -> str:
    """Two people whose pieces stand."""
    return write(set_up(Sitter("person"), Sitter("person")))


def token_before_a_win(*sitters: Sitter, aids: Aids = ALLOWED) -> str:
    """Both have moved without any thought until the first has one move that wins, and one alone (`THE_WIN`)."""
    table, rng = set_up(*sitters, aids=aids), Rng("near 6")
    for _ in range(MOVES_TO_A_WIN):
        seat = table.waiting()[0]
        assert isinstance(table.play(seat, table.state.sample(seat, rng)), list)
    return write(table)


@cache
def token_of_short_game() -> str:
    """A person has made a few moves without any thought against a computer, and has given up."""
    table, rng = set_up(Sitter("person"), Sitter("computer", 3)), Rng("short")
    for _ in range(MOVES):
        seat = table.waiting()[0]
        assert isinstance(table.play(seat, table.state.sample(seat, rng)), list)
    assert isinstance(table.play(0, "resign"), list)
    return write(table)
