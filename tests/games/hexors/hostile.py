"""What is tried on Hexors by whoever means it ill: moments of its games, words, nearly sentences, sets of tiles."""

from __future__ import annotations

OWN = "018 red 1 2 3 2 2 7 ally 3; 101 = 1 2 3 4 5 6 + 2 ally 3"

PLAYED = [
    ({}, 2, (0, 1, 4, 40, 999)),
    ({"game": "collector", "armies": "chosen", "tiles": OWN}, 3, (2, 60)),
    ({"game": "collector", "teams": True, "armies": "dealt", "powers": 6, "characters": 2}, 4, (70,)),
]
"""Options, seats, and after how many records: before chance, placing, choosing in secret, in the middle, over."""

WORDS = [
    *(
        "toss",
        "deal",
        "take",
        "roll",
        "fight",
        "power",
        "boost",
        "arrange",
        "red",
        "d1",
        "d5",
        "n9",
        "o1",
        "d10",
    ),
    *("006", "017", "064", "069", "075", "101", "000", "18", "1", "-1", "99999"),
]

SENTENCES = ["d5 d6", "fight d9", "power 068 075 d5", "take 064 066 075", "017 c2 018 d3 031 d2 032 e2"]

OPTIONS = [
    {"tiles": OWN},
    *(
        {"tiles": text}
        for text in (
            *("018 red 1 1 1 1 1 1", "075 = 1 2 3 4 5 6 + 7", "018 red 1 2 3 4 5 6; 018 red 1 2 3 4 5 6"),
            *(
                "018 red \u0661 2 3 4 5 6",
                ";" * 1499,
                "1" * 1500,
                "9" * 1501,
                "018 red" + " 1" * 700,
                "\ud83e",
                "\0",
            ),
        )
    ),
]
"""A set of tiles that is one, and others that are none."""
