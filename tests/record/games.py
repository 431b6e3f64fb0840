"""Recorded games to read, and tools to forge them that share nothing with the program."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tenfold.games.registry import game_kind
from tenfold.lab.simulate import Batch, play_one
from tenfold.record import BadRecord

Lines = list[dict[str, Any]]


@cache
def recorded(
    edition: str = "intl",
    variants: Sequence[str] = ("short:1",),
    players: int = 2,
    seed: int = 7,
    most_decisions: int = 200_000,
    game: str = "card",
) -> bytes:
    """The record of a game between random bots."""
    kind = game_kind(game)
    with TemporaryDirectory() as folder:
        batch = Batch(
            game=game,
            rules=kind.write_rules(kind.rules(edition, tuple(variants))),
            bots=("random",) * players,
            games=1,
            seed=seed,
            most_decisions=most_decisions,
            records=Path(folder),
        )
        play_one(batch, 0)
        return (Path(folder) / "000000.jsonl").read_bytes()


def opened(record: bytes) -> Lines:
    """The lines as objects, without their hashes."""
    return [
        {name: value for name, value in json.loads(line).items() if name != "hash"}
        for line in record.splitlines()
    ]


def sealed(lines: Lines) -> bytes:
    """The lines with a chain of right hashes, whatever they say."""
    record, before = b"", ""
    for line in lines:
        body = json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode()
        before = sha256(before.encode() + body).hexdigest()
        record += body[:-1] + f',"hash":"{before}"}}\n'.encode()
    return record


def forged(change: Callable[[Lines], object], record: bytes | None = None) -> bytes:
    """A record whose lines were changed and whose chain was made anew."""
    lines = opened(recorded() if record is None else record)
    change(lines)
    return sealed(lines)


def refusal(action: Callable[..., object], *arguments: object) -> str:
    """The one line with which a record is refused."""
    with pytest.raises(BadRecord) as refused:
        action(*arguments)
    message = str(refused.value)
    assert message
    assert len(message.splitlines()) == 1
    return message
