"""What the test command adds to pytest: slow tests wait to be asked for, and tests of one page stay together."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from workshop.checks import BROWSER_TESTS


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our own options."""
    group = parser.getgroup("parlour")
    group.addoption("--slow", action="store_true", help="run the exhaustive tests too")
    group.addoption("--traces", action="store_true", help="keep a trace of each test in a browser that fails")
    group.addoption(
        "--failed-to", metavar="FILE", type=Path, help="write the failed tests' names there, as JSON"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave slow tests out unless they are asked for."""
    if config.getoption("--slow"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


class PageScheduling(LoadScopeScheduling):  # type: ignore[misc]
    """Deals tests out to processes: all tests of a file in a browser to one, which shares its pages; others singly."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(BROWSER_TESTS) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> PageScheduling:
    """Deal tests out by the pages that they use."""
    return PageScheduling(config, log)


class FailedTests:
    """The names of the tests that failed, written down at the end by the process that leads the others."""

    def __init__(self, file: Path) -> None:
        """Take the file."""
        self.file = file
        self.names: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure."""
        if report.failed:
            self.names.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write the names."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(sorted(self.names)), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Follow the failures where somebody asks for them."""
    file = config.getoption("--failed-to")
    if file is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailedTests(file))
