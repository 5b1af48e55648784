"""What is wrong with a position of Numbers League: for tests, and for positions that somebody else wrote."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.league.board import (
    ACTION,
    BEFORE,
    DEAL,
    ENERGIZE,
    FIRST,
    HAND,
    NOTHING_BEGUN,
    OVER,
    PICKING,
    PLAYS,
    SIDEKICK_CARDS,
    SIDES_UP,
    Board,
)
from parlour.games.league.cards import GREEN, NO_CARD, SIDES, SLOTS, YELLOW
from parlour.games.league.ending import CALM_ROUNDS, DRY_ROUNDS, REASONS, most_idle

MOST_ROUNDS = len(YELLOW) * CALM_ROUNDS
"""No game has more: of any twenty rounds in a row, the last twenty apart, one at least sees a capture (R-NL-13 c)."""


def find_faults(board: Board) -> list[str]:
    """Return what is wrong with a position, [] when it is sound."""
    return [
        *_check_cards(board),
        *_check_heroes(board),
        *_check_villains(board),
        *(_check_setup(board) if board.stage in BEFORE else _check_turn(board)),
        *_check_clock(board),
    ]


def _check_cards(board: Board) -> list[str]:
    """Every card of the deck is in one place."""
    wrong = []
    places = [board.hall, *board.hands]
    open_cards = [card for seat in range(board.seats) for card in _cards_before(board, seat)]
    open_cards += board.sidekick
    together = 0
    for place in [*places, *(1 << card for card in open_cards)]:
        if together & place:
            wrong.append("a card is in two places")
        together |= place
    if board.stage not in BEFORE and together != board.play_deck():
        wrong.append("a card is lost, or is not in the game at this level")
    if board.stage in BEFORE and together:
        wrong.append("there are cards before the deal")
    if any(hand.bit_count() > HAND for hand in board.hands):
        wrong.append("somebody holds more than seven cards")
    if any(known & ~hand for known, hand in zip(board.known, board.hands, strict=True)):
        wrong.append("a card is known to be where it is not")
    return wrong


def _cards_before(board: Board, seat: Seat) -> list[int]:
    """Return the cards that lie open before a seat."""
    cards = [card for hero in board.heroes[seat] for card in (*hero.parts, hero.device)]
    cards += [*board.begun[seat], *board.trophies[seat].devices]
    return [card for card in cards if card != NO_CARD]


def _check_heroes(board: Board) -> list[str]:
    wrong = []
    for seat in range(board.seats):
        if any([SLOTS[card] for card in hero.parts] != [0, 1, 2] for hero in board.heroes[seat]):
            wrong.append("a superhero is not made of head, body and legs")
        begun = board.begun[seat]
        if any(card != NO_CARD and SLOTS[card] != slot for slot, card in enumerate(begun)):
            wrong.append("a part is in the wrong place")
        if NO_CARD not in begun:
            wrong.append("a superhero has all its parts and is not completed")
        devices = [hero.device for hero in board.heroes[seat] if hero.device != NO_CARD]
        if any(SLOTS[card] >= 0 for card in (*devices, *board.trophies[seat].devices)):
            wrong.append("a part is where only devices are")
    return wrong


def _check_villains(board: Board) -> list[str]:
    wrong = []
    hero, choices = board.choices.level == "hero", board.choices
    if board.picked and (len(set(board.picked)), sorted(board.picked)) != (
        choices.villains,
        list(board.picked),
    ):
        wrong.append("there are too many villains, or too few")
    if (hero or choices.villains == len(YELLOW)) and board.picked != tuple(range(choices.villains)):
        wrong.append("these are not the villains of this game")
    if board.city:
        cards = sorted(SIDES[weakness].card for weakness in board.city)
        proper = tuple(cards) == board.picked and list(board.city) == sorted(board.city)
        if not proper or (hero and board.city != YELLOW[: choices.villains]):
            wrong.append("these are not the villains of this city")
        if not hero and choices.sides == "green" and not set(board.city) <= set(GREEN):
            wrong.append("a villain shows the wrong side")
    elif board.picked and (hero or choices.sides == "green"):
        wrong.append("the city is not laid")
    taken = [weakness for pile in board.trophies for weakness in pile.villains]
    if len(set(taken)) != len(taken) or not set(taken) <= set(board.city):
        wrong.append("a villain was captured twice, or was never there")
    return wrong


def _check_setup(board: Board) -> list[str]:
    wrong = []
    drawing = board.starter < 0
    if drawing != (len(board.tied) > 1) or list(board.tied) != sorted(set(board.tied)):
        wrong.append("it is not clear who draws for the first turn")
    if not set(board.tied) <= set(range(board.seats)) or not -1 <= board.starter < board.seats:
        wrong.append("somebody draws who does not play")
    if board.seats == 1 and drawing:
        wrong.append("somebody alone need not draw for the first turn")
    due = FIRST if drawing else PICKING if not board.picked else DEAL if board.city else SIDES_UP
    if board.stage != due:
        wrong.append("chance has something else to say")
    if board.turn != max(board.starter, 0) or board.plays or board.sidekick:
        wrong.append("the game has begun before the deal")
    if any(pile.villains for pile in board.trophies):
        wrong.append("a villain was captured before the deal")
    return wrong


def _check_turn(board: Board) -> list[str]:
    wrong = []
    if not board.city or board.tied or not 0 <= board.starter < board.seats:
        return ["the game has begun before it was set up"]
    if not 0 <= board.turn < board.seats:
        return ["it is nobody's turn"]
    hand = board.hands[board.turn].bit_count()
    if len(board.sidekick) != SIDEKICK_CARDS:
        wrong.append("the Sidekick has not three cards")
    if not (1 <= board.plays <= PLAYS if board.stage == ACTION else board.plays == 0):
        wrong.append("somebody may play too many cards, or none at all")
    if board.stage == ACTION and not hand:
        wrong.append("somebody without cards is in the action phase")
    if board.stage == ENERGIZE and (hand >= HAND or not board.hall):
        wrong.append("there is nothing to draw")
    if (board.stage == OVER) != bool(board.reason) or board.reason not in ("", *REASONS):
        wrong.append("the end has no reason, or a reason has no end")
    if (board.reason == "city") == bool(board.left()):
        wrong.append("the city is saved and the game goes on, or the other way round")
    return wrong


def _check_clock(board: Board) -> list[str]:
    wrong = []
    counts = (board.idle, board.dry, board.calm)
    limits = (most_idle(board), DRY_ROUNDS, CALM_ROUNDS)
    if any(not 0 <= count <= limit for count, limit in zip(counts, limits, strict=True)):
        wrong.append("a count of rounds is too high")
    if not board.reason and any(count == limit for count, limit in zip(counts, limits, strict=True)):
        wrong.append("the game should be over")
    captured = sum(len(pile.villains) for pile in board.trophies)
    finished = board.round - (board.reason in ("", "city"))
    # At least one of every twenty rounds in a row saw a capture, but for those that are being counted.
    if not max(counts) <= finished <= board.calm + captured * CALM_ROUNDS:
        wrong.append("the number of the round is wrong")
    if not board.idle <= board.dry <= board.calm:  # each idle round is a dry one, each dry one is calm
        wrong.append("there were more rounds in which nothing happened than rounds without a capture")
    if board.caught and not board.acted:
        wrong.append("a villain was captured in a round in which nobody did anything")
    if board.stage in BEFORE and (board.round, *counts, board.acted) != (1, 0, 0, 0, False):
        wrong.append("rounds are counted before the first turn")
    if captured == 0 and board.caught:
        wrong.append("a capture was counted that nobody made")
    if any(board.begun[seat] != NOTHING_BEGUN for seat in range(board.seats)) and board.stage in BEFORE:
        wrong.append("a superhero was begun before the deal")
    return wrong
