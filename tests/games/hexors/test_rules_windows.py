"""The rules of Hexors, chapter 10: at which moments who is asked, what answers what, and passes said for one."""

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
)
from parlour.core.game import CHANCE, Seat
from parlour.core.table import Sitter, Table
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

THREE = ("a2 018, c1 002, d4 063", "d6 017, l1 004, m2 022", "g9 019, l9 006, m8 025")
FOUR = (*THREE, "a8 028, c9 007, g5 031")
# In teams the start spaces lie otherwise: 0 and 2 sit on row 1.
TEAMS = (
    "a2 018, c1 002, d4 063",
    "c9 004, d6 017, m2 022",
    "g9 019, l1 006, m8 025",
    "a8 028, g5 031, l9 007",
)
MOMENTS = ("start", "contact", "before", "attacker", "defender", "end")


def moments(state: HexorsState, *sentences: str) -> list[tuple[str, tuple[Seat, ...]]]:
    """Play on with all passing; list the windows that open in this turn, and whom they ask."""
    active, left = state.view(None)["active"], list(sentences)
    met: list[tuple[str, tuple[Seat, ...]]] = []
    while state.outcome() is None and state.view(None)["active"] == active:
        if open_now(state):
            met.append(asked(state))
            pass_all(state)
        else:
            play(state, left.pop(0))
    assert left == []
    return met


def pass_all(state: HexorsState) -> None:
    """Let each who is asked in this window pass once."""
    for _ in asked(state)[1]:
        play(state, "pass")


# 10.1 The six moments


def test_10_1_the_six_moments() -> None:
    state = scene(*LONE, hands="070,070", stones=(2, 2))
    both = (0, 1)
    assert moments(state, "d4 d5", "roll red", "roll red") == [
        *((moment, both) for moment in MOMENTS[:5]),
        ("end", (0,)),
    ]


def test_10_1_without_contact_only_the_start_and_the_end() -> None:
    state = scene(*FAR, hands="072,072", stones=(2, 2))
    assert moments(state, "a1 a2") == [("start", (0, 1)), ("end", (0,))]


def test_10_1_after_both_have_rolled_again_all_are_asked_once_more() -> None:
    state = scene(*LONE, hands="070,070", stones=(2, 2))
    met = moments(state, "d4 d5", "roll yellow", "roll yellow", "roll red", "roll red")
    assert [moment for moment, _ in met] == [*MOMENTS[:5], "defender", "end"]


def test_10_1_each_battle_of_several_has_its_moments() -> None:
    state = scene("a1 018, d1 006, d4 063", "a9 059, c6 058, d6 043, d9 010", hands="072,072", stones=(2, 2))
    met = moments(state, *("d4 d5", "fight c6", "roll red", "roll red", "roll red", "roll red"))
    assert [moment for moment, _ in met] == [
        *("start", "contact", "before", "attacker", "defender", "before", "attacker", "defender", "end")
    ]


def test_10_1_who_cannot_move_is_asked_at_the_start_and_the_end() -> None:
    armies = ("a1 017, d1 006, b1 065", f"{FAR[1]}, a2 069, c1 065")
    state = scene(*armies, hands="072,064", stones=(2, 0))
    assert moments(state, "pass") == [("start", (0,)), ("end", (0,))]


def test_10_1_a_stronghold_alone_of_two_is_not_asked() -> None:
    state = scene("d1 006", FAR[1], hands="072,072", stones=(2, 2))
    assert moments(state, "pass") == []


def test_10_1_a_stronghold_alone_of_three_is() -> None:
    state = scene("c1 002", *THREE[1:], hands="072,072,072", stones=(2, 2, 2))
    assert moments(state, "pass") == [("start", (0, 1, 2)), ("end", (0,))]


def test_10_1_in_a_duel_there_are_only_the_moments_of_a_battle() -> None:
    state = scene("d1 006", "d9 010", hands="072,072", stones=(2, 2))
    assert says(state) == {"fight d9"}
    play(state, "fight d9")
    for moment in ("before", "attacker", "defender"):
        assert asked(state) == (moment, (0, 1))
        pass_all(state)
        if moment != "defender":
            play(state, "roll red")
    assert state.outcome() is not None


def test_10_1_beginners_are_never_asked() -> None:
    assert HEXORS.opens(HEXORS.defaults(), 2) == ()
    assert HEXORS.opens({**HEXORS.defaults(), "game": "collector"}, 2) == (*MOMENTS, "answer")


def test_10_1_a_power_only_at_its_moments() -> None:
    hand = ("064 065 066 067 069 070", "071 072 073 074 075 068")
    # By §11 and §9.4: what the active player may use where all else fits.
    whenever = {"070", "072", "073", "064", "074"}
    for hands in hand:
        state = scene("d1 006, d4 017", "a9 059, d6 043, d9 010", hands=hands, stones=(9, 0))
        met = {}
        for moment in MOMENTS:
            assert open_now(state) == moment
            met[moment] = {power for power in hands.split() if code_of(state, power) != "power-moment"}
            play(state, *{"start": ["pass", "d4 d5"]}.get(moment, ["pass"]))
            if moment in ("before", "attacker"):
                play(state, "roll red")
        own = set(hands.split())
        assert met["start"] == own & (whenever | {"065", "066", "067", "068", "069", "075"})
        assert met["end"] == own & (whenever | {"065", "066", "068", "075"})
        assert met["contact"] == met["before"] == own & (whenever | {"066", "068"})
        assert met["attacker"] == met["defender"] == met["before"]


def code_of(state: HexorsState, power: str) -> str:
    """Return the code with which a power without words is refused."""
    return refused(state, f"power {power}")[0]


# 10.2 Who is asked


@pytest.mark.parametrize("active", [0, 1, 2])
def test_10_2_the_active_player_first_then_the_others_in_turn(active: Seat) -> None:
    state = scene(*THREE, hands="072,072,072", stones=(2, 2, 2), active=active)
    order = [(active + step) % 3 for step in range(3)]
    assert asked(state) == ("start", tuple(order))
    for seat in order:
        assert state.waiting() == (seat,)
        play(state, "pass")
    assert (open_now(state), state.waiting()) == ("", (active,))


def test_10_2_teams_are_asked_in_turn_order() -> None:
    state = scene(*TEAMS, hands="072,072,072,072", stones=(2, 2, 0, 0), teams=True, active=2)
    assert asked(state) == ("start", (2, 3, 0, 1))


def test_10_2_who_has_no_powers_is_passed_over() -> None:
    state = scene(*THREE, hands="072,,072", stones=(2, 9, 2), used=",072,")
    assert asked(state) == ("start", (0, 2))


@pytest.mark.parametrize(
    ("have", "order"), [((2, 2), (0, 1)), ((1, 2), (0, 1)), ((0, 2), (1,)), ((2, 1), (0,))]
)
def test_10_2_who_has_too_few_stones_is_passed_over(have: tuple[int, int], order: tuple[Seat, ...]) -> None:
    # With two Characters there is no Last Stand; for one Stone there are Energy Barrier and Speed, in the own turn.
    state = scene(*FAR, hands="073,073", stones=have)
    assert asked(state) == ("start", order)


def test_10_2_who_has_one_character_could_have_last_stand() -> None:
    assert asked(scene(*LONE, hands="073,073")) == ("start", (0, 1))
    assert asked(scene(LONE[0], FAR[1], hands="073,073")) == ("start", (0,))


def test_10_2_nobody_has_a_third_of_what_was_seen_twice() -> None:
    state = scene(*LONE, hands="073 072,073", used=",064 064")
    assert asked(state) == ("start", (0,))
    once = scene(*LONE, hands="073,073", used=",064")
    assert asked(once) == ("start", (0, 1))


def test_10_2_who_has_used_a_power_is_not_asked_because_of_it_where_it_works_but_once() -> None:
    # For one Stone there would be Energy Barrier, of which two were seen, and a second Speed.
    state = scene(*FAR, hands="067 073,073", stones=(2, 0), used="065 065")
    assert asked(state) == ("start", (0,))
    use(state, "power 067")
    assert (stones(state), open_now(state), says(state, "a1 a2 a3")) == ([1, 0], "", {"a1 a2 a3"})
    # Whoever has not used it is asked because of it.
    other = scene(*FAR, hands="066 073,073", stones=(1, 0), used="065 065")
    assert asked(other) == ("start", (0,))


def test_10_2_two_that_are_alike_may_be_used_in_one_turn() -> None:
    state = scene(*LONE, hands="064 064,073", used=",064 064")
    play(state, "power 064")
    assert asked(state) == ("answer", (0,))
    use(state, "power 064")
    shut(state, "start")
    play(state, "d4 d5")
    assert added(state, 0) == 6


def test_10_2_at_the_end_of_a_turn_only_the_player_whose_turn_it_is() -> None:
    state = scene(*LONE, hands="072,072", stones=(2, 2))
    shut(state, "start")
    play(state, "d4 c4")
    assert asked(state) == ("end", (0,))
    # The others answer what it uses.
    play(state, "power 072 c4")
    assert asked(state) == ("answer", (1,))


def test_10_2_where_nobody_can_do_anything_the_game_goes_on() -> None:
    state = scene(*FAR, hands="073,073")
    assert (open_now(state), state.waiting()) == ("", (0,))
    told = play(scene(*FAR, hands="072,073", stones=(2, 0)), "power 072 a1")
    assert kinds(told) == ["activated", "resolved"]


def test_10_2_whoever_could_answer_only_in_a_battle_is_asked_in_it() -> None:
    # One Stone, two Characters: Escape is all that 1 could use.
    state = scene(*NEAR, hands="073,073", stones=(0, 1))
    assert moments(state, "d4 d5", "roll red", "roll red") == [
        ("before", (1,)),
        ("attacker", (1,)),
        ("defender", (1,)),
        # It has won a Stone, for which there is Energy Barrier.
        ("end", (0,)),
    ]


def test_10_2_who_could_only_destroy_a_power_is_asked_where_there_is_one() -> None:
    # Two Stones in the turn of the other; Life Drain and Teamwork were all used.
    for wall, order in (("", ()), (", e5 065", (1,))):
        state = scene(FAR[0] + wall, FAR[1], hands=",073", stones=(0, 2), used=",070 070 072 072")
        assert asked(state)[1] == order


def test_10_2_others_who_have_no_tile_in_the_battle() -> None:
    # Escape is not theirs; with two Stones they could use Teamwork.
    for have, order in ((1, (0, 1)), (2, (0, 1, 2))):
        state = scene(*THREE, hands="073,073,073", stones=(1, 1, have))
        shut(state, "start")
        play(state, "d4 d5")
        shut(state, "contact")
        assert asked(state) == ("before", order)


def test_10_2_who_may_boost_is_asked_in_his_battle() -> None:
    state = fight(*THREE, stones=(1, 1, 9))
    assert asked(state) == ("before", (0, 1))
    assert says(state) == {"pass", "boost 1"}
    # Not who has a power left, though he cannot pay for it.
    holding = fight(*THREE, hands="073,", stones=(1, 1, 9))
    assert asked(holding) == ("before", (0, 1))
    assert says(holding) == {"pass"}
    assert refused(holding, "boost 1") == ("boost-powers", "§12.7")
    # A team's Stones are pooled, but one boosts one's own tile alone.
    team = fight(*TEAMS, stones=(2, 0, 0, 0), teams=True)
    assert asked(team) == ("before", (0,))


def test_10_2_who_is_out_is_not_asked() -> None:
    state = scene(*THREE[:2], "", hands="072,072", stones=(2, 2, 9))
    assert asked(state) == ("start", (0, 1))


def test_10_2_who_is_out_is_not_asked_for_a_tile_that_he_still_controls() -> None:
    # 2 controls 017 of 1; then 0 defeats the Stronghold of 2, and fights 017.
    armies = ("a2 018, c1 002, k7 063", "i2 022, j8 017, l1 004", "a8 028, l9 006")
    state = scene(*armies, hands=",,074", stones=(0, 0, 5))
    let_pass(state, 2)
    use(state, "power 074 j8")
    play(state, "k7 k8", "fight l9")
    assert asked(state) == ("before", (2,))
    roll(state, "red", "green")
    assert "006" not in lying(state).values()
    assert state.view(None)["battle"]["defender"] == "j8"
    # 0 may boost with the Stone that it has won; 2 has two, and is out.
    assert asked(state) == ("before", (0,))


# 10.3 Answers


def test_10_3_what_was_used_last_takes_effect_first() -> None:
    state = fight(hands="072 072,070 070", stones=(4, 4))
    play(state, "pass", "power 070 d5", "power 072 d5")
    assert stack(state) == ["070", "072"]
    told = play(state, "pass", "pass")
    assert data(told, "resolved") == [{"power": "072"}]
    # Then all are asked about the one before it.
    assert (stack(state), asked(state)) == (["070"], ("answer", (0, 1)))
    told = settle(state)
    assert data(told, "resolved") == [{"power": "070"}]
    assert (in_force(state), asked(state)) == (["072 d5", "070 d5"], ("before", (0, 1)))


def test_10_3_asking_begins_anew_with_the_player_whose_turn_it_is() -> None:
    state = scene(*THREE, hands="072,072,072", stones=(2, 2, 4), active=1)
    assert asked(state) == ("start", (1, 2, 0))
    play(state, "pass", "power 072 m8")
    assert (asked(state), state.waiting()) == (("answer", (1, 0)), (1,))
    settle(state)
    assert (asked(state), state.waiting()) == (("start", (1, 0)), (1,))


def test_10_3_after_a_boost_too() -> None:
    state = fight(*THREE, stones=(2, 2, 0))
    play(state, "pass", "boost 1")
    assert state.waiting() == (0,)
    play(state, "boost 2")
    assert asked(state) == ("before", (1,))
    assert [added(state, 0), added(state, 1)] == [2, 1]


def test_10_3_each_answer_may_be_answered() -> None:
    state = fight(*LONE, hands="072 068 068,068 068 070", stones=(6, 6))
    play(state, "power 072 d5", "pass", "power 068 072", "power 068 068", "pass", "power 068 068")
    assert stack(state) == ["072", "068", "068", "068"]
    # The last destroys the one before it, so that the first destroys Teamwork.
    told = [*play(state, "power 068 068"), *settle(state)]
    assert data(told, "countered") == [{"power": "068"}, {"power": "068"}]
    assert in_force(state) == ["072 d5"]
    assert stones(state) == [0, 2]
    other = fight(*LONE, hands="072 068 068,068 068 070", stones=(6, 6))
    play(other, "power 072 d5", "pass", "power 068 072", "power 068 068", "pass", "power 068 068")
    told = settle(other)
    assert data(told, "countered") == [{"power": "068"}, {"power": "072"}]
    assert in_force(other) == []


def test_12_7_a_boost_lasts_until_the_end_of_the_turn() -> None:
    armies = ("a2 018, c1 002, d4 063", "c6 022, d6 017, l1 004", "g9 019, l9 006")
    state = fight(*armies, stones=(2, 0, 0))
    play(state, "fight c6", "boost 2")
    roll(state, "red", "red", until="before")
    # In its next battle it has them still.
    assert state.view(None)["battle"]["defender"] == "d6"
    assert added(state, 0) == 2
    roll(state, "red", "red")
    assert state.view(None)["active"] == 1
    assert state.view(None)["field"]["d5"]["boost"] == 0


# 10.5 Battles called off


def test_10_5_nobody_wins_and_what_was_paid_stays_paid() -> None:
    state = fight(hands="072,066", stones=(2, 1))
    use(state, "power 072 d5")
    let_pass(state, 1)
    told = use(state, "power 066 d6 d7")
    assert {"defeated", "stone", "compared"}.isdisjoint(kinds(told))
    assert (stones(state), state.view(None)["battle"]) == ([0, 0], None)
    assert (len(lying(state)), state.view(None)["active"]) == (6, 1)


@pytest.mark.parametrize(
    ("aim", "attacker", "defender"),
    [
        ("d5", "d5", "d6"),
        ("c6 b6", "d5", "d6"),
        # On e5 063 touches d6 still, on c5 it does not; c6 it has fought.
        ("d5 e5", "e5", "d6"),
        ("d5 c5", "", ""),
    ],
)
def test_10_5_the_attacker_still_fights_the_others_that_it_touches(
    aim: str, attacker: str, defender: str
) -> None:
    state = fight("a1 018, d1 006, d4 063", "a9 059, c6 058, d6 043, d9 010", hands="066 066", stones=(2, 0))
    play(state, "fight c6")
    use(state, f"power 066 {aim}")
    battle = state.view(None)["battle"]
    assert (battle and battle["attacker"], battle and battle["defender"]) == (
        attacker or None,
        defender or None,
    )
    assert open_now(state) == ("before" if attacker else "end")


def test_10_5_who_is_no_opponent_any_more() -> None:
    # 0 attacks with a tile of 1, and Detection gives it back in the middle of the battle.
    armies = ("a1 017, d1 006, g1 018", "a9 059, d4 043, d6 058, d9 010")
    state = scene(*armies, hands="074,068", stones=(3, 2))
    play(state, "power 074 d4")
    settle(state)
    shut(state, "start")
    play(state, "d4 d5")
    shut(state, "contact")
    let_pass(state, 1)
    use(state, "power 068 074 d5")
    assert (state.view(None)["battle"], len(lying(state))) == (None, 7)


def test_10_5_no_powers_of_a_battle_while_a_void_one_is_still_answered() -> None:
    # 1 has used Teamwork, 0 has answered with Escape; the battle is off while Teamwork still waits.
    state = fight(*LONE, hands="066 064,072 071", stones=(1, 4))
    play(state, "pass", "power 072 d6", "power 066 d5")
    shut_top(state)
    assert stack(state) == ["072"]
    assert state.view(None)["fight"]["void"]
    let_pass(state, 1)
    assert refused(state, "power 071") == ("power-moment", "§10.1")
    settle(state)
    assert state.view(None)["battle"] is None


def shut_top(state: HexorsState) -> None:
    """Let the power take effect that was used last, and no other."""
    count = len(stack(state))
    while len(stack(state)) == count:
        play(state, "pass")


# Several powers at once


def test_10_1_after_a_re_roll_what_was_used_stays_and_more_may_be_used() -> None:
    # 2 and 6, with Teamwork 15; 7 and 1, with Teamwork 15.
    state = fight(LONE[0], NEAR[1], hands="072 066,072 071 070", stones=(3, 6))
    use(state, "power 072 d5")
    let_pass(state, 1)
    use(state, "power 072 d6")
    told = roll(state, "yellow", "yellow", until="")
    assert kinds(told)[-1] == "tied"
    told = [*play(state, "roll yellow"), *play(state, "roll yellow")]
    assert kinds(told) == ["rolled", "rolled"], "nobody is asked between the two"
    assert asked(state) == ("defender", (0, 1))
    assert totals(state) == [15, 15]
    assert refused(state, "power 066 d5 d4") == ("", "")
    play(state, "pass")
    assert refused(state, "power 071") == ("power-moment", "§10.1")
    use(state, "power 070 d5")
    assert totals(state) == [14, 15]
    roll(state)
    assert "017" not in lying(state).values()


def test_10_4_an_escape_fizzles_when_the_battle_is_off_already() -> None:
    state = scene(*NEAR, hands="069 066,068", stones=(3, 2))
    use(state, "power 069 d4 d6 e6")
    shut(state, "start")
    assert open_now(state) == "before"
    play(state, "power 066 d4 d3")
    let_pass(state, 1)
    told = [*play(state, "power 068 069 e6"), *settle(state)]
    assert data(told, "countered") == [{"power": "069"}]
    assert data(told, "fizzled") == [{"power": "066"}]
    assert (lying(state)["d4"], state.view(None)["active"], stones(state)) == ("017", 1, [0, 0])


def test_10_4_what_waits_follows_a_tile_that_escapes() -> None:
    state = fight(hands="066,072", stones=(1, 2))
    told = [*play(state, "pass", "power 072 d6", "power 066 d6 e7"), *settle(state)]
    assert "fizzled" not in kinds(told)
    assert data(told, "resolved") == [{"power": "066"}, {"power": "072"}]
    assert lying(state)["e7"] == "043"


# 10.6 Passes that are said for one


def seat_at(state: HexorsState, *asked_for: dict[str, str]) -> Table:
    """Set a table in a position; who sits there says when he wants to be asked."""
    sitters = tuple(Sitter(wishes=each) for each in asked_for)  # type: ignore[arg-type]
    table = Table(HEXORS, state.choices._asdict(), sitters, "7", state)
    table.settle()
    return table


def lying_at(table: Table) -> set[str]:
    """Return the spaces on which something lies."""
    return set(table.state.view(None)["field"])


def journal(table: Table) -> list[str]:
    """Return what was recorded, without rolls."""
    return [str(record) for record in table.journal if record.seat != CHANCE]


def test_10_6_never_passes_by_itself_as_a_record() -> None:
    table = seat_at(scene(*LONE, hands="070,070", stones=(2, 2)), {}, {"start": "never"})
    assert table.waiting() == (0,)
    events = table.play(0, "pass")
    assert isinstance(events, list)
    assert [(event.kind, event.seat) for event in events] == [("passed", 0), ("passed", 1)]
    assert journal(table) == ["0 pass", "1 pass"]
    # In the other windows it is asked.
    table.play(0, "d4 d5")
    table.play(0, "pass")
    assert (table.state.window(1), table.waiting()) == ("contact", (1,))


@pytest.mark.parametrize("kind", [*MOMENTS, "answer"])
def test_10_6_each_kind_of_moment_has_its_own_wish(kind: str) -> None:
    wish = {kind: "never"}
    table = seat_at(scene(LONE[0], "a9 058, d6 043, d9 010", hands="070 072,070", stones=(4, 2)), wish, wish)
    met: list[str] = []
    while table.state.view(None)["active"] == 0:
        (seat,) = table.waiting()
        window = table.state.window(seat)
        first = window in MOMENTS and not any(met)
        met.append(window)
        said = (
            f"power 072 {'d5' if 'd5' in lying_at(table) else 'd4'}"
            if first
            else "pass"
            if window
            else "d4 d5"
        )
        assert isinstance(table.play(seat, said), list)
    assert {*met} == {*MOMENTS, "answer", ""} - {kind}


def test_10_6_who_could_answer_is_asked_and_who_could_not_is_not() -> None:
    # In his turn 0 holds Speed, which he may use at the start and nowhere else; 1 Life Drain, everywhere.
    wishes = dict.fromkeys([*MOMENTS, "answer"], "could")
    table = seat_at(scene(*LONE, hands="067,070", stones=(1, 2)), wishes, wishes)
    assert (table.state.window(0), table.waiting()) == ("start", (0,))
    table.play(0, "pass")
    assert table.waiting() == (1,)
    table.play(1, "pass")
    table.play(0, "d4 d5")
    assert (table.state.window(1), table.waiting()) == ("contact", (1,))
    assert journal(table) == ["0 pass", "1 pass", "0 d4 d5", "0 pass"]


def test_10_6_always_is_asked_though_he_could_do_nothing() -> None:
    state = scene(*FAR, hands="066,066", stones=(2, 2))
    table = seat_at(state, {"start": "always"}, {"start": "could"})
    assert (table.waiting(), table.state.moves(0)) == ((0,), ["pass"])
    table.play(0, "pass")
    assert journal(table) == ["0 pass", "1 pass"]


def test_10_6_a_pass_said_for_one_looks_like_one_that_he_said() -> None:
    told = []
    for wish in ({"start": "never"}, {"start": "could"}, {}):
        table = seat_at(scene(*FAR, hands="072,066", stones=(2, 2)), {}, wish)
        events = table.play(0, "pass")
        assert isinstance(events, list)
        if not wish:
            more = table.play(1, "pass")
            assert isinstance(more, list)
            events = [*events, *more]
        told.append((events, journal(table), [table.state.view(seat) for seat in (None, 0, 1)]))
    assert told[0] == told[1] == told[2]


def test_10_6_a_lost_turn_is_no_question() -> None:
    table = seat_at(scene("d1 006", FAR[1], hands="072,072", stones=(2, 2)), {}, {})
    assert journal(table) == ["0 pass"]
    assert table.state.view(None)["active"] == 1
