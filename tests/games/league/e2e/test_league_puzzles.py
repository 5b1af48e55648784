"""Puzzles of Numbers League as a child answers them: a team is chosen, its sum seen and heard, and *Done* ends it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from packs import Puzzle, open_pack
from playwright.sync_api import expect

from e2e.harness import Person
from parlour.games.league import LEAGUE
from parlour.games.league.puzzles import TASKS
from parlour.games.league.state import LeagueState

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SIGN = ".board .equation"
DONE = ".dock .confirm"
REFUSAL = ".bubble .refusal"


def open_state(puzzle: Puzzle) -> LeagueState:
    state = LEAGUE.from_text(puzzle.position)
    assert isinstance(state, LeagueState)
    return state


def list_answers(puzzle: Puzzle) -> list[list[str]]:
    """Return the words of each answer: its villain, then its team."""
    task = next(task for task in TASKS if task.key == puzzle.task)
    answers = task.solve(open_state(puzzle), puzzle.seat) or ()
    return [[word for word in said.split() if word not in ("capture", ":")] for (said,) in answers]


def find_puzzle(task: str) -> Puzzle:
    """Return a puzzle with an answer of two superheroes at least."""
    return next(
        puzzle
        for puzzle in open_pack("league").values()
        if puzzle.task == task
        and any(sum(word[0] == "H" for word in words) > 1 for words in list_answers(puzzle))
    )


def open_puzzle(person: Person, puzzle: Puzzle) -> None:
    name = puzzle.make_id(LEAGUE)
    # From elsewhere, since it may lie there already, half answered.
    person.page.evaluate("location.hash = '#/puzzles/league'")
    person.page.locator("#puzzles-title").wait_for()
    person.page.evaluate("(place) => { location.hash = place }", f"#/puzzles/league/{name}")
    person.page.locator(".puzzle", has_text=f"Puzzle {name}").wait_for()
    person.wait_until_asked()


def pick_team(puzzle: Puzzle) -> list[str]:
    return next(words for words in list_answers(puzzle) if sum(word[0] == "H" for word in words) > 1)


def touch(person: Person, *words: str) -> None:
    for word in words:
        person.find(word).click()
        person.page.locator(f'.board .is-said[data-touch="{word}"]').wait_for()


@pytest.fixture(scope="module")
def child(stay: Come) -> Person:
    person: Person = stay(**SMALL)
    return person.open()


@pytest.mark.parametrize("task", ["capture", "many"])
def test_the_sum_runs_along_and_done_tells_what_is_wrong_with_it(child: Person, task: str) -> None:
    puzzle = find_puzzle(task)
    villain, *team = pick_team(puzzle)
    weakness, total = int(villain[1:]), open_state(puzzle).heroes[0][int(team[0][1:]) - 1].total
    open_puzzle(child, puzzle)
    assert not child.page.locator(DONE).count(), "there is nothing to be done yet"
    touch(child, villain)
    touch(child, team[0])
    expect(child.page.locator(SIGN)).to_have_text(re.compile(rf" = {str(total).replace('-', '−')}$"))
    assert f"{total} so far, and {weakness} is needed." in child.wait_for_said("so far").replace("−", "-")
    child.page.locator(DONE).click()
    than = "more" if total > weakness else "less"
    told = child.page.locator(REFUSAL).inner_text().replace("−", "-")
    assert f"= {total}. That is {than} than {weakness}." in told
    assert set(child.look()["said"]) == {villain, team[0]}, "nothing is lost by it"
    touch(child, *team[1:])
    child.wait_for_status("is just right")
    assert f"{weakness} is just right. Press “Done”" in child.wait_for_said("just right").replace("−", "-")
    assert child.page.locator(".puzzle:not(.is-done)").count(), "no touch ends it"
    child.page.locator(DONE).click()
    came = ".puzzle .so-far, .status.reached"
    child.page.locator(came, has_text=re.compile("Right!|1 found")).wait_for()


def test_whom_one_has_found_is_ticked_and_the_end_is_told_in_a_sentence(child: Person) -> None:
    puzzle = find_puzzle("many")
    answers = list_answers(puzzle)
    open_puzzle(child, puzzle)
    count = child.page.locator(".puzzle .so-far")
    expect(count).to_have_text(f"{len(answers)} to find.")
    for number, (villain, *team) in enumerate(answers[:-1], start=1):
        touch(child, villain, *team)
        child.page.locator(DONE).click()
        expect(count).to_have_text(f"{number} found, {len(answers) - number} to go.")
        child.page.locator(".bubble .status", has_text="Right! That is one of them.").wait_for()
        found = child.find(villain)
        expect(found).to_have_attribute("aria-label", re.compile(", found"))
        shown = "(thing) => getComputedStyle(thing, '::after').content"
        assert found.evaluate(shown) != "none", "it is ticked"
        assert child.page.locator(".board .is-found").count() == number
    villain, *team = answers[-1]
    touch(child, villain)
    child.page.locator(".bubble .status", has_text="Who captures").wait_for()
    touch(child, *team)
    child.page.locator(DONE).click()
    expect(child.page.locator(".status.reached")).to_contain_text(f"You found all {len(answers)}!")
    expect(count).to_have_text(f"All {len(answers)} found!")


def test_two_quick_taps_choose_somebody_once_and_leave_somebody_out_once(child: Person) -> None:
    villain, *team = pick_team(puzzle := find_puzzle("capture"))
    open_puzzle(child, puzzle)
    for word, others in ((villain, set()), (team[0], {villain})):
        child.find(word).dblclick()
        child.page.locator(f'.board .is-said[data-touch="{word}"]').wait_for()
        child.page.wait_for_timeout(300)
        assert set(child.look()["said"]) == {word, *others}
    child.page.wait_for_timeout(700)  # till the next tap is a first one
    child.find(team[0]).dblclick()
    child.page.locator(f'.board [data-touch="{team[0]}"]:not(.is-said)').wait_for()
    child.page.wait_for_timeout(300)
    assert set(child.look()["said"]) == {villain}
    touch(child, team[0])
    child.find(team[0]).click()
    child.page.locator(f'.board [data-touch="{team[0]}"]:not(.is-said)').wait_for()


def test_nothing_is_dealt_once_a_puzzle_is_solved(child: Person) -> None:
    puzzle = find_puzzle("capture")
    villain, *team = pick_team(puzzle)
    open_puzzle(child, puzzle)
    before = child.page.locator(".board .deck").inner_text()
    child.type_sentence(f"capture {villain} : {' '.join(team)}")
    child.page.locator(".status.reached", has_text="Right!").wait_for()
    after = child.read_position()
    child.page.wait_for_timeout(1000)
    assert child.read_position() == after, "nothing happens any more"
    assert child.page.locator(".board .deck").inner_text() == before
    assert not child.page.locator(".bubble .choices").count()
    assert not child.page.locator(".board .is-open").count()


def test_who_does_the_sums_reads_no_answer_from_what_is_offered(child: Person) -> None:
    """With a right team all looks as with a wrong one, till it is said."""
    puzzle = find_puzzle("capture")
    villain, *team = pick_team(puzzle)
    open_puzzle(child, puzzle)
    child.use(child.page.locator(".slot-menu"))
    box = child.page.locator(".menu").get_by_role("button", name="I do the sums myself")
    child.use(box)
    box.wait_for(state="detached")
    child.wait_until_asked()
    touch(child, villain)
    seen = []
    for word in team:
        touch(child, word)
        child.wait_until_asked()
        expect(child.page.locator(SIGN)).to_have_text(re.compile(r"^[^=]+ = \?$"))
        child.wait_for_status("Or press “Done”")
        seen.append((child.read_status(), child.page.locator(".dock .actions").inner_text()))
    assert len(set(seen)) == 1, seen
    child.page.locator(DONE).click()
    child.page.locator(".status.reached", has_text="Right!").wait_for()
    child.use(child.page.locator(".slot-menu"))
    child.page.locator(".menu").get_by_role("button", name="Once more").click()
    child.wait_until_asked()
    child.use(child.page.locator(".slot-menu"))
    child.use(box)
    box.wait_for(state="detached")
