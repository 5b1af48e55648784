"""Numica's fast core agrees with the referee, and the search on it with one that leaves nothing out."""

from __future__ import annotations

import random

import pytest

from games.numica.oracle import position as read_oracle
from games.numica.scenes import scene
from parlour.bots.alphabeta import Search
from parlour.core.game import CHANCE
from parlour.core.position import WIN, SearchPosition
from parlour.core.rng import Rng
from parlour.core.searched import SearchedState
from parlour.games.numica import NUMICA
from parlour.games.numica.bot import NumicaPosition
from parlour.games.numica.state import NumicaState
from parlour.kit.squares import NAMES, NUMBER
from parlour.terminal.arena import list_pairs, play_pair
from parlour.terminal.work import Here


def begin(seed: int, **options: str) -> tuple[NumicaState, Rng]:
    """Return a game in which both have placed their pieces, and the generator to play on with."""
    state, rng = NUMICA.start(options, 2), Rng(seed)
    assert isinstance(state, NumicaState)
    while state.is_placing() or not state.tiles:
        seat = state.waiting()[0]
        state.apply(seat, state.chance(rng) if seat == CHANCE else state.sample(seat, rng))
    return state, rng


def number_of(sentence: str) -> int:
    """Return the fast core's number for a sentence."""
    return NUMBER[sentence[:2]] << 6 | NUMBER[sentence[3:]]


def snapshot(position: NumicaPosition) -> tuple[object, ...]:
    """Return all that making and unmaking a move must leave as it was."""
    return (
        bytes(position.board),
        position.key(),
        position.turn,
        position.quiet,
        position.roam,
        position.value,
        tuple(position.taken),
        tuple(map(frozenset, position.standing)),
        dict(position.seen),
        len(position.history),
        position.evaluate(),
        sorted(position.moves()),
        sorted(position.captures()),
    )


def compare(position: NumicaPosition, state: NumicaState) -> None:
    """Check that the fast core says what the referee says."""
    seat = state.waiting()[0]
    moves = state.moves(seat) or []
    assert sorted(position.moves()) == sorted(map(number_of, moves))
    assert {position.sentence(move) for move in position.moves()} == set(moves)
    enemies = {piece["at"] for piece in state.view(None)["pieces"] if piece["seat"] != seat}
    assert sorted(position.captures()) == sorted(number_of(move) for move in moves if move[3:] in enemies)
    assert position.turn == seat
    assert position.ended() is None


def end_of(state: NumicaState, turn: int) -> int | None:
    """Return an outcome as the fast core gives it to the seat to move; a stuck seat it knows by its moves."""
    outcome = state.outcome()
    if outcome is None or outcome.reason == "stuck":
        return None
    return 0 if not outcome.winners else WIN if turn in outcome.winners else -WIN


@pytest.mark.parametrize("shy", [False, True])
@pytest.mark.parametrize("moves", ["sheet", "sdg"])
@pytest.mark.parametrize("tiles", ["sheet", "designer"])
def test_the_fast_core_agrees_with_the_referee(tiles: str, moves: str, shy: bool) -> None:
    reasons = set()
    for seed in range(8 if shy else 20):
        state, rng = begin(seed, tiles=tiles, moves=moves)
        position = NumicaPosition(state)
        while state.waiting():
            compare(position, state)
            quiet = sorted(set(position.moves()) - set(position.captures()))
            move = rng.choice(quiet if shy and quiet else sorted(position.moves()))
            # A position that is made anew from the referee's is the one that was played to.
            fresh = NumicaPosition(state)
            assert (fresh.key(), fresh.evaluate(), fresh.roam) == (
                position.key(),
                position.evaluate(),
                position.roam,
            )
            position.make(move)
            state.apply(state.turn, f"{NAMES[move >> 6]} {NAMES[move & 63]}")
            assert position.ended() == end_of(state, position.turn)
        assert position.moves() == []
        reasons.add(state.reason)
    assert reasons >= ({"quiet"} if shy else {"captures"})


def test_repetition_is_known_to_the_core_wherever_it_began() -> None:
    there_and_back = ("a1 a2", "h8 h7", "a2 a1", "h7 h8")
    for played in range(8):
        state = scene("a1=1S h8=1s")
        position = NumicaPosition(state)
        for number, sentence in enumerate((*there_and_back, *there_and_back)):
            if number == played:
                position = NumicaPosition(state)
            assert position.ended() is None
            position.make(number_of(sentence))
            state.apply(state.turn, sentence)
        assert state.reason == "repetition"
        assert position.ended() == 0


def test_a_stuck_seat_has_no_moves_and_no_other_end() -> None:
    state = scene("a1=1S d4=5s")
    position = NumicaPosition(state)
    position.make(number_of("a1 a2"))
    assert position.ended() is None
    assert position.moves() == position.captures() == []
    state.apply(0, "a1 a2")
    assert state.reason == "stuck"


@pytest.mark.parametrize("moves", ["sheet", "sdg"])
def test_unmaking_restores_everything_and_estimates_hold(moves: str) -> None:
    estimated = 0
    for seed in range(12):
        state, rng = begin(seed, moves=moves)
        position = NumicaPosition(state)
        for _ in range(30):
            listed = position.moves()
            if not listed:
                break
            before = snapshot(position)
            for move in listed:
                estimate = position.estimate(move)
                position.make(move)
                if position.ended() is None:
                    assert estimate == -position.evaluate(), position.sentence(move)
                    estimated += 1
                elif position.ended() == -WIN:
                    assert estimate == WIN
                position.unmake()
            assert snapshot(position) == before
            position.make(rng.choice(listed))
    assert estimated > 5000


def test_unmaking_many_moves_restores_the_beginning() -> None:
    state, rng = begin(3)
    position = NumicaPosition(state)
    before = snapshot(position)
    made = 0
    while position.moves():
        position.make(rng.choice(position.moves()))
        made += 1
    for _ in range(made):
        position.unmake()
    assert made > 20
    assert snapshot(position) == before


def test_the_core_agrees_with_the_plain_referee_too() -> None:
    for seed in range(10):
        state, rng = begin(seed)
        for _ in range(15):
            if not state.waiting():
                break
            oracle = read_oracle(str(state))
            assert {
                NumicaPosition(state).sentence(move) for move in NumicaPosition(state).moves()
            } == oracle.moves(state.turn)
            state.apply(state.turn, state.sample(state.turn, rng))


# The search


def search(position: SearchPosition, depth: int) -> Search:
    """Search to a depth, however long it takes."""
    found = Search(position, Rng(1))
    for _ in found.deepen(depth, 10**8):
        pass
    return found


def plain_negamax(position: SearchPosition, depth: int, ply: int) -> int:
    """Return the value without any pruning, table or order."""
    ended = position.ended()
    if ended is not None:
        return nearer(ended, ply)
    if depth == 0:
        return plain_quiescence(position, ply)
    values = []
    for move in position.moves():
        position.make(move)
        values.append(-plain_negamax(position, depth - 1, ply + 1))
        position.unmake()
    return max(values, default=nearer(-WIN, ply))


def plain_quiescence(position: SearchPosition, ply: int) -> int:
    """Return the value of letting things stand, or of the best capture."""
    ended = position.ended()
    if ended is not None:
        return nearer(ended, ply)
    values = [position.evaluate()]
    for move in position.captures():
        position.make(move)
        values.append(-plain_quiescence(position, ply + 1))
        position.unmake()
    return max(values)


def nearer(value: int, ply: int) -> int:
    """Make a near end weigh more than a distant one."""
    return value - ply if value > 0 else value + ply if value < 0 else 0


def pick_positions(count: int, least: int, most: int) -> list[NumicaState]:
    """Return positions of random games that have few enough moves for a plain search."""
    picker, found = random.Random(4), []
    for seed in range(10_000):
        state, rng = begin(seed, moves=picker.choice(["sheet", "sdg"]))
        for _ in range(picker.randrange(least, most)):
            if state.waiting():
                state.apply(state.turn, state.sample(state.turn, rng))
        if state.waiting() and len(state.moves(state.turn) or []) < 36:
            found.append(state)
        if len(found) == count:
            return found
    raise AssertionError("too few positions")


@pytest.mark.parametrize("depth", [1, 2])
def test_the_search_equals_a_plain_one_that_prunes_nothing(depth: int, slow: bool) -> None:
    decided = 0
    for state in pick_positions(40 if depth == 1 else 8 if slow else 3, 10, 50):
        expected = plain_negamax(NumicaPosition(state), depth, 0)
        found = search(NumicaPosition(state), depth)
        assert found.value == expected, str(state)
        # The move is one that is worth so much.
        position = NumicaPosition(state)
        assert found.best is not None
        position.make(found.best)
        assert -plain_negamax(position, depth - 1, 1) == expected
        decided += abs(expected) > WIN - 100
    assert decided


@pytest.mark.parametrize("depth", [1, 2])
def test_compared_moves_have_the_values_of_a_plain_search_that_prunes_nothing(depth: int) -> None:
    decided = 0
    for state in pick_positions(20 if depth == 1 else 4, 10, 50):
        moves = sorted(NumicaPosition(state).moves())[:9]
        values = compare_moves(NumicaPosition(state), moves, depth, 10**8)
        for move, value in zip(moves, values, strict=True):
            position = NumicaPosition(state)
            position.make(move)
            assert value == -plain_negamax(position, depth - 1, 1), f"{position.sentence(move)}\n{state}"
            decided += abs(value) > WIN - 100
    assert decided


def test_moves_are_compared_equally_deep_wherever_the_budget_ends() -> None:
    state = scene("a1=1S h1=1S d5=3s e8=2r", red_took="s0 r1", blue_took="s1 r0")
    moves = [number_of("a1 a2"), number_of("h1 g2"), number_of("h1 h2")]
    deep = [compare_moves(NumicaPosition(state), moves, depth, 10**8) for depth in range(1, 6)]
    assert len(set(map(tuple, deep))) == len(deep), "each depth shows in the values"
    met = set()
    for nodes in range(20, 2500, 23):
        values = compare_moves(NumicaPosition(state), moves, 5, nodes)
        assert values in ([0, 0, 0], *deep)
        met.add(tuple(values))
    assert len(met) > 3


def compare_moves(position: NumicaPosition, moves: list[int], depth: int, nodes: int) -> list[int]:
    """Compare some moves to a depth or a budget."""
    comparing = Search(position, Rng(1)).compare(moves, depth, nodes)
    while True:
        try:
            next(comparing)
        except StopIteration as finished:
            values: list[int] = finished.value
            return values


def test_the_search_equals_a_plain_one_three_plies_deep_at_the_end_of_games() -> None:
    decided = 0
    for cells in ENDINGS:
        state = scene(cells, red_took="s2 r0", blue_took="s1 r1")
        expected = plain_negamax(NumicaPosition(state), 3, 0)
        assert search(NumicaPosition(state), 3).value == expected, str(state)
        decided += abs(expected) > WIN - 100
    assert 0 < decided < len(ENDINGS)


def few_pieces(seed: int) -> NumicaState:
    """Return a random position of two pieces a side, few enough for a plain search of four plies."""
    state, rng = begin(seed)
    rows = str(state).splitlines()[1:]
    symbols = [cell[0] for row in rows for cell in row.split()[1:]]
    places = list(range(64))
    rng.shuffle(places)
    places = [place for place in places if symbols[place] not in "XRB"]
    cells = [symbol + "." for symbol in symbols]
    for place, letter in zip(places, "SRsr", strict=False):
        cells[place] = symbols[place] + letter
    head = "red to move, quiet 0, red took s1 r0, blue took s0 r1, moves sheet"
    board = [" ".join([str(8 - row), *cells[row * 8 : row * 8 + 8]]) for row in range(8)]
    found = NUMICA.from_text("\n".join([head, *board]))
    assert isinstance(found, NumicaState)
    return found


def test_the_table_of_positions_changes_no_value() -> None:
    # Four plies deep many ways lead to the same position, and none comes again on its own way. Positions 28 and
    # 81 are those of many in which a table that took one bound for another would give itself away.
    values = set()
    for seed in (*range(12), 28, 81):
        state = few_pieces(seed)
        expected = plain_negamax(NumicaPosition(state), 4, 0)
        for order in range(3):
            found = Search(NumicaPosition(state), Rng(order))
            for _ in found.deepen(4, 10**8):
                pass
            assert found.value == expected, str(state)
            assert found.table
        values.add(expected)
    assert len(values) > 6


ENDINGS = [
    "a1=2S c5=KS d4=2s f6=1r h8=3r",
    "a1=KR b3=2s d4=KS f5=1r h8=2s",
    "c3=3S d1=2R f6=3s c6=Kr a8=2s",
    "a1=1S b3=1r h1=4R h5=1s",
    "b2=KS e4=BR h7=1s e7=2r",
]


def test_a_win_in_one_is_found_by_one_ply() -> None:
    state = scene("a1=2S c3=1r e1=KS h8=1s b3=2r", red_took="s0 r2", blue_took="s2 r1")
    found = search(NumicaPosition(state), 1)
    assert (found.best_sentence(), found.value) == ("a1 c3", WIN - 1)


FORK = scene(
    # From e4 Red's square threatens two pieces at once; either would be his third square.
    "e1=3S e4=2. c6=1s g6=1s h8=2r a8=5R",
    red_took="s2 r0",
)


def test_a_win_in_two_is_found_by_three_plies() -> None:
    found = search(NumicaPosition(FORK), 3)
    assert (found.best_sentence(), found.value) == ("e1 e4", WIN - 3)
    assert plain_negamax(NumicaPosition(FORK), 3, 0) == WIN - 3
    # The other four moves do not win.
    for move in NumicaPosition(FORK).moves():
        position = NumicaPosition(FORK)
        position.make(move)
        winning = -plain_negamax(position, 2, 1) == WIN - 3
        assert winning == (position.board[NUMBER["e4"]] != 0)


def test_a_loss_in_one_is_avoided() -> None:
    # Blue's square on h5 threatens h1, his third round; only a move of that piece saves Red.
    state = scene("h1=1R a1=1S h5=4s", blue_took="s0 r2")
    for seed in range(5):
        found = Search(NumicaPosition(state), Rng(seed))
        for _ in found.deepen(2, 10**6):
            pass
        assert found.best_sentence().startswith("h1")


def test_shutting_the_other_in_wins() -> None:
    # Blue's only piece stands on a 5 in the middle: after any move of Red's it has nowhere to go.
    assert search(NumicaPosition(scene("a1=1S d4=5s")), 2).value == WIN - 1


def test_searching_the_contract_gives_the_same_wins() -> None:
    found = search(SearchedState(FORK), 3)
    assert (found.best_sentence(), found.value) == ("e1 e4", WIN - 3)


def test_a_bare_search_looks_at_no_captures_and_keeps_no_table() -> None:
    state, _ = begin(5)
    found = Search(NumicaPosition(state), Rng(1), bare=True)
    for _ in found.deepen(3, 10**6):
        pass
    assert found.table == {}
    # Red's catch on d5 would be answered by Blue's on e4: a bare search does not see it.
    position = NumicaPosition(scene("d4=1S d5=1r e5=1s h8=1s a1=1S"))
    naked = Search(position, Rng(1), bare=True)
    for _ in naked.deepen(1, 10**6):
        pass
    assert naked.value == max(map(position.estimate, position.moves())) > search(position, 1).value


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_each_level_beats_the_one_below() -> None:
    for pair in list_pairs(NUMICA, every=False):
        result = play_pair(pair, NUMICA, 40, "short ladder", Here())
        assert pair.asked is not None
        # Of 40 games fewer may be won by bad luck; the 200 of `arena` decide.
        assert result.high > pair.asked, str(result)
        assert result.wins > 20, str(result)
