"""What the test command adds to pytest: a test that ends its process fails once, and the others go on without it."""

from __future__ import annotations

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


def test_a_test_that_ends_its_process_is_not_begun_again(tmp_path: Path) -> None:
    (tmp_path / "test_ends.py").write_text(TESTS, encoding="utf-8")
    root = Path(__file__).resolve().parent.parent
    words = ["-p", "workshop.testing", "-n", "1", "--max-worker-restart", "3", "--rootdir", str(tmp_path)]
    command = [sys.executable, "-m", "pytest", "-c", "/dev/null", *words, "-v", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": f"{root}:{root / 'py'}"}
    run = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, env=env, check=False, timeout=60
    )
    assert "1 failed, 2 passed" in run.stdout, run.stdout + run.stderr
    assert run.stdout.count("node down") == 1
