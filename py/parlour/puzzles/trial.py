"""A puzzle at a table: refuses what is no part of a right answer, and knows how an answer goes on."""

from __future__ import annotations

from parlour.core.game import Game, Move, Refusal, Seat, State
from parlour.core.table import COMPUTER, LEVELS, PERSON, Sitter, Table
from parlour.core.task import Answer, Task, Verdict

FOUND = "puzzle-found"
"""Refuses one of several answers, since the position is to stay as it is for the others."""


ONLY, WORDS = Refusal("puzzle-only"), Refusal("puzzle-words")


class Trial:
    """One puzzle that somebody tries to solve; it takes a lesson's place at its table."""

    def __init__(self, game: Game, task: Task, state: State, seat: Seat) -> None:
        """Take a puzzle that has an answer."""
        self.game, self.task, self.state, self.seat = game, task, state, seat
        self.answers = task.solve(state, seat) or ()
        self.said: Answer = ()  # the parts of an answer that were right

    def open_table(self, seats: int) -> Table:
        """Return a table with its position, where a person is asked, and nobody else plays."""
        sitters = tuple(
            Sitter(PERSON) if seat == self.seat else Sitter(COMPUTER, LEVELS[0]) for seat in range(seats)
        )
        told = self.state.dump()
        # A game with one option may tell it by its name.
        options = told.get("options") or {key: told[key] for key in self.game.defaults()}
        return Table(self.game, options, sitters, self.task.key, self.state.copy())

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why a legal sentence is not played: it is wrong, or one of several answers."""
        if state.why_not(seat, move):
            return ONLY  # the table's own words, such as giving up
        if self.task.words:
            return WORDS
        verdict = self.judge(move)
        if verdict.result == "wrong":
            return self.explain(verdict, move)
        if self.task.several and verdict.result == "more":
            return Refusal(FOUND, {"move": move, "left": verdict.number})
        return None

    def judge(self, part: Move) -> Verdict:
        """Judge a further part, legal or one of the task's words; nothing is remembered of it."""
        return self.task.check(self.state, self.seat, (*self.said, part))

    def explain(self, verdict: Verdict, move: Move) -> Refusal:
        """Return a wrong answer as a refusal, with its sentence where replies refute it.

        It rests on the position, so no paragraph of the rules is told.
        """
        return Refusal(
            f"wrong-{verdict.code}", {**verdict.args, **({"move": move} if verdict.replies else {})}
        )

    def advise(self) -> Move | None:
        """Return what comes next in an answer that goes on from what was said, None where nothing does."""
        if self.task.several:
            return next((part for (part,) in self.answers if self.judge(part).result != "wrong"), None)
        said = len(self.said)
        following = (answer[said:] for answer in self.answers if answer[:said] == self.said)
        return next((rest[0] for rest in following if rest), None)
