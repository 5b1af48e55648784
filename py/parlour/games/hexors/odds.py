"""The chances of a battle, exactly: each colour of the die is equally likely, and after a tie both roll again."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

Odds = tuple[int, int]
"""In how many cases of how many the attacker wins, in lowest terms; (0, 1) never, (1, 1) always."""


def odds(attacker: Sequence[int], plus: int, defender: Sequence[int], other_plus: int) -> Odds:
    """Return the chance that the attacker wins, from the six strikes of each and what each adds to any of them.

    A tie leads to the same battle again (R-HX-15), so ties only take their share of the cases away. At least one pair
    of rolls is to be no tie: no tile has six equal strikes (`read_set`), so that every battle of two of them can end.
    """
    wins, _, losses = count_pairs(attacker, plus, defender, other_plus)
    return _in_lowest_terms(wins, wins + losses)


def count_pairs(
    attacker: Sequence[int], plus: int, defender: Sequence[int], other_plus: int
) -> tuple[int, int, int]:
    """Return how many pairs of rolls the attacker wins, how many are ties, and how many it loses."""
    lead = plus - other_plus
    wins = losses = 0
    for strike in attacker:
        for other in defender:
            if strike + lead > other:
                wins += 1
            elif strike + lead < other:
                losses += 1
    return wins, len(attacker) * len(defender) - wins - losses, losses


def odds_after(total: int, defender: Sequence[int], other_plus: int, again: Odds) -> Odds:
    """Return the attacker's chance once his die is rolled, from all that he comes to and what a tie leads to.

    `again` are the `odds` of the battle in which both roll anew.
    """
    wins = sum(other + other_plus < total for other in defender)
    ties = sum(other + other_plus == total for other in defender)
    return _in_lowest_terms(wins * again[1] + ties * again[0], len(defender) * again[1])


def _in_lowest_terms(wins: int, of: int) -> Odds:
    common = gcd(wins, of)
    return wins // common, of // common
