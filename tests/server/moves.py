"""What a client can do now, also where that is too much to be listed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from tenfold.client import Client, RefusedByServer


async def ready_if_asked(client: Client) -> None:
    """Between two hands or rounds; another may have said so first, or the table has gone on."""
    if client.is_awaited_ready:
        with suppress(RefusedByServer):
            await client.ready()


async def choices(client: Client) -> Sequence[str]:
    assert client.seen.own is not None
    assert client.seen.table is not None
    if client.seen.own.legal:
        return client.seen.own.legal
    stage = client.seen.table["stage"]
    if stage in ("keep", "swap"):  # dice or cards: to take none is always possible
        return (f"{stage} -",)
    return ((await client.hint()).do,)
