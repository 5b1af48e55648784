"""How much luck the Beginner's game leaves to skill, exactly: nobody can win more often than who picks every battle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations

import pytest

from parlour.games.hexors.board import STRONGHOLD
from parlour.games.hexors.scene import Entry, chance, find_roster
from parlour.games.hexors.tiles import BUILT_IN, STARTER_CHARACTERS, STARTER_STRONGHOLDS

Army = frozenset[int]
Picking = Callable[[Iterable[float]], float]


def reckon(armies: tuple[Army, Army], pick: Picking) -> float:
    """Return how often the first army is left in the end, if all battles are picked by one rule."""

    @lru_cache(None)
    def left(own: Army, other: Army) -> float:
        if not own or not other:
            return float(bool(own))
        hopes = []
        for tile in own:
            for foe in other:
                # Two Strongholds meet once nothing else is left (R-HX-22).
                if {tile, foe} <= set(STARTER_STRONGHOLDS) and len(own) + len(other) > 2:
                    continue
                won = chance(BUILT_IN[tile].strikes, BUILT_IN[foe].strikes, 0)
                hopes.append(won * left(own, other - {foe}) + (1 - won) * left(own - {tile}, other))
        return pick(hopes)

    return left(*armies)


def average(pick: Picking, other_pick: Picking) -> float:
    """Return how often a seat wins on the average of all deals, with either Stronghold, that picks every battle."""
    home, other_home = STARTER_STRONGHOLDS
    shares = []
    for own in combinations(STARTER_CHARACTERS, len(STARTER_CHARACTERS) // 2):
        armies = ({home, *own}, {other_home, *STARTER_CHARACTERS} - set(own))
        both = frozenset(armies[0]), frozenset(armies[1])
        shares += [reckon(both, pick), 1 - reckon(both, other_pick)]
    return sum(shares) / len(shares)


def test_what_computers_reckon_lies_between_who_picks_no_battle_and_who_picks_all() -> None:
    home, other_home = STARTER_STRONGHOLDS
    deals = list(combinations(STARTER_CHARACTERS, len(STARTER_CHARACTERS) // 2))
    for own in deals[::9]:
        armies = [(home, *own), (other_home, *sorted({*STARTER_CHARACTERS} - set(own)))]
        tiles = [(side, BUILT_IN[number]) for side, army in enumerate(armies) for number in army]
        entries = [Entry(side, tile.strikes, tile.kind == STRONGHOLD, 0, 0, 0) for side, tile in tiles]
        reckoned = find_roster(tuple(entries)).find((1 << len(entries)) - 1)
        both = frozenset(armies[0]), frozenset(armies[1])
        assert reckon(both, min) < reckoned < reckon(both, max)


def test_nobody_wins_more_than_55_of_100_beginners_games_by_skill() -> None:
    """Whoever attacks, the odds are the same, so all that skill can do is to choose who meets whom.

    Here one seat chooses that alone, from first to last, with no Field in its way: no play by the rules can do better
    against anybody who comes to battle. The computers' ladder cannot have steps of 60 of 100 there.
    Who does not come to a Stronghold that stands alone has a draw (R-HX-56), and a siege is no win for anybody.
    """
    assert average(max, min) == pytest.approx(0.5487, abs=0.0001)
    # Who leaves every choice to the other still wins nearly as often as not.
    assert average(min, max) == pytest.approx(1 - 0.5487, abs=0.0001)
