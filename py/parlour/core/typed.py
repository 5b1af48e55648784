"""What people type, made plain: letters, digits, signs and spaces of any keyboard become those of sentences.

A sentence has small letters and signs as they stand on most keyboards, unless a game says otherwise in `State.tidy`,
which is given what is made here. Whoever types writes capitals, full-width letters, the digits of their own language,
dashes, quotes, brackets and arrows, a full stop at the end, or `×` and `÷`: all of that is no mistake.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

_SIGNS: Mapping[str, str] = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u02d7\u2212\u2796", "-"),
    **dict.fromkeys("\u00d7\u2715\u2716\u2a2f\u22c5\u2219\u00b7\u2217*", "x"),
    **dict.fromkeys("\u00f7\u2215\u2044\u2797", "/"),
    **dict.fromkeys("\u066b\u3002", "."),
    **dict.fromkeys("\u060c\u3001", ","),
    **dict.fromkeys(
        "'\"`\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2039\u203a\u00ab\u00bb\u2032\u2033", " "
    ),
    **dict.fromkeys("\u300c\u300d\u300e\u300f()[]{}", " "),
    **dict.fromkeys("\u2192\u21d2\u21e8\u2794\u279c\u279d\u279e\u27f6\u27a1>", " "),
    "\u2795": "+",
    "\u061b": ";",
    "\u066a": "%",
    "\u0131": "i",  # a Turkish keyboard's
}

# Letters of other scripts that look like ours: somebody has not changed the keyboard.
_ALIKE = dict(zip("авекмнорстухіјѕһ" + "αβεζηικμνορτυχ", "abekmhopctyxijsh" + "abezhikmnoptyx", strict=True))
_TABLE = str.maketrans({**_SIGNS, **_ALIKE})

_ARROWS = ("->", "=>")
_TO = "to"
"""Nobody says it, and many write it: `b1 to b3`."""

_END = ".,;:!?"
"""What a sentence may be ended with."""

LONGEST_TYPED = 400
"""Characters that anybody types; what is longer is left as it is."""


def make_plain(text: str, signs: Mapping[str, str]) -> str:
    """Return what somebody typed in small letters and plain signs, words with one space between them; any text.

    `signs` are what people write for words of the game.
    """
    if len(text) > LONGEST_TYPED:
        return text
    for sign, meant in signs.items():
        text = text.replace(sign, meant)
    if not text.isascii():
        text = _make_ascii(text)
    for arrow in _ARROWS:
        text = text.replace(arrow, " ")
    words = text.lower().translate(_TABLE).split()
    plain = " ".join(word for word in words if word != _TO).rstrip(_END + " ")
    return plain or " ".join(text.split())  # signs alone are refused as what they are


def _make_ascii(text: str) -> str:
    """Return text with full-width, raised and lowered signs as usual ones, digits as ours, and no accents or marks."""
    letters = [
        str(int(letter)) if letter.isdecimal() else letter
        for letter in unicodedata.normalize("NFKD", text)
        if unicodedata.category(letter) not in ("Mn", "Me", "Cf")
    ]
    return "".join(letters)
