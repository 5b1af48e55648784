"""The tiles of Hexors: their data against the sheet's, and the sets that people write down."""

from __future__ import annotations

import json
from time import perf_counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from parlour.games.hexors.tiles import (
    BUILT_IN,
    COLOURS,
    FAULTS,
    POWERS,
    STARTER_CHARACTERS,
    STARTER_STRONGHOLDS,
    SetFault,
    Tile,
    find,
    read_set,
    word,
    write_set,
)

# The data. What the sheet prints: upper left, upper right, left, right, lower left, lower right.

STRONGHOLDS = {  # and the Defense Bonus
    2: (2, 5, 1, 3, 6, 4, 5),
    4: (3, 4, 5, 6, 1, 2, 7),
    6: (7, 3, 2, 4, 6, 5, 6),
    7: (7, 3, 2, 4, 6, 5, 4),
    10: (6, 1, 5, 4, 2, 3, 5),
    11: (6, 1, 5, 4, 2, 3, 6),
}

TOTALS = {
    16: 15,
    17: 15,
    18: 16,
    19: 17,
    22: 18,
    23: 19,
    25: 21,
    28: 23,
    31: 26,
    32: 26,
    40: 14,
    42: 15,
    43: 16,
    44: 16,
    46: 17,
    47: 18,
    48: 18,
    49: 19,
    50: 20,
    51: 21,
    54: 23,
    55: 24,
    57: 26,
    58: 26,
    59: 27,
    61: 29,
    63: 31,
}
"""Of the six strikes of each Character, as the rules' notes add them up."""

NOT_PRINTED = [1, 3, 5, 8, 9, 12, 13, 14, 15, 20, 21, 24, 26, 27, 29, 30, *range(33, 40)]
NOT_PRINTED += [41, 45, 52, 53, 56, 60, 62]


def test_every_printed_tile_is_there_once_and_none_is_invented() -> None:
    numbers = sorted([*STRONGHOLDS, *TOTALS])
    assert list(BUILT_IN) == numbers
    assert [tile.number for tile in BUILT_IN.values()] == numbers
    assert sorted([*numbers, *NOT_PRINTED, *POWERS]) == list(range(1, 76))
    assert {number for number, tile in BUILT_IN.items() if tile.kind == "stronghold"} == set(STRONGHOLDS)


@pytest.mark.parametrize("number", STRONGHOLDS)
def test_the_numbers_of_the_strongholds(number: int) -> None:
    tile = BUILT_IN[number]
    assert (*tile.strikes, tile.defense) == STRONGHOLDS[number]
    assert (tile.colour, tile.villain) == ("", False)


@pytest.mark.parametrize("number", TOTALS)
def test_the_totals_of_the_characters(number: int) -> None:
    tile = BUILT_IN[number]
    assert tile.kind == "character"
    assert len(tile.strikes) == 6
    assert sum(tile.strikes) == TOTALS[number]
    assert tile.defense == 0


def test_the_totals_rise_with_the_numbers_among_heroes_and_among_villains() -> None:
    for villain in (False, True):
        totals = [TOTALS[number] for number in TOTALS if BUILT_IN[number].villain == villain]
        assert totals == sorted(totals)
        assert len(totals) == (17 if villain else 10)


def test_some_whole_rows_of_the_sheet() -> None:
    assert BUILT_IN[16].strikes == (2, 3, 5, 1, 2, 2)
    assert BUILT_IN[18].strikes == (1, 2, 3, 2, 2, 6)
    assert BUILT_IN[31].strikes == (4, 3, 2, 9, 3, 5)
    assert BUILT_IN[50].strikes == (3, 8, 2, 3, 3, 1)
    assert BUILT_IN[55].strikes == (4, 2, 3, 3, 4, 8)
    assert BUILT_IN[59].strikes == (8, 4, 2, 3, 7, 3)
    assert BUILT_IN[63].strikes == (8, 3, 3, 5, 7, 5)


def test_the_sheets_own_battle() -> None:
    superman, atlantis, doomsday, mars = (BUILT_IN[number] for number in (32, 2, 63, 4))
    assert (superman.colour, doomsday.colour) == ("blue", "red")
    assert (superman.strike("yellow"), atlantis.strike(superman.colour)) == (6, 6), "12 together"
    assert (doomsday.strike("red"), mars.strike(doomsday.colour)) == (8, 3), "11 together"


def test_colours_stand_where_the_sheet_or_the_house_puts_them() -> None:
    assert COLOURS == ("red", "yellow", "green", "purple", "blue", "white")
    assert [BUILT_IN[28].strike(colour) for colour in COLOURS] == [1, 2, 6, 3, 4, 7]


def test_colours_of_characters_go_round() -> None:
    circle = ["green", "blue", "yellow", "red", "purple", "white"]
    for villain in (False, True):
        group = [number for number in TOTALS if BUILT_IN[number].villain == villain]
        for place, number in enumerate(group):
            if number not in (32, 63):
                assert BUILT_IN[number].colour == circle[place % 6], number


def test_one_pair_of_allies_is_printed() -> None:
    assert {number: tile.ally for number, tile in BUILT_IN.items() if tile.ally} == {4: 1, 23: 1}


def test_the_starter_set() -> None:
    assert STARTER_STRONGHOLDS == (6, 10)
    assert STARTER_CHARACTERS == (17, 18, 31, 32, 43, 49, 58, 59)
    assert [BUILT_IN[number].villain for number in STARTER_CHARACTERS] == [False] * 4 + [True] * 4


def test_the_powers_their_costs_and_kinds() -> None:
    assert list(POWERS) == list(range(64, 76))
    assert [power.cost for power in POWERS.values()] == [0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]
    assert [number for number, power in POWERS.items() if power.kind == "ultimate"] == [65, 69, 73, 75]
    assert {power.kind for power in POWERS.values()} == {"surge", "ultimate"}


# Words


def test_a_word_has_three_digits() -> None:
    assert [word(number) for number in (1, 18, 64, 999)] == ["001", "018", "064", "999"]
    assert [find(text) for text in ("001", "018", "064", "999")] == [1, 18, 64, 999]


@pytest.mark.parametrize(
    "text", ["", "000", "18", "0018", "-18", "+18", " 18", "1 8", "a18", "\u0661\u0668\u0661", "²22"]
)
def test_no_other_text_is_a_word(text: str) -> None:
    assert find(text) is None


# Sets

CHARACTER = "018 red 1 2 3 2 2 6"
STRONGHOLD = "004 = 3 4 5 6 1 2 + 7"


def faults(text: str) -> tuple[int, str]:
    """Return what is wrong with a text that is no set."""
    fault = read_set(text)
    assert isinstance(fault, SetFault), text
    assert fault.why in FAULTS
    return tuple(fault)


def test_a_character_and_a_stronghold() -> None:
    assert read_set(f"{CHARACTER};{STRONGHOLD} ally 1") == {
        4: Tile(4, "stronghold", (3, 4, 5, 6, 1, 2), "", 7, 1),
        18: Tile(18, "character", (1, 2, 3, 2, 2, 6), "red", 0, 0),
    }
    assert read_set(f"{CHARACTER} ally 9") == {18: Tile(18, "character", (1, 2, 3, 2, 2, 6), "red", 0, 9)}


def test_tiles_stand_in_the_order_of_their_numbers() -> None:
    tiles = read_set("120 red 1 2 3 4 5 6;013 red 1 2 3 4 5 6;100 = 1 2 3 4 5 6 + 0")
    assert list(tiles) == [13, 100, 120]


def test_spaces_and_empty_entries_say_nothing() -> None:
    plain = read_set(f"{CHARACTER};{STRONGHOLD}")
    assert read_set(f" ;; {CHARACTER.replace(' ', '   ')} ;\n\t{STRONGHOLD}; ;") == plain
    for text in ("", " ", ";", " ; ;"):
        assert read_set(text) == {}


@pytest.mark.parametrize(
    "entry",
    [
        "018",
        "018 red",
        "018 red 1 2 3 2 2",
        "018 red 1 2 3 2 2 6 6",
        "018 pink 1 2 3 2 2 6",
        "018 Red 1 2 3 2 2 6",
        "18 red 1 2 3 2 2 6",
        "0018 red 1 2 3 2 2 6",
        "018 red 1 2 3 2 2 100",
        "018 red 1 2 3 2 2 -6",
        "018 red 1 2 3 2 2 6.0",
        "018 red 1 2 3 2 2 \u0666",
        "018 red 1 2 3 2 2 6 + 7",
        "018 red 1 2 3 2 2 6 ally",
        "018 red 1 2 3 2 2 6 ally 0",
        "018 red 1 2 3 2 2 6 ally 10",
        "018 red 1 2 3 2 2 6 ally 1 ally 1",
        "004 = 3 4 5 6 1 2",
        "004 = 3 4 5 6 1 2 +",
        "004 = 3 4 5 6 1 2 + 100",
        "004 = 3 4 5 6 1 2 - 7",
        "004 3 4 5 6 1 2 + 7",
        "004 = red 3 4 5 6 1 2 + 7",
        "004 = 3 4 5 6 1 2 + 7 + 7",
        "two tiles",
        "\0",
    ],
)
def test_what_is_not_written_as_a_tile_is_refused(entry: str) -> None:
    assert faults(entry) == (1, "form")
    assert faults(f"{CHARACTER};;{entry}") == (2, "form"), "an empty entry does not count"


def test_a_number_twice_is_refused() -> None:
    assert faults(f"{CHARACTER};{STRONGHOLD};{CHARACTER}") == (3, "twice")
    assert faults("100 red 1 2 3 4 5 6;100 = 1 2 3 4 5 6 + 1") == (2, "twice")


def test_which_number_a_tile_of_each_kind_may_have() -> None:
    for number in range(1000):
        character = read_set(f"{number:03} red 1 2 3 4 5 6")
        stronghold = read_set(f"{number:03} = 1 2 3 4 5 6 + 7")
        if number == 0 or 76 <= number <= 99:
            assert character == stronghold == (1, "number")
        elif 64 <= number <= 75:
            assert character == stronghold == (1, "power")
        elif number <= 12:
            assert (character, list(stronghold)) == ((1, "kind"), [number])
        elif 16 <= number <= 63:
            assert (list(character), stronghold) == ([number], (1, "kind"))
        else:
            assert list(character) == list(stronghold) == [number]


@pytest.mark.parametrize("strike", [0, 3, 99])
def test_six_equal_strikes_are_refused(strike: int) -> None:
    six = " ".join([str(strike)] * 6)
    assert faults(f"018 red {six}") == faults(f"004 = {six} + 7") == (1, "equal")
    assert faults("018 red 3 03 3 03 3 3") == (1, "equal")
    assert list(read_set(f"018 red {six[: -len(str(strike))]}{(strike + 1) % 100}")) == [18]


def test_strikes_go_from_0_to_99() -> None:
    (tile,) = read_set("200 = 0 99 10 09 9 0 + 99").values()
    assert (tile.strikes, tile.defense) == ((0, 99, 10, 9, 9, 0), 99)


# Written and read again


def test_the_built_in_tiles_can_be_written_as_a_set() -> None:
    text = write_set(BUILT_IN)
    assert len(text) <= 1500
    assert text.isascii()
    assert read_set(text) == BUILT_IN
    assert "018 yellow 1 2 3 2 2 6;" in text
    assert "004 = 3 4 5 6 1 2 + 7 ally 1;" in text
    assert write_set({}) == ""


@st.composite
def tiles(draw: st.DrawFn) -> dict[int, Tile]:
    """Make a set of tiles."""
    made = {}
    for number in draw(
        st.lists(st.sampled_from([*range(1, 64), *range(100, 1000)]), unique=True, max_size=8)
    ):
        kinds = ["stronghold"] * (number < 16 or number > 99) + ["character"] * (number > 12)
        kind = draw(st.sampled_from(kinds))
        strikes = draw(st.tuples(*[st.integers(0, 99)] * 6).filter(lambda six: len(set(six)) > 1))
        colour = draw(st.sampled_from(COLOURS)) if kind == "character" else ""
        defense = draw(st.integers(0, 99)) if kind == "stronghold" else 0
        made[number] = Tile(number, kind, strikes, colour, defense, draw(st.integers(0, 9)))
    return made


@given(tiles())
def test_what_is_written_is_read_as_it_was(made: dict[int, Tile]) -> None:
    text = write_set(made)
    again = read_set(text)
    assert again == made
    assert list(again) == sorted(made)
    assert not isinstance(again, SetFault)
    assert write_set(again) == text


PIECES = st.sampled_from(
    ["018", "100", "064", "red", "=", "+", "ally", "1", "99", " ", "  ", ";", "\n", "\ud800", "٣"]
)


@given(st.one_of(st.text(), st.lists(PIECES).map("".join), st.lists(PIECES).map(" ".join)))
@example(f"{CHARACTER} ally 1;{STRONGHOLD}")
def test_any_text_is_a_set_or_refused(text: str) -> None:
    found = read_set(text)
    if isinstance(found, SetFault):
        assert found.why in FAULTS
        assert 1 <= found.entry <= text.count(";") + 1
        json.dumps(found)
    else:
        assert read_set(write_set(found)) == found


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    ["0" * 1500, "1 " * 750, ";" * 1500, "018 red " + "1 " * 746, "a;" * 750, "018 = 1 2 3 4 5 6 + " * 75],
)
def test_no_text_is_dear(text: str) -> None:
    began = perf_counter()
    for _ in range(20):
        read_set.cache_clear()
        read_set(text)
    assert perf_counter() - began < 0.4, "20 ms for each, where it takes less than one"
