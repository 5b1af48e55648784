"""A puzzle at a table: refuses what is no part of a right answer, and knows how an answer goes on."""

from __future__ import annotations

from parlour.core.game import Game, Move, Refusal, Seat, State
from parlour.core.table import ALLOWED, COMPUTER, LEVELS, PERSON, Aids, Sitter, Table
from parlour.core.task import Answer, Task, Verdict
from parlour.puzzles.mistake import Mistake, suppose
from parlour.puzzles.tasks import Question, count_seats

FOUND = "puzzle-found"
"""Refuses one of several answers, since the position is to stay as it is for the others."""


BEST, ANY, MANY, MISTAKE = ASKS = ("best", "any", "many", "mistake")
"""What a question is asked for: a best answer; any that is one; as many best ones as there are; or whether somebody's
answer is a best one."""

AGAIN = "again"
"""Why one of many answers is wrong: it was said before."""

ONLY, WORDS = Refusal("puzzle-only"), Refusal("puzzle-words")


class Trial:
    """One puzzle that somebody tries to solve; it takes a lesson's place at its table."""

    def __init__(self, game: Game, task: Task, question: Question, asks: str = BEST) -> None:
        """Take a puzzle, and what it is asked for: one of `ASKS`."""
        self.game, self.task = game, task
        self.state, self.seat, self.answers = question
        self.judged: Mistake | None = None  # where the question is whether somebody's answer is right
        self.said: Answer = ()  # the parts of an answer that were right
        self.takes_any = asks == ANY
        # Only whole answers are found one after the other; of others one is asked for.
        self.takes_many = asks == MANY and not task.words and all(len(each) == 1 for each in self.answers)
        if asks == MISTAKE:
            self.suppose()

    @property
    def several(self) -> bool:
        """Return whether each answer is asked for, in any order, while the position stays as it is."""
        return self.task.several or self.takes_many

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

    def open_table(self, aids: Aids = ALLOWED) -> Table:
        """Return a table with its position, where a person is asked, and nobody else plays."""
        sitters = tuple(
            Sitter(PERSON) if seat == self.seat else Sitter(COMPUTER, LEVELS[0])
            for seat in range(count_seats(self.game, self.state))
        )
        told = self.state.dump()
        # A game with one option may tell it by its name.
        options = told.get("options") or {key: told[key] for key in self.game.defaults()}
        # What chance brings is no part of an answer.
        return Table(self.game, options, sitters, self.task.key, self.state.copy(), aids, has_chance=False)

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why a legal sentence is not played: it is wrong, or one of several answers."""
        if state.why_not(seat, move):
            return ONLY  # the table's own words, such as giving up
        if self.words:
            return WORDS
        verdict = self.judge(move)
        if verdict.result == "wrong":
            return self.explain(verdict, move)
        if self.several and verdict.result == "more":
            return Refusal(FOUND, {"move": move, "left": verdict.number})
        return None

    def judge(self, part: Move) -> Verdict:
        """Judge a further part, legal or one of the words; nothing is remembered of it."""
        if self.judged and part in self.words:
            return self.judged.check(part)
        if self.takes_many and not self.task.several:
            return self._judge_another(part)
        verdict = self.task.check(self.state, self.seat, (*self.sentences, part))
        if self.takes_any and verdict.result == "wrong" and verdict.code in self.task.lesser:
            return Verdict("right")
        return verdict

    def _judge_another(self, part: Move) -> Verdict:
        """Judge one more of many answers: right, and none that was said before."""
        verdict = self.task.check(self.state, self.seat, (part,))
        if verdict.result == "wrong":
            return verdict
        found = list[Answer]()
        for each in (*self.said, part):
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

    @property
    def sentences(self) -> Answer:
        """Return the parts so far that were played, or may be."""
        return () if self.words else self.said

    def list_played(self) -> list[tuple[Seat, Move]]:
        """Return all that was said on the way to where the puzzle stands now, by whom."""
        if self.several:
            return []
        records: list[tuple[Seat, Move]] = []
        for count, part in enumerate(self.sentences, 1):
            verdict = self.task.check(self.state, self.seat, self.sentences[:count])
            records += [(self.seat, part), *verdict.replies]
        return records

    def explain(self, verdict: Verdict, move: Move) -> Refusal:
        """Return a wrong answer as a refusal, with what was said.

        It rests on the position, so no paragraph of the rules is told.
        """
        return Refusal(f"wrong-{verdict.code}", {**verdict.args, "move": move})

    def find_mistake(self) -> Refusal | None:
        """Return why somebody's answer is wrong that was to be judged, None where it is not."""
        if self.judged is None or self.judged.is_right:
            return None
        return self.explain(self.judge(self.judged.said), self.judged.said)

    def advise(self) -> Move | None:
        """Return what comes next in an answer that goes on from what was said, None where nothing does."""
        if self.several:
            return next((part for (part,) in self.answers if self.judge(part).result != "wrong"), None)
        said = len(self.said)
        following = (answer[said:] for answer in self.answers if answer[:said] == self.said)
        return next((rest[0] for rest in following if rest), None)
