"""What a seat cannot see in Hexors: from the rules, and on purpose not from the game's own `view`."""

from __future__ import annotations

from parlour.conformance.zone import Zone
from parlour.core.game import Json, Seat
from parlour.core.rng import Rng

POWERS = [f"0{number}" for number in range(64, 76)]
STRONGHOLDS = ["002", "004", "006", "007", "010", "011"]
HEROES = ["016", "017", "018", "019", "022", "023", "025", "028", "031", "032"]
VILLAINS = [f"0{number}" for number in range(40, 64) if number not in (41, 45, 52, 53, 56, 60, 62)]


def shuffle(dump: Json, viewer: Seat | None, rng: Rng) -> None:
    """§9.2: powers lie face down until they are used; §7.3: what is chosen is secret until all have chosen."""
    options = dump["options"]
    for seat, army in enumerate(dump["armies"]):
        if seat == viewer:
            continue
        army["powers"] = draw_alike(army["used"], len(army["powers"]), options["armies"] == "dealt", rng)
        if dump["chosen"][seat] is not None:
            dump["chosen"][seat] = choose(options, rng)


def draw_alike(used: list[str], count: int, dealt: bool, rng: Rng) -> list[str]:
    """§7.2: nobody has more than two that are alike; of those that are dealt none."""
    pack = POWERS * (1 if dealt else 2)
    for power in used:
        pack.remove(power)
    rng.shuffle(pack)
    return sorted(pack[:count])


def choose(options: Json, rng: Rng) -> list[str]:
    """§7.3: powers; or a Stronghold, Characters and powers, as many as everybody has."""
    powers = draw_alike([], options["powers"], False, rng)
    if options["armies"] != "chosen":
        return powers
    characters = 2 * [*HEROES, *VILLAINS]
    rng.shuffle(characters)
    return [rng.choice(STRONGHOLDS), *sorted(characters[: options["characters"]]), *powers]


def private(_: Json) -> frozenset[str]:
    """§7.3: a choice is its maker's. (That of the two kinds of deal one is secret, `dealt` cannot tell.)"""
    return frozenset({"chose"})


ZONE = Zone(shuffle, private)
