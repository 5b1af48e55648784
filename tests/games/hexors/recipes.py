"""What the transcripts of Hexors are made of: one for each reason for an end."""

from __future__ import annotations

from parlour.terminal.golden import Recipe

BEGINNING = 36
"""Records of each transcript that has no end: a whole game of four is not read."""

SEEDS = {
    "beginner-2": "hexors-beginner-2-242",
    "collector-2": "hexors-collector-2-228",
    "free-3": "hexors-free-3-108",
    "free-4": "hexors-free-4-52",
    "team-4": "hexors-team-4-16",
    "melee-3": "hexors-melee-3-221",
    "melee-4": "hexors-melee-4-48",
}
"""Random play comes to little in so few records; by these it comes to battles and powers."""

LAST_TILE = """beginner, armies powers, 4 characters, 3 powers, odds
seat 0 move, first 1, turn 31
0 stronghold 006; field d1 006, d3 031, g8 018; fallen 017 032
1 stronghold 010; field c4 043, d5 049; fallen 010 058 059"""

LAST_CAN_BE_SHUT_IN = """collector, armies powers, 4 characters, 2 powers
seat 0 start, first 0, turn 40, clock 4
0 stronghold 002; field c4 023, d1 002; fallen 022 031 032; powers 064 075; stones 3
1 stronghold 011; field a1 049; fallen 011 043 058 059; powers 067 070; stones 2
asked start 0 1 passes 0"""

LAST_CHARACTER = """collector, armies powers, 4 characters, 1 powers, odds
seat 0 move, first 0, turn 52, clock 11
0 stronghold 002; field d1 002, d7 032; fallen 017 018 031; powers 072
1 stronghold 004; field d9 004; fallen 043 049 058 059; powers 070; stones 6"""

THREE = """collector, armies dealt, 2 characters, 0 powers
seat 2 move, first 1, turn 33, clock 2
0 stronghold 002; fallen 002 016 017
1 stronghold 004; field c1 004, d3 023; fallen 018
2 stronghold 010; field l1 010; fallen 043 063; stones 2"""

TWO_TEAMS = """collector, armies powers, 3 characters, 1 powers, teams
seat 1 start, first 0, turn 61
0 stronghold 002; field c1 002, f3 032; fallen 017 018; used 064; stones 1
1 stronghold 006; field c9 006, c3 043, j5 058 ; fallen 049; powers 074; stones 3
2 stronghold 010; fallen 010 016 019 022; used 066
3 stronghold 011; field l9 011, k3 046; fallen 040 042; used 067
asked start 1 passes 0"""

FIFTY_NINE = """beginner, armies powers, 4 characters, 3 powers
seat 1 move, first 0, turn 88, clock 58
0 stronghold 006; field a4 017, b6 018, d1 006; fallen 031 032
1 stronghold 010; field d9 010, g4 043; fallen 049 058 059"""

ELEVEN = """collector, armies powers, 4 characters, 1 powers, odds
seat 0 move, first 0, turn 61, clock 22, siege 11
0 stronghold 002; field c4 023, d1 002, e6 032; fallen 017 018; used 064
1 stronghold 004; field d9 004; fallen 043 049 058 059; used 064; stones 3"""

ENDS: dict[str, Recipe] = {
    "eliminated": Recipe(
        "hexors",
        {},
        2,
        seed="eliminated-4",
        start=LAST_TILE,
        said=("0 d3 d4", "0 fight d5"),
    ),
    "trapped": Recipe(
        "hexors",
        {},
        2,
        start=LAST_CAN_BE_SHUT_IN,
        said=("0 power 075 a2 b1 d9", "0 pass", "1 pass"),
    ),
    "duel": Recipe(
        "hexors", {}, 2, seed="duel-23", start=LAST_CHARACTER, said=("0 d7 d8", "0 pass", "1 pass")
    ),
    "last-stronghold": Recipe("hexors", {}, 3, start=THREE, said=("2 fight d3", "2 boost 1", "2 pass")),
    "team": Recipe("hexors", {}, 4, seed="team-55", start=TWO_TEAMS, said=("1 power 074 f3", "1 c3 c2")),
    "clock": Recipe("hexors", {}, 2, start=FIFTY_NINE, said=("1 g4 g5", "0 b6 b7")),
    "siege": Recipe("hexors", {}, 2, start=ELEVEN, said=("0 e6 e7",)),
}
"""By reason; all begin from a set position that is short enough to be read, and say the end."""
