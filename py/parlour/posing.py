"""The verbs about puzzles, which the door learns when somebody opens one: no start waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.api import PARLOUR, Parlour
from parlour.bots.bot import Progress, Thinking
from parlour.core.foresight import foresee
from parlour.core.game import Json, Move, Refusal
from parlour.core.table import ALLOWED, read_aids
from parlour.puzzles.mistake import IS_BEST, IS_BETTER
from parlour.puzzles.tasks import find_task, read_position
from parlour.puzzles.trial import AGAIN, ASKS, BEST, Trial
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
    f"wrong-{AGAIN}",
    f"wrong-{IS_BEST}",
    f"wrong-{IS_BETTER}",
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
        question = read_position(game, task, seat, position)
        if question is None:
            return {"refusal": DAMAGED.as_json()}
        asks = request.get("asks", BEST)
        aids = read_aids(request["aids"]) if "aids" in request else ALLOWED
        reckons = request.get("reckons", False)
        if asks not in ASKS or type(reckons) is not bool:
            raise RequestError("request-code")
        if aids is None:
            raise RequestError("request-aids")
        untold = task.untold(question.state, question.seat)
        if reckons and untold:
            question = question._replace(state=untold)
        trial = Trial(game, task, question, asks)
        table = trial.open_table(aids)
        hint = table.hint(trial.seat, trial.judged.said) if trial.judged else None
        told: verbs.PuzzleShown = {
            "task": task.key,
            "words": list(trial.words),
            "several": trial.several,
            "answers": len(trial.answers),
            "said": None if isinstance(hint, Refusal) else hint,
            "reckons": reckons if untold else None,
        }
        return {**self.parlour._open(table, trial.seat, guide=trial), "puzzle": told}

    def answer(self, request: Json) -> verbs.Answered | verbs.Refused:
        """Take a part of an answer: a sentence that was played just now, one of several, or a word."""
        number, table, trial = self._trial(request)
        part = request.get("part")
        if not isinstance(part, str) or not (part in trial.words or self._is_said(table, trial, part)):
            raise RequestError("request-word")
        verdict = trial.judge(part)
        if verdict.result == "wrong":
            return {"refusal": trial.explain(verdict, part).as_json()}
        trial.said = (*trial.said, part)
        before = len(table.journal)
        for seat, reply in verdict.replies:
            table.play(seat, reply)
        why = trial.find_mistake()
        return {
            **self.parlour._keep(number, before),
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
        state = trial.state.copy()
        for said in trial.list_played():
            state.apply(*said)
        if not isinstance(move, str) or state.why_not(trial.seat, move):
            raise RequestError("request-word")
        verdict = trial.judge(move)
        state.apply(trial.seat, move)
        happened: list[border.Happening] = []
        for seat, reply in verdict.replies if verdict.result == "wrong" else ():
            happened += foresee(trial.game, state.view(seat), seat, reply)
            state.apply(seat, reply)
        return {"events": happened}

    def hint(self, request: Json) -> verbs.Begun | verbs.Refused:
        """Begin to look for a good sentence; of a puzzle one is known, and its job is done at once."""
        number, table = self.parlour._table(request)
        trial = self.parlour.guides.get(number)
        if not isinstance(trial, Trial):
            return self.parlour.hint(request)
        move = None if trial.words else trial.advise()
        hint = THINK if move is None else table.hint(trial.seat, move)
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
