"""The rules of Hexors, chapter 11: what each of the four Ultimates does, and traps."""

from __future__ import annotations

import pytest

from games.hexors.positions import (
    FAR,
    NEAR,
    added,
    data,
    fight,
    in_force,
    let_pass,
    lying,
    open_now,
    play,
    refused,
    roll,
    says,
    scene,
    settle,
    shut,
    stones,
    totals,
    use,
    walls,
)
from parlour.games.hexors.state import HexorsState


def is_trapped(state: HexorsState, space: str) -> bool:
    """Tell whether what lies on a space is shown as trapped."""
    return bool(state.view(None)["field"][space]["trapped"])


# 11.2 Energy Barrier


def test_11_2_on_any_empty_space() -> None:
    state = scene(*FAR, hands="065", stones=(1, 0))
    spaces = {said.split()[2] for said in says(state, "power 065")}
    assert len(spaces) == 7 * 9 - 6
    assert spaces.isdisjoint(lying(state))
    assert refused(state, "power 065 a1") == ("power-space", "§9.4")
    use(state, "power 065 g1")
    assert walls(state) == {"g1": 0}


def test_11_2_at_the_end_of_the_turn_too() -> None:
    state = scene(*FAR, hands="065", stones=(1, 0))
    play(state, "pass", "a1 a2")
    assert open_now(state) == "end"
    use(state, "power 065 a1")
    assert walls(state) == {"a1": 0}


def test_11_2_only_detection_takes_it_away() -> None:
    state = scene(f"{FAR[0]}, c4 065", FAR[1], hands="070,068", stones=(2, 2))
    assert refused(state, "power 070 c4") == ("no-tile", "§2.5")
    play(state, "pass", "power 068 065 c4")
    settle(state)
    assert walls(state) == {}
    assert "065" in state.view(None)["armies"][0]["discard"]


# 11.6 Flying Debris


@pytest.mark.parametrize("moment", ["start", "end"])
def test_11_6_an_attack_from_afar(moment: str) -> None:
    state = scene(
        NEAR[0] if moment == "start" else NEAR[0].replace("d4", "d3"), NEAR[1], hands="069", stones=(2, 0)
    )
    if moment == "end":
        play(state, "pass", "d3 d4")
    assert open_now(state) == moment
    assert says(state, "power") == {
        f"power 069 d4 d6 {near}" for near in ("c6", "d5", "e5", "e6", "d7", "e7")
    }
    use(state, "power 069 d4 d6 e6")
    shut(state, moment)
    battle = state.view(None)["battle"]
    assert (battle["attacker"], battle["defender"]) == ("d4", "d6")
    assert walls(state) == {"e6": 0}
    assert totals(state) == [6 + 2, 1]
    roll(state, "red", "red")
    assert lying(state)["d4"] == "017", "who wins stays where it is"
    assert "d6" not in lying(state)
    assert (state.view(None)["active"], stones(state), walls(state)) == (1, [1, 0], {"e6": 0})


def test_11_6_the_attacker_can_lose_and_the_defender_keeps_its_bonuses() -> None:
    state = scene(NEAR[0], "a9 058, d6 043, d9 010, d7 059", hands="069", stones=(2, 0))
    use(state, "power 069 d4 d6 e6")
    assert totals(state) == [8, 2]
    roll(state, "yellow", "yellow")
    # 2 + 8 is more than 7 + 2.
    assert "043" not in lying(state).values()
    home = scene("a1 018, d1 006, d7 017", FAR[1], hands="069", stones=(2, 0))
    use(home, "power 069 d7 d9 e9")
    assert totals(home) == [8, 5]
    roll(home, "green", "red")
    # 2 + 8 is less than 6 + 5.
    assert "017" not in lying(home).values()
    assert stones(home) == [0, 1]
    assert walls(home) == {"e9": 0}


@pytest.mark.parametrize(
    ("aim", "why"),
    [
        ("d4 d7 e6", ("power-distance", "§11.6")),
        ("a1 d6 e6", ("power-distance", "§11.6")),
        ("d4 d6 b6", ("power-beside", "§11.6")),
        ("d4 d6 d6", ("power-space", "§9.4")),
        ("d4 a1 b1", ("power-target", "§9.7")),
        ("d6 d4 c4", ("power-target", "§9.7")),
        ("d1 d6 e6", ("power-target", "§9.7")),
        ("d4 c6 c5", ("no-tile", "§2.5")),
        ("d4 d6 c6", ("", "")),
    ],
)
def test_11_6_exactly_two_steps_and_the_wall_beside_the_target(aim: str, why: tuple[str, str]) -> None:
    state = scene(NEAR[0], f"{NEAR[1]}, d7 059", hands="069", stones=(2, 0))
    assert refused(state, f"power 069 {aim}") == why


def test_11_6_instead_of_a_move() -> None:
    state = scene(*NEAR, hands="069 069", stones=(4, 0))
    use(state, "power 069 d4 d6 e6")
    # Once in a turn.
    if open_now(state) == "start":
        assert refused(state, "power 069 d4 d6 d7") == ("power-twice", "§11.6")
    shut(state, "start")
    roll(state, "red", "red")
    assert state.view(None)["active"] == 1


def test_11_6_once_in_a_turn_even_if_detection_destroyed_it_before_it_did_anything() -> None:
    state = scene(*NEAR, hands="069 069,068", stones=(4, 2))
    told = [*play(state, "power 069 d4 d6 e6", "pass", "power 068 069"), *settle(state)]
    assert data(told, "countered") == [{"power": "069"}]
    assert (open_now(state), stones(state)) == ("start", [2, 0])
    assert refused(state, "power 069 d4 d6 d7") == ("power-twice", "§11.6")
    # It has not taken the place of the move.
    play(state, "pass", "a1 a2")
    assert (open_now(state), refused(state, "power 069 d4 d6 d7")) == ("end", ("power-twice", "§11.6"))
    # In its next turn it may.
    play(state, "pass", "pass", "a9 a8")
    assert (open_now(state), refused(state, "power 069 d4 d6 d7")) == ("start", ("", ""))


def test_11_6_destroyed_before_its_battle_it_has_taken_the_place_of_the_move() -> None:
    state = scene(*NEAR, hands="069 069,068", stones=(4, 2))
    use(state, "power 069 d4 d6 e6")
    let_pass(state, 1)
    use(state, "power 068 069 e6")
    assert (open_now(state), walls(state)) == ("start", {})
    assert refused(state, "power 069 d4 d6 d7") == ("power-twice", "§11.6")
    play(state, "pass")
    assert (open_now(state), refused(state, "power 069 d4 d6 d7")) == ("end", ("power-twice", "§11.6"))
    play(state, "pass")
    assert (state.view(None)["active"], len(lying(state))) == (1, 6)


@pytest.mark.parametrize("moment", ["start", "end"])
def test_11_6_while_its_battle_waits_walls_and_craters_may_be_put_up(moment: str) -> None:
    start = NEAR[0] if moment == "start" else NEAR[0].replace("d4", "d3")
    state = scene(start, NEAR[1], hands="065 069 075", stones=(6, 0))
    if moment == "end":
        play(state, "pass", "d3 d4")
    use(state, "power 069 d4 d6 e6", "power 065 c6", "power 075 e7 f1 g1")
    assert open_now(state) == ""
    battle = state.view(None)["battle"]
    assert (battle["attacker"], battle["defender"]) == ("d4", "d6")
    assert walls(state) == {"e6": 0, "c6": 0, "e7": 0, "f1": 0, "g1": 0}
    # In the battle itself there are none any more.
    later = scene(start.replace("d3", "d4"), NEAR[1], hands="065 069 075 072", stones=(8, 0))
    use(later, "power 069 d4 d6 e6")
    shut(later, "start")
    assert open_now(later) == "before"
    assert refused(later, "power 065 c6") == refused(later, "power 075 e7 f1 g1") == ("power-moment", "§10.1")


def test_11_6_not_after_a_move_that_touched() -> None:
    state = fight(
        "a1 018, d1 006, d4 063", "c4 059, d6 043, d9 010", hands="069", stones=(2, 0), said="a1 a2"
    )
    assert open_now(state) == "end"
    assert "power 069 d4 d6 e6" in says(state)
    met = fight("a1 018, b5 022, d1 006, d4 063", "b7 058, d6 043, d9 010", hands="069", stones=(2, 0))
    roll(met, "red", "red", until="end")
    assert (open_now(met), refused(met, "power 069 b5 b7 b6")) == ("end", ("power-moment", "§10.1"))


def test_11_6_detection_before_the_totals_are_compared_calls_the_battle_off() -> None:
    # While it waits, nothing has happened at all, and the move is still to come.
    state = scene(*NEAR, hands="069,068", stones=(2, 2))
    play(state, "power 069 d4 d6 e6", "power 068 069")
    assert (walls(state), open_now(state), says(state, "d4 d5")) == ({}, "", {"d4 d5"})
    for moment in ("start", "before", "attacker", "defender"):
        state = scene(*NEAR, hands="069,068", stones=(2, 2))
        play(state, "power 069 d4 d6 e6")
        settle(state)
        if moment != "start":
            shut(state, "start")
            roll(
                state, *{"before": [], "attacker": ["red"], "defender": ["red", "red"]}[moment], until=moment
            )
        assert (open_now(state), state.waiting()) == (moment, (1,))
        use(state, "power 068 069 e6")
        assert (walls(state), state.view(None)["battle"]) == ({}, None)
        assert len(lying(state)) == 6
        # It has taken the place of the move all the same.
        assert state.view(None)["active"] == 1


def test_11_6_a_target_that_is_no_opponent_any_more_is_not_fought() -> None:
    state = scene(*NEAR, hands="069 074", stones=(5, 0))
    use(state, "power 069 d4 d6 e6", "power 074 d6")
    shut(state, "start")
    assert (state.view(None)["battle"], walls(state), len(lying(state))) == (None, {"e6": 0}, 6)
    # It has taken the place of the move all the same.
    assert state.view(None)["active"] == 1


def test_11_6_an_attacker_that_its_own_wall_shuts_in_does_not_fight() -> None:
    # 058 attacks from the corner; its own wall on b9, beside 017 on c9, closes the last way out.
    armies = ("a1 018, c9 017, d1 006, a8 075, g1 075, g2 075", "a9 058, d9 010, g9 043")
    state = scene(*armies, hands=",069", stones=(0, 2), active=1)
    told = use(state, "power 069 a9 c9 b9")
    # Over its own wall 058 could jump, were it not for 017 behind it.
    assert data(told, "trapped") == [{"tile": "058", "whom": 1}]
    shut(state, "start")
    assert (state.view(None)["battle"], state.view(None)["active"]) == (None, 0)


@pytest.mark.parametrize("moment", ["start", "end"])
def test_11_6_the_end_of_the_turn_comes_once(moment: str) -> None:
    start = NEAR[0] if moment == "start" else NEAR[0].replace("d4", "d3")
    state = scene(start, NEAR[1], hands="069 072", stones=(4, 0))
    if moment == "end":
        play(state, "pass", "d3 d4")
    use(state, "power 069 d4 d6 e6")
    shut(state, moment)
    roll(state, "red", "red", until="end")
    # Used instead of the move, it leaves the end of the turn; used at the end, it was that.
    assert (state.view(None)["active"], open_now(state)) == (
        (0, "end") if moment == "start" else (1, "start")
    )


def test_11_6_later_it_takes_the_wall_alone() -> None:
    state = scene(*NEAR, hands="069,068", stones=(2, 2))
    use(state, "power 069 d4 d6 e6")
    shut(state, "start")
    roll(state, "red", "red")
    assert (state.view(None)["active"], walls(state)) == (1, {"e6": 0})
    use(state, "power 068 069 e6")
    assert walls(state) == {}
    assert "043" not in lying(state).values()


# 11.10 Super Strength


def test_11_10_three_until_the_end_of_the_game() -> None:
    state = scene("a1 018, d1 006, d4 063", "a9 058, d6 059, d9 010", hands="073", stones=(3, 0))
    use(state, "power 073 d4")
    assert state.view(None)["field"]["d4"]["under"] == ["073"]
    shut(state, "start")
    play(state, "a1 a2", "d6 d5")
    assert added(state, 1) == 3
    roll(state, "yellow", "white")
    assert lying(state)["d4"] == "063"
    assert in_force(state) == ["073 d4"]
    play(state, "d4 d5")
    assert in_force(state) == ["073 d5"]


def test_11_10_beneath_a_stronghold() -> None:
    state = fight("a1 018, d1 006, d7 063", f"{FAR[1]}", hands="073", said="d7 d8", stones=(3, 0), active=0)
    use(state, "power 073 d9")
    assert totals(state)[1] == 5 + 3


def test_11_10_if_the_tile_is_defeated_the_power_goes_too() -> None:
    state = fight(hands="073", stones=(3, 0))
    use(state, "power 073 d6")
    assert totals(state) == [6, 4]
    roll(state, "red", "red")
    assert in_force(state) == []
    assert "073" in state.view(None)["armies"][0]["discard"]
    assert "073" not in state.view(None)["armies"][1]["discard"]


# 11.12 Wasteland


def test_11_12_three_craters_on_any_three_empty_spaces() -> None:
    state = scene(*FAR, hands="075", stones=(3, 0))
    (seat,) = state.waiting()
    assert state.moves(seat) is None, "too many to list"
    assert refused(state, "power 075 a1 c4 d4") == ("power-space", "§9.4")
    told = use(state, "power 075 b1 c4 f9")
    assert data(told, "cratered") == [{"spaces": ["b1", "c4", "f9"]}]
    assert walls(state) == {"b1": 0, "c4": 0, "f9": 0}
    assert state.view(None)["craters"] == [["b1", 0], ["c4", 0], ["f9", 0]]


def test_11_12_nobody_enters_craters_or_jumps_over_them() -> None:
    for owner in (0, 1):
        armies = ["b2 017, d1 006, g1 018", FAR[1]]
        armies[owner] += ", a2 075, b4 075, c2 075"
        state = scene(*armies)
        assert refused(state, "b2 c2") == ("crater", "§11.12")
        assert refused(state, "b2 d2") == ("jump-crater", "§11.12")
        assert says(state, "b2").isdisjoint({"b2 c2", "b2 d2"})


def test_11_12_at_the_start_or_the_end_of_ones_turn() -> None:
    state = scene(*FAR, hands="075", stones=(3, 0))
    play(state, "pass", "a1 a2")
    assert open_now(state) == "end"
    use(state, "power 075 a1 b1 g1")
    assert walls(state) == {"a1": 0, "b1": 0, "g1": 0}


def test_10_4_wasteland_still_makes_the_craters_that_are_possible() -> None:
    state = scene(*FAR, hands="075 065,", stones=(4, 0))
    play(state, "power 075 c4 d4 e4", "power 065 d4")
    settle(state)
    assert walls(state) == {"c4": 0, "d4": 0, "e4": 0}
    assert [space for space, _ in state.view(None)["craters"]] == ["c4", "e4"]


# 11.13 Trapped


CORNER = "a8 075, b9 075, g5 075"


def trap() -> HexorsState:
    """Trap 058 in the corner at the start of a turn; 1 holds Detection."""
    state = scene("a1 018, d1 006, d4 017", "a9 058, d6 043, d9 010", hands="075,068 064", stones=(3, 2))
    told = [*play(state, "power 075 a8 b9 g5"), *settle(state)]
    assert data(told, "trapped") == [{"tile": "058", "whom": 1}]
    return state


def test_11_13_who_cannot_move_for_your_craters_is_out() -> None:
    state = trap()
    assert is_trapped(state, "a9")
    assert state.scores(2) == (3, 2)


def test_11_13_it_cannot_move_fight_or_be_attacked() -> None:
    armies = ("b7 017, d1 006, g1 018, a8 075, b9 075, g5 075", "a9 058 trapped, d6 043, d9 010")
    state = scene(*armies, active=1)
    assert refused(state, "a9 b8") == ("trapped", "§11.13")
    # Nothing can come beside it; Flying Debris reaches it from afar no more than it reaches others itself.
    near = scene(*armies)
    play(near, "b7 b8")
    assert near.view(None)["battle"] is None
    for active, aim in ((0, "b7 a9 b8"), (1, "a9 b7 b8")):
        far = scene(*armies, hands="069,069", stones=(2, 2), active=active)
        assert refused(far, f"power 069 {aim}") == ("power-trapped", "§9.7")


def test_11_13_it_does_not_count_as_a_tile_that_is_left() -> None:
    # 043 is 1's last Character, and may have Last Stand; without it 1 would have lost all.
    state = scene(f"d1 006, d4 017, {CORNER}", "a9 058 trapped, d6 043", hands=",064")
    let_pass(state, 1)
    assert refused(state, "power 064") == ("", "")
    shut(state, "start")
    play(state, "d4 d5")
    shut(state, "contact")
    roll(state, "red", "red")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, set(outcome.winners), outcome.scores) == ("trapped", {0}, (2, 0))


def test_11_13_a_jump_is_a_way_out() -> None:
    # Over its own wall on b9 058 could jump to c9.
    armies = ("a1 018, d1 006, d4 017", "a9 058, b9 065, d6 043, d9 010")
    state = scene(*armies, hands="075", stones=(3, 0))
    use(state, "power 075 a8 g4 g5")
    assert not is_trapped(state, "a9")
    shut_in = scene(*armies, hands="075", stones=(3, 0))
    use(shut_in, "power 075 a8 c9 g5")
    assert is_trapped(shut_in, "a9")


def test_11_13_other_tiles_do_not_shut_in_since_they_may_move() -> None:
    state = scene("a1 018, b9 017, d1 006", "a9 058, d6 043, d9 010", hands="075", stones=(3, 0))
    use(state, "power 075 a8 g4 g5")
    assert not is_trapped(state, "a9")


def test_11_13_at_least_one_crater_must_be_an_opponents() -> None:
    own = scene(FAR[0], "a9 058, d6 043, d9 010", hands=",075", stones=(0, 3), active=1)
    use(own, "power 075 a8 b9 g5")
    assert not is_trapped(own, "a9")
    shut(own, "start")
    assert says(own, "a9") == set(), "it is merely stuck"
    mixed = scene(f"{FAR[0]}, b9 065", "a9 058, d6 043, d9 010", hands="075", stones=(3, 0))
    use(mixed, "power 075 a8 g4 g5")
    assert is_trapped(mixed, "a9")


def test_11_13_detection_opens_the_way() -> None:
    state = trap()
    let_pass(state, 1)
    told = use(state, "power 068 075 a8")
    assert data(told, "freed") == [{"tile": "058", "whom": 1}]
    assert not is_trapped(state, "a9")
    assert state.scores(2) == (3, 3)


def test_11_13_who_has_nothing_left_but_trapped_ones_has_lost() -> None:
    state = scene("d1 006, d4 017, g1 018", "a9 058", hands="075", stones=(3, 0))
    use(state, "power 075 a8 b9 g5")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, set(outcome.winners), outcome.scores) == ("trapped", {0}, (3, 0))
    assert state.waiting() == ()


def test_11_13_a_stronghold_that_is_left_makes_a_lost_turn() -> None:
    state = scene(
        f"d1 006, d4 017, {CORNER}", "a9 058 trapped, d9 010", active=1, hands=",068", stones=(0, 2)
    )
    assert open_now(state) == ""
    assert says(state) == {"pass"}
