"""What a seat cannot see in Numbers League: from the rules, and on purpose not from the game's own `view`."""

from __future__ import annotations

from parlour.conformance.zone import Zone
from parlour.core.game import Json, Seat
from parlour.core.rng import Rng


def shuffle(dump: Json, viewer: Seat | None, rng: Rng) -> None:
    """§3.4: hands and the Hall of Heroes lie face down; what was taken from the Sidekick was seen by all."""
    if not dump["sidekick"]["cards"]:
        return
    seen = set(dump["sidekick"]["cards"])
    for seat in range(len(dump["hands"])):
        seen |= {card for hero in dump["heroes"][seat] for card in (*hero["parts"], hero["device"])}
        seen |= {*dump["begun"][seat], *dump["trophies"][seat]["devices"], *dump["hands"][seat]["known"]}
    if viewer is not None:
        seen |= set(dump["hands"][viewer]["cards"])
    superhero = dump["options"]["level"] == "superhero"
    unseen = [card for card in league_cards(superhero) if card not in seen]
    rng.shuffle(unseen)
    order = league_cards(True)
    for seat, hand in enumerate(dump["hands"]):
        if seat != viewer:
            others = [unseen.pop() for _ in range(hand["count"] - len(hand["known"]))]
            hand["cards"] = sorted([*hand["known"], *others], key=order.index)


def league_cards(superhero: bool) -> list[str]:
    """§2.1 and §2.2: the cards in their order; 71 of them, or 96 at Superhero level."""
    values = [*range(-3, 0), *range(1, 8)] if superhero else range(1, 6)
    parts = [
        f"{kind}{value}{copy}"
        for kind in "hbl"
        for value in values
        for copy in ("abcd" if 1 <= value <= 5 else "a")
    ]
    times = ["x5a", "x4a", "x4b", "x3a", "x3b", "x3c", "x2a", "x2b", "x2c", "x2d"] if superhero else []
    plus = ["+15a", "+10a", "+10b", "+5a", "+5b", "+5c", "-10a", "-10b", "-5a", "-5b", "-5c"]
    return parts + times + plus


def private(_: Json) -> frozenset[str]:
    """§3.4 and §4.7: cards that are dealt, drawn or given back are for their owner."""
    return frozenset({"dealt", "drew", "returned"})


ZONE = Zone(shuffle, private)
