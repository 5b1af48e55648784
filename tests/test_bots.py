"""Computer players: legal, reproducible, handed a view alone, within their budgets, easily stopped."""

from __future__ import annotations

import json
from itertools import groupby, pairwise
from typing import Any

import pytest

from parlour.bots import bot
from parlour.bots.alphabeta import NODES_A_SLICE, Search
from parlour.bots.bot import Progress, think
from parlour.core.game import CHANCE, Game, Json, Level, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.table import Sitter, Table
from parlour.games import REGISTRY, find
from parlour.games.numica import NUMICA
from parlour.terminal.arena import Pair, find_ladder, play_pair
from parlour.terminal.work import Here
from parlour_null import NULL

GREEDY = Level("greedy")
LEVELS = [
    pytest.param(game, level, id=f"{game.key}-{number}")
    for game in (NULL, *map(find, REGISTRY))
    for number, level in enumerate((*game.levels, GREEDY), start=1)
]


def answer(game: Game, view: Json, seat: Seat, level: Level, rng: Rng) -> tuple[Move, list[Progress]]:
    """Let a player think to its end; returns the move and all that it told meanwhile."""
    thinking = think(game, view, seat, level, rng)
    told: list[Progress] = []
    while True:
        try:
            told.append(next(thinking))
        except StopIteration as finished:
            return finished.value, told


def small(level: Level) -> Level:
    """Return a level with so small a budget that a test may use it often."""
    return level._replace(nodes=min(level.nodes, 8 if level.kind == "ismcts" else 500))


def middle(game: Game, records: int, seed: int = 1) -> State:
    """Return a position some records into a random game, or the last before its end where it is shorter."""
    state, rng = game.start(game.defaults(), game.seats[0]), Rng(seed)
    for _ in range(records):
        seat = state.waiting()[0]
        after = state.copy()
        after.apply(seat, state.sample(seat, rng))
        if not after.waiting():
            break
        state = after
    return state


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_level_plays_legal_games_to_their_end(game: Game, level: Level, slow: bool) -> None:
    for seed in range(3 if slow else 1):
        for options, seats in (({}, game.seats), *game.presets.values()):
            state, rng = game.start({**game.defaults(), **options}, seats[0]), Rng(seed)
            for _ in range(game.longest + 1):
                if not state.waiting():
                    break
                seat = state.waiting()[-1]
                if seat == CHANCE:
                    move = state.chance(rng)
                else:
                    move, _ = answer(game, state.view(seat), seat, small(level), rng.fork())
                assert state.why_not(seat, move) is None
                state.apply(seat, move)
            assert state.outcome() is not None


@pytest.mark.parametrize(("game", "level"), LEVELS)
@pytest.mark.parametrize("records", [1, 4])
def test_the_same_seed_gives_the_same_thoughts(game: Game, level: Level, records: int) -> None:
    state = middle(game, records)
    seat = state.waiting()[0]
    thoughts = []
    for _ in range(2):
        move, told = answer(game, state.view(seat), seat, small(level), Rng(7))
        # What was reckoned before may need no slice the second time; what it comes to is the same.
        thoughts.append((move, [progress for progress, _ in groupby(told) if progress.nodes]))
    assert thoughts[0] == thoughts[1]


def test_another_seed_may_give_another_move() -> None:
    state = middle(NUMICA, 1)
    moves = {answer(NUMICA, state.view(0), 0, GREEDY, Rng(seed))[0] for seed in range(40)}
    assert len(moves) > 10


class Recorder(Game):
    """A game that keeps all that it is asked, and has a real one do the work."""

    def __init__(self, game: Game) -> None:
        """Stand in for this game."""
        self.game = game
        self.given: list[tuple[str, Any]] = []

    def start(self, options: Json, seats: int) -> State:
        """Nobody may ask for this."""
        raise AssertionError("a player began a game of its own")

    def from_view(self, view: Json, rng: Rng) -> State:
        """Keep the view."""
        self.given.append(("from_view", view))
        return self.game.from_view(view, rng)

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Nobody may ask for this."""
        raise AssertionError("a player read a full state")

    def from_text(self, text: str) -> State:
        """Nobody may ask for this."""
        raise AssertionError("a player read a picture")

    def position(self, state: State) -> Any:
        """Keep the state that is to be searched."""
        self.given.append(("position", state))
        return self.game.position(state)


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_player_is_handed_a_view_and_makes_its_own_state_of_it(game: Game, level: Level) -> None:
    state = middle(game, 3)
    seat = state.waiting()[0]
    view, before, dump = state.view(seat), state.view(seat), state.dump()
    recorder = Recorder(game)
    move, _ = answer(recorder, view, seat, small(level), Rng(3))
    assert state.why_not(seat, move) is None
    views = [given for what, given in recorder.given if what == "from_view"]
    assert all(given == before for given in views)
    # One world is enough, but for a search that expects what is hidden.
    assert len(views) > 1 if level.kind == "ismcts" else len(views) == 1
    assert all(given is not state for _, given in recorder.given)
    assert (view, state.dump()) == (before, dump), "thinking changed what it was handed"


def test_what_a_player_cannot_see_does_not_move_it() -> None:
    # The others' hands are dealt anew: the player sees the same, so with the same seed it says the same.
    state = middle(NULL, 1)
    seat = 0
    for number in range(10):
        other = NULL.from_view(state.view(seat), Rng(number))
        assert other.view(seat) == state.view(seat)
        for level in NULL.levels:
            move = answer(NULL, state.view(seat), seat, level, Rng(number))
            assert answer(NULL, other.view(seat), seat, level, Rng(number)) == move


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_thinking_never_moves_the_tables_chance(game: Game, level: Level) -> None:
    def play(thoughtful: bool) -> list[str]:
        table = Table(game, {}, tuple(Sitter() for _ in range(game.seats[0])), "chance")
        table.settle()
        rng = Rng("moves")
        for _ in range(6):
            if not table.waiting():
                break
            seat = table.waiting()[0]
            if thoughtful:
                answer(game, table.state.view(seat), seat, small(level), Rng("thoughts"))
            table.play(seat, table.state.sample(seat, rng))
        return [str(record) for record in table.journal]

    assert play(thoughtful=True) == play(thoughtful=False)


def test_a_forked_generator_leaves_its_parent_one_step_on() -> None:
    rng, same = Rng(5), Rng(5)
    fork = rng.fork()
    for _ in range(100):
        fork.next()
    same.next()
    assert rng.next() == same.next()


@pytest.mark.parametrize("nodes", [1, 10, 500, 3000])
def test_a_search_stays_within_its_budget(nodes: int) -> None:
    for records in (3, 20, 30):
        state = middle(NUMICA, records)
        position = NUMICA.position(state)
        assert position is not None
        search = Search(position, Rng(1))
        moves = position.moves()
        for _ in search.deepen(50, nodes):
            pass
        # Moves that are judged without being made are counted as well: at most those of one position.
        assert search.nodes <= nodes + 200
        assert search.best in moves


def test_a_search_goes_no_deeper_than_its_level() -> None:
    position = NUMICA.position(middle(NUMICA, 3))
    assert position is not None
    search = Search(position, Rng(1))
    assert max(search.deepen(2, 10**6), default=0) <= 2
    assert search.nodes < 10**6


def test_a_search_yields_often() -> None:
    for records in (3, 25):
        position = NUMICA.position(middle(NUMICA, records))
        assert position is not None
        search, before, longest = Search(position, Rng(1)), 0, 0
        for _ in search.deepen(12, 20_000):
            longest, before = max(longest, search.nodes - before), search.nodes
        longest = max(longest, search.nodes - before)
        # About 100,000 positions a second in a slow browser: 2,000 are a fiftieth of a second.
        assert NODES_A_SLICE <= longest <= 2_000


def test_what_was_searched_between_open_bounds_is_looked_up() -> None:
    """Such a value is exact, not a bound: a search that repeats itself opens few positions."""
    position = NUMICA.position(middle(NUMICA, 20))
    assert position is not None
    search, moves = Search(position, Rng(1)), position.moves()

    def compare(depth: int) -> tuple[list[int], int]:
        before = search.nodes
        try:
            comparing = search.compare(moves, depth, 10**6)
            while True:
                next(comparing)
        except StopIteration as done:
            return done.value, search.nodes - before

    first, opened = compare(3)
    again, looked_up = compare(3)
    assert again == first
    assert looked_up < opened / 4, "most of it is the exchanges after the first moves, which no table keeps"


def test_a_player_that_is_stopped_has_a_legal_move_at_once() -> None:
    state = middle(NUMICA, 10)
    seat = state.waiting()[0]
    progress = next(think(NUMICA, state.view(seat), seat, NUMICA.levels[-1], Rng(1)))
    assert state.why_not(seat, progress.best) is None
    assert 0 < progress.nodes <= 2_000


def test_a_sure_blunder_is_a_random_move_and_none_is_the_best() -> None:
    state = middle(NUMICA, 20)
    seat = state.waiting()[0]
    sure, never = Level("greedy", blunder=1.0), Level("greedy", blunder=0.0)
    blunders = {answer(NUMICA, state.view(seat), seat, sure, Rng(seed))[0] for seed in range(60)}
    assert len(blunders) > len(
        {answer(NUMICA, state.view(seat), seat, never, Rng(seed))[0] for seed in range(60)}
    )


def test_greedy_takes_what_is_worth_most() -> None:
    state = NUMICA.from_text(PICTURE)
    for seed in range(10):
        move, told = answer(NUMICA, state.view(0), 0, GREEDY, Rng(seed))
        assert move == "a1 a2"
        assert {progress.best for progress in told} == {""}  # nobody hears of a move before it is chosen


# Red's square may catch a round, his third; the two squares within reach would not win.
PICTURE = "red to move, quiet 0, red took s0 r2, blue took s0 r0, moves sheet\n" + "\n".join(
    [
        "8 " + " ".join(["1."] * 7 + ["1s"]),
        *(f"{row} " + " ".join(["1."] * 8) for row in (7, 6, 5, 4, 3)),
        "2 1r 1s 1. 1. 1. 1. 1. 1.",
        "1 1S 1s 1. 1. 1. 1. 1. 1R",
    ]
)


def test_a_game_that_is_not_searched_is_played_greedily() -> None:
    state = middle(NULL, 1)
    for seed in range(5):
        searched = answer(NULL, state.view(0), 0, Level("alphabeta", depth=3, nodes=100), Rng(seed))
        assert searched == answer(NULL, state.view(0), 0, GREEDY, Rng(seed))


@pytest.mark.parametrize("game", [*map(find, REGISTRY)], ids=REGISTRY)
def test_each_level_is_declared_stronger_than_the_one_below(game: Game) -> None:
    """It thinks in another way, or errs less or looks farther, and does nothing worse."""
    for weaker, stronger in pairwise(game.levels):
        assert stronger != weaker
        if stronger.kind == weaker.kind:
            assert stronger.blunder <= weaker.blunder
            assert stronger.depth >= weaker.depth
            assert stronger.nodes >= weaker.nodes


@pytest.mark.parametrize("game", [*map(find, REGISTRY)], ids=REGISTRY)
def test_the_second_level_beats_the_first(game: Game) -> None:
    """The pair that costs least; the others wait for `--slow`, and the 200 games of `arena` decide."""
    first, second = game.levels[:2]
    pair = Pair("level 2", second, "level 1", first, None)
    # Where the ladder is measured with presets, the defaults leave too little to choose.
    options = dict(game.presets[game.ladder_presets[0]].options) if game.ladder_presets else None
    result = play_pair(pair, game, 30, "short ladder", Here(), options=options)
    # Where chance has more to say, so few games are only to agree with the share that is published.
    published = json.loads(find_ladder(game).read_text(encoding="utf-8"))["pairs"][0]
    share = published["wins"] / published["games"]
    assert result.wins >= 20 or result.low <= share <= result.high, str(result)


def test_progress_is_told_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(NUMICA, 20)
    seat = state.waiting()[0]
    monkeypatch.setattr(bot.alphabeta, "NODES_A_SLICE", 50)
    move, told = answer(NUMICA, state.view(seat), seat, Level("alphabeta", depth=4, nodes=4000), Rng(1))
    assert [each.nodes for each in told] == sorted(each.nodes for each in told)
    assert [each.depth for each in told] == sorted(each.depth for each in told)
    assert told[0].depth >= 1
    assert state.why_not(seat, move) is None
