"""Runs something in Node by the page's own modules."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from workshop.steps import ROOT


def run_module(script: str, *arguments: str | Path) -> str:
    """Run the text of a module, as if it lay at the project's top; return what it wrote."""
    command = [os.environ["PARLOUR_NODE"], "--input-type=module", "-e", script, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", cwd=ROOT).stdout
