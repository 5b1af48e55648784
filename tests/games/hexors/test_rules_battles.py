"""Hexors, chapters 4 to 6 of web/games/hexors/rules/en.md, moving, battles, the end: test_4_3_… holds §4.3."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.hexors.scenes import (
    AROUND_D5,
    at_turn,
    data_of,
    end_of,
    is_chances_turn,
    kinds,
    legal,
    lying,
    names_of,
    play,
    refusal,
    rolls,
    scene,
    shut,
    totals,
)
from parlour.core.game import CHANCE
from parlour.core.reply import make_reply
from parlour.core.table import RESIGN, Sitter, Table
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

# 4 Moving


def test_4_1_one_of_your_characters_moves_and_nobody_may_pass() -> None:
    state = scene("006 d1 018 d5 031 a8", "010 d9 049 g2")
    assert {move.split()[0] for move in legal(state)} == {"d5", "a8"}
    assert refusal(state, "pass") == ("must-move", "§4.1")
    assert refusal(state, "d5") == ("syntax-unfinished", "§4.1")
    for sentence in ("march", "018 d6", "fight g2", "fight"):
        assert refusal(state, sentence) == ("syntax-turn", "§4.1")
    events = play(state, "d5 d6")
    assert (kinds(events), at_turn(state)) == (["moved"], 1)
    assert (lying(state).get("d5"), lying(state)["d6"]) == (None, "018")


def test_4_2_an_advance_is_one_step_onto_an_empty_space() -> None:
    state = scene("006 d1 018 d5 031 d4", "010 d9 049 g2")
    assert legal(state, "d5 ") == AROUND_D5 - {"d5 d4"} | {"d5 e3"}, "over d4 is a jump"
    assert refusal(state, "d5 d4") == ("taken", "§4.2")
    assert refusal(state, "d5 g2") == ("taken", "§4.2")
    assert refusal(state, "d5 a1") == ("too-far", "§4.2")


def test_4_3_a_jump_goes_straight_over_one_friendly_tile() -> None:
    # In each of the six directions, over a Character.
    ways = {"c5": "b5", "e5": "f5", "c4": "c3", "d4": "e3", "c6": "c7", "d6": "e7"}
    for over, land in ways.items():
        state = scene(f"006 d1 018 d5 031 {over}", "010 d9 049 g1")
        assert {move for move in legal(state, "d5") if move not in AROUND_D5} == {f"d5 {land}"}
        events = play(state, f"d5 {land}")
        assert kinds(events) == ["jumped"]
        assert lying(state)[over] == "031", "what is jumped over stays"


def test_4_3_over_the_stronghold_but_over_nothing_else() -> None:
    state = scene("006 d1 018 c1", "010 d9 049 g2")
    play(state, "c1 e1")
    two = scene("006 d1 018 b5 031 c5 032 d5", "010 d9 049 g2")
    assert refusal(two, "b5 e5") == ("too-far", "§4.2"), "two at once"
    assert refusal(two, "b5 d5") == ("taken", "§4.2")
    assert refusal(two, "b5 b7") == ("too-far", "§4.2"), "two steps away, but not in a straight line"
    assert refusal(two, "b5 a3") == ("nothing-to-jump", "§4.3")
    foe = scene("006 d1 018 d5", "010 d9 049 d6 058 d8")
    assert refusal(foe, "d5 e7") == ("jump-opposing", "§4.3")
    edge = scene("006 d1 018 b5 031 a5", "010 d9 049 g2")
    assert not [move for move in legal(edge, "b5") if move == "b5 a5" or len(move.split()) > 2]


def test_4_4_several_jumps_in_any_direction() -> None:
    state = scene("006 d1 018 a5 031 b5 032 d5 017 e6", "010 d9 049 a1")
    assert legal(state, "a5 c5") == {"a5 c5", "a5 c5 e5", "a5 c5 e5 f7"}
    events = play(state, "a5 c5 e5 f7")
    assert [(event.kind, event.data["from"], event.data["to"]) for event in events] == [
        *(("jumped", "a5", "c5"), ("jumped", "c5", "e5"), ("jumped", "e5", "f7"))
    ]
    assert lying(state)["f7"] == "018"


def test_4_4_never_twice_on_a_space_and_never_where_it_started() -> None:
    ring = "031 d5 032 d6 017 c6"
    state = scene(f"006 d1 018 c5 {ring}", "010 d9 049 g1")
    assert {"c5 e5 d7", "c5 d7 e5"} <= legal(state, "c5")
    assert refusal(state, "c5 e5 d7 c5") == ("landed-already", "§4.4")
    assert refusal(state, "c5 c5") == ("landed-already", "§4.4")
    longer = scene(f"006 d1 018 a5 016 b5 {ring}", "010 d9 049 g1")
    assert "a5 c5 e5 d7" in legal(longer, "a5")
    assert refusal(longer, "a5 c5 e5 d7 c5") == ("landed-already", "§4.4")
    for move in legal(longer, "a5"):
        assert len(set(move.split())) == len(move.split())


def test_4_5_an_advance_or_jumps_and_strongholds_stay() -> None:
    state = scene("006 d1 018 a5 031 c5 032 d5", "010 d9 049 g1")
    assert refusal(state, "a5 b5 d5")[0] == "taken"
    assert refusal(state, "a5 b5 b4") == ("advance-or-jump", "§4.5"), "two steps"
    far = scene("006 d1 018 a5 031 b5 032 d6", "010 d9 049 g1")
    assert refusal(far, "a5 c5 d5") == ("advance-or-jump", "§4.5"), "a step after a jump"
    before = scene("006 d1 018 a5 031 b6", "010 d9 049 g1")
    assert refusal(before, "a5 b5 b7") == ("advance-or-jump", "§4.5"), "a jump after a step"
    assert refusal(state, "d1 e1") == ("stays", "§4.5")


def test_4_6_beside_an_opposing_tile_the_move_ends_and_a_battle_begins() -> None:
    state = scene("006 d1 018 a5 031 b5 032 d5", "010 d9 049 c4")
    assert refusal(state, "a5 c5 e5") == ("contact-stops", "§4.6")
    assert legal(state, "a5 c5") == {"a5 c5"}
    events = play(state, "a5 c5")
    assert kinds(events) == ["jumped", "touched", "fight"]
    assert is_chances_turn(state)


def test_4_6_what_it_flies_past_does_not_count() -> None:
    # a4 touches a5, where it starts, and b5, over which it flies.
    state = scene("006 d1 018 a5 031 b5 032 d5", "010 d9 049 a4")
    events = play(state, "a5 c5 e5")
    assert (kinds(events), at_turn(state)) == (["jumped", "jumped"], 1)
    # b4 touches c5, where it lands in between.
    other = scene("006 d1 018 a5 031 b5 032 d5", "010 d9 049 b4")
    assert refusal(other, "a5 c5 e5") == ("contact-stops", "§4.6")


def test_4_7_standing_beside_an_opposing_tile_is_no_attack() -> None:
    for move, touched in (
        ("a8 a7", False),
        ("d5 c5", False),
        ("d5 e5", True),
        ("d5 c6", True),
        ("d5 d4", False),
    ):
        state = scene("006 d1 018 d5 031 a8", "010 d9 049 d6")
        events = play(state, move)
        assert ("fight" in kinds(events)) == touched, move
        if touched:
            assert data_of(events, "fight") == {"tile": "018", "foe": "049", "whom": 1}
        else:
            assert at_turn(state) == 1


def test_4_8_whoever_cannot_move_loses_the_turn() -> None:
    state = scene("006 d1 018 a1", "010 d9 049 a2 058 b1")
    assert legal(state) == {"pass"}
    assert refusal(state, "a1 a2") == ("cannot-move", "§4.8")
    assert refusal(state, "a1 b2") == ("cannot-move", "§4.8")
    assert state.settles(0) == "pass"
    events = play(state, "pass")
    assert (kinds(events), at_turn(state)) == (["skipped"], 1)
    # Its own tiles may stand in the way as well.
    own = scene("006 d1 018 a1 031 b1 032 a2", "010 d9 049 g5")
    assert "pass" not in legal(own), "these can move"


def test_4_8_only_a_stronghold_left_loses_the_turn() -> None:
    state = scene("006 d1", "010 d9 049 e5")
    assert legal(state) == {"pass"}
    assert refusal(state, "d1 d2") == ("cannot-move", "§4.8")
    events = play(state, "pass")
    assert (kinds(events), at_turn(state)) == (["waited"], 1)


# 5 Battles


def test_5_1_who_moved_is_the_attacker_whose_tile_is_touched_the_defender() -> None:
    state = scene("006 d1 018 d4", "010 d9 049 d6", active=1)
    events = play(state, "d6 d5")
    assert data_of(events, "fight") == {"tile": "049", "foe": "018", "whom": 0}
    battle = state.view(None)["battle"]
    assert (battle["attacker"], battle["defender"], battle["owners"]) == ("d5", "d4", [1, 0])


def test_5_2_the_attacker_rolls_first_and_the_colour_tells_the_strike_value() -> None:
    state = scene("006 d1 018 d4", "010 d9 049 d6")
    play(state, "d4 d5")
    assert state.view(None)["battle"]["step"] == "attack"
    (first,) = play(state, "roll green")
    assert (first.kind, first.seat, first.data) == (
        "rolled",
        0,
        {"tile": "018", "colour": "green", "strike": 3},
    )
    assert state.view(None)["battle"]["step"] == "defend"
    events = play(state, "roll blue")
    assert (events[0].kind, events[0].seat, events[0].data["strike"]) == ("rolled", 1, 2)
    assert data_of(events, "compared") == {"tile": "018", "total": 3, "foe": "049", "other": 2}


def test_5_2_which_sides_touch_does_not_matter() -> None:
    for start, end in (("b5", "c5"), ("f5", "e5"), ("c3", "c4"), ("e3", "d4"), ("c7", "c6"), ("e7", "d6")):
        state = scene(f"006 d1 018 {start}", "010 d9 049 d5")
        play(state, f"{start} {end}", *rolls("white", "purple"))
        assert totals(state) == [6, 6]


def test_5_3_the_higher_number_wins_and_the_loser_leaves_for_good() -> None:
    state = scene("006 d1 018 d4 031 a8", "010 d9 049 d6 058 g8")
    won = state.copy()
    events = play(won, "d4 d5", *rolls("white", "white"))
    assert (data_of(events, "defeated"), kinds(events)[-1]) == ({"tile": "049", "whom": 1}, "defeated")
    assert lying(won)["d5"] == "018", "the winner stays"
    assert "049" in won.view(None)["armies"][1]["discard"]
    lost = state.copy()
    events = play(lost, "d4 d5", *rolls("red", "white"))
    assert data_of(events, "defeated")["whom"] == 0
    assert (lying(lost).get("d5"), lying(lost)["d6"]) == (None, "049")
    assert "018" in lost.view(None)["armies"][0]["discard"], "its owner's pile"
    assert at_turn(won) == at_turn(lost) == 1


@pytest.mark.parametrize(("mine", "theirs", "wins"), [("green", "blue", True), ("yellow", "yellow", False)])
def test_5_3_one_more_is_enough(mine: str, theirs: str, wins: bool) -> None:
    state = scene("006 d1 018 d4 031 a8", "010 d9 049 d6")
    play(state, "d4 d5", *rolls(mine, theirs))
    assert totals(state) == ([3, 2] if wins else [2, 3])
    assert ("d5" in lying(state), "d6" in lying(state)) == (wins, not wins)


def test_5_3_both_dice_lie_there_before_the_loser_leaves() -> None:
    state = scene("006 d1 018 d4 031 a8", "010 d9 049 d6 058 g8")
    play(state, "d4 d5", *rolls("white"))
    for viewer in (None, 0, 1):
        (part,) = state.unfold(CHANCE, "roll white", viewer)
        assert part.events == 1, "the roll alone"
        assert part.view["field"]["d6"]["tile"] == "049"
        assert (part.view["battle"]["rolls"], part.view["battle"]["fell"]) == (["white"] * 2, [False] * 2)
    assert state.view(None)["battle"]["rolls"] == ["white", ""], "the position is what it was"


def test_5_2_the_first_roll_decides_nothing_and_is_one_part() -> None:
    state = scene("006 d1 018 d4", "010 d9 049 d6")
    play(state, "d4 d5")
    assert state.unfold(CHANCE, "roll green", 0) == []


def test_5_4_the_same_number_is_rolled_again_until_one_wins() -> None:
    state = scene("006 d1 018 d4 031 a8", "010 d9 049 d6")
    play(state, "d4 d5")
    for _ in range(3):
        events = play(state, *rolls("white", "purple"))
        assert kinds(events) == ["rolled", "rolled", "compared", "tied"]
        assert (data_of(events, "tied"), is_chances_turn(state)) == ({"total": 6}, True)
        assert {"d5", "d6"} <= set(lying(state))
        assert state.view(None)["battle"]["step"] == "attack", "both roll again, the attacker first"
    play(state, *rolls("white", "red"))
    assert "d6" not in lying(state)


def three_foes() -> HexorsState:
    """Return a landing on d4 beside three opposing tiles."""
    state = scene("006 d1 031 d3 018 a8", "010 d9 043 c4 049 d5 058 e4")
    play(state, "d3 d4")
    return state


def test_5_5_it_fights_all_that_it_touches_in_the_order_that_its_player_chooses() -> None:
    state = three_foes()
    assert (state.waiting(), legal(state)) == ((0,), {"fight c4", "fight d5", "fight e4"})
    assert refusal(state, "fight d9") == ("not-touched", "§5.5")
    assert refusal(state, "fight a8") == ("fight-own", "§12.3")
    assert refusal(state, "fight a1") == ("no-tile", "§2.5")
    assert refusal(state, "fight h4") == ("off-field", "§2.4")
    assert refusal(state, "fight") == ("syntax-unfinished", "§5.5")
    for sentence in ("pass", "d4 d5", "fight c4 d5"):
        assert refusal(state, sentence) == ("syntax-fight", "§5.5")
    play(state, "fight e4", *rolls("purple", "red"))
    assert legal(state) == {"fight c4", "fight d5"}
    events = play(state, "fight d5", *rolls("purple", "red"))
    assert kinds(events)[-1] == "fight", "the last one needs no choice"
    play(state, *rolls("purple", "red"))
    assert lying(state) == {"d1": "006", "d9": "010", "d4": "031", "a8": "018"}
    assert at_turn(state) == 1


def test_5_5_the_battles_are_over_when_the_attacker_falls() -> None:
    state = three_foes()
    play(state, "fight e4", *rolls("purple", "red"), "fight c4", *rolls("green", "yellow"))
    assert (at_turn(state), "d4" in lying(state), lying(state)["d5"]) == (1, False, "049")


def test_5_5_each_is_a_battle_of_its_own_with_new_rolls() -> None:
    state = three_foes()
    events = play(state, "fight e4", *rolls("purple", "red"), "fight d5")
    assert state.view(None)["battle"]["rolls"] == ["", ""]
    assert kinds(events).count("fight") == 2


def test_5_6_the_example() -> None:
    assert names_of("018", "049") == ["Hedgehog", "Wolf"]
    state = scene("006 d1 018 d4", "010 d9 049 d6 058 g8")
    play(state, "d4 d5", "roll white")
    tied = state.copy()
    play(state, "roll yellow")
    assert (totals(state), "d6" in lying(state)) == ([6, 3], False)
    assert kinds(play(tied, "roll purple"))[-1] == "tied"


def test_5_7_the_chances_are_reckoned_exactly() -> None:
    hedgehog, wolf = [1, 2, 3, 2, 2, 6], [2, 3, 3, 6, 2, 3]
    wins = sum(one > other for one in hedgehog for other in wolf)
    losses = sum(one < other for one in hedgehog for other in wolf)
    state = scene("006 d1 018 d4", "010 d9 049 d6", odds=True)
    play(state, "d4 d5")
    (told,) = state.view(None)["odds"]
    assert told["at"] == "d6"
    assert told["wins"] * (wins + losses) == told["of"] * wins
    play(state, "roll white")
    # Hedgehog's 6 beats all of Wolf's numbers but its 6, after which both roll again.
    (later,) = state.view(None)["odds"]
    assert later["wins"] * 6 * (wins + losses) == later["of"] * (5 * (wins + losses) + wins)
    play(state, "roll yellow")
    assert state.view(None)["odds"] == []
    quiet = scene("006 d1 018 d4", "010 d9 049 d6")
    play(quiet, "d4 d5")
    assert quiet.view(None)["odds"] == []


def test_5_7_they_are_told_of_each_that_is_touched() -> None:
    state = scene("006 d1 031 d3", "010 d9 043 c4 049 d5", odds=True)
    play(state, "d3 d4")
    assert [told["at"] for told in state.view(None)["odds"]] == ["c4", "d5"]
    assert all(0 < told["wins"] < told["of"] for told in state.view(None)["odds"])


# 6 The end


def test_6_1_whoever_has_defeated_all_wins_at_once() -> None:
    state = scene("006 d1 032 c8 018 a5", "010 d9")
    events = play(state, "c8 d8", *rolls("red", "yellow"))
    assert kinds(events)[-2:] == ["defeated", "fell"]
    assert end_of(state) == ("eliminated", {0}, (3, 0))
    refused = state.why_not(1, "pass")
    assert refused is not None
    assert refused.code == "turn-over"


def test_6_1_the_defender_may_win_too() -> None:
    state = scene("006 - 018 d4", "010 d9 049 d6")
    play(state, "d4 d5", *rolls("red", "purple"))
    assert end_of(state) == ("eliminated", {1}, (0, 2))


def test_6_2_without_a_stronghold_the_characters_fight_on() -> None:
    state = scene("006 d1 032 c8", "010 d9 049 a2 058 g2")
    play(state, "c8 d8", *rolls("red", "yellow"))
    assert state.outcome() is None
    assert state.view(None)["armies"][1]["fallen"][-1] == "010"
    assert at_turn(state) == 1
    assert {move.split()[0] for move in legal(state)} == {"a2", "g2"}
    play(state, "a2 b2", "d8 d7")
    events = play(state, "b2 c2", *rolls("purple", "yellow"))
    assert data_of(events, "defeated") == {"tile": "006", "whom": 0}


def test_6_3_only_a_stronghold_left_waits_and_nobody_has_to_attack_it() -> None:
    state = scene("006 d1", "010 d9 049 e5")
    for one, other in pairwise(["e5", "e6", "e5", "e6", "e5"]):
        assert kinds(play(state, "pass")) == ["waited"]
        assert refusal(state, "pass") == ("must-move", "§4.1")
        play(state, f"{one} {other}")
    attacked = scene("006 d1", "010 d9 049 d3", active=1)
    events = play(attacked, "d3 d2", *rolls("red", "red"))
    assert data_of(events, "compared") == {"tile": "049", "total": 2, "foe": "006", "other": 7}
    assert (attacked.outcome(), "d2" in lying(attacked)) == (None, False)


def test_6_4_two_strongholds_fight_a_duel() -> None:
    state = scene("006 d1 018 d8", "010 d9", active=0)
    play(state, "d8 c8", *rolls("red", "red"))
    assert at_turn(state) == 1
    assert legal(state) == {"fight d1"}
    assert refusal(state, "pass") == ("duel", "§6.4")
    assert refusal(state, "d9 d8") == ("duel", "§6.4")
    events = play(state, "fight d1")
    assert kinds(events) == ["duel", "fight"]
    events = play(state, *rolls("yellow", "red"))
    assert data_of(events, "compared") == {"tile": "010", "total": 1, "foe": "006", "other": 7}
    assert end_of(state) == ("duel", {0}, (1, 0))


def test_6_4_the_rolls_of_a_duel_go_on_until_one_wins() -> None:
    state = scene("006 d1", "010 d9")
    play(state, "fight d9", *rolls("blue", "red"), *rolls("yellow", "white"))
    assert (state.outcome(), is_chances_turn(state)) == (None, True)
    play(state, *rolls("red", "red"))
    assert end_of(state) == ("duel", {0}, (1, 0))


def test_6_5_sixty_turns_without_a_defeated_tile_end_the_game() -> None:
    state = scene("006 d1 018 a4 031 a8", "010 d9 049 g4", active=0)
    own, theirs = ["a4", "a5"], ["g4", "g5"]
    for turn in range(60):
        assert state.outcome() is None
        assert state.view(None)["clock"] == turn
        path = own if turn % 2 == 0 else theirs
        events = play(state, " ".join(path))
        path.reverse()
    assert data_of(events, "clock") == {"turns": 60}
    assert end_of(state) == ("clock", {0}, (3, 2))


def test_6_5_as_many_tiles_are_a_draw_and_lost_turns_count() -> None:
    level = scene("006 d1 018 a4", "010 d9 049 g4", clock=59)
    play(level, "a4 a5")
    assert end_of(level) == ("clock", set(), (2, 2))
    # Wolf has walls all around it: it loses its turn, and that counts.
    lost = scene("006 d1 018 a4 065 a8 065 b9", "010 d9 049 a9", hidden=("", ""), clock=59, active=1)
    shut(lost)
    assert lost.outcome() is None
    play(lost, "pass")
    shut(lost)
    assert end_of(lost) == ("clock", set(), (2, 2))


def test_6_8_who_does_not_come_to_a_lone_stronghold_in_twelve_turns_draws() -> None:
    state = scene("006 d1 018 a4 031 a8", "010 d9", clock=3)
    for turn in range(12):
        assert state.outcome() is None
        # What is public from the fifth turn on: so many are left, this one among them.
        left = 12 - turn if turn >= 4 else 0
        assert state.view(None)["besieged"] == {"tile": "010", "left": left}
        asked = state.asks(0, "")
        assert (asked.code, asked.args) == (
            ("besiege", {"tile": "010", "left": left}) if left else ("move", {})
        )
        events = play(state, "a4 a5" if turn % 2 == 0 else "a5 a4")
        if turn < 11:
            assert state.settles(1) == "pass", "nobody has to say it"
            assert kinds(play(state, "pass")) == ["waited"]
    assert data_of(events, "siege") == {"turns": 12, "tile": "010"}
    assert end_of(state) == ("siege", set(), (3, 1))
    assert state.view(None)["turn"] == 9 + 3 + 22


def test_6_8_every_attack_begins_the_count_anew_whoever_wins_it() -> None:
    state = scene("006 d1 018 a4 031 c7 032 d7", "010 d9", siege=11)
    play(state, "c7 c8", *rolls("green", "red"))
    assert state.outcome() is None
    assert (state.view(None)["siege"], lying(state).get("c8")) == (0, None)
    play(state, "pass", "a4 a5")
    assert state.view(None)["siege"] == 1
    play(state, "pass", "d7 d8", *rolls("blue", "yellow"))
    assert end_of(state) == ("eliminated", {0}, (3, 0))


def test_6_8_an_attack_that_is_called_off_is_one() -> None:
    state = scene("006 d1 031 c7 032 d7", "010 d9", hidden=("", "066"), stones=(0, 1), siege=11)
    shut(state)
    play(state, "c7 c8")
    events = shut(state, "power 066 c8 c7")
    assert "escaped" in kinds(events)
    assert (state.outcome(), state.view(None)["siege"]) == (None, 0)


def test_6_8_a_siege_goes_before_the_clock() -> None:
    state = scene("006 d1 018 a4 031 a8", "010 d9", clock=59, siege=3)
    play(state, "a4 a5", "pass")
    assert (state.outcome(), state.view(None)["clock"]) == (None, 61)
    tie = scene("006 d1 018 a4 031 a8", "010 d9", clock=59, siege=11)
    play(tie, "a4 a5")
    assert end_of(tie) == ("siege", set(), (3, 1))


def test_6_8_only_who_has_characters_has_to_come() -> None:
    both = scene("006 d1 018 a4", "010 d9 049 g4", siege=0)
    play(both, "a4 a5", "g4 g5")
    assert (both.view(None)["siege"], both.view(None)["besieged"]) == (0, None)
    # Only its trapped Wolf is left besides its Stronghold; when that is free again, the siege is over.
    armies = ("006 d1 018 a4 075 a8 075 b9 075 g5", "010 d9 049 a9!")
    shut_in = scene(*armies, hidden=("", "068"), stones=(0, 2), siege=11)
    assert shut_in.view(None)["besieged"] == {"tile": "010", "left": 1}
    shut(shut_in, "power 068 075 a8")
    assert shut_in.view(None)["besieged"] is None
    play(shut_in, "a4 a5")
    shut(shut_in)
    assert (shut_in.outcome(), shut_in.view(None)["siege"]) == (None, 0)


def test_6_8_more_than_two_players_have_no_siege() -> None:
    state = scene("002 c1", "004 l1 032 a4", "006 l9 016 f2", active=1)
    assert state.view(None)["besieged"] is None
    play(state, "a4 a5")
    assert state.view(None)["siege"] == 0


def test_6_8_a_position_cannot_have_counted_what_did_not_happen() -> None:
    shown = scene("006 d1 018 a4", "010 d9", clock=7, siege=4).dump()

    def take(siege: int) -> object:
        return HEXORS.from_dump({**shown, "siege": siege}, shown["options"], len(shown["armies"]))

    assert [take(siege) is not None for siege in (-2, -1, 0, 4, 5, 12)] == [
        False,
        True,
        True,
        True,
        False,
        False,
    ]


def test_6_5_a_defeat_begins_the_count_anew() -> None:
    state = scene("006 d1 018 d4 031 a8", "010 d9 049 d6", clock=59)
    play(state, "d4 d5", *rolls("white", "yellow"))
    assert (state.outcome(), state.view(None)["clock"]) == (None, 0)
    tie = scene("006 d1 018 d4 031 a8", "010 d9 049 d6", clock=58)
    play(tie, "a8 a7")
    assert tie.view(None)["clock"] == 59


def test_6_5_only_whole_turns_are_counted() -> None:
    """A position that somebody made up cannot have counted the turn that is still going on."""
    shown = scene("006 d1 018 a4", "010 d9 049 g4", clock=2).dump()

    def take(turn: int) -> object:
        return HEXORS.from_dump({**shown, "turn": turn}, shown["options"], len(shown["armies"]))

    assert take(3) is not None
    assert take(2) is None


CRATERS = "075 a2 075 b1 075 g9"


def test_6_6_trapped_characters_need_not_be_defeated() -> None:
    state = play_to_trap()
    play(state, "c8 d8", *rolls("red", "yellow"))
    assert end_of(state) == ("trapped", {0}, (2, 0))


def play_to_trap() -> HexorsState:
    """Return a turn in which the opponent has a Stronghold and a trapped Character."""
    return scene(f"006 d1 032 c8 {CRATERS}", "010 d9 049 a1!", game="collector")


def test_6_6_a_duel_decides_before_what_is_trapped() -> None:
    state = scene("006 d1 075 a8 075 b9 075 g5", "010 d9 049 a9!", game="collector")
    assert legal(state) == {"fight d9"}
    play(state, "fight d9", *rolls("red", "red"))
    assert end_of(state) == ("duel", {0}, (1, 0))
    other = scene("006 d1 075 a8 075 b9 075 g5", "010 d9 049 a9!", game="collector", active=1)
    play(other, "fight d1", *rolls("red", "yellow"))
    assert end_of(other) == ("duel", {1}, (0, 1))


def test_6_6_if_the_last_tiles_of_both_are_lost_together_the_player_on_turn_wins() -> None:
    state = scene("006 - 032 d4", "010 - 018 d6", hidden=["", "071"], stones=[0, 2])
    shut(state)
    play(state, "d4 d5")
    shut(state, "power 071")
    play(state, "roll red")
    shut(state)
    play(state, "roll red")
    shut(state)
    assert end_of(state) == ("eliminated", {0}, (0, 0))


def test_6_7_giving_up_ends_a_game_of_two_sides() -> None:
    table = Table(HEXORS, HEXORS.defaults(), (Sitter(), Sitter()), "give up")
    table.settle()
    table.play(0, RESIGN)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", {1})
    teams = Table(HEXORS, {**HEXORS.defaults(), "teams": True}, (Sitter(),) * 4, "give up")
    teams.settle()
    teams.play(1, RESIGN)
    outcome = teams.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", {0, 2})


def test_6_7_of_more_a_computer_goes_on() -> None:
    table = Table(HEXORS, HEXORS.defaults(), (Sitter(),) * 3, "give up")
    table.settle()
    table.play(1, RESIGN)
    assert table.outcome() is None
    assert make_reply(table, 0)["seats"][1]["left"] is True
