"""The command line, `python -m parlour`: one command for each file of `terminal/`, and its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from parlour import __version__
from parlour.terminal.ground import EXIT_CODES, FAILED, FINE, MISUSED, CutOffError, MisuseError, Parser

COMMANDS = ("play", "golden", "perft", "fuzz", "conform", "bench", "arena", "rules", "new", "puzzles")
INTERRUPTED = 130


def make_parser() -> Parser:
    """Return the parser of the whole command line."""
    parser = Parser(
        prog="parlour",
        description="Tabletop number games: play them in the terminal, check them, measure them.",
        epilog=f"Each command has its own --help, with an example. {EXIT_CODES}",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"parlour {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for name in COMMANDS:
        import_module(f"parlour.terminal.{name}").add_parser(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Do one command and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # no byte that comes in or goes out stops a game
    try:
        args = make_parser().parse_args(arguments)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except MisuseError as misuse:
        print(f"parlour: {misuse}", file=sys.stderr)
        return MISUSED
    except CutOffError as broken:
        print(f"parlour: {broken}", file=sys.stderr)
        return FAILED
    except SystemExit as asked:  # argparse has printed the help or the version
        return asked.code if isinstance(asked.code, int) else FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has seen enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
