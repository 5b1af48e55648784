"""Writes the page's TypeScript declarations of what crosses the border, from the typed dictionaries of the engine."""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from parlour import games, verbs
from parlour.core import border
from workshop.steps import BUILD

DECLARATIONS = BUILD / "border"
"""Where `web/tsconfig.json` looks for the modules `#border` and, of each game, `#border/<game>`."""

PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


def list_borders() -> dict[str, list[types.ModuleType]]:
    """Return where what crosses is typed, by the names of the files that declare it."""
    folders = sorted(file.parent.name for file in Path(games.__path__[0]).glob("*/border.py"))
    return {
        "index": [border, verbs],
        **{game: [import_module(f"parlour.games.{game}.border")] for game in folders},
    }


def write_declarations(folder: Path = DECLARATIONS) -> None:
    """Write all of them, where they have changed."""
    folder.mkdir(exist_ok=True)
    for name, modules in list_borders().items():
        shapes = [shape for module in modules for shape in list_shapes(module)]
        text = "\n".join(
            ["/** What crosses the border between the page and Python. */", *map(declare, shapes)]
        )
        file = folder / f"{name}.d.ts"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def list_shapes(module: types.ModuleType) -> list[type]:
    """Return the typed dictionaries that a module defines."""
    return [
        each for each in vars(module).values() if is_typeddict(each) and each.__module__ == module.__name__
    ]


def declare(shape: type) -> str:
    """Declare one typed dictionary; its docstring goes with it, and the comment on the line of each field."""
    bases, comments = read_class(shape)
    known = {field for base in bases for field in get_type_hints(base)}
    fields = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        if name in known:
            continue
        if comments.get(name):
            fields.append(f"  /** {comments[name]} */")
        optional = "?" if get_origin(hint) is NotRequired else ""
        fields.append(f"  {name}{optional}: {name_type(hint, shape.__module__)};")
    comment = [f"/** {shape.__doc__} */"] if shape.__doc__ else []
    extends = f" extends {', '.join(name_type(base, shape.__module__) for base in bases)}" if bases else ""
    return "\n".join([*comment, f"export interface {shape.__name__}{extends} {{", *fields, "}", ""])


def read_class(shape: type) -> tuple[list[type], dict[str, str]]:
    """Return the others that a typed dictionary is made of (it forgets them itself), and the comments on its lines."""
    module = import_module(shape.__module__)
    text = inspect.getsource(module)
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == shape.__name__:
            found = [eval(ast.unparse(base), vars(module)) for base in node.bases]
            comments = {
                ast.unparse(each.target): lines[(each.end_lineno or 0) - 1].partition("  # ")[2]
                for each in node.body
                if isinstance(each, ast.AnnAssign)
            }
            return [base for base in found if is_typeddict(base)], comments
    return [], {}  # one that is called into being, since a key of it is no name in Python


def name_type(hint: Any, module: str) -> str:
    """Return what TypeScript calls a type where a module is declared; raises KeyError for one that JSON has not."""
    if is_typeddict(hint):
        is_far = module.startswith("parlour.games.") and hint.__module__ != module
        return f'import("#border").{hint.__name__}' if is_far else str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is None:
        return PLAIN[hint]
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin is Annotated:  # a list that has its places: a tuple, which plain JSON of Python has not
        return name_type(inner[1], module)
    return NAMED[origin]([name_type(each, module) for each in inner])


NAMED: dict[object, Callable[[list[str]], str]] = {
    NotRequired: "".join,
    Union: " | ".join,
    types.UnionType: " | ".join,
    list: lambda inner: f"Array<{inner[0]}>",
    dict: lambda inner: f"Record<string, {inner[1]}>",
    Mapping: lambda inner: f"Record<string, {inner[1]}>",
    tuple: lambda inner: f"[{', '.join(inner)}]",
}
