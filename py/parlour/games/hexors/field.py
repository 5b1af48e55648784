"""The spaces of the Field: their words, neighbours, and the ways over a neighbour, for one mat and for two (§2.4).

A space is one number, column by column and from the first row on, so that spaces stand in the order in which
sentences name them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from parlour.kit import hexes

ROWS = 9
LETTERS = "abcdefghijklmn"

Space = int


class Field(NamedTuple):
    """A Field of so many columns."""

    columns: int
    words: tuple[str, ...]  # of each space
    number: dict[str, Space]  # of each word; never changed
    neighbours: tuple[tuple[Space, ...], ...]
    near: tuple[int, ...]  # the same as bits: that of a space is 1 << space
    jumps: tuple[tuple[tuple[Space, Space], ...], ...]  # each neighbour, and the space opposite behind it
    second: tuple[frozenset[Space], ...]  # the spaces exactly two steps away

    def find(self, word: str) -> Space | None:
        """Return the space that a word means, None where it means none; any text."""
        return self.number.get(word)


@lru_cache(maxsize=4)
def field_of(columns: int) -> Field:
    """Return the Field of so many columns; every second row lies half a space further to the right."""
    places = [hexes_at(column, row) for column in range(columns) for row in range(ROWS)]
    number = {place: space for space, place in enumerate(places)}
    words = tuple(f"{LETTERS[column]}{row + 1}" for column in range(columns) for row in range(ROWS))
    neighbours = tuple(
        tuple(sorted(number[near] for near in hexes.neighbours(place) if near in number)) for place in places
    )
    return Field(
        columns,
        words,
        {word: space for space, word in enumerate(words)},
        neighbours,
        tuple(sum(1 << near for near in each) for each in neighbours),
        tuple(
            tuple(
                sorted(
                    (number[hexes.step(place, way)], number[hexes.step(place, way, 2)])
                    for way in hexes.STEPS
                    if hexes.step(place, way, 2) in number
                )
            )
            for place in places
        ),
        tuple(frozenset(number[far] for far in hexes.ring(place, 2) if far in number) for place in places),
    )


def hexes_at(column: int, row: int) -> hexes.Hex:
    """Return the hexagon of a column and a row."""
    return column - (row - (row & 1)) // 2, row


def space_at(column: int, row: int) -> Space:
    """Return the space of a column and a row, both counted from 0."""
    return column * ROWS + row


GREY = (space_at(3, 0), space_at(3, 8))
"""The start spaces of two players: seat 0 on the first row (R-HX-43)."""

CLOCKWISE = (space_at(2, 0), space_at(11, 0), space_at(11, 8), space_at(2, 8))
"""Those of three or four, from the first to move on (§12.2)."""

ACROSS = (space_at(2, 0), space_at(2, 8), space_at(11, 0), space_at(11, 8))
"""Those of two teams, in turn order: partners on the same row (§13.2)."""
