"""Legionz' position as the contract wants it: why something may not be said, who knows what, and what is sound."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

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
)
from parlour.core.rng import Rng
from parlour.games.legionz.board import EACH, SET, Board
from parlour.games.legionz.bot import list_likely, reckon_worth
from parlour.games.legionz.chain import MIDDLE, Cell, Chain, cell_of, find_joints, word_of
from parlour.games.legionz.merits import find_merits
from parlour.games.legionz.notation import write_position
from parlour.kit.hexes import CENTRE, PACKED_STEPS, distance, unpack

if TYPE_CHECKING:
    from parlour.games.legionz import border

_NUMBERS = frozenset(map(str, SET))
_NUMBER = re.compile(r"[-+]?[0-9]+")
_CELLS = re.compile(rf"{_NUMBER.pattern}(?:(?:[,;:/| ]+[-+]?|[-+])[0-9]+)*")


class LegionzState(Board, State):
    """One position."""

    __slots__ = ()

    # Refusals

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Return why a seat that is waited for may not say this, None when it may."""
        if seat == CHANCE:
            return self._why_not_flip(words) if self.asked else self._why_not_numbers(words)
        return self._why_not_move(words) if self.moving else self._why_not_lay(words)

    def _why_not_flip(self, words: list[str]) -> Refusal | None:
        """R-NB-17: `flip`, and a number for each seat that is asked."""
        proper = words[0] == "flip" and len(words) == 1 + len(self.asked)
        if proper and all(word in _NUMBERS for word in words[1:]):
            return None
        return Refusal("syntax-flip", {"count": len(self.asked)}, "§2.2")

    def _why_not_numbers(self, words: list[str]) -> Refusal | None:
        """R-NB-18: `numbers`, and each Bug of the longest Legions with what is under it, in the order of reading."""
        cells = self._list_compared()
        pairs = [word.partition("=") for word in words[1:]]
        proper = words[0] == "numbers" and [pair[0] for pair in pairs] == list(map(word_of, cells))
        if not proper or not all(number in _NUMBERS for _, _, number in pairs):
            return Refusal("syntax-numbers", {"count": len(cells)}, "§5.3")
        known = {**self.known, **self._number_bugs(cells, [int(number) for _, _, number in pairs])}
        if any(known[bug] != number for bug, number in self.known.items()) or not self._is_of_sets(known):
            return Refusal("wrong-numbers", {}, "§2.1")
        return None

    def _is_of_sets(self, known: dict[int, int]) -> bool:
        """Tell whether each seat has its numbers from one set (§2.1)."""
        found = Counter((self.owner_of(bug), number) for bug, number in known.items())
        return all(count <= SET.count(number) for (_, number), count in found.items())

    def _why_not_lay(self, words: list[str]) -> Refusal | None:
        cell = cell_of(words[0])
        if cell is None or len(words) > 1:
            return Refusal("syntax-lay", {}, "§3.2")
        return _why_not_there(self.chain, cell)

    def _why_not_move(self, words: list[str]) -> Refusal | None:
        if words == ["pass"]:
            return None
        cells = [cell_of(word) for word in words[1:]]
        if words[0] != "move" or len(cells) > 2 or None in cells:
            return Refusal("syntax-move", {}, "§6.1")
        if not cells:
            return Refusal("syntax-unfinished", {}, "§6.1")
        bug, at = cells[0], {"at": words[1]}
        assert bug is not None
        if bug not in self.chain.owners:
            return Refusal("no-bug", at, "§6.2")
        if bug == self.bugs[-1]:
            return Refusal("just-laid", at, "§6.2")
        if bug in find_joints(tuple(self.bugs)):
            return Refusal("holds-chain", at, "§6.3")
        if len(cells) == 1:
            return Refusal("syntax-unfinished", {}, "§6.1")
        if cells[1] == bug:
            return Refusal("same-cell", at, "§6.4")
        lifted = self.chain.copy()
        lifted.lift(bug)
        assert cells[1] is not None
        return _why_not_there(lifted, cells[1])

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        return Outcome(self.reason, self.winners, self.scores(self.seats)) if self.reason else None

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return how long each seat's longest Legion is (R-NB-20)."""
        return tuple(self.longest)

    # Chance

    def chance(self, rng: Rng) -> Move:
        """Flip a Bug of each seat that is asked (R-NB-17), or those of the longest Legions (R-NB-16)."""
        if self.asked:
            return " ".join(["flip", *(str(rng.choice(SET)) for _ in self.asked)])
        sets = {seat: list(SET) for seat in range(self.seats)}
        for bug, number in self.known.items():
            sets[self.owner_of(bug)].remove(number)
        for numbers in sets.values():
            rng.shuffle(numbers)
        words = ["numbers"]
        for cell in self._list_compared():
            bug = self.bugs.index(cell)
            number = self.known[bug] if bug in self.known else sets[self.owner_of(bug)].pop()
            words.append(f"{word_of(cell)}={number}")
        return " ".join(words)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence; of a move after a loop, first which Bug and then where to."""
        if seat == CHANCE:
            return self.chance(rng)
        if not self.moving:
            return word_of(rng.choice(self.chain.free))
        movable = self.list_movable()
        chosen = rng.below(len(movable) + 1)
        if chosen == len(movable):
            return "pass"
        cell = movable[chosen]
        return f"move {word_of(cell)} {word_of(rng.choice(self.chain.list_landings(cell)))}"

    # What computer players know, and hints

    def worth(self, seat: Seat) -> float:
        """Return how good the position looks for a seat (`bot.py`)."""
        if self.reason:
            return 0.0 if len(self.winners) > 1 else 1.0 if seat in self.winners else -1.0
        return reckon_worth(self, seat)

    def likely(self, seat: Seat) -> list[Move] | None:
        """Return what is worth thinking about (`bot.py`)."""
        return list_likely(self) if seat in self.waiting() and seat != CHANCE else self.moves(seat)

    def merits(self, seat: Seat, move: Move) -> list[Merit]:
        """Return the merits of a legal sentence: why it is a good one (`merits.py`)."""
        return find_merits(self, seat, move)

    # Sentences in the making

    def asks(self, seat: Seat, said: Move) -> Ask:
        """Return what a seat is asked for next."""
        if not self.moving:
            return Ask("lay", {"longest": self.longest[seat], "length": self.length()})
        words = _drop_move(said)
        return Ask("move-where", {"at": words[0]}) if words else Ask("move")

    def tidy(self, seat: Seat, text: str) -> Move:
        """Return the sentence for cells as people write them: `2, -1`, `2 -1`, `1,0 4,-2`."""
        plain = " ".join(text.split())
        said = " ".join(_drop_move(plain))
        if len(plain) > LONGEST_MOVE or not _CELLS.fullmatch(said):
            return plain
        numbers = list(map(int, _NUMBER.findall(said)))
        words = [f"{across},{along}" for across, along in zip(numbers[::2], numbers[1::2], strict=False)]
        if len(numbers) % 2 or any(cell_of(word) is None for word in words):
            return plain
        return " ".join(["move", *words] if self.moving else words)

    def draft(self, seat: Seat, said: Move) -> Draft:
        """Return the sentence in the making; of a move, the touches are the Bug and where it goes, or `pass`."""
        if not self.moving or seat not in self.waiting():
            return super().draft(seat, said)
        if said in ("", "move"):
            touch = (*map(word_of, self.list_movable()), *["pass"] * (not said))
            return Draft(said, "more", self.asks(seat, said), touch, None)
        words = _drop_move(said)
        bug = cell_of(words[0]) if words else None
        whole = said if bug is None else " ".join(["move", *words])
        refusal = self.why_not(seat, whole)
        if refusal is None:
            return Draft(whole, "done", NO_ASK, (), None)
        if refusal.code != "syntax-unfinished" or bug is None:
            return Draft(said, "no", NO_ASK, (), None, refusal)
        touch = tuple(map(word_of, self.chain.list_landings(bug)))
        return Draft(said, "more", self.asks(seat, said), touch, None)

    # Knowledge

    def view(self, seat: Seat | None) -> border.View:
        """Return what everybody knows, which is all there is (R-NB-16), and what follows from it."""
        chain, legions = self.chain, self.chain.legions
        shut = (
            (cell, linked)
            for cell in sorted(chain.masks)
            if cell not in chain.owners and (linked := chain.find_linked(cell))
        )
        return {
            "seat": seat,
            **self._show(),
            "length": self.length(),
            "waiting": list(self.waiting()),
            "pieces": [
                {
                    "id": bug,
                    "seat": chain.owners[cell],
                    "at": word_of(cell),
                    "number": self.known.get(bug),
                    "size": len(legions[cell]),
                }
                for bug, cell in enumerate(self.bugs)
            ],
            "legions": [
                [list(map(word_of, legion)) for legion in chain.list_legions(each) if len(legion) > 1]
                for each in range(self.seats)
            ],
            "longest": list(self.longest),
            "left": [self.left(each) for each in range(self.seats)],
            "threats": [list(map(word_of, cells)) for cells in self.list_threats()],
            "shut": [[word_of(cell), word_of(one), word_of(other)] for cell, (one, other) in shut],
            "totals": [list(each) for each in self.list_totals()] if self.is_numbered() else [],
        }

    def dump(self) -> Json:
        """Return the full state; how the game ended follows from it."""
        return {**self._show()}

    def _show(self) -> border.Table:
        return {
            "seats": self.seats,
            "loops": self.loops,
            "asked": list(self.asked),
            "starter": self.starter,
            "bugs": list(map(word_of, self.bugs)),
            "known": [[bug, number] for bug, number in sorted(self.known.items())],
            "moving": self.moving,
        }

    # Care

    def audit(self) -> list[str]:
        """Return what is wrong with this position."""
        if self.asked:
            return self._audit_flip()
        chain, count = self.chain, len(self.bugs)
        if (
            not 0 < count <= EACH * self.seats
            or len(chain.owners) != count
            or not self._is_numbered_soundly()
        ):
            return ["there are too many Bugz or too few, or a number under them is none"]
        owners = {cell: self.owner_of(bug) for bug, cell in enumerate(self.bugs)}
        longest = [self._reckon_longest(seat) for seat in range(self.seats)]
        full = max(longest) >= self.length()
        expected = self.copy()
        expected._end("")
        expected.check_end()
        checks = (
            (owners == chain.owners, "a Bug is somebody else's"),
            (self._is_one_piece(), "the chain is broken"),
            (not any(map(chain.find_linked, self.bugs)), "three Bugz are linked to each other"),
            (self._is_where_it_can_be(), "the first Bug is not in the middle, or one is too far off"),
            (longest == self.longest, "the longest Legions are not those that lie there"),
            (not self.moving or (self.loops and not full), "nobody can have a Bug to move"),
            (not self.moving or chain.links(self.bugs[-1]) > 1, "the last Bug has closed no loop"),
            (
                (expected.reason, expected.winners) == (self.reason, self.winners),
                "the game ends otherwise, or goes on",
            ),
        )
        return [wrong for sound, wrong in checks if not sound]

    def _audit_flip(self) -> list[str]:
        proper = len(self.asked) > 1 and set(self.asked) <= set(range(self.seats))
        in_order = list(self.asked) == sorted(set(self.asked))
        begun = self.bugs or self.known or self.moving or self.reason or self.starter
        return [] if proper and in_order and not begun else ["nobody can flip a Bug like that"]

    def _is_numbered_soundly(self) -> bool:
        """Tell whether the first Bug's number is known, and at most those of the longest Legions besides."""
        if not all(number in SET and 0 <= bug < len(self.bugs) for bug, number in self.known.items()):
            return False
        if 0 not in self.known or not self._is_of_sets(self.known) or not 0 <= self.starter < self.seats:
            return False
        if not self.is_numbered():
            return True
        compared = {self.bugs.index(cell) for cell in self._list_compared()}
        level = len(self._list_level()) > 1 and max(self.longest) < self.length()
        return level and self.is_used_up() and not self.moving and set(self.known) == compared | {0}

    def _is_one_piece(self) -> bool:
        """Tell whether all Bugz are linked, from neighbour to neighbour."""
        owners, found = self.chain.owners, [self.bugs[0]]
        seen = set(found)
        for cell in found:
            fresh = {cell + step for step in PACKED_STEPS} & owners.keys() - seen
            seen |= fresh
            found += fresh
        return len(found) == len(owners)

    def _is_where_it_can_be(self) -> bool:
        """Tell whether a chain of so many Bugz can lie there; each Bug, and each move, takes it one cell further."""
        if not self.loops:
            return self.bugs[0] == MIDDLE
        most = 2 * len(self.bugs)
        return all(distance(CENTRE, unpack(cell)) < most for cell in self.bugs)

    def __str__(self) -> str:
        """Return the position as text; `notation.py` tells how it is written, and reads it back."""
        return write_position(self)


def _why_not_there(chain: Chain, cell: Cell) -> Refusal | None:
    """Return why no Bug may be laid on a cell."""
    if cell in chain.slots:
        return None
    at = {"at": word_of(cell)}
    if cell in chain.owners:
        return Refusal("occupied", at, "§3.2")
    linked = chain.find_linked(cell)
    if linked is None:
        return Refusal("touches-nothing", at, "§3.2")
    return Refusal("linked", {**at, "one": word_of(linked[0]), "other": word_of(linked[1])}, "§3.3")


def _drop_move(said: str) -> list[str]:
    """Return the words after `move`, which need not be said."""
    words = said.split(" ")
    return [word for word in (words[1:] if words[0] == "move" else words) if word]
