"""What a page asks for at puzzles: a table with one, what somebody answers there, and what refutes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from parlour.core.foresight import foresee
from parlour.core.game import Game, Move, Refusal, Seat, State
from parlour.core.table import ALLOWED, Aids, Table
from parlour.door.errors import RequestError
from parlour.door.fields import KINDS, Given, Kind, read_sitting
from parlour.door.parlour import Guide, Parlour, Sitting
from parlour.door.verbs import verb
from parlour.puzzles.mistake import IS_BEST, IS_BETTER
from parlour.puzzles.tasks import find_task, read_position
from parlour.puzzles.trial import AGAIN, ASKS, BEST, Trial

if TYPE_CHECKING:
    from typing import Literal, TypedDict

    from parlour.core import border
    from parlour.door.parlour import Kept, Refused

    class PuzzleShown(TypedDict):
        """What is asked at a table."""

        task: str  # the key of its kind
        words: list[str]  # what is chosen from, where the answer is no sentence
        several: bool  # whether each answer is asked for, one after the other
        answers: int  # how many are right
        said: border.Hint | None  # where somebody's answer is to be judged: that one
        reckons: bool | None  # whether no sum is told; None where there is none to be told

    class Posed(Kept):
        """A table at which only what is right is played."""

        puzzle: PuzzleShown

    class Answered(Kept):
        """What has come of a part of an answer, with what the other side has said to it."""

        result: Literal["right", "more", "wrong"]
        number: (
            int  # right: how many answers are as good, with this one; more: how many parts are to be said yet
        )
        said: list[str]  # all parts so far
        why: border.Refusal | None  # where somebody's answer was to be judged, and is wrong: why

    class Refuted(TypedDict):
        """What would happen after a wrong answer."""

        events: list[border.Happening]


DAMAGED, THINK = Refusal("puzzle-damaged"), Refusal("puzzle-think")
PUZZLE_CODES = (
    "puzzle-damaged",
    "puzzle-found",
    "puzzle-only",
    "puzzle-think",
    "puzzle-words",
    f"wrong-{AGAIN}",
    f"wrong-{IS_BEST}",
    f"wrong-{IS_BETTER}",
)


class Examiner(Guide):
    """Lets only right answers of a puzzle be played."""

    def __init__(self, trial: Trial) -> None:
        """Take the puzzle that somebody tries to solve."""
        self.trial = trial

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why a sentence is no right answer."""
        return self.trial.refuse(state, seat, move)

    def hint(self, table: Table) -> border.Hint | Refusal:
        """Return what comes next in a right answer."""
        move = None if self.trial.words else self.trial.advise()
        return THINK if move is None else table.hint(self.trial.seat, move)


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


Key = str
"""Of a kind of puzzles, or a position as text."""


def read_key(_parlour: Parlour, key: object, _: Given) -> Key:
    """Return a text that names something of a game's."""
    if not isinstance(key, str):
        raise RequestError("request-word")
    return key


class Puzzle(NamedTuple):
    """A puzzle on a table."""

    sitting: Sitting
    trial: Trial


def read_puzzle(parlour: Parlour, number: object, given: Given) -> Puzzle:
    """Return the puzzle that lies on the table of a number."""
    sitting = read_sitting(parlour, number, given)
    if not isinstance(sitting.guide, Examiner):
        raise RequestError("request-table")
    return Puzzle(sitting, sitting.guide.trial)


KINDS.update(
    {
        "Asks": Kind(read_asks, 'Literal["best", "any", "many", "mistake"]'),
        "Flag": Kind(read_flag, "bool"),
        "Key": Kind(read_key, "str"),
        "Puzzle": Kind(read_puzzle, "int", "table"),
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
) -> Posed | Refused:
    """Open a table with the position of a puzzle; the viewer is who is asked, who may want to be told no sum."""
    kind = find_task(game, task)
    question = None if kind is None else read_position(game, kind, seat, position)
    if kind is None or question is None:
        return {"refusal": DAMAGED.as_json()}
    untold = kind.untold(question.state, question.seat)
    if reckons and untold:
        question = question._replace(state=untold)
    trial = Trial(game, kind, question, asks)
    table = trial.open_table(aids)
    hint = table.hint(trial.seat, trial.judged.said) if trial.judged else None
    told: PuzzleShown = {
        "task": kind.key,
        "words": list(trial.words),
        "several": trial.several,
        "answers": len(trial.answers),
        "said": None if isinstance(hint, Refusal) else hint,
        "reckons": reckons if untold else None,
    }
    return {**parlour.open(table, trial.seat, Examiner(trial)).keep(), "puzzle": told}


@verb
def answer(puzzle: Puzzle, part: Key) -> Answered | Refused:
    """Take a part of an answer: a sentence that was played just now, one of several, or a word."""
    (sitting, trial), table = puzzle, puzzle.sitting.table
    if not (part in trial.words or is_said(table, trial, part)):
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
        **sitting.keep(before),
        "result": verdict.result,
        "number": verdict.number,
        "said": list(trial.said),
        "why": why.as_json() if why else None,
    }


@verb
def refute(puzzle: Puzzle, part: Key) -> Refuted:
    """Tell what would happen after a wrong sentence: all that the task's replies bring about."""
    trial = puzzle.trial
    state = trial.state.copy()
    for said in trial.list_played():
        state.apply(*said)
    if state.why_not(trial.seat, part):
        raise RequestError("request-word")
    verdict = trial.judge(part)
    state.apply(trial.seat, part)
    happened: list[border.Happening] = []
    for seat, reply in verdict.replies if verdict.result == "wrong" else ():
        happened += foresee(trial.game, state.view(seat), seat, reply)
        state.apply(seat, reply)
    return {"events": happened}


def is_said(table: Table, trial: Trial, part: Move) -> bool:
    """Tell whether a part is the last that its seat has played, or could be."""
    own = [record.move for record in table.journal if record.seat == trial.seat]
    return own[-1:] == [part] or table.why_not(trial.seat, part) is None
