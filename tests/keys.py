"""Keys of sheets as a teacher gets them, and what the second referees of games for two say of them."""

from __future__ import annotations

from typing import NamedTuple, Protocol, Self, TypeVar

from door import GAMES, ask
from packs import Puzzle, open_pack, pick

from parlour.api import Parlour
from parlour.core.game import Json, Move, Seat
from parlour.puzzles.sheets import MOST_ITEMS


class Told(NamedTuple):
    """What a teacher is told of a question of a sheet."""

    puzzle: Puzzle
    answers: list[list[Json]]  # each as its parts: who says what, and what that brings about

    @property
    def own(self) -> list[tuple[Move, ...]]:
        """What the asked seat says, answer for answer."""
        return [
            tuple(part["move"] for part in answer if part["seat"] == self.puzzle.seat)
            for answer in self.answers
        ]


def open_keys(key: str, counts: dict[str, int], day: int) -> list[Told]:
    """Put so many puzzles of each kind on sheets, carry these as text, and ask for the key of what they ask."""
    parlour = Parlour()
    chosen = [puzzle for task, count in counts.items() for puzzle in pick(key, count, day, task)]
    keys = []
    for begin in range(0, len(chosen), MOST_ITEMS):
        keys += open_sheet(parlour, key, chosen[begin : begin + MOST_ITEMS])
    return keys


def open_sheet(parlour: Parlour, key: str, chosen: list[Puzzle]) -> list[Told]:
    """Return the key of a sheet."""
    pack = open_pack(key)
    items = [
        {"kind": "puzzle", "asks": "best", "level": 0, "id": puzzle.make_id(GAMES[key])} for puzzle in chosen
    ]
    text = ask(parlour, "compose", game=key, title="Key", items=items)["text"]
    keys = []
    for item in ask(parlour, "sheet", text=text)["items"]:
        puzzle = pack[item["id"]]
        asked = {"task": puzzle.task, "seat": puzzle.seat, "position": puzzle.position}
        told = ask(parlour, "key", game=key, **asked)
        keys.append(Told(puzzle, [answer["parts"] for answer in told["answers"]]))
        assert told["number"] == len({answer[0] for answer in keys[-1].own})
    assert [told.puzzle for told in keys] == chosen
    return keys


# Wins, of games for two in which nothing is hidden


class Second(Protocol):
    """A second referee: one state of a game."""

    def waiting(self) -> tuple[Seat, ...]:
        """Name who is asked."""

    def moves(self, seat: Seat) -> set[Move] | None:
        """List what may be said."""

    def play(self, seat: Seat, sentence: Move) -> Self:
        """Give the state after a sentence, or raise ValueError where it is not legal."""

    def ended(self) -> tuple[str, frozenset[Seat]] | None:
        """Give why it is over, and who has won."""


Position = TypeVar("Position", bound=Second)


def list_moves(state: Second) -> list[Move]:
    """Return all that may be said, always in the same order."""
    waiting = state.waiting()
    return sorted(state.moves(waiting[0]) or ()) if waiting else []


def say(state: Position, move: Move) -> Position:
    """Return the state after a sentence of who is asked."""
    return state.play(state.waiting()[0], move)


def wins(state: Second, move: Move) -> bool:
    """Tell whether who is asked has won with a sentence."""
    (seat,) = state.waiting()
    ended = say(state, move).ended()
    return ended is not None and ended[1] == {seat}


def can_win(state: Second) -> bool:
    """Tell whether who is asked can win at once."""
    return any(wins(state, move) for move in list_moves(state))


def compare_wins(told: Told, state: Second) -> None:
    """Hold a key to all sentences of a second referee: of wins at once, of wins in two, and of defences."""
    (seat,) = state.waiting()
    assert seat == told.puzzle.seat
    moves = list_moves(state)
    assert len(set(told.own)) == len(told.own), "none is there twice"
    if told.puzzle.task == "win-1":
        assert set(told.own) == {(move,) for move in moves if wins(state, move)}
        return
    assert not can_win(state)
    if told.puzzle.task == "defend":
        assert set(told.own) == {(move,) for move in moves if not can_win(say(state, move))}
        return
    firsts = {move for move in moves if is_won(say(state, move))}
    assert {answer[0] for answer in told.own} == firsts
    for first in firsts:
        replies = {answer[1]["move"] for answer in told.answers if answer[0]["move"] == first}
        assert len(replies) == 1, "it is told for one reply"
        then = say(say(state, first), replies.pop())
        seconds = {second for one, second in told.own if one == first}
        assert seconds == {second for second in list_moves(then) if wins(then, second)}


def is_won(state: Second) -> bool:
    """Tell whether the other one can win after all that may be said."""
    moves = list_moves(state)
    return bool(moves) and all(can_win(say(state, move)) for move in moves)
