"""Tests of the built site in a real browser, by what a person sees, hears and touches."""

import sys
from pathlib import Path

# What is a game's own lies among its tests, and is imported as they are: `games.<game>.e2e`.
sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))
