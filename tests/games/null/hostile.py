"""What is tried on the null game by whoever means it ill: moments of its games, words, nearly sentences."""

from __future__ import annotations

PLAYED = [({}, 3, (0, 1, 2, 99))]
"""Options, seats, and after how many records: before chance, in secret, over."""

WORDS = ["deal", "play", "1", "16", "17"]

SENTENCES = ["play 1"]

OPTIONS = [{"size": 2}]
