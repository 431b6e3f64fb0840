"""The analysis board over HTTP: texts, records, games that were played; limits; what is refused."""

from __future__ import annotations

import json
from typing import Any

import msgspec

import tenfold
from tenfold.rooms.analysing import analyse
from tenfold.server.network.http import LARGER
from tests.server.processes import Server
from tests.server.raw import Raw, opening, token

PLANT = ("time_to_think",)  # however busy the machine is
DICE = "dice de | dice 9 9 9 5 4 W 2 9 6 1 | rolls 1 | phases 3 | points 85"


def asked(server: Server, **question: Any) -> tuple[int, Any]:
    status, answer = server.post("/analysis", json.dumps(question).encode(), "application/json")
    return status, json.loads(answer)


def test_a_position_has_the_answer_of_the_command(server: Server) -> None:
    expected = json.loads(msgspec.json.encode(analyse(DICE)))
    assert asked(server, **{"from": "text", "position": DICE}) == (200, expected)
    record = bytes(tenfold.play_game("card", bots=["easy"] * 4, seed=3).record).decode()
    assert len(record) > 8 * 1024
    status, answer = asked(server, **{"from": "record", "record": record, "step": 200})
    assert (status, answer["game"]) == (200, "card")


def test_what_is_wrong_is_refused_and_a_game_that_goes_on_tells_nothing(server: Server) -> None:
    status, refusal = asked(server, **{"from": "text", "position": "card intl | hands"})
    assert (status, refusal["code"]) == (400, "players")
    assert asked(server, **{"from": "text"})[1]["code"] == "bad-message"
    assert asked(server, **{"from": "record", "record": "x", "step": -1})[1]["code"] == "bad-message"
    assert asked(server, **{"from": "record", "record": "x", "step": 1})[1]["code"] == "record-none"
    large = {"from": "record", "record": "x" * LARGER[b"/analysis"], "step": 1}
    assert asked(server, **large)[0] == 413
    with Raw(server.socket) as ann:
        ann.say(opening(token(), "Ann"))
        room = ann.hear()["room"]
        status, refusal = asked(server, **{"from": "room", "room": room, "step": 3})
    assert (status, refusal["code"]) == (409, "not-over")
    assert asked(server, **{"from": "room", "room": "A" * 22, "step": 3})[0] == 404
