"""What a page asks for at puzzles: a table with one, at which what is said is an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Game, Move, Refusal, Seat
from parlour.core.table import ALLOWED, Aids, Table
from parlour.door.errors import RequestError
from parlour.door.fields import KINDS, Given, Kind
from parlour.door.parlour import Guide, Parlour, Sitting
from parlour.door.verbs import verb
from parlour.puzzles.better import MISSES, find_kind
from parlour.puzzles.exam import ASKS, BEST, Exam
from parlour.puzzles.mistake import IS_BEST
from parlour.puzzles.tasks import read_position
from parlour.puzzles.trial import Right, Trial, Wrong

if TYPE_CHECKING:
    from typing import TypedDict

    from parlour.core import border
    from parlour.door.parlour import AnsweredRight, AnsweredWrong, Kept, Refused, Standing, Supposed

    class PuzzleShown(TypedDict):
        """What is asked at a table."""

        task: str  # the key of its kind
        words: list[str]  # what is chosen from, where the answer is no sentence
        about: list[str]  # the words of what lies there and is asked about; nothing where that is all of it
        several: bool  # whether each answer is asked for, one after the other
        answers: int  # how many are right
        said: Supposed | None
        reckons: bool | None  # whether no sum is told; None where there is none to be told
        standing: Standing | None  # after what was right of it before; None where nothing was

    class Posed(Kept):
        """A table at which only what is right is played."""

        puzzle: PuzzleShown


DAMAGED = Refusal("puzzle-damaged")
THINK = Refusal("puzzle-think")
PUZZLE_CODES = (
    "puzzle-again",
    "puzzle-damaged",
    "puzzle-only",
    "puzzle-think",
    "puzzle-words",
    "trial-done",
    f"wrong-{IS_BEST}",
    *(f"wrong-{code}" for code in MISSES),
)


class Examiner(Guide):
    """Lets only right answers of a puzzle be played."""

    def __init__(self, trial: Trial) -> None:
        """Take the try at it, whose table it is."""
        self.trial = trial

    @property
    def ended(self) -> bool:
        """Return whether it is solved."""
        return self.trial.ended

    def refuse(self, table: Table, seat: Seat, move: Move) -> Refusal | None:
        """Return why a sentence is no answer; whether it is a right one is told to who says it."""
        return self.trial.refuse(seat, move)

    def say(
        self, sitting: Sitting, seat: Seat, move: object, prompt: object
    ) -> AnsweredRight | AnsweredWrong | Refusal:
        """Take a part of an answer, and tell what it comes to with all that follows."""
        trial, before = self.trial, len(self.trial.table.journal)
        heard = trial.say(seat, move, prompt)
        if isinstance(heard, Refusal):
            return heard
        if isinstance(heard, Wrong):
            wrong = [list(answer) for answer in trial.wrong]
            return {
                "result": "wrong",
                "refusal": heard.why.as_json(),
                "wrong": wrong,
                "better": None if heard.better is None else tell_supposed(trial.exam, heard.better),
                "line": list(heard.line),
                "both": [list(line) for line in heard.both],
            }
        return {
            **sitting.keep(before),
            **tell_standing(trial, heard),
            "result": "right",
            "done": heard.done,
            "both": [list(line) for line in heard.both],
        }

    def hint(self, table: Table) -> border.Hint | Refusal:
        """Return what comes next in a right answer; where that is a word of somebody's, also how to find it out."""
        exam, move = self.trial.exam, self.trial.advise()
        if move is not None:
            return table.hint(exam.seat, move)
        if exam.mistake is None:
            return THINK
        # What tells it is asked for last of all; what is told before is the same whichever it is.
        return {
            "move": exam.mistake.word,
            "events": [],
            "merits": [{"code": f"judge-{exam.task.key}", "args": {}}],
        }


Asks = str
"""What a question is asked for: one of `ASKS`."""


def read_asks(_parlour: Parlour, asks: object, _: Given) -> Asks:
    """Return what a question is asked for."""
    if not isinstance(asks, str) or asks not in ASKS:
        raise RequestError("request-code")
    return asks


Flag = bool


def read_flag(_parlour: Parlour, flag: object, _: Given) -> Flag:
    """Return whether something is so."""
    if type(flag) is not bool:
        raise RequestError("request-code")
    return flag


Parts = tuple[str, ...]
"""What was right of an answer before."""


def read_parts(_parlour: Parlour, parts: object, _: Given) -> Parts:
    """Return what was said of an answer before; whether it is right, the question tells."""
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise RequestError("request-said")
    return tuple(parts)


Key = str
"""Of a kind of puzzles, or a position as text."""


def read_key(_parlour: Parlour, key: object, _: Given) -> Key:
    """Return a text that names something of a game's."""
    if not isinstance(key, str):
        raise RequestError("request-word")
    return key


KINDS.update(
    {
        "Asks": Kind(read_asks, 'Literal["best", "any", "many", "mistake"]'),
        "Flag": Kind(read_flag, "bool"),
        "Parts": Kind(read_parts, "list[str]"),
        "Key": Kind(read_key, "str"),
    }
)


@verb
def puzzle(
    parlour: Parlour,
    game: Game,
    seat: Seat,
    task: Key,
    position: Key,
    asks: Asks = BEST,
    reckons: Flag = False,
    aids: Aids = ALLOWED,
    said: Parts = (),
) -> Posed | Refused:
    """Open a table with the position of a puzzle; the viewer is who is asked, who may want to be told no sum.

    What was right of an answer before, and did not end it, needs not be said again.
    """
    kind = find_kind(game, task)
    question = None if kind is None else read_position(game, kind, seat, position)
    if kind is None or question is None:
        return {"refusal": DAMAGED.as_json()}
    laid = kind.lay(question.state, question.seat, tells=not reckons)
    exam = Exam(game, kind, question, asks)
    trial = Trial(exam, aids, laid)
    resumed = trial.resume(said)
    told: PuzzleShown = {
        "task": kind.key,
        "words": list(exam.words_after(())),
        "about": list(kind.about(question.state, question.seat)),
        "several": exam.several,
        "answers": len(exam.answers),
        "said": None if exam.mistake is None else tell_supposed(exam, exam.mistake.said),
        "reckons": reckons if laid else None,
        "standing": tell_standing(trial, resumed) if resumed else None,
    }
    return {**parlour.open(trial.table, exam.seat, Examiner(trial)).keep(), "puzzle": told}


def tell_standing(trial: Trial, heard: Right) -> Standing:
    """Tell how a trial stands after what was heard last."""
    return {
        "number": heard.number,
        "args": dict(heard.args),
        "said": list(trial.said),
        "found": list(trial.found),
        "why": heard.why.as_json() if heard.why else None,
    }


def tell_supposed(exam: Exam, move: Move) -> Supposed:
    """Tell a sentence where the question stands."""
    return {"move": move, "events": exam.suppose(move)}
