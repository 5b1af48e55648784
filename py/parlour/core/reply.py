"""The reply: what a table tells a viewer of how it stands and what happened, and nothing that he may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import CHANCE, NO_ASK, Seat
from parlour.core.table import TABLE_WORDS, Table, outcome_as_json

if TYPE_CHECKING:
    from parlour.core import border


def make_reply(table: Table, viewer: Seat | None, since: int = 0, steps: bool = False) -> border.Reply:
    """Return what a viewer (None: a bystander) is told: the view, the prompt, the outcome, and the log.

    The log tells the records from number `since` (from 0) on, each with its events as the viewer may see them; records
    that hold a secret are told without their sentence, and so is all that chance says, which may name what lies face
    down: its events tell what was seen of it. With `steps` each also tells the view after it (not the last: its view is
    the reply's own), who the table then waited for, and the parts in which somebody else's sentence came about.
    """
    hides = table.state.hides()
    return {
        "viewer": viewer,
        "view": table.state.view(viewer),
        "prompt": make_prompt(table, viewer),
        "log": {
            "from": since,
            "records": [_tell(table, at, viewer, steps) for at in range(since, len(table.journal))],
        },
        "outcome": outcome_as_json(table.outcome()),
        "seats": [_tell_sitter(table, seat) for seat in range(len(table.sitters))],
        "sides": [list(side) for side in table.sides],
        "windows": list(table.windows),
        "takebacks": table.takebacks,
        "hints": table.hints,
        "aids": {"hints": table.aids.hints, "takebacks": table.aids.takebacks},
        "options": table.options,
        "hides": hides,
        # The seed would tell what was dealt.
        "seed": table.seed if not hides or table.is_final() else "",
        "length": len(table.journal),
    }


def count_alike(table: Table, one: Seat | None, other: Seat | None) -> int:
    """Return how many records, from the first on, are told to two viewers alike."""
    for at, moment in enumerate(table.past):
        for event in moment.events:
            if event.only is not None and (one in event.only) != (other in event.only):
                return at
    return len(table.past)


def _tell_sitter(table: Table, seat: Seat) -> border.Sitter:
    told = table.sitters[seat].as_json()
    if seat in table.left:
        told["left"] = True
    return told


def _tell(table: Table, at: int, viewer: Seat | None, steps: bool) -> border.LogRecord:
    """Tell one record to a viewer, and how the table stood after it."""
    record, events = table.journal[at], table.past[at].events
    hidden = record.seat == CHANCE or any(
        event.only is not None and viewer not in event.only for event in events
    )
    seen = [event.seen_by(viewer) for event in events]
    told: border.LogRecord = {
        "seat": None if record.seat == CHANCE else record.seat,
        "move": None if hidden else record.move,
        "events": [event for event in seen if event is not None],
    }
    if steps:
        last = at + 1 == len(table.journal)
        told["view"] = None if last else table.stood(at + 1).view(viewer)
        told["waiting"] = list(table.waited(at + 1))
        parts = _tell_parts(table, at, viewer, seen)
        if parts:
            told["parts"] = parts
    return told


def _tell_parts(
    table: Table, at: int, viewer: Seat | None, seen: list[border.Happening | None]
) -> list[border.Part]:
    """Tell how a sentence of several parts came about; its composer has seen that."""
    seat, move = table.journal[at]
    if move in TABLE_WORDS or (seat == viewer and table.is_persons(at)):
        return []
    return [
        {"view": view, "events": sum(event is not None for event in seen[:count])}
        for view, count in table.past[at].state.unfold(seat, move, viewer)
    ]


def make_prompt(table: Table, viewer: Seat | None) -> border.Prompt:
    """Return who the table waits for, what the viewer is asked, and whether it may take anything back."""
    waiting = table.waiting()
    asked = viewer if viewer in waiting else None
    unveiled = _find_unveiled(table)
    told = unveiled if asked is None else asked
    return {
        "id": table.changes,
        "waiting": list(waiting),
        "seat": asked,
        "ask": (NO_ASK if told is None else table.state.asks(told, "")).as_json(),
        "answers": [] if unveiled is None else table.state.answers(unveiled),
        "inquiries": [] if asked is None or not table.aids.hints else list(table.state.inquiries(asked)),
        "offers": sorted(table.offers),
        "undo": table.why_no_undo(None) is None,
        "takeback": table.why_no_undo(None, beyond=True) is None,
        "redo": table.why_no_redo() is None,
    }


def _find_unveiled(table: Table) -> Seat | None:
    """Return who is asked what everybody may know, with every answer to it; None where nobody is."""
    for seat in table.waiting():
        if seat != CHANCE and table.state.window(seat) in table.game.unveiled:
            return seat
    return None
