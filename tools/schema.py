"""The protocol as schemas, from the types that the server itself reads and writes with."""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.games.registry import GAMES
from tenfold.rooms.protocol import LARGEST, VERSION, Hello, Request, ToClient
from tenfold.rooms.visibility import RoomOffer

REF = "#/components/schemas/"
UNIONS = {"Hello": Hello, "Request": Request, "ToClient": ToClient}


def components() -> dict[str, Any]:
    """JSON Schema of every message and everything in it, by name."""
    pairs = [kind.view_types() for kind in GAMES.values()]
    views = [view for pair in pairs for view in pair]
    unions, schemas = msgspec.json.schema_components(
        [*UNIONS.values(), RoomOffer, *views], ref_template=REF + "{name}"
    )
    # In the messages a game's view is any table, because the room does not know its game's fields.
    tables = [_ref(table.__name__) for table, _ in pairs]
    schemas["Update"]["properties"]["table"]["anyOf"] = [*tables, {"type": "null"}]
    schemas["Own"]["properties"]["view"] = {"anyOf": [_ref(own.__name__) for _, own in pairs]}
    return {**dict(zip(UNIONS, unions, strict=False)), **schemas}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": REF + name}


def asyncapi() -> dict[str, Any]:
    """The AsyncAPI 3 document: one channel, three operations."""
    schemas = components()
    sent = {name: _names(schemas[name]) for name in UNIONS}
    messages = [name for names in sent.values() for name in names]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tenfold rooms",
            "version": str(VERSION),
            "description": f"docs/protocol.md explains it. Texts to the server have at most {LARGEST} bytes.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "room": {
                "address": "/ws",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            "hello": _operation("receive", "The first message of a connection, once.", sent["Hello"]),
            "request": _operation("receive", "A command; it gets one answer.", sent["Request"]),
            "tell": _operation("send", "Answers, and updates of the room.", sent["ToClient"]),
        },
        "components": {
            "messages": {name: {"name": name, "payload": _ref(name)} for name in messages},
            "schemas": schemas,
        },
    }


def _names(union: dict[str, Any]) -> list[str]:
    return [option["$ref"].removeprefix(REF) for option in union["anyOf"]]


def _operation(action: str, summary: str, messages: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/room"},
        "messages": [{"$ref": f"#/channels/room/messages/{name}"} for name in messages],
    }
