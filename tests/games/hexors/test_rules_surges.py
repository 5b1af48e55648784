"""The rules of Hexors, chapter 11: what each of the eight Surges does."""

from __future__ import annotations

import pytest

from games.hexors.positions import (
    FAR,
    LONE,
    NEAR,
    added,
    asked,
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
from parlour.core.game import CHANCE

# 063 lands on d5 and touches 058 on c6 and 043 on d6.
BOTH = ("a1 018, d1 006, d4 063", "a9 059, c6 058, d6 043, d9 010")


# 11.1 Last Stand


def test_11_1_the_last_character_gets_three_attacking_and_defending() -> None:
    state = scene(*LONE, hands="064,064")
    use(state, "power 064", "power 064")
    assert in_force(state) == ["064 d4", "064 d6"]
    shut(state, "start")
    play(state, "d4 d5")
    assert totals(state) == [6 + 3, 1 + 3]


def test_11_1_it_lasts_for_all_battles_of_the_turn_and_no_longer() -> None:
    state = fight("d1 006, d4 063", BOTH[1], hands="064", said="d4 d5")
    play(state, "fight c6", "power 064")
    assert added(state, 0) == 3
    roll(state, "red", "red", until="before")
    assert open_now(state) == ""
    assert state.view(None)["battle"]["defender"] == "d6"
    assert added(state, 0) == 3
    roll(state, "red", "red")
    assert in_force(state) == []


def test_11_1_only_with_exactly_one_character() -> None:
    for army, why in ((FAR[0], ("last-stand", "§11.1")), (LONE[0], ("", ""))):
        state = scene(army, FAR[1], hands="064 072", stones=(2, 0))
        assert refused(state, "power 064") == why
    # Who has none left is still asked in the other's turn.
    none = scene(FAR[0], "d9 010", hands=",064 072", stones=(0, 2))
    assert (none.waiting(), refused(none, "power 064")) == ((1,), ("last-stand", "§11.1"))


def test_11_1_trapped_ones_do_not_count() -> None:
    state = scene(
        "d1 006, d4 017, a8 075, b9 075, g5 075", "a9 058 trapped, d6 043, d9 010", hands=",064", active=1
    )
    use(state, "power 064")
    assert in_force(state)[-1] == "064 d6"


# 058 in the corner is trapped; 043 in the other one may be.
CORNERS = ("a1 018, d1 006, d4 017, a8 075, b9 075, g5 075", "a9 058 trapped, d9 010, g9 043")


def test_11_1_it_goes_to_whichever_is_the_last_when_it_takes_effect() -> None:
    state = scene(*CORNERS, hands="075,064 068", stones=(3, 2))
    let_pass(state, 1)
    # 043 is the last one; then 0 traps it, and 1 frees 058.
    told = play(state, "power 064", "power 075 f8 f9 g8", "power 068 075 a8")
    assert stack(state) == []
    assert data(told, "freed") == [{"tile": "058", "whom": 1}]
    assert data(told, "trapped") == [{"tile": "043", "whom": 1}]
    assert "fizzled" not in kinds(told)
    assert in_force(state)[-1] == "064 a9"


def test_11_1_it_fizzles_where_two_are_left_when_it_would_take_effect() -> None:
    state = scene(*CORNERS, hands=",064 068", stones=(0, 2))
    let_pass(state, 1)
    play(state, "power 064")
    told = [*play(state, "power 068 075 a8"), *settle(state)]
    assert data(told, "fizzled") == [{"power": "064"}]
    assert in_force(state) == []


# 11.3 Escape


def test_11_3_it_calls_off_the_battle() -> None:
    state = fight(hands="066", stones=(1, 0))
    assert says(state, "power") == {
        *("power 066 d5", "power 066 d6"),
        *(f"power 066 d5 {space}" for space in ("c4", "d4", "c5", "e5", "c6")),
        *(f"power 066 d6 {space}" for space in ("e5", "c6", "e6", "d7", "e7")),
    }
    told = use(state, "power 066 d6 e7")
    assert data(told, "escaped") == [{"tile": "043", "from": "d6", "to": "e7"}]
    assert lying(state)["e7"] == "043"
    assert (state.view(None)["active"], stones(state), len(lying(state))) == (1, [0, 0], 6)


@pytest.mark.parametrize("moment", ["before", "attacker", "defender"])
def test_11_3_even_after_the_rolls(moment: str) -> None:
    state = fight(hands=",066", stones=(0, 1))
    roll(state, *{"before": [], "attacker": ["red"], "defender": ["red", "red"]}[moment], until=moment)
    assert (open_now(state), state.waiting()) == (moment, (1,))
    use(state, "power 066 d5")
    assert state.view(None)["battle"] is None
    assert len(lying(state)) == 6
    assert stones(state) == [0, 0]


def test_11_3_not_without_a_battle() -> None:
    state = scene(*NEAR, hands="066 067", stones=(1, 0))
    assert refused(state, "power 066 d4") == ("no-battle", "§11.3")


def test_11_3_one_step_onto_an_empty_space_and_no_stronghold() -> None:
    state = fight(
        "a1 018, d1 006, d7 017", "a9 058, d9 010, g9 043", hands="066", said="d7 d8", stones=(1, 0)
    )
    assert refused(state, "power 066 d9 e9") == ("stays", "§4.5")
    assert refused(state, "power 066 d8 d6") == ("power-beside", "§11.3")
    assert refused(state, "power 066 d8 d9") == ("power-space", "§9.4")
    assert refused(state, "power 066 g9 f9") == ("not-in-battle", "§11.3")
    assert refused(state, "power 066 d9") == ("", "")


def test_11_3_the_step_begins_no_battle() -> None:
    state = fight(NEAR[0], "a9 058, d6 043, d9 010, c4 059", hands="066", stones=(1, 0), said="d4 d5")
    assert open_now(state) == ""
    play(state, "fight d6")
    use(state, "power 066 d6 e5")
    # 043 stands beside 017 still, which goes on to the other tile that it touched.
    assert state.view(None)["battle"]["defender"] == "c4"


def test_11_3_only_the_players_of_the_two_tiles_and_their_partners() -> None:
    armies = (
        "a2 018, c1 002, d4 063",
        "d6 017, l1 004, m2 022",
        "g9 019, l9 006, m8 025",
        "c9 007, g5 028, n3 031",
    )
    alone = fight(*armies, hands="072,066,066,066", stones=(0, 1, 1, 1))
    assert asked(alone) == ("before", (1,))
    partners = fight(
        *(armies[0], "d6 017, c9 004, m2 022", "g9 019, l1 006, m8 025", "l9 007, g5 028, n3 031"),
        hands="072,066,066,066",
        stones=(1, 1, 0, 0),
        teams=True,
    )
    assert asked(partners) == ("before", (0, 1, 2, 3))
    play(partners, "pass", "pass")
    use(partners, "power 066 d5 d4")
    assert (lying(partners)["d4"], stones(partners)) == ("063", [0, 1, 0, 1])


def test_11_3_the_lower_of_two_fizzles() -> None:
    state = fight(hands="066,066", stones=(1, 1))
    play(state, "power 066 d5 c4", "power 066 d6 e6")
    told = settle(state)
    assert kinds(told) == []
    assert (lying(state)["d5"], lying(state)["e6"]) == ("017", "043")


# 11.4 Speed


def test_11_4_one_character_advances_two_steps() -> None:
    state = scene(*NEAR, hands="067", stones=(1, 0))
    play(state, "power 067")
    shut(state, "start")
    assert {"a1 b1 c1", "d4 c4 b4", "d4 c4", "d4 c4 c5"} <= says(state)
    assert refused(state, "a1 a2 a1") == ("landed-already", "§4.4")
    assert refused(state, "a1 a2 a3 a4") == ("too-far-speed", "§11.4")
    assert refused(state, "a1 b1 d1") == ("taken", "§4.2")
    # It stops as soon as it touches an opposing tile.
    assert refused(state, "d4 d5 c5") == ("contact-stops", "§4.6")
    told = play(state, "d4 e5")
    assert kinds(told)[:2] == ["moved", "touched"]
    second = scene(*NEAR, hands="067", stones=(1, 0))
    use(second, "power 067")
    shut(second, "start")
    told = play(second, "d4 c4 c5")
    assert kinds(told)[:2] == ["moved", "moved"]
    assert "touched" not in kinds(told)


def test_11_4_both_steps_are_advances() -> None:
    state = scene("a1 018, d1 006, d4 017, e4 022", FAR[1], hands="067", stones=(1, 0))
    use(state, "power 067")
    shut(state, "start")
    # Instead it may still jump, but not both.
    assert refused(state, "d4 f4") == ("", "")
    assert refused(state, "d4 f4 f5") == ("advance-or-jump", "§4.5")
    assert refused(state, "d4 e5 g5") == ("too-far-speed", "§11.4")
    without = scene(*NEAR)
    assert refused(without, "d4 c4 c5") == ("advance-or-jump", "§4.5")


def test_11_4_at_the_start_of_the_own_turn_once() -> None:
    state = scene(*FAR, hands="067 067,067", stones=(2, 2))
    use(state, "power 067")
    assert refused(state, "power 067") == ("power-twice", "§11.4")
    shut(state, "start")
    play(state, "a1 a2")
    other = scene(*LONE, hands="064,067", stones=(0, 1))
    play(other, "pass")
    assert (other.waiting(), refused(other, "power 067")) == ((1,), ("power-moment", "§10.1"))
    late = fight(*LONE, hands="067", stones=(1, 0))
    assert refused(late, "power 067") == ("power-moment", "§10.1")


def test_11_4_it_is_over_at_the_end_of_the_turn() -> None:
    state = scene(*FAR, hands="067", stones=(1, 0))
    use(state, "power 067")
    shut(state, "start")
    play(state, "a1 a2 a3", "a9 a8")
    assert refused(state, "a3 a4 a5") == ("advance-or-jump", "§4.5")


# 11.5 Detection


def test_11_5_it_destroys_the_power_that_was_used_last() -> None:
    state = fight(hands="072 070,068", stones=(4, 2))
    play(state, "power 072 d5", "pass")
    assert says(state, "power 068") == {"power 068 072"}
    told = use(state, "power 068 072")
    assert data(told, "countered") == [{"power": "072"}]
    assert (in_force(state), totals(state), stones(state)) == ([], [6, 1], [2, 0])


def test_11_5_the_one_beneath_is_out_of_reach() -> None:
    state = fight(hands="070,068 072", stones=(2, 4))
    play(state, "power 070 d6", "power 072 d6")
    assert stack(state) == ["070", "072"]
    assert says(state, "power") == {"power 068 072"}
    assert refused(state, "power 068 070") == ("power-nothing", "§11.5")


def test_11_5_even_another_detection() -> None:
    state = fight(hands="072 068,068", stones=(4, 2))
    play(state, "power 072 d5", "pass", "power 068 072", "power 068 068")
    settle(state)
    assert in_force(state) == ["072 d5"]
    assert totals(state) == [13, 1]
    assert stones(state) == [0, 0]


def test_11_5_three_detections_in_a_row() -> None:
    state = fight(hands="072 068,068 068", stones=(4, 4))
    play(state, "power 072 d5", "pass", "power 068 072", "power 068 068", "power 068 068")
    assert in_force(state) == []
    assert stack(state) == []
    assert totals(state) == [6, 1]


def test_11_5_of_two_on_one_power_the_lower_fizzles() -> None:
    # 0 and 2 both aim at the Energy Barrier of 1.
    armies = ("a2 018, c1 002, d4 063", "h5 065, l1 004, m2 022", "g9 019, l9 006", "c9 007, g5 028")
    state = scene(*armies, hands="068,072,068,064", stones=(2, 0, 2, 0))
    play(state, "power 068 065 h5")
    let_pass(state, 2)
    told = [*play(state, "power 068 065 h5"), *settle(state)]
    assert walls(state) == {}
    assert [each for each in kinds(told) if each in ("countered", "fizzled")] == ["countered", "fizzled"]
    assert stones(state) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("power", "sentence", "aim"),
    [
        ("064", "power 064", "power 068 064 d5"),
        ("070", "power 070 d6", "power 068 070 d6"),
        ("071", "power 071", "power 068 071 d5"),
        ("072", "power 072 d5", "power 068 072 d5"),
        ("073", "power 073 d5", "power 068 073 d5"),
    ],
)
def test_11_5_any_power_in_force_in_a_battle(power: str, sentence: str, aim: str) -> None:
    user = 1 if power == "071" else 0
    hands = f"068,{power}" if user else f"{power},068"
    state = fight(LONE[0], NEAR[1], hands=hands, stones=(3, 2) if not user else (2, 2))
    before = totals(state)
    let_pass(state, user)
    use(state, sentence)
    let_pass(state, 1 - user)
    use(state, aim)
    assert in_force(state) == []
    assert totals(state) == before


def test_11_5_speed_in_force() -> None:
    state = scene(*FAR, hands="067,068", stones=(1, 2))
    play(state, "power 067")
    settle(state)
    assert in_force(state) == ["067"]
    assert says(state) == {"pass", "power 068 067"}
    play(state, "power 068 067")
    shut(state, "start", "answer")
    assert in_force(state) == []
    assert refused(state, "a1 a2 a3") == ("advance-or-jump", "§4.5")


def test_11_5_the_three_craters_of_a_wasteland_vanish_together() -> None:
    state = scene(f"{FAR[0]}, c4 075, d4 075, g5 075", FAR[1], hands=",068", stones=(0, 2))
    assert says(state, "power") == {"power 068 075 c4"}
    use(state, "power 068 075 c4")
    assert walls(state) == {}


def test_11_5_of_those_alike_on_one_tile_the_last() -> None:
    state = fight(hands="072 068,072", stones=(4, 2))
    use(state, "power 072 d5")
    let_pass(state, 1)
    use(state, "power 072 d5")
    assert [each["seat"] for each in state.view(None)["in_force"]] == [0, 1]
    use(state, "power 068 072 d5")
    assert [each["seat"] for each in state.view(None)["in_force"]] == [0]
    assert totals(state)[0] == 13


def test_11_5_not_where_there_is_nothing() -> None:
    state = scene(*LONE, hands="068", stones=(2, 0))
    assert refused(state, "power 068 065 c4") == ("power-nothing", "§11.5")
    wall = scene(f"{LONE[0]}, c4 065", LONE[1], hands="068", stones=(2, 0))
    assert refused(wall, "power 068 065 c5") == ("power-nothing", "§11.5")
    assert refused(wall, "power 068 065") == ("power-nothing", "§11.5")
    assert refused(wall, "power 068 017") == ("syntax-power", "§9.2")
    assert refused(wall, "power 068 065 c4") == ("", "")


# 11.7 Life Drain


def test_11_7_an_opposing_tile_gets_one_less() -> None:
    state = fight(hands="070,070", stones=(2, 2))
    assert says(state, "power") == {"power 070 a9", "power 070 d6", "power 070 d9"}
    use(state, "power 070 d6")
    assert totals(state) == [6, 0]
    use(state, "power 070 d5")
    assert totals(state) == [5, 0]


def test_11_7_after_the_rolls_it_makes_of_a_tie_a_victory_or_of_a_victory_a_tie() -> None:
    # 2 + 6 and 7 + 1: a tie.
    state = fight(hands="070", stones=(2, 0))
    roll(state, "yellow", "yellow", until="defender")
    assert totals(state) == [8, 8]
    told = use(state, "power 070 d6")
    assert "defeated" in kinds(told)
    assert "043" not in lying(state).values()
    # 3 + 6 and 7 + 1.
    other = fight(hands=",070", stones=(0, 2))
    roll(other, "red", "yellow", until="defender")
    told = use(other, "power 070 d5")
    assert kinds(told)[-2:] == ["compared", "tied"]
    assert other.waiting() == (CHANCE,)
    # It stays when both roll again.
    assert added(other, 0) == -1


def test_11_7_until_the_end_of_the_turn() -> None:
    state = scene(*FAR, hands="070", stones=(2, 0))
    use(state, "power 070 a9")
    assert in_force(state) == ["070 a9"]
    shut(state, "start")
    play(state, "a1 a2")
    assert in_force(state) == []


# 11.8 Self-Destruct


def test_11_8_an_attacker_that_wins_is_destroyed_too() -> None:
    state = fight(hands=",071", stones=(0, 2))
    use(state, "power 071")
    told = roll(state, "red", "red")
    assert lying(state) == {"a1": "018", "d1": "006", "a9": "058", "d9": "010"}
    assert [(each["tile"], each["whom"]) for each in data(told, "defeated")] == [("043", 1), ("017", 0)]
    # One Stone for the battle, none for what was destroyed.
    assert stones(state) == [1, 0]
    assert in_force(state) == []


def test_11_8_an_attacker_that_loses_just_loses() -> None:
    state = fight("a1 017, d1 006, d4 018", "a9 058, d6 059, d9 010", hands=",071", stones=(0, 2))
    use(state, "power 071")
    roll(state, "red", "red")
    assert lying(state)["d6"] == "059"
    assert stones(state) == [0, 1]


@pytest.mark.parametrize("moment", ["contact", "attacker", "defender"])
def test_11_8_before_the_attacker_rolls(moment: str) -> None:
    state = scene("a1 018, d1 006, d4 017", "d6 043, d9 010", hands=",071", stones=(0, 2))
    shut(state, "start")
    play(state, "d4 d5")
    roll(state, *{"contact": [], "attacker": ["red"], "defender": ["red", "red"]}[moment], until=moment)
    assert (open_now(state), refused(state, "power 071")) == (moment, ("power-moment", "§10.1"))


def test_11_8_when_a_character_attacks_ones_own_tile() -> None:
    attacker = fight(*LONE, hands="071", stones=(2, 0))
    assert refused(attacker, "power 071") == ("power-moment", "§10.1")
    # A Stronghold that attacks is no Character.
    armies = ("c1 002", "l1 004, m2 017", "g9 018, l9 006")
    state = scene(*armies, hands="067,071 064,072", stones=(0, 2, 0))
    shut(state, "start")
    play(state, "fight m2")
    let_pass(state, 1)
    assert refused(state, "power 071") == ("power-moment", "§10.1")


def test_11_8_nobody_may_use_escape_in_this_battle() -> None:
    state = fight(LONE[0], NEAR[1], hands="066 064,071 066", stones=(1, 3))
    play(state, "pass", "power 071")
    settle(state)
    assert state.waiting() == (0,)
    assert refused(state, "power 066 d5") == ("no-escape", "§11.8")
    # An Escape that was used before fizzles.
    other = fight(hands="066,071", stones=(1, 2))
    play(other, "power 066 d5 d4", "power 071")
    settle(other)
    assert lying(other)["d5"] == "017"
    assert in_force(other) == ["071 d5"]
    assert stones(other) == [0, 0]


def test_11_8_an_escape_that_answers_it_comes_first() -> None:
    state = fight(hands="066,071", stones=(1, 2))
    told = [*play(state, "pass", "power 071", "power 066 d5 d4"), *settle(state)]
    assert data(told, "fizzled") == [{"power": "071"}]
    assert (state.view(None)["battle"], in_force(state)) == (None, [])
    assert len(lying(state)) == 6


def test_11_8_once_in_a_battle() -> None:
    state = fight(NEAR[0], LONE[1], hands=",071 071 064", stones=(0, 4))
    use(state, "power 071")
    let_pass(state, 1)
    assert refused(state, "power 071") == ("power-twice", "§11.8")
    # Also when the first was undone.
    undone = fight(NEAR[0], LONE[1], hands="068,071 071 064", stones=(2, 4))
    let_pass(undone, 1)
    play(undone, "power 071", "power 068 071")
    settle(undone)
    let_pass(undone, 1)
    assert refused(undone, "power 071") == ("power-twice", "§11.8")


def test_11_8_it_holds_though_the_tile_that_is_attacked_is_somebody_elses_by_then() -> None:
    # 1 controls 019 of 2, and uses Self-Destruct when it is attacked; then Detection gives 019 back.
    armies = ("a2 018, c1 002, d4 063", "h5 017, l1 004, m2 022", "d6 019, l9 006, m8 025")
    state = scene(*armies, hands=",064 071 074,064 068", stones=(0, 5, 2))
    let_pass(state, 1)
    use(state, "power 074 d6")
    shut(state, "start")
    play(state, "d4 d5")
    shut(state, "contact")
    let_pass(state, 1)
    play(state, "power 071")
    told = [*play(state, "power 068 074 d6"), *settle(state)]
    assert data(told, "countered") == [{"power": "074"}]
    assert (in_force(state), state.view(None)["field"]["d6"]["control"]) == (["071 d5"], 2)


def test_11_8_in_the_next_battle_of_the_turn_again() -> None:
    state = fight(*BOTH, hands=",071 071", stones=(0, 4))
    play(state, "fight d6")
    use(state, "power 071")
    roll(state, "blue", "red")
    assert "063" not in lying(state).values()
    lost = fight(*BOTH, hands="066,071 071", stones=(1, 4))
    play(lost, "fight c6", "power 066 c6 b6")
    settle(lost)
    # 058 has escaped, so 063 now fights 043.
    let_pass(lost, 1)
    assert refused(lost, "power 071") == ("", "")


# 11.9 Teamwork


@pytest.mark.parametrize("space", ["d5", "d6", "d1", "a9"])
def test_11_9_any_character_or_stronghold_gets_seven(space: str) -> None:
    state = fight(hands="072", stones=(2, 0))
    use(state, f"power 072 {space}")
    assert totals(state) == [6 + 7 * (space == "d5"), 1 + 7 * (space == "d6")]
    assert in_force(state) == [f"072 {space}"]


def test_11_9_even_after_the_rolls_and_until_the_end_of_the_turn() -> None:
    state = fight(hands=",072", stones=(0, 2))
    roll(state, "red", "red", until="defender")
    assert totals(state) == [9, 3]
    use(state, "power 072 d6")
    assert "017" not in lying(state).values()
    assert in_force(state) == []


def test_11_9_a_stronghold_that_defends() -> None:
    state = fight("a1 018, d1 006, d7 063", FAR[1], hands=",072", said="d7 d8", stones=(0, 2))
    use(state, "power 072 d9")
    assert totals(state)[1] == 5 + 7


# 11.11 Telepathy


def test_11_11_one_opposing_character_is_yours_until_the_end_of_the_turn() -> None:
    state = scene(*NEAR, hands="074", stones=(3, 0))
    told = use(state, "power 074 d6")
    assert data(told, "controlled") == [{"tile": "043", "whom": 1}]
    field = state.view(None)["field"]["d6"]
    assert (field["owner"], field["control"]) == (1, 0)
    shut(state, "start")
    assert {"d6 d7", "d6 d5", "d4 d5"} <= says(state)
    # Friends do not fight, and one jumps over it.
    play(state, "d4 d5")
    assert state.view(None)["battle"] is None
    # When it ends they are opponents again who touch each other; nothing happens.
    field = state.view(None)["field"]["d6"]
    assert (field["owner"], field["control"], state.view(None)["active"]) == (1, 1, 1)
    assert in_force(state) == []
    assert len(lying(state)) == 6


def test_11_11_one_jumps_over_it_and_makes_a_pod_with_it() -> None:
    state = scene("a1 018, d1 006, d4 017", "d5 043, c7 059, d9 010", hands="074", stones=(3, 0))
    assert refused(state, "d4 c6") == ("syntax-window", "§10.1")
    use(state, "power 074 d5")
    shut(state, "start")
    assert refused(state, "d4 d6") == ("too-far", "§4.2")
    # From d4 over d5, which stands to the lower left, one lands on c6.
    play(state, "d4 c6")
    assert state.view(None)["battle"]["defender"] == "c7"
    assert state.view(None)["battle"]["sides"][0]["pod"] == 1


def test_11_11_it_attacks_its_own_side_with_the_bonuses_of_who_controls_it() -> None:
    # 023 is the ally of 004, and white; with 010 it gets 3, with 004 it gets 2 and 1.
    state = scene("a1 017, b1 018, d1 004", "a9 058, d7 023, d9 010", hands="074", stones=(3, 0))
    use(state, "power 074 d7")
    shut(state, "start")
    play(state, "d7 d8")
    sides = state.view(None)["battle"]["sides"]
    # What it touches is no friend of it now.
    assert (sides[0]["colour"], sides[0]["ally"], sides[0]["pod"]) == (2, 1, 0)
    assert (sides[1]["defense"], sides[1]["colour"]) == (5, 0)
    # Without a Stronghold of one's own it gets nothing, whatever its owner's is.
    bare = scene("a1 017, b1 018", "a9 058, d7 023, d9 004", hands="074", stones=(3, 0))
    use(bare, "power 074 d7")
    shut(bare, "start")
    play(bare, "d7 d8")
    sides = bare.view(None)["battle"]["sides"]
    assert (sides[0]["colour"], sides[0]["ally"], sides[1]["defense"]) == (0, 0, 7)


@pytest.mark.parametrize(("one", "other", "won"), [("green", "yellow", True), ("red", "red", False)])
def test_11_11_the_stone_is_yours_and_the_tile_its_owners(one: str, other: str, won: bool) -> None:
    state = scene("a1 017, b1 018, d1 004", "a9 058, d7 023, d9 010", hands="074", stones=(3, 0))
    use(state, "power 074 d7")
    shut(state, "start")
    play(state, "d7 d8")
    roll(state, one, other)
    assert stones(state) == ([1, 0] if won else [0, 1])
    armies = state.view(None)["armies"]
    assert ("010" in armies[1]["discard"]) == won
    assert ("023" in armies[1]["discard"]) != won
    assert "023" not in armies[0]["discard"]


def test_11_11_in_the_turn_of_somebody_else_only_at_the_start() -> None:
    state = scene(*NEAR, hands="066,074", stones=(0, 3))
    use(state, "power 074 d4")
    shut(state, "start")
    assert refused(state, "d4 d5") == ("not-yours", "§2.5")
    assert says(state, "d4") == set()
    # 018 alone is left to move; 017 fights for the other side.
    play(state, "a1 a2")
    assert state.view(None)["field"]["d4"]["control"] == 0
    late = fight(NEAR[0], LONE[1], hands=",074", stones=(0, 3))
    assert (late.waiting(), refused(late, "power 074 a1")) == ((1,), ("power-moment", "§10.1"))


def test_11_11_ones_own_tile_is_an_opponent_for_this_turn() -> None:
    state = scene("d1 006, d4 017, c5 018", FAR[1], hands=",074", stones=(0, 3))
    use(state, "power 074 d4")
    shut(state, "start")
    play(state, "c5 d5")
    battle = state.view(None)["battle"]
    assert (battle["attacker"], battle["defender"], battle["owners"]) == ("d5", "d4", [0, 0])
    # 017 is blue: 2 of 010, not 6 of 006.
    assert battle["sides"][1]["colour"] == 2
    roll(state, "red", "red")
    assert stones(state) == [0, 1], "2 and 3 against 3 and 1"


def test_11_11_not_a_tile_that_is_in_the_battle() -> None:
    state = fight(NEAR[0], f"{NEAR[1]}, f6 059", hands="074", stones=(3, 0))
    assert refused(state, "power 074 d6") == ("in-battle", "§11.11")
    assert says(state, "power") == {"power 074 a9", "power 074 f6"}
    # Before the battle begins it may be any.
    early = scene(*NEAR, hands="074", stones=(3, 0))
    play(early, "pass", "d4 d5")
    assert open_now(early) == "contact"
    use(early, "power 074 d6")
    assert (early.view(None)["battle"], early.view(None)["active"]) == (None, 1)


def test_11_11_when_it_ends_in_the_battle_the_battle_is_off() -> None:
    armies = ("a1 017, d1 006, g1 018", "a9 059, d4 043, d6 058, d9 010")
    state = scene(*armies, hands="074,068", stones=(3, 2))
    play(state, "power 074 d4")
    settle(state)
    shut(state, "start")
    play(state, "d4 d5")
    shut(state, "contact")
    let_pass(state, 1)
    told = use(state, "power 068 074 d5")
    assert data(told, "countered") == [{"power": "074"}]
    assert (state.view(None)["battle"], state.view(None)["active"]) == (None, 1)
    assert len(lying(state)) == 7


def test_11_11_the_last_telepathy_on_a_tile_counts() -> None:
    armies = ("a2 018, c1 002, d4 063", "h5 017, l1 004", "g9 019, l9 006")
    state = scene(*armies, hands="074,072,074", stones=(3, 0, 3))
    use(state, "power 074 h5")
    assert state.view(None)["field"]["h5"]["control"] == 0
    let_pass(state, 2)
    use(state, "power 074 h5")
    assert state.view(None)["field"]["h5"]["control"] == 2


def test_11_11_when_the_last_of_two_is_destroyed_the_first_counts_again() -> None:
    armies = ("a2 018, c1 002, d4 063", "h5 017, l1 004", "g9 019, l9 006, i8 022")
    state = scene(*armies, hands="074,068,074", stones=(3, 2, 3))
    use(state, "power 074 h5")
    let_pass(state, 2)
    play(state, "power 074 h5")
    settle(state)
    assert state.view(None)["field"]["h5"]["control"] == 2
    let_pass(state, 1)
    assert says(state, "power") == {"power 068 074 h5"}
    use(state, "power 068 074 h5")
    assert state.view(None)["field"]["h5"]["control"] == 0
    assert len(in_force(state)) == 1


def test_11_11_a_stronghold_that_falls_takes_even_the_attacker_along() -> None:
    # 0 attacks 1's Stronghold with 1's own 063, and wins.
    armies = ("a2 018, c1 002, d4 017", "i5 022, l1 004, l3 063, n1 019", "g9 025, l9 006, a8 028")
    state = scene(*armies, hands="074", stones=(3, 0, 0))
    use(state, "power 074 l3")
    shut(state, "start")
    play(state, "l3 l2")
    assert open_now(state) == ""
    told = roll(state, "red", "blue")
    assert data(told, "fell") == [{"tile": "004", "count": 3}]
    assert not {"004", "063", "022", "019"} & set(lying(state).values())
    assert stones(state) == [1, 0, 0]
    assert state.view(None)["active"] == 2
