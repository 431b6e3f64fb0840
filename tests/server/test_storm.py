"""kill -9 in a storm of moves: nothing acknowledged is lost, nothing happens twice, everyone comes back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TypeAlias
from unittest.mock import patch

import msgspec
import pytest

from tenfold.client import Client, connection
from tenfold.games.registry import GAMES
from tenfold.record import verify
from tenfold.record.reader import parse_record
from tenfold.rooms.entries import Happened, LogEntry, Opened, read_entry
from tenfold.rooms.room import Room
from tenfold.rooms.steps import opened
from tenfold.rooms.visibility import Views, own_seen, room_seen, table_seen
from tests.rooms.seated import settings
from tests.server.moves import choices, ready_if_asked
from tests.server.processes import Server, get

ROOMS = 20
KILLS = 26  # in each of the two storms
FINISHED = 4  # rooms whose game comes to its end after that


class Acknowledged(msgspec.Struct):
    """A move that the server has said it has done, made against this version."""

    seat: int
    version: int
    do: str


class Storm:
    rages = True
    is_over = False


class Player:
    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.moves: list[Acknowledged] = []
        self.begins_anew = False  # a game that is over is about to be followed by another
        self._random = random.Random(seed)

    @property
    def status(self) -> str:
        assert self.client.room is not None
        return self.client.room.status

    @property
    def is_done(self) -> bool:
        """The game is over, and no other follows when the storm is over."""
        return self.status == "over" and not self.begins_anew

    async def play(self, storm: Storm) -> None:
        """Move whenever it is our turn; in the storm a game that is over is followed by another."""
        while not storm.is_over:
            await ready_if_asked(self.client)
            if self.client.is_my_turn:
                await self.move()
            elif self.status == "over" and self.client.seat == 0 and storm.rages:
                self.begins_anew = True
                await self.client.rematch()
                await self.client.begin()
                self.begins_anew = False
            else:
                with suppress(TimeoutError):  # the storm may be over
                    await self.client.until(lambda client: client.is_my_turn or client.is_awaited_ready, 0.2)

    async def move(self) -> None:
        assert self.client.seat is not None
        legal = await choices(self.client)
        at = min(self._random.randrange(len(legal)), self._random.randrange(len(legal)))
        move = Acknowledged(self.client.seat, self.client.seen.version, legal[at])
        await self.client.act(move.do)
        self.moves.append(move)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(seed: int, tmp_path: Path) -> None:
    with Server(tmp_path / "data", plant=("no_rate_limit", "soon")) as server:
        kills = Kills(server)
        rooms = asyncio.run(storm(server, seed, lambda chance, players: kills(chance, players, KILLS)))
    check_rooms(rooms, tmp_path / "data" / "rooms.sqlite")
    log = (tmp_path / "data.log").read_text()
    assert "Traceback" not in log
    assert "error" not in log


class Kills:
    """Kill the server among moves, and start it again."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.count = 0

    async def __call__(self, chance: random.Random, players: list[Player], most: int) -> bool:
        """Whether more are to come."""
        await more_moves(players, chance.randrange(30))  # among moves, not among people who return
        await asyncio.sleep(chance.random() * 0.05)
        await asyncio.to_thread(self._server.kill)
        if self.count % 5 == 0:
            await asyncio.sleep(chance.random() * 0.3)  # a while without any server
        await asyncio.to_thread(self._server.start)
        self.count += 1
        return self.count < most


Trouble: TypeAlias = Callable[[random.Random, list[Player]], Awaitable[bool]]  # whether more is to come


async def storm(
    server: Server,
    seed: int,
    trouble: Trouble,
    player: type[Player] = Player,
    rooms: int = ROOMS,
    finished: int = FINISHED,
) -> dict[str, list[Player]]:
    """People play through all the trouble, and come to rest; who they were, by room."""
    chance = random.Random(seed)
    soon = patch.multiple(connection, FIRST_PAUSE=0.02, LONGEST_PAUSE=0.1)  # until they try to come back
    async with AsyncExitStack() as stack:
        stack.enter_context(soon)
        tables = await asyncio.gather(*(_seated(server, stack, number, player) for number in range(rooms)))
        everyone = [one for players in tables for one in players]
        weather = Storm()
        playing = [asyncio.create_task(one.play(weather)) for one in everyone]
        while await trouble(chance, everyone):
            pass
        weather.rages = False
        while sum(players[0].is_done for players in tables) < finished:
            await asyncio.sleep(0.05)
        weather.is_over = True
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for players in tables:  # everyone has seen the last move of the room
            last = max(one.client.seen.seq for one in players)
            for one in players:
                await one.client.until(partial(has_seen, last), 60)
        verified = await asyncio.to_thread(_verify_records, server, [p[0].client.code for p in tables])
        assert verified >= finished
        assert await asyncio.to_thread(server.stop) == 0
    return {players[0].client.code: list(players) for players in tables}


def check_rooms(rooms: dict[str, list[Player]], file: Path) -> None:
    """What the database says is what everybody was told and has come to see."""
    logs = _logs(file)
    assert set(logs) == set(rooms)
    for code, players in rooms.items():
        check_log(logs[code], players)
        for player in players:
            check_client(player.client, opened(logs[code]))


def moves_of(players: list[Player]) -> int:
    return sum(len(player.moves) for player in players)


async def more_moves(players: list[Player], count: int) -> None:
    """Wait until so many more are acknowledged."""
    enough = moves_of(players) + count
    while moves_of(players) < enough:
        await asyncio.sleep(0.001)


def has_seen(seq: int, client: Client) -> bool:
    return client.seen.seq >= seq


async def _seated(server: Server, stack: AsyncExitStack, number: int, player: type[Player]) -> list[Player]:
    """Two people at a table, and a bot at some."""
    game = sorted(GAMES)[number % len(GAMES)]
    chosen = settings(game, seats=2 + number % 3 // 2, absent_after=600)
    host = await stack.enter_async_context(Client.open(server.url, chosen, f"Host {number}"))
    guest = await stack.enter_async_context(Client.join(host.invitation, f"Guest {number}"))
    await host.begin()
    await guest.until(lambda client: client.room.status == "playing", 60)
    return [player(host, 2 * number), player(guest, 2 * number + 1)]


def _verify_records(server: Server, codes: list[str]) -> int:
    """The records of all games that came to their end; how many they were."""
    verified = 0
    for code in codes:
        status, record = get(f"{server.url}/rooms/{code}/record")
        assert status in (200, 409)  # 409: another game is being played there
        if status == 200:
            verify(parse_record(record, code))
            verified += 1
    return verified


def _logs(file: Path) -> dict[str, list[LogEntry]]:
    """Every room's log, without a gap, from a file that is whole."""
    logs: dict[str, list[LogEntry]] = {}
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for room, seq, entry in database.execute("SELECT room, seq, entry FROM entries ORDER BY room, seq"):
            log = logs.setdefault(room, [])
            log.append(read_entry(entry))
            assert seq == len(log)
    database.close()
    return logs


def check_log(log: list[LogEntry], players: list[Player]) -> None:
    """Every acknowledged move is there once, at its version, and there is no other move of a person."""
    assert isinstance(log[0], Opened)
    acknowledged = {(move.version, move.seat, move.do) for player in players for move in player.moves}
    assert len(acknowledged) == sum(len(player.moves) for player in players)
    written = set()
    version = 0
    for seq, entry in enumerate(log, 1):
        if isinstance(entry, Happened) and entry.seat is not None and entry.by is None:
            written.add((version, entry.seat, entry.do))
        version = seq
    assert written == acknowledged


def check_client(client: Client, room: Room) -> None:
    """What the client has come to see is what the log gives."""
    assert client.seat is not None
    assert (client.seen.seq, client.seen.version) == (room.seq, room.version)
    everyone = frozenset(seat for seat, place in enumerate(room.places) if place.is_person)
    assert client.room is not None
    assert client.room.status == room_seen(room, everyone).status
    assert client.seen.table == _plain(table_seen(room, Views()))
    assert _plain(client.seen.own) == _plain(own_seen(room, client.seat, Views()))
    seqs = [told.seq for told in client.log]
    assert seqs == list(range(seqs[0], room.seq + 1)), "told without a gap, also across restarts"


def _plain(what: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(what))
