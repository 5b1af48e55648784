"""Judges what was said to a sheet: replays every try through the referee and the task, and names what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from parlour.core.facts import Outcome
from parlour.core.foresight import foresee
from parlour.core.game import Game, Json, Move, Refusal, Seat, State
from parlour.core.save import load_save
from parlour.core.table import COMPUTER, PERSON, Sitter, Table
from parlour.core.task import Task
from parlour.core.token import read_token
from parlour.puzzles.slips import Said
from parlour.puzzles.tasks import Question
from parlour.puzzles.trial import BEST, MISTAKE, Trial

if TYPE_CHECKING:
    from parlour.core import border

RIGHT, WRONG, OPEN, PLAYED = "right", "wrong", "open", "played"
"""How an item went: solved; only wrong answers; nothing said, or not to its end; a game that was played to its end."""

SENTENCE, AFTER, HINTS, OTHER = "forged-sentence", "forged-after", "forged-hints", "forged-game"
FORGED_CODES = (SENTENCE, AFTER, HINTS, OTHER, "forged-count")
"""What cannot have been: a sentence that could not be said there; something after it was solved; hints where there are
none; another game than was asked for, or one that does not play; and, of a slip, another number of items."""


class Wrong(NamedTuple):
    """A wrong answer."""

    move: Move  # or a word
    events: list[border.Happening]  # what it would have brought about; none for a word


class Judged(NamedTuple):
    """How an item went."""

    result: str  # RIGHT, WRONG, OPEN or PLAYED
    tries: int = 0  # answers, wrong ones and the right one
    found: int = 0  # right parts, where several are asked for, or one after the other
    of: int = 0  # as many as there are
    wrong: tuple[Wrong, ...] = ()
    forged: str = ""  # one of FORGED_CODES, "" where all can have been
    outcome: Outcome | None = None
    seat: Seat = 0  # whose game it was


def judge_question(
    game: Game, task: Task, question: Question, asks: str, said: Said, may_hint: bool
) -> Judged:
    """Replay the tries of a question; all but the last are wrong, or it went on after its end."""
    if said.hints and not may_hint:
        return Judged(OPEN, forged=HINTS)
    wrong: list[Wrong] = []
    if asks == MISTAKE and Trial(game, task, question, asks).judged is None:
        asks = BEST  # as the page asks, too, where nobody's answer can be judged by itself
    trial = Trial(game, task, question, asks)
    found, is_solved = 0, False
    for parts in said.tries:
        if is_solved:
            return Judged(OPEN, forged=AFTER)
        trial = Trial(game, task, question, asks)
        for at, part in enumerate(parts):
            if not can_say(trial, part):
                return Judged(OPEN, forged=SENTENCE)
            verdict = trial.judge(part)
            is_last = at == len(parts) - 1
            if verdict.result != "more" and not is_last:
                return Judged(OPEN, forged=AFTER)
            if verdict.result == "wrong":
                wrong.append(tell_wrong(trial, part))
            else:
                trial.said = (*trial.said, part)
            is_solved = verdict.result == "right"
        found = len(trial.said)
    of = len(question.answers) if trial.several else max(map(len, question.answers))
    result = RIGHT if is_solved else WRONG if wrong else OPEN
    return Judged(result, len(wrong) + is_solved, found, 1 if trial.judged else of, tuple(wrong))


def can_say(trial: Trial, part: str) -> bool:
    """Tell whether a part could be said where a question stands: one of its words, or a sentence of its seat."""
    if trial.words:
        return part in trial.words
    return reach(trial).why_not(trial.seat, part) is None


def reach(trial: Trial) -> State:
    """Return where a question stands after what was said."""
    state = trial.state.copy()
    for seat, move in trial.list_played():
        state.apply(seat, move)
    return state


def tell_wrong(trial: Trial, part: str) -> Wrong:
    """Return a wrong part of an answer with what it would have brought about."""
    if trial.words:
        return Wrong(part, [])
    return Wrong(part, foresee(trial.game, reach(trial).view(trial.seat), trial.seat, part))


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


def seat_players(seats: int, seat: Seat, level: int) -> tuple[Sitter, ...]:
    """Return who sits where: a person at one seat, computers of a level at the others, or people where it is 0."""
    other = Sitter(COMPUTER, level) if level else Sitter(PERSON)
    return tuple(Sitter(PERSON) if each == seat else other for each in range(seats))
