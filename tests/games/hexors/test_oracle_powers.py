"""Cases worked out by hand from the rule book of Hexors, to check the plain referee itself: windows and powers."""

from __future__ import annotations

import pytest

from games.hexors.oracle import Oracle
from games.hexors.oracle_scenes import lasting, lying, moves, play, rolls, scene, settle, shut, strengths

# Two Characters each, so that nobody can use Last Stand; they stand far from each other.
FAR = ("006 d1 017 a1 018 c1", "010 d9 043 g9 058 a9")
# 017 lands on d5 and touches 043; others stand aside.
NEAR = ("006 d1 017 d4 018 a1", "010 d9 043 d6 058 a9")


def at_war(hidden: str, stones: tuple[int, int], army: tuple[str, ...] = NEAR) -> Oracle:
    """Move 017 to d5 and pass until the first roll is due, but for the window before it."""
    oracle = scene(*army, hidden=hidden, stones=stones)
    return shut(play(shut(oracle, "start"), "d4 d5"), "contact")


def in_force(oracle: Oracle) -> list[str]:
    """List the powers in force."""
    return [each.power for each in oracle.in_force]


# Windows


def test_r_hx_25_who_could_do_nothing_is_not_asked() -> None:
    poor = scene(*FAR, hidden="066,066")
    assert poor.stage == "step"
    one = scene(*FAR, hidden="066,066", stones=(1, 1))
    # For one stone the active seat could play Speed; the other nothing before there is a battle.
    assert (one.window, one.waiting()) == ("start", (0,))
    assert moves(one) == {"pass"}
    assert play(one, "pass").stage == "step"
    two = scene(*FAR, hidden="066,066", stones=(2, 2))
    assert play(two, "pass").waiting() == (1,)
    assert scene(*FAR, hidden=",066", stones=(2, 2)).waiting() == (1,)


def test_r_hx_25_a_last_character_costs_nothing_to_ask_about() -> None:
    army = ("006 d1 017 a1 018 c1", "010 d9 043 g9")
    oracle = scene(*army, hidden="066,066")
    assert (oracle.window, oracle.waiting()) == ("start", (1,))
    # Two of a power were seen: there is no third.
    assert scene(*army, hidden="066,066", used=((), ("064", "064"))).stage == "step"


def test_r_hx_25_the_active_seat_is_asked_first() -> None:
    oracle = scene(*FAR, hidden="066,066", stones=(2, 2), active=1)
    assert oracle.waiting() == (1,)
    assert play(oracle, "pass").waiting() == (0,)


def test_r_hx_40_windows_stand_in_their_order() -> None:
    oracle = scene(*NEAR, hidden="073,073", stones=(2, 2))
    met = []
    sentences = iter(["d4 d5", *rolls("yellow", "yellow", "yellow", "red"), "a9 a8"])
    while oracle.active == 0:
        if oracle.window:
            met.append((oracle.window, oracle.waiting()[0]))
            oracle = play(oracle, "pass")
        else:
            oracle = play(oracle, next(sentences))
    both = [(window, seat) for window in ("start", "contact", "before", "attacker") for seat in (0, 1)]
    # The last window opens again after a re-roll, the end asks the active seat alone.
    assert met[:8] == both
    assert met[8:] == [("defender", 0), ("defender", 1)] * 2 + [("end", 0)]


def test_r_hx_40_no_contact_opens_no_window() -> None:
    oracle = play(scene(*FAR, hidden=",073", stones=(0, 2)), "pass", "a1 a2")
    assert (oracle.active, oracle.window) == (1, "start")


def test_r_hx_40_the_end_asks_the_active_seat_alone() -> None:
    oracle = play(scene(*FAR, hidden="065,068", stones=(1, 2)), "pass", "pass", "a1 a2")
    assert (oracle.window, oracle.waiting()) == ("end", (0,))
    walled = play(oracle, "power 065 a3")
    assert walled.waiting() == (1,)
    assert "power 068 065" in moves(walled)
    assert "065" in in_force(play(walled, "pass"))
    none = play(oracle, "pass")
    assert none.active == 1


def test_beginners_are_asked_nothing() -> None:
    assert scene(*FAR, game="beginner", hidden="064,064", stones=(9, 9)).stage == "step"


# The stack


def test_r_hx_26_the_last_resolves_first() -> None:
    oracle = at_war("072,068", (2, 4))
    oracle = play(oracle, "power 072 d5")
    assert oracle.waiting() == (1,)
    assert "power 068 072" in moves(oracle)
    countered = play(oracle, "power 068 072")
    assert in_force(countered) == []
    assert countered.stones == (0, 2)
    assert countered.hidden == ((), ())
    assert in_force(play(oracle, "pass")) == ["072"]


def test_r_hx_26_detection_counters_detection() -> None:
    oracle = at_war("072 068,068", (4, 2))
    oracle = play(oracle, "power 072 d5", "pass", "power 068 072", "power 068 068")
    assert in_force(oracle) == ["072"]
    assert oracle.stack == ()


def test_r_hx_41_asking_begins_anew() -> None:
    oracle = at_war("072 072,070 070", (4, 4))
    oracle = play(oracle, "pass", "power 070 d5")
    assert oracle.waiting() == (0,)
    oracle = play(oracle, "power 072 d5")
    assert [each.power for each in oracle.stack] == ["070", "072"]
    assert oracle.waiting() == (0,)
    oracle = play(oracle, "pass", "pass")
    # Only the top took effect; then all are asked about the one below.
    assert in_force(oracle) == ["072"]
    assert oracle.waiting() == (0,)
    oracle = play(oracle, "pass", "pass")
    assert in_force(oracle) == ["072", "070"]
    assert oracle.window == "before"


def test_r_hx_41_a_power_without_target_fizzles() -> None:
    oracle = play(scene(*FAR, hidden="065,068", stones=(1, 2)), "power 065 c4", "power 068 065")
    assert in_force(oracle) == []
    # Of two Speeds on the stack the one below may take effect no more.
    two = play(scene(*FAR, hidden="067 067 072", stones=(4, 0)), "power 067", "power 067")
    assert [each.serial for each in two.stack] == [0, 1]
    assert [each.serial for each in settle(two).in_force] == [1]
    # With nobody to answer it takes effect at once.
    assert in_force(play(scene(*FAR, hidden="067", stones=(1, 0)), "power 067")) == ["067"]


def test_r_hx_41_wasteland_keeps_what_is_possible() -> None:
    oracle = scene(*FAR, hidden="075 065,068", stones=(4, 2))
    oracle = play(oracle, "power 075 c4 d4 e4")
    assert oracle.waiting() == (0,)
    oracle = play(oracle, "power 065 d4", "pass", "pass", "pass")
    assert oracle.craters() == {"c4": 0, "e4": 0}
    assert oracle.walls() == {"d4": 0}


def test_r_hx_27_ultimates_are_for_the_own_turn() -> None:
    hidden = "066,065 069 073 075 067 072"
    oracle = play(scene(*FAR, hidden=hidden, stones=(9, 9)), "pass")
    assert oracle.waiting() == (1,)
    assert {move.split()[1] for move in moves(oracle) - {"pass"}} == {"072"}
    fight = settle(play(at_war("073 065 075,066", (9, 9)), "power 073 d5"))
    assert in_force(fight) == ["073"]
    assert {move.split()[1] for move in moves(fight) - {"pass"}} == set()


def test_r_hx_28_a_power_is_paid_for_and_gone() -> None:
    oracle = scene(*FAR, hidden="072 073", stones=(4, 0))
    assert oracle.legal(0, "power 072 a1")
    after = play(oracle, "power 072 a1")
    assert (after.stones, after.hidden, after.used) == ((2, 0), (("073",), ()), (("072",), ()))
    assert not after.legal(0, "power 073 a1")


def test_surges_end_with_the_turn() -> None:
    oracle = play(scene(*FAR, hidden="072 073", stones=(5, 0)), "power 072 a1", "power 073 a1", "a1 a2")
    assert in_force(oracle) == ["073"]


# The twelve


def test_064_last_stand() -> None:
    army = ("006 d1 017 d4", "010 d9 043 d6 058 a9")
    oracle = play(at_war("064,", (0, 0), army), "power 064", *rolls("red", "red"))
    assert lying(oracle) == "058 a9 006 d1 017 d5 010 d9"
    assert not at_war("064,", (0, 0)).legal(0, "power 064")
    fought = play(at_war("064 064,", (0, 0), army), "power 064", "power 064", "roll red")
    assert strengths(fought)[0].powers == 6
    # R-HX-51: a trapped Character does not count.
    craters = lasting("075 1 a2 b1 c9")
    trapped = scene(*NEAR, hidden="064,", in_force=craters)
    assert trapped.legal(0, "power 064")


def test_065_energy_barrier() -> None:
    oracle = scene(*FAR, hidden="065 065", stones=(2, 0))
    assert not oracle.legal(0, "power 065 a1")
    walled = settle(play(oracle, "power 065 b1"))
    # 018 stands on c1: both may jump it.
    assert "d1 b1" not in moves(play(walled, "pass"))
    assert not any(move.endswith(" b1") for move in moves(play(walled, "pass")))
    assert not walled.legal(0, "power 065 b1")
    assert "power 065 c5" in moves(walled)
    late = play(walled, "pass", "a1 a2")
    assert late.window == "end"
    assert late.legal(0, "power 065 a1")


def test_066_escape_voids_the_battle() -> None:
    oracle = at_war("066,066", (1, 1))
    # d5 may stay, or go back to a free space beside; 043 on d6 too.
    assert moves(oracle, "power 066") == {
        "power 066 d5",
        *(f"power 066 d5 {space}" for space in ("c4", "c5", "c6", "d4", "e5")),
        "power 066 d6",
        *(f"power 066 d6 {space}" for space in ("c6", "d7", "e5", "e6", "e7")),
    }
    gone = play(oracle, "power 066 d6 e7", "pass")
    assert gone.battle is None
    assert gone.active == 1
    assert "043 e7" in lying(gone)
    # The other one's fizzles, since the battle is void already.
    both = play(oracle, "power 066 d5 c4", "power 066 d6 e6")
    assert "043 e6" in lying(both)
    assert "017 d5" in lying(both)


def test_066_escape_after_the_dice_and_from_a_stronghold() -> None:
    army = ("006 d1 017 d6 018 a1", "010 d8 043 a9 058 b9")
    oracle = scene(*army, hidden=",066", stones=(0, 1))
    oracle = play(oracle, "d6 d7")
    assert "power 066 d8" in moves(oracle)
    assert not any(len(move.split()) > 3 for move in moves(oracle, "power 066 d8"))
    late = play(oracle, "pass", "roll red", "pass", "roll red")
    assert late.window == "defender"
    assert play(late, "power 066 d8").stones == (0, 0)


def test_066_escape_leaves_the_other_contacts() -> None:
    army = ("006 d1 063 d4 018 a1", "010 d9 043 d6 058 c6")
    oracle = play(scene(*army, hidden=",066", stones=(0, 1)), "d4 d5", "fight d6")
    stays = play(oracle, "power 066 d6 e6")
    assert stays.battle is not None
    assert stays.battle.defender.number == "058"
    away = play(oracle, "power 066 d5 d4")
    assert away.active == 1
    beside = play(oracle, "power 066 d5 c5")
    assert beside.battle is not None
    assert beside.battle.defender.number == "058"


def test_067_speed() -> None:
    oracle = settle(play(scene(*NEAR, hidden="067 067", stones=(2, 0)), "power 067"))
    # R-HX-47: one at a time.
    assert moves(oracle) == {"pass"}
    step = play(oracle, "pass")
    assert {"d4 c4", "d4 c4 c3", "a1 a2 b2", "a1 a2"} < moves(step)
    # It stops at the first contact and does not come back.
    assert {"d4 d5 c5", "d4 c4 d4"}.isdisjoint(moves(step))
    assert not any(len(move.split()) == 3 for move in moves(scene(*NEAR)))
    assert "d4 c4" in moves(play(scene(*NEAR, hidden="067", stones=(1, 0)), "pass"))


def test_068_detection_ends_what_is_in_force() -> None:
    oracle = play(scene(*FAR, hidden="067,068", stones=(1, 2)), "power 067", "pass")
    assert in_force(oracle) == ["067"]
    assert oracle.waiting() == (1,)
    assert moves(oracle) == {"pass", "power 068 067"}
    assert in_force(play(oracle, "power 068 067")) == []
    walls = scene(*FAR, hidden="068", stones=(2, 0), in_force=lasting("065 1 c4", "075 1 a5 b5 c5"))
    assert moves(walls, "power") == {"power 068 065 c4", "power 068 075 a5"}
    assert play(walls, "power 068 075 a5").craters() == {}


def test_068_detection_takes_of_equals_the_last() -> None:
    oracle = scene(*FAR, hidden="072 072,068", stones=(4, 2))
    oracle = settle(play(oracle, "power 072 a1"))
    oracle = settle(play(oracle, "power 072 a1"))
    serials = [each.serial for each in oracle.in_force]
    assert len(serials) == 2
    after = play(oracle, "power 068 072 a1")
    assert [each.serial for each in after.in_force] == serials[:1]


def distance_attack(window: str, hidden: str = "069,068", stones: tuple[int, int] = (2, 2)) -> Oracle:
    """Bring it about that seat 0 may throw debris from a distance of two."""
    start = "c4" if window == "start" else "c3"
    army = (f"006 d1 017 {start} 018 a1", "010 d9 043 d6 058 a9")
    oracle = scene(*army, hidden=hidden, stones=stones)
    if window == "start":
        return oracle
    return play(shut(oracle, "start"), "c3 c4")


@pytest.mark.parametrize("window", ["start", "end"])
def test_069_flying_debris(window: str) -> None:
    oracle = distance_attack(window)
    assert oracle.window == window
    assert moves(oracle, "power") == {
        f"power 069 c4 d6 {space}" for space in ("c6", "d5", "d7", "e5", "e6", "e7")
    }
    battle = shut(settle(play(oracle, "power 069 c4 d6 d7")), window)
    assert battle.window == "before"
    assert battle.walls() == {"d7": 0}
    rolled = play(battle, "pass", "roll red")
    assert strengths(rolled)[0].powers == 2
    won = shut(play(rolled, "pass", "roll red"), "defender", "end")
    assert won.active == 1
    assert "017 c4" in lying(won)
    assert "043" not in lying(won)
    assert won.walls() == {"d7": 0}


def test_069_flying_debris_not_after_a_contact_and_once_a_turn() -> None:
    army = ("006 d1 063 d4 018 b6", "010 d9 043 d6 058 a8 059 a9")
    oracle = play(scene(*army, hidden="069", stones=(2, 0)), "pass", "d4 d5", "pass", "pass")
    oracle = play(oracle, "roll red", "pass", "roll red", "pass")
    assert (oracle.window, oracle.stones) == ("end", (3, 0))
    assert moves(oracle) == {"pass"}
    twice = scene(*army, hidden="069 069", stones=(9, 0))
    twice = play(twice, "power 069 d4 d6 e6")
    assert moves(twice, "power") == set()


def test_069_flying_debris_is_detected() -> None:
    oracle = play(distance_attack("start"), "power 069 c4 d6 d7")
    # On the stack: nothing happened, and one moves.
    assert play(oracle, "power 068 069").stage == "step"
    # In force before the comparison: no wall, no battle.
    early = play(oracle, "pass", "power 068 069 d7")
    assert (early.walls(), early.battle, early.active) == ({}, None, 1)
    before = play(oracle, "pass", "pass")
    assert before.window == "before"
    void = play(before, "power 068 069 d7")
    assert (void.walls(), void.battle, void.active) == ({}, None, 1)
    assert "043 d6" in lying(void)


def test_070_life_drain() -> None:
    oracle = at_war("070 070,070", (4, 2))
    assert moves(oracle, "power") == {"power 070 d6", "power 070 a9", "power 070 d9"}
    oracle = settle(play(settle(play(oracle, "power 070 d6")), "power 070 d6"))
    late = play(shut(play(shut(oracle, "before"), "roll red"), "attacker"), "roll red")
    assert late.waiting() == (1,)
    assert [each.powers for each in strengths(late)] == [0, -2]
    # 3 and 6 are more than 2, 1 and -2 even so.
    assert "043" not in lying(play(late, "power 070 d5"))


def test_071_self_destruct() -> None:
    oracle = at_war(",071 066", (1, 3))
    assert "power 071" in moves(oracle)
    oracle = settle(play(oracle, "power 071"))
    # R-HX-45: nobody may escape now, so nobody is asked.
    assert in_force(oracle) == ["071"]
    assert oracle.waiting() == (-1,)
    done = play(oracle, *rolls("red", "red"))
    assert lying(done) == "018 a1 058 a9 006 d1 010 d9"
    # R-HX-19: a stone for the battle, none for the destruction.
    assert done.stones == (2, 1)
    assert in_force(done) == []
    held = play(oracle, *rolls("yellow", "yellow"))
    assert "043 d6" in lying(held)


def test_071_self_destruct_only_before_the_roll_and_against_an_attack() -> None:
    oracle = at_war(",071", (0, 2))
    assert "power 071" not in moves(play(oracle, "pass", "roll red"))
    assert "power 071" not in moves(at_war("071,", (2, 0)))
    only = scene("002 c1", "004 l1 017 m2", "006 l9 018 g9", hidden="067,071", stones=(0, 2, 0))
    only = play(only, "pass", "fight m2")
    assert "power 071" not in moves(only)


def test_r_hx_57_self_destruct_is_once_a_battle_though_it_was_detected() -> None:
    oracle = play(at_war("068,071 071 064", (2, 4)), "pass", "power 071", "power 068 071")
    assert in_force(oracle) == []
    assert (oracle.window, oracle.waiting(), oracle.stones) == ("before", (1,), (0, 2))
    assert "power 071" not in moves(oracle)


def test_r_hx_57_flying_debris_is_once_a_turn_though_it_was_detected() -> None:
    start = scene(*NEAR, hidden="069 069,068", stones=(4, 2))
    countered = settle(play(start, "power 069 d4 d6 e6", "pass", "power 068 069"))
    assert moves(countered) == {"pass"}
    assert moves(play(countered, "pass", "a1 a2")) == {"pass"}
    # Once it has taken effect, it was the move.
    late = play(settle(play(start, "power 069 d4 d6 e6")), "pass", "power 068 069 e6")
    late = settle(late)
    assert (late.window, moves(late), late.walls()) == ("start", {"pass"}, {})
    assert play(late, "pass").window == "end"


def test_r_hx_58_a_partner_and_walls_before_the_battle() -> None:
    armies = ("002 c1 063 d4 018 a2", "004 c9 017 d6 022 m2", "006 l1 019 g9", "007 l9 028 a8")
    team = scene(*armies, hidden="073,073,071,071", stones=(2, 2, 0, 0), teams=True)
    team = play(shut(play(shut(team, "start"), "d4 d5"), "contact"), "pass", "pass")
    # Seat 2 attacks with its partner; seat 3 is the partner of the one who is attacked.
    assert (team.waiting(), moves(team)) == ((2,), {"pass"})
    team = play(team, "pass")
    assert (team.waiting(), moves(team)) == ((3,), {"pass", "power 071"})
    thrown = settle(play(scene(*NEAR, hidden="069 065", stones=(3, 0)), "power 069 d4 d6 e6"))
    assert "power 065 c6" in moves(thrown)
    assert settle(play(thrown, "power 065 c6")).fighting() is not None


def test_r_hx_59_last_stand_goes_to_the_last_of_now() -> None:
    craters = lasting("075 0 a8 b9 g5")
    army = ("006 d1 017 d4 018 a1", "010 d9 043 g9 058 a9")
    oracle = scene(*army, hidden="075,064 068", stones=(3, 2), in_force=craters)
    oracle = play(oracle, "pass", "power 064", "power 075 f8 f9 g8", "power 068 075 a8")
    (last,) = [each for each in settle(oracle).in_force if each.power == "064"]
    assert [piece.number for piece in last.pieces] == ["058"]


def test_r_hx_59_a_duel_before_what_is_trapped() -> None:
    oracle = scene("006 d1", "010 d9 058 a9", in_force=lasting("075 0 a8 b9 g5"))
    assert play(oracle, "fight d9", *rolls("red", "red")).ended() == ("duel", frozenset({0}))


def test_r_hx_45_an_escape_that_was_played_fizzles() -> None:
    oracle = play(at_war("066,071", (1, 2)), "power 066 d5 d4", "power 071")
    assert in_force(oracle) == ["071"]
    assert oracle.battle is not None
    assert not oracle.battle.void
    assert "017 d5" in lying(oracle)


def test_072_teamwork_and_073_super_strength_add_up() -> None:
    oracle = at_war("072 072 073 073,", (10, 0))
    oracle = play(oracle, "power 072 d5", "power 072 d5", "power 073 d5", "power 073 d9", "roll red")
    assert strengths(oracle)[0].powers == 17
    after = play(oracle, "roll red")
    assert in_force(after) == ["073", "073"]
    strong = scene("006 d1 063 c8 018 a1", "010 d9 043 g1", in_force=())
    strong = play(strong, "c8 c9", "roll red")
    assert strengths(strong)[0].powers == 0


def test_073_super_strength_leaves_with_its_tile() -> None:
    oracle = at_war("073,", (3, 0))
    oracle = play(oracle, "power 073 d6", *rolls("yellow", "yellow"))
    assert in_force(oracle) == ["073"]
    other = play(at_war("073,", (3, 0)), "power 073 d6", *rolls("red", "red"))
    assert in_force(other) == []


def test_074_telepathy() -> None:
    oracle = scene(*NEAR, hidden="074,074", stones=(3, 3))
    assert moves(oracle, "power") == {"power 074 a9", "power 074 d6"}
    taken = play(oracle, "power 074 d6", "pass")
    assert taken.window == "start"
    step = shut(taken, "start")
    assert "d6 d7" in moves(step)
    attack = shut(play(step, "d6 d5"), "end")
    assert attack.battle is None
    # R-HX-10: when it ends, nothing happens.
    assert attack.active == 1
    assert in_force(attack) == []


def test_074_telepathy_attacks_its_own_side() -> None:
    army = ("004 d1 017 a1 018 b1", "010 d9 023 d7 058 a9")
    oracle = play(scene(*army, hidden="074", stones=(3, 0)), "power 074 d7", "d7 d8", "roll green")
    # R-HX-48: Colour and Ally are those of who controls it, the Stone too; white 2 and the icon of Mars.
    assert [(each.colour, each.ally) for each in strengths(oracle)] == [(2, 1)]
    done = play(oracle, "roll green")
    assert lying(done) == "017 a1 058 a9 018 b1 004 d1 010 d9"
    assert done.stones == (0, 1)
    won = play(oracle, "roll yellow")
    assert won.stones == (1, 0)
    assert "010" not in lying(won)


def test_074_telepathy_in_anothers_turn() -> None:
    oracle = play(scene(*NEAR, hidden="066,074", stones=(0, 3)), "power 074 d4")
    assert oracle.stage == "step"
    assert moves(oracle, "d4") == set()
    # One's own tile is an enemy for this turn.
    army = ("006 d1 017 d4 018 c5", "010 d9 043 g9 058 a9")
    touch = play(scene(*army, hidden=",074", stones=(0, 3)), "power 074 d4", "c5 d5")
    assert touch.battle is not None
    assert touch.battle.defender.number == "017"
    away = play(scene(*army, hidden=",074", stones=(0, 3)), "power 074 d4", "c5 b6")
    assert away.active == 1
    late = at_war(",074", (0, 3))
    assert (late.waiting(), moves(late)) == ((1,), {"pass"})


def test_074_telepathy_ends_a_battle_that_is_none() -> None:
    army = ("006 d1 017 a1 018 g1", "010 d9 043 d4 058 d6 059 a9")
    oracle = scene(*army, hidden="074,068", stones=(3, 2))
    oracle = shut(settle(play(oracle, "power 074 d4")), "start")
    oracle = shut(play(oracle, "d4 d5"), "contact")
    assert oracle.window == "before"
    void = play(oracle, "power 068 074 d5")
    assert (void.battle, void.active) == (None, 1)
    assert lying(void) == "017 a1 059 a9 006 d1 043 d5 058 d6 010 d9 018 g1"


def test_074_telepathy_of_the_active_seat_before_a_battle() -> None:
    army = ("006 d1 063 d4 018 a1", "010 d9 043 d6 058 c6 059 a9")
    oracle = play(scene(*army, hidden="074", stones=(3, 0)), "pass", "d4 d5")
    assert oracle.window == "contact"
    friend = play(oracle, "power 074 d6")
    assert friend.battle is not None
    assert friend.battle.defender.number == "058"
    choose = play(oracle, "pass", "fight c6")
    # In the battle it may still take the other, but not who fights.
    assert moves(choose, "power") == {"power 074 d6", "power 074 a9"}
    alone = play(choose, "power 074 d6", *rolls("red", "red"))
    assert alone.active == 1


def test_075_wasteland_traps() -> None:
    army = ("006 d1 017 d4 018 g1", "010 d9 043 a1 058 a9")
    oracle = scene(*army, hidden="075,068", stones=(3, 2))
    assert oracle.moves(0) is None
    assert oracle.legal(0, "power 075 a2 b1 g5")
    assert not oracle.legal(0, "power 075 b1 a2 g5")
    assert not oracle.legal(0, "power 075 a1 b1 g5")
    assert not oracle.legal(0, "power 075 b1 b1 g5")
    trapped = play(oracle, "power 075 a2 b1 g5", "pass")
    assert trapped.scores() == (3, 2)
    # It is no target any more, and Detection frees it.
    free = play(trapped, "power 068 075 a2")
    assert free.scores() == (3, 3)


def test_075_wasteland_ends_a_game() -> None:
    oracle = play(scene("006 d1 017 d4", "043 a1", hidden="075", stones=(3, 0)), "power 075 a2 b1 g5")
    assert oracle.ended() == ("trapped", frozenset({0}))
    assert oracle.scores() == (2, 0)


def test_r_hx_30_own_walls_are_a_way_out() -> None:
    def trapped(*powers: str) -> bool:
        return scene("006 d1 017 d4", "010 d9 043 a1", in_force=lasting(*powers)).scores() == (2, 1)

    assert trapped("075 0 a2 b1 g5")
    assert trapped("075 0 a2 g4 g5", "065 0 b1")
    assert not trapped("075 0 a2 g4 g5", "065 1 b1")
    assert trapped("075 0 a2 c1 g5", "065 1 b1")
    # At least one crater must be an opponent's, and other tiles may move away.
    assert not trapped("075 1 a2 b1 g5")
    assert not trapped("065 0 a2", "065 0 b1")
    assert not trapped("075 0 a2 c1 g5")


def test_r_hx_51_trapped_tiles_are_out() -> None:
    craters = lasting("075 0 a2 b1 g5")
    oracle = scene(
        "006 d1 017 b3 018 g1", "010 d9 043 a1 058 a9", in_force=craters, hidden="070 072", stones=(9, 0)
    )
    assert {"power 070 a1", "power 072 a1"}.isdisjoint(moves(oracle))
    lost = scene("006 d1 017 b3", "010 d9 043 a1", in_force=craters, active=1)
    # R-HX-21: nothing remains but the Stronghold.
    assert moves(lost) == {"pass"}
    assert lost.stage == "lost"
    thrown = scene(
        "006 d1 017 c1 018 g1", "010 d9 043 a1 058 a9", in_force=craters, hidden="069", stones=(2, 0)
    )
    assert moves(thrown, "power") == set()


# More than two


def test_r_hx_31_stones_boost_without_powers() -> None:
    army = ("002 c1 063 d4", "004 l1 017 d6 016 n1", "006 l9 018 a9")
    oracle = play(scene(*army, stones=(2, 3, 9)), "d4 d5")
    assert oracle.window == "before"
    assert moves(oracle) == {"pass", "boost 1", "boost 2"}
    boosted = play(oracle, "boost 2")
    # R-HX-41: asking begins anew.
    assert boosted.waiting() == (1,)
    boosted = play(boosted, "boost 1", "pass", "roll red")
    assert strengths(boosted)[0].boost == 2
    assert boosted.stones == (0, 2, 9)
    hidden = play(scene(*army, hidden="073", stones=(2, 0, 9)), "pass", "d4 d5")
    assert "boost 1" not in moves(hidden)
    two = play(scene(*NEAR, stones=(2, 3)), "d4 d5")
    assert two.stage == "roll"


def test_r_hx_52_partners_do_not_boost() -> None:
    army = ("002 c1 063 d4", "007 c9 043 d6", "004 l1 017 m5", "006 l9 018 a9")
    oracle = play(scene(*army, teams=True, stones=(0, 0, 2, 0)), "d4 d5")
    # R-HX-38: the stones are in one pool.
    assert (oracle.waiting(), moves(oracle)) == ((0,), {"pass", "boost 1", "boost 2"})
    assert play(oracle, "boost 1").stones == (0, 0, 1, 0)
    assert play(oracle, "pass").waiting() == (-1,)


def test_r_hx_29_powers_that_lie_face_down_are_lost() -> None:
    army = ("002 c1 063 c7", "004 l1 017 m2", "", "007 c9 019 a1 022 g9")
    walls = lasting("065 3 e5", "075 3 f1 f2 f3")
    oracle = scene(*army, hidden=",,,072", in_force=walls)
    fallen = play(oracle, "c7 c8", *rolls("red", "yellow"))
    assert fallen.hidden[3] == ()
    assert in_force(fallen) == ["065", "075"]


def test_r_hx_49_a_turn_without_a_move_has_its_windows() -> None:
    walls = lasting("065 1 b1", "065 1 a2")
    oracle = scene("006 d1 017 a1", "010 d9 043 g9", hidden="065 065", stones=(2, 0), in_force=walls)
    assert oracle.window == "start"
    oracle = play(oracle, "pass")
    assert moves(oracle) == {"pass"}
    assert play(oracle, "pass").window == "end"


def test_r_hx_50_two_strongholds_have_three_windows() -> None:
    oracle = scene("006 d1", "010 d9", hidden="072", stones=(2, 0))
    assert moves(oracle) == {"fight d9"}
    fight = play(oracle, "fight d9")
    assert fight.window == "before"
    rolled = play(fight, "power 072 d1", "roll red")
    assert [each.powers for each in strengths(rolled)] == [7]
    escaped = play(scene("006 d1", "010 d9", hidden="066", stones=(1, 0)), "fight d9", "power 066 d1")
    assert (escaped.active, moves(escaped)) == (1, {"fight d1"})


def test_r_hx_54_who_beats_all_at_once_wins() -> None:
    oracle = scene("017 d4", "043 d6", hidden=",071", stones=(0, 2))
    oracle = shut(play(shut(oracle, "start"), "d4 d5"), "contact")
    last = play(oracle, "power 071", *rolls("red", "red"))
    assert last.ended() == ("eliminated", frozenset({0}))
    assert last.scores() == (0, 0)
