"""The page's modules that need no screen, tested by Node's own runner: `tests/page/*.test.mjs`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour.api import Parlour, answer
from parlour.games import REGISTRY
from parlour_null import NULL

PAGE = Path(__file__).resolve().parent / "page"


def find_node() -> str:
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    if node is None:
        pytest.skip("run by build.py test, which knows a Node")
    return node


@pytest.fixture(scope="module")
def descriptions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every game, and the null game, as the engine describes them to the page."""
    parlour = Parlour()
    parlour.wheels["null"] = NULL
    told = [answer(parlour, json.dumps({"verb": "describe", "game": key})) for key in (*REGISTRY, "null")]
    file = tmp_path_factory.mktemp("told") / "descriptions.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", sorted(path.name for path in PAGE.glob("*.test.mjs")))
def test_modules_without_a_screen(name: str, descriptions: Path) -> None:
    done = subprocess.run(
        [find_node(), "--test", "--test-reporter=spec", PAGE / name],
        env={**os.environ, "PARLOUR_DESCRIPTIONS": str(descriptions)},
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        pytest.fail(done.stdout[-4000:] + done.stderr[-2000:], pytrace=False)
    assert "tests 0" not in done.stdout
