"""Writes the page's TypeScript declarations of what crosses the border, from the engine's verbs and their types."""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from parlour import door, games
from parlour.core import border
from parlour.door.verbs import VERBS
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


class Declared(NamedTuple):
    """What a verb asks for and what it answers, as types of plain data."""

    request: dict[str, Any]  # by field; NotRequired where it may be left out
    answer: Any
    doc: str


@cache
def load_types(name: str) -> types.ModuleType:
    """Return a module with what it defines for type checkers alone, which the running engine never sees."""
    module = import_module(name)
    for block in ast.parse(inspect.getsource(module)).body:
        if not (isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"):
            continue
        for each in block.body:
            if isinstance(each, ast.ImportFrom) and str(each.module).startswith(f"{door.__name__}."):
                load_types(str(each.module))
        exec(compile(ast.Module(block.body, []), str(module.__file__), "exec"), vars(module))
    return module


def list_doors() -> list[types.ModuleType]:
    """Return the modules of the door, each with its types."""
    return [load_types(f"{door.__name__}.{each.name}") for each in iter_modules(door.__path__)]


@cache
def list_verbs() -> dict[str, Declared]:
    """Return what every verb of the door asks for and answers."""
    named = {shape.__name__: shape for module in list_doors() for shape in list_shapes(module)}
    space = {**vars(border), **named}
    found = {}
    for name, verb in VERBS.items():
        request: dict[str, Any] = {}
        for field in verb.fields:
            hint = eval(field.kind.shape, space)
            hint = hint | None if field.takes_null else hint
            request[field.name] = hint if field.is_needed else NotRequired[hint]
        answer = get_type_hints(verb.act, localns=named)["return"]
        found[name] = Declared(request, answer, str(verb.act.__doc__))
    return found


def list_borders() -> dict[str, list[types.ModuleType]]:
    """Return where what crosses is typed, by the names of the files that declare it."""
    folders = sorted(file.parent.name for file in Path(games.__path__[0]).glob("*/border.py"))
    return {
        "index": [border, *list_doors()],
        **{game: [import_module(f"parlour.games.{game}.border")] for game in folders},
    }


def write_declarations(folder: Path = DECLARATIONS) -> None:
    """Write all of them, where they have changed."""
    folder.mkdir(exist_ok=True)
    for name, modules in list_borders().items():
        shapes = [shape for module in modules for shape in list_shapes(module)]
        text = "\n".join(
            [
                "/** What crosses the border between the page and Python. */",
                *map(declare, shapes),
                *([declare_verbs()] if name == "index" else []),
            ]
        )
        file = folder / f"{name}.d.ts"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def declare_verbs() -> str:
    """Declare what every verb asks for and answers."""
    lines = []
    for name, verb in list_verbs().items():
        fields = [
            f"{field}{'?' if get_origin(hint) is NotRequired else ''}: {name_type(hint, border.__name__)}"
            for field, hint in verb.request.items()
        ]
        asked = f"{{ {'; '.join(fields)} }}" if fields else "{}"
        answered = name_type(verb.answer, border.__name__)
        lines += [f"  /** {' '.join(verb.doc.split())} */", f"  {name}: [{asked}, {answered}];"]
    return "\n".join(
        ["/** By verb: what is asked, and what is answered. */", "export interface Verbs {", *lines, "}", ""]
    )


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
    for node in ast.walk(ast.parse(text)):
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
