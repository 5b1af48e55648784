"""The one token: a whole game as one short text that checks itself; it is link, bug report and save.

What is shared begins with `n3`; `n1` is what keeps a game on the device. Tokens that were written before, `n2` among
them, are read for ever.
"""

from __future__ import annotations

import binascii
import json
import zlib

from parlour.core.game import Json, Refusal
from parlour.core.save import read_json
from parlour.core.token_words import OverflowingError, pack, unpack

TOKEN_PREFIX = "n3"
SECOND_PREFIX = "n2"
FIRST_PREFIX = "n1"

LONGEST_TOKEN = 4096
"""Characters of our own tokens, so that they fit a link."""

LONGEST_TEXT = 16_384
"""Characters that are looked at."""

LONGEST_SAVE = 400_000
"""Bytes that an older token may unfold to, so that a small text cannot fill the memory."""

_CHECKSUM = 4
"""Bytes of the checksum that a token begins with."""

# What stands for a word of the journal in a token: no digit and no asterisk, since a seat begins a record, and
# nothing that JSON would escape. The first words have one letter, the others two; more than all this are not packed.
_LETTERS = "".join(letter for letter in map(chr, range(33, 127)) if letter not in '"*0123456789\\')
_CODES = [*_LETTERS[:72], *(first + second for first in _LETTERS[72:] for second in _LETTERS)]
_SEATS = "*0123456789"

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


def write_token(save: Json) -> str:
    """Return a save as one text of letters, digits, `-` and `_`: prefix, then checksum and packed words.

    A token that would be too long for a link leaves out how the game came to its position.
    """
    try:
        packed = pack(save, (LONGEST_TOKEN - len(TOKEN_PREFIX)) * 6 // 8 - _CHECKSUM)
    except OverflowingError:
        packed = pack({**save, "start": save["at"], "journal": [], "check": {}}, LONGEST_TEXT)
    return _frame(TOKEN_PREFIX, packed)


def write_quick_token(save: Json) -> str:
    """Return a save as a text that is made in a hundredth of the time, and is twice as long.

    A game is kept after every move, and nobody should wait for that. It is the first form of tokens, whose journal
    may stand as it is.
    """
    plain = {**save, "journal": "\n".join(save["journal"]), "words": ""}
    packer = zlib.compressobj(6, zlib.DEFLATED, -15, zdict=_FIRST_DICTIONARY)
    data = json.dumps(plain, separators=(",", ":")).encode()
    text = _frame(FIRST_PREFIX, packer.compress(data) + packer.flush())
    return text if len(text) <= LONGEST_TEXT and len(data) <= LONGEST_SAVE else write_token(save)


def _frame(prefix: str, packed: bytes) -> str:
    framed = zlib.crc32(packed).to_bytes(_CHECKSUM, "big") + packed
    text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
    return prefix + text.replace("+", "-").replace("/", "_")


def read_token(token: object) -> Json | Refusal:
    """Return the save of a token, or what is wrong with the text. Takes anything and never raises."""
    if not isinstance(token, str):
        return Refusal("token-form")
    text = token.strip()
    if not text.startswith("n") or not text.isascii() or len(text) > LONGEST_TEXT:
        return Refusal("token-form")
    prefix, text = text[:2], text[2:].replace("-", "+").replace("_", "/")
    if prefix not in (FIRST_PREFIX, SECOND_PREFIX, TOKEN_PREFIX):
        return Refusal("token-newer") if prefix[1:].isdigit() else Refusal("token-form")
    try:
        framed = binascii.a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True)
        packed = framed[_CHECKSUM:]
        if not packed or zlib.crc32(packed) != int.from_bytes(framed[:_CHECKSUM], "big"):
            return Refusal("token-damaged")
        if prefix == TOKEN_PREFIX:
            return unpack(packed)
        save = _inflate(packed, _FIRST_DICTIONARY if prefix == FIRST_PREFIX else _DICTIONARY)
    except (binascii.Error, zlib.error, OverflowingError, ValueError):
        return Refusal("token-damaged")
    return _read_older(save, prefix == FIRST_PREFIX)


def _inflate(packed: bytes, dictionary: bytes) -> object:
    """Return what an older token holds; raise one of the usual errors on damage."""
    unpacker = zlib.decompressobj(-15, dictionary)
    data = unpacker.decompress(packed, LONGEST_SAVE)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("an end too early, or too late")
    return read_json(data.decode("utf-8", "surrogatepass"))


def _read_older(save: object, first: bool) -> Json | Refusal:
    """Return the save of an older token, whose journal is packed by itself."""
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
