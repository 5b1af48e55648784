"""What computer players know of Numica: the fast core that they search on, its evaluation, the five levels.

The core is held to the referee by a differential test (tests/games/numica/test_bot.py): same moves, same ends.
"""

from __future__ import annotations

from parlour.core.game import Level, Move
from parlour.core.position import WIN
from parlour.games.numica.board import MOVE_SENTENCES, QUIET_PLIES, THIRD_TIME, TURN_MARKS, Board
from parlour.games.numica.pieces import is_fresh, kind_of, seat_of
from parlour.games.numica.tiles import JUMPS, RAYS

# Each beats the one below in about nine games of ten (ladder.json, written by `parlour arena --write`): the first
# three look one move and the exchanges after it ahead, and now and then not at all.
LEVELS = (
    Level("alphabeta", blunder=0.85, depth=1, nodes=1_000),
    Level("alphabeta", blunder=0.45, depth=1, nodes=1_000),
    Level("alphabeta", blunder=0.15, depth=1, nodes=1_000),
    Level("alphabeta", blunder=0.04, depth=2, nodes=4_000),
    Level("alphabeta", depth=12, nodes=40_000),
)

JUMPER, SLIDER, ANYWHERE = 0, 1, 2

# Evaluation, in hundredths of a point: what so many captures of one kind are worth, since the third of a kind
# wins (R-NC-10).
KIND_VALUE = (0, 300, 750, 1600)
TAKEN_VALUE = tuple(
    KIND_VALUE[min(squares, 3)] + KIND_VALUE[min(rounds, 3)] for rounds in range(5) for squares in range(8)
)
"""By captures as a seat counts them: squares + 8 * rounds."""
WINS = tuple(
    squares >= 3 or rounds >= 3 or (squares >= 2 and rounds >= 2)
    for rounds in range(5)
    for squares in range(8)
)

# By the code of the mover, then of what stands on the target: may it land there, and would that be a capture.
# Own pieces never; fresh takes fresh never (R-NC-07).
CATCHES = tuple(
    bytes(
        bool(code and other and seat_of(code) != seat_of(other) and not (is_fresh(code) and is_fresh(other)))
        for other in range(9)
    )
    for code in range(9)
)
LANDS = tuple(bytes((not other) or CATCHES[code][other] for other in range(9)) for code in range(9))


class NumicaPosition:
    """A `SearchPosition`: one flat board, moves as `from * 64 + to`, made and unmade in place."""

    __slots__ = (
        "board",  # 64 piece codes, as the referee's
        "here",  # this position, as the referee compares positions (R-NC-15)
        "history",  # what it takes to unmake each move made
        "jumps",  # by square: where a jumping tile leads
        "lines",  # by square: the lines of a sliding tile
        "mobility",  # by square: how many ways lead from its tile, a little
        "passes_over",  # whether sliding pieces pass over others and never catch (R-NC-03)
        "quiet",  # plies since the last capture
        "roam",  # the sum of mobility, Red's less Blue's
        "seen",  # how often each position stood
        "standing",  # the squares of each seat's pieces
        "taken",  # each seat's captures, squares + 8 * rounds
        "turn",  # the seat to move
        "value",  # the value of a game that is over by captures, for the seat to move; None before
        "ways",  # by square: JUMPER, SLIDER or ANYWHERE
    )

    def __init__(self, state: Board) -> None:
        """Take over a position with the pieces in place."""
        self.board = bytearray(state.board)
        self.turn = state.turn
        self.passes_over = state.choices.moves == "sdg"
        self.quiet = state.quiet
        self.seen = dict(state.seen)
        self.taken = [sum(8 if each.kind else 1 for each in caught) for caught in state.taken]
        self.ways = [
            ANYWHERE if symbol == "X" else SLIDER if symbol in RAYS else JUMPER for symbol in state.tiles
        ]
        self.jumps = [
            JUMPS[symbol][square] if symbol in JUMPS else () for square, symbol in enumerate(state.tiles)
        ]
        self.lines = [
            RAYS[symbol][square] if symbol in RAYS else () for square, symbol in enumerate(state.tiles)
        ]
        self.mobility = [5 * len(self.jumps[square]) or 45 for square in range(64)]
        self.standing: list[set[int]] = [set(), set()]
        for square, code in enumerate(self.board):
            if code:
                self.standing[seat_of(code)].add(square)
        self.roam = sum(self.mobility[square] for square in self.standing[0]) - sum(
            self.mobility[square] for square in self.standing[1]
        )
        self.history: list[tuple[int, int, int, int, bytes]] = []
        self.here = state.position_key()
        self.value: int | None = None
        if state.reason == "captures":
            self.value = WIN if self.turn in state.winners else -WIN

    def key(self) -> bytes:
        """Return the board and the turn."""
        return self.here

    def moves(self) -> list[int]:
        """Return every legal move; none in a game that is over, and a seat without any has lost."""
        if self.ended() is not None:
            return []
        board = self.board
        found: list[int] = []
        for origin in self.standing[self.turn]:
            base, way = origin << 6, self.ways[origin]
            if way == JUMPER:
                lands = LANDS[board[origin]]
                found += [base + target for target in self.jumps[origin] if lands[board[target]]]
            elif way == ANYWHERE:
                found += [base + target for target in range(64) if not board[target]]
            else:
                catches = CATCHES[board[origin]]
                for line in self.lines[origin]:
                    for target in line:
                        other = board[target]
                        if not other:
                            found.append(base + target)
                        elif not self.passes_over:
                            if catches[other]:
                                found.append(base + target)
                            break
        return found

    def captures(self) -> list[int]:
        """Return the legal captures."""
        if self.ended() is not None:
            return []
        board = self.board
        found: list[int] = []
        for origin in self.standing[self.turn]:
            way = self.ways[origin]
            if way == ANYWHERE:
                continue
            catches = CATCHES[board[origin]]
            if way == JUMPER:
                found += [(origin << 6) + target for target in self.jumps[origin] if catches[board[target]]]
            elif not self.passes_over:
                for line in self.lines[origin]:
                    for target in line:
                        if board[target]:
                            if catches[board[target]]:
                                found.append((origin << 6) + target)
                            break
        return found

    def make(self, move: int) -> None:
        """Play a legal move."""
        origin, target = move >> 6, move & 63
        board, turn = self.board, self.turn
        code, other = board[origin], board[target]
        mine = self.standing[turn]
        mine.remove(origin)
        mine.add(target)
        gained = self.mobility[target] - self.mobility[origin]
        quiet = self.quiet
        if other:
            self.standing[1 - turn].remove(target)
            gained += self.mobility[target]
            self.taken[turn] += 8 if kind_of(other) else 1
            if WINS[self.taken[turn]]:
                self.value = -WIN
            self.quiet = 0
        else:
            self.quiet = quiet + 1
        self.roam += -gained if turn else gained
        board[target], board[origin] = code + (code & 1), 0
        self.turn = 1 - turn
        self.history.append((move, code, other, quiet, self.here))
        here = self.here = bytes(board) + TURN_MARKS[self.turn]
        self.seen[here] = self.seen.get(here, 0) + 1

    def unmake(self) -> None:
        """Take back the last move made."""
        here = self.here
        times = self.seen[here] - 1
        if times:
            self.seen[here] = times
        else:
            del self.seen[here]
        move, code, other, self.quiet, self.here = self.history.pop()
        origin, target = move >> 6, move & 63
        turn = self.turn = 1 - self.turn
        self.board[origin], self.board[target] = code, other
        mine = self.standing[turn]
        mine.remove(target)
        mine.add(origin)
        gained = self.mobility[target] - self.mobility[origin]
        if other:
            self.standing[1 - turn].add(target)
            gained += self.mobility[target]
            self.taken[turn] -= 8 if kind_of(other) else 1
        self.roam -= -gained if turn else gained
        self.value = None

    def ended(self) -> int | None:
        """Return the value of a win by captures or of a draw; a seat that cannot move is known by `moves`."""
        if self.value is not None:
            return self.value
        if self.quiet >= QUIET_PLIES or self.seen.get(self.here, 0) >= THIRD_TIME:
            return 0
        return None

    def evaluate(self) -> int:
        """Return captures, and a little for standing on tiles that lead to many squares."""
        turn = self.turn
        roam = -self.roam if turn else self.roam
        return TAKEN_VALUE[self.taken[turn]] - TAKEN_VALUE[self.taken[1 - turn]] + roam

    def estimate(self, move: int) -> int:
        """Return what `evaluate` would say after a move, for the side that makes it."""
        origin, target = move >> 6, move & 63
        turn, mobility = self.turn, self.mobility
        taken, other = self.taken[turn], self.board[target]
        gained = mobility[target] - mobility[origin]
        if other:
            taken += 8 if kind_of(other) else 1
            if WINS[taken]:
                return WIN
            gained += mobility[target]
        roam = gained - self.roam if turn else gained + self.roam
        return TAKEN_VALUE[taken] - TAKEN_VALUE[self.taken[1 - turn]] + roam

    def sentence(self, move: int) -> Move:
        """Return the move as the referee's sentence."""
        return MOVE_SENTENCES[move >> 6][move & 63]
