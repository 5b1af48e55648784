"""What the build finds on a machine: the Node and the browsers that are there, named, installed, or none."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from workshop import machine
from workshop.steps import Failed

posix_only = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")


def make_program(folder: Path, name: str, says: str, code: int = 0) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n")
    program.chmod(0o755)
    return program


@posix_only
@pytest.mark.parametrize(
    ("version", "with_npm", "taken"),
    [
        ("v20.20.2", True, True),
        ("v24.0.0", True, True),
        ("v18.20.0", True, False),
        ("v20.20.2", False, False),
        ("no version", True, False),
    ],
)
def test_only_a_recent_node_with_npm_is_taken(
    tmp_path: Path, version: str, with_npm: bool, taken: bool
) -> None:
    program = make_program(tmp_path, "node", version)
    if with_npm:
        make_program(tmp_path, "npm", "11.0.0")
    found = machine.find_node({"PATH": str(tmp_path)})
    assert (found is not None) == taken
    if found:
        assert (found.program, found.npm, found.origin) == (program, (tmp_path / "npm",), "from the PATH")


@posix_only
def test_no_node_on_the_path_is_no_error(tmp_path: Path) -> None:
    assert machine.find_node({"PATH": str(tmp_path)}) is None
    make_program(tmp_path, "node", "v20.1.0", code=1)
    make_program(tmp_path, "npm", "11")
    assert machine.find_node({"PATH": str(tmp_path)}) is None


@posix_only
def test_the_named_node_goes_first_and_must_start(tmp_path: Path) -> None:
    for name in ("path", "named"):
        make_program(tmp_path / name, "node", "v22.1.0")
        make_program(tmp_path / name, "npm", "11")
    environ = {"PATH": str(tmp_path / "path"), "PARLOUR_NODE": str(tmp_path / "named" / "node")}
    found = machine.find_node(environ)
    assert found is not None
    assert found.program == tmp_path / "named" / "node"
    with pytest.raises(Failed, match="no Node that starts"):
        machine.find_node({**environ, "PARLOUR_NODE": str(tmp_path / "absent")})
    (tmp_path / "named" / "npm").unlink()
    with pytest.raises(Failed, match="no npm beside it"):
        machine.find_node(environ)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A machine with no browser, whose programs lie in `bin`; it is Debian, and the user may do anything."""
    monkeypatch.setattr(machine.Path, "home", lambda: tmp_path)
    monkeypatch.setattr(machine.sys, "platform", "linux")
    monkeypatch.setattr(machine, "is_debian", lambda: True)
    monkeypatch.setattr(machine.os, "geteuid", lambda: 0)
    return {"PATH": str(tmp_path / "bin")}


@posix_only
def test_the_browser_is_the_first_that_starts(tmp_path: Path, bare: dict[str, str]) -> None:
    assert machine.list_browser_places(machine.CHROMIUM, bare) == []
    make_program(tmp_path / "bin", "chromium", "please install the snap", code=1)
    chrome = make_program(tmp_path / "bin", "google-chrome", "Chrome 156")
    assert machine.find_browser(machine.CHROMIUM, bare) == machine.Browser(chrome, "the machine's own")
    chromium = make_program(tmp_path / "bin", "chromium", "Chromium 156")
    assert machine.find_browser(machine.CHROMIUM, bare) == machine.Browser(chromium, "the machine's own")
    assert machine.find_browser(machine.FIREFOX, bare) is None
    firefox = make_program(tmp_path / "bin", "firefox", "Mozilla Firefox 153")
    assert machine.find_browser(machine.FIREFOX, bare) == machine.Browser(firefox, "the machine's own")
    named = make_program(tmp_path / "else", "my browser", "Chromium 156")
    for maker, other in ((machine.CHROMIUM, firefox), (machine.FIREFOX, chromium)):
        chosen = machine.choose_browsers(Path("no python"), {**bare, maker.variable: str(named)})
        assert machine.Browser(named, f"named by {maker.variable}") in chosen
        assert machine.Browser(other, "the machine's own") in chosen
        with pytest.raises(Failed, match=f"{maker.variable} names no") as caught:
            machine.choose_browsers(Path("no python"), {**bare, maker.variable: str(tmp_path / "absent")})
        assert caught.value.code == machine.NO_BROWSER


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_browsers_lie_where_each_system_puts_them(
    tmp_path: Path, bare: dict[str, str], monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(machine.sys, "platform", system)
    environ = {**bare, "PROGRAMFILES": str(tmp_path / "Programs")}
    for maker, mac, windows in (
        (
            machine.CHROMIUM,
            "Google Chrome.app/Contents/MacOS/Google Chrome",
            "Google/Chrome/Application/chrome.exe",
        ),
        (machine.FIREFOX, "Firefox.app/Contents/MacOS/firefox", "Mozilla Firefox/firefox.exe"),
    ):
        places = [place.as_posix() for place in machine.list_browser_places(maker, environ)]
        home = tmp_path.as_posix()
        if system == "darwin":
            assert [f"/Applications/{mac}", f"{home}/Applications/{mac}"] == places[:2]
        else:
            assert places[0] == f"{home}/Programs/{windows}"


@posix_only
def test_where_no_browser_can_be_had_one_sentence_says_so(
    tmp_path: Path, bare: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    python = make_program(tmp_path, "python", "no browser here", code=1)
    make_program(tmp_path / "bin", "firefox", "Mozilla Firefox 153")  # which does not do instead
    with pytest.raises(Failed, match="PARLOUR_BROWSER") as caught:
        machine.choose_browsers(python, bare)
    assert caught.value.code == 3
    assert "\n" not in str(caught.value)
    assert "Playwright's download" in capsys.readouterr().out


def make_apt(tmp_path: Path, broken: str = "nothing") -> Path:
    """A stand-in for apt-get, which writes down how it was called and cannot install `broken`."""
    apt = make_program(tmp_path / "bin", "apt-get", "")
    apt.write_text(
        "#!/bin/sh\n"
        f"echo \"$@\" >> '{tmp_path}/calls'\n"
        f"case \" $* \" in *' {broken} '*) exit 100;; esac\n"
        'for name in "$@"; do case $name in chromium*|firefox-esr|nginx-light)\n'
        f"  printf '#!/bin/sh\\necho 153\\n' > '{tmp_path}/bin/'$name\n"
        f"  /bin/chmod +x '{tmp_path}/bin/'$name;;\n"
        "esac; done\n"
    )
    return tmp_path / "calls"


def read_installs(calls: Path) -> list[list[str]]:
    lines = calls.read_text().splitlines() if calls.exists() else []
    return [line.split("--no-install-recommends ")[1].split() for line in lines if line.startswith("install")]


@posix_only
def test_debian_gives_both_browsers_at_one_go(tmp_path: Path, bare: dict[str, str]) -> None:
    calls = make_apt(tmp_path)
    python = make_program(tmp_path, "python", "no browser here", code=1)
    expected = tuple(
        machine.Browser(tmp_path / "bin" / name, "Debian's package")
        for name in ("chromium-headless-shell", "firefox-esr")
    )
    assert machine.choose_browsers(python, bare) == expected
    assert read_installs(calls) == [["chromium-headless-shell", "firefox-esr"]]
    assert [each and each.origin for each in machine.choose_browsers(python, bare)] == [
        "the machine's own"
    ] * 2
    assert len(read_installs(calls)) == 1, "what is there is not installed again"


@posix_only
def test_an_older_debian_has_the_whole_browser(tmp_path: Path, bare: dict[str, str]) -> None:
    calls = make_apt(tmp_path, broken="chromium-headless-shell")
    python = make_program(tmp_path, "python", "no browser here", code=1)
    chromium, _ = machine.choose_browsers(python, {**bare, "PARLOUR_FIREFOX": ""})
    assert chromium == machine.Browser(tmp_path / "bin" / "chromium", "Debian's package")
    assert read_installs(calls) == [["chromium-headless-shell"], ["chromium"]]


@posix_only
def test_the_second_browser_is_only_welcome(
    tmp_path: Path, bare: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = make_apt(tmp_path, broken="firefox-esr")
    python = make_program(tmp_path, "python", "no browser here", code=1)
    chromium, firefox = machine.choose_browsers(python, bare)
    assert (chromium.origin, firefox) == ("Debian's package", None)
    assert read_installs(calls) == [["chromium-headless-shell", "firefox-esr"], ["chromium-headless-shell"]]
    calls.unlink()
    assert machine.choose_browsers(python, {**bare, "PARLOUR_FIREFOX": ""})[1] is None
    assert read_installs(calls) == [], "who wants none gets none"
    monkeypatch.setattr(machine, "is_debian", lambda: False)
    assert machine.choose_browsers(python, bare)[1] is None
    assert read_installs(calls) == [], "nor does a system that is only built on Debian"
    make_program(tmp_path / "bin", "firefox", "Mozilla Firefox 153")
    assert machine.choose_browsers(python, {**bare, "PARLOUR_FIREFOX": ""})[1] is None


@posix_only
def test_nginx_is_the_machines_own_or_debians(
    tmp_path: Path, bare: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "SYSTEM_PROGRAMS", str(tmp_path / "sbin"))
    choose = partial(machine.choose_extra, machine.NGINX)
    assert choose(bare) is None
    calls = make_apt(tmp_path)
    assert choose({**bare, "PARLOUR_NGINX": ""}) is None
    assert read_installs(calls) == [], "who wants none gets none"
    choose(bare)
    assert read_installs(calls) == [["nginx-light"]]
    own = make_program(tmp_path / "sbin", "nginx", "")
    assert choose(bare) == own
    named = make_program(tmp_path / "else", "nginx", "")
    assert choose({**bare, "PARLOUR_NGINX": str(named)}) == named
    assert len(read_installs(calls)) == 1, "what is there is not installed again"


@posix_only
def test_webkit_comes_with_a_screen(
    tmp_path: Path, bare: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "SYSTEM_PROGRAMS", str(tmp_path / "sbin"))
    choose = partial(machine.choose_extra, machine.WEBKIT)
    calls = make_apt(tmp_path)
    assert choose({**bare, "PARLOUR_WEBKIT": ""}) is None
    driver = make_program(tmp_path / "sbin", "WebKitWebDriver", "")
    assert choose(bare) is None, "a driver without a screen opens nothing"
    assert read_installs(calls) == [["webkit2gtk-driver", "xvfb"]]
    make_program(tmp_path / "sbin", "Xvfb", "")
    assert choose(bare) == driver
    assert len(read_installs(calls)) == 1
