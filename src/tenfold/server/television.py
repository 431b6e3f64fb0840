"""A television joins by six figures that somebody at the table types in, once, within ten minutes."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import NO_TELEVISION, TOO_MANY_GUESSES, TOO_MANY_TELEVISIONS
from tenfold.server.answers import json_answer, problem
from tenfold.server.limits import Allowances, limited_address
from tenfold.server.store import Store
from tenfold.server.tables import TELEVISIONS

GOOD_FOR = 600  # seconds
MOST_WAITING = 1000  # of a million figures: a guess finds one in a thousand at best
ATTEMPTS = 5  # to draw figures that nobody has


class Television(NamedTuple):
    figures: str
    key: str  # only the television itself asks by it


class Guesses:
    """How many figures a seat, and an address, may type in."""

    def __init__(self) -> None:
        self._of_seats = Allowances(10, 10 / GOOD_FOR)
        self._of_addresses = Allowances(50, 50 / GOOD_FOR)

    def take_or_refuse(self, key: str, address: str | None) -> None:
        if not (self._of_seats.take(key) and (address is None or self._of_addresses.take(address))):
            raise NotNow(TOO_MANY_GUESSES())

    def sweep(self) -> None:
        self._of_seats.sweep()
        self._of_addresses.sweep()


async def new_television(store: Store) -> Television:
    since = _oldest()
    for _ in range(ATTEMPTS):
        figures, key = f"{secrets.randbelow(10**6):06}", secrets.token_urlsafe(16)
        row = {"figures": figures, "key": _digest(key), "room": None, "at": _now()}
        try:
            async with store.transaction() as connection:
                await connection.execute(delete(TELEVISIONS).where(TELEVISIONS.c.at < since))
                waiting = await connection.execute(select(func.count()).select_from(TELEVISIONS))
                if waiting.scalar_one() >= MOST_WAITING:
                    break
                await connection.execute(insert(TELEVISIONS), [row])
        except IntegrityError:  # another shows them
            continue
        return Television(figures, key)
    raise NotNow(TOO_MANY_TELEVISIONS())


async def show_room(store: Store, figures: str, room: str) -> None:
    """The television of these figures finds the room; NotNow if there is none, or it has one."""
    waits = (TELEVISIONS.c.figures == figures, TELEVISIONS.c.room.is_(None), TELEVISIONS.c.at >= _oldest())
    async with store.transaction() as connection:
        found: Any = await connection.execute(update(TELEVISIONS).where(*waits).values(room=room))
    if found.rowcount != 1:
        raise NotNow(NO_TELEVISION())


# --- over HTTP -------------------------------------------------------------------------------------


def television_routes() -> list[Route]:
    return [Route("/tv", _open, methods=["POST"]), Route("/tv/{key:room}", _look)]


async def _open(request: Request) -> Response:
    hub = request.app.state.hub
    address = limited_address(request.client.host if request.client is not None else None)
    if not hub.limits.may_open(address):
        return problem(NotNow(TOO_MANY_TELEVISIONS()), 429)
    try:
        television = await new_television(hub.store)
    except NotNow as refusal:
        return problem(refusal, 429)
    return json_answer(television._asdict(), 201)


async def _look(request: Request) -> Response:
    """Which room it is to watch, if somebody has said so, and for how long the figures are good."""
    own = TELEVISIONS.c.key == _digest(request.path_params["key"])
    query = select(TELEVISIONS.c.room, TELEVISIONS.c.at).where(own, TELEVISIONS.c.at >= _oldest())
    async with request.app.state.hub.store.reading() as connection:
        found = (await connection.execute(query)).first()
    if found is None:
        return problem(NotNow(NO_TELEVISION()), 404)
    return json_answer({"room": found.room, "left": max(0, (found.at - _oldest()) // 1000)})


def _digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def _now() -> int:
    return int(time.time() * 1000)


def _oldest() -> int:
    return _now() - 1000 * GOOD_FOR
