"""What a seed that people write deals: one rule for the field, the link and the terminal, and for every machine.

A seed goes from hand to hand: on a board, by ear, in a letter. So it is its letters, digits and pictures, in their
order: not how they are composed, nor in which case, nor which spaces, dots, quotes and dashes stand between them, for
telephones, word processors and mail programs change just these by themselves.
"""

from __future__ import annotations

import unicodedata

from parlour.core.rng import seed_number
from parlour.core.table import LONGEST_SEED

LONGEST_TEXT = 200
"""Characters that somebody may write; `web/model/seeds.js` has the same number."""

_SOUNDS = ("L", "N", "So", "Co", "Cn")
"""How the categories of what makes a text a seed begin: letters, digits, pictures; and what this Unicode does not know
yet, so that a newer one deals the same."""

_STAYS = ("M", *_SOUNDS)
"""The same, and the marks that stand upon these. All else stands between them, and is written `-`."""

_UNSEEN = ("Cf",)
"""What nobody sees: where a line may break, which way it runs. It comes with what is copied."""

_BROKEN = ("Cs",)
"""Half a character, which no link can bear; U+FFFD stands where one was."""


def read_seed(text: str) -> str:
    """Return the seed that a text is, at most LONGEST_SEED characters; "" where it is none.

    A seed is read as itself.
    """
    if len(text) > LONGEST_TEXT or "\ufffd" in text or any(_is(letter, _BROKEN) for letter in text):
        return ""
    seen = "".join(letter for letter in text if not _is(letter, _UNSEEN) and not _is_variant(letter))
    # What stands between is parted first, so that no mark after it becomes one with it.
    seed = "-".join(_part(_fold(_part(seen))).split())
    if not any(_is(letter, _SOUNDS) for letter in text):
        return ""
    return seed if len(seed) <= LONGEST_SEED else f"{seed_number(seed):016x}"


def _is(letter: str, kinds: tuple[str, ...]) -> bool:
    return unicodedata.category(letter).startswith(kinds)


def _part(text: str) -> str:
    return "".join(letter if _is(letter, _STAYS) else " " for letter in text)


def _is_variant(letter: str) -> bool:
    """Tell whether it only says how the letter before it is drawn, such as a heart in colours."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _fold(text: str) -> str:
    """Return a text alike for all that reads alike: Unicode's compatibility caseless match (D146).

    Of Turkish, whose I and İ have two small letters, one is left.
    """
    once = unicodedata.normalize("NFD", text).casefold()
    twice = unicodedata.normalize("NFKD", once).casefold()
    return unicodedata.normalize("NFKC", twice.replace("i\u0307", "i").replace("\u0131", "i"))
