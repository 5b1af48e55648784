"""Runs inside Pyodide while the site is built: uses the engine as a page does, and says what was loaded."""

import codecs
import importlib
import io
import json
import os
import sys
import traceback
import warnings


def use_engine(modules: list[str]) -> None:
    """Import every module of the engine and of what it imports, and ask the one door twice."""
    for name in modules:
        importlib.import_module(name)
    api = importlib.import_module("parlour.api")
    for request in ('{"verb":"games"}', "no JSON"):
        json.loads(api.handle(request))


def answer_all() -> str:
    """What is said of every game, and of its first table with a seed."""
    api = importlib.import_module("parlour.api")
    told = []
    for key in api.answer(api.PARLOUR, '{"verb":"games"}')["games"]:
        request = json.dumps({"verb": "describe", "game": key})
        described = json.loads(api.handle(request))
        seats = [{"who": "person"}] * described["seats"]["least"]
        options = {option["key"]: option["default"] for option in described["options"]}
        new = {
            "verb": "new",
            "game": key,
            "options": options,
            "seats": seats,
            "seed": "trial",
        }
        begun = api.handle(json.dumps(new))
        if "table" not in json.loads(begun):
            raise RuntimeError(f"no table of {key}: {begun[:200]}")
        told += [described, begun]
    return json.dumps(told)


def draw() -> str:
    """What chance brings: a seed as the engine makes one, and a number of the library's own generator."""
    number = importlib.import_module("random").random() if "random" in sys.modules else 0
    return f"{os.urandom(8).hex()} {number}"


def print_failures() -> None:
    """Python's own messages need modules that nothing imports until something goes wrong."""
    for codec in ("utf-8", "ascii", "latin-1"):
        codecs.lookup(codec)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning(UserWarning("a"), UserWarning, "b", 1, io.StringIO())
    # No SyntaxError: the page compiles nothing, and Python would fetch difflib to guess what was meant.
    for source in ("nothing", "(1).nothing", "import nothing", "raise ExceptionGroup('a', [KeyError()])"):
        try:
            exec(source)
        except Exception:
            try:
                raise RuntimeError("c")  # with the other one as its context
            except RuntimeError:
                traceback.print_exc(file=io.StringIO())


def list_loaded() -> list[str]:
    return sorted(sys.modules)
