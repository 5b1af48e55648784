"""The information-set search: what it expects of hidden cards, plans of its own, replies, and how long it looks."""

from __future__ import annotations

from math import isqrt
from typing import Any, ClassVar

import pytest

from parlour.bots.ismcts import FIRST_WIDTH, Search
from parlour.core.game import CHANCE, Event, Game, Json, Level, Move, Outcome, Seat, State
from parlour.core.rng import Rng
from parlour_null import NULL
from parlour_null.state import NullState

TREES: dict[str, Any] = {
    # What seat 0 may say, and what that is worth to it, with the hidden card high or low; or who speaks next.
    "sure": {"safe": (0.3, 0.3), "bold": (0.6, -0.2), "bad": (-1.0, -1.0)},
    "plan": {
        "many": {"a": (-0.2, -0.2), "b": (-0.2, -0.2), "c": (0.6, 0.6)},
        "even": (0.2, 0.2),
        "bad": (-1.0, -1.0),
    },
    "reply": {"trap": {"mine": (0.6, 0.6), "his": (-0.2, -0.2)}, "even": (0.2, 0.2), "bad": (-1.0, -1.0)},
    "wide": {f"w{number}": (number / 100, number / 100) for number in range(60)},
    "alike": {"first": (0.3, 0.3), "other": (0.305, 0.305), "bad": (-1.0, -1.0)},
    "only": {"yes": (0.0, 0.0)},
}


class TreeState(State):
    """A walk down one of the trees; who speaks below its first word is seat 0 in a plan, else seat 1."""

    __slots__ = ("high", "odds", "said", "tree")

    def __init__(self, tree: str, odds: int, high: bool, said: tuple[Move, ...] = ()) -> None:
        self.tree, self.odds, self.high, self.said = tree, odds, high, said

    @property
    def at(self) -> Any:
        at: Any = TREES[self.tree]
        for word in self.said:
            at = at[word]
        return at

    def waiting(self) -> tuple[Seat, ...]:
        if isinstance(self.at, tuple):
            return ()
        return (0,) if not self.said or self.tree == "plan" else (1,)

    def moves(self, seat: Seat) -> list[Move] | None:
        return list(self.at) if seat in self.waiting() else []

    def why_not_words(self, seat: Seat, words: list[str]) -> None:
        return None

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        assert move in self.at
        self.said = (*self.said, move)
        return []

    def outcome(self) -> Outcome | None:
        return None

    def view(self, seat: Seat | None) -> Json:
        return {"tree": self.tree, "odds": self.odds, "said": list(self.said)}

    def worth(self, seat: Seat) -> float:
        if not isinstance(self.at, tuple):
            return 0.0
        value: float = self.at[0 if self.high else 1]
        return value if seat == 0 else -value

    def copy(self) -> TreeState:
        return TreeState(self.tree, self.odds, self.high, self.said)

    def audit(self) -> list[str]:
        return []

    def dump(self) -> Json:
        return {}

    def __str__(self) -> str:
        return f"{self.tree} {self.said}"


class Trees(Game):
    """A card of which so many in ten are high lies hidden."""

    key = "trees"
    rules = 1
    seats = range(2, 3)
    longest = 3
    levels: ClassVar[tuple[Level, ...]] = ()
    codes: ClassVar[dict[str, str]] = {}
    kinds = ()
    reasons = ()
    asks = ()

    def start(self, options: Json, seats: int) -> State:
        return TreeState(options["tree"], options["odds"], False)

    def from_view(self, view: Json, rng: Rng) -> State:
        return TreeState(view["tree"], view["odds"], rng.below(10) < view["odds"], tuple(view["said"]))

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        return None

    def from_text(self, text: str) -> State:
        raise NotImplementedError


def search(tree: str, iterations: int = 400, depth: int = 3, odds: int = 5, seed: int = 1) -> Search:
    """Search a tree to the end."""
    game = Trees()
    view = game.start({"tree": tree, "odds": odds}, 2).view(0)
    found = Search(game, view, 0, Rng(seed))
    for _ in found.run(iterations, depth):
        pass
    return found


@pytest.mark.parametrize("seed", range(8))
def test_what_is_hidden_is_expected_and_not_known(seed: int) -> None:
    # Five of ten: bold is worth 0.2 on average, less than 0.3. Nine of ten: 0.52.
    assert search("sure", odds=5, seed=seed).best_sentence() == "safe"
    assert search("sure", odds=9, seed=seed).best_sentence() == "bold"


def test_a_plan_is_worth_what_its_best_end_is_worth() -> None:
    # On average the ends of `many` are worth less than `even`, but its seat chooses among them.
    found = search("plan")
    assert found.best_sentence() == "many"
    arm = found.root.arms[0, "many"]
    assert arm.reckon() == pytest.approx(0.6)
    assert arm.total / arm.visits < 0.6


def test_another_seat_chooses_what_serves_it() -> None:
    # As a plan, `trap` would be worth 0.6; but the other seat says `his`.
    found = search("reply")
    assert found.best_sentence() == "even"
    assert (
        found.root.children["trap",].arms[1, "his"].visits
        > 3 * found.root.children["trap",].arms[1, "mine"].visits
    )


@pytest.mark.parametrize("seed", range(8))
def test_of_what_is_as_good_the_likeliest_is_said(seed: int) -> None:
    found = search("alike", seed=seed)
    assert found.best_sentence() == "first"
    assert search("alike", iterations=0).best_sentence() == "first"


def test_only_what_is_likeliest_is_tried_at_first() -> None:
    few, many = search("wide", iterations=9, depth=1), search("wide", iterations=400, depth=1)
    for found in (few, many):
        tried = [move for (_, move), arm in found.root.arms.items() if arm.visits]
        width = FIRST_WIDTH + isqrt(found.root.visits)
        assert len(tried) <= width
        assert set(tried) <= {f"w{number}" for number in range(width)}
    assert len(few.root.arms) < len(many.root.arms)
    assert many.best_sentence() != "w0"


def test_it_tells_after_each_try_and_stops_when_nothing_can_change() -> None:
    game = Trees()
    view = game.start({"tree": "plan", "odds": 5}, 2).view(0)
    found = Search(game, view, 0, Rng(1))
    told = 0
    for _ in found.run(10_000, 3):
        told += 1
        assert found.iterations == told
        assert found.best_sentence() in ("many", "even", "bad")
    assert told < 10_000, "the rest of the tries could not change the answer"


def test_an_only_sentence_needs_no_search() -> None:
    found = search("only")
    assert found.best_sentence() == "yes"
    assert found.iterations == 0


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_it_looks_no_deeper_than_it_may(depth: int) -> None:
    assert search("plan", depth=depth).deepest == min(depth, 2)


def test_a_turn_is_brought_to_its_end_before_it_is_judged() -> None:
    # One sentence deep, `many` is judged after the likeliest of its ends, which is bad.
    assert search("plan", depth=1).best_sentence() == "even"


@pytest.mark.parametrize("records", [1, 3, 6])
def test_seats_that_choose_in_secret_and_chance_are_searched(
    records: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = NullState.apply

    def apply_checked(state: NullState, seat: Seat, move: Move) -> list[Event]:
        assert state.why_not(seat, move) is None, "in no world is anything said that may not be"
        return apply(state, seat, move)

    monkeypatch.setattr(NullState, "apply", apply_checked)
    state, rng = NULL.start(NULL.defaults(), 3), Rng(4)
    for _ in range(records):
        seat = state.waiting()[0]
        state.apply(seat, state.chance(rng) if seat == CHANCE else state.sample(seat, rng))
    seat = state.waiting()[-1]
    sentences = set()
    for _ in range(2):
        found = Search(NULL, state.view(seat), seat, Rng(9))
        for _ in found.run(60, 6):
            pass
        assert state.why_not(seat, found.best_sentence()) is None
        sentences.add((found.best_sentence(), found.iterations, found.low, found.high))
    assert len(sentences) == 1, "the same view and generator give the same search"
