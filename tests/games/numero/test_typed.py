"""What people type at Numero's table is played as the one sentence that the journal holds."""

from __future__ import annotations

import pytest
from tables import PERSON, code, journal

from games.numero.scenes import legal, scene
from parlour.core.table import Table
from parlour.games.numero import NUMERO
from parlour.games.numero.state import NumeroState


def example(helps: str = "sums") -> NumeroState:
    """Return a position with takes and wild cards."""
    lying = "b10; r5; o3; b6; r4; r1"
    return scene("-2 x3 /4 g8 g10", "g9 g15 g14 g13 g12", centre=lying, loose="/3", helps=helps)


def table(state: NumeroState) -> Table:
    """Set a table with a position."""
    return Table(NUMERO, dict(state.choices._asdict()), (PERSON, PERSON), "typed", state)


TYPED = {
    "take g8 : r5 o3": [
        *("take g8 : r5 o3", "take g8 : o3 r5", "  take   g8 :  r5 o3 ", "take g8: r5 o3", "Take G8 : R5 O3"),
        *("take g8 r5 o3", "r5 o3 g8", "g8 o3 r5", "take r5 o3 : g8", "take g8 :\u00a0r5 o3"),
        *("8 = 5 + 3", "8=3+5", " 8  = 5+3 ", "5 + 3 = 8", "3+5=8"),
    ],
    "take g10 : b10 , b6 r4": [
        *(
            "take g10 : b6 r4 , b10",
            "take g10: b10,r4 b6",
            "g10 b10 b6 r4",
            "r4 b6 b10 g10",
            "take g10 r4 b10 b6",
        ),
        *("10 = 10, 6 + 4", "10=10,6+4", "10 = 6 + 4, 10", "10, 4 + 6 = 10"),
    ],
    "take g10 : b10": ["10 = 10", "b10 g10"],
    "-2 on b10 ; take g8 : b10": [
        *(
            "\u22122 on b10 ; take g8 : b10",
            "\u20132 on b10 ; take g8 : b10",
            "-2 b10 g8 b10",
            "b10 -2 g8 b10",
        ),
        *("-2 on b10; take g8: b10", "-2 b10 take g8 b10", "g8 -2 b10 b10"),
    ],
    "-2 on b10 ; /4 on b10 ; x3 on b10 ; take g10 : b10 r4": [
        *("-2 on b10;÷4 on b10;×3 on b10;take g10:b10 r4", "\u22122 b10 ÷4 b10 ×3 b10 g10 r4 b10"),
        *("-2 b10 /4 b10 *3 b10 g10 b10 r4", "-2 b10 /4 b10 ·3 b10 g10 b10 r4"),
        *(
            "\u2212 2 b10 ÷ 4 b10 × 3 b10 g10 b10 r4.",
            "－２　ｂ１０　÷４　ｂ１０　×３　ｂ１０　ｇ１０　ｂ１０　ｒ４",
        ),
    ],
    "/4 on b10 r5 r1 ; take g10 : b10 b6": [
        *("/4 on r1 b10 r5 ; take g10 : b10 b6", "b10 r5 r1 ÷4 b10 b6 g10", "÷4 on r5 b10 r1 ; g10 b6 b10"),
        *("g10 /4 on b10 r5 r1 ; b10 b6", "r1 r5 b10 /4 g10 b6 b10"),
    ],
    "discard g8": ["g8 discard", "  discard   g8", "DISCARD G8"],
    "drop -2 ; discard g8": ["-2 drop discard g8", "drop \u22122; discard g8", "drop -2 g8 discard"],
}
"""Sentences, and what is typed for them."""


@pytest.mark.parametrize(
    ("proper", "typed"), [(proper, typed) for proper, all_typed in TYPED.items() for typed in all_typed]
)
def test_a_turn_is_taken_in_any_order(proper: str, typed: str) -> None:
    sitting = table(example())
    played = sitting.play(0, typed)
    assert isinstance(played, list), played
    assert journal(sitting)[0] == f"0 {proper}"


def test_a_build_is_found_by_what_it_comes_to() -> None:
    for typed in ("g4 b5 r3", "r3 g4 b5", "build r3 b5 : g4", "build g4 : r3 b5", "BUILD g4 b5 r3"):
        sitting = table(scene("g4 g12 g9", centre="b5; r3"))
        assert isinstance(sitting.play(0, typed), list), typed
        assert journal(sitting)[0] == "0 build g4 : b5 r3"


@pytest.mark.parametrize("helps", ["glow", "sums", "self"])
def test_a_proper_sentence_stays_as_it_is(helps: str) -> None:
    state = example(helps)
    for proper in TYPED:
        if legal(state, proper):
            assert state.tidy(0, proper) == proper


def test_what_could_mean_two_things_is_left_alone() -> None:
    # A take of 3, or a build of 6.
    state = scene("g3 g6 g9", centre="b3; r4")
    for typed in ("g3 b3", "b3 g3"):
        assert state.tidy(0, typed) == typed
        assert code(table(state.copy()).play(0, typed)) == "syntax-turn"
    assert state.tidy(0, "b3 take g3") == "take g3 : b3"
    assert state.tidy(0, "g3 b3 build") == "build g3 : b3"
    # Two fives lie there, and two eights are held.
    state = scene("g8 o8 g10", centre="b10; r5; o3; b5")
    for typed in ("8 = 5 + 3", "8 = 3 + 5", "10 = 5 + 5"):
        assert state.tidy(0, typed) == typed
    assert state.tidy(0, "10 = 10") == "take g10 : b10"


def test_whoever_reckons_alone_says_what_it_is() -> None:
    state = example("self")
    assert state.tidy(0, "g8 r5 o3") == "g8 r5 o3"
    assert state.tidy(0, "take g8 o3 r5") == state.tidy(0, "g8 r5 o3 take") == "take g8 : r5 o3"
    assert state.tidy(0, "8 = 5 + 3") == "take g8 : r5 o3"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("take g8 : b10", "wrong-sum"),
        ("take g8 b10", "wrong-sum"),
        ("6 = 5 + 1", "syntax-turn"),  # no 6 is held
        ("8 = 7 + 1", "syntax-turn"),  # no 7 lies there
        ("5 + 1 = 6", "syntax-turn"),
        ("5 + 3 = 10", "wrong-sum"),
        ("5 + 3 = 4 + 4", "syntax-turn"),
        ("take g8 : r5 o3 ; -2 on b10", "number-last"),
        ("discard g8 ; drop -2", "number-last"),
        ("-5 on b10 ; take g10 : b10", "not-held"),
        ("÷4 on b10 ; take g8 : b10", "not-whole"),
        ("take G8 : b6", "wrong-sum"),
        ("", "syntax-text"),
        (" ; ", "syntax-turn"),
        ("= 8", "syntax-turn"),
        ("hello", "syntax-turn"),
        ("pass", "must-play"),
        ("Pass", "must-play"),
    ],
)
def test_what_is_wrong_stays_wrong(typed: str, expected: str) -> None:
    sitting = table(example())
    assert code(sitting.play(0, typed)) == expected
    assert journal(sitting) == []


def test_a_hand_of_wild_cards_is_laid_down_by_one_word() -> None:
    proper = "discard -2 x3 sq"
    for typed in (
        proper,
        "discard",
        "discard sq x3 -2",
        "Discard",
        "discard ×3 \u22122 sq",
        " discard  sq -2 x3",
    ):
        sitting = table(scene("sq x3 -2", centre="b10"))
        assert isinstance(sitting.play(0, typed), list), typed
        assert journal(sitting)[0] == f"0 {proper}"
    for typed in ("discard -2", "discard -2 x3 sq cube", "sq x3 -2", "drop -2"):
        assert code(table(scene("sq x3 -2", centre="b10")).play(0, typed)) == "only-wilds"


@pytest.mark.parametrize(
    ("typed", "proper"),
    [
        ("½ on b10 ; take g5 : b10", "1/2 on b10 ; take g5 : b10"),
        ("1 / 2 b10 g5 b10", "1/2 on b10 ; take g5 : b10"),
        ("50 % b10 g5 b10", "50% on b10 ; take g5 : b10"),
        ("50％ on b10; take g5: b10", "50% on b10 ; take g5 : b10"),
        ("0,5 on b10; take g5: b10", "0.5 on b10 ; take g5 : b10"),
        (".5 b10 g5 b10", "0.5 on b10 ; take g5 : b10"),
        ("\u0660\u066b\u0665 b10 g5 b10", "0.5 on b10 ; take g5 : b10"),
        ("o3 ² g9 o3", "sq on o3 ; take g9 : o3"),
        ("^2 o3 g9 o3", "sq on o3 ; take g9 : o3"),
        ("√ r4 g2 r4", "sqrt on r4 ; take g2 : r4"),
        ("√r4 g2 r4", "sqrt on r4 ; take g2 : r4"),
    ],
)
def test_wild_cards_are_written_as_at_school(typed: str, proper: str) -> None:
    hand = "1/2 50% 0.5 sq sqrt g2 g5 g9"
    sitting = table(scene(hand, "g15 g14", centre="b10; o3; r4"))
    played = sitting.play(0, typed)
    assert isinstance(played, list), played
    assert journal(sitting)[0] == f"0 {proper}"


def test_at_a_window_nothing_is_made_of_what_is_typed() -> None:
    state = scene("g1 g3", "o1 o2", centre="b9", goal="points", challenges=True)
    state.apply(0, "build g1 : b9")
    assert state.tidy(1, "  challenge ") == "challenge"
    assert state.tidy(1, "o1 b9") == "o1 b9"
