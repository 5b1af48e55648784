"""Stands in for asyncio, of which Pyodide takes one function at its start: nothing is awaited before a wheel is
installed, and then the real one is there."""

from importlib import import_module


def get_event_loop() -> object:
    """Ask whoever is called asyncio by now."""
    return import_module("asyncio").get_event_loop()
