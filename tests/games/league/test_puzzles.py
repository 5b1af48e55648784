"""The puzzles of Numbers League, held to a brute force over every team there is, from the rules alone."""

from __future__ import annotations

import json
import re
import zlib
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import NamedTuple

import pytest
from packs import check_demands, check_ids, check_levels, open_pack, pick

from games.league.scenes import GREEN, YELLOW, scene
from parlour.core.game import Move
from parlour.core.rng import Rng
from parlour.core.task import Answer, Task, Verdict
from parlour.games.league import LEAGUE
from parlour.games.league.puzzles import TASKS
from parlour.games.league.state import LeagueState
from parlour.puzzles.grading import grade
from parlour.puzzles.mining import list_deals, mine, play
from parlour.puzzles.mistake import suppose
from parlour.puzzles.packs import Puzzle
from parlour.puzzles.tasks import Question
from parlour.terminal.fluent import read_messages, say
from parlour.terminal.puzzles import find_pack

PAGE = Path(__file__).resolve().parents[3] / "web" / "games" / "league"
PACK = find_pack(LEAGUE)
IDS = Path(__file__).with_name("puzzles.txt")
TASK: dict[str, Task] = {task.key: task for task in TASKS}
SAMPLE, GRADED = 40, 5
"""Puzzles of each day that are tried, and that are graded again; the exhaustive tests try all."""


def open_puzzle(puzzle: Puzzle) -> LeagueState:
    state = LEAGUE.from_text(puzzle.position)
    assert isinstance(state, LeagueState)
    return state


# Brute force, from the printed position


class Way(NamedTuple):
    """A team as it is said, and its number."""

    words: str
    total: int
    devices: int
    numbers: tuple[int, ...]  # of each who takes part, and of each device


class Position(NamedTuple):
    """What a position's text tells."""

    city: list[int]
    ways: list[Way]  # every team


def value_of(card: str) -> int:
    """Return the number on a part: `h-3a` is −3."""
    return int(card[1:-1])


def read_text(text: str) -> Position:
    """Read a position of one seat, and list every team: each superhero absent, alone or with its device (§5)."""
    lines = text.splitlines()
    [city] = [line.split()[1:] for line in lines if line.startswith("city")]
    [sidekick] = [line.split()[1:] for line in lines if line.startswith("sidekick")]
    [row] = [line.removeprefix("0 ") for line in lines if line.startswith("0 ")]
    choices: list[list[tuple[str, int, int, tuple[int, ...]]]] = []
    for part in row.split("; "):
        word, *cards = part.split()
        if not word.startswith("H"):
            continue
        total = sum(map(value_of, cards[:3]))
        ways = [("", 0, 0, ()), (word, total, 0, (total,))]
        for device in cards[3:]:  # one at most: §4.5
            number = int(device[1:-1]) if device[0] == "x" else int(device[:-1])
            armed = total * number if device[0] == "x" else total + number
            ways.append((f"{word} {device}", armed, 1, (total, number)))
        choices.append(ways)
    if sorted(card[0] for card in sidekick) == ["b", "h", "l"]:  # §5.5: a head, a body and legs, or it sleeps
        total = sum(map(value_of, sidekick))
        choices.append([("", 0, 0, ()), ("s", total, 0, (total,))])
    ways = []
    for each in product(*choices):
        words = " ".join(way[0] for way in each if way[0])
        if words:
            numbers = tuple(number for way in each for number in way[3])
            ways.append(Way(words, sum(way[1] for way in each), sum(way[2] for way in each), numbers))
    return Position([int(word[1:]) for word in city], ways)


def points_of(weakness: int) -> int:
    """Return what a villain brings: on yellow sides by its weakness, on green ones as rulings.md lists them."""
    if weakness in YELLOW:
        return 1 + (weakness > 10) + (weakness > 18)
    if weakness in (-2, -1, 0, 1, 2, 27, 28, 29):
        return 1
    return 2 if weakness in (-5, -4, -3, 30, 32, 33, 35, 36) else 3


def list_captures(position: Position) -> dict[Move, tuple[int, Way]]:
    """Return every capture, as it is said, with the villain's weakness."""
    return {
        f"capture v{weakness} : {way.words}": (weakness, way)
        for weakness in position.city
        for way in position.ways
        if way.total == weakness
    }


def is_surprising(position: Position) -> bool:
    """Tell whether it is wrong to capture one of the most precious villains with the fewest devices."""
    captures = list_captures(position).values()
    villains = {weakness: points_of(weakness) for weakness, _ in captures}
    most = max(villains[weakness] + way.devices for weakness, way in captures)
    return all(
        points + min(way.devices for weakness, way in captures if weakness == villain) < most
        for villain, points in villains.items()
        if points == max(villains.values())
    )


def agree(puzzle: Puzzle) -> None:
    """Compare all that a task says of a puzzle with brute force."""
    task, state = TASK[puzzle.task], open_puzzle(puzzle)
    position = read_text(puzzle.position)
    captures = list_captures(position)
    assert all(state.why_not(0, move) is None for move in captures)
    answers = task.solve(state, 0)
    assert answers is not None
    assert len(answers) == len(set(answers)) == puzzle.answers <= 12
    if puzzle.task == "capture":
        agree_on_best(task, state, answers, captures)
    else:
        agree_on_many(task, state, answers, captures)


def agree_on_best(
    task: Task, state: LeagueState, answers: tuple[Answer, ...], captures: dict[Move, tuple[int, Way]]
) -> None:
    points = {move: points_of(weakness) + way.devices for move, (weakness, way) in captures.items()}
    most = max(points.values())
    best = {(move,) for move in captures if points[move] == most}
    assert set(answers) == best
    assert len(captures) - len(best) >= 2 * len(best), "chance solves it"
    assert most - 1 in points.values(), "no other tempts"
    stars = {move: points_of(weakness) for move, (weakness, _) in captures.items()}
    tops = [move for move in captures if stars[move] == max(stars.values())]
    assert len(tops) > 1 or not set(tops) & {move for (move,) in best}, (
        "who looks at the stars alone need not reckon"
    )
    for move, (weakness, way) in captures.items():
        told = {"points": points[move], "alone": points_of(weakness), "devices": way.devices}
        right = Verdict("right", len(best), args={"points": most})
        wrong = Verdict("wrong", code="fewer", args=told)
        assert task.check(state, 0, (move,)) == (right if (move,) in best else wrong), move
    assert task.check(state, 0, ("pass",)) == Verdict("wrong", code="passed")


def agree_on_many(
    task: Task, state: LeagueState, answers: tuple[Answer, ...], captures: dict[Move, tuple[int, Way]]
) -> None:
    villains = {weakness for weakness, _ in captures.values()}
    assert [captures[move][0] for (move,) in answers] == sorted(villains), "one for each, in order"
    assert len(villains) > 2
    sums = [way.total for way in read_text(str(state)).ways]
    assert any(min(sums) < weakness < max(sums) for weakness in set(state.left()) - villains), (
        "a glance is enough"
    )
    rng = Rng(str(state))
    for _ in range(4):
        # Any team for each, in any order.
        order = sorted(villains)
        rng.shuffle(order)
        said: Answer = ()
        for weakness in order:
            left = len(villains) - len(said)
            assert task.check(state, 0, (*said, "pass")) == Verdict("wrong", code="left", args={"left": left})
            said = (*said, rng.choice([move for move, (each, _) in captures.items() if each == weakness]))
            verdict = task.check(state, 0, said)
            assert verdict == (Verdict("more", left - 1) if left > 1 else Verdict("right", len(villains)))
            for move, (each, _) in captures.items():
                if any(captures[before][0] == each for before in said):
                    twice = Verdict("wrong", code="twice", args={"villain": f"v{each}"})
                    assert task.check(state, 0, (*said, move)) == twice


def agree_with_referee(puzzle: Puzzle) -> None:
    """Try every team on every villain by the referee: nobody else can be captured, and by no other team."""
    state, position = open_puzzle(puzzle), read_text(puzzle.position)
    captures = list_captures(position)
    said = [f"capture v{weakness} : {way.words}" for weakness in position.city for way in position.ways]
    assert {move for move in said if state.why_not(0, move) is None} == set(captures)


def test_brute_force_agrees_on_puzzles_of_the_day(day: int) -> None:
    for puzzle in pick("league", SAMPLE, day):
        agree(puzzle)
        agree_with_referee(puzzle)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_brute_force_agrees_on_every_puzzle() -> None:
    for puzzle in open_pack("league").values():
        agree(puzzle)
        agree_with_referee(puzzle)


# The pack


def test_every_puzzle_is_a_sound_position_that_its_text_tells() -> None:
    for puzzle in open_pack("league").values():
        state = open_puzzle(puzzle)
        assert state.audit() == []
        assert str(state) == puzzle.position
        assert state.waiting() == (puzzle.seat,) == (0,)
        assert state.settles(0) is None


def test_no_puzzle_is_there_twice_nor_freakish() -> None:
    named = [TASK[puzzle.task].identify(open_puzzle(puzzle), 0) for puzzle in open_pack("league").values()]
    assert len(set(named)) == len(named)
    for puzzle in open_pack("league").values():
        state = open_puzzle(puzzle)
        assert 1 <= len(state.heroes[0]) <= 5
        assert 3 <= len(state.left()) <= 9
        assert len(read_text(puzzle.position).ways) >= 5
        totals = [hero.total for hero in state.heroes[0]]
        assert len({*totals, 0, state.sidekick_sum()}) == len(totals) + 2, "each sum is a sum of its own"


def test_the_pack_is_as_large_and_as_mixed_as_it_should_be() -> None:
    text = PACK.read_bytes()
    assert len(zlib.compress(text, 9)) <= 120_000
    tasks = Counter(puzzle.task for puzzle in open_pack("league").values())
    assert set(tasks) == set(TASK)
    assert min(tasks.values()) >= 400
    levels = Counter((puzzle.task, puzzle.position.split()[0]) for puzzle in open_pack("league").values())
    dots = Counter((puzzle.task, puzzle.dots) for puzzle in open_pack("league").values())
    surprising = sum(
        puzzle.task == "capture" and is_surprising(read_text(puzzle.position))
        for puzzle in open_pack("league").values()
    )
    assert surprising * 4 > tasks["capture"], "the most precious villain alone is not always enough"
    for task in TASK:
        assert min(levels[task, level] for level in ("hero", "superhero")) >= 100
        assert min(dots[task, each] for each in range(1, 5)) >= 9


def test_ids_are_those_that_were_printed() -> None:
    check_ids("league", IDS)


def test_every_puzzle_is_worth_asking_and_asked_once() -> None:
    check_demands("league", list(open_pack("league").values()))


@pytest.mark.parametrize("task", TASK)
def test_difficulty_falls_with_the_levels_and_rises_with_the_dots(task: str) -> None:
    check_levels("league", task)
    puzzles = [puzzle for puzzle in open_pack("league").values() if puzzle.task == task]
    steps = [
        sum(
            sum(each for fact, each in puzzle.facts.items() if fact not in ("heroes", "villains"))
            for puzzle in row
        )
        / len(row)
        for dots in range(1, 6)
        for row in [[puzzle for puzzle in puzzles if puzzle.dots == dots]]
        if row
    ]
    assert steps == sorted(steps), steps


def test_what_the_pack_says_of_puzzles_of_the_day_is_found_again(day: int) -> None:
    for puzzle in pick("league", GRADED, day):
        task, state = TASK[puzzle.task], open_puzzle(puzzle)
        assert task.measure(state, 0) == puzzle.facts
        assert grade(task, state, 0) == puzzle.solved


# Questions out of games


def test_a_question_does_not_depend_on_what_its_seat_does_not_see(day: int) -> None:
    asked = 0
    for deal in list_deals(LEAGUE, 4, f"day {day}", TASKS, 3):
        for view, seat in play(LEAGUE, deal):
            for task in TASKS:
                posed = {
                    str(found and found[0])
                    for number in range(3)
                    for found in [task.pose(LEAGUE.from_view(view, Rng(number)), seat)]
                }
                assert len(posed) == 1
                asked += posed != {"None"}
    assert asked > 10


def test_questions_are_found_in_games(day: int) -> None:
    finds = [
        find for deal in list_deals(LEAGUE, 4, f"mined {day}", TASKS, 3) for find in mine(LEAGUE, deal, TASKS)
    ]
    assert {find.puzzle.task for find in finds} == set(TASK)
    for find in finds:
        agree(find.puzzle)


def test_the_same_numbers_before_the_same_villains_are_one_question() -> None:
    heroes = ["H{} h1a b2a l4a +10a", "H{} h3a b1b l4b", "H{} h5a b5b l1c"]
    moved = ["H{} h2b b4b l1b +10b", "H{} h1c b3c l4c", "H{} h4d b3d l4d"]
    for task in TASKS:
        named = {
            task.identify(table(*(row.format(number + 1) for number, row in enumerate(order)), city=CITY), 0)
            for rows in (heroes, moved)
            for order in permutations(rows)
        }
        assert len(named) == 1
        other = [row.replace(" +10a", "") for row in heroes]
        named.add(task.identify(table(*(row.format(n + 1) for n, row in enumerate(other)), city=CITY), 0))
        assert len(named) == 2
    assert len({task.identify(table(heroes[0].format(1), city=CITY), 0) for task in TASKS}) == 2


# Positions made by hand

CITY = "v3 v4 v5 v8 v17"
OPTIONS = "hero level, 24 villains, mixed sides, equations after, no glow"


def table(*heroes: str, city: str, sidekick: str = "h1d h2d h3d", options: str = OPTIONS) -> LeagueState:
    """Return one seat's capture phase; whoever is not in the city is captured."""
    left = city.split()
    whole = [f"v{each}" for each in (YELLOW if options.startswith("hero") else GREEN)]
    took = " ".join(each for each in whole if each not in left)
    row = "; ".join(["hand", *heroes, f"took {took}"])
    return scene(row, doing="captures", city=city, sidekick=sidekick, options=options, counts=COUNTS)


COUNTS = "starter 0, round 24, idle 0, dry 0, calm 0"
BOTH = ("H1 h1a b2a l4a +10a", "H2 h1b b2b l2a +5a")
"""7 or 17, and 5 or 10: the example of the printed rules, whose Sidekick is 3 (§5.4)."""
AWAKE = "h1c b1a l1a"


@pytest.mark.parametrize(
    ("city", "best", "others"),
    [
        # 12 and 15 bring two points; 17 with a device three, and 10 with one but two.
        (
            "v10 v12 v15 v17",
            ["capture v17 : H1 +10a", "capture v17 : H1 H2 +5a"],
            {"capture v10 : H2 +5a": (2, 1, 1), "capture v15 : H1 H2 s": (2, 2, 0)},
        ),
        # 22 brings three, and one for the device; 17 brings two, and one.
        (
            "v3 v17 v22",
            ["capture v22 : H1 +10a H2"],
            {"capture v17 : H1 H2 +5a": (3, 2, 1), "capture v3 : s": (1, 1, 0)},
        ),
        # Of two ways for one villain, one uses a device.
        ("v5 v10", ["capture v10 : H2 +5a"], {"capture v10 : H1 s": (1, 1, 0), "capture v5 : H2": (1, 1, 0)}),
        # Two are as good.
        (
            "v20 v25 v8",
            [
                "capture v20 : H1 +10a s",
                "capture v20 : H1 H2 +5a s",
                "capture v25 : H1 +10a H2 s",
            ],
            {"capture v8 : H2 s": (1, 1, 0)},
        ),
    ],
)
def test_the_best_capture(city: str, best: list[Move], others: dict[Move, tuple[int, int, int]]) -> None:
    state, task = table(*BOTH, city=city, sidekick=AWAKE), TASK["capture"]
    answers = task.solve(state, 0)
    assert answers is not None
    assert sorted(answers) == [(move,) for move in sorted(best)]
    for move in best:
        verdict = task.check(state, 0, (move,))
        assert (verdict.result, verdict.number) == ("right", len(best))
        assert all(verdict.args["points"] > points for points, *_ in others.values())
    for move, (points, alone, devices) in others.items():
        assert state.why_not(0, move) is None
        told = {"points": points, "alone": alone, "devices": devices}
        assert task.check(state, 0, (move,)) == Verdict("wrong", code="fewer", args=told)
    assert task.check(state, 0, ("pass",)) == Verdict("wrong", code="passed")


@pytest.mark.parametrize(
    ("task", "city"),
    [
        ("capture", "v4 v6"),  # nobody can be captured
        ("many", "v4 v6"),
        ("many", "v4 v12"),  # one is not many
    ],
)
def test_nothing_is_asked_where_there_is_nothing_to_choose(task: str, city: str) -> None:
    assert TASK[task].solve(table(*BOTH, city=city, sidekick=AWAKE), 0) is None


def test_where_all_captures_bring_as_much_only_passing_is_wrong() -> None:
    task, state = TASK["capture"], table(*BOTH, city="v4 v12", sidekick=AWAKE)
    answers = task.solve(state, 0)
    assert answers is not None
    assert {move.split()[1] for (move,) in answers} == {"v12"}
    for answer in answers:
        # A villain of 12 brings two points, and no device is used.
        assert task.check(state, 0, answer) == Verdict("right", len(answers), args={"points": 2})
    assert task.check(state, 0, ("pass",)) == Verdict("wrong", code="passed")


@pytest.mark.parametrize("task", TASK)
def test_nothing_is_asked_before_the_cards_are_played(task: str) -> None:
    took = " ".join(f"v{each}" for each in YELLOW if f"v{each}" not in CITY.split())
    row = f"hand h5a; {'; '.join(BOTH)}; took {took}"
    state = scene(row, city=CITY, sidekick=AWAKE, options=OPTIONS, counts=COUNTS)
    assert state.stage == "action"
    assert TASK[task].solve(state, 0) is None
    assert TASK[task].pose(state, 0) is None
    assert TASK[task].solve(table(*BOTH, city=CITY, sidekick=AWAKE), 0)


def test_as_many_villains_as_can_be() -> None:
    task = TASK["many"]
    state = table(*BOTH, city="v3 v4 v10 v20 v25 v26", sidekick=AWAKE)
    answers = task.solve(state, 0)
    assert answers is not None
    assert [answer[0].split()[1] for answer in answers] == ["v3", "v10", "v20", "v25"]
    said = ("capture v10 : H2 +5a", "capture v3 : s", "capture v25 : H1 +10a H2 s")
    assert [task.name_found(each) for each in said] == ["v10", "v3", "v25"]
    assert TASK["capture"].name_found(said[0]) == "", "another team may bring as many points against the same"
    assert [task.check(state, 0, said[:count]) for count in (1, 2, 3)] == [
        Verdict("more", 3),
        Verdict("more", 2),
        Verdict("more", 1),
    ]
    assert task.check(state, 0, (*said, "capture v20 : H1 +10a s")) == Verdict("right", 4)
    assert task.check(state, 0, (*said, "capture v20 : H1 H2 +5a s")) == Verdict("right", 4)
    twice = Verdict("wrong", code="twice", args={"villain": "v10"})
    assert task.check(state, 0, (*said, "capture v10 : H1 s")) == twice, (
        "by another team, but the same villain"
    )
    assert task.check(state, 0, (*said, "pass")) == Verdict("wrong", code="left", args={"left": 1})
    assert task.check(state, 0, ("pass",)) == Verdict("wrong", code="left", args={"left": 4})


def test_superheroes_of_one_sum_make_one_answer() -> None:
    state = table(
        "H1 h1a b2a l4a", "H2 h2a b1b l4b", "H3 h1c b1c l3a", city="v7 v12 v3", sidekick="h5a h5b l5a"
    )
    answers = TASK["capture"].solve(state, 0)
    assert answers == (("capture v12 : H1 H3",),)
    for other in ("capture v12 : H1 H3", "capture v12 : H2 H3"):
        # The villain brings what its card says, and nobody uses a device.
        assert TASK["capture"].check(state, 0, (other,)) == Verdict(
            "right", 1, args={"points": points_of(12)}
        )


@pytest.mark.parametrize(
    ("heroes", "city", "facts"),
    [
        # 7 + 10 = 17, + 5 = 22 carries.
        (BOTH, "v7 v22", {"terms": 3, "negatives": 0, "products": 0, "carries": 1}),
        # 7 − 10 = −3 passes zero, + 8 = 5 passes it again.
        (
            ("H1 h1a b2a l4a -10a", "H2 h2b b2b l4b"),
            "v5 v8",
            {"terms": 3, "negatives": 1, "products": 0, "carries": 2},
        ),
    ],
)
def test_what_makes_a_sum_hard(heroes: tuple[str, ...], city: str, facts: dict[str, int]) -> None:
    state = table(*heroes, city=city)
    assert TASK["capture"].measure(state, 0) == {"heroes": 2, "villains": 2, **facts}


def test_products_and_numbers_below_zero() -> None:
    options = OPTIONS.replace("hero level", "superhero level").replace("mixed", "green")
    # −5 × 3 = −15 carries; + 8 = −7 borrows. −5 alone and −7 bring two points and three.
    state = table("H1 h-3a b-1a l-1a x3a", "H2 h2b b2b l4b", city="v-7 v-5", options=options)
    answers = TASK["capture"].solve(state, 0)
    assert answers == (("capture v-7 : H1 x3a H2",),)
    facts = TASK["capture"].measure(state, 0)
    assert facts == {"heroes": 2, "villains": 2, "terms": 3, "negatives": 1, "products": 1, "carries": 2}


def test_nobody_is_asked_what_only_a_computer_can_tell() -> None:
    """A sheet may hold any position; it is refused in time, however many teams there are."""
    copies = [f"{value}{letter}" for value in range(1, 6) for letter in "abcd"][:19]
    heroes = [f"H{number} h{each} b{each} l{each}" for number, each in enumerate(copies, 1)]
    state = table(*heroes, city="v3 v4 v21 v24", sidekick="h5d b5d l5d")
    for task in TASKS:
        assert task.solve(state, 0) is None


# Words


def read_question(key: str) -> str:
    words = (PAGE / "puzzles" / "locales" / "en.ftl").read_text(encoding="utf-8")
    (asked,) = re.findall(rf"^task-{key} = (.*)", words, re.MULTILINE)
    return asked


def test_who_knows_only_the_page_is_told_what_brings_points() -> None:
    """A villain's points are nothing but stars on its card."""
    asked = read_question("capture")
    assert "star" in asked
    assert "device" in asked


def test_a_device_serves_for_one_villain_after_the_other_and_the_question_says_so() -> None:
    """In a game it would be gone; here each team starts from the same table."""
    answers = [TASK["many"].solve(open_puzzle(each), 0) or () for each in pick("league", 60, 0, "many")]
    devices = [[word for (move,) in each for word in move.split() if word[0] in "+-x"] for each in answers]
    assert any(len(set(each)) < len(each) for each in devices)
    assert "Devices come back" in read_question("many")


def tell_capture(move: Move) -> str:
    """Return an answer in words, as *Find the mistake* tells it; devices are told one by one."""
    messages = read_messages((PAGE / "locales" / "en.ftl").read_text(encoding="utf-8"))
    _, villain, _, *team = move.split()
    devices = [word for word in team if word[0] in "+-x"]
    args = {"villain": villain, "devices": ", ".join(devices), "devicesCount": len(devices)}
    return say(messages, "would-captured", args, {"NAME": str})


def test_what_is_better_is_never_told_in_the_words_of_what_was_wrong() -> None:
    """The same villain may be captured with one device more: who hears its name alone, hears the same twice."""
    judged = 0
    for puzzle in pick("league", 2 * SAMPLE, 0, "capture"):
        state, task = open_puzzle(puzzle), TASK["capture"]
        answers = task.solve(state, 0) or ()
        mistake = suppose(LEAGUE, task, Question(state, 0, answers))
        if not mistake.is_right and mistake.said != "pass":
            judged += 1
            assert tell_capture(mistake.said) not in {tell_capture(move) for (move,) in answers}
    assert judged > SAMPLE / 2


# Skills


def test_skills_are_named_and_for_what_there_is() -> None:
    told = json.loads((PAGE / "puzzles" / "skills.json").read_text(encoding="utf-8"))
    assert set(told["tasks"]) == set(TASK)
    assert set(told["presets"]) == set(LEAGUE.presets)
    choices = {f"{each.key}={choice}" for each in LEAGUE.options for choice in each.choices}
    assert set(told["options"]) <= choices
    used = {skill for part in ("tasks", "presets", "options") for row in told[part].values() for skill in row}
    assert used == set(told["skills"])
    checked = {
        each["code"] for skill in told["skills"].values() for each in skill["codes"] if each["checked"]
    }
    assert checked <= {"5.OA.A.1", "AC9M2A02", "AC9M6A02"}
