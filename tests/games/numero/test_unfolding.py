"""A turn of Numero as others see it come about, phrase by phrase; and what whoever plays alone may inquire about."""

from __future__ import annotations

from typing import Any

import pytest

from games.numero.scenes import OTHERS, alone, begin, dealt, play, scene
from parlour.core.game import CHANCE, Json, Part, Seat
from parlour.games.numero import bot, state
from parlour.games.numero.state import NumeroState

LONG = "-2 on g10 ; /4 on g10 ; x3 on g10 ; take r6 : g10"
"""The sheet's example of a turn with several wild cards."""


def example(**more: Any) -> NumeroState:
    """Return the position of the sheet's example, with one more pile."""
    return scene("-2 /4 x3 r6 b1", centre="b4; g10", **more)


def unfold(position: NumeroState, sentence: str, viewer: Seat | None = 1) -> list[Part]:
    """Return the parts of a sentence up to the phrase that ends it."""
    return [part for part in unfold_all(position, sentence, viewer) if "taking" not in part.view]


def unfold_all(position: NumeroState, sentence: str, viewer: Seat | None = 1) -> list[Part]:
    """Return the parts of a sentence that may be said now; the position stays as it is."""
    seat = position.waiting()[0]
    assert position.why_not(seat, sentence) is None
    before = position.dump()
    parts = position.unfold(seat, sentence, viewer)
    assert position.dump() == before
    return parts


def piles(part: Part) -> dict[str, tuple[list[str], object]]:
    """Return the centre of a part: the cards of each pile, and its value."""
    return {pile["pile"]: (pile["cards"], pile["value"]) for pile in part.view["centre"]}


def test_the_centre_is_seen_after_each_phrase_but_the_last() -> None:
    parts = unfold(example(), LONG)
    assert [piles(part) for part in parts] == [
        {"b4": (["b4"], 4), "g10": (["g10", "-2"], 8)},
        {"b4": (["b4"], 4), "g10": (["g10", "-2", "/4"], 2)},
        {"b4": (["b4"], 4), "g10": (["g10", "-2", "/4", "x3"], 6)},
    ]


def test_so_many_events_have_happened_by_then() -> None:
    parts, events = unfold(example(), LONG), play(example(), LONG)
    assert [part.events for part in parts] == [1, 2, 3]
    assert [event.kind for event in events[:4]] == ["changed", "changed", "changed", "took"]
    assert [event.data["value"] for event in events[:3]] == [8, 2, 6]


@pytest.mark.parametrize("viewer", [None, 1])
def test_of_the_hand_others_see_how_many_cards_are_left(viewer: Seat | None) -> None:
    hands = [part.view["hands"][0] for part in unfold(example(), LONG, viewer)]
    assert hands == [{"count": count, "cards": None} for count in (4, 3, 2)]


def test_of_the_own_hand_the_cards_are_seen() -> None:
    hands = [part.view["hands"][0] for part in unfold(example(), LONG, 0)]
    assert [hand["count"] for hand in hands] == [4, 3, 2]
    assert [set(hand["cards"]) for hand in hands] == [
        {"/4", "x3", "r6", "b1"},
        {"x3", "r6", "b1"},
        {"r6", "b1"},
    ]


def test_all_else_is_as_the_viewer_sees_it_before_the_turn() -> None:
    position = example()

    def rest(view: Json) -> Json:
        hands = [hand for seat, hand in enumerate(view["hands"]) if seat != 0]
        return {
            key: value for key, value in view.items() if key not in ("centre", "hands", "maker", "steps")
        } | {"others": hands}

    for viewer in (None, 0, 1):
        for part in unfold(position, LONG, viewer):
            assert rest(part.view) == rest(position.view(viewer))


def test_a_joined_pile_stands_where_its_first_stood() -> None:
    position = scene("/2 r6 b1", centre="o2; b8; o5; g4")
    (part,) = unfold(position, "/2 on b8 g4 ; take r6 : b8")
    assert [(pile["pile"], pile["cards"], pile["value"]) for pile in part.view["centre"]] == [
        ("o2", ["o2"], 2),
        ("b8", ["b8", "g4", "/2"], 6),
        ("o5", ["o5"], 5),
    ]


def test_a_loose_card_goes_and_one_that_is_laid_down_comes() -> None:
    position = scene("x3 -2 r8 r9", centre="b10", loose="x2 -3")
    first, second = unfold(position, "drop x3 ; -2 on b10 ; take r8 : b10")
    assert (first.view["loose"], piles(first)) == (["x2", "-3", "x3"], {"b10": (["b10"], 10)})
    assert (second.view["loose"], second.view["hands"][0]["count"]) == (["x2", "-3", "x3"], 2)
    (part,) = unfold(scene("r7 b2", centre="b10", loose="x2 -3"), "-3 on b10 ; take r7 : b10")
    assert (part.view["loose"], part.view["hands"][0]["count"]) == (["x2"], 2)


def test_fractions_are_told_as_text() -> None:
    position = scene("/2 x4 r10 b1", centre="g5", exact=True)
    first, second = unfold(position, "/2 on g5 ; x4 on g5 ; take r10 : g5")
    assert (piles(first)["g5"][1], piles(second)["g5"][1]) == ("5/2", 10)


def test_what_piles_are_worth_is_told_to_those_too_who_reckon_themselves() -> None:
    """The turn is over by then, and nobody composes it."""
    for viewer in (0, 1):
        assert [piles(part)["g10"][1] for part in unfold(example(helps="self"), LONG, viewer)] == [8, 2, 6]


def test_a_build_and_a_discard_end_a_turn_too() -> None:
    position = scene("-5 g10 g13 x2", centre="b8; o1")
    (part,) = unfold(position, "-5 on b8 ; build g10 : b8")
    assert piles(part)["b8"] == (["b8", "-5"], 3)
    (part,) = unfold(position, "drop x2 ; discard g10")
    assert part.view["loose"] == ["x2"]


def test_nothing_is_told_that_a_viewer_does_not_know_after_the_turn() -> None:
    """What stays in the hand, and what lies in the deck, may be anything."""
    worlds = [
        scene("-2 /4 x3 r6 b1", OTHERS, centre="b4; g10", deck="b2 b3 o15"),
        scene("-2 /4 x3 r6 o15", OTHERS, centre="b4; g10", deck="b3 b1 b2"),
    ]
    for viewer in (None, 1):
        assert worlds[0].view(viewer) == worlds[1].view(viewer)
        one, other = (unfold_all(world, LONG, viewer) for world in worlds)
        assert one == other
        assert len(one) == 4
    assert unfold(worlds[0], LONG, 0) != unfold(worlds[1], LONG, 0), "whoever holds the card sees it"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (scene("r6 b10", centre="b4"), "build r6 : b4"),
        (scene("r6 b1", centre="b4"), "discard r6"),
        (scene("-2 -3 x2 x3 /2", centre="b4"), "discard -2 -3 x2 x3 /2"),
        (scene("r6 b1", "", centre="b4", deck="", flags="taker 1, last 0"), "pass"),
        (begin(), "dealer 1"),
    ],
)
def test_one_phrase_is_one_part(position: NumeroState, sentence: str) -> None:
    for viewer in (None, 0, 1):
        assert unfold_all(position, sentence, viewer) == []


def test_what_is_taken_is_seen_once_more_with_the_card_that_takes_it() -> None:
    position = scene("r6 b1", centre="b6; b4; g2")
    for viewer in (None, 1):
        (part,) = unfold_all(position, "take r6 : b6 , b4 g2", viewer)
        assert part.view["taking"] == {"card": "r6", "groups": [["b6"], ["b4", "g2"]]}
        assert part.view["hands"][0] == {"count": 1, "cards": None}
        assert set(piles(part)) == {"b6", "b4", "g2"}
        assert (part.view["maker"], part.view["steps"], part.events) == (0, ["4 + 2 = 6"], 1)
    *_, taking = unfold_all(example(), LONG)
    assert taking.view["steps"] == ["10 − 2 = 8", "8 ÷ 4 = 2", "2 × 3 = 6"]
    assert (piles(taking)["g10"], taking.events) == ((["g10", "-2", "/4", "x3"], 6), 4)


def test_a_shuffle_and_an_answer_are_one_part() -> None:
    position = begin()
    play(position, "dealer 2")
    assert position.unfold(CHANCE, position.chance(state.Rng("any")), None) == []
    position = scene("r6 b10", centre="b4", goal="points", challenges=True)
    play(position, "build r6 : b4")
    for answer in ("challenge", "pass"):
        assert unfold(position, answer, 0) == []


# Inquiring


def found(position: NumeroState) -> object:
    """Return whether any take is left, as the only seat finds out."""
    assert position.inquiries(0) == ("take",)
    answer = position.inquire(0, "take")
    assert set(answer) == {"found"}
    return answer["found"]


@pytest.mark.parametrize(
    ("hand", "centre", "loose", "answer"),
    [
        ("r6 b11 b12 b13 b14", "b4; g2; o15; g15; r15", "", "yes"),
        ("r6 b11 b12 b13 b14", "b4; o3; o15; g15; r15", "", "no"),
        ("r6 -2 b12 b13 b14", "b8; o15; g15; r15; b15", "", "yes"),
        ("r6 b11 b12 b13 b14", "o3; g15; r15; b15", "x2", "yes"),
        ("r6 b11 b12 b13 b14", "o3; g15; r15; b15", "cube", "no"),
    ],
)
def test_whoever_plays_alone_may_find_out_whether_a_take_is_left(
    hand: str, centre: str, loose: str, answer: str
) -> None:
    assert found(alone(hand, centre, loose)) == answer


def test_where_the_search_is_not_finished_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "STEPS", 4)
    bot._find.cache_clear()
    assert found(alone("r6 b11 b12 b13 b14", "b4; o3; o15; g15; r15")) == "unknown"


def test_nobody_else_may_find_out() -> None:
    position = dealt("", 2)
    assert [position.inquiries(seat) for seat in (0, 1)] == [(), ()]
    over = alone("r6 b11 b12 b13 b14", "b4; o3; o15; g15; r15")
    play(over, "pass")
    assert over.inquiries(0) == ()
    assert begin(1).inquiries(0) == ()
