"""Lifts saves of Numero that were written under older rules; what is no sound save is left to the loader."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.game import Game, Json, Seat
from parlour.core.table import TABLE_WORDS, read_record
from parlour.games.numero.board import Claimed
from parlour.games.numero.state import NumeroState

NEW = ("claims", "proved")
"""What the same game may have otherwise under the second rules, besides what was said."""


def lift_first(save: Json, game: Game) -> Json:
    """Lift a save of the first rules, by which a builder's next build closed the older one (R-NU-20).

    A seat that is asked about an older one now, and was not then, passes: so all else comes about as it did. What a
    turn has proved since is told after takes, too, so that the position at the end is written anew.
    """
    try:
        return _pass_where_asked(save, game)
    except (
        ArithmeticError,
        AssertionError,
        AttributeError,
        LookupError,
        StopIteration,
        TypeError,
        ValueError,
    ):
        return save  # hostile: any failure to read it is damage


def _pass_where_asked(save: Json, game: Game) -> Json:
    options, seats = save["options"], len(save["seats"])
    if seats not in game.seats or game.check(options, seats):
        return save
    begun = save.get("start")
    state = game.start(options, seats) if begun is None else game.from_dump(begun, options, seats)
    if not isinstance(state, NumeroState):
        return save
    latest = {each.builder: each.piles for each in state.claims}
    journal: list[str] = []
    for text in save["journal"]:
        record = read_record(text)
        if record is None:
            return save
        if record.move not in TABLE_WORDS:
            journal += _pass_all(state, latest)
            if record.seat not in state.waiting() or state.why_not(*record) is not None:
                return save
            state.apply(*record)
            if state.claims and not any(state.claims[-1].turns):
                latest[state.claims[-1].builder] = state.claims[-1].piles
        journal.append(text)
    lifted = {**save, "journal": journal + _pass_all(state, latest), "check": {}}
    at, now = save.get("at"), state.dump()
    if isinstance(at, dict) and all(at[key] == now[key] for key in now if key not in NEW):
        lifted["at"] = now
    return lifted


def _pass_all(state: NumeroState, latest: Mapping[Seat, tuple[Claimed, ...]]) -> list[str]:
    """Pass for each seat that is asked about a build that is not the latest one of its builder."""
    passed = []
    while state.stack and state.claim_asked().piles != latest[state.claim_asked().builder]:
        (seat,) = state.waiting()
        state.apply(seat, "pass")
        passed.append(f"{seat} pass")
    return passed
