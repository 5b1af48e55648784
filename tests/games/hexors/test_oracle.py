"""Tiles and ends of Hexors that random games seldom meet, by hand from the rule book, to check the plain referee."""

from __future__ import annotations

from collections import Counter

from games.hexors.oracle import CLOCK, SIEGE
from games.hexors.oracle_scenes import lying, moves, play, rolls, scene, shut, strengths
from games.hexors.oracle_table import Strength
from games.hexors.oracle_tiles import (
    CHANCE,
    HEROES,
    STRONGHOLDS,
    VILLAINS,
    printed_tiles,
)

# The totals that the rule book prints beside its tables of heroes and villains.
TOTALS = [15, 15, 16, 17, 18, 19, 21, 23, 26, 26]
TOTALS += [14, 15, 16, 16, 17, 18, 18, 19, 20, 21, 23, 24, 26, 26, 27, 29, 31]


def test_all_tiles_are_those_of_the_rule_book() -> None:
    assert [sum(strikes) for strikes in [*HEROES.values(), *VILLAINS.values()]] == TOTALS
    assert [sum(values[:6]) for values in STRONGHOLDS.values()] == [21, 21, 27, 27, 21, 21]
    tiles = printed_tiles()
    assert len(tiles) == 33
    assert tiles["032"].strike("yellow") == 6
    assert tiles["063"].strike("red") == 8
    assert tiles["002"].strike("blue") == 6
    assert tiles["004"].strike("red") == 3
    assert Counter(tile.ally for tile in tiles.values()) == {0: 31, 1: 2}
    heroes = [tiles[number].colour for number in HEROES]
    assert heroes == ["green", "blue", "yellow", "red", "purple", "white", "green", "blue", "yellow", "blue"]


def test_r_hx_22_two_strongholds_fight_without_defense() -> None:
    oracle = scene("006 d1", "010 d9")
    assert moves(oracle) == {"fight d9"}
    done = play(oracle, "fight d9", *rolls("red", "yellow"))
    assert done.ended() == ("duel", frozenset({0}))
    assert done.scores() == (1, 0)
    assert play(oracle, "fight d9", *rolls("white", "red")).ended() == ("duel", frozenset({1}))
    assert play(oracle, "fight d9", *rolls("yellow", "white")).waiting() == (CHANCE,)


def test_r_hx_24_the_clock_ends_a_game() -> None:
    oracle = scene("006 d1 017 a1 018 g1", "010 d9 043 d6", clock=CLOCK - 1)
    done = play(oracle, "a1 a2")
    assert done.ended() == ("clock", frozenset({0}))
    assert done.scores() == (3, 2)
    even = scene("006 d1 017 a1", "010 d9 043 d6", clock=CLOCK - 1)
    assert play(even, "a1 a2").ended() == ("clock", frozenset())
    late = scene("006 d1 017 d4 018 a1", "010 d9 043 d6 018 a9", clock=CLOCK - 1)
    assert play(late, "d4 d5", *rolls("red", "red")).clock == 0


def test_r_hx_56_a_siege_ends_a_game_before_the_clock() -> None:
    lost = scene("006 d1", "010 d9 043 d6", clock=CLOCK - 1, siege=3)
    after = play(lost, "pass", "d6 d7")
    assert (after.ended(), after.clock, after.siege) == (None, CLOCK + 1, 4)
    late = scene("006 d1 017 a1 018 g1", "010 d9", siege=SIEGE - 1)
    assert play(late, "a1 a2").ended() == ("siege", frozenset())
    attacked = scene("006 d1 017 d7 018 g1", "010 d9", siege=SIEGE - 1)
    assert play(shut(play(attacked, "d7 d8"), "contact", "before"), *rolls("red", "red")).siege == 0


FREE = ("002 c1 016 c2", "004 l1 017 m2", "006 l9 018 l8", "007 c9 019 c8")


def test_r_hx_34_the_last_stronghold_wins() -> None:
    oracle = scene("002 c1 063 c7", "004 l1 017 m2", "", "007 c9 019 a1 022 g9")
    fallen = play(oracle, "c7 c8", *rolls("red", "yellow"))
    assert lying(fallen) == "002 c1 063 c8 004 l1 017 m2"
    assert fallen.waiting() == (1,)
    # R-HX-54: one stone for it.
    assert fallen.stones == (1, 0, 0, 0)
    last = scene("002 c1 063 c7", "", "", "007 c9 019 a1")
    done = play(last, "c7 c8", *rolls("red", "yellow"))
    assert done.ended() == ("last-stronghold", frozenset({0}))
    assert done.scores() == (2, 0, 0, 0)


def test_r_hx_35_a_stronghold_alone_strikes_from_afar() -> None:
    oracle = scene("002 c1", "004 l1 017 m2", "006 l9 018 c2")
    assert moves(oracle) == {"fight m2", "fight c2", "pass"}
    far = play(oracle, "fight m2", "roll blue")
    assert strengths(far) == [Strength(6)]
    near = play(oracle, "fight c2", "roll blue")
    assert strengths(near) == [Strength(6, defense=5)]
    done = play(far, "roll red")
    assert lying(done) == "002 c1 018 c2 004 l1 006 l9"
    # The loser of such a battle falls, also the one who began it.
    fallen = play(oracle, "fight m2", *rolls("green", "red"))
    assert "002" not in lying(fallen)
    assert fallen.waiting() == (1,)
    assert play(oracle, "pass").waiting() == (1,)


def test_r_hx_36_strongholds_strike_each_other_when_alone() -> None:
    oracle = scene("002 c1", "004 l1", "006 l9")
    assert moves(oracle) == {"fight l1", "fight l9", "pass"}
    done = play(oracle, "fight l1", *rolls("blue", "green"))
    assert lying(done) == "002 c1 006 l9"
    assert done.waiting() == (2,)
    team = scene("002 c1", "004 l1", "006 l9", "007 c9", teams=True)
    assert moves(team) == {"fight l1", "fight c9", "pass"}
