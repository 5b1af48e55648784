"""What is tried on Numbers League by whoever means it ill: moments of its games, words, nearly sentences."""

from __future__ import annotations

PLAYED = [
    ({}, 2, (0, 1, 4, 90, 999)),
    ({"level": "superhero", "villains": 12, "glow": False}, 3, (2, 70)),
]
"""Options, seats, and after how many records: before chance, dealing, in the middle, over."""

WORDS = ["h3a", "-10a", "v17", "H1", ":", "capture", "hq"]

SENTENCES = ["pass", "play h3a"]

OPTIONS = [{"glow": False}]
