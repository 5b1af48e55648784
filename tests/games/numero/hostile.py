"""What is tried on Numero by whoever means it ill: moments of its games, words, nearly sentences."""

from __future__ import annotations

PLAYED = [
    ({}, 2, (0, 1, 4, 40, 999)),
    ({"pack": "full", "goal": "points", "challenges": True, "exact": True, "help1": "self"}, 3, (30, 60)),
    ({"pack": "times"}, 1, (1, 3)),
]
"""Options, seats, and after how many records: before chance, dealing, in the middle, over; alone, too."""

WORDS = [
    *("take", "build", "discard", "drop", "on", ":", ";", ",", "pass", "challenge", "=", "+"),
    *(
        "g5",
        "o10",
        "b1",
        "r15",
        "r16",
        "-2",
        "x3",
        "/4",
        "1/2",
        "0.5",
        "50%",
        "sqrt",
        "cube",
        "1/0",
        "\u2212",
    ),
]

SENTENCES = ["pass", "take g5 : o5", "-2 on g10 ; discard g8", "8 = 5 + 3"]

OPTIONS = [{"pack": "full"}, {"help1": "self"}]
"""Further options; the second is nothing that any rule depends on."""
