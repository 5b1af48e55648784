"""What the transcripts of My game are made of: one for each reason for an end."""

from __future__ import annotations

from parlour.terminal.golden import Recipe

SEEDS = {"default-2": "first"}
"""Of the transcripts of each preset, where the usual seed shows too little."""

ENDS: dict[str, Recipe] = {"last": Recipe("mygame", {}, 2, seed="last")}
"""By reason; those that random play hardly reaches begin from a set position."""
