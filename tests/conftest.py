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
    max_examples=80,
    suppress_health_check=[HealthCheck.too_slow],  # the machine may be shared
)
settings.register_profile("long", settings.get_profile("ci"), derandomize=False, max_examples=5000)
settings.register_profile("slow", settings.get_profile("ci"), max_examples=600)
settings.load_profile("ci")  # another one by `--slow`, or by `--hypothesis-profile=long`


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis search longer where the exhaustive tests were asked for."""
    if config.getoption("--slow") and not config.getoption("--hypothesis-profile"):
        settings.load_profile("slow")


@pytest.fixture(scope="session")
def slow(pytestconfig: pytest.Config) -> bool:
    """Return whether the exhaustive tests were asked for: then random games are many, and else a few."""
    return bool(pytestconfig.getoption("--slow"))


@pytest.fixture(scope="session")
def day(pytestconfig: pytest.Config) -> int:
    """Return the number of the day, by which random games are dealt: each day tries others."""
    return int(pytestconfig.getoption("--day"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our own options."""
    parser.addoption(
        "--golden-update", action="store_true", help="write golden transcripts and kept saves anew"
    )
    parser.addoption(
        "--oracle-games",
        type=int,
        metavar="N",
        help="how many games each referee plays against the plain one",
    )
