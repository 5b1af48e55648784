"""Legionz' puzzles for two players, without moves after loops: win in one and two, the defence, the quiet Bug."""

from __future__ import annotations

from parlour.games.legionz.puzzle_duel import LegionzDuel
from parlour.games.legionz.puzzle_ends import QuietBug
from parlour.kit.winning import make_tasks

DUEL = LegionzDuel()
TASKS = WIN_IN_ONE, WIN_IN_TWO, DEFENCE, QUIET = *make_tasks(DUEL), QuietBug(DUEL)
