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


ZONES: Mapping[str, Zone] = {
    "null": Zone(shuffle_null, private_null),
    "numica": Zone(shuffle_numica, private_numica),
}
