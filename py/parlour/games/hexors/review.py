"""Judges right after a move what battle it passed up, by exact chances before anybody rolls; never by what fell."""

from __future__ import annotations

from parlour.core.game import Gain, Judgement, Move, Seat
from parlour.core.position import WORTH
from parlour.games.hexors.battle import FIGHT_WORD
from parlour.games.hexors.board import MOVE, Board
from parlour.games.hexors.field import Space
from parlour.games.hexors.scene import Scene, set_scene
from parlour.games.hexors.turn import list_moves

GOOD = 0.55
"""So often a battle must be won to be called a good one: more than a fair bet."""

MUCH_OFTENER = 0.15
"""By so much its chance is greater than that of the battle that was begun instead: more than five rolls in 36."""

LEAST_HOPE = 0.005
"""By so much more it leaves a seat to hope for at least, a tenth of a point: a battle that risks a good tile for one
that matters little is passed up rightly, however often it is won."""


def judge_battle(board: Board, seat: Seat, move: Move) -> Judgement | None:
    """Return the battle that a seat should have begun with its move, None where none was much better.

    Only its own turn is looked at, and only what lies open: whoever did not see it can see it now.
    """
    if not board.choices.odds or board.asked or board.stage != MOVE:
        return None
    scene = set_scene(board)
    said, hoped = _weigh_battle(board, scene, seat, move)
    least = GOOD if said is None else max(GOOD, said + MUCH_OFTENER)
    best, most = move, hoped + LEAST_HOPE
    tried: dict[tuple[Space, Space], tuple[float | None, float]] = {}
    for other in list_moves(board):
        way = _way_of(board, seat, other)
        if way is None or way in tried:
            continue
        won, hope = tried[way] = _weigh_battle(board, scene, seat, other)
        if won is not None and won >= least and hope > most:
            best, most = other, hope
    if best == move:
        return None
    return Judgement(best, Gain("worth", round(2 * (most - hoped) * WORTH / 100, 1)))


def _way_of(board: Board, seat: Seat, move: Move) -> tuple[Space, Space] | None:
    """Return from where a tile fights to where, None where nobody does."""
    words = move.split(" ")
    spaces = [board.field.number[each] for each in words if each in board.field.number]
    if words[0] == FIGHT_WORD:
        return board.homes[seat], spaces[0]
    return (spaces[0], spaces[-1]) if spaces else None


def _weigh_battle(board: Board, scene: Scene, seat: Seat, move: Move) -> tuple[float | None, float]:
    """Return how often the first battle of a move is won, None without one, and what all of them leave to hope for."""
    side, way = board.side(seat), _way_of(board, seat, move)
    if way is None:
        return None, scene.hope(side)
    if move.startswith(FIGHT_WORD):
        won = scene.find_chance(*way)
        return won, sum(part * after.hope(side) for part, after in scene.fight_out(way[0], [way[1]]))
    foes = scene.find_contacts(side).get(way[1], ())
    if not foes:
        return None, scene.hope(side)
    fights = scene.list_fights(*way, foes)
    ends, totals = scene.expect(way[0], fights), scene.totals()
    return fights[0][0], sum(part * scene.foresee(totals, *fell)[side] for part, *fell in ends)
