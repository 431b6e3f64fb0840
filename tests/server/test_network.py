"""The server's edge: deadlines, names, addresses, headers, and what is left of half a request."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from tenfold.server.answers import SECURITY
from tenfold.server.limits import UNKNOWN
from tenfold.server.network import listening
from tenfold.server.network.addresses import Callers, Names
from tenfold.server.network.http import Reception
from tests.server.processes import PATIENCE, Server, eventually
from tests.server.raw import Raw, opening, token

GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /house-rules HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
UPGRADE = b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Key: dGVuZm9sZC1iZW5jaC0wMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    with Server(folder / "data", plant=("soon", "short_deadlines")) as running:
        yield running
        assert running.stop() == 0
        assert "trace" not in running.log_text()


def heard(server: Server, said: bytes, *, ends: bool = False) -> bytes:
    """All that comes back until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(said)
        if ends:
            line.shutdown(socket.SHUT_WR)
        answer = b""
        with suppress(ConnectionResetError):
            while part := line.recv(65_536):
                answer += part
        return answer


# --- half of something ---


@pytest.mark.parametrize("half", [b"", GET[:20], POST % 100 + b"x", UPGRADE, UPGRADE + KEY], ids=repr)
def test_who_says_half_of_something_is_cut_off(hasty: Server, half: bytes) -> None:
    answer = heard(hasty, half)
    assert not answer or (half == UPGRADE + KEY and b"bad-hello" in answer)


def test_whoever_says_nothing_is_not_waited_for(hasty: Server) -> None:
    before = hasty.metric("tenfold_dropped_total", cause="hello")
    with Raw(hasty.socket) as connection:
        assert connection.hear()["code"] == "bad-hello"
        assert connection.end() == 1008
    assert hasty.metric("tenfold_dropped_total", cause="hello") == before + 1


def test_who_has_been_answered_may_ask_on_for_a_while(hasty: Server) -> None:
    assert heard(hasty, GET + GET + GET).count(b"ok\n") == 3


def test_who_answers_no_ping_is_gone(hasty: Server) -> None:
    with Raw(hasty.socket) as host:
        room = host.ask(opening(token()))["room"]
        assert room
        assert heard(hasty, UPGRADE + KEY + b'\x81\x8f\0\0\0\0{"type":"beat"}').startswith(b"HTTP/1.1 101")
        eventually(lambda: hasty.metric("tenfold_connections") == 1)
        host.ask({"type": "pause", "id": "p"})  # whose library answers pings is still there


def test_a_body_that_is_cut_off_is_nobodys_defect(server: Server) -> None:
    for part in (
        POST % 100 + b"x",
        POST.replace(b"Content-Length: %d", b"Transfer-Encoding: chunked") + b"ff\r\nx",
    ):
        assert b" 400 " in heard(server, part, ends=True).partition(b"\r\n")[0]
    assert server.log_text().count('"error"') == 0


def test_who_has_said_all_is_still_answered(server: Server) -> None:
    assert heard(server, GET, ends=True).endswith(b"ok\n")


# --- what every answer has ---


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (GET, 200),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
        (b"GET /choices.json HTTP/1.0\r\nHost: localhost\r\n\r\n", 200),
        (b"HEAD /health HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
        (b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
        (b"DELETE /health HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 600_000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\nHost: play.example.org\r\n\r\n", 421),
        (POST % 10_000 + b"x" * 10_000, 413),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: magic\r\n\r\n", 501),
        (UPGRADE + b"\r\n", 400),
        (UPGRADE + b"Origin: https://elsewhere.example\r\n" + KEY, 403),
    ],
)
def test_every_answer_has_the_security_headers(server: Server, said: bytes, status: int) -> None:
    head = heard(server, said, ends=True).partition(b"\r\n\r\n")[0].lower()
    assert head.startswith(b"http/1.1 %d " % status), head
    for name, _ in SECURITY:
        assert b"\r\n" + name + b": " in head, name


def test_a_request_may_ask_whether_it_may_go_on(server: Server) -> None:
    rules = b"game = 'card'\nedition = 'intl'\n"
    said = POST.replace(b"\r\n\r\n", b"\r\nExpect: 100-continue\r\n\r\n") % len(rules)
    answer = heard(server, said + rules, ends=True)
    assert answer.count(b"HTTP/1.1 200 ") == 1


# --- what it is called ---


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:8010", True),
        ("127.0.0.1", True),
        ("[::1]:8010", True),
        ("192.168.1.7:8010", True),
        ("10.0.0.5", True),
        ("[fe80::1]", True),
        ("kitchen.local", True),
        ("Kitchen.LAN.", True),
        ("box.home.arpa:80", True),
        ("nas", True),
        (socket.gethostname(), True),
        ("play.example.org", True),
        ("other.example.org:443", True),
        ("9.9.9.9", True),
        ("9.9.9.10", False),
        ("evil.example.org", False),
        ("local.evil.example.org", False),
        ("evillan", True),  # a single word is nobody's to buy
        ("evil.notlocal", False),
        ("127.0.0.1.evil.example.org", False),
        ("", False),
        (":8010", False),
    ],
)
def test_what_it_may_be_called(host: str, is_ours: bool) -> None:
    names = Names(["other.example.org"], "https://play.example.org/")
    assert names.are_ours(host, ("9.9.9.9", 8010)) is is_ours


def test_a_name_can_be_given(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--name", "play.example.org") as server:
        named = GET.replace(b"localhost", b"play.example.org")
        assert heard(server, named, ends=True).endswith(b"ok\n")
        evil = (UPGRADE + KEY).replace(b"localhost", b"evil.example.org")
        assert b" 421 " in heard(server, evil, ends=True)
        assert b"tenfold serve --name evil.example.org" in heard(
            server, GET.replace(b"localhost", b"evil.example.org"), ends=True
        )


# --- where they come from ---


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("203.0.113.1", None, "203.0.113.1"),
        ("203.0.113.1", "198.51.100.1", "203.0.113.1"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "192.0.2.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1:5678", "198.51.100.1"),
        ("10.0.0.1", "[2001:db8:1:2::3]:5678", "2001:db8:1:2::"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "_hidden", UNKNOWN),
        ("10.0.0.1", "somebody else", UNKNOWN),
        ("10.0.0.1", ",,,", UNKNOWN),
        ("127.0.0.1", None, None),
        (None, None, None),
    ],
)
def test_whose_request_it_is(peer: str | None, forwarded: str | None, counted: str | None) -> None:
    assert Callers(["10.0.0.0/8"]).address(peer, forwarded) == counted


# --- room for others ---


def test_an_accept_that_fails_waits_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listening, "PAUSE", 0.001)
    full = OSError(errno.EMFILE, "Too many open files")
    answers: list[Any] = [full, full, full, ("a caller", ("203.0.113.1", 1)), full, asyncio.CancelledError()]
    admitted = []

    async def run() -> None:
        async def sock_accept(_: object) -> Any:
            answer = answers.pop(0)
            if isinstance(answer, BaseException):
                raise answer
            return answer

        monkeypatch.setattr(asyncio.get_running_loop(), "sock_accept", sock_accept)
        monkeypatch.setattr(listening, "_admit", lambda caller, *_: admitted.append(caller))
        with suppress(asyncio.CancelledError):
            await listening.accept_forever(cast(socket.socket, None), cast(Reception, None))

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert admitted == ["a caller"]
    assert [record.getMessage() for record in caplog.records] == ["cannot accept connections"] * 2
