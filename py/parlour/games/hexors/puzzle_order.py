"""Hexors' puzzle of two battles one after the other: whom to fight first, so that more fall on the average; exactly."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from typing import ClassVar

from parlour.core.game import Seat, State
from parlour.core.rng import Rng
from parlour.core.task import Answer, Demand, Posed, Task, Verdict
from parlour.games.hexors.board import FIGHT, MOVE, NEW_TURN
from parlour.games.hexors.bot import LEVELS
from parlour.games.hexors.movement import list_paths, shift
from parlour.games.hexors.puzzle_contests import BOTH, Contest, Order, list_orders, spread_guesses
from parlour.games.hexors.puzzle_looks import (
    BY_TRIAL,
    LEAST_LEAD,
    LOOKS,
    TEMPTING,
    judge,
    measure_contest,
    name_contest,
    rate_choice,
    weigh_terms,
)
from parlour.games.hexors.puzzle_posing import lay_power, leave_out_idle
from parlour.games.hexors.state import HexorsState

FORESIGHT = (0.1, 0.25, 0.5, 0.75, 0.95)
"""By patience: how likely somebody sees that the second battle is another one once the first tile is gone."""

HOPE = Fraction(1, 6)
"""How often each battle is won now, at least."""

RARE = 4
"""Of the Collector's choices in which the surer battle rightly comes first, one in so many is asked about: the others,
in which a pod or a Stronghold's colour goes with the first tile, would hardly be found."""

TRIED = 12
"""Landings that are looked at, at most; more would take long."""


class WhichFirst(Task):
    """Which of two touched tiles to fight first, so that on the average more of them are defeated (§5.5)."""

    key: ClassVar[str] = "order"
    wrongs: ClassVar[tuple[str, ...]] = ("fewer",)
    seats: ClassVar[Collection[int]] = (2,)
    differs = (
        "no level but the strongest weighs how the second battle changes, and that one weighs it exactly"
    )

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the choice as it stands, or one that a move could bring about, first where the surer one is wrong."""
        posed = self.pose_own(state, seat)
        assert isinstance(state, HexorsState)
        if posed and state.choices.collects and Rng(str(posed[0])).below(RARE):
            shown = posed[0]
            assert isinstance(shown, HexorsState)
            return None if _is_surer_right(shown) else posed
        return posed

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return it however many are like it."""
        assert isinstance(state, HexorsState)
        rng = Rng(str(state.view(seat)))
        posed = [
            alone for board in _list_choices(state, seat, rng) for alone in _show(board, seat, rng) if alone
        ]
        fair = [alone for alone in posed if _is_tempting(alone) and not alone.audit()]
        return next(((alone, seat) for alone in sorted(fair, key=_is_surer_right)), None)

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return the sentence that begins with the right one, where one is better."""
        assert isinstance(state, HexorsState)
        orders = _rank(state) if state.active == seat else []
        if not orders or orders[0].felled == orders[1].felled:
            return None
        return ((orders[0].move,),)

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Tell how many tiles fall in 100 such turns, this way and the other, and how many more."""
        assert isinstance(state, HexorsState)
        best, other = _rank(state)
        more, less = (round(100 * order.felled) for order in (best, other))
        if said[0] == best.move:
            return Verdict("right", 1, args={"more": more - less})
        return Verdict("wrong", code="fewer", args={"felled": less, "other": more})

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return how much is gained, whether the second battle changes, and what the first asks to be reckoned."""
        assert isinstance(state, HexorsState)
        best, other = _rank(state)
        return {
            "gain": round(100 * (best.felled - other.felled)),
            "changes": sum(order.second != order.before for order in (best, other)),
            **measure_contest(best.first),
        }

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: that the order matters, and that one has to reckon."""
        return (
            Demand("clear-gain", "a gain of less than 0.03 tiles is nothing to anybody", _is_clear),
            Demand("changes", "where the second battle stays as it is the surer is right always", _changes),
            Demand("open", "with a battle that is nearly hopeless or certain nobody has to reckon", _is_open),
        )

    def sort(self, state: State, seat: Seat) -> str:
        """Return whether the battle that is won more often comes first: no rule is to be right always."""
        assert isinstance(state, HexorsState)
        return "surer" if _is_surer_right(state) else "other"

    def identify(self, state: State, seat: Seat) -> str:
        """Return the battles of both orders, wherever they are fought."""
        assert isinstance(state, HexorsState)
        return " ".join(
            sorted(f"{name_contest(order.first)}>{name_contest(order.second)}" for order in _rank(state))
        )

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer | None:
        """Begin with what looks easier by the level's rule; the strongest reckons, each now and then plays anything."""
        assert isinstance(state, HexorsState)
        orders = list_orders(state)
        if rng.unit() < LEVELS[level - 1].blunder:
            return (rng.choice(orders).move,)
        hopes = [order.felled if level > BY_TRIAL else judge(order.first, level, rng) for order in orders]
        return (
            rng.choice([order for order, hope in zip(orders, hopes, strict=True) if hope == max(hopes)]).move,
        )

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance that the better order looks better, where each first battle is tried so often.

        What follows is weighed as it will be by who sees that the first tile is gone then, as it is now by others.
        """
        assert isinstance(state, HexorsState)
        orders, good = _rank(state), [True, False]
        chances = []
        for looks, foresight in zip(LOOKS, FORESIGHT, strict=True):
            seen, unseen = (
                rate_choice([_spread(*battles, looks) for battles in pairs], good)
                for pairs in (
                    [(order.first, order.second) for order in orders],
                    [(order.first, order.before) for order in orders],
                )
            )
            chances.append(foresight * seen + (1 - foresight) * unseen)
        return weigh_terms(chances, measure_contest(orders[0].first), 1 / BOTH)


def _spread(first: Contest, second: Contest, looks: int) -> dict[Fraction, float]:
    """Return how likely an order looks to be worth each number of tiles."""
    factor = 1 + Fraction(*second.chance)
    return {guess * factor: chance for guess, chance in spread_guesses(first, looks).items()}


def _list_choices(state: HexorsState, seat: Seat, rng: Rng) -> Iterator[HexorsState]:
    """Give the choice that is to be made now, or those that moves bring about, some of many."""
    if state.active != seat or state.is_large():
        return
    if state.stage == FIGHT:
        yield state
    elif state.stage == MOVE:
        ways = sorted({(path[0], path[-1]) for path in list_paths(state, seat)})
        crowded = [way for way in ways if len(state.foes_beside(way[1], seat)) == BOTH]
        rng.shuffle(crowded)
        for start, end in crowded[:TRIED]:
            after = state.copy()
            shift(after, start, end)
            after.stage, after.attacker = FIGHT, end
            after.touched, after.marks = tuple(after.foes_beside(end, seat)), NEW_TURN._replace(met=True)
            yield after


def _show(board: HexorsState, seat: Seat, rng: Rng) -> Iterator[HexorsState | None]:
    """Give it with one more power in force, and as it is."""
    orders = list_orders(board)
    charged = (
        lay_power(board, seat, [board.attacker, *(order.foe for order in orders)], rng) if orders else None
    )
    yield leave_out_idle(charged) if charged else None
    yield leave_out_idle(board) if orders else None


def _rank(state: HexorsState) -> list[Order]:
    """Return both orders, the better one first."""
    return sorted(list_orders(state), key=lambda order: -order.felled)


def _find_gain(state: HexorsState) -> Fraction:
    orders = _rank(state)
    return orders[0].felled - orders[1].felled if orders else Fraction(0)


def _is_tempting(state: HexorsState) -> bool:
    """Tell whether one is better, and that cannot be seen at once."""
    return LEAST_LEAD <= _find_gain(state) <= TEMPTING and _is_open(state, state.active)


def _is_surer_right(state: HexorsState) -> bool:
    best, other = (Fraction(*order.first.chance) for order in _rank(state))
    return best >= other


def _changes(state: State, seat: Seat) -> bool:
    """Tell whether some battle is won more or less often once the other tile is gone."""
    assert isinstance(state, HexorsState)
    assert state.active == seat
    return any(
        Fraction(*order.second.chance) != Fraction(*order.before.chance) for order in list_orders(state)
    )


def _is_clear(state: State, seat: Seat) -> bool:
    assert isinstance(state, HexorsState)
    assert state.active == seat
    return _find_gain(state) >= LEAST_LEAD


def _is_open(state: State, seat: Seat) -> bool:
    assert isinstance(state, HexorsState)
    assert state.active == seat
    return all(HOPE <= Fraction(*order.first.chance) < 1 for order in list_orders(state))
