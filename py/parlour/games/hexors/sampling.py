"""Some legal sentence of a seat, as somebody might say it who does not think: quick, whatever lies on the Field."""

from __future__ import annotations

from parlour.core.game import CHANCE, Move, Seat
from parlour.core.rng import Rng
from parlour.games.hexors import asking, battle, setup, windows
from parlour.games.hexors.board import CHOOSE, PLACE, ROLLS, TAKE, WASTELAND, Board
from parlour.games.hexors.field import Space
from parlour.games.hexors.powers import CRATERS, POWER
from parlour.games.hexors.tiles import word

SILENCE = 3
"""Of four answers in a window, a random player passes with so many."""


def sample(board: Board, seat: Seat, rng: Rng) -> Move:
    """Return some legal sentence, as somebody might say it who does not think."""
    if seat == CHANCE:
        return battle.sample_roll(rng) if board.stage in ROLLS else setup.sample_chance(board, rng)
    if board.stage in (TAKE, CHOOSE):
        return setup.sample_take(board, rng)
    if board.stage == PLACE:
        return setup.sample_place(board, seat, rng)
    if not board.asked:
        return rng.choice(asking.list_own(board))
    if rng.below(SILENCE + 1) < SILENCE:
        return windows.PASS
    # First the power, then its target, so that those with many are not said oftener.
    powers = [
        power
        for power in dict.fromkeys(board.hands[seat])
        if windows.why_not_power(board, seat, power) is None
    ]
    power = rng.choice([0, *powers])
    if power == WASTELAND:
        return _write_craters(board, setup.draw(_empty(board), CRATERS, rng))
    verb = f"{POWER} {word(power)}"
    answers = [move for move in windows.list_answers(board, seat) if move[: len(verb)] == verb or not power]
    return rng.choice(answers or [windows.PASS])


def _empty(board: Board) -> list[Space]:
    return [space for space in range(len(board.field.words)) if board.is_empty(space)]


def _write_craters(board: Board, spaces: list[Space]) -> Move:
    words = [board.field.words[space] for space in sorted(spaces)]
    return " ".join([POWER, word(WASTELAND), *words])
