"""Hexors, chapters 12 and 13 of web/games/hexors/rules/en.md, three and four players: test_12_3_… holds §12.3."""

from __future__ import annotations

import pytest

from games.hexors.scenes import (
    at_turn,
    begin,
    data_of,
    end_of,
    is_chances_turn,
    kinds,
    legal,
    lying,
    play,
    refusal,
    rolls,
    scene,
    shut,
    sides,
    totals,
)
from parlour.core.game import CHANCE, Refusal
from parlour.core.rng import Rng
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

CLOCKWISE = ["c1", "l1", "l9", "c9"]
ACROSS = ["c1", "c9", "l1", "l9"]

ARMIES = ("002 c1 031", "004 l1 018", "006 l9 017", "010 c9 043")
"""Four who have a Stronghold and a Character; the latter's space is still to be told."""

# 12 Free-for-all


def test_12_1_the_last_one_who_has_a_stronghold_wins() -> None:
    state = scene("002 c1 032 k9", "004 l1 018 a5", "006 l9 017 a7", game="beginner")
    play(state, "k9 k8", *rolls("red", "yellow"))
    assert (state.outcome(), at_turn(state)) == (None, 1)
    # Seat 1's Stronghold falls, too: its Character does not save it.
    last = scene("002 c1 032 l3", "004 l1 018 a5", "006 - 017 -", game="beginner")
    play(last, "l3 l2", *rolls("red", "red"))
    assert end_of(last) == ("last-stronghold", {0}, (2, 0, 0))


def test_12_1_without_a_character_one_may_win_as_well() -> None:
    state = scene("002 c1 032 l3", "004 l1", "006 - 017 -", game="beginner")
    play(state, "l3 l2", *rolls("green", "green"))
    assert (state.outcome(), at_turn(state)) == (None, 1)
    play(state, "fight c1", *rolls("purple", "green"))
    assert end_of(state) == ("last-stronghold", {1}, (0, 1, 0))


@pytest.mark.parametrize("seats", [3, 4])
def test_12_2_chance_says_who_begins_and_the_strongholds_start_in_the_order_of_the_turns(seats: int) -> None:
    for first in range(seats):
        state = begin(seats)
        play(state, f"toss {first + 1}")
        order = [(first + turn) % seats for turn in range(seats)]
        starts = state.view(None)["starts"]
        assert [starts[seat] for seat in order] == CLOCKWISE[:seats]
        rng = Rng(first)
        for seat in order:
            assert (state.waiting(), at_turn(state)) == ((CHANCE,), seat)
            (event,) = play(state, state.chance(rng))
            assert (event.kind, event.seat, len(event.data["tiles"])) == ("dealt", seat, 5)
        for seat in order:
            assert state.waiting() == (seat,)
            play(state, state.tidy(seat, "arrange"))
        assert {space for space, tile in lying(state).items() if tile < "013"} == set(CLOCKWISE[:seats])
        for turn in range(2 * seats):
            assert at_turn(state) == order[turn % seats], "whoever is first moves first, too"
            moves = [move for move in sorted(legal(state)) if len(move.split()) == 2]
            play(state, moves[0])


def test_12_2_everything_is_dealt_or_in_the_collectors_game_chosen() -> None:
    state = begin(3, game="collector")
    play(state, "toss 3", "deal 006 017 018 031 032", "deal 010 043 049 058 059", "deal 002 016 019 022 023")
    armies = state.view(None)["armies"]
    assert [army["stronghold"] for army in armies] == ["010", "002", "006"], "seat 2 was dealt to first"
    assert state.waiting() == (0, 1, 2)
    for seat in (1, 2, 0):
        state.apply(seat, "take 064 066 075")
    assert state.waiting() == (2,)
    chosen = begin(4, game="collector", armies="chosen")
    play(chosen, "toss 1")
    assert chosen.waiting() == (0, 1, 2, 3)
    plain = begin(3)
    play(plain, "toss 1")
    assert plain.waiting() == (CHANCE,)
    assert refusal(plain, "deal 006 017 018 031")[0] == "syntax-deal"


def test_12_2_characters_stand_within_two_steps_of_the_start_space() -> None:
    state = begin(3, characters=2)
    play(state, "toss 1", "deal 006 017 018", "deal 010 043 049", "deal 002 016 019")
    assert refusal(state, "017 g5 018 c2") == ("place-far", "§3.4")
    play(state, "017 c3 018 e1", "043 l3 049 n1", "016 l7 019 j9")


def test_12_3_anybody_may_be_attacked_and_two_opponents_fight_both() -> None:
    for foe in (1, 2, 3):
        spaces = ["h4" if seat == foe else f"a{2 * seat}" for seat in range(4)]
        state = scene(*(f"{army} {space}" for army, space in zip(ARMIES, ["f4", *spaces[1:]], strict=True)))
        assert data_of(play(state, "f4 g4"), "fight")["whom"] == foe
    order = scene("002 c1 031 f4", "004 l1 018 h4", "006 l9 017 h5", "010 c9 043 a5")
    play(order, "f4 g4")
    assert legal(order) == {"fight h4", "fight h5"}
    play(order, "fight h5", *rolls("purple", "red"))
    assert is_chances_turn(order), "and now the other"
    play(order, *rolls("purple", "red"))
    assert at_turn(order) == 1
    assert {"h4", "h5"}.isdisjoint(lying(order))


def test_12_3_nobody_else_is_friendly() -> None:
    state = scene("002 c1 031 f5", "004 l1 018 g5", "006 l9 017 a9")
    assert refusal(state, "f5 h5") == ("jump-opposing", "§4.3")


def test_12_4_all_characters_leave_with_their_stronghold_and_the_player_is_out() -> None:
    state = scene("002 c1 032 l3 018 a5", "004 l1 017 a7 019 g5", "006 l9 016 f2", clock=40)
    events = play(state, "l3 l2", *rolls("red", "red"))
    assert data_of(events, "fell") == {"tile": "004", "count": 2}
    assert lying(state) == {"c1": "002", "l2": "032", "a5": "018", "l9": "006", "f2": "016"}
    assert set(state.view(None)["armies"][1]["discard"]) >= {"004", "017", "019"}
    assert [turn_of(state) for _ in range(4)] == [2, 0, 2, 0], "seat 1 has no turn any more"


def test_12_4_powers_unused_are_lost_and_those_in_force_stay() -> None:
    armies = ("002 c1 032 l3 018 a5", "004 l1 017 a7 019 g5 065 h8 075 m5", "006 l9 016 f2")
    state = scene(*armies, hidden=["", "064", ""], stones=[0, 1, 0])
    assert state.view(1)["powers"] == ["064"]
    shut(state)
    play(state, "l3 l2")
    shut(state)
    play(state, "roll red")
    shut(state)
    events = play(state, "roll red")
    while state.waiting() and state.window(state.waiting()[0]) == "defender":
        events += play(state, "pass")
    assert data_of(events, "fell") == {"tile": "004", "count": 2}
    field = lying(state)
    assert {"l1", "a7", "g5"}.isdisjoint(field)
    assert (field["h8"], field["m5"]) == ("065", "075")
    army = state.view(None)["armies"][1]
    assert (army["alive"], army["unused"], state.view(1)["powers"]) == (False, 0, [])
    shut(state)
    assert at_turn(state) == 2, "seat 1 has no turn any more"
    moves = sorted(move for move in legal(state, "f2") if len(move.split()) == 2)
    shut_after(state, moves[0])
    assert at_turn(state) == 0


def fight_on(state: HexorsState, *colours: str) -> None:
    """Roll, and let all pass that are asked before and after."""
    shut(state)
    for colour in colours:
        shut_after(state, f"roll {colour}")


def shut_after(state: HexorsState, *sentences: str) -> None:
    """Say sentences, and let all pass that are asked after each."""
    for sentence in sentences:
        play(state, sentence)
        shut(state)


def test_12_5_a_lone_stronghold_attacks_any_opposing_character_or_passes() -> None:
    state = scene("002 c1", "004 l1 018 g5 017 n9", "006 l9 019 e4")
    assert legal(state) == {"fight g5", "fight n9", "fight e4", "pass"}
    assert refusal(state, "fight l1") == ("not-touched", "§5.5"), "there are Characters yet"
    assert refusal(state, "fight a1") == ("no-tile", "§2.5")
    assert refusal(state, "c1 c2") == ("only-stronghold", "§12.5")
    passed = state.copy()
    events = play(passed, "pass")
    assert (kinds(events), at_turn(passed)) == (["passed"], 1)
    events = play(state, "fight g5", *rolls("blue", "blue"))
    assert data_of(events, "compared") == {"tile": "002", "total": 6, "foe": "018", "other": 2}
    assert ("g5" in lying(state), at_turn(state)) == (False, 1), "one in a turn"


def test_12_5_it_loses_like_any_other_tile() -> None:
    state = scene("002 c1", "004 l1 018 g5", "006 l9 019 e4")
    events = play(state, "fight g5", *rolls("green", "white"))
    assert data_of(events, "fell") == {"tile": "002", "count": 0}
    assert "c1" not in lying(state)


def test_12_5_its_defense_bonus_counts_only_beside_that_character() -> None:
    for space, bonus in (("g5", 0), ("c3", 0), ("d1", 5), ("c2", 5), ("b2", 5)):
        state = scene("002 c1", f"004 l1 018 {space}", "006 l9 019 n5", game="collector")
        play(state, f"fight {space}", *rolls("blue", "red"))
        assert [side["defense"] for side in sides(state)] == [bonus, 0], space
    attacked = scene("002 c1", "004 l1 018 d3", "006 l9 019 n5", game="collector", active=1)
    play(attacked, "d3 c2", *rolls("red", "red"))
    assert sides(attacked)[1]["defense"] == 5, "when it is attacked itself, as always"


def test_12_6_of_nothing_but_strongholds_any_may_be_attacked() -> None:
    state = scene("002 c1", "004 l1", "006 l9", game="collector")
    assert legal(state) == {"fight l1", "fight l9", "pass"}
    assert kinds(play(state.copy(), "pass")) == ["passed"]
    assert refusal(state, "fight c1") == ("fight-own", "§12.3")
    events = play(state, "fight l9", *rolls("blue", "yellow"))
    assert kinds(events)[:2] == ["duel", "fight"]
    assert totals(state) == [6, 3], "no Defense Bonus on either side"
    assert at_turn(state) == 1
    play(state, "fight c1")
    fight_on(state, "purple", "red")
    assert end_of(state) == ("last-stronghold", {1}, (0, 1, 0))


def boosting(stones: list[int], **facts: object) -> HexorsState:
    """Return a game of three without powers in which seat 0 may attack seat 1's Hedgehog."""
    armies = ("002 c1 017 f4 016 a9", "004 l1 018 h4 019 n5", "006 l9 031 n7")
    return scene(*armies, stones=stones, **facts)  # type: ignore[arg-type]


def test_12_7_a_stone_gives_one_more_during_a_battle() -> None:
    state = boosting([2, 1, 3])
    assert not state.window(0)
    play(state, "f4 g4")
    assert (state.window(0), legal(state)) == ("before", {"pass", "boost 1", "boost 2"})
    (event,) = play(state, "boost 2")
    assert (event.kind, event.seat, event.data) == ("boosted", 0, {"stones": 2, "tile": "017"})
    assert state.view(None)["armies"][0]["stones"] == 0
    assert state.waiting() == (1,), "seat 0 has no Stones left, and seat 2 no tile in the battle"
    play(state, "pass", "roll red")
    assert (state.window(1), legal(state)) == ("attacker", {"pass", "boost 1"})
    play(state, "pass", "roll red")
    assert state.window(1) == "defender"
    play(state, "boost 1")
    told = sides(state)
    assert [side["boost"] for side in told] == [2, 1]
    assert totals(state) == [3 + 6 + 2, 1 + 4 + 1]


def test_12_7_only_in_a_battle_only_ones_own_and_no_more_than_one_has() -> None:
    state = boosting([2, 1, 3])
    assert refusal(state, "boost 1")[0] == "syntax-turn"
    play(state, "f4 g4")
    assert refusal(state, "boost 3") == ("boost-stones", "§12.7")
    for wrong in ("boost 0", "boost -1", "boost x", "boost 1 2", "boost 01"):
        assert refusal(state, wrong) == ("syntax-boost", "§12.7"), wrong
    assert refusal(state, "boost") == ("syntax-unfinished", "§12.7")
    play(state, "boost 1")
    assert state.waiting() == (0,), "asked again: one Stone is left"
    play(state, "boost 1")


def test_12_7_whoever_has_powers_left_may_not_boost() -> None:
    state = boosting([2, 0, 0], hidden=["072", "", ""])
    shut(state)
    play(state, "f4 g4")
    while state.window(0) != "before":
        play(state, "pass")
    assert refusal(state, "boost 1") == ("boost-powers", "§12.7")
    play(state, "power 072 g4")
    while state.view(None)["stack"]:
        play(state, "pass")
    assert state.view(None)["armies"][0]["stones"] == 0


def test_12_7_two_players_do_not_boost() -> None:
    state = scene("002 d1 017 d4", "004 d9 049 d6", hidden=["", "070"], stones=[2, 2])
    shut(state)
    play(state, "d4 d5")
    while not is_chances_turn(state):
        assert state.waiting() == (1,), "seat 0 has no powers left"
        assert refusal(state, "boost 1") == ("boost-game", "§12.7")
        play(state, "pass")


def test_12_7_a_boost_lasts_until_the_end_of_the_turn() -> None:
    state = scene("002 c1 031 f4 016 a9", "004 l1 018 h4 017 h5", "006 l9 019 n7", stones=[2, 0, 0])
    play(state, "f4 g4", "fight h5", "boost 2", *rolls("purple", "red"))
    fight_on(state, "purple", "red")
    assert sides(state)[0]["boost"] == 2, "in the next battle of this turn"
    assert at_turn(state) == 1
    assert state.view(None)["field"]["g4"]["boost"] == 0


def test_12_8_the_beginners_game_has_none_of_it() -> None:
    state = scene("002 c1 017 f4", "004 l1 018 h4", "006 l9 031 n7")
    events = play(state, "f4 g4", *rolls("red", "red"))
    assert (totals(state), "stone" in kinds(events)) == ([3, 1], False)
    assert state.view(None)["window"] is None


def test_12_8_the_clock_counts_the_turns_of_all() -> None:
    armies = ("002 c1 017 f4", "004 l1 018 i4 019 n5", "006 l9 031 n7")
    state = scene(*armies, clock=58, active=1)
    play(state, "i4 i5")
    assert state.view(None)["clock"] == 59
    play(state, "n7 n8")
    assert end_of(state) == ("clock", {1}, (2, 3, 2))
    level = scene("002 c1 017 f4 016 a9", *armies[1:], clock=59)
    play(level, "a9 b9")
    assert end_of(level) == ("clock", set(), (3, 3, 2))


def test_12_8_the_tiles_of_a_team_are_counted_together() -> None:
    # Seats 0 and 2 have 3 and 1 in play, seats 1 and 3 have 2 and 1: no other seat has as many as seat 0 or as few.
    armies = ("002 c1 017 f4 016 a9", "004 c9 018 i5", "006 l1", "010 l9")
    state = scene(*armies, clock=59, teams=True)
    play(state, "f4 f5")
    assert end_of(state) == ("clock", {0, 2}, (3, 2, 1, 1))
    level = scene("002 c1 017 f4 016 a9", "004 c9 018 i5", "006 l1", "010 l9 019 n6", clock=59, teams=True)
    play(level, "f4 f5")
    assert end_of(level) == ("clock", set(), (3, 2, 1, 2)), "four against four, though seat 0 has most"


# 13 Team game


def test_13_1_four_play_two_against_two() -> None:
    for seats in (2, 3, 4):
        refused = HEXORS.check({**HEXORS.defaults(), "teams": True}, seats)
        assert refused == (None if seats == 4 else Refusal("options-teams", {}, "§13.1"))
    assert HEXORS.sides({**HEXORS.defaults(), "teams": True}, 4) == ((0, 2), (1, 3))
    assert len(HEXORS.sides(HEXORS.defaults(), 4)) == 4


def test_13_1_a_team_wins_when_both_other_strongholds_are_defeated() -> None:
    first = scene("002 c1 032 c7", "004 c9 018 a5", "006 l1 017 g5", "010 l9 019 n5", teams=True)
    play(first, "c7 c8", *rolls("red", "red"))
    assert (first.outcome(), at_turn(first)) == (None, 2)
    second = scene("002 c1 032 c7", "004 c9 018 a5", "006 l1 017 g5", "010 - 019 -", teams=True)
    play(second, "c7 c8", *rolls("red", "red"))
    assert end_of(second) == ("team", {0, 2}, (2, 0, 2, 0))
    # The partner's Stronghold need not stand.
    alone = scene("002 c1 032 c7", "004 c9 018 a5", "006 -", "010 - 019 -", teams=True)
    play(alone, "c7 c8", *rolls("red", "red"))
    assert end_of(alone)[:2] == ("team", {0, 2})


def test_13_2_play_goes_from_one_team_to_the_other() -> None:
    for first in range(4):
        state = begin(4, teams=True)
        play(state, f"toss {first + 1}")
        starts = state.view(None)["starts"]
        order = [(first + turn) % 4 for turn in range(4)]
        assert [starts[seat] for seat in order] == ACROSS
        assert starts[first][1:] == starts[(first + 2) % 4][1:] == "1", "partners on one row"
        rng = Rng(first)
        play(state, *deal_all(state, rng))
        for seat in order:
            assert state.waiting() == (seat,)
            play(state, state.tidy(seat, "arrange"))
        assert [turn_of(state) for _ in range(5)] == [*order, first]


def deal_all(state: HexorsState, rng: Rng) -> list[str]:
    """Return what is dealt to all four."""
    after, said = state.copy(), []
    while is_chances_turn(after):
        said.append(after.chance(rng))
        play(after, said[-1])
    return said


def turn_of(state: HexorsState) -> int:
    """Return whose turn it is, and play some move."""
    seat = at_turn(state)
    play(state, min(move for move in legal(state) if len(move.split()) == 2))
    return seat


def test_13_3_the_partners_tiles_are_friendly() -> None:
    state = scene("002 c1 017 f5", "004 c9 018 a5", "006 l1 031 g5", "010 l9 019 n5", teams=True)
    assert kinds(play(state.copy(), "f5 h5")) == ["jumped"]
    pod = scene(
        "002 c1 017 f4", "004 c9 018 h4", "006 l1 031 f3", "010 l9 019 n5", teams=True, game="collector"
    )
    play(pod, "f4 g4", *rolls("red", "red"))
    assert sides(pod)[0]["pod"] == 0, "f3 does not touch g4"
    near = scene(
        "002 c1 017 f4", "004 c9 018 h4", "006 l1 031 g3", "010 l9 019 n5", teams=True, game="collector"
    )
    events = play(near, "f4 g4", *rolls("red", "red"))
    assert sides(near)[0]["pod"] == 1
    assert data_of(events, "touched")["foes"] == ["018"]


SIGNS = "018 red 1 2 3 2 2 6 ally 3; 006 = 7 3 2 4 6 5 + 6 ally 3; 007 = 7 3 2 4 6 5 + 4 ally 3"


@pytest.mark.parametrize(
    ("own", "partner", "ally"),
    [("004", "002", 1), ("002", "004", 1), ("002", "006", 0), ("002", "-", 0)],
)
def test_13_3_an_ally_of_either_stronghold_and_the_colour_of_ones_own(
    own: str, partner: str, ally: int
) -> None:
    theirs = "011 -" if partner == "-" else f"{partner} l1 031 n3"
    state = scene(f"{own} c1 023 f4", "007 c9 018 h4", theirs, "010 l9 019 n5", teams=True, game="collector")
    play(state, "f4 g4", *rolls("red", "red"))
    told = sides(state)[0]
    assert told["ally"] == ally
    assert told["colour"] == {"004": 2, "002": 4}[own], "Bumblebee is white"


def test_13_3_never_more_than_one_for_an_ally() -> None:
    state = scene(
        *("006 c1 018 f4", "004 c9 017 h4", "007 l1 031 n3", "010 l9 019 n5"),
        teams=True,
        game="collector",
        tiles=SIGNS,
    )
    play(state, "f4 g4", *rolls("red", "red"))
    assert sides(state)[0]["ally"] == 1


def test_13_4_stones_lie_together_and_both_pay_with_them() -> None:
    armies = ("002 c1 032 f4 016 a9", "004 c9 018 h4", "006 l1 031 n3", "010 l9 019 n5")
    state = scene(*armies, teams=True, hidden=["", "", "072", ""], stones=[1])
    assert [army["stones"] for army in state.view(None)["armies"]] == [1, 0, 1, 0]
    shut(state)
    play(state, "f4 g4")
    fight_on(state, "red", "red")
    stones = [army["stones"] for army in state.view(None)["armies"]]
    assert stones == [2, 0, 2, 0], "what one wins is the other's as well"


def test_13_4_powers_may_be_used_on_the_partners_tiles() -> None:
    armies = ("002 c1 032 f4 016 a9", "004 c9 018 h4", "006 l1 031 n3", "010 l9 019 n5")
    state = scene(*armies, teams=True, hidden=["", "", "072", ""], stones=[2])
    shut(state)
    play(state, "f4 g4")
    while state.window(2) != "before":
        play(state, "pass")
    assert state.waiting() == (2,)
    assert "power 072 g4" in legal(state)
    play(state, "power 072 g4")
    while state.view(None)["stack"]:
        play(state, "pass")
    assert [army["stones"] for army in state.view(None)["armies"]] == [0, 0, 0, 0]
    shut(state)
    play(state, "roll red")
    assert sides(state)[0]["powers"] == [["072", 7]]


def test_13_4_self_destruct_may_be_used_for_the_partners_tile() -> None:
    armies = ("002 c1 032 f4 016 a9", "004 c9 018 h4", "006 l1 031 n3", "010 l9 019 n5")
    for user, why in ((3, None), (2, "power-moment")):
        hidden = ["", "", "", ""]
        hidden[user] = "071"
        state = scene(*armies, teams=True, hidden=hidden, stones=[2, 2])
        shut(state)
        play(state, "f4 g4")
        while state.window(user) != "before":
            play(state, "pass")
        refused = state.why_not(user, "power 071")
        assert (refused and refused.code) == why, "not for the side that attacks"
        if why:
            continue
        play(state, "power 071")
        fight_on(state, "red", "red")
        assert {"g4", "h4"}.isdisjoint(lying(state)), "the attacker has won, and is destroyed"
        assert [army["stones"] for army in state.view(None)["armies"]] == [3, 0, 3, 0]


def fallen_partner() -> HexorsState:
    """Return a game of teams in which the Stronghold of seat 2 has fallen; its wall stands on k4."""
    armies = ("002 c1 032 j4", "004 c9 018 c4 017 n9", "006 - 065 k4", "010 l9 019 n5")
    return scene(*armies, teams=True, active=1, stones=[3, 0], hidden=["072", "", "", ""])


def test_13_5_the_partner_plays_on_and_the_fallen_ones_walls_are_friendly() -> None:
    state = fallen_partner()
    shut(state)
    shut_after(state, "c4 c5")
    assert at_turn(state) == 3, "seat 2 has no turn"
    shut_after(state, "n5 n4")
    assert (at_turn(state), state.outcome()) == (0, None)
    assert state.view(None)["armies"][0]["stones"] == 3
    assert "j4 l4" in legal(state), "over the wall"


def test_13_5_the_stronghold_takes_the_characters_along() -> None:
    state = scene("002 c1 032 c7", "004 c9 018 a5 017 n9", "006 l1 031 n3", "010 l9 019 n5", teams=True)
    events = play(state, "c7 c8", *rolls("red", "red"))
    assert data_of(events, "fell") == {"tile": "004", "count": 2}
    assert {"a5", "n9", "c9"}.isdisjoint(lying(state))


def test_13_6_a_stronghold_never_attacks_the_partners() -> None:
    state = scene("002 c1", "004 c9", "006 l1", "010 l9", teams=True)
    assert legal(state) == {"fight c9", "fight l9", "pass"}
    assert refusal(state, "fight l1") == ("fight-own", "§12.3")
    bare = scene("002 c1", "004 c9 018 a5", "006 l1 031 n3", "010 l9", teams=True)
    assert legal(bare) == {"fight a5", "pass"}
    assert refusal(bare, "fight n3") == ("fight-own", "§12.3")


def test_13_6_a_boost_goes_to_ones_own_tile_only() -> None:
    armies = ("002 c1 032 f4 016 a9", "004 c9 018 h4", "006 l1 031 n3", "010 l9 019 n5")
    state = scene(*armies, teams=True, stones=[2, 1])
    play(state, "f4 g4")
    assert (state.waiting(), state.view(None)["window"]["asked"]) == ((0,), [0, 1]), "not the partners"
    play(state, "boost 2")
    assert state.view(None)["armies"][2]["stones"] == 0, "paid from both"
