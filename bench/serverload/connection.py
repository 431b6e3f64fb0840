"""A WebSocket connection as cheap as asyncio allows: the driver must not be what is measured.

It speaks what a server of ours needs: no extensions, no fragments, and a mask of zeros, which is a valid
mask that leaves the text as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

_REQUEST = (
    "GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGVuZm9sZC1iZW5jaC0wMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class FastConnection(asyncio.Protocol):
    def __init__(self, host: str, port: int) -> None:
        self.on_text: Callable[[bytes], None] = lambda text: None
        self.on_lost: Callable[[], None] = lambda: None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = _REQUEST.format(host=host, port=port).encode()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))
        self.on_lost()

    def send(self, text: bytes) -> None:
        self._frame(_TEXT, text)

    def close(self) -> None:
        self._frame(_CLOSE, b"")
        self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        assert size < 65_536
        head = (
            bytes((0x80 | kind, 0x80 | size))
            if size < 126
            else bytes((0x80 | kind, 0x80 | 126, size >> 8, size & 255))
        )
        self._transport.write(head + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.ready.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(head[:60].decode("latin-1")))
                return
            self.ready.set_result(None)
        self._rest = self._taken(data)

    def _taken(self, data: bytes) -> bytes:
        """Hand on every whole frame; the rest is returned."""
        at, have = 0, len(data)
        while have - at >= 2:
            kind, size, start = data[at] & 15, data[at + 1], at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width]), start + width
            if have < start + size or have < start:
                break
            if kind == _TEXT:
                self.on_text(data[start : start + size])
            elif kind == _PING:
                self._frame(_PONG, data[start : start + size])
            at = start + size
        return data[at:]


async def connected(host: str, port: int) -> FastConnection:
    _, connection = await asyncio.get_running_loop().create_connection(
        lambda: FastConnection(host, port), host, port
    )
    await connection.ready
    return connection
