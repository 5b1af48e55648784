"""What a page asks for about sheets and slips as texts: to read and to write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Game, Refusal
from parlour.door.errors import RequestError
from parlour.door.fields import KINDS, MISSING, Given, Kind, Text, take
from parlour.door.parlour import Parlour
from parlour.door.verbs import verb
from parlour.puzzles.sheets import make_sheet, write_sheet
from parlour.puzzles.sheets import read_sheet as read_sheet_text
from parlour.puzzles.slips import make_slip, write_slip
from parlour.puzzles.slips import read_slip as read_slip_text

if TYPE_CHECKING:
    from typing import Literal, NotRequired, TypedDict

    from parlour.core.border import Value
    from parlour.door.parlour import Refused

    class SheetItem(TypedDict):
        """What a sheet asks: a puzzle of the pack, one that is drawn, a moment of a game, a position, or a deal."""

        kind: Literal["puzzle", "draw", "moment", "position", "deal"]
        asks: Literal[
            "best", "any", "many", "mistake", "play"
        ]  # of a deal play, of others where one plays on
        level: int  # of the computers, where it asks to play; 0 where nobody plays, or people do
        id: NotRequired[str]  # of a puzzle
        task: NotRequired[str]  # of a draw, "" for any; of a moment (once read) and a position, "" to play on
        dots: NotRequired[int]  # of a draw, 0 for any
        preset: NotRequired[str]  # of a draw, "" for any; of a deal
        skill: NotRequired[str]  # of a draw, "" for any
        first: NotRequired[int]  # of a draw: it is from so many lines of the pack, 0 for all
        token: NotRequired[str]  # of a moment: the game
        at: NotRequired[int]  # of a moment: after so many records
        seat: NotRequired[int]  # of a moment (once it is read) and a position: who is asked
        position: NotRequired[str]  # likewise, as text
        options: NotRequired[dict[str, Value]]  # of a deal: those that differ from the preset's
        seats: NotRequired[int]  # of a deal

    class SheetRead(TypedDict):
        """What a sheet asks of a class."""

        game: str
        title: str
        locks: list[str]  # what nothing of it has: "hints", "takebacks"
        word: str  # of the class
        each: bool  # whether each number of the class's list has draws of its own
        hash: str  # what a slip names it by
        items: list[SheetItem]

    class SheetWritten(TypedDict):
        """A sheet as text."""

        text: str
        hash: str

    class ItemSaid(TypedDict):
        """What was said to an item."""

        said: list[list[str]]  # each try as its parts; of a game that was played, its token
        hints: int

    class SlipRead(TypedDict):
        """What one of a class has said."""

        game: str
        sheet: str  # the sheet's hash
        number: int  # on the class's list, 0 for none
        minutes: int
        items: list[ItemSaid]

    class SlipWritten(TypedDict):
        """A slip as text."""

        text: str


Items = list[object]
"""Of a sheet; each is looked at where it is used."""
Saids = list[object]
"""What was said to each."""


def read_list(_parlour: Parlour, items: object, _: Given) -> Items:
    """Return any list."""
    if not isinstance(items, list):
        raise RequestError("request-said")
    return items


Title = object
Locks = object
Class = object
Each = object
Count = object
"""What is looked at where a sheet or a slip is made, and is refused there."""

KINDS.update(
    {
        "Items": Kind(read_list, "list[SheetItem]"),
        "Saids": Kind(read_list, "list[ItemSaid]"),
        "Title": Kind(take, "str"),
        "Locks": Kind(take, "list[str]"),
        "Class": Kind(take, "str"),
        "Each": Kind(take, "bool"),
        "Count": Kind(take, "int"),
    }
)


@verb
def sheet(parlour: Parlour, text: Text) -> SheetRead | Refused:
    """Tell what a sheet asks."""
    found = read_sheet_text(text, parlour.find)
    if isinstance(found, Refusal):
        return {"refusal": found.as_json()}
    return {
        "game": found.game.key,
        "title": found.title,
        "locks": list(found.locks),
        "word": found.word,
        "each": found.each,
        "hash": found.hash,
        "items": list(found.items),  # type: ignore[arg-type]  # checked
    }


@verb
def compose(
    game: Game,
    items: Items,
    title: Title = "",
    locks: Locks = MISSING,
    word: Class = "",
    each: Each = False,
) -> SheetWritten | Refused:
    """Write a sheet that somebody has put together."""
    told = {
        "items": items,
        "title": title,
        "locks": [] if locks is MISSING else locks,
        "word": word,
        "each": each,
    }
    made = make_sheet(game, told)
    if isinstance(made, Refusal):
        return {"refusal": made.as_json()}
    text = write_sheet(made)
    return {"refusal": text.as_json()} if isinstance(text, Refusal) else {"text": text, "hash": made.hash}


@verb
def slip(parlour: Parlour, text: Text) -> SlipRead | Refused:
    """Tell what a slip says."""
    found = read_slip_text(text, parlour.find)
    if isinstance(found, Refusal):
        return {"refusal": found.as_json()}
    return {
        "game": found.game.key,
        "sheet": found.sheet,
        "number": found.number,
        "minutes": found.minutes,
        "items": [item.as_json() for item in found.items],  # type: ignore[misc]  # checked
    }


@verb
def fill(
    game: Game, items: Saids, sheet: Text, number: Count = 0, minutes: Count = 0
) -> SlipWritten | Refused:
    """Write what somebody has said to a sheet, which is named by its hash."""
    made = make_slip(game, {"items": items, "sheet": sheet, "number": number, "minutes": minutes})
    text = made if isinstance(made, Refusal) else write_slip(made)
    return {"refusal": text.as_json()} if isinstance(text, Refusal) else {"text": text}
