"""Hexors' puzzle of one battle: whether it is won more often than lost, or as often; exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import ClassVar

from parlour.core.game import Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.task import Answer, Demand, Posed, Task, Verdict
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
from parlour.games.hexors.puzzle_looks import (
    LEAST_LEAD,
    LOOKS,
    find_lead,
    judge,
    measure_contest,
    name_both,
    weigh_terms,
)
from parlour.games.hexors.puzzle_posing import ONE, lay_power, show_attack, show_battle
from parlour.games.hexors.state import HexorsState

DOUBT = Fraction(1, 4)
"""How far from a half a chance is, at most, where it can be wrongly judged."""

CLOSE = Fraction(3, 20)
"""How far it is where one has to reckon. Further away a glance tells, which is for those who begin."""

ONE_PLAIN_IN = 6
"""Of so many that a glance tells, one is asked about."""


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
                is_plain = abs(find_lead(contest)) > CLOSE
                return None if is_plain and Rng(str(alone)).below(ONE_PLAIN_IN) else (alone, ONE)
        return None

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return the word that says how the chance lies to a half."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        return ((self._say(find_lead(contest)),),) if contest else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Count the pairs of rolls, or the rolls that are still to come; ties, which are rolled again, apart."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        won, ties, lost = contest.pairs
        told = {"won": won, "lost": lost, "ties": ties, "of": won + ties + lost}
        if said[0] == self._say(find_lead(contest)):
            return Verdict("right", 1, args=told)
        code = "pairs" if all(len(strikes) > 1 for strikes in contest.strikes) else "rolls"
        return Verdict("wrong", code=code, args=told)

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return what is to be reckoned."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        return measure_contest(contest)

    def about(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Return where the two stand that fight, or could."""
        assert isinstance(state, HexorsState)
        fought = state.fights()
        begun = () if fought else ((attack.start, attack.foe) for attack in list_attacks(state, seat))
        spaces = (fought.attacker, fought.defender) if fought else next(iter(begun))
        return tuple(state.field.words[space] for space in spaces)

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: that it can be told what is right."""
        return (Demand("clear", "it is exactly half, or 3 % from it: less nobody would notice", _is_clear),)

    def sort(self, state: State, seat: Seat) -> str:
        """Return the right word and how many dice are to be rolled: neither is to be told beforehand."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        return f"{self._say(find_lead(contest))} {measure_contest(contest)['dice']}"

    def identify(self, state: State, seat: Seat) -> str:
        """Return the battle, wherever it is fought and whichever side is asked: the other has the opposite answer."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        return name_both(contest) if contest else ""

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer | None:
        """Judge by the level's rule, now and then at random as the level plays."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        if rng.unit() < LEVELS[level - 1].blunder:
            return (rng.choice(self.words),)
        return (self._say(judge(contest, level, rng)),)

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance that the battle looks as it is."""
        assert isinstance(state, HexorsState)
        contest = _find_contest(state, seat)
        assert contest is not None
        right = self._say(find_lead(contest))
        chances = [
            sum(
                chance
                for guess, chance in spread_guesses(contest, looks).items()
                if self._say(guess - HALF) == right
            )
            for looks in LOOKS
        ]
        return weigh_terms(chances, measure_contest(contest), 1 / len(self.words))

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
    even = [attack for attack in found if not find_lead(attack.contest)]
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
    decided = (won > lost) - (won < lost) == (find_lead(contest) > 0) - (find_lead(contest) < 0)
    return abs(find_lead(contest)) <= DOUBT and (decided or not rolled)


def _is_clear(state: State, seat: Seat) -> bool:
    assert isinstance(state, HexorsState)
    contest = _find_contest(state, seat)
    assert contest is not None
    return not find_lead(contest) or abs(find_lead(contest)) >= LEAST_LEAD
