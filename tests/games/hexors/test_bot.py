"""Hexors' computers: what each level sees, when powers are used and when they are kept, and that games come to an end."""

from __future__ import annotations

from itertools import product

import pytest

from games.hexors.test_whys import BEGINNER, COLLECTOR, FIELD, LOST, read
from parlour.bots.bot import finish, think, think_at
from parlour.core.rng import Rng
from parlour.core.table import COMPUTER, Sitter, Table
from parlour.games.hexors.bot import choose_tiles
from parlour.games.hexors.game import HEXORS
from parlour.games.hexors.judging import FIGHTS, LOOKS, REPLIES, RUSHES, rank
from parlour.games.hexors.scene import set_scene
from parlour.games.hexors.tiles import BUILT_IN, STARTER_STRONGHOLDS


def choose(text: str, seat: int = 0, sight: int = REPLIES) -> str:
    """Return what a player says who sees so much."""
    (move,) = read(text).sees(seat, sight) or []
    return move


# What is reckoned


def test_the_chance_of_two_last_tiles_is_that_of_their_battle() -> None:
    rows = """seat 0 move, first 1, turn 8
    0 stronghold 006; field c4 018; fallen 006 017 031 032
    1 stronghold 010; field c6 049; fallen 010 043 058 059"""
    scene = set_scene(read(f"{BEGINNER}\n{rows}"))
    pairs = list(product((1, 2, 3, 2, 2, 6), (2, 3, 3, 6, 2, 3)))
    won, lost = sum(one > other for one, other in pairs), sum(one < other for one, other in pairs)
    assert scene.hope(0) == pytest.approx(won / (won + lost))
    assert scene.hope(1) == pytest.approx(lost / (won + lost))


def test_a_stronghold_that_falls_takes_the_colours_along() -> None:
    rows = FIELD.replace("fallen 017", "powers 064 066 072; fallen 017")
    rows = rows.replace("fallen 043", "powers 064 066 072; fallen 043")
    scene = set_scene(read(f"{COLLECTOR}\n{rows}"))
    home = next(space for space, unit in scene.units.items() if unit.home and unit.owner == 1)
    assert scene.drop(home) > scene.units[home].worth
    after = scene.without(home, 0)
    assert all(unit.colour == 0 for unit in after.units.values() if unit.owner == 1)
    assert all(unit.colour > 0 for unit in after.units.values() if unit.owner == 0 and not unit.home)
    assert after.hope(0) > scene.hope(0)


def test_of_more_than_two_a_seat_without_its_stronghold_has_nothing() -> None:
    rows = """free
    seat 0 move, first 0, turn 8""".splitlines()
    assert rows  # the picture follows
    text = """beginner, armies powers, 2 characters, 3 powers, odds
    seat 0 move, first 0, turn 8
    0 stronghold 006; field c1 006, e4 018, f4 017
    1 stronghold 010; field l1 010, l4 043, m4 049
    2 stronghold 004; field l9 004, k6 031, l6 032"""
    scene = set_scene(read(text))
    home = next(space for space, unit in scene.units.items() if unit.home and unit.owner == 2)
    after = scene.without(home, 0)
    assert after.hope(2) == 0
    assert not any(unit.owner == 2 for unit in after.units.values())


# What each level sees


def test_the_weakest_rushes_at_the_strongest_and_a_better_one_does_not() -> None:
    rows = """seat 0 move, first 1, turn 8
    0 stronghold 006; field c4 017, d1 006, d4 031; fallen 018 032
    1 stronghold 010; field a4 043, c6 058, d9 010; fallen 049 059"""
    text = f"{BEGINNER}\n{rows}"
    assert choose(text, sight=RUSHES) in ("c4 c5", "c4 d5")
    # Unicorn alone looks stronger than Raccoon, and comes to nobody but Golem.
    assert choose(text, sight=LOOKS).split(" ")[0] in ("c4", "d4")
    assert rank(read(text), 0, FIGHTS)[0][1] != "c4 c5"


def test_a_battle_is_chosen_by_its_exact_chance() -> None:
    # Lion can reach Jellyfish, which it beats almost always, or Dragon, which it does not.
    rows = """seat 0 move, first 1, turn 8
    0 stronghold 006; field c4 032, d1 006; fallen 017 018
    1 stronghold 010; field a4 040, c6 063, d9 010; fallen 049"""
    text = f"{BEGINNER.replace('4', '3', 1)}\n{rows}"
    for sight in (FIGHTS, REPLIES):
        assert choose(text, sight=sight) == "c4 b4"


def test_who_looks_at_the_answer_does_not_step_beside_a_stronger_tile() -> None:
    # Two steps from Dragon it would be attacked; whoever sees this turn alone comes as near as he can.
    rows = """seat 0 move, first 1, turn 8
    0 stronghold 006; field c4 018, d1 006; fallen 017 019
    1 stronghold 010; field c7 063, d9 010; fallen 043 044"""
    text = f"{BEGINNER.replace('4', '3', 1)}\n{rows}"
    near = {move: value for value, move in rank(read(text), 0, REPLIES)}
    assert near["c4 c3"] > near["c4 c5"]
    assert choose(text, sight=FIGHTS) in ("c4 c5", "c4 d5")


def test_what_a_level_says_depends_on_nothing_hidden() -> None:
    for rows, seat in ((LOST.format(2), 0), (LOST.format(2).replace("1 0 passes 1", "1 0 passes 0"), 1)):
        state = read(f"{COLLECTOR}\n{rows}")
        for level in HEXORS.levels:
            said = set()
            for seed in range(3):
                other = HEXORS.from_view(state.view(seat), Rng(f"deal {seed}"))
                said.add(finish(think(HEXORS, other.view(seat), seat, level, Rng("same"))))
            assert len(said) == 1


# Powers


def lost(powers: str, stones: int = 2) -> str:
    """The lost battle with other powers in the hand."""
    return f"{COLLECTOR}\n{LOST.format(stones).replace('powers 064 066 072', f'powers {powers}', 1)}"


def test_teamwork_and_escape_save_a_tile_that_is_beaten() -> None:
    assert choose(lost("065 067 072")) == "power 072 c4"
    assert choose(lost("065 066 067")).startswith("power 066 c")
    assert choose(lost("065 067 072"), sight=LOOKS) == "power 072 c4"
    assert choose(lost("065 066 067"), sight=LOOKS) == "pass"


def test_powers_are_kept_where_the_battle_is_won_anyway() -> None:
    for powers in ("064 066 072", "066 070 072"):
        assert choose(lost(powers).replace("purple red", "red white")) == "pass"


def test_a_power_that_is_too_weak_is_not_wasted() -> None:
    assert choose(lost("065 067 070")) == "pass"


def test_life_drain_turns_a_tie_and_last_stand_costs_nothing() -> None:
    state = read(lost("065 067 070"))
    ahead = {roll: _lead(state, roll) for roll in ("red", "yellow", "green", "purple", "blue", "white")}
    tie = next((roll for roll, lead in ahead.items() if lead == 0), None)
    close = next((roll for roll, lead in ahead.items() if -3 < lead <= 0), None)
    if tie is not None:
        assert choose(lost("065 067 070").replace("purple red", f"purple {tie}")) == "power 070 c5"
    assert close is not None
    assert choose(lost("064 065 072").replace("purple red", f"purple {close}")) == "power 064"


def _lead(state: object, roll: str) -> int:
    """By how much the defender of the lost battle leads, had it rolled this."""
    text = lost("065 067 070").replace("purple red", f"purple {roll}")
    sides = read(text).view(0)["battle"]["sides"]
    return int(sides[1]["total"]) - int(sides[0]["total"])


def test_detection_answers_what_would_turn_a_battle() -> None:
    rows = """seat 1 defender, first 1, turn 8, marks met
    0 stronghold 006; field c4 032, d1 006; fallen 017 018 031; powers 064 066 068; stones 2
    1 stronghold 010; field c5 049, d9 010; fallen 043 058 059; powers 064 066; used 072
    wait 1 072 of 1 on c5
    asked answer 0 passes 0
    battle c5 c4 red red
    mover c5"""
    assert choose(f"{COLLECTOR}\n{rows}") == "power 068 072"


def test_self_destruct_takes_a_stronger_attacker_along() -> None:
    rows = """seat 1 before, first 1, turn 8, marks met
    0 stronghold 006; field c4 017, d1 006, d2 018; fallen 031 032; powers 064 067 071; stones 2
    1 stronghold 010; field c5 058, d9 010, d8 059; fallen 043 049; powers 064 066 072
    asked before 0 passes 0
    battle c5 c4 - -
    mover c5"""
    assert choose(f"{COLLECTOR}\n{rows}") == "power 071"
    weak = rows.replace("c4 017", "c4 032").replace("c5 058", "c5 043")
    weak = weak.replace("fallen 031 032", "fallen 017 031").replace("fallen 043 049", "fallen 049 058")
    assert choose(f"{COLLECTOR}\n{weak}") == "pass"


def test_craters_trap_who_is_nearly_shut_in() -> None:
    rows = """seat 0 end, first 1, turn 8
    0 stronghold 006; field c4 018, d1 006; fallen 017 031 032; powers 064 066 075; stones 3
    1 stronghold 010; field a1 049, d9 010; fallen 043 058 059; powers 064 066 072
    asked end 0 passes 0"""
    text = f"{COLLECTOR}\n{rows}"
    move = choose(text)
    assert move.startswith("power 075")
    assert {"a2", "b1"} <= set(move.split(" "))


# The set-up


def test_the_stronger_of_two_strongholds_is_taken_first() -> None:
    state = HEXORS.start({}, 2)
    state.apply(-1, "toss 1")
    one, other = (sum(BUILT_IN[number].strikes) for number in STARTER_STRONGHOLDS)
    assert one > other
    assert state.sees(0, REPLIES) == [f"take {STARTER_STRONGHOLDS[0]:03}"]
    assert sorted(state.sees(0, LOOKS) or []) == [f"take {number:03}" for number in STARTER_STRONGHOLDS]


def test_whoever_chooses_everything_takes_two_of_the_strongest() -> None:
    state = HEXORS.start({"game": "collector", "armies": "chosen"}, 2)
    state.apply(-1, "toss 1")
    home, *army = choose_tiles(state)
    assert BUILT_IN[home].kind == "stronghold"
    assert max(army.count(number) for number in army) == 2
    for move in state.likely(0) or []:
        assert state.why_not(0, move) is None
    assert len(state.likely(0) or []) > 1


# Whole games


def play(preset: str, seats: int, level: int, number: int) -> Table:
    """Play a game of one level to its end."""
    options = dict(HEXORS.presets[preset].options)
    sitters = tuple(Sitter(COMPUTER, level) for _ in range(seats))
    table = Table(HEXORS, options, sitters, f"{preset} {number}")
    table.settle()
    while table.waiting():
        (seat, *_) = table.waiting()
        assert isinstance(table.play(seat, finish(think_at(table, seat, level))), list)
    return table


def count_clocks(preset: str, seats: int, level: int, games: int) -> int:
    """Return how many games end by the clock."""
    played = [play(preset, seats, level, number).outcome() for number in range(games)]
    return sum(outcome is not None and outcome.reason == "clock" for outcome in played)


@pytest.mark.parametrize(("preset", "seats"), [("beginner", 2), ("collector", 2), ("free", 3), ("team", 4)])
def test_games_of_computers_end_by_battles(preset: str, seats: int) -> None:
    assert count_clocks(preset, seats, 3, 5) <= 1


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("level", [2, 3, 4, 5])
@pytest.mark.parametrize(("preset", "seats"), [("beginner", 2), ("collector", 2)])
def test_nine_games_of_ten_end_by_battles(preset: str, seats: int, level: int) -> None:
    assert count_clocks(preset, seats, level, 40) <= 4
