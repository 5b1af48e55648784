"""Numica games that last as long as they may, for what has to hold of the longest."""

from __future__ import annotations

from parlour.core.game import Json, Move
from parlour.core.rng import Rng
from parlour.core.table import DRAW, LONGEST_NAME, LONGEST_SEED, Sitter, Table
from parlour.games.numica import NUMICA
from parlour.games.numica.state import QUIET_PLIES

LATE = QUIET_PLIES - 4
"""Quiet plies after which a catch is welcome; some of the last few plies nearly always offer one."""


def play_long(seed: str, options: Json, offers: bool) -> Table:
    """Play a game with hardly a catch before the hundredth quiet turn, and none that wins; names and deal are long too.

    With `offers`, somebody may offer a draw before each move, which no rule forbids.
    """
    rng = Rng(seed)
    sitters = tuple(
        Sitter(name=make_name(rng, LONGEST_NAME), forced=True, colour=colour)
        for colour in ("violet", "green")
    )
    table = Table(NUMICA, options, sitters, make_name(rng, LONGEST_SEED))
    table.settle()
    while table.waiting():
        if offers and rng.below(2):
            table.play(rng.below(2), DRAW)
        seat = table.waiting()[0]
        played = table.play(seat, choose_quietly(table, rng))
        assert isinstance(played, list)
    return table


def make_name(rng: Rng, length: int) -> str:
    """Return a text that no compressor makes shorter: any characters of the largest alphabet."""
    return "".join(chr(0x4E00 + rng.below(20_000)) for _ in range(length))


def choose_quietly(table: Table, rng: Rng) -> Move:
    """Return a move that does not end the game and, until late, catches nothing; any move where there is none."""
    state = table.state
    seat = state.waiting()[0]
    moves = state.moves(seat) or []
    rng.shuffle(moves)
    late, chosen = state.dump()["quiet"] >= LATE, moves[0]
    for move in moves:
        after = state.copy()
        catches = any(event.kind == "caught" for event in after.apply(seat, move))
        if after.outcome() is None and (late or not catches):
            chosen = move
            if catches == late:
                break
    return chosen
