"""The chain of Bugz: where they lie, where the next may be laid, and which Legions there are, kept up Bug by Bug.

Laying a Bug costs the same in a short chain and in a long one: its six neighbours hear of it, and its Legion grows.
Cells are packed spaces (`kit/hexes.py`), so that a neighbour is one addition away. Paragraphs (§) are those of
web/games/legionz/rules/en.md.
"""

from __future__ import annotations

from functools import lru_cache

from parlour.core.game import Seat
from parlour.kit.hexes import CENTRE, PACKED_STEPS, find, name, pack, unpack

Cell = int
Legion = tuple[Cell, ...]

MIDDLE: Cell = pack(CENTRE)

# A cell knows its neighbours with a Bug as six bits, in the order of the steps.
NEAR: tuple[tuple[int, int], ...] = tuple((step, 1 << (at + 3) % 6) for at, step in enumerate(PACKED_STEPS))
"""Each step to a neighbour, and the bit by which that neighbour knows the cell where the step began."""

WAYS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(step for at, step in enumerate(PACKED_STEPS) if mask >> at & 1) for mask in range(64)
)
"""By mask: the steps to the neighbours with a Bug."""


def _find_linked(mask: int) -> tuple[int, int] | None:
    """Return the steps to two Bugz beside a cell that are linked to each other, None where no two are."""
    for at, step in enumerate(PACKED_STEPS):
        if mask >> at & 1 and mask >> (at + 1) % 6 & 1:
            return step, PACKED_STEPS[(at + 1) % 6]
    return None


LINKED: tuple[tuple[int, int] | None, ...] = tuple(map(_find_linked, range(64)))
"""By mask: two neighbours that are linked, which no Bug may be laid to (§3.3)."""

MAY_LIE: tuple[bool, ...] = tuple(mask > 0 and LINKED[mask] is None for mask in range(64))
"""By mask: whether a Bug may be laid there, if none lies there already (§3.2, §3.3)."""

FREE_WAYS: tuple[tuple[int, ...], ...] = tuple(
    ways if free else () for ways, free in zip(WAYS_OF, MAY_LIE, strict=True)
)
"""By mask: the steps to the neighbours with a Bug where one may be laid, none where none may."""


@lru_cache(maxsize=4096)
def word_of(cell: Cell) -> str:
    """Return the word for a cell, as `2,-1`."""
    return name(unpack(cell))


def cell_of(word: str) -> Cell | None:
    """Return the cell that a word names, None where it names none."""
    space = find(word)
    return None if space is None else pack(space)


class Chain:
    """All Bugz that lie, their owners, and what follows from that."""

    __slots__ = (
        "free",  # the cells where a Bug may be laid, in no order
        "legions",  # by cell of a Bug: the cells of its Legion, one tuple for all of them
        "masks",  # by cell: which of its neighbours have a Bug; only where one has
        "owners",  # by cell: the owner of its Bug
        "slots",  # where in `free` each of its cells stands
    )

    def __init__(self) -> None:
        """Make an empty chain: its first Bug may be laid anywhere."""
        self.owners: dict[Cell, Seat] = {}
        self.masks: dict[Cell, int] = {}
        self.legions: dict[Cell, Legion] = {}
        self.free: list[Cell] = []
        self.slots: dict[Cell, int] = {}

    def copy(self) -> Chain:
        """Return an independent copy."""
        other = Chain.__new__(Chain)
        other.owners = self.owners.copy()
        other.masks = self.masks.copy()
        other.legions = self.legions.copy()
        other.free = self.free[:]
        other.slots = self.slots.copy()
        return other

    def __eq__(self, other: object) -> bool:
        """Tell whether another chain is the same in all that is kept of it."""
        return isinstance(other, Chain) and self._parts() == other._parts()

    def __repr__(self) -> str:
        """Return all that there is to know, so that what changed can be told as text."""
        return f"Chain{self._parts()}"

    def _parts(self) -> tuple[object, ...]:
        return self.owners, self.masks, self.legions, self.free, self.slots

    # Bugz come and go

    def lay(self, cell: Cell, seat: Seat) -> None:
        """Lay a Bug; that it may lie there is established."""
        owners, masks, legions = self.owners, self.masks, self.legions
        if cell in self.slots:
            self._close(cell)
        owners[cell] = seat
        legion: Legion = (cell,)
        for step, bit in NEAR:
            near = cell + step
            mask = masks.get(near, 0)
            masks[near] = mask | bit
            if near in owners:
                if owners[near] == seat and near not in legion:
                    legion += legions[near]
            elif not mask:
                self._open(near)
            elif MAY_LIE[mask] and not MAY_LIE[mask | bit]:
                self._close(near)
        for each in legion:
            legions[each] = legion

    def lift(self, cell: Cell) -> None:
        """Take a Bug up again, and find what is left of its Legion."""
        owners, masks = self.owners, self.masks
        del owners[cell]
        for step, bit in NEAR:
            near = cell + step
            mask = masks[near] ^ bit
            if mask:
                masks[near] = mask
            else:
                del masks[near]
            if near in owners:
                continue
            if not mask:
                self._close(near)
            elif MAY_LIE[mask] and not MAY_LIE[mask | bit]:
                self._open(near)
        if MAY_LIE[masks.get(cell, 0)]:
            self._open(cell)
        for legion in take_apart([each for each in self.legions.pop(cell) if each != cell]):
            for each in legion:
                self.legions[each] = legion

    def _open(self, cell: Cell) -> None:
        self.slots[cell] = len(self.free)
        self.free.append(cell)

    def _close(self, cell: Cell) -> None:
        """Fill the gap with the last one, which costs the same however many there are."""
        slot, last = self.slots.pop(cell), self.free.pop()
        if last != cell:
            self.free[slot] = last
            self.slots[last] = slot

    # What can be asked

    def links(self, cell: Cell) -> int:
        """Return how many Bugz a cell touches."""
        return self.masks.get(cell, 0).bit_count()

    def find_linked(self, cell: Cell) -> tuple[Cell, Cell] | None:
        """Return two Bugz that a cell touches and that are linked to each other (§3.3), None where no two are."""
        linked = LINKED[self.masks.get(cell, 0)]
        return None if linked is None else (cell + linked[0], cell + linked[1])

    def legions_at(self, cell: Cell, seat: Seat) -> list[Legion]:
        """Return the Legions of a seat that a cell touches, each once."""
        found: list[Legion] = []
        for step in WAYS_OF[self.masks.get(cell, 0)]:
            near = cell + step
            if self.owners[near] == seat and self.legions[near] not in found:
                found.append(self.legions[near])
        return found

    def size_at(self, cell: Cell, seat: Seat) -> int:
        """Return how long a Legion a seat would have there, if it laid a Bug on a cell (§4.1, §4.2)."""
        return self.sizes_at(cell).get(seat, 1)

    def sizes_at(self, cell: Cell) -> dict[Seat, int]:
        """Return how long a Legion each seat would have there whose Bugz a cell touches."""
        found: dict[Seat, int] = {}
        legions: list[Legion] = []
        for step in WAYS_OF[self.masks.get(cell, 0)]:
            legion = self.legions[cell + step]
            if legion not in legions:
                legions.append(legion)
                seat = self.owners[cell + step]
                found[seat] = found.get(seat, 1) + len(legion)
        return found

    def list_legions(self, seat: Seat) -> list[Legion]:
        """Return the Legions of a seat, the longest first, each in the order of reading."""
        # All Bugz of a Legion have one tuple, whose first cell is its own alone.
        found = [
            legion for cell, legion in self.legions.items() if cell == legion[0] and self.owners[cell] == seat
        ]
        return sorted((tuple(sorted(legion)) for legion in found), key=lambda legion: (-len(legion), legion))

    def list_landings(self, cell: Cell) -> list[Cell]:
        """Return where a Bug may be laid that is taken from a cell (§6.4), in the order of reading."""
        lifted = self.copy()
        lifted.lift(cell)
        return sorted(each for each in lifted.free if each != cell)


def take_apart(cells: list[Cell]) -> list[Legion]:
    """Return the Legions that Bugz make which were one Legion before; a few, so nothing cleverer is quicker."""
    rest, found = cells[:], []
    while rest:
        part = [rest.pop()]
        for each in part:
            for step in PACKED_STEPS:
                if each + step in rest:
                    rest.remove(each + step)
                    part.append(each + step)
        found.append(tuple(part))
    return found


@lru_cache(maxsize=8)
def find_joints(bugs: tuple[Cell, ...]) -> frozenset[Cell]:
    """Return the Bugz that hold a chain together: without one of them it would fall apart (§6.3).

    After Tarjan 1972: depth first, and the lowest number that a branch leads back to. It is asked of one position
    again and again, while a sentence is composed or refused.
    """
    there, root = set(bugs), bugs[0]
    number, low = {root: 0}, {root: 0}
    joints: set[Cell] = set()
    branches = 0
    path = [(root, root, iter(PACKED_STEPS))]
    while path:
        here, parent, steps = path[-1]
        for step in steps:
            near = here + step
            if near == parent or near not in there:
                continue
            if near in number:
                low[here] = min(low[here], number[near])
                continue
            number[near] = low[near] = len(number)
            path.append((near, here, iter(PACKED_STEPS)))
            break
        else:
            path.pop()
            if parent == root:
                branches += here != root
            elif low[here] >= number[parent]:
                joints.add(parent)
            low[parent] = min(low[parent], low[here])
    if branches > 1:
        joints.add(root)
    return frozenset(joints)
