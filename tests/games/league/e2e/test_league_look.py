"""How Numbers League looks: what is chosen, what is written on cards, and a table that fits every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from e2e.harness import Person
from games.league.e2e.player import open_capture, open_table
from games.league.e2e.screens import show_saved_city
from games.league.e2e.tables import acts_with, captures_with, token_of
from parlour.core.save import make_save
from parlour.core.table import Sitter, Table
from parlour.core.token import write_token
from parlour.games.league import LEAGUE
from parlour.games.league.cards import GREEN, YELLOW

Come = Callable[..., Person]

SIZES = {"phone": (360, 640), "smallest": (320, 480), "tablet": (768, 1024), "desk": (1440, 900)}

# What is chosen, and what is written on cards

# What bears a tick, and what a screen reader is told is chosen.
READ_CHOSEN = """() => {
  const all = [...document.querySelectorAll(".pieces button")];
  const words = (some) => all.filter(some).map((each) => each.dataset.touch).sort();
  const disc = (each) => getComputedStyle(each, "::before");
  return {
    ticked: words((each) => disc(each).content !== "none" && getComputedStyle(each, "::after").content !== "none"),
    pressed: words((each) => each.ariaPressed === "true"),
    faint: words((each) => disc(each).content !== "none"
      && (parseFloat(disc(each).width) < 16 || disc(each).backgroundColor === "rgba(0, 0, 0, 0)")),
    open: words((each) => each.classList.contains("is-open")),
  };
}"""

# Which word lies uppermost in the middle of a piece.
FIND_UPPERMOST = """(piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2).closest("[data-touch]")?.dataset.touch;
}"""


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("forced", ["none", "active"])
def test_what_is_chosen_bears_a_tick_and_nothing_else_does(come: Come, size: str, forced: Any) -> None:
    width, height = SIZES[size]
    person = open_table(come, token_of(until=captures_with(4), computers=1, seed="tick20"))
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.emulate_media(forced_colors=forced)
    board = person.read_board()
    device = next(word for word, label in board.items() if word[0] in "+-x" and ", " not in label)
    bearer = board[device].split(" of ", 1)[1]
    hero = next(word for word, label in board.items() if word[0] == "H" and label.startswith(bearer))
    assert person.page.evaluate(FIND_RUN_TOGETHER) == []
    said: list[str] = []
    for word in (hero, device, "s"):
        person.touch_and_wait(word)
        said.append(word)
        seen = person.page.evaluate(READ_CHOSEN)
        assert seen["ticked"] == seen["pressed"] == sorted(said)
        assert seen["faint"] == []
        assert set(seen["open"]) - set(said), "others may still join, and have no tick"
        assert person.find(device).evaluate(FIND_UPPERMOST) == device, "in reach over its superhero"


def test_cards_that_go_back_bear_a_tick(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(1), computers=1, seed="trade"))
    person.page.locator('.dock [data-touch="hq"]').click()
    hand = [word for word, label in person.read_board().items() if "in your hand" in label]
    person.wait_for_status("Which cards do you give to HQ")
    for word in hand[1:3]:
        person.touch_and_wait(word)
    seen = person.page.evaluate(READ_CHOSEN)
    assert seen["ticked"] == sorted(hand[1:3])
    assert hand[0] in seen["open"]


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_no_light_falls_on_villains_beside_those_that_glow(come: Come, size: str) -> None:
    width, height = SIZES[size]
    person = open_capture(come)
    person.page.set_viewport_size({"width": width, "height": height})
    shadows = person.page.locator(".over-villain.is-open").first.evaluate(
        "(part) => getComputedStyle(part).boxShadow.split(/,(?![^(]*\\))/)"
    )
    outer = [each for each in shadows if "inset" not in each]
    assert outer
    for each in outer:
        _, _, blur, spread = re.findall(r"(-?[\d.]+)px", each)
        assert float(blur) == 0
        assert 0 < float(spread) < 5
    assert size == "desk" or len(shadows) == 1, "a ring alone, where it is small"


# Numbers that reach beyond their chip or over the mark of a card, stars over a portrait, names over a drawing.
FIND_CROWDED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const meets = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const found = [];
  const seen = (query) => [...document.querySelectorAll(query)].filter((each) => box(each).width > 0);
  for (const card of seen(".villain .face")) {
    const [chip, number] = [".chip", ".weakness"].map((part) => box(card.querySelector(part)));
    const drawn = [...card.querySelectorAll(".portrait *")].map(box);
    const stars = [...card.querySelectorAll(":scope > polygon")].map(box);
    const name = card.textContent.trim();
    if (number.left < chip.left || number.right > chip.right) found.push(`${name} is wider than its chip`);
    if (chip.left < box(card).left || chip.right > box(card).right) found.push(`${name} is wider than its card`);
    if (stars.length === 0) found.push(`${name} has no stars`);
    if (stars.some((star) => drawn.some((part) => meets(star, part)) || meets(star, chip))) {
      found.push(`a star of ${name} lies over its portrait`);
    }
  }
  for (const card of document.querySelectorAll(".standing .face")) {
    const [number, mark, art] = [".value", ".mark", ".art"].map((part) => box(card.querySelector(part)));
    const name = card.textContent.trim().replace(/\\s+/g, " ");
    if (number.right > mark.left && number.bottom > mark.bottom) found.push(`the number of ${name} meets its mark`);
    for (const word of [...card.querySelectorAll(".word")].map(box)) {
      if (word.left < box(card).left || word.right > box(card).right) found.push(`${name} is wider than its card`);
      // The line of a text begins a sixth of its height over the tallest letter.
      if (art.bottom > word.top + word.height / 6) found.push(`${name} is drawn into its name`);
    }
  }
  return found;
}"""

# The longest names of parts and of devices, numbers with two digits and a minus sign, and every villain of one side.
HAND = "h-1a b5c l7a -5b -10a +15a x2a"
CITY = """superhero level, 24 villains, mixed sides, equations before, glow
seat 0 acts, 2 plays left, starter 0, round 1, idle 0, dry 0, calm 0
city {city}
sidekick h2a b2a l2a"""


@pytest.mark.parametrize("side", ["yellow", "green"])
@pytest.mark.parametrize("players", [1, 2])
def test_nothing_on_a_card_runs_into_anything_else(come: Come, side: str, players: int) -> None:
    person = open_table(come, city_of(side, players))
    assert person.page.locator(".over-villain").count() == 24
    assert person.page.locator(".standing .face").count() == 7
    for name, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(500)
        assert person.page.evaluate(FIND_CROWDED) == [], name


def city_of(side: str, players: int) -> str:
    """The token of a table where nobody has been captured yet."""
    weaknesses = GREEN if side == "green" else YELLOW
    hands = [f"{seat} hand {HAND if seat == 0 else 'h1a'}" for seat in range(players)]
    text = "\n".join([CITY.format(city=" ".join(f"v{each}" for each in weaknesses)), *hands])
    seats = Sitter("person"), *[Sitter("computer", 1)] * (players - 1)
    table = Table(LEAGUE, {"level": "superhero"}, seats, "city", LEAGUE.from_text(text))
    return write_token(make_save(table), LEAGUE)


READ_LINES = """(button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_label_of_an_action_is_short(come: Come, size: str) -> None:
    width, height = SIZES[size]
    person = open_table(come, token_of(until=acts_with(2), computers=1, seed="travel"))
    person.page.set_viewport_size({"width": width, "height": height})
    assert person.page.locator('.dock [data-touch="hq"]').count() == 1
    for button in person.page.locator(".dock button[data-touch]").all():
        assert button.evaluate(READ_LINES) <= 2, button.inner_text()
        assert "\u00ad" not in (button.text_content() or ""), "no word is broken"


# The table

READ_BOXES = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(".pieces button")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { word: each.dataset.touch, x: x - board.x, y: y - board.y, width, height,
      right: board.width - (x - board.x) - width, below: board.height - (y - board.y) - height };
  });
}"""

TABLES = {
    "two": {"until": acts_with(3), "computers": 1, "seed": "two"},
    "four": {"until": acts_with(3), "computers": 3, "options": '{"level": "superhero"}', "seed": "four"},
    "capturing": {"until": captures_with(5), "computers": 1, "seed": "five"},
    "alone": {"until": captures_with(12), "options": '{"level": "superhero"}', "seed": "twelve"},
    "crowd": {"until": acts_with(20), "options": '{"level": "superhero"}', "seed": "crowd"},
}


# Numbers of parts that lie on a sum or on a device: 4 beside 11 would be read as 411.
FIND_RUN_TOGETHER = """() => {
  const box = (each) => each.getBoundingClientRect();
  const meets = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const over = [...document.querySelectorAll(".furniture .badge, .piece.worn .face")].map(box);
  return [...document.querySelectorAll(".part-number")]
    .filter((number) => over.some((each) => meets(box(number), each)))
    .map((number) => number.textContent);
}"""


@pytest.mark.parametrize("table", TABLES)
def test_nothing_overlaps_and_everything_can_be_touched(come: Come, table: str) -> None:
    person = open_table(come, token_of(**TABLES[table]))
    for name, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        boxes = person.page.evaluate(READ_BOXES)
        for box in boxes:
            least = min(box["x"], box["y"], box["right"], box["below"])
            assert least > -1, f"{box['word']} lies beyond the table, {name}"
            assert min(box["width"], box["height"]) >= 24, f"{box['word']}, {name}"
        for one, other in combinations(boxes, 2):
            assert is_inside(one, other) or not overlaps(one, other), f"{one['word']} {other['word']}, {name}"
        assert person.page.evaluate(FIND_RUN_TOGETHER) == [], name


# Every thing on the board that no walk along the arrow keys reaches from the first.
FIND_LOST = """() => {
  const all = [...document.querySelectorAll(".pieces [data-touch]")];
  const seen = new Set([all[0]]);
  for (const from of seen) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      seen.add(document.activeElement);
    }
  }
  return all.filter((each) => !seen.has(each)).map((each) => each.dataset.touch);
}"""


@pytest.mark.parametrize("table", TABLES)
def test_the_arrow_keys_lead_everywhere(come: Come, table: str) -> None:
    person = open_table(come, token_of(**TABLES[table]))
    for name, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        assert person.page.evaluate(FIND_LOST) == [], name


# What can be touched now and does not lie, as a whole, over the speech bubble.
FIND_HIDDEN = """() => {
  const edge = document.querySelector(".bubble").getBoundingClientRect().top;
  return [...document.querySelectorAll(".pieces .is-open")].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < -1 || bottom > edge + 1;
  }).map((each) => each.dataset.touch);
}"""


def wait_until_in_sight(person: Person, asked: str) -> None:
    person.wait_for_status(asked)
    person.page.wait_for_function(f"({FIND_HIDDEN})().length === 0")


def test_a_whole_city_and_the_hand_of_a_turn_of_four_share_a_phone(come: Come) -> None:
    width, height = SIZES["phone"]
    person = open_table(come, token_of(**TABLES["four"]), viewport={"width": width, "height": height})
    person.wait_until_drawn()
    wait_until_in_sight(person, "two cards")
    edge = person.read_box(".bubble")[1]
    boxes = {box["word"]: box for box in person.page.evaluate(READ_BOXES)}
    top, scrolled = person.read_box(".board")[1], person.page.evaluate("scrollY")
    for word, label in person.read_board().items():
        if word[0] in "vH" or "in your hand" in label:
            assert top + boxes[word]["y"] >= scrolled - 1, word
            assert top + boxes[word]["y"] + boxes[word]["height"] <= edge + 1, word


def test_what_is_asked_for_comes_into_sight(come: Come) -> None:
    """Where the window is too low for all of it, and for what lies below."""
    width, height = SIZES["smallest"]
    token = token_of(until=acts_with(1), computers=1, seed="trade")
    person = open_table(
        come, token, "?pace=slow&motion=reduce", viewport={"width": width, "height": height}, has_touch=True
    )
    page = person.page
    wait_until_in_sight(person, "two cards")
    page.locator('.dock [data-touch="trade"]').click()
    wait_until_in_sight(person, "give away")
    card = person.look()["open"][0]
    person.find(card).dispatch_event("pointerdown", {"pointerId": 7, "pointerType": "touch", "bubbles": True})
    before = page.evaluate("scrollY")
    person.find(card).evaluate("(card) => card.click()")
    person.wait_for_status("do you choose")
    assert page.evaluate("scrollY") == before, "nothing moves under a finger"
    page.evaluate("dispatchEvent(new PointerEvent('pointerup', { pointerId: 7, pointerType: 'touch' }))")
    wait_until_in_sight(person, "do you choose")
    assert page.evaluate("scrollY") > before
    person.press("Put back")
    wait_until_in_sight(person, "give away")
    person.press("Put back")
    page.locator('.go[data-touch="done"]:not(.primary)').click()  # not urged, since no card is played yet
    person.wait_for_status("Which villain do you capture")
    page.locator('.dock [data-touch="pass"]').click()
    page.wait_for_function(SEES_GUEST, timeout=20_000)  # what the computer plays is seen on the stage
    wait_until_in_sight(person, "two cards")


def test_a_lesson_cuts_no_tick_and_no_feast(come: Come) -> None:
    width, height = SIZES["phone"]
    person = come(viewport={"width": width, "height": height})
    person.open("?pace=instant&motion=reduce", "#/learn/league/1")
    person.find("v7").and_(person.page.locator(".is-open")).click()
    person.page.locator(".is-said").wait_for()
    layers = "[...document.querySelectorAll('.is-said, .veil')].map((each) => +getComputedStyle(each).zIndex)"
    said, veil = person.page.evaluate(layers)
    assert said > veil, "nothing cuts the tick, which hangs over the edge of the bright place"
    person.find("H1").and_(person.page.locator(".is-open")).click()
    person.page.locator(".reached").wait_for()
    person.page.wait_for_function(
        """() => {
          const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
          const [card, feast] = [boxOf(".lesson"), boxOf(".feast")];
          return feast.top >= card.bottom - 1 && feast.top < innerHeight / 3;
        }"""
    )


def overlaps(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(
        one[at] + one[size] > other[at] + 1 and other[at] + other[size] > one[at] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


def is_inside(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether one is a superhero, and the other the device that it carries."""
    return (
        one["word"][0] == "H"
        and other["word"][0] in "+-x"
        and all(
            one[at] - 1 <= other[at] and other[at] + other[size] <= one[at] + one[size] + 1
            for at, size in (("x", "width"), ("y", "height"))
        )
    )


# The end


SEES_GUEST = """() => {
  const guest = document.querySelector(".guest-ground")?.getBoundingClientRect();
  const bubble = document.querySelector(".dock .bubble").getBoundingClientRect();
  return guest !== undefined && guest.top >= 0 && guest.bottom <= bubble.top;
}"""
"""Whether all of the stage is in sight while somebody else's superheroes stand there."""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_feast_lies_on_the_board_alone_and_is_still_where_motion_is_not_wanted(
    come: Come, motion: str
) -> None:
    person = come(reduced_motion=motion)
    show_saved_city(person, "?pace=instant")
    feast = person.page.locator(".overlay.feast")
    feast.wait_for()
    moving = feast.evaluate("(feast) => feast.getAnimations({ subtree: true }).length")
    assert bool(moving) == (motion == "no-preference")
    for width, height in SIZES.values():
        person.page.set_viewport_size({"width": width, "height": height})
        frame, board = person.read_box(".feast-sky"), person.read_box(".board")
        assert frame == pytest.approx(board, abs=1)
        title = feast.locator(".feast-title").first
        assert title.evaluate("(text) => text.getBoundingClientRect().height") >= 16
    assert feast.evaluate("(feast) => getComputedStyle(feast).pointerEvents") == "none"
    assert feast.locator(".feast-frame").evaluate("(frame) => getComputedStyle(frame).overflow") == "hidden"
