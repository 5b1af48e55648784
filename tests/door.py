"""The engine's door as the page uses it: JSON in, JSON out, and every answer looked at for what no answer may be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dice import DICE
from shapes import check_answer

import parlour_null
from parlour.api import Parlour, answer
from parlour.core.game import OPTION_CODES, Json, Move
from parlour.core.reply import make_reply
from parlour.core.save import SAVE_CODES
from parlour.core.table import TABLE_CODES
from parlour.door.errors import ERROR_CODES
from parlour.door.games import DOOR_CODES
from parlour.door.lessons import LESSON_CODES, Teacher
from parlour.door.marking import SHEETS_CODES
from parlour.door.puzzles import PUZZLE_CODES
from parlour.games import REGISTRY, find
from parlour.puzzles.tasks import find_tasks
from parlour_null import NULL

GAMES = {"null": NULL, "dice": DICE, **{key: find(key) for key in REGISTRY}}
CODES = {
    *TABLE_CODES,
    *DOOR_CODES,
    *LESSON_CODES,
    *SAVE_CODES,
    *OPTION_CODES,
    *PUZZLE_CODES,
    *SHEETS_CODES,
    *(code for game in GAMES.values() for code in game.codes),
    *(f"wrong-{code}" for game in GAMES.values() for task in find_tasks(game) for code in task.wrongs),
}
PERSON, COMPUTER = {"who": "person"}, {"who": "computer", "level": 2}


def page_of(key: str) -> Path:
    """Return the folder with a game's part of the page: words, rules and drawing; the null game's is in its wheel."""
    folder = Path(__file__).resolve().parent.parent / "web" / "games" / key
    return Path(parlour_null.__file__).parent / "web" if key == NULL.key else folder


def open_house() -> Parlour:
    """Return a parlour of its own, in which the null game and the dice are installed too."""
    parlour = Parlour()
    parlour.wheels = {"null": NULL, "dice": DICE}
    return parlour


def ask_text(parlour: Parlour, text: object) -> Json:
    """Ask with any text; the answer is plain JSON and never our own fault."""
    told: Json = json.loads(json.dumps(answer(parlour, text), allow_nan=False))
    check_answer(text, told)
    if "error" in told:
        assert set(told) == {"error"}
        assert set(told["error"]) == {"code", "args"}
        assert told["error"]["code"] in ERROR_CODES
        assert told["error"]["code"] != "engine-fault", told
    if told.get("refusal") is not None:
        check_refusal(told["refusal"])
    check_draft(told.get("draft"))
    return told


def goals_of(parlour: Parlour, table: int) -> frozenset[Move]:
    """Return what a lesson at a table asks for."""
    guide = parlour.sittings[table].guide
    assert isinstance(guide, Teacher)
    return guide.lesson.goals


def show(parlour: Parlour, table: int, viewer: int | None) -> Json:
    """Return how a table stands as anybody would be told, whoever looks at it."""
    told: Json = json.loads(json.dumps(make_reply(parlour.sittings[table].table, viewer)))
    return told


def check_draft(draft: Json | None) -> None:
    """Check a draft, and each that follows it by the only word that can be said."""
    if draft is None:
        return
    assert set(draft) == {"move", "status", "ask", "touch", "preview", "refusal", "next"}
    assert (draft["next"] is not None) == (draft["status"] == "more" and len(draft["touch"]) == 1)
    if draft["refusal"]:
        check_refusal(draft["refusal"])
    check_draft(draft["next"])


def check_refusal(refusal: Json) -> None:
    """Check that a refusal has its three parts and a code that is declared."""
    assert set(refusal) == {"code", "args", "rule"}
    assert refusal["code"] in CODES


def ask(parlour: Parlour, verb: object, **args: Any) -> Json:
    """Ask with a verb and its arguments; `from_` stands for `from`."""
    request = {"verb": verb, **{key.rstrip("_"): value for key, value in args.items()}}
    return ask_text(parlour, json.dumps(request))
