"""Writes and reads packs: the puzzles of a game as lines of JSON, to which lines are only ever added.

A puzzle's id is made of its question alone, so that an id that was printed means the same for ever. What may change is
how hard it is called. Packs are data, free for every use (CC0).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from parlour.core.game import DAMAGE, Game, Json, Seat
from parlour.core.save import read_json
from parlour.core.task import MOST_ANSWERS
from parlour.puzzles.tasks import MOST_POSITION

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of ids: none that looks like another one in print."""

LENGTH = 6
"""Letters of an id: among 1,000 puzzles two of the same id are to be expected once in a thousand packs."""

MOST_LINE = 8_000
"""Characters of a line."""

MOST_DOTS = 5
TRIES = 100
"""Of so many tries is told how many are right, by patience."""


class Puzzle(NamedTuple):
    """One question, and how hard it is."""

    task: str  # the key of a task of the game
    seat: Seat  # who is asked
    position: str  # as text, for `Game.from_text`
    answers: int = 0  # how many are right
    solved: tuple[int, ...] = ()  # of `TRIES`, by patience, the least first
    facts: Mapping[str, int] = {}  # `Task.measure`
    dots: int = 1  # how hard it is, from 1 to `MOST_DOTS`

    def is_sound(self, game: Game) -> bool:
        """Tell whether every field is what it says: a pack is data that anybody may have written."""
        counts = (*self.solved, *self.facts.values())
        return (
            all(isinstance(text, str) for text in (self.task, self.position, *self.facts))
            and all(type(number) is int for number in (self.seat, self.answers, self.dots, *counts))
            and len(self.position) <= MOST_POSITION
            and 0 <= self.seat < game.seats[-1]
            and 1 <= self.answers <= MOST_ANSWERS
            and 1 <= self.dots <= MOST_DOTS
            and len(self.solved) == len(game.levels)
            and all(0 <= solved <= TRIES for solved in self.solved)
        )

    def make_id(self, game: Game) -> str:
        """Return its id: what it asks, as a few letters."""
        asked = "\n".join((game.key, self.task, str(self.seat), self.position))
        number = int.from_bytes(hashlib.sha256(asked.encode()).digest()[:8])
        letters = ""
        for _ in range(LENGTH):
            number, digit = divmod(number, len(LETTERS))
            letters += LETTERS[digit]
        return letters

    def write(self, game: Game) -> str:
        """Return it as a line of a pack."""
        told: Json = {"id": self.make_id(game), **self._asdict(), "solved": list(self.solved)}
        return json.dumps(told, ensure_ascii=True, separators=(",", ":"))


def read_pack(game: Game, text: str) -> dict[str, Puzzle]:
    """Return the puzzles of a pack by their ids; raises ValueError where it is no whole pack of this game."""
    puzzles: dict[str, Puzzle] = {}
    for line in text.splitlines():
        told = read_json(line) if len(line) <= MOST_LINE else None
        if not isinstance(told, dict):
            raise ValueError("a line that is no puzzle")
        name = told.pop("id", None)
        try:
            puzzle = Puzzle(**{**told, "solved": tuple(told["solved"])})
            is_named = puzzle.is_sound(game) and puzzle.make_id(game) == name
        except DAMAGE:
            is_named = False
        if not is_named or name in puzzles:
            raise ValueError(f"puzzle {name} is not what its id says, or there twice")
        puzzles[name] = puzzle
    return puzzles


def write_pack(game: Game, puzzles: Iterable[Puzzle]) -> str:
    """Return a pack as text."""
    return "".join(puzzle.write(game) + "\n" for puzzle in puzzles)
