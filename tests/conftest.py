"""What every test shares: command lines, how long Hypothesis searches, and that it searches alike each time."""

from __future__ import annotations

import pytest
from commands import run  # noqa: F401 - a fixture
from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=200,
    suppress_health_check=[HealthCheck.too_slow],  # the machine may be shared
)
settings.register_profile("long", settings.get_profile("ci"), derandomize=False, max_examples=5000)
settings.load_profile("ci")  # another one by `--hypothesis-profile=long`


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our own options."""
    parser.addoption("--golden-update", action="store_true", help="write the golden transcripts anew")
    parser.addoption(
        "--oracle-games",
        type=int,
        metavar="N",
        help="how many games each referee plays against the plain one",
    )
