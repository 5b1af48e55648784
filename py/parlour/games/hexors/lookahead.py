"""Looks whole turns ahead: each battle expected exactly, and of the moves only the likeliest tried.

A turn is a move and all its battles in the best order, so what is looked at is expectimax (Michie 1966) over turns: the
seat on turn takes the most, and dice are averaged. How many positions are opened is counted, and no clock is read: the
same position gives the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.core.game import Move, Seat
from parlour.core.slices import Sliced
from parlour.games.hexors.board import MOVE, Board
from parlour.games.hexors.evaluation import (
    FORESEES,
    PLANS,
    REPLIES,
    expect_attacks,
    expect_ends,
    find_lure,
    prepare_scene,
    rank,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.scene import Scene

DEPTH = 3
"""Turns that are looked ahead; after the last, attacks alone are looked at, one of each seat."""

WIDTH = 5
"""Moves that are tried of each turn."""

MOST_OPENED = 300
"""Positions that are opened for one move: a quarter of a second's work where Python is quick."""

FIRST_WIDTH = 8
"""Moves of the turn itself that are tried; of more than two players each with all that the next seat may do then."""

Ends = Sequence[tuple[float, Scene]]
"""How a turn may end, each with how likely it is."""


class Turning(NamedTuple):
    """A move with its battles."""

    hope: float  # what its seat may hope for, once the other has made its best attack
    ends: Ends


class Lookahead:
    """One search, which remembers what it has looked at."""

    def __init__(self) -> None:
        """Begin with nothing looked at."""
        self.opened = 0
        self.known: dict[object, float] = {}

    def expect(self, ends: Ends, seat: Seat, depth: int) -> Sliced[float]:
        """Return what a seat may hope for after a turn of its own, with so many turns looked at from there."""
        parts = []
        for part, after in ends:
            theirs = yield from self._reckon(after, 1 - seat, depth)
            parts.append(part * (1 - theirs))
        return sum(parts)

    def _reckon(self, scene: Scene, seat: Seat, depth: int) -> Sliced[float]:
        """Return what the seat on turn may hope for."""
        if scene.is_decided(seat):
            return scene.hope(seat)
        if depth == 0 or self.opened >= MOST_OPENED:
            yield
            return expect_attacks(scene, [seat, 1 - seat], seat)
        key = (scene.key(), seat, depth)
        found = self.known.get(key)
        if found is None:
            self.opened += 1
            found = self.known[key] = yield from self._open(scene, seat, depth)
        return found

    def _open(self, scene: Scene, seat: Seat, depth: int) -> Sliced[float]:
        turnings = yield from list_turnings(scene, seat)
        if turnings:
            hopes = []
            for turning in turnings[:WIDTH]:
                hopes.append((yield from self.expect(turning.ends, seat, depth - 1)))
            return max(hopes)
        if any(not unit.home and unit.control != seat for unit in scene.units.values()):
            # A turn that is lost (R-HX-04, 21): the other goes on.
            return 1 - (yield from self._reckon(scene, 1 - seat, depth - 1))
        return scene.hope(seat)


def list_turnings(scene: Scene, seat: Seat) -> Sliced[list[Turning]]:
    """Return every move of a seat, the likeliest first."""
    found = []
    for start, end, foes in scene.list_turns(seat):
        ends = find_ends(scene, start, end, foes)
        parts = []
        for part, after in ends:
            over = after.is_decided(seat)
            parts.append(part * (after.hope(seat) if over else expect_attacks(after, [1 - seat], seat)))
        yield
        found.append(Turning(sum(parts), ends))
    return sorted(found, key=lambda each: -round(each.hope, 9))


def find_ends(scene: Scene, start: Space, end: Space, foes: Sequence[Space]) -> Ends:
    """Return how the battles of a move may end."""
    fights = scene.list_fights(start, end, foes)
    return scene.moved(start, end).fight_out(end, [foe for _, foe in fights])


def choose_move(board: Board, seat: Seat) -> Sliced[Move]:
    """Return the best sentence of a move step or of a choice of a battle, as far as whole turns are looked ahead."""
    ranked = yield from rank(board, seat, REPLIES)
    number, search = board.field.number, Lookahead()
    paths = [move for _, move in ranked if move.split(" ")[0] in number]
    if board.stage != MOVE or len(ranked) == 1 or ranked[0][1] not in paths:
        return ranked[0][1]
    scene = yield from prepare_scene(board)
    contacts = scene.find_contacts(board.side(seat))
    best, most = "", -1.0
    for move in paths[:FIRST_WIDTH]:
        start, *_, end = (number[word] for word in move.split(" "))
        foes = contacts.get(end, ())
        ends = find_ends(scene, start, end, foes)
        if scene.large:
            value = yield from expect_ends(ends, seat, seat, PLANS)
        else:
            value = yield from search.expect(ends, seat, DEPTH - 1)
        value = round(value + find_lure(board, scene, (start, end), bool(foes), FORESEES), 9)
        if value > most:
            best, most = move, value
    return best
