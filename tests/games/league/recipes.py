"""What the transcripts of Numbers League are made of: one for each reason for an end."""

from __future__ import annotations

from parlour.terminal.golden import Recipe

LAST_CARDS = """hero level, 24 villains, mixed sides, equations before, glow
seat 1 acts, 2 plays left, starter 1, round 23, idle 0, dry 1, calm 1
city v3 v4
sidekick h5c l2d h5d
0 hand b3c b4b b4c b5a l3c; H1 h1d b4a l1b; H2 h3d b1b l2c; H3 h1c b5c l3a; H4 h5a b2b l4d; H5 h1a b5b l4c; \
H6 h4a b3a l5d +5b; H7 h1b b1c l3b; H8 h2c b3d l2a; H9 h3a b1d l1a; \
took v6 v11 v7 v12 v15 v25 v26 v16 v17 v18 v14 v5 v8; used +5c -5b +10a -10a -5a -5c
1 hand h2b h2d h4b b5d l1c l2b l3d; H1 h3b b2d l5a +15a; H2 h3c b1a l5b; H3 h4c b2c l5c; H4 h4d b4d l4a +5a; \
H5 h5b b3b l4b; H6 h2a b2a l1d; took v10 v9 v20 v19 v21 v23 v22 v24 v13; used +10b -10b"""

LAST_VILLAIN = """hero level, 24 villains, mixed sides, equations before, glow
seat 0 acts, 2 plays left, starter 0, round 20, idle 0, dry 0, calm 0
city v7
sidekick b2d h5b l3a
0 hand h5c b3d b4b b5a l1a l1b l3b; known l3b; H1 h1c b3c l2a; H2 h4c b5b l4a; H3 h4b b1d l5d; H4 h2d b4c l3d; \
H5 h2a b5c l4b; H6 h3c b4d l2b; begun b3a l5c; took v6 v13 v24 v19 v3 v23 v15 v17 v22; used +5c -10a -5a
1 hand h1d h3d h5d b2c b4a l2d l5b; H1 h4a b3b l4c +5a; H2 h2b b1a l2c; H3 h1b b5d l3c; H4 h3a b1c l5a; \
H5 h5a b2a l1c -10b; H6 h2c b1b l1d +15a; H7 h3b b2b l4d; begun h1a; \
took v11 v5 v10 v21 v26 v16 v14 v20 v25 v9 v8 v18 v12 v4; used +5b +10b +10a -5b -5c"""

NOTHING_TO_DO = """hero level, 24 villains, mixed sides, equations before, glow
seat 1 acts, 1 plays left, starter 1, round 23, idle 0, dry 0, calm 0, acted
city v3
sidekick l2c l4c b3b
0 hand h1a h3c b5a; known b5a; H1 h5b b4c l1b; H2 h2a b5c l1a +10a; H3 h2c b5b l3b; H4 h5d b4d l4a +5a; \
H5 h3d b1b l2b; H6 h2d b4a l4b -5b; H7 h5c b3d l1c; H8 h2b b1c l1d; begun h1b b2a; \
took v18 v8 v20 v23 v26 v6 v13 v16 v12; used -10a -10b
1 hand h1d l5b; known h1d; H1 h3b b2d l5c; H2 h4a b2b l3a +5b; H3 h5a b1d l3c +10b; H4 h1c b1a l5d; H5 h4b b5d l5a; \
H6 h4c b3a l2a; H7 h4d b3c l4d; H8 h3a b2c l3d; begun b4b l2d; \
took v10 v19 v9 v4 v25 v5 v24 v17 v7 v15 v11 v14 v22 v21; used -5c +15a -5a +5c"""

TWENTIETH_ROUND = """hero level, 24 villains, mixed sides, equations before, glow
seat 0 acts, 2 plays left, starter 0, round 31, idle 0, dry 0, calm 19
city v4 v5 v7 v8 v10 v11 v13 v14 v16 v17 v19 v20 v22 v23 v25 v26
sidekick h1a h2a h3a
0 hand h4a h5a h1b h2b h3b h4b h5b; H1 h1c b1c l1c; H2 h2c b2c l2c; took v3 v6 v9 v12 v15 v18 v21 v24"""

BEGINNING = 24
"""Whole games are too long to be read: so many records show what is special about their options."""

ENDS: dict[str, Recipe] = {
    "city": Recipe(
        "league",
        {},
        2,
        start=LAST_VILLAIN,
        said=(
            *("0 trade l3b l3a", "0 trade l1b h5b"),
            *("1 play b2c", "1 play l5b", "1 capture v7 : H2 H5 -10b H6"),
        ),
    ),
    "idle": Recipe(
        "league",
        {},
        2,
        start=NOTHING_TO_DO,
        said=(
            *("1 play h1d", "0 trade h1a l4c", "0 play l4c", "1 play l5b"),
            *("0 play b5a", "0 play h3c"),
        ),
    ),
    "hall": Recipe(
        "league",
        {},
        2,
        start=LAST_CARDS,
        said=(
            *("1 trade l2b h5d", "1 play l1c", "0 play b3c", "0 done"),
            *("1 play h2d", "1 play b5d", "0 play l3c", "0 trade b4b l2d"),
        ),
    ),
    "calm": Recipe("league", {}, 1, start=TWENTIETH_ROUND, said=("0 trade h4a h1a", "0 done")),
}
"""By reason; those that random play hardly reaches begin from a set position and say the end."""
