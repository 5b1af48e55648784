"""Stands in for Pyodide's package loader, which brings all of Python's archives along: nothing is loaded before a
wheel is installed."""

from site import getsitepackages

from pyodide_js import loadedPackages

__all__ = [
    "loadedPackages"
]  # as in the real one: a snapshot is refused that holds less of JavaScript than usual


class Place:
    """A folder, of which JavaScript asks what it is called."""

    def __init__(self, path: str) -> None:
        """Name it."""
        self.path = path

    def __str__(self) -> str:
        """Tell its name."""
        return self.path


SITE_PACKAGES = Place(getsitepackages()[0])
DSO_DIR = Place("/usr/lib")


def init_loaded_packages() -> None:
    """Let there be no packages yet."""
