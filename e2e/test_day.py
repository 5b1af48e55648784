"""Numero's deal of the day: what a computer reaches with the same cards is the goal, and the best of several tries."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from e2e.harness import Person
from parlour.bots.bot import think_at
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, Sitter, Table
from parlour.games import find

Come = Callable[..., Person]

DAY = "2026-11-01"
"""A day with whose cards there is much to take."""
BARREN = "2026-12-07"
"""A day with whose cards there is nothing to take."""

WITHOUT = """
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    const text = message?.text?.replace('"verb":"par"', '"verb":"none"');
    return post.call(this, text ? { ...message, text } : message, ...more);
  };
"""
"""The page's engine, were it one that does not know how to play a deal alone."""


def play(preset: str, day: str = DAY) -> tuple[list[str], int]:
    """What the computer says with the cards of the day, one sentence after the other, and what it reaches."""
    game = find("numero")
    table = Table(game, dict(game.presets[preset].options), (Sitter(COMPUTER, game.par),), day)
    table.settle()
    said = []
    while table.waiting():
        said.append(finish(think_at(table, 0, game.par)))
        table.play(0, said[-1])
    outcome = table.outcome()
    assert outcome is not None
    return said, outcome.scores[0]


def come_on_that_day(come: Come, day: str = DAY) -> Person:
    person = come()
    person.page.clock.set_fixed_time(f"{day}T12:00:00Z")
    return person.open("?pace=instant&notation")


def begin(person: Person) -> Person:
    """Begin the deal of the day from the lobby."""
    person.press("Deal of the day Numero")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.press("Begin")
    person.wait_until_asked()
    return person


def say(person: Person, sentences: list[str]) -> Iterator[str]:
    """Type sentence after sentence; what stands in the bubble besides the question comes after each but the last."""
    for number, sentence in enumerate(sentences, start=1):
        person.type_sentence(sentence)
        person.wait_for_log(number)
        if number < len(sentences):
            person.wait_until_asked()
            yield person.page.locator(".bubble .beside").inner_text()
    person.page.locator(".result").wait_for()


@pytest.mark.parametrize(("preset", "thing"), [("solitaire", "cards"), ("mastery", "points")])
def test_the_goal_is_what_the_computer_reaches_with_the_same_cards(
    come: Come, preset: str, thing: str
) -> None:
    sentences, reached = play(preset)
    person = come_on_that_day(come)
    card = person.page.locator('[data-game="numero"] .day')
    assert "“Tough”" in card.inner_text()
    assert not re.search(r"\d", card.inner_text()), "nobody has played it yet"
    person.press("Deal of the day Numero")
    person.page.locator("#seat-0").wait_for(state="attached")
    if preset != "solitaire":
        person.open_more()
        person.page.locator(f'input[value="{preset}"]').check()
    assert "not for its goal" not in person.page.locator(".day-note").inner_text()
    person.press("Begin")
    goal = re.compile(rf"at least {reached} {thing}")
    expect(person.page.locator(".bubble .beside")).to_have_text(goal)
    for told in say(person, sentences):
        assert goal.search(told), "it is still the goal"
    result = person.page.locator(".result")
    both = f"You {reached}, the computer {reached}: you have reached the goal of the day!"
    expect(result).to_contain_text(both)
    assert both in person.hear("say")[-1], "whoever listens is told too"
    person.reload()
    expect(result).to_contain_text(both, timeout=30_000)
    person.come_home()
    expect(card).to_contain_text(f"Done: you {reached}, computer {reached}!")


def test_the_best_of_several_tries_stays(come: Come) -> None:
    sentences, reached = play("solitaire")
    person = come_on_that_day(come)
    card = person.page.locator('[data-game="numero"] .day')
    begin(person)
    expect(person.page.locator(".bubble .beside")).to_contain_text(f"at least {reached} cards")
    person.press("Where do we stand?")
    expect(person.page.locator(".told")).to_contain_text(f"at least {reached} cards")
    person.type_sentence("pass")
    result = person.page.locator(".result")
    expect(result).to_contain_text(f"You 0, the computer {reached}: the goal of the day is not reached.")
    person.come_home()
    expect(card).to_contain_text(f"You 0, computer {reached}")
    begin(person)
    for _ in say(person, sentences):
        pass
    person.come_home()
    expect(card).to_contain_text("Done: ")
    assert "is-reached" in (card.get_attribute("class") or "")
    begin(person)
    person.type_sentence("pass")
    result.wait_for()
    person.come_home()
    expect(card).to_contain_text("Done: ")


def test_a_day_with_nothing_to_take_is_as_well_done_as_by_the_computer(come: Come) -> None:
    assert play("solitaire", BARREN) == (["pass"], 0)
    person = come_on_that_day(come, BARREN)
    begin(person)
    beside = person.page.locator(".bubble .beside")
    expect(beside).to_have_text("The computer finds nothing to take with this deal. Can you?")
    person.press("End the game")
    result = person.page.locator(".result")
    expect(result).to_contain_text("The computer got nothing out of this deal either")
    assert "0 of 0" not in result.inner_text()
    assert person.read_log()[-1].startswith("You ended the game.")
    person.come_home()
    expect(person.page.locator('[data-game="numero"] .day')).to_have_text(
        re.compile("Done: nobody gets anything")
    )


def test_without_an_answer_there_is_no_goal_and_all_else_goes_on(come: Come) -> None:
    sentences, _ = play("solitaire")
    person = come(own_profile=True, borrow=False)
    person.page.add_init_script(WITHOUT)
    person.page.clock.set_fixed_time(f"{DAY}T12:00:00Z")
    begin(person.open("?pace=instant&notation"))
    person.type_sentence(sentences[0])
    person.wait_for_log(1)
    person.type_sentence("pass")
    result = person.page.locator(".result")
    result.wait_for()
    assert "goal" not in result.inner_text()
    assert person.page.locator(".notice").count() == 0
    person.come_home()
    card = person.page.locator('[data-game="numero"] .day')
    assert "Be as good as" in card.inner_text(), "nothing is known of today"
