"""The twelve powers: when each may be used, and on what (§11; R-HX-25 … 27, 40, 44 … 49).

What is asked here rests on what everybody sees; that a seat holds a power is asked in `windows.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.core.game import Refusal, Seat
from parlour.games.hexors.board import (
    BARRIER,
    BEFORE,
    CHARACTER,
    CRATER,
    DEBRIS,
    DETECTION,
    DRAIN,
    END,
    ESCAPE,
    FIGHTERS,
    LAST_STAND,
    SELF_DESTRUCT,
    SPEED,
    START,
    STRENGTH,
    TEAMWORK,
    TELEPATHY,
    WASTELAND,
    Activation,
    Board,
    Force,
    Piece,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import can_jump
from parlour.games.hexors.tiles import POWERS, word

RULES = {power: f"§11.{power - LAST_STAND + 1}" for power in POWERS}
"""The paragraph of each power."""

WITHOUT_WORDS = frozenset({LAST_STAND, SPEED, SELF_DESTRUCT})
FOR_TILE = frozenset({DRAIN, TEAMWORK, STRENGTH, TELEPATHY})
CRATERS = 3


# When


def why_not_now(board: Board, seat: Seat, power: int) -> Refusal | None:
    """Return why a power may not be used at this moment of a turn, whatever it is aimed at."""
    if POWERS[power].kind == "ultimate" and seat != board.active:
        return Refusal("power-turn", {"power": word(power)}, "§9.4")
    if power in (BARRIER, WASTELAND):  # also while the battle of Flying Debris waits (R-HX-58)
        return None if board.stage in (START, END) else _late(power)
    own_rule = _WHEN.get(power)
    return own_rule(board, seat) if own_rule else None


def _late(power: int) -> Refusal:
    return Refusal("power-moment", {"power": word(power)}, "§10.1")


def _twice(power: int) -> Refusal:
    return Refusal("power-twice", {"power": word(power)}, RULES[power])


def _why_not_speed(board: Board, seat: Seat) -> Refusal | None:
    """Speed is for the start of the own turn, and one is in force at a time (R-HX-47)."""
    if seat != board.active or board.stage != START:
        return _late(SPEED)
    return _twice(SPEED) if board.force_of(SPEED) else None


def _why_not_throw(board: Board, _: Seat) -> Refusal | None:
    """Flying Debris takes the place of the move, or follows one that touched nobody; once a turn (R-HX-44)."""
    if board.stage not in (START, END) or (board.stage == END and board.marks.met):
        return _late(DEBRIS)
    return _twice(DEBRIS) if board.marks.thrown else None


def _why_not_telepathy(board: Board, seat: Seat) -> Refusal | None:
    """In the turn of somebody else Telepathy is for its start (R-HX-48)."""
    return None if seat == board.active or board.stage == START else _late(TELEPATHY)


def _why_not_detect(board: Board, _: Seat) -> Refusal | None:
    return None if board.waits or board.forces else Refusal("power-nothing", {}, RULES[DETECTION])


def _why_not_last(board: Board, seat: Seat) -> Refusal | None:
    left = len(board.remaining(seat))
    return None if left == 1 else Refusal("last-stand", {"characters": left}, RULES[LAST_STAND])


def _why_not_escape(board: Board, seat: Seat) -> Refusal | None:
    """Escape is for the seats of the two tiles and their partners (R-HX-45)."""
    battle = board.fights()
    if battle is None:
        return Refusal("no-battle", {}, RULES[ESCAPE])
    if board.force_of(SELF_DESTRUCT):
        return Refusal("no-escape", {}, RULES[SELF_DESTRUCT])
    sides = {board.side(board.pieces[space].control) for space in (battle.attacker, battle.defender)}
    return None if board.side(seat) in sides else _late(ESCAPE)


def _why_not_destruct(board: Board, seat: Seat) -> Refusal | None:
    """Self-Destruct is for the side that is attacked by a Character, before it rolls; once a battle (R-HX-57, 58)."""
    battle = board.fights()
    if (
        battle is None
        or board.stage != BEFORE
        or board.pieces[battle.attacker].kind != CHARACTER
        or board.side(board.pieces[battle.defender].control) != board.side(seat)
    ):
        return _late(SELF_DESTRUCT)
    return _twice(SELF_DESTRUCT) if battle.destructed else None


_WHEN: dict[int, Callable[[Board, Seat], Refusal | None]] = {
    LAST_STAND: _why_not_last,
    ESCAPE: _why_not_escape,
    SPEED: _why_not_speed,
    DETECTION: _why_not_detect,
    DEBRIS: _why_not_throw,
    SELF_DESTRUCT: _why_not_destruct,
    TELEPATHY: _why_not_telepathy,
}
"""What else decides about the moment of a power; the others may be used at all of them."""


# On what


def why_not_on(board: Board, seat: Seat, power: int, targets: tuple[int, ...]) -> Refusal | None:
    """Return why a power may not be aimed so, now or when it is to take effect."""
    if power in FOR_TILE:
        return _why_not_tile(board, seat, power, targets[0])
    if power in (BARRIER, WASTELAND):
        taken = next((space for space in targets if not board.is_empty(space)), None)
        return None if taken is None else _taken(board, taken)
    if power == DEBRIS:
        return _why_not_debris(board, seat, *targets)
    if power == ESCAPE:
        return _why_not_escape(board, seat) or _why_not_back(board, targets)
    if power == DETECTION:
        known = {each.number for each in board.waits} | {each.number for each in board.forces}
        return None if targets[0] in known else Refusal("power-nothing", {}, RULES[DETECTION])
    if power == LAST_STAND:
        return _why_not_last(board, seat)
    if power == SPEED and board.force_of(SPEED):
        return _twice(SPEED)
    if power == SELF_DESTRUCT and board.fights() is None:
        return Refusal("no-battle", {}, RULES[ESCAPE])
    return None


def _taken(board: Board, space: Space) -> Refusal:
    return Refusal("power-space", {"space": board.field.words[space]}, "§9.4")


def _find_fighter(board: Board, space: Space) -> Piece | Refusal:
    """Return the Stronghold or Character on a space that a power may be aimed at; nothing trapped."""
    piece = board.pieces.get(space)
    if piece is None or piece.kind not in FIGHTERS:
        return Refusal("no-tile", {"space": board.field.words[space]}, "§2.5")
    if piece.trapped:
        return Refusal("power-trapped", {"tile": word(piece.tile)}, "§9.7")
    return piece


def _why_not_tile(board: Board, seat: Seat, power: int, space: Space) -> Refusal | None:
    piece = _find_fighter(board, space)
    if isinstance(piece, Refusal):
        return piece
    opposing = power in (DRAIN, TELEPATHY)
    if (opposing and not board.opposes(seat, piece)) or (power == TELEPATHY and piece.kind != CHARACTER):
        return _unfit(power, piece)
    battle = board.fights()
    if power == TELEPATHY and battle and space in (battle.attacker, battle.defender):
        return Refusal("in-battle", {"tile": word(piece.tile)}, RULES[TELEPATHY])
    return None


def _unfit(power: int, piece: Piece) -> Refusal:
    return Refusal("power-target", {"power": word(power), "tile": word(piece.tile)}, "§9.7")


def _why_not_debris(board: Board, seat: Seat, attacker: Space, target: Space, space: Space) -> Refusal | None:
    one = _find_fighter(board, attacker)
    if isinstance(one, Refusal):
        return one
    if one.kind != CHARACTER or one.control != seat:
        return _unfit(DEBRIS, one)
    other = _find_fighter(board, target)
    if isinstance(other, Refusal):
        return other
    if not board.opposes(seat, other):
        return _unfit(DEBRIS, other)
    if target not in board.field.second[attacker]:
        return Refusal("power-distance", {"tile": word(other.tile)}, RULES[DEBRIS])
    if not board.is_empty(space):
        return _taken(board, space)
    if space not in board.field.neighbours[target]:
        told = {"space": board.field.words[space], "tile": word(other.tile)}
        return Refusal("power-beside", told, RULES[DEBRIS])
    return None


def _why_not_back(board: Board, targets: tuple[int, ...]) -> Refusal | None:
    """Return why a tile of the battle may not go there: a Character to a free space beside it, or nowhere."""
    battle = board.battle
    assert battle is not None
    tile = targets[0]
    if tile not in (battle.attacker, battle.defender):
        piece = _find_fighter(board, tile)
        if isinstance(piece, Refusal):
            return piece
        return Refusal("not-in-battle", {"tile": word(piece.tile)}, RULES[ESCAPE])
    if len(targets) == 1:
        return None
    piece = board.pieces[tile]
    if piece.kind != CHARACTER:
        return Refusal("stays", {"tile": word(piece.tile)}, "§4.5")
    if not board.is_empty(targets[1]):
        return _taken(board, targets[1])
    if targets[1] not in board.field.neighbours[tile]:
        told = {"space": board.field.words[targets[1]], "tile": word(piece.tile)}
        return Refusal("power-beside", told, RULES[ESCAPE])
    return None


def list_aims(board: Board) -> dict[tuple[str, ...], int]:
    """Return what Detection may be aimed at, as it is said: a power in force, or the one that resolves next."""
    aims = {_name_force(board, force): force.number for force in board.forces}
    if board.waits:
        aims[word(board.waits[-1].power),] = board.waits[-1].number
    return aims


def _name_force(board: Board, force: Force) -> tuple[str, ...]:
    """Return how a power in force is named: by its first space, Speed by none."""
    return (word(force.power), *(board.field.words[space] for space in force.spaces[:1]))


def list_targets(board: Board, seat: Seat, power: int) -> Iterator[tuple[int, ...]]:
    """Give every way to aim a power at spaces; of Wasteland none, since they are too many."""
    empty = [space for space in range(len(board.field.words)) if space not in board.pieces]
    if power in WITHOUT_WORDS:
        yield ()
    elif power == BARRIER:
        yield from ((space,) for space in empty)
    elif power == ESCAPE:
        yield from _list_escapes(board)
    elif power == DEBRIS:
        yield from _list_debris(board, seat)
    elif power in FOR_TILE:
        for space in sorted(board.pieces):
            if _why_not_tile(board, seat, power, space) is None:
                yield (space,)


def _list_escapes(board: Board) -> Iterator[tuple[int, ...]]:
    battle = board.fights()
    for tile in sorted((battle.attacker, battle.defender)) if battle else ():
        yield (tile,)
        if board.pieces[tile].kind == CHARACTER:
            yield from ((tile, space) for space in board.field.neighbours[tile] if board.is_empty(space))


def _list_debris(board: Board, seat: Seat) -> Iterator[tuple[int, ...]]:
    field, pieces = board.field, board.pieces
    for attacker in sorted(pieces):
        one = pieces[attacker]
        if one.kind != CHARACTER or one.control != seat or one.trapped:
            continue
        for target in sorted(field.second[attacker]):
            if target in pieces and board.opposes(seat, pieces[target]):
                spaces = (space for space in field.neighbours[target] if space not in pieces)
                yield from ((attacker, target, space) for space in spaces)


def could_be_used(board: Board, seat: Seat, power: int) -> bool:
    """Tell whether a power could be used now by a seat that held it, as far as the Field is concerned (R-HX-40)."""
    if why_not_now(board, seat, power) is not None:
        return False
    if power == DETECTION:
        return True
    if power == WASTELAND:
        return len(board.field.words) - len(board.pieces) >= CRATERS
    return next(list_targets(board, seat, power), None) is not None


# Traps


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


def describe(board: Board, activation: Activation) -> tuple[str, ...]:
    """Return what an activated power is aimed at, in words."""
    return activation.said or tuple(board.field.words[space] for space in activation.targets)
