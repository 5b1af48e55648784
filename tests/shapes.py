"""Whether plain data has the shape of a typed dictionary: what crosses the border is held to what is declared of it."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
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

from parlour.core.game import Json
from workshop.declarations import list_verbs, load_types

VERBS = list_verbs()
"""By verb the fields of a request, and the shape of its answer."""

FAILED = load_types("parlour.door.verbs").Failed


def view_of(game: str) -> Any:
    """Return the shape of the views of a game of the parlour."""
    return import_module(f"parlour.games.{game}.border").View


def check_answer(text: object, told: Json) -> None:
    """Check what a request was answered."""
    shape = FAILED if "error" in told else VERBS[json.loads(str(text))["verb"]].answer
    misfits = list_misfits(told, shape)
    assert not misfits, (text, misfits)


def list_misfits(data: object, shape: Any, at: str = "") -> list[str]:
    """Return where data is not of a shape; of several shapes that it may have, where it is not of the nearest."""
    if is_typeddict(shape):
        return list(_list_fields(data, shape, at))
    origin, inner = get_origin(shape), get_args(shape)
    if origin in (Union, types.UnionType):
        return min((list_misfits(data, each, at) for each in inner), key=len)
    if origin is NotRequired:
        return list_misfits(data, inner[0], at)
    if origin is Annotated:
        return list_misfits(data, inner[1], at)
    if origin is Literal:
        return [] if data in inner and type(data) in map(type, inner) else [f"{at}: {data!r}"]
    if origin is tuple and isinstance(data, list | tuple) and len(data) == len(inner):
        pairs = enumerate(zip(data, inner, strict=True))
        return [miss for n, (each, hint) in pairs for miss in list_misfits(each, hint, f"{at}[{n}]")]
    if origin is list and isinstance(data, list | tuple):
        return [miss for n, each in enumerate(data) for miss in list_misfits(each, inner[0], f"{at}[{n}]")]
    if origin in (dict, Mapping) and isinstance(data, dict):
        return [miss for key, each in data.items() for miss in list_misfits(each, inner[1], f"{at}.{key}")]
    plain = int | float if shape is float else shape
    fits = shape is Any or (
        origin is None and isinstance(data, plain) and (type(data) is not bool or shape is bool)
    )
    return [] if fits else [f"{at}: {data!r}"[:200]]


@cache
def _hints_of(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _list_fields(data: object, shape: Any, at: str) -> Iterator[str]:
    if not isinstance(data, dict):
        yield f"{at}: {data!r}"[:200]
        return
    hints = _hints_of(shape)
    yield from (f"{at}.{key}: not declared in {shape.__name__}" for key in data if key not in hints)
    for key, hint in hints.items():
        if key in data:
            yield from list_misfits(data[key], hint, f"{at}.{key}")
        elif get_origin(hint) is not NotRequired:
            yield f"{at}.{key}: missing"
