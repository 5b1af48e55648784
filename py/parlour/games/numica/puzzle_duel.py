"""What Numica knows of wins in one and two, and of the defence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from parlour.core.game import Json, Move, Seat, State
from parlour.core.task import Demand
from parlour.games.numica.board import MOVE_SENTENCES
from parlour.games.numica.notation import read_position
from parlour.games.numica.pieces import Taken, count_kinds, has_won, kind_of, seat_of
from parlour.games.numica.state import NumicaState
from parlour.games.numica.tiles import JUMPS
from parlour.kit.squares import NUMBER
from parlour.kit.winning import Defence, Duel, WinInOne, WinInTwo, play

MOST_WINS = 2
"""Captures that win at once: of three nobody need look for one."""

LEAST_IDLE = 3
"""Captures that do not win beside one that does."""


class NumicaDuel(Duel):
    """Captures win, and so does a move after which the other side has none (§5.1, §5.2)."""

    differs: ClassVar[Mapping[str, str]] = dict.fromkeys(
        (WinInOne.key, Defence.key),
        "a level sees a capture or a threat or not by its depth, wherever it comes from, and blunders as often "
        "everywhere; people look at the captures first, and at near ones sooner",
    )

    def show(self, state: State, seat: Seat) -> State | None:
        """Return where the pieces stand; a new count of quiet moves and of repetitions."""
        assert isinstance(state, NumicaState)
        if state.is_placing() or state.reason or seat != state.turn:
            return None
        shown = state.copy()
        shown.choices = state.choices._replace(setup="turn")
        shown.quiet = 0
        return read_position(str(shown), NumicaState)

    def find_wins(self, state: State, seat: Seat) -> list[Move]:
        """Return the captures that win, and what leaves the other side no move."""
        assert isinstance(state, NumicaState)
        if _could_be_stuck(state, 1 - seat):
            return [move for move in state.moves(seat) or [] if _wins(state, seat, move)]
        winning = [has_won((*state.taken[seat], Taken(0, kind))) for kind in (0, 1)]
        if seat != state.turn or state.reason or not any(winning):
            return []
        board = state.board
        return [
            MOVE_SENTENCES[origin][target]
            for origin, code in enumerate(board)
            if code and seat_of(code) == seat
            for target in state.targets(origin)
            if board[target] and winning[kind_of(board[target])]
        ]

    def tell_short(self, state: State, seat: Seat, move: Move) -> tuple[str, Json]:
        """Count what would be captured (§5.1)."""
        assert isinstance(state, NumicaState)
        code = state.board[NUMBER[move[3:]]]
        if not code:
            return "quiet", {}
        squares, rounds = count_kinds((*state.taken[seat], Taken(0, kind_of(code))))
        return "short", {"squares": squares, "rounds": rounds}

    def tell_win(self, state: State, seat: Seat, move: Move) -> Json:
        """Count what is captured then (§5.1); `stuck`: it is the other side's last move that is gone (§5.2)."""
        assert isinstance(state, NumicaState)
        code = state.board[NUMBER[move[3:]]]
        taken = (*state.taken[seat], *([Taken(0, kind_of(code))] if code else []))
        squares, rounds = count_kinds(taken)
        return {"squares": squares, "rounds": rounds, "stuck": not has_won(taken)}

    def find_threats(self, state: State, seat: Seat) -> list[Move]:
        """Return what would win if the other side could pass."""
        assert isinstance(state, NumicaState)
        return self.find_wins(_give_turn(state, seat), seat)

    def rank(self, state: State, seat: Seat) -> list[list[Move]]:
        """Return the captures, and then the quiet moves."""
        assert isinstance(state, NumicaState)
        moves = _give_turn(state, seat).moves(seat) or []
        captures = list_captures(state, moves)
        return [captures, [move for move in moves if move not in captures]]

    def may_ask(self, key: str, state: State, seat: Seat) -> bool:
        """Tell whether two captures could win, or somebody be stuck; of the defence, whether there is a threat."""
        assert isinstance(state, NumicaState)
        if key == WinInTwo.key:
            pairs = ((0, 0), (0, 1), (1, 1))
            wins = any(has_won((*state.taken[seat], *(Taken(0, kind) for kind in pair))) for pair in pairs)
            return wins or _could_be_stuck(state, 1 - seat)
        return key != Defence.key or self._is_threatened(state, seat)

    def list_demands(self, key: str) -> tuple[Demand, ...]:
        """Return what is asked of a question: something to choose from, and a real threat."""
        if key == WinInOne.key:
            return (
                Demand(
                    "three-others",
                    "with fewer that do not win there is nothing to compare",
                    self._has_idle_captures,
                ),
                Demand("two-wins", "where three win nobody needs to look", self._has_few_wins),
            )
        if key == Defence.key:
            return (
                Demand(
                    "threat",
                    "who passed would lose: else nothing is defended",
                    self._is_threatened,
                ),
                Demand(
                    "no-flight",
                    "going away is soon found: something else helps, too",
                    self._is_held_by_another,
                ),
            )
        return ()

    def _has_idle_captures(self, state: State, seat: Seat) -> bool:
        assert isinstance(state, NumicaState)
        wins = self.find_wins(state, seat)
        captures = list_captures(state, state.moves(seat) or [])
        return sum(move not in wins for move in captures) >= LEAST_IDLE

    def _has_few_wins(self, state: State, seat: Seat) -> bool:
        return len(self.find_wins(state, seat)) <= MOST_WINS

    def _is_threatened(self, state: State, seat: Seat) -> bool:
        return bool(self.find_threats(state, 1 - seat))

    def _is_held_by_another(self, state: State, seat: Seat) -> bool:
        """Tell whether some answer leaves every threatened piece where it stands."""
        assert isinstance(state, NumicaState)
        threatened = {move[3:] for move in self.find_threats(state, 1 - seat)}
        return any(
            move[:2] not in threatened and not self.find_wins(play(state, seat, move), 1 - seat)
            for move in state.moves(seat) or []
        )

    def is_tempting(self, state: State, seat: Seat, wins: list[Move]) -> bool:
        """Tell whether there is a capture that does not win."""
        assert isinstance(state, NumicaState)
        return any(move not in wins for move in list_captures(state, state.moves(seat) or []))

    def identify(self, state: State, seat: Seat, firsts: list[Move]) -> str:
        """Return the tiles, and the spaces to be moved to, as seen from that of the eight sides that makes it least.

        Of one deal of tiles, what is to be reached tells one question from another.
        """
        assert isinstance(state, NumicaState)
        targets = {NUMBER[move[3:]] for move in firsts}
        cells = [f"{tile}{'+' * (square in targets)}" for square, tile in enumerate(state.tiles)]
        return f"{find_least_side(cells)} {state.choices.moves}"

    def measure(self, state: State, seat: Seat, move: Move) -> Mapping[str, int]:
        """Return how far a move goes, and how many pieces stand."""
        assert isinstance(state, NumicaState)
        return {"reach": count_steps(move), "pieces": sum(map(bool, state.board))}


def _give_turn(state: NumicaState, seat: Seat) -> NumicaState:
    """Return a position with a seat on turn."""
    if state.turn == seat:
        return state
    given = state.copy()
    given.turn = seat
    return given


def list_captures(state: NumicaState, moves: list[Move]) -> list[Move]:
    """Return those of some legal sentences that capture."""
    return [move for move in moves if state.board[NUMBER[move[3:]]]]


_TURNED = tuple(square % 8 * 8 + 7 - square // 8 for square in range(64))
_MIRRORED = tuple(square ^ 7 for square in range(64))


def _list_sides() -> tuple[tuple[int, ...], ...]:
    """Return the squares in the order in which they are read from each side, and in a mirror."""
    side, found = tuple(range(64)), []
    for _ in range(4):
        found += [side, tuple(side[square] for square in _MIRRORED)]
        side = tuple(side[square] for square in _TURNED)
    return tuple(found)


_SIDES = _list_sides()


def count_steps(move: Move) -> int:
    """Return how many spaces a sentence goes."""
    origin, target = NUMBER[move[:2]], NUMBER[move[3:]]
    return max(abs(origin % 8 - target % 8), abs(origin // 8 - target // 8))


def find_least_side(cells: Sequence[str]) -> str:
    """Return the board's squares as seen from that of the eight sides that makes it least."""
    return min("".join([cells[square] for square in side]) for side in _SIDES)


def _could_be_stuck(state: NumicaState, other: Seat) -> bool:
    """Tell whether one move could leave a side without any; False only where it cannot.

    A move captures one piece at most, and takes at most one space from a piece that jumps: of two such pieces with two
    ways each, one can still go.
    """
    free = 0
    for square, code in enumerate(state.board):
        if code and seat_of(code) == other and state.tiles[square] in JUMPS:
            free += len(state.targets(square)) > 1
            if free > 1:
                return False
    return True


def _wins(state: NumicaState, seat: Seat, move: Move) -> bool:
    return seat in play(state, seat, move).winners
