"""What is tried on Legionz by whoever means it ill: moments of its games, words, nearly sentences."""

from __future__ import annotations

PLAYED = [
    ({}, 2, (0, 1, 2, 30, 999)),
    ({"loops": True}, 4, (1, 40, 999)),
]
"""Options, seats, and after how many records: before chance, laying, moving, over."""

WORDS = ["flip", "numbers", "move", "pass", "0,0", "1,0", "-1,0", "2,-1", "999,999", "-0,1", "0,0=12", "13"]

SENTENCES = ["1,0", "move 1,0 2,0"]

OPTIONS = [{"loops": True}]
