"""What a seat cannot see, by game: written from the rules, and on purpose not from the games' own `view`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from parlour.core.game import Json, Seat
from parlour.core.rng import Rng


class Zone(NamedTuple):
    """The secrets of one game."""

    shuffle: Callable[[Json, Seat | None, Rng], None]
    """Change a dump, in place, in whatever a seat (None: a bystander) cannot see, and in nothing else."""

    private: Callable[[Json], frozenset[str]]
    """The event kinds that, in a position with this dump, only the seat they are about may know in full."""


def shuffle_null(dump: Json, viewer: Seat | None, rng: Rng) -> None:
    """§2: you look at your own cards only, unless hands lie open. §3: everybody chooses in secret."""
    others = [seat for seat in range(len(dump["hands"])) if seat != viewer]
    if not dump["open"]:
        seen = {card for cards in dump["played"] for card in cards}
        seen |= {card for seat, hand in enumerate(dump["hands"]) if seat not in others for card in hand}
        unseen = [card for card in range(1, 17) if card not in seen]
        rng.shuffle(unseen)
        for seat in others:
            dump["hands"][seat] = sorted(unseen.pop() for _ in dump["hands"][seat])
    for seat in others:
        if dump["chosen"][seat]:
            dump["chosen"][seat] = rng.choice(dump["hands"][seat])


def private_null(dump: Json) -> frozenset[str]:
    """§2 and §3 again: the deal is for its owner unless hands lie open, a choice for its owner always."""
    return frozenset({"chose"} if dump["open"] else {"chose", "dealt"})


def shuffle_numica(dump: Json, viewer: Seat | None, rng: Rng) -> None:
    """§3.3: set up in secret, nobody sees the other's row until both are ready. All else lies open (§2.2)."""
    if dump["options"]["setup"] == "secret" and None in dump["orders"]:
        for seat, order in enumerate(dump["orders"]):
            if seat != viewer and order is not None:
                letters = list(order)
                rng.shuffle(letters)
                dump["orders"][seat] = "".join(letters)


def private_numica(_: Json) -> frozenset[str]:
    """§3.3 again: a set-up in secret is for its owner."""
    return frozenset({"chosen"})


def shuffle_league(dump: Json, viewer: Seat | None, rng: Rng) -> None:
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


def private_league(_: Json) -> frozenset[str]:
    """§3.4 and §4.7: cards that are dealt, drawn or given back are for their owner."""
    return frozenset({"dealt", "drew", "returned"})


ZONES: Mapping[str, Zone] = {
    "null": Zone(shuffle_null, private_null),
    "numica": Zone(shuffle_numica, private_numica),
    "league": Zone(shuffle_league, private_league),
}
