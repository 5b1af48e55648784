"""Numero's puzzles: whatever is called the best take is that of brute force, and every other turn is told why not."""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from packs import check_demands, check_ids, open_pack, pick

from games.numero import oracle
from games.numero.oracle import Pile, is_number, numbers_of
from parlour.core.rng import Rng
from parlour.core.task import Answer, Task
from parlour.games.numero import NUMERO
from parlour.games.numero.puzzles import PATIENCE, TASKS
from parlour.games.numero.state import NumeroState
from parlour.puzzles.grading import count_dots, grade
from parlour.puzzles.packs import TRIES, Puzzle
from parlour.terminal.puzzles import find_pack

PACK = find_pack(NUMERO)
SKILLS = PACK.with_name("skills.json")
KEPT = Path(__file__).with_name("puzzles.txt")

CARDS, POINTS = TASKS
BY_KEY: dict[str, Task] = {task.key: task for task in TASKS}

SAMPLE = 40
"""Puzzles that are forced each day; by `--slow` all of them."""
TOLD = 30
"""Takes of a puzzle that are told to it, besides all the best."""
MOST_BYTES = 120_000


def read_state(text: str) -> NumeroState:
    """Return a position, which is sound."""
    state = NUMERO.from_text(text)
    assert isinstance(state, NumeroState)
    assert state.audit() == []
    return state


def sample(day: int, slow: bool) -> list[tuple[str, Puzzle]]:
    """Return the puzzles that are looked at today."""
    each = list(open_pack("numero").items())
    return each if slow else random.Random(f"puzzles {day}").sample(each, SAMPLE)


# Brute force: every way to put wild cards, every way to take; from the rules, over the plain referee's arithmetic


class Turn(NamedTuple):
    """A turn that takes."""

    brings: int
    kind: tuple[object, ...]  # what was taken with what, by numbers
    sentence: str


class Lying(NamedTuple):
    """A position, as its text tells it."""

    goal: str
    table: tuple[Pile, ...]
    loose: tuple[str, ...]
    hand: tuple[str, ...]


def read_text(text: str) -> Lying:
    """Read of a position what a take depends on."""
    first, _, centre, loose, hand = text.splitlines()[:5]
    piles = []
    for words in centre.removeprefix("centre ").split("; "):
        cards, _, worth = words.partition(" = ")
        value, signs = worth.split(" ") if worth else (cards[1:], "")
        piles.append(Pile(tuple(cards.split(" ")), oracle.Fraction(value), frozenset(signs)))
    assert "exact" not in first
    return Lying(
        first.split(", ")[1].removeprefix("goal "),
        tuple(piles),
        tuple(loose.split(" ")[1:]),
        tuple(hand.split(" ")[2:]),
    )


def do_alike(card: str) -> object:
    """Return what a wild card does: of two that do the same it makes no difference which is played."""
    return str(oracle.FACTORS[card]) if card in oracle.FACTORS else card


class Force:
    """All turns of a position that take something."""

    def __init__(self, lying: Lying) -> None:
        self.lying = lying
        self.sizes = {pile.cards[0]: (str(pile.value), len(pile.cards)) for pile in lying.table}
        self.start = {card for pile in lying.table for card in pile.cards}
        wilds = (*lying.loose, *(card for card in lying.hand if not is_number(card)))
        self.seen: dict[tuple[object, ...], tuple[tuple[Pile, ...], tuple[str, ...], list[str]]] = {}
        self.put(lying.table, wilds, [])

    def put(self, table: tuple[Pile, ...], wilds: tuple[str, ...], phrases: list[str]) -> None:
        """Note a table and, one after the other, all that the wild cards can make of it (§5)."""
        known = frozenset((frozenset(pile.cards), pile.value, pile.operations) for pile in table), wilds
        if known in self.seen:
            return
        self.seen[known] = table, wilds, phrases
        for wild in wilds:
            for chosen in oracle.subsets(range(len(table))):
                piles = [table[at] for at in chosen]
                value = oracle.apply(wild, oracle.total(piles), exact=False)
                if value is not None:
                    made = oracle.join(piles, wild, value, oracle.OPERATIONS[wild])
                    after = [pile for at, pile in enumerate(table) if at not in chosen]
                    after.insert(chosen[0], made)
                    words = " ".join(pile.cards[0] for pile in piles)
                    left = tuple(card for card in wilds if card != wild)
                    self.put(tuple(after), left, [*phrases, f"{wild} on {words}"])

    def list_turns(self) -> Iterator[Turn]:
        """Return every take of every table, with each number card (§4.2, §4.3)."""
        for table, wilds, phrases in self.seen.values():
            for played in numbers_of(self.lying.hand):
                for places in self.list_groups(table, tuple(range(len(table))), oracle.number(played)):
                    if places and self.is_legal(table, places, played):
                        yield self.tell(table, wilds, phrases, places, played)

    def list_groups(
        self, table: tuple[Pile, ...], rest: tuple[int, ...], value: int
    ) -> Iterator[tuple[tuple[int, ...], ...]]:
        """Return every set of groups that come to a number each, by the places of their piles."""
        yield ()
        for group in oracle.subsets(rest):
            if oracle.total(table[at] for at in group) == value:
                others = tuple(at for at in rest if at > group[0] and at not in group)
                for more in self.list_groups(table, others, value):
                    yield (group, *more)

    def is_legal(self, table: tuple[Pile, ...], places: tuple[tuple[int, ...], ...], played: str) -> bool:
        """Tell whether each changed pile that is left has its answer in the hand (§5.4)."""
        taken = {at for group in places for at in group}
        answers = [oracle.number(card) for card in numbers_of(self.lying.hand) if card != played]
        left = [pile for at, pile in enumerate(table) if at not in taken]
        return all(set(pile.cards) <= self.start or pile.value in answers for pile in left)

    def tell(
        self,
        table: tuple[Pile, ...],
        wilds: tuple[str, ...],
        phrases: list[str],
        places: tuple[tuple[int, ...], ...],
        played: str,
    ) -> Turn:
        """Return a take with what it brings."""
        groups = [[table[at] for at in group] for group in places]
        clears = sum(map(len, places)) == len(table) and not set(self.lying.loose) & set(wilds)
        lines = oracle.score_take(groups, played, clears)
        cards = [card for group in groups for pile in group for card in pile.cards]
        used = [card for card in cards if card not in self.start]
        kind = (
            oracle.number(played),
            *sorted(self.sizes[card] for card in cards if card in self.sizes),
            *sorted(str(do_alike(card)) for card in used),
        )
        said = " , ".join(" ".join(pile.cards[0] for pile in group) for group in groups)
        sentence = " ; ".join([*phrases, f"take {played} : {said}"])
        return Turn(lines["cards"] if self.lying.goal == "cards" else lines.total(), kind, sentence)


def compare(task: Task, state: NumeroState) -> int:
    """Hold a task's answers to brute force, and its verdicts on many turns; returns how many turns there are."""
    turns = list(Force(read_text(str(state))).list_turns())
    most = max(turn.brings for turn in turns)
    best = [turn for turn in turns if turn.brings == most]
    kinds = {turn.kind for turn in best}
    answers = task.solve(state, 0)
    assert answers is not None
    by_sentence = {turn.sentence: turn for turn in best}
    for answer in answers:
        (sentence,) = answer
        assert state.why_not(0, sentence) is None
        assert state.tidy(0, sentence) == sentence
        # One's own number card and wild cards are among the cards that it wins.
        assert task.check(state, 0, answer) == ("right", len(kinds), "", {task.key: most}, ())
    assert len(answers) == len(kinds) == len(set(answers)), f"{state}\n{answers}\n{kinds}"
    # Each in another way: with one answer of each kind all of them are there.
    named = {by_sentence[sentence].kind for (sentence,) in answers if sentence in by_sentence}
    assert named <= kinds
    others = [turn for turn in turns if turn.brings < most]
    if task.key == "points" and most >= 20:
        assert max(turn.brings for turn in others) <= most - 2, "it is bookkeeping"
    for turn in [*best[:TOLD], *random.Random(len(turns)).sample(others, min(TOLD, len(others)))]:
        assert state.why_not(0, turn.sentence) is None, turn
        verdict = task.check(state, 0, (turn.sentence,))
        if turn.brings == most:
            assert verdict.result == "right", turn
        else:
            assert verdict.result == "wrong"
            assert verdict.code == {"cards": "fewer", "points": "less"}[task.key]
            assert verdict.args == {task.key: turn.brings}, turn
    return len(turns)


def list_steps(lying: Lying, sentence: str) -> Iterator[tuple[oracle.Fraction, oracle.Fraction]]:
    """Return what each wild card of a sentence is put on, and what it makes of that (§5)."""
    values = {pile.cards[0]: pile.value for pile in lying.table}
    for phrase in sentence.split(" ; ")[:-1]:
        wild, _, *piles = phrase.split(" ")
        before = sum((values.pop(pile) for pile in piles), oracle.Fraction(0))
        after = oracle.apply(wild, before, exact=False)
        assert after is not None
        yield before, after
        values[piles[0]] = after


def test_in_a_puzzle_no_wild_card_does_nothing_and_children_can_reckon_it() -> None:
    """Half of nothing, and 1 to the power of 3, are tricks; 40 is twice the highest card."""
    for name, puzzle in open_pack("numero").items():
        lying = read_text(puzzle.position)
        for (sentence,) in BY_KEY[puzzle.task].solve(read_state(puzzle.position), 0) or ():
            for before, after in list_steps(lying, sentence):
                assert after not in (before, 0), name
                assert max(before, after) <= 40, name


def test_each_puzzle_has_the_answers_of_brute_force(day: int, slow: bool) -> None:
    for name, puzzle in sample(day, slow):
        state = read_state(puzzle.position)
        assert compare(BY_KEY[puzzle.task], state) > 1, name


# The pack


def test_the_pack_has_the_kept_ids_and_is_small() -> None:
    check_ids("numero", KEPT)
    assert len(open_pack("numero")) >= 800
    assert len(zlib.compress(PACK.read_bytes(), 9)) <= MOST_BYTES
    assert {puzzle.task for puzzle in open_pack("numero").values()} == set(BY_KEY)


def test_each_puzzle_is_a_sound_question_as_it_would_be_posed(day: int, slow: bool) -> None:
    for name, puzzle in sample(day, slow):
        task, state = BY_KEY[puzzle.task], read_state(puzzle.position)
        assert str(state) == puzzle.position
        assert puzzle.seat == 0
        assert state.waiting() == (0,)
        posed = task.pose(state, 0)
        assert posed is not None, name
        assert (str(posed[0]), posed[1]) == (puzzle.position, 0)
        answers = task.solve(state, 0)
        assert answers is not None
        assert len(answers) == puzzle.answers <= 12
        assert task.measure(state, 0) == puzzle.facts
        assert grade(task, state, 0) == puzzle.solved
        assert count_dots(puzzle.solved) == puzzle.dots


def test_puzzles_of_the_day_are_worth_asking(day: int, slow: bool) -> None:
    check_demands("numero", pick("numero", 860 if slow else 60, day))


def test_no_question_is_asked_twice() -> None:
    asked = {
        BY_KEY[each.task].identify(read_state(each.position), 0) for each in open_pack("numero").values()
    }
    assert len(asked) == len(open_pack("numero"))


@pytest.mark.parametrize("key", BY_KEY)
def test_stronger_levels_solve_more(key: str) -> None:
    solved = [puzzle.solved for puzzle in open_pack("numero").values() if puzzle.task == key]
    means = [sum(each) / (TRIES * len(solved)) for each in zip(*solved, strict=True)]
    assert means == sorted(means)
    assert means[0] < 0.2
    assert means[-1] > 0.8
    dots = [puzzle.dots for puzzle in open_pack("numero").values() if puzzle.task == key]
    assert min(map(dots.count, range(1, 6))) * 50 > len(dots)


def test_every_level_of_wild_cards_is_asked_about() -> None:
    facts = {name for puzzle in open_pack("numero").values() for name in puzzle.facts}
    assert facts >= {"plus", "minus", "times", "over", "fractions", "powers", "roots", "carries"}
    asked = [
        puzzle.position.split(" ")[0] for puzzle in open_pack("numero").values() if puzzle.task == "cards"
    ]
    assert all(asked.count(each) * 16 > len(asked) for each in oracle.PACKS)


# By hand


def lay(rows: str, options: str) -> NumeroState:
    """Return a position of two with some cards lying, and five others in the other hand."""
    lying = {word for word in rows.replace(";", " ").split() if word in oracle.cards_of("full")}
    others = [card for card in oracle.cards_of(options.split(" ")[0]) if card not in lying][:5]
    return read_state(f"{options}\nseat 0 plays, dealer 1\n{rows}\n1 hand {' '.join(others)}")


TWICE = "centre g10; o5\nloose\n0 hand g14 b13 r9 -2 -4"
STEPS = "centre g10; r11\nloose\n0 hand o14 b8 r6 -2 x3"


def test_two_wild_cards_and_two_piles_are_taken_at_once() -> None:
    # 10 − 2 and 5 − 4 make 9; so do 6 + 3, and 15 − 2 − 4: the same cards, and so one answer.
    state = lay(TWICE, "subtraction pack, goal cards")
    answers = CARDS.solve(state, 0)
    assert answers is not None
    assert len(answers) == 1
    for said in (
        "-2 on g10 ; -4 on o5 ; take r9 : g10 o5",
        "-4 on g10 ; -2 on o5 ; take r9 : g10 o5",
        "-2 on g10 o5 ; -4 on g10 ; take r9 : g10",
    ):
        assert CARDS.check(state, 0, (said,)) == ("right", 1, "", {"cards": 5}, ())
    # 15 − 2 = 13: four cards.
    less = CARDS.check(state, 0, ("-2 on g10 o5 ; take b13 : g10",))
    assert (less.result, less.code, less.args) == ("wrong", "fewer", {"cards": 4})
    # 5 + 9 = 14 is a build, and 9 alone a discard.
    for said in ("build r9 : o5", "discard r9", "drop -2 ; discard g14"):
        assert state.why_not(0, said) is None
        assert CARDS.check(state, 0, (said,)) == ("wrong", 0, "nothing", {}, ())


def test_points_are_counted_as_the_sheet_does() -> None:
    # 10 − 2 = 8, by 4 and times 3 is 6: 1 for the take, 5 for its cards, 1 + 2 + 2 printed, 2 for five cards, and 5
    # for three operations: 18 points.
    state = lay("centre g10; r11\nloose /4\n0 hand o8 b14 r6 -2 x3", "times pack, goal points")
    answers = POINTS.solve(state, 0)
    assert answers is not None
    assert len(answers) == 1
    for second, third in (("/4", "x3"), ("x3", "/4")):
        said = f"-2 on g10 ; {second} on g10 ; {third} on g10 ; take r6 : g10"
        assert POINTS.check(state, 0, (said,)) == ("right", 1, "", {"points": 18}, ())
    # 10 − 2 = 8: 1 for the take, 3 for its cards, 1 printed.
    less = POINTS.check(state, 0, ("-2 on g10 ; take o8 : g10",))
    assert (less.result, less.code, less.args) == ("wrong", "less", {"points": 5})
    assert POINTS.check(state, 0, ("discard o8",)).code == "nothing"


def test_of_as_many_cards_those_of_one_colour_bring_more_points() -> None:
    # Four piles and a 15: with the green one all five are green.
    row = "centre g2; g3; g4; g6\nloose\n0 hand g15 o15 b14 r13 r12"
    state = lay(row, "numbers pack, goal points")
    assert POINTS.solve(state, 0) == (("take g15 : g2 g3 g4 g6",),)
    # 1 + 5 + 2 for a 15 + 2 for five cards + 5 for the centre; 5 for the colour are not among them.
    less = POINTS.check(state, 0, ("take o15 : g2 g3 g4 g6",))
    assert less.args == {"points": 15}
    # By cards, which of the two it is makes no difference.
    by_cards = CARDS.solve(lay(row, "numbers pack, goal cards"), 0)
    assert by_cards is not None
    assert len(by_cards) == 1


def test_of_equal_piles_it_makes_no_difference_which_is_taken() -> None:
    # 3 + 5 with either 3; and 3 + 3 with the 6.
    state = lay("centre g3; o3; b5\nloose\n0 hand r8 g6 b13 o13 r14", "numbers pack, goal cards")
    answers = CARDS.solve(state, 0)
    assert answers is not None
    assert {said for (said,) in answers} == {"take r8 : g3 b5", "take g6 : g3 o3"}
    assert CARDS.check(state, 0, ("take r8 : o3 b5",)) == ("right", 2, "", {"cards": 3}, ())


def test_a_half_is_the_same_as_50_percent() -> None:
    state = lay("centre g12; o5\nloose 50% /2\n0 hand r6 g11 b13 o13 r14", "simple pack, goal cards")
    answers = CARDS.solve(state, 0)
    assert answers is not None
    # 12 by 2 is 6; and 12 by 2 and 5 make 11: four cards.
    assert len(answers) == 1
    for half in ("50%", "/2"):
        assert CARDS.check(state, 0, (f"{half} on g12 ; take g11 : g12 o5",)).result == "right"


def test_what_is_reckoned_is_told() -> None:
    state = lay(TWICE, "subtraction pack, goal cards")
    facts = CARDS.measure(state, 0)
    assert {name: facts[name] for name in ("cards", "takes", "terms", "minus", "plus")} == {
        "cards": 5,
        "takes": 1,
        "terms": 4,
        "minus": 2,
        "plus": 1,
    }
    state = lay("centre b9; g8\nloose sqrt sq\n0 hand o11 b13 r14 g2 g1", "full pack, goal cards")
    # √9 = 3, and 3 + 8 = 11.
    assert CARDS.measure(state, 0) == {
        "cards": 4,
        "carries": 1,
        "greatest": 11,
        "plus": 1,
        "roots": 1,
        "takes": 1,
        "terms": 3,
    }

    # 12 − 5 crosses a ten, and so does 9 + 4; 15 − 5 does not.
    for rows, carries in (
        ("centre b12; g14\nloose\n0 hand r7 -5 r13 g2 g1", 1),
        ("centre b15; g14\nloose\n0 hand r10 -5 r13 g2 g1", 0),
        ("centre b3; g4\nloose\n0 hand r13 x3 r12 g2 g1", 1),
    ):
        assert CARDS.measure(lay(rows, "times pack, goal cards"), 0).get("carries", 0) == carries


WHOLE = """complex pack, goal points, challenges, help sums sums sums self
seat 1 plays, dealer 0, taker 2
centre g2; g3; o4 b3 = 7 +; g10
loose 1/2
0 hand g1 g5 g8 g7 g9; won b1 b2; sheet takes 1 cards 2
1 hand o15 g15 b14 r13 r8
2 hand r1 r2 r3 r4 r5; won o8 o9; sheet takes 1 cards 2
claim 0 held, turns 0 1 0: o4 b3 = 7 + from o4 put b3"""


def test_what_a_take_does_not_depend_on_is_left_out() -> None:
    state = read_state(WHOLE)
    posed = POINTS.pose(state, 1)
    assert posed is not None
    assert (
        str(posed[0])
        == """simple pack, goal points, help sums sums sums sums
seat 0 plays, dealer 1
centre g2; g3; o4 b3 = 7 +; g10
loose 1/2
0 hand g15 o15 b14 r8 r13
1 hand g1 g4 g5 g6 g7"""
    )
    assert posed[1] == 0
    assert posed[0].audit() == []
    # Who builds, and who waits, is not asked.
    assert POINTS.pose(state, 0) is POINTS.pose(state, 2) is None
    # Where cards are counted, nobody is asked for points.
    rows = WHOLE.replace("points, challenges", "cards").replace("; sheet takes 1 cards 2", "")
    by_cards = read_state(rows.partition("\nclaim")[0])
    assert POINTS.pose(by_cards, 1) is None
    assert CARDS.pose(by_cards, 1) is not None


@pytest.mark.parametrize(
    "rows",
    [
        "centre g5; r12\nloose\n0 hand o2 b3 r7 g9 g13",  # nothing can be taken
        "centre g5; r12\nloose\n0 hand b5 b3 r7 g9 g13",  # a pair, and no other take
        "centre g5; r5; g9\nloose\n0 hand b5 b9 r7 g8 g13",  # two pairs at once: nothing is reckoned
        "centre g5\nloose\n0 hand b5 -2 r3 g8 g13",  # a pile alone
        "centre g5; r3\nloose /2 x2 x3\n0 hand b5 -2 r4 g8 g13",  # four wild cards
        "centre g5; r3; r1; g9; o14; b2; o15\nloose\n0 hand b8 b9 r7 g8 g13",  # seven piles
    ],
)
def test_what_is_not_worth_asking_is_not_posed(rows: str) -> None:
    assert CARDS.pose(lay(rows, "times pack, goal cards"), 0) is None


def test_points_are_asked_for_only_where_cards_do_not_tell() -> None:
    # 3 + 4 + 5 is four cards, and all else a pair: whoever counts cards is right.
    rows = "centre g3; o4; b5\nloose\n0 hand r12 b4 r13 g14 g10"
    assert POINTS.pose(lay(rows, "numbers pack, goal points"), 0) is None
    assert CARDS.pose(lay(rows, "numbers pack, goal points"), 0) is not None


def test_a_question_in_other_colours_and_another_order_is_the_same() -> None:
    def identify(task: Task, rows: str, goal: str) -> str:
        return task.identify(lay(rows, f"times pack, goal {goal}"), 0)

    first = "centre g3; o4; b12\nloose -2\n0 hand r7 b4 r13 g14 g9"
    turned = "centre r12; b4; o3\nloose -2\n0 hand o14 g7 r4 o9 g13"
    other = "centre r12; b4; o3\nloose -2\n0 hand o14 o7 r4 o9 g13"  # two more of a colour
    assert identify(POINTS, first, "points") == identify(POINTS, turned, "points")
    assert identify(POINTS, first, "points") != identify(POINTS, other, "points")
    assert identify(CARDS, first, "cards") == identify(CARDS, other, "cards")
    assert identify(CARDS, first, "cards") != identify(CARDS, first.replace("-2", "-3"), "cards")
    # Where a wild card lies makes a difference for the clear centre alone.
    held = "centre g3; o4; b12\nloose -2\n0 hand r7 -3 r13 g14 g9"
    lying = "centre g3; o4; b12\nloose -3\n0 hand r7 -2 r13 g14 g9"
    assert identify(CARDS, held, "cards") == identify(CARDS, lying, "cards")
    assert identify(POINTS, held, "points") != identify(POINTS, lying, "points")


def test_more_patience_finds_what_less_has_found() -> None:
    state = lay("centre g3; o4; b12; r2\nloose -2 -3\n0 hand r7 b4 r13 g14 g9", "times pack, goal cards")
    assert list(PATIENCE) == sorted(PATIENCE)

    def is_best(said: Answer | None) -> bool:
        return bool(said) and CARDS.check(state, 0, said or ()).result == "right"

    found = [
        [level for level in range(1, 6) if is_best(CARDS.guess(state, 0, level, Rng(str(number))))]
        for number in range(50)
    ]
    assert all(levels == list(range(6 - len(levels), 6)) for levels in found)
    assert len({len(levels) for levels in found}) > 1


def test_a_position_that_nobody_can_oversee_is_no_question_and_takes_no_time() -> None:
    cards = [card for card in oracle.cards_of("full") if is_number(card)]
    centre, hand = "; ".join(cards[:50]), " ".join(cards[50:55])
    state = lay(
        f"centre {centre}\nloose {' '.join(oracle.WILDS[:25])}\n0 hand {hand}", "full pack, goal cards"
    )
    assert CARDS.solve(state, 0) is None
    assert CARDS.pose(state, 0) is None


@pytest.mark.parametrize("key", BY_KEY)
def test_a_question_is_of_a_whole_turn_which_may_take_several_times(key: str) -> None:
    """One card may take twice (§4.3): what brings the most then is no single take."""
    assert any(each.facts["takes"] > 1 for each in open_pack("numero").values() if each.task == key)
    words = SKILLS.with_name("locales").joinpath("en.ftl").read_text(encoding="utf-8")
    (asked,) = re.findall(rf"^task-{key} = (.*)", words, re.MULTILINE)
    assert "in this turn" in asked
    refused = "".join(re.findall(r"^refusal-wrong-(?:fewer|less) =.*(?:\n .*)*", words, re.MULTILINE))
    assert "You can" in refused
    assert "nother take" not in refused


def test_each_skill_is_known_and_used() -> None:
    told = json.loads(SKILLS.read_text(encoding="utf-8"))
    used = {skill for part in ("tasks", "presets", "options") for row in told[part].values() for skill in row}
    assert used == set(told["skills"])
    assert set(told["tasks"]) == set(BY_KEY)
    assert set(told["presets"]) == set(NUMERO.presets)
    words = SKILLS.with_name("locales").joinpath("en.ftl").read_text(encoding="utf-8")
    assert all(f"\nskill-{skill} = " in words for skill in told["skills"])
    checked = {
        code["code"] for skill in told["skills"].values() for code in skill["codes"] if code["checked"]
    }
    assert checked <= {"5.OA.A.1", "AC9M2A02", "AC9M6A02"}
    values = {
        option.key: [str(each).lower() for each in option.choices or (False, True)]
        for option in NUMERO.options
    }
    assert all(value in values[key] for key, value in (each.split("=") for each in told["options"]))
