"""What requests are made of: each kind of field, how it is read, and what is told where it makes no sense.

A verb's parameters name these kinds. What a field may be can hang on others that stand before it: a seat is one of its
table. Nothing but what stands here checks a request: `true` is no seat, 1.0 no number of a table, NaN no millisecond.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from parlour.core import seed as seeds
from parlour.core import table as tables
from parlour.core.game import Game, Seat
from parlour.core.seed import LONGEST_TEXT
from parlour.core.table import LEVELS, Aids
from parlour.door.errors import RequestError
from parlour.door.parlour import Parlour, Sitting
from parlour.door.viewers import find_viewer

LONGEST_REQUEST = 1_000_000
"""Characters."""

LONGEST_WORD = 200
"""Characters of what stands for one thing on the table."""

LONGEST_SLICE = 1000  # milliseconds
LONGEST_THOUGHT = 60_000  # milliseconds, where a request says how long a computer may think
MOST_SECONDS = 20

MISSING = object()
"""What a field is that is looked at where it is used, and was left out."""

Given = Mapping[str, Any]
"""What was read of a request, by the parameters of its verb."""


class Kind(NamedTuple):
    """A kind of field."""

    read: Callable[[Parlour, object, Given], object]
    shape: str  # as what it crosses the border, a type of `core/border.py`
    name: str = ""  # of the field, where its parameter is called otherwise


def read_game(parlour: Parlour, key: object, _: Given) -> Game:
    """Return a game."""
    try:
        return parlour.find(key)  # type: ignore[arg-type]  # any key that is not a game's is refused here
    except (KeyError, TypeError):
        raise RequestError("request-game", game=key[:40] if isinstance(key, str) else "") from None


def read_sitting(parlour: Parlour, number: object, _: Given) -> Sitting:
    """Return the table that is open under a number."""
    if type(number) is not int or number not in parlour.sittings:
        raise RequestError("request-table")
    sitting = parlour.sittings.pop(number)
    parlour.sittings[number] = sitting  # to the end of the line: what was used longest ago is first
    return sitting


def read_seat(_parlour: Parlour, seat: object, _: Given) -> Seat:
    """Return a number of a seat, of whatever table."""
    if type(seat) is not int:
        raise RequestError("request-seat")
    return seat


Asked = Seat
"""A seat that its table waits for."""


def read_asked(parlour: Parlour, seat: object, given: Given) -> Seat:
    """Return a seat that its table waits for."""
    return find_asked(given["sitting"], read_seat(parlour, seat, given))


def find_asked(sitting: Sitting, seat: Seat) -> Seat:
    """Return a seat, where its table waits for it."""
    if seat < 0 or seat not in sitting.table.waiting():
        raise RequestError("request-seat")
    return seat


Looker = Seat
"""A seat that looks at its table, or for which the curtain is lifted."""
NOBODY = -1


def read_looker(parlour: Parlour, seat: object, given: Given) -> Looker:
    """Return a seat that may look."""
    sitting: Sitting = given["sitting"]
    found = read_seat(parlour, seat, given)
    if found not in {sitting.viewer, find_viewer(sitting.table, sitting.viewer)[1]} - {None}:
        raise RequestError("request-seat")
    return found


Viewer = Seat | None
"""Who looked at the table in whose place another one comes; null: nobody."""


def read_viewer(_parlour: Parlour, viewer: object, _: Given) -> Seat | None:
    """Return who looked; whether there is such a seat, the table tells that is put up."""
    if viewer is not None and type(viewer) is not int:
        raise RequestError("request-viewer")
    return viewer


At = int
"""So many records of the table before it."""


def read_at(_parlour: Parlour, at: object, given: Given) -> int:
    """Return a number of records that the table has."""
    most = len(given["sitting"].table.journal)
    if type(at) is not int or not 0 <= at <= most:
        raise RequestError("request-at", most=most)
    return at


Sitters = tuple[tables.Sitter, ...]


def read_sitters(_parlour: Parlour, seats: object, given: Given) -> Sitters:
    """Return who sits at a table of the game."""
    sitters = tables.read_sitters(seats, given["game"].windows)
    if sitters is None:
        raise RequestError("request-seats")
    return sitters


Wishes = dict[str, Any]
"""When a seat wants to be asked, by kind of window."""


def read_wishes(_parlour: Parlour, wishes: object, given: Given) -> Wishes:
    """Return in which windows of its table a seat wants to be asked."""
    found = tables.read_wishes(wishes, given["sitting"].table.windows)
    if found is None:
        raise RequestError("request-wishes")
    return found


Seed = str


def read_seed(_parlour: Parlour, seed: object, _: Given) -> Seed:
    """Return a seed, "" where chance is to have one of its own."""
    seed = "" if seed is None else seed
    if not isinstance(seed, str) or (seed and not seeds.read_seed(seed)):
        raise RequestError("request-seed", most=LONGEST_TEXT)
    return seeds.read_seed(seed)


def read_aids(_parlour: Parlour, aids: object, _: Given) -> Aids:
    """Return what helps."""
    found = tables.read_aids(aids)
    if found is None:
        raise RequestError("request-aids")
    return found


Said = str
"""What a seat has said so far."""


def read_said(_parlour: Parlour, said: object, _: Given) -> str:
    """Return what was said."""
    if not isinstance(said, str) or len(said) > LONGEST_REQUEST // 100:
        raise RequestError("request-said")
    return said


Word = str
"""Of a thing on the table."""


def read_word(_parlour: Parlour, word: object, _: Given) -> str:
    """Return one word."""
    if not isinstance(word, str) or not 0 < len(word) <= LONGEST_WORD or len(word.split()) != 1:
        raise RequestError("request-word")
    return word


Code = str
"""Of what a seat inquires about."""


def read_code(_parlour: Parlour, code: object, given: Given) -> str:
    """Return what can be inquired about at a table."""
    if not isinstance(code, str) or code not in given["sitting"].table.game.inquiries:
        raise RequestError("request-code")
    return code


Level = int


def read_level(_parlour: Parlour, level: object, _: Given) -> int:
    """Return a level of a computer."""
    if type(level) is not int or level not in LEVELS:
        raise RequestError("request-level")
    return level


Number = int
"""Of a lesson of the game before it, from 0."""


def read_number(_parlour: Parlour, number: object, given: Given) -> int:
    """Return the number of a lesson."""
    most = len(given["game"].lessons) - 1
    if type(number) is not int or not 0 <= number <= most:
        raise RequestError("request-number", most=most)
    return number


Job = int


def read_job(parlour: Parlour, number: object, _: Given) -> int:
    """Return the number of a job that has not come to an end."""
    if type(number) is not int or not parlour.jobs.has(number):
        raise RequestError("request-job")
    return number


Slice = float
"""Milliseconds of work."""
Limit = float
"""Milliseconds that a computer may think."""


def read_milliseconds(most: float) -> Callable[[Parlour, object, Given], float]:
    """Return what reads a duration up to another one."""

    def read(_parlour: Parlour, given: object, _: Given) -> float:
        if type(given) not in (int, float) or not 0 <= given <= most:  # type: ignore[operator]  # it is a number
            raise RequestError("request-number", most=most)
        return given  # type: ignore[return-value]

    return read


Seconds = float


def read_seconds(_parlour: Parlour, seconds: object, _: Given) -> float:
    """Return a duration that is no moment."""
    if type(seconds) not in (int, float) or not 0 < seconds <= MOST_SECONDS:  # type: ignore[operator]
        raise RequestError("request-seconds", most=MOST_SECONDS)
    return seconds  # type: ignore[return-value]


Text = str


def read_text(_parlour: Parlour, text: object, _: Given) -> str:
    """Return any text."""
    if not isinstance(text, str):
        raise RequestError("request-said")
    return text


Sentence = object
"""What is to be played. What is no sentence at all is refused as a player's mistake, and not as a request."""
Prompt = object
"""The number of the question that is answered; where another one is asked by now, nothing is played."""
Options = Any
Save = object
Token = object
Start = object
"""These too are refused where they are used."""


def take(_parlour: Parlour, given: object, _: Given) -> object:
    """Return it as it is."""
    return given


KINDS: dict[str, Kind] = {
    "Game": Kind(read_game, "str"),
    "Sitting": Kind(read_sitting, "int", "table"),
    "Seat": Kind(read_seat, "int"),
    "Asked": Kind(read_asked, "int"),
    "Looker": Kind(read_looker, "int"),
    "Viewer": Kind(read_viewer, "int | None"),
    "At": Kind(read_at, "int"),
    "Sitters": Kind(read_sitters, "list[Sitter]"),
    "Options": Kind(take, "dict[str, Value]"),
    "Wishes": Kind(read_wishes, "dict[str, Wish]"),
    "Seed": Kind(read_seed, "str"),
    "Aids": Kind(read_aids, "Aids"),
    "Said": Kind(read_said, "str"),
    "Word": Kind(read_word, "str"),
    "Sentence": Kind(take, "str"),
    "Prompt": Kind(take, "int"),
    "Code": Kind(read_code, "str"),
    "Level": Kind(read_level, "int"),
    "Number": Kind(read_number, "int"),
    "Job": Kind(read_job, "int"),
    "Slice": Kind(read_milliseconds(LONGEST_SLICE), "float"),
    "Limit": Kind(read_milliseconds(LONGEST_THOUGHT), "float"),
    "Seconds": Kind(read_seconds, "float"),
    "Text": Kind(read_text, "str"),
    "Save": Kind(take, "dict[str, Any] | str"),
    "Token": Kind(take, "str"),
    "Start": Kind(take, 'Literal["position"]'),
}
"""Every kind of field, by its name."""
