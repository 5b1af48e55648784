"""What no source of the page may hold: forms that submit, which a frame may forbid, and what its own policy refuses."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUBMITS = re.compile(
    r"<form\b|type=[\"']?submit|@submit|\bformaction\b|requestSubmit|SubmitEvent", re.IGNORECASE
)
# A button without a type submits the form that it may stand in one day.
BUTTON = re.compile(r"<button\b(?P<plain>\s+type=\"button\")?")


# A template sets `.style=`, which is the element's object; as an attribute the policy refuses it.
STYLED = re.compile(r"""\sstyle=["'$]|<style\b|\bstyleMap\b|setAttribute\(\s*["']style|\son\w+=["']""")
# Whatever makes a program or elements of text goes through one module.
SINK = re.compile(
    r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|createContextualFragment|DOMParser|(?<!unsafe-)eval|Function)\b"
    r"|unsafe(?:HTML|SVG|Static)|document\.write|new (?:Shared)?Worker\((?!ownProgram)|\.register\((?!ownProgram)"
)
SINKS = {
    "web/engine/trusted.js",
    "web/single/page-files.js",  # the one file has the program of its worker in itself
}


def read_sources() -> dict[str, str]:
    """Everything in which a form or a button could stand."""
    found = [ROOT / "index.html"]
    for ending in ("js", "mjs", "d.ts", "html", "md"):
        found += (ROOT / "web").rglob(f"*.{ending}")
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in found
        if "node_modules" not in path.parts
    }


def test_no_form_submits() -> None:
    found = [f"{name}: {each[0]}" for name, text in read_sources().items() for each in SUBMITS.finditer(text)]
    assert found == []


def test_every_button_is_a_plain_one() -> None:
    found = [(name, each["plain"]) for name, text in read_sources().items() for each in BUTTON.finditer(text)]
    assert len(found) > 50
    assert [name for name, plain in found if plain is None] == []


def strip_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", text, flags=re.DOTALL | re.MULTILINE)


def test_no_style_is_an_attribute() -> None:
    found = [
        f"{name}: {each[0]}"
        for name, text in read_sources().items()
        for each in STYLED.finditer(strip_comments(text))
        # The policy speaks of them, and the one file has its styles in itself.
        if name not in {"web/build/policy.mjs", "web/build/onefile.mjs"}
    ]
    assert found == []


def test_nothing_else_makes_programs_or_elements_of_text() -> None:
    found = {
        name: [each[0] for each in SINK.finditer(strip_comments(text))]
        for name, text in read_sources().items()
        if name.endswith(".js")
    }
    assert {name for name, sinks in found.items() if sinks} == SINKS, found


# Where something comes from elsewhere, and nobody has declared of what type it is.
UNTYPED = {
    "web/engine/snapshot.js": "the module of Pyodide",
    "web/engine/start.js": "what Python hands over",
    "web/engine/wheels.js": "what Python hands over",
    "web/engine/trusted.js": "what TypeScript's libraries do not know of yet",
    "web/engine/files.js": "what a program exports",
    "web/single/page-files.js": "what a program exports",
    "web/single/worker-files.js": "what a program exports",
    "web/model/state.d.ts": "what a dialog is about: its opener hands that to what draws it",
}


def list_types(name: str, text: str) -> list[str]:
    """List the types that comments give, each as it stands in its braces; declarations are nothing else."""
    if name.endswith(".d.ts"):
        return [strip_comments(text)]
    found = []
    for comment in re.findall(r"/\*\*.*?\*/", text, re.DOTALL):
        depth = begin = 0
        for at, sign in enumerate(comment):
            if sign == "{":
                depth, begin = depth + 1, begin if depth else at
            elif sign == "}" and depth:
                depth -= 1
                found += [] if depth else [comment[begin : at + 1]]
    return found


def test_nothing_that_crosses_the_border_is_of_any_type() -> None:
    """Python declares views, requests and answers (in `door`, `border.py`); kept data are `unknown` till checked."""
    types = {
        name: list_types(name, text)
        for name, text in read_sources().items()
        if name.endswith((".js", ".d.ts"))
    }
    assert sum(map(len, types.values())) > 2000
    found = {name for name, told in types.items() if any(re.search(r"\bany\b", each) for each in told)}
    assert found == set(UNTYPED)
