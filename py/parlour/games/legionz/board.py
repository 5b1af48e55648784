"""What lies on the table of Legionz: Bugz are flipped for the first turn, then one is laid at a turn.

Rulings (R-NB-nn) and paragraphs (§) are named where they act; they stand in rulings.md and rules/en.md of
web/games/legionz.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from parlour.core.game import CHANCE, Event, Move, Seat
from parlour.games.legionz.chain import MIDDLE, Cell, Chain, cell_of, find_joints, word_of

SET: tuple[int, ...] = (*range(1, 13), *range(1, 13), 13)
"""The numbers under each player's 25 Bugz (§2.1): 1 to 12 twice, and PLYT, which counts 13."""

EACH = len(SET)
SEATS = range(2, 7)


def length_of(seats: int) -> int:
    """Return how many Bugz a full Legion has (§1.2): ten for two players, and one less for each player more."""
    return 12 - seats


class Flipped(NamedTuple):
    """What a seat's longest Legion adds up to, once the numbers lie open (§5.3)."""

    seat: Seat
    total: int


class Board:
    """The fields of one position. Bugz are numbered as they were laid, so that their numbers tell their owners."""

    __slots__ = (
        "asked",  # the seats that flip a Bug next for the first turn (R-NB-17); () once the first one lies
        "bugs",  # where each Bug lies, in the order they were laid
        "chain",  # the same by cell, with what follows from it
        "known",  # by Bug: the number under it, where that was flipped (R-NB-16)
        "longest",  # how long each seat's longest Legion is
        "loops",  # whether a loop lets its maker move a Bug (an option)
        "moving",  # whether the last Bug has closed a loop, and its maker may still move one
        "reason",  # why the game ended, "" while it goes on
        "seats",  # how many play
        "starter",  # the owner of the first Bug
        "winners",  # who won, once there is a reason
    )

    def __init__(self, seats: int, loops: bool) -> None:
        """Make the position before anybody has flipped a Bug."""
        self.seats, self.loops = seats, loops
        self.asked: tuple[Seat, ...] = tuple(range(seats))
        self.starter: Seat = 0
        self.chain = Chain()
        self.bugs: list[Cell] = []
        self.known: dict[int, int] = {}
        self.longest = [0] * seats
        self.moving = False
        self.reason = ""
        self.winners: frozenset[Seat] = frozenset()

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self).__new__(type(self))
        other.seats, other.loops = self.seats, self.loops
        other.asked, other.starter = self.asked, self.starter
        other.chain = self.chain.copy()
        other.bugs = self.bugs[:]
        other.known = self.known.copy()
        other.longest = self.longest[:]
        other.moving = self.moving
        other.reason, other.winners = self.reason, self.winners
        return other

    # Who is on turn, and what lies there

    def waiting(self) -> tuple[Seat, ...]:
        """Return who the game waits for."""
        if self.reason:
            return ()
        if self.asked or (self.is_used_up() and not self.moving):
            return (CHANCE,)
        return (self.turn(),)

    def turn(self) -> Seat:
        """Return the seat on turn, or that would be: that of the next Bug, or of the last while it may move one."""
        return self.owner_of(len(self.bugs) - self.moving)

    def owner_of(self, bug: int) -> Seat:
        """Return the owner of a Bug: they are laid in turn, from the starter on (R-NB-03)."""
        return (self.starter + bug) % self.seats

    def length(self) -> int:
        """Return how many Bugz a full Legion has in this game."""
        return length_of(self.seats)

    def is_used_up(self) -> bool:
        """Tell whether everybody has laid all Bugz (R-NB-09)."""
        return len(self.bugs) == EACH * self.seats

    def left(self, seat: Seat) -> int:
        """Return how many Bugz a seat still has to lay."""
        behind = (seat - self.starter) % self.seats
        return EACH - len(range(behind, len(self.bugs), self.seats))

    def find_threats(self, seat: Seat) -> list[Cell]:
        """Return the cells where a Bug would complete a full Legion of a seat now, in the order of reading."""
        return self.list_threats()[seat]

    def list_threats(self) -> list[list[Cell]]:
        """Return these cells by seat: to look at each cell once takes as long for all seats as for one."""
        chain, length = self.chain, self.length()
        # A Bug touches three at most (§3.4).
        near = [
            not self.reason and 3 * longest + 1 >= length and self.left(seat) > 0
            for seat, longest in enumerate(self.longest)
        ]
        found: list[list[Cell]] = [[] for _ in near]
        for cell in sorted(chain.free) if any(near) else ():
            for seat, size in chain.sizes_at(cell).items():
                if near[seat] and size >= length:
                    found[seat].append(cell)
        return found

    def list_movable(self) -> list[Cell]:
        """Return the Bugz that may be moved after a loop (§6.2, §6.3), in the order of reading."""
        return sorted(set(self.bugs[:-1]) - find_joints(tuple(self.bugs)))

    def moves(self, seat: Seat) -> list[Move] | None:
        """Return every legal sentence of a seat; None for chance, which has too many numbers to list."""
        if seat not in self.waiting():
            return []
        if seat == CHANCE:
            return None
        if not self.moving:
            return [word_of(cell) for cell in sorted(self.chain.free)]
        sentences = ["pass"]
        for cell in self.list_movable():
            begun = f"move {word_of(cell)} "
            sentences += [begun + word_of(landing) for landing in self.chain.list_landings(cell)]
        return sentences

    # Playing

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Play a legal sentence."""
        words = move.split(" ")
        if seat == CHANCE:
            return self._flip(words[1:]) if self.asked else self._open_numbers(words[1:])
        if not self.moving:
            return self._lay(seat, words[0])
        events = [Event("passed", seat, {})] if move == "pass" else [self._move(seat, words[1], words[2])]
        self.moving = False
        return events + self._close_turn()

    def _flip(self, words: list[str]) -> list[Event]:
        """The highest number begins; who is level flips again (R-NB-02, R-NB-17)."""
        numbers = list(map(int, words))
        events = [Event("flipped", None, {"seats": list(self.asked), "numbers": numbers})]
        highest = max(numbers)
        best = tuple(seat for seat, number in zip(self.asked, numbers, strict=True) if number == highest)
        if len(best) > 1:
            self.asked = best
            return [*events, Event("level", None, {"seats": list(best), "number": highest})]
        self.asked, self.starter = (), best[0]
        self.known = {0: highest}
        self.lay(MIDDLE)
        return [*events, Event("began", self.starter, {"at": word_of(MIDDLE), "number": highest})]

    def lay(self, cell: Cell) -> None:
        """Lay the next Bug; that it may lie there is established."""
        seat = self.owner_of(len(self.bugs))
        self.chain.lay(cell, seat)
        self.bugs.append(cell)
        self.longest[seat] = max(self.longest[seat], len(self.chain.legions[cell]))

    def _lay(self, seat: Seat, word: str) -> list[Event]:
        cell = cell_of(word)
        assert cell is not None
        links, joined = self.chain.links(cell), len(self.chain.legions_at(cell, seat))
        self.lay(cell)
        size = len(self.chain.legions[cell])
        events = [Event("laid", seat, {"at": word, "size": size, "joined": joined, "links": links})]
        if self.loops and links > 1 and size < self.length():
            # The chain is one piece, so whatever touches two Bugz of it closes a loop (§6.1).
            self.moving = True
            return [*events, Event("looped", seat, {"at": word})]
        return events + self._close_turn()

    def _move(self, seat: Seat, origin: str, target: str) -> Event:
        bug, landing = cell_of(origin), cell_of(target)
        assert bug is not None
        assert landing is not None
        chain = self.chain
        owner, before = chain.owners[bug], len(chain.legions[bug])
        chain.lift(bug)
        chain.lay(landing, owner)
        number = self.bugs.index(bug)
        self.bugs[number] = landing
        self.longest[owner] = self._reckon_longest(owner)
        told = {"from": origin, "to": target, "owner": owner, "before": before}
        return Event("moved", seat, {**told, "size": len(chain.legions[landing])})

    def _reckon_longest(self, seat: Seat) -> int:
        own = self.bugs[(seat - self.starter) % self.seats :: self.seats]
        return max((len(self.chain.legions[cell]) for cell in own), default=0)

    def _close_turn(self) -> list[Event]:
        """Look for an end after a turn, and tell of it."""
        self.check_end()
        if self.reason == "legion":
            (winner,) = self.winners
            return [Event("completed", winner, {"size": self.longest[winner]})]
        if self.is_used_up():
            return [Event("used", None, {"size": max(self.longest), "seats": self._list_level()})]
        return []

    def _open_numbers(self, words: list[str]) -> list[Event]:
        """Flip the longest Legions, and add up (R-NB-10)."""
        numbers = [int(word.partition("=")[2]) for word in words]
        cells = self._list_compared()
        self.known.update(self._number_bugs(cells, numbers))
        self.check_end()
        totals = self.list_totals()
        shown = {"at": list(map(word_of, cells)), "numbers": numbers}
        told = {"seats": [each.seat for each in totals], "totals": [each.total for each in totals]}
        return [Event("numbered", None, {**shown, **told})]

    # The end

    def check_end(self) -> None:
        """Look for an end: it follows from what lies there, and from who had the last turn (R-NB-14)."""
        if self.asked or self.moving:
            return
        last = self.owner_of(len(self.bugs) - 1)
        for after in range(self.seats):
            seat = (last + after) % self.seats
            if self.longest[seat] >= self.length():
                self._end("legion", seat)
                return
        if not self.is_used_up():
            return
        level = self._list_level()
        if len(level) == 1:
            self._end("longest", *level)
        elif self.is_numbered():
            totals = self.list_totals()
            most = max(each.total for each in totals)
            best = [each.seat for each in totals if each.total == most]
            self._end("numbers" if len(best) == 1 else "shared", *best)

    def _end(self, reason: str, *winners: Seat) -> None:
        self.reason, self.winners = reason, frozenset(winners)

    def is_numbered(self) -> bool:
        """Tell whether the longest Legions were flipped: before that only the first Bug's number is known."""
        return len(self.known) > 1

    def _list_level(self) -> list[Seat]:
        """Return the seats that have the longest Legion of all (§5.2)."""
        return [seat for seat, size in enumerate(self.longest) if size == max(self.longest)]

    def _list_compared(self) -> list[Cell]:
        """Return the Bugz that are flipped: of all longest Legions of the seats that are level (R-NB-18)."""
        size, legions = max(self.longest), self.chain.legions
        return sorted(cell for cell in self.bugs if len(legions[cell]) == size)

    def list_totals(self) -> list[Flipped]:
        """Return what the longest Legions add up to; of a seat that has several, the best (R-NB-10)."""
        number_at = {self.bugs[bug]: number for bug, number in self.known.items()}
        size = max(self.longest)
        return [
            Flipped(
                seat,
                max(
                    sum(number_at[cell] for cell in legion)
                    for legion in self.chain.list_legions(seat)
                    if len(legion) == size
                ),
            )
            for seat in self._list_level()
        ]

    def _number_bugs(self, cells: list[Cell], numbers: list[int]) -> dict[int, int]:
        """Return by Bug the numbers that were found under some cells."""
        return {self.bugs.index(cell): number for cell, number in zip(cells, numbers, strict=True)}
