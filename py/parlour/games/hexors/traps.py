"""Who is shut in by walls and craters, and who is free (R-HX-30, 51)."""

from __future__ import annotations

from parlour.core.game import Event
from parlour.games.hexors.board import CHARACTER, CRATER, FIGHTERS, Board
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import can_jump
from parlour.games.hexors.tiles import word


def is_trapped(board: Board, space: Space) -> bool:
    """Tell whether a Character is shut in by walls and craters, one of these an opponent's (R-HX-30, 51).

    Other tiles are no walls, since they may move away; ownership decides who is an opponent.
    """
    piece, shut = board.pieces[space], False
    for near in board.field.neighbours[space]:
        other = board.pieces.get(near)
        if other is None or other.kind in FIGHTERS:
            return False
        shut = shut or (other.kind == CRATER and board.side(other.owner) != board.side(piece.owner))
    return shut and not can_jump(board, space, piece.owner)


def renew_traps(board: Board) -> list[Event]:
    """See who is trapped now that walls or craters have changed, and who is free."""
    events = []
    for space in sorted(board.pieces):
        piece = board.pieces[space]
        if piece.kind != CHARACTER:
            continue
        trapped = is_trapped(board, space)
        if trapped != piece.trapped:
            board.pieces[space] = piece._replace(trapped=trapped)
            told = {"tile": word(piece.tile), "whom": piece.owner}
            events.append(Event("trapped" if trapped else "freed", None, told))
    return events
