"""Judges what was said to a sheet: replays every try through the referee and the task, and names what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from parlour.core.facts import Outcome
from parlour.core.foresight import foresee
from parlour.core.game import Game, Json, Move, Refusal, Seat, State
from parlour.core.save import load_save
from parlour.core.table import COMPUTER, PERSON, Sitter, Table
from parlour.core.task import Answer, Task
from parlour.core.token import read_token
from parlour.puzzles.exam import Exam
from parlour.puzzles.slips import Said
from parlour.puzzles.tasks import Question

if TYPE_CHECKING:
    from parlour.core import border

RIGHT, WRONG, OPEN, PLAYED = "right", "wrong", "open", "played"
"""How an item went: solved; only wrong answers; nothing said, or not to its end; a game that was played to its end."""

SENTENCE, AFTER, HINTS, OTHER = "forged-sentence", "forged-after", "forged-hints", "forged-game"
FORGED_CODES = (SENTENCE, AFTER, HINTS, OTHER, "forged-count")
"""What cannot have been: a sentence that could not be said there; something after it was solved; hints where there are
none; another game than was asked for, or one that does not play; and, of a slip, another number of items."""


class WrongTry(NamedTuple):
    """A wrong answer."""

    move: Move  # or a word
    events: list[border.Happening]  # what it would have brought about; none for a word


class Judged(NamedTuple):
    """How an item went."""

    result: str  # RIGHT, WRONG, OPEN or PLAYED
    tries: int = 0  # answers, wrong ones and the right one
    found: int = 0  # right parts, where several are asked for, or one after the other
    of: int = 0  # as many as there are
    wrong: tuple[WrongTry, ...] = ()
    forged: str = ""  # one of FORGED_CODES, "" where all can have been
    outcome: Outcome | None = None
    seat: Seat = 0  # whose game it was


def judge_question(
    game: Game, task: Task, question: Question, asks: str, said: Said, may_hint: bool
) -> Judged:
    """Replay the tries of a question; all but the last are wrong, or it went on after its end."""
    if said.hints and not may_hint:
        return Judged(OPEN, forged=HINTS)
    exam = Exam(game, task, question, asks)
    wrong: list[WrongTry] = []
    found, is_solved = 0, False
    for parts in said.tries:
        if is_solved:
            return Judged(OPEN, forged=AFTER)
        state, right = question.state.copy(), Answer()
        for at, part in enumerate(parts):
            words = exam.words_after(right)
            if not (part in words if words else state.why_not(exam.seat, part) is None):
                return Judged(OPEN, forged=SENTENCE)
            verdict = exam.judge(right, part)
            if verdict.result != "more" and at < len(parts) - 1:
                return Judged(OPEN, forged=AFTER)
            if verdict.result == "wrong":
                events = [] if words else foresee(game, state.view(exam.seat), exam.seat, part)
                wrong.append(WrongTry(part, events))
            else:
                right = (*right, part)
            is_solved = verdict.result == "right"
            if verdict.result == "more" and not (exam.several or words):
                for seat, move in ((exam.seat, part), *verdict.replies):
                    state.apply(seat, move)
        found = len(right)
    of = len(question.answers) if exam.several else max(map(len, question.answers))
    if exam.mistake:
        of = 1 if exam.mistake.is_right else 2  # what is better is shown, too
    result = RIGHT if is_solved else WRONG if wrong else OPEN
    return Judged(result, len(wrong) + is_solved, found, of, tuple(wrong))


class Begun(NamedTuple):
    """The game that an item asks to be played."""

    options: Json | None  # of a deal; None where a position is played on from
    start: State | None
    seat: Seat
    seats: int
    level: int  # of the others, 0 where they are people


def judge_game(game: Game, begun: Begun, said: Said, find: Callable[[str], Game]) -> Judged:
    """Replay a game that was played; what was said is its token.

    What the computers answered is not reckoned once more: on a slow device they may have thought less.
    """
    if not said.tries:
        return Judged(OPEN, seat=begun.seat)
    save = read_token(said.tries[-1][0], find)
    loaded = load_save(save, find)
    if isinstance(loaded, Refusal) or loaded.broken or loaded.table.game.key != game.key:
        return Judged(OPEN, forged=OTHER, seat=begun.seat)
    table = loaded.table
    if not is_begun_so(table, begun):
        return Judged(OPEN, forged=OTHER, seat=begun.seat)
    outcome = table.outcome()
    return Judged(PLAYED if outcome else OPEN, outcome=outcome, seat=begun.seat, tries=len(said.tries))


def is_begun_so(table: Table, begun: Begun) -> bool:
    """Tell whether a table began as an item asks."""
    if len(table.began) != begun.seats:
        return False
    if begun.start is not None and (table.start is None or str(table.start) != str(begun.start)):
        return False
    if begun.options is not None and (table.start is not None or dict(table.options) != begun.options):
        return False
    others = [sitter for seat, sitter in enumerate(table.began) if seat != begun.seat]
    is_own = table.began[begun.seat].who == PERSON
    return is_own and all(_is_so_strong(sitter, begun.level) for sitter in others)


def _is_so_strong(sitter: Sitter, level: int) -> bool:
    return sitter.who == COMPUTER and sitter.level == level if level else sitter.who == PERSON
