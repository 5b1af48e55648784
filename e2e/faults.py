"""Faults of the worker, planted: a page whose worker falls silent, stops, or meets a mistake, when a test says so; and
how nobody has to wait for them."""

from __future__ import annotations

from e2e.harness import Person

TENTHS = """{
  const interval = window.setInterval;
  window.setInterval = (act, ms, ...rest) => interval(act, ms / 10, ...rest);
}"""
"""What takes seconds, takes a tenth of them."""

BACK = "The games are back. Go on where you were."

# Every worker of the page, with all that they are asked and what shall be wrong with them. What is planted strikes the
# next request of that verb, and then no other, unless it shall last; a step strikes once a computer thinks or a
# game is judged, and not while it is still sought what an earlier move missed.
PLANT = """{
  const Plain = window.Worker;
  window.workers = [];
  window.planted = [];
  window.asked = [];
  const plainInterval = window.setInterval;
  // Patience is counted in ticks; where a worker is silent on purpose, nobody has to wait for them, or all the longer.
  window.slowness = 1;
  window.setInterval = (act, ms, ...rest) => plainInterval(act, ms * window.slowness, ...rest);
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      window.workers.push(this);
      window.slowness = 1;
    }
    postMessage(message, ...rest) {
      const verb = message.text ? JSON.parse(message.text).verb : message.kind;
      window.asked.push(verb);
      if (verb === "think" || verb === "review") for (const each of window.planted) each.isRipe = true;
      const isMeant = (each) => each.verb === verb && (verb !== "step" || each.isRipe);
      const plant = window.planted.find((each) => isMeant(each) || each.verb === "any" && message.text);
      if (this.isDumb || !plant) return this.isDumb ? undefined : super.postMessage(message, ...rest);
      if (!plant.lasts) window.planted.splice(window.planted.indexOf(plant), 1);
      window.struck = (window.struck ?? 0) + 1;
      this.strike(plant.kind, message);
    }
    strike(kind, message) {
      const answer = (data) => setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
      if (kind === "silence") this.isDumb = true;
      if (kind === "crash") {
        setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "out of memory", cancelable: true })));
      }
      if (kind === "fault") {
        const error = { code: "engine-fault", args: { fault: "planted" } };
        answer({ kind: "answer", id: message.id, text: JSON.stringify({ error }) });
      }
    }
  };
}"""


def plant(
    person: Person, kind: str, verb: str = "any", *, lasts: bool = False, slowness: float = 0.1
) -> None:
    """Let the next request of a verb end in a `fault`, a `crash` or `silence`; each further one too, where it lasts.
    Silence is waited for so many times as long as it would be."""
    person.page.evaluate(
        """([kind, verb, lasts, slowness]) => {
          planted.push({ kind, verb, lasts });
          window.slowness = kind === "silence" ? slowness : 1;
        }""",
        [kind, verb, lasts, slowness],
    )


def count_workers(person: Person) -> int:
    """How many workers the page has made."""
    count: int = person.page.evaluate("workers.length")
    return count


def wait_until_back(person: Person, workers: int = 2, backs: int | None = None) -> None:
    """Wait until the page has made so many workers, and has told so often that the games are back: once a table stands
    again that had gone, by default after each fall."""
    backs = workers - 1 if backs is None else backs
    person.page.wait_for_function("(count) => workers.length >= count", arg=workers, timeout=30_000)
    person.page.locator(".start").wait_for(state="detached", timeout=60_000)
    person.page.wait_for_function(
        "([words, count]) => heard.filter(({ text }) => text.startsWith(words)).length >= count",
        arg=[BACK, backs],
        timeout=30_000,
    )
