"""The ASGI application: health, metrics, what a room is for, and its record."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tenfold.core import Refusal
from tenfold.record.reader import parse_record
from tenfold.rooms.record import record_of, replay_data
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import BAD_MESSAGE, NO_ROOM, NOT_OVER, TOO_MANY_REVIEWS
from tenfold.rooms.visibility import room_offer
from tenfold.server.analysis import analysis_routes
from tenfold.server.answers import json_answer, problem, raw_answer
from tenfold.server.bus import follow_other_workers
from tenfold.server.catalogue import catalogue_routes
from tenfold.server.control import taking_orders
from tenfold.server.database import database_url
from tenfold.server.forget import forget_routes
from tenfold.server.health import Health
from tenfold.server.hosted import HostedBot, offer
from tenfold.server.house import house_routes
from tenfold.server.hub import Hub
from tenfold.server.keeper import Ages, RoomKeeper
from tenfold.server.limits import Limits
from tenfold.server.logs import LOG, start_logging
from tenfold.server.metrics import CONTENT_TYPE, METRICS
from tenfold.server.page import page_routes, words_routes
from tenfold.server.sheets import sheet_routes
from tenfold.server.store import Store, StoreFailed
from tenfold.server.television import television_routes

STOP_SECONDS = 5.0  # for what is being read or written when the server stops


class _RoomCode(StringConvertor):
    """Anything else is not one of our addresses."""

    regex = "[A-Za-z0-9_-]{22}"


register_url_convertor("room", _RoomCode())


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    data: str
    database: str | None = None
    public_url: str | None = None
    names: tuple[str, ...] = ()  # what it may be called besides, in a Host header
    proxies: tuple[str, ...] = ()  # addresses and networks that are believed for whom they ask
    connections_per_address: int = 0  # 0: any number
    rooms_per_minute: int = 0  # from one address
    finished_days: int = 30  # that a finished game is left as it is when nobody touches it; 0: for ever
    unfinished_days: int = 180  # the same of one that is not
    delete_days: int = 0  # after so many it is deleted; 0: never
    bot_pause: float | None = None  # seconds before every action of a bot; null: as people can follow it
    bots: tuple[HostedBot, ...] = ()  # besides ours
    log_level: str = "info"


def application(settings: ServerSettings) -> Starlette:
    offer(settings.bots)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        start_logging(settings.log_level)
        store = Store(database_url(Path(settings.data), settings.database))
        await store.open()
        allowed = Limits(settings.connections_per_address, settings.rooms_per_minute)
        app.state.hub = hub = Hub(store, settings.bot_pause, allowed)
        sweeping = asyncio.create_task(hub.sweep_forever())
        ages = Ages(settings.finished_days, settings.unfinished_days, settings.delete_days)
        keeping = asyncio.create_task(RoomKeeper(store, ages, hub.live).keep_forever())
        following = asyncio.create_task(follow_other_workers(hub)) if store.is_shared else None
        _calm_the_collector()
        LOG.info("started")
        orders = nullcontext() if store.is_shared else taking_orders(hub, Path(settings.data))
        try:
            async with orders:
                yield
        finally:
            hub.stop()
            sweeping.cancel()
            keeping.cancel()
            if following is not None:  # it ends by itself, unless the database has stopped answering
                await asyncio.wait([following], timeout=STOP_SECONDS)
                following.cancel()
            with suppress(TimeoutError):  # what cannot be written now was not acknowledged
                await asyncio.wait_for(hub.close(), STOP_SECONDS)
            await store.close()
            LOG.info("stopped")

    return Starlette(
        routes=[
            Route("/health", Health().answer),
            Route("/metrics", _metrics),
            Route("/rooms/{code:room}", _room),
            Route("/rooms/{code:room}/record", _record),
            Route("/rooms/{code:room}/replay", _replay),
            Route("/rooms/{code:room}/review", _review),
            Route("/review", _review_sent, methods=["POST"]),
            *forget_routes(),
            *catalogue_routes(settings.public_url),
            *television_routes(),
            *sheet_routes(),
            *house_routes(),
            *analysis_routes(),
            *words_routes(),
            *page_routes(),
        ],
        exception_handlers={StoreFailed: _failed},
        lifespan=lifespan,
    )


def _calm_the_collector() -> None:
    """Rooms are thousands of values that live long and form no cycles: look through them less often.

    As Python does it by itself, a quarter of the server's time goes into that, and the pauses are felt. New
    values are still looked through a few at a time: every move makes the table's anew, and they add up.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 100, 50)


async def _metrics(request: Request) -> Response:
    """Of all workers; what others have counted is as they said it last."""
    return Response(METRICS.text(_hub(request).counted_elsewhere), media_type=CONTENT_TYPE)


async def _room(request: Request) -> Response:
    """What the room is for, before joining."""
    live = await _hub(request).room(request.path_params["code"])
    return _NO_ROOM if live is None else json_answer(room_offer(live.room, live.present))


async def _record(request: Request) -> Response:
    """The record of the last game, once it is over."""
    record = await _finished(request)
    if isinstance(record, Response):
        return record
    named = 'attachment; filename="tenfold.jsonl"'
    return raw_answer(record, "application/jsonl", content_disposition=named)


async def _replay(request: Request) -> Response:
    """The last game with all cards open, once it is over."""
    record = await _finished(request)
    if isinstance(record, Response):
        return record
    return raw_answer(await asyncio.to_thread(_replayed, record))


async def _review(request: Request) -> Response:
    """What the decisions of a seat cost in the last game, once it is over; meanwhile, how far it is."""
    record = await _finished(request)
    if isinstance(record, Response):
        return record
    return await _reviewed(request, record, 404)


async def _review_sent(request: Request) -> Response:
    """The same of a record that somebody has kept: its room may be gone, or have played another game."""
    return await _reviewed(request, await request.body(), 400)


async def _reviewed(request: Request, record: bytes, impossible: int) -> Response:
    try:
        lines = await _hub(request).reviews.of(record, request)
        return StreamingResponse(lines, headers=_AT_ONCE, media_type="application/jsonl")
    except NotNow as refusal:
        return problem(refusal, _REFUSED.get(refusal.code, 503))
    except Refusal as refusal:
        return problem(refusal, impossible)


_AT_ONCE = {"x-accel-buffering": "no"}  # a proxy passes lines on as they come
_REFUSED = {BAD_MESSAGE.code: 400, TOO_MANY_REVIEWS.code: 429}


def _replayed(record: bytes) -> bytes:
    return msgspec.json.encode(replay_data(parse_record(record, "the record")))


async def _finished(request: Request) -> bytes | Response:
    """The record, or why there is none."""
    loaded = await _hub(request).store.load(request.path_params["code"])
    return _NO_ROOM if loaded is None else record_of(loaded.entries) or _NOT_OVER


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _failed(request: Request, error: Exception) -> Response:
    """The database is away."""
    assert isinstance(error, StoreFailed)
    return problem(error, 503)


_NO_ROOM = problem(NotNow(NO_ROOM()), 404)
_NOT_OVER = problem(NotNow(NOT_OVER()), 409)
