"""A room that people are connected to. Everything that happens in it goes through `_commit`:
written, then told to everyone, then acknowledged. In this order, for bots and clocks too. A command comes to
its end also if the asking client is gone by then: nothing cancels its conversation.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from tenfold.core import Illegal, Refusal, Seat
from tenfold.rooms.clocks import BY_BOT, due, happens
from tenfold.rooms.commands import Act, Command, Leave
from tenfold.rooms.decisions import decide
from tenfold.rooms.entries import read_entry, write_entry
from tenfold.rooms.newcomers import Newcomer, is_waiting, leave_queue
from tenfold.rooms.pace import Chosen, Pace
from tenfold.rooms.protocol import VERSION, Done, HintAnswer, Refused, Welcome
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import NO_SEAT_ANY_MORE, ONLY_WATCHING, SEAT_GIVEN, WRONG_TOKEN
from tenfold.rooms.steps import Step, after, opened, steps_from
from tenfold.rooms.timers import deadlines, timers
from tenfold.rooms.times import Timer, Times, followed, looked_around
from tenfold.rooms.visibility import Views
from tenfold.server.broadcast import presence_update, update_on_return, updates_for, whole_updates
from tenfold.server.catch_up import CatchUp
from tenfold.server.connection import Connection
from tenfold.server.logs import LOG, room_mark
from tenfold.server.metrics import METRICS
from tenfold.server.store import REMEMBERED, Append, Conflict, Loaded, RoomGone, Store, StoreFailed
from tenfold.server.table_time import TableTime
from tenfold.server.thinking import RoomHints, Thinking

RETRY_SECONDS = 2.0  # after the database failed

_encode = msgspec.json.Encoder().encode

CommandKey: TypeAlias = tuple[str, str]  # the sender's key and the command's id


class LiveRoom:
    def __init__(
        self,
        code: str,
        loaded: Loaded,
        store: Store,
        bot_pause: float | None,
        thinking: Thinking,
        on_presence: Callable[[], object] = lambda: None,
    ) -> None:
        self.code = code
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self.is_gone = False  # it was deleted
        self._store = store
        self._pace = Pace(bot_pause)
        self._thinking = thinking
        self._is_thinking = False  # a bot that is to act
        self._hints = RoomHints(thinking)
        self._on_presence = on_presence  # somebody has come or gone
        self._replies: OrderedDict[CommandKey, bytes] = OrderedDict(loaded.replies)
        first, *later = map(read_entry, loaded.entries)
        self.room = opened([first])
        self._past = CatchUp(self.room)
        self._views = Views()
        for entry in later:
            self.room = after(self.room, entry)
            self._past.follow(self.room)
        self._lock = asyncio.Lock()
        self._time = TableTime()
        now = self._time.now
        self._times = Times(now=now, asked=now, turn=now, ready=now)
        self._told_timers: object = None
        self.reactions: dict[str, tuple[float, ...]] = {}  # when the last ones of a seat's key were
        self.nudges: dict[Seat, tuple[Seat, float]] = {}  # whom a seat has nudged last, and in which turn
        self._elsewhere: frozenset[Seat] = frozenset()  # connected to other workers
        self._away: dict[Seat, float] = {}
        self._gone: dict[str, float] = {}  # the same by their keys
        self.present: frozenset[Seat] = frozenset()  # people who are connected, here or elsewhere
        self._known = frozenset(place.key for place in self.room.places if place.key is not None)
        self._look_around()
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- coming and going ---

    async def enter(self, connection: Connection, hello: str, seq: int) -> None:
        """The connection is welcomed and sees the room from now on; `seq` is the last entry that it has seen.

        StoreFailed if what it has missed cannot be read now: it comes again, and nothing is left out.
        """
        async with self._lock:  # not between what is being written and its broadcast
            if connection.is_over:  # gone while it waited; thousands of these must not keep others waiting
                return
            missed, earlier = await self._past_for(seq)
            if connection.key is not None:
                connection.seat = self.seat_of(connection.key)
            self.connections.add(connection)
            changed = self._look_around()
            welcome = Welcome(id=hello, protocol=VERSION, room=self.code, seat=connection.seat)
            connection.put(_encode(welcome))
            connection.put(
                update_on_return(connection.seat, missed, earlier, self.room, self.present, self._timers())
            )
            if changed:
                self._tell_presence()
        LOG.info("entered", extra={"room": room_mark(self.code), "seat": connection.seat})
        self._on_presence()
        self._wind()

    async def _past_for(self, seq: int) -> tuple[list[Step], list[Step]]:
        """What somebody has missed who knows the room up to `seq`; if that is too much, the last moves."""
        entries_after = partial(self._store.entries_after, self.code)
        if seq > self.room.seq:  # seen at another worker, whose notice has not come here yet
            await self._catch_up()
        missed = await self._past.missed(self.room, seq, entries_after)
        if missed or seq == self.room.seq:
            return missed, []
        with suppress(StoreFailed):  # then they see what is there now, without a look back
            return [], await self._past.last_moves(self.room, entries_after)
        return [], []

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = time.monotonic()
        if self._look_around():
            self._tell_presence()
        self._on_presence()
        self._wind()

    def seen_elsewhere(self, seats: frozenset[Seat], *, is_all: bool = True) -> None:
        """Who is connected to other workers now; not `is_all`: those who were may still be."""
        self._elsewhere = seats if is_all else seats | self._elsewhere
        if self._look_around():
            self._tell_presence()
            self._wind()

    def _look_around(self) -> bool:
        """Note who is away, and since when; whether that has changed. People may have changed seats."""
        now = time.monotonic()
        here = {connection.seat for connection in self.connections} | self._elsewhere
        keys = {seat: place.key for seat, place in enumerate(self.room.places) if place.key is not None}
        people = list(keys)
        before, gone = self._away, self._gone
        self._away = {seat: gone.get(keys[seat], now) for seat in people if seat not in here}
        broken = frozenset(seat for seat in self._away if keys[seat] in self._known.difference(gone))
        self._known = frozenset(keys.values())
        self._gone = {keys[seat]: since for seat, since in self._away.items()}
        self.present = frozenset(people) - self._away.keys()
        self._times = looked_around(self._times, frozenset(self._away), broken, self._time.now)
        self._time.stand(self.room.paused_by is not None or not self.present)
        return before.keys() != self._away.keys()

    @property
    def times(self) -> Times:
        """When what began, as seen now."""
        return replace(self._times, now=self._time.now)

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self._lock.locked() and not self._tasks

    def seat_of(self, key: str) -> Seat | None:
        return next((seat for seat, place in enumerate(self.room.places) if place.key == key), None)

    async def come_in(self, comer: Newcomer) -> None:
        """Whoever has this key has a seat then, or waits for the next game."""
        async with self._lock:
            while self.seat_of(comer.key) is None:
                steps = await self._thinking.come_in(self.room, comer)
                if not steps:
                    return
                with suppress(Conflict):
                    await self._commit(steps)
                    return

    def expect_known(self, key: str) -> None:
        """Somebody comes back: NotNow if nothing here is theirs any more."""
        if self.seat_of(key) is not None or is_waiting(self.room, key):
            return
        given = next((given for given in self.room.given if given.key == key), None)
        raise NotNow(WRONG_TOKEN() if given is None else SEAT_GIVEN(name=given.name))

    # --- what people ask for ---

    async def command(self, connection: Connection, command: Command) -> bytes:
        """The answer to a command; it has been written and told by then."""
        assert connection.key is not None
        asked = (connection.key, command.id)
        async with self._lock:
            try:
                known = self._replies.get(asked)
                while known is None:
                    try:
                        return await self._carry_out(command, asked)
                    except Conflict:  # the room has changed, or this was answered before: look again
                        known = await self._answered(asked)
                return known
            except StoreFailed as failed:  # not remembered: it can be tried again
                return self.refusal(command.id, failed)

    async def _answered(self, asked: CommandKey) -> bytes | None:
        """What the command was answered, if it was; its news comes before its answer."""
        reply = await self._store.reply(self.code, *asked)
        if reply is not None and self._store.is_shared:
            await self._catch_up()  # another worker's
        return reply

    async def _carry_out(self, command: Command, asked: CommandKey) -> bytes:
        """Refusals are remembered, but not written: nothing has happened, and they must not fill the disk.

        Whether a command was answered long ago is asked only if it cannot be carried out now: the database
        takes no second answer.
        """
        try:
            steps = self._decided(asked[0], command)
        except Refusal as refusal:
            # An action on the table as it is was not asked before: it would have changed the table.
            is_new = isinstance(command, Act) and command.version == self.room.version
            known = None if is_new else await self._answered(asked)
            return known or self._remember(asked, self.refusal(command.id, refusal))
        return await self._commit(steps, asked)

    def _decided(self, key: str, command: Command) -> list[Step]:
        seat = self.seat_of(key)
        if seat is not None:
            now = time.monotonic()
            away = {seat: now - since for seat, since in self._away.items()}
            return decide(self.room, seat, command, lambda: secrets.token_bytes(32), self.times, away=away)
        if not is_waiting(self.room, key):
            raise NotNow(NO_SEAT_ANY_MORE())
        if not isinstance(command, Leave):
            raise NotNow(ONLY_WATCHING())
        return leave_queue(self.room, key)

    async def hint(self, connection: Connection, command: str) -> bytes:
        try:
            advice = await self._hints.of(self.room, connection.seat)
        except Refusal as refusal:
            return self.refusal(command, refusal)
        return _encode(HintAnswer(id=command, do=advice.do, says=advice.says, best=advice.best))

    def refusal(self, command: str, refusal: Refusal) -> bytes:
        METRICS.refused.labels(refusal.code).inc()
        return _encode(
            Refused(
                id=command,
                code=refusal.code,
                rule=refusal.rule if isinstance(refusal, Illegal) else None,
                says=refusal.saying,
                version=self.room.version,
            )
        )

    def known_reply(self, asked: CommandKey) -> bytes | None:
        return self._replies.get(asked)

    def done(self, asked: CommandKey) -> bytes:
        """The answer to what changed nothing here."""
        return self._remember(asked, _encode(Done(id=asked[1], seq=self.room.seq, version=self.room.version)))

    def _remember(self, asked: CommandKey, reply: bytes) -> bytes:
        self._replies[asked] = reply
        if len(self._replies) > REMEMBERED:
            self._replies.popitem(last=False)
        return reply

    # --- commit, broadcast, acknowledge ---

    async def _commit(self, steps: list[Step], asked: CommandKey | None = None) -> bytes:
        """Write the entries with the answer, tell everyone, and hand the answer back."""
        room = steps[-1].after
        raw = [write_entry(step.entry) for step in steps]
        append = Append(self.code, self.room.seq + 1, raw)
        if asked is not None:
            reply = _encode(Done(id=asked[1], seq=room.seq, version=room.version))
            append = Append(self.code, self.room.seq + 1, raw, *asked, reply)
        try:
            await self._store.append(append)
        except Conflict:
            await self._catch_up()
            raise
        METRICS.entries.inc(len(steps))
        self._broadcast(steps)
        return b"" if asked is None else self._remember(asked, reply)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            LOG.error("a defect", exc_info=error, extra={"room": room_mark(self.code)})

    def _broadcast(self, steps: list[Step]) -> None:
        """What is written becomes true, and is told."""
        room = steps[-1].after
        before, self.room = self.room, room
        self._times = followed(self._times, before, room, self._time.now)
        self._past.follow(room)
        moved: set[Seat] = set()
        if room.places is not before.places:
            moved = self._seat_connections()
        if room.places is not before.places or room.paused_by != before.paused_by:
            self._look_around()
        viewers, timers = {connection.seat for connection in self.connections}, self._new_timers()
        messages = updates_for(viewers, steps, self.present, self._views, timers, moved)
        for connection in self.connections:
            connection.put(messages[connection.seat])
        self._wind()

    def _seat_connections(self) -> set[Seat]:
        """Each where its key sits now; the seats that somebody has come to. Without one, one only watches."""
        moved = set()
        for connection in self.connections:
            seat = None if connection.key is None else self.seat_of(connection.key)
            if seat is not None and seat != connection.seat:
                moved.add(seat)
            connection.seat = seat
        if moved:
            self._on_presence()
        return moved

    def _tell_presence(self) -> None:
        timers = self._new_timers()
        if self.room.rests:  # whom it waits for has changed
            messages = whole_updates({c.seat for c in self.connections}, self.room, self.present, timers)
            for connection in self.connections:
                connection.put(messages[connection.seat])
        else:
            self.tell_all(presence_update(self.room, self.present, timers))

    def tell_all(self, message: bytes) -> None:
        for connection in self.connections:
            connection.put(message)

    def _timers(self) -> tuple[Timer, ...]:
        return timers(self.room, self.times)

    def _new_timers(self) -> tuple[Timer, ...] | None:
        """None: as they were told before, and have gone on since."""
        ends = self._time.is_still, deadlines(self.room, self._times)
        if ends == self._told_timers:
            return None
        self._told_timers = ends
        return self._timers()

    # --- other workers ---

    async def catch_up(self, seq: int | None = None) -> None:
        """Another worker may have written, up to this seq."""
        async with self._lock:
            if seq is not None and seq <= self.room.seq:
                return
            with suppress(RoomGone):  # whoever was here has been sent away
                await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            raw = await self._store.entries_after(self.code, self.room.seq)
        except RoomGone:
            self.is_gone = True
            for connection in tuple(self.connections):
                connection.hang_up()
            raise
        steps = steps_from(self.room, map(read_entry, raw))
        if steps:
            self._broadcast(steps)

    # --- what happens by itself ---

    def _wind(self) -> None:
        """Set the clock for the next thing that is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed or self._is_thinking or not self.connections:
            return  # a bot is about to act, or nobody watches: the table waits for its people
        next_due = due(self.room, self._times, self._pace)
        if next_due is not None:
            wait = max(0.0, next_due.at - self._time.now)
            self._timer = asyncio.get_running_loop().call_later(wait, self._spawn)

    def _spawn(self) -> None:
        task = asyncio.get_running_loop().create_task(self._happen())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def _happen(self) -> None:
        await self._think()
        async with self._lock:
            what = due(self.room, self._times, self._pace)
            if self._closed or what is None or what.at > self._time.now + 0.001:
                return self._wind()
            action = None if what.seat is None else self._pace.action(self.room, what.seat)
            if action is None and what.what in BY_BOT:  # another has become due meanwhile
                return self._wind()
            try:
                await self._commit(happens(self.room, what, action))
            except Conflict:
                self._wind()
            except StoreFailed:
                self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._spawn)
        return None

    async def _think(self) -> None:
        """A bot that is due chooses, before the room is held: people may do something meanwhile."""
        room, what = self.room, due(self.room, self._times, self._pace)
        if what is None or what.seat is None or what.what not in BY_BOT or what.at > self._time.now + 0.001:
            return
        if self._pace.action(room, what.seat) is not None:
            return
        self._is_thinking = True
        try:
            action = await self._thinking.choice(room, what.seat)
        finally:
            self._is_thinking = False
        self._pace = self._pace._replace(chosen=Chosen(room.version, what.seat, action))

    async def close(self) -> None:
        """What is being written is written; nothing more happens by itself."""
        self._closed = True
        self._wind()
        if self._tasks:
            await asyncio.wait(self._tasks)
