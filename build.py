"""Sets up, builds, serves and tests Number Parlour: `python3 build.py serve`, `python3 build.py test`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - who runs an older one should read a sentence
    sys.exit("Number Parlour is built with Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import argparse
import os
import re
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))

from workshop import (
    changed,
    checks,
    declarations,
    games,
    hosts,
    machine,
    packages,
    precache,
    serve,
    setup,
    site,
)
from workshop.steps import DIST, ROOT, Failed, build_alone, say

NO_ADDRESS_ADVICE = (
    "Without its address the site tells nobody how to frame it: for links that become frames where they are pasted,"
    " as in WordPress, build with --address https://…"
)

STOPPED = 130  # what a shell reports for Ctrl-C


def read_port(text: str) -> int:
    port = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return port


def read_folder(text: str) -> Path:
    folder = Path(text)
    if not folder.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text!r}")
    return folder.resolve()


def read_address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(
            f"an address begins with https:// and has no ? and no #, unlike {text!r}"
        )
    return text if text.endswith("/") else f"{text}/"


def read_link(text: str) -> str:
    """What of a link is behind the site's name: that holds for wherever the site lies."""
    parts = urlsplit(text)
    place = (f"?{parts.query}" if parts.query else "") + (f"#{parts.fragment}" if parts.fragment else "")
    if not re.fullmatch("[?#][!-~]{1,8000}", place):
        raise argparse.ArgumentTypeError(
            f"a link of the site says something behind its ? or its #, unlike {text!r}"
        )
    return place


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    serving = commands.add_parser("serve", help="set up, build, and serve the site on this machine")
    serving.add_argument("--port", type=read_port, help="the port (default: 8000 or the next free one)")
    building = commands.add_parser("build", help="set up and build the site into dist/")
    alone = commands.add_parser("single", help="build the site, and tell where it lies as one file")
    packing = commands.add_parser(
        "packages", help="build the site, and make of it what learning platforms take as a file"
    )
    packing.add_argument("--link", type=read_link, help="of this link of the site alone, not of each game")
    trying = commands.add_parser(
        "hosts", help="install real hosts, play in each, and write into the docs what was measured"
    )
    trying.add_argument("names", nargs="*", metavar="NAME", help="only these (default: all)")
    commands.add_parser("pictures", help="build the site, and draw README's picture of its games anew")
    for command in (serving, building, alone, packing):
        command.add_argument(
            "--games", type=read_folder, metavar="FOLDER", help="add this folder's game wheels"
        )
        command.add_argument("--address", type=read_address, help="where the site will lie, for its links")
    testing = commands.add_parser(
        "test",
        help="set up, build, and run every check and test, or with --changed what a change can reach",
        usage="build.py test [--changed] [pytest's arguments …]",
    )
    testing.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    listing = commands.add_parser("games", help="list anew the game wheels of a built site's games/ folder")
    listing.add_argument("folder", type=read_folder, metavar="FOLDER")
    commands.add_parser("clean", help="remove .build/ and dist/")
    return parser


def prepare(*groups: str) -> setup.Tools:
    """Install the tools and more groups of them, and write the declarations that the page's types are read from."""
    tools = setup.set_up(*groups)
    declarations.write_declarations()
    return tools


def build(folder: Path | None, address: str = "") -> int:
    with build_alone():
        return site.build_site(prepare(), folder, address)


def pack(folder: Path | None, address: str, place: str) -> int:
    with build_alone():
        tools = prepare()
        code = site.build_site(tools, folder, address)
        for file in packages.make_packages(tools.node.program, place):
            say(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")
    return code


def test_changed(arguments: Sequence[str]) -> int:
    """Run what the change at hand can reach; the site is built only where a page is opened."""
    names = changed.list_changed()
    reach = changed.find_reach(names)
    if not names:
        say("Nothing has changed since this branch left main.")
        return 0
    words = [*reach.list_words(), *arguments]
    say(f"Files changed: {len(names)}. What they can reach: {' '.join(words)}")
    if reach.is_in_browser():
        return test(words, names)
    with build_alone():
        node = prepare(setup.TESTED).node.program
    failed = checks.begin_checks(node, names)()
    return checks.run_tests(checks.Programs(node), words, failed)


def test(arguments: Sequence[str], names: Sequence[str] | None) -> int:
    """Run checkers beside the build, then pytest; of what has changed alone, where names are given."""
    with build_alone():  # two runs must not both install a browser
        tools = prepare(setup.TESTED)
        finish = checks.begin_checks(tools.node.program, names)
        code = site.build_site(tools, None)
        browser, firefox = machine.choose_browsers(setup.PYTHON, os.environ)
        webkit = machine.choose_extra(machine.WEBKIT, os.environ)
        nginx = machine.choose_extra(machine.NGINX, os.environ)
    say(f"Browser: {browser.program} ({browser.origin})")
    say(f"Second browser: {firefox.program} ({firefox.origin})" if firefox else machine.NO_FIREFOX_ADVICE)
    say(f"Third browser: {webkit}" if webkit else machine.NO_WEBKIT_ADVICE)
    say(f"Another host: {nginx}" if nginx else machine.NO_NGINX_ADVICE)
    programs = checks.Programs(
        tools.node.program, browser.program, firefox.program if firefox else None, webkit, nginx
    )
    return checks.run_tests(programs, arguments, finish()) or code


def try_hosts(names: Sequence[str]) -> int:
    """Play in real hosts; what was measured stands in the docs where all went well."""
    code = test(["-n", "0", "--hosts", *hosts.find_tests(names)], ())
    if code == 0:
        hosts.write_table()
        say(
            f"The table stands in {hosts.PAGE.relative_to(ROOT)}, the pictures in {hosts.HOSTS.relative_to(ROOT)}."
        )
    return code


def draw_pictures() -> int:
    """Draw the picture of README from the site as it is."""
    return test(["-n", "0", "--pictures-update", "e2e/test_pictures.py"], ())


def list_again(folder: Path) -> int:
    warnings = games.list_games(folder)
    precache.write_precached(folder.parent)
    for warning in warnings:
        say(warning)
    return 1 if warnings else 0


def run_command(arguments: Sequence[str]) -> int:
    # argparse would take pytest's options for its own.
    if arguments[:1] == ["test"] and arguments[1:2] not in (["-h"], ["--help"]):
        rest = [word for word in arguments[1:] if word != "--changed"]
        return test(rest, None) if len(rest) == len(arguments) - 1 else test_changed(rest)
    wish = make_parser().parse_args(arguments)
    if wish.command == "clean":
        site.clean()
        return 0
    if wish.command == "games":
        return list_again(wish.folder)
    if wish.command == "hosts":
        return try_hosts(wish.names)
    if wish.command == "pictures":
        return draw_pictures()
    if wish.command == "packages":
        return pack(wish.games, wish.address or "", wish.link or "")
    code = build(wish.games, wish.address or "")
    if wish.command == "build" and not wish.address:
        say(NO_ADDRESS_ADVICE)
    if wish.command == "single":
        file = DIST / precache.ONE_FILE
        say(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB, to be opened by a double click")
    if wish.command == "serve":
        serve.serve(DIST, wish.port)
    return code


def main() -> int:
    try:
        return run_command(sys.argv[1:])
    except Failed as failure:
        print(failure, file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        say("\nStopped.")
        return STOPPED
    except OSError as error:  # a full disk, a folder that may not be written: the person's to mend
        print(f"{error.strerror or error}: {error.filename or 'no file named'}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
