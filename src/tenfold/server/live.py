"""A room that people are connected to. Everything that happens in it goes through `_commit`:
written, then told to everyone, then acknowledged. In this order, for bots and clocks too.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from contextlib import suppress
from typing import Any, NamedTuple, cast

import msgspec

from tenfold.core import Illegal, Refusal, Seat
from tenfold.locales.refusing import said_refusal
from tenfold.rooms.clocks import due, happens
from tenfold.rooms.commands import Command
from tenfold.rooms.decisions import NotNow, come_back, decide, sit_down
from tenfold.rooms.entries import Entry, Happened, read_entry, write_entry
from tenfold.rooms.protocol import Done, News, Refused
from tenfold.rooms.room import Room, after, opened
from tenfold.rooms.telling import own_seen, room_seen, table_seen, told
from tenfold.server.connection import Connection
from tenfold.server.metrics import METRICS
from tenfold.server.store import Append, Conflict, Loaded, Store, StoreFailed

RECENT = 64  # entries that a client can catch up on one by one; further behind it gets a snapshot
REMEMBERED = 200  # answers kept in memory
RETRY_SECONDS = 2.0  # after the database failed
PRESENCE_SECONDS = 30.0

_encode = msgspec.json.Encoder().encode


class Step(NamedTuple):
    before: Room
    entry: Entry


class LiveRoom:
    def __init__(self, code: str, loaded: Loaded, store: Store, bot_pause: float) -> None:
        self.code = code
        self.room = opened(map(read_entry, loaded.entries))
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self._store = store
        self._bot_pause = bot_pause
        self._replies: OrderedDict[tuple[str, str], bytes] = OrderedDict(loaded.replies)
        self._recent: deque[Step] = deque(maxlen=RECENT)
        self._lock = asyncio.Lock()
        self._changed = time.monotonic()  # when the table last changed: clocks run from here
        self._away = {seat: self._changed for seat, place in enumerate(self.room.places) if place.is_person}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # --- coming and going ---

    async def enter(self, connection: Connection, seq: int) -> None:
        """The connection sees the room from now on; `seq` is the last entry that it has seen."""
        async with self._lock:
            if connection.seat is not None:
                self._away.pop(connection.seat, None)
                with suppress(Conflict, StoreFailed):
                    await self._commit(come_back(self.room, connection.seat))
            self.connections.add(connection)
            connection.put(self._catching_up(connection, seq))
            self._tell_presence()
            self._wind()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = time.monotonic()
        seat = connection.seat
        if seat is not None and not any(other.seat == seat for other in self.connections):
            self._away[seat] = time.monotonic()
            self._tell_presence()
            self._wind()

    @property
    def present(self) -> frozenset[Seat]:
        return frozenset(
            seat for seat, place in enumerate(self.room.places) if place.is_person and seat not in self._away
        )

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self._lock.locked()

    def seat_of(self, key: str) -> Seat | None:
        return next((seat for seat, place in enumerate(self.room.places) if place.key == key), None)

    async def sit_down(self, name: str, key: str) -> Seat:
        """The seat of this key; a new one if it has none yet."""
        async with self._lock:
            while True:
                seat = self.seat_of(key)
                if seat is not None:
                    return seat
                with suppress(Conflict):
                    await self._commit(sit_down(self.room, name, key))

    # --- what people ask for ---

    async def command(self, connection: Connection, command: Command) -> bytes:
        """The answer to a command; it has been written and told by then."""
        assert connection.key is not None
        asked = (connection.key, command.id)
        async with self._lock:
            while True:
                answered = self._replies.get(asked)
                if answered is not None:
                    return answered
                try:
                    seat = self.seat_of(connection.key)
                    if seat is None:
                        raise NotNow("no-seat-any-more", "you have left this room")
                    entries = decide(self.room, seat, command, lambda: secrets.token_bytes(32))
                    return await self._commit(entries, asked)
                except Conflict:
                    continue  # the room has changed: decide again
                except StoreFailed as failed:  # not remembered: it can be tried again
                    return self.refusal(connection, command.id, failed)
                except Refusal as refusal:
                    return self._remember(asked, self.refusal(connection, command.id, refusal))

    def refusal(self, connection: Connection, command: str, refusal: Refusal) -> bytes:
        rule = refusal.rule if isinstance(refusal, Illegal) else None
        names = self.room.names or tuple(place.name for place in self.room.places)
        message = said_refusal(connection.say, refusal, names)
        return self.refused(connection, command, refusal.code, rule, message)

    def refused(
        self, connection: Connection, command: str, code: str, rule: str | None, message: str
    ) -> bytes:
        METRICS.refused(code)
        return _encode(Refused(id=command, code=code, rule=rule, message=message, version=self.room.version))

    def _remember(self, asked: tuple[str, str], reply: bytes) -> bytes:
        self._replies[asked] = reply
        if len(self._replies) > REMEMBERED:
            self._replies.popitem(last=False)
        return reply

    # --- commit, broadcast, acknowledge ---

    async def _commit(self, entries: list[Entry], asked: tuple[str, str] | None = None) -> bytes:
        """Write the entries with the answer, tell everyone, and hand the answer back."""
        steps, room = self._steps(entries)
        reply = b""
        if asked is not None:
            reply = _encode(Done(id=asked[1], seq=room.seq, version=room.version))
        if entries:
            sender, command = asked or (None, None)
            raw = [write_entry(entry) for entry in entries]
            try:
                await self._store.append(
                    Append(self.code, self.room.seq + 1, raw, sender, command, reply if asked else None)
                )
            except Conflict:
                await self._catch_up()
                raise
            self._take(steps, room)
        return self._remember(asked, reply) if asked is not None else reply

    def _steps(self, entries: list[Entry]) -> tuple[list[Step], Room]:
        room = self.room
        steps = []
        for entry in entries:
            steps.append(Step(room, entry))
            room = after(room, entry)
        return steps, room

    def _take(self, steps: list[Step], room: Room) -> None:
        """What is written becomes true, and is told."""
        if room.version != self.room.version:
            self._changed = time.monotonic()
        self.room = room
        self._recent.extend(steps)
        for seat, place in enumerate(room.places):
            if not place.is_person:
                self._away.pop(seat, None)
            elif seat not in self._away and not any(c.seat == seat for c in self.connections):
                self._away[seat] = time.monotonic()
        for connection in self.connections:
            if connection.key is not None:  # whoever has left the seat sees what spectators see
                connection.seat = self.seat_of(connection.key)
        METRICS.entries(len(steps))
        self._broadcast(steps)
        self._wind()

    def _broadcast(self, steps: list[Step]) -> None:
        """One message for each viewer; what all of them see is encoded once."""
        table = self._table_bytes()
        whole = any(not isinstance(step.entry, Happened) for step in steps)
        seen = room_seen(self.room, self.present) if whole else None
        messages: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            viewer = connection.seat
            if viewer not in messages:
                messages[viewer] = _encode(
                    News(
                        events=tuple(told(before, entry, viewer) for before, entry in steps),
                        seq=self.room.seq,
                        version=self.room.version,
                        awaited=self.room.awaited,
                        room=seen,
                        table=table,
                        own=None if viewer is None else own_seen(self.room, viewer),
                    )
                )
            connection.put(messages[viewer])

    def _table_bytes(self) -> dict[str, Any] | None:
        """The table, encoded once for all who see it."""
        table = table_seen(self.room)
        return None if table is None else cast("dict[str, Any]", msgspec.Raw(_encode(table)))

    def _catching_up(self, connection: Connection, seq: int) -> bytes:
        """The entries after `seq`, or a snapshot if they are too many; and what is to be seen now."""
        missed = [step for step in self._recent if step.before.seq >= seq]
        whole = 0 < seq <= self.room.seq and len(missed) == self.room.seq - seq
        events = tuple(told(before, entry, connection.seat) for before, entry in missed) if whole else ()
        return _encode(
            News(
                events=events,
                seq=self.room.seq,
                version=self.room.version,
                awaited=self.room.awaited,
                room=room_seen(self.room, self.present),
                table=self._table_bytes(),
                own=None if connection.seat is None else own_seen(self.room, connection.seat),
            )
        )

    def _tell_presence(self) -> None:
        news = _encode(
            News(
                seq=self.room.seq,
                version=self.room.version,
                awaited=self.room.awaited,
                present=tuple(sorted(self.present)),
            )
        )
        for connection in self.connections:
            connection.put(news)

    # --- other workers ---

    async def written_elsewhere(self, seq: int) -> None:
        """Another worker wrote up to `seq`."""
        if seq > self.room.seq:
            async with self._lock:
                await self._catch_up()

    async def catch_up(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        raw = await self._store.entries_after(self.code, self.room.seq)
        steps, room = self._steps([read_entry(line) for line in raw])
        if steps:
            self._take(steps, room)

    # --- what happens by itself ---

    def _wind(self) -> None:
        """Set the clock for the next thing that is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.connections:
            return  # nobody watches: the table waits for its people
        next_due = due(self.room, self._changed, self._away, self._bot_pause)
        if next_due is not None:
            wait = max(0.0, next_due.at - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._spawn)

    def _spawn(self) -> None:
        task = asyncio.get_running_loop().create_task(self._happen())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _happen(self) -> None:
        async with self._lock:
            what = due(self.room, self._changed, self._away, self._bot_pause)
            if what is None or what.at > time.monotonic() + 0.001:
                return self._wind()
            if what.what == "absent" and self._store.is_shared:
                elsewhere = await self._store.present(self.code, PRESENCE_SECONDS)
                if what.seat in elsewhere:
                    assert what.seat is not None
                    self._away[what.seat] = time.monotonic()
                    return self._wind()
            try:
                await self._commit(happens(self.room, what))
            except Conflict:
                self._wind()
            except StoreFailed:
                self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._spawn)
        return None

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        async with self._lock:  # what is being written is written
            pass
        for task in list(self._tasks):
            task.cancel()
