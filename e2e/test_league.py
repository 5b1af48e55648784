"""Numbers League on the page: whole games, captures as they are composed, hidden hands, and a table that fits."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.harness import HINT, Hand, Person
from e2e.league import Builder, acts_with, captures_with, token_of
from parlour.core.save import make_save
from parlour.core.table import Sitter, Table
from parlour.core.token import write_token
from parlour.games.league import LEAGUE
from parlour.games.league.cards import GREEN, YELLOW

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}
SIZES = {"phone": (360, 640), "smallest": (320, 480), "tablet": (768, 1024), "desk": (1440, 900)}

READ_BOXES = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(".pieces button")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { word: each.dataset.touch, x: x - board.x, y: y - board.y, width, height,
      right: board.width - (x - board.x) - width, below: board.height - (y - board.y) - height };
  });
}"""


# Every word, shown, told or meant by a touch, but for sentences that everybody has heard.
READ_WORDS = """() => {
  const heard = [...document.querySelectorAll(".line code")].filter((each) => !/^(draw|deal)/.test(each.textContent));
  for (const each of heard) each.hidden = true;
  const told = [document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((each) => (
    [...each.attributes].filter(({ name }) => /^(aria-|data-|id$|title$)/.test(name)).map(({ value }) => value)
  ))].join(" ");
  for (const each of heard) each.hidden = false;
  return told;
}"""


def open_table(come: Come, place: str, query: str = "?pace=instant", **options: Any) -> Person:
    person = come(**options).open(query, f"#/game/{place}")
    person.page.locator(".board").wait_for()
    person.page.locator(".pieces .is-open").first.wait_for()
    return person


def read_equation(person: Person) -> str:
    equation = person.page.locator(".equation")
    return equation.text_content() or "" if equation.count() else ""


# Whole games


@pytest.mark.parametrize(("hand", "sitters"), [("mouse", ("person", "1")), ("keys", ("person", "1"))])
def test_a_whole_game(come: Come, hand: Hand, sitters: tuple[str, ...]) -> None:
    person = come().open("?pace=instant&seed=league")
    person.begin(*sitters, preset="Quick game", game="Numbers League")
    person.hand = hand
    Builder(person, hand).play_to_the_end()
    headline, reason, *rest = person.read_result()
    assert headline in ("You won!", "Blue won!", "Red + Blue share the win!")
    assert any(re.fullmatch(r"It took \d+ rounds\.", line) for line in rest)
    left = sum(word.startswith("v") for word in person.read_board())
    told = [line for line in rest if "at large" in line]
    assert bool(told) == (left > 0)
    assert (reason == "The city is saved: all villains are captured.") == (left == 0)
    assert headline in person.hear("say")[-1]


def test_solitaire_by_touch_on_a_small_screen(come: Come) -> None:
    person = come(**SMALL).open("?pace=instant&seed=alone")
    person.hand = "touch"
    person.choose_game("Numbers League")
    person.press("One player less")
    person.page.locator("#seat-1").wait_for(state="detached")
    person.pick("Quick game")
    person.press("Begin")
    person.page.locator(".board").wait_for()
    assert person.button("Offer a draw").count() == 0, "with whom?"
    Builder(person, "touch").play_to_the_end()
    headline, reason, *rest = person.read_result()
    saved = reason == "The city is saved: all villains are captured."
    assert headline == ("You won!" if saved else "Not won this time.")
    assert any("It took" in line for line in rest)


def test_two_people_never_see_each_other_s_hands(come: Come) -> None:
    person = come().open("?pace=instant&seed=curtain")
    person.begin("person", "person", preset="Quick game", game="Numbers League")
    builder, page = Builder(person, "people"), person.page
    hands: dict[str, list[str]] = {}
    for _ in range(6):
        page.locator(".curtain").wait_for()
        assert page.locator(".board").count() == 0
        page.locator(".curtain .primary").click()
        page.locator(".pieces .is-open").first.wait_for()
        name, other = ("Red", "Blue") if "Red" in person.read_status() else ("Blue", "Red")
        hands[name] = [word for word, label in person.read_board().items() if "in your hand" in label]
        assert len(hands[name]) == 7
        assert not set(hands[name]) & set(hands.get(other, []))
        told = page.evaluate(READ_WORDS)
        for card in hands.get(other, []):
            assert not re.search(rf"(?<!\w){re.escape(card)}(?!\w)", told), "the other's hand is nowhere"
        builder.touch(next(word for word in builder.look()["open"] if word[0] in "hbl"))
        person.touch("done")
        page.locator('[data-touch="pass"]').wait_for()
        hands[name] = [word for word, label in person.read_board().items() if "in your hand" in label]
        person.touch("pass")


# A capture as it is composed


def open_capture(come: Come, **options: Any) -> Person:
    text = str(options).replace("'", '"').replace("False", "false") if options else "{}"
    return open_table(come, token_of(until=captures_with(3), computers=1, options=text, seed="capture"))


def capture_somebody(person: Person, look: Callable[[], object] = lambda: None) -> str:
    """Touch a villain, then whoever is offered, until it is captured; look on after each touch."""
    builder = Builder(person, "capture")
    lines = builder.look()["lines"]
    villain: str = next(word for word in builder.look()["open"] if word[0] == "v")
    builder.touch(villain)
    while not (seen := builder.look())["confirm"] and seen["lines"] == lines:
        look()
        builder.touch(next(word for word in seen["open"] if word[0] != "v" and word != "pass"))
    if seen["confirm"]:
        person.press("Done")
    person.page.locator(".line", has_text=f"capture {villain} :").wait_for()
    return villain


def read_sums(person: Person) -> dict[str, int]:
    """The sums of one's own superheroes, as their labels tell them."""
    told = {
        word: re.search(r" = (−?\d+)", label) for word, label in person.read_board().items() if word[0] == "H"
    }
    return {word: int(found[1].replace("−", "-")) for word, found in told.items() if found}


def test_the_number_sentence_grows_with_the_team(come: Come) -> None:
    person = open_capture(come, glow=False)
    builder, sums = Builder(person, "sentence"), read_sums(person)
    first, second, *_ = sums
    before = read_equation(person)
    builder.touch(first)
    expect(person.page.locator(".equation")).to_have_text(re.compile(rf"= {sums[first]}$"))
    assert person.page.locator(".equation").inner_html().count("+") == 2, (
        "of one superhero, its three numbers"
    )
    builder.touch(second)
    total = sums[first] + sums[second]
    expect(person.page.locator(".equation")).to_have_text(f"{sums[first]} + {sums[second]} = {total}")
    assert person.page.locator(".equation-parts").inner_html().count("+") == 5, "of both, all six"
    person.press("Back")
    expect(person.page.locator(".equation")).to_have_text(re.compile(rf"= {sums[first]}$"))
    builder.touch(first)
    assert read_equation(person) == before, "a superhero that is touched again goes"


@pytest.mark.parametrize("equations", ["after", "never"])
def test_the_number_sentence_can_wait_or_stay_away(come: Come, equations: str) -> None:
    person = open_capture(come, equations=equations)
    shown: list[str] = []
    capture_somebody(person, lambda: shown.append(read_equation(person)))
    assert set(shown) == {""}, "while it is composed"
    if equations == "never":
        assert read_equation(person) == ""
    else:
        expect(person.page.locator(".equation")).to_have_text(re.compile(r"= −?\d+$"))


def test_only_what_can_be_captured_glows(come: Come) -> None:
    person = open_capture(come)
    glowing = {word for word in Builder(person, "glow").look()["open"] if word[0] == "v"}
    everybody = {word for word in person.read_board() if word[0] == "v"}
    assert glowing
    assert glowing < everybody
    shadow = "(part) => getComputedStyle(part).boxShadow"
    for word in sorted(everybody):
        assert (person.find(word).evaluate(shadow) != "none") == (word in glowing)


def test_without_the_glow_a_wrong_sum_is_told_and_the_team_stays(come: Come) -> None:
    person = open_capture(come, glow=False)
    builder, sums = Builder(person, "wrong"), read_sums(person)
    hero = next(iter(sums))
    shadow = "(part) => getComputedStyle(part).boxShadow"
    villains = [word for word in person.read_board() if word[0] == "v"]
    assert {person.find(word).evaluate(shadow) for word in villains} == {"none"}, "none helps"
    builder.touch(hero)
    wrong = next(word for word in villains if word != f"v{sums[hero]}")
    person.touch(wrong)
    assert f"= {sums[hero]}, and not {wrong[1:]}." in person.wait_for_status("and not")
    assert builder.look()["said"] == [hero]


def test_a_capture_can_be_touched_in_any_order(come: Come) -> None:
    person = open_capture(come)
    villain = capture_somebody(person)
    line = person.page.locator(".line", has_text=f"capture {villain} :")
    assert re.search(rf"capture {villain} : (H\d+|s)", line.inner_text())
    assert person.find(villain).count() == 0, "it is with its captor"


# What was missed

MISSED = re.compile(r"You could have captured (−?\d+) \((\d points|1 point)\):\s([^=]+) = (−?\d+)\.")


def pass_over(come: Come, *, persons: int = 1, query: str = "?pace=instant", **options: Any) -> Person:
    """Capture nobody, though somebody could have been captured."""
    text = str(options).replace("'", '"').replace("False", "false") if options else "{}"
    computers = 2 - persons
    token = token_of(
        until=captures_with(3), persons=persons, computers=computers, options=text, seed="missed"
    )
    if persons == 2:
        person = come().open(query, f"#/game/{token}")
        person.page.locator(".curtain .primary").click()
        person.page.locator(".pieces .is-open").first.wait_for()
    else:
        person = open_table(come, token, query)
    person.touch("pass")
    return person


def test_a_missed_capture_is_told_after_the_turn(come: Come) -> None:
    person = pass_over(come)
    line = person.page.locator(".missed")
    told = MISSED.fullmatch(line.inner_text())
    assert told
    weakness, _, sums, total = told.groups()
    assert weakness == total
    assert sum(int(each) for each in re.sub("([−+]) ", r"\1", sums).replace("−", "-").split()) == int(total)
    heard = [each for each in person.hear("say") if "could have captured" in each]
    assert len(heard) == 1, "once"
    assert MISSED.search(heard[0])
    Builder(person, "missed").wait()
    assert line.count() == 1, "while computers play, and until the next decision"
    before = len(person.read_log())
    person.touch("done")
    person.wait_for_log(before + 1)
    line.wait_for(state="detached")
    assert [each for each in person.hear("say") if "could have captured" in each] == heard


def test_what_was_missed_can_be_put_away(come: Come) -> None:
    person = pass_over(come)
    person.press("Put this away")
    person.page.locator(".missed").wait_for(state="detached")
    Builder(person, "missed").wait()
    assert person.page.locator(".missed").count() == 0


def test_where_sums_are_never_shown_the_missed_capture_has_none(come: Come) -> None:
    person = pass_over(come, equations="never")
    told = person.page.locator(".missed").inner_text()
    assert re.fullmatch(r"You could have captured −?\d+ \((\d points|1 point)\)\.", told)


def test_without_hints_nobody_is_told_what_was_missed(come: Come) -> None:
    person = come().open("?pace=instant&seed=missed")
    person.choose_game("Numbers League")
    person.page.locator(".setup details:not(.looks) > summary").click()
    person.page.get_by_label("Hints").uncheck()
    person.sit("person", "1")
    person.press("Begin")
    builder, page = Builder(person, "missed"), person.page
    for _ in range(80):
        seen = builder.wait()
        if any(word[0] in "vHs" for word in seen["open"]) and "pass" in seen["open"]:
            builder.touch("pass")
            builder.wait()
            break
        builder.touch(builder.choose(seen))
    else:
        raise AssertionError("nobody could ever be captured")
    assert "captured nobody" in " ".join(person.read_log())
    assert page.locator(".missed").count() == 0
    assert not [each for each in person.hear("say") if "could have captured" in each]


def test_people_who_share_a_device_are_told_by_name(come: Come) -> None:
    person = pass_over(come, persons=2)
    page = person.page
    page.locator(".curtain").wait_for()
    assert page.locator(".missed").count() == 0, "nothing lies over the curtain"
    page.locator(".curtain .primary").click()
    expect(page.locator(".missed")).to_have_text(re.compile(r"^\s*Red could have captured "))


def test_the_review_marks_no_superheroes_of_whoever_looks_in_place_of_another_s(come: Come) -> None:
    person = open_capture(come)
    person.press("Give up")
    person.press("Really give up?")
    person.press("Review")
    points = person.page.locator(".point")
    points.first.wait_for(timeout=30_000)
    seats = set()
    for point in points.all():
        seat = "Red" if "Red" in point.locator("h3").inner_text() else "Blue"
        better = point.locator("code").last.inner_text().split()
        person.look_back(point.locator("button").first.click, re.escape(" ".join(better)))
        marked = {word for word, label in person.read_board().items() if label.endswith(HINT)}
        own = {word for word in better if word[0] == "H"} if seat == "Red" else set()
        assert {word for word in marked if word[0] == "H"} == own
        assert better[1] in marked, "the villain"
        seats.add(seat)
    assert "Blue" in seats


# Cards


def test_a_card_travels_from_the_hand_into_the_superhero(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=1, seed="travel"))
    builder = Builder(person, "travel")
    card = next(word for word in builder.look()["open"] if word[0] in "hbl")
    number = person.page.evaluate(
        "() => [...document.querySelectorAll('span.piece')].map((each, at) => (each.number = at)).length"
    )
    where = "() => [...document.querySelectorAll('span.piece')].filter((each) => each.number === undefined).length"
    person.touch(card)
    person.find(card).wait_for(state="detached")
    assert number > 20
    assert person.page.evaluate(where) == 0, "every picture is one that was there before"
    assert "played a" in person.read_log()[-1]
    person.press("Undo")
    person.find(card).wait_for()


def test_another_card_takes_the_place_of_the_first_in_a_trade(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(1), computers=1, seed="trade"))
    builder = Builder(person, "trade")
    hand = [word for word, label in person.read_board().items() if "in your hand" in label]
    theirs = [word for word, label in person.read_board().items() if "of the Sidekick" in label]
    assert len(theirs) == 3
    builder.touch("trade")
    builder.touch(hand[0])
    builder.touch(hand[1])
    assert builder.look()["said"][-1] == hand[1]
    person.touch(theirs[0])
    person.page.locator(".line", has_text=f"trade {hand[1]} {theirs[0]}").wait_for()
    board = person.read_board()
    assert "of the Sidekick" in board[hand[1]]
    assert "in your hand" in board[theirs[0]]
    assert "traded" in person.read_log()[-1]
    assert hand[1] not in person.read_log()[-1], "cards are told by their names"


def test_how_it_stands_is_told(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=2, seed="stand"))
    person.press("Where do we stand?")
    told = person.page.locator(".told").inner_text()
    for hero, total in read_sums(person).items():
        assert re.search(rf"{hero} is {str(total).replace('-', '−')}\b", told)
    assert "villains are left" in told
    assert "The Sidekick" in told
    assert "The Hall of Heroes" in told
    for name in ("Red", "Blue, level 1", "Green, level 1"):
        assert f"{name}: " in told


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
    person = open_table(come, token_of(until=captures_with(4), computers=1, seed="rev"))
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.emulate_media(forced_colors=forced)
    builder = Builder(person, "tick")
    device = next(word for word, label in person.read_board().items() if re.search(r" of H\d+$", label))
    hero = person.read_board()[device].split()[-1]
    said: list[str] = []
    for word in (hero, device, "s"):
        builder.touch(word)
        said.append(word)
        seen = person.page.evaluate(READ_CHOSEN)
        assert seen["ticked"] == seen["pressed"] == sorted(said)
        assert seen["faint"] == []
        assert set(seen["open"]) - set(said), "others may still join, and have no tick"
        assert person.find(device).evaluate(FIND_UPPERMOST) == device, "in reach over its superhero"


def test_cards_that_go_back_bear_a_tick(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(1), computers=1, seed="trade"))
    person.page.locator('.actions [data-touch="hq"]').click()
    hand = [word for word, label in person.read_board().items() if "in your hand" in label]
    builder = Builder(person, "tick")
    person.wait_for_status("Which cards go back")
    for word in hand[1:3]:
        builder.touch(word)
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
  for (const card of document.querySelectorAll(".villain .face")) {
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
    if (number.right > mark.left) found.push(`the number of ${name} meets its mark`);
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
    assert person.page.locator(".villain .face").count() == 24
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
    return write_token(make_save(table))


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
    assert person.page.locator('.actions [data-touch="hq"]').count() == 1
    for button in person.page.locator(".actions button[data-touch]").all():
        assert button.evaluate(READ_LINES) <= 2, button.inner_text()
        assert "\u00ad" not in (button.text_content() or ""), "no word is broken"


# The table

TABLES = {
    "two": {"until": acts_with(3), "computers": 1, "seed": "two"},
    "four": {"until": acts_with(3), "computers": 3, "options": '{"level": "superhero"}', "seed": "four"},
    "capturing": {"until": captures_with(5), "computers": 1, "seed": "five"},
    "alone": {"until": captures_with(12), "options": '{"level": "superhero"}', "seed": "twelve"},
    "crowd": {"until": acts_with(20), "options": '{"level": "superhero"}', "seed": "crowd"},
}


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
