"""Somebody who plays Hexors: goes to the nearest opposing tile and attacks it, and passes in most windows."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Self

from e2e.harness import Person
from e2e.player import Player
from parlour.games.hexors.field import LETTERS, hexes_at
from parlour.kit.hexes import distance

SPACE = re.compile(r"([a-n])([1-9])")
THEIRS = re.compile(r"[a-n][1-9], [^:]* of [^:]*:")
"""What the labels say of somebody else's tile, which has numbers; a wall has none."""

FOR_ONESELF = {"072", "073"}
"""Powers that make a tile stronger."""

POWER = re.compile(r"06[4-9]|07[0-5]")


def gap(one: str, other: str) -> int:
    """How many steps two spaces are apart."""
    places = [hexes_at(LETTERS.index(word[0]), int(word[1]) - 1) for word in (one, other)]
    return distance(*places)


class HexorsPlayer(Player):
    """Somebody who attacks, and seldom uses a power."""

    game = "hexors"
    longest = 150
    tables = (
        ("Beginner’s game", ("person", "1")),
        ("Collector’s game", ("person", "1")),
        ("Free-for-all", ("person", "1", "1")),
    )
    typed = (
        "d2 d3",
        "c2 c4",
        "arrange",
        "017 d3",
        "power 072 d3",
        "power 065 d5",
        "boost 1",
        "fight d5",
        "take 006",
    )

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.been: Counter[str] = Counter()

    def choose(self, offered: list[str], random: Random) -> str:
        """Place by one word, pass in most windows, and move whoever is nearest to an opposing tile."""
        if "arrange" in offered:
            return "arrange"
        powers = [word for word in offered if POWER.fullmatch(word)]
        if "pass" in offered:
            return random.choice(powers) if powers and random.random() < 0.3 else "pass"
        board = self.read_position()
        foes = [word for word, label in board.items() if THEIRS.match(label)]
        spaces = [word for word in offered if SPACE.fullmatch(word)]
        if FOR_ONESELF & {*self.look()["said"]}:
            spaces = [word for word in spaces if word not in foes]
        if not spaces or not foes:
            return random.choice(offered)
        word = min(spaces, key=lambda word: (self.been[word] + min(gap(word, foe) for foe in foes), word))
        self.been[word] += 1  # or a wall would be run up against for ever
        return word

    def say(self, words: str) -> Self:
        """Touch one word after the other, each once it can be touched."""
        for word in words.split():
            self.page.locator(
                f'.pieces .is-open[data-touch="{word}"], .dock [data-touch="{word}"]'
            ).first.wait_for()
            self.touch_and_wait(word)
        return self


PLAYER = HexorsPlayer
