"""What crosses the border to the page, as typed dictionaries: the build writes the page's declarations from here.

Nothing imports this while the engine runs: it is for the type checkers on both sides. What each verb takes and gives
is told in `parlour/door/`, and what each game's views hold in its own `border.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from parlour.core.compose import Status

Who = Literal["person", "computer"]
Value = bool | int | str
"""Of an option."""
Wish = Literal["always", "could", "never"]
"""When a seat wants to be asked in a kind of window; "could": only when it could answer."""


class Refusal(TypedDict):
    """Why something may not be: a code, its arguments, and the paragraph of the rules, "" where none says so."""

    code: str
    args: dict[str, Any]
    rule: str


class Ask(TypedDict):
    """What is asked for; the code is "" where nothing is."""

    code: str
    args: dict[str, Any]


class Merit(TypedDict):
    """Why a sentence is a good one."""

    code: str
    args: dict[str, Any]


class Answer(TypedDict):
    """What somebody found out who inquired."""

    code: str
    args: dict[str, Any]


class Happening(TypedDict):
    """An event, as far as its reader may know it: `masked` where others know more."""

    kind: str
    seat: int | None
    data: dict[str, Any]
    masked: NotRequired[bool]


class Foretold(TypedDict):
    """A sentence of what would follow, what it brings about, and the table after it, as who is told of it sees that."""

    seat: int
    move: str
    events: list[Happening]
    view: Mapping[str, Any]


class Sitter(TypedDict):
    """Who sits at a seat: `left` where its person has and a computer plays on; `asked` by kind of window."""

    who: Who
    level: NotRequired[int]
    name: NotRequired[str]
    colour: NotRequired[str]
    left: NotRequired[bool]
    asked: NotRequired[dict[str, Wish]]


class Aids(TypedDict):
    """What the table allows besides playing."""

    hints: bool
    takebacks: bool


class End(TypedDict):
    """How a game ended, as views tell it; the winners are whole sides."""

    reason: str
    winners: list[int]


class Outcome(End):
    """How a game ended, with the score of each seat."""

    scores: list[int]


class Prompt(TypedDict):
    """Whom the table waits for, and what it asks the viewer: in `seat`, null where it is not their turn.

    In an unveiled window everybody is told what is asked, and `answers`, what may be said before all; [] elsewhere.
    `inquiries`: what the viewer may find out then, where the table helps.
    """

    id: int
    waiting: list[int]
    seat: int | None
    ask: Ask
    answers: list[str]
    inquiries: list[str]
    offers: list[int]
    undo: bool
    takeback: bool
    redo: bool


class Part(TypedDict):
    """How the table looked after a part of a sentence, and how many of the record's events had happened by then."""

    view: Mapping[str, Any]
    events: int


class LogRecord(TypedDict):
    """One record, as a viewer may know it; `view`: how the table stood after it, null where the reply shows that.

    `move`: null of what chance says, and where it is a secret; the events tell what was seen of it.
    `parts`: all but the last of a sentence of several parts that somebody else said.
    """

    seat: int | None
    move: str | None
    events: list[Happening]
    view: NotRequired[Mapping[str, Any] | None]
    waiting: NotRequired[list[int]]
    parts: NotRequired[list[Part]]


Log = TypedDict("Log", {"from": int, "records": list[LogRecord]})
"""The records from a number on."""


class Reply(TypedDict):
    """A table as one viewer sees it; null is a bystander."""

    viewer: int | None
    view: Mapping[str, Any]
    prompt: Prompt
    log: Log
    outcome: Outcome | None
    seats: list[Sitter]
    sides: list[list[int]]
    windows: list[str]
    takebacks: int
    hints: int
    aids: Aids
    options: dict[str, Value]
    hides: bool
    seed: str
    length: int


class Draft(TypedDict):
    """A sentence in the making, and the words that may follow; `next`: after the only one, where there is just one."""

    move: str
    status: Status
    ask: Ask
    touch: list[str]
    preview: Mapping[str, Any] | None
    refusal: Refusal | None
    next: Draft | None


class Hint(TypedDict):
    """A good sentence, what it would bring about, and why it is good, the weightiest first."""

    move: str
    events: list[Happening]
    merits: list[Merit]


class Gain(TypedDict):
    """What the better of two sentences gains: a win, a loss averted (both in decisions), or worth."""

    code: Literal["win", "save", "worth"]
    value: float


PointKind = Literal["best", "good", "better", "turned"]
"""What a review tells of a decision: it was clearly better than the next best; it was good; something else would have
been better; after it the game turned, for its seat or against it."""


class TurningPoint(TypedDict):
    """A decision that a review tells of; `better` is `move` but where something else was better.

    `at`: records before it; `events` and `merits`: what the better sentence would have done, and why it is good;
    `answer`: what the other side might have taken after what was said (`Game.strikes`), where that is known.
    """

    kind: PointKind
    at: int
    seat: int
    move: str
    better: str
    gain: Gain
    events: list[Happening]
    merits: list[Merit]
    answer: list[Happening]


class Missed(TypedDict):
    """What a person could have said."""

    missed: TurningPoint | None


class Option(TypedDict):
    """One thing that may be chosen before a game.

    `when`: the values of others with which it is shown; `seat`: whose it is, null where it is everybody's.
    """

    key: str
    default: Value
    kind: Literal["flag", "choice", "number", "text"]
    choices: list[Value]
    when: dict[str, list[Value]]
    seat: int | None


class Preset(TypedDict):
    """A named set of options, and the numbers of seats that it is for."""

    options: dict[str, Value]
    seats: list[int]


class Partners(TypedDict):
    """Who plays together where an option says so, at so many seats, and the colours of those who chose none."""

    option: str
    seats: int
    sides: list[list[int]]
    colours: list[str]


class SeatCounts(TypedDict):
    """How many may play."""

    least: int
    most: int


class LessonTitle(TypedDict):
    """A lesson, and the paragraph of the rules that it teaches."""

    key: str
    rule: str


class Rung(TypedDict):
    """How often a level beat the one below it, with the bounds of that share (95 %), each at every other seat."""

    seats: int
    level: int
    share: float
    low: float
    high: float
    games: int


class Alone(TypedDict):
    """How often a level won alone, and the median of its rounds where it did."""

    level: int
    games: int
    won: int
    median: float | None


class TableWords(TypedDict):
    """What every table says, whatever is played: its words, and the codes that locale files must name."""

    words: list[str]
    codes: list[str]
    errors: list[str]


class Description(TypedDict):
    """A game, as a set-up form and the tests of locale files need it."""

    game: str
    rules: int
    seats: SeatCounts
    options: list[Option]
    presets: dict[str, Preset]
    partners: list[Partners]
    levels: int
    ladder: list[Rung]
    alone: list[Alone]
    lessons: list[LessonTitle]
    colours: list[str]
    codes: dict[str, str]
    kinds: list[str]
    reasons: list[str]
    asks: list[str]
    windows: list[str]
    merits: list[str]
    inquiries: list[str]
    table: TableWords
