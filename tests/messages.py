"""The messages between the page and a host, as web/embed/messages.schema.json describes them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import fastjsonschema

SCHEMA = Path(__file__).resolve().parent.parent / "web" / "embed" / "messages.schema.json"

Check = Callable[[Any], Any]


@cache
def compile_check(definition: str) -> Check:
    """What raises where a value is not as a definition has it."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    whole = {**schema, "$ref": f"#/definitions/{definition}"}
    check: Check = fastjsonschema.compile(whole, use_default=False)
    return check


def fits(definition: str, value: object) -> bool:
    """Tell whether a value is as a definition has it."""
    try:
        compile_check(definition)(value)
    except fastjsonschema.JsonSchemaValueException:
        return False
    return True
