"""A plain second referee for Numica, written from the rule book alone, to check the real one against."""

import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

FILES = "abcdefgh"
ROWS = "12345678"
# a1 b1 c1 ... h1 a2 ... h8 (R-NC-17)
SQUARES = [file + row for row in ROWS for file in FILES]
TILE_LIST = {"1": 11, "2": 10, "3": 9, "4": 8, "5": 7, "K": 6, "X": 5, "R": 4, "B": 4}
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
HEADER = re.compile(
    r"(red|blue) to move, quiet (\d+), red took s(\d) r(\d), blue took s(\d) r(\d), moves (sheet|sdg)"
)
CELL = re.compile(r"([12345KXRB])(?:\.|([SRsr])('?))")


class Piece(NamedTuple):
    """One piece: its owner (0 red, 1 blue), its kind ("s" square, "r" round), and whether it has moved."""

    seat: int
    kind: str
    moved: bool


Taken = tuple[int, int]
Position = tuple[frozenset[tuple[str, Piece]], int]


def shift(square: str, files: int, rows: int) -> str | None:
    """Give the square so many files and rows away, or None when that is off the board."""
    file = FILES.index(square[0]) + files
    row = ROWS.index(square[1]) + rows
    if 0 <= file < 8 and 0 <= row < 8:
        return FILES[file] + ROWS[row]
    return None


def enough(taken: Taken) -> bool:
    """Tell whether these captures win the game (R-NC-10)."""
    squares, rounds = taken
    return squares >= 3 or rounds >= 3 or (squares >= 2 and rounds >= 2)


def orders() -> set[str]:
    """List all 70 ways to put four square and four round pieces on the files a to h."""
    return {
        " ".join("s" if file in square_files else "r" for file in range(8))
        for square_files in combinations(range(8), 4)
    }


@dataclass(frozen=True)
class Oracle:
    """One state of a game of Numica; playing gives a new state and leaves this one alone."""

    variant: str
    setup: str
    tiles: dict[str, str]
    chosen: tuple[str | None, str | None]
    board: dict[str, Piece]
    seat_to_move: int
    quiet: int
    taken: tuple[Taken, Taken]
    # Every position of the game so far, this one last; empty until the set-up is done.
    history: tuple[Position, ...]

    @staticmethod
    def start(moves: str = "sheet", setup: str = "turn") -> "Oracle":
        """Begin a game with no tiles laid."""
        if moves not in ("sheet", "sdg") or setup not in ("turn", "secret"):
            raise ValueError(f"unknown option: {moves}, {setup}")
        return Oracle(moves, setup, {}, (None, None), {}, 0, 0, ((0, 0), (0, 0)), ())

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that must act now: -1 is chance, nobody when the game is over."""
        if not self.tiles:
            return (-1,)
        undecided = tuple(seat for seat in (0, 1) if self.chosen[seat] is None)
        if undecided:
            # In turn Red goes first; in secret both choose, in either order (R-NC-05).
            return undecided[:1] if self.setup == "turn" else undecided
        return () if self.ended() else (self.seat_to_move,)

    def moves(self, seat: int) -> set[str]:
        """List the sentences this seat may play; the ways to lay the tiles are too many to list."""
        if seat == -1 or seat not in self.waiting():
            return set()
        if self.chosen[seat] is None:
            return orders()
        return set(self._legal)

    def play(self, seat: int, sentence: str) -> "Oracle":
        """Give the state after this sentence, or raise ValueError when it is not legal now."""
        if seat == -1 and self.waiting() == (-1,):
            return self._lay(sentence)
        if sentence not in self.moves(seat):
            raise ValueError(f"seat {seat} may not play: {sentence}")
        if self.chosen[seat] is None:
            return self._choose(seat, sentence)
        return self._move(sentence)

    def ended(self) -> tuple[str, frozenset[int]] | None:
        """Give the reason for the end and the winners, or None while the game goes on (R-NC-16)."""
        if not self.history:
            return None
        # The order of these four checks is R-NC-14.
        for seat in (0, 1):
            if enough(self.taken[seat]):
                return ("captures", frozenset({seat}))
        if not self._legal:
            return ("stuck", frozenset({1 - self.seat_to_move}))
        # R-NC-11 and R-NC-15: the position after the set-up is the first occurrence.
        if self.history.count(self.history[-1]) >= 3:
            return ("repetition", frozenset())
        if self.quiet >= 100:
            return ("quiet", frozenset())
        return None

    def scores(self) -> tuple[int, int]:
        """Give the number of pieces captured by each seat (R-NC-16)."""
        return (sum(self.taken[0]), sum(self.taken[1]))

    def captured(self, seat: int) -> tuple[int, int]:
        """Give how many square and how many round pieces this seat has captured."""
        return self.taken[seat]

    def _lay(self, sentence: str) -> "Oracle":
        """Lay the 64 tiles of the sheet (R-NC-06, R-NC-17)."""
        words = sentence.split(" ")
        if words[0] != "tiles" or Counter(words[1:]) != Counter(TILE_LIST):
            raise ValueError(f"not the tiles of the sheet: {sentence}")
        return replace(self, tiles=dict(zip(SQUARES, words[1:], strict=True)))

    def _choose(self, seat: int, sentence: str) -> "Oracle":
        """Put one seat's pieces on its home row; this is neither a move nor a ply (R-NC-07, R-NC-15)."""
        home = "1" if seat == 0 else "8"
        board = dict(self.board)
        for file, kind in zip(FILES, sentence.split(" "), strict=True):
            board[file + home] = Piece(seat, kind, False)
        chosen = (sentence, self.chosen[1]) if seat == 0 else (self.chosen[0], sentence)
        placed = replace(self, board=board, chosen=chosen)
        if None in chosen:
            return placed
        return replace(placed, history=(placed._position(),))

    def _move(self, sentence: str) -> "Oracle":
        """Move one piece and take what stands on the square it lands on."""
        start, target = sentence.split(" ")
        seat = self.seat_to_move
        board = dict(self.board)
        piece = board.pop(start)
        victim = board.get(target)
        board[target] = Piece(seat, piece.kind, True)
        taken = self.taken
        quiet = self.quiet + 1
        if victim is not None:
            quiet = 0
            squares, rounds = taken[seat]
            mine = (squares + 1, rounds) if victim.kind == "s" else (squares, rounds + 1)
            taken = (mine, taken[1]) if seat == 0 else (taken[0], mine)
        after = replace(self, board=board, seat_to_move=1 - seat, quiet=quiet, taken=taken)
        return replace(after, history=(*self.history, after._position()))

    def _position(self) -> Position:
        """Give what must be the same for a position to be the same (R-NC-11, R-NC-15)."""
        return (frozenset(self.board.items()), self.seat_to_move)

    @cached_property
    def _legal(self) -> set[str]:
        """List the moves of the player to move, no matter whether the game is over."""
        sentences = set()
        for start, piece in self.board.items():
            if piece.seat == self.seat_to_move:
                for target in self._reach(start):
                    if self._may_land(start, target):
                        sentences.add(f"{start} {target}")
        return sentences

    def _reach(self, start: str) -> list[str]:
        """List the squares that the tile under a piece sends it to, whoever stands there (R-NC-04)."""
        tile = self.tiles[start]
        if tile == "X":
            # R-NC-02
            return [square for square in SQUARES if square not in self.board]
        if tile == "R":
            return self._slide(start, STRAIGHT)
        if tile == "B":
            return self._slide(start, DIAGONAL)
        if tile == "K":
            steps = KNIGHT
        else:
            # R-NC-01: exactly so far, whatever stands between.
            length = int(tile)
            steps = [(files * length, rows * length) for files, rows in STRAIGHT + DIAGONAL]
        squares = [shift(start, files, rows) for files, rows in steps]
        return [square for square in squares if square is not None]

    def _slide(self, start: str, directions: list[tuple[int, int]]) -> list[str]:
        """Walk from a square to the edge; by the sheet, the first piece on the way is the last stop."""
        reached = []
        for files, rows in directions:
            square = shift(start, files, rows)
            while square is not None:
                reached.append(square)
                # R-NC-03: the variant passes over pieces of any colour.
                if square in self.board and self.variant == "sheet":
                    break
                square = shift(square, files, rows)
        return reached

    def _may_land(self, start: str, target: str) -> bool:
        """Tell whether the piece may end its move on a square that it reaches."""
        victim = self.board.get(target)
        if victim is None:
            return True
        piece = self.board[start]
        if victim.seat == piece.seat:
            return False
        # R-NC-03: in the variant these tiles never capture.
        if self.variant == "sdg" and self.tiles[start] in ("B", "R", "X"):
            return False
        # R-NC-07; as such a capture is no move at all, it saves nobody from being stuck (R-NC-08).
        return piece.moved or victim.moved


def position(text: str) -> Oracle:
    """Read a picture of a game in play; its position counts as seen once."""
    lines = text.strip().splitlines()
    header = HEADER.fullmatch(lines[0].strip())
    if header is None or len(lines) != 9:
        raise ValueError(f"not a picture: {text}")
    player, quiet, red_squares, red_rounds, blue_squares, blue_rounds, variant = header.groups()
    tiles = {}
    board = {}
    for row, line in zip("87654321", lines[1:], strict=True):
        label, *cells = line.split()
        if label != row:
            raise ValueError(f"row {row} expected: {line}")
        for file, cell in zip(FILES, cells, strict=True):
            parts = CELL.fullmatch(cell)
            if parts is None:
                raise ValueError(f"not a tile and what stands on it: {cell}")
            tile, letter, fresh = parts.groups()
            tiles[file + row] = tile
            if letter is not None:
                board[file + row] = Piece(0 if letter.isupper() else 1, letter.lower(), fresh == "")
    taken = ((int(red_squares), int(red_rounds)), (int(blue_squares), int(blue_rounds)))
    seat = 0 if player == "red" else 1
    # Who stood where at first cannot be read from a picture; all that matters is that it is settled.
    oracle = Oracle(variant, "turn", tiles, ("", ""), board, seat, int(quiet), taken, ())
    return replace(oracle, history=(oracle._position(),))
