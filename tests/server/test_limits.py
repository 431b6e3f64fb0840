"""How much one address may ask for; whose word counts about where somebody comes from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.request import Request

import pytest
from websockets.exceptions import InvalidStatus

from tenfold.server.analysis import AT_ONCE as QUESTIONS
from tenfold.server.limits import UNKNOWN, Limits, limited_address
from tenfold.server.sheets import AT_ONCE
from tests.cli.run import assert_refused, tenfold
from tests.server.processes import Server, eventually, get
from tests.server.raw import Raw, opening, token, watching, words

ONE, OTHER = "203.0.113.7", "2001:db8::1"
ROOMS = ("--connections-per-address", "0", "--rooms-per-minute", "1")
CONNECTIONS = ("--connections-per-address", "3", "--rooms-per-minute", "0")
PROXY = ("--proxy", "127.0.0.1")


@pytest.fixture(scope="module")
def one_room_per_minute(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limits")
    with Server(folder / "data", *ROOMS, *PROXY, plant=("soon",)) as running:
        yield running
        assert running.stop() == 0
        assert "trace" not in running.log_text()


def connected(server: Server, *forwarded: str) -> Raw:
    return Raw(server.socket, additional_headers={"X-Forwarded-For": ", ".join(forwarded)})


def is_let_in(server: Server, address: str, room: str) -> bool:
    with connected(server, address) as somebody:
        return bool(somebody.ask(watching(room))["type"] == "welcome")


def test_lines_of_one_address_are_counted(tmp_path: Path) -> None:
    with Server(tmp_path / "data", *CONNECTIONS, *PROXY, plant=("soon",)) as server:
        with ExitStack() as stack:
            connections = [stack.enter_context(connected(server, ONE)) for _ in range(3)]
            room = connections[0].ask(opening(token()))["room"]
            assert [one.ask(watching(room))["type"] for one in connections[1:]] == ["welcome"] * 2
            with connected(server, ONE) as fourth:
                refused = fourth.ask(watching(room))
                assert (refused["type"], refused["code"]) == ("refused", "too-many-lines")
                assert "Adresse" in words(refused, "de")
                assert fourth.end() == 1008
            assert server.metric("tenfold_refused_total", code="too-many-lines") == 1
            assert is_let_in(server, OTHER, room)
        eventually(lambda: is_let_in(server, ONE, room), "room for somebody else")
        assert server.stop() == 0


def test_many_more_lines_are_turned_away_without_a_word(tmp_path: Path) -> None:
    with Server(tmp_path / "data", *CONNECTIONS, *PROXY) as server, ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(connected(server, ONE))
        with pytest.raises(InvalidStatus) as status:
            connected(server, ONE)
        assert status.value.response.status_code == 403
        assert server.metric("tenfold_dropped_total", cause="address") == 1
        with connected(server, OTHER) as stranger:
            assert stranger.ask(opening(token()))["type"] == "welcome"


def test_rooms_of_one_address_are_counted_and_a_repeated_question_is_not(one_room_per_minute: Server) -> None:
    mine, here, there = opening(token()), "198.51.100.1", "198.51.100.2"
    before = one_room_per_minute.metric("tenfold_refused_total", code="too-many-rooms")
    for _ in range(2):
        with connected(one_room_per_minute, here) as first:
            room = first.ask(mine)["room"]
    entries = one_room_per_minute.metric("tenfold_entries_total")
    with connected(one_room_per_minute, here) as second:
        refused = second.ask(opening(token()))
        assert (refused["type"], refused["code"]) == ("refused", "too-many-rooms")
    assert one_room_per_minute.metric("tenfold_entries_total") == entries
    assert one_room_per_minute.metric("tenfold_refused_total", code="too-many-rooms") == before + 1
    with connected(one_room_per_minute, there) as neighbour:
        assert neighbour.ask(opening(token()))["type"] == "welcome"
    with connected(one_room_per_minute, here) as guest:
        assert guest.ask(watching(room))["type"] == "welcome"


def test_a_wrong_room_is_not_counted(one_room_per_minute: Server) -> None:
    here = "198.51.100.3"
    for _ in range(3):
        with connected(one_room_per_minute, here) as wrong:
            assert wrong.ask(opening(token(), seats=99))["code"] == "players"
    with connected(one_room_per_minute, here) as right:
        assert right.ask(opening(token()))["type"] == "welcome"


def test_sheets_of_one_address_and_entries_on_them_are_counted(one_room_per_minute: Server) -> None:
    def write(sheet: str, base: int, address: str) -> tuple[int, str | None]:
        entry = json.dumps({"id": f"{base}", "base": base, "change": {}}).encode()
        sent = Request(
            f"{one_room_per_minute.url}/sheets/{sheet * 22}",
            entry,
            {"X-Forwarded-For": address},
            method="POST",
        )
        status, body = get(sent)
        return status, json.loads(body).get("code")

    here, there = "198.51.100.5", "198.51.100.6"
    assert write("A", 0, here) == (200, None)
    assert write("B", 0, here) == (429, "too-fast")  # a new sheet counts as a room
    assert write("B", 0, there) == (200, None)
    answers = [write("A", base, here) for base in range(1, 3 * AT_ONCE)]
    written = answers.index((429, "too-fast"))
    assert written >= AT_ONCE - 1
    assert answers[:written] == [(200, None)] * written  # what was let through is there
    assert write("A", written + 1, there) == (200, None)


def test_questions_of_one_address_about_positions_are_counted(one_room_per_minute: Server) -> None:
    def ask(address: str | None) -> tuple[int, str]:
        headers = {} if address is None else {"X-Forwarded-For": address}
        status, body = get(Request(f"{one_room_per_minute.url}/analysis", b"{}", headers, method="POST"))
        return status, json.loads(body)["code"]

    here, there, wrong = "198.51.100.7", "198.51.100.8", (400, "bad-message")
    answers = [ask(here) for _ in range(2 * QUESTIONS)]
    asked = answers.index((429, "setup-often"))
    assert asked >= QUESTIONS
    assert answers[:asked] == [wrong] * asked
    assert ask(there) == wrong
    assert [ask(None) for _ in range(2 * QUESTIONS)] == [wrong] * 2 * QUESTIONS  # this machine's owner


def test_only_the_proxy_is_believed(one_room_per_minute: Server) -> None:
    """What a client claims stands before what the proxy has added."""
    for claimed in ("192.0.2.1", "192.0.2.2", "127.0.0.1"):
        with connected(one_room_per_minute, claimed, "198.51.100.4") as liar:
            answer = liar.ask(opening(token()))
    assert answer["code"] == "too-many-rooms"


def test_a_header_that_no_proxy_sent_is_not_believed(tmp_path: Path) -> None:
    """We come from this machine, which is not limited, whatever we claim."""
    with Server(tmp_path / "data", *ROOMS, "--proxy", "10.0.0.0/8", plant=("soon",)) as server:
        for _ in range(3):
            with connected(server, ONE) as liar:
                assert liar.ask(opening(token()))["type"] == "welcome"


def test_what_is_no_proxy_is_refused(tmp_path: Path) -> None:
    done = tenfold("serve", "--data", tmp_path, "--port", "0", "--proxy", "everybody")
    assert_refused(done, 1, "'everybody' is not an address or network of a proxy")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        (None, None),
        ("", None),
        ("_hidden", UNKNOWN),
        (UNKNOWN, UNKNOWN),
        ("127.0.0.1", None),
        ("127.5.5.5", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
    ],
)
def test_under_which_address_somebody_is_counted(host: str | None, address: str | None) -> None:
    assert limited_address(host) == address


def test_rooms_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("tenfold.server.limits.time.monotonic", lambda: now)
    allowed = Limits(connections=0, rooms=3)
    assert [allowed.may_open(ONE) for _ in range(4)] == [True, True, True, False]
    now += 19.9
    assert not allowed.may_open(ONE)
    now += 0.2
    assert [allowed.may_open(ONE) for _ in range(2)] == [True, False]
    now += 60
    allowed.sweep()
    assert [allowed.may_open(ONE) for _ in range(4)] == [True, True, True, False]
    assert all(allowed.may_open(None) for _ in range(10))
    assert all(Limits(connections=0, rooms=0).may_open(ONE) for _ in range(10))
