"""What a seat cannot see in Numero: from the rules, and on purpose not from the game's own `view`."""

from __future__ import annotations

from parlour.conformance.zone import Zone
from parlour.core.game import Json, Seat
from parlour.core.rng import Rng


def shuffle(dump: Json, viewer: Seat | None, rng: Rng) -> None:
    """§3.2: the deck and the others' hands lie face down; §8.1: whether a builder held the answer, he alone knows."""
    hidden = list(dump["deck"])
    others = [hand for seat, hand in enumerate(dump["hands"]) if seat != viewer and dump["stage"] == "turn"]
    for hand in others:
        hidden += hand["cards"]
    rng.shuffle(hidden)
    order = list_cards()
    for hand in others:
        hand["cards"] = sorted((hidden.pop() for _ in range(hand["count"])), key=order.index)
    dump["deck"] = hidden
    if len(others) == len(dump["hands"]) == 1:
        keep_number(others[0]["cards"], hidden)
    for claim in dump["claims"]:
        if claim["builder"] != viewer:
            claim["held"] = rng.below(2) == 1


def keep_number(hand: list[str], deck: list[str]) -> None:
    """§9.3: alone, the game goes on only while the hand has a number card, which whoever looks on knows."""
    if not any(card[0] in "gobr" for card in hand):
        at = next(at for at, card in enumerate(deck) if card[0] in "gobr")
        hand[0], deck[at] = deck[at], hand[0]
        hand.sort(key=list_cards().index)


def list_cards() -> list[str]:
    """§2.1 and §2.3: all cards in their order."""
    numbers = [f"{colour}{number}" for colour in "gobr" for number in range(1, 16)]
    wilds = "-2 -3 -4 -5 x2 x3 x4 x5 /2 /3 /4 /5 1/2 1/3 1/4 1/5 0.5 0.25 50% 2/3 3/4 2/5 3/5 0.75 75%"
    return [*numbers, *wilds.split(), "sq", "cube", "sqrt", "cbrt"]


def private(_: Json) -> frozenset[str]:
    """§3.2 and §4.7: cards that are dealt or drawn are for their owner."""
    return frozenset({"dealt", "drew"})


ZONE = Zone(shuffle, private)
