"""How a game ends: last turns, what is left over, and who has won (§6, §7.7, §9.3; R-NU-17, -18, -19, -26, -30)."""

from __future__ import annotations

from parlour.core.game import Event, Seat
from parlour.games.numero.board import NOBODY, OVER, Board
from parlour.games.numero.cards import NAMES, POINTS, names_of
from parlour.games.numero.challenge import ask_again
from parlour.kit.cards import cards_of

MOST, DEALT, PERFECT = 10, 10, 25
"""Points for most cards, and alone for the whole deck, and for nothing left to take."""

REASONS = ("finished", "shared", "perfect", "stuck")


def begin_last_turns(board: Board) -> list[Event]:
    """Give each other seat one last turn, once somebody has no card left (R-NU-17)."""
    out = board.turn
    board.final = tuple((out + turn) % board.seats for turn in range(1, board.seats))
    return [Event("last", out, {"seats": list(board.final), "whom": board.final[0]})]


def end(board: Board) -> list[Event]:
    """End a game of several: share out what is left over, and see who has most (R-NU-18, R-NU-26)."""
    events = [*_sweep(board), *_subtract_hands(board)]
    board.stage, board.stack, board.claims, board.final = OVER, (), (), ()
    piles = [count_cards(board, seat) for seat in range(board.seats)]
    if board.choices.goal == "points" and piles.count(max(piles)) == 1:
        most = piles.index(max(piles))
        board.score(most, {"most": MOST})
        events.append(Event("most", most, {"count": max(piles), "points": MOST}))
    board.reason = "finished" if len(find_winners(board)) == 1 else "shared"
    return events


def _sweep(board: Board) -> list[Event]:
    """Give what lies in the centre to the last taker; it scores nothing else."""
    cards = [card for pile in board.centre for card in pile.cards] + [*board.loose]
    if board.taker == NOBODY or not cards:
        return []
    for card in cards:
        board.won[board.taker] |= 1 << card
    board.centre, board.loose = (), ()
    return [Event("swept", board.taker, {"cards": [NAMES[card] for card in cards]})]


def _subtract_hands(board: Board) -> list[Event]:
    """Take off what is left in hands: each card one, and in points what is printed on it besides."""
    events = []
    for seat, hand in enumerate(board.hands):
        if hand:
            points = hand.bit_count()
            if board.choices.goal == "points":
                points += sum(POINTS[card] for card in cards_of(hand))
            board.score(seat, {"left": -points})
            events.append(Event("kept", seat, {"cards": names_of(hand), "points": -points}))
    return events


def end_alone(board: Board) -> list[Event]:
    """End solitaire where no take can come any more: without a number card, or without a pile (R-NU-30)."""
    return [] if board.numbers(0) and board.centre else stop_alone(board)


def stop_alone(board: Board) -> list[Event]:
    """End solitaire, and reckon what is for the whole game."""
    events = []
    perfect = not board.deck and not board.numbers(0) and not board.centre and not board.loose
    board.stage, board.reason = OVER, "perfect" if perfect else "stuck"
    if not board.deck:
        events.append(Event("dealtout", 0, {"points": DEALT if board.choices.goal == "points" else 0}))
        board.score(0, {"dealt": DEALT})
    if perfect:
        events.append(Event("perfect", 0, {"points": PERFECT if board.choices.goal == "points" else 0}))
        board.score(0, {"perfect": PERFECT})
    hand = board.hands[0]
    if hand:
        printed = sum(POINTS[card] for card in cards_of(hand)) if board.choices.goal == "points" else 0
        board.score(0, {"left": -printed})
        events.append(Event("kept", 0, {"cards": names_of(hand), "points": -printed}))
    return events


def count_cards(board: Board, seat: Seat) -> int:
    """Return how many cards a seat has won; of several, less those that were left in its hand at the end."""
    left = board.hands[seat].bit_count() if board.stage == OVER and not board.is_alone() else 0
    return board.won[seat].bit_count() - left


def count_score(board: Board, seat: Seat) -> int:
    """Return what counts for a seat: cards, or points."""
    return sum(board.sheets[seat]) if board.choices.goal == "points" else count_cards(board, seat)


def find_winners(board: Board) -> frozenset[Seat]:
    """Return who has most, ties shared (R-NU-19); alone, a player with nothing left to take."""
    if board.is_alone():
        return frozenset({0}) if board.reason == "perfect" else frozenset()
    scores = [count_score(board, seat) for seat in range(board.seats)]
    return frozenset(seat for seat, score in enumerate(scores) if score == max(scores))


def next_turn(board: Board, asked: Seat = NOBODY) -> list[Event]:
    """Begin the next turn, or end the game; about what `asked` said earlier the next seat was asked already."""
    events = []
    if board.final:
        board.final = board.final[1:]
        if not board.final:
            return end(board)
        board.turn = board.final[0]
    elif not board.hands[board.turn]:
        events = begin_last_turns(board)
        board.turn = board.final[0]
    else:
        board.turn = (board.turn + 1) % board.seats
    ask_again(board, board.turn, asked)
    return events
