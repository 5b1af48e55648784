"""The chances of a battle of Hexors, against a plain count of its 36 pairs and of the ties that come again."""

from __future__ import annotations

from fractions import Fraction
from math import gcd

import pytest

from parlour.core.rng import Rng
from parlour.games.hexors.odds import odds, odds_after
from parlour.games.hexors.tiles import BUILT_IN

BATTLES = 5000


def make_battle(rng: Rng) -> tuple[list[int], int, list[int], int]:
    """Make strikes and bonuses of two sides; few different numbers, so that there are many ties."""
    most = rng.choice([2, 3, 5, 10, 100])
    while True:
        one, two = ([rng.below(most) for _ in range(6)] for _ in range(2))
        if len(set(one)) > 1 or len(set(two)) > 1:
            return one, rng.below(9) - 1, two, rng.below(9) - 1


def count_pairs(one: list[int], plus: int, two: list[int], other: int) -> tuple[int, int, int]:
    """Count the pairs of rolls that the attacker wins, that tie, and that he loses."""
    pairs = [(mine + plus) - (theirs + other) for mine in one for theirs in two]
    return sum(gap > 0 for gap in pairs), pairs.count(0), sum(gap < 0 for gap in pairs)


def win_in_the_end(wins: Fraction, ties: Fraction) -> Fraction:
    """Return the sum of wins + ties · wins + ties² · wins …, with all the ties before a win."""
    return wins / (1 - ties)


def test_chances_of_random_battles() -> None:
    rng = Rng("odds")
    with_ties = 0
    for _ in range(BATTLES):
        battle = make_battle(rng)
        wins, ties, losses = count_pairs(*battle)
        assert wins + ties + losses == 36
        got, of = odds(*battle)
        with_ties += ties > 0
        assert Fraction(got, of) == win_in_the_end(Fraction(wins, 36), Fraction(ties, 36)), battle
        assert gcd(got, of) == 1, "in lowest terms"
        assert 0 <= got <= of
    assert with_ties > BATTLES / 2


def test_the_first_terms_of_the_series_come_near() -> None:
    """The sum itself, so that its closed form is not the only witness."""
    rng = Rng("series")
    for _ in range(200):
        one, plus, two, other = make_battle(rng)
        wins, ties, _ = count_pairs(one, plus, two, other)
        series = sum(Fraction(wins, 36) * Fraction(ties, 36) ** again for again in range(400))
        got, of = odds(one, plus, two, other)
        assert abs(Fraction(got, of) - series) <= Fraction(ties, 36) ** 400


def test_chances_after_the_attackers_roll() -> None:
    rng = Rng("after")
    for _ in range(BATTLES):
        one, plus, two, other = make_battle(rng)
        again = odds(one, plus, two, other)
        total = rng.choice(one) + plus
        won = sum(total > theirs + other for theirs in two)
        tied = sum(total == theirs + other for theirs in two)
        got, of = odds_after(total, two, other, again)
        assert Fraction(got, of) == Fraction(won, 6) + Fraction(tied, 6) * Fraction(*again)
        assert gcd(got, of) == 1


def test_the_six_rolls_of_the_attacker_together_are_the_battle() -> None:
    rng = Rng("together")
    for _ in range(1000):
        one, plus, two, other = make_battle(rng)
        whole = odds(one, plus, two, other)
        parts = [Fraction(*odds_after(mine + plus, two, other, whole)) for mine in one]
        assert sum(parts) / 6 == Fraction(*whole)


def test_what_one_side_wins_the_other_loses() -> None:
    rng = Rng("both")
    for _ in range(1000):
        one, plus, two, other = make_battle(rng)
        assert Fraction(*odds(one, plus, two, other)) + Fraction(*odds(two, other, one, plus)) == 1


@pytest.mark.parametrize("number", BUILT_IN)
def test_equals_have_even_chances(number: int) -> None:
    strikes = BUILT_IN[number].strikes
    assert odds(strikes, 0, strikes, 0) == (1, 2)
    assert odds(strikes, 3, strikes, 3) == (1, 2)


def test_certain_battles() -> None:
    one, two = (5, 6, 7, 8, 9, 9), (0, 1, 2, 3, 4, 4)
    assert odds(one, 0, two, 0) == (1, 1)
    assert odds(two, 0, one, 0) == (0, 1)
    assert odds(two, 1, one, 0) == (0, 1), "a tie at best, and so in the end a loss"
    assert odds(two, 10, one, 0) == (1, 1)
    assert odds_after(9, two, 0, (1, 1)) == (1, 1)
    assert odds_after(0, one, 0, (0, 1)) == (0, 1)
    assert odds_after(5, (5, 5, 5, 5, 5, 6), 0, (1, 2)) == (5, 12), "five ties and a loss"


def test_a_battle_of_two_tiles_by_hand() -> None:
    # 018 (1 2 3 2 2 6) against 040 (2 3 1 2 3 3): 1 wins none and ties one; each of three 2s wins one and ties two;
    # 3 wins three and ties three; 6 wins all. Wins 3 + 3 + 6 = 12, ties 1 + 6 + 3 = 10, losses 14.
    assert count_pairs([1, 2, 3, 2, 2, 6], 0, [2, 3, 1, 2, 3, 3], 0) == (12, 10, 14)
    assert odds(BUILT_IN[18].strikes, 0, BUILT_IN[40].strikes, 0) == (6, 13)
