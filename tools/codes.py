"""Every code that a refusal can carry, read from the source: a table of them cannot be forgotten."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src" / "tenfold"
# Where the things happen that a server can refuse. Score pads, files and terminals refuse their own.
PACKAGES = ("rooms", "server", "games", "pieces", "bots", "core")
REFUSALS = ("NotNow", "BadText", "BadRules", "BadGroup", "Illegal")


class Code(NamedTuple):
    code: str
    kind: str  # of refusal
    message: str  # in English, as in the source


def codes() -> list[Code]:
    found = {
        code
        for package in PACKAGES
        for file in (SOURCE / package).rglob("*.py")
        for code in _codes_in(ast.parse(file.read_text("utf-8")))
    }
    by_code: dict[tuple[str, str], Code] = {}
    for code in sorted(found):  # one code may be said in several ways; the first of them is shown
        by_code.setdefault((code.kind, code.code), code)
    return sorted(by_code.values(), key=lambda code: (REFUSALS.index(code.kind), code.code))


def _codes_in(tree: ast.Module) -> Iterator[Code]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == "StoreFailed":
            yield from _store_failed(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
            words = [_text(argument) for argument in node.args]
            if node.func.id in ("Illegal", "BadGroup"):  # the rule stands first
                words = words[1:]
            if len(words) >= 2 and words[0]:
                yield Code(words[0], node.func.id, words[1])
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:  # rule, code, message: raised elsewhere
            _, code, message = map(_text, node.elts)
            if re.fullmatch(r"[a-z]+(-[a-z]+)+", code) and " " in message:
                yield Code(code, "Illegal", message)


def indirect() -> list[str]:
    """Refusals whose code does not stand in the call: whoever adds one looks whether `codes` finds it."""
    return [
        f"{file.relative_to(SOURCE)}: {ast.unparse(node)}"
        for package in PACKAGES
        for file in sorted((SOURCE / package).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS
        if not any(_text(argument) for argument in node.args[:2])
    ]


def _store_failed(node: ast.ClassDef) -> Iterator[Code]:
    """Its code depends on whether the disk is full."""
    (call,) = (n for n in ast.walk(node) if isinstance(n, ast.Call) and len(n.args) == 2)
    choice, message = call.args
    assert isinstance(choice, ast.IfExp)
    for option in (choice.body, choice.orelse):
        yield Code(_text(option), "NotNow", _text(message))


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def table() -> str:
    """For docs/protocol.md."""
    heads = {
        "NotNow": "The room or the server",
        "BadText": "A text that cannot be read",
        "BadRules": "Settings that describe no game (in answer to `open`)",
        "BadGroup": "Groups of cards that cannot be (with the rule's id)",
        "Illegal": "The rules of the game (with the rule's id)",
    }
    lines = []
    for kind, head in heads.items():
        lines += ["", f"**{head}**", "", "| code | in English |", "|---|---|"]
        lines += [f"| `{code.code}` | {_cell(code.message)} |" for code in codes() if code.kind == kind]
    return "\n".join(lines).strip() + "\n"


def _cell(message: str) -> str:
    return message.replace("|", "\\|") or "(says what was wrong)"
