"""Moving: an advance, jumps over friendly tiles, two steps with Speed, and what stops them (§4; R-HX-04 … 11, 47)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import Event, Refusal, Seat
from parlour.games.hexors.board import (
    CHARACTER,
    CRATER,
    FIGHTERS,
    ON_TILE,
    SPEED,
    STRONGHOLD,
    Board,
    Piece,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.tiles import word

LEAST_PATH = 2


def list_paths(board: Board, seat: Seat) -> list[tuple[Space, ...]]:
    """Return every way to move one of the Characters that a seat controls, where they stand first."""
    speeds = board.force_of(SPEED) is not None
    paths: list[tuple[Space, ...]] = []
    for start in sorted(board.pieces):
        piece = board.pieces[start]
        if piece.control == seat and piece.kind == CHARACTER and not piece.trapped:
            paths += _paths_from(board, start, seat, speeds)
    return paths


def _paths_from(board: Board, start: Space, seat: Seat, speeds: bool) -> Iterator[tuple[Space, ...]]:
    pieces, neighbours = board.pieces, board.field.neighbours
    for near in neighbours[start]:
        if near in pieces:
            continue
        yield start, near
        if speeds and not touches(board, near, seat):
            # The way back to the start needs no word: the Character itself still stands there (R-HX-47).
            yield from ((start, near, far) for far in neighbours[near] if far not in pieces)
    yield from _jumps_from(board, (start,), seat)


def _jumps_from(board: Board, path: tuple[Space, ...], seat: Seat) -> Iterator[tuple[Space, ...]]:
    """Give every chain of jumps that goes on from a path (R-HX-06, 07).

    A jump is two spaces long, so none ever passes over the start.
    """
    pieces = board.pieces
    for over, land in board.field.jumps[path[-1]]:
        if land in pieces or land in path or over not in pieces:
            continue
        if board.befriends(seat, pieces[over]):
            longer = (*path, land)
            yield longer
            if not touches(board, land, seat):
                yield from _jumps_from(board, longer, seat)


def touches(board: Board, space: Space, seat: Seat) -> bool:
    """Tell whether a tile of a seat touches an opposing tile on a space (R-HX-08)."""
    pieces = board.pieces
    return any(near in pieces and board.opposes(seat, pieces[near]) for near in board.field.neighbours[space])


def can_jump(board: Board, space: Space, seat: Seat) -> bool:
    """Tell whether a tile of a seat could jump from a space."""
    return next(_jumps_from(board, (space,), seat), None) is not None


# Refusing


def why_not(board: Board, seat: Seat, words: Sequence[str]) -> Refusal | None:
    """Return why a seat may not move so; it is its turn, and something of it can move."""
    path = [board.field.find(each) for each in words]
    if path[0] is None and not _looks_like_space(words[0]):
        return Refusal("syntax-turn", {}, "§4.1")
    known: list[Space] = []
    for space, each in zip(path, words, strict=True):
        if space is None:
            return Refusal("off-field", {"space": each[:8]}, "§2.4")
        known.append(space)
    start, *landings = known
    refusal = _why_not_mover(board, seat, start)
    if refusal:
        return refusal
    if not landings:
        return Refusal("syntax-unfinished", {}, "§4.1")
    for at, space in enumerate(landings):
        refusal = _why_not_landing(board, seat, known[: at + 1], space)
        if refusal:
            return refusal
    return None


def _looks_like_space(text: str) -> bool:
    """Tell whether somebody meant a space, if one of another Field."""
    return len(text) in (2, 3) and text[0].isalpha() and text[1:].isascii() and text[1:].isdigit()


def _why_not_mover(board: Board, seat: Seat, start: Space) -> Refusal | None:
    piece = board.pieces.get(start)
    if piece is None or piece.kind not in FIGHTERS:
        return Refusal("no-tile", {"space": board.field.words[start]}, "§2.5")
    if piece.control != seat:
        return Refusal("not-yours", {"tile": word(piece.tile)}, "§2.5")
    if piece.trapped:
        return Refusal("trapped", {"tile": word(piece.tile)}, "§11.13")
    if piece.kind == STRONGHOLD:
        return Refusal("stays", {"tile": word(piece.tile)}, "§4.5")
    return None


def _why_not_landing(board: Board, seat: Seat, before: list[Space], space: Space) -> Refusal | None:
    """Return why a Character that came so far may not go on to a space."""
    field = board.field
    start, at = before[0], before[-1]
    told = {"space": field.words[space]}
    if space in before:
        return Refusal("landed-already", told, "§4.4")
    refusal = _why_not_free(board, space)
    if refusal:
        return refusal
    near = space in field.neighbours[at]
    if len(before) > 1:
        stepped = before[1] in field.neighbours[start]
        if touches(board, at, seat):
            return Refusal("contact-stops", {"space": field.words[at]}, "§4.6")
        if stepped:
            return _why_not_second_step(board, before, near, told)
        if near:
            return Refusal("advance-or-jump", {}, "§4.5")
    if near:
        return None
    return _why_not_jump(board, seat, at, space)


def _why_not_second_step(
    board: Board, before: list[Space], near: bool, told: dict[str, str]
) -> Refusal | None:
    """Return why nobody may go on after an advance: only Speed allows a second step (R-HX-47)."""
    if board.force_of(SPEED) is None:
        return Refusal("advance-or-jump", {}, "§4.5")
    if len(before) > LEAST_PATH or not near:
        return Refusal("too-far-speed", told, "§11.4")
    return None


def _why_not_free(board: Board, space: Space) -> Refusal | None:
    piece = board.pieces.get(space)
    if piece is None:
        return None
    if piece.kind == CRATER:
        return Refusal("crater", {"space": board.field.words[space]}, "§11.12")
    return Refusal("taken", {"tile": word(piece.tile), "space": board.field.words[space]}, "§4.2")


def _why_not_jump(board: Board, seat: Seat, at: Space, space: Space) -> Refusal | None:
    over = next((over for over, land in board.field.jumps[at] if land == space), None)
    told = {"space": board.field.words[space]}
    if over is None:
        return Refusal("too-far", told, "§4.2")
    piece = board.pieces.get(over)
    if piece is None:
        return Refusal("nothing-to-jump", {"from": board.field.words[at], **told}, "§4.3")
    if piece.kind == CRATER:
        return Refusal("jump-crater", {}, "§11.12")
    if piece.trapped:
        return Refusal("jump-trapped", {"tile": word(piece.tile)}, "§11.13")
    if not board.befriends(seat, piece):
        return Refusal("jump-opposing", {"tile": word(piece.tile)}, "§4.3")
    return None


# Moving


def shift(board: Board, start: Space, end: Space) -> Piece:
    """Put a tile elsewhere; the powers that lie on it, or are meant for it, go with it."""
    piece = board.pieces.pop(start)
    board.pieces[end] = piece
    if board.forces:
        board.forces = tuple(
            force._replace(spaces=(end,)) if force.power in ON_TILE and force.spaces == (start,) else force
            for force in board.forces
        )
    return piece


def move(board: Board, path: Sequence[Space]) -> list[Event]:
    """Move a Character along a legal path; tell each of its steps."""
    kind = "moved" if path[1] in board.field.neighbours[path[0]] else "jumped"
    piece = shift(board, path[0], path[-1])
    words = [board.field.words[space] for space in path]
    events = []
    for at in range(1, len(path)):
        step = {"tile": word(piece.tile), "from": words[at - 1], "to": words[at]}
        events.append(Event(kind, piece.control, {**step, "jumps": 1} if kind == "jumped" else step))
    return events
