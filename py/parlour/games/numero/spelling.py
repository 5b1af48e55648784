"""Number sentences as people write and say them: `10 − 2`, `(6 + 4) ÷ 2`, `√9`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.games.numero.cards import DECK, VALUES

if TYPE_CHECKING:
    from parlour.games.numero.cards import Number
    from parlour.games.numero.piles import Pile

_INDICES = {2: "{}²", 3: "{}³", -2: "√{}", -3: "∛{}"}


def tell(value: Number) -> int | str:
    """Return a number for the reader: a fraction as text."""
    return value if isinstance(value, int) else str(value)


def spell_sum(piles: Sequence[Pile]) -> str:
    """Return the sum of piles: `8 + 1`, of one pile its value alone."""
    return " + ".join(str(pile.value) for pile in piles)


def spell_wild(piles: Sequence[Pile], card: int) -> str:
    """Return what a wild card does to a pile, or to the join of several: `10 − 2`, `(6 + 4) ÷ 2`."""
    inner = spell_sum(piles)
    if len(piles) > 1 or not isinstance(piles[0].value, int):
        inner = f"({inner})"
    wild = DECK[card]
    if wild.sort == "^":
        return _INDICES[wild.by].format(inner)
    if wild.sort == "-":
        return f"{inner} − {wild.by}"
    if wild.name[0] == "/":
        return f"{inner} ÷ {wild.under}"
    return f"{inner} × {wild.name.removeprefix('x')}"


def spell_build(piles: Sequence[Pile], card: int) -> str:
    """Return a number card added to a pile or a join: `5 + 3 + 4`."""
    return f"{spell_sum(piles)} + {VALUES[card]}"
