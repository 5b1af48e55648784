"""`fuzz`: random games through the checked door, every step checked and compared with the plain referee."""

from __future__ import annotations

import argparse
import inspect
import json
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from parlour.conformance.second import Duel, SecondReferee, load_oracle
from parlour.core.game import Game, Json, Option
from parlour.core.rng import Rng
from parlour.core.save import make_save
from parlour.core.token import write_token
from parlour.terminal.batch import Batch
from parlour.terminal.edition import find_referees
from parlour.terminal.executors import add_arguments, open_run
from parlour.terminal.ground import (
    FAILED,
    FINE,
    SAMPLE,
    MisuseError,
    Parser,
    add_command,
    find_game,
    list_games,
    print_json,
    read_count,
    read_options,
    read_seed,
    shorten,
    usual_seats,
    watch,
)
from parlour.terminal.journal import Journal
from parlour.terminal.work import do_all

ASKED = ("games_asked", "games", "seed", "preset")
"""The arguments on which the games hang; where the referees are is no matter, but which they are."""

MOST_FINDINGS = 5
MOST_RECORDS = 10**6
"""No game has more; a file may say so."""

GAMES_PAST_THE_ORACLE = 8
"""One game of so many may have options that the plain referee does not know."""


class Finding(NamedTuple):
    """Something that is wrong, and how to see it again."""

    game: str
    options: Json
    seats: int
    seed: str
    record: int
    what: str
    token: str

    def __str__(self) -> str:
        """Return it in two lines."""
        # The token holds a long text whole.
        options = {
            key: value[:40] if isinstance(value, str) else value for key, value in self.options.items()
        }
        played = f"{self.game} {json.dumps(options)} {self.seats} seats"
        where = f"{played}, seed {self.seed}, record {self.record}"
        return f"{where}: {self.what}\n  {self.token}"


class Round(NamedTuple):
    """One game to be played; plain data, so that another process can play it."""

    game: str
    seed: str
    options: Json | None  # those that are not chosen by the seed
    seats: tuple[int, ...]  # of which one is chosen
    referees: str | None  # a folder; None: the checkout's


class Tried(NamedTuple):
    """How a game went."""

    seats: int
    records: int
    compared: bool  # with the plain referee
    reason: str  # for its end
    finding: Finding | None

    def is_sound(self) -> bool:
        """Tell whether a game can have gone so."""
        return self.seats > 0 and 0 <= self.records < MOST_RECORDS


class Tally(NamedTuple):
    """How all games went, up to the last finding that is told."""

    ends: dict[int, Counter[str]]  # by the number of seats and the reason
    findings: list[Finding]
    records: int
    compared: int


def try_game(duel: Duel) -> str | Finding:
    """Play to the end; returns the reason for it, or what is wrong with a token of the game so far."""
    try:
        duel.play_and_check()
    except AssertionError as wrong:
        return find_wrong(duel, str(wrong))
    outcome = duel.table.outcome()
    return outcome.reason if outcome else ""


def find_wrong(duel: Duel, what: str) -> Finding:
    """Return what is wrong, with a token of the game so far."""
    try:
        token = write_token(make_save(duel.table), duel.game)
    except Exception as fault:
        token = f"no token: {type(fault).__name__}"
    case, records = duel.case, len(duel.table.journal)
    return Finding(case.game.key, case.options, case.seats, str(duel.seed), records, what[:2000], token)


def deal_game(
    game: Game,
    seed: str,
    oracle: Callable[..., SecondReferee] | None,
    options: Json | None,
    seats: Sequence[int],
) -> Duel:
    """Return the game of a seed; options that are not given, and how many sit down, are chosen by it."""
    rng = Rng(f"fuzz:{seed}")
    while True:
        chosen = {**choose_options(game, oracle, rng), **(options or {})}
        count = rng.choice(tuple(seats))
        if game.check(chosen, count) is None:  # a game may refuse a pair of options and seats
            return Duel(game, seed, oracle, chosen, count)


def choose_options(game: Game, oracle: Callable[..., SecondReferee] | None, rng: Rng) -> Json:
    """Return some options; mostly such as the plain referee knows, where there is one."""
    options = {option.key: choose_value(game, option, rng) for option in game.options}
    if oracle is not None and rng.below(GAMES_PAST_THE_ORACLE):
        known = inspect.signature(oracle).parameters
        options.update({key: value for key, value in game.defaults().items() if key not in known})
    return options


def choose_value(game: Game, option: Option, rng: Rng) -> bool | int | str:
    """Return some value of an option; of texts such as the presets have, since most others mean nothing."""
    if option.kind == "flag":
        return bool(rng.below(2))
    if option.kind == "number":
        least, greatest = (int(choice) for choice in option.choices)
        return least + rng.below(greatest - least + 1)
    if option.kind == "text":
        return rng.choice(
            [preset.options.get(option.key, option.default) for preset in game.presets.values()]
        )
    return rng.choice(option.choices)


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "fuzz",
        "play random games through the checked door, and compare them with the plain referees",
        f"python -m parlour fuzz {SAMPLE} --games 2000 --seed monday",
        "Exit codes: 0 fine; 1 something is wrong (a token shows it), or the run ended early; "
        "2 the command was not understood.",
    )
    parser.add_argument(
        "games_asked", nargs="*", metavar="GAME", help="the games' keys; all where none is named"
    )
    parser.add_argument("--games", type=read_count, default=100, metavar="N", help="how many of each (100)")
    parser.add_argument("--seed", type=read_seed, default="fuzz", help="another seed plays other games")
    parser.add_argument("--preset", metavar="NAME", help="a named set of options; without it, any options")
    add_arguments(parser, jobs=1)
    parser.add_argument("--oracle", metavar="FOLDER", help="where the plain referees are (tests/games)")
    parser.set_defaults(run=run)


def cut_games(
    game: Game, games: int, seed: str, preset: str | None = None, referees: str | None = None
) -> Batch[Round, Tried]:
    """Return so many random games; by a preset, or by any options."""
    options, seats = None, tuple(game.seats)
    if preset is not None:
        options = read_options(game, preset, (), usual_seats(game, preset))
        seats = tuple(game.presets[preset].seats)
    rounds = (Round(game.key, f"{seed}:{number}", options, seats, referees) for number in range(games))
    return Batch(
        game.key,
        game.key,
        rounds,
        games,
        play_round,
        Tried,
        lambda tried: tried.is_sound() and tried.seats in seats,
        referees,
    )


def play_round(asked: Round) -> Tried:
    """Play one game to its end."""
    game = find_game(asked.game)
    oracle = _load_once(find_referees(asked.referees), asked.game)
    duel = deal_game(game, asked.seed, oracle, asked.options, asked.seats)
    ended = try_game(duel)
    reason, finding = ("", ended) if isinstance(ended, Finding) else (ended, None)
    return Tried(duel.seats, len(duel.table.journal), duel.compared, reason, finding)


_load_once = cache(load_oracle)


def play_rounds(batch: Batch[Round, Tried], executor: Executor, journal: Journal | None = None) -> Tally:
    """Play the games, in the order of their numbers as far as anybody can see, until there are `MOST_FINDINGS`."""
    tally = Tally({seats: Counter() for seats in find_game(batch.game).seats}, [], 0, 0)
    for tried in watch(do_all(batch, executor, journal), batch.size, f"fuzz {batch.game}"):
        tally = tally._replace(
            records=tally.records + tried.records, compared=tally.compared + tried.compared
        )
        if tried.finding is None:
            tally.ends[tried.seats][tried.reason] += 1
            continue
        tally.findings.append(tried.finding)
        if len(tally.findings) >= MOST_FINDINGS:
            break
    return tally


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    if args.oracle is not None and not Path(args.oracle).is_dir():
        raise MisuseError(f"{shorten(args.oracle)} is no folder")
    referees = None if args.oracle is None else str(Path(args.oracle).resolve())
    games = [find_game(key) for key in dict.fromkeys(args.games_asked or list_games())]
    batches = [cut_games(game, args.games, args.seed, args.preset, referees) for game in games]
    failed = False
    with open_run(args, "fuzz", ASKED, batches) as (executor, journal):
        for game, batch in zip(games, batches, strict=True):
            began = perf_counter()
            tally = play_rounds(batch, executor, journal)
            failed = failed or bool(tally.findings)
            _show(args.json, game, *tally, perf_counter() - began)
    return FAILED if failed else FINE


def _show(
    as_json: bool,
    game: Game,
    by_seats: dict[int, Counter[str]],
    findings: list[Finding],
    records: int,
    compared: int,
    seconds: float,
) -> None:
    """Print what was found, and the games that ended for each reason; as JSON, also apart by seats."""
    reasons = sum(by_seats.values(), Counter[str]())
    played = reasons.total() + len(findings)
    if as_json:
        data = {"game": game.key, "games": played, "records": records, "compared": compared}
        data["ends"] = {str(seats): dict(counts) for seats, counts in by_seats.items()}
        listed = [finding._asdict() for finding in findings]
        print_json({**data, "reasons": dict(reasons), "findings": listed, "seconds": round(seconds, 3)})
        return
    for finding in findings:
        print(finding)
    ends = ", ".join(f"{reason} {number}" for reason, number in reasons.most_common())
    print(
        f"{game.key}: {played} games, {records} records, {compared} games compared with the oracle, "
        f"{len(findings) or 'nothing'} wrong; ends: {ends or 'none'}; {seconds:.1f} s"
    )
