"""Numbers League on the page: captures as they are composed, hidden hands, and what is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.harness import HINT, Person
from games.league.e2e.player import LeaguePlayer, open_capture, open_table
from games.league.e2e.screens import show_own_turn
from games.league.e2e.tables import (
    acts_with,
    acts_with_device,
    captures_with,
    holds_nothing_that_fits,
    token_of,
)

Come = Callable[..., Person]


def read_equation(person: Person) -> str:
    equation = person.page.locator(".equation")
    return equation.text_content() or "" if equation.count() else ""


# A capture as it is composed


def capture_somebody(person: LeaguePlayer, look: Callable[[], object] = lambda: None) -> str:
    """Touch a villain, then whoever is offered, until it is captured; look on after each touch."""
    lines = person.look()["lines"]
    villain: str = next(word for word in person.look()["open"] if word[0] == "v")
    person.touch_and_wait(villain)
    while not (seen := person.look())["confirm"] and seen["lines"] == lines:
        look()
        person.touch_and_wait(next(word for word in seen["open"] if word[0] != "v" and word != "pass"))
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
    sums = read_sums(person)
    first, second, *_ = sums
    before = read_equation(person)
    person.touch_and_wait(first)
    expect(person.page.locator(".equation")).to_have_text(re.compile(rf"= {sums[first]}$"))
    assert person.page.locator(".equation").inner_html().count("+") == 2, (
        "of one superhero, its three numbers"
    )
    person.touch_and_wait(second)
    total = sums[first] + sums[second]
    expect(person.page.locator(".equation")).to_have_text(f"{sums[first]} + {sums[second]} = {total}")
    assert person.page.locator(".equation-parts").inner_html().count("+") == 5, "of both, all six"
    person.press("Put back")
    expect(person.page.locator(".equation")).to_have_text(re.compile(rf"= {sums[first]}$"))
    person.touch_and_wait(first)
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
    glowing = {word for word in person.look()["open"] if word[0] == "v"}
    everybody = {word for word in person.read_board() if word[0] == "v"}
    assert glowing
    assert glowing < everybody
    shadow = "(part) => getComputedStyle(part).boxShadow"
    for word in sorted(everybody):
        assert (person.find(word).evaluate(shadow) != "none") == (word in glowing)


def test_without_the_glow_a_wrong_sum_is_told_and_the_team_stays(come: Come) -> None:
    person = open_capture(come, glow=False)
    sums = read_sums(person)
    hero = next(iter(sums))
    shadow = "(part) => getComputedStyle(part).boxShadow"
    villains = [word for word in person.read_board() if word[0] == "v"]
    assert {person.find(word).evaluate(shadow) for word in villains} == {"none"}, "none helps"
    person.touch_and_wait(hero)
    wrong = next(word for word in villains if word != f"v{sums[hero]}")
    person.touch(wrong)
    than = f"That is {'more' if sums[hero] > int(wrong[1:]) else 'less'} than {wrong[1:]}."
    assert f"= {sums[hero]}. {than}" in person.wait_for_status("That is ")
    assert person.look()["said"] == [hero]


def test_a_capture_can_be_touched_in_any_order(come: Come) -> None:
    person = open_capture(come)
    villain = capture_somebody(person)
    line = person.page.locator(".line", has_text=f"capture {villain} :")
    assert re.search(rf"capture {villain} : (H\d+|s)", line.inner_text())
    assert person.find(villain).count() == 0, "it is with its captor"


# A computer's turn

NOTE_DONE = """window.told = [];
window.staged = [];
new MutationObserver(() => {
  const text = document.querySelector(".bubble:has(.thinking) .beside")?.innerText;
  if (text && told.at(-1) !== text) told.push(text);
  const guest = document.querySelector(".guest");
  if (!guest) return;
  const behind = [...document.querySelectorAll(".part.is-behind")];
  staged.push({
    name: guest.querySelector(".strip-name").innerText,
    sum: guest.querySelector(".guest-sum")?.textContent ?? "",
    isAlone: behind.length > 0 && behind.every((part) => getComputedStyle(part).opacity === "0"),
    isAsked: document.querySelector(".pieces .is-open") !== null,
  });
}).observe(document.body, { childList: true, subtree: true, characterData: true });"""
"""Writes down what is told beside a computer that thinks, and who stands on the stage in place of one's own."""


def test_a_computer_plays_in_the_open(come: Come) -> None:
    """What it has done is told while it thinks of what comes next, and its superhero stands on the stage."""
    person = open_table(
        come, token_of(until=acts_with(1), computers=1, seed="travel"), "?pace=quick&notation&log"
    )
    person.page.evaluate(NOTE_DONE)
    before = len(person.read_log())
    person.touch("done")
    person.page.locator('[data-touch="pass"]').click()
    person.page.locator(".thinking").wait_for()
    person.page.locator(".pieces .is-open").first.wait_for()
    told: list[str] = person.page.evaluate("told")
    log = " ".join(person.read_log()[before:])
    assert len(told) > 1, "sentence after sentence"
    for text in told:
        assert text.startswith("Blue ")
        assert text in log
    staged: list[dict[str, Any]] = person.page.evaluate("staged")
    assert any(re.search(r"\d = −?\d+$|…$", moment["sum"]) for moment in staged), "its numbers are seen"
    for moment in staged:
        assert moment["name"].startswith("Blue")
        assert moment["isAlone"], "nobody else's superheroes are seen there"
        assert not moment["isAsked"], "and it has left before anybody is asked"
    assert person.page.locator(".guest, .is-behind").count() == 0


# What was missed

MISSED = re.compile(r"You could have captured [^(]+ \((\d points|1 point)\):\s([^=]+) = (−?\d+)\.")


def pass_over(
    come: Come, *, persons: int = 1, query: str = "?pace=instant&notation&log", **options: Any
) -> LeaguePlayer:
    """Capture nobody, though somebody could have been captured."""
    text = str(options).replace("'", '"').replace("False", "false") if options else "{}"
    computers = 2 - persons
    token = token_of(
        until=captures_with(3), persons=persons, computers=computers, options=text, seed="missed"
    )
    if persons == 2:
        person = LeaguePlayer(come()).open(query, f"#/game/{token}")
        person.page.locator(".curtain .primary").click()
        person.page.locator(".pieces .is-open").first.wait_for()
    else:
        person = open_table(come, token, query)
    person.touch("pass")
    return person


def test_a_missed_capture_is_told_after_the_turn(come: Come) -> None:
    person = pass_over(come)
    line = person.page.locator(".missed span")
    told = MISSED.fullmatch(line.inner_text())
    assert told
    _, sums, total = told.groups()
    assert sum(int(each) for each in re.sub("([−+]) ", r"\1", sums).replace("−", "-").split()) == int(total)
    person.wait_until_heard("could have captured")
    heard = [each for each in person.hear("say") if "could have captured" in each]
    assert len(heard) == 1, "once"
    assert MISSED.search(heard[0])
    person.wait_for_turn()
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
    person.wait_for_turn()
    assert person.page.locator(".missed").count() == 0


def test_where_sums_are_never_shown_the_missed_capture_has_none(come: Come) -> None:
    person = pass_over(come, equations="never")
    told = person.page.locator(".missed span").inner_text()
    assert re.fullmatch(r"You could have captured [^(]+ \((\d points|1 point)\)\.", told)


def test_without_hints_nobody_is_told_what_was_missed(come: Come) -> None:
    person = LeaguePlayer(come()).open("?pace=instant&notation&log&seed=missed")
    person.choose_game("Numbers League")
    person.open_more()
    person.page.get_by_label("Hints").uncheck()
    person.sit("person", "1")
    person.press("Begin")
    page, random = person.page, Random("missed")
    for _ in range(80):
        assert person.wait_for_turn()
        offered = [*(seen := person.look())["open"], *seen["beside"]]
        if any(word[0] in "vHs" for word in offered) and "pass" in offered:
            person.touch_and_wait("pass")
            person.wait_for_turn()
            break
        person.touch_and_wait(person.choose(offered, random))
    else:
        raise AssertionError("nobody could ever be captured")
    assert "You passed." in " ".join(person.read_log())
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
    for point in person.page.locator(".point.is-better").all():
        seat = "Red" if point.locator(".dot.seat-0").count() else "Blue"
        better = point.locator("code").last.inner_text().split()
        person.look_back(point.locator("button").first.click, "Better: |could have")
        marked = {word for word, label in person.read_board().items() if label.endswith(HINT)}
        own = {word for word in better if word[0] == "H"} if seat == "Red" else set()
        assert {word for word in marked if word[0] == "H"} == own
        assert better[1] in marked, "the villain"
        seats.add(seat)
    assert "Blue" in seats


# Cards


def test_a_card_travels_from_the_hand_into_the_superhero(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=1, seed="travel"))
    card = next(word for word in person.look()["open"] if word[0] in "hbl")
    number = person.page.evaluate(
        "() => [...document.querySelectorAll('span.piece')].map((each, at) => (each.number = at)).length"
    )
    where = "() => [...document.querySelectorAll('span.piece')].filter((each) => each.number === undefined).length"
    person.touch(card)
    person.find(card).wait_for(state="detached")
    assert number > 20
    assert person.page.evaluate(where) == 0, "every picture is one that was there before"
    assert "You played" in person.read_log()[-1]
    person.press("Undo")
    person.find(card).wait_for()


def test_another_card_takes_the_place_of_the_first_in_a_trade(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(1), computers=1, seed="trade"))
    hand = [word for word, label in person.read_board().items() if "in your hand" in label]
    theirs = [word for word, label in person.read_board().items() if "of the Sidekick" in label]
    assert len(theirs) == 3
    person.touch_and_wait("trade")
    person.touch_and_wait(hand[0])
    person.touch_and_wait(hand[1])
    assert person.look()["said"][-1] == hand[1]
    person.touch(theirs[0])
    person.page.locator(".line", has_text=f"trade {hand[1]} {theirs[0]}").wait_for()
    board = person.read_board()
    assert "of the Sidekick" in board[hand[1]]
    assert "in your hand" in board[theirs[0]]
    assert "traded" in person.read_log()[-1]
    assert hand[1] not in person.read_log()[-1], "cards are told by their names"


def read_verbs(person: Person) -> set[str]:
    """The words that nothing on the board stands for; none is drawn there."""
    beside: list[str] = person.look().get("beside", [])  # nothing is told of a game that is over
    assert not set(person.read_board()) & {"done", "pass", "trade", "hq", "play", "device", "capture"}
    return set(beside)


@pytest.mark.parametrize("verb", ["hq", "trade", "device"])
def test_no_verb_throws_away_what_is_being_said(come: Come, verb: str) -> None:
    person = open_table(come, token_of(until=acts_with_device(1), computers=1, seed="device"))
    assert read_verbs(person) == {"done", "trade", "hq"}
    hand = [word for word, label in person.read_board().items() if "in your hand" in label]
    if verb == "device":
        person.touch_and_wait(next(word for word in hand if word[0] in "+-x"))
    else:
        person.touch_and_wait(verb)
        person.touch_and_wait(hand[0])
    assert len(person.look()["said"]) == 1
    assert read_verbs(person) == set(), "touching one would end the phase"
    person.press("Put back")
    person.page.locator(".is-said[data-touch]").wait_for(state="detached")
    if verb != "device":
        person.press("Put back")
    person.find("done").wait_for()
    assert read_verbs(person) == {"done", "trade", "hq"}


def test_a_part_that_is_touched_after_a_device_is_meant(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with_device(1), computers=1, seed="device"))
    offered = person.look()["open"]
    person.touch_and_wait(next(word for word in offered if word[0] in "+-x"))
    part = next(word for word in offered if word[0] in "hbl")
    person.touch(part)
    person.page.locator(".line", has_text=f"play {part}").wait_for()
    assert person.look()["refused"] == ""


def read_places(person: Person) -> dict[str, tuple[float, float, float, float]]:
    """Where each card of the hand lies."""
    hand = [word for word, label in person.read_board().items() if "in your hand" in label]
    return {word: person.read_box(f'[data-touch="{word}"]') for word in hand}


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)])
def test_no_card_moves_while_others_are_played(come: Come, size: tuple[int, int]) -> None:
    person = open_table(come, token_of(until=acts_with(1), computers=1, seed="trade"))
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    before = read_places(person)
    theirs = next(word for word, label in person.read_board().items() if "of the Sidekick" in label)
    gone = next(word for word in before if word in person.look()["open"])
    person.touch(gone)
    person.find(gone).wait_for(state="detached")
    assert read_places(person) == {word: box for word, box in before.items() if word != gone}
    person.press("Undo")
    person.find(gone).wait_for()
    person.find("trade").wait_for()
    person.touch_and_wait("trade")
    person.touch_and_wait(gone)
    person.touch(theirs)
    person.page.locator(".line", has_text=f"trade {gone} {theirs}").wait_for()
    after = read_places(person)
    assert after.pop(theirs) == before.pop(gone), "what is taken lies where the other was"
    assert after == before


def test_whoever_reckons_alone_sees_no_sum_until_a_villain_is_named(come: Come) -> None:
    person = open_capture(come, equations="self")
    page = person.page
    assert read_sums(person) == {}
    assert page.locator(".badge").count() == 0
    shadow = "(part) => getComputedStyle(part).boxShadow"
    villains = [word for word in person.read_board() if word[0] == "v"]
    assert {person.find(word).evaluate(shadow) for word in villains} == {"none"}, "none helps"
    person.touch_and_wait("H1")
    expect(page.locator(".equation")).to_have_text(re.compile(r"^[^=]+ = \?$"))
    total = sum(int(each) for each in re.findall(r"\d", read_equation(person)))
    wrong = next(word for word in villains if word != f"v{total}")
    person.touch(wrong)
    told = f"= {total}. That is {'more' if total > int(wrong[1:]) else 'less'} than {wrong[1:]}."
    assert told in person.wait_for_status("That is ")
    assert person.look()["said"] == ["H1"], "nothing is ended by it"
    person.touch_and_wait("H1")
    person.touch_and_wait(wrong)
    person.touch_and_wait("H1")
    expect(page.locator(".equation")).to_have_text(re.compile(r"^[^=]+ = \?$"))
    person.wait_for_status("Or press “Done”")
    page.locator(".dock .confirm").click()
    assert told in person.wait_for_status("That is "), "who says so is told"
    assert set(person.look()["said"]) == {"H1", wrong}, "nothing is ended by it"


def test_a_villain_that_is_touched_early_is_meant_where_it_can_be_captured(come: Come) -> None:
    person = come()
    show_own_turn(person, "?pace=instant")
    person.find("v6").click()
    person.page.locator(".dock .refusal").wait_for()
    assert person.page.locator(".dock .go[data-touch=done]").count() == 1, "nobody adds up to 6"
    person.find("v12").click()
    person.page.locator(".dock .go.primary:not([data-touch])").click()
    person.page.locator('.is-said[data-touch="v12"]').wait_for()
    assert "You go on to capture." in person.read_log()[-1]


def test_nobody_is_asked_whom_to_capture_where_nobody_can_be(come: Come) -> None:
    person = open_table(
        come, token_of(until=acts_with(0), computers=1, options='{"villains": 12}', seed="none")
    )
    before = len(person.read_log())
    person.touch("done")
    person.wait_for_log(before + 3)
    assert "You passed." in person.read_log()[before + 1]
    assert person.find("pass").count() == 0


@pytest.mark.parametrize(("plays", "returns"), [(2, True), (2, False), (1, False)])
def test_whoever_holds_no_card_that_fits_is_told_what_to_do(come: Come, plays: int, returns: bool) -> None:
    token = token_of(until=holds_nothing_that_fits(plays, returns), computers=1, seed="stuck")
    person = LeaguePlayer(come()).open("?pace=instant", f"#/game/{token}")
    advised = "go to HQ for new ones" if returns else "go on and capture"
    person.wait_for_status(f"No card of yours fits now. Trade one, or {advised}.")
    page = person.page
    green = page.locator(".table button.primary").all_inner_texts()
    assert [text.strip() for text in green] == ([] if returns else ["Now capture"])


def test_nobody_is_not_offered_while_a_team_is_composed(come: Come) -> None:
    person = open_capture(come)
    assert read_verbs(person) == {"pass"}
    hero = next(word for word in person.look()["open"] if word[0] == "H")
    person.touch_and_wait(hero)
    assert read_verbs(person) == set()
    person.touch_and_wait(hero)
    person.find("pass").wait_for()
    assert read_verbs(person) == {"pass"}


def test_many_things_are_told_by_their_names(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=1, seed="stand"))
    labels = {word: person.read_board().get(word, "") for word in person.look()["open"]}
    person.press("What can I touch?")
    told = person.wait_for_said("You can touch")
    listed = re.search(r"You can touch \d+ things: (.*)\.", told)
    assert listed is not None
    things = listed[1].split("; ")
    for word, label in labels.items():
        if word[0] in "hbl":
            part, kind = label.split(", ")[:2]
            assert f"{part} {kind.split()[-1]}" in things
    assert {"Trade a card", "Now capture"} < set(things)
    assert "head, " not in told
    assert not set(labels) & set(things), "no bare words"


def read_sums_by_name(person: Person) -> dict[str, int]:
    """The sums of one's own superheroes, by their names."""
    board = person.read_board()
    return {board[word].split(":")[0]: total for word, total in read_sums(person).items()}


def test_many_heroes_and_villains_are_told_by_their_numbers(come: Come) -> None:
    person = open_capture(come, glow=False)
    sums = read_sums_by_name(person)
    person.press("What can I touch?")
    things = person.wait_for_said("You can touch")
    for hero, total in sums.items():
        assert f"{hero} is {str(total).replace('-', '−')}" in things
    for word, label in person.read_board().items():
        if word[0] == "v":
            assert re.search(rf"{label.split(', weakness')[0]} {word[1:].replace('-', '−')}[;.]", things)


def test_how_it_stands_is_told(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=2, seed="stand"))
    person.press("Where do we stand?")
    told = person.wait_for_said("Round ")
    for hero, total in read_sums_by_name(person).items():
        assert re.search(rf"{hero} is {str(total).replace('-', '−')}\b", told)
    assert "villains are left" in told
    assert "The Sidekick" in told
    assert "The Hall of Heroes" in told
    for name in ("You", "Blue", "Green"):
        assert f"{name}: " in told


# Giving up


@pytest.mark.parametrize("stage", ["action", "capture"])
def test_after_giving_up_nothing_is_left_to_do(come: Come, stage: str) -> None:
    if stage == "action":
        person = open_table(come, token_of(until=acts_with(2), computers=1, seed="travel"))
    else:
        person = open_capture(come)
    assert person.page.locator(".strip.is-turn").count() == 1
    assert read_verbs(person)
    person.press("Give up")
    person.press("Really give up?")
    assert person.read_result()[:2] == ["Blue won!", "You gave up."]
    assert read_verbs(person) == set()
    assert person.page.locator(".is-turn, .pip:not(.used)").count() == 0
    person.look_back(lambda: person.line(len(person.read_log()) - 1).click())
    assert person.page.locator(".strip.is-turn").count() == 1, "it was somebody's turn then"


def test_giving_up_alone(come: Come) -> None:
    person = open_table(come, token_of(until=captures_with(3), seed="solo"))
    person.press("Give up")
    person.press("Really give up?")
    assert person.read_result()[:2] == ["Not won this time.", "You gave up."]
    assert "other side" not in " ".join(person.hear("say"))
    person.button("Play again").wait_for()
    assert person.button("Swap seats").count() == 0, "with whom?"


# The focus


def read_focus(person: Person) -> str:
    """The word of what has the focus on the board."""
    word: str = person.page.evaluate("document.activeElement.dataset.touch ?? ''")
    return word


def test_after_a_card_the_focus_stays_in_the_hand(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=1, seed="travel"))
    page = person.page
    card = [word for word in person.look()["open"] if word[0] in "hbl"][-1]
    person.find(card).focus()
    page.keyboard.press("Enter")
    person.find(card).wait_for(state="detached")
    page.wait_for_function("document.activeElement.closest('.pieces')")
    assert person.wait_for_turn()
    word = person.look()["open"][-1]
    page.wait_for_function("document.activeElement.matches('.is-open')")
    assert read_focus(person) == word, "the nearest that can be touched, since the last card was played"


def test_a_key_that_is_held_touches_once(come: Come) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=1, seed="travel"))
    lines = len(person.read_log())
    cards = [word for word in person.look()["open"] if word[0] in "hbl"]
    person.find(cards[0]).focus()
    for _ in range(4):
        person.page.keyboard.down("Enter")
        person.page.wait_for_timeout(100)
    person.page.keyboard.up("Enter")
    assert len(person.read_log()) == lines + 1
    assert sum(person.find(word).count() for word in cards) == len(cards) - 1


@pytest.mark.parametrize("end", ["Done", "Play it"])
def test_after_a_sentence_from_beside_the_board_the_focus_goes_back_to_it(come: Come, end: str) -> None:
    person = open_table(come, token_of(until=acts_with(2), computers=1, seed="travel"))
    person.hand = "keys"
    page = person.page
    card = next(word for word in person.look()["open"] if word[0] in "hbl")
    person.walk_to(card)
    if end == "Done":
        page.locator('.dock [data-touch="hq"]').click()
        page.wait_for_function("document.activeElement.closest('.pieces')")
        person.touch(card)
        person.find(card).and_(page.locator(".is-said")).wait_for()
    else:
        page.keyboard.press("h")
        page.locator(".hint-text").wait_for()
        person.walk_to(person.find_spaces(HINT)[0])
        page.keyboard.press("h")
        page.keyboard.press("h")
    lines = len(person.read_log())
    button = page.locator(".dock").get_by_role("button", name=end, exact=True)
    person.use(button)
    person.wait_for_log(lines + 1)
    page.wait_for_function("document.activeElement.closest('.pieces')")
    word = read_focus(person)
    assert word == card or word not in person.find_spaces("weakness"), "and to where it was there"
