"""One process that serves: from the open database to the last goodbye."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
from contextlib import suppress

from starlette.applications import Starlette

from tenfold.server.app import ServerSettings, application
from tenfold.server.hub import Hub
from tenfold.server.network.addresses import Callers, Names
from tenfold.server.network.http import Reception
from tenfold.server.network.lines import Lines
from tenfold.server.network.listening import accept_forever, most_connections
from tenfold.server.network.websocket import WebSocketLine
from tenfold.server.session import Session

STOPPING = 1012  # the code that tells clients to come back
GOODBYE_SECONDS = 1.0  # for clients to say goodbye too
STOP_SECONDS = 5.0  # for what is being asked or answered when the server stops


def work(settings: ServerSettings, listening: socket.socket) -> None:
    """Until a signal stops it."""
    asyncio.run(_serve(settings, listening))


async def _serve(settings: ServerSettings, listening: socket.socket) -> None:
    stopping = asyncio.Event()
    _stop_on_signals(stopping)
    listening.setblocking(False)
    app = application(settings)
    async with app.router.lifespan_context(app):
        reception = _reception(settings, app, app.state.hub)
        accepting = asyncio.create_task(accept_forever(listening, reception))
        looking = asyncio.create_task(reception.lines.look_forever())
        await stopping.wait()
        accepting.cancel()
        listening.close()
        await _say_goodbye(reception)
        looking.cancel()


def _reception(settings: ServerSettings, app: Starlette, hub: Hub) -> Reception:
    def welcome(line: WebSocketLine, address: str | None) -> Session:
        return Session(line, hub, address, reception.run)

    reception = Reception(
        app=app,
        welcome=welcome,
        lines=Lines(hub.limits, most_connections()),
        callers=Callers(settings.proxies),
        names=Names(settings.names, settings.public_url),
        public_url=settings.public_url,
        tasks=set(),
    )
    return reception


def _stop_on_signals(stopping: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stopping.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopping.set))
    parent = multiprocessing.parent_process()
    if parent is not None:  # without it nobody would ever stop us
        with suppress(NotImplementedError):
            loop.add_reader(parent.sentinel, stopping.set)


async def _say_goodbye(reception: Reception) -> None:
    """What was asked is answered first, if that does not take long; and clients may say goodbye too."""
    lines, patience = reception.lines, reception.lines.now + STOP_SECONDS
    for line in lines.all():
        if isinstance(line, WebSocketLine):
            line.close(STOPPING)
    if reception.tasks:
        await asyncio.wait(set(reception.tasks), timeout=STOP_SECONDS)
    patience = min(patience, lines.now + GOODBYE_SECONDS)
    while any(isinstance(line, WebSocketLine) for line in lines.all()) and lines.now < patience:
        await asyncio.sleep(0.02)
    for line in lines.all():
        line.abort()
