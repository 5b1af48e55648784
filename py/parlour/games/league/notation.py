"""Numbers League's position notation: writes and reads positions as text, for golden files, lessons and rule tests.

    hero level, 24 villains, mixed sides, equations before, glow
    seat 0 acts, 2 plays left, starter 1, round 4, idle 0, dry 0, calm 2, acted
    city v3 v4 v5
    sidekick h1a b2a +5a
    0 hand h3a b2c; known h3a; H1 h1b b2b l4a +10a; begun l2b; took v17; used -5a
    1 hand h4a

The city names the villains that are left; before they are turned over, `picked` names them by their yellow sides. The
Hall of Heroes is whatever is nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from parlour.core.game import Seat
from parlour.games.league.board import (
    ACTION,
    BEFORE,
    CAPTURE,
    DEAL,
    ENERGIZE,
    FIRST,
    NOTHING_BEGUN,
    OVER,
    PICKING,
    SIDES_UP,
    Board,
    Choices,
    Hero,
    name_hero,
    name_villain,
    villains_named,
)
from parlour.games.league.cards import NAMES, NO_CARD, SIDES, SLOTS, YELLOW, cards_named, names_of
from parlour.kit.cards import set_of
from parlour.kit.text import write_row

B = TypeVar("B", bound=Board)

_DUE = {PICKING: "villains to be picked", SIDES_UP: "villains to be turned", DEAL: "cards to be dealt"}
_DOING = {ACTION: "acts", CAPTURE: "captures", ENERGIZE: "draws"}
_COUNTS = ("starter", "round", "idle", "dry", "calm")


# Writing


def write_position(board: Board) -> str:
    """Return a position as text."""
    choices = board.choices
    lines = [
        f"{choices.level} level, {choices.villains} villains, {choices.sides} sides, "
        f"equations {choices.equations}, {'glow' if choices.glow else 'no glow'}",
        _headline(board),
    ]
    if board.city:
        lines.append(write_row("city", map(name_villain, board.left())))
    elif board.picked:
        lines.append(write_row("picked", (name_villain(YELLOW[card]) for card in board.picked)))
    if board.sidekick:
        lines.append(write_row("sidekick", (NAMES[card] for card in board.sidekick)))
    return "\n".join([*lines, *(_write_seat(board, seat) for seat in range(board.seats))])


def _headline(board: Board) -> str:
    if board.stage == FIRST:
        clauses = [write_row("to draw for the first turn:", map(str, board.tied))]
    elif board.stage in BEFORE:
        clauses = [_DUE[board.stage], f"starter {board.starter}"]
    else:
        over = board.stage == OVER
        who = f"over by {board.reason}, seat" if over else "seat"
        clauses = [f"{who} {board.turn} {'is next' if over else _DOING[board.stage]}"]
        if board.stage == ACTION:
            clauses.append(f"{board.plays} plays left")
        clauses += [f"{count} {getattr(board, count)}" for count in _COUNTS]
        clauses += [clause for clause, true in (("acted", board.acted), ("caught", board.caught)) if true]
    return ", ".join(clauses)


def _write_seat(board: Board, seat: Seat) -> str:
    pile, begun = board.trophies[seat], board.begun[seat]
    parts = [write_row("hand", names_of(board.hands[seat]))]
    if board.known[seat]:
        parts.append(write_row("known", names_of(board.known[seat])))
    for number, hero in enumerate(board.heroes[seat]):
        cards = hero.parts if hero.device == NO_CARD else (*hero.parts, hero.device)
        parts.append(write_row(name_hero(number), (NAMES[card] for card in cards)))
    if begun != NOTHING_BEGUN:
        parts.append(write_row("begun", (NAMES[card] for card in begun if card != NO_CARD)))
    if pile.villains:
        parts.append(write_row("took", map(name_villain, pile.villains)))
    if pile.devices:
        parts.append(write_row("used", (NAMES[card] for card in pile.devices)))
    return f"{seat} {'; '.join(parts)}"


# Reading

_OPTIONS = re.compile(r"(\w+) level, (\d+) villains, (\w+) sides, equations (\w+), (glow|no glow)")
_TURN = re.compile(r"(?:over by (\w+), )?seat (\d) (acts|captures|draws|is next)")


def read_position(text: str, begin: Callable[[Choices, int], B]) -> B:
    """Return the position that a text tells; raises ValueError where it tells none."""
    options, headline, *lines = (line.strip() for line in text.strip().splitlines())
    match = _OPTIONS.fullmatch(options)
    if not match:
        raise ValueError(f"options: {options!r}")
    level, villains, sides, equations, glow = match.groups()
    rows = {line.partition(" ")[0]: line.partition(" ")[2] for line in lines}
    seats = sum(title.isdigit() for title in rows)
    board = begin(Choices(level, int(villains), sides, equations, glow == "glow"), seats)
    for seat in range(seats):
        _read_seat(board, seat, rows[str(seat)])
    taken = [weakness for pile in board.trophies for weakness in pile.villains]
    board.city = tuple(sorted([*villains_named(rows.get("city", "").split()), *taken]))
    if "picked" in rows:
        board.picked = tuple(YELLOW.index(weakness) for weakness in villains_named(rows["picked"].split()))
    elif board.city:
        board.picked = tuple(sorted(SIDES[weakness].card for weakness in board.city))
    board.sidekick = tuple(cards_named(rows.get("sidekick", "").split()))
    _read_headline(board, headline)
    if board.stage not in BEFORE:
        board.hall = board.play_deck() & ~board.visible()
        for hand in board.hands:
            board.hall &= ~hand
    return board


def _read_seat(board: Board, seat: Seat, line: str) -> None:
    for part in line.split(";"):
        title, _, text = part.strip().partition(" ")
        if title in ("hand", "known"):
            (board.hands if title == "hand" else board.known)[seat] = set_of(cards_named(text.split()))
        elif title == "begun":
            cards = {SLOTS[card]: card for card in cards_named(text.split())}
            board.begun[seat] = (cards.get(0, NO_CARD), cards.get(1, NO_CARD), cards.get(2, NO_CARD))
        elif title == "took":
            board.trophies[seat] = board.trophies[seat]._replace(villains=tuple(villains_named(text.split())))
        elif title == "used":
            board.trophies[seat] = board.trophies[seat]._replace(devices=tuple(cards_named(text.split())))
        else:
            head, body, legs, *device = cards_named(text.split())
            board.heroes[seat] += (Hero((head, body, legs), *device),)


def _read_headline(board: Board, headline: str) -> None:
    clauses = headline.split(", ")
    counts = {
        key: int(value) for key, _, value in (clause.partition(" ") for clause in clauses) if key in _COUNTS
    }
    for key, count in counts.items():
        setattr(board, key, count)
    due = {said: stage for stage, said in _DUE.items()}
    match = _TURN.match(headline)
    if clauses[0] in due:
        board.stage, board.tied, board.turn = due[clauses[0]], (), board.starter
    elif match:
        board.reason, board.tied = match[1] or "", ()
        board.turn = int(match[2])
        doing = {said: stage for stage, said in _DOING.items()}
        board.stage = doing.get(match[3], OVER)
        plays = re.search(r"(\d) plays left", headline)
        board.plays = int(plays[1]) if plays else 0
        board.acted, board.caught = "acted" in clauses, "caught" in clauses
    else:
        _, _, drawers = headline.partition(": ")
        board.stage, board.tied = FIRST, tuple(map(int, drawers.split()))
