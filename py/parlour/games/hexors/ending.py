"""How a game ends: who has nothing left, siege, clock, and the score (§6, §12.1, §13.1; R-HX-23, 34, 42, 54 … 56)."""

from __future__ import annotations

from parlour.core.game import Event, Seat
from parlour.games.hexors.board import NOBODY, NOWHERE, OVER, STRONGHOLD, UNCOUNTED, Board
from parlour.games.hexors.tiles import word

ELIMINATED, TRAPPED, DUEL, LAST, TEAM, CLOCK, SIEGE = (
    "eliminated",
    "trapped",
    "duel",
    "last-stronghold",
    "team",
    "clock",
    "siege",
)
REASONS = (ELIMINATED, TRAPPED, DUEL, LAST, TEAM, CLOCK, SIEGE)

LONGEST_PEACE = 60
"""Whole turns without a defeated tile, after which the tiles in play are counted (R-HX-42)."""

LONGEST_SIEGE = 12
"""A side's turns in a row without an attack on the Stronghold that is all the other has: then nobody wins (R-HX-56)."""

TOLD_SIEGE = 4
"""After so many of them both are told how many are left."""


def find_beaten(board: Board) -> list[Seat]:
    """Return the seats that have lost: of two without a tile in play, of more without a Stronghold."""
    if not board.homes:
        return []
    if board.is_large():
        return [seat for seat in range(board.seats) if not board.has_stronghold(seat)]
    return [seat for seat in range(board.seats) if not board.in_play(seat)]


def find_end(board: Board) -> tuple[str, tuple[Seat, ...]] | None:
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
    found = find_end(board)
    if found:
        end(board, *found)


def _reason_of_two(board: Board, loser: Seat) -> str:
    """Return why one of two has lost: a duel goes before what is trapped (R-HX-59)."""
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
    """Count a turn that is over (R-HX-42); a siege goes before the clock, which would reward walking to and fro."""
    board.clock = 0 if board.marks.felled else board.clock + 1
    besieged = board.besieged()
    if board.siege != UNCOUNTED:
        board.siege = count_siege(board, besieged)
    if board.siege == LONGEST_SIEGE:
        end(board, SIEGE, ())
        return [Event(SIEGE, None, {"turns": LONGEST_SIEGE, "tile": word(board.strongholds[besieged])})]
    if board.clock < LONGEST_PEACE or besieged != NOBODY:
        return []
    end(board, CLOCK, count_out(board))
    return [Event("clock", None, {"turns": LONGEST_PEACE})]


def count_siege(board: Board, besieged: Seat) -> int:
    """Return how many turns in a row the side that can still come did not attack (R-HX-56).

    To touch anything then is to attack that Stronghold, since nothing else is left; the turn in which the last
    Character fell had a battle, too.
    """
    if besieged == NOBODY:
        return 0
    if board.active == besieged:
        return board.siege
    return 0 if board.marks.met else board.siege + 1


def turns_to_attack(board: Board) -> int:
    """Return how many turns are left to attack a Stronghold that stands alone, 0 as long as nobody needs to know."""
    told = board.besieged() != NOBODY and TOLD_SIEGE <= board.siege < LONGEST_SIEGE
    return LONGEST_SIEGE - board.siege if told else 0


def end(board: Board, reason: str, winners: tuple[Seat, ...]) -> None:
    """End the game; nothing is waited for or asked any more."""
    board.stage, board.reason, board.winners = OVER, reason, winners
    board.asked, board.waits, board.battle, board.debris = (), (), None, None
    board.touched, board.attacker = (), NOWHERE
