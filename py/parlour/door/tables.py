"""What a page asks for at a table beside its turns: to begin it, look at it, go back, and clear it away."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from parlour.core.game import Game, Refusal, Seat
from parlour.core.table import ALLOWED, PERSON, Aids, Sitter, Table
from parlour.door.errors import RequestError
from parlour.door.fields import MISSING, NOBODY, At, Looker, Options, Seed, Sitters, Viewer, Wishes
from parlour.door.parlour import Parlour, Sitting
from parlour.door.verbs import verb

if TYPE_CHECKING:
    from typing import TypedDict

    from parlour.core import border
    from parlour.door.parlour import Kept, Refused, Shown

    class Stood(TypedDict):
        """How a table stood."""

        table: int
        at: int  # after so many records
        view: Mapping[str, Any]  # of who looks
        waiting: list[int]  # for which seats the table waited then

    class Done(TypedDict):
        """There is nothing to say."""


FAMILIES = (("red", "gold", "violet"), ("blue", "teal", "green"))
"""Where two sides of partners play, one has the warm colours, and the other the cold ones."""


@verb
def new(
    parlour: Parlour,
    game: Game,
    seats: Sitters,
    options: Options = MISSING,
    seed: Seed = "",
    aids: Aids = ALLOWED,
    viewer: Viewer = None,
) -> Kept | Refused:
    """Begin a game: options that are missing take their defaults; without a seed chance has one of its own."""
    said = {} if options is MISSING else options
    refusal = game.check(said, len(seats))
    if refusal:
        return {"refusal": refusal.as_json()}
    sitters = dye(seats, game.sides({**game.defaults(), **said}, len(seats)))
    table = Table(game, said, sitters, seed or os.urandom(5).hex(), aids=aids)
    table.settle()
    return parlour.open(table, viewer).keep(since=0)


@verb
def look(sitting: Sitting, seat: Looker = NOBODY) -> Shown:
    """Show a table as it stands to who looks, or to the seat for which the curtain is lifted."""
    if seat != NOBODY:
        sitting.viewer = seat
    return sitting.show()


@verb
def wish(sitting: Sitting, seat: Seat, wishes: Wishes) -> Kept:
    """Change the windows where a seat is asked; if it is asked now and does not want to be, it passes."""
    table = sitting.table
    if not 0 <= seat < len(table.began):
        raise RequestError("request-seat")
    before = len(table.journal)
    table.wish(seat, wishes)
    return sitting.keep(before)


@verb
def undo(sitting: Sitting, seat: Seat | None = None) -> Kept | Refused:
    """Undo the last decision of a seat, or the last one of all."""
    refusal = sitting.table.undo(seat, beyond=False)
    return {"refusal": refusal.as_json()} if refusal else sitting.keep()


@verb
def takeback(sitting: Sitting, seat: Seat | None = None) -> Kept | Refused:
    """Take back a decision against computers, even past what was revealed; it is counted."""
    refusal = sitting.table.undo(seat, beyond=True)
    return {"refusal": refusal.as_json()} if refusal else sitting.keep()


@verb
def redo(sitting: Sitting) -> Kept | Refused:
    """Redo what was undone or taken back last; at a table that guides somebody there is nothing to go back to."""
    refusal = Refusal("redo-nothing") if sitting.guide else sitting.table.redo()
    return {"refusal": refusal.as_json()} if refusal else sitting.keep()


@verb
def replay(sitting: Sitting, at: At) -> Stood:
    """Show a table to who looks as it stood."""
    table = sitting.table
    return {
        "table": sitting.number,
        "at": at,
        "view": table.stood(at).view(sitting.viewer),
        "waiting": list(table.waited(at)),
    }


@verb
def branch(parlour: Parlour, sitting: Sitting, at: At) -> Kept | Refused:
    """Open a new table that goes on from where another one stood; refused where nothing is taken back meanwhile."""
    other = sitting.table.branch(at)
    if isinstance(other, Refusal):
        return {"refusal": other.as_json()}
    return parlour.open(other, sitting.viewer).keep()


@verb
def close(parlour: Parlour, sitting: Sitting) -> Done:
    """Clear a table away."""
    parlour.close(sitting)
    return {}


def dye(sitters: tuple[Sitter, ...], sides: tuple[tuple[Seat, ...], ...]) -> tuple[Sitter, ...]:
    """Return the holders of all seats, partners in colours of one family where nobody has chosen any."""
    found = {
        seat: colour
        for side, family in zip(sides, FAMILIES, strict=False)
        for seat, colour in zip(side, family, strict=False)
    }
    has_partners = len(sides) == len(FAMILIES) < len(sitters) == len(found)
    if not has_partners or any(sitter.colour for sitter in sitters):
        return sitters
    return tuple(sitter._replace(colour=found[seat]) for seat, sitter in enumerate(sitters))


def tell_partners(game: Game) -> list[border.Partners]:
    """Return who plays together by which option, for setting up a table."""
    found: list[border.Partners] = []
    for option in [each for each in game.options if each.kind == "flag"]:
        options = {**game.defaults(), option.key: True}
        for seats in game.seats:
            sides = () if game.check(options, seats) else game.sides(options, seats)
            if not any(len(side) > 1 for side in sides):
                continue
            dyed = dye(tuple(Sitter(PERSON) for _ in range(seats)), sides)
            found.append(
                {
                    "option": option.key,
                    "seats": seats,
                    "sides": [list(side) for side in sides],
                    "colours": [sitter.colour for sitter in dyed],
                }
            )
    return found
