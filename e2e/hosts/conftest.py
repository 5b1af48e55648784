"""Tests in real hosts: left alone by the test command, and run by `build.py hosts`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.hosts.host import RealHost
from workshop.hosts import HOSTS


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Leave them out, unless they are asked for: each installs a program of some size."""
    return None if config.getoption("--hosts") else True


@pytest.fixture(scope="module")
def host(request: pytest.FixtureRequest, site: Path) -> Iterator[RealHost]:
    """The host that the module is named after."""
    name = request.module.__name__.rpartition(".")[2].removeprefix("test_")
    found = RealHost(HOSTS / name, site)
    yield found
    found.close()
