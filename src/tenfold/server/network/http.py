"""HTTP over one socket, until it is closed or becomes a WebSocket's."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from email.utils import formatdate
from http import HTTPStatus
from typing import Any, NamedTuple, Protocol, cast
from urllib.parse import unquote

import h11
from starlette.types import ASGIApp, Message, Scope

from tenfold.core import BadText, Refusal
from tenfold.rooms.protocol import LARGEST
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import TOO_LONG, TOO_MANY_LINES
from tenfold.server.answers import SECURITY, problem
from tenfold.server.logs import LOG
from tenfold.server.metrics import METRICS
from tenfold.server.network.addresses import Callers, Names
from tenfold.server.network.handshake import accepted, asks_for_websocket, has_right_origin
from tenfold.server.network.lines import Lines
from tenfold.server.network.websocket import Listener, WebSocketLine

HEAD_SECONDS = 10.0  # for a whole head
BODY_SECONDS = 10.0  # for a whole body
LARGER = dict.fromkeys((b"/analysis", b"/review"), 512 * 1024)  # bytes of a body, where it may hold a record
TAKE_SECONDS = 60.0  # to work out an answer or its next part, and for the client to take it
IDLE_SECONDS = 20.0  # between two requests
CLOSE_SECONDS = 2.0  # for a client to take why it is cut off
IMPOLITE = 2  # times as many connections as allowed are turned away without a word
WEBSOCKET = b"/ws"
WRONG_NAME = """\
This server is not called "{host}".

Its owner can let it have this name: tenfold serve --name {host}
"""


class Welcoming(Protocol):
    def __call__(self, line: WebSocketLine, address: str | None) -> Listener: ...


class Reception(NamedTuple):
    """What all lines of a worker share."""

    app: ASGIApp
    welcome: Welcoming  # for WebSockets
    lines: Lines
    callers: Callers
    names: Names
    public_url: str | None
    tasks: set[asyncio.Task[None]]

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside everything else, held until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class HttpLine(asyncio.Protocol):
    """`peer` is the address at the other end of the socket."""

    def __init__(self, reception: Reception, peer: str | None) -> None:
        self._reception = reception
        self._lines = reception.lines
        self._peer = peer
        self._h11 = h11.Connection(h11.SERVER)
        self._request: h11.Request | None = None
        self._body = b""
        self._is_busy = False  # with an answer
        self._is_ending = False  # the client says nothing more
        self._is_over = False  # its last words are said, and nothing more is read
        self._is_gone = asyncio.Event()
        self.deadline = self._lines.now + HEAD_SECONDS

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._lines.add(self, self._reception.callers.counted(self._peer))

    def connection_lost(self, error: Exception | None) -> None:
        self._is_gone.set()
        self._lines.remove(self)

    def late(self) -> None:
        if not self._is_over:
            METRICS.dropped.labels("late").inc()
        self.abort()

    def abort(self) -> None:
        self._transport.abort()

    # --- in ---

    def data_received(self, data: bytes) -> None:
        if self._is_over:
            return
        if self._is_busy:  # whoever asks on without waiting is heard later
            self._transport.pause_reading()
        self._h11.receive_data(data)
        self._read()

    def eof_received(self) -> bool:
        """Nothing more will come: what was asked in full is answered, half a request counts for nothing."""
        self._is_ending = True
        if self._is_over:
            return False
        self._h11.receive_data(b"")
        self._read()
        return True

    def _read(self) -> None:
        try:
            self._read_events()
        except h11.RemoteProtocolError as error:
            self._refuse(HTTPStatus(error.error_status_hint))

    def _read_events(self) -> None:
        while not self._is_busy and not self._is_over:
            event = self._h11.next_event()
            if isinstance(event, h11.Request):
                self._request, self._body = event, b""
                self.deadline = self._lines.now + BODY_SECONDS
                if self._h11.they_are_waiting_for_100_continue:
                    self._send(h11.InformationalResponse(status_code=100, headers=[]))
            elif isinstance(event, h11.Data):
                self._body += event.data
                path = self._request.target.partition(b"?")[0] if self._request else b""
                if len(self._body) > LARGER.get(path, LARGEST):
                    self._answer_at_once(413, BadText(TOO_LONG()))
            elif isinstance(event, h11.EndOfMessage):
                self._whole()
            elif isinstance(event, h11.ConnectionClosed):
                self._is_over = True
                self._transport.close()
            else:  # more is needed, or what was asked is being answered
                return

    def _whole(self) -> None:
        """A request has come in full."""
        assert self._request is not None
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in self._request.headers}
        address = self._reception.callers.address(self._peer, headers.get("x-forwarded-for"))
        host = headers.get("host", "")
        if not self._reception.names.are_ours(host, self._transport.get_extra_info("sockname")):
            METRICS.dropped.labels("host").inc()
            return self._refuse(
                HTTPStatus.MISDIRECTED_REQUEST, WRONG_NAME.format(host=ascii(host[:100])[1:-1])
            )
        if self._request.target.partition(b"?")[0] == WEBSOCKET and asks_for_websocket(headers):
            return self._become_websocket(headers, address)
        if self._lines.limits.are_too_many(address):
            return self._answer_at_once(429, NotNow(TOO_MANY_LINES()))
        self._is_busy = True
        self._lines.serve(self)
        self.deadline = self._lines.now + TAKE_SECONDS
        return self._reception.run(self._answer(self._scope(address)))

    def _become_websocket(self, headers: dict[str, str], address: str | None) -> None:
        assert self._request is not None
        answer = accepted(headers) if self._request.method == b"GET" else None
        if answer is None:
            return self._refuse(HTTPStatus.BAD_REQUEST)
        if not has_right_origin(headers, self._reception.public_url):
            METRICS.dropped.labels("origin").inc()
            return self._refuse(HTTPStatus.FORBIDDEN)
        self._lines.count(self, address)
        if self._lines.limits.are_too_many(address, IMPOLITE):  # not worth the words
            METRICS.dropped.labels("address").inc()
            return self._refuse(HTTPStatus.FORBIDDEN)
        self._is_over = True
        line = WebSocketLine(self._lines, self._transport)
        self._lines.replace(self, line)
        self._transport.set_protocol(line)
        self._transport.write(answer)
        line.begin(self._reception.welcome(line, address), self._h11.trailing_data[0])
        return None

    # --- out ---

    def _scope(self, address: str | None) -> Scope:
        assert self._request is not None
        path, _, query = self._request.target.partition(b"?")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": self._request.http_version.decode(),
            "method": self._request.method.decode(),
            "scheme": "http",
            "path": unquote(path.decode("latin-1")),
            "raw_path": path,
            "query_string": query,
            "root_path": "",
            "headers": list(self._request.headers),
            "client": None if address is None else (address, 0),
            "server": None,
            "state": {},
        }

    async def _answer(self, scope: Scope) -> None:
        body: bytes | None = self._body

        async def receive() -> Message:
            nonlocal body
            if body is None:
                await self._is_gone.wait()
                return {"type": "http.disconnect"}
            whole, body = body, None
            return {"type": "http.request", "body": whole, "more_body": False}

        try:
            await self._reception.app(scope, receive, self._said)
        except Exception as error:
            LOG.error("a defect", exc_info=error)
        self._next()

    @property
    def _is_head(self) -> bool:
        return self._request is not None and self._request.method == b"HEAD"

    async def _said(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._send(_response(message["status"], message["headers"]))
        else:
            if not self._transport.get_write_buffer_size():  # what came before has been taken
                self.deadline = self._lines.now + TAKE_SECONDS
            if message.get("body") and not self._is_head:
                self._send(h11.Data(data=message["body"]))
            if not message.get("more_body", False):
                self._send(h11.EndOfMessage())

    def _send(self, event: Any) -> None:
        if self._transport.is_closing():
            return
        raw = self._h11.send(event)
        if raw:
            self._transport.write(raw)

    def _next(self) -> None:
        """What was asked is answered: listen again, if both sides want that."""
        if self._transport.is_closing():
            return
        if self._h11.our_state is not h11.DONE or self._h11.their_state is not h11.DONE:
            self.deadline = self._lines.now + TAKE_SECONDS
            return self._transport.close()
        self._h11.start_next_cycle()
        self._is_busy = False
        self._lines.served(self)
        self.deadline = self._lines.now + IDLE_SECONDS
        self._transport.resume_reading()
        return self._read()  # the next request may have come with the last

    def _refuse(self, status: HTTPStatus, words: str = "") -> None:
        text = words or f"{status.phrase}\n"
        self._last_words(status, "text/plain; charset=utf-8", text.encode())

    def _answer_at_once(self, status: int, why: Refusal) -> None:
        said = problem(why, status)
        self._last_words(status, "application/json", bytes(said.body))

    def _last_words(self, status: int, kind: str, body: bytes) -> None:
        """Of a connection that is not worth more."""
        headers = [
            (b"content-type", kind.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        if self._h11.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._send(_response(status, headers))
            if not self._is_head:
                self._send(h11.Data(data=body))
            self._send(h11.EndOfMessage())
        self._is_over = True
        self.deadline = self._lines.now + CLOSE_SECONDS
        if self._is_ending:
            self._transport.close()
        elif not self._transport.is_closing():
            self._transport.write_eof()  # closed at once, the system would throw away what is on its way


def _response(status: int, headers: list[tuple[bytes, bytes]]) -> h11.Response:
    have = {name for name, _ in headers}
    safe = [(name, value) for name, value in SECURITY if name not in have]
    date = (b"date", formatdate(usegmt=True).encode())
    return h11.Response(status_code=status, headers=[date, *headers, *safe])
