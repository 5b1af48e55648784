"""What chance says, the dealer and the pack's order, and how cards come from the deck (§3, §4.7; R-NU-27, -28, -33)."""

from __future__ import annotations

from parlour.core.game import Event, Move, Refusal, Seat
from parlour.core.rng import Rng
from parlour.games.numero import ending
from parlour.games.numero.board import DEALER, HAND, SHUFFLE, TURN, Board
from parlour.games.numero.cards import NAMES, NUMBER, is_wild, names_of
from parlour.games.numero.piles import lay
from parlour.kit.cards import cards_of, set_of


def why_not(board: Board, words: list[str]) -> Refusal | None:
    """Return why chance may not say this."""
    verb, rest = words[0], words[1:]
    if board.stage == DEALER:
        proper = verb == "dealer" and rest in [[str(seat + 1)] for seat in range(board.seats)]
        return None if proper else Refusal("syntax-dealer", {"seats": board.seats}, "§3.1")
    pack = cards_of(board.pack())
    cards = [NUMBER.get(word) for word in rest]
    proper = verb == "shuffle" and len(cards) == len(pack) and set(cards) == set(pack)
    return None if proper else Refusal("syntax-shuffle", {"cards": len(pack)}, "§3.2")


def sample(board: Board, rng: Rng) -> Move:
    """Return what chance says."""
    if board.stage == DEALER:
        return f"dealer {rng.below(board.seats) + 1}"
    cards = cards_of(board.pack())
    rng.shuffle(cards)
    return " ".join(["shuffle", *(NAMES[card] for card in cards)])


def apply(board: Board, words: list[str]) -> list[Event]:
    """Take what chance says."""
    if board.stage == DEALER:
        board.dealer = int(words[1]) - 1
        board.turn = (board.dealer + 1) % board.seats
        board.stage = SHUFFLE
        return [Event("dealer", board.dealer, {"whom": board.turn})]
    board.deck = tuple(NUMBER[word] for word in words[1:])
    board.stage = TURN
    if board.is_alone():
        opened = _open_centre(board, HAND)
        return [opened, *_deal(board), *ending.end_alone(board)]
    return [*_deal(board), _open_centre(board, board.seats)]


def _deal(board: Board) -> list[Event]:
    """Deal five at once to each seat, from the first player on."""
    events = []
    for turn in range(board.seats):
        seat = (board.turn + turn) % board.seats
        hand = set_of(_draw(board, HAND))
        board.hands[seat] = hand
        events.append(Event("dealt", seat, {"cards": names_of(hand)}, frozenset({seat}), {}))
    return events


def _draw(board: Board, count: int) -> tuple[int, ...]:
    """Take cards from the top of the deck, as many as there are."""
    drawn, board.deck = board.deck[:count], board.deck[count:]
    return drawn


def _open_centre(board: Board, count: int) -> Event:
    """Turn up cards for the centre: number cards are piles, wild cards lie loose (R-NU-14)."""
    drawn = _draw(board, count)
    board.centre += tuple(lay(card) for card in drawn if not is_wild(card))
    board.loose += tuple(card for card in drawn if is_wild(card))
    return Event("opened", None, {"cards": [NAMES[card] for card in drawn]})


def fill_up(board: Board, seat: Seat) -> list[Event]:
    """Fill a hand up to five after its turn; alone, first the centre (§4.7, §9.2)."""
    events = []
    missing = HAND - len(board.centre) - len(board.loose)
    if board.is_alone() and missing > 0 and board.deck:
        events.append(_open_centre(board, missing))
    drawn = set_of(_draw(board, HAND - board.hands[seat].bit_count()))
    if drawn:
        board.hands[seat] |= drawn
        count = {"count": drawn.bit_count()}
        events.append(Event("drew", seat, {**count, "cards": names_of(drawn)}, frozenset({seat}), count))
    return events
