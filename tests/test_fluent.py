"""The messages of the page as the terminal says them: each one as Fluent's own reader does."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.games import REGISTRY
from parlour.terminal.fluent import LackError, Value, read_messages, say

WEB = Path(__file__).resolve().parent.parent / "web"
FILES = [
    WEB / "i18n" / "locales" / "en.ftl",
    *(WEB / "games" / key / "locales" / "en.ftl" for key in REGISTRY),
]
USUAL: tuple[Value, ...] = ("some", 0, 1, 2, -12, 1234)
MOST_TRIED = 40


class Reader(Visitor):  # type: ignore[misc]
    """Finds the arguments of a message, and what its variants are called."""

    def __init__(self) -> None:
        self.found: dict[str, set[Value]] = {}
        self.others: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.append(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        keys: set[Value] = set()
        for variant in node.variants:
            name = variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
            if name not in ("one", "other"):  # numbers have these forms, and no text is called so
                keys.add(int(name) if name.isdigit() else name)
        self.found[node.selector.id.name] |= keys


def name_word(word: str) -> str:
    return f"<{word.replace('-', '−')}>"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_every_message_is_said_as_fluent_says_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False, functions={"NAME": lambda word: name_word(str(word))})
    bundle.add_resource(FluentResource(text))
    ours = read_messages(text)
    theirs = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert list(ours) == [message.id.name for message in theirs]
    by_key = {message.id.name: message for message in theirs}
    for message in theirs:
        reader = Reader()
        reader.visit(message)
        for other in reader.others:  # it wants what they want
            reader.visit(by_key[other])
        values = [[*sorted(keys, key=str), *USUAL] for keys in reader.found.values()]
        for number, chosen in enumerate(product(*values)):
            if number == MOST_TRIED:
                break
            args = dict(zip(reader.found, chosen, strict=True))
            said, wrong = bundle.format_pattern(bundle.get_message(message.id.name).value, args)
            assert not wrong
            written = said.replace("-12", "−12")
            assert (args, say(ours, message.id.name, args, {"NAME": name_word})) == (args, written)


def test_what_is_lacking_or_no_message_is_told() -> None:
    messages = read_messages("greeting = Hello { $name }!\nround = { round-about }")
    for key in ("greeting", "round", "farewell"):
        with pytest.raises(LackError):
            say(messages, key, {}, {})
    for text in ("a = { $b", "a = { B }", "a = { $b -> [c] d }", "a = b }"):
        with pytest.raises(ValueError, match="no message"):
            read_messages(text)
