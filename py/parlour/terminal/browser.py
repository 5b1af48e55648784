"""Which browser is measured and tested with, and how it is started so that it calls nobody."""

from __future__ import annotations

import os
import shutil

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

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
