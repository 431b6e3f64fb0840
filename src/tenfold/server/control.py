"""How `tenfold rooms` reaches a server that runs on SQLite: only the server itself may write to its file.

A socket in the data folder, which nobody else on the machine can open; a line of JSON each way.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec

from tenfold.core import Refusal, Seat, TenfoldError
from tenfold.server.caretaking import delete_room, forget_seat, shut_room
from tenfold.server.hub import Hub
from tenfold.server.logs import LOG
from tenfold.server.store import Store

NAME = "control"
LONGEST_PATH = 100  # bytes that the system takes for the address of a socket, with some to spare
LONGEST_LINE = 1024
PATIENCE = 60.0  # seconds

_HAS_SOCKETS = hasattr(socket, "AF_UNIX")


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: Literal["shut", "delete", "forget"]
    room: str
    seat: Seat = 0  # of whom to forget


async def carry_out(store: Store, order: Order) -> bool:
    """False if there is no such room, or nobody to forget."""
    if order.do == "shut":
        return await shut_room(store, order.room)
    if order.do == "delete":
        return await delete_room(store, order.room)
    return await forget_seat(store, order.room, order.seat)


@asynccontextmanager
async def taking_orders(hub: Hub, data: Path) -> AsyncIterator[None]:
    """While the server runs."""
    if not _HAS_SOCKETS:  # as on Windows: there it has to be stopped first
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, TimeoutError):
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.write(msgspec.json.encode(await _done(hub, line)) + b"\n")
            await writer.drain()
        writer.close()

    (data / NAME).unlink(missing_ok=True)  # of a server that was killed
    listening = socket.socket(socket.AF_UNIX)
    with _address(data) as address:
        listening.bind(address)
    server = await asyncio.start_unix_server(answer, sock=listening, limit=LONGEST_LINE)
    try:
        yield
    finally:
        server.close()
        (data / NAME).unlink(missing_ok=True)


async def _done(hub: Hub, line: bytes) -> dict[str, object]:
    try:
        order = msgspec.json.decode(line, type=Order)
        found = await carry_out(hub.store, order)
        live = hub.live(order.room)
        if live is not None and order.do == "shut":
            await live.catch_up()
        elif found:
            hub.drop(order.room)
        return {"found": found}
    except (msgspec.MsgspecError, Refusal) as error:
        return {"problem": str(error)}
    except Exception as error:
        LOG.error("a defect", exc_info=error)
        return {"problem": type(error).__name__}


def ask_server(data: Path, order: Order) -> bool:
    """The same by the server that has this data folder. TenfoldError if it does not answer."""
    if not _HAS_SOCKETS:
        raise TenfoldError("a server is using this data folder: stop it first")
    try:
        with socket.socket(socket.AF_UNIX) as line, _address(data) as address:
            line.settimeout(PATIENCE)
            line.connect(address)
            line.sendall(msgspec.json.encode(order) + b"\n")
            raw = line.makefile("rb").readline()
    except OSError as error:
        raise TenfoldError(f"the server using {data} does not answer: {error.strerror or error}") from None
    answer = msgspec.json.decode(raw or b"{}")
    if "found" not in answer:
        raise TenfoldError(f"the server could not do it: {answer.get('problem', 'it has stopped')}")
    return bool(answer["found"])


@contextmanager
def _address(data: Path) -> Iterator[str]:
    """The socket's address; through a short link to its folder where its path is too long for the system."""
    plain = str(data / NAME)
    if len(plain.encode()) <= LONGEST_PATH:
        yield plain
        return
    with TemporaryDirectory(prefix="tenfold") as folder:
        link = Path(folder, "data")
        link.symlink_to(data.absolute())
        yield str(link / NAME)
