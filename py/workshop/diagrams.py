"""Reads the diagrams in a game's rules: each is a position as text, and becomes a view for its renderer.

    ```diagram
    alt: From a 3 the piece goes exactly three spaces.
    show: d2 g5
    said: d2
    marks: way d2; ring g5
    position:
    red to move, quiet 8, …
    8 2r' Xs' …
    ```

`alt` tells the same to the ear, and stands below it. `show` names what is cut out, all of the table without it; `said`
is what somebody has said so far; `seat` is who looks, 0 without it, and `seats` how many play; `scale` says how much
larger than usual it is drawn. `web/build/diagrams.mjs`, which draws them, knows what `marks` may be.
"""

from __future__ import annotations

import re
from pathlib import Path

from parlour.core.game import Game, Json
from parlour.puzzles.packs import Puzzle
from parlour.puzzles.tasks import count_seats
from parlour.terminal.puzzles import open_pack
from workshop.steps import ROOT, WEB, Failed

FENCE = re.compile(r"^```diagram\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PARAGRAPH = re.compile(r"^§[\d.]+", re.MULTILINE)
KEYS = ("alt", "show", "said", "seat", "seats", "scale", "marks", "position")
LONGEST = 240  # letters of what is told to the ear


def list_diagrams(game: Game, folder: Path = WEB / "games") -> dict[str, list[Json]]:
    """The diagrams of a game's rules in every language, in their order."""
    files = sorted((folder / game.key / "rules").glob("*.md"))
    return {file.stem: read_diagrams(game, file) for file in files}


def list_pictures(game: Game) -> dict[str, Json]:
    """A picture of each kind of puzzle that a game has: the first of the easiest, as who is asked sees it, unhelped."""
    easiest: dict[str, Puzzle] = {}
    for puzzle in open_pack(game).values():
        known = easiest.setdefault(puzzle.task, puzzle)
        if puzzle.dots < known.dots:
            easiest[puzzle.task] = puzzle
    told = {}
    for task, puzzle in sorted(easiest.items()):
        state = game.from_text(puzzle.position)
        head = f"alt: {task}.\nseat: {puzzle.seat}\nseats: {count_seats(game, state)}\nposition:\n"
        drawn = read_diagram(game, head + puzzle.position, f"{game.key}: the picture of {task}")
        told[task] = {**drawn, "isHelped": False}
    return told


def read_diagrams(game: Game, file: Path) -> list[Json]:
    """The diagrams of a file; raises Failed where one of them is wrong."""
    text = file.read_text(encoding="utf-8")
    told = []
    for number, match in enumerate(FENCE.finditer(text), 1):
        above = PARAGRAPH.findall(text[: match.start()])
        where = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
        what = f"{where}: diagram {number}, below {above[-1] if above else 'no paragraph'},"
        if not above:
            raise Failed(f"{what} belongs to a paragraph with a number.")
        told.append({**read_diagram(game, match[1], what), "rule": above[-1]})
    return told


def read_diagram(game: Game, text: str, what: str) -> Json:
    """One diagram, as it is drawn."""
    head, found, position = text.partition("position:\n")
    if not found:
        raise Failed(f"{what} has no line “position:” with a position below it.")
    said = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
    if len(said) < len(head.splitlines()) or not set(said) <= set(KEYS):
        raise Failed(f"{what} has a line that is none of: {', '.join(KEYS)}.")
    alt = said.get("alt", "").strip()
    if not alt.endswith((".", "!", "?")) or len(alt) > LONGEST:
        raise Failed(f"{what} needs an “alt:” of whole sentences, of {LONGEST} letters at most.")
    try:
        state = game.from_text(position)
    except (ValueError, KeyError, IndexError) as error:
        raise Failed(f"{what} has a position that {game.key} cannot read: {error}.") from error
    if faults := state.audit():
        raise Failed(f"{what} has an unsound position: {'; '.join(faults)}.")
    seat = int(said.get("seat", "0"))
    view, touch = state.view(seat), tuple[str, ...]()
    if "said" in said:
        draft = state.draft(seat, said["said"])
        if draft.status == "no":
            raise Failed(f"{what} says “{said['said']}”, which leads nowhere in its position.")
        view, touch = draft.preview or view, draft.touch
    return {
        "alt": alt,
        "show": said.get("show", "").split(),
        "marks": [mark.split() for mark in said.get("marks", "").split(";") if mark.strip()],
        "said": said.get("said", "").split(),
        "open": list(touch),
        "view": view,
        "waiting": list(state.waiting()),
        "seats": int(said.get("seats", game.seats[0])),
        "scale": float(said.get("scale", "1")),
    }
