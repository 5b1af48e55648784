"""`perft`: counts the ways to play on, for one position or for every line of a table of known counts."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from parlour.core.game import Game, Move, State
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
    read_file,
    shorten,
    watch,
)

DEEPEST = 40


class Block(NamedTuple):
    """One position of a table: its name, its text, and (depth, leaves) for each line."""

    name: str
    position: str
    counts: tuple[tuple[int, int], ...]


def find_moves(state: State) -> Iterator[tuple[int, Move]]:
    """Return who may say what; raises ValueError where there is too much to list."""
    for seat in state.waiting():
        moves = state.moves(seat)
        if moves is None:
            raise ValueError("the position waits for a move of which there are too many to list")
        for move in moves:
            yield seat, move


def count(state: State, depth: int) -> int:
    """Count the ways to play on for exactly so many sentences; a game that ends sooner counts nothing."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in find_moves(state))
    total = 0
    for seat, move in find_moves(state):
        after = state.copy()
        after.apply(seat, move)
        total += count(after, depth - 1)
    return total


def divide(state: State, depth: int) -> list[tuple[Move, int]]:
    """Return the count below each sentence, in alphabetical order, to find where two referees differ."""
    found = []
    for seat, move in find_moves(state):
        after = state.copy()
        after.apply(seat, move)
        found.append((move if len(state.waiting()) == 1 else f"{seat} {move}", count(after, depth - 1)))
    return sorted(found)


def read_table(text: str) -> list[Block]:
    """Return the positions of a table; raises ValueError where it is none.

    A block is a line `id NAME`, a position, and lines `perft DEPTH LEAVES`. `#` begins a remark.
    """
    blocks = []
    lines = [line.rstrip() for line in text.splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).strip().split("\n\n"):
        first, *rest = block.strip().splitlines() or [""]
        position = [line for line in rest if not line.startswith("perft ")]
        counts = [line.split() for line in rest if line.startswith("perft ")]
        if not first.startswith("id ") or not position or not counts:
            raise ValueError(
                f"a block that begins with {shorten(first)} has no name, no position or no counts"
            )
        if any(len(words) != 3 or not (words[1] + words[2]).isdecimal() for words in counts):
            raise ValueError(f"{shorten(first)} has a line that is not: perft DEPTH LEAVES")
        pairs = tuple((int(words[1]), int(words[2])) for words in counts)
        blocks.append(Block(first.removeprefix("id "), "\n".join(position), pairs))
    return blocks


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "perft",
        "count the ways to play on from a position, or check a table of known counts",
        f"python -m parlour perft {SAMPLE} 3 --position middle.txt --divide\n"
        f"  python -m parlour perft --table tests/games/{SAMPLE}/{SAMPLE}.perft --nodes 200000",
        "Exit codes: 0 fine; 1 a count of the table is not ours; 2 the command was not understood.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's key")
    parser.add_argument("depth", nargs="?", type=read_count, metavar="DEPTH", help="how many sentences")
    parser.add_argument("--position", metavar="FILE", help="the text of a position; - is the standard input")
    parser.add_argument(
        "--divide", action="store_true", help="also print the count below each first sentence"
    )
    parser.add_argument("--table", metavar="FILE", help="check FILE, named <game>.perft, instead")
    parser.add_argument(
        "--nodes",
        type=read_count,
        default=2_000_000,
        metavar="N",
        help="leave out lines of the table with more leaves",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    if args.table is not None:
        if args.game is not None or args.position is not None or args.divide:
            raise MisuseError("--table goes with --nodes and --json only")
        return _check_table(args)
    if args.game is None or args.depth is None:
        raise MisuseError("perft needs a game and a depth, or --table (parlour perft --help says how)")
    if args.depth > DEEPEST:
        raise MisuseError(f"a depth is at most {DEEPEST}")
    game = find_game(args.game)
    state = game.start(game.defaults(), game.seats[0])
    if args.position is not None:
        state = read_position(game, read_file(args.position))
    began = perf_counter()
    try:
        divided = divide(state, args.depth) if args.divide else []
        leaves = sum(below for _, below in divided) if args.divide else count(state, args.depth)
    except ValueError as fault:
        raise MisuseError(f"{fault}; give another with --position") from fault
    seconds = perf_counter() - began
    if args.json:
        data = {"game": game.key, "depth": args.depth, "leaves": leaves, "seconds": round(seconds, 3)}
        print_json({**data, "divide": dict(divided)} if args.divide else data)
        return FINE
    for move, below in divided:
        print(f"{move}: {below}")
    print(f"{leaves} ways to play {args.depth} sentences, counted in {seconds:.2f} s")
    return FINE


def read_position(game: Game, text: str) -> State:
    """Return the position that a person wrote down."""
    try:
        return game.from_text(text)
    except (ValueError, KeyError, IndexError) as fault:
        raise MisuseError(f"that is no position of {game.key}: {shorten(str(fault))}") from fault


def _check_table(args: argparse.Namespace) -> int:
    """Check every line of a table that is not too long."""
    game = find_game(Path(args.table).stem)
    try:
        blocks = read_table(read_file(args.table))
    except ValueError as fault:
        raise MisuseError(f"that is no table: {fault}") from fault
    lines = [(block, depth, leaves) for block in blocks for depth, leaves in block.counts]
    checked = [line for line in lines if line[2] <= args.nodes]
    wrong = []
    began = perf_counter()
    for block, depth, leaves in watch(checked, len(checked), "perft"):
        state = read_position(game, block.position)
        counted = count(state, depth)
        if counted != leaves:
            wrong.append(
                {
                    "position": block.name,
                    "depth": depth,
                    "expected": leaves,
                    "counted": counted,
                    "divide": dict(divide(state, depth)),
                }
            )
    seconds = perf_counter() - began
    if args.json:
        print_json(
            {
                "positions": len(blocks),
                "lines": len(lines),
                "checked": len(checked),
                "wrong": wrong,
                "seconds": round(seconds, 3),
            }
        )
        return FAILED if wrong else FINE
    for each in wrong:
        print(f"{each['position']}, depth {each['depth']}: {each['counted']}, not {each['expected']}")
        divided = each["divide"]
        assert isinstance(divided, dict)
        print("\n".join(f"  {move}: {below}" for move, below in divided.items()))
    print(
        f"{len(checked)} of {len(lines)} lines checked at {len(blocks)} positions in {seconds:.1f} s: "
        f"{len(wrong) or 'none'} wrong"
    )
    return FAILED if wrong else FINE
