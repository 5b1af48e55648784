"""What a change can reach: the tests that `build.py test --changed` runs, by rules over the names of changed files."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field

from parlour.games import REGISTRY
from workshop.checks import BROWSER_TESTS
from workshop.steps import ROOT

SUITES = (
    "tests/conformance/test_conformance.py",
    "tests/test_golden.py",
    "tests/test_hostile.py",
    "tests/test_lessons.py",
    "tests/test_perft.py",
    "tests/test_save.py",
    "tests/test_token.py",
)
"""The suites over all games: of a game that has changed, its own share of each."""

WORDS = (
    "tests/test_docs.py",
    "tests/test_locales.py",
    "tests/test_names.py",
    "tests/test_page_source.py",
    "tests/test_paragraphs.py",
    "tests/test_release.py",
)
PAGE = ("tests/test_page_modules.py", *WORDS)
WORKSHOP = tuple(
    f"tests/test_{name}.py"
    for name in (
        "build",
        "changed",
        "declarations",
        "diagrams",
        "hosting",
        "machine",
        "precache",
        "workflows",
    )
)
FIRST = next(iter(REGISTRY))
SMOKE = (f"tests/games/{FIRST}/e2e/test_whole_games.py", "e2e/test_library.py")
"""Some journeys through the page, for a change that any of them might notice."""

RULES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"e2e/hosts/.*", WORDS),
    (r"\.github/.*", ("tests/test_workflows.py",)),
    (r"((tests|e2e)/(.*/)?test_\w+\.py)", ("{0}",)),
    (r"tests/games/(\w+)/e2e/.*", ("tests/games/{0}/e2e",)),
    (r"tests/games/(?P<game>\w+)/.*", ("tests/games/{game}/test_*.py", *WORDS)),
    (
        r"py/parlour/games/(?P<game>\w+)/.*",
        ("tests/games/{game}/test_*.py", *WORDS, "tests/games/{game}/e2e/test_whole_games.py"),
    ),
    (r"web/games/(\w+)/.*", (*PAGE, "tests/games/{0}/e2e")),
    (r"py/parlour/.*", ("tests", SMOKE[0])),
    (r"py/template/.*", ("tests/test_new.py",)),
    (r"(py/workshop/|py/requirements/|build\.py|pyproject\.toml).*", WORKSHOP),
    (r"tests/page/.*", PAGE[:1]),
    (r"web/pictures/.*", ("e2e/test_pictures.py",)),
    (r"tests/.*", ("tests",)),
    (r"web/.*|index\.html", (*PAGE, *SMOKE)),
    (r"e2e/.*", SMOKE),
    (r".*\.md", WORDS),
    (r".*", ("tests",)),
)
"""What a changed file can reach, by the first pattern that fits its name; of a `game`, also the suites over all."""


@dataclass
class Reach:
    """Tests that are run whole, and the games for which only their share of the suites over all games is run."""

    tests: set[str] = field(default_factory=set)
    games: set[str] = field(default_factory=set)

    def is_in_browser(self) -> bool:
        """Tell whether a page is opened, for which the site must be built."""
        return any(BROWSER_TESTS.match(f"{test}/") for test in self.tests)

    def list_words(self) -> list[str]:
        """List the words with which pytest runs them."""
        if "tests" in self.tests:
            return sorted(test for test in self.tests if not test.startswith("tests/"))
        if not self.games:
            return sorted(self.tests)
        whole = {test.rpartition("/")[2].removesuffix(".py") for test in self.tests}
        return [*sorted(self.tests | set(SUITES)), "-k", " or ".join(sorted(whole | self.games))]


def find_reach(changed: Iterable[str]) -> Reach:
    """Return what changed files can reach."""
    reach = Reach()
    for name in changed:
        fits, tests = next((found, tests) for rule, tests in RULES if (found := re.fullmatch(rule, name)))
        reach.games |= set(fits.groupdict().values())
        for pattern in (test.format(*fits.groups(), **fits.groupdict()) for test in tests):
            reach.tests |= {path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)}
    return reach


def list_changed() -> list[str]:
    """List the files that differ from where this branch left main, and those that Git does not know."""
    bases = (read_git("merge-base", "HEAD", name) for name in ("main", "origin/main"))
    base = next((found[0] for found in bases if found), "HEAD")
    return read_git("diff", "--name-only", base) + read_git("ls-files", "--others", "--exclude-standard")


def read_git(*words: str) -> list[str]:
    """Return the lines of what Git says, none where it fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, encoding="utf-8")
    return done.stdout.splitlines() if done.returncode == 0 else []
