"""What a host of twenty lines hears of a game, a lesson and a puzzle, however our page has come into its frame."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.embedding import Host
from e2e.frames import SHUT_IN
from e2e.harness import Person
from e2e.hearing import WAYS, hear_all

Come = Callable[..., Person]


def test_shut_in_a_frame_the_site_says_so_and_the_host_hears_nothing(come: Come) -> None:
    person = come(own_profile=True)
    person.watch.expect("blocked by CORS policy", "net::ERR_FAILED")
    host = Host(person).open("index.html", SHUT_IN)
    person.page.locator("#shut-in a").wait_for()
    assert person.page.locator("#aid").count() == 0, "one sentence is enough"
    assert host.page.evaluate("greeted.length") == 0


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_a_host_hears_a_game_a_lesson_and_a_puzzle(come: Come, way: str) -> None:
    """As in `test_webkit.py` and in the journey `heard` of Firefox."""
    host = Host(come(own_profile=True)).open(**vars(WAYS[way]))
    host.wait_for("ready")
    hear_all(host)
