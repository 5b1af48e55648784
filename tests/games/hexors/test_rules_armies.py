"""Hexors, chapters 7 and 8 of web/games/hexors/rules/en.md, armies and bonuses: test_8_3_… holds §8.3."""

from __future__ import annotations

import pytest

from games.hexors.scenes import (
    HEROES,
    STRONGHOLDS,
    VILLAINS,
    at_turn,
    begin,
    data_of,
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
from parlour.core.game import CHANCE, Json
from parlour.core.rng import Rng
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

POWERS = [f"0{number}" for number in range(64, 76)]

# 7 Armies


def test_7_1_moving_stays_as_it_is() -> None:
    armies = "006 d1 018 a5 031 b5 032 d5 017 e6", "010 d9 049 g3 058 c8"
    beginner, collector = (scene(*armies, game=game) for game in ("beginner", "collector"))
    assert legal(beginner) == legal(collector)
    assert refusal(collector, "pass") == ("must-move", "§4.1")


def test_7_1_stones_are_won_and_powers_are_held() -> None:
    state = scene("006 d1 032 d4 018 a8", "010 d9 049 d6", game="collector")
    events = play(state, "d4 d5", *rolls("red", "red"))
    assert data_of(events, "stone") == {"stones": 1}
    assert [army["stones"] for army in state.view(None)["armies"]] == [1, 0]
    assert HEXORS.opens({**HEXORS.defaults(), "game": "collector"}, 2)


@pytest.mark.parametrize(("key", "least", "most"), [("characters", 2, 6), ("powers", 0, 6)])
def test_7_2_everybody_has_as_many(key: str, least: int, most: int) -> None:
    for count in range(least - 1, most + 2):
        options = {**HEXORS.defaults(), "game": "collector", key: count}
        assert (HEXORS.check(options, 2) is None) == (least <= count <= most)
    for count in (least, most):
        for armies in ("dealt", "powers", "chosen"):
            state = until_placing(Rng(count), game="collector", armies=armies, **{key: count})
            for army in state.view(None)["armies"]:
                assert len(army["characters"]) == (count if key == "characters" else 4)
                assert army["unused"] == (count if key == "powers" else 3)
                assert army["stronghold"] in STRONGHOLDS


def until_placing(rng: Rng, seats: int = 2, **options: object) -> HexorsState:
    """Play at random until Characters are to be placed."""
    state = begin(seats, **options)
    while state.stage != "place":
        seat = state.waiting()[-1]
        play_as(state, seat, state.sample(seat, rng))
    return state


def play_as(state: HexorsState, seat: int, sentence: str) -> None:
    """Say a sentence of one of several that are waited for."""
    assert state.why_not(seat, sentence) is None, sentence
    state.apply(seat, sentence)
    assert state.audit() == []


def test_7_2_usually_four_characters_and_three_powers() -> None:
    assert (HEXORS.defaults()["characters"], HEXORS.defaults()["powers"]) == (4, 3)


def choosing(armies: str = "powers", **options: object) -> HexorsState:
    """Return a game in which both are to choose."""
    state = begin(game="collector", armies=armies, **options)
    play(state, "toss 1")
    if armies == "powers":
        play(state, "deal 006 017 018 031 032", "deal 010 043 049 058 059")
    return state


def test_7_2_nobody_has_more_than_two_alike() -> None:
    state = choosing()
    assert state.why_not(0, "take 064 064 075") is None
    assert refusal(state, "take 064 064 064") == ("too-many-alike", "§7.2")
    everything = choosing("chosen")
    assert everything.why_not(0, "take 006 017 017 018 018 064 064 075") is None
    assert refusal(everything, "take 006 017 017 017 018 064 064 075") == ("too-many-alike", "§7.2")
    play_as(everything, 0, "take 006 017 017 018 018 064 064 075")
    play_as(everything, 1, "take 006 017 017 018 018 064 064 075")
    assert [army["stronghold"] for army in everything.view(None)["armies"]] == ["006", "006"], (
        "both may have the same"
    )


def test_7_3_all_by_chance() -> None:
    state = begin(game="collector", armies="dealt")
    play(state, "toss 2")
    assert is_chances_turn(state)
    events = play(state, "deal 006 017 018 031 032 064 066 075")
    assert [(event.seat, event.data, event.only) for event in events] == [
        (1, {"tiles": ["006", "017", "018", "031", "032"]}, None),
        (1, {"powers": 3, "tiles": ["064", "066", "075"]}, frozenset({1})),
    ]
    assert events[1].mask == {"powers": 3}
    for wrong in (
        *("deal 006 043 049 058 059 064 066 075", "deal 010 018 049 058 059 064 066 075"),
        *("deal 010 049 043 058 059 064 066 075", "deal 010 043 049 058 059 066 064 075"),
        *("deal 010 043 049 058 059 064 064 075", "deal 010 043 049 058 059 064 066"),
        *("deal 043 010 049 058 059 064 066 075", "deal 010 043 049 058 059 064 066 017"),
    ):
        assert refusal(state, wrong) == ("syntax-deal", "§3.3"), wrong
    play(state, "deal 010 043 049 058 059 064 066 075")
    assert state.waiting() == (1,), "nothing is to be chosen"
    assert (state.view(0)["powers"], state.view(1)["powers"]) == (
        ["064", "066", "075"],
        ["064", "066", "075"],
    )


def test_7_3_powers_chosen() -> None:
    state = choosing()
    assert state.waiting() == (0, 1), "all at the same time"
    assert state.view(0)["offered"] == state.view(1)["offered"] == POWERS
    assert state.view(None)["offered"] == []
    assert state.moves(0) is None
    for wrong, code in (
        *(("take 064 066", "syntax-unfinished"), ("take 064 066 075 065", "syntax-take")),
        *(("take 066 064 075", "syntax-take"), ("take 064 066 x", "syntax-take"), ("pass", "syntax-take")),
    ):
        assert refusal(state, wrong) == (code, "§7.3"), wrong
    assert refusal(state, "take 064 066 017")[0] == "not-offered"
    assert state.tidy(0, "take 075 066 064") == "take 064 066 075"


def test_7_3_choices_are_secret_until_all_have_chosen_and_powers_stay_face_down() -> None:
    state = choosing("chosen")
    secret = "take 004 017 018 031 032 064 066 075"
    (event,) = state.apply(1, secret)
    assert (event.kind, event.only, event.mask) == ("chose", frozenset({1}), {})
    assert (state.view(0)["chosen"], state.view(1)["chosen"][1]) == ([False, True], secret.split()[1:])
    told = {key: value for key, value in state.view(0).items() if key != "tiles"}
    assert "004" not in str({**told, "offered": []})
    assert state.waiting() == (0,)
    refused = state.why_not(1, secret)
    assert refused is not None
    assert refused.code == "turn-wait"
    events = state.apply(0, "take 010 043 049 058 059 070 072 073")
    assert kinds(events) == ["chose", "opened", "opened"]
    assert [event.data["tiles"] for event in events if event.kind == "opened"] == [
        *(["010", "043", "049", "058", "059"], ["004", "017", "018", "031", "032"])
    ]
    for viewer, own in ((None, []), (0, ["070", "072", "073"]), (1, ["064", "066", "075"])):
        view = state.view(viewer)
        assert view["powers"] == own
        assert [army["unused"] for army in view["armies"]] == [3, 3], "everybody sees how many there are"
        assert not (set(POWERS) - set(own)) & set(view["tiles"])
        assert [army["stronghold"] for army in view["armies"]] == ["010", "004"]


def test_7_3_all_chosen_is_one_stronghold_characters_and_powers() -> None:
    state = choosing("chosen", characters=2, powers=1)
    assert state.view(0)["offered"] == [*STRONGHOLDS, *HEROES, *VILLAINS, *POWERS]
    for wrong in (
        "take 004 006 017 064",
        "take 017 018 004 064",
        "take 004 018 017 064",
        "take 004 017 064 065",
    ):
        assert refusal(state, wrong) == ("syntax-take", "§7.3"), wrong
    assert refusal(state, "take 004 017 018") == ("syntax-unfinished", "§7.3")
    assert refusal(state, "take 001 017 018 064") == ("not-offered", "§3.2")
    assert state.why_not(0, "take 004 017 018 064") is None


def test_7_3_without_powers_nothing_is_chosen() -> None:
    state = begin(game="collector", powers=0)
    play(state, "toss 1", "deal 006 017 018 031 032", "deal 010 043 049 058 059")
    assert (state.waiting(), state.view(None)["phase"]) == ((0,), "place")


@pytest.mark.parametrize("winner", [0, 1])
def test_7_4_the_winner_of_the_toss_places_first_and_the_other_moves_first(winner: int) -> None:
    state = begin(game="collector", powers=0)
    play(state, f"toss {winner + 1}", "deal 006 017 018 031 032", "deal 010 043 049 058 059")
    assert state.view(None)["armies"][winner]["stronghold"] == "006", "dealt first, too"
    rows = ("c1 {} e1 {} c2 {} d2", "c9 {} e9 {} c8 {} d8")
    play(state, "017 " + rows[winner].format("018", "031", "032"))
    assert state.waiting() == (1 - winner,)
    play(state, "043 " + rows[1 - winner].format("049", "058", "059"))
    assert at_turn(state) == 1 - winner


# 8 Bonuses


def side(**told: object) -> Json:
    """Return one tile of a battle: what is not told adds nothing."""
    return {"strike": 0, "colour": 0, "pod": 0, "ally": 0, "defense": 0, "powers": [], "boost": 0, **told}


def fight(state: HexorsState, move: str, *colours: str) -> list[Json]:
    """Move into a battle and roll; return what both tiles come to, without the sum, which must be right."""
    play(state, move)
    shut(state)
    for colour in colours:
        play(state, f"roll {colour}")
        shut(state)
    told = []
    for each in sides(state):
        parts = {key: value for key, value in each.items() if key != "total"}
        numbers = [parts[key] for key in ("strike", "colour", "pod", "ally", "defense", "boost")]
        assert sum(numbers) + sum(plus for _, plus in parts["powers"]) == each["total"]
        told.append(parts)
    return told


def test_8_1_what_a_character_and_what_a_stronghold_adds() -> None:
    # Bumblebee of the Beehive, with a friend beside it, against the Treehouse.
    state = scene("004 d1 023 d7 019 c8", "010 d9 049 a2", game="collector")
    assert fight(state, "d7 d8", "green", "white") == [
        side(strike=5, colour=2, pod=1, ally=1),
        side(strike=3, defense=5),
    ]
    assert "d9" not in lying(state), "9 against 8"


def test_8_1_the_higher_total_wins_and_not_the_higher_strike() -> None:
    # 3 + 7 of the Castle's red against 6 alone, with no Stronghold behind it.
    state = scene("006 d1 019 d4", "010 - 049 d6 058 g9", game="collector")
    assert [each["strike"] for each in fight(state, "d4 d5", "red", "purple")] == [3, 6]
    assert (totals(state), "d6" in lying(state)) == ([10, 6], False)


COLOURS = {"016": "green", "017": "blue", "018": "yellow", "019": "red", "022": "purple", "023": "white"}
CASTLE = {"red": 7, "yellow": 3, "green": 2, "purple": 4, "blue": 6, "white": 5}


@pytest.mark.parametrize("tile", COLOURS)
def test_8_2_the_number_in_its_own_colour_on_its_stronghold(tile: str) -> None:
    for colour in CASTLE:
        state = scene(f"006 d1 {tile} d4", "010 - 049 d6 058 g9", game="collector")
        told = fight(state, "d4 d5", colour, "red")
        assert told[0]["colour"] == CASTLE[COLOURS[tile]], "whatever the die shows"
        assert told[1]["colour"] == 0, "there is no Stronghold"


def test_8_2_each_has_its_own_stronghold() -> None:
    # Frog and Wolf are blue, both of them.
    state = scene("006 d1 017 d4", "010 d9 049 d6", game="collector")
    assert [each["colour"] for each in fight(state, "d4 d5", "red", "red")] == [6, 2]


PODS = {
    "nobody": ("018 a8", 0),
    "one": ("018 c5", 1),
    "two": ("018 c5 031 c4", 1),
    "a chain": ("018 c5 031 b5 032 a5", 1),
    "at a distance": ("018 b5 031 a5", 0),
    "where it came from": ("018 e3", 0),
    "a wall": ("018 a8 065 c5", 1),
    "a crater": ("018 a8 075 c5", 0),
}


@pytest.mark.parametrize("name", PODS)
def test_8_3_one_more_in_a_pod_however_many_there_are(name: str) -> None:
    tiles, pod = PODS[name]
    state = scene(f"006 d1 017 d4 {tiles}", "010 d9 049 d6", game="collector")
    shut(state)
    assert fight(state, "d4 d5", "red", "red")[0]["pod"] == pod


@pytest.mark.parametrize("name", PODS)
def test_8_3_the_same_for_the_defender(name: str) -> None:
    tiles, pod = PODS[name]
    state = scene(f"006 d1 017 d5 {tiles}", "010 d9 049 d7", game="collector", active=1)
    shut(state)
    assert fight(state, "d7 d6", "red", "red")[1]["pod"] == pod


def test_8_3_what_opposes_is_no_pod_and_neither_is_its_wall() -> None:
    # Both foes touch the attacker, and one another.
    state = scene("006 d1 017 d4 018 a8", "010 d9 049 d6 058 c6 065 c5", game="collector")
    shut(state)
    play(state, "d4 d5", "fight d6")
    told = fight_on(state, "red", "red")
    assert [each["pod"] for each in told] == [0, 1]


def fight_on(state: HexorsState, *colours: str) -> list[Json]:
    """Roll in a battle that has begun."""
    for colour in colours:
        shut(state)
        play(state, f"roll {colour}")
    shut(state)
    return sides(state)


def test_8_3_a_stronghold_makes_a_pod_and_gets_nothing_from_it() -> None:
    state = scene("006 d1 017 d2 018 a8", "010 d9 049 d4", game="collector", active=1)
    assert fight(state, "d4 d3", "red", "red")[1]["pod"] == 1
    stronghold = scene("006 d1 017 e1 018 a8", "010 d9 049 c3", game="collector", active=1)
    told = fight(stronghold, "c3 c2", "red", "red")
    assert (told[1]["defense"], told[1]["pod"]) == (6, 0)


def test_8_3_however_often_it_fights() -> None:
    state = scene("006 d1 031 d3 018 e3", "010 d9 043 c4 049 e5", game="collector")
    play(state, "d3 d4", "fight e5")
    assert fight_on(state, "purple", "red")[0]["pod"] == 1
    assert fight_on(state, "purple", "red")[0]["pod"] == 1
    assert {"c4", "e5"}.isdisjoint(lying(state))


def test_8_4_an_ally_has_the_sign_of_its_stronghold() -> None:
    for stronghold, ally in (("004", 1), ("006", 0)):
        state = scene(f"{stronghold} d1 023 d4 018 a8", "010 d9 049 d6", game="collector")
        assert fight(state, "d4 d5", "red", "red")[0]["ally"] == ally
    other = scene("004 d1 022 d4 018 a8", "010 d9 049 d6", game="collector")
    assert fight(other, "d4 d5", "red", "red")[0]["ally"] == 0
    # Bumblebee belongs to whoever has it: an opponent's Beehive is no ally.
    foe = scene("004 d1 022 d4 018 a8", "010 d9 023 d6", game="collector")
    assert fight(foe, "d4 d5", "red", "red")[1]["ally"] == 0


def test_8_4_tiles_of_ones_own_may_have_signs() -> None:
    tiles = "018 red 1 2 3 2 2 6 ally 3; 006 = 7 3 2 4 6 5 + 6 ally 3"
    state = scene("006 d1 018 d4 017 a8", "010 d9 049 d6", game="collector", tiles=tiles)
    told = fight(state, "d4 d5", "white", "red")[0]
    assert (told["ally"], told["colour"]) == (1, 7)


def test_8_5_a_stronghold_adds_the_number_at_its_bottom_and_nothing_else() -> None:
    defenses = {"002": 5, "004": 7, "006": 6, "007": 4, "010": 5, "011": 6}
    for stronghold, defense in defenses.items():
        other = "002" if stronghold != "002" else "004"
        state = scene(f"{other} d1 031 c8 018 a2", f"{stronghold} d9 049 e9", game="collector")
        play(state, "c8 d8", "fight d9")
        told = fight_on(state, "red", "red")[1]
        assert told == {**side(strike=told["strike"], defense=defense), "total": told["strike"] + defense}


def test_8_6_without_a_stronghold_there_is_no_colour_and_no_ally_bonus() -> None:
    state = scene("004 - 023 d4 018 c5", "010 d9 049 d6", game="collector")
    assert fight(state, "d4 d5", "green", "red")[0] == side(strike=5, pod=1)


def test_8_6_from_the_moment_on_in_which_it_falls() -> None:
    # One move touches the Stronghold and a Character: first the one falls, then the other has nothing to add.
    state = scene("006 d1 031 d7 018 a2", "010 d9 049 c8", game="collector")
    play(state, "d7 d8", "fight d9")
    fight_on(state, "purple", "yellow")
    assert "d9" not in lying(state)
    assert fight_on(state, "purple", "red")[1]["colour"] == 0
    before = scene("006 d1 031 d7 018 a2", "010 d9 049 c8", game="collector")
    play(before, "d7 d8", "fight c8")
    assert fight_on(before, "purple", "red")[1]["colour"] == 2


def test_8_7_they_are_looked_at_when_the_totals_are_compared() -> None:
    # It leaves a pod by its move: what counts is where it stands then.
    left = scene("006 d1 017 d4 018 d3", "010 d9 049 d6", game="collector")
    assert fight(left, "d4 d5", "red", "red")[0]["pod"] == 0
    # Two foes in a pod: once the first has fallen, the second stands alone.
    foes = scene("006 d1 031 d3 018 a8", "010 d9 049 e4 058 e5", game="collector")
    play(foes, "d3 d4", "fight e5")
    assert fight_on(foes, "purple", "purple")[1]["pod"] == 1
    assert fight_on(foes, "purple", "red")[1]["pod"] == 0


def test_8_7_they_stay_where_both_roll_again() -> None:
    state = scene("006 d1 017 d4 018 c5", "010 d9 049 d6", game="collector")
    # 3 + 6 + 1 against 6 + 2, and 2 more.
    first = fight(state, "d4 d5", "red", "purple")
    assert first == [side(strike=3, colour=6, pod=1), side(strike=6, colour=2)]
    tie = scene("006 d1 018 d4 031 a8", "010 d9 049 d6", game="collector")
    assert fight(tie, "d4 d5", "yellow", "yellow") == [side(strike=2, colour=3), side(strike=3, colour=2)]
    assert {"d5", "d6"} <= set(lying(tie))
    assert is_chances_turn(tie)
    assert fight_on(tie, "white", "yellow")[0]["colour"] == 3
    assert totals(tie) == [9, 5]


def test_8_8_the_example() -> None:
    state = scene("002 d1 032 d4", "004 d9 063 d6", game="collector")
    assert fight(state, "d4 d5", "yellow", "red") == [side(strike=6, colour=6), side(strike=8, colour=3)]
    assert (totals(state), lying(state).get("d6"), lying(state)["d5"]) == ([12, 11], None, "032")
    pod = scene("002 d1 032 d4", "004 d9 063 d6 040 d7", game="collector")
    fight(pod, "d4 d5", "yellow", "red")
    assert (totals(pod), is_chances_turn(pod)) == ([12, 12], True)
    assert pod.waiting() == (CHANCE,)
