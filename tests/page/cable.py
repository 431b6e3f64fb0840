"""A cable between a browser and the server that can be cut."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Lock, Thread


class Cable:
    """Forwards a port of its own. While it is cut, everything that went through it is dead."""

    def __init__(self, url: str) -> None:
        self._far = _port(url)
        self._near = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._is_cut = False
        self._goes_through = Event()
        self._goes_through.set()
        self._lock = Lock()
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._near.getsockname()[1]}"

    def cut(self) -> None:
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                _hang_up(end)
            self._ends.clear()

    def hush(self) -> None:
        """Dead without a word: nothing is closed, and nothing goes through any more."""
        self._goes_through.clear()

    def mend(self, url: str | None = None) -> None:
        """To the same server, or to another one. What was said into a dead cable comes out late."""
        self._goes_through.set()
        with self._lock:
            self._is_cut = False
            if url is not None:
                self._far = _port(url)

    def close(self) -> None:
        self._goes_through.set()
        self.cut()
        _hang_up(self._near)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._near.accept()
                with self._lock:
                    if self._is_cut:
                        near.close()
                        continue
                    far = socket.create_connection(("127.0.0.1", self._far))
                    self._ends |= {near, far}
                for source, goal in ((near, far), (far, near)):
                    Thread(target=_forward, args=(source, goal, self._goes_through), daemon=True).start()


def _port(url: str) -> int:
    return int(url.rpartition(":")[2])


def _forward(source: socket.socket, goal: socket.socket, goes_through: Event) -> None:
    with suppress(OSError):
        while received := source.recv(65_536):
            goes_through.wait()
            goal.sendall(received)
    _hang_up(goal)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
