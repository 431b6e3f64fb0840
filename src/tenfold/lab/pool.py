"""Work shared among processes, its results in order: the same for any number of them, here or elsewhere."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import NamedTuple, TypeVar

from tenfold.core import TenfoldError

MOST_JOBS = 61 if sys.platform == "win32" else 10_000  # Windows waits for no more at once
_QUEUED_EACH = (
    16  # tasks per process: none of them waits, and a million tasks are not queued before one is done
)

T = TypeVar("T")
R = TypeVar("R")


class Workers(NamedTuple):
    """Who does the work: so many processes here, or the Dask cluster at this address."""

    jobs: int = 1
    dask: str | None = None

    def in_order(self, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        if self.dask is None:
            return in_order(work, tasks, self.jobs)
        from tenfold.lab.cluster import in_order_on

        return in_order_on(self.dask, work, tasks)


def in_order(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Generator[R]:
    """The result of each task, as soon as it and those before it are done."""
    jobs = min(jobs, len(tasks), MOST_JOBS)
    if jobs <= 1:
        yield from map(work, tasks)
        return
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        try:
            waiting, futures = iter(tasks), deque[Future[R]]()
            while True:
                with _interrupts_held():  # a process is started with the first tasks, when none is idle
                    for task in islice(waiting, jobs * _QUEUED_EACH - len(futures)):
                        futures.append(pool.submit(work, task))
                if not futures:
                    return
                yield futures.popleft().result()
        except BrokenProcessPool:
            raise TenfoldError("a process of the simulation was killed") from None
        except BaseException:
            # Nobody waits for games that nobody will count.
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; those started in here leave it to this one."""
    if not hasattr(signal, "pthread_sigmask"):  # outside POSIX
        yield
        return
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)
