"""Why a move of Numica is a good one: counted on the board before and after it, and never guessed."""

from __future__ import annotations

from parlour.core.game import Merit, Move, Seat
from parlour.games.numica.board import Board
from parlour.games.numica.pieces import (
    Taken,
    count_kinds,
    find_missing,
    has_won,
    kind_of,
    seat_of,
)
from parlour.games.numica.rows import KINDS
from parlour.kit.squares import NAMES, NUMBER

MERITS = (
    *("wins", "stuck", "draws", "saves", "catches", "near", "rescues", "frees"),
    *("menaces", "threatens", "roams", "safe", "row"),
)

MOST = 2
"""A hint that says more is not read."""

Catches = set[tuple[int, int]]
"""From where to where a side could catch, were it its turn."""


def find_merits(state: Board, seat: Seat, move: Move) -> list[Merit]:
    """Return the merits of a legal sentence: why it is a good one, the weightiest first."""
    if state.is_placing():
        return [Merit("row")]  # §3.1: any order will do, and what is to come of it nobody can count
    after = state.copy()
    after.apply(seat, move)
    if after.reason:
        return [_tell_end(after, seat)]
    origin, target = NUMBER[move[:2]], NUMBER[move[3:]]
    others = [_find_catches(each, 1 - seat) for each in (state, after)]
    before, left = [{square for _, square in catches} for catches in others]
    found = []
    if _could_win(state, 1 - seat, others[0]) and not _can_win(after):
        found.append(Merit("saves"))
    if state.board[target]:
        found += _praise_catch(state.board[target], after, seat, target in left)
    if origin in before and target not in left:
        kind = KINDS[kind_of(state.board[origin])]
        found.append(Merit("rescues", {"kind": kind, "from": NAMES[origin], "to": NAMES[target]}))
    freed = sorted(before - left - {origin})
    if freed:
        found.append(_tell_squares("frees", state, freed))
    found += _find_threats(state, after, seat, left)
    ways = [len(each.targets(square)) for each, square in ((state, origin), (after, target))]
    if ways[1] > ways[0]:
        args = {"from": NAMES[origin], "before": ways[0], "to": NAMES[target], "count": ways[1]}
        found.append(Merit("roams", args))
    if not found and not left:
        found.append(Merit("safe"))
    return found[:MOST]


def _tell_end(after: Board, seat: Seat) -> Merit:
    """Say how a move ends the game: its own side can only win by it, or agree to a draw (§5.1 to §5.4)."""
    if seat not in after.winners:
        return Merit("draws", {"reason": after.reason})
    if after.reason == "stuck":
        return Merit("stuck")
    squares, rounds = count_kinds(after.taken[seat])
    return Merit("wins", {"way": "s" if squares > 2 else "r" if rounds > 2 else "both"})


def _praise_catch(caught: int, after: Board, seat: Seat, could_be_caught: bool) -> list[Merit]:
    """Say what is caught and whether it costs the piece, and whether one more would win (§5.1)."""
    merits = [Merit("catches", {"kind": KINDS[kind_of(caught)], "back": "yes" if could_be_caught else "no"})]
    last = [way for way in find_missing(after.taken[seat]) if sum(way) == 1]
    if last:
        merits.append(Merit("near", {"kind": "any" if len(last) > 1 else KINDS[last[0][1]]}))
    return merits


def _find_catches(state: Board, seat: Seat) -> Catches:
    """Return what a side could catch, were it its turn (§4.8, §4.9)."""
    board = state.board
    return {
        (origin, target)
        for origin, code in enumerate(board)
        if code and seat_of(code) == seat
        for target in state.targets(origin)
        if board[target]
    }


def _could_win(state: Board, seat: Seat, catches: Catches) -> bool:
    """Tell whether one of these catches would win for a side (§5.1)."""
    return any(_would_win(state, seat, target) for _, target in catches)


def _would_win(state: Board, seat: Seat, target: int) -> bool:
    return has_won((*state.taken[seat], Taken(0, kind_of(state.board[target]))))


def _can_win(state: Board) -> bool:
    """Tell whether the seat to move can win at once, in any way."""
    for move in state.moves(state.turn) or []:
        after = state.copy()
        after.apply(state.turn, move)
        if state.turn in after.winners:
            return True
    return False


def _find_threats(state: Board, after: Board, seat: Seat, left: set[int]) -> list[Merit]:
    """Say what can be caught next that could not be before, by a piece that cannot be caught itself meanwhile."""
    known = {target for _, target in _find_catches(state, seat)}
    fresh = {target for origin, target in _find_catches(after, seat) if origin not in left} - known
    winning = sorted(target for target in fresh if _would_win(after, seat, target))
    if winning:
        return [_tell_squares("menaces", after, winning)]
    return [_tell_squares("threatens", after, sorted(fresh))] if fresh else []


def _tell_squares(code: str, state: Board, squares: list[int]) -> Merit:
    """Say something of some pieces; of one, its kind too."""
    kinds = {KINDS[kind_of(state.board[square])] for square in squares}
    at = [NAMES[square] for square in squares]
    return Merit(code, {"count": len(at), "kind": kinds.pop() if len(kinds) == 1 else "", "at": at})
