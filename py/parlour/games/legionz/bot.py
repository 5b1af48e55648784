"""What computer players know of Legionz: the fast core that they search on, its evaluation, the five levels.

With two players, the one to move and the other search in turn. With more, all others together are the other side, and
answer with the one Bug of any of them that is best for them (best-reply search, Schadd and Winands 2011). The core is
held to the referee by a differential test (tests/games/legionz/test_bot.py): same Bugz, same cells, same ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import tanh
from typing import Any, NamedTuple, TypeVar

from parlour.core.game import Level, Move, Seat
from parlour.core.position import WIN, WORTH, SearchPosition
from parlour.core.rng import Rng
from parlour.games.legionz.board import Board
from parlour.games.legionz.chain import (
    FREE_WAYS,
    NEAR,
    Cell,
    Legion,
    find_joints,
    take_apart,
    word_of,
)
from parlour.kit.hexes import PACKED_STEPS

# The first three look at the Bug that they lay alone, and now and then at nothing at all (ladder.json).
LEVELS = (
    Level("greedy", blunder=0.88),
    Level("greedy", blunder=0.6),
    Level("greedy", blunder=0.33),
    Level("alphabeta", blunder=0.12, depth=3, nodes=1_500),
    Level("alphabeta", depth=12, nodes=8_000),
)

LAY, WAIT, MOVE = 0, 1, 2
"""What is to be done: lay a Bug; nothing, while the other may move one; move one after a loop."""

# A move of the search is a cell and a seat in one number, or one of these.
NOTHING, PASS, MOVED = 1 << 58, 1 << 59, 1 << 60
_OFFSET, _SHIFT = 1 << 20, 24


class Weights(NamedTuple):
    """What things are worth, in hundredths of a point."""

    longest: int = 90  # each Bug of a seat's longest Legion
    last: int = 500  # of these too, the more the fewer Bugz are left: in the end nothing else counts
    turn: int = 60  # to be next
    loop: int = 120  # to be able to move a Bug
    threat: int = 350  # a cell that completes a full Legion, and that the others have to shut first
    near: int = 5000  # to be next and have such a cell


WEIGHTS = Weights()

STAKES: tuple[int, ...] = tuple(WEIGHTS.longest + WEIGHTS.last // (left + 1) for left in range(26))
"""By Bugz left: what each Bug of a seat's longest Legion is worth."""

MOST_LAID = 14
"""Cells that are thought about at each turn of a search: those that matter most to either side."""

MOST_MOVED = 10
"""Moves of a Bug that are thought about at each turn of a search."""

MOST_LIFTED = 8
"""Bugz of each side that are lifted there to find such a move; at the root, all."""

MOST_LANDED = 3
"""Cells where each of these may land."""

GROWTH: tuple[int, ...] = tuple(size**3 // 8 for size in range(64))
"""What a cell is worth where a Bug would make a Legion of so many: a long one is worth far more than two short."""

T = TypeVar("T")

Sizes = tuple[int, ...]
Change = tuple[Cell, Sizes | None]


@lru_cache(maxsize=1 << 14)
def _sign(number: int) -> int:
    """Return the random number by which a Bug is known in the key of a position (Zobrist 1970)."""
    return Rng(number).next()


@lru_cache(maxsize=8)
def _list_alone(seats: int) -> list[list[Sizes]]:
    """Return, by seat and length of its only Legion beside a cell, what a Bug of each seat would make there."""
    ones = (1,) * seats
    return [[(*ones[:seat], 1 + size, *ones[seat + 1 :]) for size in range(64)] for seat in range(seats)]


class Rates(dict[Sizes, T]):
    """What cells are worth, by what a Bug would make there: a search asks of few such sizes, again and again."""

    def __init__(self, rate: Callable[[Sizes], T]) -> None:
        """Begin with none rated."""
        self.rate = rate

    def __missing__(self, made: Sizes) -> T:
        """Rate once what is asked for the first time."""
        worth = self[made] = self.rate(made)
        return worth


@lru_cache(maxsize=32)
def _rate_laid(movers: tuple[Seat, ...]) -> Rates[tuple[int, Seat]]:
    """Return how much cells matter to either side, and who of the side to move would grow most there."""

    def rate(made: Sizes) -> tuple[int, Seat]:
        best = max(movers, key=lambda seat: made[seat])
        return GROWTH[made[best]] + GROWTH[_find_most(made, best)], best

    return Rates(rate)


@lru_cache(maxsize=64)
def _rate_landed(mover: Seat, owner: Seat) -> Rates[int]:
    """Return how much it helps a mover that a Bug of some owner lands on cells."""

    def rate(made: Sizes) -> int:
        own = GROWTH[made[mover]] if owner == mover else -2 * GROWTH[made[owner]]
        return own + GROWTH[_find_most(made, mover)]

    return Rates(rate)


@lru_cache(maxsize=1 << 12)
def _list_near(cell: Cell) -> tuple[tuple[Cell, int], ...]:
    """Return the neighbours of a cell, each with the bit by which it knows that cell."""
    return tuple((cell + step, bit) for step, bit in NEAR)


@lru_cache(maxsize=1 << 12)
def _list_beside(legion: Legion) -> tuple[Cell, ...]:
    """Return the cells that touch a Bug of a Legion; its own are among them, if it has several."""
    return tuple(dict.fromkeys(cell + step for cell in legion for step in PACKED_STEPS))


@lru_cache(maxsize=1 << 12)
def _part(cell: Cell, whole: Legion) -> tuple[tuple[Cell, ...], list[Legion]]:
    """Return the cells that are worth something else once a Bug of a Legion is lifted, and what is left of that."""
    rest = [each for each in whole if each != cell]
    touched = {cell, *(cell + step for step in PACKED_STEPS)}
    touched.update(each + step for each in rest for step in PACKED_STEPS)
    return tuple(touched), take_apart(rest)


class LegionzPosition(SearchPosition):
    """A `SearchPosition` of the seat on turn: Bugz are laid, lifted and put back in place."""

    __slots__ = (
        "alone",  # see `_list_alone`
        "history",  # what it takes to unmake each move made
        "latest",  # the cell of the Bug that was laid last, which may not be moved
        "left",  # how many Bugz each seat has still to lay
        "legions",  # as the referee's
        "length",  # of a full Legion
        "longest",  # as the referee's
        "loops",  # whether a loop lets its maker move a Bug
        "masks",  # as the referee's; of cells that Bugz have left 0
        "me",  # the seat that searches
        "mine",  # whether its side is to move
        "mover",  # who may move a Bug, or will after WAIT
        "ones",  # what a Bug makes of nothing: of each seat a Legion of one
        "owners",  # as the referee's
        "potential",  # by seat: the sum of `GROWTH` over all cells where a Bug may be laid
        "seats",  # how many play
        "signs",  # of all Bugz that lie
        "sizes",  # by cell where a Bug may be laid: how long a Legion one of each seat would make there
        "stage",  # LAY, WAIT or MOVE
        "threats",  # by seat: at how many of these cells it would have a full Legion
        "winner",  # who has a full Legion, -1 for nobody
    )

    def __init__(self, state: Board) -> None:
        """Take over a position in which somebody is to lay or to move a Bug."""
        chain = state.chain
        self.seats, self.length, self.loops = state.seats, state.length(), state.loops
        self.owners = {cell: chain.owners[cell] for cell in sorted(chain.owners)}
        self.masks, self.legions = chain.masks.copy(), chain.legions.copy()
        self.left = [state.left(seat) for seat in range(self.seats)]
        self.longest = state.longest[:]
        self.me: Seat = state.turn()
        self.mine = True
        self.stage, self.mover = (MOVE if state.moving else LAY), self.me
        self.latest: Cell = state.bugs[-1]
        self.winner = next((seat for seat in state.winners if state.reason == "legion"), -1)
        self.signs = 0
        for cell, seat in self.owners.items():
            self.signs ^= _sign(cell * 8 + seat)
        self.history: list[tuple[Any, ...]] = []
        self.ones: Sizes = (1,) * self.seats
        self.alone = _list_alone(self.seats)
        self.sizes: dict[Cell, Sizes] = {}
        self.potential = [0] * self.seats
        self.threats = [0] * self.seats
        self._weigh(sorted(chain.free), [])

    # Laying and lifting

    def _weigh(self, cells: Iterable[Cell], changes: list[Change]) -> None:
        """Reckon anew what a Bug on some cells would make, and note what stood there before."""
        sizes, masks, owners, legions = self.sizes, self.masks, self.owners, self.legions
        potential, threats, length, alone = self.potential, self.threats, self.length, self.alone
        ones, everybody = self.ones, range(self.seats)
        for cell in cells:
            old = sizes.get(cell)
            steps = FREE_WAYS[masks.get(cell, 0)]
            if not steps or cell in owners:
                if old is None:
                    continue
                new = None
                del sizes[cell]
            else:
                if len(steps) == 1:
                    near = cell + steps[0]
                    new = alone[owners[near]][len(legions[near])]
                else:
                    new = self._reckon_sizes(cell, steps)
                if new == old:
                    continue
                sizes[cell] = new
            changes.append((cell, old))
            before, after = old or ones, new or ones
            for seat in everybody:
                was, now = before[seat], after[seat]
                if was != now:
                    potential[seat] += GROWTH[now] - GROWTH[was]
                    threats[seat] += (now >= length) - (was >= length)

    def _reckon_sizes(self, cell: Cell, steps: tuple[int, ...]) -> Sizes:
        """Return how long a Legion each seat would have with a Bug there."""
        owners, legions = self.owners, self.legions
        sizes = [1] * self.seats
        seen: list[Legion] = []
        for step in steps:
            legion = legions[cell + step]
            if legion not in seen:
                seen.append(legion)
                sizes[owners[cell + step]] += len(legion)
        return tuple(sizes)

    def _lay(self, cell: Cell, seat: Seat, changes: list[Change]) -> list[Legion]:
        """Lay a Bug; return the Legions that it joined."""
        owners, masks, legions = self.owners, self.masks, self.legions
        owners[cell] = seat
        legion: Legion = (cell,)
        parts = []
        touched = {cell}
        for near, bit in _list_near(cell):
            masks[near] = masks.get(near, 0) | bit
            owner = owners.get(near)
            if owner is None:
                touched.add(near)
            elif owner == seat and near not in legion:
                parts.append(legions[near])
                legion += legions[near]
        sizes = self.sizes
        for each in legion:
            legions[each] = legion
        for part in parts:
            touched.update([near for near in _list_beside(part) if near in sizes])
        if len(legion) > self.longest[seat]:
            self.longest[seat] = len(legion)
        self.signs ^= _sign(cell * 8 + seat)
        self._weigh(touched, changes)
        return parts

    def _unlay(self, cell: Cell, parts: list[Legion]) -> None:
        """Take back the Bug that was laid last; what the cells are worth is not looked at."""
        masks, legions = self.masks, self.legions
        self.signs ^= _sign(cell * 8 + self.owners.pop(cell))
        del legions[cell]
        for near, bit in _list_near(cell):
            masks[near] ^= bit
        for part in parts:
            for each in part:
                legions[each] = part

    def _lift(self, cell: Cell, changes: list[Change]) -> Legion:
        """Lift a Bug; return the Legion that it was of."""
        legions, seat, whole = self.legions, self.owners[cell], self.legions[cell]
        self._unlay(cell, [])
        touched, parts = _part(cell, whole)
        for legion in parts:
            for each in legion:
                legions[each] = legion
        if len(whole) == self.longest[seat]:
            own = [len(legions[each]) for each, owner in self.owners.items() if owner == seat]
            self.longest[seat] = max(own, default=0)
        self._weigh(touched, changes)
        return whole

    def _unlift(self, cell: Cell, whole: Legion, seat: Seat) -> None:
        """Put a Bug back that was lifted; what the cells are worth is not looked at."""
        self.owners[cell] = seat
        self.signs ^= _sign(cell * 8 + seat)
        masks, legions = self.masks, self.legions
        for near, bit in _list_near(cell):
            masks[near] |= bit
        for each in whole:
            legions[each] = whole

    def _restore(self, changes: list[Change]) -> None:
        """Put back what the cells were worth."""
        sizes = self.sizes
        for cell, old in reversed(changes):
            if old is None:
                del sizes[cell]
            else:
                sizes[cell] = old

    # Making moves

    def make(self, move: int) -> None:
        """Play a legal move."""
        changes: list[Change] = []
        flow = (self.mine, self.stage, self.mover, self.latest, self.winner)
        counts = (self.potential[:], self.threats[:], self.longest[:])
        undone: tuple[Any, ...] = ()
        if move >= NOTHING:
            if move >= MOVED:
                origin, target = _unpack_move(move)
                seat = self.owners[origin]
                whole = self._lift(origin, changes)
                undone = (seat, whole, self._lay(target, seat, changes))
                self._find_winner(self.mover)
            self.stage = MOVE if self.stage == WAIT else LAY
        else:
            cell, seat = move >> 3, move & 7
            links = self.masks[cell].bit_count()
            undone = (self._lay(cell, seat, changes),)
            self.left[seat] -= 1
            self.latest = cell
            if self.longest[seat] >= self.length:
                self.winner = seat
            elif self.loops and links > 1:
                self.stage, self.mover = WAIT, seat
        self.mine = not self.mine
        self.history.append((move, changes, undone, flow, counts))

    def _find_winner(self, first: Seat) -> None:
        """Look for a full Legion after a Bug was moved, from the mover on (R-NB-14)."""
        for after in range(self.seats):
            seat = (first + after) % self.seats
            if self.longest[seat] >= self.length:
                self.winner = seat
                return

    def unmake(self) -> None:
        """Take back the last move made."""
        move, changes, undone, flow, counts = self.history.pop()
        self.mine, self.stage, self.mover, self.latest, self.winner = flow
        self.potential, self.threats, self.longest = counts
        if move >= MOVED:
            origin, target = _unpack_move(move)
            seat, whole, parts = undone
            self._unlay(target, parts)
            self._unlift(origin, whole, seat)
        elif move < NOTHING:
            self._unlay(move >> 3, undone[0])
            self.left[move & 7] += 1
        self._restore(changes)

    # What a search asks

    def key(self) -> int:
        """Return what tells positions apart: the Bugz that lie, who is on turn, and for what."""
        mover = 0 if self.stage == LAY else self.mover
        return (self.signs << 6) | (mover << 3) | (self.stage << 1) | self.mine

    def ended(self) -> int | None:
        """Return the value of a full Legion, or of the longest once all Bugz are laid."""
        if self.winner >= 0:
            return WIN if (self.winner == self.me) == self.mine else -WIN
        if self.stage != LAY or any(self.left):
            return None
        others = max(size for seat, size in enumerate(self.longest) if seat != self.me)
        lead = self.longest[self.me] - others
        value = WIN if lead > 0 else -WIN if lead < 0 else 0
        return value if self.mine else -value

    def movers(self) -> list[Seat]:
        """Return the seats of the side to move that have a Bug left, the next one first."""
        if self.mine:
            return [self.me] if self.left[self.me] else []
        order = [(self.me + after) % self.seats for after in range(1, self.seats)]
        return [seat for seat in order if self.left[seat]]

    def moves(self) -> list[int]:
        """Return every legal Bug that can be laid at the root, and those that matter further on.

        There are thousands of moves after a loop: these are always the few that look best (see `review.py`).
        """
        if self.ended() is not None:
            return []
        if self.stage == WAIT:
            return [NOTHING]
        if self.stage == MOVE:
            return [*self.list_moved(deep=bool(self.history)), PASS]
        movers = self.movers()
        if not movers:
            return [NOTHING]  # its side has laid all Bugz, and the other has not
        if not self.history:
            return [cell * 8 + self.me for cell in self.sizes]
        return self._list_winning(movers) or self._list_shutting(movers) or self._list_laid(movers)

    def _list_winning(self, movers: list[Seat]) -> list[int]:
        """Return the Bugz that complete a full Legion."""
        return [
            cell * 8 + seat
            for seat in movers
            if self.threats[seat]
            for cell, sizes in self.sizes.items()
            if sizes[seat] >= self.length
        ]

    def _list_shutting(self, movers: list[Seat]) -> list[int]:
        """Return the Bugz that can keep the other side from completing one: there, or beside that cell.

        Beside it, the Bug may be linked to one that the cell touches, and nothing may be laid there any more (§3.3).
        """
        rivals = (
            range(self.seats) if not self.mine else [seat for seat in range(self.seats) if seat != self.me]
        )
        rivals = [seat for seat in rivals if self.threats[seat] and seat not in movers and self.left[seat]]
        if not rivals:
            return []
        sizes = self.sizes
        cells: dict[Cell, None] = {}
        for cell, made in list(sizes.items()):
            if any(made[seat] >= self.length for seat in rivals):
                for each in (cell, *(cell + step for step in PACKED_STEPS)):
                    if each in sizes:
                        cells[each] = None
        if self.loops:  # closing a loop lets one move a Bug out of the way, or into it
            cells.update((cell, None) for cell in sizes if self.masks[cell] & (self.masks[cell] - 1))
        return [cell * 8 + movers[0] for cell in cells]

    def _list_laid(self, movers: list[Seat]) -> list[int]:
        """Return the Bugz that matter most: where the side to move would grow, or the other would."""
        laid = _rate_laid(tuple(movers))
        found = []
        for cell, made in self.sizes.items():
            worth, seat = laid[made]
            found.append((worth, cell * 8 + seat))
        found.sort(reverse=True)
        return [move for _, move in found[:MOST_LAID]]

    def captures(self) -> list[int]:
        """Return what a quiet position must not have left: a full Legion to be completed, or to be kept from that."""
        if self.winner >= 0:
            return []
        if self.stage == WAIT:
            return [NOTHING] if self.threats[self.mover] else []
        if self.stage == MOVE:
            return self.list_moved(deep=True) if self.threats[self.mover] else []
        movers = self.movers()
        return (self._list_winning(movers) or self._list_shutting(movers)) if movers else []

    def evaluate(self) -> int:
        """Return how far the Legions have come, and how far they can."""
        me, own, most = self.me, 0, -WIN
        longest, potential = self.longest, self.potential
        for seat, left in enumerate(self.left):
            score = longest[seat] * STAKES[left] + potential[seat] * left // (left + 3)
            if seat == me:
                own = score
            elif score > most:
                most = score
        value = own - most
        mine = self.mine
        if self.stage == LAY:
            value += WEIGHTS.turn if mine else -WEIGHTS.turn
        else:
            mine = self.mover == me
            value += WEIGHTS.loop if mine else -WEIGHTS.loop
        threats = self.threats[me], sum(self.threats) - self.threats[me]
        ahead, behind = threats if mine else threats[::-1]
        if ahead or behind:
            # The seat to lay has lost if it cannot shut all such cells; `captures` tries whether that can be done.
            lost = WEIGHTS.near if self.stage == LAY else WEIGHTS.threat * min(behind, 4)
            urgent = WEIGHTS.near if ahead else -lost
            value += urgent if mine else -urgent
        return value if self.mine else -value

    def sentence(self, move: int) -> Move:
        """Return the move as the referee's sentence."""
        if move >= MOVED:
            return "move {} {}".format(*map(word_of, _unpack_move(move)))
        return "pass" if move == PASS else word_of(move >> 3)

    # Moving a Bug after a loop

    def list_moved(self, deep: bool) -> list[int]:
        """Return the moves of a Bug that look best, the best first: `deep` in a search, fewer are tried."""
        found: list[tuple[int, int]] = []
        for cell in self._list_lifted(deep):
            owner, changes = self.owners[cell], list[Change]()
            before = (self.potential[:], self.threats[:], self.longest[:])
            whole = self._lift(cell, changes)
            potential, threats, longest = self.potential, self.threats, self.longest
            for landing in self._list_landings(cell, owner):
                self.potential, self.threats, self.longest = potential[:], threats[:], longest[:]
                changed: list[Change] = []
                parts = self._lay(landing, owner, changed)
                found.append((-self._evaluate_moved(), _pack_move(cell, landing)))
                self._unlay(landing, parts)
                self._restore(changed)
            self._unlift(cell, whole, owner)
            self._restore(changes)
            self.potential, self.threats, self.longest = before
        found.sort()
        return [move for _, move in found[:MOST_MOVED]]

    def _list_lifted(self, deep: bool) -> list[Cell]:
        """Return the Bugz to be lifted: own ones that hold little, and the others' that hold most."""
        joints, legions, mover = find_joints(tuple(self.owners)), self.legions, self.mover
        own, others = [], []
        for cell, owner in self.owners.items():
            if cell in joints or cell == self.latest:
                continue
            if owner == mover:
                own.append((len(legions[cell]), cell))
            else:
                others.append((-len(legions[cell]), cell))
        most = MOST_LIFTED if deep else len(self.owners)
        return [cell for found in (own, others) for _, cell in sorted(found)[:most]]

    def _list_landings(self, origin: Cell, owner: Seat) -> list[Cell]:
        """Return where a lifted Bug would help its mover most: it grows there, or shuts what others want."""
        landed = _rate_landed(self.mover, owner)
        found = [(landed[made], -cell) for cell, made in self.sizes.items() if cell != origin]
        found.sort(reverse=True)
        return [-cell for _, cell in found[:MOST_LANDED]]

    def _evaluate_moved(self) -> int:
        """Return what the position is worth to the mover, once its Bug has been moved."""
        if max(self.longest) >= self.length:
            return WIN if self.longest[self.mover] >= self.length else -WIN
        stage, mine = self.stage, self.mine
        self.stage, self.mine = LAY, self.mover != self.me
        value = -self.evaluate()
        self.stage, self.mine = stage, mine
        return value


def _find_most(made: Sizes, but: Seat) -> int:
    """Return how long a Legion any other seat would make."""
    return max(made[:but] + made[but + 1 :])


def _pack_move(origin: Cell, target: Cell) -> int:
    return MOVED | (origin + _OFFSET) << _SHIFT | (target + _OFFSET)


def _unpack_move(move: int) -> tuple[Cell, Cell]:
    return ((move ^ MOVED) >> _SHIFT) - _OFFSET, (move & (1 << _SHIFT) - 1) - _OFFSET


def reckon_worth(state: Board, seat: Seat) -> float:
    """Return how good a position that goes on looks for a seat, -1 to 1."""
    if not state.bugs:
        return 0.0
    if state.is_used_up() and not state.moving:
        level = max(state.longest)  # the numbers will tell (§5.3)
        return 0.0 if state.longest[seat] == level else -1.0
    position = LegionzPosition(state)
    position.mine = position.me == seat
    position.me = seat
    value = position.evaluate() if position.mine else -position.evaluate()
    return 0.99 * tanh(value / (2 * WORTH))


def list_likely(state: Board) -> list[Move]:
    """Return what is worth thinking about for the seat on turn, the likeliest first."""
    position = LegionzPosition(state)
    if state.moving:
        return [*map(position.sentence, position.list_moved(deep=False)), "pass"]
    seat = position.me

    def order(cell: Cell) -> tuple[int, Cell]:
        made = position.sizes[cell]
        return -GROWTH[made[seat]] - GROWTH[_find_most(made, seat)], cell

    return [word_of(cell) for cell in sorted(position.sizes, key=order)]
