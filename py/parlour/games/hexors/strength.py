"""What a tile comes to in a battle: its strike and all that is added to it (§8, §9.6; R-HX-12, 13, 14)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.hexors.board import (
    CHARACTER,
    DEBRIS,
    DRAIN,
    LAST_STAND,
    STRENGTH,
    STRONGHOLD,
    TEAMWORK,
    Board,
    Piece,
    Side,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.odds import Odds, odds

PLUS = {LAST_STAND: 3, DRAIN: -1, TEAMWORK: 7, STRENGTH: 3, DEBRIS: 2}
"""What each power adds to a tile it lies on, Flying Debris to the tile that attacks with it."""


def weigh(
    board: Board, attacker: Space, defender: Space, far: bool, rolls: tuple[str, str]
) -> tuple[Side, Side]:
    """Return both tiles of a battle with all that they come to, as the tiles lie now."""
    duel = board.pieces[attacker].kind == board.pieces[defender].kind == STRONGHOLD
    return (
        _weigh_one(board, attacker, rolls[0], not duel and defender in board.field.neighbours[attacker], far),
        _weigh_one(board, defender, rolls[1], not duel, False),
    )


def _weigh_one(board: Board, space: Space, roll: str, defends: bool, far: bool) -> Side:
    """Return one tile; `defends`: a Stronghold has its Defense Bonus."""
    piece = board.pieces[space]
    tile = board.tiles[piece.tile]
    side = Side(piece.tile, piece.owner, tile.strike(roll) if roll else None, boost=piece.boost)
    if not board.choices.collects:  # R-HX-13
        return side
    powers = [
        (force.power, PLUS[force.power]) for force in board.forces if _adds(force.power, force.spaces, space)
    ]
    if far:
        powers.append((DEBRIS, PLUS[DEBRIS]))
    side = side._replace(powers=tuple(powers))
    if piece.kind != CHARACTER:
        return side._replace(defense=tile.defense if defends else 0)
    return side._replace(
        colour=find_colour(board, piece.control, piece),
        pod=int(has_pod(board, space, piece.control)),
        ally=int(has_ally(board, piece)),
    )


def _adds(power: int, spaces: tuple[Space, ...], space: Space) -> bool:
    return power in PLUS and power != DEBRIS and space in spaces


def find_colour(board: Board, seat: Seat, piece: Piece) -> int:
    """Return what a seat's Stronghold adds to a Character, as long as it stands; a partner's does not (R-HX-12, 38)."""
    if piece.kind != CHARACTER or not board.has_stronghold(seat):
        return 0
    return board.tiles[board.strongholds[seat]].strike(board.tiles[piece.tile].colour)


def has_pod(board: Board, space: Space, seat: Seat) -> bool:
    """Tell whether a tile of a seat touches a friendly tile or wall on a space (R-HX-18)."""
    return any(
        near in board.pieces and board.befriends(seat, board.pieces[near])
        for near in board.field.neighbours[space]
    )


def has_ally(board: Board, piece: Piece) -> bool:
    """Tell whether a Stronghold of the side bears the same icon (R-HX-38)."""
    icon = board.tiles[piece.tile].ally
    return icon > 0 and any(
        board.has_stronghold(seat) and board.tiles[board.strongholds[seat]].ally == icon
        for seat in board.partners(piece.control)
    )


def chances(board: Board, attacker: Space, defender: Space, far: bool = False) -> Odds:
    """Return the chance that the attacker wins, before anybody has rolled."""
    one, other = weigh(board, attacker, defender, far, ("", ""))
    strikes = [board.tiles[side.tile].strikes for side in (one, other)]
    return odds(strikes[0], one.plus, strikes[1], other.plus)
