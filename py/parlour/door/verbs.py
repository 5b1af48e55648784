"""The door's list of verbs, and how a request is answered: its fields are read as the verb's parameters say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from parlour.core.game import Json
from parlour.core.save import read_json
from parlour.door.errors import RequestError
from parlour.door.fields import KINDS, LONGEST_REQUEST, Kind
from parlour.door.parlour import Parlour

if TYPE_CHECKING:
    from typing import TypedDict

    class Error(TypedDict):
        """What made no sense of a request."""

        code: str  # one of ERROR_CODES
        args: dict[str, str | float]

    class Failed(TypedDict):
        """The answer to a request that makes no sense."""

        error: Error


class Field(NamedTuple):
    """A field of a request."""

    name: str
    parameter: str
    kind: Kind
    is_needed: bool
    takes_null: bool

    def read(self, parlour: Parlour, request: Json, given: Mapping[str, Any]) -> object:
        """Return what it says; raises RequestError where that makes no sense."""
        value = request.get(self.name)
        return None if value is None and self.takes_null else self.kind.read(parlour, value, given)


class Verb(NamedTuple):
    """What a page can ask for."""

    act: Callable[..., Mapping[str, object]]
    fields: tuple[Field, ...]
    needs_parlour: bool

    def answer(self, parlour: Parlour, request: Json) -> Mapping[str, object]:
        """Do it; raises RequestError where the request makes no sense."""
        given: dict[str, object] = {PARLOUR: parlour} if self.needs_parlour else {}
        for field in self.fields:
            if field.is_needed or field.name in request:
                given[field.parameter] = field.read(parlour, request, given)
        return self.act(**given)


PARLOUR = "parlour"
"""The parameter of a verb that is no field of its request."""

VERBS: dict[str, Verb] = {}
"""Every verb that the door knows, by its name: the modules of this folder that `api.py` names enter them."""

Act = TypeVar("Act", bound=Callable[..., Mapping[str, object]])


def verb(act: Act) -> Act:
    """Enter a function in the door's list under its own name.

    Each parameter is a field of the request, but the parlour itself: its annotation names one of the `KINDS`, and one
    with a default may be left out.
    """
    names = act.__code__.co_varnames[: act.__code__.co_argcount]
    needed = len(names) - len(act.__defaults__ or ())
    fields = [
        read_parameter(name, str(act.__annotations__[name]), at < needed)
        for at, name in enumerate(names)
        if name != PARLOUR
    ]
    VERBS[act.__name__] = Verb(act, tuple(fields), PARLOUR in names)
    return act


def read_parameter(name: str, annotation: str, is_needed: bool) -> Field:
    """Return the field that a parameter stands for; one that is a keyword of Python's has a stroke behind it."""
    kind = KINDS[annotation.removesuffix(" | None")]
    return Field(kind.name or name.rstrip("_"), name, kind, is_needed, annotation.endswith(" | None"))


def answer(parlour: Parlour, text: object) -> Mapping[str, object]:
    """Answer one request as plain data; nothing that comes in makes this raise."""
    if not isinstance(text, str) or len(text) > LONGEST_REQUEST:
        return fail("request-long", {"most": LONGEST_REQUEST})
    try:
        request = read_json(text)
    except ValueError:
        return fail("request-json", {})
    name = request.get("verb") if isinstance(request, dict) else None
    asked = VERBS.get(name) if isinstance(name, str) else None
    if asked is None or not isinstance(request, dict):
        return fail("request-verb", {"verb": name[:40] if isinstance(name, str) else ""})
    try:
        return asked.answer(parlour, request)
    except RequestError as error:
        return fail(error.code, error.given)
    except Exception as fault:
        # Our own mistake: the page says so and goes on from its last save, rather than lose the interpreter.
        return fail("engine-fault", {"fault": f"{type(fault).__name__}: {fault}"[:200]})


def fail(code: str, args: Json) -> Failed:
    """Return the answer to a request that makes no sense."""
    return {"error": {"code": code, "args": args}}
