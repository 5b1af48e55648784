"""Somebody's try at a question: owns the table where it lies, hears whose answer it is, and ends once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from parlour.core.facts import NOTHING
from parlour.core.game import Json, Move, Refusal, Seat, State
from parlour.core.table import ALLOWED, Aids, Table, seat_person
from parlour.core.task import Answer, Verdict
from parlour.puzzles.exam import AGAIN, Exam
from parlour.puzzles.tasks import count_seats, tell_options

if TYPE_CHECKING:
    from parlour.core import border
    from parlour.puzzles.mistake import Mistake

SAID, DONE, LATE = Refusal("puzzle-again"), Refusal("trial-done"), Refusal("turn-late")
ONLY, WORDS = Refusal("puzzle-only"), Refusal("puzzle-words")

NOWHERE = -1
"""The record of a part that is not played: a word, or one of several answers, for which the position stays."""


Line = tuple["border.Foretold", ...]
"""A sentence that was not said at the table, and what would follow upon it."""


class Right(NamedTuple):
    """A right part of an answer."""

    done: bool  # whether nothing more is asked
    number: int  # done: how many answers are as good, with this one; else: how many parts are to be said yet
    args: Json = NOTHING  # of what is told of it
    why: Refusal | None = None  # where somebody's answer was to be judged, and is wrong: why
    both: tuple[Line, ...] = ()  # done: that answer, and the better one that was shown, each played out


class Wrong(NamedTuple):
    """A wrong answer."""

    why: Refusal
    better: Move | None = (
        None  # where nothing more is asked after it, and somebody's answer was to be judged: a best one
    )
    line: tuple[border.Foretold, ...] = ()  # the answer, and what refutes it; () where nothing does
    both: tuple[
        Line, ...
    ] = ()  # where nothing more is asked: somebody's answer, and a better one, each played out


class Trial:
    """One question on a table that somebody tries to answer."""

    def __init__(self, exam: Exam, aids: Aids = ALLOWED, laid: State | None = None) -> None:
        """Lay a question on a table, where a person is asked, and nobody else plays.

        `laid` is its position as it lies there, where that tells more or less of it than the question itself.
        """
        self.exam = exam
        self.ended = False
        self.wrong: dict[Answer, Wrong] = {}  # by the whole answer; each counts once
        self._parts: tuple[tuple[int, Move], ...] = ()  # right ones, each with the number of its record
        game, state = exam.game, laid or exam.state
        self._laid = state
        sitters = seat_person(exam.seat, count_seats(game, state))
        options = tell_options(game, state)
        # What chance brings is no part of an answer.
        self.table = Table(game, options, sitters, exam.task.key, state.copy(), aids, has_chance=False)

    @property
    def said(self) -> Answer:
        """Return the parts of an answer so far that were right; what was undone at the table is said no more."""
        return tuple(part for _, part in self._standing)

    @property
    def found(self) -> tuple[str, ...]:
        """Return what its right parts have found for good, by the words that stand for it on the table."""
        task = self.exam.task
        return tuple(filter(None, map(task.name_found, self.said))) if task.several else ()

    @property
    def _standing(self) -> tuple[tuple[int, Move], ...]:
        return tuple((at, part) for at, part in self._parts if at < len(self.table.journal))

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why what is legal at its table is no answer at all; whether it is a right one is not told by that."""
        exam = self.exam
        if self.ended:
            return DONE
        words = exam.words_after(self.said)
        if words:
            return None if seat == exam.seat and move in words else WORDS
        # The table's own words, such as giving up, and what others say.
        return ONLY if seat != exam.seat or self.table.state.why_not(seat, move) else None

    def say(self, seat: Seat, move: object, prompt: object = None) -> Right | Wrong | Refusal:
        """Take a part of an answer: judge it once, play it where it is right, and what the other side says to it.

        `prompt` is the question of the table that it answers: it is dropped where another one is asked by now.
        """
        exam, table = self.exam, self.table
        if self.ended:
            return DONE
        if prompt is not None and prompt != table.changes:
            return LATE
        said = self.said
        is_word = isinstance(move, str) and move in exam.words_after(said)
        part = str(move if is_word else table.tidy(seat, move))
        refusal = self._why_not(seat, part)
        if refusal:
            return refusal
        if (*said, part) in self.wrong:
            return self.wrong[*said, part]
        verdict = exam.judge(said, part)
        if verdict.result == "wrong":
            if verdict.code == AGAIN:
                return SAID
            self.wrong[*said, part] = wrong = self._explain(verdict, part, is_word)
            return wrong
        return self._take(part, verdict, is_word)

    def resume(self, parts: Sequence[Move]) -> Right | None:
        """Say again what was right before; from what is not so, or would be the last part, all is left to be said."""
        exam, heard = self.exam, None
        for part in parts:
            said = self.said
            if self._why_not(exam.seat, part):
                break
            verdict = exam.judge(said, part)
            if verdict.result != "more":
                break
            heard = self._take(part, verdict, part in exam.words_after(said))
        return heard

    def _take(self, part: Move, verdict: Verdict, is_word: bool) -> Right:
        """Note a right part, and play it, unless it is a word or the position stays, with what the other side says."""
        exam, table = self.exam, self.table
        self.ended = verdict.result == "right"
        is_played = not is_word and (self.ended or not exam.several)
        self._parts = (*self._standing, (len(table.journal) if is_played else NOWHERE, part))
        if is_played:
            table.play(exam.seat, part)
        for who, reply in verdict.replies:
            table.play(who, reply)
        return self._tell_mistake(Right(self.ended, verdict.number, verdict.args), part)

    def _why_not(self, seat: Seat, part: Move) -> Refusal | None:
        """Return why something, tidy or a word, cannot be said now; whether it is right is not told by that."""
        exam, said = self.exam, self.said
        if part not in exam.words_after(said):
            refusal = self.table.why_not(seat, part)
            if refusal:
                return refusal
        return self.refuse(seat, part) or (SAID if exam.several and part in said else None)

    def _explain(self, verdict: Verdict, part: Move, is_word: bool) -> Wrong:
        """Tell why an answer is wrong; of a word that is said of somebody's answer there is just one other one."""
        exam = self.exam
        if exam.mistake is None or not is_word:
            replies = () if is_word else verdict.replies
            line = exam.foretell(self.table.state, part, replies) if replies else ()
            return Wrong(exam.explain(verdict, part), line=line)
        self.ended = True
        judged = exam.mistake.said
        if exam.mistake.is_right:
            return Wrong(exam.explain(verdict, judged), judged)
        better = exam.answers[0][0]
        return Wrong(exam.explain(verdict, judged), better, both=self._play_both(exam.mistake, better))

    def _play_both(self, mistake: Mistake, better: Move) -> tuple[Line, Line]:
        """Play out somebody's wrong answer, with what refutes it, and a better one, from where both could be said."""
        foretell = self.exam.foretell
        return foretell(self._laid, mistake.said, mistake.verdict.replies), foretell(self._laid, better)

    def _tell_mistake(self, right: Right, part: Move) -> Right:
        """Tell with a right word why the answer that was to be judged is wrong, where it is.

        What it would have led to, and what is better does, is told once nothing more is asked: not before that.
        """
        exam = self.exam
        if exam.mistake is None or exam.mistake.is_right:
            return right
        why = exam.explain(exam.mistake.verdict, exam.mistake.said)
        return right._replace(why=why, both=self._play_both(exam.mistake, part) if right.done else ())

    def advise(self) -> Move | None:
        """Return what comes next in a right answer, None where that would be a word."""
        return None if self.exam.words_after(self.said) else self.exam.advise(self.said)
