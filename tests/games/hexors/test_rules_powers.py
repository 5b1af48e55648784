"""The rules of Hexors, chapter 9, and what all of the twelve powers have in common: used, countered, fizzled."""

from __future__ import annotations

import pytest

from games.hexors.positions import (
    FAR,
    LONE,
    NEAR,
    added,
    data,
    fight,
    in_force,
    kinds,
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
    stack,
    stones,
    totals,
    use,
    walls,
)
from parlour.core.game import Seat
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

COSTS = {
    "064": 0,
    "065": 1,
    "066": 1,
    "067": 1,
    "068": 2,
    "069": 2,
    "070": 2,
    "071": 2,
    "072": 2,
    "073": 3,
    "074": 3,
    "075": 3,
}
ULTIMATES = ("065", "069", "073", "075")

USES = {
    "064": "power 064",
    "065": "power 065 c4",
    "066": "power 066 d6 e7",
    "067": "power 067",
    "068": "power 068 072",
    "069": "power 069 d4 d6 e6",
    "070": "power 070 d6",
    "071": "power 071",
    "072": "power 072 d4",
    "073": "power 073 d4",
    "074": "power 074 d6",
    "075": "power 075 c4 e4 f4",
}
"""One way to use each of the powers."""


def ready(power: str, paid: int) -> tuple[HexorsState, Seat]:
    """Set a table where a power may be used by a seat that has so many Stones; the other holds Detection and two."""
    user = 1 if power in ("068", "071") else 0
    hands = ["068", "068"]
    hands[user] = power
    if power == "068":
        hands[0] = "068 072"
    have = [4 if power == "068" else 2] * 2
    have[user] = paid
    state = scene(*LONE, hands=",".join(hands), stones=tuple(have))
    if power in ("066", "071"):
        shut(state, "start")
        play(state, "d4 d5")
        shut(state, "contact")
    if power == "068":
        play(state, "power 072 d4")
    let_pass(state, user)
    return state, user


# 9 Stones and powers


@pytest.mark.parametrize(
    ("mover", "one", "other", "won"), [("063", "red", "red", [1, 0]), ("018", "red", "red", [0, 1])]
)
def test_9_1_a_battle_that_is_won_brings_one_stone(mover: str, one: str, other: str, won: list[int]) -> None:
    state = fight(f"a1 017, d1 006, d4 {mover}", "a9 058, d6 059, d9 010")
    # With their Colour Bonus 063 comes to 15 and 018 to 4, 059 to 9.
    events = roll(state, one, other)
    assert stones(state) == won
    assert data(events, "stone") == [{"stones": 1}]


def test_9_1_there_is_no_limit_to_stones() -> None:
    state = fight("a1 017, d1 006, d4 063", NEAR[1], stones=(8, 0))
    roll(state, "red", "red")
    assert stones(state) == [9, 0]


def test_9_1_a_stronghold_that_takes_its_characters_along_brings_one_stone() -> None:
    state = fight(
        *("c1 002, c7 063", "l1 004, m2 017", "l9 006, m8 018", "a1 019, c9 007, g9 022"), said="c7 c8"
    )
    events = roll(state, "red", "yellow")
    assert data(events, "fell") == [{"tile": "007", "count": 2}]
    assert stones(state) == [1, 0, 0, 0]


def test_9_1_beginners_win_no_stones() -> None:
    state = HEXORS.from_text("""beginner, armies powers, 2 characters, 0 powers, odds
seat 0 move, first 1, turn 9
0 field a1 018, d1 006, d4 032
1 field a9 058, d6 043, d9 010""")
    assert isinstance(state, HexorsState)
    play(state, "d4 d5", "roll red", "roll red")
    assert "043" not in lying(state).values()
    assert stones(state) == [0, 0]


@pytest.mark.parametrize("power", COSTS)
def test_9_2_a_power_costs_its_stones(power: str) -> None:
    state, user = ready(power, COSTS[power])
    (event, *_) = play(state, USES[power])
    assert (event.kind, event.seat, event.data["power"]) == ("activated", user, power)
    view = state.view(user)
    assert stones(state)[user] == 0
    assert power not in view["powers"]
    assert view["armies"][user]["unused"] == len(view["powers"])
    if COSTS[power]:
        poor, _ = ready(power, COSTS[power] - 1)
        assert refused(poor, USES[power]) == ("power-cost", "§9.2")
        assert says(poor, "power") == set()


def test_9_2_as_many_in_one_turn_as_one_can_pay_for() -> None:
    state = scene(*FAR, hands="065 067 072 073", stones=(7, 0))
    use(state, "power 073 a1", "power 067", "power 072 a1", "power 065 d5")
    assert in_force(state) == ["073 a1", "067", "072 a1", "065 d5"]
    assert stones(state) == [0, 0]


def test_9_2_nobody_uses_what_he_does_not_hold_or_has_used() -> None:
    state = scene(*FAR, hands="072,070", stones=(4, 4))
    assert refused(state, "power 070 g9") == ("power-not-held", "§9.2")
    use(state, "power 072 a1")
    assert state.view(None)["armies"][0]["discard"].count("072") == 0, "it is still in force"
    assert refused(state, "power 072 a1", 1) == ("power-not-held", "§9.2")
    play(state, "pass", "a1 a2")
    assert state.view(None)["armies"][0]["discard"].count("072") == 1
    assert state.view(0)["powers"] == []


@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        ("power", ("syntax-unfinished", "§9.2")),
        ("power 072", ("syntax-unfinished", "§9.2")),
        ("power 072 a1 c1", ("syntax-power", "§9.2")),
        ("power 075 c4 d4", ("syntax-unfinished", "§9.2")),
        ("power 075 c4 d4 c4", ("syntax-power", "§9.2")),
        ("power 075 d4 c4 e4", ("syntax-power", "§9.2")),
        ("power 072 h1", ("off-field", "§2.4")),
        ("power 017 a1", ("syntax-window", "§10.1")),
        ("a1 a2", ("syntax-window", "§10.1")),
    ],
)
def test_9_2_a_power_is_said_with_what_it_is_aimed_at(sentence: str, why: tuple[str, str]) -> None:
    state = scene(*FAR, hands="072 075", stones=(5, 0))
    assert refused(state, sentence) == why
    assert refused(state, "power 075 c4 d4 e4") == ("", "")


@pytest.mark.parametrize("power", ["064", "070", "072", "074"])
def test_9_3_a_surge_is_used_in_the_turns_of_others_too_and_ends_with_the_turn(power: str) -> None:
    aims = {"064": "power 064", "070": "power 070 d4", "072": "power 072 d6", "074": "power 074 d4"}
    armies = ("a1 018, d1 006, d4 017", "d6 043, d9 010")
    state = scene(*armies, hands=f",{power}", stones=(0, 3))
    let_pass(state, 1)
    use(state, aims[power])
    assert [each.split()[0] for each in in_force(state)] == [power]
    shut(state, "start")
    play(state, "a1 a2")
    shut(state, "end")
    assert state.view(None)["active"] == 1
    assert in_force(state) == []
    assert power in state.view(None)["armies"][1]["discard"]


@pytest.mark.parametrize("power", ULTIMATES)
def test_9_4_an_ultimate_is_for_the_own_turn(power: str) -> None:
    aims = {"065": "c4", "069": "d6 d4 c4", "073": "d6", "075": "c4 e4 f4"}
    state = scene(*LONE, hands=f"068,{power}", stones=(0, 3))
    play(state, "pass")
    assert state.waiting() == (1,)
    assert refused(state, f"power {power} {aims[power]}") == ("power-turn", "§9.4")
    assert says(state) == {"pass"}


@pytest.mark.parametrize("power", ULTIMATES)
def test_9_4_an_ultimate_stays_in_force(power: str) -> None:
    armies = ("a1 018, d1 006, d4 063", "a9 058, d6 043, d9 010")
    state = scene(*armies, hands=power, stones=(3, 0))
    use(state, USES[power])
    roll(state, *(["red", "red"] if power == "069" else []))
    for sentence in ("pass",) * (open_now(state) == "start"):
        play(state, sentence)
    if state.view(None)["active"] == 0:
        play(state, "a1 a2")
    play(state, "a9 a8", "d4 c4" if power == "069" else "a2 a3")
    assert [each.split()[0] for each in in_force(state)] == [power]


@pytest.mark.parametrize("power", ULTIMATES)
def test_9_4_what_changes_the_field_is_never_used_in_a_battle(power: str) -> None:
    state = scene(*LONE, hands=power, stones=(3, 0))
    legal = {open_now(state): power in "065 069 073 075" and refused(state, USES[power]) == ("", "")}
    play(state, "pass", "d4 d5")
    aim = USES[power].replace("d4", "d5")
    for moment in ("contact", "before", "attacker", "defender"):
        assert open_now(state) == moment
        why = refused(state, aim)
        assert why in (("", ""), ("power-moment", "§10.1"))
        legal[moment] = why == ("", "")
        play(state, "pass", *({"before": ["roll red"], "attacker": ["roll red"]}.get(moment, [])))
    assert open_now(state) == "end"
    legal["end"] = refused(state, aim.replace("d6", "d9") if power == "069" else aim) == ("", "")
    battle = power == "073"
    # Flying Debris is no longer used then, since the move has touched somebody (§11.6).
    assert legal == {
        "start": True,
        "contact": battle,
        "before": battle,
        "attacker": battle,
        "defender": battle,
        "end": power != "069",
    }


def test_9_5_a_wall_is_friendly_to_its_owner() -> None:
    state = scene("a1 018, d1 006, d4 017, e4 065, c4 069", "a9 058, c6 043, d9 010")
    # 017 on d4 jumps both walls, and makes a pod with them.
    assert {"d4 f4", "d4 b4"} <= says(state, "d4")
    play(state, "d4 d5")
    assert state.view(None)["battle"]["sides"][0]["pod"] == 1
    apart = scene("a1 018, d1 006, d4 017", "a9 058, c6 043, d9 010, e5 065")
    play(apart, "d4 d5")
    assert apart.view(None)["battle"]["sides"][0]["pod"] == 0


def test_9_5_a_wall_stops_everybody_else() -> None:
    state = scene("a1 018, d1 006, d4 017", "a9 058, d7 043, d9 010, d5 065, e4 069")
    assert refused(state, "d4 d5") == ("taken", "§4.2")
    assert refused(state, "d4 f4") == ("jump-opposing", "§4.3")
    # A wall is no tile: to come beside it is no attack.
    play(state, "d4 e5")
    assert state.view(None)["battle"] is None
    own = scene("a1 018, d1 006, d4 017, d5 065", "a9 058, d9 010, g9 043")
    assert refused(own, "d4 d5") == ("taken", "§4.2")


def test_9_5_a_wall_makes_a_pod_of_the_defender_too() -> None:
    state = fight(NEAR[0], f"{NEAR[1]}, e7 065")
    assert [side["pod"] for side in state.view(None)["battle"]["sides"]] == [0, 1]


@pytest.mark.parametrize(
    ("power", "times", "plus"), [("064", 2, 6), ("070", 2, -2), ("072", 2, 14), ("073", 2, 6)]
)
def test_9_6_powers_that_are_alike_are_added_up(power: str, times: int, plus: int) -> None:
    armies = ("a1 018, d1 006, d4 017", "a9 058, d6 043, d9 010")
    if power == "064":
        armies = (LONE[0], armies[1])
    state = fight(*armies, hands=f"{power} {power}", stones=(COSTS[power] * times, 0))
    sentence = {"064": "power 064", "070": "power 070 d6"}.get(power, f"power {power} d5")
    use(state, *[sentence] * times)
    assert added(state, 1 if power == "070" else 0) == plus


def test_9_6_powers_of_all_kinds_are_added_up() -> None:
    state = fight(LONE[0], NEAR[1], hands="064 072 073,070 072", stones=(5, 3), used=",064 064 065")
    before = totals(state)
    use(state, "power 064", "power 072 d5", "power 073 d5")
    assert totals(state) == [before[0] + 3 + 7 + 3, before[1]]
    play(state, "power 070 d5")
    settle(state)
    assert totals(state) == [before[0] + 12, before[1]]


@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        ("power 072 c4", ("no-tile", "§2.5")),
        ("power 072 e5", ("no-tile", "§2.5")),
        ("power 070 a1", ("power-target", "§9.7")),
        ("power 070 d1", ("power-target", "§9.7")),
        ("power 074 a1", ("power-target", "§9.7")),
        ("power 074 d9", ("power-target", "§9.7")),
        ("power 074 e5", ("no-tile", "§2.5")),
        ("power 073 e5", ("no-tile", "§2.5")),
        ("power 070 d9", ("", "")),
        ("power 072 g9", ("", "")),
        ("power 073 g9", ("", "")),
        ("power 074 g9", ("", "")),
    ],
)
def test_9_7_a_power_is_used_only_where_it_can_do_something(sentence: str, why: tuple[str, str]) -> None:
    state = scene(f"{FAR[0]}, e5 065", FAR[1], hands="070 072 073 074", stones=(5, 0))
    assert refused(state, sentence) == why
    assert (sentence in says(state)) == (why == ("", ""))


@pytest.mark.parametrize("power", ["069", "070", "072", "073", "074"])
def test_9_7_nothing_trapped_is_aimed_at(power: str) -> None:
    craters = "a8 075, b9 075, g5 075"
    armies = (f"a1 018, b8 017, d1 006, {craters}", "a9 058 trapped, d9 010, g9 043")
    state = scene(*armies, hands=power, stones=(3, 0))
    sentence = "power 069 b7 a9 b8" if power == "069" else f"power {power} a9"
    if power == "069":
        state = scene(armies[0].replace("b8", "b7"), armies[1], hands=power, stones=(3, 0))
    assert refused(state, sentence) == ("power-trapped", "§9.7")
    assert not any("a9" in said for said in says(state))


# What all of the twelve have in common


@pytest.mark.parametrize("power", COSTS)
def test_9_2_what_was_paid_is_gone_even_if_detection_undoes_the_power(power: str) -> None:
    state, user = ready(power, COSTS[power])
    field, forces, waiting = lying(state), in_force(state), stack(state)
    play(state, USES[power])
    let_pass(state, 1 - user)
    told = play(state, f"power 068 {power}")
    assert data(told, "countered") == [{"power": power}]
    assert "resolved" in kinds(told)
    if power == "068":
        # Teamwork, which it was to destroy, takes effect, since nobody can answer any more.
        assert (waiting, stack(state)) == (["072"], [])
        waiting, forces = [], ["072 d4"]
    assert (lying(state), walls(state), in_force(state), stack(state)) == (field, {}, forces, waiting)
    assert stones(state) == [0, 0]
    for seat, gone in ((user, power), (1 - user, "068")):
        assert gone in state.view(None)["armies"][seat]["discard"]
    if power == "066":
        assert state.view(None)["battle"] is not None
    if power == "071":
        assert refused(state, "power 071") != ("", "")


@pytest.mark.parametrize("power", COSTS)
def test_10_3_what_nobody_answers_takes_effect(power: str) -> None:
    state, user = ready(power, COSTS[power])
    told = [*play(state, USES[power]), *settle(state)]
    assert next(event.seat for event in told if event.kind == "resolved") == user
    lasting = {
        "065": "065 c4",
        "067": "067",
        "069": "069 e6",
        "070": "070 d6",
        "071": "071 d5",
        "072": "072 d4",
    }
    lasting |= {"064": "064 d4", "073": "073 d4", "074": "074 d6", "075": "075 c4 e4 f4"}
    if power in lasting:
        assert in_force(state)[0].split()[0] == power
        assert sorted(in_force(state)[0].split()) == sorted(lasting[power].split())
    else:
        assert in_force(state) == []


FIZZLES = {
    # Each is answered by another power of the table, and can do nothing any more.
    "064": (1, FAR[0], "a9 058, d9 010", "power 064", "power 075 a8 b9 e5"),
    "065": (0, *FAR, "power 065 c4", "power 065 c4"),
    "067": (0, *FAR, "power 067", "power 067"),
    "069": (0, NEAR[0], NEAR[1], "power 069 d4 d6 e6", "power 065 e6"),
    "070": (0, *FAR, "power 070 a9", "power 074 a9"),
    "072": (1, *FAR, "power 072 a9", "power 075 a8 b9 e5"),
    "073": (0, *FAR, "power 073 a9", "power 075 a8 b9 e5"),
    "074": (0, *FAR, "power 074 a9", "power 074 a9"),
    "075": (0, *FAR, "power 075 c4 d4 e4", "power 075 c4 d4 e4"),
}


@pytest.mark.parametrize("power", FIZZLES)
def test_10_4_a_power_that_can_do_nothing_any_more_fizzles(power: str) -> None:
    user, one, other, sentence, answer = FIZZLES[power]
    replying = answer.split()[1]
    hands = f"{power} {replying}," if user == 0 else f"{replying},{power}"
    cost = COSTS[power] + COSTS[replying]
    have = (cost, 0) if user == 0 else (COSTS[replying], COSTS[power])
    state = scene(one, other, hands=hands, stones=have)
    let_pass(state, user)
    play(state, sentence)
    told = [*play(state, answer), *settle(state)]
    assert [(each.kind, each.data["power"]) for each in told if each.kind in ("resolved", "fizzled")] == [
        ("resolved", replying),
        ("fizzled", power),
    ]
    assert stones(state) == [0, 0], "its Stones are lost"
    assert [each.split()[0] for each in in_force(state)] == [replying]
    assert state.view(None)["armies"][user]["discard"].count(power) >= 1
