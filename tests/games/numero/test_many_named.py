"""Whatever is named in Numero, and however much of it, the answer comes soon; and takes are found among many piles."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from games.numero.scenes import NUMBERS, PACKS, WILDS, scene
from parlour.conformance.many import Desk, Named, count_steps, is_soon, name_many
from parlour.core.rng import Rng
from parlour.core.table import Sitter, Table
from parlour.door.touches import draft_of, tell_draft
from parlour.games.numero import NUMERO, partings, review
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


def lay(state: NumeroState) -> Table:
    """Return a table with a position."""
    return Table(NUMERO, state.choices._asdict(), (Sitter(), Sitter()), "many", state)


@pytest.mark.parametrize(("helps", "many"), [("glow", 25), ("sums", 25), ("self", 12)])
def test_whatever_is_named_the_answer_comes_soon(helps: str, many: int, slow: bool) -> None:
    longest = 0
    for seed in range(200 if slow else 12):
        for named in name_many(lay(crowd(seed, helps)), 0, Rng(seed)):
            assert is_soon(named), named
            longest = max(longest, len(named.said.split()))
    assert longest >= many, "many things are named; to whoever reckons alone, its verbs as well, which end it"


def touch_along(state: NumeroState, words: list[str]) -> Iterator[Named]:
    """Touch words one after the other, leave out what is refused, and tell what each answer took."""
    desk, said = Desk(lay(state), 0), ""
    for word in words:
        draft = yield from desk.draft(f"{said} {word}".strip())
        if draft["status"] != "no":
            said = draft["move"]
            yield from desk.ask("why", said, move=said)


@pytest.mark.parametrize("helps", ["glow", "sums", "self"])
@pytest.mark.parametrize("spread", [1, 3, 30])
def test_all_wild_cards_on_some_piles_and_then_all_piles(helps: str, spread: int, slow: bool) -> None:
    touched = 0
    for seed in range(40 if slow else 3):
        state, random = crowd(seed, helps), Random(seed)
        view = state.view(0)
        piles = [pile["cards"][0] for pile in view["centre"]]
        hand = [card for card in view["hands"][0]["cards"] if card in NUMBERS]
        some = random.sample(piles, min(len(piles), spread))
        wilds = [word for wild in view["loose"] for word in (wild, random.choice(some))]
        for named in touch_along(state, [*wilds, random.choice(hand), *random.sample(piles, len(piles))]):
            assert is_soon(named), named
            touched = max(touched, len(named.said.split()))
    assert touched > 20


@pytest.mark.parametrize("helps", ["glow", "sums"])
def test_fractions_of_fractions_squared_and_cubed(helps: str) -> None:
    """No memory holds a bit for each of so many parts: what piles come to is told all the same, and exactly."""
    over = "/2 /3 /4 /5 1/2 1/3 1/4 1/5 2/3 3/4 2/5 3/5 0.5 0.25 50% 0.75 75% sq cube"
    state = scene("g1 o5 o2", "r15", centre="b7; g3; b1; r1; r4", loose=over, exact=True, helps=helps)
    wilds = [word for wild in over.split() for word in (wild, "b7")]
    for named in touch_along(state, [*wilds, "o5", "b1", "r4", "g3", "b7"]):
        assert is_soon(named), named
    fitting = state.draft(0, " ".join([*wilds, "o5"]))
    assert {"b1", "r1", "r4"} <= set(fitting.touch), "1 + 4 with the 5, as with 7"
    assert ("b7" in fitting.touch) == (helps == "sums"), (
        "with what is left of 7 nothing comes to a whole number"
    )


def test_a_card_that_takes_itself_back_is_none_to_go_on_with() -> None:
    """Piles that became one: after `on` it alone can be touched, and then again, for ever."""
    state = scene("g3 o14 -3", "r15", centre="b15; r3; r4", loose="-4 3/4 /3", pack="complex")
    table = lay(state)
    *_, named = Desk(table, 0).draft("b15 r4 r3 -4 3/4 on")
    assert is_soon(named), named
    found = tell_draft(table, 0, draft_of(table, 0, "b15 r4 r3 -4 3/4 on"))
    assert found["touch"] == ["b15"]
    assert (found["next"]["move"], found["next"]["next"]) == ("b15 r4 r3 -4 3/4 on b15", None)


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


def test_a_turn_is_judged_at_once_where_that_takes_no_time() -> None:
    """Whoever has touched the last card waits for the answer; what would take longer the review says."""
    few = scene("g9 o1 b2 /2", "r15", centre="g8; b1; r4; o5")
    judged = NUMERO.judge_soon(few, 0, "discard o1")
    assert judged is not None
    assert judged == NUMERO.judge(few, 0, "discard o1")
    assert judged.gain.value > 0
    piles = "g2; o2; b2; g3; o3; b3; g4; o4"
    hard = scene("g9 g15 o1", "r15", centre=piles, loose="x2 /2 -2 1/2 sq", exact=True)
    assert NUMERO.judge(hard, 0, "discard o1") is not None
    assert NUMERO.judge_soon(hard, 0, "discard o1") is None


def test_with_many_piles_or_wild_cards_nothing_is_looked_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    piles = "; ".join(f"{colour}{value}" for colour in "gobr" for value in range(2, 9))
    monkeypatch.setattr(review, "Solver", None)
    for state in (
        scene("g9 o1 b1 /2", "r15", centre=piles),
        scene("g9 o1 b2 /2", "r15", centre="g8; b1; r4", loose="x2 x3 x4 x5 -2"),
    ):
        for named in Desk(lay(state), 0).ask("play", "", move="discard o1"):
            assert is_soon(named), named


def test_what_is_too_long_is_not_read() -> None:
    state = scene("g15 o14 b13", "r15", centre="g1; o1; b1", pack="numbers")
    draft, steps, _ = count_steps(lambda: state.draft(0, " ".join(["g1", "o1"] * 1600)))
    assert (draft.status, draft.refusal and draft.refusal.code) == ("no", "syntax-text")
    assert steps < 1000


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


def test_sums_are_the_same_where_none_has_a_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partings, "MOST_BITS", 0)
    random = Random("sums")
    met = set()
    for _ in range(400):
        values = [Fraction(random.randint(0, 40), random.randint(1, 6)) for _ in range(random.randint(1, 7))]
        goals = {random.randint(1, 12), Fraction(random.randint(1, 60), 6)}
        sums = {sum(chosen) for count in range(len(values) + 1) for chosen in combinations(values, count)}
        met.add(not sums.isdisjoint(goals))
        assert may_come_to(goals, values, Meter(PLENTY)) == (not sums.isdisjoint(goals))
        assert may_come_to(goals, values, Meter(0)) or sums.isdisjoint(goals), "no step is left: it may be"
    assert met == {True, False}


def test_where_the_steps_do_not_suffice_a_pile_is_offered_and_no_take_made_up() -> None:
    assert may_come_to({7}, [2, 4, 6], Meter(0))
    assert not may_come_to({7}, [2, 4, 6], Meter(PLENTY))
    assert part([3, 4], 7, Meter(0)) is None
