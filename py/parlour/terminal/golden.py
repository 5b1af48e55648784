"""`golden`: a whole game as a transcript that is read by eye once, and compared with ever after."""

from __future__ import annotations

import argparse
import json
import zlib
from typing import NamedTuple

from parlour.core.game import CHANCE, Event, Game, Json, Refusal, Seat, State, View
from parlour.core.rng import Rng
from parlour.core.table import RESIGN, TABLE_REASONS, Sitter, Table, outcome_as_json, read_record
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
    read_options,
    read_seed,
    shorten,
    usual_seats,
    watch,
)
from parlour.terminal.perft import read_position

SEEDS_TRIED = 300
RECORDS_BEFORE_TALK = 6
"""Where nobody says otherwise, somebody gives up, or all agree, after so many records."""


class Recipe(NamedTuple):
    """What a transcript is made of: everything after `said` is played at random by the seed."""

    game: str
    options: Json
    seats: int
    seed: str = "golden"
    start: str = ""  # the text of a position to begin from
    said: tuple[str, ...] = ()  # records to begin with, as `0 a1 a2`; a lone `…` plays some at random
    records: int = 0  # how many are played after that, where the game is too long to be read; 0: all


def play_recipe(recipe: Recipe) -> Table:
    """Play a recipe to its end; raises ValueError where what is said is refused."""
    game = find_game(recipe.game)
    start = game.from_text(recipe.start) if recipe.start else None
    table = Table(game, recipe.options, tuple(Sitter() for _ in range(recipe.seats)), recipe.seed, start)
    table.settle()
    rng = Rng(f"golden:{recipe.seed}")
    for text in recipe.said:
        if text == "…":
            _play_on(table, rng, RECORDS_BEFORE_TALK)
            continue
        record = read_record(text)
        played = table.play(record.seat, record.move) if record else Refusal("save-record")
        if isinstance(played, Refusal):
            raise ValueError(f"{text} is refused: {played.code}")
    _play_on(table, rng, recipe.records or game.longest)
    return table


def _play_on(table: Table, rng: Rng, records: int) -> None:
    for _ in range(records):
        if not table.waiting():
            return
        seat = rng.choice(list(table.waiting()))
        table.play(seat, table.state.sample(seat, rng))


def write_transcript(recipe: Recipe) -> str:
    """Return a recipe's transcript."""
    table = play_recipe(recipe)
    states = [*(moment.state for moment in table.past), table.state]
    lines = [
        f"{recipe.game}, {recipe.seats} seats, seed {recipe.seed}",
        f"options {json.dumps(recipe.options, sort_keys=True)}",
        "",
        *describe(states[0], recipe.seats, states[0].waiting()),
    ]
    for number, (record, moment) in enumerate(zip(table.journal, table.past, strict=True), start=1):
        lines += ["", f"{number}. {record}"]
        lines += [f"   {write_event(event)}" for event in moment.events]
        waiting = states[number].waiting() if number < len(table.journal) else table.waiting()
        lines += describe(states[number], recipe.seats, waiting)
    over = outcome_as_json(table.outcome())
    lines += ["", "and so on" if over is None else f"over {json.dumps(over)}"]
    return "\n".join(lines) + "\n"


def describe(state: State, seats: int, waiting: tuple[Seat, ...]) -> list[str]:
    """Return the lines about one position: its text, what each viewer knows (a digest), what may be said."""
    views = " ".join(
        f"{'-' if viewer is None else viewer}:{digest(state.view(viewer))}"
        for viewer in (None, *range(seats))
    )
    lines = [str(state), f"views {views}"]
    for seat in waiting:
        moves = state.moves(seat)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        shown = "too many to list" if moves is None else f"{len(moves)}: {' / '.join(moves[:3])}"
        lines.append(f"{who} may say {shown}")
    return lines


def digest(view: View) -> str:
    """Return eight digits that differ where views differ."""
    return f"{zlib.crc32(json.dumps(view, sort_keys=True).encode()):08x}"


def write_event(event: Event) -> str:
    """Return an event as one line of JSON, with who may see it where that is not everybody."""
    data: Json = {"kind": event.kind, "seat": event.seat, **event.data}
    if event.only is not None:
        data.update({"only": sorted(event.only), "mask": event.mask})
    return json.dumps(data)


def find_recipe(game: Game, recipe: Recipe, reason: str) -> Recipe | None:
    """Return the recipe with the first seed of its kind that ends for a reason."""
    if reason in TABLE_REASONS:
        said = (
            (f"0 {RESIGN}",)
            if reason == "resigned"
            else tuple(f"{seat} draw" for seat in range(recipe.seats))
        )
        return recipe._replace(said=(*([] if recipe.start else ["…"]), *said))
    for number in watch(range(SEEDS_TRIED), SEEDS_TRIED, f"golden {game.key}"):
        tried = recipe._replace(seed=recipe.seed if number == 0 else f"{recipe.seed}-{number}")
        outcome = play_recipe(tried).outcome()
        if outcome is not None and outcome.reason == reason:
            return tried
    return None


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "golden",
        "print the transcript of a random game, or of one that ends for a given reason",
        f"python -m parlour golden {SAMPLE} --seats 2 --reason resigned",
        "Exit codes: 0 fine; 1 no game was found that ends so; 2 the command was not understood.",
    )
    parser.add_argument("game", metavar="GAME", help="the game's key")
    parser.add_argument("--preset", metavar="NAME", help="a named set of options")
    parser.add_argument("--seats", type=read_count, metavar="N", help="how many play (the fewest)")
    parser.add_argument("--seed", type=read_seed, default="golden", help="another seed plays another game")
    parser.add_argument("--reason", metavar="R", help="the reason that the game must end for")
    parser.add_argument(
        "--position", metavar="FILE", help="begin from this position; - is the standard input"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    game = find_game(args.game)
    seats = usual_seats(game, args.preset) if args.seats is None else args.seats
    options = read_options(game, args.preset, (), seats)
    start = "" if args.position is None else read_file(args.position)
    if args.position is not None:
        read_position(game, start)
    recipe: Recipe | None = Recipe(game.key, options, seats, args.seed, start)
    if args.reason is not None:
        reasons = [*game.reasons, *TABLE_REASONS]
        if args.reason not in reasons:
            raise MisuseError(
                f"{game.key} never ends by {shorten(args.reason)}; it may by: {', '.join(reasons)}"
            )
        assert recipe is not None
        recipe = find_recipe(game, recipe, args.reason)
    if recipe is None:
        why = f"none of {SEEDS_TRIED} games ended by {args.reason}; begin nearer to it with --position"
        if args.json:
            print_json({"transcript": None, "why": why})
        else:
            print(why)
        return FAILED
    if args.json:
        table = play_recipe(recipe)
        outcome, journal = outcome_as_json(table.outcome()), [str(record) for record in table.journal]
        data = {**recipe._asdict(), "said": list(recipe.said), "journal": journal, "outcome": outcome}
        print_json({**data, "transcript": write_transcript(recipe)})
    else:
        print(write_transcript(recipe), end="")
    return FINE
