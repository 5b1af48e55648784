"""What a battle asks of whoever reckons: its numbers, pairs of rolls and exact chance; and which can be begun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from parlour.core.game import Move, Seat
from parlour.games.hexors import battle
from parlour.games.hexors.board import FIGHT, Board, Side
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import list_paths, shift
from parlour.games.hexors.odds import Odds, count_pairs, odds, odds_after
from parlour.games.hexors.strength import weigh

NO_ROLLS = ("", "")
HALF = Fraction(1, 2)
BOTH = 2


class Contest(NamedTuple):
    """One battle, as the player of one of its tiles sees it."""

    own: Side
    other: Side
    strikes: tuple[
        Sequence[int], Sequence[int]
    ]  # that may come yet, its own first; one alone of who has rolled
    pairs: tuple[int, int, int]  # of these: won, tied and lost
    chance: Odds  # to win in the end, ties rolled again

    @property
    def sums(self) -> tuple[int, int]:
        """Six times what each side comes to on the average."""
        one, other = (6 * sum(strikes) // len(strikes) for strikes in self.strikes)
        return one + 6 * self.own.plus, other + 6 * self.other.plus


def read_contest(board: Board, attacker: Space, defender: Space, seat: Seat) -> Contest:
    """Return the battle of two tiles as the seat of one of them sees it, with the rolls that lie there already.

    At most the attacker has rolled.
    """
    fought = board.battle
    rolls, far = (fought.rolls, fought.far > 0) if fought else (NO_ROLLS, False)
    sides = weigh(board, attacker, defender, far, rolls)
    printed = [board.tiles[side.tile].strikes for side in sides]
    chance = odds(printed[0], sides[0].plus, printed[1], sides[1].plus)
    if rolls[0]:
        chance = odds_after(sides[0].total, printed[1], sides[1].plus, chance)
    strikes = [
        printed_strikes if side.strike is None else (side.strike,)
        for printed_strikes, side in zip(printed, sides, strict=True)
    ]
    if board.side(board.pieces[attacker].control) != board.side(seat):
        sides, strikes = (sides[1], sides[0]), strikes[::-1]
        chance = (chance[1] - chance[0], chance[1])
    pairs = count_pairs(strikes[0], sides[0].plus, strikes[1], sides[1].plus)
    return Contest(*sides, (strikes[0], strikes[1]), pairs, chance)


def spread_guesses(contest: Contest, looks: int) -> dict[Fraction, float]:
    """Return how likely a chance to win looks like each fraction to who tries so many pairs of rolls, no pair twice.

    Ties are left out, as they are rolled again. Whoever tries all pairs knows the chance. Of one die there are fewer.
    """
    won, ties, lost = contest.pairs
    of = won + ties + lost
    if looks >= of:
        return {Fraction(*contest.chance): 1.0}
    guesses: dict[Fraction, float] = {}
    for more in range(min(won, looks) + 1):
        for less in range(min(lost, looks - more) + 1):
            ways = comb(won, more) * comb(lost, less) * comb(ties, looks - more - less)
            if ways:
                looked = Fraction(more, more + less) if more + less else HALF
                guesses[looked] = guesses.get(looked, 0.0) + ways / comb(of, looks)
    return guesses


class Attack(NamedTuple):
    """A sentence that begins a battle, and that battle; a move that touches two tiles is two of them."""

    move: Move
    start: Space
    foe: Space
    contest: Contest

    def names(self) -> tuple[Space, Space, Odds]:
        """Return what makes it another battle than others: where it was begun makes none."""
        return self.start, self.foe, self.contest.chance


def list_attacks(board: Board, seat: Seat) -> Iterator[Attack]:
    """Give every attack of a Character by a move, where it stands first, of equal ones the shortest sentence first."""
    met: dict[tuple[Space, Space], list[tuple[Space, Contest]]] = {}
    for path in sorted(list_paths(board, seat), key=lambda path: (path[0], len(path))):
        way = path[0], path[-1]
        if way not in met:
            met[way] = list(_land(board, *way, seat))
        move = " ".join(board.field.words[space] for space in path)
        yield from (Attack(move, path[0], foe, contest) for foe, contest in met[way])


def _land(board: Board, start: Space, end: Space, seat: Seat) -> Iterator[tuple[Space, Contest]]:
    foes = board.foes_beside(end, seat)
    if foes:
        after = board.copy()
        shift(after, start, end)
        yield from ((foe, read_contest(after, end, foe, seat)) for foe in foes)


def list_battles(attacks: Sequence[Attack]) -> list[Attack]:
    """Return one attack of each battle; the same two tiles make two where a pod changes their chance."""
    return list({attack.names(): attack for attack in reversed(attacks)}.values())[::-1]


def touches_several(attacks: Sequence[Attack]) -> bool:
    """Tell whether any sentence begins more than one battle."""
    moves = [attack.move for attack in attacks]
    return len(set(moves)) < len(moves)


class Order(NamedTuple):
    """Two tiles in the order in which they are fought, by the sentence that says which is the first."""

    move: Move
    foe: Space  # the first
    first: Contest
    second: Contest  # as the tiles lie once the first was won
    before: Contest  # the second as the tiles lie now

    @property
    def felled(self) -> Fraction:
        """How many of them are defeated, on the average: the second is fought if the first was won (§5.5)."""
        return Fraction(*self.first.chance) * (1 + Fraction(*self.second.chance))


def list_orders(board: Board) -> list[Order]:
    """Return both orders in which two tiles can be fought that were touched; none where it is not just two."""
    foes = battle.list_touched(board) if board.stage == FIGHT else []
    return [_read_order(board, *pair) for pair in (foes, foes[::-1])] if len(foes) == BOTH else []


def _read_order(board: Board, foe: Space, other: Space) -> Order:
    seat, attacker = board.active, board.attacker
    first, before = (read_contest(board, attacker, each, seat) for each in (foe, other))
    after = board.copy()
    battle.defeat(after, foe, seat)
    second = read_contest(after, attacker, other, seat)
    return Order(f"{battle.FIGHT_WORD} {board.field.words[foe]}", foe, first, second, before)
