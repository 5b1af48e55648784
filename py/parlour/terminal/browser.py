"""Which browsers are measured and tested with, and how they are started so that they call nobody."""

from __future__ import annotations

import os
import shutil

# The first draws no window's frame and no menus, and costs a fifth less of the processor.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
FIREFOXES = ("firefox-esr", "firefox")

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_browser() -> str | None:
    """Return the program that PARLOUR_BROWSER names, else a Chromium or Chrome of the PATH, else None."""
    return os.environ.get("PARLOUR_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)


def find_firefox() -> str | None:
    """Return the Firefox that PARLOUR_FIREFOX names (none where it is empty), else one of the PATH, else None."""
    named = os.environ.get("PARLOUR_FIREFOX")
    if named is not None:
        return named or None
    return next(filter(None, map(shutil.which, FIREFOXES)), None)
