"""The commitment comes before the first card, the seed after the last, and the record proves the rest."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path

import pytest

from tenfold.client import Client
from tenfold.games.registry import GAMES
from tenfold.record import BadRecord, verify
from tenfold.record.reader import parse_record
from tests.cli.run import tenfold
from tests.record.games import opened, sealed
from tests.rooms.seated import settings
from tests.server.moves import choices, ready_if_asked
from tests.server.processes import Server
from tests.server.raw import Raw, joining, token

PLANT = ("no_rate_limit", "little_time_to_show_a_salt")
FEWER_PHASES = {"board": {"phases": ["set 2", "set 2"]}}  # of which the first choices make a long game


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_verified_by_everyone(game: str, server: Server, tmp_path: Path) -> None:
    async def play() -> tuple[Client, str]:
        chosen = settings(game, seats=2, rules=FEWER_PHASES.get(game, {}))
        async with Client.open(server.url, chosen, "Ann", salt=lambda: "pepper") as ann:
            assert ann.room is not None
            commitment = ann.room.commitment
            async with Client.join(ann.invitation, "Bo", salt=lambda: "mustard") as bo:
                await ann.until(lambda c: sum(told.what == "salt-committed" for told in c.log) == 2, 30)
                await ann.begin()
                await ann.until(lambda c: c.room.status == "playing", 30)
                await bo.leave()
                while True:
                    await ann.until(lambda c: c.is_my_turn or c.is_awaited_ready or c.room.result, 60)
                    await ready_if_asked(ann)
                    if ann.room.status == "over":
                        break
                    if ann.is_my_turn:
                        await ann.act((await choices(ann))[0])
            return ann, commitment

    ann, commitment = asyncio.run(asyncio.wait_for(play(), 300))
    whats = [told.what for told in ann.log]
    assert "happened" in whats[whats.index("started") :]
    assert ann.room is not None
    assert ann.room.result is not None
    assert sha256(bytes.fromhex(ann.room.result.seed)).hexdigest() == commitment
    status, record = server.get(f"/rooms/{ann.code}/record")
    assert status == 200
    assert opened(record)[0]["salts"] == ["pepper", "mustard"]
    assert opened(record)[0]["commitment"] == commitment
    verify(parse_record(record, "downloaded"))
    file = tmp_path / "record.jsonl"
    file.write_bytes(record)
    assert tenfold("verify", file).code == 0
    lines = opened(record)
    chance = next(line for line in lines if str(line.get("do", "")).startswith(("drawn ", "rolled ")))
    chance["do"] = _altered(chance["do"])
    with pytest.raises(BadRecord):
        verify(parse_record(sealed(lines), "altered"))
    file.write_bytes(sealed(lines))
    assert tenfold("verify", file).code == 1
    file.write_bytes(record.replace(json.dumps(lines[1]["do"]).encode(), b'"lot 9"'))
    assert tenfold("verify", file).code == 1


def _altered(do: str) -> str:
    """One card, or two dice that change places."""
    kind, *pieces = do.split()
    if kind == "drawn":
        return "drawn W" if pieces != ["W"] else "drawn R1"
    return " ".join([kind, *pieces[:4], *reversed(pieces[4:])])


def test_everybody_adds_to_the_seed_by_default_and_a_missing_salt_is_left_out(server: Server) -> None:
    """Two clients as they come, and one who commits to a salt and never shows it."""

    async def play() -> Client:
        async with (
            Client.open(server.url, settings("dice", seats=3), "Ann") as ann,
            Client.join(ann.invitation, "Bo") as bo,
        ):
            with Raw(server.socket) as silent:
                await asyncio.to_thread(silent.ask, joining(ann.code, token(), "Cy"))
                commit = {"type": "commit-salt", "id": "c", "digest": "ab" * 32}
                assert (await asyncio.to_thread(silent.ask, commit))["type"] == "done"
                await ann.until(lambda c: sum(told.what == "salt-committed" for told in c.log) >= 3, 60)
                await ann.begin()  # waits for what is not going to come
            assert ann.room is not None
            assert ann.room.status == "playing"
            missing = [told.seat for told in ann.log if told.what == "salt-missing"]
            shown = [told.seat for told in ann.log if told.what == "salt-revealed"]
            assert (missing, sorted(shown, key=str)) == ([2], [0, 1])
            await bo.leave()
        return ann

    ann = asyncio.run(asyncio.wait_for(play(), 300))
    [started] = [told.seq for told in ann.log if told.what == "started"]
    salts = [told.salt for told in ann.log if told.what == "salt-revealed"]
    assert all(salt is not None and len(salt) == 32 for salt in salts)
    assert len(set(salts)) == 2
    assert all(told.seq > started for told in ann.log if told.what == "happened")
