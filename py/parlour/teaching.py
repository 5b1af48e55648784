"""The verbs of a class, which the door learns when somebody opens a puzzle, a sheet or a slip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.api import PARLOUR, Parlour
from parlour.core.foresight import foresee
from parlour.core.game import Game, Json, Refusal, Seat
from parlour.core.table import ALLOWED, Table, outcome_as_json, read_aids
from parlour.core.task import Answer, Task
from parlour.posing import DAMAGED
from parlour.puzzles.judging import (
    FORGED_CODES,
    HINTS,
    OTHER,
    Begun,
    Judged,
    judge_game,
    judge_question,
    seat_players,
)
from parlour.puzzles.sheets import (
    MOST_ITEMS,
    PLAY,
    SHEET_CODES,
    Moments,
    make_sheet,
    pose_moment,
    read_sheet,
    read_state,
    write_sheet,
)
from parlour.puzzles.slips import SLIP_CODES, make_slip, read_said, read_slip, write_slip
from parlour.puzzles.tasks import Question, count_seats, find_task, read_position
from parlour.puzzles.trial import ASKS
from parlour.requests import RequestError
from parlour.tables import dye

if TYPE_CHECKING:
    from parlour import verbs

TEACHING_CODES = (*SHEET_CODES, *SLIP_CODES, *FORGED_CODES)

LONGEST_SEED = 100
RESUMED = "resumed"
"""The seed of chance where a sheet gives none."""


class Teaching:
    """What is asked about the sheets and slips of one page."""

    def __init__(self, parlour: Parlour) -> None:
        """Take the parlour whose games they are of, and let its door know these verbs."""
        self.parlour = parlour
        parlour.verbs |= {
            "sheet": self.read_sheet,
            "compose": self.compose,
            "slip": self.read_slip,
            "fill": self.fill,
            "judge": self.judge,
            "key": self.tell_key,
            "resume": self.resume,
            "own": self.find_own,
        }

    # Sheets and slips as texts

    def read_sheet(self, request: Json) -> verbs.SheetRead | verbs.Refused:
        """Tell what a sheet asks."""
        sheet = read_sheet(self._text(request), self.parlour.find)
        if isinstance(sheet, Refusal):
            return {"refusal": sheet.as_json()}
        return {
            "game": sheet.game.key,
            "title": sheet.title,
            "locks": list(sheet.locks),
            "word": sheet.word,
            "each": sheet.each,
            "hash": sheet.hash,
            "items": list(sheet.items),  # type: ignore[arg-type]  # checked
        }

    def compose(self, request: Json) -> verbs.SheetWritten | verbs.Refused:
        """Write a sheet that somebody has put together."""
        game = self.parlour._game(request)
        self._list(request, "items")
        sheet = make_sheet(game, request)
        text = sheet if isinstance(sheet, Refusal) else write_sheet(sheet)
        if isinstance(sheet, Refusal) or isinstance(text, Refusal):
            refusal = sheet if isinstance(sheet, Refusal) else text
            return {"refusal": refusal.as_json()}  # type: ignore[union-attr]  # it is one
        return {"text": text, "hash": sheet.hash}

    def read_slip(self, request: Json) -> verbs.SlipRead | verbs.Refused:
        """Tell what a slip says."""
        slip = read_slip(self._text(request), self.parlour.find)
        if isinstance(slip, Refusal):
            return {"refusal": slip.as_json()}
        return {
            "game": slip.game.key,
            "sheet": slip.sheet,
            "number": slip.number,
            "minutes": slip.minutes,
            "items": [item.as_json() for item in slip.items],  # type: ignore[misc]  # checked
        }

    def fill(self, request: Json) -> verbs.SlipWritten | verbs.Refused:
        """Write what somebody has said to a sheet."""
        game = self.parlour._game(request)
        self._list(request, "items")
        self._text(request, "sheet")
        slip = make_slip(game, request)
        text = slip if isinstance(slip, Refusal) else write_slip(slip)
        return {"refusal": text.as_json()} if isinstance(text, Refusal) else {"text": text}

    def _text(self, request: Json, key: str = "text") -> str:
        text = request.get(key)
        if not isinstance(text, str):
            raise RequestError("request-said")
        return text

    def _list(self, request: Json, key: str) -> list[object]:
        items = request.get(key)
        if not isinstance(items, list):
            raise RequestError("request-said")
        return items

    # What was said, and what is right

    def judge(self, request: Json) -> verbs.Judgements:
        """Replay what was said to the items of a sheet."""
        game = self.parlour._game(request)
        items, locks = self._list(request, "items"), request.get("locks", [])
        if len(items) > MOST_ITEMS:
            raise RequestError("request-number", most=MOST_ITEMS)
        may_hint = not (isinstance(locks, list) and "hints" in locks)
        moments = Moments(game)
        return {"items": [self._judge(game, item, may_hint, moments) for item in items]}

    def _judge(self, game: Game, item: object, may_hint: bool, moments: Moments) -> verbs.JudgedItem:
        said = read_said(item)
        if said is None or not isinstance(item, dict):
            return tell_judged(Judged("open", forged="forged-sentence"))
        if item.get("asks") != PLAY:
            question = self._find_question(game, item)
            asks = item.get("asks", ASKS[0])
            if question is None or asks not in ASKS:
                return tell_judged(Judged("open", forged=OTHER))
            return tell_judged(judge_question(game, *question, asks, said, may_hint))
        if said.hints and not may_hint:
            return tell_judged(Judged("open", forged=HINTS))
        begun = self._find_begun(game, item, moments)
        if begun is None:
            return tell_judged(Judged("open", forged=OTHER))
        return tell_judged(judge_game(game, begun, said, self.parlour.find))

    def _find_question(self, game: Game, item: Json) -> tuple[Task, Question] | None:
        task = find_task(game, item.get("task"))
        question = task and read_position(game, task, item.get("seat"), item.get("position"))
        return (task, question) if task and question else None

    def _find_begun(self, game: Game, item: Json, moments: Moments) -> Begun | None:
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

    def find_own(self, request: Json) -> verbs.Owned:
        """Make a question of a person's decision, as its seat saw it, where a task of the game proves an answer."""
        _, table = self.parlour._table(request)
        at, state = self.parlour._at(request, table)
        if at == len(table.journal) or not table.is_persons(at):
            raise RequestError("request-at", most=len(table.journal))
        found = pose_moment(table.game, state, table.journal[at].seat)
        if found is None:
            return {"question": None}
        task, question = found
        return {"question": {"task": task.key, "seat": question.seat, "position": str(question.state)}}

    def tell_key(self, request: Json) -> verbs.Key | verbs.Refused:
        """Tell every best answer to a question, each as what is said and what that brings about."""
        game = self.parlour._game(request)
        self._text(request, "task")
        self._text(request, "position")
        self.parlour._seat_asked(request)
        question = self._find_question(game, request)
        if question is None:
            return {"refusal": DAMAGED.as_json()}
        task, (state, seat, answers) = question
        told = [{"parts": self._tell_answer(game, task, state, seat, answer)} for answer in answers]
        return {"answers": told, "number": len(answers)}  # type: ignore[typeddict-item]  # built right above

    def _tell_answer(
        self, game: Game, task: Task, state: object, seat: Seat, answer: Answer
    ) -> list[verbs.KeyPart]:
        at = game.from_text(str(state))
        parts: list[verbs.KeyPart] = []
        for count, part in enumerate(answer, 1):
            if part in task.words:
                parts.append({"seat": seat, "move": part, "events": []})
                continue
            replies = task.check(
                at if task.several else game.from_text(str(state)), seat, answer[:count]
            ).replies
            for who, move in ((seat, part), *replies):
                parts.append({"seat": who, "move": move, "events": foresee(game, at.view(who), who, move)})
                if not task.several:
                    at.apply(who, move)
        return parts

    def resume(self, request: Json) -> verbs.Kept | verbs.Refused:
        """Open a table that goes on from a position, with a person where it is asked, and computers at the others."""
        game, level = self.parlour._game(request), request.get("level")
        seed = request.get("seed", RESUMED)
        if not isinstance(seed, str) or not 0 < len(seed) <= LONGEST_SEED:
            raise RequestError("request-seed", most=LONGEST_SEED)
        aids = read_aids(request["aids"]) if "aids" in request else ALLOWED
        if aids is None:
            raise RequestError("request-aids")
        if type(level) is not int or not 0 <= level <= len(game.levels):
            raise RequestError("request-level")
        begun = self._find_begun(game, request, Moments(game))
        if begun is None or begun.start is None:
            return {"refusal": DAMAGED.as_json()}
        told = begun.start.dump()
        options = told.get("options") or {key: told[key] for key in game.defaults()}
        sitters = dye(seat_players(begun.seats, begun.seat, level), game.sides(options, begun.seats))
        table = Table(game, options, sitters, seed, begun.start.copy(), aids)
        table.settle()
        return self.parlour._open(table, begun.seat)


def tell_judged(judged: Judged) -> verbs.JudgedItem:
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


TEACHING = Teaching(PARLOUR)
"""The sheets and slips of this interpreter's one parlour."""
