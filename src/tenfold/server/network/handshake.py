"""How a connection becomes a WebSocket (RFC 6455, section 4.2), and who may not."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Mapping
from hashlib import sha1
from urllib.parse import urlsplit

_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def asks_for_websocket(headers: Mapping[str, str]) -> bool:
    return headers.get("upgrade", "").lower() == "websocket"


def accepted(headers: Mapping[str, str]) -> bytes | None:
    """What makes the connection a WebSocket; None if it was not asked for as it must be."""
    key = headers.get("sec-websocket-key", "")
    upgrades = {word.strip().lower() for word in headers.get("connection", "").split(",")}
    if "upgrade" not in upgrades or headers.get("sec-websocket-version") != "13" or not _is_key(key):
        return None
    answer = b64encode(sha1((key + _GUID).encode(), usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + answer + b"\r\n\r\n"
    )


def _is_key(text: str) -> bool:
    try:
        return len(b64decode(text, validate=True)) == 16
    except (Error, ValueError):
        return False


def has_right_origin(headers: Mapping[str, str], public_url: str | None) -> bool:
    """A page of another site must not talk to us in its visitor's name; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {headers.get("host", "").lower()}
    if public_url is not None:
        allowed.add(urlsplit(public_url).netloc.lower())
    try:
        return urlsplit(origin).netloc.lower() in allowed - {""}
    except ValueError:
        return False
