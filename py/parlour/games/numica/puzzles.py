"""Numica's puzzles: win in one, win in two, the defence, and safe captures."""

from __future__ import annotations

from parlour.games.numica.puzzle_duel import NumicaDuel
from parlour.games.numica.puzzle_safety import SafeCaptures
from parlour.kit.winning import make_tasks

DUEL = NumicaDuel()
TASKS = WIN_IN_ONE, WIN_IN_TWO, DEFENCE, SAFE = *make_tasks(DUEL), SafeCaptures(DUEL)
