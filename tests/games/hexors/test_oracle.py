"""Cases worked out by hand from the rule book of Hexors, to check the plain referee itself: tiles, moves, battles."""

from __future__ import annotations

from collections import Counter

import pytest

from games.hexors.oracle import CLOCK, SIEGE, Oracle
from games.hexors.oracle_scenes import lasting, lying, moves, play, rolls, scene, shut, strengths, totals
from games.hexors.oracle_table import Strength
from games.hexors.oracle_tiles import (
    CHANCE,
    COSTS,
    HEROES,
    STRONGHOLDS,
    VILLAINS,
    beside,
    distance,
    opposite,
    printed_tiles,
    read_tiles,
    spaces,
)

STARTER = "017 018 031 032 043 049 058 059"
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


def test_a_set_corrects_and_completes_the_tiles() -> None:
    tiles = read_tiles("018 red 1 2 3 2 2 7 ally 3; 101 = 1 2 3 4 5 6 + 2 ally 3")
    assert len(tiles) == 34
    assert tiles["018"].strike("white") == 7
    assert tiles["018"].colour == "red"
    assert tiles["018"].ally == 3
    assert tiles["101"].is_stronghold()
    assert tiles["101"].defense == 2
    assert tiles["101"].ally == 3


def test_spaces_lie_around_each_other() -> None:
    assert len(spaces(2)) == 63
    assert len(spaces(4)) == 126
    assert set(beside("d5", 2)) == {"c5", "e5", "c4", "d4", "c6", "d6"}
    assert set(beside("d4", 2)) == {"c4", "e4", "d3", "e3", "d5", "e5"}
    assert beside("a1", 2) == ("a2", "b1")
    assert distance("d1", "d9", 2) == 8
    assert distance("c1", "l1", 4) == 9
    assert all(one in beside(other, 4) for one in spaces(4) for other in beside(one, 4))
    assert opposite("d4", "d5", 2) == "c6"
    assert opposite("d4", "e4", 2) == "f4"
    assert opposite("d4", "e5", 2) == "e6"
    assert opposite("f4", "g4", 2) is None


# Setting up


def test_r_hx_01_characters_are_dealt_by_turns() -> None:
    oracle = play(Oracle.start(), "toss 2", "take 006", f"deal {STARTER}")
    assert oracle.armies == (("010", "018", "032", "049", "059"), ("006", "017", "031", "043", "058"))
    assert not play(Oracle.start(), "toss 1", "take 010").legal(
        CHANCE, "deal 017 018 031 032 043 049 058 061"
    )
    other = play(Oracle.start(characters=2), "toss 1", "take 010")
    assert other.legal(CHANCE, "deal 061 017 063 016")
    assert not other.legal(CHANCE, "deal 061 017 063 061")


def test_r_hx_02_the_loser_of_the_toss_moves_first() -> None:
    start = play(Oracle.start(), "toss 1")
    assert start.waiting() == (0,)
    assert moves(start) == {"take 006", "take 010"}
    dealt = play(start, "take 010", f"deal {STARTER}")
    assert dealt.waiting() == (0,)
    first = play(dealt, "017 d2 031 c2 043 c1 058 e1")
    assert first.waiting() == (1,)
    assert play(first, "018 d8 032 c8 049 c9 059 e9").waiting() == (1,)
    collector = play(Oracle.start("collector", powers=0), "toss 1", "deal 006 017 018 031 032")
    assert collector.waiting() == (CHANCE,)
    assert play(collector, "deal 004 019 022 023 025").waiting() == (0,)


def test_r_hx_03_characters_stand_within_two_spaces() -> None:
    oracle = play(Oracle.start(characters=2), "toss 1", "take 006", "deal 061 017 063 016")
    near = {"b1", "c1", "e1", "f1", "b2", "c2", "d2", "e2", "c3", "d3", "e3"}
    assert moves(oracle) == {f"061 {one} 063 {two}" for one in near for two in near if one != two}
    assert not oracle.legal(0, "063 c1 061 b1")
    alike = scene("006 d1", "010 d9")
    alike = Oracle(
        **{
            **vars(alike),
            "stage": "place",
            "window": "",
            "armies": (("006", "016", "016"), ("010",)),
            "done": 0,
        }
    )
    assert alike.legal(0, "016 c2 016 d2")
    assert not alike.legal(0, "016 d2 016 c2")


def test_r_hx_32_nobody_takes_a_tile_three_times() -> None:
    oracle = play(Oracle.start("collector"), "toss 1", "deal 006 017 018 031 032", "deal 004 019 022 023 025")
    assert oracle.waiting() == (0, 1)
    assert len(oracle.moves(0) or ()) == 352
    assert oracle.legal(1, "take 064 064 075")
    assert not oracle.legal(1, "take 064 064 064")
    assert not oracle.legal(1, "take 066 064 075")
    assert not oracle.legal(1, "take 064 075")
    one = oracle.play(1, "take 064 064 075")
    assert one.waiting() == (0,)
    both = play(one, "take 066 067 068")
    assert both.hidden == (("066", "067", "068"), ("064", "064", "075"))
    assert both.waiting() == (0,)
    chosen = play(Oracle.start("collector", armies="chosen", characters=3, powers=1), "toss 1")
    assert chosen.legal(1, "take 006 017 017 018 064")
    assert not chosen.legal(1, "take 006 017 017 017 064")
    assert not chosen.legal(1, "take 017 006 017 018 064")
    assert chosen.moves(0) is None


def test_no_tile_is_dealt_twice() -> None:
    oracle = play(Oracle.start("collector", armies="dealt", characters=2, powers=2), "toss 2")
    assert oracle.legal(CHANCE, "deal 006 017 018 064 075")
    assert not oracle.legal(CHANCE, "deal 006 017 018 064 064")
    assert not oracle.legal(CHANCE, "deal 006 017 018 075 064")
    after = play(oracle, "deal 006 017 018 064 075")
    assert after.hidden[1] == ("064", "075")
    assert not after.legal(CHANCE, "deal 007 018 019 064 066")
    assert not after.legal(CHANCE, "deal 006 019 022 064 066")
    assert play(after, "deal 007 019 022 064 075").waiting() == (1,)


@pytest.mark.parametrize(("teams", "bases"), [(False, "c1 l1 l9 c9"), (True, "c1 c9 l1 l9")])
def test_r_hx_43_the_toss_gives_the_places(teams: bool, bases: str) -> None:
    oracle = play(Oracle.start(teams=teams, seats=4, characters=2), "toss 3")
    deals = ["deal 002 016 017", "deal 004 018 019", "deal 006 022 023", "deal 007 025 028"]
    oracle = play(oracle, *deals)
    order = [2, 3, 0, 1]
    assert [
        space for _, space in sorted((order.index(piece.owner), at) for piece, at in oracle.at.items())
    ] == (bases.split())
    for seat in order:
        assert oracle.waiting() == (seat,)
        oracle = oracle.play(seat, min(moves(oracle)))
    assert oracle.waiting() == (2,)


# Moving


def test_perft_is_that_of_the_rule_book() -> None:
    start = play(Oracle.start(), "toss 2", "take 010", "deal 043 017 049 018 058 031 059 032")
    start = play(start, "043 c7 049 d7 058 d8 059 e8", "017 c3 018 d3 031 d2 032 e2")
    assert len(moves(start)) == 29
    seconds = [play(start, move) for move in moves(start)]
    assert sum(len(moves(each)) for each in seconds) == 841


@pytest.mark.slow
def test_perft_is_that_of_the_rule_book_three_deep() -> None:
    start = play(Oracle.start(), "toss 2", "take 010", "deal 043 017 049 018 058 031 059 032")
    start = play(start, "043 c7 049 d7 058 d8 059 e8", "017 c3 018 d3 031 d2 032 e2")
    seconds = [play(start, move) for move in moves(start)]
    assert sum(len(moves(play(each, move))) for each in seconds for move in moves(each)) == 21_257


def test_r_hx_04_who_can_move_must() -> None:
    assert "pass" not in moves(scene("006 d1 017 a1", "010 d9 043 g9"))
    stuck = scene("006 d1 017 a1", "010 d9 043 g9", in_force=lasting("065 1 b1", "065 1 a2"))
    assert moves(stuck) == {"pass"}
    assert play(stuck, "pass").waiting() == (1,)


def test_r_hx_05_an_advance_leads_to_an_empty_space() -> None:
    walls = lasting("065 0 b1", "075 0 c5 c4 a9")
    oracle = scene("006 d1 017 d5 018 e5", "010 d9 043 d4", in_force=walls)
    assert moves(oracle, "017 ") == set()
    assert moves(oracle, "d5 ") == {"d5 c6", "d5 d6", "d5 f5"}


def test_r_hx_06_a_jump_leads_straight_over_a_friendly_tile() -> None:
    oracle = scene("006 d1 017 c1 018 d2", "010 d9 043 g9", in_force=lasting("065 0 b1", "065 1 b2"))
    assert {"c1 a1", "c1 e1"} < moves(oracle, "c1 ")
    assert "c1 a3" not in moves(oracle)
    assert not any(move.startswith("c1 e1 ") and move.endswith("f1") for move in moves(oracle))
    enemy = scene("006 d1 017 d5", "010 d9 043 e5")
    assert "d5 f5" not in moves(enemy)
    filled = scene("006 d1 017 d5 018 e5 019 f5", "010 d9 043 g9")
    assert "d5 f5" not in moves(filled)


def test_r_hx_07_a_chain_lands_nowhere_twice() -> None:
    oracle = scene("006 d1 017 c5 018 d5 019 d6 022 c6", "010 d9 043 g9")
    assert {"c5 e5", "c5 e5 d7", "c5 d7 e5"} < moves(oracle)
    assert not any(move.split().count("c5") > 1 for move in moves(oracle))


def test_r_hx_08_a_chain_ends_where_it_touches() -> None:
    oracle = scene("006 d1 017 b5 018 c5 019 e5", "010 d9 043 d6")
    # From d5, which touches 043, it may not go on to f5.
    assert "b5 d5" in moves(oracle)
    assert "b5 d5 f5" not in moves(oracle)
    free = scene("006 d1 017 b5 018 c5 019 e5", "010 d9 043 d7")
    assert "b5 d5 f5" in moves(free)


def test_r_hx_09_who_stands_in_contact_fights_only_by_moving() -> None:
    oracle = scene("006 d1 017 d5 018 a1", "010 d9 043 d6")
    away = play(oracle, "a1 a2")
    assert away.battle is None
    assert away.waiting() == (1,)
    again = play(oracle, "d5 c6")
    assert again.battle is not None
    assert again.battle.defender.number == "043"
    # R-HX-10, R-HX-11: one may walk away.
    assert play(oracle, "d5 d4").battle is None


# Battles


def test_r_hx_12_the_worked_battle() -> None:
    oracle = play(scene("002 d1 032 d4", "004 d9 063 d6"), "d4 d5", *rolls("yellow"))
    assert oracle.waiting() == (CHANCE,)
    assert totals(oracle) == [12]
    both = scene("002 d1 032 d4", "004 d9 063 d6", hidden=",072", stones=(0, 2))
    both = play(both, "pass", "d4 d5", "pass", "pass", "roll yellow", "pass", "roll red")
    assert strengths(both) == [Strength(6, 6), Strength(8, 3)]
    assert totals(both) == [12, 11]
    done = play(oracle, "roll red")
    assert lying(done) == "002 d1 032 d5 004 d9"
    assert done.stones == (1, 0)


def test_r_hx_12_all_bonuses_add_up() -> None:
    # 023 is white: Mars gives it 2, one for the Pod, one for the Ally; 010 has 5 to defend it.
    oracle = play(scene("004 d1 023 c7 017 b8", "010 d9 043 g1"), "c7 c8", *rolls("green"))
    assert strengths(oracle) == [Strength(5, 2, 1, 1)]
    # 6 and 5 are more.
    assert lying(play(oracle, "roll red")) == "017 b8 004 d1 010 d9 043 g1"


def test_r_hx_13_beginners_compare_strikes_alone() -> None:
    oracle = scene("004 d1 023 c7 017 b8", "010 d9 043 g1", game="beginner")
    after = play(oracle, "c7 c8", *rolls("green", "yellow"))
    assert lying(after) == "017 b8 023 c8 004 d1 043 g1"
    assert after.stones == (0, 0)


def test_r_hx_14_bonuses_are_looked_at_when_compared() -> None:
    # 058 stands in a Pod with 043 until that is defeated.
    oracle = play(scene("006 d1 063 d4", "010 d9 043 d6 058 c6"), "d4 d5", "fight c6", "roll red")
    battle = oracle.battle
    assert battle is not None
    assert oracle.strength(battle.defender, "red", battle).pod == 1
    other = play(scene("006 d1 063 d4", "010 d9 043 d6 058 c6"), "d4 d5", "fight d6", *rolls("red", "red"))
    battle = other.battle
    assert battle is not None
    assert battle.defender.number == "058"
    assert other.strength(battle.defender, "red", battle).pod == 0


def test_r_hx_15_a_tie_is_rolled_again() -> None:
    oracle = play(scene("006 d1 017 d4", "010 d9 043 d6", game="beginner"), "d4 d5", *rolls("yellow", "red"))
    assert oracle.waiting() == (CHANCE,)
    assert "043 d6" in lying(oracle)
    again = play(oracle, *rolls("red", "red"))
    assert "043 d6" not in lying(again)


def test_r_hx_16_all_that_were_touched_are_fought() -> None:
    oracle = play(scene("006 d1 063 d4", "010 d9 043 d6 058 c6 018 a9"), "d4 d5")
    assert oracle.waiting() == (0,)
    assert moves(oracle) == {"fight c6", "fight d6"}
    won = play(oracle, "fight d6", *rolls("red", "red"))
    assert won.battle is not None
    assert won.battle.defender.number == "058"
    assert won.stones == (1, 0)
    lost = play(scene("004 d1 063 d4 017 a1", "010 d9 043 d6 058 c6"), "d4 d5", "fight d6")
    lost = play(lost, *rolls("yellow", "yellow"))
    assert lost.waiting() == (1,)
    assert "058 c6" in lying(lost)
    assert "063" not in lying(lost)


def test_r_hx_17_the_winner_stays() -> None:
    oracle = play(scene("006 d1 063 d4 017 a1", "010 d9 043 d6 018 a9"), "d4 d5", *rolls("red", "red"))
    assert lying(oracle) == "017 a1 018 a9 006 d1 063 d5 010 d9"


def test_r_hx_18_pods_are_made_of_friendly_tiles() -> None:
    def pod(army: str, in_force: str) -> int:
        oracle = scene(army, "010 d9 043 d6", in_force=lasting(in_force))
        return strengths(play(oracle, "d4 d5", "roll red"))[0].pod

    assert pod("006 d1 063 d4", "065 0 a9") == 0
    assert pod("006 d1 063 d4 017 e5", "065 0 a9") == 1
    assert pod("006 c4 063 d4", "065 0 a9") == 1
    assert pod("006 d1 063 d4", "065 0 c5") == 1
    assert pod("006 d1 063 d4", "069 0 c5") == 1
    assert pod("006 d1 063 d4", "065 1 c5") == 0
    assert pod("006 d1 063 d4", "075 0 c5") == 0


def test_r_hx_19_whoever_wins_gets_a_stone() -> None:
    oracle = play(scene("006 d1 017 d4 018 a1", "010 d9 063 d6"), "d4 d5", *rolls("yellow", "red"))
    assert oracle.stones == (0, 1)
    assert lying(oracle) == "018 a1 006 d1 063 d6 010 d9"


def test_r_hx_20_without_a_stronghold_there_is_no_colour() -> None:
    oracle = play(scene("017 d4 023 c5", "004 d9 043 d6"), "d4 d5", "roll red")
    assert strengths(oracle) == [Strength(3, pod=1)]


def test_r_hx_21_who_has_only_a_stronghold_loses_the_turn() -> None:
    oracle = scene("006 d1", "010 d9 043 d6", hidden="064 072", stones=(9, 0))
    assert moves(oracle) == {"pass"}
    assert not oracle.window
    assert play(oracle, "pass").active == 1


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


def test_r_hx_24b_the_attacker_rolls_first() -> None:
    oracle = play(scene("006 d1 017 d4", "010 d9 043 d6"), "d4 d5")
    assert len(moves(oracle)) == 6
    battle = play(oracle, "roll red").battle
    assert battle is not None
    assert battle.rolls == ("red",)


def test_r_hx_24c_a_stronghold_does_not_attack_among_two() -> None:
    assert moves(scene("006 d1 017 a1", "010 d9 043 d6"), "fight") == set()


def test_a_game_of_two_ends_when_all_tiles_are_gone() -> None:
    oracle = scene("006 d1 063 d4", "043 d6")
    done = play(oracle, "d4 d5", *rolls("red", "red"))
    assert done.ended() == ("eliminated", frozenset({0}))
    assert done.waiting() == ()
    assert done.scores() == (2, 0)


# More than two


FREE = ("002 c1 016 c2", "004 l1 017 m2", "006 l9 018 l8", "007 c9 019 c8")


def test_r_hx_33_turns_go_round() -> None:
    oracle = play(scene(*FREE), "c2 c3")
    assert oracle.waiting() == (1,)
    assert play(oracle, "m2 m3", "l8 l7").waiting() == (3,)


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


def test_r_hx_37_two_players_tiles_are_both_fought() -> None:
    oracle = play(scene("002 c1 063 d4", "004 l1 017 c6", "006 l9 018 d6"), "d4 d5")
    assert moves(oracle) == {"fight c6", "fight d6"}


def test_r_hx_38_partners_are_friends() -> None:
    oracle = scene("002 c1 023 d4", "007 c9 043 d6", "004 l1 017 e5", "006 l9 018 a9", teams=True)
    # Over the partner's tile, but Atlantis's colour: white 4; the Ally of Mars, and a Pod.
    assert "d4 e6" in moves(oracle)
    fought = play(oracle, "d4 d5", "roll green")
    assert strengths(fought) == [Strength(5, 4, 1, 1)]
    assert play(fought, "roll red").stones == (1, 0, 0, 0)
    assert oracle.side(2) == [0, 2]
    assert oracle.side(3) == [1, 3]


def test_r_hx_39_a_fallen_partner_has_no_turns() -> None:
    oracle = scene("002 c1 063 c7 016 a1", "007 c9 019 g9", "004 l1 017 l2", "006 l9 018 l8", teams=True)
    fallen = play(oracle, "c7 c8", *rolls("red", "yellow"))
    # R-HX-53: his Characters leave with him.
    assert lying(fallen) == "016 a1 002 c1 063 c8 004 l1 017 l2 018 l8 006 l9"
    assert fallen.waiting() == (2,)
    assert play(fallen, "l2 l3", "l8 l7").waiting() == (0,)
    last = scene("002 c1 016 a1", "", "004 l1 063 l7", "006 l9 018 a9", teams=True, active=2)
    done = play(last, "l7 l8", *rolls("red", "yellow"))
    assert done.ended() == ("team", frozenset({0, 2}))
    assert done.scores() == (2, 0, 2, 0)


def test_all_costs_are_those_of_the_rule_book() -> None:
    assert list(COSTS.values()) == [0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]
