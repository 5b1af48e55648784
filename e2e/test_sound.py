"""The sounds of the table: as loud as each other, told apart, and never crackling, however many fall together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.hexors.e2e.player import HexorsPlayer
from games.hexors.e2e.tables import CLOSE
from games.hexors.e2e.tables import token_of as token_of_hexors
from playwright.sync_api import Page

from e2e.harness import Person

Come = Callable[..., Person]

LOUDNESS = -20.0
"""LUFS, of the loudest 400 ms (ITU-R BS.1770)."""
APART = 2.0
"""LU that a sound may differ from that; a touch, which is heard most, is fainter."""
MOST_PEAK = -1.0
"""dBFS between the samples too, so that nothing crackles in any loudspeaker."""

# Has sounds begin after so many seconds, and hears them out without a loudspeaker: how loud they are by the two filters
# of BS.1770 (in 48 kHz), their highest peak by four times as many samples, for how long, and how bright, in Hertz.
HEAR = """async ([part, names, after]) => {
  const RATE = 48_000;
  const { sound } = await import(part);
  const stage = Object.assign(new OfflineAudioContext(2, RATE * 2, RATE), { resume: async () => {} });
  for (const name of names) await sound(stage, name, after);
  const recorded = await stage.startRendering();

  const scale = new OfflineAudioContext(2, recorded.length, RATE);
  const source = new AudioBufferSourceNode(scale, { buffer: recorded });
  const shelf = new IIRFilterNode(scale, {
    feedforward: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    feedback: [1, -1.69065929318241, 0.73248077421585],
  });
  const low = new IIRFilterNode(scale, { feedforward: [1, -2, 1], feedback: [1, -1.99004745483398, 0.99007225036621] });
  source.connect(shelf).connect(low).connect(scale.destination);
  source.start();
  const weighted = await scale.startRendering();
  const energy = [0];
  for (let at = 0; at < weighted.length; at += 1) {
    const both = [0, 1].map((channel) => weighted.getChannelData(channel)[at] ** 2);
    energy.push(energy[at] + both[0] + both[1]);
  }
  const moment = RATE * 0.4;
  let most = 0;
  for (let at = 0; at + moment < energy.length; at += 480) most = Math.max(most, energy[at + moment] - energy[at]);

  const samples = recorded.getChannelData(0);
  let peak = 0;
  let [whole, change] = [0, 0];
  let first = -1;
  let last = 0;
  for (let at = 16; at < samples.length - 16; at += 1) {
    if (Math.abs(samples[at]) > 0.001) {
      if (first < 0) first = at;
      last = at;
      whole += samples[at] ** 2;
      change += (samples[at] - samples[at - 1]) ** 2;
    }
    if (Math.abs(samples[at]) < 0.4) continue;
    for (const part of [0, 0.25, 0.5, 0.75]) {
      let sum = 0;
      for (let near = -15; near <= 16; near += 1) {
        const far = Math.PI * (near - part);
        sum += samples[at + near] * (far === 0 ? 1 : (Math.sin(far) / far) * Math.cos(far / 34) ** 2);
      }
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  peak ||= Math.max(...samples);
  return {
    loudness: -0.691 + 10 * Math.log10(most / moment),
    peak: 20 * Math.log10(peak),
    lasts: (last - first) / RATE,
    bright: (RATE / 2 / Math.PI) * Math.sqrt(change / whole),
  };
}"""

NAMES = ("touch", "move", "card", "roll", "rest", "catch", "refusal", "turn", "won", "end", "badge")


@pytest.fixture(scope="module")
def page(stay: Come) -> Page:
    """A page whose sounds can be heard one by one."""
    person = stay()
    person.page.goto(person.address)
    person.page.locator("#room > *").first.wait_for()
    return person.page


def hear(page: Page, site: Path, *names: str, after: float = 0.1) -> dict[str, float]:
    (part,) = site.glob("app/part-tones-*.js")
    heard: dict[str, float] = page.evaluate(HEAR, [f"./app/{part.name}", names, after])
    return heard


def test_all_sounds_are_as_loud_as_each_other_and_told_apart(page: Page, site: Path) -> None:
    heard = {name: hear(page, site, name) for name in NAMES}
    for name, sound in heard.items():
        least = LOUDNESS - (6 if name == "touch" else APART)
        assert least < sound["loudness"] < LOUDNESS + APART, (name, sound)
        assert sound["peak"] < MOST_PEAK, (name, sound)
        assert 0.05 < sound["lasts"] < 1.5, (name, sound)
    for name, one in heard.items():
        for other_name, other in heard.items():
            if name < other_name:
                higher = max(one["bright"], other["bright"]) / min(one["bright"], other["bright"])
                longer = max(one["lasts"], other["lasts"]) / min(one["lasts"], other["lasts"])
                assert higher > 1.25 or longer > 1.5, (name, one, other_name, other)


@pytest.mark.parametrize("names", [("catch", "won", "turn"), ("move",) * 4, NAMES * 2])
def test_nothing_crackles_when_sounds_fall_together(page: Page, site: Path, names: tuple[str, ...]) -> None:
    assert -12 < hear(page, site, *names)["peak"] < MOST_PEAK


# Writes down when each sound is asked for, by its first note.
LISTEN = """
window.tones = [];
const Plain = window.AudioContext;
window.AudioContext = class extends Plain {
  createOscillator() {
    const tone = super.createOscillator();
    const { setValueAtTime } = tone.frequency;
    tone.frequency.setValueAtTime = (pitch, at) => {
      window.tones.push({ pitch: Math.round(pitch), at: performance.now() });
      return setValueAtTime.call(tone.frequency, pitch, at);
    };
    return tone;
  }
};
"""


def test_dice_are_heard_as_they_fall_and_as_they_lie(come: Come) -> None:
    person = HexorsPlayer(come(reduced_motion="no-preference"))
    person.page.add_init_script(LISTEN)
    person.open("?pace=normal&notation", f"#/game/{token_of_hexors(CLOSE, rolls='red blue')}")
    person.page.locator(".pieces .is-open").first.wait_for()
    person.page.get_by_role("button", name="Sound").click()
    person.page.evaluate("tones.length = 0")
    person.say("c4 c3")
    person.page.locator(".log-lines", has_text="is defeated").wait_for(state="attached")
    tones: list[dict[str, Any]] = person.page.evaluate("tones")
    falls, rests = ([tone["at"] for tone in tones if tone["pitch"] == pitch] for pitch in (520, 390))
    assert len(rests) == 2
    first = [falls[0], falls[8]]
    for fell, lay in zip(first, rests, strict=True):
        assert 300 < lay - fell < 2000, "it is heard to lie when it does"
