"""The commitment comes before the first card, the seed after the last, and the record proves the rest."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path

import pytest

from tenfold.client import Client
from tenfold.record import BadRecord, verify
from tenfold.record.reader import parse_record
from tests.cli.run import tenfold
from tests.record.games import opened, sealed
from tests.rooms.sitting import settings
from tests.server.processes import Server

PLANT = ("no_rate_limit",)


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_game_can_be_verified_by_everyone(game: str, server: Server, tmp_path: Path) -> None:
    async def play() -> tuple[Client, str]:
        async with Client.open(server.url, settings(game, seats=2), "Ann", salt="pepper") as ann:
            assert ann.room is not None
            commitment = ann.room.commitment
            async with Client.join(ann.invitation, "Bo", salt="mustard") as bo:
                await ann.until(lambda c: sum(told.what == "salt-committed" for told in c.log) == 2, 30)
                await ann.begin()
                await ann.until(lambda c: c.room.status == "playing", 30)
                await bo.leave()
                while True:
                    await ann.until(lambda c: c.is_my_turn or c.room.status == "over", 60)
                    if ann.room.status == "over":
                        break
                    assert ann.own is not None
                    await ann.act((ann.own.legal or ("keep -",))[0])
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
