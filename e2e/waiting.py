"""Waits for something in a page whose policy lets no text be made a program, which is Playwright's own way to wait."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Error, JSHandle, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

# What is asked is looked at in each frame, and compiled once: by the inspector, which no policy holds for.
# The pauses may be a test's own.
LOOK = """async ({{ arg, ms }}) => {{
  const frame = window.requestAnimationFrame.bind(window);
  const end = performance.now() + ms;
  for (;;) {{
    let found = ({expression}
    );
    if (typeof found === "function") found = found(arg);
    found = await found;
    if (found || performance.now() > end) return found || undefined;
    await new Promise((done) => frame(done));
  }}
}}"""

LEFT = ("Execution context was destroyed", "Cannot find context with specified id", "frame was detached")
"""What is said of a page that was left for another meanwhile: there the same is waited for."""


def wait_for(page: Page, expression: str, *, arg: Any = None, timeout: float) -> JSHandle:
    """Wait until an expression, or a function of `arg`, is something; return that."""
    end = time.monotonic() + timeout / 1000
    script = LOOK.format(expression=expression)
    while (rest := end - time.monotonic()) > 0:
        try:
            found = page.evaluate_handle(script, {"arg": arg, "ms": rest * 1000})
        except Error as error:
            if not any(each in error.message for each in LEFT):
                raise
            page.wait_for_load_state()
            continue
        if found.evaluate("(found) => found !== undefined"):
            return found
    raise PlaywrightTimeoutError(f"waited {timeout:.0f} ms for: {expression}")


def wait_by_inspector(patience: float) -> None:
    """Let `Page.wait_for_function` wait this way in every test, as long as this unless a test says how long."""

    def wait_for_function(
        page: Page, expression: str, *, arg: Any = None, timeout: float = patience, polling: str = "raf"
    ) -> JSHandle:
        assert polling == "raf"
        return wait_for(page, expression, arg=arg, timeout=timeout)

    Page.wait_for_function = wait_for_function  # type: ignore[method-assign,assignment]
