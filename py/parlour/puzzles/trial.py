"""A puzzle at a table: refuses what is no part of a right answer, and knows how an answer goes on."""

from __future__ import annotations

from parlour.core.game import Game, Move, Refusal, Seat, State
from parlour.core.table import COMPUTER, LEVELS, PERSON, Sitter, Table
from parlour.core.task import Answer, Task, Verdict
from parlour.puzzles.mistake import Mistake, suppose
from parlour.puzzles.tasks import Question, count_seats

FOUND = "puzzle-found"
"""Refuses one of several answers, since the position is to stay as it is for the others."""


ONLY, WORDS = Refusal("puzzle-only"), Refusal("puzzle-words")


class Trial:
    """One puzzle that somebody tries to solve; it takes a lesson's place at its table."""

    def __init__(self, game: Game, task: Task, question: Question) -> None:
        """Take a puzzle."""
        self.game, self.task = game, task
        self.state, self.seat, self.answers = question
        self.judged: Mistake | None = None  # where the question is whether somebody's answer is right
        self.said: Answer = ()  # the parts of an answer that were right

    @property
    def words(self) -> tuple[str, ...]:
        """Return what is chosen from, where the answer is no sentence."""
        return (self.judged or self.task).words

    def suppose(self) -> None:
        """Ask whether an easy computer's answer is right, where one can be judged by itself.

        One of several answers is right whenever it may be said, and a word tells nothing of how it was found.
        """
        if not (self.task.words or self.task.several):
            self.judged = suppose(self.game, self.task, self.state, self.seat)

    def open_table(self) -> Table:
        """Return a table with its position, where a person is asked, and nobody else plays."""
        sitters = tuple(
            Sitter(PERSON) if seat == self.seat else Sitter(COMPUTER, LEVELS[0])
            for seat in range(count_seats(self.game, self.state))
        )
        told = self.state.dump()
        # A game with one option may tell it by its name.
        options = told.get("options") or {key: told[key] for key in self.game.defaults()}
        return Table(self.game, options, sitters, self.task.key, self.state.copy())

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why a legal sentence is not played: it is wrong, or one of several answers."""
        if state.why_not(seat, move):
            return ONLY  # the table's own words, such as giving up
        if self.words:
            return WORDS
        verdict = self.judge(move)
        if verdict.result == "wrong":
            return self.explain(verdict, move)
        if self.task.several and verdict.result == "more":
            return Refusal(FOUND, {"move": move, "left": verdict.number})
        return None

    def judge(self, part: Move) -> Verdict:
        """Judge a further part, legal or one of the words; nothing is remembered of it."""
        if self.judged and part in self.words:
            return self.judged.check(part)
        return self.task.check(self.state, self.seat, (*self.sentences, part))

    @property
    def sentences(self) -> Answer:
        """Return the parts so far that were played, or may be."""
        return () if self.words else self.said

    def list_played(self) -> list[tuple[Seat, Move]]:
        """Return all that was said on the way to where the puzzle stands now, by whom."""
        if self.task.several:
            return []
        records: list[tuple[Seat, Move]] = []
        for count, part in enumerate(self.sentences, 1):
            verdict = self.task.check(self.state, self.seat, self.sentences[:count])
            records += [(self.seat, part), *verdict.replies]
        return records

    def explain(self, verdict: Verdict, move: Move) -> Refusal:
        """Return a wrong answer as a refusal, with its sentence where replies refute it.

        It rests on the position, so no paragraph of the rules is told.
        """
        return Refusal(
            f"wrong-{verdict.code}", {**verdict.args, **({"move": move} if verdict.replies else {})}
        )

    def find_mistake(self) -> Refusal | None:
        """Return why somebody's answer is wrong that was to be judged, None where it is not."""
        if self.judged is None or self.judged.is_right:
            return None
        return self.explain(self.judge(self.judged.said), self.judged.said)

    def advise(self) -> Move | None:
        """Return what comes next in an answer that goes on from what was said, None where nothing does."""
        if self.task.several:
            return next((part for (part,) in self.answers if self.judge(part).result != "wrong"), None)
        said = len(self.said)
        following = (answer[said:] for answer in self.answers if answer[:said] == self.said)
        return next((rest[0] for rest in following if rest), None)
