"""Hexors' puzzles: every battle that a sentence can begin is rolled out in all ways by the referee, and counted."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from packs import check_demands, check_ids, check_levels, open_pack, pick

from games.hexors.positions import FAR, NEAR, scene
from parlour.core.game import CHANCE, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.task import MOST_ANSWERS, Task, Verdict
from parlour.games.hexors import HEXORS
from parlour.games.hexors.puzzles import TASKS
from parlour.games.hexors.state import HexorsState
from parlour.puzzles.grading import grade
from parlour.puzzles.mining import list_deals, play
from parlour.puzzles.packs import Puzzle
from parlour.puzzles.tasks import read_position
from parlour.terminal.puzzles import find_pack

PACK = find_pack(HEXORS)
IDS = Path(__file__).with_name("puzzles.txt")
TASK: dict[str, Task] = {task.key: task for task in TASKS}
ODDS, HALF, ORDER = TASK["odds"], TASK["half"], TASK["order"]
SAMPLE, GRADED = 40, 8
"""Puzzles of each day that are rolled out, and that are graded again; the exhaustive test rolls all out."""

COLOURS = ("red", "yellow", "green", "purple", "blue", "white")
"""The six of the die (§2.1)."""


def open_text(text: str) -> HexorsState:
    state = HEXORS.from_text(text)
    assert isinstance(state, HexorsState)
    return state


# Brute force: every roll, by the referee


class Battle(NamedTuple):
    """What became of a battle, in all ways that its dice can fall once."""

    attacker: int  # numbers of the tiles
    defender: int
    won: int
    tied: int
    lost: int
    chance: Fraction  # that the attacker wins in the end

    def seen_from_the_defender(self) -> Battle:
        return Battle(self.defender, self.attacker, self.lost, self.tied, self.won, 1 - self.chance)


def roll_out(state: HexorsState) -> Battle:
    """Let the dice of a battle that was begun fall in every way, while nobody uses a power."""
    fought = state.battle
    assert fought is not None
    tiles = state.pieces[fought.attacker].tile, state.pieces[fought.defender].tile
    dice = 2 - sum(map(bool, fought.rolls))
    counts: Counter[str] = Counter()
    tie: HexorsState | None = None
    for rolls in product(COLOURS, repeat=dice):
        after = state.copy()
        told = set()
        for colour in rolls:
            pass_all(after)
            told |= {event.kind for event in after.apply(CHANCE, f"roll {colour}")}
        while not told & {"tied", "defeated"} and after.waiting():
            told |= {event.kind for event in after.apply(after.waiting()[0], "pass")}
        if "tied" in told:
            counts["tied"], tie = counts["tied"] + 1, after
        else:
            counts[
                "won" if after.pieces.get(fought.attacker) == state.pieces[fought.attacker] else "lost"
            ] += 1
    won, tied, lost = counts["won"], counts["tied"], counts["lost"]
    assert won + tied + lost == 6**dice
    chance = (
        Fraction(won, won + lost) if dice == 2 else Fraction(won, 6)
    )  # a tie is the same battle again (§5.4)
    if dice == 1 and tie is not None:
        chance += Fraction(tied, 6) * roll_out(tie).chance
    return Battle(*tiles, won, tied, lost, chance)


def pass_all(state: HexorsState) -> None:
    while state.waiting() and state.waiting() != (CHANCE,):
        state.apply(state.waiting()[0], "pass")


def begin(state: HexorsState, seat: Seat, move: Move) -> Battle | None:
    """Return the battle that a sentence begins, None where it begins none; no sentence may begin two."""
    after = state.copy()
    after.apply(seat, move)
    if after.stage in ("over", "end") or after.active != seat or after.turn != state.turn:
        return None
    assert after.stage != "fight", "it would touch two tiles"
    assert after.touched == (), "it would touch two tiles"
    return roll_out(after)


def agree(puzzle: Puzzle) -> None:
    task, state = TASK[puzzle.task], open_text(puzzle.position)
    answers = task.solve(state, puzzle.seat)
    assert answers is not None
    assert len(answers) == len(set(answers)) == puzzle.answers
    if puzzle.task == "odds":
        agree_on_odds(puzzle, state, [answer[0] for answer in answers])
    elif puzzle.task == "order":
        agree_on_order(puzzle, state, answers[0][0])
    else:
        agree_on_half(puzzle, state, answers[0][0])


def agree_on_odds(puzzle: Puzzle, state: HexorsState, answers: list[Move]) -> None:
    seat = puzzle.seat
    moves = state.moves(seat)
    assert moves is not None
    battles = {move: begin(state, seat, move) for move in moves}
    best = max(battle.chance for battle in battles.values() if battle)
    # Where a battle is fought makes no other of it, unless its chance changes.
    groups = {
        move: (move.split(" ")[0], battle.defender, battle.chance)
        for move, battle in battles.items()
        if battle
    }
    right = {group for group in groups.values() if group[2] == best}
    assert 3 <= len(set(groups.values())) <= 6
    assert len(right) < len(set(groups.values()))
    assert {groups[move] for move in answers} == right
    assert len(answers) == len(right)
    near = max(chance for *_, chance in groups.values() if chance < best)
    assert puzzle.facts["lead"] == round(100 * (best - near)) <= 30
    for move, battle in battles.items():
        verdict = ODDS.check(state, seat, (move,))
        if battle is None:
            assert verdict == Verdict("wrong", code="quiet"), move
            continue
        told = {"won": battle.won, "of": battle.won + battle.lost, "ties": battle.tied}
        if battle.chance == best:
            assert verdict == Verdict("right", len(right), args=told), move
        else:
            assert verdict == Verdict("wrong", code="seldom", args=told), move


def agree_on_half(puzzle: Puzzle, state: HexorsState, answer: str) -> None:
    seat = puzzle.seat
    if state.battle is None:
        begun = [begin(state, seat, move) for move in state.moves(seat) or []]
        found = {battle for battle in begun if battle}
        assert len(found) == 1, "there is just one battle"
        battle = found.pop()
    else:
        battle = roll_out(state)
        if state.pieces[state.battle.attacker].control != seat:
            battle = battle.seen_from_the_defender()
    half = Fraction(1, 2)
    assert abs(battle.chance - half) <= Fraction(1, 4)
    assert answer == ("more" if battle.chance > half else "less" if battle.chance < half else "half")
    rolled = state.battle is not None and any(state.battle.rolls)
    rolls = 6 if rolled else 36
    told = {"won": battle.won, "lost": battle.lost, "ties": battle.tied, "of": rolls}
    assert battle.won + battle.lost + battle.tied == rolls
    for word in HALF.words:
        wrong = Verdict("wrong", code="rolls" if rolled else "pairs", args=told)
        right = Verdict("right", 1, args=told)
        assert HALF.check(state, seat, (word,)) == (right if word == answer else wrong)


def fell(state: HexorsState, seat: Seat, move: Move) -> Fraction:
    """Return how many tiles fall on the average by a sentence: a battle, and the other one if that was won (§5.5)."""
    begun = state.copy()
    begun.apply(seat, move)
    first = roll_out(begun)
    after = win(begun)
    assert after.battle is not None, "the other one is fought at once"
    assert after.battle.attacker == state.attacker
    assert after.touched == (), "there are two"
    return first.chance * (1 + roll_out(after).chance)


def hope_now(state: HexorsState, seat: Seat) -> dict[Move, Fraction]:
    """Return how many tiles would fall by each sentence, if the second battle were what it is now."""
    chances = {}
    for move in state.moves(seat) or []:
        begun = state.copy()
        begun.apply(seat, move)
        chances[move] = roll_out(begun).chance
    first, second = chances
    return {first: chances[first] * (1 + chances[second]), second: chances[second] * (1 + chances[first])}


def win(state: HexorsState) -> HexorsState:
    """Return what follows once the attacker has won a battle, whatever was rolled: the next one."""
    fought = state.battle
    assert fought is not None
    for rolls in product(COLOURS, repeat=2):
        after = state.copy()
        for colour in rolls:
            pass_all(after)
            after.apply(CHANCE, f"roll {colour}")
        while after.battle and after.battle.defender == fought.defender and after.waiting() != (CHANCE,):
            after.apply(after.waiting()[0], "pass")
        if after.battle and after.battle.defender != fought.defender:
            return after
    raise AssertionError("it cannot be won")


def agree_on_order(puzzle: Puzzle, state: HexorsState, answer: Move) -> None:
    seat = puzzle.seat
    moves = state.moves(seat)
    assert moves is not None
    felled = {move: fell(state, seat, move) for move in moves}
    assert len(felled) == 2
    assert any(felled[move] != hope for move, hope in hope_now(state, seat).items()), (
        "it is no question of order"
    )
    assert answer == max(felled, key=lambda move: felled[move])
    less, more = sorted(felled.values())
    assert Fraction(3, 100) <= more - less <= Fraction(3, 10)
    assert puzzle.facts["gain"] == round(100 * (more - less))
    told = round(100 * less), round(100 * more)
    for move in moves:
        right = Verdict("right", 1, args={"more": told[1] - told[0]})
        wrong = Verdict("wrong", code="fewer", args={"felled": told[0], "other": told[1]})
        assert ORDER.check(state, seat, (move,)) == (right if move == answer else wrong)


def test_rolling_everything_out_agrees_on_puzzles_of_the_day(day: int) -> None:
    for puzzle in pick("hexors", SAMPLE, day):
        agree(puzzle)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_rolling_everything_out_agrees_on_every_puzzle() -> None:
    for puzzle in open_pack("hexors").values():
        agree(puzzle)


# Positions made by hand

# Kraken (8 4 2 3 7 3) or Frog (3 2 2 2 3 3) against Wolf (2 3 3 6 2 3) on d6: both can step beside it.
# The Lion (7 6 1 3 7 2) can reach the Raccoon (2 7 2 2 2 1) on g6 alone.
CHOICE = """beginner, armies powers, 4 characters, 3 powers
    seat 0 move, first 1, turn 9
    0 field d1 006, c4 059, e4 017, g4 032; fallen 018
    1 field d9 010, d6 049, g6 043; fallen 031 058"""


def count(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int, int]:
    gaps = [mine - theirs for mine in one for theirs in other]
    return sum(gap > 0 for gap in gaps), gaps.count(0), sum(gap < 0 for gap in gaps)


def test_the_attack_with_the_best_odds_of_three() -> None:
    state = open_text(CHOICE)
    kraken, frog, lion = (8, 4, 2, 3, 7, 3), (3, 2, 2, 2, 3, 3), (7, 6, 1, 3, 7, 2)
    wolf, raccoon = (2, 3, 3, 6, 2, 3), (2, 7, 2, 2, 2, 1)
    assert count(kraken, wolf) == (21, 8, 7)
    assert count(frog, wolf) == (6, 15, 15)
    assert count(lion, raccoon) == (21, 7, 8)
    # Of 36 pairs both win 21; without ties the Kraken wins 21 of 28, the Lion 21 of 29.
    assert ODDS.solve(state, 0) == (("c4 d5",),)
    kraken_told = {"won": 21, "of": 28, "ties": 8}
    assert ODDS.check(state, 0, ("c4 d5",)) == Verdict("right", 1, args=kraken_told)
    lion_told = {"won": 21, "of": 29, "ties": 7}
    assert ODDS.check(state, 0, ("g4 g5",)) == Verdict("wrong", code="seldom", args=lion_told)
    frog_told = {"won": 6, "of": 21, "ties": 15}
    assert ODDS.check(state, 0, ("e4 e5",)) == Verdict("wrong", code="seldom", args=frog_told)
    assert ODDS.check(state, 0, ("e4 e3",)) == Verdict("wrong", code="quiet")


def test_two_battles_are_no_choice_and_two_at_once_are_none() -> None:
    assert ODDS.solve(open_text(CHOICE.replace("g6 043", "a9 043")), 0) is None
    assert ODDS.solve(open_text(CHOICE.replace("g6 043", "e6 043")), 0) is None, "e5 touches two"


@pytest.mark.parametrize(
    ("tile", "foe", "word", "told"),
    [
        # Newt (4 2 1 3 3 2) against Piranha (2 2 4 2 1 6): 4 + 2 + 0 + 8 won, 1 + 6 + 1 + 0 tied.
        ("042", "046", "half", (14, 8, 14)),
        # Frog (3 2 2 2 3 3) against Wolf (2 3 3 6 2 3): three times 2 won and 3 tied, three times 0 and 2.
        ("017", "049", "less", (6, 15, 15)),
        # Otter (3 4 2 2 4 2) against Newt (4 2 1 3 3 2): 3 + 10 + 3 won, 2 + 2 + 6 tied.
        ("019", "042", "more", (16, 10, 10)),
    ],
)
def test_one_battle_against_a_half(tile: str, foe: str, word: str, told: tuple[int, int, int]) -> None:
    spare = [each for each in ("031", "032") if each not in (tile, foe)]
    state = open_text(
        f"""beginner, armies powers, 2 characters, 3 powers
        seat 0 move, first 1, turn 9
        0 field d1 006, d4 {tile}; fallen {spare[0]}
        1 field d9 010, d6 {foe}; fallen {spare[1]}"""
    )
    assert HALF.solve(state, 0) == ((word,),)
    won, ties, lost = told
    assert won + ties + lost == 36
    for each in HALF.words:
        verdict = HALF.check(state, 0, (each,))
        args = {"won": won, "lost": lost, "ties": ties, "of": 36}
        right = Verdict("right", 1, args=args)
        assert verdict == (right if each == word else Verdict("wrong", code="pairs", args=args))


def test_bonuses_and_powers_count_and_the_defender_is_asked_for_its_own_chance() -> None:
    # Frog (3 2 2 2 3 3) + 6 against Raccoon (2 7 2 2 2 1) + 1: only its 7 makes 8, which ties with three of Frog's.
    state = scene(*NEAR, hands="066,066", stones=(1, 1))
    state.apply(0, "pass")
    state.apply(0, "d4 d5")
    while state.stage != "before":
        state.apply(state.waiting()[0], "pass")
    assert state.waiting() == (0,)
    assert HALF.check(state, 0, ("less",)) == Verdict(
        "wrong", code="pairs", args={"won": 33, "lost": 0, "ties": 3, "of": 36}
    )
    assert HALF.solve(state, 0) == (("more",),)
    state.apply(0, "pass")
    assert HALF.solve(state, 1) == (("less",),)
    assert HALF.check(state, 1, ("more",)) == Verdict(
        "wrong", code="pairs", args={"won": 0, "lost": 33, "ties": 3, "of": 36}
    )
    state.apply(1, "pass")
    state.apply(CHANCE, "roll yellow")
    assert HALF.check(state, 0, ("half",)) == Verdict(
        "wrong", code="rolls", args={"won": 5, "lost": 0, "ties": 1, "of": 6}
    )


def test_nothing_is_asked_where_nothing_can_be_fought() -> None:
    state = scene(*FAR)
    assert [task.solve(state, 0) for task in TASKS] == [None, None, None]
    assert [task.pose(state, 0) for task in TASKS] == [None, None, None]


# Newt (4 2 1 3 3 2) stands beside Frog (3 2 2 2 3 3) and Otter (3 4 2 2 4 2).
BOTH = """beginner, armies powers, 2 characters, 3 powers
    seat 0 fight, first 0, turn 9, marks met
    0 field d1 006, d5 042; fallen 031
    1 field c5 019, d6 017, d9 010
    mover d5 touched c5 d6"""


def test_without_bonuses_the_surer_battle_comes_first() -> None:
    state = open_text(BOTH)
    newt, frog, otter = (4, 2, 1, 3, 3, 2), (3, 2, 2, 2, 3, 3), (3, 4, 2, 2, 4, 2)
    assert count(newt, frog) == (12, 12, 12)
    assert count(newt, otter) == (10, 10, 16)
    # 1/2 and 5/13: 1/2 × (1 + 5/13) = 9/13 against 5/13 × (1 + 1/2) = 15/26.
    assert ORDER.solve(state, 0) == (("fight d6",),)
    assert ORDER.check(state, 0, ("fight d6",)) == Verdict("right", 1, args={"more": 69 - 58})
    told = {"felled": 58, "other": 69}
    assert ORDER.check(state, 0, ("fight c5",)) == Verdict("wrong", code="fewer", args=told)


def test_three_tiles_are_no_question_of_two() -> None:
    three = BOTH.replace("d6 017", "d6 017, e5 018").replace("c5 d6", "c5 d6 e5")
    assert ORDER.solve(open_text(three), 0) is None


def test_the_first_tile_takes_the_colour_or_the_pod_of_the_second_along() -> None:
    """In the Collector's game a battle that is won less often may rightly come first."""
    rarer = 0
    for puzzle in open_pack("hexors").values():
        if puzzle.task == "order":
            state = open_text(puzzle.position)
            moves = state.moves(puzzle.seat) or []
            begun = {move: state.copy() for move in moves}
            for move, each in begun.items():
                each.apply(puzzle.seat, move)
            chances = {move: roll_out(each).chance for move, each in begun.items()}
            answers = ORDER.solve(state, puzzle.seat)
            assert answers is not None
            surer = chances[answers[0][0]] == max(chances.values())
            assert surer or puzzle.position.startswith("collector")
            rarer += not surer
    assert rarer >= 5


SWAPPED = """beginner, armies powers, 2 characters, 3 powers
    seat 0 move, first 1, turn 9
    0 field d1 006, d4 {own}; fallen 031
    1 field d9 010, d6 {other}; fallen 032"""


def test_a_battle_is_the_same_from_the_other_side_and_the_opposite_word_is_right() -> None:
    one, other = (
        open_text(SWAPPED.format(own=own, other=other)) for own, other in (("017", "049"), ("049", "017"))
    )
    assert HALF.identify(one, 0) == HALF.identify(other, 0)
    assert (HALF.solve(one, 0), HALF.solve(other, 0)) == ((("less",),), (("more",),))
    third = open_text(SWAPPED.format(own="017", other="043"))
    assert HALF.identify(third, 0) != HALF.identify(one, 0)


def test_of_a_choice_the_best_battle_and_the_next_are_what_it_asks() -> None:
    state = open_text(CHOICE)
    third, best = open_text(CHOICE.replace("e4 017", "e4 016")), open_text(CHOICE.replace("c4 059", "c4 058"))
    assert ODDS.solve(third, 0) == ODDS.solve(state, 0)
    assert ODDS.identify(third, 0) == ODDS.identify(state, 0), (
        "the Frog, or whoever stands there, is the third"
    )
    assert ODDS.identify(best, 0) != ODDS.identify(state, 0)


# Finding them


def list_posed(games: int, day: int) -> Iterator[tuple[Task, State, Seat, State, Seat]]:
    for deal in list_deals(HEXORS, games, f"day {day}"):
        for view, seat in play(HEXORS, deal):
            state = HEXORS.from_view(view, Rng("one"))
            for task in TASKS:
                posed = task.pose(state, seat)
                if posed:
                    yield task, HEXORS.from_view(view, Rng("two")), seat, *posed


def test_what_is_posed_is_sound_small_and_does_not_depend_on_what_lies_face_down(day: int) -> None:
    found = Counter[str]()
    for task, otherwise, seat, posed, asked in list_posed(2, day):
        found[task.key] += 1
        again = task.pose(otherwise, seat)
        assert again is not None
        assert str(again[0]) == str(posed)
        assert read_position(HEXORS, task, asked, str(posed)) is not None or task.solve(posed, asked) is None
        assert isinstance(posed, HexorsState)
        assert HEXORS.check(posed.dump()["options"], posed.seats) is None
        assert len(str(posed)) < 600
        assert not posed.choices.odds, "the page would tell the answer"
    assert found


# The pack


def test_every_puzzle_is_a_sound_position_that_its_text_tells() -> None:
    for puzzle in open_pack("hexors").values():
        state = open_text(puzzle.position)
        assert state.audit() == []
        assert str(state) == puzzle.position
        assert state.waiting() == (puzzle.seat,)
        assert state.settles(puzzle.seat) is None
        assert not state.choices.odds
        assert 1 <= puzzle.answers <= min(3, MOST_ANSWERS)
        assert puzzle.facts == TASK[puzzle.task].measure(state, puzzle.seat)


def test_what_is_asked_of_a_puzzle_holds_for_all_and_none_is_there_twice() -> None:
    check_demands("hexors", list(open_pack("hexors").values()))


def test_the_pack_is_as_large_and_as_mixed_as_it_should_be() -> None:
    text = PACK.read_bytes()
    assert len(zlib.compress(text, 9)) <= 120_000
    puzzles = list(open_pack("hexors").values())
    assert len(puzzles) >= 300
    kinds = Counter((puzzle.task, puzzle.position.split(",")[0]) for puzzle in puzzles)
    assert min(kinds[task, game] for task in ("odds", "half") for game in ("beginner", "collector")) >= 30
    dots = Counter((puzzle.task, puzzle.dots) for puzzle in puzzles)
    assert min(dots[task, each] for task in TASK for each in range(2, 4)) >= 5
    assert {each for task, each in dots if task == "half"} >= {1, 2, 3, 4}
    words = Counter(
        HALF.solve(open_text(puzzle.position), puzzle.seat) for puzzle in puzzles if puzzle.task == "half"
    )
    assert len(words) == 3
    assert min(words.values()) * 3 > max(words.values()) / 2
    for task in TASK:
        assert sum(puzzle.facts["powers"] > 0 for puzzle in puzzles if puzzle.task == task) >= 5


def test_ids_are_those_that_were_printed() -> None:
    check_ids("hexors", IDS)


@pytest.mark.parametrize("task", TASK)
def test_difficulty_falls_with_the_levels(task: str) -> None:
    check_levels("hexors", task)


def test_what_the_pack_says_of_puzzles_of_the_day_is_found_again(day: int) -> None:
    for puzzle in pick("hexors", GRADED, day):
        task, state = TASK[puzzle.task], open_text(puzzle.position)
        assert grade(task, state, puzzle.seat) == puzzle.solved


def test_what_the_puzzles_practise_is_named() -> None:
    page = PACK.parent
    told = json.loads((page / "skills.json").read_text(encoding="utf-8"))
    assert set(told["tasks"]) == set(TASK)
    assert set(told["presets"]) == set(HEXORS.presets)
    used = [*told["tasks"].values(), *told["presets"].values(), *told["options"].values()]
    assert {skill for skills in used for skill in skills} == set(told["skills"])
    checked = {
        code["code"] for skill in told["skills"].values() for code in skill["codes"] if code["checked"]
    }
    assert checked <= {"5.OA.A.1", "AC9M2A02", "AC9M6A02"}
