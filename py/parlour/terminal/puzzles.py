"""`puzzles`: finds puzzles in games of the computer's levels, proves and grades them, and adds them to a pack."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

from parlour.core.game import Game, Json
from parlour.core.table import LEVELS
from parlour.puzzles.grading import count_dots, grade
from parlour.puzzles.mining import Deal, Find, choose, list_deals, mine
from parlour.puzzles.packs import MOST_DOTS, TRIES, Puzzle, read_pack, write_pack
from parlour.puzzles.tasks import find_task, find_tasks
from parlour.terminal import grades
from parlour.terminal.batch import Batch
from parlour.terminal.executors import add_arguments, open_run
from parlour.terminal.ground import (
    CHECKOUT,
    FAILED,
    FINE,
    SAMPLE,
    MisuseError,
    Parser,
    add_command,
    find_game,
    print_json,
    read_count,
    read_seed,
    shorten,
    tell_way_to_checkout,
    watch,
)
from parlour.terminal.journal import Journal
from parlour.terminal.work import do_all

ASKED = ("game", "games", "task", "seed", "strongest")
"""The arguments on which the games hang."""

PACK = "puzzles/pack.jsonl"
GRADES = "grades.json"
"""Beside the pack: how far the computer players agree with its dots."""

MOST = 400


class Dig(NamedTuple):
    """One game in which puzzles of some tasks are to be found; plain data, so that another process can play it."""

    deal: Deal
    tasks: tuple[str, ...]


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add this command."""
    parser = add_command(
        commands,
        "puzzles",
        "find puzzles in games of the computer's levels, prove them, grade them",
        f"python -m parlour puzzles {SAMPLE} --games 2000 --write",
        "Exit codes: 0 fine; 1 nothing new was found, or the run ended early; 2 the command was not understood.",
    )
    parser.add_argument("game", metavar="GAME", help="the game's key")
    parser.add_argument("--games", type=read_count, default=100, metavar="N", help="games to be played (100)")
    parser.add_argument(
        "--task", action="append", default=[], help="only puzzles of this kind; may be repeated"
    )
    parser.add_argument(
        "--most",
        type=read_count,
        default=MOST,
        metavar="N",
        help=f"new puzzles of each kind, at most ({MOST})",
    )
    parser.add_argument(
        "--strongest",
        type=read_count,
        default=LEVELS[-1],
        metavar="LEVEL",
        help="no level above this one plays, since it thinks long; it answers all the same (all)",
    )
    add_arguments(parser, jobs=2)
    parser.add_argument("--seed", type=read_seed, default="1", help="another seed plays other games")
    parser.add_argument("--write", action="store_true", help="add them to the game's pack, in a checkout")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--why", metavar="ID", help="find none: tell of a puzzle what was asked of it, and its chances"
    )
    instead.add_argument(
        "--grade",
        action="store_true",
        help="find none: measure the pack's puzzles again, and how hard they are",
    )
    instead.add_argument(
        "--levels",
        action="store_true",
        help="find none: let levels of the computer answer the pack, at most so many of each kind",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find puzzles."""
    game = find_game(args.game)
    known = [task.key for task in find_tasks(game)]
    for key in args.task:
        if key not in known:
            raise MisuseError(
                f"{game.key} has no puzzle {shorten(key)}; it has: {', '.join(known) or 'none'}"
            )
    wanted = args.task or known
    if not wanted:
        raise MisuseError(f"{game.key} has no puzzles")
    if args.write and not find_pack(game).parent.is_dir():
        raise MisuseError(f"a pack is written in a checkout of the project: {tell_way_to_checkout()}")
    before = open_pack(game)
    if args.why:
        return tell_why(game, before, args.why, args.json)
    if args.grade:
        graded = [grade_again(game, puzzle) for puzzle in before.values()]
        _report(game, graded, args.json)
        if args.write:
            find_pack(game).write_text(write_pack(game, graded), encoding="utf-8")
        return FINE
    if args.levels:
        return ask_levels(game, before, args)
    batch = cut_games(game, args.games, args.seed, wanted, args.strongest)
    with open_run(args, "puzzles", ASKED, [batch]) as (executor, journal):
        finds = find_puzzles(batch, executor, journal)
    asked = {_identify(game, puzzle) for puzzle in before.values()}
    chosen = choose([find for find in finds if find.identity not in asked], args.most)
    added = [puzzle for puzzle in chosen if puzzle.make_id(game) not in before]
    _report(game, added, args.json)
    if args.write:
        find_pack(game).write_text(write_pack(game, [*before.values(), *added]), encoding="utf-8")
    return FINE if added else FAILED


def tell_why(game: Game, pack: Mapping[str, Puzzle], name: str, is_json: bool) -> int:
    """Print which demands a puzzle of a pack meets, its right answers, its facts and its chances."""
    puzzle = pack.get(name)
    task = find_task(game, puzzle.task) if puzzle else None
    if puzzle is None or task is None:
        raise MisuseError(f"{game.key} has no puzzle {shorten(name)} in its pack")
    state, seat = game.from_text(puzzle.position), puzzle.seat
    met = {demand: demand.holds(state, seat) for demand in task.demands()}
    told: Json = {
        "id": name,
        "task": task.key,
        "answers": [" | ".join(answer) for answer in task.solve(state, seat) or ()],
        "demands": {demand.key: holds for demand, holds in met.items()},
        "facts": dict(task.measure(state, seat)),
        "solved": list(puzzle.solved),
        "dots": puzzle.dots,
    }
    if is_json:
        print_json(told)
    else:
        print(f"{name}: {task.key}, {puzzle.dots} of {MOST_DOTS} dots")
        print(puzzle.position)
        print(f"right: {'; '.join(told['answers'])}")
        for demand, holds in met.items():
            print(f"{'met' if holds else 'NOT MET'}: {demand.key} ({demand.reason})")
        print(", ".join(f"{fact} {count}" for fact, count in told["facts"].items()))
        print(f"solved by patience: {' '.join(f'{each}%' for each in puzzle.solved)}", flush=True)
    return FINE if all(met.values()) else FAILED


def ask_levels(game: Game, pack: Mapping[str, Puzzle], args: argparse.Namespace) -> int:
    """Let levels answer a pack, and print, or write beside it, how often they are right and how the ranks agree."""
    batch = grades.cut_trials(game, pack, find_tasks(game), args.most)
    with open_run(args, "levels", ("game", "most"), [batch]) as (executor, journal):
        found = grades.measure(game, pack, batch, executor, journal)
    if args.json:
        print_json(found)
    else:
        grades.report(game, found)
    if args.write:
        grades.write(found, find_pack(game).with_name(GRADES))
    return FINE


def grade_again(game: Game, puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its facts, and how hard it is, as they are reckoned now."""
    task = find_task(game, puzzle.task)
    assert task is not None
    state = game.from_text(puzzle.position)
    solved = grade(task, state, puzzle.seat)
    facts = task.measure(state, puzzle.seat)
    return puzzle._replace(facts=facts, solved=solved, dots=count_dots(solved))


def cut_games(
    game: Game, games: int, seed: str, wanted: Sequence[str], strongest: int
) -> Batch[Dig, list[Find]]:
    """Return so many games in which puzzles of the wanted tasks are to be found."""
    tasks = [task for task in find_tasks(game) if task.key in wanted]
    keys = tuple(task.key for task in tasks)
    digs = (Dig(deal, keys) for deal in list_deals(game, games, seed, tasks, strongest))

    def is_sound(finds: list[Find]) -> bool:
        return all(find.puzzle.is_sound(game) and find.puzzle.task in keys for find in finds)

    return Batch("games", game.key, digs, games, dig, list[Find], is_sound)


def find_puzzles(
    batch: Batch[Dig, list[Find]], executor: Executor, journal: Journal | None = None
) -> list[Find]:
    """Play the games, and return what was found in them, in their order."""
    found = watch(do_all(batch, executor, journal), batch.size, "Games")
    return [find for finds in found for find in finds]


def dig(asked: Dig) -> list[Find]:
    """Play one game, and return what was found in it."""
    game = find_game(asked.deal.game)
    return mine(game, asked.deal, [task for task in find_tasks(game) if task.key in asked.tasks])


def find_pack(game: Game) -> Path:
    """Return where a game's pack lies in a checkout: in its folder of the page, which fetches it."""
    return CHECKOUT / "web" / "games" / game.key / PACK


def open_pack(game: Game) -> dict[str, Puzzle]:
    """Return a game's puzzles by their ids, {} where it has none."""
    place = find_pack(game)
    return read_pack(game, place.read_text(encoding="utf-8")) if place.exists() else {}


def _identify(game: Game, puzzle: Puzzle) -> str:
    task = find_task(game, puzzle.task)
    return f"{task.key} {task.identify(game.from_text(puzzle.position), puzzle.seat)}" if task else ""


def _report(game: Game, puzzles: Sequence[Puzzle], is_json: bool) -> None:
    """Print how many there are of each kind, how hard they are, and how likely each patience solves them."""
    for key in sorted({puzzle.task for puzzle in puzzles}):
        mine = [puzzle for puzzle in puzzles if puzzle.task == key]
        dots = Counter(puzzle.dots for puzzle in mine)
        rates = [
            round(sum(puzzle.solved[level] for puzzle in mine) / (TRIES * len(mine)), 3)
            for level in range(len(game.levels))
        ]
        told: Json = {
            "game": game.key,
            "task": key,
            "puzzles": len(mine),
            "dots": dict(sorted(dots.items())),
            "patiences": rates,
        }
        if is_json:
            print_json(told)
        else:
            by_dots = ", ".join(f"{number} of {dot}" for dot, number in sorted(dots.items()))
            by_level = " ".join(f"{rate:.0%}" for rate in rates)
            print(
                f"{game.key} {key}: {len(mine)} puzzles; dots: {by_dots}; solved by patience: {by_level}",
                flush=True,
            )
