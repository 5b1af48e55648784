"""The journeys that the rule of scores is held by, told to a real host by a page that stands in the site's place."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from e2e.hosts.node import run_module

WALK = """import { hear, WAYS } from "./tests/page/journeys.mjs";
const { answered, attempted, completed } = await import("./web/embed/statements.js");
const STATED = { started: attempted, answered: (message) => answered(message, message), finished: completed };
const heard = { told: {}, stated: {} };
for (const [name, way] of Object.entries(WAYS)) {
  const told = [];
  hear(way, { tell: (message) => told.push(message) });
  heard.told[name] = told;
  heard.stated[name] = told.flatMap((message) => STATED[message.type]?.(message) ?? []);
}
process.stdout.write(JSON.stringify(heard));"""
"""Goes all journeys: what is told on each, and the same as statements by the words that the page has for `told`."""

GUEST = """<!doctype html><title>A guest</title><script>
const app = { app: "number-parlour", v: 1 };
let begins;
addEventListener("message", ({ data, ports: [port] }) => {
  if (data?.type !== "hello") return;
  port.onmessage = ({ data: { id } }) => port.postMessage({ type: "answer", id, ok: true });
  clearTimeout(begins); // who says hello once more does not hear the former line any more
  begins = setTimeout(() => {
    port.postMessage({ type: "ready" });
    for (const message of JOURNEY) port.postMessage(message);
    document.title = "told";
  }, 50);
});
parent.postMessage({ ...app, type: "ready", version: "0", caps: [], max: 100 }, "*");
</script>"""
"""Says on the line what the site would say, all at once."""


@cache
def walk() -> dict[str, dict[str, list[dict[str, Any]]]]:
    """Go all journeys."""
    return dict(json.loads(run_module(WALK)))


def list_journeys() -> dict[str, list[dict[str, Any]]]:
    """What the site tells on each journey, by its name."""
    return walk()["told"]


def list_statements() -> dict[str, list[dict[str, Any]]]:
    """The statements of xAPI that it tells on each."""
    return walk()["stated"]


def write_guest(journey: str) -> str:
    """A page that tells of a journey whoever has it in a frame."""
    return GUEST.replace("JOURNEY", json.dumps(list_journeys()[journey]).replace("<", "\\u003c"))
