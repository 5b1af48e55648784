"""Numica's puzzle of safe captures: after which of them can the piece that captured not be captured at once?"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import prod
from typing import ClassVar, NamedTuple

from parlour.core.game import Move, Seat, State
from parlour.core.task import Answer, Demand, Posed, Task, Verdict
from parlour.games.numica.pieces import seat_of
from parlour.games.numica.puzzle_duel import NumicaDuel, count_steps, find_least_side, list_captures
from parlour.games.numica.state import NumicaState
from parlour.kit.squares import NUMBER
from parlour.kit.winning import play

LEAST_CAPTURES, MOST_CAPTURES = 4, 9
LEAST_OF_BOTH = 2
"""Captures that are safe, and as many that are not: else one goes by the rule that all of them are."""

SLIPS = (0.25, 0.15, 0.08, 0.04, 0.02)
"""By patience: how likely somebody loses a line at one of its spaces, and overlooks the capture at its end."""


class Capture(NamedTuple):
    """A capture, and the replies that capture the piece that made it."""

    move: Move
    replies: tuple[Move, ...]


class SafeCaptures(Task):
    """Every capture after which the piece that captured cannot be captured by the next move."""

    key: ClassVar[str] = "safe"
    wrongs: ClassVar[tuple[str, ...]] = ("taken", "twice", "quiet")
    several: ClassVar[bool] = True
    seats: ClassVar[Collection[int]] = (2,)
    differs = "no level's answer is to be had: it says one move, and not which of them are safe"

    def __init__(self, duel: NumicaDuel) -> None:
        """Take how the game shows a position."""
        self.duel = duel

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the position as it is for the other puzzles, where it has enough captures."""
        posed = self.pose_own(state, seat)
        return posed if posed and _has_enough(*posed) else None

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return it with as few captures as there may be."""
        shown = self.duel.show(state, seat)
        return None if shown is None else (shown, seat)

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return the safe captures, in the order of `State.moves`; None where there are none, or one wins the game."""
        assert isinstance(state, NumicaState)
        if self.duel.find_wins(state, seat):
            return None
        safe = tuple((capture.move,) for capture in _list(state, seat) if not capture.replies)
        return safe if 0 < len(safe) <= MOST_CAPTURES else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Capture in return, where that can be; `of` are all captures."""
        assert isinstance(state, NumicaState)
        captures = {capture.move: capture.replies for capture in _list(state, seat)}
        *before, move = said
        if move not in captures:
            return Verdict("wrong", code="quiet")
        if captures[move]:
            return Verdict("wrong", code="taken", replies=((1 - seat, captures[move][0]),))
        if move in before:
            return Verdict("wrong", code="twice")
        safe = sum(not replies for replies in captures.values())
        if len(said) < safe:
            return Verdict("more", safe - len(said))
        return Verdict("right", safe, args={"of": len(captures)})

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return how many captures there are, how many pieces could capture in return, and how many pieces stand."""
        assert isinstance(state, NumicaState)
        captures = _list(state, seat)
        return {
            "captures": len(captures),
            "threats": sum(len(capture.replies) for capture in captures),
            "pieces": sum(map(bool, state.board)),
        }

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance to find each safe capture, and to see of each other one a piece that captures in return."""
        assert isinstance(state, NumicaState)
        captures = _list(state, seat)
        return tuple(prod(_rate_capture(capture, slip) for capture in captures) for slip in SLIPS)

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: enough to go through, of both sorts."""
        return (
            Demand("four-captures", "with fewer, guessing is quicker than looking", _has_enough),
            Demand("both-sorts", "two are safe and two are not: neither sort is the exception", _has_both),
            Demand("two-targets", "of each sort two pieces are captured: one look is not all", _has_targets),
            Demand(
                "no-loss", "nobody calls safe what loses the game by another capture", self._loses_nothing
            ),
        )

    def _loses_nothing(self, state: State, seat: Seat) -> bool:
        """Tell whether no reply to a safe capture wins."""
        assert isinstance(state, NumicaState)
        return not any(
            self.duel.find_wins(play(state, seat, capture.move), 1 - seat)
            for capture in _list(state, seat)
            if not capture.replies
        )

    def identify(self, state: State, seat: Seat) -> str:
        """Return the tiles, and what is captured from where, as seen from the least of the eight sides."""
        assert isinstance(state, NumicaState)
        marks: dict[int, str] = {}
        for capture in _list(state, seat):
            for word, mark in ((capture.move[:2], "o"), (capture.move[3:], "-" if capture.replies else "+")):
                marks[NUMBER[word]] = mark
        return find_least_side([f"{tile}{marks.get(at, '')}" for at, tile in enumerate(state.tiles)])


def _rate_capture(capture: Capture, slip: float) -> float:
    """Return the chance to judge a capture: a safe one is to be seen, of another one some reply."""
    if not capture.replies:
        return (1 - slip) ** count_steps(capture.move)
    return 1 - prod(1 - (1 - slip) ** count_steps(reply) for reply in capture.replies)


def _list(state: NumicaState, seat: Seat) -> list[Capture]:
    """Return every capture with the replies that capture its piece, in the order of `State.moves`."""
    return [
        Capture(move, _list_replies(state, seat, move))
        for move in list_captures(state, state.moves(seat) or [])
    ]


def _list_replies(state: NumicaState, seat: Seat, move: Move) -> tuple[Move, ...]:
    after, target = play(state, seat, move), NUMBER[move[3:]]
    return tuple(
        reply
        for reply in after.moves(1 - seat) or []
        if NUMBER[reply[3:]] == target and seat_of(after.board[target]) == seat
    )


def _has_enough(state: State, seat: Seat) -> bool:
    assert isinstance(state, NumicaState)
    return LEAST_CAPTURES <= len(list_captures(state, state.moves(seat) or [])) <= MOST_CAPTURES


def _has_targets(state: State, seat: Seat) -> bool:
    """Tell whether both sorts capture several pieces: whether one is safe hangs on where it ends."""
    assert isinstance(state, NumicaState)
    targets: dict[bool, set[str]] = {True: set(), False: set()}
    for capture in _list(state, seat):
        targets[not capture.replies].add(capture.move[3:])
    return min(map(len, targets.values())) >= LEAST_OF_BOTH


def _has_both(state: State, seat: Seat) -> bool:
    assert isinstance(state, NumicaState)
    captures = _list(state, seat)
    safe = sum(not capture.replies for capture in captures)
    return min(safe, len(captures) - safe) >= LEAST_OF_BOTH
