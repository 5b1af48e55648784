"""Hexors, chapters 1 to 6 of web/games/hexors/rules/en.md, the Beginner's game: test_4_3_… holds §4.3."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from games.hexors.scenes import (
    HEROES,
    STARTER,
    STRONGHOLDS,
    VILLAINS,
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
from parlour.core.table import RESIGN, Sitter, Table
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

WEB = Path(__file__).resolve().parents[3] / "web" / "games" / "hexors"
COLOURS = ["red", "yellow", "green", "purple", "blue", "white"]
AROUND_D5 = {"d5 c5", "d5 e5", "d5 c4", "d5 d4", "d5 c6", "d5 d6"}


def names_of(*tiles: str) -> list[str]:
    """Return what the page calls tiles."""
    text = (WEB / "locales" / "en.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^tile-(\d{3}) = (.+)$", text, re.M))
    return [told[tile] for tile in tiles]


def paragraph(number: str) -> str:
    """Return a paragraph of the rules."""
    text = (WEB / "rules" / "en.md").read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith(f"§{number} "))


# 1 What you want


def test_1_1_two_to_four_play_and_a_touch_is_a_battle_that_the_higher_number_wins() -> None:
    assert list(HEXORS.seats) == [2, 3, 4]
    for seats in (0, 1, 5):
        assert HEXORS.check({}, seats) == Refusal("options-seats", {"least": 2, "most": 4})
    state = scene("006 d1 018 d4", "010 d9 049 d6")
    events = play(state, "d4 d5")
    assert kinds(events) == ["moved", "touched", "fight"]
    assert is_chances_turn(state)
    assert [colour for colour in [*COLOURS, "pink", "black"] if state.why_not(CHANCE, f"roll {colour}") is None] == COLOURS
    play(state, "roll white", "roll yellow")
    assert totals(state) == [6, 3]
    assert "d6" not in lying(state)


def test_1_2_of_two_all_tiles_are_to_be_defeated_of_more_the_strongholds_count() -> None:
    state = scene("006 d1 032 c8 018 a7", "010 d9 043 a9")
    play(state, "a7 a8", *rolls("white", "white"))
    assert state.outcome() is None, "the Stronghold is left"
    play(state, "pass", "c8 d8", *rolls("red", "yellow"))
    assert end_of(state) == ("eliminated", {0}, (3, 0))
    first = scene("006 d1 032 d8", "010 d9 043 a2")
    play(first, "d8 c8", *rolls("red", "yellow"))
    assert first.outcome() is None, "a Character is left"
    three = scene("006 c1 032 h5", "010 l1 043 i6", "007 l9 018 k8")
    play(three, "h5 h6", *rolls("red", "white"))
    assert three.outcome() is None, "whoever has a Stronghold has not lost"


def test_1_3_the_beginners_game_knows_only_the_numbers_and_both_games_are_for_all() -> None:
    beginner, collector = ({**HEXORS.defaults(), "game": game} for game in ("beginner", "collector"))
    for seats in HEXORS.seats:
        assert HEXORS.check(beginner, seats) is None
        assert HEXORS.check(collector, seats) is None
        assert HEXORS.opens(beginner, seats) == ()
        assert len(HEXORS.opens(collector, seats)) == 7
        assert begin(seats).view(0)["powers_each"] == 0
        assert begin(seats, game="collector").view(0)["powers_each"] == 3
    presets = {key: (dict(preset.options), tuple(preset.seats)) for key, preset in HEXORS.presets.items()}
    assert presets == {
        "beginner": ({}, (2,)),
        "collector": ({"game": "collector"}, (2,)),
        "free": ({"game": "collector"}, (3, 4)),
        "team": ({"game": "collector", "teams": True}, (4,)),
        "melee": ({}, (3, 4)),
    }


def test_1_3_no_bonus_no_stone_and_no_window_in_the_beginners_game() -> None:
    # Lion in a pod, beside its Stronghold, against a Stronghold: in the Collector's game all would add something.
    state = scene("006 d1 032 d7 018 c8", "010 d9 049 a2")
    events = play(state, "d7 d8", *rolls("blue", "red"))
    assert totals(state) == [7, 6]
    assert all(side["total"] == side["strike"] for side in sides(state))
    assert "stone" not in kinds(events)
    assert [army["stones"] for army in state.view(None)["armies"]] == [0, 0]
    rng = Rng("beginner")
    game = begin()
    for _ in range(120):
        seat = game.waiting()[0]
        game.apply(seat, game.sample(seat, rng))
        assert game.view(None)["window"] is None


# 2 Tiles and the Field


def test_2_1_each_colour_of_the_die_has_its_strike_value() -> None:
    state = scene("006 d1 018 d4", "010 d9 049 d6")
    play(state, "d4 d5")
    assert state.view(None)["field"]["d5"]["strikes"] == [1, 2, 3, 2, 2, 6]
    for colour, strike in zip(COLOURS, [1, 2, 3, 2, 2, 6], strict=True):
        after = state.copy()
        events = play(after, f"roll {colour}")
        assert data_of(events, "rolled") == {"tile": "018", "colour": colour, "strike": strike}
    assert re.findall(r"\b(red|yellow|green|purple|blue|white)\b", paragraph("2.1"))[:6] == COLOURS
    for sentence in ("roll", "roll pink", "roll red red", "red", "roll Red"):
        assert refusal(state, sentence) == ("syntax-roll", "§5.2")


def test_2_1_each_colour_is_as_likely() -> None:
    state = scene("006 d1 018 d4", "010 d9 049 d6")
    play(state, "d4 d5")
    rng = Rng("die")
    shown = [state.chance(rng) for _ in range(1200)]
    assert {f"roll {colour}" for colour in COLOURS} == set(shown)
    assert all(150 < shown.count(each) < 250 for each in set(shown))


def test_2_2_a_stronghold_stays_and_fights_back_without_its_defense_bonus_here() -> None:
    assert names_of(*STRONGHOLDS) == re.findall(r"[A-Z][a-z]+", paragraph("2.2").split("Strongholds:")[1])[:6]
    state = scene("006 d1 032 c8", "010 d9 049 a5")
    assert refusal(state, "d1 d2") == ("stays", "§4.5")
    assert not legal(state, "d1")
    assert state.view(None)["field"]["d9"]["defense"] == 5
    events = play(state, "c8 d8", *rolls("green", "red"))
    assert [event.data["tile"] for event in events if event.kind == "rolled"] == ["032", "010"]
    assert totals(state) == [1, 6]
    assert data_of(events, "defeated") == {"tile": "032", "whom": 0}


def test_2_3_there_are_27_characters_in_two_camps_and_anybody_may_have_both() -> None:
    text = paragraph("2.3")
    dawn, dusk = (re.findall(r"[A-Z][a-z]+", part) for part in text.partition("Dawn**:")[2].split("Dusk**:"))
    assert names_of(*HEROES) == dawn[:10]
    assert names_of(*VILLAINS) == dusk[:17]
    assert len(HEROES) + len(VILLAINS) == 27
    state = begin(game="collector")
    play(state, "toss 1", "deal 006 017 018 043 063")
    assert set(HEROES) & set(state.view(None)["armies"][0]["characters"]) == {"017", "018"}
    known = [each for each in state.tiles if state.tiles[each].kind == "character"]
    assert [f"{each:03}" for each in known] == [*HEROES, *VILLAINS]
    assert all(state.tiles[each].colour in COLOURS for each in known)


def test_2_4_nine_rows_of_seven_of_which_every_second_lies_half_a_space_to_the_right() -> None:
    state = scene("006 d1 018 d5", "010 d9 049 a2")
    assert len(state.field.words) == 63
    assert set(state.field.words) == {f"{column}{row}" for column in "abcdefg" for row in range(1, 10)}
    for word in ("h5", "d0", "d10", "z1"):
        assert refusal(state, f"d5 {word}") == ("off-field", "§2.4")
    assert {space: tile for space, tile in lying(state).items() if tile in STRONGHOLDS} == {"d1": "006", "d9": "010"}
    assert legal(state, "d5") == AROUND_D5
    assert legal(scene("006 d1 018 d4", "010 d9 049 a2")) == {"d4 c4", "d4 e4", "d4 d3", "d4 e3", "d4 d5", "d4 e5"}
    wide = scene("006 c1 018 g5", "010 l1 049 a2", "007 l9 031 k8")
    assert len(wide.field.words) == 126
    assert {space for space, tile in lying(wide).items() if tile in STRONGHOLDS} == {"c1", "l1", "l9"}


def test_2_5_a_space_has_six_neighbours_fewer_at_the_edge() -> None:
    for space, count in (("d5", 6), ("a1", 2), ("a2", 5), ("g1", 3), ("a9", 2), ("g8", 3), ("g9", 3), ("a5", 3), ("d2", 6)):
        state = scene(f"006 d1 018 {space}", f"010 d9 049 {'e7' if space != 'e7' else 'a1'}")
        assert len([move for move in legal(state, space) if " " in move]) == count - (space == "d2"), space
    for wrong, code in (("c5 c4", "no-tile"), ("d9 d8", "not-yours"), ("a3 a4", "not-yours")):
        assert refusal(scene("006 d1 018 d5", "010 d9 049 a3"), wrong) == (code, "§2.5")


def test_2_5_what_is_not_on_your_side_opposes_you() -> None:
    state = scene("006 c1 018 g5", "010 l1 049 h6", "007 l9 031 g7")
    events = play(state, "g5 g6")
    assert data_of(events, "touched") == {"tile": "018", "foes": ["031", "049"]}
    partners = scene("006 c1 018 g5", "010 c9 049 h6", "007 l1 031 g7", "011 l9 058 a5", teams=True)
    assert data_of(play(partners, "g5 g6"), "touched")["foes"] == ["049"], "seat 2 is the partner"


OWN = "018 red 1 2 3 2 2 7 ally 3; 101 = 1 2 3 4 5 6 + 2 ally 3; 020 green 9 0 9 0 9 0"


def test_2_6_tiles_of_ones_own_are_added_or_take_the_place_of_ours() -> None:
    state = begin(game="collector", tiles=OWN)
    assert HEXORS.check({**HEXORS.defaults(), "tiles": OWN}, 2) is None
    assert len(state.tiles) == 35
    play(state, "toss 1", "deal 101 017 018 020 063")
    told = state.view(None)["tiles"]
    assert told["018"] == {"kind": "character", "strikes": [1, 2, 3, 2, 2, 7], "defense": 0, "colour": "red", "ally": 3}
    assert told["101"] == {"kind": "stronghold", "strikes": [1, 2, 3, 4, 5, 6], "defense": 2, "colour": "", "ally": 3}
    assert told["020"]["strikes"] == [9, 0, 9, 0, 9, 0]
    plain = scene("006 d1 018 d4", "010 d9 049 d6", tiles="018 red 1 2 3 2 2 7")
    play(plain, "d4 d5", "roll white", "roll purple")
    assert totals(plain) == [7, 6]


@pytest.mark.parametrize(
    ("tiles", "entry", "why"),
    [
        ("018 red 1 2 3 2 2", 1, "form"),
        ("018 pink 1 2 3 2 2 6", 1, "form"),
        ("18 red 1 2 3 2 2 6", 1, "form"),
        ("018 red 1 2 3 2 2 6 ally", 1, "form"),
        ("018 = 3 4 5 6 1 2 + 7", 1, "kind"),
        ("004 red 1 2 3 4 5 6", 1, "kind"),
        ("070 red 1 2 3 4 5 6", 1, "power"),
        ("080 red 1 2 3 4 5 6", 1, "number"),
        ("100 red 1 2 3 4 5 6; 100 red 1 2 3 4 5 6", 2, "twice"),
        ("100 red 1 2 3 4 5 6; 101 red 4 4 4 4 4 4", 2, "equal"),
        ("004 = 4 4 4 4 4 4 + 7", 1, "equal"),
    ],
)
def test_2_6_what_is_no_tile_is_refused(tiles: str, entry: int, why: str) -> None:
    refused = HEXORS.check({**HEXORS.defaults(), "tiles": tiles}, 2)
    assert refused == Refusal("options-tiles", {"entry": entry, "why": why}, "§2.6")


@pytest.mark.parametrize(
    "tiles",
    [
        *("018", ";", "018 red 1 2 3 4 5 \u0666", "018 red 1 2 3 4 5 6 ally 0", "018 red 1 2 3 4 5 100"),
        *("000 red 1 2 3 4 5 6", "1000 red 1 2 3 4 5 6", "018 red -1 2 3 4 5 6", "\0", "\ud83e", "x" * 1500, "1 " * 750),
        *("1" * 1501, None, 7, ["018 red 1 2 3 4 5 6"], {"018": "red"}),
    ],
)
def test_2_6_whatever_is_written_there_is_read_or_refused(tiles: object) -> None:
    refused = HEXORS.check({**HEXORS.defaults(), "tiles": tiles}, 2)
    assert (refused is None) == (tiles == ";"), "nothing between semicolons is no tile"


# 3 Setting up


def test_3_1_chance_tosses_who_picks_first() -> None:
    for seats in HEXORS.seats:
        state = begin(seats)
        assert state.waiting() == (CHANCE,)
        for winner in range(1, seats + 1):
            after = state.copy()
            events = play(after, f"toss {winner}")
            assert (kinds(events), after.view(None)["first"]) == (["tossed"], winner - 1)
        for sentence in ("toss 0", f"toss {seats + 1}", "toss", "toss 1 2", "roll red"):
            assert refusal(state, sentence) == ("syntax-toss", "§3.1")
    rng = Rng("toss")
    assert {begin(4).chance(rng) for _ in range(60)} == {"toss 1", "toss 2", "toss 3", "toss 4"}


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("taken", ["006", "010"])
def test_3_2_the_winner_takes_the_castle_or_the_treehouse(winner: int, taken: str) -> None:
    assert names_of("006", "010") == ["Castle", "Treehouse"]
    state = begin()
    play(state, f"toss {winner + 1}")
    assert state.waiting() == (winner,)
    assert legal(state) == {"take 006", "take 010"}
    assert state.view(winner)["offered"] == ["006", "010"]
    assert refusal(state, "take 002") == ("not-offered", "§3.2")
    assert refusal(state, "take 017") == ("not-offered", "§3.2")
    assert refusal(state, "take 006 010")[0] == "syntax-take"
    assert refusal(state, "take")[0] == "syntax-unfinished"
    play(state, f"take {taken}")
    other = {"006": "010", "010": "006"}[taken]
    armies = state.view(None)["armies"]
    assert (armies[winner]["stronghold"], armies[1 - winner]["stronghold"]) == (taken, other)


def test_3_3_characters_are_dealt_by_turns_and_the_winner_gets_the_first() -> None:
    state = begin()
    play(state, "toss 2", "take 006")
    assert state.waiting() == (CHANCE,)
    events = play(state, f"deal {' '.join(STARTER)}")
    armies = [army["characters"] for army in state.view(None)["armies"]]
    assert armies == [["018", "032", "049", "059"], ["017", "031", "043", "058"]]
    assert set(kinds(events)) == {"dealt"}
    assert names_of(*STARTER) == re.findall(r"[A-Z][a-z]+", paragraph("3.3").split("in all,")[1])[:8]


@pytest.mark.parametrize(
    "sentence",
    [
        "deal",
        "deal 017 018 031 032 043 049 058",
        "deal 017 018 031 032 043 049 058 059 061",
        "deal 017 018 031 032 043 049 058 061",
        "deal 017 018 031 032 043 049 058 058",
        "deal 017 018 031 032 043 049 058 010",
        "shuffle 017 018 031 032 043 049 058 059",
    ],
)
def test_3_3_the_eight_of_the_starter_set_each_once(sentence: str) -> None:
    state = begin()
    play(state, "toss 1", "take 006")
    assert refusal(state, sentence) == ("syntax-deal", "§3.3")


@pytest.mark.parametrize("characters", [2, 3, 5, 6])
def test_3_3_with_another_number_they_are_dealt_from_all(characters: int) -> None:
    rng = Rng(characters)
    seen = set()
    for _ in range(20):
        state = begin(characters=characters)
        play(state, "toss 1", "take 010", state_chance(state, rng))
        armies = [army["characters"] for army in state.view(None)["armies"]]
        assert [len(army) for army in armies] == [characters, characters]
        assert not set(armies[0]) & set(armies[1])
        seen |= {*armies[0], *armies[1]}
    assert seen - set(STARTER)


def state_chance(state: HexorsState, rng: Rng) -> str:
    """Return a deal for a game of which the toss is still to come."""
    after = state.copy()
    play(after, "toss 1", "take 010")
    return after.chance(rng)


@pytest.mark.parametrize("characters", [0, 1, 7])
def test_3_3_nobody_has_fewer_than_two_or_more_than_six(characters: int) -> None:
    assert HEXORS.check({**HEXORS.defaults(), "characters": characters}, 2) is not None


def dealt(winner: int = 1) -> HexorsState:
    """Return a game in which the Characters are to be placed."""
    state = begin()
    play(state, f"toss {winner}", "take 006", f"deal {' '.join(STARTER)}")
    return state


NEAR_D1 = ["b1", "c1", "e1", "f1", "b2", "c2", "d2", "e2", "c3", "d3", "e3"]


def test_3_4_characters_stand_at_most_two_steps_from_the_stronghold() -> None:
    state = dealt()
    assert lying(state) == {"d1": "006", "d9": "010"}
    for space in state.field.words:
        others = [each for each in NEAR_D1 if each != space][:3]
        sentence = " ".join(f"{tile} {at}" for tile, at in zip(["017", "031", "043", "058"], [space, *others], strict=True))
        expected = None if space in NEAR_D1 else ("place-taken" if space in ("d1", "d9") else "place-far")
        refused = state.why_not(0, sentence)
        assert (refused and refused.code) == expected, space
        assert refused is None or refused.rule == "§3.4"
    play(state, "017 b1 031 f1 043 c3 058 e3")
    assert state.view(None)["field"]["c3"]["owner"] == 0
    assert state.view(None)["armies"][0]["characters"] == []


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("017 b1 031 b1 043 c3 058 e3", "place-taken"),
        ("017 b1 031 f1 043 c3", "not-all-placed"),
        ("017 b1 031 f1 043 c3 058", "syntax-unfinished"),
        ("018 b1 031 f1 043 c3 058 e3", "not-yours-to-place"),
        ("017 b1 017 f1 043 c3 058 e3", "not-yours-to-place"),
        ("031 f1 017 b1 043 c3 058 e3", "syntax-place"),
        ("017 b1 031 f1 043 c3 058 e3 059 d2", "syntax-place"),
        ("b1 017 f1 031 c3 043 e3 058", "syntax-place"),
        ("pass", "syntax-place"),
    ],
)
def test_3_4_all_are_placed_in_one_sentence(sentence: str, code: str) -> None:
    assert refusal(dealt(), sentence) == (code, "§3.4")


def test_3_4_whoever_does_not_care_has_them_placed_well() -> None:
    for winner in (1, 2):
        state = dealt(winner)
        (seat,) = state.waiting()
        sentence = state.tidy(seat, "arrange")
        assert state.why_not(seat, sentence) is None


@pytest.mark.parametrize("winner", [0, 1])
def test_3_5_the_winner_places_first_and_the_other_moves_first(winner: int) -> None:
    state = dealt(winner + 1)
    assert state.waiting() == (winner,)
    first = "017 {0} 031 {1} 043 {2} 058 {3}"
    second = "018 {0} 032 {1} 049 {2} 059 {3}"
    rows = [("c1", "e1", "c2", "d2"), ("c9", "e9", "c8", "d8")]
    events = play(state, first.format(*rows[winner]))
    assert kinds(events) == ["placed"]
    assert (state.waiting(), state.view(None)["turn"]) == ((1 - winner,), 0)
    play(state, second.format(*rows[1 - winner]))
    assert (at_turn(state), state.waiting(), state.view(None)["turn"]) == (1 - winner, (1 - winner,), 1)
    for turn in range(4):
        assert at_turn(state) == (1 - winner + turn) % 2
        play(state, min(legal(state)))


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
    assert {move for move in legal(state, "a5 c5")} == {"a5 c5", "a5 c5 e5", "a5 c5 e5 f7"}
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
    for move, touched in (("a8 a7", False), ("d5 c5", False), ("d5 e5", True), ("d5 c6", True), ("d5 d4", False)):
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
    assert (kinds(events), at_turn(state)) == (["skipped"], 1)


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
    assert (first.kind, first.seat, first.data) == ("rolled", 0, {"tile": "018", "colour": "green", "strike": 3})
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
    assert state.view(None)["odds"] == [], "the page tells them before the battle"
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
        assert kinds(play(state, "pass")) == ["skipped"]
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
    lost = scene("006 d1", "010 d9 049 g4", clock=59)
    play(lost, "pass")
    assert end_of(lost) == ("clock", {1}, (1, 2))


def test_6_5_a_defeat_begins_the_count_anew() -> None:
    state = scene("006 d1 018 d4 031 a8", "010 d9 049 d6", clock=59)
    play(state, "d4 d5", *rolls("white", "yellow"))
    assert (state.outcome(), state.view(None)["clock"]) == (None, 0)
    tie = scene("006 d1 018 d4 031 a8", "010 d9 049 d6", clock=58)
    play(tie, "a8 a7")
    assert tie.view(None)["clock"] == 59


CRATERS = "075 a2 075 b1 075 g9"


def test_6_6_trapped_characters_need_not_be_defeated() -> None:
    state = play_to_trap()
    play(state, "c8 d8", *rolls("red", "yellow"))
    assert end_of(state) == ("trapped", {0}, (2, 0))


def play_to_trap() -> HexorsState:
    """Return a turn in which the opponent has a Stronghold and a trapped Character."""
    return scene(f"006 d1 032 c8 {CRATERS}", "010 d9 049 a1!", game="collector")


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
    assert table.reply(0)["seats"][1]["left"] is True
