"""Hexors as people see it: battles and their sums, powers in windows, teams and secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.harness import HOLD_PAUSES, Person
from e2e.test_drag import middle_of, place
from games.hexors.e2e.player import HexorsPlayer
from games.hexors.e2e.tables import (
    ATTACKED,
    CLOSE,
    FOUR,
    LAST,
    QUIET,
    SHUT_IN,
    SIEGE,
    TEAM,
    WAITING,
    token_of,
    token_of_fresh,
)
from parlour.core.border import Wish
from parlour.games.hexors import HEXORS

Come = Callable[..., Person]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ADDRESS = "?pace=instant&notation&log"


@pytest.fixture(scope="module")
def hall(stay: Come) -> HexorsPlayer:
    """Somebody at a desk."""
    return HexorsPlayer(stay()).open(ADDRESS)


def sit_down(person: HexorsPlayer, token: str, address: str = ADDRESS) -> HexorsPlayer:
    """Sit down at a table, when there is something to touch."""
    person.open(address, f"#/game/{token}")
    person.page.locator(".pieces .is-open, .dock [data-touch], .curtain").first.wait_for()
    return person


def begin(person: Person, seats: str, preset: str, **options: object) -> HexorsPlayer:
    """Begin a game with two Characters for everybody, which is a short one."""
    player = HexorsPlayer(person)
    chosen = ",".join(f"{key}:{value}" for key, value in {"characters": 2, **options}.items())
    player.open(f"{ADDRESS}&seed=hexors&game=hexors&seats={seats}&preset={preset}&options={chosen}")
    player.page.locator("#seat-0").wait_for(state="attached")
    player.press("Begin")
    player.page.locator(".table-board, .curtain").first.wait_for()
    return player


READ_SUMS = """() => [...document.querySelectorAll(".hx-fighter")].map((fighter) => {
  const terms = [...fighter.querySelectorAll(".hx-term")].map((term) =>
    [...term.querySelectorAll("i, b")].map((part) => part.textContent).join("") || term.textContent.trim());
  const total = fighter.querySelector(".hx-total")?.textContent ?? "";
  return terms.join(" ") + (total && ` = ${total}`);
})"""
"""What stands on the battle sheet, the attacker's line and the defender's: `6 +6 +1 = 13`."""


def wait_for_sums(person: Person, attacker: str, defender: str) -> None:
    person.page.wait_for_function(
        f"(sums) => ({READ_SUMS})().join() === sums.join()", arg=[attacker, defender]
    )


def wait_for_move(person: Person, name: str = "") -> None:
    """Wait until somebody is asked for a move; one person alone without a name."""
    person.wait_for_status(rf"^\s*{name}{', w' if name else 'W'}hich Character do you move")


# Battles


def test_the_sum_of_a_battle_grows_on_the_sheet(hall: HexorsPlayer) -> None:
    """Bumblebee attacks Lion: it is white, Beehive's white number is 2; Lion is blue, Castle's blue number is 6."""
    sit_down(hall, token_of(ATTACKED, rolls="green yellow"))
    hall.wait_for_status("Bumblebee attacks the Lion")
    wait_for_sums(hall, "? +2 +1", "? +6 +1")
    hall.touch("pass")
    wait_for_sums(hall, "5 +2 +1 = 8", "? +6 +1")
    hall.touch("pass")
    wait_for_sums(hall, "5 +2 +1 = 8", "6 +6 +1 = 13")
    expect(hall.page.locator(".hx-fighter.is-lost")).to_have_count(0)
    hall.touch("pass")
    expect(hall.page.locator(".hx-fighter.is-lost")).to_have_count(1)
    wait_for_sums(hall, "5 +2 +1 = 8", "6 +6 +1 = 13")
    assert "The Bumblebee has 8, the Lion has 13. Blue’s Bumblebee is defeated." in " ".join(hall.read_log())


# How the panel lies, how much of its height has what it shows, line by line, and what does not lie wholly on it.
PANEL = """() => {
  const { top, bottom, left, right } = document.querySelector(".hx-sheet-ground").getBoundingClientRect();
  const lying = ".hx-sheet > *, .hx-fighter > *, .hx-term, .hx-standing:is(.is-top, .is-below)";
  const shown = [...document.querySelectorAll(lying)].filter((each) => each.checkVisibility());
  const boxes = shown.map((each) => each.getBoundingClientRect());
  const lines = [...document.querySelectorAll(".hx-sheet > *")].map((each) => each.getBoundingClientRect());
  const foot = Math.max(...lines.map((each) => each.bottom));
  const below = boxes.filter((each) => each.top >= foot).slice(0, 1);
  const covered = [...lines, ...below].reduce((sum, each) => sum + each.height, 0);
  return {
    place: [top, bottom].map(Math.round),
    used: covered / (bottom - top),
    outside: shown.filter((_, at) => {
      const each = boxes[at];
      return each.top < top - 1 || each.bottom > bottom + 1 || each.left < left - 1 || each.right > right + 1;
    }).map((each) => each.className),
  };
}"""


def test_the_panel_of_a_battle_is_as_large_as_what_it_shows(come: Come) -> None:
    """The same before and after the dice, and with chances or without; with the stack, as much higher as that is."""
    person = HexorsPlayer(come())
    for width, height in ((360, 640), (800, 600), (1024, 768), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        sit_down(person, token_of(ATTACKED, rolls="green yellow"), "?pace=instant")
        places = []
        for rolled in range(3):
            person.page.wait_for_function(
                "(count) => document.querySelectorAll('.hx-total').length === count", arg=rolled
            )
            person.wait_until_drawn()
            found = person.page.evaluate(PANEL)
            assert found["used"] >= 0.8, (width, rolled)
            assert found["outside"] == [], (width, rolled)
            places.append(found["place"])
            if rolled < 2:
                person.touch("pass")
        assert places == places[:1] * 3, "chances come and go, and the panel stays as it is"
        sit_down(person, token_of(WAITING), "?pace=instant")
        person.wait_until_drawn()
        found = person.page.evaluate(PANEL)
        assert found["used"] >= 0.8, width
        assert found["outside"] == [], width


def test_a_surge_is_used_in_the_turn_of_another(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of(ATTACKED, rolls="green green"))
    for sums in (("? +2 +1", "? +6 +1"), ("5 +2 +1 = 8", "? +6 +1")):
        wait_for_sums(hall, *sums)
        hall.touch("pass")
    wait_for_sums(hall, "5 +2 +1 = 8", "1 +6 +1 = 8")
    hall.say("072 c4")
    wait_for_sums(hall, "5 +2 +1 = 8", "1 +6 +1 +7 = 15")
    hall.wait_until_asked()
    log = " ".join(hall.read_log())
    assert "You used Teamwork." in log
    assert "The Bumblebee has 8, the Lion has 15. Blue’s Bumblebee is defeated." in log


def test_a_power_is_answered_by_another(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of(WAITING))
    hall.wait_for_status("Blue uses Teamwork.")
    hall.say("068 072")
    hall.wait_for_log(1)
    assert (
        "Teamwork is destroyed. The Lion has 13, the Bumblebee has 8. Blue’s Bumblebee is defeated."
        in " ".join(hall.read_log())
    )


def test_a_tie_is_rolled_again_before_all_eyes(come: Come) -> None:
    """Hedgehog's purple number and Raccoon's red one are both 2."""
    person = HexorsPlayer(come())
    person.page.add_init_script(HOLD_PAUSES)
    sit_down(person, token_of(CLOSE, rolls="purple red white red"), "?pace=slow&notation&log")
    person.say("c4 d5")
    seen = []
    while "is defeated" not in " ".join(person.read_log()):
        person.release_pauses()
        person.wait_until_drawn()
        seen.append(person.page.evaluate(READ_SUMS))
    assert seen.index(["2 = 2", "2 = 2"]) < seen.index(["6 = 6", "?"]) < seen.index(["6 = 6", "2 = 2"])
    assert "Both have 2, so both roll again!" in " ".join(person.read_log())


MOMENTS = """window.moments = [];
new MutationObserver(() => {
  const told = document.querySelector(".moment")?.innerText.trim() ?? "";
  if (told && moments.at(-1)?.told !== told) moments.push({ told, pauses: pauses.length });
}).observe(document, { childList: true, subtree: true, characterData: true });"""
"""Writes down each moment, and how many pauses had begun by then, its own among them."""


def test_an_attack_is_seen_before_the_dice_fall(come: Come) -> None:
    person = HexorsPlayer(come())
    count = HOLD_PAUSES.replace("window.pauses.push(act)", "window.pauses.push(ms), plain(act, 99)")
    person.page.add_init_script(count + MOMENTS)
    sit_down(person, token_of(CLOSE, rolls="red blue"), "?pace=normal&notation&log")
    person.say("c4 c3")
    wait_for_move(person)
    attack, first, second, verdict = person.page.evaluate("moments")
    assert "attacks your Unicorn!" in attack["told"]
    for roll in (first, second):
        assert re.search(r"^(Your|Blue’s) \w+ rolled \w+: \d\.$", roll["told"])
    assert "is defeated" in verdict["told"]
    pauses = person.page.evaluate("pauses")
    assert [pauses[each["pauses"] - 1] for each in (attack, first, second, verdict)] == [1000, 500, 500, 1000]


def test_whoever_beats_a_level_is_led_to_the_next(come: Come) -> None:
    person = sit_down(HexorsPlayer(come()), token_of(LAST, rolls="white blue"))
    person.say("c7 c8")
    ended = person.page.locator(".status.ended")
    ended.get_by_text("You beat “Gentle”. Well played!").wait_for()
    assert any("You beat “Gentle”." in said for said in person.hear("say"))
    assert person.page.locator(".overlay.feast:not(.is-quiet)").count() == 1
    person.page.locator(".bubble").get_by_role("button", name="Play again", exact=True).wait_for()
    person.page.locator(".dock").get_by_role("button", name="Next: Easy").click()
    person.page.locator(".result").wait_for(state="detached")
    expect(person.page.locator(".board").first).to_contain_text("Easy")


def test_a_first_win_is_told_though_the_last_battle_was_shown_step_by_step(come: Come) -> None:
    person = sit_down(HexorsPlayer(come()), token_of(LAST, rolls="white blue"), "?pace=fast")
    person.say("c7 c8")
    expect(person.page.locator(".feat")).to_have_text("Your first win against “Gentle”!")


FILM = """window.film = [];
requestAnimationFrame(function look() {
  const fighters = [...document.querySelectorAll(".hx-fighter")];
  const isSeen = (each) => each !== null && getComputedStyle(each).opacity > 0;
  const dice = fighters.map((fighter) => {
    const die = fighter.querySelector(".is-thrown");
    const flies = die?.getAnimations().some(({ playState }) => playState === "running") ?? false;
    return {
      state: die === null ? "" : flies ? "flies" : "lies",
      isTold: isSeen(fighter.querySelector(".hx-term.is-strike.is-told")) || isSeen(fighter.querySelector(".hx-total")),
    };
  });
  film.push({
    dice,
    isDecided: fighters.some((fighter) => fighter.matches(".is-lost, .is-won")),
    told: document.querySelector(".moment")?.innerText ?? "",
    lines: document.querySelectorAll(".log-lines .line").length,
    field: [...document.querySelectorAll(".pieces [data-touch]")].map((each) => each.ariaLabel).join("; "),
  });
  requestAnimationFrame(look);
});"""
"""Writes down at each frame what is seen of a battle."""


def test_dice_decide_once_they_lie_still(come: Come) -> None:
    """While a die flies nothing is told of it, and the tile that loses stands till both lie there."""
    person = HexorsPlayer(come(reduced_motion="no-preference"))
    sit_down(person, token_of(CLOSE, rolls="red blue"), "?pace=normal&notation&log")
    person.page.evaluate(FILM)
    person.say("c4 c3")
    wait_for_move(person)
    film = [frame for frame in person.page.evaluate("film") if len(frame["dice"]) == 2]
    states = ["".join(die["state"][:1] or "-" for die in frame["dice"]) for frame in film]
    assert [state for state, _ in groupby(states)] == ["--", "f-", "l-", "lf", "ll"]
    for frame in film:
        for die in frame["dice"]:
            assert not (die["isTold"] and die["state"] != "lies"), (
                "what it comes to is seen once it lies there"
            )
        if "flies" in [die["state"] for die in frame["dice"]]:
            assert not frame["isDecided"]
    for flying in ("f-", "lf"):
        during = [
            (frame["told"], frame["lines"])
            for frame, state in zip(film, states, strict=True)
            if state == flying
        ]
        assert len(set(during)) == 1, "nothing is told meanwhile"
    lying = [frame for frame, state in zip(film, states, strict=True) if state == "ll"]
    assert not lying[0]["isDecided"], "both sums are seen before what they decide"
    assert lying[-1]["isDecided"]
    before, after = (
        {frame["field"] for frame in lying if frame["isDecided"] is decided} for decided in (False, True)
    )
    assert len(before) == 1
    assert before.isdisjoint(after), "and the loser leaves after that"


def test_passes_are_no_news(hall: HexorsPlayer) -> None:
    """Whoever is asked again reads what the other has moved, and sees it marked, though a pass came after it."""
    sit_down(hall, token_of(QUIET.replace("065 067 070", "066 071 072; stones 1")))
    hall.say("c2 c3")
    for when in ("before your turn ends", "before Blue moves", "before you move"):
        hall.wait_for_status(f"Use a power {when}")
        hall.touch("pass")
    wait_for_move(hall)
    log = hall.read_log()
    moved = max(at for at, line in enumerate(log) if re.match("Blue’s .* moved", line))
    assert {*log[moved + 1 :]} == {"Blue passed.", "You passed."}
    small = hall.page.locator(".log-lines .is-trifle .sentence").all_inner_texts()
    assert small == [line for line in log if line.endswith(" passed.")]
    assert hall.page.locator(".beside").text_content() == log[moved]
    assert len(hall.find_spaces(", last move")) == 2


def test_the_lost_turns_of_a_siege_are_one_line_of_the_log(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of(SIEGE))
    lines = hall.page.locator(".log-lines .line")
    for number, move in enumerate(("a4 a5", "a5 a4", "a4 a5")):
        hall.say(move)
        expect(lines).to_have_count(number + 2)
        hall.wait_for_status("Which Character do you move")
    lost = "Blue has only the Treehouse left, and waits for an attack."
    there, back = "Your Hedgehog moved from a4 to a5.", "Your Hedgehog moved from a5 to a4."
    assert hall.read_log() == [there, lost, back, there]
    assert lines.locator(".number").all_inner_texts() == ["1", "2", "3", "5"]
    expect(lines.last).to_have_attribute("aria-current", "step")
    lines.nth(2).click()
    hall.wait_for_status("Move 3 of 6")


def test_turns_without_any_move_are_counted_in_one_line_of_the_log(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of(SHUT_IN))
    there, back = "Your Lion moved from c2 to c3.", "Your Lion moved from c3 to c2."
    for move, lost in (
        ("c2 c3", "this turn."),
        ("c3 c2", "2 turns in a row."),
        ("c2 c3", "3 turns in a row."),
    ):
        hall.say(move)
        line = hall.page.locator(".log-lines .sentence", has_text=f"Blue cannot move, and loses {lost}")
        expect(line).to_have_count(1)
        hall.wait_for_status("Which Character do you move")
    assert hall.read_log() == [there, "Blue cannot move, and loses 3 turns in a row.", back, there]


def test_how_a_battle_ended_is_read_though_a_pass_was_said_for_oneself(hall: HexorsPlayer) -> None:
    """Nothing is left that Red could use before the next move, so Red's pass there is said at once."""
    poor = ATTACKED.replace("powers 068 070 072", "powers 064 068 071")
    asked: dict[str, Wish] = dict.fromkeys(HEXORS.windows, "could")
    sit_down(hall, token_of(poor, rolls="green yellow", asked=asked))
    while not re.search("hich Character do you move", hall.read_status()):
        hall.wait_until_asked()
        # In one step: what is not asked any more is gone before a hand could reach it.
        hall.page.evaluate("""document.querySelector('.dock [data-touch="pass"]')?.click()""")
    assert "You passed." in hall.read_log()
    expect(hall.page.locator(".beside")).to_contain_text(
        "The Bumblebee has 8, the Lion has 13. Blue’s Bumblebee is defeated."
    )


@pytest.mark.parametrize("told", [True, False], ids=["told", "kept"])
def test_chances_are_told_before_a_battle_where_that_is_chosen(hall: HexorsPlayer, told: bool) -> None:
    chances = hall.page.locator(".hx-part, .hx-odds-badge")
    for picture in (ATTACKED, CLOSE):
        sit_down(hall, token_of(picture if told else picture.replace(", odds", "")))
        if picture == CLOSE:
            hall.say("c4")
            hall.find("d5").hover()
        if told:
            expect(chances.first).to_contain_text("%")
        else:
            hall.wait_until_drawn()
            expect(chances).to_have_count(0)


def test_a_hint_frames_a_space_by_its_six_sides(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of(CLOSE))
    hall.press("Hint")
    mark = hall.page.locator(".hint-mark")
    expect(mark).to_have_count(1)
    expect(mark).to_have_css("outline-style", "none")
    frame = mark.locator(".hex-frame path").last
    assert "".join(re.findall("[lvz]", frame.get_attribute("d") or "")) == "lvllvz", "two of them are upright"
    (left, top, width, height), space = frame.evaluate(
        """(path) => {
          const near = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
          const word = document.querySelector(".hint")?.innerText.match(/[a-g][1-9]/)[0];
          return [near(path.getBoundingClientRect()), near(
            document.querySelector(`.pieces [data-touch="${word}"]`).getBoundingClientRect())];
        }"""
    )
    assert [left, top, width, height] == pytest.approx(space, abs=2)


# Windows


END = "To use a power at the end of your turn"


@pytest.mark.parametrize(
    ("how", "held", "asked"),
    [
        ("Always", "064 066 071", True),
        ("When I could answer", "064 066 071", False),
        ("When I could answer", "064 066 072", True),
        ("Never", "064 066 072", False),
    ],
    ids=["always", "could-not", "could", "never"],
)
def test_one_says_when_one_wants_to_be_asked(hall: HexorsPlayer, how: str, held: str, asked: bool) -> None:
    """Of these powers only Teamwork can be used after a move that touched nobody."""
    sit_down(hall, token_of(QUIET.replace("powers 064 066 072", f"powers {held}")))
    if how != "Always":
        hall.page.locator(".asked summary").click()
        hall.page.get_by_role("group", name=END).get_by_role("radio", name=how, exact=True).check()
    hall.say("c2 c3")
    hall.wait_for_log(1 if asked else 2)
    hall.wait_until_asked()
    log = hall.read_log()
    assert log[0].startswith("Your Lion moved from c2 to c3.")
    assert (len(log) == 1) == asked
    assert log[1:2] == ([] if asked else ["You passed."]), "a pass is written down, whoever said it"


def test_the_space_bar_passes(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of(WAITING))
    hall.walk_to("c4")
    hall.page.keyboard.press(" ")
    hall.wait_for_log(1)
    assert hall.read_log()[0].startswith("Teamwork works now."), (
        "what comes of a pass is told, and not the pass"
    )


def test_each_power_explains_itself(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of_fresh(1, game="collector"))
    board = hall.read_board()
    assert len(board) == 12
    card = hall.page.locator(".explained .hx-card")
    for power, label in board.items():
        name, means = label.split(",")[0], re.split(r"costs [^.]*\. ", label)[1]
        hall.find(power).hover()
        expect(card).to_contain_text(means)
        expect(card).to_contain_text(name)
        expect(card).to_contain_text(re.compile("Surge|Ultimate"))


def test_a_power_of_the_hand_is_held_to_be_read(come: Come) -> None:
    person = sit_down(HexorsPlayer(come(**PHONE)), token_of(WAITING))
    x, y = middle_of(person, place("068"))
    session = person.page.context.new_cdp_session(person.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(person.page.locator(".explained .hx-card")).to_contain_text("Destroys a power")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    assert person.look()["said"] == [], "it is not used by that"


# More than two


def test_who_plays_together_is_said_where_they_sit_down(come: Come) -> None:
    person = come()
    person.open(f"{ADDRESS}&game=hexors&seats=p,1,1,1&preset=team")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.open_more()
    seats, partners = person.page.locator(".seats"), person.page.locator(".seats .partners")
    expect(partners).to_have_text("Red and Gold play together. Blue and Teal play together.")
    expect(seats.locator("label[for^=seat-]")).to_have_text(["Red", "Blue", "Gold", "Teal"])
    person.page.locator(".looks summary").click()
    person.page.get_by_role("textbox", name="Red").fill("Ida")
    expect(partners).to_have_text("Ida and Gold play together. Blue and Teal play together.")
    person.page.get_by_role("group", name="Colour of Blue").get_by_role("radio", name="Green").check()
    expect(partners).to_have_text("Ida and Gold play together. Green and Teal play together.")
    person.press("Begin")
    person.page.locator(".table-board").wait_for()
    expect(person.page.locator(".sides li")).to_have_text(
        [re.compile("Ida[^.]*Gold"), re.compile("Green[^.]*Teal")]
    )
    person.open(f"{ADDRESS}&game=hexors&seats=p,1,1,1&preset=free")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.open_more()
    expect(seats.locator("label[for^=seat-]")).to_have_text(["Red", "Blue", "Green", "Gold"])
    expect(partners).to_have_count(0)


def test_two_against_two(hall: HexorsPlayer) -> None:
    """Both Stones of the team make Lion's 3 and 6 to 11, against 6 and 5 of the Stronghold."""
    sit_down(hall, token_of(TEAM, rolls="purple red white yellow"))
    hall.say("b8 c8")
    wait_for_sums(hall, "? +6", "? +5")
    hall.say("boost 2")
    hall.wait_for_log(1)
    hall.page.locator(".result").wait_for()
    log = " ".join(hall.read_log())
    assert "You spent 2 Stones: 2 more for the Lion." in log
    assert "Both have 11, so both roll again!" in log
    headline, reason, *rest = hall.read_result()
    assert headline == "Your team won!"
    assert reason == "Both Strongholds of a team are defeated."
    assert [line.split()[0] for line in rest if "(" in line] == ["Red", "Green", "Blue", "Gold"]


def test_whoever_leaves_hands_the_tiles_to_a_computer(hall: HexorsPlayer) -> None:
    sit_down(hall, token_of(FOUR, people=2))
    wait_for_move(hall, "Red")
    hall.press("Leave the game")
    hall.press("Leave? A computer plays on")
    wait_for_move(hall)
    log = hall.read_log()
    assert log[0] == "Red leaves. A computer plays on."
    assert log[1].startswith("Red’s ")
    board = hall.read_board()
    assert [board[space].split(",")[1:3] for space in ("l1", "k2")] == [
        [" Beehive", " yours"],
        [" Raccoon", " yours"],
    ]
    hall.say("k2 j2")
    wait_for_move(hall)
    assert [line.split()[0] for line in hall.read_log() if " moved " in line] == [
        "Red’s",
        "Your",
        "Green’s",
        "Gold’s",
        "Red’s",
    ]


# Secrets


def test_two_people_choose_their_powers_behind_the_curtain(hall: HexorsPlayer) -> None:
    page = hall.page
    sit_down(hall, token_of_fresh(2, game="collector"))
    hall.press("I am Red")
    hall.say("064 066 070")
    hall.find("072").click()  # the last one is changed for another
    hall.press("Done")
    page.locator(".curtain", has_text="Blue").wait_for()
    assert "Escape" not in page.content(), "nothing is on the page that Red chose"
    hall.press("I am Blue")
    hall.wait_for_status("Blue, choose ")
    assert "Red chose in secret." in hall.read_log()
    hall.say("069 070 070")
    hall.press("Done")
    hall.touch("arrange")
    hall.press("I am Red")
    hall.touch("arrange")
    wait_for_move(hall, "Red")
    assert [word for word in hall.read_board() if word.isdigit()] == ["064", "066", "072"]
    for power in ("Flying Debris", "Life Drain"):
        assert power not in page.content(), "what Blue holds is Blue's alone"


# Tiles of one's own


OWN = "006 = 1 2 3 4 5 9 + 7; 010 = 1 2 3 4 5 9 + 7"


def begin_with_tiles(person: Person, text: str) -> None:
    person.open_more()
    person.page.get_by_role("textbox", name="Tiles of your own").fill(text)
    person.press("Begin")


def test_tiles_of_ones_own_are_played_with(hall: HexorsPlayer) -> None:
    hall.open(f"{ADDRESS}&seed=tiles&game=hexors&seats=p,1&preset=beginner")
    hall.page.locator("#seat-0").wait_for(state="attached")
    refusal = hall.page.locator(".setup .refusal")
    for text, words in (
        (
            "006 = 1 2 3 4 5 9 + 7; 018 red 2 2 2 2 2 2",
            "Tile 2 of your list: its six Strike Values are all alike",
        ),
        ("072 red 1 2 3 4 5 6", "Tile 1 of your list: 064 to 075 are powers"),
        ("018 pink 1", "Tile 1 of your list: it cannot be read."),
    ):
        begin_with_tiles(hall, text)
        expect(refusal).to_contain_text(words)
    begin_with_tiles(hall, OWN)
    hall.wait_until_asked()
    label = next(label for label in hall.read_board().values() if re.search("Castle|Treehouse", label))
    assert "red 1, yellow 2, green 3, purple 4, blue 5, white 9" in label


READ_LUMINANCES = """() => [...document.querySelectorAll(".paper-page .hx-badge.is-owner")].map((badge) =>
  [".hx-mark", "circle"].map((query) => {
    const [red, green, blue] = getComputedStyle(badge.querySelector(query)).fill.match(/\\d+/g)
      .map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }))"""


def test_whose_a_printed_tile_is_is_seen_without_colours(come: Come) -> None:
    """Also that of the player who is light on paper."""
    person = come().open(place=f"#/teachers/{HEXORS.key}/print-cards")
    person.page.locator(".paper-page .hx-badge.is-owner").first.wait_for(state="attached")
    pairs = person.page.evaluate(READ_LUMINANCES)
    assert len(pairs) == 2 * (33 + 12)
    for mark, ground in pairs:
        assert (ground + 0.05) / (mark + 0.05) >= 4.5
