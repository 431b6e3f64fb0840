"""Work shared among the machines of a Dask cluster that somebody else runs (extra `lab`).

A task is a function of this package and plain data, and its result depends on nothing else: it is the same
on a cluster as in a process here. Tenfold must be installed there in the same version.
"""

from __future__ import annotations

import logging
from asyncio import CancelledError
from collections import deque
from collections.abc import Callable, Generator, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, TypeVar, cast

from tenfold.core import BadInput, TenfoldError

T = TypeVar("T")
R = TypeVar("R")

_CONNECTING = 5  # seconds
_QUEUED_EACH = 4  # tasks per thread of the cluster: it never waits, and little is lost with it


def refuse_no_dask() -> None:
    if find_spec("distributed") is None:
        raise TenfoldError("a cluster needs Dask: install it with pip install 'tenfold[lab]'")


def in_order_on(address: str, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
    """The result of each task, as soon as it and those before it are done."""
    client = _connected(address)
    try:
        workers = _checked(client, address)
        waiting, futures = iter(tasks), deque[Any]()
        while True:
            while len(futures) < workers * _QUEUED_EACH and (task := next(waiting, None)) is not None:
                futures.append(client.submit(work, task, pure=False))
            if not futures:
                return
            yield futures.popleft().result()
    except (Exception, CancelledError) as error:
        if _is_of_dask(error) or client.status != "running":
            raise TenfoldError(f"the Dask cluster at {address} has gone away") from None
        raise  # what a task has raised, such as a bot that failed
    finally:
        client.close(timeout=2)


def _is_of_dask(error: BaseException) -> bool:
    return isinstance(error, CancelledError) or type(error).__module__.startswith("distributed")


def _connected(address: str) -> Any:
    from distributed import Client
    from distributed.comm.addressing import resolve_address

    for name in ("distributed", "distributed.client"):  # what it would write at length is said in one line
        logging.getLogger(name).setLevel(logging.CRITICAL)
    connect, resolve = cast(Any, Client), cast(Any, resolve_address)  # which have no types
    try:
        return connect(resolve(address), timeout=_CONNECTING, set_as_default=False)
    except OSError:
        raise TenfoldError(f"there is no Dask cluster at {address}") from None
    except ValueError as error:
        raise BadInput(f"{address} is not the address of a Dask cluster: {error}") from None


def _checked(client: Any, address: str) -> int:
    """The threads of the cluster; TenfoldError if it has none, or cannot do this work."""
    threads: int = sum(client.nthreads().values())
    if not threads:
        raise TenfoldError(f"the Dask cluster at {address} has no workers")
    ours = version("tenfold")
    for worker, theirs in client.run(version, "tenfold", on_error="return").items():
        if theirs != ours:
            found = f"has tenfold {theirs}" if isinstance(theirs, str) else "has no tenfold"
            raise TenfoldError(f"the Dask worker {worker} {found}: it needs {ours}")
    return threads
