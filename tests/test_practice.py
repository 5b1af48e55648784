"""What each puzzle practises, as the build writes it: the skills of its kind and options, and its presets."""

from __future__ import annotations

import pytest
from door import GAMES
from packs import PACKED, open_pack

from workshop.practice import list_practice


@pytest.mark.parametrize("key", PACKED)
def test_every_puzzle_practises_something_and_most_could_be_from_a_preset(key: str) -> None:
    told = list_practice(GAMES[key])
    assert told.keys() == open_pack(key).keys()
    assert all(each["skills"] for each in told.values())
    assert sum(bool(each["presets"]) for each in told.values()) >= 0.75 * len(told)
    assert {preset for each in told.values() for preset in each["presets"]} <= GAMES[key].presets.keys()


def test_a_superhero_is_not_a_hero() -> None:
    """Numbers League, levels: only Superhero has negative numbers and products."""
    told = list_practice(GAMES["league"])
    for name, puzzle in open_pack("league").items():
        is_super = puzzle.position.startswith("superhero")
        assert ("superhero" in told[name]["presets"]) == is_super
        assert ("hero" in told[name]["presets"]) != is_super
        assert ("negatives" in told[name]["skills"]) == is_super
