"""What the test command adds to pytest: slow tests wait to be asked for, and tests of one page stay together."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from operator import itemgetter
from pathlib import Path

import pytest
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]
from xdist.workermanage import WorkerController  # type: ignore[import-untyped]

from workshop.checks import BROWSER_TESTS

FILES_TOLD = 10
SECONDS_OF_A_DAY = 86_400


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our own options."""
    group = parser.getgroup("parlour")
    group.addoption("--slow", action="store_true", help="run the exhaustive tests too")
    group.addoption("--hosts", action="store_true", help="run the tests in real hosts, which are installed")
    group.addoption("--day", type=int, metavar="N", help="deal the random games of another day (today)")
    group.addoption(
        "--bytes-update", action="store_true", help="write anew what each part of the page weighs"
    )
    group.addoption("--pictures-update", action="store_true", help="draw README's picture anew")
    group.addoption("--traces", action="store_true", help="keep a trace of each test in a browser that fails")
    group.addoption(
        "--failed-to",
        metavar="FILE",
        type=Path,
        help="write the day and the failed tests' names there, as JSON",
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
        return nodeid.partition("::")[0] if BROWSER_TESTS.match(nodeid) else nodeid

    def remove_node(self, node: WorkerController) -> str | None:
        """Take out a process that has ended; return the test in which it did, which is not begun again elsewhere."""
        groups = self.assigned_work[node]
        left = [(tests, name) for tests in groups.values() for name in tests if not tests[name]]
        for tests, name in left[:1]:
            tests[name] = True
        # A process would wait for ever for the end of what is done already.
        self.assigned_work[node] = {key: tests for key, tests in groups.items() if not all(tests.values())}
        super().remove_node(node)
        return left[0][1] if left else None

    def schedule(self) -> None:
        """Deal out; also to a process in place of one that has ended: it begins a test once it knows of a second."""
        super().schedule()
        for node in self.nodes:
            self._reschedule(node)


def pytest_report_header(config: pytest.Config) -> str:
    """Tell which random games are dealt."""
    return f"random games of day {config.option.day}: `--day {config.option.day}` deals them again"


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: WorkerController) -> None:
    """Tell a process the day, which all of them must deal by."""
    node.workerinput["day"] = node.config.option.day


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> PageScheduling:
    """Deal tests out by the pages that they use."""
    return PageScheduling(config, log)


class Durations:
    """How long the tests of each file took, in all processes together; told at the end by the one that leads."""

    def __init__(self) -> None:
        """Begin with none."""
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a part of a test."""
        self.seconds[report.nodeid.partition("::")[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell which files took longest."""
        terminalreporter.section(f"slowest {FILES_TOLD} files")
        for file, seconds in sorted(self.seconds.items(), key=itemgetter(1), reverse=True)[:FILES_TOLD]:
            terminalreporter.line(f"{seconds:7.1f} s  {file}")


class Figures:
    """What tests measured and do not judge, told at the end: a test records each as the property `figure`."""

    def __init__(self) -> None:
        """Begin with none."""
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take what a test recorded."""
        if report.when == "teardown":
            self.lines += [str(value) for name, value in report.user_properties if name == "figure"]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell all of it."""
        if self.lines:
            terminalreporter.section("figures")
        for line in self.lines:
            terminalreporter.line(line)


class FailedTests:
    """The day and the names of the tests that failed, written at the end by the process that leads the others."""

    def __init__(self, file: Path, day: int) -> None:
        """Take the file and the day."""
        self.file = file
        self.day = day
        self.places: dict[str, tuple[str, int, str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure."""
        if report.failed:
            file, line, name = report.location
            self.places[report.nodeid] = (file, line or 0, name)

    def pytest_sessionfinish(self) -> None:
        """Write them in the order in which they stand, since those of one file may build on each other."""
        names = sorted(self.places, key=self.places.__getitem__)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps({"day": self.day, "names": names}), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Let tests in a browser stand in two places; choose the day once for all processes; follow the durations."""
    # What these share overrides what Playwright's plugin offers, which is there by now.
    config.pluginmanager.import_plugin("e2e.visits")
    if hasattr(config, "workerinput"):
        config.option.day = config.workerinput["day"]
        return
    if config.option.day is None:
        config.option.day = int(time.time() // SECONDS_OF_A_DAY)
    config.pluginmanager.register(Durations())
    config.pluginmanager.register(Figures())
    file = config.getoption("--failed-to")
    if file is not None:
        config.pluginmanager.register(FailedTests(file, config.option.day))
