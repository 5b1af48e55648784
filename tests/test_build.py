"""The build chain: game wheels from strangers, the server, stamps, what is committed."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import re
import shutil
import socket
import stat
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import build
import parlour
from workshop import games, serve
from workshop.steps import ROOT, Failed, Stamp, begin_once, digest, do_once

posix_only = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

INFO = "parlour_tic-1.0.dist-info"
GOOD = {
    "parlour_tic/__init__.py": "TIC = 1\n",
    "parlour_tic/web/game.js": "// Tic.\n",
    "parlour_tic/web/tic.css": "b {}\n",
    "parlour_tic/web/notes.txt": "not for the page\n",
    "parlour_tic/web/locales/en.ftl": "tic-name = Tic\n",
    "parlour_tic/web/locales/pt-BR.ftl": "tic-name = Tique\n",
    "parlour_tic/web/rules/en.md": "§1 Win.\n",
    f"{INFO}/METADATA": "Metadata-Version: 2.4\nName: parlour-tic\nVersion: 1.0\n",
    f"{INFO}/WHEEL": "Wheel-Version: 1.0\n",
    f"{INFO}/entry_points.txt": "[parlour.games]\ntic = parlour_tic:TIC\n",
}
NAME = "parlour_tic-1.0-py3-none-any.whl"


def make_wheel(folder: Path, files: dict[str, str | None] | None = None, name: str = NAME) -> Path:
    """A good wheel with some files changed, added, or (None) left out."""
    wheel = folder / name
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in {**GOOD, **(files or {})}.items():
            if text is not None:
                archive.writestr(path, text)
    return wheel


def make_other(folder: Path, key: str = "other") -> Path:
    """A second good wheel, which must be listed whatever happens to the first."""
    info = f"parlour_{key}-1.0.dist-info"
    wheel = folder / f"parlour_{key}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"parlour_{key}/__init__.py", "")
        for name in ("METADATA", "WHEEL"):
            archive.writestr(f"{info}/{name}", "")
        archive.writestr(f"{info}/entry_points.txt", f"[parlour.games]\n{key} = parlour_{key}:GAME\n")
        for part in games.PARTS:
            archive.writestr(f"parlour_{key}/web/{part}", "")
    return wheel


def read_manifest(folder: Path) -> list[dict[str, object]]:
    listing = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert list(listing) == ["games"]
    return list(listing["games"])


def list_below(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_a_good_wheel_is_listed_with_its_files(tmp_path: Path) -> None:
    make_wheel(tmp_path)
    make_other(tmp_path)
    assert games.list_games(tmp_path) == []
    other, tic = read_manifest(tmp_path)
    assert other["key"] == "other"
    assert other["renderer"] == "other/game.js"
    assert other["locales"] == {"en": "other/locales/en.ftl"}
    assert tic == {
        "key": "tic",
        "wheel": NAME,
        "module": "parlour_tic",
        "object": "TIC",
        "renderer": "tic/game.js",
        "locales": {"en": "tic/locales/en.ftl", "pt-BR": "tic/locales/pt-BR.ftl"},
        "rules": {"en": "tic/rules/en.md"},
    }
    files = list_below(tmp_path / "tic")
    assert sorted(files) == ["game.js", "locales/en.ftl", "locales/pt-BR.ftl", "rules/en.md", "tic.css"]
    assert files["game.js"] == b"// Tic.\n"


def test_no_wheel_gives_an_empty_list(tmp_path: Path) -> None:
    assert games.list_games(tmp_path) == []
    assert read_manifest(tmp_path) == []


def test_listing_again_changes_nothing_and_forgets_what_is_gone(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path)
    make_other(tmp_path)
    games.list_games(tmp_path)
    first = list_below(tmp_path)
    games.list_games(tmp_path)
    assert list_below(tmp_path) == first
    wheel.unlink()
    games.list_games(tmp_path)
    assert [game["key"] for game in read_manifest(tmp_path)] == ["other"]
    assert not (tmp_path / "tic").exists()


def test_a_new_version_leaves_no_file_of_the_old_one(tmp_path: Path) -> None:
    make_wheel(tmp_path, {"parlour_tic/web/old.js": "// Old.\n"})
    games.list_games(tmp_path)
    make_wheel(tmp_path)
    games.list_games(tmp_path)
    assert not (tmp_path / "tic" / "old.js").exists()


def test_a_folder_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    make_wheel(tmp_path)
    (tmp_path / "tic").mkdir()
    (tmp_path / "tic" / "diary.md").write_text("mine")
    (warning,) = games.list_games(tmp_path)
    assert "something else named tic" in warning
    assert list_below(tmp_path / "tic") == {"diary.md": b"mine"}
    assert read_manifest(tmp_path) == []


@posix_only
def test_a_link_is_not_followed(tmp_path: Path) -> None:
    elsewhere, folder = tmp_path / "elsewhere", tmp_path / "games"
    elsewhere.mkdir()
    folder.mkdir()
    (elsewhere / "diary.md").write_text("mine")
    (folder / "tic").symlink_to(elsewhere)
    (folder / "manifest.json").write_text('{"games": [{"key": "tic"}]}')
    make_wheel(folder)
    assert len(games.list_games(folder)) == 1
    assert list_below(elsewhere) == {"diary.md": b"mine"}


def test_of_two_wheels_with_one_game_the_first_is_taken(tmp_path: Path) -> None:
    make_wheel(tmp_path)
    shutil.copy(tmp_path / NAME, tmp_path / "parlour_tic-1.0-1-py3-none-any.whl")
    (warning,) = games.list_games(tmp_path)
    assert "already in" in warning
    assert len(read_manifest(tmp_path)) == 1


def points(line: str) -> dict[str, str | None]:
    return {f"{INFO}/entry_points.txt": f"[parlour.games]\n{line}\n"}


HOSTILE: dict[str, dict[str, str | None]] = {
    "no metadata": {f"{INFO}/METADATA": None},
    "no WHEEL file": {f"{INFO}/WHEEL": None},
    "no drawing": {"parlour_tic/web/game.js": None},
    "no words": {"parlour_tic/web/locales/en.ftl": None},
    "no rules": {"parlour_tic/web/rules/en.md": None},
    "no entry points": {f"{INFO}/entry_points.txt": None},
    "another group": {f"{INFO}/entry_points.txt": "[console_scripts]\ntic = parlour_tic:TIC\n"},
    "an empty group": {f"{INFO}/entry_points.txt": "[parlour.games]\n"},
    "no ini at all": {f"{INFO}/entry_points.txt": "tic\n[["},
    "a key that climbs": points("../tic = parlour_tic:TIC"),
    "a key in capitals": points("Tic = parlour_tic:TIC"),
    "an endless key": points(f"{'t' * 33} = parlour_tic:TIC"),
    "a built-in key": points("numica = parlour_tic:TIC"),
    "no object": points("tic = parlour_tic"),
    "code for an object": points("tic = parlour_tic:TIC()"),
    "a module that climbs": points("tic = ..parlour_tic:TIC"),
    "a letter that only looks right": points("tic = p\u0430rlour_tic:TIC"),
    "a path that climbs": {"parlour_tic/web/../../../evil.js": "1"},
    "a path from the root": {"/evil.js": "1"},
    "a path with backslashes": {"parlour_tic\\web\\..\\evil.js": "1"},
    "a path with a drive": {"C:/evil.js": "1"},
    "a hidden file": {"parlour_tic/web/.htaccess.js": "1"},
    "a name with a line break": {"parlour_tic/web/a\nb.js": "1"},
    "an abyss of folders": {"parlour_tic/web/" + "a/" * 20 + "b.js": "1"},
    "a file where a folder is": {"parlour_tic/web/locales.js": "1", "parlour_tic/web/locales.js/a.js": "1"},
    "two names that a Mac takes for one": {"parlour_tic/web/GAME.js": "1"},
    "a file that is too large": {"parlour_tic/web/big.js": "0" * (games.MOST_FILE_BYTES + 1)},
    "endless metadata": {f"{INFO}/entry_points.txt": "#" * (games.MOST_METADATA_BYTES + 1)},
}


def check_refused(folder: Path, wheel: Path) -> str:
    """The wheel is named in one line and left out; the good one beside it is listed; nothing else appears."""
    make_other(folder)
    before = {path.name for path in folder.parent.iterdir()}
    (warning,) = games.list_games(folder)
    assert "\n" not in warning
    assert warning.startswith(wheel.name)
    assert [game["key"] for game in read_manifest(folder)] == ["other"]
    assert {path.name for path in folder.parent.iterdir()} == before
    assert sorted(list_below(folder)) == sorted(
        ["manifest.json", wheel.name, "parlour_other-1.0-py3-none-any.whl"]
        + [f"other/{part}" for part in games.PARTS]
    )
    return warning


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "site" / "games"
    made.mkdir(parents=True)
    return made


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_wheel_is_left_out(folder: Path, case: str) -> None:
    warning = check_refused(folder, make_wheel(folder, HOSTILE[case]))
    assert "damaged" not in warning  # each of these has a reason of its own


@pytest.mark.parametrize("data", [b"", b"PK\5\6" + b"\0" * 18, b"no zip", b"PK\3\4" + b"\xff" * 100])
def test_what_is_no_wheel_is_left_out(folder: Path, data: bytes) -> None:
    wheel = folder / NAME
    wheel.write_bytes(data)
    check_refused(folder, wheel)


@pytest.mark.parametrize(
    "name",
    [
        "tic.whl",
        "parlour_tic-1.0-cp314-cp314-linux_x86_64.whl",
        "parlour tic-1.0-py3-none-any.whl",
        "a-b-c.whl",
    ],
)
def test_only_a_pure_wheels_name_is_taken(folder: Path, name: str) -> None:
    check_refused(folder, make_wheel(folder, name=name))


def test_a_link_in_a_wheel_is_refused(folder: Path) -> None:
    wheel = make_wheel(folder)
    member = zipfile.ZipInfo("parlour_tic/web/link.js")
    member.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(wheel, "a") as archive:
        archive.writestr(member, "/etc/passwd")
    assert "link" in check_refused(folder, wheel)


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_files_of_one_name_are_refused(folder: Path) -> None:
    wheel = make_wheel(folder)
    with zipfile.ZipFile(wheel, "a") as archive:
        archive.writestr("parlour_tic/web/game.js", "// Another.\n")
    assert "two files of one name" in check_refused(folder, wheel)


def test_a_crowd_of_files_is_refused(folder: Path) -> None:
    crowd: dict[str, str | None] = {f"parlour_tic/a{index}.py": "" for index in range(games.MOST_MEMBERS)}
    assert "more than" in check_refused(folder, make_wheel(folder, crowd))


def test_a_size_that_lies_is_not_believed(folder: Path) -> None:
    """The archive says 5 bytes where 5 MB come out: what comes out counts."""
    wheel = make_wheel(folder, {"parlour_tic/web/big.js": "0" * (games.MOST_FILE_BYTES + 1)})
    real = (games.MOST_FILE_BYTES + 1).to_bytes(4, "little")
    wheel.write_bytes(wheel.read_bytes().replace(real, (5).to_bytes(4, "little")))
    check_refused(folder, wheel)


def test_no_damage_to_any_byte_raises(tmp_path: Path) -> None:
    """A thousand wheels with a few bytes wrong: listed or left out, never a traceback."""
    data = make_wheel(tmp_path).read_bytes()
    chance = random.Random(314)
    for _ in range(1000):
        damaged = bytearray(data)
        for _ in range(chance.randint(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        (tmp_path / NAME).write_bytes(damaged[: chance.choice([len(data), chance.randrange(len(data))])])
        warnings = games.list_games(tmp_path)
        assert len(warnings) + len(read_manifest(tmp_path)) == 1
        assert all("\n" not in warning for warning in warnings)


def run_build(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "build.py"), *map(str, words)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT.parent)


def test_the_command_names_what_it_left_out(tmp_path: Path) -> None:
    make_other(tmp_path)
    assert run_build("games", tmp_path).returncode == 0
    (tmp_path / NAME).write_bytes(b"no zip")
    done = run_build("games", tmp_path)
    assert done.returncode == 1
    assert done.stdout.count("\n") == 1
    assert NAME in done.stdout
    assert len(read_manifest(tmp_path)) == 1


@pytest.mark.parametrize(
    "words", [[], ["frobnicate"], ["games"], ["games", "nowhere at all"], ["serve", "--port", "70000"]]
)
def test_a_wrong_command_gets_a_sentence(words: list[str]) -> None:
    done = run_build(*words)
    assert done.returncode == 2
    assert "build.py" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Path, Callable[[str], http.client.HTTPResponse]]]:
    """A served folder, and how to ask for one of its addresses."""
    folder = tmp_path / "dist"
    folder.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    server = serve.open_server(folder, 0)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    with contextlib.ExitStack() as stack:

        def ask(address: str) -> http.client.HTTPResponse:
            connection = http.client.HTTPConnection(serve.HOST, server.server_port, timeout=10)
            stack.callback(connection.close)
            connection.request("GET", address, headers={"Connection": "close"})
            return connection.getresponse()

        yield folder, ask
        server.shutdown()
        thread.join()
        server.server_close()


def test_every_kind_of_file_has_its_type(
    site: tuple[Path, Callable[[str], http.client.HTTPResponse]],
) -> None:
    folder, ask = site
    expected = {
        "a.wasm": "application/wasm",
        "a.js": "text/javascript; charset=utf-8",
        "a.mjs": "text/javascript; charset=utf-8",
        "a.css": "text/css; charset=utf-8",
        "a.ftl": "text/plain; charset=utf-8",
        "a.md": "text/plain; charset=utf-8",
        "a.webmanifest": "application/manifest+json",
        "a.json": "application/json",
        "a.whl": "application/zip",
        "a.zip": "application/zip",
        "a.svg": "image/svg+xml",
        "a.html": "text/html; charset=utf-8",
        "a.unknown": "application/octet-stream",
    }
    for name, kind in expected.items():
        (folder / name).write_text("§", encoding="utf-8")
        answer = ask(f"/{name}")
        assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
        assert answer.read().decode() == "§"


def test_only_what_bears_its_hash_is_kept_for_ever(
    site: tuple[Path, Callable[[str], http.client.HTTPResponse]],
) -> None:
    folder, ask = site
    hashed = ["app/main-UPL7Q6C7.js", "engine/81e7b6178c2b88e1/pyodide.js"]
    for name in [*hashed, "index.html", "sw.js", "games/manifest.json", "locales/en/page.ftl"]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("x")
        assert ("immutable" in ask(f"/{name}").headers["Cache-Control"]) == (name in hashed)
    assert ask("/").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("address", ["/app/", "/app", "/../secret.txt", "/%2e%2e/secret.txt", "/absent.js"])
def test_nothing_but_the_sites_files_is_served(
    site: tuple[Path, Callable[[str], http.client.HTTPResponse]], address: str
) -> None:
    folder, ask = site
    (folder / "app").mkdir()
    (folder / "app" / "main.js").write_text("x")
    answer = ask(address)
    if answer.status == 301:  # a folder without its slash
        answer = ask(answer.headers["Location"])
    assert answer.status == 404
    assert b"secret</" not in answer.read()


def test_a_port_that_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((serve.HOST, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Failed, match=f"Port {port}"):
            serve.open_server(tmp_path, port)
        monkeypatch.setattr(serve, "USUAL_PORT", port)
        with serve.open_server(tmp_path, None) as server:
            assert server.server_port > port


def do_beside(title: str, stamp: Stamp, work: Callable[[], object]) -> bool:
    """Do a step as the one that runs beside others is done."""
    return begin_once(title, stamp, work)()


Step = Callable[[str, Stamp, Callable[[], object]], bool]
STEPS = pytest.mark.parametrize("do", [do_once, do_beside])


@STEPS
def test_a_second_set_up_redoes_nothing(do: Step, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock, made = tmp_path / "some.lock", tmp_path / "made"
    lock.write_text("one")
    runs: list[str] = []

    def attempt() -> bool:
        stamp = Stamp(tmp_path / "stamps" / "some", [lock, "a word"], [made])
        return do("Something", stamp, lambda: (runs.append("x"), made.touch()))

    assert [attempt(), attempt(), attempt()] == [True, False, False]
    assert capsys.readouterr().out.count("\n") == 1
    os.utime(lock, (1, 1))  # times say nothing
    assert not attempt()
    lock.write_text("two")
    assert [attempt(), attempt()] == [True, False]
    made.unlink()
    assert [attempt(), attempt()] == [True, False]
    assert len(runs) == 3


@STEPS
def test_a_step_that_fails_is_not_remembered(do: Step, tmp_path: Path) -> None:
    def attempt(work: Callable[[], object]) -> bool:
        return do("Something", Stamp(tmp_path / "stamp", ["a"], []), work)

    def fail() -> None:
        raise Failed("no network")

    with pytest.raises(Failed):
        attempt(fail)
    assert attempt(lambda: None)
    assert not attempt(fail)


def test_the_hash_tells_names_from_contents(tmp_path: Path) -> None:
    for name, file, text in (("one", "a", "bc"), ("two", "ab", "c"), ("three", "a", "bc")):
        (tmp_path / name / "in").mkdir(parents=True)
        (tmp_path / name / "in" / file).write_text(text)
    one, two, three = (digest([tmp_path / name / "in"]) for name in ("one", "two", "three"))
    assert one == three != two
    (tmp_path / "three" / "in" / "__pycache__").mkdir()
    (tmp_path / "three" / "in" / "__pycache__" / "a.pyc").write_text("left behind")
    assert digest([tmp_path / "three" / "in"]) == one
    assert len({digest(["ab"]), digest(["a", "b"]), digest(["b", "a"])}) == 3


def run_node(program: str) -> str:
    """What a small program prints that imports from `web/build/`."""
    node = os.environ.get("PARLOUR_NODE")
    if node is None:
        pytest.skip("run by build.py test, which knows a Node")
    done = subprocess.run(
        [node, "--input-type=module", "--eval", program],
        cwd=ROOT / "web",
        capture_output=True,
        encoding="utf-8",
    )
    return done.stdout if done.returncode == 0 else done.stderr


def test_the_pseudo_locale_changes_words_and_nothing_else() -> None:
    english = (
        "-brand = Number Parlour\n"
        "hello = Hi <b>{ $name }</b>, this is { -brand } &amp; more\n"
        '    .title = Two { "words" }\n'
        "tiles = { NUMBER($count) ->\n    [one] tile\n   *[other] { $count } tiles\n  }\n"
    )
    program = f"""
        import {{ pseudolocalize }} from "./build/pseudo.mjs";
        process.stdout.write(pseudolocalize({json.dumps(english)}, "en.ftl"));
    """
    assert run_node(program) == (
        "-brand = Number Parlour\n"
        "hello = ⟦Ĥíí <b>{ $name }</b>, ţĥííš ííš { -brand } &amp; ɱööŕéé⟧\n"
        '    .title = ⟦Ţŵöö { "words" }⟧\n'
        "tiles =\n    ⟦{ NUMBER($count) ->\n"
        "        [one] ţííļéé\n       *[other] { $count } ţííļééš\n    }⟧\n"
    )
    assert "en.ftl: this is no Fluent message" in run_node(program.replace("tiles =", "tiles"))


def test_the_rules_become_numbered_paragraphs() -> None:
    markdown = "# Tic\n\n## 1 Aim\n\n§1.1 Win *well* <b>.\n\nSee §1.1.\n"
    program = f"""
        import {{ renderRules }} from "./build/rules.mjs";
        process.stdout.write(renderRules({json.dumps(markdown)}, "tic", []));
    """
    assert run_node(program) == (
        "<h3>Tic</h3>\n<h4>1 Aim</h4>\n"
        '<p id="tic-1.1" data-rule="§1.1"><span class="para">§1.1</span> Win <em>well</em> &lt;b&gt;.</p>\n'
        "<p>See §1.1.</p>\n"
    )
    twice = program.replace("See ", "\\u00a71.1 ")
    assert "§1.1 stands there twice" in run_node(twice)


def list_committed() -> list[Path]:
    """The committed files; outside a checkout (an unpacked archive) there is nothing to hold them to."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("no git checkout")
    done = subprocess.run(
        [git, "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    return [path for name in done.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


# Put together here, so that this file does not hold what it looks for.
REGISTRIES = [".".join(words) for words in (("pypi", "org"), ("python" + "hosted", "org"), ("npmjs", "org"))]
MACHINE = re.compile(r"(?<![\w./~$})-])/(?:" + "|".join(["wor" + "k", "roo" + "t", "Use" + "rs"]) + r")/")


def test_no_committed_file_names_a_registry_or_a_path_of_one_machine() -> None:
    guilty = []
    for path in list_committed():
        text = read_text(path)
        guilty += [f"{path}: {host}" for host in REGISTRIES if host in text]
        guilty += [f"{path}: {found[0]}" for found in MACHINE.finditer(text)]
    assert guilty == []


def test_the_page_names_no_other_origin() -> None:
    pages = [path for path in list_committed() if path.suffix in {".js", ".css", ".html", ".svg"}]
    # Names of vocabularies (XML, xAPI, SCORM), which nothing loads, and of a place that no address leads to (RFC 2606).
    xapi = ("http://adlnet.gov/expapi/", "https://w3id.org/xapi/", "http://h5p.org/x-api/")
    scorm = ("http://www.imsproject.org/xsd/", "http://www.imsglobal.org/xsd/", "http://www.adlnet.org/xsd/")
    allowed = ("http://www.w3.org/", *xapi, *scorm, "https://number-parlour.invalid/")
    addresses = [
        f"{path}: {found[0]}"
        for path in pages
        for found in re.finditer(r"(?:https?:)?//[a-z][\w-]*\.[\w.-]+[^\s\"'`]*", read_text(path))
        if not found[0].startswith(allowed)
    ]
    assert addresses == []


def test_no_generated_file_is_committed() -> None:
    generated = {"dist", ".build", ".venv", "node_modules", "__pycache__"}
    assert [path for path in list_committed() if generated & set(path.relative_to(ROOT).parts)] == []


def test_the_locks_hold_hashes_and_no_addresses() -> None:
    for lock in sorted((ROOT / "py" / "requirements").glob("*.lock")):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count("==") <= text.count("--hash=sha256:")
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package
        # What lies in another package's archive is held by the hash of that.
        assert not name or "integrity" in package or package.get("inBundle")


def test_every_npm_package_is_named_with_its_exact_version() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    versions = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_the_version_stands_in_one_place() -> None:
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "version"], cwd=ROOT, capture_output=True, text=True
    )
    assert made.stdout.strip() == parlour.__version__
    assert parlour.__version__ not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text",
    ["games.example.org", "ftp://example.org/", "https://", "https://a.example/?b", "https://a.example/#b"],
)
def test_what_is_no_address_of_a_site_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build.make_parser().parse_args(["build", "--address", text])
    assert (
        f"an address begins with https:// and has no ? and no #, unlike {text!r}" in capsys.readouterr().err
    )


def test_an_address_ends_in_a_slash() -> None:
    for text in ("https://a.example/games", "https://a.example/games/"):
        assert (
            build.make_parser().parse_args(["build", "--address", text]).address == "https://a.example/games/"
        )


def test_a_build_without_an_address_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "build", lambda *_: 0)
    assert build.run_command(["build", "--address", "https://a.example/games"]) == 0
    assert capsys.readouterr().out == ""
    assert build.run_command(["build"]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "--address https://" in said
