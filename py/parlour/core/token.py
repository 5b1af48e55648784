"""The one token: a whole game as one short text that checks itself; it is link, bug report, and what a device keeps.

A token is a parcel (`parcel.py`) that begins with `n1`, and holds the save. The save goes without
what can be reckoned: `at` and `check`; a hash of the position that the journal leads to stands in their place.
Each word of the journal is one byte, by the game's own list of words.

All of this is the token's format, the lists of words and `_COMMON` too, for tokens are read for ever.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from parlour.core.game import Game, Json, Refusal
from parlour.core.parcel import LONGEST_PARCEL, LONGEST_UNFOLDED, Frame, preset, unfold
from parlour.core.save import hash_dump, read_json

__all__ = [
    "LONGEST_TOKEN",
    "LONGEST_UNFOLDED",
    "TOKEN",
    "pack_journal",
    "preset",
    "read_token",
    "unfold",
    "unpack_journal",
    "write_token",
]

TOKEN = Frame("token", "n")
LONGEST_TOKEN = LONGEST_PARCEL

# Bytes of a packed journal. Those below _WORD begin a record: chance, or a seat. Those from _FAR on begin a word of two
# bytes, but for the last two: they stand around a word that the game's list does not have, and in no text of UTF-8.
_SEATS = "*0123456789"
_WORD, _FAR, _SPELT, _END = 16, 240, 254, 255
_NEAR = _FAR - _WORD


def write_token(save: Json, game: Game) -> str:
    """Return a save as one text of letters, digits, `-` and `_`.

    A token that would be too long for a link leaves out how the game came to its position.
    """
    token = _write(save, game)
    if token is None:
        token = _write({**save, "start": save["at"], "journal": [], "helped": []}, game)
    return token or ""


def _write(save: Json, game: Game) -> str | None:
    """Return the token of a save, None where it is too long to be read."""
    journal = save["journal"]
    head = {key: value for key, value in save.items() if key not in ("journal", "at", "check")}
    head["check"] = {str(len(journal)): hash_dump(save["at"])}
    plain = json.dumps(head, separators=(",", ":")).encode() + b"\n" + pack_journal(journal, game.words)
    return TOKEN.wrap(game, plain)


def read_token(token: object, find: Callable[[str], Game]) -> Json | Refusal:
    """Return the save of a token, or what is wrong with the text. Takes anything and never raises.

    `find` returns the game of a key and raises KeyError.
    """
    opened = TOKEN.unwrap(token, find)
    if isinstance(opened, Refusal):
        return opened
    head, _, journal = opened.plain.partition(b"\n")
    try:
        save = read_json(head.decode("ascii"))
        if not isinstance(save, dict):
            return Refusal("token-damaged")
        return {**save, "journal": unpack_journal(journal, opened.game.words)}
    except ValueError:
        return Refusal("token-damaged")


def pack_journal(journal: list[str], words: tuple[str, ...]) -> bytes:
    """Return the records of a journal, each word as one byte, or two."""
    number_of = {word: number for number, word in enumerate(words)}
    packed = bytearray()
    for record in journal:
        seat, *said = record.split(" ")
        packed.append(_SEATS.index(seat))
        for word in said:
            number = number_of.get(word)
            if number is None:
                packed += bytes([_SPELT]) + word.encode("utf-8", "surrogatepass") + bytes([_END])
            elif number < _NEAR:
                packed.append(_WORD + number)
            else:
                packed += (_FAR * 256 + number - _NEAR).to_bytes(2, "big")
    return bytes(packed)


def unpack_journal(packed: bytes, words: tuple[str, ...]) -> list[str]:
    """Return the records of a packed journal; raise ValueError where it is damaged."""
    records: list[list[str]] = []
    at = 0
    while at < len(packed):
        byte = packed[at]
        at += 1
        if byte < _WORD:
            if byte >= len(_SEATS):
                raise ValueError("nobody sits there")
            records.append([_SEATS[byte]])
            continue
        if not records:
            raise ValueError("a word before anybody speaks")
        if byte == _SPELT:
            end = packed.index(_END, at)
            word = packed[at:end].decode("utf-8", "surrogatepass")
            at = end + 1
        else:
            number = byte - _WORD
            if byte >= _FAR:
                if at == len(packed):
                    raise ValueError("half a word")
                number = _NEAR + (byte - _FAR) * 256 + packed[at]
                at += 1
            if number >= len(words):
                raise ValueError("no such word")
            word = words[number]
        records[-1].append(word)
    return [" ".join(record) for record in records]
