"""Saves and the one token: a whole game as JSON, and the same as one short text that checks itself.

A save is its options and its sentences; `at` holds the position as well, so that a journal that no longer plays
costs its history and never the game. Everything that comes in here is hostile until checked.
"""

from __future__ import annotations

import binascii
import json
import re
import zlib
from collections.abc import Callable
from typing import NamedTuple

from parlour.core.game import CHANCE, Game, Json, Refusal, State
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

TOKEN_PREFIX = "n2"
FIRST_PREFIX = "n1"
"""Of the tokens that were written first, which are read for ever."""

LONGEST_TOKEN = 4096
"""Characters of our own tokens, so that they fit a link."""

LONGEST_TEXT = 16_384
"""Characters that are looked at."""

DEEPEST = 32
"""Lists and objects within each other that are read; no save has ten."""

LONGEST_SAVE = 400_000
"""Bytes that a token may unfold to, so that a small text cannot fill the memory."""

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

# What stands for a word of the journal in a token: no digit and no asterisk, since a seat begins a record, and
# nothing that JSON would escape. The first words have one letter, the others two; more than all this are not packed.
_LETTERS = "".join(letter for letter in map(chr, range(33, 127)) if letter not in '"*0123456789\\')
_CODES = [*_LETTERS[:72], *(first + second for first in _LETTERS[72:] for second in _LETTERS)]
_SEATS = "*0123456789"

# Every bracket of a text of JSON; a string is found as a whole, so that the brackets in it do not count.
_NESTING = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)

# Which part of a token holds which fields; all others are in part 1.
_PARTS = {"seats": 0, "seed": 0, "by": 2, "sizes": 2, "journal": 3}

# Words that every save has, for the compressor to begin with; part of the token's format, so never changed.
_FIRST_DICTIONARY = (
    b'"pieces":[{"id":1,"seat":0,"kind":"s","at":"a1","moved":false},{"id":,"seat":1,"kind":"r","at":"h8","moved":true}'
    b'],"taken":[[],[]],"trail":[["turn":0,"times":1,"last":null,"outcome":null,"waiting":[0],"orders":["ssrr'
    b'"],"chosen":[true,true],"quiet":0},"takebacks":0,"tiles":"sheet","moves":"sheet","setup":"turn"},"seats":['
    b'{"who":"person"},{"who":"computer","level":1}],"seed":"","journal":"* tiles 1 2 3 4 5 K X R B\\n0 s r\\n1 '
    b'"check":{"16":,"start":null,"at":{"seat":null,{"format":"parlour","version":1,"game":"numica","rules":1,"options":{'
)
_DICTIONARY = (
    b'"name":"","forced":true,"colour":"redbluegreengoldviolettealdraw resign","ended":{"reason":"resigned","winners":'
    b'[1],"scores":[3,2]},"by":"*010101","sizes":"}###########","words":"a1 b1 c1 d1 e1 f1 g1 h1",'
    b'"aids":{"hints":false,"takebacks":true},"hints":0,"ended":null,"check":{"64":,"128":,"start":null,"at":{"seat":null,'
    + _FIRST_DICTIONARY
)


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
    """Return a checksum of the full state; 16 bits, so that a token has room for many."""
    return zlib.crc32(json.dumps(state.dump(), sort_keys=True, separators=(",", ":")).encode()) & 0xFFFF


def make_save(table: Table) -> Json:
    """Return the save of a table."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": table.game.key,
        "rules": table.game.rules,
        "options": table.options,
        "seats": [sitter.as_json() for sitter in table.sitters],
        "seed": table.seed,
        "start": table.start.dump() if table.start else None,
        "journal": [str(record) for record in table.journal],
        "takebacks": table.takebacks,
        "aids": table.aids._asdict(),
        "hints": table.hints,
        "ended": outcome_as_json(table.ended),
        "check": {
            str(number): hash_state(table.past[number].state)
            for number in range(CHECK_EVERY, len(table.past), CHECK_EVERY)
        },
        "at": table.state.dump(),
    }


def read_json(text: str) -> object:
    """Return what a text of JSON holds; raise ValueError where it is none, or nested deeper than anything of ours.

    The parser's own guard against deep nesting is not enough in a browser: its stack ends sooner, and Python with it.
    """
    depth = 0
    for sign in _NESTING.findall(text):
        depth += (sign in "[{") - (sign in "]}")
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
    return json.loads(text)


def read_text(text: str) -> object:
    """Return the save that the text of a file holds, unchecked, or why it holds none."""
    try:
        return read_json(text)
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
        return Refusal("save-game", {"game": _shorten(save["game"], 40)})
    lifted = _lift_rules(save, game)
    if isinstance(lifted, Refusal):
        return lifted
    table = _read_table(lifted, game, from_position)
    if isinstance(table, Refusal):
        return table
    loaded = Loaded(table, None) if from_position else _replay(table, lifted)
    if isinstance(loaded, Loaded) and table.waiting() == (CHANCE,):
        table.settle()  # also where the journal broke: nobody at the table can say what chance says
    return loaded


def _shorten(text: object, most: int) -> str:
    """Return the beginning of a text; nothing of anything else, whose text might be endless."""
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
    sitters = read_sitters(seats)
    if sitters is None or len(sitters) not in game.seats:
        return Refusal("save-seats")
    if not isinstance(options, dict) or game.check(options, len(sitters)):
        return Refusal("save-options")
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED:
        return Refusal("save-seed")
    if aids is None:
        return Refusal("save-aids")
    takebacks, hints = save.get("takebacks", -1), save.get("hints", 0)
    if not _is_count(takebacks) or not _is_count(hints):
        return Refusal("save-counts")
    given = save.get("at") if from_position else save.get("start", "")
    start = None
    if from_position or given is not None:
        start = game.from_dump(given)
        if start is None:
            return Refusal("save-position")
    table = Table(game, options, sitters, seed, start, aids)
    table.takebacks, table.hints = takebacks, hints
    ended = save.get("ended")
    if ended is not None and start and (from_position or not save.get("journal")):
        # Nothing that is played leads to this end: somebody had given up, or all agreed, in the position itself.
        table.ended = next((end for end in table.ends() if outcome_as_json(end) == ended), None)
        if table.ended is None:
            return Refusal("save-ended")
    return table


def _is_count(number: object) -> bool:
    return type(number) is int and 0 <= number < 1_000_000


def _replay(table: Table, save: Json) -> Loaded | Refusal:
    """Play the journal while it is valid."""
    journal, check = save.get("journal"), save.get("check")
    # Besides the game's own records, each seat may have offered a draw after every one of them.
    most = (table.game.longest + 1) * (len(table.sitters) + 1)
    if not isinstance(journal, list) or len(journal) > most or not isinstance(check, dict):
        return Refusal("save-journal")
    for number, text in enumerate(journal, start=1):
        record = read_record(text)
        refusal = _why_not_record(table, record, check.get(str(number - 1)))
        if record is None or refusal is not None:
            return Loaded(table, Broken(number, _shorten(text, 200), refusal or Refusal("save-record")))
        table.record(*record)
    refusal = _why_not_end(table, save)
    last = _shorten(journal[-1], 200) if journal else ""
    return Loaded(table, Broken(len(journal), last, refusal) if refusal else None)


def _why_not_end(table: Table, save: Json) -> Refusal | None:
    """Return what is wrong with where a save says that its journal leads."""
    at = save.get("at")
    if at != table.state.dump():
        return Refusal("save-check" if table.game.from_dump(at) else "save-position")
    # Saves were written without an end once.
    return None if save.get("ended", ...) in (..., outcome_as_json(table.ended)) else Refusal("save-ended")


def _why_not_record(table: Table, record: Record | None, expected: object) -> Refusal | None:
    """Return why a record does not play; `expected` is the hash of the state before it, where there is one."""
    if record is None:
        return Refusal("save-record")
    refusal = table.why_not(record.seat, record.move)
    if refusal is None and expected is not None and expected != hash_state(table.state):
        return Refusal("save-check")
    return refusal


def write_token(save: Json) -> str:
    """Return a save as one text of letters, digits, `-` and `_`: prefix, then checksum and deflated JSON.

    A token that would be too long for a link leaves out how the game came to its position.
    """
    token = _write_whole(save)
    if len(token) > LONGEST_TOKEN:
        token = _write_whole({**save, "start": save["at"], "journal": [], "check": {}})
    return token


def _write_whole(save: Json) -> str:
    packed = _pack({**save, **_pack_journal(save["journal"])})
    framed = zlib.crc32(packed).to_bytes(4, "big") + packed
    text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
    return TOKEN_PREFIX + text.replace("+", "-").replace("/", "_")


def _pack(compact: Json) -> bytes:
    """Return a packed save as deflated JSON.

    Names, facts, who spoke and what was said each get a block, so that each is coded by its own frequencies: an
    eighth of a long game's token.
    """
    parts: list[Json] = [{}, {}, {}, {}]
    for key, value in compact.items():
        parts[_PARTS.get(key, 1)][key] = value
    texts = [json.dumps(part, separators=(",", ":"), ensure_ascii=False)[1:-1] for part in parts if part]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
    packed, opening = b"", "{"
    for text in texts:
        # A name may hold half a pair of surrogates, which is no Unicode; JSON holds it all the same.
        packed += packer.compress((opening + text).encode("utf-8", "surrogatepass")) + packer.flush(
            zlib.Z_BLOCK
        )
        opening = ","
    return packed + packer.compress(b"}") + packer.flush()


def read_token(token: object) -> Json | Refusal:
    """Return the save of a token, or what is wrong with the text. Takes anything and never raises."""
    if not isinstance(token, str):
        return Refusal("token-form")
    text = token.strip()
    if not text.startswith("n") or not text.isascii() or len(text) > LONGEST_TEXT:
        return Refusal("token-form")
    prefix, text = text[:2], text[2:].replace("-", "+").replace("_", "/")
    if prefix not in (FIRST_PREFIX, TOKEN_PREFIX):
        return Refusal("token-newer") if prefix[1:].isdigit() else Refusal("token-form")
    first = prefix == FIRST_PREFIX
    try:
        framed = binascii.a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True)
        if zlib.crc32(framed[4:]) != int.from_bytes(framed[:4], "big") or len(framed) < 5:
            return Refusal("token-damaged")
        unpacker = zlib.decompressobj(-15, _FIRST_DICTIONARY if first else _DICTIONARY)
        data = unpacker.decompress(framed[4:], LONGEST_SAVE)
        if not unpacker.eof or unpacker.unused_data:
            return Refusal("token-damaged")
        save = read_json(data.decode("utf-8", "surrogatepass"))
    except (binascii.Error, zlib.error, ValueError):
        return Refusal("token-damaged")
    if not isinstance(save, dict):
        return Refusal("token-damaged")
    packed, words = save.get("journal"), save.pop("words", None)
    by, sizes = (None, None) if first else (save.pop("by", None), save.pop("sizes", None))
    if not isinstance(packed, str) or not isinstance(words, str):
        return Refusal("token-damaged")
    if not words:
        journal: list[str] | None = packed.split("\n") if packed else []
    elif first:
        journal = _unpack_first_journal(packed, words)
    else:
        journal = _unpack_journal(packed, words, by, sizes)
    return Refusal("token-damaged") if journal is None else {**save, "journal": journal}


def _pack_journal(journal: list[str]) -> Json:
    """Return a journal as texts that pack well: words as short codes, and what these stand for; who spoke; how long.

    Apart, each of them repeats itself: a long game's token is a sixth shorter than in one text.
    """
    records = [record.split(" ") for record in journal]
    words = list(dict.fromkeys(word for _, *said in records for word in said))
    if len(words) > len(_CODES) or any(len(said) > len(_LETTERS) for _, *said in records):
        return {"journal": "\n".join(journal), "words": ""}
    code = dict(zip(words, _CODES, strict=False))
    return {
        "journal": "".join(code[word] for _, *said in records for word in said),
        "by": "".join(seat for seat, *_ in records),
        "sizes": "".join(_LETTERS[len(said) - 1] for _, *said in records),
        "words": " ".join(words),
    }


def _unpack_journal(packed: str, words: str, by: object, sizes: object) -> list[str] | None:
    """Return the records of a packed journal, None where it is damaged."""
    said = _read_codes(packed, dict(zip(_CODES, words.split(" "), strict=False)))
    if said is None or not isinstance(by, str) or not isinstance(sizes, str) or len(by) != len(sizes):
        return None
    records, at = [], 0
    for seat, letter in zip(by, sizes, strict=True):
        size = _LETTERS.find(letter) + 1
        if seat not in _SEATS or not size:
            return None
        records.append(" ".join((seat, *said[at : at + size])))
        at += size
    return records if at == len(said) else None


def _unpack_first_journal(packed: str, words: str) -> list[str] | None:
    """Return the records of a journal that was packed in the first way: one text, with each seat before its words."""
    word_of = dict(zip(_CODES, words.split(" "), strict=False))
    said = _read_codes(packed, {**word_of, **{seat: f"\n{seat}" for seat in _SEATS}})
    if said is None or (said and not said[0].startswith("\n")):
        return None
    return " ".join(said)[1:].split(" \n") if said else []


def _read_codes(packed: str, word_of: dict[str, str]) -> list[str] | None:
    """Return the words that a text of codes stands for, None where it is damaged or would grow too long."""
    said: list[str] = []
    code, size = "", 0
    for letter in packed:
        code += letter
        if code in word_of and size < LONGEST_SAVE:
            said.append(word_of[code])
            size += len(said[-1])
            code = ""
        elif len(code) > 1 or code not in _LETTERS[72:]:
            return None
    return None if code else said
