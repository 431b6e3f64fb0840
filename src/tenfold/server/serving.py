"""Starting a server: what can be wrong is said before it listens."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import BinaryIO

from sqlalchemy.engine import URL

from tenfold.core import TenfoldError
from tenfold.record.files import hold
from tenfold.server.app import ServerSettings
from tenfold.server.database import database_url, is_sqlite
from tenfold.server.network.worker import work
from tenfold.server.network.workers import run_workers
from tenfold.server.store import Store


class InUse(TenfoldError):
    """A data folder that a server uses."""


def serve(
    settings: ServerSettings,
    *,
    host: str,
    port: int,
    workers: int,
    on_listening: Callable[[str], None],
) -> None:
    """Until a signal stops it. TenfoldError if it cannot start."""
    _refuse_proxies(settings.proxies)
    url = database_url(Path(settings.data), settings.database)
    if workers > 1 and is_sqlite(url):
        raise TenfoldError(
            "several workers need PostgreSQL (--database postgresql://...): SQLite has one writer, "
            "and two of them can destroy its file"
        )
    os.umask(0o077)  # rooms hold secrets: nobody else on this machine reads them
    alone = held(Path(settings.data)) if is_sqlite(url) else nullcontext()
    with alone, _listening(host, port) as listening:
        asyncio.run(_try_database(url))  # what is wrong with it is said here, in one line
        with suppress(KeyboardInterrupt):  # told to stop, and stopped: nothing went wrong
            on_listening(f"http://{_shown(host)}:{listening.getsockname()[1]}")
            _run(settings, listening, workers)


def _run(settings: ServerSettings, listening: socket.socket, workers: int) -> None:
    if workers > 1:
        run_workers(workers, partial(work, settings), listening)
    else:
        work(settings, listening)


def _refuse_proxies(proxies: Sequence[str]) -> None:
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise TenfoldError(f"{proxy!r} is not an address or network of a proxy") from None


async def _try_database(url: URL) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def chosen_port(host: str, wished: int) -> int:
    """The wished one if it is free, because browsers remember seats by address; else any (0)."""
    try:
        _listening(host, wished).close()
    except TenfoldError:
        return 0
    return wished


def network_url(port: int) -> str | None:
    """Where others in the same network find this machine; None if there is no network."""
    if not port:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else f"http://{address}:{port}"
    return None


def held(data: Path) -> BinaryIO:
    """The data folder, for one server alone until the process ends, however that may be."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (data / "lock").open("wb")
        hold(lock)
        return lock
    except BlockingIOError:
        lock.close()
        raise InUse(f"another server is using the data folder {data}: choose another with --data") from None
    except OSError as error:
        raise TenfoldError(f"cannot write in the data folder {data}: {error.strerror}") from None


def _listening(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        if os.name == "posix":  # elsewhere that would let two servers have the same port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except (OSError, UnicodeError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or "no such address"
        raise TenfoldError(f"cannot listen on {host}:{port}: {problem}") from None
    listening.set_inheritable(True)
    return listening
