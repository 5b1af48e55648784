"""Stands in for Pyodide's event loop, which brings asyncio along: nothing is awaited before a wheel is installed."""

from pyodide_js._api import scheduleCallback

__all__ = [
    "scheduleCallback"
]  # as in the real one: a snapshot is refused that holds less of JavaScript than usual


def _initialize_event_loop() -> None:
    """Let there be no loop yet."""
