"""One WebSocket, from the handshake to the last goodbye."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from tenfold.rooms.protocol import LARGEST
from tenfold.server.network.frames import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    BadFrames,
    FrameReader,
    close_frame,
    control_frame,
    goodbye_code,
    text_frame,
    text_of,
)
from tenfold.server.network.lines import Lines

HELLO_SECONDS = 10.0  # for the first message
PING_SECONDS = 20.0  # only a connection that has been silent for so long is asked
PONG_SECONDS = 20.0  # for its answer
GOODBYE_SECONDS = 5.0  # for a client to take what was sent last, and to say goodbye itself
GONE, UNANSWERED = 1006, 1011  # the connection broke; nobody answered our ping


class Listener(Protocol):
    """Whoever talks over a WebSocket."""

    def heard(self, raw: str | bytes) -> None:
        """A message."""

    def ended(self, code: int) -> None:
        """Nothing more will be heard, and nothing can be said."""

    def overdue(self) -> None:
        """The first message has not come in time."""

    def writable(self) -> None:
        """The client has caught up with reading."""


class WebSocketLine(asyncio.Protocol):
    """Is told to write; tells its listener what it hears, and once that it is over."""

    __slots__ = (
        "_frames",
        "_is_asked",
        "_is_closing",
        "_is_ended",
        "_is_greeted",
        "_is_heard",
        "_is_paused",
        "_lines",
        "_listener",
        "_transport",
        "deadline",
        "is_writable",
    )

    def __init__(self, lines: Lines, transport: asyncio.Transport) -> None:
        self._lines = lines
        self._transport = transport
        self._frames = FrameReader(LARGEST)
        self._listener: Listener | None = None
        self._is_greeted = False  # its first message has come
        self._is_heard = False  # since the last look
        self._is_asked = False  # pinged, and not answered yet
        self._is_closing = False
        self._is_ended = False
        self._is_paused = False
        self.is_writable = True
        self.deadline = lines.now + HELLO_SECONDS

    def begin(self, listener: Listener, early: bytes) -> None:
        """`early` is what the client has sent without waiting for the handshake."""
        self._listener = listener
        if early:
            self.data_received(early)

    # --- out ---

    def write(self, texts: Iterable[bytes]) -> None:
        """Messages, in one go; if the connection is ending, nobody hears them."""
        if not self._is_closing and not self._transport.is_closing():
            self._transport.write(b"".join(map(text_frame, texts)))

    @property
    def is_over(self) -> bool:
        """Whatever is said now, nobody hears it."""
        return self._is_closing

    def soon(self, write: Callable[[], object]) -> None:
        """When all that is being told is told."""
        self._lines.soon(write)

    def close(self, code: int) -> None:
        """After what was written. A client that does not take its goodbye is cut off after a while."""
        if not self._is_closing:
            self._is_closing = True
            self.deadline = self._lines.now + GOODBYE_SECONDS
            if not self._transport.is_closing():
                self._transport.write(close_frame(code))
            self.resume_reading()  # for its goodbye
            self._end(code)

    def abort(self) -> None:
        self._transport.abort()

    def pause_writing(self) -> None:
        self.is_writable = False

    def resume_writing(self) -> None:
        self.is_writable = True
        if self._listener is not None:
            self._listener.writable()

    def serve(self) -> None:
        """Somebody who may stay, also when it gets crowded."""
        self._lines.serve(self)

    # --- in ---

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        try:
            for kind, payload in self._frames.take(data):
                self._take(kind, payload)
        except BadFrames as bad:
            self._hang_up(bad.code)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == CLOSE:
            code = goodbye_code(payload)
            if self._is_closing:  # both have said it
                self._transport.close()
            else:
                self._answer_goodbye(code, payload)
        elif self._is_closing:
            return
        elif kind == PING:
            self._transport.write(control_frame(PONG, payload))
        elif kind != PONG:
            self._is_greeted = True
            assert self._listener is not None
            self._listener.heard(text_of(payload) if kind == TEXT else payload)

    def _answer_goodbye(self, code: int, payload: bytes) -> None:
        self._is_closing = True
        self._transport.write(control_frame(CLOSE, payload[:2]))
        self._hang_up(code)

    def _hang_up(self, code: int) -> None:
        """The client has said goodbye, or nonsense: nothing more is read."""
        if not self._is_closing:
            self._is_closing = True
            self._transport.write(close_frame(code))
        self._transport.close()
        self.deadline = self._lines.now + GOODBYE_SECONDS
        self._end(code)

    def pause_reading(self) -> None:
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if self._is_paused:
            self._is_paused = False
            if not self._transport.is_closing():
                self._transport.resume_reading()

    # --- is anybody there? ---

    def late(self) -> None:
        """The deadline is over: of the hello, of a silence, of the answer to a ping, of a goodbye."""
        if self._is_closing:
            self._transport.abort()
        elif not self._is_greeted:
            self.deadline = self._lines.now + GOODBYE_SECONDS
            self._is_greeted = True
            assert self._listener is not None
            self._listener.overdue()
        elif self._is_heard:
            self._is_heard = self._is_asked = False
            self.deadline = self._lines.now + PING_SECONDS
        elif not self._is_asked:
            self._is_asked = True
            self.deadline = self._lines.now + PONG_SECONDS
            self._transport.write(control_frame(PING))
        else:
            self.close(UNANSWERED)
            self._transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._is_closing = True
        self._lines.remove(self)
        self._end(GONE)

    def _end(self, code: int) -> None:
        """The listener hears of it when whoever closed the line is done."""
        if not self._is_ended:
            self._is_ended = True
            if self._listener is not None:
                self._lines.loop.call_soon(self._listener.ended, code)
