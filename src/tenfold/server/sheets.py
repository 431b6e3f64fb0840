"""Score sheets that several phones write on: an append-only log each, over HTTP.

Whoever has a sheet's code reads it and writes on it. An entry names the seq that it is based on: of two that
are based on the same one, the first is written, and the second is told what is new. What an entry means is
the pad's matter; here it is an object of bounded size.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenfold.core import BadText
from tenfold.rooms.commands import CommandId
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import BAD_MESSAGE, NO_SHEET, SHEET_FULL, SHEET_MOVED_ON, TOO_FAST
from tenfold.server.answers import json_answer, problem
from tenfold.server.limits import Allowances, Limits, limited_address
from tenfold.server.packing import log_after
from tenfold.server.store import Store
from tenfold.server.tables import SHEETS

MOST_ENTRIES = 2000  # on a sheet; a long game has a hundred
TOGETHER = 200  # entries in one answer
AT_ONCE, PER_SECOND = 60, 2.0  # entries from one address
WAIT_SECONDS = 25.0  # until somebody who waits for entries is told that there are none
MOST_WAITING = 2000  # at a time; whoever comes then is answered at once

Seq = Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)]


class SentEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry as somebody sends it."""

    id: CommandId
    base: Seq  # the last entry that the writer has seen; 0: this is the first of a new sheet
    change: dict[str, Any]  # read, and written anew: logs are packed by lines


class SheetEntry(msgspec.Struct):
    """An entry as the log has it."""

    id: str
    change: msgspec.Raw


class News(NamedTuple):
    """The entries after some seq, as many as fit into an answer, and the last seq of all."""

    seq: int
    entries: list[SheetEntry]

    def answer(self, status: int = 200) -> Response:
        return json_answer({"seq": self.seq, "entries": self.entries}, status)


class Sheets:
    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._entering = Allowances(AT_ONCE, PER_SECOND)
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._count = 0
        self._is_stopping = False

    def may_write(self, address: str | None, *, is_new: bool) -> bool:
        if is_new and not self._limits.may_open(address):
            return False
        return address is None or self._entering.take(address)

    async def write(self, code: str, written: SentEntry) -> bool:
        """Whether it is on the disk; else somebody was faster, or it was written before."""
        seq = written.base + 1
        entry = msgspec.json.encode({"id": written.id, "change": written.change})
        row = {"sheet": code, "seq": seq, "at": self._store.now, "id": written.id, "entry": entry}
        base = select(SHEETS.c.seq).where(SHEETS.c.sheet == code, SHEETS.c.seq == written.base)
        try:
            async with self._store.transaction() as connection:
                # Locked, so that nobody deletes the sheet meanwhile.
                if written.base and (await connection.execute(base.with_for_update())).first() is None:
                    return False
                await connection.execute(insert(SHEETS), [row])
                if self._store.is_shared:
                    await self._store.notify(connection, [(code, seq)])
        except IntegrityError:
            return False
        self.wake(code)
        return True

    async def delete(self, code: str) -> None:
        async with self._store.transaction() as connection:
            await connection.execute(delete(SHEETS).where(SHEETS.c.sheet == code))
            if self._store.is_shared:
                await self._store.notify(connection, [(code, 0)])
        await self._store.forget_deleted()
        self.wake(code)

    async def news(self, code: str, after: int) -> News | None:
        """None if there is no such sheet."""
        own, seq = SHEETS.c.sheet == code, SHEETS.c.seq
        last = select(func.max(seq)).where(own).scalar_subquery()
        # One statement: between two, an entry could come that the seq counts and the entries lack.
        later = select(seq, SHEETS.c.entry).where(own, (seq > after) | (seq == last)).order_by(seq)
        async with self._store.reading() as connection:
            rows = list(await connection.execute(later))
        if not rows:
            return None
        log = log_after([row for row in rows if row.seq > after], after)[:TOGETHER]
        return News(rows[-1].seq, [msgspec.json.decode(entry, type=SheetEntry) for entry in log])

    async def later_news(self, code: str, after: int) -> News | None:
        """The same, once there are some, or after a while."""
        event = asyncio.Event()
        waiting = self._waiting.setdefault(code, set())
        waiting.add(event)  # before looking: nothing is missed in between
        self._count += 1
        try:
            news = await self.news(code, after)
            until = asyncio.get_running_loop().time() + WAIT_SECONDS
            with suppress(TimeoutError):
                while news and news.seq == after and self._count <= MOST_WAITING and not self._is_stopping:
                    async with asyncio.timeout_at(until):
                        await event.wait()  # what wakes may be the late word of an entry that was known
                    event.clear()
                    news = await self.news(code, after)
            return news
        finally:
            self._count -= 1
            waiting.discard(event)
            if not waiting:
                self._waiting.pop(code, None)

    def wake(self, code: str) -> None:
        """Something was written on the sheet, here or at another worker."""
        for event in self._waiting.get(code, ()):
            event.set()

    def wake_all(self) -> None:
        for code in self._waiting:
            self.wake(code)

    def stop(self) -> None:
        self._is_stopping = True
        self.wake_all()

    def sweep(self) -> None:
        self._entering.sweep()


# --- over HTTP -------------------------------------------------------------------------------------


def sheet_routes() -> list[Route]:
    return [
        Route("/sheets/{code:room}", _read, methods=["GET"]),
        Route("/sheets/{code:room}", _write, methods=["POST"]),
        Route("/sheets/{code:room}", _delete, methods=["DELETE"]),
    ]


async def _read(request: Request) -> Response:
    sheets: Sheets = request.app.state.hub.sheets
    after = request.query_params.get("after", "0")
    if not (after.isascii() and after.isdecimal() and len(after) <= len(str(MOST_ENTRIES))):
        return problem(BadText(BAD_MESSAGE()), 400)
    look = sheets.later_news if "wait" in request.query_params else sheets.news
    news = await look(request.path_params["code"], int(after))
    return _NO_SHEET if news is None else news.answer()


async def _write(request: Request) -> Response:
    """200 if the entry is on the disk, now or since it was sent before; 409 if others' are. Both say all that
    came after its base."""
    sheets: Sheets = request.app.state.hub.sheets
    try:
        written = msgspec.json.decode(await request.body(), type=SentEntry)
    except (ValueError, RecursionError):
        return problem(BadText(BAD_MESSAGE()), 400)
    if written.base == MOST_ENTRIES:
        return problem(NotNow(SHEET_FULL(most=MOST_ENTRIES)), 403)
    address = limited_address(request.client.host if request.client is not None else None)
    if not sheets.may_write(address, is_new=not written.base):
        return problem(NotNow(TOO_FAST()), 429)
    code = request.path_params["code"]
    is_written = await sheets.write(code, written)
    news = await sheets.news(code, written.base)
    if news is None:
        return _NO_SHEET
    if is_written or any(entry.id == written.id for entry in news.entries):
        return news.answer()
    refused = {"code": SHEET_MOVED_ON.code, "says": SHEET_MOVED_ON()}
    return json_answer(refused | {"seq": news.seq, "entries": news.entries}, 409)


async def _delete(request: Request) -> Response:
    """Nobody shares it any more; every phone keeps what it has."""
    sheets: Sheets = request.app.state.hub.sheets
    await sheets.delete(request.path_params["code"])
    return Response(status_code=204)


_NO_SHEET = problem(NotNow(NO_SHEET()), 404)
