"""The board's window, at a field of hexagons that grows while somebody chooses: nothing jumps, and it can be moved."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from e2e.harness import Person
from e2e.test_lost_hands import DEAFEN, HEAR_AGAIN, release_unheard
from e2e.test_screens import AXE, FIND_WIDE, RUN_AXE, SMALLEST, TAGS, THEMES

Come = Callable[..., Person]
Box = dict[str, float]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}

# With this seed the first seat is dealt the highest card, so that it is the first to plant.
SEED, HIGHEST = "field3", "16"
MIDDLE = "0,0"
AROUND = {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}

# Where the board begins and how large it is, in its units.
READ_EXTENT = """() => {
  const { style } = document.querySelector(".sheet .board");
  return ["left", "top", "width", "height"].map((name) => Number(style.getPropertyValue(`--${name}`)));
}"""


IS_WIDER = """(width) => document.querySelector(".is-hex").getBoundingClientRect().width > width"""


def begin(person: Person) -> Person:
    """Begin a game with a field, and take the first round: now stones are to be planted."""
    person.open(f"?pace=instant&notation&seed={SEED}&game=null")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.sit("person", "1")
    person.pick("With a field")
    person.press("Begin")
    person.page.locator(f'.viewport + .board [data-touch="{HIGHEST}"]').click()
    person.wait_for_status("plant two stones")
    wait_for_free(person, AROUND)
    return person


def wait_for_free(person: Person, spaces: set[str]) -> None:
    """Wait until just these hexagons can be touched."""
    person.page.wait_for_function(
        """(spaces) => {
          const open = [...document.querySelectorAll(".viewport .is-open")].map((each) => each.dataset.touch);
          return open.sort().join() === spaces.sort().join();
        }""",
        arg=sorted(spaces),
    )


def box_of(person: Person, query: str) -> Box:
    return read_box(person.page.locator(query))


def read_box(piece: Locator) -> Box:
    box = piece.bounding_box()
    assert box
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def hexagon(person: Person, space: str) -> Box:
    return box_of(person, f'.viewport [data-touch="{space}"]')


def place_of(person: Person, space: str) -> Box:
    """Where a hexagon lies in the window, however far the page is scrolled."""
    box, frame = hexagon(person, space), box_of(person, ".viewport")
    return {**box, "x": box["x"] - frame["x"], "y": box["y"] - frame["y"]}


def centre(box: Box) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def shift(one: Box, other: Box) -> float:
    """How far a box has moved or grown, in pixels."""
    return max(abs(one[key] - other[key]) for key in one)


def read_extent(person: Person) -> tuple[float, ...]:
    return tuple(person.page.evaluate(READ_EXTENT))


def change_game(person: Person, before: str, after: str) -> None:
    """Let the game's pictures be drawn otherwise: some text of their module is another."""

    def change(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        assert text.count(before) == 1
        route.fulfill(response=answer, body=text.replace(before, after))

    person.page.route("**/game*.js", change)


@pytest.fixture(scope="module")
def table(stay: Come, wheel_address: str) -> Person:
    """Somebody at a desk who is to plant stones."""
    return begin(stay(wheel_address, borrow=True, drawn=True, **DESK))


@pytest.fixture
def person(table: Person) -> Iterator[Person]:
    """The same, who sees all and has said nothing."""
    table.press("See all")
    table.page.locator(f'.viewport [data-touch="{MIDDLE}"]').focus()
    yield table
    if table.page.locator(".is-said").count():
        table.press("Put back")
        wait_for_free(table, AROUND)


@pytest.fixture(scope="module")
def finger(stay: Come, wheel_address: str) -> Person:
    """Somebody with a small phone who is to plant stones."""
    return begin(stay(wheel_address, borrow=True, **SMALL))


# Each word makes the board grow on other sides: left and up are where its first pixel lies.
GROWTH = {
    "-1,0": ("left",),
    "0,-1": ("left", "top"),
    "1,-1": ("top", "right"),
    "1,0": ("right",),
    "0,1": ("right", "bottom"),
    "-1,1": ("left", "bottom"),
}


def grown(before: tuple[float, ...], after: tuple[float, ...]) -> set[str]:
    """Return the sides on which the board has grown."""
    first, last = ((left, top, -left - width, -top - height) for left, top, width, height in (before, after))
    sides = ("left", "top", "right", "bottom")
    return {side for side, old, new in zip(sides, first, last, strict=True) if new < old - 0.1}


@pytest.mark.parametrize("visitor", ["table", "finger"])
def test_nothing_jumps_while_the_board_grows(visitor: str, request: pytest.FixtureRequest) -> None:
    person: Person = request.getfixturevalue(visitor)
    person.press("See all")
    extent = read_extent(person)
    places = {space: place_of(person, space) for space in (MIDDLE, *AROUND)}
    for space, sides in GROWTH.items():
        person.page.locator(f'.viewport [data-touch="{space}"]').click()
        person.page.locator(f'.viewport [data-touch="{space}"].is-said').wait_for()
        assert grown(extent, read_extent(person)) >= set(sides)
        moved = {each: shift(box, place_of(person, each)) for each, box in places.items()}
        assert max(moved.values()) <= 1, f"{space} is planted, and there jump {moved}"
        person.press("Put back")
        wait_for_free(person, AROUND)
        assert read_extent(person) == extent
        assert all(shift(box, place_of(person, each)) <= 1 for each, box in places.items())


def test_nothing_jumps_when_stones_are_planted_for_good(person: Person) -> None:
    place = place_of(person, MIDDLE)
    for word in ("0,-1", "-1,-1"):
        person.page.locator(f'.viewport [data-touch="{word}"]').click()
        person.page.wait_for_timeout(50)
    person.wait_for_status("choose a card")
    assert person.page.locator(".viewport .piece").count() == 3
    assert shift(place, place_of(person, MIDDLE)) <= 1
    person.press("Undo")
    wait_for_free(person, AROUND)
    assert shift(place, place_of(person, MIDDLE)) <= 1


def test_what_is_planted_out_of_sight_comes_into_it(person: Person) -> None:
    page = person.page
    for key in ["+"] * 5 + ["Shift+ArrowDown"] * 5:
        page.keyboard.press(key)
    frame = box_of(person, ".viewport")
    assert hexagon(person, "0,-1")["y"] < frame["y"] - 50
    page.locator("#notation").fill("plant 0,-1 1,0")
    page.keyboard.press("Enter")
    person.wait_for_status("choose a card")
    stone = hexagon(person, "0,-1")
    assert frame["y"] <= stone["y"] <= frame["y"] + frame["height"] - stone["height"]
    person.press("Undo")
    wait_for_free(person, AROUND)


def test_a_board_that_fits_begins_where_it_says(come: Come, wheel_address: str) -> None:
    """The same field without a window: its pieces lie in its box, however far to the left and upwards it has grown."""
    person = come(wheel_address, borrow=True, **DESK)
    # Without its tray the cards of a hand are words that nothing on the board stands for, and it has no names for them.
    person.watch.expect("no words for")
    change_game(person, "roams: true", "roams: false")
    person.open(f"?pace=instant&notation&seed={SEED}&game=null")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.sit("person", "1")
    person.pick("With a field")
    person.press("Begin")
    person.wait_for_status("choose a card")
    assert person.page.locator(".viewport").count() == 0
    for sentence, status in ((f"play {HIGHEST}", "plant two"), ("plant -1,0 -1,-1", "choose a card")):
        person.page.locator("#notation").fill(sentence)
        person.page.keyboard.press("Enter")
        person.wait_for_status(status)
        board = box_of(person, ".board")
        boxes = [read_box(piece) for piece in person.page.locator(".board .piece").all()]
        assert min(box["x"] for box in boxes) >= board["x"]
        assert min(box["y"] for box in boxes) >= board["y"]
        assert max(box["x"] + box["width"] for box in boxes) <= board["x"] + board["width"]
        assert max(box["y"] + box["height"] for box in boxes) <= board["y"] + board["height"]
        spans = [
            max(box[key] + box[side] for box in boxes) - min(box[key] for box in boxes)
            for key, side in (("x", "width"), ("y", "height"))
        ]
        assert spans[0] >= 0.8 * board["width"]
        assert spans[1] >= 0.8 * board["height"]


def test_the_wheel_moves_and_zooms(person: Person) -> None:
    page, place = person.page, hexagon(person, "1,0")
    page.mouse.move(*centre(place))
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(100)
    assert shift(place, hexagon(person, "1,0")) <= 1, "all is in sight: the wheel is the page's"
    page.keyboard.down("Control")
    page.mouse.wheel(0, -75)
    page.keyboard.up("Control")
    page.wait_for_function(IS_WIDER, arg=120)
    larger = hexagon(person, "1,0")
    assert larger["width"] == pytest.approx(2**0.5 * place["width"], abs=1)
    assert hypot(*(a - b for a, b in zip(centre(place), centre(larger), strict=True))) <= 1, (
        "it stays below the mouse"
    )
    page.keyboard.down("Control")
    page.mouse.wheel(0, -150)
    page.keyboard.up("Control")
    page.wait_for_function(IS_WIDER, arg=150)
    page.keyboard.press("Shift+ArrowUp")
    before = hexagon(person, "1,0")
    page.mouse.wheel(30, 40)
    page.wait_for_timeout(100)
    after = hexagon(person, "1,0")
    assert before["y"] - after["y"] == pytest.approx(40, abs=1), "what is out of sight further down comes up"
    assert abs(before["x"] - after["x"]) <= 1, "to the sides all is in sight"


def test_keys_and_buttons_move_and_zoom(person: Person) -> None:
    page, place = person.page, hexagon(person, MIDDLE)
    steps: tuple[tuple[Callable[[], object], float], ...] = (
        (lambda: page.keyboard.press("+"), 1.25),
        (lambda: page.keyboard.press("0"), 1),
        (lambda: page.keyboard.press("-"), 0.8),
        (lambda: person.press("See all"), 1),
        (lambda: person.press("Larger"), 1.25),
        (lambda: person.press("Smaller"), 1),
        (lambda: person.press("Smaller"), 0.8),
    )
    for act, factor in steps:
        act()
        now = hexagon(person, MIDDLE)
        assert now["width"] == pytest.approx(factor * place["width"], abs=1)
        assert hypot(*(a - b for a, b in zip(centre(place), centre(now), strict=True))) <= 1
    person.press("See all")
    person.page.locator(f'.viewport [data-touch="{MIDDLE}"]').focus()
    for key, way in (("Left", (1, 0)), ("Right", (-1, 0)), ("Up", (0, 1)), ("Down", (0, -1))):
        person.press("See all")
        page.locator(f'.viewport [data-touch="{MIDDLE}"]').focus()
        page.keyboard.press(f"Shift+Arrow{key}")
        now = hexagon(person, MIDDLE)
        moved = [a - b for a, b in zip(centre(now), centre(place), strict=True)]
        assert [round(each / (abs(each) or 1)) if abs(each) > 5 else 0 for each in moved] == list(way)
        assert page.evaluate("document.activeElement.dataset.touch") == MIDDLE, "the focus stays"


@pytest.mark.parametrize(
    ("name", "other", "key", "width", "told"),
    [
        ("Larger", "Smaller", "+", 160, "It becomes no larger."),
        ("Smaller", "Larger", "-", SMALLEST, "It becomes no smaller."),
    ],
)
def test_it_goes_no_further_than_that(
    person: Person, name: str, other: str, key: str, width: float, told: str
) -> None:
    """The button says that it can do no more, keeps the focus, and works again as soon as it can."""
    page, ends = person.page, re.compile(r"^true$")
    person.press("See all")
    for button in (name, other):
        expect(person.button(button)).not_to_have_attribute("aria-disabled", ends)
    person.button(name).focus()
    heard = len(person.hear("say"))
    for _ in range(12):
        page.keyboard.press("Enter")
    expect(person.button(name)).to_have_attribute("aria-disabled", "true")
    assert hexagon(person, MIDDLE)["width"] == pytest.approx(width, abs=1)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == name
    assert {said.strip() for said in person.hear("say")[heard:]} == {told}
    heard = len(person.hear("say"))
    page.keyboard.press("Enter")
    assert [said.strip() for said in person.hear("say")[heard:]] == [told], "and says it again"
    heard = len(person.hear("say"))
    page.locator(f'.viewport [data-touch="{MIDDLE}"]').focus()
    page.keyboard.press(key)
    assert len(person.hear("say")) == heard + 1, "a key is no button that could say it"
    person.press(other)
    expect(person.button(name)).not_to_have_attribute("aria-disabled", ends)


def test_a_drag_moves_and_touches_nothing(person: Person) -> None:
    page, place = person.page, hexagon(person, MIDDLE)
    frame, heard = box_of(person, ".viewport"), person.count_heard()
    ground = (frame["x"] + 60, frame["y"] + 60)
    for start in (ground, centre(hexagon(person, "1,0"))):
        person.press("See all")
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 30, start[1] + 10, steps=3)
        page.mouse.move(start[0] + 70, start[1] + 40, steps=3)
        page.mouse.up()
        now = hexagon(person, MIDDLE)
        assert (now["x"] - place["x"], now["y"] - place["y"]) == pytest.approx((70, 40), abs=1)
    assert person.page.locator(".is-said").count() == 0, "what ends a drag is no touch"
    assert person.count_heard() == heard, "nobody is scolded for it"
    page.mouse.click(*ground)
    page.wait_for_timeout(100)
    assert person.count_heard() == heard, "nor for a touch beside"


def test_fingers_move_and_zoom(finger: Person) -> None:
    person, page = finger, finger.page
    page.evaluate("scrollTo(0, 0)")
    person.press("See all")
    session = page.context.new_cdp_session(page)

    def put(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(fingers)]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    x, y = centre(hexagon(person, MIDDLE))
    place, scrolled = hexagon(person, MIDDLE), page.evaluate("scrollY")
    put("Start", (x - 30, y), (x + 30, y))
    for step in range(1, 6):
        put("Move", (x - 30 - 6 * step, y + 4 * step), (x + 30 + 6 * step, y + 4 * step))
    put("End")
    now = hexagon(person, MIDDLE)
    assert now["width"] == pytest.approx(2 * place["width"], rel=0.03), "two fingers, twice as far apart"
    assert centre(now)[1] == pytest.approx(y + 20, abs=3), "and both went down"
    person.press("See all")
    put("Start", (x, y))
    for step in range(1, 6):
        put("Move", (x - 10 * step, y - 4 * step))
    put("End")
    now = hexagon(person, MIDDLE)
    assert (now["x"] - place["x"], now["y"] - place["y"]) == pytest.approx((-50, -20), abs=2)
    assert page.evaluate("scrollY") == scrolled, "the page itself stays"
    assert page.locator(".is-said").count() == 0
    person.press("See all")
    page.wait_for_timeout(700)  # a finger that comes down right after a swipe is taken to hold it
    page.touchscreen.tap(*centre(hexagon(person, "1,0")))
    page.locator('.viewport [data-touch="1,0"].is-said').wait_for()
    person.press("Put back")
    wait_for_free(person, AROUND)


def test_corners_belong_to_the_neighbour(person: Person) -> None:
    centres = {space: centre(hexagon(person, space)) for space in (MIDDLE, *AROUND)}
    checked = 0
    for space in centres:
        box = hexagon(person, space)
        for across in (0.04, 0.5, 0.96):
            for down in (0.04, 0.2, 0.5, 0.8, 0.96):
                spot = box["x"] + across * box["width"], box["y"] + down * box["height"]
                hit = person.page.evaluate(
                    "([x, y]) => document.elementFromPoint(x, y).closest('[data-touch]')?.dataset.touch ?? null",
                    spot,
                )
                far = sorted((hypot(spot[0] - x, spot[1] - y), each) for each, (x, y) in centres.items())
                if hit is None:
                    assert hypot(spot[0] - centres[space][0], spot[1] - centres[space][1]) > box["width"] / 2
                elif far[1][0] - far[0][0] > 1:
                    assert hit == far[0][1], f"{spot} in the box of {space}"
                    checked += hit != space
    assert checked >= 20, "so many corners of boxes belong to others"
    box = hexagon(person, "1,0")
    person.page.mouse.click(box["x"] + 3, box["y"] + 3)
    person.page.locator('.viewport [data-touch="1,-1"].is-said').wait_for()


def test_one_stop_and_arrows_walk_the_hexagons(person: Person) -> None:
    page = person.page
    assert page.locator('.pieces [tabindex="0"]').count() == 1
    for keys, expected in (
        ("Left", "-1,0"),
        ("Right", MIDDLE),
        ("Up", "0,-1"),
        ("Right", "1,-1"),
        ("Down", "1,0"),
        ("Left", MIDDLE),
        ("Down", "0,1"),
        ("Left", "-1,1"),
        ("Up", "-1,0"),
    ):
        page.keyboard.press(f"Arrow{keys}")
        assert page.evaluate("document.activeElement.dataset.touch") == expected
        assert page.locator('.pieces [tabindex="0"]').count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Larger"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.touch") == "-1,0"
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    stop = page.evaluate("document.activeElement.closest('.viewport') === null")
    assert stop, "further down lie the cards"


def test_what_is_said_by_the_keyboard_keeps_the_focus(person: Person) -> None:
    """It becomes a stone, and is drawn elsewhere among the pieces."""
    for key in ("ArrowLeft", "Enter"):
        person.page.keyboard.press(key)
    person.page.locator('.viewport [data-touch="-1,0"].is-said').wait_for()
    assert person.page.evaluate("document.activeElement.dataset.touch") == "-1,0"


def test_focus_brings_a_hexagon_into_sight(person: Person) -> None:
    page = person.page
    page.set_viewport_size({"width": 1440, "height": 560})
    for _ in range(8):
        page.keyboard.press("+")
    frame = box_of(person, ".viewport")
    assert hexagon(person, "0,-1")["y"] < frame["y"], "there is no room for all"
    for space, keys in (
        ("-1,0", "Left"),
        ("0,-1", "Up"),
        ("1,-1", "Right"),
        ("1,0", "Down"),
        ("0,1", "Down"),
    ):
        page.keyboard.press(f"Arrow{keys}")
        assert page.evaluate("document.activeElement.dataset.touch") == space
        box = hexagon(person, space)
        assert box["x"] >= frame["x"]
        assert box["y"] >= frame["y"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]
    assert page.evaluate("document.querySelector('.viewport').scrollTop") == 0
    page.set_viewport_size(DESK["viewport"])


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(person: Person, theme: str) -> None:
    page = person.page
    page.emulate_media(**THEMES[theme])
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN_AXE, TAGS)
    page.emulate_media(color_scheme="light", contrast="no-preference", forced_colors="none")
    assert found["passes"] > 10
    assert found["violations"] == []


# The colours of the bands of a hexagon, from the outside.
READ_BANDS = """(hexagon) => [null, "::before", "::after"].map(
  (part) => getComputedStyle(hexagon, part).backgroundColor,
)"""


# What lies inside the bands of a hexagon, besides its colour.
READ_DOT = "(hexagon) => getComputedStyle(hexagon, '::after').backgroundImage !== 'none'"


@pytest.mark.parametrize("theme", THEMES)
def test_what_was_said_is_not_told_by_colour_alone(person: Person, theme: str) -> None:
    page = person.page
    page.emulate_media(**THEMES[theme])
    page.locator('.viewport [data-touch="1,0"]').click()
    said = page.locator('.viewport [data-touch="1,0"].is-said')
    said.wait_for()
    dots = [said.evaluate(READ_DOT), page.locator('[data-touch="0,1"]').evaluate(READ_DOT)]
    page.emulate_media(color_scheme="light", contrast="no-preference", forced_colors="none")
    assert dots == [True, False]


@pytest.mark.parametrize("theme", THEMES)
def test_the_ring_of_the_focus_lies_inside(person: Person, theme: str) -> None:
    page = person.page
    page.emulate_media(**THEMES[theme])
    page.keyboard.press("ArrowLeft")
    focused = page.locator(".is-hex:focus-visible")
    bands, others = focused.evaluate(READ_BANDS), page.locator('[data-touch="1,0"]').evaluate(READ_BANDS)
    widths = focused.evaluate("(hexagon) => parseFloat(getComputedStyle(hexagon, '::before').left)")
    page.emulate_media(color_scheme="light", contrast="no-preference", forced_colors="none")
    assert len({*bands}) >= 2
    assert bands[0] != bands[1] != bands[2], "two bands around what was there"
    assert bands != others
    assert widths >= 2


def test_a_small_screen_fits(finger: Person) -> None:
    assert finger.page.evaluate(FIND_WIDE) == []
    frame = box_of(finger, ".viewport")
    assert frame["height"] >= 200
    finger.press("See all")
    for space in (MIDDLE, *AROUND):
        box = hexagon(finger, space)
        assert box["width"] >= SMALLEST
        assert frame["x"] <= box["x"] <= frame["x"] + frame["width"] - box["width"]


def test_the_help_tells_how_to_move_it(person: Person) -> None:
    page = person.page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Help")
    dialog.wait_for()
    told = dialog.locator(".keys").inner_text()
    for words in ("Make the board larger", "Make it smaller", "See all of it", "Move it", "Shift + ←"):
        assert words in told
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


@pytest.mark.parametrize("noticed", ["the next move", "the window is left"])
def test_a_release_that_nobody_heard_of_leaves_the_board(person: Person, noticed: str) -> None:
    """It does not follow the mouse, and the next press touches."""
    page = person.page
    frame = box_of(person, ".viewport")
    start = (frame["x"] + 60, frame["y"] + 60)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 40, start[1], steps=4)
    if noticed == "the window is left":
        page.evaluate("dispatchEvent(new Event('blur'))")
    else:
        release_unheard(person)
    moved = hexagon(person, MIDDLE)
    page.mouse.move(start[0] + 90, start[1] + 60, steps=4)
    assert shift(moved, hexagon(person, MIDDLE)) < 1
    assert page.locator(".viewport.is-held").count() == 0
    page.mouse.up()
    page.mouse.click(*centre(hexagon(person, "1,0")))
    page.locator('.viewport [data-touch="1,0"].is-said').wait_for()


def test_a_finger_that_nobody_heard_of_is_none_of_two(finger: Person) -> None:
    """Its release went elsewhere: the next finger moves the board, and does not make it larger."""
    person, page = finger, finger.page
    page.evaluate("scrollTo(0, 0)")
    person.press("See all")
    session = page.context.new_cdp_session(page)

    def put(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in fingers]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    x, y = centre(hexagon(person, MIDDLE))
    page.evaluate(DEAFEN)
    put("Start", (x - 60, y - 40))
    put("End")
    page.evaluate(HEAR_AGAIN)
    place = hexagon(person, MIDDLE)
    put("Start", (x, y))
    for step in range(1, 6):
        put("Move", (x - 10 * step, y - 4 * step))
    put("End")
    now = hexagon(person, MIDDLE)
    assert now["width"] == pytest.approx(place["width"], abs=1)
    assert (now["x"] - place["x"], now["y"] - place["y"]) == pytest.approx((-50, -20), abs=2)
