"""All that the page has to tell of a game's golden games and lessons, as codes with arguments, each once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from itertools import islice

from recipes import list_recipes
from test_locales import LESSON_PARTS

from parlour.core.foresight import foresee
from parlour.core.game import Event, Game, Json, Lesson, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.table import Table, outcome_as_json
from parlour.terminal.golden import play_recipe
from parlour.terminal.ground import find_game

PRAISED = 3
"""Sentences of each position of which it is told why they are good."""

TRIED = 4
"""Sentences of each position that somebody says by mistake."""


def list_sayings(key: str) -> list[Json]:
    """Return what is told, each once: how (`event`, `ask`, …), the seats, who of them is “you”, code and arguments."""
    told: dict[str, Json] = {}
    for saying in _tell_game(find_game(key)):
        told.setdefault(json.dumps(saying, sort_keys=True), saying)
    return list(told.values())


def _tell_game(game: Game) -> Iterator[Json]:
    rng = Rng(f"sayings:{game.key}")
    tables = [
        (transcript.name, play_recipe(recipe))
        for transcript, recipe in list_recipes().items()
        if transcript.game == game.key
    ]
    known = sorted({record.move for _, table in tables for record in table.journal if record.seat >= 0})
    wrong = [*_words_of(game.key), *known]
    for _, table in tables:
        yield from _tell_table(table, wrong, rng)
    for lesson in game.lessons:
        yield from _tell_lesson(game, lesson, rng)


def _words_of(key: str) -> list[Move]:
    """Return what a game's attackers say."""
    try:
        hostile = import_module(f"games.{key}.hostile")
    except ModuleNotFoundError:
        return []
    return [*hostile.WORDS, *getattr(hostile, "SENTENCES", ())]


def _tell_table(table: Table, wrong: list[Move], rng: Rng) -> Iterator[Json]:
    seats = len(table.sitters)
    for number, (record, moment) in enumerate(zip(table.journal, table.past, strict=True)):
        yield from _tell_events(moment.events, seats)
        if record.seat >= 0 and table.stood(number).why_not(*record) is None:  # to give up is the table's
            yield from _tell_state(
                table.game, table.stood(number), record.seat, seats, record.move, wrong, rng
            )
    outcome = outcome_as_json(table.outcome())
    if outcome:
        view = table.state.view(None)
        for own in (None, *range(seats)):
            yield {"how": "outcome", "seats": seats, "own": own, "data": dict(outcome), "view": dict(view)}


def _tell_events(events: list[Event], seats: int) -> Iterator[Json]:
    """Tell what happened, as everybody sees it: as “you”, and by names where several people play."""
    for own in (None, *range(seats)):
        for event in events:
            seen = event.seen_by(own)
            if seen:
                yield {"how": "event", "seats": seats, "own": own, "data": dict(seen)}


def _tell_state(
    game: Game, state: State, seat: Seat, seats: int, move: Move, wrong: list[Move], rng: Rng
) -> Iterator[Json]:
    """Tell what a seat is asked there, what is good there, and why other things may not be said."""
    words = move.split(" ")
    for own in (None, seat):
        for count in range(len(words)):
            said = " ".join(words[:count])
            ask = dict(state.draft(seat, said).ask.as_json())
            if ask["code"]:
                yield {"how": "ask", "seats": seats, "own": own, "seat": seat, "said": said, "data": ask}
    yield from _tell_good(game, state, seat, seats, [move, *islice(state.likely(seat) or [], PRAISED)])
    for _ in range(TRIED):
        refusal = state.why_not(seat, rng.choice(wrong))
        if refusal and not refusal.code.startswith("syntax-"):  # of what was typed
            yield {"how": "refusal", "seats": seats, "own": None, "data": dict(refusal.as_json())}


def _tell_good(game: Game, state: State, seat: Seat, seats: int, moves: list[Move]) -> Iterator[Json]:
    view = state.view(seat)
    for move in moves:
        for merit in state.merits(seat, move):
            yield {"how": "merit", "seats": seats, "own": seat, "data": dict(merit.as_json())}
        for happening in foresee(game, view, seat, move):
            yield {"how": "would", "seats": seats, "own": seat, "data": dict(happening)}
            for own in (None, seat, (seat + 1) % seats):
                yield {"how": "missed", "seats": seats, "own": own, "seat": seat, "data": dict(happening)}
                yield {"how": "taken", "seats": seats, "own": own, "data": dict(happening)}


def _tell_lesson(game: Game, lesson: Lesson, rng: Rng) -> Iterator[Json]:
    """Tell its own texts, and all that its position may have somebody read."""
    seats = lesson.seats or game.seats[0]
    for part in LESSON_PARTS:
        yield {"how": "text", "seats": seats, "own": 0, "data": {"code": f"lesson-{lesson.key}-{part}"}}
    state = game.from_text(lesson.position)
    for move in sorted(lesson.goals)[:PRAISED]:
        yield from _tell_state(game, state, lesson.seat, seats, move, state.moves(lesson.seat) or [move], rng)
        yield from _tell_events(state.copy().apply(lesson.seat, move), seats)
