"""Tells a site's service worker which files make up the site, each with the hash of what is in it."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from urllib.parse import quote

from workshop.serve import HASHED, TYPES
from workshop.steps import list_files

SERVICE = "sw.js"
# For other devices and other sites; where the site is kept, all that is in them is there.
ONE_FILE = "number-parlour.html"
ZIP = "number-parlour.zip"
# For who frames the site: where it is kept, nobody asks for that.
EMBEDS = re.compile(r"embed/(?:(?:[^/]+/)?(?:index\.html|oembed\.json)|adapters/[^/]+)")
# Its first line, empty as `web/build/bundle.mjs` writes it. A browser takes the worker for a new version where any
# byte of the file has changed, and this line changes with every byte of the site.
LINE = re.compile(rb"self\.files=\[.*\];")

# Left as they are in an address by every browser, so that the name here is the one that the page asks for.
PLAIN = "/!$&'()*+,;=:@~"

# What a device asks for when it puts the page on its home screen, and keeps by itself.
SPLASHES = re.compile(r"icons/splash-\d+x\d+\.png")


def list_precached(site: Path) -> list[dict[str, str | None]]:
    """Every file of the site by its address and hash, with a revision unless the address bears the hash itself.

    The service worker keeps nothing that has another hash than the one that stands here.

    One that cannot be fetched would keep the worker from being installed, and hosts hide some of what lies in
    their folders: names that begin with a dot, and their own settings, which have no ending (`CNAME`, `_headers`).
    """
    listed: list[dict[str, str | None]] = []
    for path in list_files(site):
        name = path.relative_to(site)
        hidden = any(part.startswith(".") for part in name.parts)
        whole = name.as_posix()
        apart = whole in (SERVICE, ONE_FILE, ZIP) or SPLASHES.fullmatch(whole) or EMBEDS.fullmatch(whole)
        if hidden or apart or not path.suffix or path.suffix not in TYPES:
            continue
        address = quote(whole, safe=PLAIN)
        hashed = hashlib.sha256(path.read_bytes())
        revision = None if HASHED.fullmatch("/" + address) else hashed.hexdigest()[:16]
        integrity = f"sha256-{base64.b64encode(hashed.digest()).decode()}"
        listed.append({"url": address, "revision": revision, "integrity": integrity})
    return listed


def write_precached(site: Path) -> None:
    """Write the list into the site's service worker; where there is none, or somebody else's, change nothing."""
    service = site / SERVICE
    if not service.is_file():
        return
    line, end, program = service.read_bytes().partition(b"\n")
    if LINE.fullmatch(line):
        files = json.dumps(list_precached(site), separators=(",", ":")).encode("ascii")
        service.write_bytes(b"self.files=" + files + b";" + end + program)
