"""What lies on the table of Numica: the fields of a position, where pieces may go, and what comes of a sentence.

Rulings (R-NC-nn) and paragraphs (§) are named where they act; they stand in rulings.md and rules/en.md of
web/games/numica.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from parlour.core.game import CHANCE, Event, Move, Seat
from parlour.games.numica.pieces import Taken, code_of, has_won, is_fresh, kind_of
from parlour.games.numica.rows import KINDS, PIECES_EACH, SETUP_SENTENCES
from parlour.games.numica.tiles import JUMPS, RAYS
from parlour.kit.squares import NAMES, NUMBER

QUIET_PLIES = 100  # R-NC-11
THIRD_TIME = 3  # R-NC-11
COLOURS = ("red", "blue")
TURN_MARKS = (b"r", b"b")

MOVE_SENTENCES: tuple[tuple[Move, ...], ...] = tuple(tuple(f"{a} {b}" for b in NAMES) for a in NAMES)


class Choices(NamedTuple):
    """The options of one game; see `game.py` for what each means."""

    tiles: str = "sheet"
    moves: str = "sheet"
    setup: str = "turn"


class Step(NamedTuple):
    """One move since the last capture: from, to, and whether it was the piece's first."""

    origin: int
    target: int
    first: bool


class Board:
    """The fields of one position. Boards are 64 piece codes, a1 b1 … h8."""

    __slots__ = (
        "board",  # bytearray of codes
        "choices",  # the game's options
        "ids",  # which piece stands where, 1 … 16 (seat * 8 + file of set-up + 1), 0 nowhere
        "last",  # the last move as (from, to), None before the first
        "orders",  # each seat's set-up as eight letters, None until chosen
        "quiet",  # plies since the last capture
        "reason",  # why the game ended, "" while it goes on
        "seen",  # how often each position (board and turn) stood since the last capture or the set-up
        "taken",  # what each seat has captured, in order
        "tiles",  # 64 symbols, "" until laid
        "trail",  # the moves since the last capture or the set-up: all that repetition needs
        "turn",  # the seat to move
        "winners",  # who won, once there is a reason
    )

    def __init__(self, choices: Choices) -> None:
        """Make the position before the tiles are laid."""
        self.choices = choices
        self.tiles = ""
        self.orders: list[str | None] = [None, None]
        self.board = bytearray(64)
        self.ids = [0] * 64
        self.turn: Seat = 0
        self.taken: list[tuple[Taken, ...]] = [(), ()]
        self.quiet = 0
        self.trail: list[Step] = []
        self.seen: dict[bytes, int] = {}
        self.last: tuple[int, int] | None = None
        self.reason = ""
        self.winners: frozenset[Seat] = frozenset()

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self).__new__(type(self))
        other.choices = self.choices
        other.tiles = self.tiles
        other.orders = self.orders[:]
        other.board = self.board[:]
        other.ids = self.ids[:]
        other.turn = self.turn
        other.taken = self.taken[:]
        other.quiet = self.quiet
        other.trail = self.trail[:]
        other.seen = self.seen.copy()
        other.last = self.last
        other.reason = self.reason
        other.winners = self.winners
        return other

    # Flow

    def waiting(self) -> tuple[Seat, ...]:
        """Return who the game waits for."""
        if self.reason:
            return ()
        if not self.tiles:
            return (CHANCE,)
        missing = tuple(seat for seat in (0, 1) if self.orders[seat] is None)
        if missing:
            return missing if self.choices.setup == "secret" else missing[:1]
        return (self.turn,)

    def is_placing(self) -> bool:
        """Tell whether somebody has still to place his pieces."""
        return None in self.orders

    def moves(self, seat: Seat) -> list[Move] | None:
        """Return every legal sentence of a seat; None for chance, which has too many layouts to list."""
        if seat not in self.waiting():
            return []
        if seat == CHANCE:
            return None
        if self.is_placing():
            return list(SETUP_SENTENCES)
        sentences = []
        for origin, code in enumerate(self.board):
            if code and (code > 4) == seat:
                names = MOVE_SENTENCES[origin]
                sentences += [names[target] for target in self.targets(origin)]
        return sentences

    def targets(self, origin: int) -> list[int]:
        """Return where the piece on a square may go, in no promised order (R-NC-01 to R-NC-04, R-NC-07)."""
        board, symbol = self.board, self.tiles[origin]
        code = board[origin]
        if symbol == "X":
            return [square for square in range(64) if not board[square]]
        blue = code > 4
        fresh = code & 1  # is_fresh, written out where every move of a search passes
        found = []
        if symbol in JUMPS:
            for target in JUMPS[symbol][origin]:
                other = board[target]
                if not other or ((other > 4) != blue and not (fresh and other & 1)):
                    found.append(target)
            return found
        passes_over = self.choices.moves == "sdg"
        for line in RAYS[symbol][origin]:
            for target in line:
                other = board[target]
                if not other:
                    found.append(target)
                elif not passes_over:
                    if (other > 4) != blue and not (fresh and other & 1):
                        found.append(target)
                    break
        return found

    def can_move(self, seat: Seat) -> bool:
        """Tell whether a seat has any legal move (R-NC-08, R-NC-09)."""
        return any(
            code and (code > 4) == seat and self.targets(origin) for origin, code in enumerate(self.board)
        )

    # Playing

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Play a legal sentence."""
        if seat == CHANCE:
            self.tiles = move[6:].replace(" ", "")
            return [Event("laid", None, {"tiles": self.tiles})]
        if self.is_placing():
            return self._place(seat, move.replace(" ", ""))
        return self._step(NUMBER[move[:2]], NUMBER[move[3:]])

    def _place(self, seat: Seat, order: str) -> list[Event]:
        """Take one seat's set-up (R-NC-05); in secret, nothing stands on the board until both have chosen."""
        self.orders[seat] = order
        secret = self.choices.setup == "secret"
        if secret:
            events = [Event("chosen", seat, {"order": order}, frozenset({seat}), {})]
        else:
            events = [Event("placed", seat, {"order": order})]
            self._stand(seat, order)
        if not self.is_placing():
            if secret:
                for each, chosen in enumerate(self.orders):
                    self._stand(each, chosen or "")
                events.append(Event("revealed", None, {"orders": list(self.orders)}))
            self._begin()
        return events

    def _stand(self, seat: Seat, order: str) -> None:
        """Put a seat's pieces on its own row: Red on row 1, Blue on row 8 (§3.1); a space is a free place."""
        for file, letter in enumerate(order):
            if letter == " ":
                continue
            square = file + 56 * seat
            self.board[square] = code_of(seat, KINDS.index(letter), False)
            self.ids[square] = seat * PIECES_EACH + file + 1

    def _begin(self) -> None:
        """Count the first position, and end a game in which Red cannot even begin (R-NC-15, R-NC-09)."""
        self.seen = {self.position_key(): 1}
        if not self.can_move(0):
            self._end("stuck", 1)

    def _step(self, origin: int, target: int) -> list[Event]:
        seat, board, ids = self.turn, self.board, self.ids
        code, other = board[origin], board[target]
        events = [
            Event(
                "moved",
                seat,
                {
                    "piece": KINDS[kind_of(code)],
                    "tile": self.tiles[origin],
                    "from": NAMES[origin],
                    "to": NAMES[target],
                },
            )
        ]
        if other:
            self.taken[seat] += (Taken(ids[target], kind_of(other)),)
            self.quiet = 0
            # A capture cannot be undone, so no earlier position can come again.
            self.trail = []
            self.seen = {}
            events.append(Event("caught", seat, {"piece": KINDS[kind_of(other)], "at": NAMES[target]}))
        else:
            self.quiet += 1
            self.trail.append(Step(origin, target, is_fresh(code)))
        board[target], board[origin] = code + is_fresh(code), 0
        ids[target], ids[origin] = ids[origin], 0
        self.last = (origin, target)
        self.turn = 1 - seat
        self._check_end(seat, bool(other))
        return events

    def _check_end(self, mover: Seat, caught: bool) -> None:
        """Look for an end in the order of R-NC-14 (§5.5): catches, stuck, third time, hundred quiet plies."""
        key = self.position_key()
        times = self.seen[key] = self.seen.get(key, 0) + 1
        if caught and has_won(self.taken[mover]):
            self._end("captures", mover)
        elif not self.can_move(self.turn):
            self._end("stuck", mover)
        elif times >= THIRD_TIME:
            self._end("repetition")
        elif self.quiet >= QUIET_PLIES:
            self._end("quiet")

    def _end(self, reason: str, *winners: Seat) -> None:
        self.reason, self.winners = reason, frozenset(winners)

    def position_key(self) -> bytes:
        """Return what makes two positions the same: pieces by seat, kind and moved-flag, and the turn (R-NC-15)."""
        return bytes(self.board) + TURN_MARKS[self.turn]

    def recall_positions(self) -> dict[bytes, int]:
        """Reckon `seen` again by walking the trail back from the board, for positions that were not played."""
        earlier = self.copy()
        seen = {self.position_key(): 1}
        for step in reversed(self.trail):
            code = earlier.board[step.target]
            earlier.board[step.target], earlier.board[step.origin] = 0, code - step.first
            earlier.turn = 1 - earlier.turn
            key = earlier.position_key()
            seen[key] = seen.get(key, 0) + 1
        return seen
