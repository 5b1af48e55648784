"""What is open on one page: its tables with who looks at them and what they are for, its jobs, and its games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from parlour.core.game import Game, Move, Refusal, Seat
from parlour.core.reply import count_alike, make_reply
from parlour.core.save import make_save
from parlour.core.table import Table
from parlour.core.token import write_token
from parlour.door.errors import RequestError
from parlour.door.jobs import Jobs
from parlour.door.touches import draft_of, tell_draft
from parlour.door.viewers import find_viewer
from parlour.games import find

if TYPE_CHECKING:
    from typing import Any, Literal, NotRequired, TypedDict

    from parlour.core import border

    class Shown(TypedDict):
        """How a table stands, to who looks and, in a second reply, to who looks from now on, where that changes."""

        table: int
        replies: list[border.Reply]
        curtain: int | None  # the seat for which a curtain waits, behind which nobody looks
        draft: (
            border.Draft | None
        )  # of nothing said yet, for the last who looks; null where they are not asked

    class Token(TypedDict):
        """What is to be kept of a game."""

        token: NotRequired[str]  # the game as it stands now; none in a lesson, which is not kept

    class Kept(Shown, Token):
        """How a table stands that has changed."""

    class Refused(TypedDict):
        """The answer to a player's mistake."""

        refusal: border.Refusal

    class Played(Kept):
        """How a table stands after a sentence."""

        result: Literal["played"]
        sought: bool  # whether what was missed by it may be sought
        done: bool  # whether what the table is for is reached by that: nobody is asked any more

    class Standing(TypedDict):
        """How a trial stands after a right part of an answer."""

        number: (
            int  # done: how many answers are as good, with this one; else: how many parts are to be said yet
        )
        args: dict[str, Any]  # of what is told of it
        said: list[str]  # all right parts so far
        found: list[str]  # the words of what they have found, which is ticked on the table
        why: border.Refusal | None  # where somebody's answer was to be judged, and is wrong: why

    class AnsweredRight(Kept, Standing):
        """What a right part of an answer comes to, which is played unless the position is to stay."""

        result: Literal["right"]
        done: bool  # whether nothing more is asked
        both: list[
            list[border.Foretold]
        ]  # done: the answer that was to be judged and the better one that was shown, each played out

    class Supposed(TypedDict):
        """Somebody's answer: before it is judged, nothing of it tells whether it is a right one."""

        move: str
        events: list[border.Happening]  # what it would bring about

    class AnsweredWrong(Refused):
        """The answer to a wrong answer at a trial, where all is as it was."""

        result: Literal["wrong"]
        better: Supposed | None  # a best answer, where nothing more is asked after it
        wrong: list[list[str]]  # all wrong answers so far, each once
        line: list[border.Foretold]  # this one, and what refutes it; nothing where nothing does
        both: list[
            list[border.Foretold]
        ]  # where nothing more is asked: somebody's answer and a better one, each played out

    class NotPlayed(Refused):
        """The answer to a sentence that may not be said."""

        result: Literal["refused"]


MOST_TABLES = 8
"""A ninth table closes the one that was used longest ago."""


class Guide(ABC):
    """What a table is for at which not everything is played: a lesson, or a trial; such a table is not kept."""

    @property
    @abstractmethod
    def ended(self) -> bool:
        """Return whether that is reached: nobody is asked any more."""

    @abstractmethod
    def refuse(self, table: Table, seat: Seat, move: Move) -> Refusal | None:
        """Return why a legal sentence may not be said there, None where it may; nothing changes by that."""

    @abstractmethod
    def say(
        self, sitting: Sitting, seat: Seat, move: object, prompt: object
    ) -> Played | AnsweredRight | AnsweredWrong | Refusal:
        """Take what somebody says there, as `Table.play` does."""

    def hint(self, table: Table) -> border.Hint | Refusal | None:
        """Return the hint that is known there, or why none is given; None where one is to be looked for."""
        return None


class Sitting:
    """A table that is open on the page."""

    def __init__(
        self, number: int, table: Table, viewer: Seat | None = None, guide: Guide | None = None
    ) -> None:
        """Take the table, the number that requests name it by, and what it is for; `viewer`: who looked before."""
        self.number = number
        self.table = table
        self.viewer, _ = find_viewer(table, viewer)  # who looks, None where nobody does
        self.guide = guide

    def refuse(self, seat: Seat, move: object) -> Refusal | None:
        """Return why a legal sentence is not played here, where something else is to be done."""
        if self.guide is None or self.table.why_not(seat, move):
            return None
        return self.guide.refuse(self.table, seat, str(move))

    def show(self, since: int | None = None) -> Shown:
        """Tell how the table stands: to who looks, and where somebody else looks from now on, to them too.

        `since` a record step by step, where something has just happened that the last viewer has seen.
        """
        table, viewer = self.table, self.viewer
        following, curtain = find_viewer(table, viewer)
        replies = [make_reply(table, viewer, since or 0, steps=since is not None)]
        if following != viewer:
            # What all have seen alike is not told again: of a long game that is most of an answer.
            known = 0 if since is None else min(since, count_alike(table, viewer, following))
            replies.append(make_reply(table, following, known))
            self.viewer = following
        asked = replies[-1]["prompt"]["seat"]
        if self.guide and self.guide.ended:
            asked = None
        draft = None if asked is None else tell_draft(table, asked, draft_of(table, asked, ""))
        return {"table": self.number, "replies": replies, "curtain": curtain, "draft": draft}

    def keep(self, since: int | None = None) -> Kept:
        """Tell how the table stands that has just changed, with what is to be kept of it."""
        return {**self.show(since), **self.tell_token()}

    def tell_token(self) -> Token:
        """Return what is to be kept of the table, {} where it is not kept."""
        return {} if self.guide else {"token": self.write()}

    def write(self) -> str:
        """Return the table as a token."""
        return write_token(make_save(self.table), self.table.game)


class Parlour:
    """Every table and every job of one page, and the games that can be played there."""

    def __init__(self) -> None:
        """Open with no table and no job."""
        self.sittings: dict[int, Sitting] = {}
        self.jobs = Jobs()
        self.wheels: dict[str, Game] = {}
        self.numbered = 0

    def find(self, key: str) -> Game:
        """Return a game of the parlour or of an installed wheel; raises KeyError."""
        return self.wheels[key] if key in self.wheels else find(key)

    def open(self, table: Table, viewer: Seat | None, guide: Guide | None = None) -> Sitting:
        """Put a table up, and make room for it; `viewer`: who looked at the one before it."""
        if viewer is not None and not 0 <= viewer < len(table.sitters):
            raise RequestError("request-viewer")
        if len(self.sittings) >= MOST_TABLES:
            self.close(next(iter(self.sittings.values())))
        self.numbered += 1
        sitting = self.sittings[self.numbered] = Sitting(self.numbered, table, viewer, guide)
        return sitting

    def close(self, sitting: Sitting) -> None:
        """Clear a table away."""
        del self.sittings[sitting.number]
        self.jobs.drop(sitting.table)
