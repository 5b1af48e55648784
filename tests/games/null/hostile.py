"""What is tried on the null game by whoever means it ill: moments of its games, words, nearly sentences."""

from __future__ import annotations

MOTTO = ';"\\<%s>{}&' * 149 + "."
"""Nearly the longest, of signs that something else might read as its own."""

PLAYED = [({}, 3, (0, 1, 2, 99)), ({"motto": MOTTO}, 2, (3,))]
"""Options, seats, and after how many records: before chance, in secret, over."""

WORDS = ["deal", "play", "1", "16", "17"]

SENTENCES = ["play 1"]

OPTIONS = [{"size": 2}, {"motto": MOTTO}, {"motto": "x" * 1501}, {"motto": "\ud800."}]
