"""Each setting works from the dialog, stays on the device, and works from its parameter, whatever the storage does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from games.numica.e2e.player import MINE, NumicaPlayer

from e2e.harness import Person

KEY = "parlour-settings"

# What the dialog calls each setting, a choice that is not its default, and the word for that in a parameter.
CHOICES = {
    "theme": ("Colours", "Dark", "dark"),
    "pieces": ("Size of pieces and signs", "Large", "large"),
    "coordinates": ("Letters and numbers", "Off", "off"),
    "notation": ("Moves as they are typed", "On", "on"),
    "log": ("What happened, beside the board", "On", "on"),
    "motion": ("Movement", "No movement", "reduce"),
    "pace": ("The computer’s pace", "Quick", "quick"),
    "sound": ("Sound", "On", "on"),
    "lang": ("Language", "English", "en"),
}
DEFAULTS = {
    "theme": "auto",
    "pieces": "normal",
    "coordinates": "on",
    "notation": "off",
    "log": "off",
    "motion": "auto",
    "pace": "normal",
    "sound": "off",
    "lang": "auto",
}
CHOSEN = {name: word for name, (_, _, word) in CHOICES.items()}

READ_CHECKED = """() => Object.fromEntries(
  [...document.querySelectorAll(".settings input:checked")]
    .map(({ name, value }) => [name.replace("setting-", ""), value])
)"""

# Counts what is made to sound instead of sounding.
STUB_AUDIO = """
window.sounds = { contexts: 0, tones: 0 };
const part = () => ({
  Q: {},
  frequency: new Proxy({}, { get: () => () => {} }),
  gain: new Proxy({}, { get: () => () => {} }),
  connect: (next) => next,
  start: () => { window.sounds.tones += 1; },
  stop: () => {},
});
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  constructor() { window.sounds.contexts += 1; }
  resume() { return Promise.resolve(); }
  sampleRate = 48000;
  createOscillator() { return part(); }
  createBufferSource() { return part(); }
  createBiquadFilter() { return part(); }
  createWaveShaper() { return part(); }
  createGain() { return part(); }
  createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
};
"""

REFUSE_STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""

HOSTILE = (
    "{",
    "null",
    "[]",
    '"dark"',
    "7",
    "[" * 50_000,
    '{"theme": "pink", "lang": "../../x", "pieces": {"a": 1}, "sound": true, "motion": ["reduce"], "pace": null}',
    '{"__proto__": {"theme": "dark"}, "constructor": "dark", "coordinates": "of", "game": "null", "lang": "qqqqqqqqq"}',
    json.dumps({"theme": "dark" * 1000, "lang": "<img src=x onerror=alert(1)>"}),
)


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    person = NumicaPlayer(stay(color_scheme="light"))
    person.page.add_init_script(STUB_AUDIO)
    return person


def visit(person: Person, query: str = "") -> None:
    """Open the page, and do not wait for Python: settings need none."""
    person.page.goto("about:blank")
    person.page.goto(person.address + query)
    person.page.locator(".games").wait_for()


@pytest.fixture
def person(home: NumicaPlayer) -> NumicaPlayer:
    """Somebody whose device remembers nothing."""
    if not home.page.url.startswith(home.address):
        visit(home)
    home.page.evaluate("localStorage.clear()")
    return home


def open_settings(person: Person) -> None:
    if not person.page.locator("dialog.settings").count():
        person.press("Settings")
        person.page.locator("dialog.settings").wait_for()


def close_settings(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.locator("dialog.settings").wait_for(state="detached")


def choose(person: Person, name: str, label: str) -> None:
    open_settings(person)
    person.page.get_by_role("group", name=CHOICES[name][0]).get_by_label(label, exact=True).check()


def read_settings(person: Person) -> dict[str, str]:
    open_settings(person)
    checked: dict[str, str] = person.page.evaluate(READ_CHECKED)
    return checked


def count_tones(person: Person) -> int:
    count: int = person.page.evaluate("window.sounds.tones")
    return count


def wait_for_tones(person: Person, least: int) -> None:
    person.page.wait_for_function("(least) => window.sounds.tones >= least", arg=least)


def test_every_setting_stays_over_a_reload(person: Person) -> None:
    visit(person)
    assert read_settings(person) == DEFAULTS
    for name, (_, label, _) in CHOICES.items():
        choose(person, name, label)
    assert read_settings(person) == CHOSEN
    visit(person)
    assert read_settings(person) == CHOSEN
    page = person.page.locator("html")
    marks = {name: page.get_attribute(f"data-{name}") for name in ("theme", "pieces", "coordinates")}
    assert marks == {name: CHOSEN[name] for name in marks}
    assert CHOSEN["motion"] == "reduce"
    assert page.get_attribute("data-still") is not None
    assert person.read_brightness("body") < 0.25


def test_every_setting_follows_its_parameter_which_is_not_kept(person: Person) -> None:
    visit(person, "?" + "&".join(f"{name}={word}" for name, word in CHOSEN.items()))
    assert read_settings(person) == CHOSEN
    visit(person)
    assert read_settings(person) == DEFAULTS


def test_a_parameter_wins_until_the_person_chooses(person: Person) -> None:
    visit(person)
    choose(person, "theme", "Dark")
    visit(person, "?theme=light&pieces=large")
    assert person.read_brightness("body") > 0.7
    choose(person, "theme", "High contrast")
    assert person.read_brightness("body") == 0
    assert read_settings(person)["pieces"] == "large", "the other parameter holds"
    visit(person)
    assert person.read_brightness("body") == 0, "what was chosen, not what the address said"
    assert read_settings(person)["pieces"] == "normal"


@pytest.mark.parametrize("content", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_content_of_the_storage_is_harmless(person: Person, content: str) -> None:
    person.page.evaluate("([key, content]) => localStorage.setItem(key, content)", [KEY, content])
    visit(person)
    assert read_settings(person) == DEFAULTS
    choose(person, "theme", "Dark")
    assert json.loads(person.page.evaluate("(key) => localStorage.getItem(key)", KEY)) == {"theme": "dark"}


def test_what_is_sound_in_a_damaged_storage_is_kept(person: Person) -> None:
    kept = json.dumps({"theme": "dark", "pieces": "huge", "nobody": "knows"})
    person.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, kept])
    visit(person)
    assert read_settings(person) == {**DEFAULTS, "theme": "dark"}


def test_where_storage_is_refused_settings_hold_for_the_page(come: Callable[..., Person]) -> None:
    person = come(color_scheme="light")
    person.page.add_init_script(REFUSE_STORAGE)
    visit(person)
    choose(person, "theme", "Dark")
    choose(person, "pace", "Slow")
    assert person.read_brightness("body") < 0.25
    assert read_settings(person) == {**DEFAULTS, "theme": "dark", "pace": "slow"}
    visit(person)
    assert read_settings(person) == DEFAULTS


def test_a_second_tab_follows(person: Person) -> None:
    visit(person)
    other = person.page.context.new_page()
    other.goto(person.address)
    other.locator(".games").wait_for()
    choose(person, "theme", "Dark")
    other.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    person.page.evaluate("localStorage.clear()")
    other.wait_for_function("document.documentElement.dataset.theme === 'auto'")
    other.close()


def test_a_language_is_changed_without_losing_the_game(person: Person) -> None:
    person.open("?lang=qps&seed=words&pace=instant&notation")
    page = person.page
    assert page.title().startswith("⟦")
    page.locator('[data-game="numica"] .primary').click()
    page.locator("#seat-0").wait_for(state="attached")
    page.locator(".setup .begin").click()
    for word in ("s", "c1"):
        person.find(word).click()
    page.locator(".token").wait_for()
    before = set(person.read_board())
    labels = " ".join(person.read_board().values())
    assert "⟦" in labels
    page.locator(".tools button").last.click()
    assert page.locator('.settings [value="qps"]').count() == 0, "the pseudo-locale is for developers"
    page.locator('.settings [name="setting-lang"][value="en"]').check()
    page.wait_for_function("document.title === 'Number Parlour'")
    page.get_by_role("heading", name="Settings").wait_for()
    close_settings(person)
    assert set(person.read_board()) == before
    assert "⟦" not in page.locator("#room").inner_text() + " ".join(person.read_board().values())
    assert page.locator(".token").count() == 1


def test_contrast_follows_the_device_under_auto(person: Person) -> None:
    visit(person)
    assert person.read_brightness("body") > 0.7
    person.page.emulate_media(contrast="more")
    assert person.read_brightness("body") == 0
    choose(person, "theme", "Light")
    assert person.read_brightness("body") > 0.7, "asked for on this page"
    person.page.emulate_media(contrast="no-preference")


def begin(person: NumicaPlayer, query: str) -> None:
    person.open(query).begin("person", "person")
    for _ in range(2):
        person.set_up(typed=True)
    person.page.locator(".tile.is-open").first.wait_for()


def test_nothing_sounds_until_it_is_asked_for(person: NumicaPlayer) -> None:
    begin(person, "?seed=sound")
    person.move_somewhere()
    assert person.page.evaluate("window.sounds") == {"contexts": 0, "tones": 0}
    choose(person, "sound", "On")
    wait_for_tones(person, 1)
    close_settings(person)
    heard = count_tones(person)
    person.move_somewhere()
    wait_for_tones(person, heard + 2)
    person.type_sentence("a9 z1")
    person.page.locator(".refusal").wait_for()
    assert person.page.evaluate("window.sounds.contexts") == 1
    choose(person, "sound", "Off")
    close_settings(person)
    heard = count_tones(person)
    person.move_somewhere()
    assert count_tones(person) == heard


def test_nothing_sounds_before_a_touch_or_in_the_background(person: NumicaPlayer) -> None:
    person.open("?sound=on")
    assert person.page.evaluate("window.sounds") == {"contexts": 0, "tones": 0}
    person.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    person.begin("person", "person")
    person.set_up(typed=True)
    assert count_tones(person) == 0
    person.page.evaluate("delete document.hidden")
    person.set_up(typed=True)
    wait_for_tones(person, 1)


def measure(person: NumicaPlayer, query: str) -> dict[str, Any]:
    begin(person, query)
    found: dict[str, Any] = person.page.evaluate(
        """() => {
          const width = (query) => document.querySelector(query).getBoundingClientRect().width;
          const sign = (query) => parseFloat(getComputedStyle(document.querySelector(query)).fontSize);
          const shown = (query) =>
            [...document.querySelectorAll(query)].filter((each) => each.checkVisibility()).length;
          return {
            piece: width(".token.square .body") / width(".tile"),
            sign: sign(".tile"),
            log: sign(".log-lines"),
            rim: shown(".rim"),
            beyond: document.documentElement.scrollWidth - innerWidth,
          };
        }"""
    )
    return found


def test_large_pieces_are_larger_and_coordinates_can_be_off(come: Callable[..., Person]) -> None:
    person = NumicaPlayer(come(viewport={"width": 360, "height": 640}))
    normal = measure(person, "?seed=size")
    labels = person.read_board()
    large = measure(person, "?seed=size&pieces=large&coordinates=off")
    assert large["piece"] > normal["piece"] * 1.1
    assert large["sign"] > normal["sign"] * 1.2
    assert large["log"] > normal["log"] * 1.15
    assert normal["rim"] == 16
    assert large["rim"] == 0
    assert normal["beyond"] <= 0
    assert large["beyond"] <= 0
    assert person.read_board() == labels, "the names of the spaces stay"


# How a part looks that forced colours leave alone: its lines and what it is filled with.
READ_LOOKS = """([query, pseudo]) => {
  const style = getComputedStyle(document.querySelector(query), pseudo || undefined);
  const { borderTopStyle, borderTopWidth, backgroundColor, color } = style;
  return [borderTopStyle, borderTopWidth, backgroundColor, color].join(" ");
}"""


def test_every_state_is_told_apart_in_forced_colours(come: Callable[..., Person]) -> None:
    person = NumicaPlayer(come(forced_colors="active", color_scheme="light"))
    begin(person, "?seed=forced")
    page = person.page
    person.move_somewhere()
    for state in (".tile.is-last", ".tile.is-open"):
        page.locator(state).first.wait_for()

    def look(query: str, pseudo: str = "") -> str:
        found: str = page.evaluate(READ_LOOKS, [query, pseudo])
        return found

    plain = ".tile:not(.is-open):not(.is-last):not(.is-said)"
    looks = [look(plain, "::after"), look(".tile.is-last", "::after"), look(".tile.is-open", "::after")]
    assert look('button[aria-disabled="true"]') != look("button:not([aria-disabled])")
    assert any(person.choose_piece(piece) for piece in person.find_spaces(MINE))
    looks += [look(".tile.is-open", "::after"), look(".tile.is-said", "::after")]
    assert len(set(looks)) == len(looks), looks
    sides = {look(f".token.seat-{seat} .body") for seat in (0, 1)}
    assert len(sides) == 2
    open_settings(person)
    chips = {look(".chip input:checked + span"), look(".chip input:not(:checked) + span")}
    assert len(chips) == 2


ASLEEP = """
window.woken = [];
window.AudioContext = class {
  state = "suspended";
  currentTime = 0;
  destination = {};
  async resume() {
    window.woken.push(window.event?.type ?? "later");
    if (window.event) this.state = "running";
  }
};
"""


def test_the_first_touch_itself_lets_the_page_sound(come: Callable[..., Person]) -> None:
    person = come()
    person.page.add_init_script(ASLEEP)
    person.open("?sound=on")
    person.page.locator(".game").first.wait_for()
    assert person.page.evaluate("window.woken") == []
    person.page.locator("h1").first.click()
    assert person.page.evaluate("window.woken") == ["pointerup"], "iPads wake nothing later"
