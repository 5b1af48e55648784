"""What lies on the Field of Hexors and what follows from it, for the plain second referee."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from games.hexors.oracle_tiles import (
    Tile,
    beside,
    opposite,
    spaces,
)


class Piece(NamedTuple):
    """A Stronghold or Character of somebody's; of two alike, the second has copy 1."""

    owner: int
    number: str
    copy: int = 0


class Activation(NamedTuple):
    """A power that was played: it waits on the stack, or is in force."""

    serial: int
    power: str
    seat: int
    pieces: tuple[Piece, ...] = ()
    spaces: tuple[str, ...] = ()
    # Of Detection: the serial number of what it is to destroy.
    aim: int = -1


class Battle(NamedTuple):
    """Two tiles that fight, and the colours rolled for them."""

    attacker: Piece
    defender: Piece
    rolls: tuple[str, ...] = ()
    # Whether both roll again after a tie.
    rerolled: bool = False
    # Of a distance attack: the serial number of its Flying Debris.
    debris: int = -1
    # Whether somebody has played Self-Destruct in it.
    destructed: bool = False
    void: bool = False


class Strength(NamedTuple):
    """What a tile comes to in a battle, part by part."""

    strike: int
    colour: int = 0
    pod: int = 0
    ally: int = 0
    defense: int = 0
    powers: int = 0
    boost: int = 0


@dataclass(frozen=True)
class Table:
    """The options, and all facts about what lies on the Field; changing one gives a new table."""

    tiles: Mapping[str, Tile]
    game: str
    teams: bool
    army: str
    characters: int
    powers: int
    seats: int
    at: Mapping[Piece, str] = field(default_factory=dict)
    trapped: frozenset[Piece] = frozenset()
    # In the order in which they took effect.
    in_force: tuple[Activation, ...] = ()
    # Stones spent on tiles in this turn.
    boosts: Mapping[Piece, int] = field(default_factory=dict)
    active: int = 0

    # Whose is what

    def side(self, seat: int) -> list[int]:
        """List the seats that play together with one, itself too."""
        return [seat % 2, seat % 2 + 2] if self.teams else [seat]

    def tile(self, piece: Piece) -> Tile:
        """Give what is printed on a piece."""
        return self.tiles[piece.number]

    def controller(self, piece: Piece) -> int:
        """Name the seat that controls a piece: its owner, or who played the last Telepathy on it."""
        taken = [each.seat for each in self.in_force if each.power == "074" and piece in each.pieces]
        return taken[-1] if taken else piece.owner

    def friendly(self, one: Piece, other: Piece) -> bool:
        """Tell whether two pieces are on one side now (R-HX-48)."""
        return self.controller(one) in self.side(self.controller(other))

    def living(self) -> list[Piece]:
        """List the pieces on the Field that are not trapped."""
        return [piece for piece in self.at if piece not in self.trapped]

    def remaining(self, seat: int) -> list[Piece]:
        """List the Characters that a seat owns and that are not trapped (R-HX-51)."""
        return [each for each in self.living() if each.owner == seat and not self.tile(each).is_stronghold()]

    def stronghold(self, seat: int) -> Piece | None:
        """Give the Stronghold of a seat, None where it has fallen."""
        for piece in self.at:
            if piece.owner == seat and self.tile(piece).is_stronghold():
                return piece
        return None

    def is_alive(self, seat: int) -> bool:
        """Tell whether a seat still plays: among more than two, with its Stronghold (R-HX-34, R-HX-53)."""
        return self.seats == 2 or self.stronghold(seat) is not None

    def in_play(self, seat: int) -> int:
        """Count the tiles of a seat that are in play (R-HX-55): a trapped one is out of it."""
        return sum(piece.owner == seat for piece in self.living())

    # Spaces

    def piece_at(self, space: str) -> Piece | None:
        """Give the piece on a space."""
        return next((piece for piece, place in self.at.items() if place == space), None)

    def craters(self) -> dict[str, int]:
        """Give the seat of each crater."""
        return {space: each.seat for each in self.in_force if each.power == "075" for space in each.spaces}

    def walls(self) -> dict[str, int]:
        """Give the seat of each wall."""
        walls = [each for each in self.in_force if each.power in ("065", "069")]
        return {each.spaces[0]: each.seat for each in walls}

    def empty(self) -> list[str]:
        """List the spaces without piece, wall and crater, by column, then row."""
        taken = {*self.at.values(), *self.craters(), *self.walls()}
        return [space for space in spaces(self.seats) if space not in taken]

    def around(self, space: str) -> tuple[str, ...]:
        """List the spaces of the Field around one."""
        return beside(space, self.seats)

    def touching(self, piece: Piece) -> list[Piece]:
        """List the opposing pieces that a piece touches, by their spaces; trapped ones touch nobody."""
        near = [self.piece_at(space) for space in self.around(self.at[piece])]
        living = set(self.living())
        return [
            each for each in near if each is not None and each in living and not self.friendly(piece, each)
        ]

    def is_friend(self, space: str, piece: Piece) -> bool:
        """Tell whether there is another tile on a space that is friendly to a piece: to jump over, to pod with."""
        other = self.piece_at(space)
        if other is not None:
            return other != piece and other not in self.trapped and self.friendly(piece, other)
        return self.walls().get(space) in self.side(self.controller(piece))

    # Moving

    def moved(self, piece: Piece, space: str) -> Self:
        """Put a piece on a space."""
        return replace(self, at={**self.at, piece: space})

    def jumps(self, piece: Piece) -> list[str]:
        """List where one jump may lead (R-HX-06)."""
        here, free = self.at[piece], set(self.empty())
        landings = [
            opposite(here, over, self.seats) for over in self.around(here) if self.is_friend(over, piece)
        ]
        return [landing for landing in landings if landing in free]

    def advances(self, piece: Piece) -> list[str]:
        """List where one step may lead (R-HX-05)."""
        free = set(self.empty())
        return [space for space in self.around(self.at[piece]) if space in free]

    def movements(self, piece: Piece, speed: bool) -> Iterator[tuple[str, ...]]:
        """Give every way of a piece, from its space on."""
        here = self.at[piece]
        for step in self.advances(piece):
            yield here, step
            there = self.moved(piece, step)
            if speed and not there.touching(piece):
                for second in there.advances(piece):
                    if second != here:
                        yield here, step, second
        yield from self.chains(piece, (here,))

    def chains(self, piece: Piece, before: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """Give every chain of jumps that goes on from one: no space twice, none after a contact (R-HX-07)."""
        for landing in self.jumps(piece):
            if landing not in before:
                yield *before, landing
                there = self.moved(piece, landing)
                if not there.touching(piece):
                    yield from there.chains(piece, (*before, landing))

    # Traps

    def is_caught(self, piece: Piece) -> bool:
        """Tell whether a Character is trapped as things lie (R-HX-30, R-HX-51); its owner decides, not control."""
        around, craters, walls = self.around(self.at[piece]), self.craters(), self.walls()
        friends = self.side(piece.owner)
        if self.tile(piece).is_stronghold() or not all(
            space in craters or space in walls for space in around
        ):
            return False
        if all(craters.get(space, piece.owner) in friends for space in around):
            return False
        free = set(self.empty())
        over = [space for space in around if walls.get(space) in friends]
        return not any(opposite(self.at[piece], wall, self.seats) in free for wall in over)

    def with_traps(self) -> Self:
        """Look at all pieces again, since walls or craters have changed."""
        return replace(self, trapped=frozenset(piece for piece in self.at if self.is_caught(piece)))

    # Strength

    def strengths(self, battle: Battle) -> list[Strength]:
        """Give what both tiles of a battle come to, the attacker's first, as far as they have rolled."""
        pair = (battle.attacker, battle.defender)
        return [
            self.strength(piece, colour, battle) for piece, colour in zip(pair, battle.rolls, strict=False)
        ]

    def strength(self, piece: Piece, colour: str, battle: Battle) -> Strength:
        """Give what a tile comes to after a roll (R-HX-12, R-HX-13)."""
        tile = self.tile(piece)
        plain = Strength(tile.strike(colour))
        if self.game == "beginner":
            return plain
        plain = plain._replace(powers=self.plus(piece, battle), boost=self.boosts.get(piece, 0))
        if tile.is_stronghold():
            return plain._replace(defense=tile.defense if self.is_defended(piece, battle) else 0)
        seat = self.controller(piece)
        own = self.stronghold(seat)
        bases = [base for base in map(self.stronghold, self.side(seat)) if base is not None]
        return plain._replace(
            # In teams the Colour is the own Stronghold's, the Ally either's (R-HX-38).
            colour=0 if own is None else self.tile(own).strike(tile.colour),
            pod=int(any(self.is_friend(space, piece) for space in self.around(self.at[piece]))),
            ally=int(tile.ally > 0 and any(self.tile(base).ally == tile.ally for base in bases)),
        )

    def plus(self, piece: Piece, battle: Battle) -> int:
        """Add what powers give to a tile and take from it."""
        worth = {"064": 3, "070": -1, "072": 7, "073": 3}
        total = sum(worth.get(each.power, 0) for each in self.in_force if piece in each.pieces)
        distant = any(each.serial == battle.debris for each in self.in_force)
        return total + (2 if distant and piece == battle.attacker else 0)

    def is_defended(self, stronghold: Piece, battle: Battle) -> bool:
        """Tell whether a Stronghold has its Defense Bonus (R-HX-35, R-HX-36, R-HX-50)."""
        if stronghold == battle.defender:
            return not self.tile(battle.attacker).is_stronghold()
        if self.tile(battle.defender).is_stronghold():
            return False
        return self.at[battle.defender] in self.around(self.at[stronghold])
