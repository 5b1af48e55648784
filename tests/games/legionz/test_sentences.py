"""How sentences of Legionz are typed, touched and refused, and that laying costs the same however long the chain is."""

from __future__ import annotations

from time import perf_counter

import pytest

from games.legionz.growth import measure
from games.legionz.scenes import begin, cell_at, play
from parlour.core.game import Draft
from parlour.core.rng import Rng
from parlour.core.table import Sitter, Table
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.chain import Chain
from parlour.games.legionz.state import LegionzState

RING = ("1,0", "2,-1", "2,-2", "1,-2", "0,-1")


def looped() -> LegionzState:
    """Return a ring of six that seat 1 has just closed."""
    state = begin(loops=True)
    play(state, *RING)
    return state


def type_at(state: LegionzState, text: str) -> object:
    """Return what is understood where seat 1 types this."""
    return Table(LEGIONZ, {"loops": state.loops}, (Sitter(), Sitter()), "typed", state).tidy(1, text)


@pytest.mark.parametrize(
    "text", ["2,-1", " 2 , -1 ", "(2,-1)", "( 2, \N{MINUS SIGN}1 )", "2,\N{MINUS SIGN}1"]
)
def test_a_cell_is_read_as_people_write_it(text: str) -> None:
    assert type_at(begin(), text) == "2,-1"


@pytest.mark.parametrize(
    "text", ["move 0,0 1,1", "0,0 1,1", "0,0 to 1,1", "move (0, 0) to (1, 1)", " move  0 ,0   1, 1 "]
)
def test_a_move_is_read_as_people_write_it(text: str) -> None:
    assert type_at(looped(), text) == "move 0,0 1,1"


@pytest.mark.parametrize("text", ["", "pass", "move", "hop 1,0", "1,0 and 2,0", "x" * 3000, "1,0 " * 900])
def test_what_means_nothing_stays_as_it_is(text: str) -> None:
    assert looped().tidy(1, text) in (" ".join(text.split()), "move " + " ".join(text.split()))


def touch(draft: Draft) -> set[str]:
    """Return what may be touched."""
    return set(draft.touch)


def test_a_bug_is_laid_by_one_touch() -> None:
    state = begin()
    draft = state.draft(1, "")
    assert (draft.status, touch(draft)) == ("more", set(state.moves(1) or []))
    assert (draft.ask.code, draft.ask.args) == ("lay", {"longest": 0, "length": 10})
    assert state.draft(1, "1,0").status == "done"
    refused = state.draft(1, "2,0").refusal
    assert refused is not None
    assert refused.code == "touches-nothing"


def test_a_bug_is_moved_by_two_touches_or_none() -> None:
    state = looped()
    first = state.draft(1, "")
    assert (first.status, first.ask.code) == ("more", "move")
    assert touch(first) == {"0,0", "1,0", "2,-1", "2,-2", "1,-2", "pass"}
    assert state.draft(1, "pass").status == "done"
    second = state.draft(1, "0,0")
    assert (second.move, second.status, second.ask.code) == ("0,0", "more", "move-where"), "as it was touched"
    listed = {move.split(" ")[2] for move in state.moves(1) or [] if move.startswith("move 0,0 ")}
    assert touch(second) == listed
    assert "0,0" not in listed
    for said in ("0,0 1,1", "move 0,0 1,1"):
        done = state.draft(1, said)
        assert (done.move, done.status) == ("move 0,0 1,1", "done")
    for said, code in (
        ("0,-1", "just-laid"),
        ("5,5", "no-bug"),
        ("0,0 1,0", "occupied"),
        ("x", "syntax-move"),
    ):
        refusal = state.draft(1, said).refusal
        assert refusal is not None
        assert refusal.code == code


# However long the chain is


def counted(count: int, seats: int) -> tuple[LegionzState, list[str]]:
    """Return a random chain of so many Bugz, and cells where the next could be laid."""
    rng = Rng(f"count {count}")
    state = begin(seats)
    while len(state.bugs) < count and state.waiting():
        state.apply(state.turn(), state.sample(state.turn(), rng))
    return state, list(state.moves(state.turn()) or [])


class Counting(dict[int, int]):
    """The masks of a chain, which count how often they are looked at."""

    looks = 0

    def get(self, *given: int) -> int:  # type: ignore[override]
        """Count, and look."""
        Counting.looks += 1
        return super().get(*given)  # type: ignore[return-value]


@pytest.mark.parametrize("count", [10, 50, 100, 140])
def test_laying_looks_at_six_cells_in_a_chain_of_any_length(count: int) -> None:
    state, cells = counted(count, 6)
    for word in cells:
        chain: Chain = state.chain.copy()
        chain.masks = Counting(chain.masks)
        Counting.looks = 0
        chain.lay(cell_at(word), state.turn())
        assert Counting.looks == 6
        chain.masks = dict(chain.masks)
        chain.lift(cell_at(word))
        assert (chain.owners, chain.masks, set(chain.free)) == (
            state.chain.owners,
            state.chain.masks,
            set(state.chain.free),
        )


@pytest.mark.slow
def test_a_bug_is_laid_as_quickly_in_a_long_chain_as_in_a_short_one() -> None:
    rates = measure()
    assert min(rates.values()) >= 0.8 * max(rates.values()), rates


@pytest.mark.slow
def test_the_longest_list_of_moves_and_any_refusal_are_quick() -> None:
    rng = Rng("long list")
    state = begin(6, loops=True)
    while len(state.bugs) < 145 or not state.moving:
        if not state.waiting() or state.is_used_up():
            state = begin(6, loops=True)
        state.apply(state.turn(), state.sample(state.turn(), rng))
    times = []
    for _ in range(3):
        began = perf_counter()
        moves = state.moves(state.turn())
        times.append(perf_counter() - began)
    assert moves is not None
    assert len(moves) > 1000
    assert min(times) < 0.1, "a tenth of a second also where others keep the machine busy"
