"""In every game: nothing is told, marked or scored before what decides it has been seen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import dropwhile, pairwise
from typing import Any

import pytest
from games.league.e2e.tables import captures_with
from games.league.e2e.tables import token_of as token_of_league
from games.legionz.e2e.tables import token_of_chain
from games.numero.e2e.tables import draw
from games.numero.e2e.tables import token_of as token_of_numero
from games.numica.e2e.tables import set_up, write

from e2e.harness import Person
from parlour.core.rng import Rng
from parlour.core.table import Sitter

Come = Callable[..., Person]

# Writes down at each frame what glides over the board, and what is told of it: in the bubble, in the log, aloud, by
# what lies still on the table (scores, sums, links), and by numbers that lie over it.
FILM = """(counted) => {
  window.film = [];
  const isGlide = ({ playState, transitionProperty, animationName, effect }) =>
    playState === "running" && effect.getTiming().iterations === 1 &&
    (transitionProperty === "transform" || /alight|caught/.test(animationName));
  const number = (window.films = (window.films ?? 0) + 1);
  requestAnimationFrame(function look() {
    if (number !== window.films) return;
    const boards = [...document.querySelectorAll(".pieces")];
    const flights = boards.flatMap((board) => board.getAnimations({ subtree: true })).filter(isGlide);
    film.push({
      flies: flights.map(({ effect }) => effect.target.className.split?.(" ").slice(0, 3).join(" ") ?? "drawing"),
      told: {
        status: document.querySelector(".status")?.innerText.replace("Stop thinking", "").trim() ?? "",
        lines: document.querySelectorAll(".log-lines .line").length,
        heard: heard.length,
        table: [...document.querySelectorAll(".furniture")].map((each) => each.innerHTML).join(),
        counted: counted ? [...document.querySelectorAll(counted)].map((each) => each.innerText).join() : "",
      },
    });
    requestAnimationFrame(look);
  });
}"""


def film(person: Person, act: Callable[[], object], until: str, counted: str = "") -> list[dict[str, Any]]:
    """Film what an act brings about, until the table has told as much."""
    lines = person.page.locator(".log-lines .line", has_text=until)
    count = lines.count()
    person.page.evaluate(FILM, counted)
    act()
    lines.nth(count).wait_for(state="attached")
    person.page.wait_for_function("film.slice(-8).every(({ flies }) => flies.length === 0)")
    frames: list[dict[str, Any]] = person.page.evaluate("film")
    return frames


def hold(frames: list[dict[str, Any]]) -> list[str]:
    """Hold that nothing new is told in any frame in which something glides; return what has glided."""
    for before, after in pairwise(frames):
        if after["flies"]:
            assert after["told"] == before["told"], f"while these glide: {after['flies']}"
    flown = [" ".join(sorted(set(frame["flies"]))) for frame in frames if frame["flies"]]
    assert len(flown) > 6, "it is seen for a while"
    assert frames[0]["told"] != frames[-1]["told"]
    return flown


@pytest.fixture(scope="module")
def person(stay: Come) -> Person:
    """Somebody who sees pieces glide."""
    return stay(reduced_motion="no-preference").open("?pace=normal&notation")


def open_table(person: Person, token: str) -> None:
    person.page.evaluate("(place) => { location.hash = place }", f"#/game/{token}")


def sit_down(person: Person, token: str) -> None:
    """Sit down at a table, and wait until all of it lies still."""
    person.come_home()
    open_table(person, token)
    person.page.locator(".pieces .is-open").first.wait_for()
    person.page.wait_for_function(
        "document.querySelector('.pieces').getAnimations({ subtree: true }).length === 0"
    )


def test_numero_a_computer_takes(person: Person) -> None:
    """Its card comes, then the sum is told; all of it goes, then it is counted and told."""
    token = token_of_numero(draw(hand="g1 b2 o15 r14 b13", other="r9 o12 r11 b4 r3", centre="g4; b5; o10"))
    sit_down(person, token)
    frames = film(person, lambda: person.type_sentence("discard b2"), "Blue drew")
    hold(frames)
    tables = [frame["told"]["table"] for frame in frames]
    shown = next(at for at, table in enumerate(tables) if "4 + 5 + 2 = 11" in table)
    counted = next(at for at, table in enumerate(tables) if "4 cards" in table)
    for begin, end in ((0, shown), (shown, counted)):
        assert any(frame["flies"] for frame in frames[begin:end]), "what is told next is seen before"


def test_numica_a_piece_is_caught(person: Person) -> None:
    table, rng = set_up(Sitter("person"), Sitter("computer", 1)), Rng("film")
    while True:
        seat = table.waiting()[0]
        catches = [
            move
            for move in table.state.moves(seat) or []
            if seat == 0 and any(event.kind == "caught" for event in table.state.copy().apply(seat, move))
        ]
        if catches:
            break
        table.play(seat, table.state.sample(seat, rng))
    sit_down(person, write(table))
    first, last = catches[0].split()
    person.touch(first)
    person.page.locator(f'.is-said[data-touch="{first}"]').wait_for()
    frames = film(person, lambda: person.touch(last), "captured")
    hold(frames)


@pytest.mark.parametrize("seat", [0, 1], ids=["person", "computer"])
def test_league_a_villain_is_captured(person: Person, seat: int) -> None:
    """It leaves, and then its points are counted, and the next is asked."""
    token = token_of_league(until=captures_with(2, seat), seed="film", computers=1, asked=seat, level=4)
    if seat == 0:
        sit_down(person, token)
        person.press("Hint")
        for _ in range(2):
            person.press("More")
        sentence = person.page.locator(".hint code").inner_text()
        frames = film(person, lambda: person.type_sentence(sentence), "You captured")
    else:
        person.come_home()

        def watch() -> None:
            open_table(person, token)
            person.wait_until_asked()

        frames = film(person, watch, "Blue captured")
        frames = list(dropwhile(lambda frame: frame["flies"] or not frame["told"]["lines"], frames))
    assert any("piece won" in each for each in hold(frames))


def test_legionz_a_bug_is_laid(person: Person) -> None:
    """It alights, then it is linked, and its Legion is counted and told."""
    sit_down(person, token_of_chain(2))
    cell = next(cell for cell in ("3,2", "2,2", "4,1") if cell in person.look()["open"])
    frames = film(person, lambda: person.touch(cell), cell, ".legion-length")
    hold(frames)
    assert frames[0]["told"]["counted"] != frames[-1]["told"]["counted"]
