"""The cards, read from data.json: 96 of the play deck, each a number in the order of R-NL-28, and 24 villains.

Sets of cards (hands, the Hall of Heroes) are whole numbers with one bit for each card: a bag without an order.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pkgutil import get_data
from typing import NamedTuple

from parlour.kit.cards import cards_of, set_of

KINDS = "hbl"  # head, body, legs
NO_CARD = -1


class Card(NamedTuple):
    """One card of the play deck."""

    name: str  # its word in sentences: h3a, x5a, -10b
    kind: str  # h, b, l; of a device: x (it multiplies) or + (it adds, or takes away)
    value: int  # the number that is printed on it
    green: bool  # whether it is in the game at Superhero level only


class Side(NamedTuple):
    """One side of a villain card; no two sides of any have the same weakness."""

    weakness: int
    points: int
    green: bool
    card: int  # 0 … 23, by the weakness of its yellow side


def _read_data() -> tuple[tuple[Card, ...], dict[int, Side]]:
    data = json.loads(get_data(__name__, "data.json") or b"")
    deck = tuple(
        Card(each["key"], each["kind"], each["value"], each["level"] == "superhero")
        for each in data["parts"] + data["devices"]
    )
    sides = [
        Side(each[colour]["weakness"], each[colour]["points"], colour == "green", card)
        for card, each in enumerate(data["villains"])
        for colour in ("yellow", "green")
    ]
    return deck, {side.weakness: side for side in sides}


DECK, SIDES = _read_data()
NUMBER: dict[str, int] = {card.name: number for number, card in enumerate(DECK)}
NAMES: tuple[str, ...] = tuple(card.name for card in DECK)
VALUES: tuple[int, ...] = tuple(card.value for card in DECK)

SLOTS: tuple[int, ...] = tuple(KINDS.find(card.kind) for card in DECK)
"""Where a part belongs: 0 head, 1 body, 2 legs; -1 for a device."""

VILLAINS = len(SIDES) // 2
YELLOW: tuple[int, ...] = tuple(sorted(side.weakness for side in SIDES.values() if not side.green))
GREEN: tuple[int, ...] = tuple(side.weakness for side in SIDES.values() if side.green)
"""The weaknesses of each villain card's sides, by card."""


def names_of(bits: int) -> list[str]:
    """Return the words of a set's cards, in the order of the deck."""
    return [NAMES[card] for card in cards_of(bits)]


def cards_named(words: Iterable[str]) -> list[int]:
    """Return the cards of these words."""
    return [NUMBER[word] for word in words]


def arm(total: int, device: int) -> int:
    """Return what a superhero of this sum is worth with a device (R-NL-15)."""
    card = DECK[device]
    return total * card.value if card.kind == "x" else total + card.value


ALL_CARDS = set_of(range(len(DECK)))
HERO_CARDS = set_of(number for number, card in enumerate(DECK) if not card.green)
"""What is in the game at each level (R-NL-02)."""
