"""What chance says: who begins, which villains, the deal, and the cards that are drawn (R-NL-29; §3, §6)."""

from __future__ import annotations

from parlour.core.game import Event, Move, Refusal
from parlour.core.rng import Rng
from parlour.games.league.board import (
    DEAL,
    ENERGIZE,
    FIRST,
    HAND,
    PICKING,
    SIDEKICK_CARDS,
    Board,
    name_villain,
    number_of,
)
from parlour.games.league.cards import GREEN, NAMES, NUMBER, SIDES, VALUES, YELLOW, names_of
from parlour.games.league.ending import begin_turn, next_turn
from parlour.kit.cards import cards_of, set_of

DRAWN_FIRST = 3


# What may be said


def why_not(board: Board, words: list[str]) -> Refusal | None:
    """Return why chance may not say this."""
    verb, rest = words[0], words[1:]
    if board.stage == FIRST:
        given = {"seats": len(board.tied)}
        return None if verb == "first" and _is_first(board, rest) else Refusal("syntax-first", given, "§3.1")
    if board.stage == PICKING:
        cards = [_yellow_card(word) for word in rest]
        proper = len(set(cards)) == len(cards) == board.choices.villains and None not in cards
        given = {"villains": board.choices.villains}
        return None if verb == "villains" and proper else Refusal("syntax-villains", given, "§3.3")
    if board.stage == DEAL:
        count = board.seats * HAND + SIDEKICK_CARDS
        if verb == "deal" and len(rest) == count and _are_cards(rest, board.play_deck()):
            return None
        return Refusal("syntax-deal", {"cards": count}, "§3.2")
    if board.stage == ENERGIZE:
        count = _drawn(board)
        if verb == "draw" and len(rest) == count and _are_cards(rest, board.hall):
            return None
        return Refusal("syntax-draw", {"cards": count}, "§6.1")
    weaknesses = [number_of(word, "v") for word in rest]
    up = sorted(SIDES[each].card for each in weaknesses if each in SIDES)
    if verb == "sides" and len(weaknesses) == len(up) and tuple(up) == board.picked:
        return None
    return Refusal("syntax-sides", {"villains": len(board.picked)}, "§3.3")


def _are_cards(words: list[str], among: int) -> bool:
    """Tell whether these are different cards of a set."""
    cards = [NUMBER.get(word) for word in words]
    return len(set(cards)) == len(cards) and all(card is not None and among >> card & 1 for card in cards)


def _is_first(board: Board, words: list[str]) -> bool:
    size = DRAWN_FIRST + 1
    marks = words[DRAWN_FIRST::size]
    cards = [word for at, word in enumerate(words) if at % size != DRAWN_FIRST]
    return (
        len(words) == size * len(board.tied) - 1
        and all(mark == ";" for mark in marks)
        and _are_cards(cards, board.play_deck())
    )


def _yellow_card(word: str) -> int | None:
    weakness = number_of(word, "v")
    return YELLOW.index(weakness) if weakness in YELLOW else None


def _drawn(board: Board) -> int:
    """Return how many cards the seat draws: up to seven, or as many as there are (R-NL-12)."""
    return min(HAND - board.hands[board.turn].bit_count(), board.hall.bit_count())


def sample(board: Board, rng: Rng) -> Move:
    """Return what chance says."""
    if board.stage == FIRST:
        words = _draw(board.play_deck(), DRAWN_FIRST * len(board.tied), rng)
        draws = [words[at : at + DRAWN_FIRST] for at in range(0, len(words), DRAWN_FIRST)]
        return "first " + " ; ".join(" ".join(draw) for draw in draws)
    if board.stage == PICKING:
        cards = list(range(len(YELLOW)))
        rng.shuffle(cards)
        return " ".join(
            ["villains", *(name_villain(YELLOW[card]) for card in sorted(cards[: board.choices.villains]))]
        )
    if board.stage == DEAL:
        words = _draw(board.play_deck(), board.seats * HAND + SIDEKICK_CARDS, rng)
        return " ".join(["deal", *words])
    if board.stage == ENERGIZE:
        return " ".join(["draw", *_draw(board.hall, _drawn(board), rng)])
    sides = [rng.choice((YELLOW, GREEN))[card] for card in board.picked]
    return " ".join(["sides", *map(name_villain, sides)])


def _draw(bits: int, count: int, rng: Rng) -> list[str]:
    """Draw so many cards of a set."""
    cards = cards_of(bits)
    for at in range(count):
        other = at + rng.below(len(cards) - at)
        cards[at], cards[other] = cards[other], cards[at]
    return [NAMES[card] for card in cards[:count]]


# What it brings about


def apply(board: Board, words: list[str]) -> list[Event]:
    """Take what chance says."""
    if board.stage == FIRST:
        return _find_starter(board, [word for word in words[1:] if word != ";"])
    if board.stage == PICKING:
        board.picked = tuple(sorted(YELLOW.index(int(word[1:])) for word in words[1:]))
        if board.choices.sides == "green":
            board.turn_green()
        board.advance_setup()
        shown = board.city or [YELLOW[card] for card in board.picked]
        return [Event("picked", None, {"villains": list(map(name_villain, shown))})]
    if board.stage == DEAL:
        return _deal(board, [NUMBER[word] for word in words[1:]])
    if board.stage == ENERGIZE:
        return _take(board, set_of(NUMBER[word] for word in words[1:]))
    board.city = tuple(sorted(int(word[1:]) for word in words[1:]))
    board.advance_setup()
    return [Event("turned", None, {"villains": list(map(name_villain, board.city))})]


def _find_starter(board: Board, words: list[str]) -> list[Event]:
    """Find the highest total (R-NL-05: a device counts its number); tied seats draw again (R-NL-06)."""
    values = [VALUES[NUMBER[word]] for word in words]
    totals = [sum(values[at : at + DRAWN_FIRST]) for at in range(0, len(values), DRAWN_FIRST)]
    drawers = board.tied
    best = tuple(seat for seat, total in zip(drawers, totals, strict=True) if total == max(totals))
    data = {"seats": list(drawers), "cards": words, "totals": totals, "again": len(best) > 1}
    if len(best) > 1:
        board.tied = best
        return [Event("first", None, data)]
    board.tied = ()
    board.starter = board.turn = best[0]
    board.advance_setup()
    return [Event("first", best[0], data)]


def _deal(board: Board, cards: list[int]) -> list[Event]:
    """Deal seven cards to each from the first player on, and three to the Sidekick; the rest is the Hall (§3.2)."""
    events = []
    for turn in range(board.seats):
        seat = (board.starter + turn) % board.seats
        hand = set_of(cards[turn * HAND : (turn + 1) * HAND])
        board.hands[seat] = hand
        events.append(Event("dealt", seat, {"cards": names_of(hand)}, frozenset({seat}), {}))
    board.sidekick = tuple(cards[board.seats * HAND :])
    board.hall = board.play_deck() & ~set_of(cards)
    begin_turn(board)
    total = board.sidekick_sum()
    shown = [NAMES[card] for card in board.sidekick]
    return [
        *events,
        Event("joined", None, {"cards": shown, "active": total is not None, "sum": total or 0}),
        Event("round", None, {"round": board.round}),
    ]


def _take(board: Board, drawn: int) -> list[Event]:
    seat = board.turn
    board.hands[seat] |= drawn
    board.hall &= ~drawn
    count = {"count": drawn.bit_count()}
    event = Event("drew", seat, {**count, "cards": names_of(drawn)}, frozenset({seat}), count)
    return [event, *next_turn(board)]
