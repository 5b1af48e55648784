"""What a page asks for to mark what a class has said, to know what is right, and to play on from where a sheet asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.foresight import foresee
from parlour.core.game import Game, Json, Seat
from parlour.core.table import ALLOWED, Aids, Table, outcome_as_json, seat_person
from parlour.core.task import Answer, Task
from parlour.door.errors import RequestError
from parlour.door.fields import KINDS, MISSING, At, Given, Kind, Text, take
from parlour.door.parlour import Parlour, Sitting
from parlour.door.puzzles import DAMAGED, Asks
from parlour.door.sheets import Locks, read_list
from parlour.door.tables import dye
from parlour.door.verbs import verb
from parlour.puzzles.better import pose_missed
from parlour.puzzles.exam import ASKS, BEST, Exam
from parlour.puzzles.judging import (
    FORGED_CODES,
    HINTS,
    OTHER,
    Begun,
    Judged,
    judge_game,
    judge_question,
)
from parlour.puzzles.sheets import MOST_ITEMS, PLAY, SHEET_CODES, Moments
from parlour.puzzles.slips import SLIP_CODES, read_said
from parlour.puzzles.tasks import (
    Question,
    count_seats,
    find_task,
    read_position,
    read_state,
    tell_options,
)

if TYPE_CHECKING:
    from typing import Literal, NotRequired, TypedDict

    from parlour.core import border
    from parlour.door.parlour import Kept, Refused
    from parlour.door.sheets import ItemSaid

    class ItemToJudge(ItemSaid):
        """What was said to an item, and what it asks: a question, or a game from a position, a moment or a deal on."""

        asks: Literal["best", "any", "many", "mistake", "play"]
        level: NotRequired[int]
        task: NotRequired[str]
        seat: NotRequired[int]
        position: NotRequired[str]
        token: NotRequired[str]
        at: NotRequired[int]
        options: NotRequired[dict[str, border.Value]]
        seats: NotRequired[int]

    class Ended(border.Outcome):
        """How a game of a sheet ended, for whom."""

        seat: int
        won: bool

    class WrongAnswer(TypedDict):
        """A wrong part of an answer."""

        move: str  # or a word
        events: list[border.Happening]  # what it would have brought about; none for a word

    class JudgedItem(TypedDict):
        """How an item of a sheet went, by what was said."""

        result: Literal["right", "wrong", "open", "played"]  # open: nothing said, or not to its end
        tries: int
        found: int  # right parts, of so many as `of`
        of: int
        wrong: list[WrongAnswer]
        outcome: Ended | None  # of a game that was played to its end
        forged: str  # why it cannot have been, a code; "" where it can

    class Judgements(TypedDict):
        """How the items of a sheet went."""

        items: list[JudgedItem]

    class QuestionShown(TypedDict):
        """What is asked of whom, where."""

        task: str
        seat: int
        position: str

    class Owned(TypedDict):
        """What a decision has made, null where nothing is asked there."""

        question: QuestionShown | None

    class KeyPart(TypedDict):
        """A part of an answer, or what is said in reply."""

        seat: int
        move: str
        events: list[border.Happening]

    class KeyAnswer(TypedDict):
        """A whole answer."""

        parts: list[KeyPart]

    class KeyMistake(TypedDict):
        """What is right of somebody's answer that is to be judged."""

        right: bool
        why: border.Refusal | None  # where it is wrong

    class Key(TypedDict):
        """Every best answer."""

        answers: list[KeyAnswer]
        number: int  # of those that begin otherwise
        mistake: KeyMistake | None  # where one is to be judged


SHEETS_CODES = (*SHEET_CODES, *SLIP_CODES, *FORGED_CODES)

LONGEST_SEED = 100
RESUMED = "resumed"
"""The seed of chance where a sheet gives none."""

ItemsToJudge = list[object]
"""Each is looked at by itself: one that makes no sense is forged."""


def read_items(parlour: Parlour, items: object, given: Given) -> ItemsToJudge:
    """Return what was said to the items of a sheet."""
    found = read_list(parlour, items, given)
    if len(found) > MOST_ITEMS:
        raise RequestError("request-number", most=MOST_ITEMS)
    return found


ChanceSeed = str


def read_chance_seed(_parlour: Parlour, seed: object, _: Given) -> ChanceSeed:
    """Return what chance draws by, which nobody has typed."""
    if not isinstance(seed, str) or not 0 < len(seed) <= LONGEST_SEED:
        raise RequestError("request-seed", most=LONGEST_SEED)
    return seed


Opponents = int
"""The level of the computers, 0 for people."""


def read_opponents(_parlour: Parlour, level: object, given: Given) -> Opponents:
    """Return who plays at the other seats."""
    if type(level) is not int or not 0 <= level <= len(given["game"].levels):
        raise RequestError("request-level")
    return level


Asker = object
Place = object
Moment = object
"""Where a game is to go on: what leads nowhere is refused as damaged."""

KINDS.update(
    {
        "ItemsToJudge": Kind(read_items, "list[ItemToJudge]"),
        "ChanceSeed": Kind(read_chance_seed, "str"),
        "Opponents": Kind(read_opponents, "int"),
        "Asker": Kind(take, "int"),
        "Place": Kind(take, "str"),
        "Moment": Kind(take, "int"),
    }
)


@verb
def judge(parlour: Parlour, game: Game, items: ItemsToJudge, locks: Locks = MISSING) -> Judgements:
    """Replay what was said to the items of a sheet."""
    may_hint = not (isinstance(locks, list) and "hints" in locks)
    moments = Moments(game)
    return {"items": [judge_item(parlour, game, item, may_hint, moments) for item in items]}


@verb
def own(sitting: Sitting, at: At) -> Owned:
    """Make a question of what a person's decision has missed, as its seat saw it; none where that was nothing."""
    table = sitting.table
    if at == len(table.journal) or not table.is_persons(at):
        raise RequestError("request-at", most=len(table.journal))
    found = pose_missed(table.game, table.stood(at), *table.journal[at])
    if found is None:
        return {"question": None}
    task, question = found
    return {"question": {"task": task.key, "seat": question.seat, "position": str(question.state)}}


@verb
def key(game: Game, task: Text, position: Text, seat: Seat, asks: Asks = BEST) -> Key | Refused:
    """Tell every best answer to a question, each as what is said and what that brings about.

    Where somebody's answer is to be judged, it is told besides whether that is one.
    """
    found = find_question(game, {"task": task, "position": position, "seat": seat})
    if found is None:
        return {"refusal": DAMAGED.as_json()}
    kind, question = found
    told: list[KeyAnswer] = [
        {"parts": tell_answer(game, kind, question, answer)} for answer in question.answers
    ]
    # What is said after a reply differs with it: as everywhere, only what is said first is counted.
    number = len({answer[0] for answer in question.answers})
    return {"answers": told, "number": number, "mistake": tell_mistake(Exam(game, kind, question, asks))}


@verb
def resume(
    parlour: Parlour,
    game: Game,
    level: Opponents,
    seat: Asker = MISSING,
    position: Place = MISSING,
    token: Place = MISSING,
    at: Moment = MISSING,
    seed: ChanceSeed = RESUMED,
    aids: Aids = ALLOWED,
) -> Kept | Refused:
    """Open a table that goes on from a position, or a moment of a game, with a person where it is asked.

    Computers of a level sit at the other seats, or people.
    """
    item = {"level": level, "seat": seat, "position": position, "token": token, "at": at}
    begun = find_begun(game, item, Moments(game))
    if begun is None or begun.start is None:
        return {"refusal": DAMAGED.as_json()}
    options = tell_options(game, begun.start)
    sitters = dye(seat_person(begun.seat, begun.seats, level), game.sides(options, begun.seats))
    table = Table(game, options, sitters, seed, begun.start.copy(), aids)
    table.settle()
    return parlour.open(table, begun.seat).keep()


def judge_item(parlour: Parlour, game: Game, item: object, may_hint: bool, moments: Moments) -> JudgedItem:
    """Replay what was said to an item."""
    said = read_said(item)
    if said is None or not isinstance(item, dict):
        return tell_judged(Judged("open", forged="forged-sentence"))
    if item.get("asks") != PLAY:
        question = find_question(game, item)
        asks = item.get("asks", ASKS[0])
        if question is None or asks not in ASKS:
            return tell_judged(Judged("open", forged=OTHER))
        return tell_judged(judge_question(game, *question, asks, said, may_hint))
    if said.hints and not may_hint:
        return tell_judged(Judged("open", forged=HINTS))
    begun = find_begun(game, item, moments)
    if begun is None:
        return tell_judged(Judged("open", forged=OTHER))
    return tell_judged(judge_game(game, begun, said, parlour.find))


def find_question(game: Game, item: Json) -> tuple[Task, Question] | None:
    """Return the question of an item; None where nothing is asked there."""
    task = find_task(game, item.get("task"))
    question = task and read_position(game, task, item.get("seat"), item.get("position"))
    return (task, question) if task and question else None


def find_begun(game: Game, item: Json, moments: Moments) -> Begun | None:
    """Return the game that an item asks to be played; None where it asks for none."""
    level = item.get("level", 0)
    if type(level) is not int or not 0 <= level <= len(game.levels):
        return None
    if "options" in item:
        options, seats = item["options"], item.get("seats")
        if not isinstance(options, dict) or not isinstance(seats, int) or game.check(options, seats):
            return None
        return Begun({**game.defaults(), **options}, None, 0, seats, level)
    token, at, seat = item.get("token"), item.get("at"), item.get("seat")
    if isinstance(token, str) and type(at) is int:
        found = moments.find(token, at)
        return Begun(None, *found, moments.seats[token], level) if found else None
    state = read_state(game, seat, item.get("position"))
    if state is None or not isinstance(seat, int):
        return None
    return Begun(None, state, seat, count_seats(game, state), level)


def tell_answer(game: Game, task: Task, question: Question, answer: Answer) -> list[KeyPart]:
    """Return the parts of an answer, each with what it brings about, and what is said in reply."""
    start, seat = str(question.state), question.seat
    at = game.from_text(start)
    parts: list[KeyPart] = []
    for count, part in enumerate(answer, 1):
        if part in task.words:
            parts.append({"seat": seat, "move": part, "events": []})
            continue
        replies = task.check(at if task.several else game.from_text(start), seat, answer[:count]).replies
        for who, move in ((seat, part), *replies):
            parts.append({"seat": who, "move": move, "events": foresee(game, at.view(who), who, move)})
            if not task.several:
                at.apply(who, move)
    return parts


def tell_mistake(exam: Exam) -> KeyMistake | None:
    """Return whether the answer that is to be judged is right, and why it is not."""
    mistake = exam.mistake
    if mistake is None:
        return None
    why = None if mistake.is_right else exam.explain(mistake.verdict, mistake.said).as_json()
    return {"right": mistake.is_right, "why": why}


def tell_judged(judged: Judged) -> JudgedItem:
    """Return how an item went as the door tells it."""
    outcome = outcome_as_json(judged.outcome)
    return {
        "result": judged.result,  # type: ignore[typeddict-item]  # one of these
        "tries": judged.tries,
        "found": judged.found,
        "of": judged.of,
        "wrong": [{"move": move, "events": events} for move, events in judged.wrong],
        "outcome": None
        if judged.outcome is None or outcome is None
        else {**outcome, "seat": judged.seat, "won": judged.seat in judged.outcome.winners},
        "forged": judged.forged,
    }
