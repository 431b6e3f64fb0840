"""Clients and rooms of version 1, and clients of a version to come."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenfold.client import Client, ConnectionFailed, RefusedByServer
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.rooms.protocol import VERSION, InWords, Refused, with_saying
from tenfold.rooms.sayings import AS_TOLD
from tenfold.server.database import FILE
from tenfold.server.store import REMEMBERED
from tests.client.test_client import with_fake
from tests.rooms.seated import key
from tests.server.forms import create_database
from tests.server.processes import Server
from tests.server.raw import Raw, opening, resuming, token, watching, words

CODE = "R" * 22
ANN, BO = "A" * 43, "B" * 43

# --- clients ---


@pytest.mark.parametrize("hello", [opening(token()), watching(CODE), resuming(CODE, ANN)])
@pytest.mark.parametrize(
    ("version", "code"), [(None, "old-client"), (1, "old-client"), (VERSION + 1, "new-client")]
)
def test_a_client_of_another_version_is_told_so_in_the_words_of_version_1(
    server: Server, hello: dict[str, Any], version: int | None, code: str
) -> None:
    """Whatever else its hello has: version 1 sent a language, and nobody knows what version 3 sends."""
    old = {name: value for name, value in hello.items() if name != "protocol"} | {"lang": "de", "id": "h"}
    if version is not None:
        old["protocol"] = version
    before = server.metric("tenfold_refused_total", code=code)
    with Raw(server.socket) as connection:
        connection.say(old)
        answer = connection.hear()
        assert connection.end() == 1008
    message = answer.pop("message")
    assert answer == {"type": "refused", "id": "h", "code": code, "rule": None, "version": 0}
    assert "newer version" in message if code == "old-client" else "older version" in message
    assert server.metric("tenfold_refused_total", code=code) == before + 1


def test_our_client_understands_servers_of_other_versions() -> None:
    to_come = InWords(id="", code="old-client", message="Go!")
    before = {"type": "bye", "code": "bad-hello", "message": "Who?"}  # version 1 knows no `protocol`

    async def refused(link: str) -> None:
        with pytest.raises(RefusedByServer) as refusal:
            async with Client.watch(link):
                pass
        assert refusal.value.code == "old-client"
        assert {rendered(refusal.value.saying, Speech(language)) for language in LANGUAGES} == {"Go!"}

    async def lost(link: str) -> None:
        with pytest.raises(ConnectionFailed, match=r"ended the conversation: Who\?"):
            async with Client.watch(link):
                pass

    asyncio.run(with_fake([to_come], refused))
    asyncio.run(with_fake([json.dumps(before)], lost))


# --- rooms ---

# As version 1 wrote them, byte for byte. Ann has drawn, and is to play.
LOG = (
    '{"entry":"opened","settings":{"game":"card","rules":{"edition":"intl","natural_minimum":"phase",'
    '"wild_points":25,"skip_play":"discard","skip_once_per_lap":true,"playoff":true,"skip_target":"any",'
    '"last_card_must_be_discarded":false,"fixed_hands":false,"short":1,"knocking":false,"free_order":false,'
    '"phases":["set 3 + set 3","set 3 + run 4","set 4 + run 4","run 7","run 8","run 9","set 4 + set 4",'
    '"colour 7","set 5 + set 2","set 5 + set 3"]},"seats":2,"fill":"solid","absent_after":60,'
    '"turn_clock":null,"knock_window":10}}',
    '{"entry":"game-set","secret":"70e30851a5eefe44c093a567a84eadc3961312330275f869bc69033bd59ba94e"}',
    f'{{"entry":"sat","seat":0,"name":"Ann","key":"{key(ANN)}"}}',
    f'{{"entry":"sat","seat":1,"name":"Bo","key":"{key(BO)}"}}',
    '{"entry":"started","names":["Ann","Bo"],"salts":[],"dealer":1}',
    '{"entry":"happened","seat":null,"do":"deal G2 B6 Y7 R9 Y9 G10 R11 W W S / '
    'R4 Y4 R5 G6 G6 Y6 Y7 Y11 Y12 S up G4","by":null}',
    '{"entry":"happened","seat":0,"do":"draw","by":null}',
    '{"entry":"happened","seat":null,"do":"drawn G2","by":null}',
)
STALE = "Der Tisch hat sich inzwischen verändert: Schau noch einmal hin."
FIT = 'No "fit" for {card}: 5s(R5 …) takes \\ R5 or a wild.'
REPLIES = {
    "d": '{"type":"done","id":"d","seq":8,"version":8}',
    "s": '{"type":"refused","id":"s","code":"stale","rule":null,"message":"' + STALE + '","version":6}',
    "f": '{"type":"refused","id":"f","code":"no-fit","rule":"card.hit.fit","message":'
    + json.dumps(FIT)
    + ',"version":6}',
}


def written_before(server: Server, form: str, newer: int) -> None:
    """A database of version 1; so many later replies that the first ones are not loaded with the room."""
    server.data.mkdir()
    create_database(server.data / FILE, form)
    others = {f"o{at}": f'{{"type":"done","id":"o{at}","seq":8,"version":8}}' for at in range(newer)}
    with sqlite3.connect(server.data / FILE) as database:
        database.executemany(
            "INSERT INTO entries VALUES (?, ?, 0, ?)",
            [(CODE, seq, entry.encode()) for seq, entry in enumerate(LOG, 1)],
        )
        database.executemany(
            "INSERT INTO replies (room, sender, command, seq, reply) VALUES (?, ?, ?, ?, ?)",
            [
                (CODE, key(ANN), command, 7 if command in REPLIES else 8, reply.encode())
                for command, reply in (REPLIES | others).items()
            ],
        )
    database.close()


@pytest.mark.parametrize(("form", "newer"), [("001", 0), ("001", REMEMBERED + 1), ("002", 0), ("003", 0)])
def test_a_room_of_version_1_goes_on_and_its_answers_are_the_same(
    tmp_path: Path, form: str, newer: int
) -> None:
    server = Server(tmp_path / "data", plant=("soon",))
    written_before(server, form, newer)
    with server, Raw(server.socket) as ann, Raw(server.socket) as bo:
        ann.ask(resuming(CODE, ANN, seq=6))
        told = ann.update()
        assert [event["do"] for event in told["events"]] == ["draw", "drawn G2"]
        assert told["events"][1]["says"][0]["facts"]["card"] == ["card", "G2"]
        bo.ask(resuming(CODE, BO))
        again = {"type": "act", "version": 6, "do": "hit R5 0.0"}
        assert ann.ask(again | {"id": "d"}) == json.loads(REPLIES["d"])
        for command, message in (("s", STALE), ("f", FIT)):
            expected = json.loads(REPLIES[command])
            del expected["message"]
            answer = ann.ask(again | {"id": command})
            assert words(answer) == words(answer, "ru") == message
            assert answer.pop("says") == {"id": "as-told", "facts": {"text": ["text", message]}}
            assert answer == expected
        done = ann.ask({"type": "act", "id": "new", "version": 8, "do": "discard S 1"})
        assert (done["type"], done["seq"]) == ("done", 9)
        assert server.stop() == 0


def test_only_words_become_sayings() -> None:
    for raw in (
        REPLIES["d"].encode(),
        b'{"type":"refused","id":"\\"message\\"","code":"stale","rule":null,"says":{"id":"x"},"version":1}',
        b'{"type":"done","id":"message"}',
    ):
        assert with_saying(raw) is raw
    twice = with_saying(with_saying(REPLIES["s"].encode()))
    assert msgspec.json.decode(twice, type=Refused).says == AS_TOLD(text=STALE)
