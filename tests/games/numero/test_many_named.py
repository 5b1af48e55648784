"""Whatever is named in Numero, and however much of it, the answer comes soon; and takes are found among many piles."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from games.numero.scenes import NUMBERS, PACKS, WILDS, scene
from parlour.conformance.many import is_soon, name_many
from parlour.core.rng import Rng
from parlour.games.numero.partings import list_partings, may_come_to, part
from parlour.games.numero.state import NumeroState
from parlour.kit.meter import Meter

PLENTY = 10**6


def crowd(seed: int, helps: str) -> NumeroState:
    """Return a table with up to 30 piles, small ones too, and up to 20 wild cards that lie loose."""
    random = Random(seed)
    pack = random.choice(["numbers", "times", "full"])
    greatest = random.choice([4, 8, 15])
    cards = random.sample(NUMBERS, len(NUMBERS))
    centre = [card for card in cards if int(card[1:]) <= greatest][: random.randint(12, 30)]
    left = [card for card in cards if card not in centre]
    wilds = [card for card in PACKS[pack] if card in WILDS]
    loose = random.sample(wilds, min(len(wilds), random.choice([0, 4, 20])))
    return scene(
        " ".join(left[:7]),
        " ".join(left[7:10]),
        centre="; ".join(centre),
        loose=" ".join(loose),
        pack=pack,
        exact=pack != "numbers" and random.random() < 0.7,
        challenges=random.random() < 0.3,
        goal=random.choice(["cards", "points"]),
        helps=helps,
    )


@pytest.mark.parametrize(("helps", "many"), [("glow", 25), ("sums", 25), ("self", 12)])
def test_whatever_is_named_the_answer_comes_soon(helps: str, many: int, slow: bool) -> None:
    longest = 0
    for seed in range(200 if slow else 12):
        state = crowd(seed, helps)
        for named in name_many(state, 0, Rng(seed)):
            assert is_soon(named), named
            longest = max(longest, len(named.said.split()))
    assert longest >= many, "many things are named; to whoever reckons alone, its verbs as well, which end it"


def test_many_piles_and_a_fifteen() -> None:
    """What hung for a minute: nothing tells how so many piles part, before all are touched."""
    piles = [f"{colour}{value}" for colour in "gobr" for value in range(2, 9)]
    state = scene("g15 o14 b13", "r15", centre="; ".join(piles), pack="numbers", helps="sums")
    said = ""
    for word in ["g15", *piles]:
        said = state.draft(0, f"{said} {word}".strip()).move
    # 4 × 35 is 140: no multiple of 15, and whoever puts 5 back has nine takes.
    assert state.tidy(0, said).startswith("g15"), "no take"
    took = state.tidy(0, state.draft(0, f"{said} g5").move)
    assert state.why_not(0, took) is None
    assert took.count(",") == 8


def split(values: list[int], whole: int) -> bool:
    """Tell by trying everything whether values part into wholes."""
    if not values:
        return True
    first, *rest = values
    return any(
        first + sum(rest[at] for at in places) == whole
        and split([value for at, value in enumerate(rest) if at not in places], whole)
        for count in range(len(rest) + 1)
        for places in combinations(range(len(rest)), count)
    )


def test_partings_and_sums_are_those_that_trying_everything_finds() -> None:
    random = Random("partings")
    found = 0
    for _ in range(400):
        whole = random.randint(1, 9)
        values = [random.randint(0, whole) for _ in range(random.randint(1, 7))]
        groups = part(values, whole, Meter(PLENTY))
        assert (groups is not None) == split(values, whole), (values, whole)
        if groups is not None:
            found += 1
            assert sorted(at for group in groups for at in group) == list(range(len(values)))
            assert {sum(values[at] for at in group) for group in groups} == {whole}
        ways = [sorted(map(sorted, way)) for way in list_partings(values, whole, Meter(PLENTY))]
        assert len(ways) == len({str(way) for way in ways}), "each way once"
        goal = random.randint(1, 30)
        sums = {sum(chosen) for count in range(len(values) + 1) for chosen in combinations(values, count)}
        assert may_come_to({goal}, values, Meter(PLENTY)) == (goal in sums)
    assert found > 20


def test_where_the_steps_do_not_suffice_a_pile_is_offered_and_no_take_made_up() -> None:
    assert may_come_to({7}, [2, 4, 6], Meter(0))
    assert not may_come_to({7}, [2, 4, 6], Meter(PLENTY))
    assert part([3, 4], 7, Meter(0)) is None
