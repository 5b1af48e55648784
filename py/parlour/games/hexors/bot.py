"""Hexors' computers: which sentences they think about, what each level sees, and how they choose their tiles."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import CHANCE, Level, Move, Seat
from parlour.core.slices import Sliced
from parlour.games.hexors import answers, play, setup
from parlour.games.hexors.board import (
    BARRIER,
    CHARACTER,
    CHOOSE,
    DEBRIS,
    DETECTION,
    DRAIN,
    ESCAPE,
    LAST_STAND,
    MOST_ALIKE,
    PLACE,
    SELF_DESTRUCT,
    SETUP,
    SPEED,
    STRENGTH,
    TAKE,
    TEAMWORK,
    TELEPATHY,
    WASTELAND,
    Board,
)
from parlour.games.hexors.evaluation import FIGHTS, FORESEES, LOOKS, PLANS, REPLIES, RUSHES, evaluate, rank
from parlour.games.hexors.lookahead import choose_move
from parlour.games.hexors.tiles import POWERS, STARTER_STRONGHOLDS, word
from parlour.games.hexors.windows import PASS

LEVELS = (
    Level("greedy", 0.28, sight=RUSHES),
    Level("greedy", 0.24, sight=LOOKS),
    Level("greedy", 0.14, sight=FIGHTS),
    Level("greedy", 0.06, sight=REPLIES),
    Level("greedy", sight=FORESEES),
)
"""Those that see little also do something at random now and then (ladder.json).

The ladder is that of the Collector's game: in the Beginner's, all that skill can do is to choose who meets whom, and
who chose every battle would still win only 55 of 100 (tests/games/hexors/test_luck.py). Who looks further there wins no
more, and draws are sieges: somebody does not come to a Stronghold that stands alone.
"""

MOST_MOVES = 8
"""Moves that a search thinks about, half as many where each costs more because three or four play."""

HANDS = (
    (TEAMWORK, ESCAPE, LAST_STAND, TEAMWORK, DRAIN, DETECTION),
    (TEAMWORK, TEAMWORK, ESCAPE, LAST_STAND, DRAIN, STRENGTH),
    (TEAMWORK, TEAMWORK, LAST_STAND, ESCAPE, DETECTION, SELF_DESTRUCT),
    (TEAMWORK, ESCAPE, ESCAPE, LAST_STAND, TEAMWORK, DEBRIS),
    (TEAMWORK, ESCAPE, SELF_DESTRUCT, TEAMWORK, LAST_STAND, TELEPATHY),
    (TEAMWORK, TEAMWORK, DETECTION, ESCAPE, LAST_STAND, WASTELAND),
)
"""Powers that go well together, the first ones first; several, so that nobody knows what a computer has."""

POOR_HANDS = ((BARRIER, SPEED, WASTELAND, SELF_DESTRUCT, DETECTION, TELEPATHY),)
"""Those of a player who has hardly read what they do."""


def weigh_up(board: Board, seat: Seat) -> Sliced[float]:
    """Return how good the position looks for a seat, by all that a computer sees."""
    hope = yield from evaluate(board, seat, PLANS)
    return max(-1.0, min(1.0, 2 * hope - 1))


def list_likely(board: Board, seat: Seat) -> Sliced[list[Move] | None]:
    """Return the sentences that are worth thinking about, the likeliest first; None of chance, [] of who waits."""
    if seat == CHANCE:
        return None
    if seat not in play.waiting(board):
        return []
    if board.stage in SETUP:
        return _list_first(board, seat)
    if board.asked:
        return answers.list_answers(board, seat)
    most = MOST_MOVES // 2 if board.is_large() else MOST_MOVES
    ranked = yield from rank(board, seat, REPLIES)
    return [move for _, move in ranked[:most]]


def list_seen(board: Board, seat: Seat, sight: int) -> Sliced[list[Move] | None]:
    """Return the sentence that a weaker player thinks best; at the set-up all good ones."""
    if seat == CHANCE:
        return None
    if seat not in play.waiting(board):
        return []
    if board.stage in SETUP:
        first = _list_first(board, seat, POOR_HANDS if sight == RUSHES else HANDS)
        return first[:1] if board.stage == TAKE and sight >= FIGHTS else first
    if not board.asked:
        if sight == FORESEES:
            move = yield from choose_move(board, seat)
            return [move]
        ranked = yield from rank(board, seat, sight)
        return [ranked[0][1]]
    if sight == RUSHES:
        return [PASS]
    answer = yield from answers.choose(board, seat, sight, (TEAMWORK,) if sight == LOOKS else POWERS)
    return [answer]


# The set-up


def _list_first(board: Board, seat: Seat, hands: Sequence[Sequence[int]] = HANDS) -> list[Move]:
    if board.stage == TAKE:
        strongest = sorted(STARTER_STRONGHOLDS, key=lambda number: -sum(board.tiles[number].strikes))
        return [f"{setup.TAKE_WORD} {word(number)}" for number in strongest]
    if board.stage == PLACE:
        return [setup.arrange(board, seat)]
    assert board.stage == CHOOSE
    tiles = [word(number) for number in choose_tiles(board)] if setup.chooses_all(board.choices) else []
    chosen = dict.fromkeys(tuple(sorted(hand[: board.choices.powers])) for hand in hands)
    return [" ".join([setup.TAKE_WORD, *tiles, *map(word, hand)]) for hand in chosen]


def choose_tiles(board: Board) -> list[int]:
    """Return a Stronghold and the Characters that are strongest with it, its Colour Bonus counted."""
    characters = [tile for tile in board.tiles.values() if tile.kind == CHARACTER]
    count = board.choices.characters
    best: tuple[float, list[int]] = (-1.0, [])
    for number in setup.strongholds_of(board):
        home = board.tiles[number]
        strong = sorted(
            ((sum(tile.strikes) + 6 * home.strike(tile.colour), tile.number) for tile in characters),
            reverse=True,
        )
        army = [each for each in strong for _ in range(MOST_ALIKE)][:count]
        total = sum(strength for strength, _ in army) + sum(home.strikes) + 6 * home.defense
        if total > best[0]:
            best = (total, [number, *sorted(each for _, each in army)])
    return best[1]
