"""The Field as the computers weigh it: what each tile is worth, where it can go, and what its battles come to.

It holds what the rules need to expect a battle, and no more, so that some ten thousand of them are looked at in a
second. Chances are exact; that a pod may break up between two battles of one turn is seen, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from parlour.core.game import Seat
from parlour.core.slices import Sliced
from parlour.games.hexors.board import CHARACTER, DEBRIS, FIGHTERS, STRENGTH, STRONGHOLD, WALL, Board, Piece
from parlour.games.hexors.field import Field, Space
from parlour.games.hexors.odds import odds
from parlour.games.hexors.strength import PLUS, find_colour, has_ally
from parlour.games.hexors.tiles import BUILT_IN

USUAL_PLUS = 4
"""What a Character of the Collector's game mostly adds to its strike."""

LEAST_WORTH, MOST_WORTH = 0.15, 6.0
"""The bounds of a tile's worth; one that wins every second battle is worth 1."""

STONE, POWER = 0.08, 0.15
"""What a Stone is worth that can still be spent, and a power that is face down."""

THRONE = 2.0
"""What a Stronghold is worth besides, where its fall is its player's end."""

USEFUL_STONES = 3
"""Stones, for each power face down, that are worth having."""


class Unit(NamedTuple):
    """A Stronghold or a Character that is in play."""

    owner: Seat
    control: Seat
    side: int  # the side that controls it in this turn
    strikes: tuple[int, ...]
    home: bool  # whether it is a Stronghold
    plus: int  # powers and its ally; not its pod
    colour: int  # its Colour Bonus, which it has from its Stronghold
    defense: int  # of a Stronghold
    worth: float
    bit: int = 0  # which tile of the roster it is, as a bit

    @property
    def added(self) -> int:
        """All that it adds wherever it stands."""
        return self.plus + self.colour


End = tuple[float, tuple[Space, ...], tuple[int, ...]]
"""How battles may end: how likely, which tiles fall, and the side that gets a Stone for each."""

Turn = tuple[Space, Space, Sequence[Space]]
"""A Character's move: from where, to where, and what it touches there."""

_REFERENCE = tuple(tile.strikes for tile in BUILT_IN.values() if tile.kind == CHARACTER)


@lru_cache(4096)
def chance(strikes: tuple[int, ...], others: tuple[int, ...], lead: int) -> float:
    """Return how often the first wins who adds so much more."""
    wins, of = odds(strikes, lead, others, 0)
    return wins / of


@lru_cache(4096)
def weigh_tile(strikes: tuple[int, ...], lead: int) -> float:
    """Return what a tile is worth that adds so much more than Characters do: its wins for each loss, on the average.

    Where one beats the other in proportion to what they are worth, a battle is a fair bet, and no order of battles is
    better than another (Kaminsky, Luks and Nelson 1984 on gladiator games). So this counts tiles as the game does.
    """
    won = sum(chance(strikes, each, lead) for each in _REFERENCE) / len(_REFERENCE)
    return MOST_WORTH if won >= 1 else min(MOST_WORTH, max(LEAST_WORTH, won / (1 - won)))


class Roster:
    """All tiles of two players, and what chance each has to defeat all of the other: by any order of battles.

    Nobody knows which pairs will meet. Half of the time the attacker finds the pair that is best for it, and else any;
    each side attacks as often. Pods are left out, since they come and go.
    """

    def __init__(self, tiles: tuple[Entry, ...]) -> None:
        """Take the tiles, each with its bit."""
        self.sides = [
            [(1 << at, each) for at, each in enumerate(tiles) if each.side == side] for side in (0, 1)
        ]
        self.homes = [sum(bit for bit, each in own if each.home) for own in self.sides]
        self.all = [sum(bit for bit, _ in own) for own in self.sides]
        self.known: dict[int, float] = {}
        self.pairs: dict[tuple[bool, bool, bool], list[tuple[int, int, float, bool, bool]]] = {}

    def hope(self, mask: int, lead: float) -> float:
        """Return the chance of the first side with the tiles that are left, and so much more in Stones and powers."""
        value = self.find(mask)
        if value in (0.0, 1.0):
            return value
        return value + lead * LEAD * value * (1 - value)

    def find(self, mask: int) -> float:
        """Return the chance of the first side with the tiles that are left."""
        value = self.known.get(mask)
        if value is None:
            value = self.known[mask] = self._reckon(mask)
        return value

    def prepare(self, mask: int) -> Sliced[None]:
        """Find the chances with all tiles that are left and with any of them, the fewest first, in slices."""
        if mask in self.known:
            return
        some = done = 0
        while some != mask:
            some = (some - mask) & mask  # the next larger part of the mask: after all parts of its own
            self.find(some)
            done += 1
            if done % ROSTER_SLICE == 0:
                yield

    def _reckon(self, mask: int) -> float:
        if not mask & self.all[0] or not mask & self.all[1]:
            return 1.0 if mask & self.all[0] else 0.0 if mask & self.all[1] else 0.5
        homes = (mask & self.homes[0] > 0, mask & self.homes[1] > 0)
        duel = mask == self.homes[0] | self.homes[1]
        first, second = [], []
        known = self.known
        for bit, foe, won, attacks, strikes_back in self._list_pairs(*homes, duel):
            if mask & bit and mask & foe:
                better, worse = known.get(mask ^ foe), known.get(mask ^ bit)
                if better is None:
                    better = self.find(mask ^ foe)
                if worse is None:
                    worse = self.find(mask ^ bit)
                value = won * better + (1 - won) * worse
                if attacks:
                    first.append(value)
                if strikes_back:
                    second.append(value)
        parts = []
        if first:
            parts.append((max(first) + sum(first) / len(first)) / 2)
        if second:
            parts.append((min(second) + sum(second) / len(second)) / 2)
        return sum(parts) / len(parts)

    def _list_pairs(
        self, home: bool, other_home: bool, duel: bool
    ) -> list[tuple[int, int, float, bool, bool]]:
        """Return what may meet what, with the chance of the first side's tile, and which of the two may attack."""
        key = home, other_home, duel
        if key not in self.pairs:
            self.pairs[key] = [
                (
                    *(
                        bit,
                        foe,
                        chance(
                            mine.strikes, theirs.strikes, mine.add(home, duel) - theirs.add(other_home, duel)
                        ),
                    ),
                    *(duel or not mine.home, duel or not theirs.home),
                )
                for bit, mine in self.sides[0]
                for foe, theirs in self.sides[1]
                if duel or not (mine.home and theirs.home)
            ]
        return self.pairs[key]


class Entry(NamedTuple):
    """A tile of a roster."""

    side: int
    strikes: tuple[int, ...]
    home: bool
    plus: int  # what lasts
    colour: int
    defense: int

    def add(self, home: bool, duel: bool) -> int:
        """Return what it adds while its Stronghold stands or not, or where Strongholds alone are left."""
        return self.plus + (self.colour if home else 0) + (0 if duel else self.defense)


@lru_cache(8)
def find_roster(tiles: tuple[Entry, ...]) -> Roster:
    """Return the roster of some tiles, with what is reckoned of it already."""
    return Roster(tiles)


LEAD = 1.0
"""How much the chances grow with what one has more in Stones and powers."""

ROSTER_SLICE = 32
"""Chances of a roster that are found in one slice: hardly ever as much as a millisecond's work."""

MOST_ROSTER = 12
"""Tiles with which chances are still reckoned so: there are as many positions as ways to choose some of them."""


class Scene:
    """What lies on the Field, and what each side has besides."""

    __slots__ = (
        "collects",
        "extras",
        "field",
        "friends",
        "large",
        "mask",
        "order",
        "roster",
        "solid",
        "stone",
        "sums",
        "units",
        "walls",
    )

    def __init__(
        self,
        field: Field,
        units: dict[Space, Unit],
        solid: int,
        walls: dict[Space, int],
        extras: tuple[float, ...],
        shape: tuple[bool, bool, tuple[tuple[Seat, int], ...]],
        roster: Roster | None,
        mask: int,
    ) -> None:
        """Make a scene of its parts; `shape` is what never changes in a game."""
        self.roster = roster  # of two players, the tiles that there were, to reckon chances by
        self.mask = mask  # those of them that are left
        self.field = field
        self.units = units
        self.solid = solid  # spaces that nobody enters, units apart, as bits
        self.walls = walls  # the walls among them, each with the side that it is friendly to
        self.extras = extras  # of each side: what its Stones and powers are worth
        self.collects, self.large, self.order = shape
        self.stone = STONE if self.collects else 0.0
        # Reckoned once each, since nothing of a scene ever changes.
        self.sums: tuple[float, ...] | None = None  # what each side has
        self.friends: dict[int, int] = {}  # what is friendly to a side, as bits of spaces

    def key(self) -> tuple[object, ...]:
        """Return what tells it from all others of its game."""
        return (frozenset(self.units.items()), self.solid, frozenset(self.walls.items()), self.extras)

    # Sides

    def totals(self) -> tuple[float, ...]:
        """Return what each side has; 0 of a side that has lost."""
        if self.sums is None:
            self.sums = self._sum_up()
        return self.sums

    def _sum_up(self) -> tuple[float, ...]:
        found = [0.0] * len(self.extras)
        alive = [False] * len(found)
        for unit in self.units.values():
            side = self.side_of(unit.owner)
            found[side] += unit.worth
            alive[side] = alive[side] or unit.home or not self.large
        return tuple(
            total + extra if lives else 0.0
            for total, extra, lives in zip(found, self.extras, alive, strict=True)
        )

    def is_decided(self, side: int) -> bool:
        """Tell whether a side has lost, or all others have."""
        if self.roster is not None:
            first, second = self.roster.all
            return not (self.mask & first and self.mask & second)
        totals = self.totals()
        return totals[side] == 0 or totals[side] == sum(totals)

    def side_of(self, seat: Seat) -> int:
        """Return the side of a seat."""
        return self.order[seat][1]

    def seats_after(self, seat: Seat) -> list[Seat]:
        """Return who still has a tile, in turn order from the seat after this one on, and this one last."""
        seats = [each for each, _ in self.order]
        at = seats.index(seat) + 1
        having = {unit.control for unit in self.units.values() if unit.home or not self.large}
        return [each for each in seats[at:] + seats[:at] if each in having]

    # Moving

    def find_friends(self, side: int) -> int:
        """Return the spaces with something on them that is friendly to a side, as bits."""
        found = self.friends.get(side)
        if found is None:
            found = 0
            for space, unit in self.units.items():
                if unit.side == side:
                    found |= 1 << space
            for space, whose in self.walls.items():
                if whose == side:
                    found |= 1 << space
            self.friends[side] = found
        return found

    def find_contacts(self, side: int) -> dict[Space, list[Space]]:
        """Return the spaces where a tile of a side touches opposing ones, and which it touches."""
        found: dict[Space, list[Space]] = {}
        neighbours = self.field.neighbours
        for space, unit in self.units.items():
            if unit.side != side:
                for near in neighbours[space]:
                    found.setdefault(near, []).append(space)
        return found

    def list_turns(self, seat: Seat, contact: bool = False) -> Iterator[Turn]:
        """Give where the Characters of a seat can go; with `contact` only where they touch somebody.

        A search spends most of its time here, so sets of spaces are bits: that of a space is 1 << space.
        """
        side = self.side_of(seat)
        units, near, jumps = self.units, self.field.near, self.field.jumps
        friends, contacts, full = self.find_friends(side), 0, 0
        for space, unit in units.items():
            full |= 1 << space
            if unit.side != side:
                contacts |= near[space]
        free = ~(self.solid | full)
        wanted = free & contacts if contact else free
        for start, unit in units.items():
            if unit.control != seat or unit.home:
                continue
            around = near[start]
            ends = around & wanted
            while ends:
                end = (ends & -ends).bit_length() - 1
                ends &= ends - 1
                yield start, end, self._list_touched(end, side) if contacts >> end & 1 else ()
            if not around & friends:
                continue
            # A jump is two spaces long, so none leads to where an advance does.
            open_ends = [start]
            jumped = 1 << start
            while open_ends:
                for over, land in jumps[open_ends.pop()]:
                    if not friends >> over & 1 or not free >> land & 1 or jumped >> land & 1:
                        continue
                    jumped |= 1 << land
                    if not contacts >> land & 1:
                        open_ends.append(land)
                        if not contact:
                            yield start, land, ()
                    else:
                        yield start, land, self._list_touched(land, side)

    def _list_touched(self, space: Space, side: int) -> list[Space]:
        """Return the tiles opposing a side that lie beside a space, in the order a scene holds them."""
        units = self.units
        found = [near for near in self.field.neighbours[space] if near in units and units[near].side != side]
        if len(found) > 1:
            found.sort(key=list(units).index)
        return found

    def moved(self, start: Space, end: Space) -> Scene:
        """Return the scene after a move."""
        units = self.units.copy()
        units[end] = units.pop(start)
        return self._with(units, self.extras, self.mask)

    # Battles

    def add(self, space: Space, foe: Space) -> int:
        """Return what the tile on a space adds to its strike against another."""
        unit = self.units[space]
        if not self.collects:
            return 0
        if unit.home:
            beside = foe in self.field.neighbours[space]
            return unit.plus + (unit.defense if beside and not self.units[foe].home else 0)
        return unit.added + self.has_pod(space, unit.side, space)

    def has_pod(self, space: Space, side: int, start: Space) -> bool:
        """Tell whether a tile of a side, which comes from `start`, is in a pod on a space."""
        return self.find_friends(side) & self.field.near[space] & ~(1 << start) != 0

    def find_chance(self, attacker: Space, defender: Space) -> float:
        """Return how often one tile on the Field defeats another."""
        lead = self.add(attacker, defender) - self.add(defender, attacker)
        return chance(self.units[attacker].strikes, self.units[defender].strikes, lead)

    def drop(self, space: Space) -> float:
        """Return what the owner of a tile loses with it."""
        unit = self.units[space]
        if not unit.home:
            return unit.worth
        if self.large:
            worths = sum(each.worth for each in self.units.values() if each.owner == unit.owner)
            return worths + self.extras[self.side_of(unit.owner)]
        kept = (
            each.worth - weigh_tile(each.strikes, each.plus - USUAL_PLUS)
            for each in self.units.values()
            if each.owner == unit.owner and each.colour
        )
        return unit.worth + sum(kept)

    def list_fights(self, start: Space, end: Space, foes: Sequence[Space]) -> list[tuple[float, Space]]:
        """Return the battles of a move in the best order, each with its chance."""
        unit = self.units[start]
        added = unit.added + self.has_pod(end, unit.side, start) if self.collects else 0
        fights = []
        for foe in foes:
            other = self.units[foe]
            if not self.collects:
                against = 0
            elif other.home:
                against = other.plus + other.defense
            else:
                against = other.added + self.has_pod(foe, other.side, start)
            fights.append((chance(unit.strikes, other.strikes, added - against), foe))
        if len(fights) > 1:
            # With a loss as the end of all, the best order is by what is won for each risk of losing.
            fights.sort(key=lambda fight: -fight[0] * self.drop(fight[1]) / (1.0001 - fight[0]))
        return fights

    def expect(self, start: Space, fights: Sequence[tuple[float, Space]]) -> list[End]:
        """Return how the battles of a tile may end: how likely, which tiles fall, and which sides get Stones."""
        side, left = self.units[start].side, 1.0
        fallen: tuple[Space, ...] = ()
        winners: tuple[int, ...] = ()
        ends: list[End] = []
        for won, foe in fights:
            if won < 1:
                ends.append((left * (1 - won), (*fallen, start), (*winners, self.units[foe].side)))
            fallen, winners, left = (*fallen, foe), (*winners, side), left * won
        if left > 0:
            ends.append((left, fallen, winners))
        return ends

    def tally(self, totals: Sequence[float], fallen: Sequence[Space], winners: Sequence[int]) -> list[float]:
        """Return what each side has after tiles have fallen."""
        now = list(totals)
        for space in fallen:
            owner = self.side_of(self.units[space].owner)
            now[owner] = max(0.0, now[owner] - self.drop(space))
        for side in winners:
            if now[side]:
                now[side] += self.stone
        return now

    def foresee(
        self, totals: Sequence[float], fallen: Sequence[Space], winners: Sequence[int]
    ) -> Sequence[float]:
        """Return what each side may hope for after tiles have fallen."""
        if self.roster is None:
            now = self.tally(totals, fallen, winners)
            whole = sum(now)
            return [each / whole for each in now] if whole else [1 / len(now)] * len(now)
        mask = self.mask
        for space in fallen:
            mask &= ~self.units[space].bit
        lead = self.extras[0] - self.extras[1]
        if self.stone:
            for side in winners:
                lead += self.stone * (1 - 2 * side)
        value = self.roster.hope(mask, lead)
        return value, 1 - value

    def hope(self, side: int) -> float:
        """Return what a side may hope for as things stand."""
        return self.foresee(() if self.roster is not None else self.totals(), (), ())[side]

    def fight_out(
        self, attacker: Space, foes: Sequence[Space], won: float | None = None, mutual: bool = False
    ) -> list[tuple[float, Scene]]:
        """Return how the battles of a tile that has moved may end, and the scene then.

        `won`: how often it wins the first one, where that is known better; `mutual`: if it does, both fall.
        """
        if not foes:
            return [(1.0, self)]
        foe, *rest = foes
        chance_of = self.find_chance(attacker, foe) if won is None else won
        ends = []
        if chance_of < 1:
            ends.append((1 - chance_of, self.without(attacker, self.units[foe].side)))
        if chance_of > 0:
            after = self.without(foe, self.units[attacker].side)
            if mutual:
                ends.append((chance_of, after.without(attacker) if attacker in after.units else after))
            else:
                left = [each for each in rest if each in after.units]
                further = after.fight_out(attacker, left) if attacker in after.units else [(1.0, after)]
                ends += [(chance_of * share, end) for share, end in further]
        return ends

    def without(self, space: Space, side: int = -1) -> Scene:
        """Return the scene after a tile was defeated, for which a side gets its Stone."""
        units = self.units.copy()
        gone = units.pop(space)
        if gone.home and self.large:
            units = {each: unit for each, unit in units.items() if unit.owner != gone.owner}
        elif gone.home and self.collects:
            for each, unit in units.items():
                if unit.owner == gone.owner and unit.colour:
                    worth = weigh_tile(unit.strikes, unit.plus - USUAL_PLUS)
                    units[each] = unit._replace(colour=0, worth=worth)
        extras = self.extras
        if side >= 0 and self.stone:
            extras = tuple(extra + (self.stone if each == side else 0) for each, extra in enumerate(extras))
        return self._with(units, extras, self.mask & ~gone.bit)

    def _with(self, units: dict[Space, Unit], extras: tuple[float, ...], mask: int) -> Scene:
        shape = (self.collects, self.large, self.order)
        return Scene(self.field, units, self.solid, self.walls, extras, shape, self.roster, mask)


# Setting it


def set_scene(board: Board) -> Scene:
    """Return a position as a scene."""
    collects = board.choices.collects
    sides = sorted({board.side(seat) for seat in range(board.seats)})
    units: dict[Space, Unit] = {}
    solid = 0
    walls: dict[Space, int] = {}
    # In the order of the spaces: the reckoning must not depend on which tile moved last.
    for space, piece in sorted(board.pieces.items()):
        if piece.kind in FIGHTERS and not piece.trapped:
            units[space] = _make_unit(board, space, piece, collects)
        else:
            solid |= 1 << space
            if piece.kind == WALL:
                walls[space] = board.side(piece.control)
    order = tuple((seat, board.side(seat)) for seat in range(board.seats))
    extras = tuple(_weigh_extras(board, side) for side in sides)
    roster = None if board.is_large() or len(units) > MOST_ROSTER else _enrol(board, units)
    shape = (collects, board.is_large(), order)
    mask = sum(unit.bit for unit in units.values())
    return Scene(board.field, units, solid, walls, extras, shape, roster, mask)


def _enrol(board: Board, units: dict[Space, Unit]) -> Roster:
    """Give each tile its bit, and return the roster of all."""
    entries = []
    for space, unit in units.items():
        lasting = _sum_lasting(board, space)
        colour = find_colour(board, unit.owner, board.pieces[space]) if board.choices.collects else 0
        entries.append((Entry(unit.owner, unit.strikes, unit.home, lasting, colour, unit.defense), space))
    entries.sort()
    for at, (_, space) in enumerate(entries):
        units[space] = units[space]._replace(bit=1 << at)
    return find_roster(tuple(entry for entry, _ in entries))


def _sum_lasting(board: Board, space: Space) -> int:
    """Return what the Super Strength beneath a tile adds."""
    return sum(
        PLUS[force.power] for force in board.forces if force.power == STRENGTH and space in force.spaces
    )


def _make_unit(board: Board, space: Space, piece: Piece, collects: bool) -> Unit:
    tile = board.tiles[piece.tile]
    home = piece.kind == STRONGHOLD
    plus = lasting = colour = 0
    if collects:
        ally = int(not home and has_ally(board, piece))
        colour = find_colour(board, piece.control, piece)
        lasting = _sum_lasting(board, space) + ally
        plus = piece.boost + ally
        plus += sum(
            PLUS[each.power] for each in board.forces if each.power in _LYING and space in each.spaces
        )
    lead = lasting + colour + (tile.defense if home else 0) - USUAL_PLUS if collects else 0
    worth = weigh_tile(tile.strikes, lead) + (THRONE if home and board.is_large() else 0)
    return Unit(
        *(piece.owner, piece.control, board.side(piece.control), tile.strikes, home),
        *(plus, colour, tile.defense if collects else 0, worth),
    )


_LYING = frozenset(PLUS) - {DEBRIS}


def _weigh_extras(board: Board, side: int) -> float:
    """Return what the Stones and powers of a side are worth."""
    if not board.choices.collects:
        return 0.0
    unused = sum(len(board.hands[seat]) for seat in range(board.seats) if board.side(seat) == side)
    useful = board.stones[side] if board.is_large() else min(board.stones[side], USEFUL_STONES * unused)
    return STONE * useful + POWER * unused
