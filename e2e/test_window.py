"""The window is used: the board has its room, the log is folded, what is written can be read, nobody is covered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from door import GAMES
from games.hexors.e2e.tables import QUIET
from games.hexors.e2e.tables import token_of as token_of_hexors
from games.league.e2e.tables import acts_with
from games.league.e2e.tables import token_of as token_of_league
from games.legionz.e2e.tables import token_of_chain
from games.numero.e2e.tables import POINTS
from games.numero.e2e.tables import token_of as token_of_numero
from games.numica.e2e.tables import token_of_play
from packs import PACKED, Puzzle, list_samples

from e2e.harness import Person
from e2e.test_puzzles import answer, open_puzzle, solve
from parlour.puzzles.tasks import find_task

Come = Callable[..., Person]

# A table of each game in the middle of a game, and what share of each window its board has at least.
TABLES: dict[str, tuple[Callable[[], str], float]] = {
    "numica": (token_of_play, 0.55),
    "league": (lambda: token_of_league(computers=1, until=acts_with(2), seed="window"), 0.55),
    "numero": (lambda: token_of_numero(POINTS), 0.55),
    "legionz": (token_of_chain, 0.7),
    "hexors": (lambda: token_of_hexors(QUIET), 0.55),
}
DESKS = ((1024, 768), (1366, 768), (1440, 900), (1920, 1080))
LOW = (800, 600)
PHONE = (360, 640)
LEGIBLE = 12  # pixels

# How the table lies in the window, and how large the smallest of what can be read on it is; some cards are not seen.
MEASURE = """() => {
  const boards = [...document.querySelectorAll(".table-board > :is(.board, .viewport)")];
  const boxes = boards.map((each) => each.getBoundingClientRect());
  const areas = boxes.map(({ width, height }) => width * height);
  const dock = document.querySelector(".dock").getBoundingClientRect();
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const sizes = [];
  while (walker.nextNode()) {
    const { data, parentElement: part } = walker.currentNode;
    if (!data.trim() || !part.checkVisibility() || part.closest(".visually-hidden, .is-known")) continue;
    const drawn = part instanceof SVGElement ? part : part.closest("foreignObject");
    const { a, b } = drawn ? drawn.getScreenCTM() : { a: 1, b: 0 };
    sizes.push([parseFloat(getComputedStyle(part).fontSize) * Math.hypot(a, b), data.trim()]);
  }
  return {
    share: areas.reduce((sum, each) => sum + each) / (innerWidth * innerHeight),
    gap: dock.top - Math.max(...boxes.map(({ bottom }) => bottom)),
    out: dock.bottom - innerHeight,
    scrolled: scrollY,
    smallest: sizes.sort(([one], [other]) => one - other)[0],
    covered: [...document.querySelectorAll(".strip-name")].filter((name) => {
      const { top, bottom } = name.getBoundingClientRect();
      return top < bubble.top && bottom > bubble.top + 1;
    }).map((name) => name.innerText),
  };
}"""


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> Person:
    return stay(borrow=True)


def measure(person: Person, size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    person.wait_until_drawn()
    found: dict[str, Any] = person.page.evaluate(MEASURE)
    return found


@pytest.mark.parametrize("game", TABLES)
def test_the_board_takes_what_the_window_has(home: Person, game: str) -> None:
    token, share = TABLES[game]
    width, height = LOW
    home.page.set_viewport_size({"width": width, "height": height})
    home.open("?pace=instant", f"#/game/{token()}")
    home.page.locator(".pieces .is-open").first.wait_for()
    low = measure(home, LOW)
    assert low["scrolled"] == 0
    assert low["smallest"][0] >= LEGIBLE, low["smallest"]
    for size in DESKS:
        found = measure(home, size)
        assert found["share"] >= share, size
        assert found["gap"] <= 12, "the dock follows at once"
        assert found["out"] <= 0
    assert measure(home, PHONE)["covered"] == []


@pytest.mark.parametrize("game", TABLES)
def test_a_lesson_leaves_the_board_its_room(home: Person, game: str) -> None:
    width, height = PHONE
    home.page.set_viewport_size({"width": width, "height": height})
    home.open("?pace=instant", f"#/learn/{game}/1")
    home.page.locator(".pieces .is-open").first.wait_for()
    # Numero's hand is as high as can be seen below the card: it comes into sight, and the header goes.
    assert (measure(home, PHONE)["scrolled"] == 0) == (game != "numero")
    home.page.evaluate("scrollTo(0, 0)")
    low = measure(home, LOW)
    assert low["scrolled"] == 0
    assert low["gap"] >= 0, "all of the board is in sight"
    assert low["smallest"][0] >= LEGIBLE, low["smallest"]


BOARD = """() => {
  const { left, top, width } = document.querySelector(".table-board > :is(.board, .viewport)").getBoundingClientRect();
  return [left, top + scrollY, width].map(Math.round);
}"""

# How many pixels a unit of the board is, which is as large in a lesson as in a game.
UNIT = """() => {
  const piece = document.querySelector(".pieces .piece");
  return piece.getBoundingClientRect().width / Number(piece.style.getPropertyValue("--size"));
}"""


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_of_a_lesson_moves_no_board(home: Person, game: str) -> None:
    page = home.page
    for width, height in (LOW, *DESKS[:3]):
        page.set_viewport_size({"width": width, "height": height})
        home.open("?pace=instant", f"#/learn/{game}/1")
        page.locator(".pieces .is-open").first.wait_for()
        home.wait_until_drawn()
        before = page.evaluate(BOARD)
        page.locator(".slot-lamp").click()
        page.locator(".lesson .told").wait_for()
        home.wait_until_drawn()
        assert page.evaluate(BOARD) == before, (width, height)


# Legionz' chain is as large as all of it can be seen.
STEADY = [game for game in TABLES if game != "legionz"]


@pytest.mark.parametrize("game", STEADY)
def test_things_are_nearly_as_large_in_a_lesson_and_a_puzzle_as_in_a_game(home: Person, game: str) -> None:
    page = home.page
    sizes = ((1024, 768), (1100, 700), (1280, 720), (1440, 900))
    puzzle = list_samples(game, 1)[0].make_id(GAMES[game])
    units = []
    for place in (f"#/game/{TABLES[game][0]()}", f"#/learn/{game}/2", f"#/puzzles/{game}/{puzzle}"):
        home.open("?pace=instant", place)
        page.locator(".pieces .is-open, .puzzle-words button").first.wait_for()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            home.wait_until_drawn()
            units.append(page.evaluate(UNIT))
    count = len(sizes)
    for size, played, taught, asked in zip(
        sizes, units[:count], units[count : 2 * count], units[2 * count :], strict=True
    ):
        assert min(taught, asked) >= 0.9 * played, size


# How many pixels of the board lie under the card.
HIDDEN = """() => {
  const [card, board] = [".lesson", ".table-board > .board"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return card.bottom - board.top;
}"""


@pytest.mark.parametrize("game", STEADY)
def test_a_card_above_the_board_hides_nothing_of_it(home: Person, game: str) -> None:
    """Neither in a lesson nor in a puzzle of any kind."""
    page = home.page
    page.set_viewport_size({"width": 1024, "height": 768})
    places = [f"#/puzzles/{game}/{puzzle.make_id(GAMES[game])}" for puzzle in list_samples(game, 1)]
    for place in (*places, *(f"#/learn/{game}/{number}" for number in (1, 2, 3, 4))):
        home.open("?pace=instant", place)
        page.locator(".pieces .is-open, .puzzle-words button").first.wait_for()
        home.wait_until_drawn()
        assert page.evaluate(HIDDEN) <= 4, place


# How many pixels of the board lie under the card, and how many of the card's own words outside it.
COVERED = """() => {
  const [card, board] = [".puzzle", ".table-board > :is(.board, .viewport)"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  const words = [...document.querySelectorAll(".puzzle :is(h1, p, button)")].filter((each) => each.checkVisibility());
  const right = Math.max(...words.map((each) => each.getBoundingClientRect().right));
  return [card.bottom - board.top, right - card.right];
}"""


def find_longest(key: str) -> list[tuple[Puzzle, bool]]:
    """Return a puzzle of each kind, and the one whose answer that is to be judged is the longest."""
    asked = [(puzzle, False) for puzzle in list_samples(key, 1)]
    judged = [puzzle for puzzle in list_samples(key, 6) if not find_words(key, puzzle)]
    return [*asked, (max(judged, key=lambda puzzle: len(find_answer(key, puzzle))), True)]


def find_words(key: str, puzzle: Puzzle) -> tuple[str, ...]:
    task = find_task(GAMES[key], puzzle.task)
    assert task
    return tuple(task.words)


def find_answer(key: str, puzzle: Puzzle) -> str:
    _, answers = solve(key, puzzle)
    return answers[0][0]


@pytest.mark.parametrize("key", PACKED)
def test_in_a_low_window_the_card_of_a_puzzle_hides_nothing_of_its_board(home: Person, key: str) -> None:
    """Neither while it is asked nor once it is solved, however long what is asked is, and nothing moves between."""
    page = home.page
    width, height = LOW
    page.set_viewport_size({"width": width, "height": height})
    home.open("?pace=instant&notation")
    for puzzle, is_judged in find_longest(key):
        name = puzzle.make_id(GAMES[key])
        if is_judged:
            page.evaluate("(place) => { location.hash = place }", f"#/puzzles/{key}/{name}/mistake")
            page.locator(".puzzle.is-judged .puzzle-words").wait_for()
        else:
            open_puzzle(home, key, name)
            home.wait_until_asked()
        home.wait_until_drawn()
        hidden, out = page.evaluate(COVERED)
        assert hidden <= 4, name
        assert out <= 0, name
        before = page.evaluate(BOARD)
        if is_judged:
            continue
        answer(home, key, puzzle)
        home.wait_until_drawn()
        hidden, out = page.evaluate(COVERED)
        assert hidden <= 4, name
        assert out <= 0, name
        assert page.evaluate(BOARD) == before, name


def test_the_log_is_folded_until_somebody_opens_it_and_stays_as_it_was_left(come: Come) -> None:
    person = come(viewport={"width": 1440, "height": 900})
    person.open("?pace=instant", f"#/game/{token_of_play()}")
    page = person.page
    page.locator(".pieces .is-open").first.wait_for()
    tab = page.locator(".log > summary")
    assert tab.bounding_box()["x"] > 1380, "it is a tab at the edge"  # type: ignore[index]
    assert not page.locator(".line").first.is_visible()
    before = page.locator(".table-board").bounding_box()
    person.hand = "keys"
    person.open_log()
    assert page.locator(".line").first.is_visible()
    after = page.locator(".table-board").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] < before["width"] - 200, "the board makes room for it"
    person.reload()
    page.locator(".log[open] .line").first.wait_for()
    tab.click()
    page.locator(".log:not([open])").wait_for()
    person.reload()
    page.locator(".pieces .is-open").first.wait_for()
    assert not page.locator(".line").first.is_visible()
