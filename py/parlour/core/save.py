"""Saves: a whole game as JSON, which is read with doubt.

A save is its options and its sentences; `at` holds the position as well, so that a journal that no longer plays
costs its history and never the game. Everything that comes in here is hostile until checked.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable
from typing import NamedTuple

from parlour.core.game import CHANCE, Game, Json, Outcome, Refusal, Seat, State
from parlour.core.table import (
    ALLOWED,
    LONGEST_SEED,
    Record,
    Table,
    outcome_as_json,
    read_aids,
    read_record,
    read_sitters,
)

FORMAT, VERSION = "parlour", 1
CHECK_EVERY = 64
"""Records between two hashes of the state, by which a journal that plays on differently is noticed."""

DEEPEST = 32
"""Lists and objects within each other that are read; no save has ten."""

SAVE_CODES = (
    "save-text",
    "save-form",
    "save-game",
    "save-rules",
    "save-newer",
    "save-options",
    "save-seats",
    "save-seed",
    "save-aids",
    "save-counts",
    "save-ended",
    "save-journal",
    "save-record",
    "save-check",
    "save-position",
    "token-form",
    "token-damaged",
    "token-newer",
)

LONGEST_NUMBER = 32
"""Characters of a number that is read; none of ours has half as many, and a long one takes its square of time."""

LONGEST_SAVE = 400_000
"""Characters of the text of a save that are read; our longest have a third of it."""

# Every bracket and every long number of a text of JSON; a string is found as a whole, so that what is in it does not
# count.
_COSTLY = re.compile(rf'"(?:[^"\\]|\\.)*+"?|[\[\]{{}}]|[-+.0-9eE]{{{LONGEST_NUMBER + 1}}}', re.DOTALL)


class Broken(NamedTuple):
    """Where a journal stopped playing: the number of the record (from 1), its text, and why."""

    record: int
    text: str
    refusal: Refusal


class Loaded(NamedTuple):
    """A table that was loaded: whole, or up to the first record that did not play."""

    table: Table
    broken: Broken | None


def hash_state(state: State) -> int:
    """Return a checksum of the full state."""
    return hash_dump(state.dump())


def hash_dump(dump: Json) -> int:
    """Return a checksum of a dump; 16 bits, for it guards against our own changes and not against forgers."""
    return zlib.crc32(json.dumps(dump, sort_keys=True, separators=(",", ":")).encode()) & 0xFFFF


def make_save(table: Table) -> Json:
    """Return the save of a table."""
    helped = sorted(at for at in table.helped if at <= len(table.journal))
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": table.game.key,
        "rules": table.game.rules,
        "options": table.options,
        "seats": [sitter.as_json() for sitter in table.began],
        "seed": table.seed,
        "start": table.start.dump() if table.start else None,
        "journal": [str(record) for record in table.journal],
        "takebacks": table.takebacks,
        "aids": table.aids._asdict(),
        "hints": table.hints,
        **({"helped": helped} if helped else {}),
        "ended": outcome_as_json(table.ended),
        "check": {
            str(number): hash_state(table.past[number].state)
            for number in range(CHECK_EVERY, len(table.past), CHECK_EVERY)
        },
        "at": table.state.dump(),
    }


def read_json(text: str) -> object:
    """Return what a text of JSON holds; raise ValueError where it is none, or has what nothing of ours has.

    Nothing of ours has lists within lists without end, or endless numbers. The parser's own guards are not
    enough: a browser's stack ends sooner, and Python with it, and a number of thousands of digits is dear long before
    it is refused.
    """
    depth = 0
    for sign in _COSTLY.findall(text):
        depth += (sign in "[{") - (sign in "]}")
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
        if len(sign) > LONGEST_NUMBER and sign[0] != '"':
            raise ValueError("a number too long")
    return json.loads(text)


def read_text(text: str) -> object:
    """Return the save that the text of a file holds, unchecked, or why it holds none."""
    try:
        return read_json(text) if len(text) <= LONGEST_SAVE else Refusal("save-text")
    except ValueError:
        return Refusal("save-text")


def load_save(save: object, find: Callable[[str], Game], from_position: bool = False) -> Loaded | Refusal:
    """Return the table of a save, playing while it is valid; or, `from_position`, its last position alone.

    `find` returns the game of a key and raises KeyError. What cannot be read at all is a refusal with a code.
    """
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        return Refusal("save-form")
    if type(save.get("version")) is not int or save["version"] < 1 or not isinstance(save.get("game"), str):
        return Refusal("save-form")
    if save["version"] > VERSION:
        return Refusal("save-newer")
    try:
        game = find(save["game"])
    except KeyError:
        return refuse_game(save["game"])
    lifted = _lift_rules(save, game)
    if isinstance(lifted, Refusal):
        return lifted
    table = _read_table(lifted, game, from_position)
    if isinstance(table, Refusal):
        return table
    loaded = Loaded(table, None) if from_position else _replay(table, lifted, lifted is save)
    if isinstance(loaded, Loaded) and table.waiting() == (CHANCE,):
        table.settle()  # also where the journal broke: nobody at the table can say what chance says
    return loaded


def refuse_game(key: str) -> Refusal:
    """Return the refusal of a game that this parlour does not have."""
    return Refusal("save-game", {"game": _shorten(key, 40)})


def _shorten(text: object, most: int) -> str:
    """Return the beginning of a text; nothing of anything else, which as text might be endless."""
    return text[:most] if isinstance(text, str) else ""


def _lift_rules(save: Json, game: Game) -> Json | Refusal:
    """Lift a save to the game's present rules, version by version."""
    rules = save.get("rules")
    if type(rules) is not int or rules < 1:
        return Refusal("save-rules")
    if rules > game.rules:
        return Refusal("save-newer")
    while rules < game.rules:
        save = game.upgrades[rules](save)
        rules += 1
    return save


def _read_table(save: Json, game: Game, from_position: bool) -> Table | Refusal:
    options, seats, seed = save.get("options"), save.get("seats"), save.get("seed")
    aids = read_aids(save["aids"]) if "aids" in save else ALLOWED
    sitters = read_sitters(_forget_forced(seats), game.windows)
    if sitters is None or len(sitters) not in game.seats:
        return Refusal("save-seats")
    if not isinstance(options, dict) or game.check(options, len(sitters)):
        return Refusal("save-options")
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED:
        return Refusal("save-seed")
    if aids is None:
        return Refusal("save-aids")
    takebacks, hints = save.get("takebacks", -1), save.get("hints", 0)
    helped = save.get("helped", [])
    if not isinstance(helped, list) or not all(map(_is_count, [takebacks, hints, *helped])):
        return Refusal("save-counts")
    given = save.get("at") if from_position else save.get("start", "")
    start = None
    if from_position or given is not None:
        start = game.from_dump(given, options, len(sitters))
        if start is None:
            return Refusal("save-position")
    table = Table(game, options, sitters, seed, start, aids)
    table.takebacks, table.hints, table.helped = takebacks, hints, set(helped)
    ended = save.get("ended")
    if ended is not None and start and (from_position or not save.get("journal")):
        # Nothing that is played leads to this end: somebody had given up, or all agreed, in the position itself.
        table.ended = next((end for end in table.ends() if outcome_as_json(end) == ended), None)
        if table.ended is None and not _ended_once(table, ended, frozenset(range(len(sitters)))):
            return Refusal("save-ended")
    return table


def _forget_forced(seats: object) -> object:
    """Return the seats of a save without a preference that seats once had: their only moves were made for them."""
    if not isinstance(seats, list):
        return seats
    return [
        {key: value for key, value in seat.items() if key != "forced"} if isinstance(seat, dict) else seat
        for seat in seats
    ]


def _ended_once(table: Table, ended: object, gone: frozenset[Seat]) -> bool:
    """Tell whether one who is gone once ended a game of more than two sides by giving up: it goes on now."""
    if len(table.sides) < 3 or table.outcome():
        return False
    seats, scores = frozenset(range(len(table.began))), table.state.scores(len(table.began))
    return any(ended == outcome_as_json(Outcome("resigned", seats - {seat}, scores)) for seat in gone)


def _is_count(number: object) -> bool:
    return type(number) is int and 0 <= number < 1_000_000


def _replay(table: Table, save: Json, of_these_rules: bool) -> Loaded | Refusal:
    """Play the journal while it is valid; hashes that were made by older rules hold nothing."""
    journal, check = save.get("journal"), save.get("check")
    # Besides the game's own records, each seat may have offered a draw after every one of them.
    most = (table.game.longest + 1) * (len(table.sitters) + 1)
    if not isinstance(journal, list) or len(journal) > most or not isinstance(check, dict):
        return Refusal("save-journal")
    check = check if of_these_rules else {}
    for number, text in enumerate(journal, start=1):
        record = read_record(text)
        refusal = _why_not_record(table, record, check.get(str(number - 1)))
        if record is None or refusal is not None:
            return Loaded(table, Broken(number, _shorten(text, 200), refusal or Refusal("save-record")))
        table.record(*record)
    refusal = _why_not_end(table, save, of_these_rules)
    last = _shorten(journal[-1], 200) if journal else ""
    return Loaded(table, Broken(len(journal), last, refusal) if refusal else None)


def _why_not_end(table: Table, save: Json, of_these_rules: bool) -> Refusal | None:
    """Return what is wrong with where a save says that its journal leads; a token has no more than its hash."""
    at, told = save.get("at"), save["check"].get(str(len(table.journal)))
    if "at" not in save and (told is not None or not of_these_rules):
        if of_these_rules and told != hash_state(table.state):
            return Refusal("save-check")
    elif at != table.state.dump():
        sound = table.game.from_dump(at, table.options, len(table.sitters))
        return Refusal("save-check" if sound else "save-position")
    # Saves were written without an end once.
    ended = save.get("ended", ...)
    gone = table.left if table.journal else frozenset(range(len(table.began)))
    if ended in (..., outcome_as_json(table.ended)) or _ended_once(table, ended, gone):
        return None
    return Refusal("save-ended")


def _why_not_record(table: Table, record: Record | None, expected: object) -> Refusal | None:
    """Return why a record does not play; `expected` is the hash of the state before it, where there is one."""
    if record is None:
        return Refusal("save-record")
    refusal = table.why_not(record.seat, record.move)
    if refusal is None and expected is not None and expected != hash_state(table.state):
        return Refusal("save-check")
    return refusal
