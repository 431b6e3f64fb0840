"""Time at a real table: rests, a bot that takes over, reactions, nudges, beats, and a television."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from typing import Any

import pytest

from tenfold.client import Client, RefusedByServer
from tenfold.rooms.protocol import Nudged, Reacted
from tests.rooms.seated import settings
from tests.server.processes import Server
from tests.server.raw import Raw, opening, token, watching

PLANT = ("short_waits",)
BEAT = '{"type":"beat"}'


def test_a_beat_is_answered_at_once_and_costs_nothing(server: Server) -> None:
    with Raw(server.socket) as ann, Raw(server.socket) as eye:
        room = ann.ask(opening(token()))["room"]
        eye.ask(watching(room))
        for line in (ann, eye):
            line.hear_until(lambda message: message["type"] == "update")
            before = server.metric("tenfold_commands_total")
            for _ in range(8):
                line.say(BEAT)
                assert line.hear_until(lambda message: message["type"] != "update") == {"type": "beat"}
            assert server.metric("tenfold_commands_total") == before
        for _ in range(120):  # a flood counts like any other
            eye.say(BEAT)
        heard = [eye.hear_until(lambda message: message["type"] != "update") for _ in range(120)]
        assert {message.get("code", message["type"]) for message in heard} == {"beat", "too-fast"}


def test_the_table_rests_until_all_are_ready(server: Server) -> None:
    async def scenario() -> None:
        chosen = settings(seats=2, variants=["short:3"], fill="solid")
        async with (
            Client.open(server.url, chosen, "Ann") as ann,
            Client.join(ann.invitation, "Bo") as bo,
            Client.watch(ann.invitation) as eye,
        ):
            await ann.begin()
            people = [ann, bo]
            while not any(one.is_awaited_ready for one in people):
                turns = [asyncio.create_task(one.until(_may_do_something, 30)) for one in people]
                await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
                for turn in turns:
                    turn.cancel()
                for one in people:
                    if one.is_my_turn:
                        await one.act((await one.hint()).do)
            await eye.until(lambda c: c.room.rest is not None, 30)
            assert eye.seen.table is not None
            assert eye.seen.table["over"] is not None  # the sheet, for whoever looks
            with pytest.raises(RefusedByServer, match="only-watching"):
                await eye.ready()
            await ann.ready()
            await bo.until(lambda c: c.room.rest.ready == (0,), 30)
            assert bo.room is not None
            assert bo.room.rest is not None
            assert bo.room.rest.awaited == (1,)
            [timer] = bo.seen.timers
            assert (timer.what, timer.seat, timer.of) == ("ready", None, 30.0)
            assert 20 < timer.left <= 30
            async with Client.resume(bo.seat_link) as again:
                [rest] = again.seen.timers
                assert rest.left <= timer.left
                await again.ready()
            await ann.until(lambda c: c.room.rest is None and c.seen.awaited is not None, 30)
            assert ann.seen.timers == ()

    asyncio.run(asyncio.wait_for(scenario(), 120))


def _may_do_something(client: Client) -> bool:
    return client.is_my_turn or client.is_awaited_ready


def test_a_bot_takes_over_from_whoever_sleeps_until_the_seat_is_taken_back(server: Server) -> None:
    async def scenario() -> None:
        async with (
            Client.open(server.url, settings("dice", seats=2), "Ann") as ann,
            Client.join(ann.invitation, "Bo") as bo,
        ):
            await ann.begin(dealer=0)
            await bo.let_bot_play(0)
            await ann.until(lambda c: c.room.asked_out == (0,), 30)
            [timer] = ann.seen.timers
            assert (timer.what, timer.seat) == ("takeover", 0)
            await ann.until(lambda c: c.room.places[0].idle, 30)
            assert not ann.is_my_turn
            await bo.until(lambda c: c.is_my_turn, 30)  # the bot has played Ann's turn
            played = [told for told in bo.log if told.what == "happened" and told.seat == 0]
            assert {told.by for told in played} == {"stand-in"}
            await ann.take_back()
            await bo.until(lambda c: not c.room.places[0].idle, 30)
            with pytest.raises(RefusedByServer, match="no-bot-plays"):
                await ann.here()

    asyncio.run(asyncio.wait_for(scenario(), 120))


def test_reactions_and_nudges_reach_all_and_are_in_no_log(server: Server) -> None:
    async def scenario() -> None:
        async with (
            Client.open(server.url, settings("dice", seats=2), "Ann") as ann,
            Client.join(ann.invitation, "Bo") as bo,
            Client.watch(ann.invitation) as eye,
        ):
            await ann.begin(dealer=0)
            heard: dict[str, list[Any]] = {"Ann": [], "Bo": [], "eye": []}
            for name, one in zip(heard, (ann, bo, eye), strict=True):
                one.listen(lambda what, seen, name=name: heard[name].append(what))  # type: ignore[misc]
            await bo.until(lambda c: c.seen.awaited == 0, 30)
            seq = bo.seen.seq
            await bo.react("what-a-roll")
            await bo.nudge(0)
            for refused, code in (
                (bo.react("clap"), "too-many-reactions"),
                (ann.react("sorry"), "no-reaction"),
                (eye.react("clap"), "only-watching"),
                (bo.nudge(0), "nudged-already"),
                (ann.nudge(1), "nobody-to-wait-for"),
            ):
                with pytest.raises(RefusedByServer, match=code):
                    await refused
            await ann.pause()
            await eye.until(lambda c: c.room.paused_by == 0, 30)
            passing = [Reacted(seat=1, what="what-a-roll"), Nudged(seat=1, target=0)]
            for name in heard:
                assert [what for what in heard[name] if isinstance(what, Reacted | Nudged)] == passing
            assert eye.seen.seq == seq + 1  # the pause alone

    asyncio.run(asyncio.wait_for(scenario(), 120))


def post(url: str) -> tuple[int, dict[str, Any]]:
    with urllib.request.urlopen(urllib.request.Request(url, method="POST")) as answer:
        return answer.status, json.load(answer)


def test_a_television_is_let_in_once(server: Server) -> None:
    status, shown = post(f"{server.url}/tv")
    assert status == 201
    path = f"/tv/{shown['key']}"
    status, body = server.get(path)
    waiting = json.loads(body)
    assert (status, waiting["room"]) == (200, None)
    assert 590 <= waiting["left"] <= 600

    async def scenario() -> None:
        async with Client.open(server.url, settings("dice", seats=2), "Ann") as ann:
            await ann.show_on_tv(shown["figures"])
            assert json.loads(server.get(path)[1])["room"] == ann.code
            with pytest.raises(RefusedByServer, match="no-television"):
                await ann.show_on_tv(shown["figures"])
            codes = []
            for _ in range(12):
                with pytest.raises(RefusedByServer) as refused:
                    await ann.show_on_tv("000000" if shown["figures"] != "000000" else "000001")
                codes.append(refused.value.code)
            assert codes[0] == "no-television"
            assert codes[-1] == "too-many-guesses"

    asyncio.run(asyncio.wait_for(scenario(), 60))
    status, body = server.get(f"/tv/{'x' * 22}")
    assert (status, json.loads(body)["code"]) == (404, "no-television")
