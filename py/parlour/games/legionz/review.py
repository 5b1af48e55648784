"""Judges what was done after a loop against the best of the many moves that there are then."""

from __future__ import annotations

from parlour.core.game import Gain, Judgement, Move, Seat
from parlour.core.position import WORTH
from parlour.games.legionz.bot import list_likely
from parlour.games.legionz.merits import VAGUE
from parlour.games.legionz.state import LegionzState

LEAST_LEAD = 2.0
"""Points by which a move of a Bug must be better to be told of: as much as a fault in a review costs at least."""


def judge(state: LegionzState, seat: Seat, move: Move) -> Judgement:
    """Return the best that was thought of after a loop; what is hardly better, or for no reason, nobody is told."""
    tried = dict.fromkeys([move, *list_likely(state)])
    after = {}
    for sentence in tried:
        after[sentence] = state.copy()
        after[sentence].apply(seat, sentence)
    worth = {sentence: each.worth(seat) for sentence, each in after.items()}
    best = max(worth, key=lambda sentence: (worth[sentence], sentence == move))
    other = move
    if best == move:
        other = max(
            (each for each in worth if each != best), key=lambda sentence: worth[sentence], default=move
        )
    if after[best].winners == {seat} != after[other].winners:
        return Judgement(best, Gain("win", 1))
    if _can_win_next(after[other], seat) and not _can_win_next(after[best], seat):
        return Judgement(best, Gain("save", 1))
    lead = round((worth[best] - worth[other]) * WORTH / 100, 1)
    is_told = lead >= LEAST_LEAD and (best == move or _has_reason(state, seat, best, move))
    return Judgement(best if is_told else move, Gain("worth", lead if is_told else 0.0))


def _has_reason(state: LegionzState, seat: Seat, best: Move, move: Move) -> bool:
    """Tell whether anything can be said for a move that is not as true of the one that was made."""
    said = state.merits(seat, move)
    return any(merit.code not in VAGUE and merit not in said for merit in state.merits(seat, best))


def _can_win_next(state: LegionzState, seat: Seat) -> bool:
    """Tell whether somebody else has a full Legion, or can complete one with the next Bug."""
    others = [each for each in range(state.seats) if each != seat]
    return bool(state.winners - {seat}) or any(state.find_threats(each) for each in others)
