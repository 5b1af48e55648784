"""The element as a package: npm packs and installs it, it is imported where no browser is, and its types hold."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
from pathlib import Path

import pytest

from parlour import __version__
from workshop.machine import Node, find_node
from workshop.setup import NODE_MODULES
from workshop.site import ELEMENT

MOST_BYTES = 4_000
MOST_PACKED = 2_200

TSC = NODE_MODULES / "typescript" / "bin" / "tsc"

USE = """
import { addressOf, NumberParlourElement } from "number-parlour";

const element = document.querySelector("number-parlour")!;
element.addEventListener("finished", ({ detail }) => keep(detail.scaled, detail.success));
element.addEventListener("state", ({ detail }) => localStorage.setItem("game", detail.token));
element.addEventListener("click", ({ clientX }) => clientX.toFixed());
element.addEventListener("tomorrow", (event) => event.type);
const answer = await element.ask("theme", { theme: "dark" });
if (answer.ok) console.log((await element.getState()).ok);
else console.log(answer.error === "late" ? "late" : answer.error);
await element.open({ token: "n1" });
await element.ask("tomorrow", { more: 1 });
const address: string = addressOf({ game: "numica", level: 2, theme: "dark", day: "", hints: "off" }, "https://a.example/");
function keep(scaled: number | null, success: boolean | null) { console.log(scaled, success, address); }
export const made: NumberParlourElement = document.createElement("number-parlour");

// @ts-expect-error
addressOf({ theme: "pink" });
// @ts-expect-error
element.ask("theme", { theme: "pink" });
// @ts-expect-error
element.open();
"""

USE_REACT = """
import "number-parlour/react";

export const view = (
  <number-parlour game="numica" level={2} day hints="off" className="wide" theme="dark"
    onfinished={({ detail }) => console.log(detail.scaled)} />
);
// @ts-expect-error
export const wrong = <number-parlour theme="pink" />;
// @ts-expect-error
export const unsaid = <number-parlour hints={false} />;
"""

REACT = """
export interface Attributes { key?: string }
export interface HTMLAttributes<Of> { className?: string; id?: string; title?: string; onClick?: (event: Of) => void }
export type DetailedHTMLProps<All, Of> = All & { key?: string; ref?: (made: Of | null) => void };
export namespace JSX { interface IntrinsicElements { div: object } }
"""
"""As much of the types of React as ours lean on, and a name that ours must not take for their own."""


@pytest.fixture(scope="module")
def node() -> Node:
    """The Node that the site was built with, or one like it."""
    found = find_node(os.environ)
    if found is None or not ELEMENT.is_dir():
        pytest.skip("run by build.py test, which knows a Node")
    return found


@pytest.fixture(scope="module")
def installed(node: Node, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder into which npm has installed what it has packed."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "package.json").write_text('{"type": "module", "private": true}')
    quiet = ("--offline", "--no-audit", "--no-fund", "--loglevel=error", f"--cache={folder / 'cache'}")
    (packed,) = json.loads(run(node, folder, *node.npm, "pack", ELEMENT, "--json", *quiet))
    run(node, folder, *node.npm, "install", f"./{packed['filename']}", *quiet)
    return folder


def run(node: Node, folder: Path, *words: str | Path) -> str:
    """Run a program there, with this Node before any other; return what it printed."""
    path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small(site: Path) -> None:
    module = (site / "embed" / "number-parlour.js").read_bytes()
    assert module == (ELEMENT / "number-parlour.js").read_bytes()
    assert len(module) < MOST_BYTES
    assert len(gzip.compress(module, 9)) < MOST_PACKED
    assert b"import(" not in module
    assert b"from" not in module.replace(b"fromEntries", b""), "it needs no other module"


def test_npm_packs_and_installs_it(node: Node, installed: Path) -> None:
    program = """
      import { addressOf, NumberParlourElement } from "number-parlour";
      import "number-parlour/react";
      console.log(addressOf({ game: "numica", level: "2" }, "https://a.example/x"), typeof NumberParlourElement);
    """
    said = run(node, installed, node.program, "--input-type=module", "--eval", program)
    assert said == "https://a.example/x/?seats=p%2C2&game=numica function\n"
    folder = installed / "node_modules" / "number-parlour"
    told = json.loads((folder / "package.json").read_text())
    assert (told["version"], told["type"], told["license"]) == (__version__, "module", "MIT")
    assert not told.keys() & {"dependencies", "scripts"}
    assert "MIT" in (folder / "LICENSE").read_text()
    assert {path.name for path in folder.iterdir()} >= {"README.md", "messages.schema.json"}


def test_its_types_hold(node: Node, installed: Path) -> None:
    react = installed / "node_modules" / "react"
    react.mkdir()
    (react / "package.json").write_text('{"name": "react", "types": "index.d.ts"}')
    (react / "index.d.ts").write_text(REACT)
    (react / "jsx-runtime.d.ts").write_text('export type { JSX } from "./index.d.ts";')
    (installed / "use.ts").write_text(USE)
    (installed / "use-react.tsx").write_text(USE_REACT)
    options = (
        "--strict",
        "--noEmit",
        "--target",
        "es2022",
        "--module",
        "esnext",
        "--moduleResolution",
        "bundler",
    )
    run(node, installed, node.program, TSC, *options, "--jsx", "react-jsx", "use.ts", "use-react.tsx")
