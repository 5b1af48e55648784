"""Hexors' puzzles: which attack wins most, whether a battle is rather won than lost, and whom to fight first."""

from __future__ import annotations

from parlour.games.hexors.puzzle_half import MoreThanHalf
from parlour.games.hexors.puzzle_odds import BestOdds
from parlour.games.hexors.puzzle_order import WhichFirst

TASKS = (BestOdds(), MoreThanHalf(), WhichFirst())
