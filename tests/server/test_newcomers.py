"""Friends who come late, over real sockets: invitations, bots' seats, the next game, seats given away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenfold.rooms.commands import Leave
from tenfold.rooms.newcomers import Newcomer
from tests.rooms.seated import SeatedRoom, key
from tests.rooms.seated import settings as seated_settings
from tests.server.processes import Server
from tests.server.raw import Raw, joining, opening, resuming, settings, token, watching, words
from tests.server.test_live_room import Heard, live_room, sit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("newcomers") / "data"
    with Server(data, plant=("soon", "seats_given_at_once", "no_rate_limit"), bot_pause=0.01) as server:
        yield server


def offer(server: Server, code: str) -> dict[str, Any]:
    """What somebody with the invitation may see before coming in."""
    status, body = server.get(f"/rooms/{code}")
    assert status == 200
    seen: dict[str, Any] = json.loads(body)
    return seen


def table(ann: Raw, of: str, **chosen: Any) -> str:
    """Ann's, in a game against bots."""
    code: str = ann.ask(opening(of, seats=3, fill="solid", **chosen))["room"]
    ann.ask({"type": "seat-bot", "id": "b", "seat": 2, "bot": "solid"})
    ann.ask({"type": "choose-dealer", "id": "d", "seat": 2})
    assert ann.ask({"type": "start", "id": "s"})["type"] == "done"
    return code


def test_a_friend_takes_a_bots_seat(server: Server) -> None:
    mine, friends = token(), token()
    with Raw(server.socket) as ann, Raw(server.socket) as dora:
        code = table(ann, mine)
        invited = offer(server, code)
        assert invited["closed"] is False
        assert [(o["seat"], o["phase"], o["points"]) for o in invited["takeable"]] == [(1, 1, 0), (2, 1, 0)]
        assert all(0 < o["cards"] <= 10 for o in invited["takeable"])
        assert [place["character"] for place in invited["places"]] == [None, "kubi", "luno"]
        welcome = dora.ask(joining(code, friends, "Dora") | {"seat": 1, "face": "wave"})
        assert welcome["seat"] == 1
        first = dora.update()
        assert len(first["own"]["view"]["hand"].split()) == first["table"]["hand_sizes"][1]
        *moves, came = first["earlier"]  # as spectators saw them: what Kubi drew stays Kubi's
        assert (moves[0]["what"], came["what"], came["was"]) == ("started", "taken", "Kubi")
        with Raw(server.socket) as eye:
            eye.ask(watching(code))
            assert eye.update()["earlier"][: len(moves) + 1] == first["earlier"]
        told = ann.hear_until(lambda m: any(e["what"] == "taken" for e in m.get("events", ())))["events"][-1]
        assert (told["seat"], told["name"]) == (1, "Dora")
        assert told["says"] == [
            {
                "id": "room-taken",
                "facts": {"name": ["name", "Dora"], "bot": ["term", "character-kubi"]},
            }
        ]
        assert [o["seat"] for o in offer(server, code)["takeable"]] == [2]
        with Raw(server.socket) as again:
            assert again.ask(joining(code, friends, "Dora"))["seat"] == 1, "the seat that the token has"
        with Raw(server.socket) as eve:
            refused = eve.ask(joining(code, token(), "Eve"))
            assert refused["code"] == "game-running"
        closed = settings(seats=3, fill="solid", newcomers=False)
        assert ann.ask({"type": "change-settings", "id": "c", "settings": closed})["type"] == "done"
        assert offer(server, code)["closed"] is True
        with Raw(server.socket) as eve:
            refused = eve.ask(joining(code, token(), "Eve") | {"seat": 2})
            assert words(refused) == "This table is closed to newcomers. You can watch."


def test_who_waits_sits_down_with_the_rematch(server: Server) -> None:
    """And is told the seat; a place among the waiting is kept over a broken line, and can be given up."""
    mine, friends, other = token(), token(), token()
    with Raw(server.socket) as ann, Raw(server.socket) as dora:
        code: str = ann.ask(opening(mine, seats=2, fill="easy"))["room"]
        assert ann.ask({"type": "start", "id": "s"})["type"] == "done"
        with Raw(server.socket) as eve:
            assert eve.ask(joining(code, other, "Eve") | {"next": True})["seat"] is None
            assert eve.ask({"type": "pause", "id": "p"})["code"] == "only-watching"
        with Raw(server.socket) as eve:
            assert eve.ask(resuming(code, other))["seat"] is None
            eve.update()
            assert eve.ask({"type": "leave", "id": "l"})["type"] == "done"
            assert eve.ask({"type": "leave", "id": "m"})["code"] == "no-seat-any-more"
        assert dora.ask(joining(code, friends, "Dora") | {"next": True, "face": "sun"})["seat"] is None
        assert dora.update()["room"]["queue"] == [{"name": "Dora", "face": "sun"}]
        play_to_the_end(ann)
        assert ann.ask({"type": "rematch", "id": "r"})["type"] == "done"
        moved = dora.hear_until(lambda m: m["type"] == "update" and m.get("seat") is not None)
        assert (moved["seat"], moved["room"]["queue"], moved["room"]["settings"]["seats"]) == (1, [], 2)
        assert [place["name"] for place in moved["room"]["places"]] == ["Ann", "Dora"]
        assert moved["room"]["places"][1]["present"]
        assert ann.ask({"type": "move-seat", "id": "v", "seat": 0, "to": 1})["type"] == "done"
        assert dora.hear_until(lambda m: m.get("seat") is not None)["seat"] == 0
        assert any(json.loads(raw).get("seat") == 1 for raw in ann.heard)
        assert dora.ask({"type": "start", "id": "s"})["code"] == "not-host"


def play_to_the_end(ann: Raw) -> None:
    """As the hints say."""
    for at in range(500):
        told = [message for message in map(json.loads, ann.heard) if message["type"] == "update"]
        seen = next(message for message in reversed(told) if message.get("table"))
        if seen["table"]["outcome"] is not None:
            return
        if told[-1].get("awaited") != 0:
            ann.update()
            continue
        advice = ann.ask({"type": "hint", "id": f"h{at}"})
        ann.ask({"type": "act", "id": f"a{at}", "version": told[-1]["version"], "do": advice["do"]})
    raise AssertionError("the game does not end")


def test_whose_seat_was_given_away_is_told_and_takes_a_bots(server: Server) -> None:
    mine, theirs = token(), token()
    with Raw(server.socket) as ann:
        code: str = ann.ask(opening(mine, game="dice", seats=3, fill="solid"))["room"]
        with Raw(server.socket) as bo:
            assert bo.ask(joining(code, theirs, "Bo"))["seat"] == 1
            bo.update()
            assert ann.ask({"type": "start", "id": "s"})["type"] == "done"
            assert ann.ask({"type": "free-seat", "id": "f", "seat": 1})["code"] == "not-long-away"
        ann.hear_until(lambda m: m.get("present") == [0])
        assert ann.ask({"type": "free-seat", "id": "g", "seat": 1})["type"] == "done"
        with Raw(server.socket) as bo:
            refused = bo.ask(resuming(code, theirs))
            assert refused["code"] == "seat-given"
            assert words(refused) == "The host has given your seat to Kubi. You can take a bot\u2019s."
        with Raw(server.socket) as bo:
            joined = bo.ask(joining(code, theirs, "Bo") | {"seat": 2})
            assert joined.get("seat") == 2, joined


def test_two_people_at_one_device(server: Server) -> None:
    mine, beside = token(), token()
    with Raw(server.socket) as ann, Raw(server.socket) as bo:
        code: str = ann.ask(opening(mine, "", seats=2))["room"]
        assert bo.ask(joining(code, beside, "Bo") | {"beside": mine})["seat"] == 1
        places = bo.update()["room"]["places"]
        assert [(place["name"], place["device"], place["free"]) for place in places] == [
            ("", 0, False),
            ("Bo", 0, False),
        ]


def test_a_line_that_stayed_open_is_not_told_what_the_seat_saw_before(tmp_path: Path) -> None:
    """Bo has left, watches on, and takes the seat back while the bot plays: one commit has both."""
    sitting = SeatedRoom(seated_settings(seats=2, fill="solid"), people=["Ann", "Bo"])
    sitting.start(dealer=0)

    async def run() -> None:
        async with live_room(tmp_path, sitting) as live:
            bo = await sit(live, "Bo")
            heard = bo._line
            assert isinstance(heard, Heard)
            await live.command(bo, Leave(id="l"))
            assert bo.seat is None
            await live.come_in(Newcomer("Bo", key("Bo"), seat=1))
            assert bo.seat == 1
            await asyncio.sleep(0)
            bo.flush()
            told = heard.messages[-1]
            assert told["seat"] == 1
            dos = [event.get("do", event["what"]) for event in told["events"]]
            assert dos[0] in ("draw", "take")
            assert dos[-1] == "taken"
            assert "drawn ?" in dos or dos[0] == "take"
            assert not any(do.startswith("drawn") and do != "drawn ?" for do in dos)
            assert told["own"]["view"]["hand"]

    asyncio.run(run())
