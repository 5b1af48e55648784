"""Hexors, chapters 1 to 3 of web/games/hexors/rules/en.md, tiles, Field and setting up: test_2_3_… holds §2.3."""

from __future__ import annotations

import re

import pytest

from games.hexors.scenes import (
    AROUND_D5,
    COLOURS,
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
    names_of,
    paragraph,
    play,
    refusal,
    rolls,
    scene,
    sides,
    totals,
)
from parlour.core.game import CHANCE, Refusal
from parlour.core.rng import Rng
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

# 1 What you want


def test_1_1_two_to_four_play_and_a_touch_is_a_battle_that_the_higher_number_wins() -> None:
    assert list(HEXORS.seats) == [2, 3, 4]
    for seats in (0, 1, 5):
        assert HEXORS.check({}, seats) == Refusal("options-seats", {"least": 2, "most": 4})
    state = scene("006 d1 018 d4", "010 d9 049 d6")
    events = play(state, "d4 d5")
    assert kinds(events) == ["moved", "touched", "fight"]
    assert is_chances_turn(state)
    assert [
        colour for colour in [*COLOURS, "pink", "black"] if state.why_not(CHANCE, f"roll {colour}") is None
    ] == COLOURS
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
    assert {space: tile for space, tile in lying(state).items() if tile in STRONGHOLDS} == {
        "d1": "006",
        "d9": "010",
    }
    assert legal(state, "d5") == AROUND_D5
    assert legal(scene("006 d1 018 d4", "010 d9 049 a2")) == {
        "d4 c4",
        "d4 e4",
        "d4 d3",
        "d4 e3",
        "d4 d5",
        "d4 e5",
    }
    wide = scene("006 c1 018 g5", "010 l1 049 a2", "007 l9 031 k8")
    assert len(wide.field.words) == 126
    assert {space for space, tile in lying(wide).items() if tile in STRONGHOLDS} == {"c1", "l1", "l9"}


@pytest.mark.parametrize(
    ("space", "count"),
    [("d5", 6), ("d4", 6), ("a1", 2), ("a2", 5), ("a5", 3), ("a9", 2), ("g1", 3), ("g8", 3), ("g9", 3)],
)
def test_2_5_a_space_has_six_neighbours_fewer_at_the_edge(space: str, count: int) -> None:
    state = scene(f"006 d1 018 {space}", "010 d9 049 e7")
    assert len(legal(state, space)) == count


def test_2_5_tiles_are_yours_or_others() -> None:
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
    assert told["018"] == {
        "kind": "character",
        "strikes": [1, 2, 3, 2, 2, 7],
        "defense": 0,
        "colour": "red",
        "ally": 3,
    }
    assert told["101"] == {
        "kind": "stronghold",
        "strikes": [1, 2, 3, 4, 5, 6],
        "defense": 2,
        "colour": "",
        "ally": 3,
    }
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
        *(
            "000 red 1 2 3 4 5 6",
            "1000 red 1 2 3 4 5 6",
            "018 red -1 2 3 4 5 6",
            "\0",
            "\ud83e",
            "x" * 1500,
            "1 " * 750,
        ),
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
        sentence = " ".join(
            f"{tile} {at}" for tile, at in zip(["017", "031", "043", "058"], [space, *others], strict=True)
        )
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
