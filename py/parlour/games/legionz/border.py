"""What a view of Legionz holds, for the page's declarations; nothing imports this while the engine runs."""

from __future__ import annotations

from typing import TypedDict


class Bug(TypedDict):
    """A Bug in the chain, as it is drawn."""

    id: int  # its number in the order in which they came
    seat: int
    at: str  # its cell
    number: int | None  # what is known to stand under it
    size: int  # of its Legion


class Table(TypedDict):
    """What lies there, from which all else follows."""

    seats: int
    loops: bool  # whether a loop lets its seat move a Bug
    asked: list[int]  # who is still to flip a Bug, to see who starts
    starter: int
    bugs: list[str]  # the cell of each, in the order in which they came
    known: list[list[int]]  # Bugz, and the numbers that were found under them
    moving: bool  # whether a Bug is moved now


class View(Table):
    """What everybody sees."""

    seat: int | None  # who looks
    length: int  # so long a Legion wins
    waiting: list[int]  # for which seats the game waits
    pieces: list[Bug]
    legions: list[list[list[str]]]  # by seat, the cells of each that is longer than one
    longest: list[int]  # by seat
    left: list[int]  # Bugz that each seat can still lay
    threats: list[list[str]]  # by seat, the cells on which it would win
    shut: list[
        list[str]
    ]  # each cell on which nobody may lay, and the two Bugz that would be linked with a third there
    totals: list[
        list[int]
    ]  # seats with the longest Legion, and what it adds up to; [] before numbers are looked at
