"""Numica's position as the contract wants it: what may be said and why not, who knows what, and how a row is made."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parlour.core.compose import Status
from parlour.core.game import (
    CHANCE,
    LONGEST_MOVE,
    NO_ASK,
    Ask,
    Draft,
    Json,
    Merit,
    Move,
    Outcome,
    Refusal,
    Seat,
    State,
    why_not_turn,
)
from parlour.core.rng import Rng
from parlour.games.numica.board import QUIET_PLIES, Board
from parlour.games.numica.merits import find_merits
from parlour.games.numica.notation import write_position
from parlour.games.numica.pieces import (
    Taken,
    code_of,
    find_missing,
    has_won,
    is_fresh,
    kind_of,
    seat_of,
)
from parlour.games.numica.rows import (
    ARRANGE,
    KINDS,
    ORDERS,
    PIECES_EACH,
    Row,
    ask_about,
    make_row,
    why_not_order,
)
from parlour.games.numica.tiles import JUMPS, RAYS, symbols_of
from parlour.kit.squares import NAMES, NUMBER

if TYPE_CHECKING:
    from parlour.games.numica import border

_SPACE = re.compile(r"[a-h][1-8]")
_SPACES = re.compile(rf"(?:[-x,;:/| ]*{_SPACE.pattern})+")
_PARTED = re.compile(r"[-,;:/|]")


class NumicaState(Board, State):
    """One position."""

    __slots__ = ()

    # Refusals

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Return why a seat that is waited for may not say this, None when it may."""
        if seat == CHANCE:
            return self._why_not_tiles(words)
        if self.is_placing():
            return why_not_order(seat, words)
        return self._why_not_step(seat, words)

    def _why_not_tiles(self, words: list[str]) -> Refusal | None:
        """R-NC-17: `tiles` and 64 symbols; R-NC-06: exactly those of the list."""
        if words[0] != "tiles" or len(words) != 65:
            return Refusal("syntax-tiles", {}, "§2.2")
        if sorted(words[1:]) != sorted(symbols_of(self.choices.tiles)):
            return Refusal("wrong-tiles", {"list": self.choices.tiles}, "§2.2")
        return None

    def _why_not_step(self, seat: Seat, words: list[str]) -> Refusal | None:
        if len(words) > 2 or any(word not in NUMBER for word in words):
            return Refusal("syntax-move", {}, "§4.1")
        origin = NUMBER[words[0]]
        code, at = self.board[origin], {"at": words[0]}
        if not code:
            return Refusal("no-piece", at, "§4.1")
        if seat_of(code) != seat:
            return Refusal("not-yours", at, "§4.1")
        targets = self.targets(origin)
        if not targets:
            return self._why_no_way(origin, words[1:])
        if len(words) == 1:
            return Refusal("syntax-unfinished", {}, "§4.1")
        target = NUMBER[words[1]]
        return None if target in targets else self._why_not_target(origin, target)

    def _why_no_way(self, origin: int, said: list[str]) -> Refusal:
        """Say why a piece cannot go anywhere: perhaps it reaches somebody, and the first move forbids it (R-NC-07)."""
        earlier = self.copy()
        earlier.board[origin] += is_fresh(self.board[origin])  # as if it had moved before
        barred = [NAMES[target] for target in earlier.targets(origin)]
        if not barred:
            return Refusal("no-way", {"at": NAMES[origin], "tile": self.tiles[origin]}, "§4.2")
        target = said[0] if said and said[0] in barred else barred[0]
        return self._why_not_target(origin, NUMBER[target])

    def _why_not_target(self, origin: int, target: int) -> Refusal:
        """Say what is wrong with a target that is not within reach: the line first, then what stands there."""
        symbol, code, other = self.tiles[origin], self.board[origin], self.board[target]
        args = {"tile": symbol, "from": NAMES[origin], "to": NAMES[target]}
        if origin == target:
            return Refusal("same-space", args, "§4.1")
        if other and seat_of(other) == seat_of(code):
            return Refusal("own-piece", args, "§4.8")
        if symbol == "X":
            return Refusal("x-catch", args, "§4.7")
        if symbol in JUMPS and target not in JUMPS[symbol][origin]:
            if symbol == "K":
                return Refusal("knight", args, "§4.4")
            return Refusal("distance", {**args, "spaces": int(symbol)}, "§4.3")
        if symbol in RAYS:
            paragraph = "§4.5" if symbol == "R" else "§4.6"
            line = next((line for line in RAYS[symbol][origin] if target in line), None)
            if line is None:
                return Refusal("rook" if symbol == "R" else "bishop", args, paragraph)
            if self.choices.moves == "sdg":
                return Refusal("sdg-catch", args, "§4.10")
            blocker = next((square for square in line[: line.index(target)] if self.board[square]), None)
            if blocker is not None:
                return Refusal("blocked", {**args, "by": NAMES[blocker]}, paragraph)
        return Refusal("first-move", args, "§4.9")

    def chance(self, rng: Rng) -> Move:
        """Shuffle the tiles (R-NC-06)."""
        symbols = list(symbols_of(self.choices.tiles))
        rng.shuffle(symbols)
        return "tiles " + " ".join(symbols)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence."""
        return self.chance(rng) if seat == CHANCE else super().sample(seat, rng)

    def outcome(self) -> Outcome | None:
        """Return how the game ended; scores are the pieces captured (R-NC-16)."""
        if not self.reason:
            return None
        return Outcome(self.reason, self.winners, self.scores(2))

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return how many pieces each seat has captured (§5.7)."""
        return tuple(map(len, self.taken))

    # Knowledge

    def view(self, seat: Seat | None) -> border.View:
        """Return what a seat knows: everything but the other's secret set-up."""
        return {
            **self._show(seat),
            "missing": [[list(way) for way in find_missing(caught)] for caught in self.taken],
            "reach": self.reach(self.turn if seat is None else seat),
        }

    def reach(self, seat: Seat) -> list[str]:
        """Return for each space, a1 b1 … h8, where its tile leads: the names of spaces, one after the other.

        It is for the piece that stands there, and on an empty space for one of this seat that had gone or, while it
        sets up, been laid there. The page shows it to a player who looks at a tile.
        """
        if not self.tiles:
            return []
        trial = self.copy()
        fresh = range(56 * seat, 56 * seat + 8) if self.is_placing() else ()
        newcomer, settler = code_of(seat, 0, True), code_of(seat, 0, False)
        found = []
        for square, code in enumerate(self.board):
            if not code:
                trial.board[square] = settler if square in fresh else newcomer
            found.append("".join([NAMES[target] for target in trial.targets(square)]))
            trial.board[square] = code
        return found

    def _show(self, seat: Seat | None) -> border.Known:
        """Return what a seat knows, without what follows from that."""
        hidden = self.hides()
        return {
            "seat": seat,
            "options": self.choices._asdict(),
            "waiting": list(self.waiting()),
            "tiles": self.tiles,
            "chosen": [order is not None for order in self.orders],
            "orders": [
                order if not hidden or each == seat else None for each, order in enumerate(self.orders)
            ],
            "pieces": self._pieces(),
            "taken": [
                [{"id": each.piece, "kind": KINDS[each.kind]} for each in caught] for caught in self.taken
            ],
            "turn": self.turn,
            "quiet": self.quiet,
            "times": self.seen.get(self.position_key(), 0),
            "trail": [[NAMES[step.origin], NAMES[step.target], step.first] for step in self.trail],
            "last": [NAMES[square] for square in self.last] if self.last else None,
            "outcome": {"reason": self.reason, "winners": sorted(self.winners)} if self.reason else None,
        }

    def hides(self) -> bool:
        """Tell whether set-ups are being chosen in secret (R-NC-05)."""
        return self.is_placing() and self.choices.setup == "secret"

    def _pieces(self) -> list[border.Piece]:
        standing: list[border.Piece] = [
            {
                "id": self.ids[square],
                "seat": seat_of(code),
                "kind": KINDS[kind_of(code)],
                "at": NAMES[square],
                "moved": not is_fresh(code),
            }
            for square, code in enumerate(self.board)
            if code
        ]
        return sorted(standing, key=lambda piece: piece["id"])

    def dump(self) -> Json:
        """Return the full state: what a bystander knows, with both set-ups laid open."""
        return {**self._show(None), "orders": list(self.orders)}

    def asks(self, seat: Seat, said: Move) -> Ask:
        """Return what a seat is asked for next."""
        if self.is_placing():
            row = make_row(seat, said.split(), self.tiles)
            return ask_about(row) if isinstance(row, Row) else NO_ASK
        if not said:
            return Ask("choose-piece")
        return Ask("choose-target", {"kind": KINDS[kind_of(self.board[NUMBER[said.split()[0]]])]})

    def merits(self, seat: Seat, move: Move) -> list[Merit]:
        """Return the merits of a legal sentence: why it is a good one (`merits.py`)."""
        return find_merits(self, seat, move)

    def tidy(self, seat: Seat, text: str) -> Move:
        """Return the eight letters of a row that was made in any order; what is not whole stays as it is.

        Letters and spaces may have signs between them, or nothing: `a1-a3`, `a1xa3`, `a1a3`, `ssrrsrsr`.
        """
        words = " ".join(text.split())
        if len(words) > LONGEST_MOVE:
            return words
        if not self._is_placed_by(seat):
            return " ".join(_SPACE.findall(words)) if _SPACES.fullmatch(words) else words
        said = _PARTED.sub(" ", words).split()
        row = make_row(
            seat, list(said[0]) if len(said) == 1 and len(said[0]) == PIECES_EACH else said, self.tiles
        )
        return words if isinstance(row, Refusal) or row.free() else " ".join(row.order())

    def carry_on(self, seat: Seat, said: Move, move: Move) -> Move:
        """Return a row that keeps what was laid already, since any row will do (§3.1); other advice as it is."""
        row = make_row(seat, said.split(), self.tiles) if self._is_placed_by(seat) else None
        if isinstance(row, Row) and row.free():
            row = row.add(ARRANGE, self.tiles)
        return " ".join(row.order()) if isinstance(row, Row) else move

    def draft(self, seat: Seat, said: Move) -> Draft:
        """Return the sentence in the making; a row is made in any order (rows.py), and played once it is confirmed."""
        if not self._is_placed_by(seat):
            return super().draft(seat, said)
        refused = why_not_turn(self, seat, said) if said else None
        row = refused or make_row(seat, said.split(), self.tiles)
        if isinstance(row, Refusal):
            return Draft(said, "no", NO_ASK, (), None, row)
        status: Status = "more" if row.free() else "may"
        return Draft(row.words(), status, ask_about(row), row.touch(), self._preview_row(row))

    def _is_placed_by(self, seat: Seat) -> bool:
        return bool(self.tiles) and self.is_placing() and seat in self.waiting()

    def _preview_row(self, row: Row) -> border.View | None:
        """Show the pieces that are laid so far; None where nothing is."""
        if not row.laid:
            return None
        after = self.copy()
        after._stand(row.seat, row.order())
        return after.view(row.seat)

    def worth(self, seat: Seat) -> float:
        """Return how far a seat's captures have come against the other's."""
        if self.reason:
            return 0.0 if not self.winners else 1.0 if seat in self.winners else -1.0
        return (_progress(self.taken[seat]) - _progress(self.taken[1 - seat])) * 0.9

    # Care

    def audit(self) -> list[str]:
        """Return what is wrong with this position."""
        wrong = []
        if self.tiles and sorted(self.tiles) != sorted(symbols_of(self.choices.tiles)):
            wrong.append("the tiles are not those of the list")
        if not self.tiles and (self.orders != [None, None] or self.reason):
            wrong.append("the game has begun without tiles")
        for seat in (0, 1):
            order, caught = self.orders[seat], self.taken[1 - seat]
            if order is not None and order not in ORDERS:
                wrong.append(f"seat {seat} has a set-up that is none")
            standing = [code for code in self.board if code and seat_of(code) == seat]
            rounds = sum(map(kind_of, standing)) + sum(each.kind for each in caught)
            on_board = order is not None and (self.choices.setup == "turn" or not self.is_placing())
            if (len(standing) + len(caught), rounds) != ((8, 4) if on_board else (0, 0)):
                wrong.append(f"seat {seat} has not eight pieces, four of them round")
        pieces = [piece for piece in self.ids if piece] + [
            each.piece for caught in self.taken for each in caught
        ]
        if len(set(pieces)) != len(pieces) or not set(pieces) <= set(range(1, 17)):
            wrong.append("two pieces are one")
        owners = [
            (seat_of(code) if code else None, piece) for code, piece in zip(self.board, self.ids, strict=True)
        ]
        owners += [(1 - seat, each.piece) for seat in (0, 1) for each in self.taken[seat]]
        if any((piece - 1) // PIECES_EACH != seat if piece else seat is not None for seat, piece in owners):
            wrong.append("a piece has no identity, or one of the other side")
        if not len(self.trail) <= self.quiet <= QUIET_PLIES:
            wrong.append("more moves are remembered than were quiet, or than may be")
        if bool(self.reason) != (not self.waiting()):
            wrong.append("the end and the turn disagree")
        if not self.is_placing() and not self.reason and not self.can_move(self.turn):
            wrong.append("the seat to move cannot, and the game goes on")
        if not self.reason and (self.quiet == QUIET_PLIES or any(map(has_won, self.taken))):
            wrong.append("somebody has won or nobody can, and the game goes on")
        return wrong

    def __str__(self) -> str:
        """Return the position as text; `notation.py` tells how it is written, and reads it back."""
        return write_position(self)


def _progress(taken: tuple[Taken, ...]) -> float:
    """Return how near captures are to a win, 0 to 1: a second of a kind counts more than a first of each."""
    rounds = sum(each.kind for each in taken)
    squares = len(taken) - rounds
    return min(1.0, (0, 0.15, 0.4, 1.0)[min(squares, 3)] + (0, 0.15, 0.4, 1.0)[min(rounds, 3)])
