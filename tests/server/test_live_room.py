"""A room in memory, with a real store below it: what happens is worked out once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from tenfold.games.card.actions import Action
from tenfold.games.card.game import CardGame
from tenfold.games.card.state import State
from tenfold.rooms.clocks import happens
from tenfold.rooms.commands import Act, React
from tenfold.rooms.decisions import decide
from tenfold.rooms.entries import write_entry
from tenfold.rooms.room import Room
from tenfold.rooms.sayings import STORAGE_FAILED
from tenfold.rooms.steps import opened
from tenfold.rooms.timers import timers
from tenfold.server.connection import Connection
from tenfold.server.database import database_url
from tenfold.server.ephemeral import let_pass, passed_on
from tenfold.server.live_room import LiveRoom
from tenfold.server.store import Append, Store, StoreFailed
from tenfold.server.thinking import Thinking
from tests.rooms.seated import SeatedRoom, key, settings

CODE = "R" * 22


class Heard:
    """A connection whose messages are kept."""

    is_writable = True
    is_over = False

    def __init__(self) -> None:
        self.soon = asyncio.get_running_loop().call_soon
        self.messages: list[dict[str, Any]] = []

    def write(self, texts: list[bytes]) -> None:
        self.messages += map(json.loads, texts)


@asynccontextmanager
async def live_room(folder: Path, sitting: SeatedRoom) -> AsyncIterator[LiveRoom]:
    store = Store(database_url(folder, None))
    await store.open()
    try:
        await store.append(Append(CODE, 1, [write_entry(entry) for entry in sitting.log]))
        loaded = await store.load(CODE)
        assert loaded is not None
        live = LiveRoom(CODE, loaded, store, 3600.0, Thinking())
        yield live
        await live.close()
    finally:
        await store.close()


def connected(name: str | None, line: Heard) -> Connection:
    connection = Connection(line)  # type: ignore[arg-type]
    connection.key = None if name is None else key(name)
    return connection


async def sit(live: LiveRoom, name: str | None) -> Connection:
    connection = connected(name, Heard())
    await live.enter(connection, "a1", 0)
    return connection


def test_who_is_gone_before_their_turn_costs_nothing(playing: SeatedRoom, tmp_path: Path) -> None:
    """Otherwise whoever comes and goes fast enough keeps a room's people waiting."""

    async def run() -> None:
        async with live_room(tmp_path, playing) as live:
            line = Heard()
            line.is_over = True
            gone = connected(None, line)
            await live.enter(gone, "a1", 0)
            assert gone not in live.connections
            gone.flush()
            assert not line.messages

    asyncio.run(run())


def test_whoever_comes_back_is_told_everything_or_has_to_come_again(
    playing: SeatedRoom, tmp_path: Path
) -> None:
    """Not the table alone, with a gap in what has happened, because the log could not be read just then."""

    async def run() -> None:
        async with live_room(tmp_path, playing) as live:
            line, last = Heard(), live.room.seq
            ann = connected("Ann", line)
            with patch.object(Store, "entries_after", side_effect=StoreFailed(STORAGE_FAILED())):
                with pytest.raises(StoreFailed):
                    await live.enter(ann, "a1", last - 3)
                assert not live.connections
                newcomer = await sit(live, "Bo")  # has missed nothing, and sees the table
            assert live.connections == {newcomer}
            await live.enter(ann, "a2", last - 3)
            ann.flush()
            welcome, update, *_ = line.messages  # then that she is there
            assert (welcome["type"], welcome["id"], welcome["seat"]) == ("welcome", "a2", 0)
            assert [told["seq"] for told in update["events"]] == [last - 2, last - 1, last]

    asyncio.run(run())


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """What is applied at any card table from now on."""
    actions: list[Action] = []
    honest = CardGame.apply

    def apply(self: CardGame, state: State, action: Action) -> State:
        actions.append(action)
        return honest(self, state, action)

    monkeypatch.setattr(CardGame, "apply", apply)
    return actions


@pytest.fixture
def playing() -> SeatedRoom:
    """Seat 0 is to draw or take."""
    sitting = SeatedRoom(people=["Ann", "Bo", "Cy"])
    sitting.start(dealer=2)
    return sitting


def test_what_a_seat_sends_at_another_worker_counts_here(playing: SeatedRoom, tmp_path: Path) -> None:
    async def run() -> None:
        async with live_room(tmp_path, playing) as live:
            ann, hub = await sit(live, "Ann"), AsyncMock()
            for number, (seat, answer) in enumerate([(1, "done"), (9, "done"), (0, "refused")]):
                live.reactions.clear()
                let_pass(live, b'{"type":"reaction","seat":%d,"what":"clap"}' % seat)
                request = React(id=f"r{number}", what="clap")
                assert json.loads(await passed_on(hub, live, ann, request, None))["type"] == answer
            let_pass(live, b'{"type":"nudge","seat":1,"target":0}')
            assert live.nudges == {1: (0, live.times.turn)}

    asyncio.run(run())


def test_a_room_that_is_loaded_anew_gives_everybody_the_whole_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """However long ago the question was put, and however long nobody comes."""
    now = [1000.0]
    monkeypatch.setattr("tenfold.server.table_time.time", SimpleNamespace(monotonic=lambda: now[0]))
    sitting = SeatedRoom(settings(seats=2, turn_clock=25, absent_after=45), people=["Ann", "Bo"])
    sitting.start(dealer=1)

    async def run() -> None:
        async with live_room(tmp_path, sitting) as live:
            assert live.room.awaited == 0
            now[0] += 600.0
            await sit(live, "Ann")
            left = {(timer.what, timer.seat): timer.left for timer in timers(live.room, live.times)}
            assert left == {("turn", 0): 25.0, ("absent", 1): 45.0}

    asyncio.run(run())


def draw(room: Room) -> Act:
    return Act(id="a", version=room.version, do="draw")


def test_a_draw_applies_its_two_events_once_each(
    playing: SeatedRoom, applied: list[Action], tmp_path: Path
) -> None:
    async def run() -> None:
        async with live_room(tmp_path, playing) as live:
            people = [await sit(live, name) for name in ("Ann", "Bo", "Cy", None)]
            applied.clear()
            reply = json.loads(await live.command(people[0], draw(live.room)))
            assert reply["type"] == "done"
            assert [type(action).__name__ for action in applied] == ["Draw", "Drawn"]

    asyncio.run(run())


def test_nothing_of_a_bots_choice_is_read_back(playing: SeatedRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hands an action over; its text is written for the log alone."""
    playing.wait({0: 0.0})  # somebody stands in
    what = playing.due({0: 0.0})
    assert what is not None
    monkeypatch.setattr("tenfold.rooms.steps.action_of", None)
    monkeypatch.setattr("tenfold.rooms.decisions.action_of", None)
    assert happens(playing.room, what)


def test_steps_are_what_the_log_says(playing: SeatedRoom) -> None:
    steps = decide(playing.room, 0, draw(playing.room), playing.draw)
    log = list(playing.log)
    for step in steps:
        assert step.before == opened(log)
        log.append(step.entry)
        assert step.after == opened(log)
