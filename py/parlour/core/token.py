"""The one token: a whole game as one short text that checks itself; it is link, bug report, and what a device keeps.

A token is `n1` and, in base64url, a checksum, the game's key and what zlib makes of the save. The save goes without
what can be reckoned: `at` and `check`; a hash of the position that the journal leads to stands in their place.
Each word of the journal is one byte, by the game's own list of words.

All of this is the token's format, the lists of words and `_COMMON` too, for tokens are read for ever.
"""

from __future__ import annotations

import binascii
import json
import zlib
from collections.abc import Callable

from parlour.core.game import Game, Json, Refusal
from parlour.core.save import hash_dump, read_json, refuse_game

TOKEN_PREFIX = "n1"

LONGEST_TOKEN = 4096
"""Characters, so that it fits a link; a longer text is not looked at."""

LONGEST_UNFOLDED = 32_768
"""Bytes that a token may unfold to, so that a small text costs little; our longest have a quarter of it."""

LONGEST_KEY = 64
"""Bytes of a game's key that are looked at."""

_CHECKSUM = 4
"""Bytes of the checksum that a token begins with."""

# What saves of every game have, for the compressor to refer to. What is likeliest stands last, where it is nearest.
_COMMON = (
    '{"reason":"resigned","winners":[1],"scores":[0,0]}}agreed"violet"teal"gold"green"red"colour":"blue"'
    '"forced":true"takebacks":false}"hints":false,{"who":"person","name":""},{"who":"computer","level":2}'
    '{"format":"parlour","version":1,"game":"","rules":1,"options":{"},"seats":[{"who":"person"},{"who":"person"}]'
    ',"seed":"","start":null,"takebacks":0,"aids":{"hints":true,"takebacks":true},"hints":0,"ended":null,"check":{"1'
)

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
        token = _write({**save, "start": save["at"], "journal": []}, game)
    return token or ""


def _write(save: Json, game: Game) -> str | None:
    """Return the token of a save, None where it is too long to be read."""
    journal = save["journal"]
    head = {key: value for key, value in save.items() if key not in ("journal", "at", "check")}
    head["check"] = {str(len(journal)): hash_dump(save["at"])}
    plain = json.dumps(head, separators=(",", ":")).encode() + b"\n" + pack_journal(journal, game.words)
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=preset(game))
    packed = save["game"].encode() + b"\n" + packer.compress(plain) + packer.flush()
    framed = zlib.crc32(packed).to_bytes(_CHECKSUM, "big") + packed
    text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
    token = TOKEN_PREFIX + text.replace("+", "-").replace("/", "_")
    return token if len(plain) <= LONGEST_UNFOLDED and len(token) <= LONGEST_TOKEN else None


def read_token(token: object, find: Callable[[str], Game]) -> Json | Refusal:
    """Return the save of a token, or what is wrong with the text. Takes anything and never raises.

    `find` returns the game of a key and raises KeyError.
    """
    text = token.strip() if isinstance(token, str) and len(token) <= 2 * LONGEST_TOKEN else ""
    if not text.startswith("n") or not text.isascii() or len(text) > LONGEST_TOKEN:
        return Refusal("token-form")
    prefix, text = text[:2], text[2:].replace("-", "+").replace("_", "/")
    if prefix != TOKEN_PREFIX:
        return Refusal("token-newer") if prefix[1:].isdigit() else Refusal("token-form")
    try:
        framed = binascii.a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True)
        packed = framed[_CHECKSUM:]
        if not packed or zlib.crc32(packed) != int.from_bytes(framed[:_CHECKSUM], "big"):
            return Refusal("token-damaged")
        written, _, packed = packed.partition(b"\n")
        key = written[:LONGEST_KEY].decode()
        game = find(key)
        head, _, journal = unfold(packed, game).partition(b"\n")
        save = read_json(head.decode("ascii"))
        if not isinstance(save, dict):
            return Refusal("token-damaged")
        return {**save, "journal": unpack_journal(journal, game.words)}
    except KeyError:
        return refuse_game(key)
    except (binascii.Error, zlib.error, ValueError):
        return Refusal("token-damaged")


def unfold(packed: bytes, game: Game) -> bytes:
    """Return what was compressed; raise ValueError or zlib.error on damage, and where it is more than may be."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=preset(game))
    plain = unpacker.decompress(packed, LONGEST_UNFOLDED)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("an end too early, or too late")
    return plain


def preset(game: Game) -> bytes:
    """Return what the compressor may refer to from its first byte: it reckons from the end, so lists grow in front."""
    return " ".join([*reversed(game.words), _COMMON]).encode()


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
