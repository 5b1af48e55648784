"""How people of five patiences judge a battle of a puzzle, what there is to be reckoned of one, and its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from parlour.core.rng import Rng
from parlour.games.hexors.puzzle_contests import HALF, Contest

LEAST_LEAD = Fraction(3, 100)
"""By how much a right answer is right, at least: less is luck, and whoever is wrong by less has reckoned well."""

TEMPTING = Fraction(3, 10)
"""How much better than the next the best is, at most: with more, nobody needs to reckon."""

LOOKS = (1, 3, 8, 20, 36)
"""By patience: how many pairs of rolls of a battle somebody tries; the last all that two dice have."""

STEADY = (0.8, 0.88, 0.93, 0.96, 0.98)
"""By patience: how likely one bonus or power is added rightly; whoever does not says anything."""

TRIED = 40
"""Battles that the second best players roll out in their heads."""


def find_lead(contest: Contest) -> Fraction:
    """Return by how much a chance is more than a half."""
    return Fraction(*contest.chance) - HALF


def judge(contest: Contest, level: int, rng: Rng) -> Fraction | int:
    """Return how good a battle looks to a player of a level, 0 where it looks even.

    A level's own move would not tell: it wants to win the game, not this battle.
    """
    if level == BY_GREATEST:
        return max(contest.strikes[0]) - max(contest.strikes[1])
    one, other = contest.sums
    if level == BY_PRINT:
        return one - other - 6 * (contest.own.plus - contest.other.plus)
    if level == BY_AVERAGE:
        return one - other
    return _try_out(contest, rng) if level == BY_TRIAL else find_lead(contest)


BY_GREATEST, BY_PRINT, BY_AVERAGE, BY_TRIAL = 1, 2, 3, 4
"""The levels that hold against each other the greatest numbers, or all that are printed, or what both come to on the
average with their bonuses, or that roll a few battles out in their heads. The strongest reckons."""


def _try_out(contest: Contest, rng: Rng) -> int:
    """Roll a few battles out, and return how many more are won than lost."""
    gap = contest.own.plus - contest.other.plus
    one, other = map(tuple, contest.strikes)
    leads = [gap + rng.choice(one) - rng.choice(other) for _ in range(TRIED)]
    return sum((lead > 0) - (lead < 0) for lead in leads)


def rate_choice(spreads: Sequence[Mapping[Fraction, float]], good: Sequence[bool]) -> float:
    """Return the chance that a good one is taken of those that look best, where each looks so with these chances.

    Of each value: how likely none looks better, and how many good and other ones look just as good.
    """
    chance = 0.0
    for value in sorted({value for spread in spreads for value in spread}):
        ways = {(0, 0): 1.0}  # by good ones and by all that look so good
        for spread, is_good in zip(spreads, good, strict=True):
            less = sum(each for worth, each in spread.items() if worth < value)
            level = spread.get(value, 0.0)
            after: dict[tuple[int, int], float] = {}
            for (fine, all_), way in ways.items():
                after[fine, all_] = after.get((fine, all_), 0.0) + way * less
                key = fine + is_good, all_ + 1
                after[key] = after.get(key, 0.0) + way * level
            ways = after
        chance += sum(way * fine / all_ for (fine, all_), way in ways.items() if all_)
    return chance


def weigh_terms(chances: Sequence[float], facts: Mapping[str, int], luck: float) -> tuple[float, ...]:
    """Return chances where bonuses and powers have to be added before: who errs there hits the right one by luck."""
    terms = facts["bonuses"] + facts["powers"]
    return tuple(
        chance * steady**terms + luck * (1 - steady**terms)
        for chance, steady in zip(chances, STEADY, strict=True)
    )


def measure_contest(contest: Contest) -> dict[str, int]:
    """Return how many dice are to be rolled, what both come to in six rolls, bonuses, powers and ties."""
    own, other = contest.sums
    sides = contest.own, contest.other
    return {
        "dice": sum(len(strikes) > 1 for strikes in contest.strikes),
        "strength": own,
        "against": other,
        "difference": own - other,
        "bonuses": sum(
            bool(bonus) for side in sides for bonus in (side.colour, side.pod, side.ally, side.defense)
        ),
        "powers": sum(len(side.powers) for side in sides),
        "ties": contest.pairs[1],
    }


def name_contest(contest: Contest) -> str:
    """Return a battle as what is reckoned of it."""
    one, other = (
        f"{side.tile}+{side.plus}{'' if side.strike is None else f'={side.strike}'}"
        for side in (contest.own, contest.other)
    )
    return f"{one}:{other}"


def name_both(contest: Contest) -> str:
    """Return a battle as it is reckoned, whichever side one is on."""
    return ":".join(sorted(name_contest(contest).split(":")))
