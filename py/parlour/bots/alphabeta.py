"""Alpha-beta search for two players: iterative deepening, a transposition table, quiescence over captures.

After Knuth and Moore 1975 (alpha-beta, as negamax), Slate and Atkin 1977 (iterative deepening, killers) and
Schaeffer 1989 (the history heuristic). It is a generator throughout, so that its caller may stop it.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable

from parlour.core.game import Move
from parlour.core.position import WIN, SearchPosition
from parlour.core.rng import Rng

NODES_A_SLICE = 200
"""Positions looked at between two yields: a few milliseconds, also in a browser."""

TABLE_SIZE = 200_000
"""Entries; a search that fills the table begins a new one."""

INFINITE = WIN * 2
DECIDED = WIN - 100
"""A value beyond this, to either side, is no estimate: the game is won or lost by force."""

EXACT, AT_LEAST, AT_MOST = 0, 1, 2


class BudgetSpentError(Exception):
    """Raised inside a search that has looked at as many positions as it may; never leaves `Search`."""


class Search:
    """One search of one position, which it makes and unmakes moves on."""

    def __init__(self, position: SearchPosition, rng: Rng, bare: bool = False) -> None:
        """Prepare to search; the generator only decides between moves that look alike.

        A `bare` search keeps no table and knows no captures: it can be measured on any two positions alike.
        """
        self.position = position
        self.bare = bare
        self.nodes = 0
        self.limit = 0
        self.slice_end = NODES_A_SLICE
        self.best: int | None = None
        self.value = 0
        self.table: dict[Hashable, tuple[int, int, int, int | None]] = {}
        self.killers: dict[int, int] = {}
        self.history: dict[int, int] = {}
        self.roots = position.moves()
        rng.shuffle(self.roots)

    def best_sentence(self) -> Move:
        """Return the best move found so far, "" where there is none."""
        return "" if self.best is None else self.position.sentence(self.best)

    def deepen(self, depth: int, nodes: int) -> Generator[int, None, None]:
        """Search one ply deeper and deeper, to a depth or until so many nodes are spent; yields the depth.

        A depth that is broken off leaves the best move that it had found, which is no worse than the last
        depth's, since that is tried first. The position is left anywhere once the nodes are spent.
        """
        self.limit = nodes
        if self.roots:
            self.best = self.roots[0]
        if len(self.roots) < 2:
            return
        try:
            for each in range(1, depth + 1):
                for _ in self._search_roots(each):
                    yield each
                if abs(self.value) > DECIDED:
                    return
        except BudgetSpentError:
            return

    def compare(self, moves: list[int], depth: int, nodes: int) -> Generator[None, None, list[int]]:
        """Return what each of some legal moves is worth, all searched equally deep, within a depth and so many nodes.

        A move that is seen to win or to lose by force is not searched deeper, and leaves its share to the others.
        The position is left anywhere once the nodes are spent.
        """
        self.limit = nodes
        values = [0] * len(moves)
        try:
            for each in range(1, depth + 1):
                found = values[:]
                for at, move in enumerate(moves):
                    if abs(values[at]) <= DECIDED:
                        found[at] = yield from self._search_root(move, each, -INFINITE)
                values = found
        except BudgetSpentError:
            pass
        return values

    def bound_others(
        self, best: int, floor: int, depth: int, nodes: int
    ) -> Generator[None, None, int | None]:
        """Return what any root move but the best is worth at most; None where one may be worth more than a floor.

        Mostly some other is soon seen to be, and then nothing more is searched. The position is left anywhere once
        the nodes are spent.
        """
        self.limit = nodes
        bound = -INFINITE
        try:
            for each in range(1, depth + 1):
                bound = -INFINITE
                for move in self.roots:
                    if move != best:
                        bound = max(bound, (yield from self._search_root(move, each, floor)))
                        if bound > floor:
                            return None
        except BudgetSpentError:
            return None
        return bound

    def _search_roots(self, depth: int) -> Generator[None, None, None]:
        """Search every root move to a depth, best of the last depth first."""
        if self.best is not None:
            self.roots.remove(self.best)
            self.roots.insert(0, self.best)
        alpha = -INFINITE
        for move in self.roots:
            value = yield from self._search_root(move, depth, alpha)
            if value > alpha:
                alpha = value
                self.best, self.value = move, value

    def _search_root(self, move: int, depth: int, alpha: int) -> Generator[None, None, int]:
        """Return what a root move is worth; where that is no more than alpha, anything no less than it is worth."""
        self.position.make(move)
        if depth > 1:
            value = -(yield from self._search(depth - 1, -INFINITE, -alpha, 1))
        else:
            value = -self._quiesce(-INFINITE, -alpha, 1)
            if self._slice_is_over():
                yield
        self.position.unmake()
        return value

    def _search(self, depth: int, alpha: int, beta: int, ply: int) -> Generator[None, None, int]:
        """Return the value of the position for the side to move, between two bounds (fail-soft negamax)."""
        if self.nodes >= self.limit:
            raise BudgetSpentError
        self.nodes += 1
        if self._slice_is_over():
            yield
        position = self.position
        ended = position.ended()
        if ended is not None:
            return _nearer(ended, ply)
        key = None if self.bare else position.key()
        entry = self.table.get(key) if key is not None else None
        hint = None
        if entry is not None:
            entry_depth, bound, value, hint = entry
            if entry_depth >= depth and (
                bound == EXACT
                or (bound == AT_LEAST and value >= beta)
                or (bound == AT_MOST and value <= alpha)
            ):
                return value
        moves = position.moves()
        if not moves:
            return _nearer(-WIN, ply)
        best, best_move, floor = -INFINITE, None, alpha
        for move in self._order(moves, hint, depth, ply):
            if depth == 1:
                # The other side may always let things stand (as `_quiesce` does), so what the move comes to
                # is no more than this; mostly that is too little, and the move need not be made.
                estimate = position.estimate(move)
                if estimate <= alpha:
                    self.nodes += 1
                    best = max(best, estimate)
                    continue
            position.make(move)
            if depth > 1:
                value = -(yield from self._search(depth - 1, -beta, -alpha, ply + 1))
            else:
                value = -self._quiesce(-beta, -alpha, ply + 1)
                if self._slice_is_over():
                    yield
            position.unmake()
            if value > best:
                best, best_move = value, move
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        self.killers[ply] = move
                        self.history[move] = self.history.get(move, 0) + depth * depth
                        break
        if key is not None:
            if len(self.table) >= TABLE_SIZE:
                self.table = {}
            bound = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
            self.table[key] = (depth, bound, best, best_move)
        return best

    def _slice_is_over(self) -> bool:
        """Tell whether it is time to yield, and begin the next slice if so."""
        if self.nodes < self.slice_end:
            return False
        self.slice_end = self.nodes + NODES_A_SLICE
        return True

    def _order(self, moves: list[int], hint: int | None, depth: int, ply: int) -> list[int]:
        """Put first what is likely to cut: the table's move, captures, this ply's killer, then by history."""
        front = [] if self.bare else self.position.captures()
        killer = self.killers.get(ply)
        if killer is not None:
            front.append(killer)
        if hint is not None:
            front.insert(0, hint)
        if depth > 1:
            history = self.history
            moves.sort(key=lambda move: history.get(move, 0), reverse=True)
        if not front:
            return moves
        legal = set(moves)
        front = [move for move in front if move in legal]
        return list(dict.fromkeys(front + moves))

    def _quiesce(self, alpha: int, beta: int, ply: int) -> int:
        """Return the value once no capture is worth making, so that no exchange is judged half-way."""
        if self.nodes >= self.limit:
            raise BudgetSpentError
        self.nodes += 1
        position = self.position
        ended = position.ended()
        if ended is not None:
            return _nearer(ended, ply)
        best = position.evaluate()
        if best >= beta:
            return best
        if best > alpha:
            alpha = best
        for move in () if self.bare else position.captures():
            position.make(move)
            value = -self._quiesce(-beta, -alpha, ply + 1)
            position.unmake()
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best


def _nearer(value: int, ply: int) -> int:
    """Make a win nearer to the root worth more than a distant one, and a distant loss than a near one."""
    return value - ply if value > 0 else value + ply if value < 0 else 0
