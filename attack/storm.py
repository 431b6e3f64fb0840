"""Many short conversations at a time, each of some bytes and whatever comes back."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeAlias

Say: TypeAlias = Callable[[random.Random], bytes]
Check: TypeAlias = Callable[[bytes], None]

AT_A_TIME = 16
PATIENCE = 30.0  # seconds; only a broken server needs them
QUIET = 0.5  # seconds without an answer: something that was said hides the rest


class Goodbye(NamedTuple):
    """Not before the server is done: who leaves without waiting need not be heard."""

    is_due: Callable[[bytes], bool]
    says: bytes


def storm(port: int, seconds: float, say: Say, check: Check, goodbye: Goodbye | None = None) -> int:
    """Says something new over a new connection, again and again; how often."""
    return asyncio.run(_storm(port, time.monotonic() + seconds, say, check, goodbye))


async def _storm(port: int, end: float, say: Say, check: Check, goodbye: Goodbye | None) -> int:
    async def repeat(seed: int) -> int:
        chance, count = random.Random(seed), 0
        while not count or time.monotonic() < end:
            check(await _exchanged(port, say(chance), goodbye))
            count += 1
        return count

    return sum(await asyncio.gather(*map(repeat, range(AT_A_TIME))))


async def _exchanged(port: int, said: bytes, goodbye: Goodbye | None) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = b""
    with suppress(ConnectionError):  # cut off: what came before counts
        writer.write(said)
        if goodbye is not None:
            with suppress(TimeoutError):
                while not goodbye.is_due(heard):
                    async with asyncio.timeout(QUIET):
                        part = await reader.read(65_536)
                    if not part:
                        break
                    heard += part
            writer.write(goodbye.says)
        with suppress(OSError):
            writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            while part := await reader.read(65_536):
                heard += part
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return heard


def mutated(chance: random.Random, text: bytes) -> bytes:
    """Some bytes of it changed, left out, doubled or put in."""
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        at, size = chance.randrange(len(text) + 1), chance.choice((1, 1, 2, 8, 50))
        there, new = text[at : at + size], chance.randbytes(size)
        text = text[:at] + chance.choice((b"", new, there * 3, new + there)) + text[at + size :]
    return text
