"""Games that last as long as they may, for what has to hold of the longest."""

from __future__ import annotations

from parlour.core.game import Game, Json, Move
from parlour.core.rng import Rng
from parlour.core.table import DRAW, LONGEST_NAME, LONGEST_SEED, Sitter, Table
from parlour.games.league import LEAGUE
from parlour.games.league.ending import CALM_ROUNDS
from parlour.games.league.state import LeagueState
from parlour.games.numica import NUMICA
from parlour.games.numica.board import QUIET_PLIES

LATE = QUIET_PLIES - 4
"""Quiet plies after which a catch is welcome; some of the last few plies nearly always offer one."""


def play_long(seed: str, options: Json, offers: bool) -> Table:
    """Play a game with hardly a catch before the hundredth quiet turn, and none that wins; names and deal are long too.

    With `offers`, the other seat may offer a draw before each move, which declines it; no rule forbids that.
    """
    rng = Rng(seed)
    table = seat_long_names(NUMICA, options, 2, rng)
    while table.waiting():
        if offers and rng.below(2):
            table.play(1 - table.waiting()[0], DRAW)
        seat = table.waiting()[0]
        played = table.play(seat, choose_quietly(table, rng))
        assert isinstance(played, list)
    return table


def seat_long_names(game: Game, options: Json, seats: int, rng: Rng) -> Table:
    """Set a table of which everything that people write is as long as it may be."""
    sitters = tuple(
        Sitter(name=make_name(rng, LONGEST_NAME), colour=colour)
        for colour in ("violet", "green", "gold", "teal")[:seats]
    )
    table = Table(game, options, sitters, make_name(rng, LONGEST_SEED))
    table.settle()
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


def play_long_league(seed: str, options: Json, seats: int) -> Table:
    """Play a game in which nobody captures before it would be over, and all cards go back and are drawn again."""
    rng = Rng(seed)
    table = seat_long_names(LEAGUE, options, seats, rng)
    while table.waiting():
        state = table.state
        assert isinstance(state, LeagueState)
        played = table.play(state.turn, choose_calmly(state, rng))
        assert isinstance(played, list)
    return table


def choose_calmly(state: LeagueState, rng: Rng) -> Move:
    """Return a capture in the last round before a calm game is over, else what takes longest to write down."""
    late = state.calm == CALM_ROUNDS - 1 and not state.caught
    moves = state.moves(state.turn) or [state.sample(state.turn, rng)]
    if state.stage == "capture":
        return moves[0] if late else "pass"  # captures come first
    # One superhero each in a large round leaves cards in the Hall of Heroes, whose end would be the game's.
    if late or len(state.heroes[state.turn]) < (1 if state.seats > 2 else 2):
        parts = [move for move in moves if move.startswith(("play", "device"))]
        trades = [move for move in moves if move.startswith("trade")]
        if parts or trades:
            return rng.choice(parts or trades)
    return max(moves, key=len)
