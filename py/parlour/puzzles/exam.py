"""A question as it is asked: which answers of it count, why others are wrong, and what would come after these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.foresight import foresee
from parlour.core.game import Game, Move, Refusal, Seat, State
from parlour.core.task import Answer, Task, Verdict
from parlour.puzzles.mistake import WORDS, Mistake, suppose
from parlour.puzzles.tasks import Question

if TYPE_CHECKING:
    from parlour.core import border

BEST, ANY, MANY, MISTAKE = ASKS = ("best", "any", "many", "mistake")
"""What a question is asked for: a best answer; any that is one; as many best ones as there are; or whether somebody's
answer is a best one."""

AGAIN = "again"
"""Why one of many answers is wrong: it was said before."""


class Exam:
    """A question, and what it is asked for: judges one part of an answer after the other, and remembers none."""

    def __init__(self, game: Game, task: Task, question: Question, asks: str = BEST) -> None:
        """Take a question, and what it is asked for: one of `ASKS`."""
        self.game, self.task = game, task
        self.state, self.seat, self.answers = question
        self.takes_any = asks == ANY
        # Only whole answers are found one after the other; of others one is asked for.
        self.takes_many = asks == MANY and not task.words and all(len(each) == 1 for each in self.answers)
        is_judged = asks == MISTAKE and task.can_be_judged()
        self.mistake: Mistake | None = suppose(game, task, question) if is_judged else None

    @property
    def several(self) -> bool:
        """Return whether each answer is asked for, in any order, while the position stays as it is."""
        return self.task.several or self.takes_many

    def words_after(self, said: Answer) -> tuple[str, ...]:
        """Return what is chosen from after the right parts so far, () where a sentence is asked for.

        Who has said that there is something better shows it on the board.
        """
        if self.mistake:
            return () if said else WORDS
        return self.task.words

    def judge(self, said: Answer, part: Move) -> Verdict:
        """Judge a further part, legal or one of the words, after those that were right."""
        if self.mistake and not said:
            return self.mistake.check(part, len({answer[0] for answer in self.answers}))
        if self.mistake:
            verdict = self.task.check(self.state, self.seat, (part,))
            return Verdict("right") if verdict.result == "more" else verdict
        if self.takes_many and not self.task.several:
            return self._judge_another(said, part)
        verdict = self.task.check(self.state, self.seat, (*said, part))
        if self.takes_any and verdict.result == "wrong" and verdict.code in self.task.lesser:
            return Verdict("right")
        return verdict

    def _judge_another(self, said: Answer, part: Move) -> Verdict:
        """Judge one more of many answers: right, and none that was said before."""
        verdict = self.task.check(self.state, self.seat, (part,))
        if verdict.result == "wrong":
            return verdict
        found = list[Answer]()
        for each in (*said, part):
            name = self._name_answer(each, found)
            if name is None or name in found:
                return Verdict("wrong", code=AGAIN)
            found.append(name)
        left = len(self.answers) - len(found)
        return Verdict("more", left) if left else Verdict("right", len(found))

    def _name_answer(self, part: Move, found: list[Answer]) -> Answer | None:
        """Return which of the answers a right one is: of those that make no difference, the next that was not found."""
        said = (self.state.tidy(self.seat, part),)
        others = (answer for answer in self.answers if answer not in found)
        return said if said in self.answers else next(others, None)

    def explain(self, verdict: Verdict, move: Move) -> Refusal:
        """Return a wrong answer as a refusal, with what was said.

        It rests on the position, so no paragraph of the rules is told.
        """
        return Refusal(f"wrong-{verdict.code}", {**verdict.args, "move": move})

    def suppose(self, move: Move) -> list[border.Happening]:
        """Return what a sentence would do where the question stands, without what tells how good it is."""
        figures = self.task.figures
        return [
            {
                **told,
                "data": {
                    name: value
                    for name, value in told["data"].items()
                    if f"{told['kind']}.{name}" not in figures
                },
            }
            for told in foresee(self.game, self.state.view(self.seat), self.seat, move)
            if told["kind"] not in figures
        ]

    def foretell(
        self, state: State, move: Move, replies: tuple[tuple[Seat, Move], ...] = ()
    ) -> tuple[border.Foretold, ...]:
        """Return a sentence, said where a state is, and what follows upon it there."""
        state = state.copy()
        steps: list[border.Foretold] = []
        for seat, said in ((self.seat, move), *replies):
            events = foresee(self.game, state.view(seat), seat, said)
            state.apply(seat, said)
            steps.append({"seat": seat, "move": said, "events": events, "view": state.view(self.seat)})
        return tuple(steps)

    def advise(self, said: Answer) -> Move | None:
        """Return what comes next in an answer that goes on from what was said, None where nothing does."""
        if self.mistake:
            return self.answers[0][0]
        if self.several:
            return next((part for (part,) in self.answers if self.judge(said, part).result != "wrong"), None)
        following = (answer[len(said) :] for answer in self.answers if answer[: len(said)] == said)
        return next((rest[0] for rest in following if rest), None)
