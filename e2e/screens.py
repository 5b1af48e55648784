"""Every screen of the page, each with the way to it; found by its parts, so that any language will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Route

from e2e.games.league.tables import acts_with, captures_with, token_of
from e2e.games.numica.player import A_ROW
from e2e.harness import HOLD_PAUSES, Person


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
    if page.locator(".notice").count():
        page.locator(".notice button").click()
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
    person.watch.expect("ERR_FAILED", "Failed to fetch", "wasm instantiation failed", "failed request")
    person.page.route("**/*.wasm", lambda route: route.abort())
    person.page.goto("about:blank")
    person.page.goto(person.address + query)
    person.page.locator(".failed").wait_for()
    person.page.unroute("**/*.wasm")


def show_setup(person: Person, query: str, *, game: str = "numica") -> None:
    go_home(person, query)
    person.page.locator(f'[data-game="{game}"] .primary').click()
    person.page.locator("#seat-0").wait_for()


def show_choices(person: Person, query: str) -> None:
    show_setup(person, query)
    show_more_choices(person)


def show_more_choices(person: Person) -> None:
    person.page.locator(".setup details:not(.looks) > summary").click()
    person.page.locator("#seed").wait_for()


def show_placing(person: Person, query: str, *sitters: str) -> None:
    show_setup(person, query)
    person.sit(*sitters or ("person", "person"))
    person.page.locator(".setup .begin").click()
    person.find("s").click()
    person.page.locator(".token").wait_for()


def show_thinking(person: Person, query: str) -> None:
    show_placing(person, query, "person", "5")
    person.type_sentence(A_ROW)
    person.page.locator(".thinking").wait_for()


def show_play(person: Person, query: str) -> None:
    show_placing(person, query)
    for lines in (2, 3):
        person.page.locator(".supply").first.wait_for()
        person.type_sentence(A_ROW)
        person.wait_for_log(lines)
    person.page.locator(".supply").first.wait_for(state="detached")
    person.page.locator(".tile.is-open").first.wait_for()


def show_chosen(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".tile.is-open").first.click()
    person.page.locator(".is-said").wait_for()


def show_refusal(person: Person, query: str) -> None:
    show_chosen(person, query)
    person.page.locator(".tile:not(.is-open):not(.is-said)").nth(20).click()
    person.page.locator(".refusal").wait_for()


def show_hint(person: Person, query: str, *, steps: int = 2) -> None:
    show_play(person, query)
    for step in range(steps):
        person.page.locator(".hint-button").click()
        person.page.locator(".hint-mark").nth(min(step, 1)).wait_for()


def show_whole_hint(person: Person, query: str) -> None:
    show_hint(person, query, steps=3)
    person.page.locator(".hint code").wait_for()


def show_past(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".line").nth(1).click()
    person.page.locator(".past").wait_for()


def show_review(person: Person, query: str) -> None:
    """Move without any thought, give up, and look at what that cost."""
    show_play(person, query)
    for lines in range(4, 16):
        person.page.locator(".tile.is-open").last.click()
        person.page.locator(".is-said").wait_for()
        person.page.locator(".tile.is-open:not(.is-said)").first.click()
        person.wait_for_log(lines)
        person.page.locator(".is-said").wait_for(state="detached")
        person.page.locator(".tile.is-open").first.wait_for()
    for _ in range(2):
        person.page.locator(".actions").first.locator("button").nth(-2).click()
    person.page.locator(".result .buttons button").nth(2).click()
    person.page.locator(".point button").first.click(timeout=60_000)
    person.page.locator(".past").wait_for()


def show_giving_up(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".actions").first.locator("button").nth(-2).click()
    person.page.locator(".actions .danger").wait_for()


def show_result(person: Person, query: str) -> None:
    show_giving_up(person, query)
    person.page.locator(".actions .danger").click()
    person.page.locator(".result").wait_for()


def show_rules(person: Person, query: str) -> None:
    go_home(person, query)
    person.page.locator('[data-game="numica"] button').last.click()
    person.page.locator("dialog .rules-text p").first.wait_for()


def show_searched_rules(person: Person, query: str) -> None:
    show_rules(person, query)
    person.page.locator(".rules summary").click()
    person.page.locator("#rules-query").fill("Blue")
    person.page.locator(".rules mark").first.wait_for()


def show_rules_beside(person: Person, query: str) -> None:
    show_refusal(person, query)
    person.page.locator(".refusal .link").click()
    person.page.locator(".rules .is-asked").wait_for()


def show_answer(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".questions button").last.click()
    person.page.locator(".told").wait_for()


def show_lesson(person: Person, query: str) -> None:
    go_home(person, query)
    person.page.evaluate("location.hash = '#/learn/numica/1'")
    person.page.locator(".tile.is-open").first.wait_for()
    person.page.locator(".lesson .buttons button").first.click()
    person.page.locator(".lesson .told").wait_for()


def show_other_move(person: Person, query: str) -> None:
    show_lesson(person, query)
    person.type_sentence("d2 a5")
    person.page.locator(".refusal").wait_for()


def show_reached_lesson(person: Person, query: str) -> None:
    show_lesson(person, query)
    person.type_sentence("d2 g5")
    person.page.locator(".reached").wait_for()


def show_help(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".tools button").first.click()
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
    person.page.locator(".actions button").nth(4).click()
    person.page.locator(".qr").wait_for()


def show_curtain(person: Person, query: str) -> None:
    """Two people who set up in secret hand the device over."""
    show_setup(person, query)
    person.sit("person", "person")
    person.page.locator("label.chip:has([name=preset])").nth(1).click()
    person.page.locator(".setup .begin").click()
    person.page.locator(".curtain").wait_for()


def show_watching(person: Person, query: str) -> None:
    show_setup(person, query)
    person.sit("2", "2")
    person.page.locator(".setup .begin").click()
    person.page.locator(".watch .primary").click()
    person.page.locator(".watch button:not(.primary):enabled").wait_for()


# Numbers League


def show_crowded_setup(person: Person, query: str) -> None:
    """Four seats, and options that only one level has."""
    show_setup(person, query, game="league")
    for seat in (2, 3):
        person.page.locator(".seats > .buttons button").first.click()
        person.page.locator(f"#seat-{seat}").wait_for()
    person.page.locator("label.chip:has([name=preset])").nth(2).click()
    show_more_choices(person)


def show_league(person: Person, query: str, token: str, shown: str = ".pieces .is-open") -> None:
    go_home(person, query)
    person.page.evaluate("(token) => { location.hash = `#/game/${token}`; }", token)
    person.page.locator(shown).first.wait_for()


def show_heroes(person: Person, query: str) -> None:
    """A table with four players, before any card is played."""
    token = token_of(computers=3, until=acts_with(3), options='{"level": "superhero"}', seed="four")
    show_league(person, query, token)


def show_alone(person: Person, query: str) -> None:
    """Solitaire, with more superheroes than any other table."""
    token = token_of(until=acts_with(12), options='{"level": "superhero"}', seed="twelve")
    show_league(person, query, token)


def show_hands_hidden(person: Person, query: str) -> None:
    """A curtain between two people who each hold a hand."""
    show_league(person, query, token_of(persons=2, until=acts_with(2), seed="hands"), ".curtain")


def show_team(person: Person, query: str) -> None:
    """A capture that is being composed."""
    show_league(person, query, token_of(computers=1, until=captures_with(5), seed="five"))
    person.page.locator(".over-hero.is-open").first.click()
    person.page.locator(".is-said").wait_for()


def show_wrong_sum(person: Person, query: str) -> None:
    """A team that does not match the villain, where everybody reckons for themselves."""
    token = token_of(computers=1, until=captures_with(3), options='{"glow": false}', seed="capture")
    show_league(person, query, token)
    person.page.locator(".over-hero.is-open").first.click()
    person.page.locator(".over-villain").last.click()
    person.page.locator(".refusal").wait_for()


def show_standing(person: Person, query: str) -> None:
    """How it stands with four, told."""
    show_heroes(person, query)
    person.page.locator(".questions button").last.click()
    person.page.locator(".told").wait_for()


def show_city_lost(person: Person, query: str) -> None:
    """The result of a game that was given up."""
    show_league(person, query, token_of(computers=1, until=captures_with(5), seed="five"))
    for _ in range(2):
        person.page.locator(".actions").first.locator("button").nth(-2).click()
    person.page.locator(".result").wait_for()


def show_missed_captures(person: Person, query: str) -> None:
    show_city_lost(person, query)
    person.page.locator(".result .buttons button").nth(2).click()
    person.page.locator(".point button").first.click(timeout=60_000)
    person.page.locator(".past").wait_for()


def show_league_lesson(person: Person, query: str) -> None:
    go_home(person, query)
    person.page.evaluate("location.hash = '#/learn/league/2'")
    person.page.locator(".pieces .is-open").first.wait_for()
    person.page.locator(".lesson .buttons button").first.click()
    person.page.locator(".lesson .told").wait_for()


def show_settings(person: Person, query: str) -> None:
    go_home(person, query)
    person.page.locator(".tools button").last.click()
    person.page.locator("dialog.settings").wait_for()


def show_notice(person: Person, query: str) -> None:
    go_home(person, query)
    person.watch.expect("ERR_FAILED", "failed request")
    person.page.route("**/rules/**", lambda route: route.abort())
    person.page.locator('[data-game="numica"] button').last.click()
    person.page.locator(".notice").wait_for()
    person.page.unroute("**/rules/**")


SCREENS = (
    Screen("start", show_start, starts=True),
    Screen("failed start", show_failed_start, starts=True),
    Screen("lobby", go_home),
    Screen("set-up", show_setup),
    Screen("set-up with more choices", show_choices),
    Screen("set-up of pieces", show_placing),
    Screen("piece chosen", show_chosen),
    Screen("refusal", show_refusal),
    Screen("computer thinking", show_thinking),
    Screen("hint", show_hint),
    Screen("whole hint", show_whole_hint),
    Screen("looking back", show_past),
    Screen("giving up", show_giving_up),
    Screen("result", show_result),
    Screen("review", show_review),
    Screen("rules", show_rules),
    Screen("rules searched", show_searched_rules),
    Screen("rules beside the table", show_rules_beside),
    Screen("answer", show_answer),
    Screen("lesson", show_lesson),
    Screen("lesson with another move", show_other_move),
    Screen("lesson reached", show_reached_lesson),
    Screen("help", show_help),
    Screen("games", show_games),
    Screen("erasing", show_erasing),
    Screen("opening", show_opening),
    Screen("statistics", show_statistics),
    Screen("sharing", show_sharing),
    Screen("curtain", show_curtain),
    Screen("watching", show_watching),
    Screen("league: set-up for four", show_crowded_setup),
    Screen("league: superheroes", show_heroes),
    Screen("league: solitaire", show_alone),
    Screen("league: hands hidden", show_hands_hidden),
    Screen("league: team", show_team),
    Screen("league: wrong sum", show_wrong_sum),
    Screen("league: standing", show_standing),
    Screen("league: result", show_city_lost),
    Screen("league: missed captures", show_missed_captures),
    Screen("league: lesson", show_league_lesson),
    Screen("settings", show_settings),
    Screen("notice", show_notice),
)
