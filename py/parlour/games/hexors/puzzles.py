"""Hexors' puzzles: which attack wins most often, and whether a battle is won more often than lost; exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from parlour.core.game import Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.task import Answer, Posed, Task, Verdict
from parlour.games.hexors.board import MOVE
from parlour.games.hexors.bot import LEVELS
from parlour.games.hexors.puzzle_contests import (
    HALF,
    Attack,
    Contest,
    list_attacks,
    list_battles,
    read_contest,
    spread_guesses,
    touches_several,
)
from parlour.games.hexors.puzzle_posing import (
    MOST_BATTLES,
    ONE,
    lay_power,
    leave_out_bystanders,
    show_attack,
    show_battle,
)
from parlour.games.hexors.state import HexorsState

LEAST_BATTLES = 3
TEMPTING = Fraction(3, 10)
"""How much seldomer than the best the next battle is won, at most: with more, nobody needs to reckon."""

WORTHY = Fraction(1, 3)
"""How often the best is won, at least: nobody cares which of some hopeless attacks is the best. Nor is it certain: that
one sees at once."""

DOUBT = Fraction(1, 4)
"""How far from a half a chance is, at most, where it can be wrongly judged."""

LOOKS = (1, 3, 8, 20, 36)
"""By patience: how many pairs of rolls of a battle somebody tries; the last all that two dice have."""

STEADY = (0.8, 0.88, 0.93, 0.96, 0.98)
"""By patience: how likely one bonus or power is added rightly; whoever does not says anything."""

TRIED = 40
"""Battles that the second best players roll out in their heads."""


def _lead(contest: Contest) -> Fraction:
    """Return by how much a chance is more than a half."""
    return Fraction(*contest.chance) - HALF


def _judge(contest: Contest, level: int, rng: Rng) -> Fraction | int:
    """Return how good a battle looks to a player of a level, 0 where it looks even.

    A level's own move would not tell: it wants to win the game, not this battle.
    """
    if level == BY_GREATEST:
        return max(contest.strikes[0]) - max(contest.strikes[1])
    one, other = contest.sums
    if level == BY_PRINT:
        return one - other - 6 * (contest.own.plus - contest.other.plus)
    if level == BY_AVERAGE:
        return one - other
    return _try_out(contest, rng) if level == BY_TRIAL else _lead(contest)


BY_GREATEST, BY_PRINT, BY_AVERAGE, BY_TRIAL = 1, 2, 3, 4
"""The levels that hold against each other the greatest numbers, or all that are printed, or what both come to on the
average with their bonuses, or that roll a few battles out in their heads. The strongest reckons."""


def _try_out(contest: Contest, rng: Rng) -> int:
    """Roll a few battles out, and return how many more are won than lost."""
    gap = contest.own.plus - contest.other.plus
    one, other = map(tuple, contest.strikes)
    leads = [gap + rng.choice(one) - rng.choice(other) for _ in range(TRIED)]
    return sum((lead > 0) - (lead < 0) for lead in leads)


class BestOdds(Task):
    """The attack that is won most often, of those that a move can begin."""

    key: ClassVar[str] = "odds"
    wrongs: ClassVar[tuple[str, ...]] = ("seldom", "quiet")
    lesser: ClassVar[tuple[str, ...]] = ("seldom",)

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
        lead = best - max(chance for attack in battles if (chance := _chance(attack)) < best)
        return {"battles": len(battles), "lead": round(100 * lead), **_measure(contest)}

    def identify(self, state: State, seat: Seat) -> str:
        """Return the battles, wherever they are fought."""
        assert isinstance(state, HexorsState)
        return " ".join(sorted(_name(attack.contest) for attack in _list_choice(state, seat)))

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer | None:
        """Choose by the level's rule, now and then at random as the level plays."""
        assert isinstance(state, HexorsState)
        battles = _list_choice(state, seat)
        if rng.unit() < LEVELS[level - 1].blunder:
            return (rng.choice(battles).move,)
        hopes = [_judge(attack.contest, level, rng) for attack in battles]
        best = [attack for attack, hope in zip(battles, hopes, strict=True) if hope == max(hopes)]
        return (rng.choice(best).move,)

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance that a best battle looks best; of those that look alike, each is taken as often."""
        assert isinstance(state, HexorsState)
        battles = _list_choice(state, seat)
        best = _find_best(battles)
        good = [_chance(attack) == best for attack in battles]
        chances = [
            _rate_choice([spread_guesses(attack.contest, looks) for attack in battles], good)
            for looks in LOOKS
        ]
        return _weigh_terms(chances, self.measure(state, seat), sum(good) / len(good))


def _rate_choice(spreads: Sequence[Mapping[Fraction, float]], good: Sequence[bool]) -> float:
    """Return the chance that a good one is taken of those that look best, where each looks so with these chances.

    Of each value: how likely none looks better, and how many good and other ones look just as good.
    """
    chance = 0.0
    for value in sorted({value for spread in spreads for value in spread}):
        ways = {(0, 0): 1.0}  # by good ones and by all that look so good
        for spread, is_good in zip(spreads, good, strict=True):
            less = sum(each for worth, each in spread.items() if worth < value)
            level = spread.get(value, 0.0)
            after: dict[tuple[int, int], float] = {}
            for (fine, all_), way in ways.items():
                after[fine, all_] = after.get((fine, all_), 0.0) + way * less
                key = fine + is_good, all_ + 1
                after[key] = after.get(key, 0.0) + way * level
            ways = after
        chance += sum(way * fine / all_ for (fine, all_), way in ways.items() if all_)
    return chance


def _weigh_terms(chances: Sequence[float], facts: Mapping[str, int], luck: float) -> tuple[float, ...]:
    """Return chances where bonuses and powers have to be added before: who errs there hits the right one by luck."""
    terms = facts["bonuses"] + facts["powers"]
    return tuple(
        chance * steady**terms + luck * (1 - steady**terms)
        for chance, steady in zip(chances, STEADY, strict=True)
    )


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


class MoreThanHalf(Task):
    """Whether one battle is won more often than lost: one that can be begun, or one that is fought already."""

    key: ClassVar[str] = "half"
    wrongs: ClassVar[tuple[str, ...]] = ("pairs", "rolls")
    words: ClassVar[tuple[str, ...]] = ("more", "half", "less")

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return one battle alone, as it could be begun (Beginner's game) or as it is fought (Collector's game)."""
        assert isinstance(state, HexorsState)
        for alone in _show(state, seat):
            contest = _find_contest(alone, ONE) if alone and not alone.audit() else None
            if alone and contest and _is_doubtful(contest):
                return alone, ONE
        return None

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return the word that says how the chance lies to a half."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        return ((self._say(_lead(contest)),),) if contest else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Count the pairs of rolls, or the rolls that are still to come; ties, which are rolled again, apart."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        won, ties, lost = contest.pairs
        told = {"won": won, "lost": lost, "ties": ties, "of": won + ties + lost}
        if said[0] == self._say(_lead(contest)):
            return Verdict("right", 1, args=told)
        code = "pairs" if all(len(strikes) > 1 for strikes in contest.strikes) else "rolls"
        return Verdict("wrong", code=code, args=told)

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return what is to be reckoned."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        return _measure(contest)

    def about(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Return where the two stand that fight, or could."""
        assert isinstance(state, HexorsState)
        fought = state.fights()
        begun = () if fought else ((attack.start, attack.foe) for attack in list_attacks(state, seat))
        spaces = (fought.attacker, fought.defender) if fought else next(iter(begun))
        return tuple(state.field.words[space] for space in spaces)

    def identify(self, state: State, seat: Seat) -> str:
        """Return the battle, wherever it is fought."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        return _name(contest) if contest else ""

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer | None:
        """Judge by the level's rule, now and then at random as the level plays."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        if rng.unit() < LEVELS[level - 1].blunder:
            return (rng.choice(self.words),)
        return (self._say(_judge(contest, level, rng)),)

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance that the battle looks as it is."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        right = self._say(_lead(contest))
        chances = [
            sum(
                chance
                for guess, chance in spread_guesses(contest, looks).items()
                if self._say(guess - HALF) == right
            )
            for looks in LOOKS
        ]
        return _weigh_terms(chances, _measure(contest), 1 / len(self.words))

    def _say(self, hope: Fraction | int) -> Move:
        more, half, less = self.words
        return more if hope > 0 else less if hope < 0 else half


def _show(state: HexorsState, seat: Seat) -> Iterator[HexorsState | None]:
    """Give what may be asked about, first of all with one more power in force."""
    rng = Rng(str(state.view(seat)))
    if not state.choices.collects:
        attack = _pick_attack(state, seat, rng)
        yield show_attack(state, attack) if attack else None
        return
    fought = state.fights()
    if fought is not None:
        charged = lay_power(state, seat, (fought.attacker, fought.defender), rng)
        yield show_battle(charged, seat) if charged else None
        yield show_battle(state, seat)


def _pick_attack(state: HexorsState, seat: Seat, rng: Rng) -> Attack | None:
    """Return an attack whose chance is in doubt, if there is one an even one, and always the same one."""
    if state.stage != MOVE:
        return None
    found = [attack for attack in list_attacks(state, seat) if _is_doubtful(attack.contest)]
    even = [attack for attack in found if not _lead(attack.contest)]
    return rng.choice(even or found) if found else None


def _find_contest(state: HexorsState, seat: Seat) -> Contest | None:
    """Return the battle that a position is about, as a seat sees it; None where there is not just one."""
    fought = state.fights()
    if fought is not None:
        sides = [state.pieces[space].control for space in (fought.attacker, fought.defender)]
        decided = all(fought.rolls)
        return (
            None
            if decided or seat not in sides
            else read_contest(state, fought.attacker, fought.defender, seat)
        )
    attacks = list(list_attacks(state, seat)) if state.stage == MOVE else []
    battles = list_battles(attacks)
    return battles[0].contest if len(battles) == 1 and not touches_several(attacks) else None


def _is_doubtful(contest: Contest) -> bool:
    """Tell whether one has to reckon; after a roll not that far that a tie would decide, as both roll again then."""
    won, _, lost = contest.pairs
    rolled = any(len(strikes) == 1 for strikes in contest.strikes)
    decided = (won > lost) - (won < lost) == (_lead(contest) > 0) - (_lead(contest) < 0)
    return abs(_lead(contest)) <= DOUBT and (decided or not rolled)


def _measure(contest: Contest) -> dict[str, int]:
    """Return how many dice are to be rolled, what both come to in six rolls, bonuses, powers and ties."""
    own, other = contest.sums
    sides = contest.own, contest.other
    return {
        "dice": sum(len(strikes) > 1 for strikes in contest.strikes),
        "strength": own,
        "against": other,
        "difference": own - other,
        "bonuses": sum(
            bool(bonus) for side in sides for bonus in (side.colour, side.pod, side.ally, side.defense)
        ),
        "powers": sum(len(side.powers) for side in sides),
        "ties": contest.pairs[1],
    }


def _name(contest: Contest) -> str:
    """Return a battle as what is reckoned of it."""
    one, other = (
        f"{side.tile}+{side.plus}{'' if side.strike is None else f'={side.strike}'}"
        for side in (contest.own, contest.other)
    )
    return f"{one}:{other}"


TASKS = (BestOdds(), MoreThanHalf())
