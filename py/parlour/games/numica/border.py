"""What a view of Numica holds, for the page's declarations; nothing imports this while the engine runs."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from parlour.core.border import End, Value

Kind = Literal["s", "r"]
"""Square, round."""

Way = Annotated[list[int], tuple[int, int]]
"""So many squares and so many rounds more."""

Step = Annotated[list[str | bool], tuple[str, str, bool]]
"""A move: from, to, and whether it was the piece's first."""


class Taken(TypedDict):
    """A piece that was captured."""

    id: int  # 1 … 16
    kind: Kind


class Piece(Taken):
    """A piece on the board."""

    seat: int
    at: str  # its space
    moved: bool


class Known(TypedDict):
    """What a seat knows, without what follows from that."""

    seat: int | None  # who looks
    options: dict[str, Value]
    waiting: list[int]  # for which seats the game waits
    tiles: str  # 64 symbols, a1 b1 … h8; "" before they are laid
    chosen: list[bool]  # which seats have chosen their set-up
    orders: list[str | None]  # each seat's set-up as eight letters, null where it is not known
    pieces: list[Piece]
    taken: list[list[Taken]]  # by the seat that captured them, in order
    turn: int
    quiet: int  # plies since the last capture
    times: int  # how often the position has stood since then
    trail: list[Step]  # the moves since then
    last: list[str] | None  # the last move: from, to
    outcome: End | None


class View(Known):
    """What a seat sees."""

    missing: list[list[Way]]  # by seat, what still wins in each of the shortest ways
    reach: list[str]  # of each space where its tile leads, names in a row; [] before tiles are laid
