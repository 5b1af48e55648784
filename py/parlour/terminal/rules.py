"""`rules`: prints the rules of a game, or one of their numbered paragraphs."""

from __future__ import annotations

import argparse
import re
from textwrap import indent

from parlour.terminal.ground import (
    FAILED,
    FINE,
    SAMPLE,
    MisuseError,
    Parser,
    add_command,
    list_games,
    print_json,
    shorten,
)
from parlour.terminal.texts import RULES, find_text

_PARAGRAPH = re.compile(r"^(§\d+(?:\.\d+)?) (.+)$", re.MULTILINE)
_DIAGRAM = re.compile(r"^```diagram\n(.*?)^position:\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ALT = re.compile(r"^alt: (.*)$", re.MULTILINE)


def read_paragraphs(text: str) -> dict[str, str]:
    """Return the numbered paragraphs of a rule text, in order."""
    return dict(_PARAGRAPH.findall(text))


def draw_diagrams(text: str) -> str:
    """Return a rule text with its diagrams as a terminal shows them: what they tell, and the position."""

    def draw(found: re.Match[str]) -> str:
        told = _ALT.search(found[1])
        return indent("\n".join([told[1] if told else "", found[2].rstrip()]), "    ")

    return _DIAGRAM.sub(draw, text)


def find_paragraph(key: str, number: str) -> str | None:
    """Return the text of a paragraph such as `§4.9`, None where there is none."""
    text = find_text(key, RULES)
    return None if text is None else read_paragraphs(text).get(number)


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "rules",
        "print the rules of a game, or a paragraph of them",
        f"python -m parlour rules {SAMPLE} 4.9",
        "Exit codes: 0 fine; 1 the rules are not at hand; 2 the command was not understood.",
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="the game's key; without it, the games are listed"
    )
    parser.add_argument(
        "paragraph", nargs="?", metavar="PARAGRAPH", help="4.9, or 4 for all of its paragraphs"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    if args.game is None:
        games = [key for key in list_games() if find_text(key, RULES) is not None]
        if args.json:
            print_json({"games": games})
        else:
            print("\n".join(games) or "no rules are at hand")
        return FINE if games else FAILED
    text = find_text(args.game, RULES)
    if text is None:
        if args.game in list_games():
            print(
                f"the rules of {args.game} are not at hand; they are the project's web/games/{args.game}/rules/en.md"
            )
            return FAILED
        raise MisuseError(f"there is no game {shorten(args.game)}; there are: {', '.join(list_games())}")
    paragraphs = read_paragraphs(text)
    if args.paragraph is not None:
        number = "§" + args.paragraph.removeprefix("§").rstrip(".")
        paragraphs = {
            each: words
            for each, words in paragraphs.items()
            if each == number or each.startswith(number + ".")
        }
        if not paragraphs:
            raise MisuseError(f"the rules of {args.game} have no paragraph {shorten(args.paragraph)}")
    if args.json:
        print_json({"game": args.game, "paragraphs": paragraphs})
    elif args.paragraph is None:
        print(draw_diagrams(text).rstrip())
    else:
        print("\n\n".join(f"{number} {words}" for number, words in paragraphs.items()))
    return FINE
