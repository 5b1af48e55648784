"""A turn as others see it come about: the table after each phrase, and a take while its cards still lie (§4, §5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from parlour.core.game import Move, Part, Seat
from parlour.games.numero.board import Board
from parlour.games.numero.cards import NAMES, NUMBER, VALUES, names_of
from parlour.games.numero.making import Making
from parlour.games.numero.spelling import spell_sum, tell
from parlour.games.numero.turn import COMMA, SEMICOLON, TAKE, part, play_wild

if TYPE_CHECKING:
    from parlour.games.numero import border


def unfold(board: Board, seat: Seat, move: Move, viewer: Seat | None) -> list[Part]:
    """Return how the table looks after each phrase of a legal turn but the last, and before what it takes is gone."""
    making = Making(board, seat)
    parts: list[Part] = []
    *phrases, last = part(move.split(" "), SEMICOLON)
    for phrase in phrases:
        refusal = play_wild(making, phrase)
        assert refusal is None, refusal
        parts.append(Part(show_making(making, viewer), len(making.events)))
    if last[0] == TAKE:
        making.card = NUMBER[last[1]]
        groups = part(last[3:], COMMA)
        joins = [making.piles([making.find(word) for word in group]) for group in groups]
        view = show_making(making, viewer)
        view["steps"] += [f"{spell_sum(join)} = {VALUES[making.card]}" for join in joins if len(join) > 1]
        parts.append(Part({**view, "taking": {"card": last[1], "groups": groups}}, len(making.events) + 1))
    return parts


def show_making(making: Making, viewer: Seat | None, shown: bool = True) -> border.View:
    """Return a viewer's view with centre and hand as they are in the making, and the number sentences so far.

    `shown`: whether he is told what the piles are worth that were changed.
    """
    board, seat = making.board, making.seat
    view = cast("border.View", board.view(viewer))
    view["centre"] = [
        {
            "pile": slot.word,
            "cards": [NAMES[card] for card in slot.pile.cards],
            "value": tell(slot.pile.value) if shown or not slot.is_changed() else None,
            "signs": slot.pile.signs,
        }
        for slot in making.slots
    ]
    loose = [card for card in board.loose if not making.used >> card & 1]
    view["loose"] = [NAMES[card] for card in (*loose, *making.dropped)]
    hand, is_open = making.hand(), view["hands"][seat]["cards"] is not None
    view["maker"] = seat
    steps = [event.data for event in making.events if event.kind == "changed"]
    view["steps"] = [f"{step['sentence']} = {step['value']}" for step in steps] if shown else []
    view["hands"][seat] = {"count": hand.bit_count(), "cards": names_of(hand) if is_open else None}
    return view
