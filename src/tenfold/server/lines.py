"""The WebSocket's lower half: uvicorn's, made proof against clients that do not read or write nonsense."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

GOODBYE_SECONDS = 5.0  # for a client to take what was sent last


class Line(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        """asyncio would wait forever for a client to read what is left: cut the line after a while."""
        self.request.headers.clear()  # the scope has them
        await super().run_asgi()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the line; uvicorn would write a traceback into the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
