"""Every refusal that Numero can give is reached, with what it tells and the paragraph of the rules that it rests on."""

from __future__ import annotations

import pytest

from games.numero.scenes import alone, begin, play, scene
from parlour.core.game import CHANCE, Json, Refusal
from parlour.games.numero import NUMERO
from parlour.games.numero.state import NumeroState


def playing(**options: bool) -> NumeroState:
    """Return a turn with everything in it."""
    return scene("-2 /2 sqrt g8 g3", "o9 o8 o7 x2 x3", centre="b10; r5 r4 = 9 +; o3", loose="-5", **options)


def _over() -> NumeroState:
    state = last()
    play(state, "pass")
    return state


def _asked() -> NumeroState:
    state = scene("g1 g3", "o1 o2", centre="b9", goal="points", challenges=True)
    play(state, "build g1 : b9")
    return state


def _shuffling() -> NumeroState:
    state = begin(2, pack="ten")
    play(state, "dealer 1")
    return state


def last() -> NumeroState:
    """Return somebody's last turn."""
    return scene("g8 g3 -2 -3", "", centre="b10; r5; o8", deck="", flags="taker 1, last 0")


def lonely() -> NumeroState:
    """Return a turn of solitaire."""
    return alone("g8 g3 x2 x3 x4", "b10; r5; o8; b8; r1", deck="g1")


WILDS = scene("sq -2", "o1 o2", centre="b9")

REFUSALS: dict[str, list[tuple[NumeroState, object, str, Json, str]]] = {
    "syntax-text": [(playing(), 0, "", {}, ""), (playing(), 0, "g8 " * 1000, {}, "")],
    "syntax-words": [(playing(), 0, "discard  g8", {}, "")],
    "turn-over": [(_over(), 0, "pass", {}, "")],
    "turn-chance": [(begin(2), 0, "discard g8", {}, "")],
    "turn-wait": [(playing(), 1, "discard o9", {"waiting": [0]}, "")],
    "turn-seat": [(playing(), "0", "discard g8", {}, "")],
    "syntax-dealer": [(begin(3), CHANCE, "dealer 4", {"seats": 3}, "§3.1")],
    "syntax-shuffle": [(_shuffling(), CHANCE, "shuffle g1", {"cards": 40}, "§3.2")],
    "syntax-turn": [
        (playing(), 0, "dance", {}, "§4.1"),
        (playing(), 0, "discard g8 g3", {}, "§4.1"),
        (playing(), 0, "take g8 o3", {}, "§4.1"),
        (playing(), 0, "take g3 : o3 ,", {}, "§4.1"),
        (playing(), 0, "-2 b10 ; discard g8", {}, "§4.1"),
    ],
    "syntax-unfinished": [
        *(
            (playing(), 0, said, {}, "§4.1")
            for said in ("take", "take g8", "take g8 :", "discard", "build g8")
        ),
        (playing(), 0, "drop ; discard g8", {}, "§4.1"),
    ],
    "syntax-order": [
        (playing(), 0, "-2 on o3 b10 ; discard g3", {"piles": ["b10", "o3"]}, "§4.3"),
        (playing(), 0, "build g3 : r5 b10", {"piles": ["b10", "r5"]}, "§4.3"),
        (
            scene("g10", centre="b10; r5; o5"),
            0,
            "take g10 : r5 o5 , b10",
            {"piles": ["b10", ",", "r5", "o5"]},
            "§4.3",
        ),
    ],
    "syntax-window": [(_asked(), 1, "discard o1", {}, "§8.2")],
    "must-play": [(playing(), 0, "pass", {}, "§4.1")],
    "not-held": [
        (playing(), 0, "discard o9", {"card": "o9"}, "§4.1"),
        (playing(), 0, "x2 on b10 ; discard g8", {"card": "x2"}, "§4.1"),
        (playing(), 0, "discard nonsensical", {"card": "nonsensi"}, "§4.1"),
        (playing(), 0, "drop -5 ; discard g8", {"card": "-5"}, "§5.5"),
    ],
    "not-number": [(playing(), 0, "discard -2", {"card": "-2"}, "§4.1")],
    "no-number": [(playing(), 0, "-2 on b10", {}, "§4.1"), (playing(), 0, "drop -2", {}, "§4.1")],
    "number-last": [
        (playing(), 0, "take g3 : o3 ; -2 on b10", {}, "§4.1"),
        (playing(), 0, "discard g3 ; discard g8", {}, "§4.1"),
    ],
    "no-pile": [
        (playing(), 0, "take g8 : o8", {"pile": "o8"}, "§4.2"),
        (playing(), 0, "-2 on nonsensical ; discard g8", {"pile": "nonsensi"}, "§4.2"),
    ],
    "wrong-sum": [
        (playing(), 0, "take g8 : b10", {"sentence": "10", "sum": 10, "card": 8, "alone": True}, "§4.2"),
        (
            playing(),
            0,
            "take g8 : r5 o3",
            {"sentence": "9 + 3", "sum": 12, "card": 8, "alone": False},
            "§4.2",
        ),
        (
            playing(exact=True),
            0,
            "/2 on r5 ; take g8 : r5 o3",
            {"sentence": "9/2 + 3", "sum": "15/2", "card": 8, "alone": False},
            "§4.2",
        ),
    ],
    "said-twice": [(playing(), 0, "take g8 : o3 o3", {"pile": "o3"}, "§4.3")],
    "not-split": [(playing(), 0, "take g8 : r4", {"card": "r4", "pile": "r5"}, "§4.3")],
    "left-range": [
        (
            playing(),
            0,
            "build g8 : b10",
            {"pile": "b10", "sentence": "10 + 8", "value": 18, "most": 15, "built": True},
            "§4.4",
        ),
        (
            scene("-5 g3", centre="b5"),
            0,
            "-5 on b5 ; discard g3",
            {"pile": "b5", "sentence": "", "value": 0, "most": 15, "built": False},
            "§5.4",
        ),
    ],
    "left-fraction": [
        (
            playing(exact=True),
            0,
            "/2 on r5 ; build g3 : r5",
            {"pile": "r5", "sentence": "9/2 + 3", "value": "15/2", "built": True},
            "§4.4",
        ),
        (
            playing(exact=True),
            0,
            "/2 on r5 ; discard g3",
            {"pile": "r5", "sentence": "", "value": "9/2", "built": False},
            "§5.4",
        ),
    ],
    "no-answer": [
        (
            playing(),
            0,
            "build g3 : b10",
            {"pile": "b10", "sentence": "10 + 3", "value": 13, "built": True},
            "§4.5",
        ),
        (
            playing(),
            0,
            "-5 on b10 ; discard g3",
            {"pile": "b10", "sentence": "", "value": 5, "built": False},
            "§5.4",
        ),
    ],
    "not-wild": [(playing(), 0, "g8 on b10 ; discard g3", {"card": "g8"}, "§5.1")],
    "wild-used": [(playing(), 0, "-2 on b10 ; -2 on b10 ; discard g3", {"card": "-2"}, "§5.1")],
    "below-zero": [
        (playing(), 0, "-5 on o3 ; discard g3", {"card": "-5", "sentence": "3 − 5"}, "§5.2"),
    ],
    "not-whole": [
        (playing(), 0, "/2 on o3 ; discard g3", {"card": "/2", "sentence": "3 ÷ 2"}, "§5.2"),
        (playing(), 0, "/2 on b10 o3 ; discard g3", {"card": "/2", "sentence": "(10 + 3) ÷ 2"}, "§5.2"),
    ],
    "no-root": [(playing(), 0, "sqrt on o3 ; discard g3", {"card": "sqrt", "sentence": "√3"}, "§5.2")],
    "only-wilds": [(WILDS, 0, "drop sq", {"cards": ["-2", "sq"]}, "§5.6")],
    "wild-rests": [(playing(), 0, "drop -2 ; -2 on b10 ; discard g3", {"card": "-2"}, "§5.7")],
    "only-take": [
        *((last(), 0, said, {"alone": False}, "§6.1") for said in ("discard g8", "drop -2 ; take g8 : o8")),
        *(
            (lonely(), 0, said, {"alone": True}, "§9.2")
            for said in ("build g3 : r5", "drop x2 ; take g8 : o8")
        ),
    ],
    "left-changed": [
        (last(), 0, "-2 on b10 ; take g8 : o8", {"pile": "b10"}, "§6.1"),
        (lonely(), 0, "x2 on r1 ; take g8 : o8", {"pile": "r1"}, "§9.2"),
    ],
}


@pytest.mark.parametrize("code", sorted(NUMERO.codes))
def test_every_refusal_code_is_reached_with_its_paragraphs(code: str) -> None:
    for state, seat, sentence, args, paragraph in REFUSALS[code]:
        refused = state.why_not(seat, sentence)  # type: ignore[arg-type]  # a seat may come as anything
        assert refused == Refusal(code, args, paragraph), sentence
    cited = dict.fromkeys(paragraph for *_, paragraph in REFUSALS[code])
    assert " ".join(cited) == NUMERO.codes[code], "each paragraph that a code may cite is cited"


def test_a_refused_turn_changes_nothing() -> None:
    for cases in REFUSALS.values():
        for state, seat, sentence, *_ in cases:
            before = str(state)
            state.why_not(seat, sentence)  # type: ignore[arg-type]
            assert str(state) == before


@pytest.mark.parametrize(
    ("sentence", "spelt"),
    [
        ("-5 on o1", "1 − 5"),
        ("/4 on o6", "6 ÷ 4"),
        ("2/3 on o1", "1 × 2/3"),
        ("0.75 on o6", "6 × 0.75"),
        ("50% on o1", "1 × 50%"),
        ("cbrt on o6", "∛6"),
        ("sqrt on o1 o6", "√(1 + 6)"),
        ("x3 on o6 ; /4 on o6", "18 ÷ 4"),
    ],
)
def test_a_refused_wild_card_shows_its_number_sentence(sentence: str, spelt: str) -> None:
    wilds = "-5 /4 2/3 0.75 50%" if "x3" not in sentence and "rt" not in sentence else "x3 /4 cbrt sqrt"
    state = scene(f"{wilds} g9", "o9 o8", centre="o1; o6")
    refused = state.why_not(0, f"{sentence} ; discard g9")
    assert refused is not None
    assert refused.args["sentence"] == spelt


def test_the_first_thing_that_is_wrong_is_told() -> None:
    state = playing()
    for sentence, code in {
        "-5 on o3 ; x2 on b10 ; dance": "below-zero",
        "x2 on b10 ; discard o9": "not-held",
        "-2 on b10 ; take g8 : o3": "wrong-sum",
    }.items():
        refused = state.why_not(0, sentence)
        assert refused is not None
        assert refused.code == code
