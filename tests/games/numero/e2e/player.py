"""Somebody who plays Numero: takes a pile, or two that add up, with a card of the hand, else discards the lowest."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import combinations
from random import Random
from typing import Self

from e2e.player import Player

NUMBER = re.compile(r"[gobr](\d+)")
HELD, WORTH = "in your hand", re.compile(r"Pile worth (\d+):")
"""What the labels say of a card of the hand, and of a pile of several cards."""

# What is asked for, and which things stand in the sentence so far. A pile that is touched twice is said once.
ASKED = """() => [
  document.querySelector(".bubble")?.innerText,
  ...[...document.querySelectorAll(".pieces .is-said")].map((each) => each.dataset.touch),
].join("|")"""


def value_of(word: str) -> int:
    """The number on a card; of a wild card 0."""
    found = NUMBER.fullmatch(word)
    return int(found[1]) if found else 0


class NumeroPlayer(Player):
    """Somebody who adds up two piles at most, and leaves wild cards alone as long as there is something else."""

    game = "numero"
    longest = 120
    tables = (
        ("First game", ("person", "1")),
        ("Challenges", ("person", "person", "1")),
        ("Solitaire for experts", ("person",)),
    )
    typed = (
        "take g8 : b5 o3",
        "build g2 : b6",
        "discard g4",
        "-2 on b10",
        "9 = 8 + 1",
        "drop x2",
        "challenge",
    )

    def choose(self, offered: list[str], random: Random) -> str:
        """Answer a window; say a take that adds up card by card; else discard the lowest number, or pass."""
        if "challenge" in offered:
            return random.choice(["challenge", "pass", "pass", "pass"])
        if "take" in offered:
            return "take"
        take = self.find_take()
        said = self.look()["said"]
        left = [word for word in take if word in offered and word not in said]
        if left and set(said) <= set(take):
            return left[0]
        if "discard" in offered:
            return "discard"
        held = [word for word in self.find_spaces(HELD) if word in offered and value_of(word)]
        return "pass" if "pass" in offered else min(held, key=value_of)

    def say(self, words: str) -> Self:
        """Touch one word after the other; each makes the page ask for something else, or show other things as said."""
        for word in words.split():
            self.do(partial(self.touch, word))
        return self

    def put_back(self) -> None:
        """Take back what was touched last."""
        self.do(lambda: self.press("Put back"))

    def do(self, act: Callable[[], object]) -> None:
        """Do something, and wait until that has changed what is asked or said."""
        before = self.page.evaluate(ASKED)
        act()
        self.page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)

    def find_take(self) -> list[str]:
        """Return a number card of the hand and what it takes; [] where no two piles at most add up to one."""
        board = self.read_position()
        piles = {word: self.read_value(word, label) for word, label in board.items() if HELD not in label}
        for card in (word for word, label in board.items() if HELD in label and value_of(word)):
            for count in (1, 2):
                for group in combinations(piles, count):
                    values = [piles[word] for word in group]
                    if all(values) and sum(values) == value_of(card):
                        return [card, *group]
        return []

    def read_value(self, word: str, label: str) -> int:
        """What a pile is worth as its label tells it; of a loose wild card 0."""
        found = WORTH.match(label)
        return int(found[1]) if found else value_of(word)


PLAYER = NumeroPlayer
