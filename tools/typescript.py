"""TypeScript from JSON Schema, as far as msgspec's schemas go. What else comes is refused, not guessed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tenfold.core.sayings import Sentence, Sentences
from tenfold.rooms.protocol import LARGEST, VERSION
from tenfold.rooms.reactions import FACES, OF_GAMES, PHRASES

_HEAD = f"""\
// Made by `make wire` from the server's own types: do not edit. docs/protocol.md explains the messages.

/** The protocol's version, as in `Welcome.protocol`. */
export const PROTOCOL = {VERSION};

/** Bytes of a message to the server, at most. */
export const LARGEST = {LARGEST};

/** What people can send each other: faces, phrases, and those of some games. */
export const REACTIONS: {{ faces: Reaction[]; phrases: Reaction[]; games: Record<string, Reaction[]> }} = {{
  faces: {json.dumps(FACES)},
  phrases: {json.dumps(PHRASES)},
  games: {json.dumps(OF_GAMES)},
}};
type Reaction = Reacted["what"];
"""

_SAYINGS = """\
// Made by `make wire` from the tables of sayings: do not edit. What the page may say, and its facts' kinds.
"""

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class UnknownSchema(ValueError):
    """A schema that has no TypeScript yet."""


def typescript(schemas: dict[str, Any]) -> str:
    return "\n".join([_HEAD, *(_declared(name, schema) for name, schema in schemas.items())])


def sayings(tables: Iterable[Sentences]) -> str:
    """What can be said, with the kinds of its facts: types only, so that no page carries them."""
    sentences = sorted((id, sentence) for table in tables for id, sentence in table.by_id.items())
    lines = [f"  {json.dumps(id)}: {_facts(sentence)};" for id, sentence in sentences if not sentence.english]
    return "\n".join([_SAYINGS, "export interface Sayings {", *lines, "}\n"])


def _facts(sentence: Sentence) -> str:
    facts = "; ".join(f"{name}: {json.dumps(kind.name)}" for name, kind in sentence.kinds.items())
    return f"{{ {facts} }}" if facts else "{}"


def _declared(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {typed(schema)};\n"
    required = schema.get("required", [])
    lines = [
        f"  {member}{'' if member in required else '?'}: {typed(inner)};"
        for member, inner in schema["properties"].items()
    ]
    return _comment(schema) + "\n".join([f"export interface {name} {{", *lines, "}\n"])


def _comment(schema: dict[str, Any]) -> str:
    text = schema.get("description", "")
    if "\n" not in text:
        return f"/** {text} */\n" if text else ""
    return "\n".join(["/**", *(f" * {line.strip()}".rstrip() for line in text.splitlines()), " */\n"])


def typed(schema: dict[str, Any]) -> str:
    """A type expression."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(typed, schema["anyOf"])))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(typed, schema['prefixItems']))}]"
        case "array":
            inner = typed(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {typed(schema.get('additionalProperties', {}))}>"
        case None if not schema:
            return "unknown"
        case kind if kind in _PLAIN:
            return _PLAIN[kind]
    raise UnknownSchema(json.dumps(schema))
