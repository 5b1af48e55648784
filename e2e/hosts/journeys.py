"""The journeys that the rule of scores is held by, told to a real host by a page that stands in the site's place."""

from __future__ import annotations

import json
import os
import subprocess
from functools import cache
from typing import Any

from workshop.steps import ROOT

TELL = """import { hear, WAYS } from "./tests/page/journeys.mjs";
const told = Object.entries(WAYS).map(([name, way]) => {
  const all = [];
  hear(way, { tell: (message) => all.push(message) });
  return [name, all];
});
process.stdout.write(JSON.stringify(Object.fromEntries(told)));"""

STATE = """import { hear, WAYS } from "./tests/page/journeys.mjs";
const { answered, attempted, completed } = await import("./web/embed/statements.js");
const STATED = { started: attempted, answered: (message) => answered(message, message), finished: completed };
const told = Object.entries(WAYS).map(([name, way]) => {
  const all = [];
  hear(way, { tell: (message) => STATED[message.type] && all.push(STATED[message.type](message)) });
  return [name, all];
});
process.stdout.write(JSON.stringify(Object.fromEntries(told)));"""
"""States by the page's own words what it says in `told`."""

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
def list_journeys() -> dict[str, list[dict[str, Any]]]:
    """What the site tells on each journey, by its name."""
    return walk(TELL)


@cache
def list_statements() -> dict[str, list[dict[str, Any]]]:
    """The statements of xAPI that it tells on each."""
    return walk(STATE)


def walk(script: str) -> dict[str, list[dict[str, Any]]]:
    """Go all journeys in Node, and return what a script notes of each."""
    command = [os.environ["PARLOUR_NODE"], "--input-type=module", "-e", script]
    told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8", cwd=ROOT).stdout
    return dict(json.loads(told))


def write_guest(journey: str) -> str:
    """A page that tells of a journey whoever has it in a frame."""
    return GUEST.replace("JOURNEY", json.dumps(list_journeys()[journey]).replace("<", "\\u003c"))
