"""Others write into the page too, a browser that translates it or an extension: nothing that changes goes stale."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from games.numica.e2e.player import A_ROW, CHOOSE_PIECE, NumicaPlayer
from playwright.sync_api import expect

from e2e.harness import Person
from e2e.player import Player, player_of
from e2e.translators import MARK, READ, TRANSLATORS
from parlour.games import REGISTRY, find

Come = Callable[..., Person]

TOLD = ".status, .log-lines .sentence, .sitter, .score, .result h2, .result p"
"""What changes from move to move, in words."""

WRITTEN = """() => [...document.querySelectorAll("#room *, #tools *")].flatMap((each) => {
  const text = [...each.childNodes].some((child) => child instanceof Text && child.data.trim());
  return text && each.closest("svg") && !each.closest("[translate=no]") ? [each.outerHTML] : [];
})"""
"""Javascript: what stands in a picture and would be translated, which takes it away."""


def translate(person: Person, kind: str) -> None:
    person.page.evaluate(TRANSLATORS[kind])
    assert MARK in person.page.locator("#room").inner_text()


def read(person: Person, query: str = TOLD) -> list[str]:
    person.wait_until_drawn()
    told: list[str] = person.page.evaluate(READ, query)
    return told


@pytest.mark.parametrize("kind", TRANSLATORS)
@pytest.mark.parametrize("game", REGISTRY)
def test_a_translated_table_tells_what_is_so(come: Come, game: str, kind: str) -> None:
    person: Player = player_of(game)(come()).open("?pace=instant&notation&log&seed=told")
    person.begin(*["person", "1", "1", "1"][: max(find(game).seats[0], 1)])
    translate(person, kind)
    if set_up := getattr(person, "set_up", None):
        set_up()
    person.wait_for_turn()
    assert not person.page.evaluate(WRITTEN)
    random = Random(game)
    for _ in range(4):
        if not person.wait_for_turn():
            break
        person.move_sensibly(random)
    person.wait_for_turn()
    told, position = read(person), person.read_position()
    person.reload()
    person.wait_for_turn()
    assert read(person) == told
    assert person.read_position() == position


@pytest.mark.parametrize("kind", TRANSLATORS)
def test_what_did_not_change_stays_translated(come: Come, kind: str) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&log&seed=stays")
    translate(person, kind)
    person.begin("person", "1").set_up()
    assert person.wait_for_turn()
    line = person.page.locator(".log-lines .sentence").first
    told = line.text_content()
    assert told is not None
    assert told.startswith(MARK)
    person.page.evaluate(
        """(query) => {
          window.seen = [];
          const look = () => seen.push(document.querySelector(query).textContent);
          new MutationObserver(look).observe(document.getElementById("room"), {
            childList: true, characterData: true, subtree: true,
          });
        }""",
        ".log-lines .sentence",
    )
    person.move_somewhere()
    assert person.wait_for_turn()
    assert set(person.page.evaluate("seen")) == {told}, "it never was anything else where somebody could look"


def test_a_translated_refusal_is_the_one_of_now(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&log&seed=refused")
    person.begin("person", "1")
    translate(person, "chrome")
    told: list[str] = []
    for sentence in ("h1 h2", "a1", A_ROW[:-1]):
        person.type_sentence(sentence)
        refusal = person.page.locator(".status.refusal")
        refusal.wait_for()
        if told:
            # Until Python has answered, that is the one before.
            expect(refusal).not_to_have_text(told[-1])
        told += read(person, ".status.refusal")
    assert len(set(told)) == len(told), told
    person.type_sentence(A_ROW)
    assert person.wait_for_turn()
    assert read(person, ".status")[0].endswith(CHOOSE_PIECE + ".")


ADDED = """() => {
  // What a reader of words, a keeper of passwords and a spelling aid put into pages.
  const parents = [...document.querySelectorAll("#room p, #room button, #room h1")];
  for (const text of parents.flatMap((each) => [...each.childNodes])) {
    if (!(text instanceof Text) || !text.data.trim()) continue;
    const icon = document.createElement("x-icon");
    text.before(icon);
    const word = text.splitText(Math.min(2, text.length));
    const mark = document.createElement("x-word");
    word.replaceWith(mark);
    mark.append(word);
  }
  document.body.prepend(document.createElement("x-bar"));
  document.querySelector("#room").append(document.createElement("x-helper"));
}"""


def test_elements_of_others_are_no_harm(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&log&seed=added")
    person.page.evaluate(ADDED)
    person.begin("person", "1")
    person.page.evaluate(ADDED)
    person.set_up()
    assert person.wait_for_turn()
    person.page.evaluate(ADDED)
    for _ in range(2):
        person.move_somewhere()
        assert person.wait_for_turn()
    told = read(person)
    assert person.page.locator("#room > x-helper").count() > 0, "it stays where it was put"
    person.reload()
    assert read(person) == told
