"""Legionz' fast core agrees with the referee, and the hardest level misses no win in one and no block of one."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

import pytest

from games.legionz.plain import choose_by_playing_out
from games.legionz.scenes import cell_at, make_row, read, set_row
from parlour.bots.alphabeta import Search
from parlour.bots.bot import think
from parlour.core.game import CHANCE, Gain, Level, Move, Seat
from parlour.core.position import WIN
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.bot import LAY, MOVE, WAIT, LegionzPosition
from parlour.games.legionz.chain import word_of
from parlour.games.legionz.state import LegionzState


def begin(seats: int, loops: bool, seed: object) -> tuple[LegionzState, Rng]:
    """Return a game in which the first Bug lies, and the generator to play on with."""
    state, rng = LEGIONZ.start({"loops": loops}, seats), Rng(f"{seats} {loops} {seed}")
    assert isinstance(state, LegionzState)
    while state.asked:
        state.apply(CHANCE, state.chance(rng))
    return state, rng


def list_masks(position: LegionzPosition) -> dict[int, int]:
    """Return which neighbours of a cell have a Bug, where one has."""
    return {cell: mask for cell, mask in position.masks.items() if mask}


def snapshot(position: LegionzPosition) -> tuple[object, ...]:
    """Return all that making and unmaking a move must leave as it was."""
    return (
        dict(position.owners),
        list_masks(position),
        {cell: frozenset(legion) for cell, legion in position.legions.items()},
        dict(position.sizes),
        tuple(map(tuple, (position.potential, position.threats, position.longest, position.left))),
        position.key(),
        (position.mine, position.stage, position.mover, position.latest, position.winner),
        len(position.history),
        position.evaluate(),
    )


def compare(position: LegionzPosition, state: LegionzState) -> None:
    """Check that the fast core knows what the referee knows."""
    chain = state.chain
    assert position.owners == chain.owners
    assert list_masks(position) == chain.masks
    legions = {cell: frozenset(legion) for cell, legion in chain.legions.items()}
    assert {cell: frozenset(legion) for cell, legion in position.legions.items()} == legions
    assert position.longest == state.longest
    assert position.left == [state.left(seat) for seat in range(state.seats)]
    made = {cell: tuple(chain.size_at(cell, seat) for seat in range(state.seats)) for cell in chain.free}
    assert position.sizes == made
    # What is kept up from move to move is what a fresh look at the position says.
    if state.waiting() == (state.turn(),):
        fresh = LegionzPosition(state)
        assert (fresh.potential, fresh.threats, fresh.signs) == (
            position.potential,
            position.threats,
            position.signs,
        )


def number_of(sentence: Move, seat: Seat) -> int:
    """Return the fast core's number for a Bug that is laid."""
    return cell_at(sentence) * 8 + seat


@pytest.mark.parametrize("loops", [False, True])
def test_the_fast_core_agrees_with_the_referee(loops: bool, slow: bool) -> None:
    reasons = set()
    for seed in range(20 if slow else 6):
        state, rng = begin(2, loops, seed)
        position = LegionzPosition(state)
        while state.waiting() and state.waiting() != (CHANCE,):
            seat = state.turn()
            compare(position, state)
            assert position.ended() is None
            assert position.stage == (MOVE if state.moving else LAY)
            if state.moving:
                listed = [
                    move for move in position.moves() if state.why_not(seat, position.sentence(move)) is None
                ]
                assert listed == position.moves(), "only what is legal is thought about"
            else:
                root = LegionzPosition(state)
                assert sorted(map(root.sentence, root.moves())) == sorted(state.moves(seat) or [])
            move = rng.choice(position.moves()) if state.moving else number_of(state.sample(seat, rng), seat)
            position.make(move)
            state.apply(seat, position.sentence(move))
            if position.stage == WAIT:
                position.make(*position.moves())
            outcome = state.outcome()
            if outcome is None and state.waiting() == (CHANCE,):
                assert position.ended() == 0
            elif outcome is not None:
                won = position.me in outcome.winners
                assert position.ended() == (WIN if won == position.mine else -WIN)
        reasons.add(state.reason or "numbers")
    assert reasons >= {"longest"}


@pytest.mark.parametrize(("seats", "loops"), [(2, False), (2, True), (4, True)])
def test_unmaking_restores_everything_and_estimates_hold(seats: int, loops: bool) -> None:
    for seed in range(4):
        state, rng = begin(seats, loops, seed)
        for _ in range(8 + 10 * seed):
            (seat,) = state.waiting()
            state.apply(seat, state.sample(seat, rng))
        position = LegionzPosition(state)
        before = [snapshot(position)]
        for _ in range(25):
            moves = position.moves()
            if not moves:
                break
            for move in moves:
                estimate = position.estimate(move)
                position.make(move)
                ended = position.ended()
                assert estimate == -(position.evaluate() if ended is None else ended)
                position.unmake()
                assert snapshot(position) == before[-1]
            position.make(rng.choice(moves))
            before.append(snapshot(position))
        while position.history:
            before.pop()
            position.unmake()
            assert snapshot(position) == before[-1]


def find_sharp(seats: int, loops: bool, count: int, kind: str) -> Iterator[LegionzState]:
    """Give positions in which the one to lay can win at once, or can keep everybody else from that."""
    seed = 0
    while count:
        state, rng = begin(seats, loops, f"{kind} {seed}")
        seed += 1
        while state.waiting() and state.waiting() != (CHANCE,):
            seat = state.turn()
            if not state.moving and tell_kind(state) == kind:
                count -= 1
                yield state
                break
            moves = [state.sample(seat, rng) for _ in range(5)]
            if not state.moving:
                # Mostly somebody builds on, or is in the way of who comes next.
                minded = seat if rng.below(3) else (seat + 1) % seats
                moves.sort(key=lambda move, who=minded, state=state: state.chain.size_at(cell_at(move), who))
            state.apply(seat, moves[-1])


def find_dangers(state: LegionzState, seat: Seat) -> list[Seat]:
    """Return which others could complete a full Legion with their next Bug."""
    return [other for other in range(state.seats) if other != seat and state.find_threats(other)]


def tell_kind(state: LegionzState) -> str:
    """Tell whether whoever is to lay can win at once, or must and can keep the others from it."""
    seat = state.turn()
    if state.find_threats(seat):
        return "win"
    if not find_dangers(state, seat):
        return "quiet"
    for cell in state.chain.free:
        after = state.copy()
        after.apply(seat, word_of(cell))
        if not after.moving and not find_dangers(after, seat):
            return "block"
    return "lost"


HARDEST = LEGIONZ.levels[-1]


def choose(state: LegionzState, nodes: int = HARDEST.nodes) -> Move:
    """Return what the hardest level says, also with a smaller budget."""
    seat = state.turn()
    return finish(think(LEGIONZ, state.view(seat), seat, HARDEST._replace(nodes=nodes), Rng(7)))


@pytest.mark.parametrize("kind", ["win", "block"])
@pytest.mark.parametrize(("seats", "loops", "most"), [(2, False, 250), (2, True, 150), (4, False, 100)])
def test_the_hardest_level_misses_no_win_in_one_and_no_block(
    seats: int, loops: bool, most: int, kind: str, slow: bool
) -> None:
    """A thousand positions by `--slow`; a few else, with an eighth of the time."""
    for state in find_sharp(seats, loops, most if slow else 5, kind):
        seat, after = state.turn(), state.copy()
        move = choose(state) if slow else choose(state, HARDEST.nodes // 8)
        after.apply(seat, move)
        if kind == "win":
            assert after.winners == {seat}, f"a win in one is missed by {move}\n{state}"
        else:  # who closes a loop may stop it by the Bug that is moved next
            assert after.moving or not find_dangers(after, seat), f"{move} does not stop it\n{state}"


def test_a_win_in_one_is_found_by_one_ply() -> None:
    (state,) = find_sharp(2, False, 1, "win")
    search = Search(LegionzPosition(state), Rng(1))
    for _ in search.deepen(1, 10**6):
        pass
    assert search.value == WIN - 1


@pytest.mark.parametrize("seats", [3, 6])
def test_with_more_than_two_all_others_answer_together(seats: int) -> None:
    state, rng = begin(seats, False, 1)
    for _ in range(20):
        state.apply(state.turn(), state.sample(state.turn(), rng))
    position = LegionzPosition(state)
    position.make(position.moves()[0])
    assert position.movers() == [(position.me + after) % seats for after in range(1, seats)]
    answers = position.moves()
    assert all(move & 7 != position.me for move in answers)
    position.make(answers[0])
    assert position.movers() == [position.me]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_with_chance_nothing_is_searched(seats: int) -> None:
    assert LEGIONZ.position(LEGIONZ.start({}, seats)) is None
    level = set_row(make_row(*[0] * 3, *[1] * 3, seats=seats), seats)
    assert level.waiting() == (CHANCE,)
    assert LEGIONZ.position(level) is None
    assert [level.worth(seat) for seat in range(seats)] == [0.0, 0.0, *[-1.0] * (seats - 2)]


def test_what_is_likely_begins_with_what_matters_most() -> None:
    for kind in ("win", "block"):
        (state,) = find_sharp(2, False, 1, kind)
        likely = state.likely(state.turn())
        assert sorted(likely or []) == sorted(state.moves(state.turn()) or [])
        threatened = {word_of(cell) for seat in (0, 1) for cell in state.find_threats(seat)}
        assert set((likely or [])[: len(threatened)]) == threatened


@pytest.mark.parametrize(("seats", "kind"), [(2, "win"), (5, "win"), (2, "block")])
def test_who_looks_one_bug_ahead_sees_that_too(seats: int, kind: str) -> None:
    for state in find_sharp(seats, False, 3, kind):
        seat, after = state.turn(), state.copy()
        after.apply(seat, finish(think(LEGIONZ, state.view(seat), seat, Level("greedy"), Rng(1))))
        assert after.winners == {seat} if kind == "win" else not find_dangers(after, seat)


def test_moves_of_a_bug_are_judged_against_the_best_that_comes_to_mind() -> None:
    state = read(next(each.position for each in LEGIONZ.lessons if each.key == "move"))
    missed = LEGIONZ.judge(state, 0, "pass")
    assert missed is not None
    assert missed.gain == Gain("win", 1)
    after = state.copy()
    after.apply(0, missed.better)
    assert after.winners == {0}
    done = LEGIONZ.judge(state, 0, missed.better)
    assert done is not None
    assert (done.better, done.gain.value) == (missed.better, 0.0), "there is another that wins too"
    assert LEGIONZ.judge(begin(2, True, 1)[0], 0, "1,0") is None, "Bugz that are laid are searched"


GAMES = 20


@pytest.mark.slow
def test_the_hardest_level_beats_playing_out_at_equal_time() -> None:
    wins = 0
    for number in range(GAMES):
        state, rng = begin(2, False, f"match {number}")
        ours, spent = number % 2, 0.0
        while state.waiting():
            (seat,) = state.waiting()
            if seat == CHANCE:
                move = state.chance(rng)
            elif seat == ours:
                began = process_time()
                move = choose(state)
                spent = process_time() - began
            else:
                # As long as the hardest level has just thought, and not less than it mostly does.
                move = choose_by_playing_out(state, rng, max(spent, 0.3))
            state.apply(seat, move)
        wins += state.winners == {ours}
    assert wins >= 0.9 * GAMES
