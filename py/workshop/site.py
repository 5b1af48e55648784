"""Builds the site: the wheels, the compiled engine, the page, and at the end `dist/` as a whole."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from parlour import __version__
from parlour.api import Parlour, answer
from parlour.bots.ladder import read_alone
from parlour.core.game import Game, Json
from parlour.core.table import COLOURS
from parlour.games import REGISTRY, find
from workshop.diagrams import list_diagrams, list_pictures
from workshop.games import list_games
from workshop.practice import list_practice
from workshop.precache import write_precached
from workshop.setup import LOCKS, NODE_MODULES, NULL_WHEEL, PYTHON, Tools, pip
from workshop.steps import BUILD, DIST, ROOT, WEB, Failed, Stamp, do_once, run, say

STAMPS = BUILD / "stamps"
WHEELS = BUILD / "wheels"
PAGE_WHEELS = BUILD / "page-wheels"
ENGINE = BUILD / "engine"
ELEMENT = BUILD / "number-parlour"
"""The element for pages of others, as a folder for npm."""
PACKAGE = ROOT / "py" / "parlour"

PAGE_PYTHON = "3.14"  # the Python inside the pinned Pyodide

# What only a terminal, tests and type checkers need; a name that ends in / is a whole folder.
TERMINAL_ONLY = (
    "parlour/py.typed",
    "parlour/cli.py",
    "parlour/__main__.py",
    "parlour/sight.py",
    "parlour/terminal/",
    "parlour/adapters/",
    "parlour/conformance/",
    "parlour/core/border.py",
    "parlour/puzzles/mining.py",
    "parlour/puzzles/grading.py",
    "parlour/puzzles/levels.py",
    "parlour/web/",
    *(f"parlour/games/{game}/border.py" for game in REGISTRY),
    *(f"parlour/games/{game}/web/" for game in REGISTRY),
)

GOAL_LEVEL = 3
"""How strong the computer is that a deal of the day is played against: one that a child beats on a good day."""


def build_site(tools: Tools, games: Path | None, address: str = "") -> int:
    """Bring `dist/` up to date; return an exit code, 1 where a game's wheel was left out."""
    wheel = WHEELS / f"parlour-{__version__}-py3-none-any.whl"
    done = [fetch_page_wheels(), build_wheel(wheel), build_null_wheel()]
    done.append(compile_engine(tools, wheel))
    warnings: list[str] = []
    done.append(assemble(tools, games, address, warnings))
    if tools.was_fresh and not any(done):
        say("Set-up and site are up to date.")
    for warning in warnings:
        say(warning)
    return 1 if warnings else 0


def fetch_page_wheels() -> bool:
    """micropip and what it needs, pinned by hash: the page loads them when a game's wheel is chosen."""
    lock = LOCKS / "page.lock"
    wanted = ("download", "--quiet", "--no-deps", "--only-binary=:all:", "--python-version", PAGE_PYTHON)

    def work() -> None:
        shutil.rmtree(PAGE_WHEELS, ignore_errors=True)
        command = pip(*wanted, "--require-hashes", "-r", lock, "-d", PAGE_WHEELS)
        run("pip-page", command, advice="Is the network there? ")

    return do_once("Wheels for the page", Stamp(STAMPS / "page", [lock], [PAGE_WHEELS]), work)


def build_wheel(wheel: Path) -> bool:
    texts = [WEB / "i18n" / "locales", *WEB.glob("games/*/rules"), *WEB.glob("games/*/locales")]
    named = ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "py/workshop/wheel.py")
    inputs = (PACKAGE, *sorted(texts), *(ROOT / name for name in named))
    for path in inputs:
        require(path)

    def work() -> None:
        run("wheel", [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", WHEELS])

    return do_once("The engine's wheel", Stamp(STAMPS / "wheel", inputs, [wheel]), work)


def build_null_wheel() -> bool:
    """The tests' game as a wheel of its own: proof that a game can be added to a site that is built."""
    require(NULL_WHEEL)

    def work() -> None:
        for old in WHEELS.glob("parlour_null-*.whl"):
            old.unlink()
        run("null-wheel", [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", WHEELS], cwd=NULL_WHEEL)

    return do_once("The null game's wheel", Stamp(STAMPS / "null", [NULL_WHEEL], [WHEELS]), work)


def require(path: Path) -> None:
    if not path.exists():
        raise Failed(f"The build needs {path.relative_to(ROOT).as_posix()}, which is not there.")


def compile_engine(tools: Tools, wheel: Path) -> bool:
    """Have Pyodide compile its standard library and the engine; see `web/build/compile.mjs`."""
    program = WEB / "build" / "compile.mjs"
    names = (
        "inside.py",
        "trial.py",
        "alike.py",
        "stand-ins",
        "trim",
        "snapshot.mjs",
        "still.mjs",
        "image.py",
    )
    parts = [program, *(program.with_name(name) for name in names)]
    parts += [WEB / "engine" / name for name in ("snapshot.js", "wheels.js")]
    inputs: list[str | Path] = [
        wheel,
        *parts,
        WEB / "package-lock.json",
        PAGE_WHEELS,
        *TERMINAL_ONLY,
    ]

    def work() -> None:
        shutil.rmtree(ENGINE, ignore_errors=True)
        ENGINE.mkdir(parents=True)
        places: list[str | Path] = ["--wheel", wheel, "--page-wheels", PAGE_WHEELS, "--out", ENGINE]
        words = [word for name in TERMINAL_ONLY for word in ("--leave-out", name)]
        run("compile", [tools.node.program, program, *places, *words], cwd=WEB)
        show_sizes()

    return do_once("The compiled engine", Stamp(STAMPS / "engine", inputs, [ENGINE / "report.json"]), work)


def show_sizes() -> None:
    sizes = json.loads((ENGINE / "report.json").read_text(encoding="utf-8"))["start"]
    ours, stock = sizes["ours"]["gzip"] / 1e6, sizes["stock"]["gzip"] / 1e6
    say(f" {ours:.2f} MB gzipped to start, stock {stock:.2f} MB,", end="")


def assemble(tools: Tools, games: Path | None, address: str, warnings: list[str]) -> bool:
    """Bundle the page beside the engine in `.build/`, then put the whole in `dist/`'s place."""
    program = WEB / "build" / "bundle.mjs"
    wheels = sorted(games.glob("*.whl")) if games else []
    web = [path for path in sorted(WEB.iterdir()) if path != NODE_MODULES]
    workshop = ROOT / "py" / "workshop"
    writers = [workshop / name for name in ("games.py", "precache.py", "serve.py")]
    frame = ROOT / "index.html"
    require(frame)
    diagrams = BUILD / "diagrams.json"
    diagrams.parent.mkdir(exist_ok=True)
    diagrams.write_text(json.dumps({key: list_diagrams(find(key)) for key in REGISTRY}), encoding="utf-8")
    pictures = BUILD / "pictures.json"
    pictures.write_text(json.dumps({key: list_pictures(find(key)) for key in REGISTRY}), encoding="utf-8")
    practice = BUILD / "practice.json"
    practice.write_text(json.dumps({key: list_practice(find(key)) for key in REGISTRY}), encoding="utf-8")
    descriptions = BUILD / "descriptions.json"
    descriptions.write_text(json.dumps(describe_games()), encoding="utf-8")
    said = ["--games", json.dumps(list_registry()), "--colours", json.dumps(COLOURS)]
    said += ["--address", address]
    inputs: tuple[str | Path, ...] = (
        *said,
        frame,
        ROOT / "NOTICE",
        ROOT / "LICENSE",
        diagrams,
        pictures,
        practice,
        descriptions,
        *web,
        ENGINE,
        NODE_MODULES / ".stamp",
        *writers,
        __version__,
        *wheels,
    )
    stamp = Stamp(STAMPS / "site", inputs, [DIST / "index.html", ELEMENT])
    new = BUILD / "dist-new"

    def work() -> None:
        for old in (new, ELEMENT):
            shutil.rmtree(old, ignore_errors=True)
        new.mkdir(parents=True)
        places: list[str | Path] = ["--root", ROOT, "--engine", ENGINE, "--out", new]
        places += ["--diagrams", diagrams, "--pictures", pictures, "--practice", practice]
        places += ["--descriptions", descriptions, "--package", ELEMENT]
        run("bundle", [tools.node.program, program, *places, "--version", __version__, *said], cwd=WEB)
        (new / "games").mkdir(exist_ok=True)
        for wheel in wheels:
            shutil.copyfile(wheel, new / "games" / wheel.name)
        warnings.extend(list_games(new / "games"))
        write_precached(new)  # it names what all others have made
        run(
            "zip", [tools.node.program, program.with_name("sitezip.mjs"), "--web", WEB, "--out", new], cwd=WEB
        )
        write_precached(new)  # a page leads to that file now
        swap(new)

    done = do_once("The site", stamp, work)
    if warnings:
        stamp.forget()  # a warning is not said only once
    return done


def list_registry() -> list[Json]:
    """The games of the engine in their order, with what the lobby tells of them before Python can."""
    games = [find(key) for key in REGISTRY]
    return [
        {
            "key": game.key,
            "lessons": len(game.lessons),
            "levels": len(game.levels),
            "scored": game.scored,
            "pride": game.pride,
            "turns": game.turns,
            "tempts": sorted(game.tempts),
            "goal": find_goal(game),
        }
        for game in games
    ]


def describe_games() -> dict[str, Mapping[str, object]]:
    """What the engine says of each game, for the set-up form: it does not wait for Python."""
    parlour = Parlour()
    return {key: dict(answer(parlour, json.dumps({"verb": "describe", "game": key}))) for key in REGISTRY}


def find_goal(game: Game) -> Json:
    """What is to be reached with a game's deal of the day: a win against a computer, or a better game than it alone.

    A game for one is better with less of what is measured in it; the computer's result was published. Or else
    it is as good as the computer's with the same deal, which the page has it play: by the first choice that is for one.
    """
    if game.par:
        options = next(preset.options for preset in game.presets.values() if 1 in preset.seats)
        deal = {**game.defaults(), **options}
        return {"level": game.par, "measure": "", "most": 0, "par": True, "options": deal}
    level = min(GOAL_LEVEL, len(game.levels))
    medians = {each["level"]: each["median"] for each in read_alone(game)}
    most = medians.get(level) if game.measure else None
    measure = game.measure if most else ""
    return {"level": level, "measure": measure, "most": most or 0, "options": game.defaults()}


def swap(new: Path) -> None:
    """A visitor finds the old site or the new one, never half of one."""
    old = BUILD / "dist-old"
    shutil.rmtree(old, ignore_errors=True)
    if DIST.exists():
        DIST.rename(old)
    new.rename(DIST)
    shutil.rmtree(old, ignore_errors=True)


def clean() -> None:
    """Remove what the build made; the installed packages stay."""
    for place in (BUILD, DIST):
        shutil.rmtree(place, ignore_errors=True)
