"""What every end-to-end test shares: the browser, the built site, its visitors, and the watch over them."""

from __future__ import annotations

import faulthandler
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect

from e2e.harness import DRAWN, HEAR, NO_REHEARSAL, NO_SERVICE_WORKER, UNDRAWN, Person
from e2e.lending import BORROW
from e2e.profiles import Kind, Profile, Profiles, dress, kind_of
from e2e.serving import serve
from e2e.waiting import wait_by_inspector
from e2e.watching import Watch
from parlour.terminal.browser import FLAGS, find_browser
from workshop.checks import BROWSER_TESTS

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "e2e"
FAILED = pytest.StashKey[bool]()

SHORT_LIFE = ("--js-flags=--wasm-tiering-budget=100000000 --no-opt",)
"""A browser of a test is gone before it has won back what compiling Python's hot parts better takes."""

PATIENCE = 30_000
"""Milliseconds that somebody waits for what must come: other tests share the machine."""
expect.set_options(timeout=PATIENCE)
wait_by_inspector(PATIENCE)

LONGEST = 1_200
"""Seconds after which a test is given up. A page that works without end would hold it for as long: no limit holds for
what a page is asked to `evaluate`, nor for the first look of an `expect`."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let no test in a browser take for ever, nor what clears up after it."""
    timer = Timer(LONGEST, give_up, [item])
    timer.daemon = True
    if BROWSER_TESTS.match(item.nodeid):
        timer.start()
    try:
        return (yield)
    finally:
        timer.cancel()


def give_up(item: pytest.Item) -> None:
    """End this process, in the midst of a test: what interrupts Playwright leaves it unusable. Another process goes on
    with the other tests."""
    item.config.pluginmanager.getplugin("capturemanager").suspend_global_capture(in_=True)
    print(f"\n{item.nodeid} takes longer than {LONGEST} seconds:", file=sys.stderr)
    faulthandler.dump_traceback()
    os._exit(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for whoever clears up after it."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser that the test command chose, else one on the PATH."""
    return {**browser_type_launch_args, "executable_path": find_browser(), "args": [*FLAGS, *SHORT_LIFE]}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site, so that a build meanwhile changes nothing under the tests."""
    built = Path(os.environ.get("PARLOUR_SITE") or ROOT / "dist")
    assert (built / "index.html").is_file(), "there is no built site: run `python3 build.py build` first"
    return shutil.copytree(built, tmp_path_factory.mktemp("built") / "site")


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served at a root."""
    with serve(site) as place:
        yield place


@pytest.fixture(scope="session")
def larger_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site with the null game's wheel added, as README tells it."""
    folder = shutil.copytree(site, tmp_path_factory.mktemp("wheels") / "site")
    wheel = next((ROOT / ".build" / "wheels").glob("parlour_null-*.whl"))
    shutil.copy(wheel, folder / "games")
    subprocess.run([sys.executable, ROOT / "build.py", "games", folder / "games"], check=True, cwd=ROOT)
    return folder


@pytest.fixture(scope="session")
def wheel_address(larger_site: Path) -> Iterator[str]:
    """Where the site with the null game is served, in a folder of its host."""
    with serve(larger_site, "/with/wheels/") as address:
        yield address


@dataclass
class Visit:
    """One person at the page, with a browser profile that nobody else uses meanwhile."""

    person: Person
    context: BrowserContext
    watch: Watch
    is_kept: bool  # for the further tests of its module
    profile: Profile | None  # to be used again; None where the context goes with the person


@dataclass
class Visits:
    """Everybody who is at a page now."""

    browser: Browser
    profiles: Profiles
    address: str
    traces: bool  # whether traces are written, which takes a good part of a test's time
    open: list[Visit] = field(default_factory=list)

    def come(
        self,
        address: str = "",
        *,
        keep: bool = False,
        own_profile: bool = False,
        service_worker: bool = False,
        borrow: bool | None = None,
        drawn: bool = False,
        **options: Any,
    ) -> Person:
        """Let a new person come, who has not opened the page yet; `options` are those of a context of Playwright's.

        They prefer reduced motion unless `options` say otherwise: what glides is drawn by the processor here. Who has
        an `own_profile` finds nothing on the device that is left of others. The others may `borrow` an interpreter that
        runs already: they do unless the start itself is looked at, or an `address` is given, which may soon be gone.
        What they see is painted only where it is to be `drawn`: for contrast, and for how long drawing takes.
        """
        borrow = not address if borrow is None else borrow
        address = address or self.address
        options = {"reduced_motion": "reduce", **options}
        profile = None
        if own_profile:
            context = self.browser.new_context(**options)
            prepare(context, service_worker)
        else:
            profile = self.profiles.take(address, kind_of(borrow, service_worker, options))
            context = profile.context
        watch = Watch(context, address)
        if self.traces:
            context.tracing.start(snapshots=True, sources=False)
            context.tracing.start_chunk()
        page = context.new_page()
        if drawn or self.traces:
            page.add_init_script(DRAWN)
        if profile:
            dress(page, options)
        person = Person(page, watch, address)
        self.open.append(Visit(person, context, watch, keep, profile))
        return person

    def settle(self, name: str, failed: bool) -> list[str]:
        """After a test: keep what shows why it failed, let those go who came for it alone; return the faults."""
        faults = []
        for visit in self.open:
            found = visit.watch.take_faults()
            faults += found
            folder = KEPT / re.sub(r"[^\w.-]+", "_", name)
            bad = failed or bool(found)
            if bad:
                visit.person.page.evaluate(DRAWN)
                visit.person.page.screenshot(path=folder / f"{self.open.index(visit)}.png", full_page=True)
            if self.traces:
                visit.context.tracing.stop_chunk(
                    path=folder / f"{self.open.index(visit)}.zip" if bad else None
                )
                visit.context.tracing.start_chunk()
        for visit in [visit for visit in self.open if not visit.is_kept]:
            self.end(visit)
        return faults

    def leave(self, person: Person) -> None:
        """Let somebody go who was kept."""
        for visit in [visit for visit in self.open if visit.person is person]:
            self.end(visit)

    def end(self, visit: Visit) -> None:
        """Let somebody go."""
        self.open.remove(visit)
        if visit.profile is None:
            visit.context.close()
            return
        visit.watch.stop()
        if self.traces:
            visit.context.tracing.stop()
        self.profiles.give_back(visit.profile)


def prepare(context: BrowserContext, service_worker: bool) -> None:
    """Let every page of a context be heard, and none be served by a service worker unless that is wanted."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNDRAWN)
    if not service_worker:
        context.add_init_script(NO_SERVICE_WORKER)
    context.add_init_script(NO_REHEARSAL)
    context.add_init_script(HEAR)


@pytest.fixture(scope="session")
def profiles(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Profiles]:
    """The profiles that are used again."""
    launched: list[BrowserContext] = []

    def launch(kind: Kind) -> BrowserContext:
        folder = tmp_path_factory.mktemp("profile")
        context = browser_type.launch_persistent_context(
            folder, reduced_motion="reduce", **{**browser_type_launch_args, **kind.device}
        )
        launched.append(context)
        prepare(context, kind.service_worker)
        if kind.borrows:
            context.add_init_script(BORROW)
        return context

    yield Profiles(launch)
    for context in launched:
        context.close()


@pytest.fixture(scope="session")
def visits(browser: Browser, profiles: Profiles, address: str, pytestconfig: pytest.Config) -> Visits:
    return Visits(browser, profiles, address, pytestconfig.getoption("--traces"))


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makemodule() -> Generator[None, pytest.Module | None, pytest.Module | None]:
    """Watch over every test in a browser, wherever it stands."""
    module = yield
    if module and BROWSER_TESTS.match(module.nodeid):
        module.add_marker(pytest.mark.usefixtures("keep_clean"))
    return module


@pytest.fixture
def keep_clean(request: pytest.FixtureRequest, visits: Visits) -> Iterator[None]:
    """Fail a test in which a page complained, missed a file, or asked another origin."""
    yield
    faults = visits.settle(request.node.name, request.node.stash.get(FAILED, False))
    assert not faults, "\n".join(faults)


@pytest.fixture
def come(visits: Visits) -> Callable[..., Person]:
    """Lets a new person come to the page for this test; see `Visits.come`."""
    return visits.come


@pytest.fixture(scope="module")
def stay(visits: Visits) -> Iterator[Callable[..., Person]]:
    """Lets a person come who stays for all tests of the module."""
    staying: list[Person] = []

    def arrive(*words: Any, **options: Any) -> Person:
        staying.append(visits.come(*words, keep=True, **options))
        return staying[-1]

    yield arrive
    for person in staying:
        visits.leave(person)
