"""Hexors' computers: what each level sees, when powers are used and when kept, and that games come to an end."""

from __future__ import annotations

import sys
from itertools import product
from types import FrameType

import pytest

from games.hexors.test_merits import BEGINNER, COLLECTOR, FIELD, LOST, read
from parlour.bots.bot import Thinking, think, think_at
from parlour.core.game import CHANCE
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, Sitter, Table
from parlour.games.hexors import evaluation
from parlour.games.hexors.board import FIGHTERS, SPEED
from parlour.games.hexors.bot import choose_tiles
from parlour.games.hexors.ending import LONGEST_SIEGE
from parlour.games.hexors.evaluation import FIGHTS, FORESEES, LOOKS, REPLIES, RUSHES, rank
from parlour.games.hexors.game import HEXORS
from parlour.games.hexors.movement import list_paths
from parlour.games.hexors.scene import find_roster, set_scene
from parlour.games.hexors.state import HexorsState
from parlour.games.hexors.tiles import BUILT_IN, COLOURS, STARTER_STRONGHOLDS


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
    rows = FIELD.replace("fallen 017", "powers 064 066 072; fallen 017").replace("c6 049", "c6 059")
    rows = rows.replace("fallen 043 058 059", "powers 064 066 072; fallen 043 049 058")
    scene = set_scene(read(f"{COLLECTOR}\n{rows}"))
    home = next(space for space, unit in scene.units.items() if unit.home and unit.owner == 1)
    assert scene.drop(home) > scene.units[home].worth
    after = scene.without(home, 0)
    assert all(unit.colour == 0 for unit in after.units.values() if unit.owner == 1)
    assert all(unit.colour > 0 for unit in after.units.values() if unit.owner == 0 and not unit.home)
    assert after.hope(0) > scene.hope(0)


def test_of_more_than_two_a_seat_without_its_stronghold_has_nothing() -> None:
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


SCENES = {
    "beginner": ({}, 2),
    "collector": ({"game": "collector", "powers": 6}, 2),
    "team": ({"game": "collector", "teams": True, "powers": 6}, 4),
}


@pytest.mark.parametrize("table", SCENES)
def test_a_search_sees_the_same_moves_and_contacts_as_the_referee(table: str) -> None:
    options, seats = SCENES[table]
    compared = touching = 0
    for number in range(3):
        state, rng = HEXORS.start({**HEXORS.defaults(), **options}, seats), Rng(f"{table} {number}")
        assert isinstance(state, HexorsState)
        for _ in range(600):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            if state.stage == "move" and state.force_of(SPEED) is None:
                ways = {
                    (path[0], path[-1]): frozenset(_list_foes(state, path[-1], seat))
                    for path in list_paths(state, seat)
                }
                scene = set_scene(state)
                found = [(start, end, frozenset(foes)) for start, end, foes in scene.list_turns(seat)]
                assert sorted(found) == sorted((*way, foes) for way, foes in ways.items())
                meeting = [(*each[:2], frozenset(each[2])) for each in scene.list_turns(seat, contact=True)]
                assert sorted(meeting) == sorted(each for each in found if each[2])
                compared, touching = compared + 1, touching + len(meeting)
            state.apply(seat, state.chance(rng) if seat == CHANCE else state.sample(seat, rng))
    assert compared > 40
    assert touching > 40


def _list_foes(state: HexorsState, space: int, seat: int) -> list[int]:
    return [
        near
        for near in state.field.neighbours[space]
        if near in state.pieces
        and state.pieces[near].kind in FIGHTERS
        and not state.pieces[near].trapped
        and state.opposes(seat, state.pieces[near])
    ]


# What each level sees


TWO_FOES = """seat 0 move, first 1, turn 8
0 stronghold 006; field c4 017, d1 006, d4 031; fallen 018 032
1 stronghold 010; field a4 043, c6 058, d9 010; fallen 049 059"""
"""Frog on c4 comes to Golem from c5 and d5, which Unicorn can do, too; and from b4 to Raccoon."""


def test_the_weakest_attacks_where_it_should_not() -> None:
    text = f"{BEGINNER}\n{TWO_FOES}"
    ranked = [move for _, move in finish(rank(read(text), 0, FIGHTS)) if _touches(text, move)]
    assert len(ranked) > 2
    values = {move: value for value, move in finish(rank(read(text), 0, FIGHTS))}
    # What the way there is worth is next to nothing.
    assert values[choose(text, sight=RUSHES)] == pytest.approx(values[ranked[-1]], abs=0.01)
    assert values[choose(text, sight=FIGHTS)] > values[ranked[-1]] + 0.01


def _touches(text: str, move: str) -> bool:
    state = read(text)
    return any(event.kind == "touched" for event in state.apply(0, move))


def test_the_second_attacks_what_looks_weaker() -> None:
    # Frog's numbers come to 15, Raccoon's to 16, Golem's and Unicorn's to 26.
    assert choose(f"{BEGINNER}\n{TWO_FOES}", sight=LOOKS).split(" ")[0] == "d4"


def test_what_a_level_says_depends_on_nothing_hidden() -> None:
    for rows, seat in ((LOST.format(2), 0), (LOST.format(2).replace("1 0 passes 1", "1 0 passes 0"), 1)):
        state = read(f"{COLLECTOR}\n{rows}")
        for level in HEXORS.levels:
            said = set()
            for seed in range(3):
                other = HEXORS.from_view(state.view(seat), Rng(f"deal {seed}"))
                said.add(finish(think(HEXORS, other.view(seat), seat, level, Rng("same"))))
            assert len(said) == 1


def test_the_highest_level_does_not_attack_at_poor_odds() -> None:
    # Frog wins against Golem once in ten times; Golem itself would come, and does.
    rows = """seat {} move, first 1, turn 8
    0 stronghold 006; field c4 017, d1 006, a1 031; fallen 018 032
    1 stronghold 010; field c6 058, d9 010, g9 043; fallen 049 059"""
    poor, good = (f"{BEGINNER}\n{rows.format(seat)}" for seat in (0, 1))
    assert _touches(poor, "c4 c5")
    assert not _touches(poor, choose(poor, sight=FORESEES))
    assert choose(good, seat=1, sight=FORESEES) == "c6 c5"


# Powers

HURT = """seat 1 defender, first 1, turn 8, marks met
0 stronghold 006; field c4 032, d1 006, e2 018; fallen 017 031; powers 064 066 072; stones 2
1 stronghold 010; field c5 058, d9 010, e8 049; fallen 043 059; powers 064 066 072; stones 1
asked defender 1 0 passes 1
battle c5 c4 green green
mover c5"""
"""Golem has rolled 8, and Lion 1, the strongest of both."""


def lost(powers: str, rolls: str = "green green") -> str:
    """The lost battle with other powers in the hand, or other rolls."""
    rows = HURT.replace("powers 064 066 072", f"powers {powers}", 1).replace("green green", rolls)
    return f"{COLLECTOR}\n{rows}"


def lead(text: str) -> int:
    """Return by how much the first player's tile, which is attacked, is ahead."""
    sides = read(text).view(0)["battle"]["sides"]
    return int(sides[1]["total"]) - int(sides[0]["total"])


def test_teamwork_and_escape_save_a_tile_that_is_beaten() -> None:
    beaten = next(text for text in map(_roll, ROLLS) if -7 < lead(text) < 0)
    rolls = beaten.split("battle c5 c4 ")[1].split("\n")[0]
    assert choose(lost("065 067 072", rolls)) == "power 072 c4"
    assert choose(lost("065 067 072", rolls), sight=LOOKS) == "power 072 c4"
    assert choose(lost("065 066 067", rolls)).startswith("power 066 c")
    assert choose(lost("065 066 067", rolls), sight=LOOKS) == "pass"
    assert choose(lost("065 066 072", rolls), sight=RUSHES) == "pass"


ROLLS = [f"{one} {other}" for one in COLOURS for other in COLOURS]


def _roll(rolls: str) -> str:
    return lost("064 066 072", rolls)


@pytest.mark.parametrize("powers", ["064 066 072", "066 070 072"])
def test_powers_are_kept_where_the_battle_is_won_anyway(powers: str) -> None:
    for rolls in ROLLS:
        if lead(lost(powers, rolls)) > 0:
            assert choose(lost(powers, rolls)) == "pass"


def test_a_power_that_is_too_weak_is_not_wasted() -> None:
    for rolls in ROLLS:
        behind = lead(lost("065 067 070", rolls))
        if behind < -1:
            assert choose(lost("065 067 070", rolls)) == "pass"


def test_the_last_character_stands_for_nothing() -> None:
    # Last Stand costs no Stone, so it goes before Teamwork where it is enough.
    for rolls in ROLLS:
        text = lost("064 065 072", rolls).replace(", e2 018; fallen 017 031", "; fallen 017 018 031")
        if -3 < lead(text) < 0:
            assert choose(text) == "power 064"


def test_detection_answers_what_would_turn_a_battle() -> None:
    rows = """seat 1 defender, first 1, turn 8, marks met
    0 stronghold 006; field c4 032, d1 006; fallen 017 018 031; powers 064 066 068; stones 2
    1 stronghold 010; field c5 058, d9 010; fallen 043 049 059; powers 064 066; used 072
    wait 1 072 of 1 on c5
    asked answer 1 0 passes 1
    battle c5 c4 blue yellow
    mover c5"""
    assert choose(f"{COLLECTOR}\n{rows}") == "power 068 072"


def test_self_destruct_takes_a_stronger_attacker_along() -> None:
    rows = """seat 1 before, first 1, turn 8, marks met
    0 stronghold 002; field c4 016, d1 002, d2 032; fallen 018 019; powers 064 067 071; stones 2
    1 stronghold 010; field c5 063, d9 010, d8 049; fallen 043 044; powers 064 066 072
    asked before 0 passes 0
    battle c5 c4 - -
    mover c5"""
    assert choose(f"{COLLECTOR}\n{rows}") == "power 071"
    # A weaker attacker is not worth the Stones.
    weak = rows.replace("c4 016", "c4 032").replace("d2 032", "d2 016").replace("063", "040")
    assert choose(f"{COLLECTOR}\n{weak}") == "pass"


def test_craters_trap_who_is_nearly_shut_in() -> None:
    rows = """seat 0 end, first 1, turn 8
    0 stronghold 002; field c4 032, d1 002; fallen 017 018 019; powers 064 066 075; stones 3
    1 stronghold 004; field a1 063, d8 049, d9 004; fallen 043 044; powers 064 066 072
    asked end 0 passes 0"""
    move = choose(f"{COLLECTOR}\n{rows}")
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
    assert isinstance(state, HexorsState)
    state.apply(-1, "toss 1")
    home, *army = choose_tiles(state)
    assert BUILT_IN[home].kind == "stronghold"
    assert max(army.count(number) for number in army) == 2
    for move in state.likely(0) or []:
        assert state.why_not(0, move) is None
    assert len(state.likely(0) or []) > 1


def test_before_the_toss_nobody_has_anything_to_think_about() -> None:
    for preset, seats in TABLES:
        state = HEXORS.start({**HEXORS.defaults(), **HEXORS.presets[preset].options}, seats)
        assert [state.likely(seat) for seat in (CHANCE, *range(seats))] == [None, *[[]] * seats]
        assert [state.sees(seat, LOOKS) for seat in range(seats)] == [[]] * seats


# A siege

ALONE = """{}, armies powers, 4 characters, 3 powers, odds
seat 0 move, first 1, turn 30, clock 9
0 stronghold 006; field a1 018, d1 006, g2 031, a3 032; fallen 017{}
1 stronghold 010; field d9 010; fallen 043 049 058 059{}"""
"""Three Characters against a Stronghold, and as far from it as they can be."""

USED = "; used 064 066 072; stones 1"
HELD = "; powers 064 066 072; stones 1"


@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("game", ["beginner", "collector"])
def test_a_strong_computer_comes_and_finishes_what_it_has_won(game: str, level: int) -> None:
    used, held = (USED, HELD) if game == "collector" else ("", "")
    rows = ALONE.format(game, used, held)
    for seed in range(3):
        state, rng, longest = read(rows), Rng(f"siege {seed}"), 0
        while waiting := state.waiting():
            (seat,) = waiting
            if seat == CHANCE:
                state.apply(seat, state.chance(rng))
                continue
            move = finish(think(HEXORS, state.view(seat), seat, HEXORS.levels[level - 1], rng))
            state.apply(seat, move)
            longest = max(longest, state.siege)
        # Seven steps are the way there; nobody has to be told to come (R-HX-56).
        assert longest < LONGEST_SIEGE - 2
        assert state.reason != "siege"


FEW = """beginner, armies powers, 4 characters, 3 powers, odds
seat 0 move, first 1, turn 30, clock 9
0 stronghold 010; field a1 017, d1 010; fallen 018 031 032
1 stronghold 006; field d9 006; fallen 043 049 058 059"""
"""Frog alone against the stronger Stronghold: who stayed away would have a draw, and comes to less by battles."""


@pytest.mark.parametrize("level", [4, 5])
def test_a_strong_computer_lays_no_siege_for_a_draw(level: int) -> None:
    assert set_scene(read(FEW)).hope(0) < 1 / 2
    for seed in range(4):
        state, rng = read(FEW), Rng(f"few {seed}")
        while waiting := state.waiting():
            (seat,) = waiting
            if seat == CHANCE:
                state.apply(seat, state.chance(rng))
            else:
                state.apply(
                    seat, finish(think(HEXORS, state.view(seat), seat, HEXORS.levels[level - 1], rng))
                )
        assert state.reason != "siege"


# How long they keep others waiting

MOST_CALLS = 10_000
"""Calls in one slice: 25 ms are asked of it (design §2), in which a slow browser makes five times as many.

They are counted, and no clock is read, so that a busy machine does not matter.
"""


def count_calls(thinking: Thinking) -> list[int]:
    """Return how many functions are called in each slice of a thought."""
    calls: list[int] = []

    def note(_: FrameType | None, event: str, __: object) -> None:
        calls[-1] += event in ("call", "c_call")

    before = sys.getprofile()
    while True:
        calls.append(0)
        sys.setprofile(note)
        try:
            next(thinking)
        except StopIteration:
            return calls
        finally:
            sys.setprofile(before)


def list_lively(preset: str, seats: int) -> list[HexorsState]:
    """Return positions of a game with the largest armies in which somebody has to choose among much."""
    options = {**HEXORS.defaults(), **HEXORS.presets[preset].options, "characters": 6}
    if options["game"] == "collector":
        options["powers"] = 6
    state, rng, found = HEXORS.start(options, seats), Rng(preset), list[HexorsState]()
    while len(found) < 24 and state.waiting():
        seat = state.waiting()[0]
        assert isinstance(state, HexorsState)
        if seat != CHANCE and len(state.likely(seat) or []) > 1:
            found.append(state.copy())
        state.apply(seat, state.chance(rng) if seat == CHANCE else (state.sees(seat, FIGHTS) or [])[0])
    return found[::6]


TABLES = [(key, seats) for key, preset in HEXORS.presets.items() for seats in preset.seats]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_no_slice_of_a_thought_is_long(preset: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for state in list_lively(preset, seats):
        seat = state.waiting()[0]
        for level in HEXORS.levels[3:]:
            # As in a game that has just been opened: nothing is remembered.
            monkeypatch.setattr(evaluation, "_PLANNED", {})
            find_roster.cache_clear()
            calls = count_calls(think(HEXORS, state.view(seat), seat, level, Rng("slices")))
            assert max(calls) < MOST_CALLS, f"{state}"


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


def count_unfought(preset: str, seats: int, level: int, games: int) -> int:
    """Return how many games end because nobody comes: by the clock, or a siege."""
    played = [play(preset, seats, level, number).outcome() for number in range(games)]
    return sum(outcome is not None and outcome.reason in ("clock", "siege") for outcome in played)


@pytest.mark.parametrize(("preset", "seats"), [("beginner", 2), ("collector", 2), ("free", 3), ("team", 4)])
def test_games_of_computers_end_by_battles(preset: str, seats: int) -> None:
    assert count_unfought(preset, seats, 3, 5) <= 1


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("level", [2, 3, 4, 5])
@pytest.mark.parametrize(("preset", "seats"), [("beginner", 2), ("collector", 2)])
def test_nine_games_of_ten_end_by_battles(preset: str, seats: int, level: int) -> None:
    assert count_unfought(preset, seats, level, 40) <= 4
