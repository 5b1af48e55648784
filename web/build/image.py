"""Runs inside Pyodide while the site is built: makes an interpreter ready to be kept as a snapshot."""

import gc
import importlib
import io
import json
import linecache
import re
import sys

# JavaScript's own modules are made anew in each page.
NOT_PYTHON = ("__main__", "js", "pyodide_js")


def open_games(archive: str, modules: list[str]) -> None:
    """Import all that a page may import, and ask as a page does at first, of a parlour that is not the page's."""
    sys.path.append(archive)
    for name in modules:
        if name.partition(".")[0] not in NOT_PYTHON:
            importlib.import_module(name)
    api = importlib.import_module("parlour.api")
    parlour = api.Parlour()
    for game in api.answer(parlour, '{"verb":"games"}')["games"]:
        api.answer(parlour, json.dumps({"verb": "describe", "game": game}))


def tidy() -> None:
    """Leave nothing behind that is not used, nor what archives held: in the page others lie in their places."""
    for finder in sys.path_importer_cache.values():
        if finder:
            finder.invalidate_caches()
    re.purge()
    linecache.clearcache()
    sys._clear_internal_caches()
    gc.collect()
    gc.collect()
    gc.freeze()  # what is there to stay, nobody has to look through for what is not


def refuse_chance() -> None:
    """Let no generator of random numbers be kept but the library's own, which every start seeds anew: whatever came of
    another one would be the same for everybody."""
    chance = sys.modules.get("_random")
    if chance is None:
        return
    known = getattr(sys.modules.get("random"), "_inst", None)
    if any(isinstance(each, chance.Random) and each is not known for each in gc.get_objects()):
        raise RuntimeError("a generator of random numbers would be kept")


def list_places() -> list[int]:
    """Where something collected lies; the size of streams' buffers, and where the streams lie."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return [id(gc), io.DEFAULT_BUFFER_SIZE, *(id(stream.buffer) for stream in streams)]
