"""What a view of Null holds, for the page's declarations; nothing imports this while the engine runs."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict


class Open(TypedDict):
    """What everybody sees."""

    size: int  # of a hand
    open: bool  # whether hands lie open
    luck: bool  # whether a die falls in each round
    pairs: bool  # whether those who sit opposite each other play together
    laid: list[list[int]]  # by seat, its cards in this round
    die: int  # 0 before it has fallen
    asked: int  # how many have answered it
    played: list[list[int]]  # by seat, its cards of earlier rounds
    points: list[int]  # by seat, the rounds that it has won
    field: NotRequired[bool]  # true where there is one
    planted: NotRequired[
        list[Annotated[list[str | int], tuple[str, int]]]
    ]  # its stones: the space and whose it is
    planter: NotRequired[int]  # who is to plant; -1: nobody
    motto: NotRequired[str]


class View(Open):
    """What a seat sees."""

    seat: int | None  # who looks
    hands: list[list[int] | int]  # by seat; the number of its cards where they are hidden
    chosen: list[int | bool]  # by seat, the card; of another one whether it has chosen
    lowest: int | None  # who laid the lowest card of the round; null where nobody laid one
