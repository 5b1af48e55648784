"""Writes the page's TypeScript declarations of what crosses the border, from the typed dictionaries of the engine."""

from __future__ import annotations

import types
from collections.abc import Callable
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from parlour.core import border
from workshop.steps import BUILD

DECLARATIONS = BUILD / "border.d.ts"
"""Where `web/tsconfig.json` looks for the module `#border`."""

PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}


def write_declarations(file: Path = DECLARATIONS) -> None:
    """Write all of them, where they have changed."""
    shapes = [each for each in vars(border).values() if is_typeddict(each)]
    text = "\n".join(["/** What crosses the border between the page and Python. */", *map(declare, shapes)])
    file.parent.mkdir(exist_ok=True)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def declare(shape: type) -> str:
    """Declare one typed dictionary; its docstring goes with it."""
    fields = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        optional = "?" if get_origin(hint) is NotRequired else ""
        fields.append(f"  {name}{optional}: {name_type(hint)};")
    comment = [f"/** {shape.__doc__} */"] if shape.__doc__ else []
    return "\n".join([*comment, f"export interface {shape.__name__} {{", *fields, "}", ""])


def name_type(hint: Any) -> str:
    """Return what TypeScript calls a type; raises KeyError for one that JSON has not."""
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is None:
        return PLAIN[hint]
    return NAMED[origin](inner)


def name_union(inner: tuple[Any, ...]) -> str:
    return " | ".join(map(name_type, inner))


NAMED: dict[object, Callable[[tuple[Any, ...]], str]] = {
    Literal: lambda inner: " | ".join(f'"{value}"' for value in inner),
    NotRequired: lambda inner: name_type(inner[0]),
    Union: name_union,
    types.UnionType: name_union,
    list: lambda inner: f"Array<{name_type(inner[0])}>",
    dict: lambda inner: f"Record<string, {name_type(inner[1])}>",
}
