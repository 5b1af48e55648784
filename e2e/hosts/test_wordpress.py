"""WordPress, of Debian: an author pastes an address, an editor a block, and visitors play in what comes of it."""

from __future__ import annotations

import getpass
import os
import re
import shutil
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Page

from e2e.frames import look_into
from e2e.harness import Person
from e2e.hosts.host import RealHost
from e2e.hosts.node import run_module
from e2e.serving import SiteHandler
from e2e.strict import find_free_port

Come = Callable[..., Person]
Write = Callable[[str, str], tuple[str, str]]

SOURCE = Path("/usr/share/wordpress")
PROGRAMS = ("mariadbd", "mariadb-install-db", "mariadb-admin", "mariadb", "php", "openssl")
SYSTEM = os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/usr/bin"])
NEEDED = "apt-get install wordpress mariadb-server php-cli php-mysql openssl"

WORD = "a-word-1"
WRITERS = {"edda": "editor", "otto": "author"}

CONFIG = """<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:{socket}'); define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '{address}'); define('WP_SITEURL', '{address}');
define('DISABLE_WP_CRON', true); define('WP_AUTO_UPDATE_CORE', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""

NEAR = """<?php // The site lies on this machine, and has signed its certificate itself.
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn ($ports) => [...$ports, {port}]);
add_filter('https_ssl_verify', '__return_false');
add_filter('pre_option_show_avatars', fn () => '0'); // and nothing is asked of other machines
add_filter('emoji_svg_url', '__return_false');
remove_action('wp_head', 'print_emoji_detection_script', 7);
remove_action('admin_print_scripts', 'print_emoji_detection_script');
"""

INSTALL = """define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
$_SERVER += ['REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET'];
require 'wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A blog', 'teacher', 't@example.org', true, '', 'WORD');
foreach (WRITERS as $name => $role) {
    $told = ['user_login' => $name, 'user_pass' => 'WORD', 'user_email' => "$name@example.org"];
    wp_insert_user([...$told, 'role' => $role]);
}
echo $wp_version;
"""

EMBED = """import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
const { makeEmbeds } = await import("./web/build/oembed.mjs");
const [folder, address] = process.argv.slice(1);
const made = await makeEmbeds({ web: "web", played: ["numica"], address, styles: "" });
for (const [name, text] of made) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}"""
"""What a build for this address lays beside the site."""

BLOCK = """import { writeTexts } from "./web/embed/embed-texts.js";
const given = { pace: "instant", notation: "on", log: "on", game: "numica", seats: "p,1" };
process.stdout.write(writeTexts(given, { site: process.argv[1], title: "Numica" }).wordpress);"""

PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(paste);
}"""

NOTE_HEIGHTS = """window.heights = [];
addEventListener("message", ({ data }) => data?.message === "height" && heights.push(Number(data.value)));"""

CONTENT = "wp.data.select('core/editor').getEditedPostContent()"


class Blog:
    """Such a blog with two who write, made anew; and our site, which it finds at an address of its own."""

    def __init__(self, host: RealHost, site: Path) -> None:
        self.programs = {name: shutil.which(name, path=SYSTEM) or "" for name in PROGRAMS}
        if "" in self.programs.values() or not SOURCE.is_dir():
            pytest.skip(f"WordPress is not here: {NEEDED}")
        self.host = host
        self.folder = host.folder / "blog"
        self.data = host.folder / "data"
        self.socket = host.folder / "db.sock"
        for old in (self.folder, self.data, host.folder / "parlour"):
            shutil.rmtree(old, ignore_errors=True)
        self.address = f"http://127.0.0.1:{find_free_port()}"
        self.parlour = self.serve_parlour(shutil.copytree(site, host.folder / "parlour"))
        self.start_database()
        shutil.copytree(SOURCE, self.folder)
        config = CONFIG.replace("{socket}", str(self.socket)).replace("{address}", self.address)
        (self.folder / "wp-config.php").write_text(config, encoding="utf-8")
        plugins = self.folder / "wp-content" / "mu-plugins"
        plugins.mkdir(exist_ok=True)
        near = NEAR.replace("{port}", self.parlour.split(":")[2].split("/")[0])
        (plugins / "near.php").write_text(near, encoding="utf-8")
        writers = "[" + ", ".join(f"'{name}' => '{role}'" for name, role in WRITERS.items()) + "]"
        install = INSTALL.replace("WORD", WORD).replace("WRITERS", writers)
        self.version = self.run("php", "-r", install, cwd=self.folder).splitlines()[-1]
        command = [self.programs["php"], "-S", self.address.removeprefix("http://"), "-t", str(self.folder)]
        host.start(command, self.address, {"PHP_CLI_SERVER_WORKERS": "4"})

    def run(self, program: str, *arguments: str | Path, cwd: Path | None = None) -> str:
        command = [self.programs[program], *map(str, arguments)]
        done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", cwd=cwd)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def start_database(self) -> None:
        here = ("--no-defaults", f"--datadir={self.data}", f"--socket={self.socket}")
        user = f"--user={getpass.getuser()}"
        self.run(
            "mariadb-install-db",
            *here[:2],
            user,
            "--auth-root-authentication-method=normal",
            "--skip-test-db",
        )
        with (self.host.folder / "database.log").open("wb") as out:
            options = (user, "--skip-networking", f"--pid-file={self.host.folder / 'db.pid'}")
            server = subprocess.Popen(
                [self.programs["mariadbd"], *here, *options],
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.host.servers.append(server)
        end = time.monotonic() + 60
        while True:
            command = [self.programs["mariadb-admin"], *here[::2], "--user=root", "ping"]
            if subprocess.run(command, check=False, capture_output=True).returncode == 0:
                break
            assert server.poll() is None, "the data base does not start"
            assert time.monotonic() < end, "the data base does not answer"
            time.sleep(0.3)
        self.run("mariadb", *here[::2], "--user=root", "-e", "CREATE DATABASE wordpress")

    def serve_parlour(self, folder: Path) -> str:
        """Serve the site with a certificate that it has signed itself."""
        key, certificate = (str(self.host.folder / name) for name in ("key.pem", "certificate.pem"))
        made = ("-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2")
        self.run("openssl", "req", "-x509", *made, "-subj", "/CN=localhost")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        handler = partial(SiteHandler, directory=str(folder), prefix="/parlour/")
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        address = f"https://localhost:{self.server.server_port}/parlour/"
        run_module(EMBED, folder, address)
        return address

    def write_post(self, person: Person, name: str, text: str) -> tuple[str, str]:
        """Have somebody paste something into a new post, and publish that; return its address, and what is in it."""
        page = person.page
        page.goto(f"{self.address}/wp-login.php")
        page.fill("#user_login", name)
        page.fill("#user_pass", WORD)
        page.click("#wp-submit")
        page.wait_for_url("**/wp-admin/**")
        page.goto(f"{self.address}/wp-admin/post-new.php")
        title = page.get_by_role("textbox", name="Add title")
        page.wait_for_function("window.wp?.data?.select('core/editor')?.getCurrentPost()?.id")
        page.evaluate("wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)")
        title.click()
        page.keyboard.type("A game")
        page.keyboard.press("Enter")
        page.keyboard.type("Who takes three square pieces first?")
        page.keyboard.press("Enter")
        page.evaluate(PASTE, text)
        page.wait_for_function(f"() => /wp:(embed|html)/.test({CONTENT})")
        page.get_by_role("button", name="Publish", exact=True).first.click()
        page.locator(".editor-post-publish-panel").get_by_role("button", name="Publish", exact=True).click()
        page.wait_for_function("wp.data.select('core/editor').isCurrentPostPublished()")
        content = str(page.evaluate("wp.data.select('core/editor').getCurrentPost().content"))
        return str(page.evaluate("wp.data.select('core/editor').getPermalink()")), content


class Reader:
    """Somebody who reads a post, and plays in its frame by touches."""

    def __init__(self, person: Person, post: str) -> None:
        self.person = person
        self.page: Page = person.page
        self.page.add_init_script(NOTE_HEIGHTS)
        self.frame = self.page.locator("iframe")
        person.hand = "touch"
        self.open(post)

    def open(self, post: str) -> None:
        """Open the post, and look at nothing but the game in its frame from now on."""
        self.begun = time.monotonic()
        self.page.goto(post)
        self.frame.scroll_into_view_if_needed()
        self.page.frame_locator("iframe").locator(".poster-play").wait_for()
        self.shown = time.monotonic() - self.begun
        look_into(self.person, self.page.frames[1])
        self.numica = NumicaPlayer(self.person)

    def wait_for_height(self) -> None:
        """Wait until the frame is as high as the page in it asks, within what WordPress allows."""
        self.page.wait_for_function(
            """() => {
              const frame = document.querySelector("iframe");
              const asked = Math.max(200, Math.min(1000, heights.at(-1)));
              return !frame.hasAttribute("style") && Number(frame.height) === asked;
            }"""
        )

    def begin(self) -> None:
        """Touch the poster, and wait for what is set up there."""
        count = self.page.evaluate("heights.length")
        self.numica.page.locator(".poster-play").tap()
        self.numica.wait_until_ready()
        self.numica.button("Begin").wait_for()
        if count:
            self.page.wait_for_function("(count) => heights.length > count", arg=count)

    def move(self) -> None:
        """Begin a game, and move in it."""
        self.numica.press("Begin")
        self.numica.set_up(typed=False)
        assert self.numica.wait_for_turn()
        self.numica.move_somewhere()
        self.moved = time.monotonic() - self.begun
        assert self.numica.wait_for_turn()


@pytest.fixture(scope="module")
def blog(host: RealHost, site: Path) -> Iterator[Blog]:
    found = Blog(host, site)
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def write(come: Come, blog: Blog) -> Callable[[str, str], tuple[str, str]]:
    """Lets somebody paste something into a post of theirs."""

    def paste(name: str, text: str) -> tuple[str, str]:
        person = come(blog.address, own_profile=True, drawn=True, ignore_https_errors=True)
        person.watch.expect("")  # of what WordPress complains where one writes is its own
        return blog.write_post(person, name, text)

    return paste


@pytest.fixture
def read(come: Come, blog: Blog) -> Callable[..., Reader]:
    """Lets somebody read a post."""

    def visit(post: str, width: int) -> Reader:
        person = come(
            blog.address,
            own_profile=True,
            drawn=True,
            ignore_https_errors=True,
            has_touch=True,
            viewport={"width": width, "height": 900},
        )
        person.watch.expect(f"request to another origin: {re.escape(blog.parlour)}")
        return Reader(person, post)

    return visit


def test_an_address_that_an_author_pastes_is_played_by_visitors(
    host: RealHost, blog: Blog, write: Write, read: Callable[..., Reader]
) -> None:
    post, content = write("otto", f"{blog.parlour}embed/numica/")
    assert "wp:embed" in content
    assert "<iframe" not in content
    for width in (360, 1440):
        reader = read(post, width)
        reader.wait_for_height()
        assert reader.frame.get_attribute("sandbox") == "allow-scripts"
        reader.begin()
        reader.wait_for_height()
        reader.move()
        assert reader.numica.page.evaluate("origin") == "null"
        host.shoot(reader.page)

    host.note("Host", f"WordPress {blog.version} (of Debian)")
    host.note(
        "Plays",
        "Numica by touches: the address that an author has pasted, at 1,440 and 360 pixels; an editor’s block",
    )
    host.note(
        "Keeps", "with the block the game, found under *All games* after a reload; with the address nothing"
    )
    host.note("Hears", "with the address the height that suits, which the frame is given")
    host.note("Seconds", f"{reader.shown:.1f}, {reader.moved:.1f}")
    host.note("Size", host.measure(blog.folder, blog.data))


def test_a_block_of_html_stays_an_editors_and_is_taken_from_an_author(
    blog: Blog, write: Write, read: Callable[..., Reader]
) -> None:
    block = run_module(BLOCK, blog.parlour)
    post, content = write("edda", block)
    assert content.endswith(block)
    reader = read(post, 1440)
    reader.begin()
    reader.move()
    board = reader.numica.read_position()
    reader.open(post)
    reader.begin()
    reader.numica.to_lobby()
    reader.numica.go_on()
    assert reader.numica.wait_for_turn()
    assert reader.numica.read_position() == board, "it is kept"
    _, content = write("otto", block)
    assert "wp:html" in content
    assert "<iframe" not in content
