"""The contract of puzzles: what may be asked of a position, and what proves that an answer is right.

A task is a kind of question of one game, such as "capture the most precious villain". It owns no rule: what may be
said, the referee says. A task says which of it is best, and proves it. Whatever it calls as good is right. Codes are
told in the game's locale file: `task-<key>` asks, `right-<key>` tells in one sentence, with a number, why an answer is
right, and `refusal-wrong-<code>` why it is wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import ClassVar, Literal, NamedTuple

from parlour.core.facts import NOTHING
from parlour.core.game import Json, Move, Seat, State
from parlour.core.rng import Rng

Answer = tuple[Move, ...]
"""What was said to a puzzle, one sentence or word after the other, without what the others said in between."""

Posed = tuple[State, Seat]
"""A question's position, and the seat that it asks."""

MOST_ANSWERS = 40
"""Answers of a puzzle; a question with more of them asks for nothing."""


class Verdict(NamedTuple):
    """What a task says of an answer so far."""

    result: Literal["right", "more", "wrong"]
    # Right: how many answers are as good, with this one; more: how many parts are to be said yet.
    number: int = 0
    code: str = ""  # wrong: why, one of the task's `wrongs`
    # Of that code; right: of what is told of the answer (`right-<key>`). Flat, and known to who answers.
    args: Json = NOTHING
    # Sentences in their order that the puzzle's position goes on with: of "more" what the other side says now; of
    # "wrong" what refutes the answer, after it was played.
    replies: tuple[tuple[Seat, Move], ...] = ()


class Demand(NamedTuple):
    """What is asked of a question before it is put into a pack: without it, it would be right, and not worth doing."""

    key: str
    reason: str  # for whoever mines
    holds: Callable[[State, Seat], bool]  # of the position as it is posed, in which the task has an answer


class Task(ABC):
    """A kind of puzzle; immutable, one object for each.

    A state that is handed over may be kept but must not be changed. Nothing here depends on what the seat does not
    see: a position is posed from its view. Each method answers in a second at most, natively; `check` in a tenth.
    """

    key: ClassVar[str]
    wrongs: ClassVar[tuple[str, ...]]  # every code of a wrong answer
    lesser: ClassVar[tuple[str, ...]] = ()  # those of answers that do what is asked for, though not best
    tempting: ClassVar[tuple[str, ...]] = ()  # those of answers that come near, besides the lesser ones
    words: ClassVar[tuple[str, ...]] = ()  # what is chosen from, where the answer is no sentence of the game
    # What of an answer's events tells how good it is: kinds of events, and data of others as `kind.name`. Of somebody's
    # answer that is to be judged nobody is told that.
    figures: Collection[str] = ()
    # Whether each answer is asked for, one after the other in any order: each is a part of the whole answer then. The
    # position stays as it is.
    several: ClassVar[bool] = False
    seats: ClassVar[Collection[int]] = ()  # how many play where it has questions; (): any number

    # Why the computer players' answers hardly tell how hard it is for people; "" where they do. For who mines.
    differs: str = ""

    @abstractmethod
    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the position as the puzzle shows it, and who is asked there; None where this is no question.

        What the seat does not see lies in some order that is always the same, and what makes no difference to the
        question may be left out, as long as it is a sound position (`State.audit`) that its text tells wholly.
        """

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return the position as it is posed to who has met it: what makes a good puzzle for others is no matter."""
        return self.pose(state, seat)

    def lay(self, state: State, seat: Seat, *, tells: bool) -> State | None:
        """Return the position at a table that tells the seat its sums while it says them, or none at all.

        Nothing else differs: what is right stays right. None where there is no sum to be told.
        """
        return None

    @abstractmethod
    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every best answer, proved; None where nothing is proved, or nothing worth asking.

        Answers that differ only in what makes no difference (the order of a sum, which of two equal cards) are one of
        them, written as `State.tidy` does. At most `MOST_ANSWERS`, in a fixed order.
        """

    @abstractmethod
    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Judge an answer, or its first parts; each part is legal, or one of `words`, and fits those before it."""

    def name_found(self, part: Move) -> str:
        """Return the word of what one of several answers has found, which is ticked on the table from then on.

        "" where nothing is found for good: another answer may hold it too.
        """
        return ""

    @abstractmethod
    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return facts that make the question easy or hard, by name: numbers in the sum, steps to the end, carries."""

    def about(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Return the words of what lies there and is asked about, where a word answers; () where that is all of it."""
        return ()

    @abstractmethod
    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return how likely somebody of each patience answers rightly, the least first, as many as there are levels.

        Exact, of a model of who answers: no tries, no seed. It goes by what there is to look at, and to reckon.
        """

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question for others, besides that it has an answer."""
        return ()

    def is_worth_asking(self, state: State, seat: Seat) -> bool:
        """Tell whether a question meets all of its demands."""
        return all(demand.holds(state, seat) for demand in self.demands())

    def can_be_judged(self) -> bool:
        """Tell whether somebody's answer is right or wrong by itself, for *find the mistake*.

        One of several answers is right whenever it may be said, and a word tells nothing of how it was found.
        """
        return not (self.words or self.several)

    def sort(self, state: State, seat: Seat) -> str:
        """Return of which sort a question is: of each sort as many get into a pack, as far as there are."""
        return ""

    def identify(self, state: State, seat: Seat) -> str:
        """Return a text that is the same for positions that are the same question, by symmetry and other names."""
        return f"{seat} {state}"

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer | None:
        """Return what somebody of a level, from 1, would answer; None where that computer player's move tells.

        For *find the mistake*: an answer that somebody may well give, who knows what such a player could find out.
        """
        return None
