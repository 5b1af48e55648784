"""Somebody who plays Legionz: a Bug beside his own wherever one may lie, and after a loop no move."""

from __future__ import annotations

from random import Random

from e2e.player import Player
from parlour.kit.hexes import find, neighbours

MINE = "your "
"""What the label of one's own Bug says."""


class LegionzPlayer(Player):
    """Somebody who lengthens a Legion of his own where he can."""

    game = "legionz"
    longest = 60
    tables = (("", ("person", "1")), ("Loops move Bugz", ("person", "1", "1")))
    typed = ("1,0", "0,-1", "0,0", "move 0,0 3,-1", "pass", "9,9")

    def choose(self, offered: list[str], random: Random) -> str:
        """Return a cell beside a Bug of one's own, else any."""
        own = {space for word in self.find_spaces(MINE) if (space := find(word))}
        beside = [word for word in offered if (space := find(word)) and own & set(neighbours(space))]
        return random.choice(beside or offered)


PLAYER = LegionzPlayer
