"""What a seat cannot see in the null game: from the rules, and on purpose not from the game's own `view`."""

from __future__ import annotations

from parlour.conformance.zone import Zone
from parlour.core.game import Json, Seat
from parlour.core.rng import Rng


def shuffle(dump: Json, viewer: Seat | None, rng: Rng) -> None:
    """§2: you look at your own cards only, unless hands lie open. §3: everybody chooses in secret."""
    others = [seat for seat in range(len(dump["hands"])) if seat != viewer]
    if not dump["open"]:
        seen = {card for cards in (*dump["played"], *dump["laid"]) for card in cards}
        seen |= {card for seat, hand in enumerate(dump["hands"]) if seat not in others for card in hand}
        unseen = [card for card in range(1, 17) if card not in seen]
        rng.shuffle(unseen)
        for seat in others:
            dump["hands"][seat] = sorted(unseen.pop() for _ in dump["hands"][seat])
    for seat in others:
        if dump["chosen"][seat]:
            dump["chosen"][seat] = rng.choice(dump["hands"][seat])


def private(dump: Json) -> frozenset[str]:
    """§2 and §3 again: the deal is for its owner unless hands lie open, a choice for its owner always."""
    return frozenset({"chose"} if dump["open"] else {"chose", "dealt"})


ZONE = Zone(shuffle, private)
