"""The frames of a WebSocket (RFC 6455) as a server reads and writes them, without extensions.

Nothing here does any I/O. Read by hand because a move is one frame in and four out, and a parser for every
role and extension costs more than the rest of the conversation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MALFORMED, NO_TEXT, TOO_LARGE = 1002, 1007, 1009  # codes with which a connection ends
NO_CODE = 1005  # of a goodbye without one
_FIN, _MASKED, _RESERVED = 0x80, 0x80, 0x70
_MOST_IN_CONTROL = 125
_KINDS = frozenset((CONTINUED, TEXT, BINARY, CLOSE, PING, PONG))
# Those that may stand in a goodbye: of the protocol itself, registered, private.
_CODES = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))
_HEADS = [bytes((_FIN | TEXT, size)) for size in range(126)]


class BadFrames(Exception):
    """What came is not a WebSocket's, or is too much; `code` is the one to close it with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Heard(NamedTuple):
    """A whole message (TEXT, BINARY), or a control frame."""

    kind: int
    payload: bytes


class FrameReader:
    """Puts together what one client sends, up to `largest` bytes a message."""

    __slots__ = ("_kind", "_largest", "_message", "_rest")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._rest = b""
        self._kind = CONTINUED  # of the message that is not whole yet
        self._message = b""

    def take(self, data: bytes) -> Iterator[Heard]:
        """What is whole now, in order; then BadFrames if something was wrong."""
        if self._rest:
            data = self._rest + data
        at, have = 0, len(data)
        while have - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if have < start:
                    break
                size = int.from_bytes(data[at + 2 : start])
            self._refuse_head(data[at], data[at + 1], size)
            end = start + 4 + size
            if have < end:
                break
            payload = _unmasked(data[start + 4 : end], data[start : start + 4])
            heard = self._whole(data[at], payload)
            if heard is not None:
                yield heard
            at = end
        self._rest = data[at:]

    def _refuse_head(self, first: int, second: int, size: int) -> None:
        kind = first & 15
        if kind not in _KINDS or first & _RESERVED or not second & _MASKED:
            raise BadFrames(MALFORMED)
        if kind >= CLOSE:
            if not first & _FIN or size > _MOST_IN_CONTROL:
                raise BadFrames(MALFORMED)
        else:
            if (kind == CONTINUED) != (self._kind != CONTINUED):  # it goes on with nothing, or interrupts
                raise BadFrames(MALFORMED)
            if len(self._message) + size > self._largest:
                raise BadFrames(TOO_LARGE)

    def _whole(self, first: int, payload: bytes) -> Heard | None:
        kind = first & 15
        if kind >= CLOSE:
            return Heard(kind, payload)
        if kind != CONTINUED:
            self._kind = kind
        elif self._message:
            payload = self._message + payload
        if not first & _FIN:
            self._message = payload
            return None
        kind, self._kind, self._message = self._kind, CONTINUED, b""
        return Heard(kind, payload)


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    whole = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(whole)).to_bytes(size)


def goodbye_code(payload: bytes) -> int:
    """The code in a CLOSE; BadFrames if it is none."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2])
    if len(payload) == 1 or code not in _CODES:
        raise BadFrames(MALFORMED)
    text_of(payload[2:])
    return code


def text_of(payload: bytes) -> str:
    """BadFrames if it is none."""
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise BadFrames(NO_TEXT) from None


def text_frame(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return _HEADS[size] + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


def control_frame(kind: int, payload: bytes = b"") -> bytes:
    return bytes((_FIN | kind, len(payload))) + payload


def close_frame(code: int) -> bytes:
    return control_frame(CLOSE, code.to_bytes(2))
