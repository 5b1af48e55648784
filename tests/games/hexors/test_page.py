"""What the page shows of Hexors: chances before one joins a battle (§5.7), what is left to choose, and curtains."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from parlour.core.game import Json
from parlour.core.reply import make_prompt
from parlour.core.table import Sitter, Table
from parlour.games.hexors import HEXORS

NEAR = """beginner, armies powers, 4 characters, 3 powers, odds
    seat 0 move, first 1, turn 7, clock 6
    0 field d1 006, c4 032, d4 017; fallen 018 031
    1 field d9 010, c6 043, d6 049; fallen 058 059"""

ROLLED = """collector, armies powers, 6 characters, 6 powers, odds
    seat 0 attacker, first 1, turn 22, clock 3, marks met
    0 stronghold 004; field d1 004, c4 023, d4 018, b3 017, a8 075, b9 075, g5 075;
    fallen 031 044 046; powers 064 066 068 070 072; stones 1
    1 stronghold 010; field c5 032, d9 010, a9 058 trapped; fallen 059 043 049 061;
    powers 064 066 068 070 072 073; stones 1
    asked attacker 0 1 passes 0
    battle c4 c5 {} -
    mover c4"""

LION, RACCOON, WOLF = (7, 6, 1, 3, 7, 2), (2, 7, 2, 2, 2, 1), (2, 3, 3, 6, 2, 3)
"""Their Strike Values in the table of the rules."""


def chance(one: tuple[int, ...], other: tuple[int, ...]) -> Fraction:
    """Roll all pairs of colours, ties again."""
    pairs = list(product(one, other))
    return Fraction(sum(a > b for a, b in pairs), sum(a != b for a, b in pairs))


def told(odds: list[Json]) -> dict[str, Fraction]:
    return {each["at"]: Fraction(each["wins"], each["of"]) for each in odds}


def lines(text: str) -> str:
    """Join what was broken for this file's sake."""
    return text.replace(";\n    fallen", "; fallen").replace(";\n    powers", "; powers")


def test_5_7_whoever_is_about_to_move_sees_the_chances_of_each_landing() -> None:
    state = HEXORS.from_text(NEAR)
    preview = state.draft(0, "c4").preview
    assert preview is not None
    landings = {each["at"]: told(each["odds"]) for each in preview["landings"]}
    by_raccoon, by_wolf = chance(LION, RACCOON), chance(LION, WOLF)
    assert landings == {"c5": {"c6": by_raccoon}, "d5": {"c6": by_raccoon, "d6": by_wolf}}


def test_5_7_no_chances_are_told_where_nobody_wants_them() -> None:
    preview = HEXORS.from_text(NEAR.replace(", odds", "")).draft(0, "c4").preview
    assert preview is not None
    assert "landings" not in preview
    assert preview["odds"] == []


BUMBLEBEE = (3, 2, 5, 3, 3, 3)
LEAD = 2 + 1 + 1 - 2
"""What Bumblebee has besides its roll (Colour, Pod, Ally), but for the Colour of Lion."""


@pytest.mark.parametrize(("colour", "strike"), [("red", 3), ("green", 5), ("yellow", 2)])
def test_5_7_the_chances_follow_the_first_roll(colour: str, strike: int) -> None:
    state = HEXORS.from_text(lines(ROLLED).format(colour))
    again = chance(tuple(each + LEAD for each in BUMBLEBEE), LION)
    wins, ties = (sum(sign(strike + LEAD - each) == which for each in LION) for which in (1, 0))
    assert told(state.view(None)["odds"]) == {"c5": Fraction(wins + ties * again, 6)}


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def test_10_whoever_shares_a_device_passes_on_the_curtain_and_shows_no_power() -> None:
    table = Table(HEXORS, {"game": "collector"}, (Sitter(), Sitter()), "curtain")
    table.state = HEXORS.from_text(lines(ROLLED).format("red"))
    for viewer in (None, 1):
        prompt = make_prompt(table, viewer)
        assert (prompt["waiting"], prompt["ask"]["code"], prompt["answers"]) == ([0], "attacker", ["pass"])


def test_7_3_what_is_left_to_choose_is_counted() -> None:
    options: Json = {"game": "collector", "armies": "chosen"}
    table = Table(HEXORS, options, (Sitter(), Sitter()), "choose")
    table.settle()
    ask = table.state.draft(0, "006 017 017 064").ask
    assert (ask.code, ask.args) == ("army", {"strongholds": 0, "characters": 2, "powers": 2})


def test_7_3_the_last_power_that_is_touched_is_chosen_only_by_saying_so() -> None:
    table = Table(HEXORS, {"game": "collector"}, (Sitter(), Sitter()), "choose")
    table.settle()
    chosen = table.state.draft(0, "064 066 072")
    assert (chosen.status, chosen.touch, chosen.ask.code) == ("may", (), "chosen")
    assert table.state.tidy(0, chosen.move) == "take 064 066 072"
    assert table.state.draft(0, "064 066 070").status == "may", "another in its place"
    assert table.state.draft(0, "064 066 072 070").status == "no", "but no fourth"


def test_9_2_a_power_that_is_touched_is_refused_for_its_own_sake() -> None:
    state = HEXORS.from_text(lines(ROLLED.format("red")))
    too_dear = state.draft(0, "068").refusal
    assert too_dear is not None
    assert (too_dear.code, too_dear.args["stones"]) == ("power-cost", 1), "Detection costs 2"
    not_there = state.draft(0, "066 g9").refusal
    assert not_there is not None
    assert not_there.code != "syntax-window", "Escape is understood, whatever it is aimed at"
