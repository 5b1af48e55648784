"""The shell's screens and each game's, each with the way to it; found by its parts, so that any language will do."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from playwright.sync_api import Route

from e2e.classes import fill, fill_mixed, make, write
from e2e.games import find_part
from e2e.harness import HOLD_PAUSES, Person
from parlour.games import REGISTRY
from parlour.puzzles.sheets import write_sheet
from parlour.puzzles.slips import write_slip

FIRST = next(iter(REGISTRY))
"""The lobby's first game: the shell's own screens are seen with it."""


UNTITLED = make(title="")
"""A sheet with nothing on it that somebody has called so."""

JUDGED = make(title="", items=[{**item, "asks": "mistake"} for item in UNTITLED.items[:2]])
"""Another one, whose questions are answered by a word."""


class Screen(NamedTuple):
    name: str
    show: Callable[[Person, str], None]
    """Bring a person there from anywhere; the word is the query of the address."""
    starts: bool = False
    """Whether the person's own Python has to start."""


def make_ready(person: Person) -> None:
    """What a person needs who is to see every screen."""
    person.page.add_init_script(HOLD_PAUSES)


def go_home(person: Person, query: str) -> None:
    page = person.page
    if not page.url.startswith(person.address):
        person.open(query)
    if page.locator(".failed button").count():
        page.locator(".failed button").click()
        person.wait_until_ready()
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    for way_out in (".notice button", "aside.rules .rules-bar button:last-of-type"):
        if page.locator(way_out).count():
            page.locator(way_out).click()
    page.locator(".brand").click()
    page.locator(".games").wait_for()


def show_start(person: Person, query: str) -> None:
    """Hold the start until the page is left."""
    held: list[Route] = []
    person.page.route("**/*.wasm", lambda route: held.append(route))
    person.page.goto(person.address + query)
    person.page.locator(".start progress").wait_for()
    person.page.locator(".games").wait_for()
    person.page.unroute("**/*.wasm")


def show_failed_start(person: Person, query: str) -> None:
    person.watch.expect("ERR_FAILED", "failed request")
    person.page.route("**/*.wasm", lambda route: route.abort())
    person.page.goto("about:blank")
    person.page.goto(person.address + query)
    person.page.locator(".failed").wait_for()
    person.page.unroute("**/*.wasm")


def show_setup(person: Person, query: str, *, game: str = FIRST) -> None:
    go_home(person, query)
    person.page.locator(f'[data-game="{game}"] .primary').click()
    person.page.locator("#seat-0").wait_for(state="attached")


def show_puzzles(person: Person, query: str) -> None:
    go_home(person, query)
    person.page.locator(f'[data-game="{FIRST}"] .to-puzzles').click()
    person.page.locator("#puzzles-title").wait_for()


def show_puzzle(person: Person, query: str) -> None:
    show_puzzles(person, query)
    person.page.locator(".puzzle-way .primary").first.click()
    person.page.locator(".puzzle").wait_for()
    person.page.locator(".table-board").wait_for()


def show_teachers(person: Person, query: str, place: str = "") -> None:
    go_to(person, query, f"#/teachers{place}")
    person.page.locator("#teachers-title").wait_for()


def show_class(person: Person, query: str) -> None:
    """What there is for a class that plays a game."""
    show_teachers(person, query, f"/{FIRST}")


def show_ready_lesson(person: Person, query: str) -> None:
    show_class(person, query)
    person.page.locator(".teachers-lesson button").first.click()
    person.page.locator(".teachers-steps").wait_for()


def show_notes(person: Person, query: str) -> None:
    show_teachers(person, query, f"/{FIRST}/notes")


def show_maker(person: Person, query: str) -> None:
    """A sheet in the making."""
    show_teachers(person, query, f"/{write(write_sheet(UNTITLED))}/make")
    person.page.locator(".maker-item").last.locator(".maker-board .still").wait_for()


def show_course(person: Person, query: str) -> None:
    """A sheet as a file for a course."""
    show_teachers(person, query, f"/{write(write_sheet(UNTITLED))}/course")
    person.page.locator(".course-kinds").wait_for()


def show_slips(person: Person, query: str) -> None:
    """What a class has said, with a slip that cannot be true."""
    show_teachers(person, query, f"/{write(write_sheet(UNTITLED))}/collect")
    slips = [fill_mixed(number, UNTITLED) for number in range(1, 9)]
    forged = fill(9, [[["nothing"]]], UNTITLED)
    texts = [write(write_slip(slip)) for slip in (*slips, forged)]
    person.page.locator("#collect-pasted").fill("\n".join(texts))
    person.page.locator(".collect-take button").click()
    person.page.locator(".collect-forged").wait_for()
    person.page.locator(".collect-next").wait_for()


def show_sheet(person: Person, query: str) -> None:
    """A sheet as a pupil sees it."""
    go_to(person, query, f"#sheet={write(write_sheet(UNTITLED))}")
    person.page.locator(".sheet-question").first.wait_for()


def show_question(person: Person, query: str, number: int = 1) -> None:
    """A question of a sheet, at the table."""
    go_to(person, query, f"#/sheet/{write(write_sheet(JUDGED))}/{number}")
    person.page.locator(".puzzle-words button").first.wait_for()


def show_sheet_end(person: Person, query: str) -> None:
    """A sheet to which a pupil has said all, right or wrong."""
    for number, _ in enumerate(JUDGED.items, 1):
        show_question(person, query, number)
        person.page.locator(".puzzle-words button").first.click()
        person.page.locator(".dock .go.primary").wait_for()
    go_to(person, query, f"#/sheet/{write(write_sheet(JUDGED))}")
    person.page.locator(".sheet-end").wait_for()


def show_prints(person: Person, query: str) -> None:
    show_teachers(person, query, f"/{FIRST}/print")


def show_paper(person: Person, query: str) -> None:
    show_prints(person, query)
    person.page.locator(".teachers-way button").last.click()
    person.page.locator(".paper-page").first.wait_for()


def show_choices(person: Person, query: str) -> None:
    show_setup(person, query)
    show_more_choices(person)
    person.page.locator(".setup-skills").wait_for()  # what is practised comes last of all


def show_more_choices(person: Person) -> None:
    person.open_more()
    person.page.locator("#seed").wait_for()


def go_to(person: Person, query: str, place: str) -> None:
    """Go to a place of the page, which is the part of its address after the #."""
    go_home(person, query)
    person.page.evaluate("(place) => { location.hash = place; }", place)


def show_table(person: Person, query: str, token: str, shown: str = ".pieces .is-open") -> None:
    """Sit down at the table of a token."""
    go_to(person, query, f"#/game/{token}")
    person.page.locator(shown).first.wait_for()


def show_play(person: Person, query: str) -> None:
    """A table at which a person is asked."""
    own = find_part(FIRST, "screens")
    assert own is not None, f"write tests/games/{FIRST}/e2e/screens.py"
    own.show_play(person, query)


def show_past(person: Person, query: str) -> None:
    show_play(person, query)
    person.line(2).click()
    person.page.locator(".past").wait_for()


def ask_to_give_up(person: Person) -> None:
    person.page.locator(".slot-menu").click()
    person.page.locator(".menu .entry-resign").click()
    person.page.locator(".menu .danger").wait_for()


def give_up(person: Person) -> None:
    ask_to_give_up(person)
    person.page.locator(".menu .danger").click()
    person.page.locator(".result").wait_for()


def look_at_turning_point(person: Person) -> None:
    """Have a game that is over judged, and look at what cost most."""
    person.page.locator(".result .ask-review").click()
    person.page.locator(".point button").first.click(timeout=60_000)
    person.page.locator(".past").wait_for()


def ask_how_it_stands(person: Person) -> None:
    person.page.locator(".slot-menu").click()
    person.page.locator(".questions button").last.click()
    person.page.locator(".told").wait_for()


def show_lesson(person: Person, query: str, *, game: str, step: int) -> None:
    """A step of a game's tutorial, with its hint."""
    go_to(person, query, f"#/learn/{game}/{step}")
    person.page.locator(".pieces .is-open").first.wait_for()
    person.page.locator(".slot-lamp").click()
    person.page.locator(".lesson .told").wait_for()


def show_giving_up(person: Person, query: str) -> None:
    show_play(person, query)
    ask_to_give_up(person)


def show_result(person: Person, query: str) -> None:
    show_play(person, query)
    give_up(person)


def show_rules(person: Person, query: str) -> None:
    go_home(person, query)
    person.page.locator(f'[data-game="{FIRST}"] .buttons button').last.click()
    person.page.locator("dialog .rules-text p").first.wait_for()


def show_searched_rules(person: Person, query: str) -> None:
    show_rules(person, query)
    person.page.locator(".rules summary").click()
    person.page.locator("#rules-query").fill("player")
    person.page.locator(".rules mark").first.wait_for()


def show_answer(person: Person, query: str) -> None:
    show_play(person, query)
    ask_how_it_stands(person)


def show_help(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".tools button:not(.with-sign)").first.click()
    person.page.locator(".help-text").wait_for()


def show_games(person: Person, query: str) -> None:
    show_play(person, query)
    go_home(person, query)
    person.page.locator(".library .buttons button:not(.kept-game *)").first.click()
    person.page.locator("dialog .kept-game").first.wait_for()


def show_erasing(person: Person, query: str) -> None:
    show_games(person, query)
    person.page.locator(".erase button").click()
    person.page.locator(".erase .danger").wait_for()


def show_opening(person: Person, query: str) -> None:
    show_play(person, query)
    go_home(person, query)
    person.page.locator(".library .buttons button:not(.kept-game *)").nth(1).click()
    person.page.locator("#open-text").fill("nonsense")
    person.page.locator(".open-text .primary").click()
    person.page.locator("dialog .refusal").wait_for()


def show_statistics(person: Person, query: str) -> None:
    show_result(person, query)
    go_home(person, query)
    person.page.locator(".library .buttons button:not(.kept-game *)").last.click()
    person.page.locator("dialog.statistics").wait_for()


def show_sharing(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".slot-menu").click()
    person.page.locator(".menu .entry-share").click()
    person.page.locator(".qr").wait_for()


def show_watching(person: Person, query: str) -> None:
    show_setup(person, query)
    person.sit("2", "2")
    person.page.locator(".setup .begin").click()
    person.page.locator(".dock .go").click()
    person.page.locator(".slot-next:not([aria-disabled])").wait_for()


def show_settings(person: Person, query: str) -> None:
    go_home(person, query)
    person.page.locator(".tools button").last.click()
    person.page.locator("dialog.settings").wait_for()


def show_notice(person: Person, query: str) -> None:
    go_home(person, query)
    person.watch.expect("ERR_FAILED", "failed request")
    person.page.route("**/rules/**", lambda route: route.abort())
    person.page.locator(f'[data-game="{FIRST}"] .buttons button').last.click()
    person.page.locator(".notice").wait_for()
    person.page.unroute("**/rules/**")


SHELL = (
    Screen("start", show_start, starts=True),
    Screen("failed start", show_failed_start, starts=True),
    Screen("lobby", go_home),
    Screen("set-up", show_setup),
    Screen("set-up with more choices", show_choices),
    Screen("looking back", show_past),
    Screen("giving up", show_giving_up),
    Screen("result", show_result),
    Screen("rules", show_rules),
    Screen("rules searched", show_searched_rules),
    Screen("answer", show_answer),
    Screen("help", show_help),
    Screen("games", show_games),
    Screen("erasing", show_erasing),
    Screen("opening", show_opening),
    Screen("statistics", show_statistics),
    Screen("sharing", show_sharing),
    Screen("watching", show_watching),
    Screen("settings", show_settings),
    Screen("puzzles", show_puzzles),
    Screen("puzzle", show_puzzle),
    Screen("teachers", show_teachers),
    Screen("class", show_class),
    Screen("ready lesson", show_ready_lesson),
    Screen("notes", show_notes),
    Screen("maker", show_maker),
    Screen("course", show_course),
    Screen("slips", show_slips),
    Screen("sheet", show_sheet),
    Screen("sheet's question", show_question),
    Screen("sheet's end", show_sheet_end),
    Screen("prints", show_prints),
    Screen("paper", show_paper),
    Screen("notice", show_notice),
)


def list_parts() -> dict[str, ModuleType]:
    """What the games tell of their own screens in `screens.py`, by their keys.

    `SCREENS` are those that no other game has: their contrast, targets and words are tested in every theme and width.
    `TREES` are those of which a tree is kept in the folder `trees` beside it, `MARKED` those with most marks on the
    board, `PICTURE` is the one that README shows, and `NOTATION` a pattern of what stands there alike in every
    language.
    """
    parts = {game: find_part(game, "screens") for game in REGISTRY}
    return {game: part for game, part in parts.items() if part is not None}


def list_screens() -> list[Screen]:
    """Every screen: the shell's, and those that the games have of their own, named after their game."""
    own = [
        screen._replace(name=f"{game}: {screen.name}")
        for game, part in list_parts().items()
        for screen in part.SCREENS
    ]
    return [*SHELL, *own]


def list_notations() -> list[str]:
    """Patterns of what the games write alike in every language."""
    return [part.NOTATION for part in list_parts().values()]
