"""Numbers League's playable tutorial: six moments of games that somebody plays alone, each with what it asks for."""

from __future__ import annotations

from parlour.core.game import Lesson

LESSONS = (
    # How one wins comes first: the last villain, and one superhero that is worth its number.
    Lesson(
        "aim",
        """hero level, 12 villains, mixed sides, equations before, glow
        seat 0 captures, starter 0, round 13, idle 0, dry 0, calm 0, acted
        city v7
        sidekick h4c l5b l2c
        0 hand h1c b4a b5c l1d l3b; H1 h3a b2d l2a; took v3 v4 v5 v6 v8 v9 v10 v11 v12 v13 v14""",
        0,
        frozenset({"capture v7 : H1"}),
        "§1.2",
        {"villains": 12},
        about=("H1", "v7", "trophies"),
    ),
    # 5 + 2, and 4 are missing; legs of other numbers make other sums.
    Lesson(
        "part",
        """hero level, 24 villains, mixed sides, equations before, glow
        seat 0 acts, 2 plays left, starter 0, round 2, idle 0, dry 0, calm 1
        city v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26
        sidekick h3b l5b l2c
        0 hand h1c b4a b5c l1d l3b l4a +5b; begun h5a b2c""",
        0,
        frozenset({"play l4a"}),
        "§4.4",
        about=("l1d", "l3b", "l4a", "begun"),
    ),
    # Of 6, 8 and 11 each pair makes a villain; those of 14 and 19 are captured already.
    Lesson(
        "team",
        """hero level, 24 villains, mixed sides, equations before, glow
        seat 0 captures, starter 0, round 6, idle 0, dry 0, calm 0, acted
        city v3 v4 v5 v7 v8 v9 v10 v11 v12 v13 v15 v16 v17 v18 v20 v21 v22 v23 v24 v25 v26
        sidekick h2c l4a l1d
        0 hand h3c b4b b5a l5c -5a; known b4b; H1 h2a b3c l1b; H2 h4d b1a l3d; H3 h5b b2b l4c; begun h1c l2a; \
took v6 v14 v19""",
        0,
        frozenset({"capture v17 : H1 H3"}),
        "§5.2",
        about=("H1", "H2", "H3", "city"),
    ),
    # 17 is 8 + 9, too, but then nothing comes of the device.
    Lesson(
        "device",
        """hero level, 24 villains, mixed sides, equations before, glow
        seat 0 captures, starter 0, round 8, idle 0, dry 0, calm 0, acted
        city v3 v4 v5 v6 v8 v9 v10 v11 v12 v13 v14 v16 v17 v18 v19 v20 v21 v22 v23 v25 v26
        sidekick h5d b1c b3d
        0 hand h1b b3a l1a l5a -10b; known b3a; H1 h1a b4c l2b +10a; H2 h3d b2a l3c; H3 h2b b5b l2d; begun h4b b1d; \
took v7 v15 v24""",
        0,
        frozenset({"capture v17 : H1 +10a"}),
        "§5.3",
        about=("H1", "+10a", "v17"),
    ),
    # Either body may go, each for other legs: 4 + 2 + 4, or 4 + 5 + 1.
    Lesson(
        "sidekick",
        """hero level, 24 villains, mixed sides, equations before, glow
        seat 0 acts, 1 plays left, starter 0, round 4, idle 0, dry 0, calm 1, acted
        city v3 v4 v5 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26
        sidekick h4c b2b b5d
        0 hand h2c h3a b1c l1b l4d l5a; known h3a; H1 h1d b3b l2c; begun h5c b4a; took v6""",
        0,
        frozenset({"trade l4d b5d", "trade l1b b2b"}),
        "§5.5",
        about=("l1b", "l4d", "l5a", "sidekick"),
    ),
    # 8 - 5 + 7 + 4, and nothing else is 14. Without glow, for it would show who takes part.
    Lesson(
        "city",
        """hero level, 12 villains, mixed sides, equations before, no glow
        seat 0 captures, starter 0, round 15, idle 0, dry 0, calm 1, acted
        city v14
        sidekick h1a b1c l2b
        0 hand h4a b5c l3c l5d +5c; known l3c; H1 h3b b1a l4c -5b; H2 h5a b3d l4b; H3 h2a b4b l1c; H4 h3c b5a l1d; \
begun b2c; took v5 v8 v12 v7 v9 v3 v13 v4 v11 v6 v10; used +5a -10a""",
        0,
        frozenset({"capture v14 : H1 -5b H3 s"}),
        "§7.1",
        {"villains": 12, "glow": False},
        about=("H1", "H2", "H3", "H4", "s", "v14"),
    ),
)
