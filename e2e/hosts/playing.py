"""What somebody does first in every host: touches the poster, sets up a game and moves in it."""

from __future__ import annotations

import time

from games.numica.e2e.player import NumicaPlayer


def play_first(numica: NumicaPlayer, begun: float) -> str:
    """Play until one's second turn; return the seconds until the first picture and the first move, for the table.

    They count from `begun`, a moment of `time.monotonic()`.
    """
    poster = numica.page.locator(".poster-play")
    poster.wait_for()
    shown = time.monotonic() - begun
    poster.click()
    numica.wait_until_ready()
    numica.press("Begin")
    numica.set_up()
    assert numica.wait_for_turn()
    numica.move_somewhere()
    moved = time.monotonic() - begun
    assert numica.wait_for_turn()
    return f"{shown:.1f}, {moved:.1f}"
