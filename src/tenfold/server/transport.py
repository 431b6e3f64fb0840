"""The WebSocket's lower half: uvicorn's, made proof against clients that do not read or write nonsense, and
with a shorter way out: updates go to every seat of a room, and ASGI's way costs more than the system's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

GOODBYE_SECONDS = 5.0  # for a client to take what was sent last
_TRANSPORT = "transport"  # where the scope of a session has it


class WebSocketTransport(WebSocketsSansIOProtocol):
    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.on_writable: Callable[[], object] = lambda: None
        self._heard = 0.0

    async def run_asgi(self) -> None:
        """asyncio would wait forever for a client to read what is left: cut the connection after a while."""
        self.request.headers.clear()  # the scope has them
        self.scope["state"][_TRANSPORT] = self
        await super().run_asgi()
        self.on_writable = lambda: None
        self.scope["state"].clear()  # its hold on itself
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    # --- out ---

    @property
    def is_writable(self) -> bool:
        """False while the client is behind with reading."""
        return self.writable.is_set()

    def write(self, texts: Iterable[bytes]) -> None:
        """Messages, in one go; if the connection is ending, nobody hears them."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    def hang_up(self) -> None:
        """The session hears that it is over, after what the client has said before."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})

    # --- in ---

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, but a text that is none ends the connection without a traceback in the log; and
        reading stops when a second message waits, not at each: that spares two system calls for each.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # --- is anybody there? ---

    def send_keepalive_ping(self) -> None:
        """Only silent connections are asked: whoever plays is there."""
        assert self.ping_interval is not None
        wait = self._heard + self.ping_interval - self.loop.time()
        if wait > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def transport_of(scope: Scope) -> WebSocketTransport:
    """The transport that a session is on."""
    transport: WebSocketTransport = scope["state"][_TRANSPORT]
    return transport
