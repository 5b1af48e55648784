"""What is tried on Numica by whoever means it ill: moments of its games, words, nearly sentences."""

from __future__ import annotations

PLAYED = [
    ({}, 2, (0, 1, 2, 3, 40, 999)),
    ({"setup": "secret", "moves": "sdg"}, 2, (1, 2, 9)),
]
"""Options, seats, and after how many records: before chance, placing, in secret, in the middle, over."""

WORDS = ["tiles", "s", "r", "a1", "b3", "h8", "i9", "A1", "K", "X", "c1", "sd1", "re8", "arrange"]

SENTENCES = ["s s s s r r r r", "a1 a2"]

OPTIONS = [{"setup": "secret"}]
