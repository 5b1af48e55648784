"""`arena`: computer players against each other, and whether each level beats the one below as it should."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import combinations, product
from math import isfinite
from pathlib import Path
from time import thread_time
from typing import NamedTuple

from parlour.bots.bot import think
from parlour.bots.ladder import LADDER, reckon_interval
from parlour.core.game import Game, Json, Level, Move, Seat
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, Sitter, Table
from parlour.terminal import uct
from parlour.terminal.batch import Batch
from parlour.terminal.executors import add_arguments, open_run
from parlour.terminal.ground import (
    FAILED,
    FINE,
    SAMPLE,
    MisuseError,
    Parser,
    add_command,
    find_game,
    print_json,
    read_count,
    read_options,
    read_seed,
    watch,
)
from parlour.terminal.journal import Journal
from parlour.terminal.work import do_all

ASKED = ("game", "games", "pairs", "playouts", "seed", "preset")
"""The arguments on which the games hang."""

GREEDY = Level("greedy")
ASKED_OF_A_LEVEL = 0.6
ASKED_OF_THE_BEST = 0.95
ASKED_OF_GREEDY = 0.5
ASKED_AGAINST_UCT = 0.65
PLAIN = "uct"
"""The kind of a level that only measures: plain Monte Carlo, with so many play-outs as it has nodes."""

PLAYOUTS = 100
MOST_MEASURE = 10**9
"""No game is measured by more; a file may say so."""


class Pair(NamedTuple):
    """Two players, the one that should win first, and the share of games that it should win at least."""

    better: str
    better_level: Level
    worse: str
    worse_level: Level
    asked: float | None


class Match(NamedTuple):
    """One game to be played; plain data, so that another process can play it."""

    game: str
    options: Json
    levels: tuple[Level, ...]
    seed: str
    number: int  # the better one sits on seat number % 2, and on every other one from there
    seats: int = 2


class Played(NamedTuple):
    """How a game went for the better one."""

    points: float  # 1 won, 0.5 drawn, 0 lost
    slowest: tuple[float, float]  # of the processor: the better one's longest thought, the other's
    spent: tuple[float, float]  # of the processor: all thoughts of the one, and of the other

    def is_sound(self) -> bool:
        """Tell whether a game can have gone so."""
        times = (*self.slowest, *self.spent)
        return self.points in (0.0, 0.5, 1.0) and all(isfinite(each) and each >= 0 for each in times)


class Alone(NamedTuple):
    """How a level did in games for one."""

    level: int
    games: int
    won: int
    median: int | None  # of the game's measure; None where the middle one of all its games was not won

    def __str__(self) -> str:
        """Return one line."""
        median = "" if self.median is None else f", median {self.median}"
        return f"level {self.level} alone: {self.won} of {self.games} won{median}"


class Result(NamedTuple):
    """How a pair did, with the 95 % interval (Wilson) of the share of games won."""

    better: str
    worse: str
    games: int
    wins: int
    draws: int
    low: float
    high: float
    asked: float | None
    slowest: float  # seconds of the processor in the better one's longest thought
    seats: int = 2
    preset: str = ""  # by which they played, "" for the defaults
    times: float | None = None  # how many times as long the other thought, where it is to be given more

    def is_met(self) -> bool:
        """Tell whether the better one won as often as asked; draws are no wins."""
        return self.asked is None or self.wins >= self.asked * self.games

    def __str__(self) -> str:
        """Return one line."""
        asked = ""
        if self.asked is not None:
            asked = f", asked {self.asked:.0%}: {'met' if self.is_met() else 'NOT MET'}"
        table = "" if self.seats == 2 else f"at {self.seats} seats, "
        by = f"by {self.preset}, " if self.preset else ""
        return (
            f"{by}{table}{self.better} against {self.worse}: {self.wins} of {self.games} won, {self.draws} drawn, "
            f"{self.wins / self.games:.1%} ({self.low:.1%} to {self.high:.1%}){asked}; "
            f"longest thought {self.slowest:.2f} s"
            + ("" if self.times is None else f", the other thought {self.times:.1f} times as long")
        )


def list_pairs(game: Game, every: bool) -> list[Pair]:
    """Return the ladder (each level and the one below, the ends and greedy), or every two players."""
    names = [f"level {number}" for number in range(1, len(game.levels) + 1)]
    players = list(zip(names, game.levels, strict=True))
    asked = dict.fromkeys(zip(names[1:], names, strict=False), ASKED_OF_A_LEVEL)
    # Where levels are greedy but for their blunders, greedy is on the ladder itself.
    if all(level.kind != GREEDY.kind for level in game.levels):
        asked[(names[-1], "greedy")] = ASKED_OF_THE_BEST
        asked[("greedy", names[0])] = ASKED_OF_GREEDY
    order = [players[0], ("greedy", GREEDY), *players[1:]]
    pairs = [
        Pair(better, better_level, worse, worse_level, asked.get((better, worse)))
        for (worse, worse_level), (better, better_level) in combinations(order, 2)
    ]
    return [pair for pair in pairs if every or pair.asked is not None]


def oppose_plainly(game: Game, playouts: int) -> list[Pair]:
    """Return the highest level and plain Monte Carlo, which is to be given ten times the time."""
    best = len(game.levels)
    plain = Level(PLAIN, nodes=playouts)
    return [Pair(f"level {best}", game.levels[-1], PLAIN, plain, ASKED_AGAINST_UCT)]


def list_tables(game: Game, presets: Sequence[str | None]) -> list[tuple[str | None, int]]:
    """Return the tables where the ladder is measured: with each preset at those of its seat counts that are asked."""
    return [
        (preset, seats)
        for preset, seats in product(presets, game.ladders)
        if preset not in game.ladder_presets or seats in game.presets[preset].seats
    ]


def play_match(match: Match) -> Played:
    """Play one game to its end."""
    # Two games after each other have the same chance, with the sides changed.
    first = match.number % 2
    table, slowest, spent = _play(match, match.number // 2, lambda seat: (seat + first) % 2)
    outcome = table.outcome()
    assert outcome is not None
    # At a larger table each player has every other seat, and wins if one of them does.
    won = {(seat + first) % 2 for seat in outcome.winners}
    points = 1.0 if won == {0} else 0.0 if won == {1} else 0.5
    return Played(points, (slowest[0], slowest[1]), (spent[0], spent[1]))


def play_alone(match: Match) -> int | None:
    """Play one game for one; return what it is measured by, None where it was not won."""
    table, *_ = _play(match, match.number, lambda seat: seat)
    outcome = table.outcome()
    assert outcome is not None
    return int(table.state.view(None)[table.game.measure]) if outcome.winners else None


def _play(
    match: Match, deal: int, player_of: Callable[[Seat], int]
) -> tuple[Table, list[float], list[float]]:
    """Play one game; return the table, each player's longest thought and all its thoughts, in processor seconds."""
    game = find_game(match.game)
    seats = tuple(Sitter(COMPUTER, 1) for _ in range(match.seats))
    table = Table(game, match.options, seats, f"{match.seed}:{deal}"[-40:])
    table.settle()
    slowest, spent = [0.0] * len(match.levels), [0.0] * len(match.levels)
    while table.waiting():
        seat = table.waiting()[0]
        player = player_of(seat)
        rng = Rng(f"{match.seed}:{match.number}:{seat}:{len(table.journal)}")
        began = thread_time()
        move = _choose(match, table, seat, match.levels[player], rng)
        took = thread_time() - began
        slowest[player] = max(slowest[player], took)
        spent[player] += took
        table.play(seat, move)
    return table, slowest, spent


def _choose(match: Match, table: Table, seat: Seat, level: Level, rng: Rng) -> Move:
    view = table.state.view(seat)
    if level.kind == PLAIN:
        return uct.choose_plainly(table.game, view, seat, rng, match.seats, level.nodes)
    return finish(think(table.game, view, seat, level, rng))


def cut_pair(
    pair: Pair, game: Game, games: int, seed: str, options: Json | None = None, seats: int = 2
) -> Batch[Match, Played]:
    """Return a pair's games; each player has every other seat."""
    levels, seed = (pair.better_level, pair.worse_level), f"{seed}:{pair.better}:{pair.worse}"
    matches = (Match(game.key, options or {}, levels, seed, number, seats) for number in range(games))
    key = f"{pair.better} against {pair.worse}, {seats} seats, {json.dumps(options or {})}"
    return Batch(key, game.key, matches, games, play_match, Played, Played.is_sound)


def play_pair(
    pair: Pair,
    game: Game,
    games: int,
    seed: str,
    executor: Executor,
    options: Json | None = None,
    seats: int = 2,
    journal: Journal | None = None,
) -> Result:
    """Play a pair's games; each player has every other seat."""
    batch = cut_pair(pair, game, games, seed, options, seats)
    what = f"{pair.better} against {pair.worse} at {seats} seats"
    played = list(watch(do_all(batch, executor, journal), games, what))
    wins = sum(each.points == 1 for each in played)
    draws = sum(each.points == 0.5 for each in played)
    low, high = reckon_interval(wins, games)
    slowest = max(each.slowest[0] for each in played)
    result = Result(pair.better, pair.worse, games, wins, draws, low, high, pair.asked, slowest, seats)
    if pair.worse != PLAIN:
        return result
    own, other = (sum(each.spent[player] for each in played) for player in (0, 1))
    return result._replace(times=round(other / own, 1))


def cut_alone(
    number: int, game: Game, games: int, seed: str, options: Json | None = None
) -> Batch[Match, int | None]:
    """Return a level's games for one."""
    level = game.levels[number - 1]
    matches = (Match(game.key, options or {}, (level,), f"{seed}:alone", each, 1) for each in range(games))
    return Batch(
        f"level {number} alone",
        game.key,
        matches,
        games,
        play_alone,
        int | None,
        lambda measure: measure is None or abs(measure) < MOST_MEASURE,
    )


def play_level_alone(
    number: int,
    game: Game,
    games: int,
    seed: str,
    executor: Executor,
    options: Json | None = None,
    journal: Journal | None = None,
) -> Alone:
    """Play a level's games for one."""
    batch = cut_alone(number, game, games, seed, options)
    played = list(watch(do_all(batch, executor, journal), games, f"level {number} alone"))
    won = [measure for measure in played if measure is not None]
    # Games that were not won stand behind the longest.
    middle = (games - 1) // 2
    return Alone(number, games, len(won), sorted(won)[middle] if middle < len(won) else None)


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "arena",
        "let the computer players play each other, and say whether each level is worth its number",
        f"python -m parlour arena {SAMPLE} --games 200 --jobs 2\n"
        f"  python -m parlour arena {SAMPLE} --games 2000 --on tcp://192.168.1.5:8786 --resume run.jsonl",
        "Exit codes: 0 fine; 1 somebody won less often than asked, or the run ended early; "
        "2 the command was not understood.",
    )
    parser.add_argument("game", metavar="GAME", help="the game's key")
    parser.add_argument("--games", type=read_count, default=200, metavar="N", help="games of each pair (200)")
    parser.add_argument(
        "--pairs",
        choices=("ladder", "all", "alone", PLAIN),
        default="ladder",
        help="who plays whom (ladder); alone: each level by itself, in games for one; "
        "uct: the highest against plain Monte Carlo",
    )
    parser.add_argument(
        "--playouts",
        type=read_count,
        default=PLAYOUTS,
        metavar="N",
        help=f"play-outs of plain Monte Carlo for each of its moves ({PLAYOUTS})",
    )
    add_arguments(parser, jobs=2)
    parser.add_argument("--seed", type=read_seed, default="arena", help="another seed plays other games")
    parser.add_argument("--preset", metavar="NAME", help="a named set of options")
    parser.add_argument("--write", action="store_true", help=f"write {LADDER} into the game's folder")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    game = find_game(args.game)
    if args.write and (args.pairs in ("all", PLAIN) or args.preset is not None):
        raise MisuseError(
            "--write goes with the ladder or games alone, and with no preset but the game's own"
        )
    if args.pairs == "alone":
        return run_alone(args, game)
    presets = (args.preset,) if args.preset is not None else game.ladder_presets or (None,)
    pairs = (
        oppose_plainly(game, args.playouts) if args.pairs == PLAIN else list_pairs(game, args.pairs == "all")
    )
    rows = [
        (preset or "", pair, read_options(game, preset, (), seats), seats)
        for preset, seats in list_tables(game, presets)
        for pair in pairs
    ]
    batches = [
        cut_pair(pair, game, args.games, args.seed, options, seats) for _, pair, options, seats in rows
    ]
    results = []
    with open_run(args, "arena", ASKED, batches) as (executor, journal):
        for preset, pair, options, seats in rows:
            result = play_pair(pair, game, args.games, args.seed, executor, options, seats, journal)
            results.append(result._replace(preset=preset))
            if not args.json:
                print(results[-1], flush=True)
    if args.json:
        print_json(
            {"game": game.key, "pairs": [{**each._asdict(), "met": each.is_met()} for each in results]}
        )
    if args.write:
        write_ladder(game, args.seed, pairs=[_publish(each) for each in results])
    return FINE if all(result.is_met() for result in results) else FAILED


def run_alone(args: argparse.Namespace, game: Game) -> int:
    """Play the games for one."""
    if not game.measure:
        raise MisuseError(f"{game.key} is not played alone")
    options = read_options(game, args.preset, (), 1)
    numbers = range(1, len(game.levels) + 1)
    batches = [cut_alone(number, game, args.games, args.seed, options) for number in numbers]
    results = []
    with open_run(args, "arena", ASKED, batches) as (executor, journal):
        for number in numbers:
            results.append(play_level_alone(number, game, args.games, args.seed, executor, options, journal))
            if not args.json:
                print(results[-1], flush=True)
    alone = [each._asdict() for each in results]
    if args.json:
        print_json({"game": game.key, "alone": alone})
    if args.write:
        write_ladder(game, args.seed, alone=alone)
    return FINE


def find_ladder(game: Game) -> Path:
    """Return where a game's measured ladder is kept: beside the game's module."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / LADDER


def _publish(result: Result) -> Json:
    """Return what is published of a pair."""
    return {
        **({"preset": result.preset} if result.preset else {}),
        "seats": result.seats,
        "better": result.better,
        "worse": result.worse,
        "games": result.games,
        "wins": result.wins,
        "draws": result.draws,
        "interval": [round(result.low, 3), round(result.high, 3)],
    }


def write_ladder(game: Game, seed: str, **measured: list[Json]) -> None:
    """Write down what was measured, and of which levels; other measures of the same levels stay."""
    path = find_ladder(game)
    levels = [level._asdict() for level in game.levels]
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept = before if before.get("levels") == levels else {}
    data = {**kept, "levels": levels, "seed": seed, **measured}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
