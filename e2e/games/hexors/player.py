"""Somebody who plays Hexors: goes towards the nearest opposing tile and attacks it, and mostly passes where powers are asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Self

from e2e.player import Player
from parlour.games.hexors.field import LETTERS, hexes_at
from parlour.kit.hexes import distance

SPACE = re.compile(r"([a-n])([1-9])")
MINE, THEIRS, OF = ", yours", re.compile(r"^\w\d, [^:]* of "), " fights "
"""What the labels say of a tile of one's own, and of anybody else's."""

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
    typed = ("d2 d3", "c2 c4", "arrange", "017 d3", "power 072 d3", "power 065 d5", "boost 1", "fight d5", "take 006")

    def choose(self, offered: list[str], random: Random) -> str:
        """Place by one word, pass in most windows, and move whoever is nearest to an opposing tile."""
        if "arrange" in offered:
            return "arrange"
        powers = [word for word in offered if POWER.fullmatch(word)]
        if "pass" in offered:
            return random.choice(powers) if powers and random.random() < 0.3 else "pass"
        board = self.read_position()
        foes = [word for word, label in board.items() if THEIRS.search(label)]
        spaces = [word for word in offered if SPACE.fullmatch(word)]
        if not spaces or not foes:
            return random.choice(offered)
        return min(spaces, key=lambda word: (min(gap(word, foe) for foe in foes), word))

    def say(self, words: str) -> Self:
        """Touch one word after the other, each once it can be touched."""
        for word in words.split():
            self.page.locator(f'.pieces .is-open[data-touch="{word}"], .dock [data-touch="{word}"]').first.wait_for()
            self.touch_and_wait(word)
        return self

    def find_tiles(self, words: Iterable[str] = (MINE,)) -> list[str]:
        """Where tiles stand whose labels have such words."""
        return [space for each in words for space in self.find_spaces(each)]


PLAYER = HexorsPlayer
