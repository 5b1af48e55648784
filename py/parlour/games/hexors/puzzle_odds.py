"""Hexors' puzzle of the best odds: which attack wins most often, of those that a move can begin; exactly."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import ClassVar

from parlour.core.game import Seat, State
from parlour.core.rng import Rng
from parlour.core.task import Answer, Demand, Posed, Task, Verdict
from parlour.games.hexors.board import MOVE
from parlour.games.hexors.bot import LEVELS
from parlour.games.hexors.puzzle_contests import (
    Attack,
    list_attacks,
    list_battles,
    spread_guesses,
    touches_several,
)
from parlour.games.hexors.puzzle_looks import (
    LEAST_LEAD,
    LOOKS,
    TEMPTING,
    judge,
    measure_contest,
    name_contest,
    rate_choice,
    weigh_terms,
)
from parlour.games.hexors.puzzle_posing import MOST_BATTLES, lay_power, leave_out_bystanders
from parlour.games.hexors.state import HexorsState

LEAST_BATTLES = 3

WORTHY = Fraction(1, 3)
"""How often the best is won, at least: nobody cares which of some hopeless attacks is the best. Nor is it certain: that
one sees at once."""


class BestOdds(Task):
    """The attack that is won most often, of those that a move can begin."""

    key: ClassVar[str] = "odds"
    wrongs: ClassVar[tuple[str, ...]] = ("seldom", "quiet")
    lesser: ClassVar[tuple[str, ...]] = ("seldom",)
    seats: ClassVar[Collection[int]] = (2,)

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the tiles that can fight, where each move touches one enemy at most."""
        assert isinstance(state, HexorsState)
        attacks = list(list_attacks(state, seat)) if state.stage == MOVE else []
        fighters = sorted({space for attack in attacks for space in (attack.start, attack.foe)})
        charged = lay_power(state, seat, fighters, Rng(str(state.view(seat))))
        for board in (charged, state):
            alone = leave_out_bystanders(board, seat) if board else None
            if alone and _is_tempting(_list_choice(alone, seat)) and not alone.audit():
                return alone, seat
        return None

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return the shortest move of every battle that is won most often, where others are won less often."""
        assert isinstance(state, HexorsState)
        choice = _list_choice(state, seat)
        best = _find_best(choice)
        answers = tuple((attack.move,) for attack in choice if _chance(attack) == best)
        return answers if 0 < len(answers) < len(choice) else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Hold the chance of a move's battle against the best."""
        assert isinstance(state, HexorsState)
        attacks = list(list_attacks(state, seat))
        best, battles = _find_best(attacks), list_battles(attacks)
        begun = next((attack for attack in attacks if attack.move == said[0]), None)
        if begun is None:
            return Verdict("wrong", code="quiet")
        won, ties, lost = begun.contest.pairs
        told = {"won": won, "of": won + lost, "ties": ties}
        if _chance(begun) == best:
            return Verdict("right", sum(_chance(attack) == best for attack in battles), args=told)
        return Verdict("wrong", code="seldom", args=told)

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return how many battles there are, how close the next best is, and what the best one asks to be reckoned."""
        assert isinstance(state, HexorsState)
        battles = _list_choice(state, seat)
        best = _find_best(battles)
        contest = next(attack.contest for attack in battles if _chance(attack) == best)
        return {"battles": len(battles), "lead": round(100 * _find_gap(battles)), **measure_contest(contest)}

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: that it can be told which is the best."""
        return (
            Demand("clear-lead", "a lead of less than 3 % is luck, and no difference to anybody", _is_clear),
        )

    def sort(self, state: State, seat: Seat) -> str:
        """Return against how many tiles, how far the right one goes, and whether the plain sum misleads there."""
        assert isinstance(state, HexorsState)
        battles = _list_choice(state, seat)
        best = _find_best(battles)
        right = next(attack for attack in battles if _chance(attack) == best)
        sums = [attack.contest.sums[0] - attack.contest.sums[1] for attack in battles]
        misleads = right.contest.sums[0] - right.contest.sums[1] < max(sums)
        foes = len({attack.foe for attack in battles})
        return f"{foes} {len(right.move.split())} {misleads}"

    def identify(self, state: State, seat: Seat) -> str:
        """Return the best battle and the next, wherever they are fought: others hardly change what is reckoned."""
        assert isinstance(state, HexorsState)
        battles = _list_choice(state, seat)
        first, second = sorted({_chance(attack) for attack in battles}, reverse=True)[:2]
        return " ".join(
            min(name_contest(attack.contest) for attack in battles if _chance(attack) == chance)
            for chance in (first, second)
        )

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer | None:
        """Choose by the level's rule, now and then at random as the level plays."""
        assert isinstance(state, HexorsState)
        battles = _list_choice(state, seat)
        if rng.unit() < LEVELS[level - 1].blunder:
            return (rng.choice(battles).move,)
        hopes = [judge(attack.contest, level, rng) for attack in battles]
        best = [attack for attack, hope in zip(battles, hopes, strict=True) if hope == max(hopes)]
        return (rng.choice(best).move,)

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance that a best battle looks best; of those that look alike, each is taken as often."""
        assert isinstance(state, HexorsState)
        battles = _list_choice(state, seat)
        best = _find_best(battles)
        good = [_chance(attack) == best for attack in battles]
        chances = [
            rate_choice([spread_guesses(attack.contest, looks) for attack in battles], good)
            for looks in LOOKS
        ]
        return weigh_terms(chances, self.measure(state, seat), sum(good) / len(good))


def _list_choice(state: HexorsState, seat: Seat) -> list[Attack]:
    """Return the battles to choose from; none where that is no fair question."""
    if state.stage != MOVE:
        return []
    attacks = list(list_attacks(state, seat))
    battles = list_battles(attacks)
    fair = LEAST_BATTLES <= len(battles) <= MOST_BATTLES and not touches_several(attacks)
    return battles if fair else []


def _is_tempting(battles: list[Attack]) -> bool:
    """Tell whether the best is worth fighting, and others look much like it."""
    chances = sorted(map(_chance, battles), reverse=True)
    tempts = [chance for chance in chances if chances[0] - TEMPTING <= chance < chances[0]]
    tiles = {(attack.start, attack.foe) for attack in battles}
    return bool(tempts) and WORTHY <= chances[0] < 1 and len(tiles) > 1


def _chance(attack: Attack) -> Fraction:
    return Fraction(*attack.contest.chance)


def _find_best(attacks: list[Attack]) -> Fraction:
    return max(map(_chance, attacks), default=Fraction(0))


def _find_gap(battles: list[Attack]) -> Fraction:
    """Return by how much the best is won more often than the next."""
    first, second = sorted({_chance(attack) for attack in battles}, reverse=True)[:2]
    return first - second


def _is_clear(state: State, seat: Seat) -> bool:
    assert isinstance(state, HexorsState)
    return _find_gap(_list_choice(state, seat)) >= LEAST_LEAD
