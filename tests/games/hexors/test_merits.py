"""Why a sentence of Hexors is good: each reason counted from the tiles by hand, and none where it would not be true."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from parlour.core.game import Merit
from parlour.games.hexors.game import HEXORS
from parlour.games.hexors.state import HexorsState

BEGINNER = "beginner, armies powers, 4 characters, 3 powers, odds"
COLLECTOR = "collector, armies powers, 4 characters, 3 powers, odds"


def read(text: str) -> HexorsState:
    """Return the position of a picture."""
    state = HEXORS.from_text(text)
    assert isinstance(state, HexorsState)
    assert state.audit() == []
    return state


def merits(move: str, rows: str, options: str = BEGINNER, seat: int = 0) -> dict[str, dict[str, object]]:
    """The reasons for a sentence, by code."""
    state = read(f"{options}\n{rows}")
    assert state.why_not(seat, move) is None
    found = state.merits(seat, move)
    assert all(isinstance(merit, Merit) and merit.code in HEXORS.merits for merit in found)
    return {merit.code: merit.args for merit in found}


FIELD = """seat 0 move, first 1, turn 8
0 stronghold 006; field c4 018, d1 006; fallen 017 031 032
1 stronghold 010; field c6 049, d9 010; fallen 043 058 059"""


def test_the_odds_of_a_battle_are_told_exactly() -> None:
    hedgehog, wolf = (1, 2, 3, 2, 2, 6), (2, 3, 3, 6, 2, 3)
    pairs = [mine - theirs for mine, theirs in product(hedgehog, wolf)]
    chance = Fraction(sum(gap > 0 for gap in pairs), sum(gap != 0 for gap in pairs))
    told = merits("c4 c5", FIELD)
    assert told == {"odds": {"tile": "018", "foe": "049", "wins": chance.numerator, "of": chance.denominator}}


def test_no_odds_are_told_where_they_are_switched_off() -> None:
    assert merits("c4 c5", FIELD, BEGINNER.replace(", odds", "")) == {}


def test_whoever_never_rolls_less_cannot_lose() -> None:
    # Dragon's lowest number is 3, Jellyfish's highest: ties are rolled again.
    rows = FIELD.replace("018", "063").replace("049", "040").replace(" 032", "").replace(" 059", "")
    assert merits("c4 c5", rows, BEGINNER.replace("4", "3", 1)) == {"certain": {"tile": "063", "foe": "040"}}


def test_the_last_battle_ends_the_game() -> None:
    rows = FIELD.replace(", d9 010", "").replace("fallen 043 058 059", "fallen 043 058 059 010")
    assert "ends" in merits("c4 c5", rows)
    assert "ends" not in merits("c4 c5", FIELD)


def test_an_attack_on_the_stronghold_is_said_to_be_one() -> None:
    rows = FIELD.replace("c4 018", "c7 018").replace("c6 049", "a2 049")
    told = merits("c7 c8", rows)
    assert "stronghold" in told
    assert told["odds"]["foe"] == "010"


def test_the_strongest_of_two_foes_is_told() -> None:
    rows = """seat 0 move, first 1, turn 8
    0 stronghold 006; field c4 018, d1 006; fallen 017 031 032
    1 stronghold 010; field a4 043, c6 058, d9 010; fallen 049 059"""
    assert merits("c4 c5", rows)["strong"] == {"foe": "058"}
    assert "strong" not in merits("c4 b4", rows)


def test_who_comes_closer_to_a_stronghold_is_told_whose() -> None:
    rows = FIELD.replace("c6 049", "a9 049")
    assert merits("c4 c5", rows) == {"closer": {"whom": 1}}
    assert merits("c4 c3", rows) == {}


def test_who_moves_out_of_reach_flees() -> None:
    assert merits("c4 c3", FIELD) == {"flees": {"tile": "018"}}
    # A Stone and a power face down might be Speed.
    rows = FIELD.replace("fallen 043 058 059", "fallen 043 058 059; powers 064 066 072; stones 1")
    rows = rows.replace("fallen 017 031 032", "fallen 017 031 032; powers 064 066 072")
    assert "flees" not in merits("c4 c3", rows, COLLECTOR)
    assert "flees" in merits("c4 c3", rows.replace("; stones 1", ""), COLLECTOR)


def test_a_wall_in_the_way_guards_the_stronghold() -> None:
    # d1 is touched from c1, e1, c2 and d2, and from c3 one comes to c2 alone.
    rows = """seat 0 end, first 1, turn 8
    0 stronghold 006; field b4 018, d1 006, d2 031; fallen 017 032; powers 064 065 072; stones 1
    1 stronghold 010; field c3 049, d9 010; fallen 043 058 059; powers 064 066 072
    asked end 0 passes 0"""
    assert merits("power 065 c2", rows, COLLECTOR) == {"guards": {}}
    assert merits("power 065 e1", rows, COLLECTOR) == {}


def test_a_pod_is_told_where_it_counts() -> None:
    powers = "; powers 064 066 072"
    rows = f"""seat 0 move, first 1, turn 8
    0 stronghold 006; field b3 017, c5 018, d1 006; fallen 031 032{powers}
    1 stronghold 010; field a9 049, d9 010; fallen 043 058 059{powers}"""
    assert merits("b3 b4", rows, COLLECTOR)["pod"] == {"tile": "017"}
    assert "pod" not in merits("b3 b4", rows.replace(powers, ""), BEGINNER)
    assert "pod" not in merits("b3 a3", rows, COLLECTOR)


# Where one is asked

LOST = """seat 1 defender, first 1, turn 8, marks met
0 stronghold 006; field c4 018, d1 006; fallen 017 031 032; powers 064 066 072; stones {}
1 stronghold 010; field c5 049, d9 010; fallen 043 058 059; powers 064 066 072; stones 2
asked defender 1 0 passes 1
battle c5 c4 purple red
mover c5"""
"""Wolf has rolled 6, and Hedgehog 1; each adds what its Stronghold's number in its own colour is."""


def test_a_power_that_turns_the_battle_tells_both_totals() -> None:
    state = read(f"{COLLECTOR}\n{LOST.format(2)}")
    sides = state.view(0)["battle"]["sides"]
    theirs, mine = (side["total"] for side in sides)
    assert theirs > mine
    assert mine + 7 > theirs
    told = merits("power 072 c4", LOST.format(2), COLLECTOR)
    assert told == {"turns": {"total": mine + 7, "other": theirs}, "saves": {"tile": "018"}}
    assert "turns" not in merits("power 064", LOST.format(2), COLLECTOR) or mine + 3 > theirs


def test_escape_saves_a_tile_that_is_beaten() -> None:
    assert merits("power 066 c4 c3", LOST.format(2), COLLECTOR) == {"saves": {"tile": "018"}}
    won = LOST.format(2).replace("purple red", "red white")
    assert merits("power 066 c4 c3", won, COLLECTOR) == {}


def test_a_pass_keeps_the_powers_where_one_could_be_used() -> None:
    assert merits("pass", LOST.format(2), COLLECTOR) == {"keeps": {}}
    # Last Stand could be used by all that the others see, but is not held.
    poor = LOST.format(0).replace("powers 064 066 072; stones 0", "powers 066 070 072; stones 0")
    assert merits("pass", poor, COLLECTOR) == {"last": {}}


def test_detection_undoes_what_was_just_used() -> None:
    rows = """seat 1 defender, first 1, turn 8, marks met
    0 stronghold 006; field c4 018, d1 006; fallen 017 031 032; powers 064 066 068; stones 2
    1 stronghold 010; field c5 049, d9 010; fallen 043 058 059; powers 064 066; used 072
    wait 1 072 of 1 on c5
    asked answer 1 0 passes 1
    battle c5 c4 purple red
    mover c5"""
    assert merits("power 068 072", rows, COLLECTOR) == {"undoes": {"power": "072"}}


def test_craters_that_shut_in_a_character_trap_it() -> None:
    # a1 is a corner: its neighbours are a2 and b1.
    rows = """seat 0 end, first 1, turn 8
    0 stronghold 006; field c4 018, d1 006; fallen 017 031 032; powers 064 066 075; stones 3
    1 stronghold 010; field a1 049, d9 010; fallen 043 058 059; powers 064 066 072
    asked end 0 passes 0"""
    assert merits("power 075 a2 b1 f5", rows, COLLECTOR)["traps"] == {"tile": "049"}
    assert "traps" not in merits("power 075 a2 b2 f5", rows, COLLECTOR)


def test_the_only_sentence_is_said_to_be_the_only_one() -> None:
    rows = """seat 1 move, first 1, turn 8, marks bare
    0 stronghold 006; field c4 018, d1 006; fallen 017 031 032
    1 stronghold 010; field d9 010; fallen 043 049 058 059"""
    assert merits("pass", rows, BEGINNER, seat=1) == {"last": {}}
