"""The site's policy: every page has it, what is slipped into one is refused, and no text from outside gets so far."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from games.numica.e2e.player import CHOOSE_PIECE
from games.numica.e2e.tables import set_up, write

from e2e.disks import put_game
from e2e.harness import Person
from parlour.core.save import make_save
from parlour.core.table import Sitter

Come = Callable[..., Person]

POLICY = re.compile(
    r'<meta charset="utf-8" ?/?><meta http-equiv="Content-Security-Policy" content="([^"]*)">'
)
SCHEMA = Path(__file__).resolve().parent.parent / "web" / "model" / "params.js"

# Each is tried in a page of ours, and would call `hit()` or return true if it came to anything.
TRIES = {
    "an inline script": "const it = document.createElement('script'); it.append('hit()'); document.body.append(it);",
    "a script of another origin": "const it = document.createElement('script'); it.src = `${other}/a.js`;",
    "a script as data": "await import('data:text/javascript,hit()');",
    "an attribute that is a program": "const it = document.createElement('p'); it.setAttribute('onclick', 'hit()');"
    " document.body.append(it); it.click();",
    "an address that is a program": "const it = document.createElement('a'); it.href = 'javascript:hit()';"
    " document.body.append(it); it.click();",
    "text as a program": "eval('hit()');",
    "text as a function": "new Function('hit()')();",
    "text as a program later": "setTimeout('hit()');",
    "text as elements": "document.body.innerHTML += '<img src=x onerror=hit()>';",
    "another maker of elements": "trustedTypes.createPolicy('other', {});",
    "lit's maker of elements once more": "trustedTypes.createPolicy('lit-html', {});",
    "a style element": "const it = document.createElement('style'); it.append('body { --hit: 1 }');"
    " document.head.append(it); return getComputedStyle(document.body).getPropertyValue('--hit') !== '';",
    "a style attribute": "document.body.setAttribute('style', '--hit: 1');"
    " return getComputedStyle(document.body).getPropertyValue('--hit') !== '';",
    "a style sheet of another origin": "const it = document.createElement('link'); it.rel = 'stylesheet';"
    " it.href = `${other}/a.css`; document.head.append(it);",
    "a fetch from another origin": "await fetch(`${other}/index.html`); return true;",
    "a message to another origin": "navigator.sendBeacon(`${other}/`, 'a');",
    "a picture of another origin": "const it = new Image(); it.onload = hit; it.src = `${other}/icons/icon-192.png`;"
    " document.body.append(it);",
    "a picture as data": "const it = new Image(); it.onload = hit;"
    " it.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='; document.body.append(it);",
    "a worker of text": "new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = hit;",
    "a frame": "const it = document.createElement('iframe'); it.src = './docs/parameters.html';"
    " it.onload = () => { if (it.contentDocument?.body.innerText) hit(); };"
    " document.body.append(it);",
    "another base": "const it = document.createElement('base'); it.href = other; document.head.append(it);"
    " return document.baseURI.startsWith(other);",
    "a form": "const it = document.createElement('form'); it.action = `${other}/`;"
    " document.body.append(it); it.submit();",
}

# Refused is what throws, or what the page tells of as a violation, within a second.
TRY = """async (other) => {
  window.hits = 0;
  window.hit = () => { window.hits += 1; };
  let told = "";
  const listen = ({ violatedDirective }) => { told ||= violatedDirective; };
  addEventListener("securitypolicyviolation", listen);
  await new Promise((done) => setTimeout(done)); // from here on nothing is the inspector's
  const act = async () => { BODY };
  const done = await act().catch((error) => { told ||= String(error); });
  for (const end = performance.now() + 1000; !told && performance.now() < end; ) {
    await new Promise((done) => setTimeout(done, 5));
  }
  removeEventListener("securitypolicyviolation", listen);
  return { told, came: done === true || window.hits > 0 };
}"""

HOSTILE = (
    "<img src=x onerror=hit()>",
    "<script>hit()</script>",
    "\"'><svg onload=hit()>",
    "</script><script>hit()</script>",
    "javascript:hit()",
    "${hit()}",
    "{ hit() }",
    "__proto__",
    "' onfocus=hit() autofocus x='",
    "%3Cimg%20src=x%20onerror=hit()%3E",
    "<b style=color:red>\u202egnp.",
)

READ_PLANTED = """() => document.querySelectorAll(
  "img, iframe, object, embed, form, base, style, #room script, [onerror], [onload], [onfocus], [style*='color:'], "
  + "a[href^='javascript:']"
).length + (window.hits ?? 0)"""


def list_policies(site: Path) -> dict[str, str]:
    pages = {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in site.rglob("*.html")}
    return {name: found[1] if (found := POLICY.search(text)) else "" for name, text in pages.items()}


def test_every_page_has_a_policy(site: Path) -> None:
    policies = list_policies(site)
    assert len(policies) > 5
    for name, policy in policies.items():
        rules = dict(part.split(" ", 1) for part in policy.split("; "))
        assert rules["default-src"] == "'none'", name
        assert rules["base-uri"] == rules["form-action"] == "'none'", name
        assert "unsafe-inline" not in policy, name
        assert "unsafe-eval" not in policy.replace("'wasm-unsafe-eval'", ""), name
        assert not re.search(r"http|\*", policy), name  # no other origin
    index = dict(part.split(" ", 1) for part in policies["index.html"].split("; "))
    assert index["style-src"] == index["connect-src"] == index["worker-src"] == "'self'"
    assert index["require-trusted-types-for"] == "'script'"
    assert "style-src-attr" not in index


@pytest.fixture(scope="module")
def guest(stay: Callable[..., Person]) -> Person:
    return stay().open("?pace=instant&notation")


def test_what_is_slipped_into_a_page_is_refused(come: Come) -> None:
    """Each by the policy, and each is heard by the watch that all tests stand under."""
    person = come(borrow=False).open()  # whose workers are its own
    page = person.page
    other = person.address.replace("127.0.0.1", "localhost").rstrip("/")
    silent: list[str] = []
    came: list[str] = []
    answered: list[str] = []
    page.on("response", lambda response: answered.append(response.url))
    for name, body in TRIES.items():
        found = page.evaluate(TRY.replace("BODY", body), other)
        if not found["told"]:
            silent.append(name)
        if found["came"]:
            came.append(name)
        page.wait_for_timeout(50)
        faults = person.watch.take_faults()
        if not any(re.search("Content Security Policy|Trusted", fault) for fault in faults):
            silent.append(f"{name}, for the watch: {faults}")
    assert came == []
    assert silent == []
    assert [url for url in answered if not url.startswith(person.address)] == []


# Texts from outside


def check_inert(person: Person) -> None:
    assert person.page.evaluate(READ_PLANTED) == 0


def read_parameters() -> list[str]:
    return re.findall(r"^  (\w+): \{$", SCHEMA.read_text(encoding="utf-8"), re.MULTILINE)


def test_addresses(guest: Person) -> None:
    """Parameters, known or not, and what stands after the #."""
    page = guest.page
    names = read_parameters()
    assert len(names) > 12
    for text in HOSTILE:
        quoted = text.replace("%", "%25").replace("&", "%26").replace("#", "%23")
        page.goto("about:blank")
        page.goto(f"{guest.address}?{quoted}={quoted}&" + "&".join(f"{name}={quoted}" for name in names))
        page.locator(".games").wait_for()
        guest.wait_until_ready()
        for place in ("", "learn/", "table/", "game/", "learn/numica/", "table/x/"):
            page.evaluate("(place) => { location.hash = `#/${place}`; }", place + text)
            guest.wait_until_drawn()
        page.locator(".games").wait_for()
        check_inert(guest)


def test_names(guest: Person) -> None:
    """Of people at a table that a link opens: on plates, in prompts, in the log, in the library and in a file."""
    guest.open()
    for one, other in pairwise(HOSTILE):
        table = set_up(Sitter("person", name=one[:24]), Sitter("person", name=other[:24]))
        guest.page.evaluate("(place) => { location.hash = place; }", f"#/game/{write(table)}")
        guest.page.locator(".status", has_text=CHOOSE_PIECE).wait_for()
        assert one[:12] in guest.page.locator(".table").inner_text()
        check_inert(guest)
        guest.come_home()
        guest.page.locator(".kept-game").first.wait_for()
        check_inert(guest)


def test_files(guest: Person) -> None:
    """Of any name, with any texts in them."""
    save = make_save(set_up(Sitter("person"), Sitter("person")))
    field = guest.page.get_by_label("Choose a file")
    dialog = guest.page.get_by_role("dialog")
    guest.open()
    for text in HOSTILE:
        for data in (text, json.dumps({text: text}), json.dumps({**save, "game": text, "seed": text})):
            file = {"name": f"{text.replace('/', '')}.txt", "mimeType": "text/html", "buffer": data.encode()}
            guest.press("Open a saved game")
            field.set_input_files(file)  # type: ignore[arg-type]
            dialog.locator(".refusal").wait_for()
            check_inert(guest)
            guest.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")


def test_what_the_device_keeps(guest: Person) -> None:
    guest.open()
    token = write(set_up(Sitter("person"), Sitter("person")))
    for at, text in enumerate(HOSTILE):
        sitters = [{"who": "person", "name": text}, {"who": text, "level": text}]
        kept = {
            "id": f"h{at}",
            "game": "numica",
            "token": token,
            "seats": sitters[:1] * 2,
            "moves": 2,
            "over": False,
        }
        put_game(guest, f"h{at}", {**kept, "revision": text, "when": 1000 + at})
        put_game(guest, text, {**kept, "id": text, "game": text, "token": text, "seats": sitters, "when": at})
    guest.page.evaluate("(text) => localStorage.setItem(text, text)", HOSTILE[0])
    guest.reload()
    guest.page.locator(".library button").first.wait_for()
    check_inert(guest)
    guest.page.evaluate("localStorage.clear()")


def test_messages(guest: Person) -> None:
    """From another window, or from another page of the site."""
    guest.open()
    guest.page.evaluate(
        """(texts) => {
          for (const text of [...texts, { kind: "start", text: texts[0] }, null, 7]) {
            postMessage(text, "*");
            new BroadcastChannel("number-parlour").postMessage(text);
          }
        }""",
        HOSTILE,
    )
    guest.wait_until_drawn()
    assert guest.page.locator(".games").is_visible()
    check_inert(guest)


def test_a_game_of_a_stranger(guest: Person) -> None:
    """Its title, its words, its rules, and an address of its drawing that is not the site's."""
    page = guest.page
    told = {
        "key": "evil",
        "wheel": "evil-1-py3-none-any.whl",
        "renderer": "../../evil.js",
        "locales": {"en": "evil/en.ftl"},
        "rules": {"en": "evil/en.md"},
    }
    words = "\n".join(f'word-{at} = {{ "{at}" }}' for at in range(2))
    page.route("**/manifest.json", lambda route: route.fulfill(json={"games": [told]}))
    page.route(
        "**/evil/en.ftl",
        lambda route: route.fulfill(body=f"title = {HOSTILE[0]}\nblurb = {HOSTILE[1]}\n{words}"),
    )
    page.route("**/evil/en.md", lambda route: route.fulfill(body="# " + "\n\n§1 ".join(HOSTILE)))
    guest.open()
    assert page.get_by_role("heading", name=HOSTILE[0]).is_visible()
    assert HOSTILE[1] in page.locator(".games").inner_text()
    check_inert(guest)
    guest.press(f"Rules {HOSTILE[0]}")
    rules = page.get_by_role("dialog", name="Rules")
    rules.wait_for()
    assert all(text.replace("__", "") in rules.inner_text().replace("__", "") for text in HOSTILE)
    check_inert(guest)
    page.keyboard.press("Escape")
    guest.watch.expect("404", "not of this site")
    guest.press(f"Play {HOSTILE[0]}")
    guest.wait_for_alert("could not be installed")
    check_inert(guest)
    page.unroute_all()
