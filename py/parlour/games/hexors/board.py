"""What lies on the table of Hexors: the fields of a position, and what every chapter of the rules asks of them.

The chapters are `setup.py`, `movement.py`, `battle.py`, `windows.py`, `powers.py` with `traps.py`, `ending.py`, and
`turn.py`, which leads from one to the next; `play.py` is their door. Rulings (R-HX-nn) and paragraphs (§) are named
where they act; they stand in rulings.md and rules/en.md of web/games/hexors.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, Self

from parlour.core.game import Seat
from parlour.games.hexors.field import ACROSS, CLOCKWISE, GREY, Field, Space, field_of
from parlour.games.hexors.tiles import BUILT_IN, POWERS, SetFault, Tile, read_set
from parlour.kit.frames import Stack

NOBODY: Seat = -1
NOWHERE: Space = -1

UNCOUNTED = -1
"""The siege of a game that was begun when sieges were not yet counted: it goes on as it began."""

# What the game is waiting for, or would ask about; before the first turn, in a turn, and after the last.
TOSS, TAKE, DEAL, CHOOSE, PLACE = "toss", "take", "deal", "choose", "place"
START, MOVE, CONTACT, FIGHT, BEFORE = "start", "move", "contact", "fight", "before"
ATTACK, ATTACKER, DEFEND, DEFENDER, END, OVER = "attack", "attacker", "defend", "defender", "end", "over"
STAGES = (
    *(TOSS, TAKE, DEAL, CHOOSE, PLACE),
    *(START, MOVE, CONTACT, FIGHT, BEFORE, ATTACK, ATTACKER, DEFEND, DEFENDER, END, OVER),
)
SETUP = STAGES[:5]
ROLLS = (ATTACK, DEFEND)

ANSWER = "answer"
"""The kind of a window in which an activated power still waits, whatever the moment."""

MOMENTS = (START, CONTACT, BEFORE, ATTACKER, DEFENDER, END)
WINDOWS = (*MOMENTS, ANSWER)
IN_BATTLE = (BEFORE, ATTACKER, DEFENDER)

STRONGHOLD, CHARACTER, WALL, CRATER = "stronghold", "character", "wall", "crater"
FIGHTERS = (STRONGHOLD, CHARACTER)

LAST_STAND, BARRIER, ESCAPE, SPEED, DETECTION, DEBRIS = 64, 65, 66, 67, 68, 69
DRAIN, SELF_DESTRUCT, TEAMWORK, STRENGTH, TELEPATHY, WASTELAND = 70, 71, 72, 73, 74, 75

ON_TILE = frozenset({LAST_STAND, DRAIN, SELF_DESTRUCT, TEAMWORK, STRENGTH, TELEPATHY})
"""Powers that lie on a tile, and go where it goes."""

MOST_ALIKE = 2
"""Tiles of one number that a seat may have (R-HX-32)."""


class Choices(NamedTuple):
    """The options of one game."""

    game: str = "beginner"
    teams: bool = False
    armies: str = "powers"
    characters: int = 4
    powers: int = 3
    odds: bool = True
    tiles: str = ""

    @property
    def collects(self) -> bool:
        """Tell whether it is the Collector's game, with bonuses, Stones and powers."""
        return self.game == "collector"


class Piece(NamedTuple):
    """What lies on a space: a tile, a wall, or a crater."""

    tile: int  # its number; of a wall or a crater its power's
    owner: Seat
    control: Seat  # who controls it in this turn: another by Telepathy
    kind: str  # STRONGHOLD, CHARACTER, WALL or CRATER
    trapped: bool = False
    boost: int = 0  # Stones that were spent on it in this turn


class Force(NamedTuple):
    """A power in force."""

    number: int  # of its activation, counted in the whole game
    power: int
    seat: Seat
    spaces: tuple[Space, ...]  # where it lies: its tile, its wall, its craters; () of Speed


class Activation(NamedTuple):
    """A power that was activated and waits to be resolved."""

    number: int  # counted in the whole game, so that no two are the same
    power: int
    seat: Seat
    targets: tuple[int, ...]  # spaces; of Detection the number of the activation that it is aimed at
    said: tuple[str, ...] = ()  # of Detection: what it was aimed at, in words


class Battle(NamedTuple):
    """Two tiles that fight."""

    attacker: Space
    defender: Space
    far: int = 0  # by Flying Debris: the number of its activation; 0: not
    rolls: tuple[str, str] = ("", "")  # the colours, attacker's first; "" before the roll
    again: bool = False  # after a tie
    void: bool = False
    destructed: bool = False  # Self-Destruct was activated in it


class Throw(NamedTuple):
    """An attack by Flying Debris that is still to come."""

    attacker: Space
    target: Space
    number: int  # of the activation


class Side(NamedTuple):
    """One tile of a battle, and all that it comes to."""

    tile: int
    owner: Seat
    strike: int | None  # None before its roll
    colour: int = 0
    pod: int = 0
    ally: int = 0
    defense: int = 0
    powers: tuple[tuple[int, int], ...] = ()  # each power that changes it, and by how much
    boost: int = 0

    @property
    def plus(self) -> int:
        """All but its strike."""
        powers = sum(plus for _, plus in self.powers)
        return self.colour + self.pod + self.ally + self.defense + powers + self.boost

    @property
    def total(self) -> int:
        """All that it comes to; before its roll, without its strike."""
        return (self.strike or 0) + self.plus


class Sheet(NamedTuple):
    """A battle that was compared, as everybody still sees it."""

    attacker: Space
    defender: Space
    rolls: tuple[str, str]
    sides: tuple[Side, Side]
    fell: tuple[bool, bool]


class Marks(NamedTuple):
    """What has happened in this turn."""

    bare: bool = False  # it began as a turn without windows 1 and 6: lost, or the duel's (R-HX-49, 50)
    thrown: bool = False  # Flying Debris was activated (R-HX-44)
    instead: bool = False  # and took the place of the move
    met: bool = False  # a move touched an opposing tile, or there was a battle
    felled: bool = False  # a tile left the Field by defeat or Self-Destruct


NEW_TURN = Marks()


class Board:
    """The fields of one position."""

    __slots__ = (
        "active",  # who is on turn, or takes or places; NOBODY before the toss
        "armies",  # each seat's Characters that are still to be placed, ascending
        "asked",  # who is asked now (see `kit/frames.py`); one frame, or none
        "attacker",  # where the tile stands that touched others in this turn; NOWHERE
        "battle",  # the battle that is fought, or void while its window is still open
        "choices",  # the game's options
        "chosen",  # each seat's secret choice, None until it is made
        "clock",  # whole turns in a row without a defeated tile
        "debris",  # the attack by Flying Debris that begins when the window closes
        "fallen",  # each seat's tiles that were defeated, in order
        "field",  # the spaces
        "first",  # who won the toss; of three or four who moves first; NOBODY before the toss
        "forces",  # the powers in force, in the order they took effect
        "hands",  # each seat's powers that lie face down, ascending; hidden from the others
        "homes",  # each seat's start space; () before the toss
        "last",  # the battle that was compared last, until somebody moves again
        "marks",  # what has happened in this turn
        "pieces",  # what lies on each space that is not empty
        "reason",  # why the game ended, "" while it goes on
        "seats",  # how many play
        "siege",  # turns in a row in which a Stronghold that stands alone was not attacked; or UNCOUNTED
        "stage",  # one of STAGES
        "stones",  # each seat's Stones; a team's lie with the lower seat
        "strongholds",  # the number of each seat's Stronghold, 0 until it is known
        "tiles",  # every Stronghold and Character that the game knows, by number; never changed
        "touched",  # where the tiles stand that the attacker touched and has not fought
        "turn",  # the turn, from 1; 0 before the first
        "used",  # each seat's powers that were activated, in order; all have seen them
        "waits",  # the powers that were activated and wait, the one that resolves first last
        "winners",  # who has won, ascending
    )

    def __init__(self, choices: Choices, seats: int) -> None:
        """Make the position before the toss."""
        self.choices, self.seats = choices, seats
        self.field: Field = field_of(7 if seats == 2 else 14)
        self.tiles = tiles_of(choices.tiles)
        self.stage = TOSS
        self.first: Seat = NOBODY
        self.active: Seat = NOBODY
        self.turn = 0
        self.clock = 0
        self.siege = 0
        self.homes: tuple[Space, ...] = ()
        self.strongholds = [0] * seats
        self.armies: list[tuple[int, ...]] = [()] * seats
        self.pieces: dict[Space, Piece] = {}
        self.fallen: list[tuple[int, ...]] = [()] * seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.chosen: list[tuple[int, ...] | None] = [None] * seats
        self.used: list[tuple[int, ...]] = [()] * seats
        self.stones = [0] * seats
        self.forces: tuple[Force, ...] = ()
        self.waits: tuple[Activation, ...] = ()
        self.asked: Stack = ()
        self.battle: Battle | None = None
        self.attacker: Space = NOWHERE
        self.touched: tuple[Space, ...] = ()
        self.debris: Throw | None = None
        self.marks = NEW_TURN
        self.last: Sheet | None = None
        self.reason = ""
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self).__new__(type(self))
        other.choices, other.seats, other.field, other.tiles = (
            self.choices,
            self.seats,
            self.field,
            self.tiles,
        )
        other.stage, other.first, other.active = self.stage, self.first, self.active
        other.turn, other.clock, other.siege, other.homes = self.turn, self.clock, self.siege, self.homes
        other.strongholds, other.armies = self.strongholds[:], self.armies[:]
        other.pieces, other.fallen = self.pieces.copy(), self.fallen[:]
        other.hands, other.chosen, other.used = self.hands[:], self.chosen[:], self.used[:]
        other.stones, other.forces, other.waits = self.stones[:], self.forces, self.waits
        other.asked, other.battle = self.asked, self.battle
        other.attacker, other.touched, other.debris = self.attacker, self.touched, self.debris
        other.marks, other.last = self.marks, self.last
        other.reason, other.winners = self.reason, self.winners
        return other

    # Sides

    def side(self, seat: Seat) -> int:
        """Return the side of a seat: in teams that of its parity (R-HX-43)."""
        return seat & 1 if self.choices.teams else seat

    def partners(self, seat: Seat) -> list[Seat]:
        """Return the seats of a seat's side, its own too."""
        return [each for each in range(self.seats) if self.side(each) == self.side(seat)]

    def in_turn(self, first: Seat) -> list[Seat]:
        """Return all seats in turn order, from one of them on."""
        return [(first + turn) % self.seats for turn in range(self.seats)]

    def is_large(self) -> bool:
        """Tell whether three or four play, where a Stronghold's fall is its player's end (R-HX-34)."""
        return self.seats > 2

    # Tiles

    def opposes(self, seat: Seat, piece: Piece) -> bool:
        """Tell whether a tile is opposing to a seat: control decides (R-HX-48), and trapped tiles are no target."""
        return piece.kind in FIGHTERS and not piece.trapped and self.side(piece.control) != self.side(seat)

    def befriends(self, seat: Seat, piece: Piece) -> bool:
        """Tell whether a tile or a wall is friendly to a seat (R-HX-06, 38); a trapped one is not (R-HX-51)."""
        return piece.kind != CRATER and not piece.trapped and self.side(piece.control) == self.side(seat)

    def is_empty(self, space: Space) -> bool:
        """Tell whether nothing lies on a space."""
        return space not in self.pieces

    def foes_beside(self, space: Space, seat: Seat) -> list[Space]:
        """Return where the tiles stand that a tile of a seat touches on a space, and that oppose it."""
        pieces, side = self.pieces, self.side(seat)
        return [
            near
            for near in self.field.neighbours[space]
            if near in pieces
            and (piece := pieces[near]).kind in FIGHTERS
            and not piece.trapped
            and self.side(piece.control) != side
        ]

    def remaining(self, seat: Seat) -> list[Space]:
        """Return where the Characters of a seat stand that are neither defeated nor trapped; ownership decides."""
        return [
            space
            for space, piece in self.pieces.items()
            if piece.owner == seat and piece.kind == CHARACTER and not piece.trapped
        ]

    def has_stronghold(self, seat: Seat) -> bool:
        """Tell whether the Stronghold of a seat stands; it never moves."""
        piece = self.pieces.get(self.homes[seat]) if self.homes else None
        return piece is not None and piece.kind == STRONGHOLD

    def is_bare(self, seat: Seat) -> bool:
        """Tell whether a seat has nothing but its Stronghold (R-HX-21, 35)."""
        return not self.remaining(seat)

    def all_bare(self) -> bool:
        """Tell whether nobody has a Character left (R-HX-22, 36)."""
        return not any(piece.kind == CHARACTER and not piece.trapped for piece in self.pieces.values())

    def besieged(self) -> Seat:
        """Return the seat of two that has its Stronghold alone while the other can still come, or NOBODY (R-HX-56)."""
        if self.is_large() or not self.turn or self.siege == UNCOUNTED:
            return NOBODY
        bare = [seat for seat in range(self.seats) if self.is_bare(seat)]
        return bare[0] if len(bare) == 1 and self.has_stronghold(bare[0]) else NOBODY

    def in_play(self, seat: Seat) -> int:
        """Return how many tiles a seat has in play (R-HX-55)."""
        return len(self.remaining(seat)) + self.has_stronghold(seat)

    def plays(self, seat: Seat) -> bool:
        """Tell whether a seat still takes turns and is asked: of three or four, those with a Stronghold."""
        return not self.is_large() or self.has_stronghold(seat)

    def number_at(self, space: Space) -> int:
        """Return the number of what lies on a space."""
        return self.pieces[space].tile

    # Stones and powers

    def pool(self, seat: Seat) -> int:
        """Return the side that holds a seat's Stones: a team's are pooled (R-HX-38)."""
        return self.side(seat)

    def stones_of(self, seat: Seat) -> int:
        """Return the Stones that a seat may spend."""
        return self.stones[self.pool(seat)]

    def force_of(self, power: int) -> Force | None:
        """Return a power of a number in force, the last of several."""
        return next((force for force in reversed(self.forces) if force.power == power), None)

    def count_activations(self) -> int:
        """Return how many powers were activated in the whole game."""
        return sum(map(len, self.used))

    def fights(self) -> Battle | None:
        """Return the battle that is fought; a void one is none."""
        return self.battle if self.battle is not None and not self.battle.void else None


def homes_of(choices: Choices, seats: int, first: Seat) -> tuple[Space, ...]:
    """Return each seat's start space, once the toss has said who is first (R-HX-43)."""
    if seats == 2:
        return GREY
    spaces = ACROSS if choices.teams else CLOCKWISE
    return tuple(spaces[(seat - first) % seats] for seat in range(seats))


@lru_cache(maxsize=16)
def tiles_of(text: str) -> Mapping[int, Tile]:
    """Return every Stronghold and Character of a game with a set that was checked already."""
    added = read_set(text)
    return {} if isinstance(added, SetFault) else dict(sorted({**BUILT_IN, **added}.items()))


def kind_of(tiles: Mapping[int, Tile], number: int) -> str:
    """Return what a tile is by its number."""
    if number in POWERS:
        return CRATER if number == WASTELAND else WALL
    return tiles[number].kind


def are_alike(numbers: Iterable[int]) -> int:
    """Return a number that is there more often than it may be, 0 where none is (R-HX-32)."""
    listed = list(numbers)
    return next((number for number in listed if listed.count(number) > MOST_ALIKE), 0)
