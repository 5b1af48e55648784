"""Lifts saves of Numbers League that were written under older rules; what is no sound save is left to the loader."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from parlour.core.game import Json
from parlour.games.league.board import ACTION, CAPTURE, PLAYS
from parlour.games.league.ending import CALM_ROUNDS, IDLE_ALONE, IDLE_ROUNDS


def lift_first(save: Json) -> Json:
    """Lift a save from the first rules, by which a round without deeds counted with cards in the Hall too (R-NL-13 a).

    Its journal plays as it did, since no game ends earlier now; one that ended so goes on from there.
    """
    return {key: _lift_position(part) if key in ("start", "at") else part for key, part in save.items()}


def _lift_position(dump: object) -> object:
    """Count again the rounds in which nothing happened, and undo an end that they no longer bring about."""
    try:
        return _count_again(dump)  # type: ignore[arg-type]  # hostile: any failure to read it is damage
    except (IndexError, KeyError, TypeError):
        return dump


def _count_again(dump: Json) -> Json:
    clock, outcome = dump["clock"], dump["outcome"]
    idle, most = clock["idle"], IDLE_ALONE if len(dump["hands"]) == 1 else IDLE_ROUNDS
    ended = outcome is not None and outcome["reason"] == "idle"
    if not 0 <= idle <= min(most, clock["calm"]) or (idle == most) != ended:
        return dump  # no sound count, which is not to be made one here
    # Every dry round has an empty Hall, and every idle round with an empty Hall is dry.
    lifted = {**dump, "clock": {**clock, "idle": min(idle, clock["dry"])}}
    if not ended or clock["dry"] >= idle:
        return lifted
    if clock["calm"] >= CALM_ROUNDS:
        return {**lifted, "outcome": {**outcome, "reason": "calm"}}
    stage = ACTION if dump["hands"][dump["turn"]]["cards"] else CAPTURE
    return {
        **lifted,
        "outcome": None,
        "stage": stage,
        "plays": PLAYS if stage == ACTION else 0,
        "round": dump["round"] + 1,
        "waiting": [dump["turn"]],
    }


UPGRADES: Mapping[int, Callable[[Json], Json]] = {1: lift_first}
"""By the rules that a save was written under, what lifts it to the next."""
