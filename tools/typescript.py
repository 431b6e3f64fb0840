"""TypeScript from JSON Schema, as far as msgspec's schemas go. What else comes is refused, not guessed."""

from __future__ import annotations

import json
from typing import Any

from tenfold.rooms.protocol import LARGEST, VERSION

_HEAD = f"""\
// Made by `make wire` from the server's own types: do not edit. docs/protocol.md explains the messages.

/** The protocol's version, as in `Welcome.protocol`. */
export const PROTOCOL = {VERSION};

/** Bytes of a message to the server, at most. */
export const LARGEST = {LARGEST};
"""

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class UnknownSchema(ValueError):
    """A schema that has no TypeScript yet."""


def typescript(schemas: dict[str, Any]) -> str:
    return "\n".join([_HEAD, *(_declared(name, schema) for name, schema in schemas.items())])


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
        return " | ".join(typed(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(typed, schema['prefixItems']))}]"
        case "array":
            inner = typed(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return "Record<string, unknown>"
        case None if not schema:
            return "unknown"
        case kind if kind in _PLAIN:
            return _PLAIN[kind]
    raise UnknownSchema(json.dumps(schema))
