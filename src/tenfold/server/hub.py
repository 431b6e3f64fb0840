"""The rooms that this worker holds in memory, loaded from the log when somebody comes."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256

import msgspec

from tenfold.rooms.decisions import open_room
from tenfold.rooms.entries import write_entry
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import NO_ROOM, STORAGE_FAILED, TOO_MANY_ROOMS
from tenfold.rooms.settings import Settings
from tenfold.server.analysis import Analyst
from tenfold.server.limits import Limits
from tenfold.server.live_room import LiveRoom
from tenfold.server.logs import LOG, room_mark
from tenfold.server.metrics import METRICS, Counted
from tenfold.server.reviewing import Reviews
from tenfold.server.sheets import Sheets
from tenfold.server.store import Append, Conflict, Loaded, Store, StoreFailed
from tenfold.server.television import Guesses
from tenfold.server.thinking import Thinking
from tenfold.server.workers import Presence, elsewhere

FORGET_AFTER = 120.0  # seconds that an empty room stays in memory
SWEEP_SECONDS = 30.0


class Hub:
    def __init__(self, store: Store, bot_pause: float | None, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.guesses = Guesses()
        self.sheets = Sheets(store, limits)
        self.worker = secrets.token_hex(8)
        self.presence_changed = asyncio.Event()
        self.counted_elsewhere: Counted = {}  # by other workers
        self.stopping = asyncio.Event()
        self.garbled: set[str] = set()  # rooms whose log makes no sense
        self._bot_pause = bot_pause
        self._thinking = Thinking()
        self.reviews = Reviews(self._thinking.solver)
        self.analyst = Analyst()
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom | None]] = {}

    def live(self, code: str) -> LiveRoom | None:
        """The room, if it is in memory."""
        return self._rooms.get(code)

    async def room(self, code: str) -> LiveRoom | None:
        """The room; None if there is none of this code."""
        if code in self._rooms and self._rooms[code].is_gone:
            self.drop(code)
        if code in self._rooms:
            self._rooms[code].touched = time.monotonic()
            return self._rooms[code]
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.create_task(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loaded(code))
        return await asyncio.shield(loading)  # one who stops waiting does not stop the others

    def _loaded(self, code: str) -> None:
        task = self._loading.pop(code)
        if not task.cancelled():
            task.exception()  # seen, even if nobody waits for it any more

    async def _load(self, code: str) -> LiveRoom | None:
        loaded = await self.store.load(code)
        if loaded is None:
            return None
        room = self._made(code, loaded)
        self._rooms[code] = room
        METRICS.rooms.set(len(self._rooms))
        if self.store.is_shared:
            await room.catch_up()  # on what was written before it could hear of it
            room.seen_elsewhere(seats_in(code, await elsewhere(self.store, self.worker, code)))
        return room

    def _made(self, code: str, loaded: Loaded) -> LiveRoom:
        """StoreFailed if the log makes no sense; that is logged once, and `/health` goes on saying it."""
        try:
            present = self.presence_changed.set
            room = LiveRoom(code, loaded, self.store, self._bot_pause, self._thinking, present)
        except Exception as error:
            if code not in self.garbled:
                LOG.error("a room cannot be read", exc_info=error, extra={"room": room_mark(code)})
            self.garbled.add(code)
            raise StoreFailed(STORAGE_FAILED()) from error
        self.garbled.discard(code)
        return room

    async def open(self, settings: Settings, token: str, command: str, address: str | None) -> LiveRoom:
        """A new room; asked for again with the same token and command, the same one."""
        code = _code(token, command)
        room = await self.room(code)
        if room is not None:
            return room
        entries = open_room(settings, lambda: secrets.token_bytes(32))
        if not self.limits.may_open(address):
            raise NotNow(TOO_MANY_ROOMS())
        with suppress(Conflict):  # asked for twice at once
            await self.store.append(Append(code, 1, [write_entry(entry) for entry in entries]))
        opened = await self.room(code)
        if opened is None:  # it was there before, and has been deleted
            raise NotNow(NO_ROOM())
        return opened

    def drop(self, code: str) -> None:
        """What is in memory of the room does not hold any more: whoever is there comes back to what does."""
        self.garbled.discard(code)
        live = self._rooms.pop(code, None)
        for connection in () if live is None else tuple(live.connections):
            connection.hang_up()
        METRICS.rooms.set(len(self._rooms))

    async def pass_on(self, code: str, message: bytes) -> None:
        """To everybody in the room at other workers."""
        if self.store.is_shared:
            with suppress(StoreFailed):  # nothing that must arrive
                await self.store.pass_on(self.worker, code, message)

    def connected(self) -> set[Presence]:
        """Room and seat of everyone who is connected to this worker."""
        return {
            (code, connection.seat)
            for code, room in self._rooms.items()
            for connection in room.connections
            if connection.seat is not None
        }

    def rooms(self) -> list[LiveRoom]:
        return list(self._rooms.values())

    async def sweep_forever(self) -> None:
        """Forget rooms that nobody is in; their log has them."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for code, room in list(self._rooms.items()):
                if room.is_idle and time.monotonic() - room.touched > FORGET_AFTER:
                    del self._rooms[code]
            self.limits.sweep()
            self.guesses.sweep()
            self.sheets.sweep()
            self.analyst.sweep()
            self.reviews.sweep()
            METRICS.rooms.set(len(self._rooms))

    def stop(self) -> None:
        """Whoever waits for something of the hub's comes to an end."""
        self.stopping.set()
        self.sheets.stop()
        self.presence_changed.set()

    async def close(self) -> None:
        rooms = (room.close() for room in self._rooms.values())
        await asyncio.gather(*rooms, self._thinking.close(), self.reviews.close(), self.analyst.close())


def seats_in(code: str, sitting: set[Presence]) -> frozenset[int]:
    """The seats of one room."""
    return frozenset(seat for room, seat in sitting if room == code)


def key_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def _code(token: str, command: str) -> str:
    """128 bits that nobody can guess who does not have the token."""
    digest = sha256(msgspec.json.encode(["room", token, command])).digest()
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")
