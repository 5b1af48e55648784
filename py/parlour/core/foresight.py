"""What a sentence would bring about, and why it is good, as far as the seat that says it can know that."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from parlour.core.game import Game, Move, Seat, View
from parlour.core.rng import Rng

if TYPE_CHECKING:
    from parlour.core import border


def foresee(game: Game, view: View, seat: Seat, move: Move) -> list[border.Happening]:
    """Return the events that a legal sentence of the seat that sees this would bring about, as it may know them now.

    It is handed a view and never a state, so it can tell nothing that is hidden. It stops before the first event
    that would show something hidden: from there on everything is a guess.
    """
    imagined = game.from_view(view, Rng("foresee"))
    events = takewhile(lambda event: event.kind not in game.reveals, imagined.apply(seat, move))
    return [told for told in (event.seen_by(seat) for event in events) if told is not None]


def justify(game: Game, view: View, seat: Seat, move: Move) -> list[border.Merit]:
    """Return why a legal sentence is good for the seat that sees this; handed a view, it can tell nothing hidden."""
    return [merit.as_json() for merit in game.from_view(view, Rng("justify")).merits(seat, move)]
