"""The frame of what people carry from device to device: a text that names its kind and version, and checks itself.

A letter and a version, and in base64url a checksum, the game's key and what zlib makes of the contents, with the
game's own words for the compressor to refer to. Limits are checked before anything is unfolded.
"""

from __future__ import annotations

import binascii
import zlib
from collections.abc import Callable
from typing import NamedTuple

from parlour.core.game import Game, Refusal
from parlour.core.save import refuse_game

LONGEST_PARCEL = 4096
"""Characters, so that it fits a link; a longer text is not looked at."""

LONGEST_UNFOLDED = 32_768
"""Bytes that a text may unfold to, so that a small one costs little; our longest have a quarter of it."""

LONGEST_KEY = 64
"""Bytes of a game's key that are looked at."""

_CHECKSUM = 4
"""Bytes of the checksum that a text begins with."""

# What saves of every game have, for the compressor to refer to. What is likeliest stands last, where it is nearest.
_COMMON = (
    '{"reason":"resigned","winners":[1],"scores":[0,0]}}agreed"violet"teal"gold"green"red"colour":"blue"'
    '"forced":true"takebacks":false}"hints":false,{"who":"person","name":""},{"who":"computer","level":2}'
    '{"format":"parlour","version":1,"game":"","rules":1,"options":{"},"seats":[{"who":"person"},{"who":"person"}]'
    ',"seed":"","start":null,"takebacks":0,"aids":{"hints":true,"takebacks":true},"hints":0,"ended":null,"check":{"1'
)


class Opened(NamedTuple):
    """What a text holds."""

    game: Game
    plain: bytes


class Frame(NamedTuple):
    """A kind of text that people carry."""

    name: str  # of its refusals: `<name>-form`, `<name>-newer`, `<name>-damaged`
    letter: str
    version: int = 1

    def wrap(self, game: Game, plain: bytes) -> str | None:
        """Return the text of some contents, None where it is too long to be read."""
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=preset(game))
        packed = game.key.encode() + b"\n" + packer.compress(plain) + packer.flush()
        framed = zlib.crc32(packed).to_bytes(_CHECKSUM, "big") + packed
        text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
        text = f"{self.letter}{self.version}" + text.replace("+", "-").replace("/", "_")
        return text if len(plain) <= LONGEST_UNFOLDED and len(text) <= LONGEST_PARCEL else None

    def unwrap(self, given: object, find: Callable[[str], Game]) -> Opened | Refusal:
        """Return what a text holds, or what is wrong with it. Takes anything and never raises.

        `find` returns the game of a key and raises KeyError.
        """
        text = given.strip() if isinstance(given, str) and len(given) <= 2 * LONGEST_PARCEL else ""
        if not text.startswith(self.letter) or not text.isascii() or len(text) > LONGEST_PARCEL:
            return Refusal(f"{self.name}-form")
        prefix, text = text[:2], text[2:].replace("-", "+").replace("_", "/")
        if prefix != f"{self.letter}{self.version}":
            return Refusal(f"{self.name}-newer" if prefix[1:].isdigit() else f"{self.name}-form")
        try:
            framed = binascii.a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True)
            packed = framed[_CHECKSUM:]
            if not packed or zlib.crc32(packed) != int.from_bytes(framed[:_CHECKSUM], "big"):
                return Refusal(f"{self.name}-damaged")
            written, _, packed = packed.partition(b"\n")
            key = written[:LONGEST_KEY].decode()
            game = find(key)
            return Opened(game, unfold(packed, game))
        except KeyError:
            return refuse_game(key)
        except (binascii.Error, zlib.error, ValueError):
            return Refusal(f"{self.name}-damaged")


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
