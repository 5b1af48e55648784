"""The tiles of Hexors, typed in from the rule book, and the spaces of its Field, for the plain second referee."""

from functools import cache
from typing import NamedTuple

CHANCE = -1
# The order of the six strikes in the rule book's table: UL UR L R LL LR.
COLOURS = ("red", "yellow", "green", "purple", "blue", "white")
# Six strikes, then the Defense Bonus.
STRONGHOLDS = {
    "002": (2, 5, 1, 3, 6, 4, 5),
    "004": (3, 4, 5, 6, 1, 2, 7),
    "006": (7, 3, 2, 4, 6, 5, 6),
    "007": (7, 3, 2, 4, 6, 5, 4),
    "010": (6, 1, 5, 4, 2, 3, 5),
    "011": (6, 1, 5, 4, 2, 3, 6),
}
HEROES = {
    "016": (2, 3, 5, 1, 2, 2),
    "017": (3, 2, 2, 2, 3, 3),
    "018": (1, 2, 3, 2, 2, 6),
    "019": (3, 4, 2, 2, 4, 2),
    "022": (3, 4, 3, 2, 5, 1),
    "023": (3, 2, 5, 3, 3, 3),
    "025": (3, 2, 5, 3, 4, 4),
    "028": (1, 2, 6, 3, 4, 7),
    "031": (4, 3, 2, 9, 3, 5),
    "032": (7, 6, 1, 3, 7, 2),
}
VILLAINS = {
    "040": (2, 3, 1, 2, 3, 3),
    "042": (4, 2, 1, 3, 3, 2),
    "043": (2, 7, 2, 2, 2, 1),
    "044": (3, 6, 2, 2, 2, 1),
    "046": (2, 2, 4, 2, 1, 6),
    "047": (2, 7, 2, 2, 3, 2),
    "048": (4, 3, 1, 6, 3, 1),
    "049": (2, 3, 3, 6, 2, 3),
    "050": (3, 8, 2, 3, 3, 1),
    "051": (2, 3, 4, 4, 2, 6),
    "054": (3, 3, 7, 3, 6, 1),
    "055": (4, 2, 3, 3, 4, 8),
    "057": (3, 3, 6, 3, 5, 6),
    "058": (4, 3, 8, 2, 5, 4),
    "059": (8, 4, 2, 3, 7, 3),
    "061": (5, 5, 2, 9, 4, 4),
    "063": (8, 3, 3, 5, 7, 5),
}
# The colours of Characters go round in this order, for heroes and for villains (house data); two are known.
ROUND = ("green", "blue", "yellow", "red", "purple", "white")
KNOWN_COLOURS = {"032": "blue", "063": "red"}
ALLIES = {"004": 1, "023": 1}
STARTER_STRONGHOLDS = ("006", "010")
STARTER_CHARACTERS = ("017", "018", "031", "032", "043", "049", "058", "059")
# What each power costs.
COSTS = {
    "064": 0,
    "065": 1,
    "066": 1,
    "067": 1,
    "068": 2,
    "069": 2,
    "070": 2,
    "071": 2,
    "072": 2,
    "073": 3,
    "074": 3,
    "075": 3,
}
ULTIMATE = ("065", "069", "073", "075")
ROWS = 9


class Tile(NamedTuple):
    """What is printed on a Stronghold or a Character."""

    strikes: tuple[int, ...]
    colour: str = ""  # of a Character
    defense: int = 0  # of a Stronghold
    ally: int = 0

    def is_stronghold(self) -> bool:
        """Tell a Stronghold from a Character."""
        return not self.colour

    def strike(self, colour: str) -> int:
        """Give the number in a colour."""
        return self.strikes[COLOURS.index(colour)]


def printed_tiles() -> dict[str, Tile]:
    """Give the tiles of the rule book by their numbers."""
    tiles = {
        number: Tile(values[:6], "", values[6], ALLIES.get(number, 0))
        for number, values in STRONGHOLDS.items()
    }
    for group in (HEROES, VILLAINS):
        for at, (number, strikes) in enumerate(group.items()):
            colour = KNOWN_COLOURS.get(number, ROUND[at % 6])
            tiles[number] = Tile(strikes, colour, 0, ALLIES.get(number, 0))
    return tiles


def read_tiles(text: str) -> dict[str, Tile]:
    """Give the printed tiles, completed or corrected by a set as somebody wrote it down."""
    tiles = printed_tiles()
    for entry in text.split(";") if text.strip() else []:
        number, second, *words = entry.split()
        ally = int(words[-1]) if "ally" in words else 0
        strikes = tuple(int(word) for word in words[:6])
        if second == "=":
            tiles[number] = Tile(strikes, "", int(words[7]), ally)
        else:
            tiles[number] = Tile(strikes, second, 0, ally)
    return tiles


# The Field: a space is named by its column's letter and its row


def columns(seats: int) -> str:
    """Name the columns: one mat for two, two beside each other for more."""
    return "abcdefg" if seats == 2 else "abcdefghijklmn"


@cache
def spaces(seats: int) -> tuple[str, ...]:
    """List all spaces by column, then row."""
    return tuple(f"{column}{row}" for column in columns(seats) for row in range(1, ROWS + 1))


@cache
def beside(space: str, seats: int) -> tuple[str, ...]:
    """List the spaces around one: up to six."""
    column, row = ord(space[0]), int(space[1])
    # Rows 2, 4, 6 and 8 are shifted half a space to the right.
    left = column if row % 2 == 0 else column - 1
    around = [(column - 1, row), (column + 1, row)]
    around += [(place, other) for other in (row - 1, row + 1) for place in (left, left + 1)]
    named = [f"{chr(place)}{other}" for place, other in around]
    return tuple(sorted(name for name in named if name in spaces(seats)))


@cache
def distance(one: str, other: str, seats: int) -> int:
    """Count the steps between two spaces, whatever lies there."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {each for space in reached for each in beside(space, seats)}
        steps += 1
    return steps


@cache
def opposite(start: str, over: str, seats: int) -> str | None:
    """Name the space where a jump from one over its neighbour ends, None off the Field."""
    return next((landing for landing in beside(over, seats) if in_line(start, over, landing)), None)


def in_line(start: str, over: str, landing: str) -> bool:
    """Tell whether a space lies halfway between two others, on the table."""

    def place(space: str) -> tuple[int, int]:
        row = int(space[1])
        return 2 * ord(space[0]) + (row % 2 == 0), row

    (left, top), (middle, centre), (right, bottom) = place(start), place(over), place(landing)
    return left + right == 2 * middle and top + bottom == 2 * centre
