"""What powers do when they take effect, and what is undone when Detection destroys one (§9, §11; R-HX-41, 44 … 48)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.game import Event
from parlour.games.hexors import battle, ending
from parlour.games.hexors.board import (
    BARRIER,
    CHARACTER,
    CRATER,
    DEBRIS,
    DETECTION,
    ESCAPE,
    LAST_STAND,
    SELF_DESTRUCT,
    START,
    TELEPATHY,
    WALL,
    WASTELAND,
    Activation,
    Board,
    Force,
    Piece,
    Throw,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import shift
from parlour.games.hexors.powers import FOR_TILE, is_trapped, why_not_on
from parlour.games.hexors.tiles import word


def resolve(board: Board) -> list[Event]:
    """Let the power take effect that was activated last, or fizzle where it no longer can (R-HX-41)."""
    activation = board.waits[-1]
    board.waits = board.waits[:-1]
    told = {"power": word(activation.power)}
    if activation.power == WASTELAND:
        # It keeps the craters that are still possible.
        left = tuple(space for space in activation.targets if board.is_empty(space))
        activation = activation._replace(targets=left)
        fizzles = not left
    else:
        fizzles = why_not_on(board, activation.seat, activation.power, activation.targets) is not None
    if fizzles:
        return [Event("fizzled", activation.seat, told)]
    effect = _EFFECTS.get(activation.power, _lie_on_tile)
    events = [Event("resolved", activation.seat, told), *effect(board, activation)]
    battle.check(board)
    ending.check(board)
    return events


# Taking effect


def _put_in_force(board: Board, activation: Activation, *spaces: Space) -> None:
    force = Force(activation.number, activation.power, activation.seat, spaces)
    board.forces = (*board.forces, force)


def _lie_on_tile(board: Board, activation: Activation) -> list[Event]:
    """A power for a tile lies on it; Speed lies nowhere."""
    _put_in_force(board, activation, *activation.targets)
    return []


def _last_stand(board: Board, activation: Activation) -> list[Event]:
    """It is for whoever is the last Character now (R-HX-59)."""
    _put_in_force(board, activation, *board.remaining(activation.seat))
    return []


def _self_destruct(board: Board, activation: Activation) -> list[Event]:
    assert board.battle is not None
    _put_in_force(board, activation, board.battle.attacker)
    return []


def _telepathy(board: Board, activation: Activation) -> list[Event]:
    _put_in_force(board, activation, *activation.targets)
    space = activation.targets[0]
    battle.recontrol(board, space)
    piece = board.pieces[space]
    return [Event("controlled", activation.seat, {"tile": word(piece.tile), "whom": piece.owner})]


def _place_wall(board: Board, activation: Activation, space: Space) -> list[Event]:
    board.pieces[space] = Piece(activation.power, activation.seat, activation.seat, WALL)
    _put_in_force(board, activation, space)
    told = {"power": word(activation.power), "space": board.field.words[space]}
    return [Event("placed-wall", activation.seat, told), *renew_traps(board)]


def _barrier(board: Board, activation: Activation) -> list[Event]:
    return _place_wall(board, activation, activation.targets[0])


def _debris(board: Board, activation: Activation) -> list[Event]:
    """Its battle begins when the window closes; before the move it takes its place for good (R-HX-44, 57)."""
    attacker, target, space = activation.targets
    board.debris = Throw(attacker, target, activation.number)
    if board.stage == START:
        board.marks = board.marks._replace(instead=True)
    return _place_wall(board, activation, space)


def _wasteland(board: Board, activation: Activation) -> list[Event]:
    for space in activation.targets:
        board.pieces[space] = Piece(WASTELAND, activation.seat, activation.seat, CRATER)
    _put_in_force(board, activation, *activation.targets)
    told = {"spaces": [board.field.words[space] for space in activation.targets]}
    return [Event("cratered", activation.seat, told), *renew_traps(board)]


def _escape(board: Board, activation: Activation) -> list[Event]:
    """The battle is off; a Character of it may go a step aside, which begins no battle."""
    tile, *space = activation.targets
    piece, words = board.pieces[tile], board.field.words
    to = words[space[0]] if space else ""
    battle.make_void(board)
    if space:
        shift(board, tile, space[0])
        board.waits = tuple(_follow(each, tile, space[0]) for each in board.waits)
        if board.attacker == tile:
            board.attacker = space[0]
    told = {"tile": word(piece.tile), "from": words[tile], "to": to}
    return [Event("escaped", None, told)]


def _follow(activation: Activation, start: Space, end: Space) -> Activation:
    """Return a power that still waits, aimed at a tile that has moved."""
    if activation.power in FOR_TILE and activation.targets == (start,):
        return activation._replace(targets=(end,))
    return activation


# Detection


def _detect(board: Board, activation: Activation) -> list[Event]:
    """Destroy a power that waits, or one in force with all that it did."""
    aim = activation.targets[0]
    waiting = next((each for each in board.waits if each.number == aim), None)
    if waiting is not None:
        board.waits = tuple(each for each in board.waits if each.number != aim)
        return [Event("countered", waiting.seat, {"power": word(waiting.power)})]
    force = next(each for each in board.forces if each.number == aim)
    return [Event("countered", force.seat, {"power": word(force.power)}), *_undo(board, force)]


def _undo(board: Board, force: Force) -> list[Event]:
    board.forces = tuple(each for each in board.forces if each.number != force.number)
    if force.power == TELEPATHY:
        battle.recontrol(board, force.spaces[0])
        return []
    if force.power not in (BARRIER, DEBRIS, WASTELAND):
        return []
    for space in force.spaces:
        del board.pieces[space]
    # Before its battle is compared all of Flying Debris is undone, later the wall alone (R-HX-44).
    if board.debris is not None and board.debris.number == force.number:
        board.debris = None
    if board.battle is not None and board.battle.far == force.number:
        battle.make_void(board)
    return renew_traps(board)


def renew_traps(board: Board) -> list[Event]:
    """See who is trapped now that walls or craters have changed, and who is free (R-HX-30, 51)."""
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


_EFFECTS: dict[int, Callable[[Board, Activation], list[Event]]] = {
    LAST_STAND: _last_stand,
    BARRIER: _barrier,
    ESCAPE: _escape,
    DETECTION: _detect,
    DEBRIS: _debris,
    SELF_DESTRUCT: _self_destruct,
    TELEPATHY: _telepathy,
    WASTELAND: _wasteland,
}
"""What is more than a power in force on its tile."""
