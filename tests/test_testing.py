"""What the test command adds to pytest: a test that ends its process fails once, and what failed is told in order."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

TESTS = """
import os

def test_before(): pass
def test_that_ends_its_process(): os._exit(1)
def test_after(): pass
"""


def run_pytest(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder with what the test command adds."""
    root = Path(__file__).resolve().parent.parent
    command = [sys.executable, "-m", "pytest", "-c", "/dev/null", "-p", "workshop.testing"]
    env = {**os.environ, "PYTHONPATH": f"{root}:{root / 'py'}"}
    return subprocess.run(
        [*command, "--rootdir", str(folder), *words, "-v", str(folder)],
        cwd=folder,
        capture_output=True,
        text=True,
        env=env,
        check=False,
        timeout=60,
    )


def test_a_test_that_ends_its_process_is_not_begun_again(tmp_path: Path) -> None:
    (tmp_path / "test_ends.py").write_text(TESTS, encoding="utf-8")
    run = run_pytest(tmp_path, "-n", "1", "--max-worker-restart", "3")
    assert "1 failed, 2 passed" in run.stdout, run.stdout + run.stderr
    assert run.stdout.count("node down") == 1


FAILING = """
def test_second(): assert not 1
def test_first(): assert not 1
"""


def test_what_failed_is_told_in_the_order_in_which_it_stands(tmp_path: Path) -> None:
    """What is run once more builds on what stands before it, as deleting comes last."""
    (tmp_path / "test_fails.py").write_text(FAILING, encoding="utf-8")
    told = tmp_path / "failed.json"
    run_pytest(tmp_path, "--failed-to", str(told))
    assert json.loads(told.read_text(encoding="utf-8"))["names"] == [
        "test_fails.py::test_second",
        "test_fails.py::test_first",
    ]
