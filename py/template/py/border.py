"""What a view of My game holds, for the page's declarations; nothing imports this while the engine runs."""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """What everybody sees, since nothing is hidden."""

    pile: int  # how many counters lie there
    turn: int  # the seat that is to take
