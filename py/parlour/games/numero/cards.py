"""The cards, read from data.json: 60 number cards and 29 wild cards, and what each wild card makes of a number.

Cards are numbers in the pack's order; sets of cards (hands, winning piles) are whole numbers with one bit for each.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from math import gcd, isqrt
from pkgutil import get_data
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.kit.cards import cards_of, set_of

if TYPE_CHECKING:
    from fractions import Fraction

    Number = int | Fraction
    """What a pile is worth: a whole number, or inside a turn, with the option for it, any fraction (R-NU-11)."""

PLUS, MINUS, TIMES, OVER = 1, 2, 4, 8
"""Operations, for the bonus of R-NU-22; several are added up."""
SIGNS = {PLUS: "+", MINUS: "-", TIMES: "x", OVER: "/"}

PACKS = ("ten", "numbers", "subtraction", "times", "simple", "complex", "full")
"""The packs, each with all cards of those before it."""

_FRACTION = re.compile(r"(\d+)/(\d+)")
_INDICES = {"sq": 2, "cube": 3, "sqrt": -2, "cbrt": -3}


class Card(NamedTuple):
    """One card."""

    name: str  # its word in sentences: g5, -2, x3, 50%, sqrt
    points: int  # that are printed on it
    pack: int  # the place of the smallest pack that it belongs to, in PACKS
    colour: str = ""  # g, o, b, r; of a wild card none
    value: int = 0  # of a number card
    sort: str = ""  # of a wild card: - it takes away, x it multiplies, by a fraction too; ^ a power or, below 0, a root
    by: int = 0  # what it takes away, the numerator, or the index of the power
    under: int = 1  # the denominator
    signs: int = 0  # the operations that it counts as


def _read_cards() -> tuple[tuple[Card, ...], dict[str, str]]:
    data = json.loads(get_data(__name__, "data.json") or b"")
    facts = data["numbers"]
    cards = [
        Card(
            f"{letter}{value}",
            facts["points"] if value in facts["pointed"] else 0,
            PACKS.index("ten" if value <= TEN else "numbers"),
            letter,
            value,
        )
        for letter, _ in data["colours"]
        for value in range(facts["least"], facts["most"] + 1)
    ]
    wilds = [_read_wild(each) for each in data["wilds"]]
    return (*cards, *wilds), dict(data["colours"])


def _read_wild(each: dict[str, Any]) -> Card:
    """Read what a wild card does from its word."""
    name, points, pack = each["key"], each["points"], PACKS.index(each["pack"])
    if name in _INDICES:
        index = _INDICES[name]
        signs = TIMES if index > 0 else OVER
        return Card(name, points, pack, sort="^", by=index, signs=signs)
    if name[0] == "-":
        return Card(name, points, pack, sort="-", by=int(name[1:]), signs=MINUS)
    if name[0] == "x":
        return Card(name, points, pack, sort="x", by=int(name[1:]), signs=TIMES)
    over, under = _read_fraction(name)
    return Card(name, points, pack, sort="x", by=over, under=under, signs=OVER if over == 1 else TIMES | OVER)


def _read_fraction(name: str) -> tuple[int, int]:
    """Return a division, a fraction, a decimal or a percentage in lowest terms."""
    found = _FRACTION.fullmatch(name)
    if name[0] == "/":
        over, under = 1, int(name[1:])
    elif found:
        over, under = int(found[1]), int(found[2])
    else:
        digits = name.removesuffix("%").partition(".")[2]
        over, under = int(digits or name[:-1]), 10 ** len(digits) if digits else 100
    common = gcd(over, under)
    return over // common, under // common


TEN = 10
"""The greatest number of the smallest pack."""

DECK, COLOURS = _read_cards()
NAMES: tuple[str, ...] = tuple(card.name for card in DECK)
NUMBER: dict[str, int] = {name: card for card, name in enumerate(NAMES)}
VALUES: tuple[int, ...] = tuple(card.value for card in DECK)
"""Of each card; of a wild card 0."""
POINTS: tuple[int, ...] = tuple(card.points for card in DECK)

_GREATEST = max(VALUES)
FIRST_WILD = next(number for number, card in enumerate(DECK) if card.sort)


def cards_named(words: Iterable[str]) -> tuple[int, ...]:
    """Return the cards of these words."""
    return tuple(NUMBER[word] for word in words)


def names_of(bits: int) -> list[str]:
    """Return the words of a set's cards, in the order of the pack."""
    return [NAMES[card] for card in cards_of(bits)]


WILDS = set_of(range(FIRST_WILD, len(DECK)))
"""All wild cards; whatever is not among them is a number card."""


def cards_in(pack: str) -> int:
    """Return the cards of a pack."""
    at = PACKS.index(pack)
    return set_of(number for number, card in enumerate(DECK) if card.pack <= at)


PRINTED: dict[str, dict[str, int]] = {
    pack: {DECK[card].name: DECK[card].points for card in cards_of(cards_in(pack)) if DECK[card].points}
    for pack in PACKS
}
"""The points that are printed on the cards of each pack, by their words."""


def greatest_in(pack: str) -> int:
    """Return the greatest number in a pack: no pile that is left on the table may be worth more (R-NU-05)."""
    return TEN if pack == "ten" else _GREATEST


def is_wild(card: int) -> bool:
    """Tell a wild card from a number card."""
    return card >= FIRST_WILD


def work(card: int, value: Number, exact: bool) -> Number | None:
    """Return what a wild card makes of a number, None where it makes nothing that may be (R-NU-10, R-NU-11).

    Whole numbers from 0 up, or with `exact` fractions from 0 up; of roots only those that are exact.
    """
    _, _, _, _, _, sort, by, under, _ = DECK[card]
    if sort == "-":
        left = value - by
        return left if left >= 0 else None
    if sort == "x":
        return _share(value * by, under, exact)
    if by > 0:
        return value**by
    if isinstance(value, int):
        return _root(value, -by)
    over, below = _root(value.numerator, -by), _root(value.denominator, -by)
    return None if over is None or below is None else _share(over, below, exact)


def _share(value: Number, under: int, exact: bool) -> Number | None:
    if isinstance(value, int) and value % under == 0:
        return value // under
    if not exact:
        return None
    from fractions import Fraction  # costs a start's time, and few games need it

    shared = Fraction(value) / under
    return shared.numerator if shared.denominator == 1 else shared


def _root(value: int, index: int) -> int | None:
    """Return an exact square or cube root, None where there is none."""
    root = isqrt(value) if index == 2 else _find_cube_root(value)
    return root if root**index == value else None


def _find_cube_root(value: int) -> int:
    """Return the whole part of a cube root: Newton's way, from above."""
    root = 1 << -(-value.bit_length() // 3)
    while root and root**3 > value:
        root = (2 * root + value // (root * root)) // 3
    return root
