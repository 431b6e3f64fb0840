"""A client that stops reading is dropped; nobody else notices."""

from __future__ import annotations

import socket
from pathlib import Path

from websockets.sync.client import connect

from tests.server.processes import Server, eventually
from tests.server.raw import Raw, opening, token, watching

COMMANDS = 200


def test_who_does_not_read_is_dropped_and_nobody_else_waits(tmp_path: Path) -> None:
    with Server(tmp_path / "data", plant=("soon", "small_queues", "no_rate_limit")) as server:
        with Raw(server.socket) as host, Raw(server.socket) as watcher:
            room = host.ask(opening(token()))["room"]
            watcher.ask(watching(room))
            host.ask({"type": "start", "id": "start"})
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.connect(("127.0.0.1", server.port))
            with connect(server.socket, sock=deaf, compression=None, proxy=None, max_queue=1) as connection:
                connection.send(f'{{"type":"watch","id":"w","protocol":2,"room":"{room}"}}')
                eventually(lambda: server.metric("tenfold_connections") == 3)
                seqs: list[int] = []
                for number in range(COMMANDS):
                    kind = ("pause", "go-on")[number % 2]
                    done = host.ask({"type": kind, "id": f"c{number}"})
                    assert done["type"] == "done"
                    while not seqs or seqs[-1] < done["seq"]:
                        seqs += [event["seq"] for event in watcher.update().get("events", [])]
                assert seqs == list(range(seqs[0], done["seq"] + 1))
                eventually(lambda: server.metric("tenfold_connections") == 2, "the end of the connection")
                assert server.metric("tenfold_dropped_total", cause="slow") == 1
            with Raw(server.socket) as again:  # and can come back
                again.ask(watching(room))
                assert again.update()["seq"] == done["seq"]
        assert server.stop() == 0
        assert "trace" not in server.log_text()
