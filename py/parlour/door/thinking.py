"""What is thought about a table, a computer's move, a hint, the review: work in slices, as jobs that can be stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.bots.alone import play_alone
from parlour.bots.bot import Progress, Thinking, think_at
from parlour.bots.review import Missed, Reviewed, is_judged, seek_missed
from parlour.bots.review import review as review_game
from parlour.core.game import Json, Move, Refusal, Seat
from parlour.core.table import COMPUTER, LEVELS, Table
from parlour.door.errors import RequestError
from parlour.door.fields import Asked, At, Code, Job, Level, Limit, Said, Slice, find_asked
from parlour.door.jobs import NO_LIMIT, tell_missed, tell_par, tell_review, tell_thought, think_within
from parlour.door.parlour import Parlour, Sitting
from parlour.door.verbs import verb

if TYPE_CHECKING:
    from typing import TypedDict

    from parlour.core import border
    from parlour.door.parlour import Refused, Token
    from parlour.door.turns import SomeSentence

    class Begun(TypedDict):
        """Work that was begun, for `step` to go on with."""

        job: int

    class Step(TypedDict):
        """Some work after a slice of it."""

        job: int
        done: bool

    class Thought(Step):
        """A computer's move in the making."""

        move: str  # the best so far
        nodes: int
        depth: int

    class Advice(Step):
        """A hint that was found."""

        hint: border.Hint

    class Judging(Step):
        """The review of a game in the making."""

        at: int  # so many records are looked at
        of: int

    class Judged(Judging):
        """The review of a game."""

        points: list[border.TurningPoint]

    class Sought(Step, border.Missed):
        """What a decision has missed, as far as that was soon found."""

    class Reckoned(Step):
        """What a computer has reached with a deal for one."""

        score: int

    class Jobs(TypedDict):
        """By the verb that begins some work: what `step` answers before its end, and there."""

        think: tuple[Thought, Thought]
        hint: tuple[Step, Advice]
        review: tuple[Judging, Judged]
        seek: tuple[Step, Sought]
        par: tuple[Step, Reckoned]

    class Hinted(Token):
        """How many hints were counted at a table."""

        hints: int

    class Inquired(TypedDict):
        """What was found out."""

        answer: border.Answer


@verb
def think(parlour: Parlour, sitting: Sitting, seat: Asked, level: Level = 0, ms: Limit = NO_LIMIT) -> Begun:
    """Begin to think about a seat's move, at the seat's level or at a given one.

    After so many milliseconds any move that is known will do.
    """
    table = sitting.table
    sitter = table.sitters[seat]
    level = level or (sitter.level if sitter.who == COMPUTER else LEVELS[-1])
    thinking = think_within(think_at(table, seat, level), ms)
    return {"job": parlour.jobs.begin(table, thinking, tell_thought, NOTHING_YET)}


@verb
def hint(
    parlour: Parlour, sitting: Sitting, seat: Seat, said: Said = "", ms: Limit = NO_LIMIT
) -> Begun | Refused:
    """Begin to look for the best sentence of a seat that is asked; it is counted once it is shown.

    It goes on from what was said where that is as good as anything else. Where one is known, its job is done at once.
    """
    table = sitting.table
    if not table.aids.hints:
        return {"refusal": Refusal("hint-off").as_json()}
    known = sitting.guide.hint(table) if sitting.guide else None
    if isinstance(known, Refusal):
        return {"refusal": known.as_json()}

    def tell(_: Progress, move: Move | None) -> Json:
        if move is None:
            return {}
        return {"hint": known or advise(table, seat, table.state.carry_on(seat, said, move))}

    if known:
        return {"job": parlour.jobs.begin(table, speak(known["move"]), tell, NOTHING_YET)}
    find_asked(sitting, seat)
    thinking = think_within(think_at(table, seat, LEVELS[-1]), ms)
    return {"job": parlour.jobs.begin(table, thinking, tell, NOTHING_YET)}


@verb
def hinted(sitting: Sitting) -> Hinted | Refused:
    """Count a hint, once for each position: one that people stopped may have been found in that very slice."""
    refusal = sitting.table.count_hint()
    if refusal:
        return {"refusal": refusal.as_json()}
    return {"hints": sitting.table.hints, **sitting.tell_token()}


@verb
def inquire(sitting: Sitting, seat: Asked, code: Code) -> Inquired | Refused:
    """Tell a seat what it could see or reckon itself, one of the prompt's `inquiries`; it is not counted."""
    answer = sitting.table.inquire(seat, code)
    return {"refusal": answer.as_json()} if isinstance(answer, Refusal) else {"answer": answer}


@verb
def review(parlour: Parlour, sitting: Sitting) -> Begun | Refused:
    """Begin to look for the turning points of a game that is over."""
    table = sitting.table
    if table.outcome() is None:
        return {"refusal": Refusal("review-early").as_json()}
    begun = Reviewed(0, len(table.journal))
    return {"job": parlour.jobs.begin(table, review_game(table), tell_review, begun)}


@verb
def seek(parlour: Parlour, sitting: Sitting, at: At) -> Begun | Refused:
    """Begin to look for what a person's decision after so many records has missed, while the table goes on."""
    table = sitting.table
    if not table.aids.hints:
        return {"refusal": Refusal("hint-off").as_json()}
    if at == len(table.journal) or not table.is_persons(at) or not is_judged(table, at):
        raise RequestError("request-at", most=len(table.journal))
    moment, nothing = table.past[at], Missed(None)

    def stands() -> bool:
        # What is played after the decision changes nothing of what it has missed; what takes it back ends the work.
        return at < len(table.past) and table.past[at] is moment

    return {"job": parlour.jobs.begin(table, seek_missed(table, at), tell_missed, nothing, stands)}


@verb
def par(parlour: Parlour, sitting: Sitting) -> Begun:
    """Begin to play the deal of a table for one, from its first card to its end, at the level to be reached."""
    table = sitting.table
    game = table.game
    if not game.par:
        raise RequestError("request-level")
    if len(table.sitters) != 1:
        raise RequestError("request-seats")
    playing = play_alone(game, table.options, table.seed, game.par)
    # It plays the deal and not the table: whatever happens there leaves it whole.
    return {"job": parlour.jobs.begin(table, playing, tell_par, NOTHING_YET, lambda: True)}


@verb
def step(
    parlour: Parlour, job: Job, ms: Slice = 20
) -> Step | Thought | Advice | Judging | Judged | Sought | Reckoned:
    """Work for a slice of some milliseconds; `Jobs` tells what is answered."""
    return {"job": job, **parlour.jobs.step(job, ms)}  # type: ignore[return-value]  # by the verb that began it


@verb
def stop(parlour: Parlour, job: Job) -> SomeSentence:
    """Stop a job; of a thought, the best move so far is told."""
    return {"move": parlour.jobs.stop(job).get("move", "")}


NOTHING_YET = Progress("", 0, 0)


def speak(move: Move) -> Thinking:
    """Say a sentence without thinking."""
    yield from ()
    return move


def advise(table: Table, seat: Seat, move: Move) -> border.Hint:
    """Tell the best sentence, what it would bring about, and why it is good."""
    hint = table.hint(seat, move)
    if isinstance(hint, Refusal):
        raise TypeError(f"a hint that cannot be said: {move}, {hint}")
    return hint
