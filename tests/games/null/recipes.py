"""What the transcripts of the null game are made of: one for each reason for an end."""

from __future__ import annotations

from parlour.terminal.golden import Recipe

ENDS: dict[str, Recipe] = {
    "most": Recipe("null", {}, 3, seed="most-0"),
    "shared": Recipe("null", {}, 3, seed="shared-5"),
}
"""By reason; those that random play hardly reaches begin from a set position and say the end."""
