"""The teachers' room: from the lobby to a sheet and its link, and to what is printed, by mouse, keys and touch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from door import ask
from packs import PACKED, Puzzle, open_pack, pick
from playwright.sync_api import expect

from e2e.classes import SHEET, write
from e2e.harness import Hand, Person
from e2e.test_drag import Hand as DraggingHand
from e2e.test_drag import drag
from parlour.api import Parlour
from parlour.games import REGISTRY, find
from parlour.puzzles.sheets import Sheet, make_sheet, read_sheet, write_sheet
from parlour.puzzles.slips import Slip, read_slip
from parlour.puzzles.tasks import count_seats, find_task, find_tasks
from workshop.precache import ONE_FILE

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
FIRST = next(iter(REGISTRY))
WEB = Path(__file__).resolve().parent.parent / "web"
RULES = re.findall(
    r"^# (.+)$", (WEB / "games" / FIRST / "rules" / "en.md").read_text(encoding="utf-8"), re.M
)[0]


@pytest.fixture(scope="module")
def teacher(stay: Callable[..., Person]) -> Person:
    person: Person = stay()
    return person.open()


def read_lessons(key: str) -> list[dict[str, Any]]:
    path = WEB / "games" / key / "teachers" / "lessons.json"
    lessons: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return lessons


def find_lesson(key: str, does: str) -> tuple[dict[str, Any], int]:
    """Return the first lesson with a step of this kind, and which step that is."""
    for lesson in read_lessons(key):
        for at, step in enumerate(lesson["steps"]):
            if step["do"] == does:
                return lesson, at
    raise AssertionError(f"no lesson of {key} has a step {does}")


def open_room(person: Person, place: str = "") -> None:
    person.page.evaluate("(place) => { location.hash = place }", f"#/teachers{place}")
    person.page.wait_for_function(
        "(place) => document.querySelector('#teachers-title') && location.hash === place",
        arg=f"#/teachers{place}",
    )


def use_step(person: Person, at: int) -> None:
    person.use(person.page.locator(".teachers-steps > li").nth(at).get_by_role("button"))


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_a_teacher_makes_a_sheet(come: Come, hand: Hand) -> None:
    """From the lobby's foot to a sheet of five puzzles and its link, which holds what was chosen."""
    person = come(**(SMALL if hand == "touch" else {})).open()
    person.hand = hand
    page = person.page
    person.use(page.get_by_role("link", name="For teachers", exact=True))
    page.locator(".teachers-games").wait_for()
    assert page.locator(".teachers-game").count() == len(REGISTRY)
    person.use(page.locator(".teachers-game").first.get_by_role("button"))
    way = page.locator(".teachers-way", has_text="Make a sheet")
    way.wait_for()
    person.use(way.get_by_role("button"))
    page.locator(".maker-wish").wait_for()
    page.get_by_label("Difficulty").select_option(label="easy")
    person.press("Add them")
    expect(page.locator(".maker-item")).to_have_count(5)
    person.use(page.locator(".maker-item").first.get_by_role("button", name="Down"))
    person.wait_until_heard("Question 1 is now question 2.")
    person.use(page.locator(".maker-item").last.get_by_role("button", name="Remove"))
    expect(page.locator(".maker-item")).to_have_count(4)
    person.use(page.get_by_label("No hints"))
    expect(page.locator(".teachers-skills dd").first).to_contain_text("a teacher")
    page.wait_for_function("location.hash.includes('/s1')")
    person.press("Link and code for the class")
    page.locator("dialog .qr svg").wait_for()
    link = page.locator("#share-link").input_value()
    sheet = read_sheet(urlsplit(link).fragment.removeprefix("sheet="), find)
    assert isinstance(sheet, Sheet)
    assert sheet.game.key == FIRST
    assert sheet.locks == ("hints",)
    pack = open_pack(FIRST)
    assert [pack[item["id"]].dots for item in sheet.items] == [2, 2, 2, 2]


def read_sheet_of(person: Person) -> Sheet:
    """Return the sheet whose text is the address."""
    person.page.wait_for_function("location.hash.includes('/s1')")
    text = urlsplit(person.page.url).fragment.split("/")[2]
    sheet = read_sheet(text, find)
    assert isinstance(sheet, Sheet)
    return sheet


@contextmanager
def changed(person: Person) -> Iterator[None]:
    """Wait until what is done has changed the sheet, whose text is the address."""
    before = person.page.url
    yield
    person.page.wait_for_function("(before) => location.href !== before", arg=before)


def write_of(key: str, *puzzles: Puzzle, **change: object) -> str:
    """Return a sheet of some puzzles as text."""
    game = find(key)
    items = [
        {"kind": "puzzle", "asks": "best", "level": 0, "id": each.make_id(game), **change} for each in puzzles
    ]
    sheet = make_sheet(game, {"items": items})
    assert isinstance(sheet, Sheet)
    text = write_sheet(sheet)
    assert isinstance(text, str)
    return text


BOARDS = """() => [...document.querySelectorAll(".maker-board .still")].filter((board) => {
  const {width, height} = board.getBoundingClientRect();
  const room = board.parentElement.getBoundingClientRect();
  const lies = board.querySelectorAll("svg.furniture > *, .piece").length;
  return lies && width > 40 && width <= room.width + 0.5 && height > 30 && height <= room.height + 0.5;
}).map((board) => board.outerHTML)"""
"""The boards that are seen, each whole in its room."""


def read_boards(person: Person, count: int) -> list[str]:
    person.page.wait_for_function(f"(count) => ({BOARDS})().length === count", arg=count)
    boards: list[str] = person.page.evaluate(BOARDS)
    return boards


@pytest.mark.parametrize("key", PACKED)
def test_each_question_stands_with_its_board(teacher: Person, key: str) -> None:
    """Those of puzzles are all different; what is drawn by a class word shows its kind, a whole game nothing."""
    puzzles = pick(key, 4, 0)
    open_room(teacher, f"/{write_of(key, *puzzles)}/make")
    assert len(set(read_boards(teacher, 4))) == 4
    teacher.page.get_by_label("Kind").select_option(value=puzzles[0].task)
    teacher.use(teacher.page.get_by_label("Drawn anew"))
    teacher.page.get_by_label("How many").fill("1")
    teacher.page.get_by_label("How many").press("Enter")
    teacher.press("Add them")
    expect(teacher.page.locator(".maker-item")).to_have_count(5)
    drawn = len(read_boards(teacher, 5))
    teacher.press("Add a whole game")
    expect(teacher.page.locator(".maker-item")).to_have_count(6)
    assert len(read_boards(teacher, 5)) == drawn
    assert not teacher.page.locator(".maker-item").last.locator(".maker-board").count()


COUNT_LOOKED_AT = """() => {
  window.looked = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...told) {
    if (JSON.stringify(told[0]).includes("resume")) window.looked += 1;
    return postMessage.apply(this, told);
  };
}"""


def test_a_question_that_is_moved_or_asked_otherwise_is_not_drawn_anew(teacher: Person) -> None:
    open_room(teacher, f"/{write_of(FIRST, *pick(FIRST, 2, 1))}/make")
    before = read_boards(teacher, 2)
    teacher.page.evaluate(COUNT_LOOKED_AT)
    rows = teacher.page.locator(".maker-item")
    teacher.use(rows.first.get_by_role("button", name="Down"))
    teacher.page.wait_for_function(f"(first) => ({BOARDS})()[0] === first", arg=before[1])
    assert read_boards(teacher, 2) == before[::-1]
    with changed(teacher):
        rows.first.get_by_label("Asks for").select_option(label="any good answer")
    assert read_boards(teacher, 2) == before[::-1]
    assert teacher.page.evaluate("window.looked") == 0
    teacher.use(rows.first.get_by_role("button", name="Exchange"))
    teacher.page.wait_for_function("window.looked === 1")


FIND_MIDDLES = """(parts) => parts.map((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})"""
"""Where parts lie in the window."""

SEEN_AT = """([at, y]) => {
  const { top, height } = document.querySelectorAll(".maker-grip")[at].getBoundingClientRect();
  return Math.abs(top + height / 2 - y) < 2;
}"""
"""Whether a question's grip is seen at a height of the window."""


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_question_is_dragged_to_another_place(come: Come, hand: DraggingHand) -> None:
    """By its grip, where a finger scrolls nothing; given up, or let go where no question is, all is as it was."""
    person = come(**(SMALL if hand == "finger" else {}))
    person.open(place=f"#/teachers/{write_of(FIRST, *pick(FIRST, 3, 1))}/make")
    page = person.page
    read_boards(person, 3)
    page.evaluate(
        "scrollTo(0, scrollY + document.querySelector('.maker-items').getBoundingClientRect().top - 95)"
    )
    ids = [item["id"] for item in read_sheet_of(person).items]
    grips: list[tuple[float, float]] = page.locator(".maker-grip").evaluate_all(FIND_MIDDLES)
    scrolled, address = page.evaluate("scrollY"), page.url

    def give_up() -> None:
        page.wait_for_function(SEEN_AT, arg=[1, grips[0][1]])
        page.keyboard.press("Escape")
        page.wait_for_function(SEEN_AT, arg=[0, grips[0][1]])

    drag(person, hand, grips[0], grips[2], give_up)
    drag(person, hand, grips[2], (grips[2][0], 2))
    page.wait_for_function(SEEN_AT, arg=[2, grips[2][1]])
    assert page.url == address
    with changed(person):
        drag(person, hand, grips[0], grips[2], lambda: page.wait_for_function(SEEN_AT, arg=[2, grips[1][1]]))
    assert [item["id"] for item in read_sheet_of(person).items] == [ids[1], ids[2], ids[0]]
    assert page.evaluate("scrollY") == scrolled
    person.wait_until_heard("Question 1 is now question 3.")
    expect(page.locator(".maker-item").last.get_by_role("button", name="Down")).to_be_focused()


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_a_puzzle_is_exchanged_for_another_one_of_its_kind(come: Come, hand: Hand) -> None:
    """The board and the id change, and nothing else: what is asked, how hard it is, where the focus is."""
    pack = open_pack(FIRST)
    puzzle = next(iter(pack.values()))
    alike = [each for each in pack.values() if (each.task, each.dots) == (puzzle.task, puzzle.dots)]
    person = come(**(SMALL if hand == "touch" else {}))
    person.open(place=f"#/teachers/{write_of(FIRST, puzzle, alike[1], asks='any')}/make")
    person.hand = hand
    page = person.page
    boards = read_boards(person, 2)
    row = page.locator(".maker-item").first
    exchange = row.get_by_role("button", name="Exchange")
    met = {read_sheet_of(person).items[0]["id"]}
    for _ in range(2):
        before = read_boards(person, 2)
        with changed(person):
            person.use(exchange)
        page.wait_for_function(f"(before) => ({BOARDS})()[0] !== before", arg=before[0])
        assert read_boards(person, 2)[1] == boards[1]
        one, other = read_sheet_of(person).items
        met.add(one["id"])
        assert (pack[one["id"]].task, pack[one["id"]].dots) == (puzzle.task, puzzle.dots)
        assert one["asks"] == "any"
        assert other["id"] == alike[1].make_id(find(FIRST))
        expect(row).to_contain_text(f"Puzzle {one['id']}")
        if hand == "keys":
            expect(exchange).to_be_focused()
    assert len(met) == 3, "one comes after the other"


def test_where_there_is_no_other_puzzle_that_is_told(teacher: Person) -> None:
    """All of one kind and difficulty are on the sheet."""
    pack = open_pack(FIRST)
    groups: dict[tuple[str, int], list[Puzzle]] = {}
    for each in pack.values():
        groups.setdefault((each.task, each.dots), []).append(each)
    fewest = min((each for each in groups.values() if len(each) > 1), key=len)
    assert len(fewest) < 30
    open_room(teacher, f"/{write_of(FIRST, *fewest)}/make")
    rows = teacher.page.locator(".maker-item")
    expect(rows).to_have_count(len(fewest))
    exchange = rows.first.get_by_role("button", name="Exchange")
    expect(exchange).to_have_attribute("aria-disabled", "true")
    expect(exchange).to_have_accessible_description("There is no other one of this kind and difficulty.")
    exchange.click(force=True)
    with changed(teacher):
        teacher.use(rows.last.get_by_role("button", name="Remove"))
    expect(exchange).not_to_have_attribute("aria-disabled", "true")
    ids = [item["id"] for item in read_sheet_of(teacher).items]
    assert ids == [each.make_id(find(FIRST)) for each in fewest[:-1]]


@pytest.mark.parametrize("key", PACKED)
def test_a_puzzle_is_played_on_by_the_pupil(come: Come, key: str) -> None:
    """Against the level that the teacher has chosen, where anybody else is there; the slip of it is judged."""
    puzzle = pick(key, 1, 0)[0]
    game = find(key)
    seats = count_seats(game, game.from_text(puzzle.position))
    person = come().open(place=f"#/teachers/{write_of(key, puzzle)}/make")
    page = person.page
    read_boards(person, 1)
    row = page.locator(".maker-item")
    with changed(person):
        row.get_by_label("Asks for").select_option(label="playing on from here")
    level = row.get_by_label("against level")
    expect(level).to_have_count(1 if seats > 1 else 0)
    if seats > 1:
        with changed(person):
            level.select_option(label="4")
    (item,) = read_sheet_of(person).items
    person.press("Try it as a pupil")
    page.locator("#sheet-title").wait_for()
    expect(page.locator(".sheet-question")).to_contain_text("Play on from here")
    person.use(page.locator(".sheet-question").get_by_role("button"))
    page.locator(".table-board").wait_for()
    person.wait_until_asked()
    person.press("All questions")
    expect(page.locator(".sheet-how")).to_have_text("begun")
    person.press("Make my slip")
    page.locator("dialog .qr svg").wait_for()
    slip = read_slip(urlsplit(page.locator("#share-link").input_value()).fragment.removeprefix("slip="), find)
    assert isinstance(slip, Slip)
    place = {"seat": puzzle.seat, "position": puzzle.position}
    assert (item["asks"], item["level"]) == ("play", 4 if seats > 1 else 2)
    said = {"asks": "play", "level": item["level"], **place, **slip.items[0].as_json()}
    judged = ask(Parlour(), "judge", game=key, items=[said])["items"][0]
    assert (judged["result"], judged["forged"]) == ("open", "")


def test_what_was_made_is_there_after_a_reload(come: Come) -> None:
    person = come().open(place=f"#/teachers/{FIRST}/make")
    person.page.locator(".maker-wish").wait_for()
    person.press("Add them")
    person.page.wait_for_function("location.hash.includes('/s1')")
    items = person.page.locator(".maker-item .puzzle-id, .maker-item .fine")
    before = items.all_inner_texts()
    person.page.reload()
    expect(person.page.locator(".maker-item")).to_have_count(5)
    assert items.all_inner_texts() == before


def test_a_teacher_comes_to_a_lesson_and_its_link(come: Come) -> None:
    """From the lobby's foot to the table that a lesson is played at, as a link that sets the same one up."""
    person = come(**SMALL).open()
    person.hand = "touch"
    person.use(person.page.get_by_role("link", name="For teachers", exact=True))
    person.page.locator(".teachers-games").wait_for()
    assert person.page.locator(".teachers-game").count() == len(REGISTRY)
    person.use(person.page.locator(".teachers-game").first.get_by_role("button"))
    lesson, at = find_lesson(FIRST, "table")
    person.page.locator(".teachers-lessons").wait_for()
    place = [each["key"] for each in read_lessons(FIRST)].index(lesson["key"])
    person.use(person.page.locator(".teachers-lesson").nth(place).get_by_role("button"))
    steps = person.page.locator(".teachers-steps > li")
    expect(steps).to_have_count(len(lesson["steps"]))
    use_step(person, at)
    person.page.locator("dialog .qr svg").wait_for()
    link = person.page.locator("#share-link").input_value()
    step = lesson["steps"][at]
    asked = parse_qs(urlsplit(link).query)
    assert asked["game"] == [FIRST]
    assert asked.get("preset", [step["preset"]]) == [step["preset"]], "or the usual one, which goes unsaid"
    person.page.keyboard.press("Escape")
    person.use(person.page.locator(".teachers-back button"))
    person.page.locator(".teachers-lessons").wait_for()
    person.page.wait_for_timeout(600)  # two taps at one place in less are one
    person.use(person.page.locator(".teachers-back button"))
    person.page.locator(".teachers-games").wait_for()
    person.press("All games")
    person.page.locator(".games").wait_for()


@pytest.mark.parametrize("key", REGISTRY)
def test_each_game_has_five_lessons_and_notes(teacher: Person, key: str) -> None:
    open_room(teacher, f"/{key}")
    lessons = read_lessons(key)
    cards = teacher.page.locator(".teachers-lesson")
    expect(cards).to_have_count(len(lessons))
    assert len(lessons) == 5
    for at, lesson in enumerate(lessons):
        first, last = lesson["age"]
        expect(cards.nth(at)).to_contain_text(f"Ages {first} to {last}")
        expect(cards.nth(at)).to_contain_text(f"{lesson['minutes']} minutes")
    teacher.page.locator(".teachers-way", has_text="Notes").get_by_role("button").click()
    notes = teacher.page.locator(".teachers-notes")
    notes.wait_for()
    headings = ["Why this game", "How to begin", "Key questions", "Support", "Extension", "Skills"]
    assert notes.locator("h2").all_inner_texts() == headings
    skills = json.loads((WEB / "games" / key / "puzzles" / "skills.json").read_text(encoding="utf-8"))
    codes = [code for skill in skills["skills"].values() for code in skill["codes"]]
    shown = teacher.page.locator(".teachers-skills dd")
    expect(shown).to_have_count(len(codes))
    for at, code in enumerate(codes):
        text = shown.nth(at).inner_text()
        assert code["code"] in text
        assert ("to be checked by a teacher" in text) != code["checked"]


def test_a_lesson_of_the_game_opens_and_one_comes_back(teacher: Person) -> None:
    lesson, at = find_lesson(FIRST, "learn")
    open_room(teacher, f"/{FIRST}/lesson-{lesson['key']}")
    use_step(teacher, at)
    teacher.page.locator(".lesson").wait_for()
    assert urlsplit(teacher.page.url).fragment == f"/learn/{FIRST}/{lesson['steps'][at]['number']}"
    teacher.page.go_back()
    teacher.page.locator(".teachers-steps").wait_for()


@pytest.mark.parametrize("key", REGISTRY)
def test_the_sheet_of_a_lesson_is_made_at_once(teacher: Person, key: str) -> None:
    lesson, at = find_lesson(key, "sheet")
    open_room(teacher, f"/{key}/lesson-{lesson['key']}")
    use_step(teacher, at)
    teacher.page.locator(".teachers-acts").wait_for()
    text = urlsplit(teacher.page.url).fragment.removeprefix("/teachers/")
    sheet = read_sheet(text, find)
    assert isinstance(sheet, Sheet)
    assert list(sheet.items) == lesson["steps"][at]["items"]
    assert sheet.title == teacher.page.locator("#teachers-title").inner_text()


SIZES = {"A4": (595, 842), "US Letter": (612, 792)}
"""The papers, in points."""


def read_pages(pdf: bytes) -> list[tuple[int, int]]:
    """Return how large each page is."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(round(float(wide)), round(float(tall))) for wide, tall in boxes]


def print_on(person: Person, paper: str) -> str:
    """Print by the browser's own printing, look at the pages, and return what is to be read on them."""
    page = person.page
    page.get_by_role("combobox", name="Paper").select_option(label=paper)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown = page.locator(".paper-page").count()
    assert shown
    pages = read_pages(page.pdf(prefer_css_page_size=True))
    assert pages == [SIZES[paper]] * shown, "each page is one sheet of paper, and nothing else is printed"
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    text: str = page.evaluate("document.body.innerText")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="null")
    return text


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_a_teacher_prints_the_rules(come: Come, hand: Hand) -> None:
    person = come(**(SMALL if hand == "touch" else {})).open(place=f"#/teachers/{FIRST}/print")
    person.hand = hand
    person.page.evaluate("window.print = () => { window.printed = true }")
    person.use(person.page.locator(".teachers-way").first.get_by_role("button"))
    person.page.locator(".paper-page").first.wait_for()
    for paper in SIZES:
        text = print_on(person, paper)
        assert "Large letters" not in text, "the choices are not printed"
        assert RULES in text
    before = person.page.locator(".paper-page").count()
    person.use(person.page.get_by_label("Large letters", exact=True))
    person.page.wait_for_function(
        "(before) => document.querySelectorAll('.paper-page').length > before", arg=before
    )
    person.press("Print")
    assert person.page.evaluate("window.printed") is True


RUNNING_OVER = """() => [...document.querySelectorAll(
  ".paper-question, .paper-asked, .paper-room, .paper-who, .paper-head h2, .paper-scores :is(th, td)",
)].filter(({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
  .map((each) => `${each.className || each.localName}: ${each.innerText}`)"""
"""What does not fit into its page or its box, so that some of it would not be printed."""


def find_running_over(person: Person) -> list[str]:
    """Lay all on each paper, in large type too where there is any, and return what does not fit."""
    page = person.page
    found = []
    large = page.get_by_label("Large letters", exact=True)
    for is_large in (True, False) if large.count() else (False,):
        if large.count():
            large.set_checked(is_large)
        expect(page.locator(".papers")).to_have_css("--type", "1.4" if is_large else "1")
        for paper in SIZES:
            page.get_by_role("combobox", name="Paper").select_option(label=paper)
            expect(page.locator(".papers")).to_have_class(re.compile(f"is-{paper.split()[-1].lower()}"))
            found += [f"{paper}, {is_large}: {each}" for each in page.evaluate(RUNNING_OVER)]
    return found


@pytest.mark.parametrize("key", REGISTRY)
def test_all_that_a_game_prints_fits_its_pages(teacher: Person, key: str) -> None:
    open_room(teacher, f"/{key}/print")
    expect(teacher.page.locator(".teachers-way h2").first).to_have_text("Rules")
    names = teacher.page.locator(".teachers-way h2").all_inner_texts()
    counted = teacher.page.locator(".teachers-way:not(:first-child) .fine").all_inner_texts()
    pages = dict(zip(names[1:], counted, strict=True))
    for name in names:
        open_room(teacher, f"/{key}/print")
        expect(teacher.page.locator(".teachers-way h2").first).to_have_text("Rules")
        teacher.page.locator(".teachers-way", has_text=name).get_by_role("button").click()
        teacher.page.locator(".paper-page").first.wait_for()
        expect(teacher.page.locator("#teachers-title")).to_have_text(name)
        assert find_running_over(teacher) == []
        expect(teacher.page.locator(".teachers-tools")).to_contain_text("US Letter paper, actual size")
        if name != "Rules":
            print_on(teacher, "A4")
            expect(teacher.page.locator(".teachers-tools [role=status]")).to_have_text(pages[name])


def write_every_way(key: str) -> tuple[str, list[dict[str, Any]]]:
    """Return a sheet that asks for all that can be asked for, and its items."""
    game, kinds = find(key), {puzzle.task: name for name, puzzle in open_pack(key).items()}
    asked = [("best", name) for name in kinds.values()]
    judged = next((task.key for task in find_tasks(game) if task.can_be_judged()), "")
    asked += [("many", kinds[judged]), ("mistake", kinds[judged])]
    items: list[dict[str, Any]] = [
        {"kind": "puzzle", "asks": asks, "level": 0, "id": name} for asks, name in asked
    ]
    preset = next(iter(game.presets))
    seats = game.presets[preset].seats[0]
    items.append(
        {"kind": "deal", "asks": "play", "level": 2, "preset": preset, "options": {}, "seats": seats}
    )
    sheet = make_sheet(game, {"title": f"On paper: {key}", "items": items})
    assert isinstance(sheet, Sheet)
    text = write_sheet(sheet)
    assert isinstance(text, str)
    return text, items


COUNT_LINES = """() => [...document.querySelectorAll(".paper-question")].map((question) => {
  const { right, bottom } = question.querySelector(".paper-lines").getBoundingClientRect();
  return [...question.querySelectorAll(".paper-line")]
    .map((line) => line.getBoundingClientRect())
    .filter((line) => line.right <= right + 1 && line.bottom <= bottom + 1).length;
})"""
"""How many lines there are to write on in each question."""


@pytest.mark.parametrize("key", REGISTRY)
def test_a_sheet_on_paper_has_all_that_is_asked_and_its_key(teacher: Person, key: str) -> None:
    """Whose side one is on, whatever is to be judged, words to tick, and room to write; nothing runs over."""
    text, items = write_every_way(key)
    page = teacher.page
    open_room(teacher, f"/{text}/print")
    expect(page.locator(".paper-head").first).to_have_text(f"On paper: {key}")
    questions, answers = page.locator(".paper-question"), page.locator(".paper-key b")
    for paper, is_large in zip(SIZES, (True, False), strict=True):
        page.get_by_label("Large letters", exact=True).set_checked(is_large)
        expect(page.locator(".paper-question.is-large")).to_have_count(len(items) * is_large)
        expect(questions).to_have_count(len(items))
        print_on(teacher, paper)
        assert page.evaluate(RUNNING_OVER) == []
        lines = page.evaluate(COUNT_LINES)
        assert min(lines[:-1]) >= 2
        assert lines[-1] == 1
    expect(answers.filter(has_text=".")).to_have_text([f"{at}." for at in range(1, len(items))])
    expect(page.locator(".paper-code path")).to_have_count(1)
    pack = open_pack(key)
    for at, item in enumerate(items[:-1]):
        puzzle, question = pack[item["id"]], questions.nth(at)
        task = find_task(find(key), puzzle.task)
        assert task
        expect(question.locator(".still")).to_have_count(1)
        words = len(task.words) or (2 if item["asks"] == "mistake" and task.can_be_judged() else 0)
        expect(question.locator(".paper-words span")).to_have_count(words)
        if count_seats(find(key), find(key).from_text(puzzle.position)) > 1:
            expect(question.locator(".paper-who-asked")).to_contain_text("You are")
        if words and not task.words:
            expect(question).to_contain_text("Somebody says: ")
            expect(question).to_contain_text("Is that right? Say why.")
    expect(questions.last).to_contain_text("level 2")


@pytest.mark.parametrize("place", ["nothing", "__proto__/notes", "nothing/lesson-first"])
def test_an_address_of_no_game_leads_to_all_of_them(teacher: Person, place: str) -> None:
    teacher.page.evaluate("(place) => { location.hash = place }", f"#/teachers/{place}")
    teacher.page.wait_for_function("location.hash === '#/teachers'")
    teacher.page.locator(".teachers-games").wait_for()


@pytest.mark.parametrize("page", ["nothing", "lesson-nothing", "__proto__"])
def test_an_address_of_no_page_leads_to_its_game(teacher: Person, page: str) -> None:
    teacher.page.evaluate("(place) => { location.hash = place }", f"#/teachers/{FIRST}/{page}")
    teacher.page.wait_for_function("(place) => location.hash === place", arg=f"#/teachers/{FIRST}")
    teacher.page.locator(".teachers-round").wait_for()


def test_a_file_for_a_course_that_does_not_come_is_told_and_is_not_offered_where_there_is_no_site(
    come: Come, site: Path
) -> None:
    text = write(write_sheet(SHEET))
    person = come().open(place=f"#/teachers/{text}/course")
    person.watch.expect("404", "Failed to load resource")
    page = person.page
    page.get_by_text("H5P", exact=True).click()
    page.route("**/h5p-library.js", lambda route: route.fulfill(status=404))
    person.press("Download")
    page.get_by_role("status").filter(has_text="a part of this site did not come").wait_for()
    page.unroute("**/h5p-library.js")
    page.get_by_text("Kolibri", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="a part of this site")).to_have_count(0)
    alone = come((site / ONE_FILE).as_uri(), own_profile=True).open(place=f"#/teachers/{text}/course")
    alone.page.locator(".teachers-acts").wait_for()
    assert alone.button("Save as a file").count() == 1
    assert alone.button("Download for your course").count() == 0


def test_what_does_not_come_is_told(come: Come) -> None:
    person = come().open()
    person.watch.expect("ERR_FAILED", "failed request")
    person.page.route("**/teachers/*.json", lambda route: route.abort())
    person.page.evaluate("(place) => { location.hash = place }", f"#/teachers/{FIRST}")
    person.page.locator(".notice").wait_for()
    person.page.unroute("**/teachers/*.json")
    open_room(person, f"/{FIRST}")
    assert not person.page.locator(".notice").count()


def test_no_start_fetches_what_only_teachers_need(come: Come) -> None:
    person = come()
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.open()
    assert not [address for address in fetched if "teachers" in address], fetched
