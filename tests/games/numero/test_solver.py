"""The solver of Numero finds what brute force finds, and the plain referee plays each of its sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from time import process_time
from typing import Any

import pytest

from games.numero import oracle
from games.numero.oracle import Oracle, brute_force, groupings, is_number, play_wilds, single, subsets, total
from parlour.games.numero import joins, solver
from parlour.games.numero.cards import MINUS, NAMES, NUMBER, OVER, PLUS, TIMES
from parlour.games.numero.families import bits_of
from parlour.games.numero.piles import Pile
from parlour.games.numero.solver import EVERYTHING, Sight, Solver
from parlour.games.numero.wildsets import row_of, wild_sets_of

SIGNS = {"+": PLUS, "-": MINUS, "x": TIMES, "/": OVER}
NUMBER_CARDS = [name for name in NAMES if is_number(name)]

SMALL = {(piles, wilds): 220 for piles in range(1, 5) for wilds in range(3)}
MIDDLE = {(5, 0): 100, (7, 0): 20, (5, 1): 40, (7, 1): 6, (5, 2): 12, (6, 2): 1}
WILD = {(1, 3): 90, (2, 3): 90, (3, 3): 40, (4, 3): 8, (1, 4): 40, (2, 4): 30, (3, 4): 8, (4, 4): 1}
FEW = SMALL | MIDDLE | WILD
"""How many tables with so many piles and wild cards are tried: 3,126."""
MANY = {shape: 3 * count for shape, count in FEW.items()} | {
    (5, 3): 60,
    (7, 2): 30,
    (4, 4): 40,
    (5, 4): 4,
    (7, 3): 1,
}


class Table:
    """A table to search: the piles as brute force has them, the other cards by their names."""

    def __init__(
        self, piles: list[oracle.Pile], loose: list[str], hand: list[str], exact: bool = False
    ) -> None:
        self.piles, self.loose, self.hand, self.exact = piles, loose, hand, exact

    def __str__(self) -> str:
        piles = [(*pile.cards, pile.value, *sorted(pile.operations)) for pile in self.piles]
        return f"piles {piles}, loose {self.loose}, hand {self.hand}, exact {self.exact}"

    def solve(self, sight: Sight = EVERYTHING, **more: Any) -> Solver:
        """Return a solver for this table."""
        piles = [
            Pile(tuple(NUMBER[card] for card in cards), int(value), sum(SIGNS[sign] for sign in signs))
            for cards, value, signs in self.piles
        ]
        loose, hand = ([NUMBER[card] for card in cards] for cards in (self.loose, self.hand))
        return Solver(piles, loose, hand, self.exact, sight=sight, **more)

    def find_best(self) -> tuple[int, int]:
        """Return the most cards and the most points that the solver finds."""
        search = self.solve()
        best = search.find_best("cards"), search.find_best("points")
        assert search.is_exact
        assert (best[0] is None) is (best[1] is None)
        return (best[0].cards if best[0] else 0), (best[1].points if best[1] else 0)

    def find_bound(self, goal: solver.Goal) -> int:
        """Return what the solver thinks that no take can exceed; where one comes to that it looks no further."""
        return self.solve().find_bound(goal)

    def force(self) -> tuple[int, int]:
        """Return the most cards and the most points by brute force."""
        return brute_force([(*pile,) for pile in self.piles], self.loose, self.hand, self.exact)

    def lay_out(self) -> Oracle:
        """Return a game in which seat 0 has this hand at this table, and a deck that does not end."""
        start = Oracle.start(pack="full", goal="points", exact=self.exact, seats=2)
        lying = {card for pile in self.piles for card in pile.cards} | {*self.loose, *self.hand}
        deck = [card for card in oracle.cards_of("full") if card not in lying]
        hands = [sorted(self.hand), deck[:3]]
        return replace(
            start, stage="turn", hands=hands, table=tuple(self.piles), loose=tuple(self.loose), deck=deck[3:]
        )

    def list_tables(self) -> Iterator[tuple[frozenset[oracle.Pile], frozenset[str]]]:
        """Return all tables that wild cards can make of this one, and the wild cards that are left."""
        start = frozenset(pile._replace(cards=tuple(sorted(pile.cards))) for pile in self.piles)
        wilds = frozenset(self.loose) | {card for card in self.hand if not is_number(card)}
        seen: set[tuple[frozenset[oracle.Pile], frozenset[str]]] = set()
        play_wilds(start, wilds, self.exact, seen)
        yield from seen


def table(piles: str, hand: str, loose: str = "") -> Table:
    """Lay single cards."""
    return Table([single(card) for card in piles.split()], loose.split(), hand.split())


def deal(rng: random.Random, piles: int, wilds: int) -> Table:
    """Deal a table by chance: some of the piles are builds, some of the wild cards lie loose."""
    numbers = rng.sample(NUMBER_CARDS, len(NUMBER_CARDS))
    others = rng.sample(oracle.WILDS, len(oracle.WILDS))
    lying = []
    for _ in range(piles):
        pile = single(numbers.pop())
        if rng.random() < 0.2:
            cards = [numbers.pop() if rng.random() < 0.5 else others.pop() for _ in range(rng.randint(1, 4))]
            signs = frozenset(sign for sign in SIGNS if rng.random() < 0.4)
            pile = oracle.Pile((*pile.cards, *cards), oracle.Fraction(rng.randint(1, 15)), signs)
        lying.append(pile)
    some = [others.pop() for _ in range(wilds)]
    loose = rng.randint(0, wilds)
    hand = some[loose:] + [numbers.pop() for _ in range(rng.randint(1, 3))]
    return Table(lying, some[:loose], hand, exact=rng.random() < 0.3)


def deal_all(seed: str, shapes: dict[tuple[int, int], int]) -> Iterator[Table]:
    """Deal tables of many shapes."""
    for (piles, wilds), count in shapes.items():
        for number in range(count):
            yield deal(random.Random(f"{seed} {piles} {wilds} {number}"), piles, wilds)


# Against brute force


def compare(shapes: dict[tuple[int, int], int], monkeypatch: pytest.MonkeyPatch) -> int:
    """Hold the solver to brute force, in both arithmetics, and with few sets of wild cards first; count the takes."""
    taken = 0
    for each in deal_all("force", shapes):
        forced = each.force()
        assert each.find_best() == forced, str(each)
        with monkeypatch.context() as patch:
            patch.setattr(joins, "DENSE", 0)
            patch.setattr(solver, "MANY_WILDS", 1)
            assert each.find_best() == forced, str(each)
        assert forced[0] <= each.find_bound("cards"), str(each)
        assert forced[1] <= each.find_bound("points"), str(each)
        taken += forced[0] > 0
    return taken


def test_the_best_take_is_that_of_brute_force(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(FEW.values()) > 3000
    assert compare(FEW, monkeypatch) > 1000


@pytest.mark.slow
def test_the_best_take_is_that_of_brute_force_at_large_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compare(MANY, monkeypatch) > 3000


def test_many_wild_cards_bring_as_much_with_a_first_look_as_without(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = {(1, 6): 10, (2, 6): 10, (3, 6): 10, (4, 5): 10, (2, 7): 3}
    for each in deal_all("rows", shapes):
        with monkeypatch.context() as patch:
            patch.setattr(solver, "MANY_WILDS", 99)
            found = each.find_best()
        monkeypatch.setattr(solver, "MANY_WILDS", 1)
        assert each.find_best() == found, str(each)


@pytest.mark.parametrize(
    "sight", [Sight(1), Sight(2, 1, 1), Sight(3, 0), Sight(0, 1, 2), Sight(2, 2), Sight(0, -1, 1)]
)
def test_a_weak_eye_finds_the_best_of_what_it_sees(sight: Sight) -> None:
    for each in deal_all(f"sight {sight}", {(piles, wilds): 8 for piles in (2, 3, 4) for wilds in range(3)}):
        bottoms = {pile.cards[0] for pile in each.piles}
        everybody = {card for pile in each.piles for card in pile.cards}
        cards = points = 0
        for lying, left in each.list_tables():
            for played in filter(is_number, each.hand):
                for groups in groupings(sorted(lying), oracle.number(played)):
                    taken = [[card for pile in group for card in pile.cards] for group in groups]
                    won = {card for group in taken for card in group}
                    spent = len(won - everybody)
                    all_wilds = len(each.loose) + sum(not is_number(card) for card in each.hand)
                    if (
                        not groups
                        or spent != all_wilds - len(left)  # a wild card that won nothing
                        or (sight.takes and len(groups) > sight.takes)
                        or (sight.wilds >= 0 and spent > sight.wilds)
                        or (sight.piles and max(len(bottoms & set(group)) for group in taken) > sight.piles)
                    ):
                        continue
                    clears = won >= everybody and not left & set(each.loose)
                    lines = oracle.score_take(groups, played, clears)
                    cards, points = max(cards, lines["cards"]), max(points, lines.total())
        search = each.solve(sight)
        best = search.find_best("cards"), search.find_best("points")
        assert (best[0].cards if best[0] else 0, best[1].points if best[1] else 0) == (cards, points), str(
            each
        )


def test_the_best_build_is_that_of_brute_force() -> None:
    built = 0
    for each in deal_all("build", {(piles, wilds): 12 for piles in (1, 2, 3) for wilds in range(4)}):
        start = frozenset(pile._replace(cards=tuple(sorted(pile.cards))) for pile in each.piles)
        most = 0
        for lying, _ in each.list_tables():
            for group in subsets(sorted(lying)):
                if lying - start <= set(group):
                    for played in filter(is_number, each.hand):
                        held = [
                            oracle.number(card) for card in each.hand if is_number(card) and card != played
                        ]
                        if total(group) + oracle.number(played) in held:
                            most = max(most, 1 + sum(len(pile.cards) for pile in group))
        builds = each.solve().list_builds(1)
        assert (builds[0].cards if builds else 0) == most, str(each)
        built += most > 0
    assert built > 30


# Against the plain referee


@pytest.mark.parametrize("goal", ["cards", "points"])
def test_each_take_is_legal_and_brings_what_it_says(goal: solver.Goal) -> None:
    told = 0
    for each in deal_all(f"take {goal}", {(piles, wilds): 25 for piles in range(1, 6) for wilds in range(5)}):
        game = each.lay_out()
        takes = each.solve().list_takes(goal, 6)
        for take in takes:
            after = game.play(0, take.move)
            assert len(after.won[0]) == take.cards, f"{each}: {take}"
            assert sum(after.sheets[0].values()) == take.points, f"{each}: {take}"
            assert len(take.groups) == after.sheets[0]["takes"], f"{each}: {take}"
            bottoms = {NAMES[card] for group in take.groups for card in group.piles}
            assert {pile.cards[0] for pile in game.table} - {pile.cards[0] for pile in after.table} == bottoms
            spent = {NAMES[card] for group in take.groups for card in group.wilds}
            assert {*game.hands[0], *game.loose} - {*after.hands[0], *after.loose} == spent | {
                NAMES[take.card]
            }
        brought = [take.cards if goal == "cards" else take.points for take in takes]
        assert brought == sorted(brought, reverse=True)
        assert len({(take.card, frozenset(game.play(0, take.move).won[0])) for take in takes}) == len(takes)
        told += len(takes)
    assert told > 1000


def test_each_build_is_legal_and_is_what_it_says() -> None:
    told = 0
    for each in deal_all("built", {(piles, wilds): 20 for piles in range(1, 5) for wilds in range(4)}):
        game = each.lay_out()
        for build in each.solve().list_builds(5):
            after = game.play(0, build.move)
            (pile,) = set(after.table) - set(game.table)
            assert (len(pile.cards), pile.value) == (build.cards, build.value), f"{each}: {build}"
            assert oracle.printed(pile.cards) == build.points
            told += 1
    assert told > 200


# The sheet


def best(each: Table, goal: solver.Goal = "cards") -> tuple[int, int, str]:
    """Return the best take's cards, points and sentence."""
    take = each.solve().find_best(goal)
    assert take is not None
    return take.cards, take.points, take.move


def test_five_and_three_are_taken_with_eight() -> None:
    assert best(table("g5 o3", "b8 g5"))[::2] == (3, "take b8 : g5 o3")


def test_ten_and_six_with_four_are_two_takes() -> None:
    assert best(table("g10 o6 b4", "r10 g6")) == (
        4,
        2 + 4 + 5,
        "take r10 : g10 , o6 b4",
    )  # and the centre is clear


def test_ten_less_two_and_five_less_four_are_taken_with_nine() -> None:
    assert best(table("b10 r5", "g8 g9 -2 -4"))[0] == 5


def test_ten_less_two_by_four_times_three_is_taken_with_six() -> None:
    # 1 for the take, 5 for cards, 2 for five of them, 5 for three operations, printed 1 + 2 + 2; and 5 for the centre.
    assert best(table("b10 r11", "g6 -2 /4 x3"), "points") == (
        5,
        18,
        "-2 on b10 ; /4 on b10 ; x3 on b10 ; take g6 : b10",
    )
    assert best(table("b10", "g6 -2 /4 x3"), "points")[1] == 23


def test_the_builds_of_the_sheet() -> None:
    assert [build.move for build in table("r9", "b1 r10").solve().list_builds(9)] == ["build b1 : r9"]
    assert [build.move for build in table("g5 o3", "b4 b9 b12").solve().list_builds(9)] == [
        "build b4 : g5 o3",  # 12, of three cards
        "build b4 : g5",  # 9
        "build b9 : o3",  # 12
    ]
    assert [build.move for build in table("b8", "-5 g10 g13").solve().list_builds(9)] == [
        "-5 on b8 ; build g10 : b8"
    ]


def test_no_build_is_higher_than_the_pack() -> None:
    each = table("g9", "b4 b13")
    assert each.solve().list_builds(9)
    assert not each.solve(most=10).list_builds(9)


def test_a_wild_card_of_the_centre_is_played_before_one_of_the_hand_that_does_the_same() -> None:
    move = best(table("g10", "b5 1/2", loose="50%"), "points")[2]
    assert move == "50% on g10 ; take b5 : g10"


def test_without_number_cards_or_piles_there_is_nothing() -> None:
    for each in (table("g5", "-2 x3"), table("", "g5", loose="-2"), table("g5", "")):
        search = each.solve()
        assert search.find_best("cards") is search.find_best("points") is None
        assert search.list_takes("cards", 3) == search.list_builds(3) == []
        assert search.is_exact


# The budget


def lay_much(count: int = 14) -> Table:
    """Return a table that no search sees through: 14 piles or more, and 9 wild cards."""
    piles = "g3 o4 b5 r6 g7 o8 b9 r10 g11 o12 b13 r14 g15 o2 b2 r2 g4 b4 r4 o6 g6 b6 o7 b7 r7"
    first = " ".join(piles.split(" ")[:count])
    return table(first, "r15 -2 x3 1/2 sqrt", loose="-3 3/4 /5 cube x5")


@pytest.mark.parametrize("count", [14, 25])
@pytest.mark.parametrize("goal", ["cards", "points"])
def test_a_search_that_is_too_long_ends_with_a_legal_take(goal: solver.Goal, count: int, slow: bool) -> None:
    each = lay_much(count)
    started = process_time()
    search = each.solve()
    take = search.find_best(goal)
    if slow:  # about one second, on a machine that does nothing else
        assert process_time() - started < 5
    assert not search.is_exact
    assert take is not None
    after = each.lay_out().play(0, take.move)
    assert (len(after.won[0]), sum(after.sheets[0].values())) == (take.cards, take.points)
    assert take.cards > 8


@pytest.mark.parametrize("goal", ["cards", "points"])
def test_a_small_budget_finds_plain_takes_and_always_the_same(goal: solver.Goal) -> None:
    for budget in (20_000, 200_000):
        search = lay_much().solve(budget=budget)
        take = search.find_best(goal)
        assert take is not None
        assert not search.is_exact
        assert lay_much().lay_out().play(0, take.move)
        assert lay_much().solve(budget=budget).find_best(goal) == take


def test_no_budget_is_no_error() -> None:
    for budget in (0, 60, 600):
        search = lay_much().solve(budget=budget)
        search.find_best("cards")
        assert len(search.list_takes("points", 3)) <= 3
        assert not search.is_exact


def test_a_take_that_was_found_in_several_ways_is_told_once() -> None:
    # Few piles and many wild cards: rows of these are searched first, and then all that the budget lasts for.
    each = table("b10 o4 o10", "r5 o14 r11 cbrt x3", loose="x4 /2 x5 cube 1/2 x2")
    search = each.solve(budget=200_000)
    moves = [take.move for take in search.list_takes("points", 5)]
    assert not search.is_exact
    assert len(set(moves)) == len(moves) == 5


def test_of_wild_cards_that_do_the_same_only_the_first_are_searched() -> None:
    sets = wild_sets_of(3, 3, (0b011,))
    assert sets.sets == [0, 0b001, 0b100, 0b011, 0b101, 0b111]
    assert [sets.find_first(used) for used in range(8)] == [0, 1, 1, 3, 4, 5, 5, 7]
    # One of those that do the same is put last as well as the other.
    assert sets.list_lasts(0b011) == [(0, 0b001)]
    assert sets.list_lasts(0b111) == [(0, 0b101), (2, 0b011)]


def test_of_wild_cards_in_a_row_those_side_by_side_are_searched() -> None:
    sets = row_of((1, 0, 2), 3)
    assert sets.sets == [0, 0b010, 0b001, 0b100, 0b011, 0b101, 0b111]
    assert sets.list_lasts(0b111) == [(1, 0b101), (2, 0b011)]  # 1 and 2 alone do not stand side by side


@pytest.mark.parametrize("places", [[], [0], [0, 5, 63], [5, 256], [0, 1, 255, 300, 4_000], list(range(600))])
def test_the_bits_of_any_number_are_found(places: list[int]) -> None:
    assert bits_of(sum(1 << at for at in places)) == places


def test_what_was_asked_before_changes_no_answer() -> None:
    for each in [*deal_all("asked", {(3, 3): 10, (2, 6): 4}), lay_much()]:
        asked = each.solve(budget=100_000)
        asked.find_best("points")
        asked.list_takes("points", 4)
        assert asked.find_best("cards") == each.solve(budget=100_000).find_best("cards")
