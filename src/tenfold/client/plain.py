"""The same client for programs without asyncio: it runs in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from tenfold.client.client import Client
from tenfold.client.room_view import RoomView

P = ParamSpec("P")
R = TypeVar("R")


def _waited_for(
    method: Callable[Concatenate[Client, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[PlainClient, P], R]:
    """The same method for those who wait until it is done."""

    @wraps(method)
    def plain(self: PlainClient, /, *values: P.args, **named: P.kwargs) -> R:
        return self._do(method(self.client, *values, **named))

    return plain


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

    def __exit__(self, *error: object) -> None:
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

    act = _waited_for(Client.act)
    begin = _waited_for(Client.begin)
    change_settings = _waited_for(Client.change_settings)
    choose_dealer = _waited_for(Client.choose_dealer)
    move_seat = _waited_for(Client.move_seat)
    rename = _waited_for(Client.rename)
    seat_bot = _waited_for(Client.seat_bot)
    free_seat = _waited_for(Client.free_seat)
    pause = _waited_for(Client.pause)
    go_on = _waited_for(Client.go_on)
    ready = _waited_for(Client.ready)
    let_bot_play = _waited_for(Client.let_bot_play)
    here = _waited_for(Client.here)
    take_back = _waited_for(Client.take_back)
    nudge = _waited_for(Client.nudge)
    react = _waited_for(Client.react)
    show_on_tv = _waited_for(Client.show_on_tv)
    rematch = _waited_for(Client.rematch)
    leave = _waited_for(Client.leave)
    hint = _waited_for(Client.hint)
    until = _waited_for(Client.until)
