"""Whole games of Numbers League: by mouse, keys and touch, alone, and between two people with a curtain."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from e2e.harness import Hand, Person
from games.league.e2e.player import LeaguePlayer

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}

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


@pytest.mark.parametrize("hand", [pytest.param("mouse", marks=pytest.mark.slow), "keys"])
def test_a_whole_game(come: Come, hand: Hand) -> None:
    """By mouse it is made in Firefox in every run."""
    person = LeaguePlayer(come()).open("?pace=instant&notation&log&seed=league")
    person.begin("person", "1", preset="Quick game")
    person.hand = hand
    person.play_to_the_end(hand)
    headline, reason, *rest = person.read_result()
    assert headline in ("You won!", "Blue won!", "Red and Blue share the win!")
    assert any(re.fullmatch(r"It took \d+ rounds\.", line) for line in rest)
    left = sum(word.startswith("v") for word in person.read_board())
    told = [line for line in rest if "at large" in line]
    assert bool(told) == (left > 0)
    assert (reason == "The city is saved: every villain is captured.") == (left == 0)
    assert headline in person.hear_result()


def test_solitaire_by_touch_on_a_small_screen(come: Come) -> None:
    person = LeaguePlayer(come(**SMALL)).open("?pace=instant&notation&log&seed=alone")
    person.hand = "touch"
    person.choose_game("Numbers League")
    person.use(person.page.get_by_role("radio", name="Alone", exact=True))
    person.page.locator("#seat-1").wait_for(state="detached")
    person.pick("Quick game")
    person.press("Begin")
    person.page.locator(".board").wait_for()
    assert person.button("Offer a draw").count() == 0, "with whom?"
    person.play_to_the_end("touch")
    headline, reason, *rest = person.read_result()
    saved = reason == "The city is saved: every villain is captured."
    assert headline == ("You won!" if saved else "Not won this time.")
    assert any("It took" in line for line in rest)


def test_two_people_never_see_each_other_s_hands(come: Come) -> None:
    person = LeaguePlayer(come()).open("?pace=instant&notation&log&seed=curtain")
    person.begin("person", "person", preset="Quick game")
    page = person.page
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
        person.touch_and_wait(next(word for word in person.look()["open"] if word[0] in "hbl"))
        played = [word for word in hands[name] if person.find(word).count() == 0]
        hands[name] = [word for word in hands[name] if word not in played]
        person.touch("done")
        page.locator('.curtain, [data-touch="pass"]').first.wait_for()
        if person.find("pass").count():
            person.touch("pass")
