"""What a view of Hexors holds, for the page's declarations; nothing imports this while the engine runs."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from parlour.core.border import End, Value

Counted = Annotated[list[str | int], tuple[str, int]]
"""A word, and a number that goes with it."""

Throw = Annotated[list[str | int], tuple[str, str, int]]
"""From where, onto what, and the number of the activation."""


class Printed(TypedDict):
    """What is printed on a tile or a power."""

    kind: str  # stronghold, character; surge, ultimate
    strikes: NotRequired[list[int]]  # of a tile: six, in the order of the colours
    defense: NotRequired[int]  # what a Stronghold adds when it is attacked
    colour: NotRequired[str]  # of a Character; "" of a Stronghold, which has all six
    ally: NotRequired[int]  # the number of its ally icon; 0: none
    cost: NotRequired[int]  # of a power, in Stones


class Standing(Printed):
    """What lies on a space of the Field; on a wall or a crater, which are kinds too, nothing is printed."""

    tile: str  # of a wall or a crater its power's
    owner: int
    control: int  # whose it is in this turn: another's by Telepathy
    trapped: bool
    boost: int  # Stones that were spent on it in this turn
    under: NotRequired[list[str]]  # of a tile: the powers that lie under it


class Force(TypedDict):
    """A power in force."""

    id: int  # of its activation, counted in the whole game
    power: str
    seat: int
    spaces: list[str]  # where it lies: its tile, its wall, its craters; [] of Speed


class Activation(TypedDict):
    """A power that was activated and waits to be resolved."""

    id: int
    power: str
    seat: int
    targets: list[str]  # what it is aimed at, in words
    aim: int  # of Detection: the activation that it is aimed at; 0 of others


class Window(TypedDict):
    """Who is asked now whether they use a power."""

    kind: str
    asked: list[int]  # the seats, in their order
    passes: int  # in a row


class Fight(TypedDict):
    """A battle as it is kept."""

    attacker: str
    defender: str
    far: int  # by Flying Debris: its activation; 0: not
    rolls: list[str]  # the colours, attacker's first; "" before the roll
    again: bool  # after a tie
    void: bool
    destructed: bool  # Self-Destruct was activated in it


class Side(TypedDict):
    """One tile of a battle, and all that it comes to."""

    strike: int | None  # null before its roll
    colour: int
    pod: int
    ally: int
    defense: int
    powers: list[Counted]  # each that changes it, and by how much
    boost: int
    total: int


class Sheet(TypedDict):
    """A battle that is compared; of two, the attacker's first."""

    attacker: str
    defender: str
    rolls: list[str]  # "" before the roll
    tiles: list[str]
    owners: list[int]
    fell: list[bool]
    sides: list[Side]


class Battle(Sheet):
    """The battle that is fought."""

    step: str  # one of STAGES


class Odds(TypedDict):
    """The attacker's chance of a battle that is to come."""

    at: str  # where the other tile stands
    wins: int  # of so many rolls
    of: int


class Landing(TypedDict):
    """The chances on a space that may be touched next, where a Character would touch opposing tiles."""

    at: str
    odds: list[Odds]


class Besieged(TypedDict):
    """A Stronghold that stands alone."""

    tile: str
    left: int | None  # turns in which it is still to be attacked; null where that is not told yet


class Tiles(TypedDict):
    """What everybody knows of a seat's tiles."""

    stronghold: str  # "" until it is known
    characters: list[str]  # that are still to be placed
    fallen: list[str]  # in order
    used: list[str]  # its powers that were activated, in order
    stones: int


class Army(Tiles):
    """What is seen of a seat."""

    discard: list[str]  # what is out of the game
    unused: int  # powers that lie face down
    alive: bool


class Table(TypedDict):
    """What lies open."""

    options: dict[str, Value]
    phase: str  # one of STAGES
    first: int  # who won the toss; of three or four who moves first; -1 before the toss
    active: int  # whose turn it is, or who takes or places; -1 before the toss
    turn: int  # from 1; 0 before the first
    clock: int  # whole turns in a row without a defeated tile
    siege: int  # turns in a row in which a Stronghold that stands alone was not attacked
    field: dict[str, Standing]  # by space
    in_force: list[Force]
    stack: list[Activation]  # the one that resolves first last
    window: Window | None
    fight: Fight | None
    mover: str  # where the tile stands that touched others in this turn; "" for none
    landed: list[str]  # where the tiles stand that it touched and has not fought
    touched: list[str]  # where those of them stand that it may fight
    debris: Throw | None  # an attack by Flying Debris that is to come
    marks: dict[str, bool]  # what has happened in this turn
    last: Sheet | None  # the battle that was compared last, until somebody moves again
    outcome: End | None


class View(Table):
    """What a seat sees."""

    seat: int | None  # who looks
    teams: bool
    game: str  # beginner or collector
    characters: int  # so many each takes
    powers_each: int  # so many powers each has at the beginning
    columns: int  # of the Field
    starts: list[str]  # each seat's start space; [] before the toss
    craters: list[Counted]  # where, and whose
    armies: list[Army]  # by seat
    powers: list[str]  # of who looks
    chosen: list[list[str] | bool]  # by seat what it chose in secret; of another one whether it has
    offered: list[str]  # what may be taken or chosen now
    tiles: dict[str, Printed]  # what is printed on all that can be seen
    battle: Battle | None
    odds: list[Odds]  # of the battles that are to come
    turns_left: int  # after which the game ends without a defeated tile
    besieged: Besieged | None
    waiting: list[int]  # for which seats the game waits
    landings: NotRequired[list[Landing]]  # of the preview of a move
