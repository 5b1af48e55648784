"""What is wrong with a position of Numero: for tests, and for positions that somebody may have made up."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.numero.board import (
    AGAIN,
    DEALER,
    HAND,
    NO_POINTS,
    NOBODY,
    OVER,
    SHUFFLE,
    TURN,
    TURNS_ASKED,
    WINDOWS,
    Board,
    Claim,
)
from parlour.games.numero.cards import DECK, FIRST_WILD, PLUS, VALUES, WILDS, is_wild
from parlour.games.numero.ending import find_winners
from parlour.games.numero.piles import Pile
from parlour.games.numero.scoring import LINES
from parlour.kit import frames
from parlour.kit.cards import set_of
from parlour.kit.frames import Frame


def find_faults(board: Board) -> list[str]:
    """Return what is wrong, [] when the position is sound."""
    checks: Iterable[tuple[bool, str]] = (
        (_are_cards_sound(board), "a card is there twice, or missing, or of another pack"),
        (_are_hands_sound(board), "somebody holds too many cards, or too few"),
        (all(_is_pile_sound(board, pile) for pile in board.centre), "a pile is not worth that"),
        (all(map(is_wild, board.loose)), "a number card lies among the loose wild cards"),
        (_is_dealer_sound(board), "nobody can have dealt like that"),
        (_is_turn_sound(board), "it cannot be that seat's turn"),
        (_are_scores_sound(board), "the score sheets cannot say that"),
        (_are_claims_sound(board), "nobody can have claimed that"),
        (_is_end_sound(board), "the game cannot have ended like that"),
    )
    faults = [wrong for sound, wrong in checks if not sound]
    return faults + frames.audit(board.stack, WINDOWS, board.seats)


def _are_cards_sound(board: Board) -> bool:
    places = [
        *([card] for card in board.loose),
        *([card] for card in board.deck),
        *(pile.cards for pile in board.centre),
    ]
    lying = [card for cards in places for card in cards]
    held = [*board.hands, *board.won]
    if any(not 0 <= card < len(DECK) for card in lying) or any(cards < 0 for cards in held):
        return False
    if board.stage in (DEALER, SHUFFLE):
        return not lying and not any(held)
    count = len(lying) + sum(cards.bit_count() for cards in held)
    together = set_of(lying)
    for cards in held:
        together |= cards
    return together == board.pack() and count == together.bit_count()


def _are_hands_sound(board: Board) -> bool:
    counts = [hand.bit_count() for hand in board.hands]
    if board.stage in (DEALER, SHUFFLE):
        return not any(counts)
    if max(counts) > HAND:
        return False
    if board.is_alone():
        return not board.deck or (counts == [HAND] and len(board.centre) + len(board.loose) >= HAND)
    return not board.deck or min(counts) == HAND


def _is_pile_sound(board: Board, pile: Pile) -> bool:
    """Tell whether a pile that lies in the centre can be: its bottom card is a number, and its value fits a hand."""
    value, cards = pile.value, pile.cards
    if not cards or is_wild(cards[0]) or not isinstance(value, int) or not 1 <= value <= board.most():
        return False
    wilds = [DECK[card] for card in cards if card >= FIRST_WILD]
    signs = PLUS * (len(cards) - len(wilds) > 1)
    for wild in wilds:
        signs |= wild.signs
    plain = bool(wilds) or value == sum(VALUES[card] for card in cards)
    return plain and pile.signs == signs and (not board.is_alone() or len(cards) == 1)


def _is_dealer_sound(board: Board) -> bool:
    if board.is_alone() or board.stage == DEALER:
        return board.dealer == NOBODY and board.turn == 0
    first = (board.dealer + 1) % board.seats
    return 0 <= board.dealer < board.seats and (board.stage != SHUFFLE or board.turn == first)


def _is_turn_sound(board: Board) -> bool:
    seats = range(board.seats)
    final = board.final
    if board.turn not in seats or board.taker not in (NOBODY, *seats):
        return False
    if board.taker != NOBODY and not board.won[board.taker]:
        return False
    if board.stage != TURN:
        return not final and not board.stack
    if final:
        out = (final[-1] + 1) % board.seats
        rest = [(out + turn) % board.seats for turn in range(1, board.seats)]
        return (
            not board.is_alone()
            and not board.hands[out]
            and not board.deck
            and final[0] == board.turn
            and list(final) == rest[-len(final) :]
        )
    if board.is_alone():
        return bool(board.numbers(0) and board.centre)
    asking = bool(board.stack) and board.stack[0].kind != AGAIN
    return all(hand or (asking and seat == board.turn) for seat, hand in enumerate(board.hands))


def _are_scores_sound(board: Board) -> bool:
    if len(board.sheets) != board.seats or any(len(sheet) != len(LINES) for sheet in board.sheets):
        return False
    if board.choices.goal == "cards" or board.stage in (DEALER, SHUFFLE):
        return all(sheet == NO_POINTS for sheet in board.sheets)
    below = ("challenge", "left")
    return all(
        (points <= 0 if line in below else points >= 0)
        for sheet in board.sheets
        for line, points in zip(LINES, sheet, strict=True)
    )


def _are_claims_sound(board: Board) -> bool:
    """Tell whether what may be challenged was claimed, and the seat that is asked can be asked about it."""
    builders = [claim.builder for claim in board.claims]
    ages = [
        (claim.builder, claim.turns[claim.builder])
        for claim in board.claims
        if claim.builder < len(claim.turns)
    ]
    if builders and not board.bluffs():
        return False
    if len(set(ages)) < len(builders) or not all(_is_claim_sound(board, claim) for claim in board.claims):
        return False
    proved = all(
        list(values) == sorted(set(values)) and all(1 <= value <= board.most() for value in values)
        for values in board.proved
    )
    if not proved or (any(board.proved) and (board.bluffs() or board.is_alone())):
        return False
    for frame in board.stack:
        if len(frame.about) != 1 or frame.about[0] not in builders or frame.about[0] in frame.order:
            return False
        # The next to move is asked about the older claims of a builder together with what that builder just said.
        asking = board.stack[0].kind != AGAIN
        if frame.kind == AGAIN and frame.order != ((board.turn + asking) % board.seats,):
            return False
        if (frame.kind != AGAIN or asking) and frame.about[0] != board.turn:
            return False
        if frame.kind != AGAIN and frame is not board.stack[0]:
            return False
        if frame.kind != AGAIN and len(frame.order) != board.seats - 1:
            return False
    kinds = {(frame.kind, frame.about) for frame in board.stack}
    return len(kinds) == len(board.stack) and all(_is_about_claim(board, frame) for frame in board.stack)


def _is_about_claim(board: Board, frame: Frame) -> bool:
    """Tell whether the question is about something that may still be doubted."""
    age = TURNS_ASKED - 1 if frame.kind == AGAIN else 0
    turns = [claim.turns for claim in board.claims if claim.builder == frame.about[0]]
    return all(any(each[seat] == age for each in turns) for seat in frame.order)


def _is_claim_sound(board: Board, claim: Claim) -> bool:
    seats = range(board.seats)
    if claim.builder not in seats or len(claim.turns) != board.seats or not claim.piles:
        return False
    counts = [turns for seat, turns in enumerate(claim.turns) if seat != claim.builder]
    if min(claim.turns) < 0 or min(counts) >= TURNS_ASKED or max(claim.turns) > TURNS_ASKED:
        return False
    known = board.open_cards()
    return all(
        each.put
        and each.before
        and set_of([*each.put, *(card for pile in each.before for card in pile.cards)])
        == set_of(each.pile.cards)
        and len(each.pile.cards) == len(each.put) + sum(len(pile.cards) for pile in each.before)
        and set_of(each.pile.cards) & ~known == 0
        and all(_is_pile_sound(board, pile) for pile in (each.pile, *each.before))
        for each in claim.piles
    )


def _is_end_sound(board: Board) -> bool:
    if board.stage != OVER:
        return board.reason == ""
    if board.is_alone():
        perfect = not (board.deck or board.centre or board.loose or board.hands[0] & ~WILDS)
        return board.reason == ("perfect" if perfect else "stuck")
    if board.deck or all(board.hands) or board.claims:
        return False
    if board.taker != NOBODY and (board.centre or board.loose):
        return False
    return board.reason == ("finished" if len(find_winners(board)) == 1 else "shared")
