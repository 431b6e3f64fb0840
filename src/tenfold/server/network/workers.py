"""Several processes that serve the same socket; one that dies is replaced."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from tenfold.server.logs import LOG

PAUSE = 1.0  # seconds before a worker that has died is replaced
STOP_SECONDS = 15.0  # for workers to finish what they write


def run_workers(count: int, work: Callable[[socket.socket], None], listening: socket.socket) -> None:
    """Until a signal stops it; then the workers have stopped too."""
    stopping = threading.Event()
    spawn = multiprocessing.get_context("spawn")

    def started() -> BaseProcess:
        worker = spawn.Process(target=work, args=(listening,))
        worker.start()
        return worker

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    workers = [started() for _ in range(count)]
    while not stopping.is_set():
        dead = wait([worker.sentinel for worker in workers], timeout=0.5)
        for at, worker in enumerate(workers):
            if worker.sentinel in dead and not stopping.wait(PAUSE):
                LOG.warning("a worker has died", extra={"problem": f"exit code {worker.exitcode}"})
                workers[at] = started()
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(STOP_SECONDS)
        if worker.is_alive():
            worker.kill()
