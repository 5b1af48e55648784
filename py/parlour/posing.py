"""The verbs about puzzles, which the door learns when somebody opens one: no start waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.api import PARLOUR, Parlour
from parlour.bots.bot import Progress, Thinking
from parlour.core.game import Json, Move, Refusal
from parlour.core.table import foresee
from parlour.core.task import Verdict
from parlour.puzzles.mistake import Mistake, suppose
from parlour.puzzles.tasks import find_task, read_position
from parlour.puzzles.trial import Trial
from parlour.requests import RequestError

if TYPE_CHECKING:
    from parlour import verbs
    from parlour.core import border
    from parlour.core.table import Table

DAMAGED, THINK = Refusal("puzzle-damaged"), Refusal("puzzle-think")
POSING_CODES = (
    "puzzle-damaged",
    "puzzle-found",
    "puzzle-only",
    "puzzle-think",
    "puzzle-words",
    *(f"wrong-{code}" for code in Mistake.wrongs),
)


class Posing:
    """What is asked about the puzzles of one page."""

    def __init__(self, parlour: Parlour) -> None:
        """Take the parlour at whose tables puzzles lie, and let its door know these verbs."""
        self.parlour = parlour
        parlour.verbs |= {
            "puzzle": self.pose,
            "answer": self.answer,
            "refute": self.refute,
            "hint": self.hint,
        }

    def pose(self, request: Json) -> verbs.Posed | verbs.Refused:
        """Open a table with the position of a puzzle; the viewer is who is asked."""
        game, seat = self.parlour._game(request), self.parlour._seat_asked(request)
        key, position = request.get("task"), request.get("position")
        if not isinstance(key, str) or not isinstance(position, str):
            raise RequestError("request-word")
        task = find_task(game, key)
        if task is None:
            return {"refusal": DAMAGED.as_json()}
        posed = read_position(game, task, seat, position)
        if posed is None:
            return {"refusal": DAMAGED.as_json()}
        # One of several answers is right whenever it may be said, and a word tells nothing of how it was found.
        is_plain = not (task.words or task.several)
        mistake = suppose(game, task, *posed) if request.get("mistake") is True and is_plain else None
        trial = Trial(game, mistake or task, *posed)
        table = trial.open_table(len(trial.state.scores(0)) or game.seats[0])
        told: verbs.PuzzleShown = {
            "task": task.key,
            "words": list(trial.task.words),
            "several": trial.task.several,
            "answers": len(trial.answers),
            "said": None,
        }
        if mistake:
            hint = table.hint(trial.seat, mistake.said)
            told["said"] = None if isinstance(hint, Refusal) else hint
        return {**self.parlour._open(table, trial.seat, lesson=trial), "puzzle": told}

    def answer(self, request: Json) -> verbs.Answered | verbs.Refused:
        """Take a part of an answer: a sentence that was played just now, one of several, or a word of the task."""
        number, table, trial = self._trial(request)
        part = request.get("part")
        if not isinstance(part, str) or not (part in trial.task.words or self._is_said(table, trial, part)):
            raise RequestError("request-word")
        verdict = trial.judge(part)
        if verdict.result == "wrong":
            return {"refusal": trial.explain(verdict, part).as_json()}
        trial.said = (*trial.said, part)
        before = len(table.journal)
        for seat, reply in verdict.replies:
            table.play(seat, reply)
        kept = self.parlour._keep(number, before)
        why: Refusal | None = None
        if isinstance(trial.task, Mistake) and not trial.task.is_right:
            found = trial.task.task.check(trial.state, trial.seat, (trial.task.said,))
            why = trial.explain(found, trial.task.said)
        return {
            **kept,
            "result": verdict.result,
            "number": verdict.number,
            "said": list(trial.said),
            "why": why.as_json() if why else None,
        }

    def _is_said(self, table: Table, trial: Trial, part: str) -> bool:
        """Tell whether a part is the last that its seat has played, or could be."""
        own = [record.move for record in table.journal if record.seat == trial.seat]
        return own[-1:] == [part] or table.why_not(trial.seat, part) is None

    def refute(self, request: Json) -> verbs.Refuted:
        """Tell what would happen after a wrong sentence: all that the task's replies bring about."""
        _, _, trial = self._trial(request)
        move = request.get("part")
        state, task = trial.state.copy(), trial.task
        for said in self._list_said(trial):
            state.apply(*said)
        if not isinstance(move, str) or state.why_not(trial.seat, move):
            raise RequestError("request-word")
        if isinstance(task, Mistake):
            verdict = task.task.check(trial.state, trial.seat, (move,))
        else:
            verdict = trial.judge(move)
        state.apply(trial.seat, move)
        happened: list[border.Happening] = []
        for seat, reply in verdict.replies if verdict.result == "wrong" else ():
            happened += foresee(trial.game, state.view(seat), seat, reply)
            state.apply(seat, reply)
        return {"events": happened}

    def _list_said(self, trial: Trial) -> list[tuple[int, str]]:
        """Return all that was said on the way to where the puzzle stands now, by whom."""
        if trial.task.several or trial.task.words:
            return []
        records: list[tuple[int, str]] = []
        for count in range(1, len(trial.said) + 1):
            verdict: Verdict = trial.task.check(trial.state, trial.seat, trial.said[:count])
            records += [(trial.seat, trial.said[count - 1]), *verdict.replies]
        return records

    def hint(self, request: Json) -> verbs.Begun | verbs.Refused:
        """Begin to look for a good sentence; of a puzzle one is known, and its job is done at once."""
        trial = self.parlour.guides.get(self.parlour._table(request)[0])
        if not isinstance(trial, Trial):
            return self.parlour.hint(request)
        _, table = self.parlour._table(request)
        move = trial.advise()
        hint = THINK if move is None or move in trial.task.words else table.hint(trial.seat, move)
        if isinstance(hint, Refusal):
            return {"refusal": hint.as_json()}
        known: border.Hint = hint

        def tell(_: Progress, said: Move | None) -> Json:
            return {} if said is None else {"hint": known}

        return {"job": self.parlour.jobs.begin(table, _say(known["move"]), tell, Progress("", 0, 0))}

    def _trial(self, request: Json) -> tuple[int, Table, Trial]:
        number, table = self.parlour._table(request)
        trial = self.parlour.guides.get(number)
        if not isinstance(trial, Trial):
            raise RequestError("request-table")
        return number, table, trial


def _say(move: Move) -> Thinking:
    """Say a sentence without thinking."""
    yield from ()
    return move


POSING = Posing(PARLOUR)
"""The puzzles of this interpreter's one parlour."""
