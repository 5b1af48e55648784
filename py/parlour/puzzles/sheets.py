"""Writes and reads sheets, what a class is asked: a title, locks, a class word, and questions in order, as one text.

The text is a parcel (`core/parcel.py`) that begins with `s1`. In it stands a line of JSON with all that is not as
usual, and below it a line for each item: a letter for its kind, one for what is asked, and what belongs to the kind.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from parlour.core.game import DAMAGE, Game, Json, Refusal, Seat, State
from parlour.core.parcel import Frame
from parlour.core.rng import Rng
from parlour.core.save import load_save, read_json
from parlour.core.table import LEVELS
from parlour.core.task import Task
from parlour.core.token import read_token
from parlour.puzzles.exam import ASKS
from parlour.puzzles.packs import LENGTH, LETTERS, MOST_DOTS
from parlour.puzzles.tasks import Question, find_task, find_tasks, read_position, read_state

SHEET = Frame("sheet", "s")

MOST_ITEMS = 60
LONGEST_TITLE = 80
LONGEST_CLASS_WORD = 24
MOST_FIRST = 9_999

PLAY = "play"
"""What an item asks for that is no question: to play on from there."""

LOCKS = ("hints", "takebacks")
"""What a sheet may take from all of its questions; a preset and a skill belong to each of those that are drawn."""

NAME = re.compile(r"[a-z0-9-]{0,24}")
ID = re.compile(f"[{LETTERS}]{{{LENGTH}}}")

_KINDS = {"puzzle": "p", "draw": "d", "moment": "m", "position": "t", "deal": "l"}
_ASKS = {"best": "b", "any": "a", "many": "n", "mistake": "f"}
_KIND_OF = {letter: kind for kind, letter in _KINDS.items()}
_ASKS_OF = {letter: asks for asks, letter in _ASKS.items()}

SHEET_CODES = (
    "sheet-form",
    "sheet-newer",
    "sheet-damaged",
    "sheet-title",
    "sheet-word",
    "sheet-items",
    "sheet-item",
    "sheet-moment",
    "sheet-long",
)


class Sheet(NamedTuple):
    """What a class is asked."""

    game: Game
    title: str
    locks: tuple[str, ...]
    word: str  # of the class, "" where draws are the same for everybody
    each: bool  # whether each number of the class's list gets a draw of its own
    items: tuple[Json, ...]
    hash: str  # the same for the same sheet: what a slip names


def read_sheet(text: object, find: Callable[[str], Game]) -> Sheet | Refusal:
    """Return the sheet of a text, or what is wrong with it. Takes anything and never raises."""
    opened = SHEET.unwrap(text, find)
    if isinstance(opened, Refusal):
        return opened
    game, plain = opened
    try:
        first, *lines = plain.decode().split("\n")
        head = read_json(first)
        if not isinstance(head, dict):
            return Refusal("sheet-damaged")
        return make_sheet(game, {**head, "items": [_read_line(line) for line in lines]})
    except (ValueError, KeyError, TypeError):
        return Refusal("sheet-damaged")


def write_sheet(sheet: Sheet) -> str | Refusal:
    """Return the text of a sheet, or that it is too long for a link."""
    return SHEET.wrap(sheet.game, _write_plain(sheet)) or Refusal("sheet-long")


def make_sheet(game: Game, told: Json) -> Sheet | Refusal:
    """Return a sheet of what somebody has put together, or what may not be so. Takes anything."""
    title, word, each = told.get("title", ""), told.get("word", ""), told.get("each", False)
    locks, items = told.get("locks", []), told.get("items")
    if not isinstance(title, str) or len(title) > LONGEST_TITLE or not title.isprintable():
        return Refusal("sheet-title", {"most": LONGEST_TITLE})
    if (
        not isinstance(word, str)
        or len(word) > LONGEST_CLASS_WORD
        or len(word.split()) > 1
        or word != word.strip()
    ):
        return Refusal("sheet-word", {"most": LONGEST_CLASS_WORD})
    if not isinstance(each, bool) or not _are_locks(locks):
        return Refusal("sheet-damaged")
    if not isinstance(items, list) or not 0 < len(items) <= MOST_ITEMS:
        return Refusal("sheet-items", {"most": MOST_ITEMS})
    moments = Moments(game)
    checked: list[Json] = []
    for number, item in enumerate(items, 1):
        found = check_item(game, item, moments)
        if found is None:
            code = "moment" if isinstance(item, dict) and item.get("kind") == "moment" else "item"
            return Refusal(f"sheet-{code}", {"number": number})
        checked.append(found)
    sheet = Sheet(game, title, tuple(sorted(set(locks))), word, each, tuple(checked), "")
    return sheet._replace(hash=_hash(game.key.encode() + b"\n" + _write_plain(sheet)))


def _are_locks(locks: object) -> bool:
    return (
        isinstance(locks, list)
        and len(locks) <= len(LOCKS)
        and all(isinstance(lock, str) and lock in LOCKS for lock in locks)
    )


def _hash(plain: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(plain).digest()[:6]).decode()


# Items


class Moments:
    """The moments of real games that a sheet asks about; a game that is there twice is loaded once."""

    def __init__(self, game: Game) -> None:
        """Take the game."""
        self.game = game
        self.known: dict[str, list[tuple[State, tuple[Seat, ...]]] | None] = {}
        self.seats: dict[str, int] = {}  # of the games that were found

    def find(self, token: str, at: int) -> tuple[State, Seat] | None:
        """Return how a game stood after so many records, and who was asked; None where nobody was."""
        if token not in self.known:
            self.known[token] = self._load(token)
        stood = self.known[token]
        if stood is None or not 0 <= at < len(stood):
            return None
        state, waiting = stood[at]
        return (state, waiting[0]) if waiting and waiting[0] >= 0 else None

    def _load(self, token: str) -> list[tuple[State, tuple[Seat, ...]]] | None:
        save = read_token(token, lambda key: {self.game.key: self.game}[key])
        loaded = load_save(save, lambda key: {self.game.key: self.game}[key])
        if isinstance(loaded, Refusal) or loaded.broken:
            return None
        table = loaded.table
        self.seats[token] = len(table.began)
        return [(table.stood(at), table.waited(at)) for at in range(len(table.journal) + 1)]


def pose_moment(game: Game, state: State, seat: Seat) -> tuple[Task, Question] | None:
    """Return what a game asks of a moment that its seat has met: the first of its tasks that proves an answer."""
    view = state.view(seat)
    for task in find_tasks(game):
        posed = task.pose_own(game.from_view(view, Rng(f"moment:{task.key}")), seat)
        question = posed and read_position(game, task, posed[1], str(posed[0]))
        if question:
            return task, question
    return None


class Claim(NamedTuple):
    """What somebody says of an item, unchecked."""

    game: Game
    told: Json
    is_played: bool
    moments: Moments


def check_item(game: Game, told: object, moments: Moments) -> Json | None:
    """Return an item with all that belongs to its kind and nothing else, None where it is none. Takes anything."""
    if not isinstance(told, dict):
        return None
    kind, asks, level = told.get("kind"), told.get("asks"), told.get("level", 0)
    check = _CHECKS.get(kind) if isinstance(kind, str) else None
    if check is None or not isinstance(asks, str) or type(level) is not int:
        return None
    is_played = asks == PLAY
    least = 0 if kind == "deal" else 1
    if is_played and not least <= level <= min(LEVELS[-1], len(game.levels)):
        return None
    if not is_played and (asks not in ASKS or level):
        return None
    try:
        found = check(Claim(game, told, is_played, moments))
    except DAMAGE:
        return None
    return None if found is None else {"kind": kind, "asks": asks, "level": level, **found}


def _check_puzzle(claim: Claim) -> Json | None:
    name = claim.told.get("id")
    return {"id": name} if isinstance(name, str) and ID.fullmatch(name) else None


def _check_draw(claim: Claim) -> Json | None:
    game, told, is_played, _ = claim
    task, dots, first = told.get("task", ""), told.get("dots", 0), told.get("first", 0)
    key, skill = told.get("preset", ""), told.get("skill", "")
    is_sound = (
        not is_played
        and (task == "" or find_task(game, task) is not None)
        and type(dots) is int
        and 0 <= dots <= MOST_DOTS
        and type(first) is int
        and 0 <= first <= MOST_FIRST
        and (key == "" or key in game.presets)
        and isinstance(skill, str)
        and NAME.fullmatch(skill)
    )
    return {"task": task, "dots": dots, "preset": key, "skill": skill, "first": first} if is_sound else None


def _check_moment(claim: Claim) -> Json | None:
    game, told, is_played, moments = claim
    token, at = told.get("token"), told.get("at")
    if not isinstance(token, str) or type(at) is not int:
        return None
    found = moments.find(token, at)
    if found is None:
        return None
    state, seat = found
    if is_played:
        return {"token": token, "at": at, "task": "", "seat": seat, "position": ""}
    posed = pose_moment(game, state, seat)
    if posed is None:
        return None
    task, question = posed
    asked = {"task": task.key, "seat": question.seat, "position": str(question.state)}
    return {"token": token, "at": at, **asked}


def _check_position(claim: Claim) -> Json | None:
    game, told, is_played, _ = claim
    key, seat, position = told.get("task", ""), told.get("seat"), told.get("position")
    task = find_task(game, key)
    if is_played:
        sound = read_state(game, seat, position)
        return {"task": "", "seat": seat, "position": position} if sound else None
    if task is None or read_position(game, task, seat, position) is None:
        return None
    return {"task": key, "seat": seat, "position": position}


def _check_deal(claim: Claim) -> Json | None:
    game, told, is_played, _ = claim
    key, options, seats = told.get("preset", ""), told.get("options", {}), told.get("seats")
    if not is_played or type(seats) is not int or seats not in game.seats or not isinstance(options, dict):
        return None
    if key and key not in game.presets:
        return None
    whole = {**game.defaults(), **(game.presets[key].options if key else {}), **options}
    return None if game.check(whole, seats) else {"preset": key, "options": options, "seats": seats}


_CHECKS: dict[str, Callable[[Claim], Json | None]] = {
    "puzzle": _check_puzzle,
    "draw": _check_draw,
    "moment": _check_moment,
    "position": _check_position,
    "deal": _check_deal,
}


# As text


def _write_plain(sheet: Sheet) -> bytes:
    head: Json = {
        key: value
        for key, value in (
            ("title", sheet.title),
            ("locks", list(sheet.locks)),
            ("word", sheet.word),
            ("each", sheet.each),
        )
        if value
    }
    lines = [_write_json(head), *map(_write_line, sheet.items)]
    return "\n".join(lines).encode()


def _write_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _write_line(item: Json) -> str:
    kind = item["kind"]
    asks = str(item["level"]) if item["asks"] == PLAY else _ASKS[item["asks"]]
    return _KINDS[kind] + asks + _WRITERS[kind](item)


def _write_draw(item: Json) -> str:
    fields: Sequence[object] = [item[key] for key in ("task", "dots", "preset", "skill", "first")]
    return ",".join(str(field or "") for field in fields)


_WRITERS: dict[str, Callable[[Json], str]] = {
    "puzzle": lambda item: str(item["id"]),
    "draw": _write_draw,
    "moment": lambda item: f"{item['at']} {item['token']}",
    "position": lambda item: _write_json([item["task"], item["seat"], item["position"]]),
    "deal": lambda item: _write_json([item["preset"], item["options"], item["seats"]]),
}


def _read_line(line: str) -> Json:
    """Return the item of a line; raises ValueError, KeyError or TypeError where it is none."""
    kind, asks, rest = _KIND_OF[line[:1]], line[1:2], line[2:]
    item: Json = {
        "kind": kind,
        **({"asks": PLAY, "level": int(asks)} if asks.isdigit() else {"asks": _ASKS_OF[asks]}),
    }
    if kind == "puzzle":
        return {**item, "id": rest}
    if kind == "draw":
        task, dots, key, skill, first = rest.split(",")
        return {
            **item,
            "task": task,
            "dots": int(dots or 0),
            "preset": key,
            "skill": skill,
            "first": int(first or 0),
        }
    if kind == "moment":
        at, token = rest.split(" ")
        return {**item, "at": int(at), "token": token}
    one, other, last = _read_list(rest)
    names = ("task", "seat", "position") if kind == "position" else ("preset", "options", "seats")
    return {**item, **dict(zip(names, (one, other, last), strict=True))}


def _read_list(text: str) -> list[object]:
    told = read_json(text)
    if not isinstance(told, list):
        raise ValueError("no list")
    return told
