"""A plain second referee for Legionz, written from the rulings alone, to check the real one against."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations

# R-NB-20
NEIGHBOURS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
# §1.2
FULL = {2: 10, 3: 9, 4: 8, 5: 7, 6: 6}
BUGZ_EACH = 25
# §2.1: 1 ... 12 twice, and PLYT, which counts 13.
SET = Counter({**dict.fromkeys(range(1, 13), 2), 13: 1})

Cell = tuple[int, int]


@dataclass(frozen=True)
class Bug:
    """One Bug that lies: where, whose, and whether it was the very first."""

    cell: Cell
    seat: int
    first: bool = False


def touching(cell: Cell) -> set[Cell]:
    """List the six cells beside one."""
    return {(cell[0] + q, cell[1] + r) for q, r in NEIGHBOURS}


def read_cell(word: str) -> Cell:
    """Read a cell's name; raises ValueError where it is none."""
    q, r = word.split(",")
    cell = (int(q), int(r))
    if write_cell(cell) != word:
        raise ValueError(word)
    return cell


def write_cell(cell: Cell) -> str:
    """Name a cell."""
    return f"{cell[0]},{cell[1]}"


def read_number(word: str) -> int:
    """Read the number under a Bug; raises ValueError where it is none."""
    if word not in map(str, SET):
        raise ValueError(word)
    return int(word)


def pieces(cells: set[Cell]) -> list[set[Cell]]:
    """Take cells apart into those that hang together."""
    left, found = set(cells), []
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = {near for cell in edge for near in touching(cell)} & left
            left -= edge
        found.append(part)
    return found


def may_lie(cell: Cell, chain: set[Cell]) -> bool:
    """Tell whether a Bug may be laid: free, beside the chain, and touching no two that are linked (R-NB-07)."""
    touched = touching(cell) & chain
    linked = any(other in touching(one) for one, other in combinations(touched, 2))
    return cell not in chain and bool(touched) and not linked


@dataclass(frozen=True)
class Oracle:
    """One state of a game of Legionz; playing gives a new state and leaves this one alone."""

    seats: int
    loops: bool
    asked: tuple[int, ...]
    # In the order in which they were laid.
    bugs: tuple[Bug, ...] = ()
    first_number: int = 0
    seat_to_move: int = 0
    looped: bool = False
    totals: tuple[tuple[int, int], ...] = ()

    @staticmethod
    def start(seats: int = 2, loops: bool = False) -> "Oracle":
        """Begin a game in which everybody is to flip a Bug."""
        return Oracle(seats, loops, tuple(range(seats)))

    def waiting(self) -> tuple[int, ...]:
        """Name the seat that must act now: -1 is chance, nobody when the game is over."""
        if self.asked:
            return (-1,)
        if self.ended():
            return ()
        return (-1,) if self._used_up() and not self.looped else (self.seat_to_move,)

    def moves(self, seat: int) -> set[str] | None:
        """List what a seat may say; what chance may say is too much to list."""
        if seat not in self.waiting():
            return set()
        if seat == -1:
            return None
        chain = self._chain()
        if not self.looped:
            around = {near for cell in chain for near in touching(cell)}
            return {write_cell(cell) for cell in around if may_lie(cell, chain)}
        sentences = {"pass"}
        for bug in self.bugs[:-1]:  # R-NB-11: any but the one just placed
            rest = chain - {bug.cell}
            if len(pieces(rest)) == 1:  # R-NB-12
                around = {near for cell in rest for near in touching(cell)} - {bug.cell}
                sentences |= {
                    f"move {write_cell(bug.cell)} {write_cell(cell)}"
                    for cell in around
                    if may_lie(cell, rest)
                }
        return sentences

    def play(self, seat: int, sentence: str) -> "Oracle":
        """Give the state after this sentence, or raise ValueError when it is not legal now."""
        if seat not in self.waiting():
            raise ValueError(f"it is not the turn of {seat}")
        if seat == -1:
            return self._flip(sentence) if self.asked else self._compare(sentence)
        if sentence not in (self.moves(seat) or ()):
            raise ValueError(f"seat {seat} may not say: {sentence}")
        if not self.looped:
            return self._lay(read_cell(sentence))
        after = replace(self, looped=False, seat_to_move=(seat + 1) % self.seats)
        if sentence == "pass":
            return after
        origin, target = map(read_cell, sentence.split(" ")[1:])
        moved = tuple(replace(bug, cell=target) if bug.cell == origin else bug for bug in self.bugs)
        return replace(after, bugs=moved)

    def ended(self) -> tuple[str, frozenset[int]] | None:
        """Give the reason for the end and the winners, or None while the game goes on."""
        if self.looped or not self.bugs:
            return None
        longest = self.scores()
        mover = (self.seat_to_move - 1) % self.seats
        for after in range(self.seats):  # R-NB-14
            seat = (mover + after) % self.seats
            if longest[seat] >= FULL[self.seats]:
                return "legion", frozenset({seat})
        if not self._used_up():
            return None
        level = self._level()
        if len(level) == 1:
            return "longest", frozenset(level)
        if not self.totals:
            return None
        most = max(total for _, total in self.totals)
        best = frozenset(seat for seat, total in self.totals if total == most)
        return "numbers" if len(best) == 1 else "shared", best

    def scores(self) -> tuple[int, ...]:
        """Give the length of each seat's longest Legion."""
        return tuple(max(map(len, self._legions(seat)), default=0) for seat in range(self.seats))

    def _chain(self) -> set[Cell]:
        return {bug.cell for bug in self.bugs}

    def _legions(self, seat: int) -> list[set[Cell]]:
        """R-NB-04: what hangs together of one owner's Bugz."""
        return pieces({bug.cell for bug in self.bugs if bug.seat == seat})

    def _used_up(self) -> bool:
        return len(self.bugs) == BUGZ_EACH * self.seats  # R-NB-09

    def _level(self) -> list[int]:
        longest = self.scores()
        return [seat for seat in range(self.seats) if longest[seat] == max(longest)]

    def _flip(self, sentence: str) -> "Oracle":
        """R-NB-02 and R-NB-17."""
        verb, *words = sentence.split(" ")
        numbers = [read_number(word) for word in words]
        if verb != "flip" or len(numbers) != len(self.asked):
            raise ValueError(sentence)
        best = [seat for seat, number in zip(self.asked, numbers, strict=True) if number == max(numbers)]
        if len(best) > 1:
            return replace(self, asked=tuple(best))
        (starter,) = best
        first = (Bug((0, 0), starter, first=True),)
        next_seat = (starter + 1) % self.seats
        return replace(self, asked=(), bugs=first, first_number=max(numbers), seat_to_move=next_seat)

    def _lay(self, cell: Cell) -> "Oracle":
        seat = self.seat_to_move
        after = replace(self, bugs=(*self.bugs, Bug(cell, seat)))
        closes_loop = len(touching(cell) & self._chain()) > 1
        if (
            self.loops and closes_loop and after.scores()[seat] < FULL[self.seats]
        ):  # R-NB-14: full wins at once
            return replace(after, looped=True)
        return replace(after, seat_to_move=(seat + 1) % self.seats)

    def _compare(self, sentence: str) -> "Oracle":
        """R-NB-10, R-NB-16 and R-NB-18; the Bugz are named row by row."""
        verb, *words = sentence.split(" ")
        most = max(self.scores())
        legions = {
            seat: [legion for legion in self._legions(seat) if len(legion) == most] for seat in self._level()
        }
        named = {cell for found in legions.values() for legion in found for cell in legion}
        pairs = [word.split("=") for word in words]
        if verb != "numbers" or any(len(pair) != 2 for pair in pairs):
            raise ValueError(sentence)
        numbers = {read_cell(cell): read_number(number) for cell, number in pairs}
        in_order = sorted(named, key=lambda cell: (cell[1], cell[0]))
        if [cell for cell, _ in pairs] != [write_cell(cell) for cell in in_order]:
            raise ValueError(sentence)
        (first,) = (bug for bug in self.bugs if bug.first)
        if numbers.get(first.cell, self.first_number) != self.first_number:
            raise ValueError("the first Bug's number is known")
        for seat in range(self.seats):
            used = Counter(numbers[bug.cell] for bug in self.bugs if bug.seat == seat and bug.cell in named)
            if seat == first.seat and first.cell not in named:
                used[self.first_number] += 1
            if used - SET:
                raise ValueError("a number that the set does not have so often")
        totals = tuple(
            (seat, max(sum(numbers[cell] for cell in legion) for legion in found))
            for seat, found in legions.items()
        )
        return replace(self, totals=totals)
