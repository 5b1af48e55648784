"""What a host of twenty lines hears of a game, a lesson and a puzzle, however our page has come into its frame."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.embedding import Host
from e2e.harness import Person
from e2e.hearing import WAYS, hear_all


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_a_host_hears_a_game_a_lesson_and_a_puzzle(come: Callable[..., Person], way: str) -> None:
    """As in `test_webkit.py` and in the journey `heard` of Firefox."""
    host = Host(come(own_profile=True)).open(**vars(WAYS[way]))
    host.wait_for("ready")
    hear_all(host)
