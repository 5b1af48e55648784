"""Numica as people see it: a row laid in any order, arranged and changed, and tiles that explain themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from e2e.harness import Person
from games.numica.e2e.player import MINE, NumicaPlayer
from games.numica.e2e.tables import set_up, token_of_play, token_of_short_game
from parlour.core.table import Sitter

Come = Callable[..., Person]
ADDRESS = "?pace=instant&notation&log&seed=rows"


@pytest.fixture(scope="module")
def hall(stay: Come) -> NumicaPlayer:
    """A person at a page with a mouse."""
    return NumicaPlayer(stay()).open(ADDRESS)


def row_of(person: NumicaPlayer) -> str:
    """The kinds on row 1 as they are told, from file a on; a dot for an empty space."""
    board = person.read_board()
    told = [board[f"{file}1"] for file in "abcdefgh"]
    return "".join("s" if "square piece" in each else "r" if "round piece" in each else "." for each in told)


def begin(person: NumicaPlayer) -> NumicaPlayer:
    person.come_home().begin("person", "person")
    person.wait_for_status("lay your pieces on your row")
    return person


def test_places_first_or_kinds_first(hall: NumicaPlayer) -> None:
    begin(hall)
    for before, words in enumerate((("h1", "s"), ("s", "a1"), ("d1", "r"), ("r", "e1"))):
        for word in words:
            hall.touch(word)
        hall.wait_for_laid(before + 1)
    assert row_of(hall) == "s..rr..s"
    assert set(hall.find_spaces(MINE)) == {"a1", "d1", "e1", "h1"}
    # What lies is taken up again: onto a free place, onto another piece, and back beside the board.
    for words, row in (
        (("a1", "b1"), ".s.rr..s"),
        (("b1", "e1"), ".r.rs..s"),
        (("h1", "s"), ".r.rs..."),
    ):
        for word in words:
            hall.touch(word)
        hall.page.wait_for_function(
            """(places) => {
              const laid = [...document.querySelectorAll(".tile.is-laid")].map((each) => each.dataset.touch);
              return laid.sort().join() === places;
            }""",
            arg=",".join(f"{file}1" for file, kind in zip("abcdefgh", row, strict=True) if kind != "."),
        )
        hall.wait_for_status("lay your pieces on your row")
        assert row_of(hall) == row


def test_arranged_looked_at_changed_and_played(hall: NumicaPlayer) -> None:
    begin(hall)
    hall.touch("s")
    hall.touch("c1")
    hall.wait_for_laid(1)
    hall.press("Arrange for me")
    hall.wait_for_laid(8)
    arranged = row_of(hall)
    assert sorted(arranged) == sorted("ssssrrrr")
    assert arranged[2] == "s"
    assert len(hall.read_log()) == 1, "it is not played before that is said"
    hall.press("Put back")
    hall.wait_for_laid(1)
    hall.press("Arrange for me")
    hall.wait_for_laid(8)
    other = f"{'abcdefgh'[arranged.index('r')]}1"
    hall.touch("c1")
    hall.wait_for_status("where shall this piece go?")
    hall.touch(other)
    hall.wait_for_status("your row is ready")
    changed = row_of(hall)
    assert changed[2] == "r"
    hall.press("Done")
    hall.wait_for_status("Blue, set up:")
    hall.set_up("s s s s r r r r")
    assert row_of(hall) == changed


def test_the_tray_hides_no_tile_and_is_large_enough(come: Come) -> None:
    person = NumicaPlayer(come(viewport={"width": 320, "height": 480}, has_touch=True, is_mobile=True))
    person.hand = "touch"
    begin(person.open(ADDRESS))
    tiles = [tile.bounding_box() for tile in person.page.locator(".tile").all()]
    for kind in "sr":
        box = person.find(kind).bounding_box()
        assert box
        assert box["width"] >= 48
        assert box["height"] >= 24
        for tile in tiles:
            assert tile
            below = box["y"] >= tile["y"] + tile["height"] - 1
            assert below, "the tray lies below every tile"
    person.touch("s")
    person.touch("f1")
    person.wait_for_laid(1)
    assert row_of(person) == ".....s.."


def test_a_space_elsewhere_is_told_which_row_is_meant(hall: NumicaPlayer) -> None:
    begin(hall)
    hall.touch("d4")
    hall.wait_for_status("Your pieces begin on row 1, nearest to you.")


def test_a_tile_shows_what_it_does(hall: NumicaPlayer) -> None:
    hall.open(ADDRESS, f"#/game/{token_of_play()}")
    hall.page.locator(".tile.is-open").first.wait_for()
    view = set_up(Sitter("person"), Sitter("person")).state.view(0)
    standing = {piece["at"] for piece in view["pieces"]}
    names = [file + row for row in "12345678" for file in "abcdefgh"]
    for symbol in "1245KRBX":
        for at in [at for at, tile in zip(names, view["tiles"], strict=True) if tile == symbol][:2]:
            told = view["reach"][names.index(at)]
            ends = {told[index : index + 2] for index in range(0, len(told), 2)}
            hall.find(at).hover()
            hall.page.wait_for_function(
                """([free, caught]) => document.querySelectorAll(".reach-spot").length === free
                  && document.querySelectorAll(".reach-catch").length === caught""",
                arg=[len(ends - standing), len(ends & standing)],
            )
    hall.page.mouse.move(1, 1)
    hall.page.locator(".reach").wait_for(state="detached")
    dots = hall.page.locator(".fresh .body").evaluate_all(
        "(all) => all.map((each) => ['width', 'height'].map((way) => getComputedStyle(each, '::before')[way]))"
    )
    assert len(dots) == 16
    assert all(re.fullmatch(r"\d+px", size) for dot in dots for size in dot), "else they are no circles"


def test_the_feast_hides_nothing_of_the_last_position(hall: NumicaPlayer) -> None:
    hall.open(ADDRESS, f"#/game/{token_of_short_game()}")
    hall.page.locator(".overlay.feast .numica-crown").wait_for()
    assert hall.page.locator(".numica-bow").count() == 1, "whoever lost bows"
    assert hall.page.locator(".feast.is-quiet .feast-title").text_content() == "Blue won."
    covered = hall.page.evaluate("""() => {
      const boxes = (query) => [...document.querySelectorAll(query)].map((each) => each.getBoundingClientRect());
      const within = (bit, tile) => bit.right > tile.left + 2 && bit.left < tile.right - 2
        && bit.bottom > tile.top + 2 && bit.top < tile.bottom - 2;
      const tiles = boxes(".tile");
      return boxes(".numica-bit, .numica-ribbon").filter((bit) => tiles.some((tile) => within(bit, tile))).length;
    }""")
    assert covered == 0, "confetti and banner lie on the rim"
