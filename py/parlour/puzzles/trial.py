"""A puzzle on a table: takes what is said to it part by part, and knows a good answer to help with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Game, Move, Refusal, Seat
from parlour.core.table import COMPUTER, LEVELS, PERSON, Sitter, Table
from parlour.core.task import Answer, Task, Verdict

if TYPE_CHECKING:
    from parlour.core.game import State


class Trial:
    """One puzzle that somebody tries to solve."""

    def __init__(self, game: Game, task: Task, state: State, seat: Seat) -> None:
        """Take a puzzle that has an answer."""
        self.game, self.task, self.state, self.seat = game, task, state, seat
        self.answers = task.solve(state, seat) or ()
        self.said: Answer = ()
        self.is_solved = False

    def open_table(self, seats: int) -> Table:
        """Return a table with its position, where a person is asked, and nobody else plays."""
        sitters = (
            Sitter(PERSON) if seat == self.seat else Sitter(COMPUTER, LEVELS[0]) for seat in range(seats)
        )
        options = self.state.dump()["options"]
        return Table(self.game, options, tuple(sitters), self.task.key, self.state.copy())

    def say(self, move: Move) -> Verdict:
        """Judge a further part, legal or one of the task's words; a wrong one is forgotten."""
        verdict = self.task.check(self.state, self.seat, (*self.said, move))
        if verdict.result != "wrong":
            self.said = (*self.said, move)
            self.is_solved = verdict.result == "right"
        return verdict

    def advise(self) -> Move | None:
        """Return what comes next in an answer that goes on from what was said, None where nothing does."""
        if self.task.several:
            return next((answer[0] for answer in self.answers if not self._has(answer[0])), None)
        said = len(self.said)
        following = (answer[said:] for answer in self.answers if answer[:said] == self.said)
        return next((rest[0] for rest in following if rest), None)

    def _has(self, move: Move) -> bool:
        """Tell whether an answer of several was said already, in whatever way."""
        return self.task.check(self.state, self.seat, (*self.said, move)).result == "wrong"

    def refuse(self, verdict: Verdict, rule: str = "") -> Refusal:
        """Return a wrong answer as the refusal of its sentence."""
        return Refusal(f"wrong-{verdict.code}", verdict.args, rule)
