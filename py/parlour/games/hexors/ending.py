"""How a game ends: who has nothing left, the clock, and the score (§6, §12.1, §13.1; R-HX-23, 34, 42, 54, 55)."""

from __future__ import annotations

from parlour.core.game import Event, Seat
from parlour.games.hexors.board import NOWHERE, OVER, STRONGHOLD, Board

ELIMINATED, TRAPPED, DUEL, LAST, TEAM, CLOCK = (
    "eliminated",
    "trapped",
    "duel",
    "last-stronghold",
    "team",
    "clock",
)
REASONS = (ELIMINATED, TRAPPED, DUEL, LAST, TEAM, CLOCK)

LONGEST_PEACE = 60
"""Whole turns without a defeated tile, after which the tiles in play are counted (R-HX-42)."""


def find_beaten(board: Board) -> list[Seat]:
    """Return the seats that have lost: of two without a tile in play, of more without a Stronghold."""
    if not board.homes:
        return []
    if board.is_large():
        return [seat for seat in range(board.seats) if not board.has_stronghold(seat)]
    return [seat for seat in range(board.seats) if not board.in_play(seat)]


def judge(board: Board) -> tuple[str, tuple[Seat, ...]] | None:
    """Return why the game is over and who has won, None while more than one side is left."""
    beaten = find_beaten(board)
    standing = {board.side(seat) for seat in range(board.seats) if seat not in beaten}
    if not beaten or len(standing) > 1:
        return None
    # Both beaten at once: the active seat's attack was resolved first (R-HX-23, 54).
    side = standing.pop() if standing else board.side(board.active)
    winners = tuple(seat for seat in range(board.seats) if board.side(seat) == side)
    if board.is_large():
        return TEAM if board.choices.teams else LAST, winners
    return _reason_of_two(board, next(seat for seat in beaten if seat != side)), winners


def check(board: Board) -> None:
    """End the game at once where one side alone is left, whatever still waits."""
    judged = judge(board)
    if judged:
        end(board, *judged)


def _reason_of_two(board: Board, loser: Seat) -> str:
    """Return why one of two has lost."""
    last = board.last
    if (
        last is not None
        and board.marks.felled
        and all(board.tiles[side.tile].kind == STRONGHOLD for side in last.sides)
    ):
        return DUEL
    trapped = any(piece.trapped and piece.owner == loser for piece in board.pieces.values())
    return TRAPPED if trapped else ELIMINATED


def count_out(board: Board) -> tuple[Seat, ...]:
    """Return who has won where the clock has run out: the side with most tiles in play, nobody where two have it."""
    counts: dict[int, int] = {}
    for seat in range(board.seats):
        side = board.side(seat)
        counts[side] = counts.get(side, 0) + board.in_play(seat)
    best = [side for side, count in counts.items() if count == max(counts.values())]
    return tuple(seat for seat in range(board.seats) if len(best) == 1 and board.side(seat) == best[0])


def tick(board: Board) -> list[Event]:
    """Count a turn that is over (R-HX-42)."""
    board.clock = 0 if board.marks.felled else board.clock + 1
    if board.clock < LONGEST_PEACE:
        return []
    end(board, CLOCK, count_out(board))
    return [Event("clock", None, {"turns": LONGEST_PEACE})]


def end(board: Board, reason: str, winners: tuple[Seat, ...]) -> None:
    """End the game; nothing is waited for or asked any more."""
    board.stage, board.reason, board.winners = OVER, reason, winners
    board.asked, board.waits, board.battle, board.debris = (), (), None, None
    board.touched, board.attacker = (), NOWHERE
