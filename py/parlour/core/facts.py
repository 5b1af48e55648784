"""The plain facts that pass between a game and the table: a refusal, an event, an outcome, an option.

The engine states facts as codes with arguments and never speaks: every sentence that a person reads stands in a locale
file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from parlour.core import border
    from parlour.core.border import Value
    from parlour.core.compose import Status

Json = dict[str, Any]
View = Mapping[str, Any]
"""What a seat knows; of which shape, each game says for the page in its `border.py`."""
Seat = int
Move = str

CHANCE: Seat = -1
"""The seat that shuffles and rolls: chance is a player, and its moves are recorded like any other's."""

LONGEST_MOVE = 2048
"""Characters; a longer string is refused before anything looks at it, so that no input costs much."""

LONGEST_TEXT = 1500
"""Characters of an option that is a text, so that the token of a game with it still fits a link."""

NOTHING: Json = {}
"""The arguments of a refusal that needs none; never changed."""


class Refusal(NamedTuple):
    """Why a sentence may not be played: a code, its arguments, and the paragraph of the rules it rests on.

    Where the arguments have a `first`, a sentence, the page asks whether it is meant, and then says it before this one.
    """

    code: str  # begins with syntax-, turn- or options-, or is the game's own word
    args: Json = NOTHING
    rule: str = ""  # "§3.2" of web/games/<game>/rules/en.md; "" for what no rule of the game says

    def as_json(self) -> border.Refusal:
        """Return it as plain JSON."""
        return {"code": self.code, "args": self.args, "rule": self.rule}


class Ask(NamedTuple):
    """What a player is asked for: one of the game's `asks`, and its arguments, flat and known to the player."""

    code: str
    args: Json = NOTHING

    def as_json(self) -> border.Ask:
        """Return it as plain JSON."""
        return {"code": self.code, "args": self.args}


NO_ASK = Ask("")
"""What is asked of a seat out of turn, and of a sentence to which nothing can be added."""


class Merit(NamedTuple):
    """Why a legal sentence is a good one: one of the game's `merits`, and its arguments, flat and known to its seat."""

    code: str
    args: Json = NOTHING

    def as_json(self) -> border.Merit:
        """Return it as plain JSON."""
        return {"code": self.code, "args": self.args}


class Event(NamedTuple):
    """One thing that happened, in the past tense; flat data, enough to tell and to emphasise it."""

    kind: str
    seat: Seat | None
    data: Json
    only: frozenset[Seat] | None = None  # who may see `data`; None is everybody
    mask: Json | None = None  # what the others see instead; None hides the event from them

    def seen_by(self, seat: Seat | None) -> border.Happening | None:
        """Return the event as plain JSON for a viewer (None: a bystander), or None where it is hidden."""
        if self.only is None or seat in self.only:
            return {"kind": self.kind, "seat": self.seat, "data": self.data}
        if self.mask is None:
            return None
        return {"kind": self.kind, "seat": self.seat, "data": self.mask, "masked": True}


class Part(NamedTuple):
    """How the table looks after a part of a sentence, as a viewer sees it."""

    view: View
    events: int  # how many of the sentence's events have happened by then, seen or not


class Outcome(NamedTuple):
    """How a game ended: one of the game's reasons, who won (whole sides; nobody in a draw), a score for each seat."""

    reason: str
    winners: frozenset[Seat]
    scores: tuple[int, ...]


class Draft(NamedTuple):
    """A sentence in the making: what was said, whether it may be played, and what may be touched next."""

    move: Move  # the words so far; where they can be played, `State.tidy` makes the sentence of them
    status: Status  # no: does not fit; more: incomplete; may: could be played or go on; done: complete
    ask: Ask  # what the player is asked for next
    touch: tuple[str, ...]  # the words that may follow
    preview: View | None  # the view after the words so far, where that differs from the true one
    refusal: Refusal | None = None  # why, when the status is "no"
    # Whether it may be said as it is, right or not: whoever reckons alone says so, and is told then (`Game.tempts`). It
    # is never said by itself, which would tell it.
    tries: bool = False

    def as_json(self, following: border.Draft | None) -> border.Draft:
        """Return it as plain JSON, with the draft after its only word where there is just one.

        What may be tried looks like what may be played: the difference would tell what people are to find out.
        """
        return {
            "move": self.move,
            "status": "may" if self.tries else self.status,
            "ask": self.ask.as_json(),
            "touch": list(self.touch),
            "preview": self.preview,
            "refusal": self.refusal.as_json() if self.refusal else None,
            "next": following,
        }


def is_plain(text: str) -> bool:
    """Tell whether a text is of printable ASCII alone, which every save, link and terminal bears."""
    return text.isascii() and text.isprintable()


class Option(NamedTuple):
    """One thing that the people at the table may choose before they begin; the set-up form is made from these.

    It is called `option-<key>`, and of a choice each value `option-<key>-<value>`. A text is typed, pasted or chosen as
    a file, and `option-<key>-help` tells how it is written.
    """

    key: str
    default: Value
    kind: Literal["flag", "choice", "number", "text"]
    choices: tuple[Value, ...] = ()  # of a choice: its values; of a number: least and greatest; else none
    # Shown only where these other options have these values, or one of several; "seats": with so many at the table.
    when: Mapping[str, Value | tuple[Value, ...]] = {}
    # The seat it belongs to, where it is one seat's alone: nobody is asked for it on behalf of a computer.
    seat: Seat | None = None

    def refuses(self, value: object) -> bool:
        """Tell whether a value, of any type, does not fit this option."""
        if self.kind == "flag":
            return not isinstance(value, bool)
        if self.kind == "number":
            least, greatest = self.choices
            return type(value) is not int or not int(least) <= value <= int(greatest)
        if self.kind == "text":
            # Only the game's `check` knows what it has to say. It is one line: the page makes one of what a person
            # gives, with a semicolon for each end of a line.
            return not isinstance(value, str) or len(value) > LONGEST_TEXT or not is_plain(value)
        return not any(value == choice and type(value) is type(choice) for choice in self.choices)

    def list_when(self) -> dict[str, list[Value]]:
        """Return where it is shown: of each other option, and of "seats", every value with which it is."""
        return {
            key: list(values) if isinstance(values, tuple) else [values] for key, values in self.when.items()
        }


class Preset(NamedTuple):
    """A named set of options, and the numbers of seats that it is for.

    The set-up form asks first who plays, in pictures that it makes of these numbers. `preset-<key>` is its name, and
    `preset-<key>-means` a sentence about it.
    """

    options: Mapping[str, Value]
    seats: Sequence[int]


class Level(NamedTuple):
    """How well one level of computer player plays; budgets count nodes, so that a seed gives the same game.

    greedy looks one sentence ahead by `State.worth`; alphabeta searches `Game.position`, where everything lies open;
    ismcts searches worlds that `Game.from_view` deals, where something is hidden.
    """

    kind: str  # random | greedy | alphabeta | ismcts
    blunder: float = 0.0  # the share of moves that are played at random
    depth: int = 0  # of a search: the greatest depth in plies
    nodes: int = 0  # of alphabeta: how many positions it may look at; of ismcts: how often it may try
    sight: int = 0  # of greedy: how much of a turn it sees, in steps of the game's own (`State.sees`); 0: all


Gained = Literal["win", "save", "worth"]


class Gain(NamedTuple):
    """What the better of two sentences gains over the other."""

    code: Gained  # win: it wins by force; save: the other loses by force, and it does not; worth: points
    # For win and save: the winner's sentences up to the end (1: at once). Of worth: points, of which ten lie between an
    # even game and a won one, with one decimal; a game that judges itself may count in its own (`gain-worth`).
    value: float


class Judgement(NamedTuple):
    """A decision against the best that the seat could have said instead, or that it said."""

    better: Move  # the sentence that was said, where that was the best
    gain: Gain  # over what was said; of the best itself over the next best, worth 0.0 where that was as good
