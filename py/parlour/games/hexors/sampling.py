"""Some legal sentence of a seat, and those that are worth thinking about: quick, whatever lies on the Field."""

from __future__ import annotations

from itertools import combinations

from parlour.core.game import CHANCE, Move, Seat
from parlour.core.rng import Rng
from parlour.games.hexors import asking, battle, setup, windows
from parlour.games.hexors.board import CHARACTER, CHOOSE, PLACE, ROLLS, SETUP, TAKE, WASTELAND, Board
from parlour.games.hexors.field import Space
from parlour.games.hexors.powers import CRATERS
from parlour.games.hexors.tiles import STARTER_STRONGHOLDS, word

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
    verb = f"{windows.POWER} {word(power)}"
    answers = [move for move in windows.list_answers(board, seat) if move[: len(verb)] == verb or not power]
    return rng.choice(answers or [windows.PASS])


def _empty(board: Board) -> list[Space]:
    return [space for space in range(len(board.field.words)) if board.is_empty(space)]


def _write_craters(board: Board, spaces: list[Space]) -> Move:
    words = [board.field.words[space] for space in sorted(spaces)]
    return " ".join([windows.POWER, word(WASTELAND), *words])


def list_likely(board: Board, seat: Seat) -> list[Move] | None:
    """Return the sentences that are worth thinking about; of craters those that shut in most."""
    if seat == CHANCE:
        return None
    if board.stage == CHOOSE:
        return [_choose_plainly(board)]
    if board.stage == PLACE:
        return [setup.arrange(board, seat)]
    if board.stage == TAKE:
        return [f"{setup.TAKE_WORD} {word(number)}" for number in STARTER_STRONGHOLDS]
    if not board.asked:
        return asking.list_own(board)
    moves = list(windows.list_answers(board, seat))
    if windows.list_moves(board, seat) is None:
        moves += list_craters(board, seat)
    return moves


def _choose_plainly(board: Board) -> Move:
    """Return a choice of strong tiles, and of powers of all kinds."""
    choices = board.choices
    numbers = sorted(PLAIN_POWERS[: choices.powers])
    if setup.chooses_all(choices):
        strongest = sorted(
            board.tiles.values(), key=lambda tile: (-sum(tile.strikes) - tile.defense, tile.number)
        )
        strongholds = [tile.number for tile in strongest if tile.kind != CHARACTER]
        characters = [tile.number for tile in strongest if tile.kind == CHARACTER]
        numbers = [strongholds[0], *sorted(characters[: choices.characters]), *numbers]
    return " ".join([setup.TAKE_WORD, *map(word, numbers)])


PLAIN_POWERS = (72, 70, 66, 73, 68, 64, 71)
"""The powers that are taken first by whoever does not think long."""


def list_craters(board: Board, seat: Seat) -> list[Move]:
    """Return a few ways to open craters: around the opposing Characters with the fewest ways out."""
    found: list[tuple[int, Move]] = []
    for space, piece in sorted(board.pieces.items()):
        if piece.kind == CHARACTER and board.opposes(seat, piece):
            free = [near for near in board.field.neighbours[space] if board.is_empty(near)]
            others = [each for each in _empty(board) if each not in free]
            spaces = (free + others)[:CRATERS]
            if len(spaces) == CRATERS:
                found.append((len(free), _write_craters(board, spaces)))
    if not found:
        found = [(0, _write_craters(board, list(spaces))) for spaces in _first_spaces(board)]
    return list(dict.fromkeys(move for _, move in sorted(found)[:MOST_CRATERS]))


MOST_CRATERS = 4


def _first_spaces(board: Board) -> list[tuple[Space, ...]]:
    return list(combinations(_empty(board)[:CRATERS], CRATERS))


def count_worth(board: Board, seat: Seat) -> float:
    """Return how good the position looks: tiles in play, each by its strikes, against the best other side's."""
    if board.stage in SETUP:
        return 0.0
    totals: dict[int, int] = {}
    for each in range(board.seats):
        side = board.side(each)
        totals[side] = totals.get(side, 0) + _weigh_seat(board, each)
    own = totals.pop(board.side(seat))
    most = max(totals.values())
    return (own - most) / (own + most) if own + most else 0.0


def _weigh_seat(board: Board, seat: Seat) -> int:
    strikes = sum(sum(board.tiles[board.number_at(space)].strikes) for space in board.remaining(seat))
    home = board.tiles[board.strongholds[seat]] if board.has_stronghold(seat) else None
    worth = strikes + (sum(home.strikes) + 6 * home.defense if home else 0)
    return worth + 3 * (board.stones[seat] + len(board.hands[seat]))
