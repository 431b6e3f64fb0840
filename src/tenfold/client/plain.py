"""The same client for programs without asyncio: it runs in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from types import TracebackType
from typing import Any, TypeVar

from tenfold.client.client import Client
from tenfold.client.room_view import RoomView
from tenfold.core import Seat
from tenfold.rooms.protocol import Done, HintAnswer

R = TypeVar("R")


class PlainClient:
    """Use as `with PlainClient(Client.join(link, name)) as client`."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True, name="tenfold client")

    def __enter__(self) -> PlainClient:
        self._thread.start()
        try:
            self._do(self.client.start())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def _stop(self) -> None:
        self._do(self.client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def soon(self, what: Coroutine[Any, Any, R]) -> Future[R]:
        """Ask without waiting, as in `soon(client.act("draw"))`; the future has the answer."""
        return asyncio.run_coroutine_threadsafe(what, self._loop)

    def _do(self, what: Coroutine[Any, Any, R]) -> R:
        return self.soon(what).result()

    @property
    def seen(self) -> RoomView:
        return self.client.seen

    def act(self, do: str, version: int | None = None) -> Done:
        return self._do(self.client.act(do, version))

    def begin(self, dealer: Seat | None = None) -> Done:
        return self._do(self.client.begin(dealer))

    def seat_bot(self, seat: Seat, bot: str) -> Done:
        return self._do(self.client.seat_bot(seat, bot))

    def free_seat(self, seat: Seat) -> Done:
        return self._do(self.client.free_seat(seat))

    def pause(self) -> Done:
        return self._do(self.client.pause())

    def go_on(self) -> Done:
        return self._do(self.client.go_on())

    def rematch(self) -> Done:
        return self._do(self.client.rematch())

    def leave(self) -> Done:
        return self._do(self.client.leave())

    def hint(self) -> HintAnswer:
        return self._do(self.client.hint())

    def until(self, what: Callable[[Client], object], timeout: float | None = None) -> None:
        """Wait until `what(client)` is true."""
        self._do(self.client.until(what, timeout))
