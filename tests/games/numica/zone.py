"""What a seat cannot see in Numica: from the rules, and on purpose not from the game's own `view`."""

from __future__ import annotations

from parlour.conformance.zone import Zone
from parlour.core.game import Json, Seat
from parlour.core.rng import Rng


def shuffle(dump: Json, viewer: Seat | None, rng: Rng) -> None:
    """§3.3: set up in secret, nobody sees the other's row until both are ready. All else lies open (§2.2)."""
    if dump["options"]["setup"] == "secret" and None in dump["orders"]:
        for seat, order in enumerate(dump["orders"]):
            if seat != viewer and order is not None:
                letters = list(order)
                rng.shuffle(letters)
                dump["orders"][seat] = "".join(letters)


def private(_: Json) -> frozenset[str]:
    """§3.3 again: a set-up in secret is for its owner."""
    return frozenset({"chosen"})


ZONE = Zone(shuffle, private)
