"""Setting up (§3): the seventy rows that there are, and how one is made touch by touch, in any order.

The sentence of a row is eight letters, for files a to h: `s r r s r s s r`. It may be made freely: a kind and then
its place, a place and then its kind, or kind after kind, each onto the first free place. What was laid is one word,
kind and place together, `sa1 rd1 sb1`, in the order it was laid, so that *Back* takes back the last.
"""

from __future__ import annotations

from itertools import combinations
from typing import Literal, NamedTuple

from parlour.core.game import Ask, Move, Refusal, Seat
from parlour.games.numica.tiles import JUMPS, RAYS
from parlour.kit.squares import NAMES, NUMBER

KINDS: tuple[Literal["s"], Literal["r"]] = ("s", "r")  # square, round
PIECES_EACH = 8
EACH_KIND = 4
ARRANGE = "arrange"
"""The word that fills what is still free."""

ORDERS: tuple[str, ...] = tuple(
    "".join("s" if file in squares else "r" for file in range(8)) for squares in combinations(range(8), 4)
)
"""The 70 ways to place four squares and four rounds on files a to h."""

SETUP_SENTENCES: tuple[Move, ...] = tuple(" ".join(order) for order in ORDERS)

HOME: tuple[tuple[str, ...], ...] = (NAMES[:8], NAMES[56:])
"""The places of each seat's own row (§3.1)."""


class Row(NamedTuple):
    """A row in the making."""

    seat: Seat
    laid: tuple[tuple[str, str], ...] = ()  # kind and place of each, in the order they were laid
    arranged: int | None = None  # how many had been laid before the others were arranged
    chosen: str = (
        ""  # a kind that is in the hand, or a place: its piece is lifted, or it is free and to be filled
    )

    def at(self, place: str) -> str:
        """Return the kind that lies on a place, "" where it is free."""
        return next((kind for kind, where in self.laid if where == place), "")

    def free(self) -> list[str]:
        """Return the empty places, from file a on."""
        taken = {place for _, place in self.laid}
        return [place for place in HOME[self.seat] if place not in taken]

    def left(self, kind: str) -> int:
        """Return how many of a kind lie still beside the board or are in the hand."""
        return EACH_KIND - sum(each == kind for each, _ in self.laid)

    def order(self) -> str:
        """Return the letters of files a to h, a space where nothing lies."""
        return "".join(self.at(place) or " " for place in HOME[self.seat])

    def words(self) -> Move:
        """Return the words that make this row."""
        laid = [kind + place for kind, place in self.laid[: self.arranged]]
        arranged = [] if self.arranged is None else [ARRANGE]
        return " ".join([*laid, *arranged, *([self.chosen] if self.chosen else [])])

    def lay(self, kind: str, place: str) -> Row:
        """Return the row with one more piece, and nothing in the hand."""
        return Row(self.seat, (*self.laid, (kind, place)))

    def lift(self, place: str) -> Row:
        """Return the row without the piece of a place, and nothing in the hand."""
        return Row(self.seat, tuple(piece for piece in self.laid if piece[1] != place))

    def touch(self) -> tuple[str, ...]:
        """Return the words that may follow: kinds, places of one's own, and the one that fills the rest."""
        in_hand = self.chosen if self.chosen in KINDS else ""
        kinds: list[str] = [
            kind for kind in KINDS if self.left(kind) > (kind == in_hand) and (self.free() or self._lifted())
        ]
        if self._lifted() and self._lifted() not in kinds:
            kinds.append(self._lifted())  # back beside the board
        places = [place for place in HOME[self.seat] if place != self.chosen]
        return (*kinds, *places, *([ARRANGE] if self.free() else []))

    def _lifted(self) -> str:
        return self.at(self.chosen)

    def add(self, word: str, tiles: str) -> Row | Refusal:
        """Return the row after one more word, or why it cannot follow."""
        if word in KINDS:
            return self._add_kind(word)
        if word in NUMBER:
            return self._add_place(word)
        if word == ARRANGE and self.free():
            return Row(self.seat, (*self.laid, *_complete(self, tiles)), len(self.laid))
        kind, place = word[:1], word[1:]
        if kind in KINDS and not self.chosen and place in self.free() and self.left(kind):
            return self.lay(kind, place)
        return Refusal("syntax-setup", {}, "§3.1")

    def _add_kind(self, kind: str) -> Row | Refusal:
        if lifted := self._lifted():
            bare = self.lift(self.chosen)
            if lifted == kind:
                return bare
            return bare.lay(kind, self.chosen) if bare.left(kind) else _refuse_count(kind)
        if self.chosen and self.chosen not in KINDS:
            return self.lay(kind, self.chosen) if self.left(kind) else _refuse_count(kind)
        row = self.lay(self.chosen, self.free()[0]) if self.chosen else self
        if not row.left(kind):
            return _refuse_count(kind) if row.free() else Refusal("syntax-setup", {}, "§3.1")
        free = row.free()
        # With one place left there is nothing to choose.
        return row.lay(kind, free[0]) if len(free) == 1 else row._replace(chosen=kind)

    def _add_place(self, place: str) -> Row | Refusal:
        if place not in HOME[self.seat]:
            return _refuse_row(self.seat, place)
        here, chosen = self.at(place), self.chosen
        if chosen and chosen in KINDS:
            return self.lift(place).lay(chosen, place)
        lifted = self._lifted()
        if lifted and place != chosen:
            bare = self.lift(chosen)
            # Onto another piece: the two change places.
            return (bare.lift(place).lay(here, chosen) if here else bare).lay(lifted, place)
        kinds: list[str] = [kind for kind in KINDS if self.left(kind)]
        if not here and len(kinds) == 1:
            return self.lay(kinds[0], place)
        return self._replace(chosen="" if place == chosen else place)


def make_row(seat: Seat, words: list[str], tiles: str) -> Row | Refusal:
    """Return the row that words have made so far, or why they make none."""
    row = Row(seat)
    for word in words:
        added = row.add(word, tiles)
        if isinstance(added, Refusal):
            return added
        row = added
    return row


def why_not_order(seat: Seat, words: list[str]) -> Refusal | None:
    """Return why words are no row (R-NC-05): eight words `s` or `r`, four of each, for files a to h."""
    elsewhere = next((word for word in words if word in NUMBER and word not in HOME[seat]), None)
    if elsewhere:
        return _refuse_row(seat, elsewhere)
    if len(words) > PIECES_EACH or any(word not in KINDS for word in words):
        return Refusal("syntax-setup", {}, "§3.1")
    for kind in KINDS:
        if words.count(kind) > EACH_KIND:
            return Refusal("setup-count", {"kind": kind}, "§3.1")
    return None if len(words) == PIECES_EACH else Refusal("syntax-unfinished", {}, "§3.1")


def ask_about(row: Row) -> Ask:
    """Return what is asked for after these words."""
    if lifted := row.at(row.chosen):
        return Ask("place-carry", {"kind": lifted})
    if not row.chosen:
        return Ask("place" if row.free() else "place-ready")
    return Ask("place-where", {"kind": row.chosen}) if row.chosen in KINDS else Ask("place-which")


def _refuse_row(seat: Seat, place: str) -> Refusal:
    """Refuse a place that is not on a seat's own row."""
    return Refusal("setup-row", {"at": place, "row": HOME[seat][0][1]}, "§3.1")


def _refuse_count(kind: str) -> Refusal:
    return Refusal("setup-count", {"kind": kind}, "§3.1")


def _complete(row: Row, tiles: str) -> list[tuple[str, str]]:
    """Fill what is free so that one enemy piece threatens as few of a kind together as may be.

    Three of a kind lose (§5.1), and who is threatened twice can save one alone. All depends on the deal and on what is
    laid already, so that the same row comes of the same words.
    """
    laid = row.order()
    forks = _count_forks(row.seat, tiles)
    best = min(
        (order for order in ORDERS if all(old in (" ", new) for old, new in zip(laid, order, strict=True))),
        key=lambda order: sum(count for (one, other), count in forks.items() if order[one] == order[other]),
    )
    return [(best[file], place) for file, place in enumerate(HOME[row.seat]) if laid[file] == " "]


def _count_forks(seat: Seat, tiles: str) -> dict[tuple[int, int], int]:
    """Return from how many spaces a piece would threaten both of two files of a seat's row."""
    row = range(56 * seat, 56 * seat + 8)
    forks = dict.fromkeys(combinations(range(8), 2), 0)
    for square, symbol in enumerate(tiles):
        if square in row or symbol == "X":
            continue
        lines = JUMPS[symbol][square] if symbol in JUMPS else sum(RAYS[symbol][square], ())
        for pair in combinations(sorted(target - row[0] for target in lines if target in row), 2):
            forks[pair] += 1
    return forks
