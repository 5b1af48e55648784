"""`conform`: the conformance suite over a game of the parlour, or of a wheel that is being written."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from parlour.conformance.suite import check_games, list_cases
from parlour.conformance.title import check_title
from parlour.conformance.zone import load_zone
from parlour.core.game import Game
from parlour.terminal.ground import (
    CHECKOUT,
    FAILED,
    FINE,
    MisuseError,
    Parser,
    add_command,
    find_game,
    is_checkout,
    list_games,
    print_json,
    read_count,
    read_seed,
    shorten,
    tell_way_to_checkout,
    watch,
)
from parlour.terminal.rules import read_paragraphs
from parlour.terminal.texts import RULES, find_text

RECORDS = 250


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "conform",
        "play random games of a game, and try every promise of the contract at every step",
        "python -m parlour conform mygame --tests my_tests",
        "Exit codes: 0 fine; 1 a promise is broken; 2 the command was not understood.",
    )
    parser.add_argument(
        "games",
        nargs="*",
        metavar="GAME",
        help="the games' keys, also of installed wheels; all of the parlour",
    )
    parser.add_argument(
        "--tests",
        metavar="FOLDER",
        help="where the game's zone.py is, which says what a seat cannot see (tests/games/GAME)",
    )
    parser.add_argument(
        "--records", type=read_count, default=RECORDS, metavar="N", help=f"how many of each case ({RECORDS})"
    )
    parser.add_argument("--seed", type=read_seed, default="conform", help="another seed plays other games")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    code = FINE
    for game in [find_game(key) for key in args.games or list_games()]:
        if not args.tests and not is_checkout():
            raise MisuseError(
                "--tests names the folder of a zone.py, which says what a seat cannot see; "
                f"those of the parlour's games are in a checkout: {tell_way_to_checkout()}"
            )
        folder = Path(args.tests) if args.tests else CHECKOUT / "tests" / "games" / game.key
        began = perf_counter()
        wrong = find_broken(game, folder, args.records, args.seed)
        seconds = perf_counter() - began
        if args.json:
            print_json({"game": game.key, "wrong": wrong, "seconds": round(seconds, 3)})
        else:
            print(f"{game.key}: {wrong or f'keeps the contract, {seconds:.1f} s'}")
        code = FAILED if wrong else code
    return code


def find_broken(game: Game, folder: Path, records: int, seed: str) -> str:
    """Return the first promise that a game breaks, "" where it keeps them all."""
    try:
        zone = load_zone(folder)
    except Exception as fault:
        raise MisuseError(f"zone.py in {shorten(str(folder))} cannot be read: {fault!r}") from fault
    if zone is None:
        raise MisuseError(
            f"{shorten(str(folder))} has no zone.py with a ZONE: write down in it, from the rules, "
            "what a seat cannot see (see parlour.conformance.zone)"
        )
    rules = find_text(game.key, RULES)
    if rules is None:
        raise MisuseError(f"the rules of {game.key} are not at hand")
    cases = list_cases([game])
    try:
        check_title(game, read_paragraphs(rules))
        for case in watch(cases, len(cases), f"conform {game.key}"):
            check_games(case, zone, records, seed)
    except AssertionError as broken:
        return str(broken)
    return ""
