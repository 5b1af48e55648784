"""Runs inside Pyodide while the site is built: digests what Python's own tables say, so that a trimmed one can be held
against an untrimmed one."""

import _codecs
import _md5
import _struct
import json
import math
import re
import unicodedata
import zlib

import _sha2

FORMS = ("NFC", "NFD", "NFKC", "NFKD")
TESTS = ("isalpha", "isdecimal", "isdigit", "isidentifier", "isnumeric", "isprintable", "isspace", "isupper")
CHANGES = ("casefold", "lower", "swapcase", "title", "upper")
CODECS = ("utf_7", "utf_8", "utf_16_le", "utf_32_le", "unicode_escape", "raw_unicode_escape")
FUNCTIONS = ("sin", "cos", "tan", "atan", "exp", "cbrt", "erf", "gamma", "log1p", "asinh")
PLANES = (0, 1, 2, 3, 14)
"""In the others are no characters."""
PLANE = 1 << 16
STEP = 1 << 12


def digest() -> str:
    """One word for all that is told."""
    total = _sha2.sha256()
    starts = [plane * PLANE + start for plane in PLANES for start in range(0, PLANE, STEP)]
    for start in starts:
        for told in tell(range(start, start + STEP)):
            total.update(repr(told).encode("utf-8", "surrogatepass"))
    return total.hexdigest()


def tell(codes: range) -> list[object]:
    """What is said of some characters, of their text, and of numbers like theirs."""
    letters = [chr(code) for code in codes]
    text = "".join(letters)
    plain = "".join(letter for letter in letters if not "\ud800" <= letter <= "\udfff")
    numbers = [code * 1.0000001 / 4096 - 64 for code in codes[::64]]
    packed = zlib.compress(text.encode("utf-8", "surrogatepass"))
    told: list[object] = [getattr(text, name)() for name in CHANGES]
    told += [unicodedata.normalize(form, text) for form in FORMS]
    told += [[getattr(letter, name)() for letter in letters] for name in TESTS]
    told += [
        [(unicodedata.category(letter), unicodedata.decomposition(letter)) for letter in letters],
        [(unicodedata.name(letter, ""), unicodedata.east_asian_width(letter)) for letter in letters[::16]],
        [getattr(_codecs, f"{name}_encode")(plain) for name in CODECS],
        [len(re.findall(pattern, text)) for pattern in (r"\w", r"\s", r"\d", r"(?i)[a-z\u0400-\u04ff]")],
        [
            getattr(math, name)(min(number, 150) or 1.0)
            for name in FUNCTIONS
            for number in numbers
            if number > 0.5
        ],
        [
            (repr(number), f"{number:.3e}", float(repr(number)), _struct.pack("<df", number, number))
            for number in numbers
        ],
        (json.loads(json.dumps(plain)), zlib.decompress(packed), zlib.crc32(packed)),
        (_md5.md5(packed).hexdigest(), _sha2.sha512(packed).hexdigest()),
    ]
    return told
