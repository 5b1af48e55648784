"""A deed as others see it come about: who plays stands there before what is traded or captured has gone (§4, §5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Move, Part, Seat
from parlour.games.league import action, capture
from parlour.games.league.board import Board
from parlour.games.league.cards import NUMBER

if TYPE_CHECKING:
    from parlour.games.league import border


def unfold(board: Board, seat: Seat, move: Move, viewer: Seat | None) -> list[Part]:
    """Return how the table looks with a card that was just played, before a trade, and before a villain goes."""
    verb, *words = move.split(" ")
    if verb in ("play", "device"):
        after = board.copy()
        events = action.apply(after, seat, [verb, *words])
        deed: border.Deed = {"seat": seat, "team": [events[0].data["hero"]], "cards": []}
        return [Part({**after.view(viewer), "deed": deed}, len(events))]
    if verb == "trade":
        # The card that is given has left the hand, and both lie open: everybody sees which goes where (R-NL-10).
        deed = {"seat": seat, "team": [], "cards": words}
        given = 1 << NUMBER[words[0]]
        before = board.copy()
        before.hands[seat] &= ~given
        before.known[seat] &= ~given
        return [Part({**before.view(viewer), "deed": deed}, 1)]
    if verb == "capture":
        deed = {"seat": seat, "team": words[2:], "cards": []}
        return [Part({**capture.show_capture(board, seat, words, viewer), "deed": deed}, 1)]
    return []
