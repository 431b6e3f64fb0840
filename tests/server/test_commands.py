"""Commands that come twice, late or in another order have one effect and one answer."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.processes import Server
from tests.server.raw import Raw, joining, opening, resuming, token, watching


class Table(NamedTuple):
    """Two people in a game that has begun."""

    room: str
    tokens: tuple[str, str]
    people: tuple[Raw, Raw]
    update: dict[str, Any]  # what the awaited seat has seen last

    @property
    def awaited(self) -> Raw:
        return self.people[self.update["awaited"]]

    def act(self, command: str, do: str | None = None, **changed: Any) -> dict[str, Any]:
        do = do or self.update["own"]["legal"][0]
        return {"type": "act", "id": command, "version": self.update["version"], "do": do} | changed


def seated(server: Server) -> Table:
    """Whoever calls closes the two connections."""
    tokens = token(), token()
    host = Raw(server.socket)
    room = host.ask(opening(tokens[0]))["room"]
    guest = Raw(server.socket)
    guest.ask(joining(room, tokens[1]))
    host.say({"type": "start", "id": "start"})
    seen = [
        person.hear_until(lambda m: m["type"] == "update" and m.get("table") is not None)
        for person in (host, guest)
    ]
    return Table(room, tokens, (host, guest), seen[seen[0]["awaited"]])


@pytest.fixture
def table(server: Server) -> Any:
    seat = seated(server)
    yield seat
    for person in seat.people:
        person.socket.close()


def test_a_command_that_comes_twice_acts_once_and_gets_the_same_answer(table: Table) -> None:
    first = table.awaited.ask(table.act("a"))
    assert first["type"] == "done"
    assert table.awaited.ask(table.act("a")) == first
    assert table.awaited.ask(table.act("a", do="nonsense", version=0)) == first


def test_the_same_command_over_another_line_gets_the_same_answer(server: Server, table: Table) -> None:
    first = table.awaited.ask(table.act("a"))
    with Raw(server.socket) as phone:
        phone.ask(resuming(table.room, table.tokens[table.update["awaited"]]))
        assert phone.ask(table.act("a")) == first


def test_late_and_reordered_commands_are_stale(table: Table) -> None:
    done = table.awaited.ask(table.act("b"))
    late = table.awaited.ask(table.act("a"))
    assert (late["type"], late["code"], late["version"]) == ("refused", "stale", done["version"])
    assert table.awaited.ask(table.act("b")) == done
    assert table.awaited.ask(table.act("a")) == late


def test_many_at_once_have_one_winner(server: Server, table: Table) -> None:
    for number in range(10):
        table.awaited.say(table.act(f"n{number}"))
    answers = [table.awaited.answer(f"n{number}") for number in range(10)]
    assert [answer["type"] for answer in answers] == ["done"] + ["refused"] * 9
    assert {answer.get("code") for answer in answers[1:]} == {"stale"}


def test_what_was_done_is_answered_alike_after_a_restart_and_what_was_refused_has_not_happened(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data", plant=("soon",)) as server:
        table = seated(server)
        assert table.awaited.ask(table.act("bad", do="knock"))["code"] == "no-knocking"
        table.awaited.ask({"type": "pause", "id": "p1"})
        assert table.awaited.ask(table.act("while-paused"))["code"] == "paused"
        resumed = table.awaited.ask({"type": "go-on", "id": "g1"})
        done = table.awaited.ask(table.act("good"))
        for number in range(40):  # more than a worker keeps in memory; none of them reaches the disk
            table.awaited.ask({"type": "go-on", "id": f"x{number}"})
        assert _replies(server) == 4  # the start, the pause, its end and the move
        for person in table.people:
            person.socket.close()
        server.kill()
        server.start()
        with Raw(server.socket) as again:
            again.ask(resuming(table.room, table.tokens[table.update["awaited"]]))
            before = again.hear_until(lambda message: message["type"] == "update")["seq"]
            assert again.ask(table.act("good")) == done
            assert again.ask(table.act("bad", do="knock"))["code"] == "stale"
            assert again.ask(table.act("while-paused"))["code"] == "stale"
            assert again.ask({"type": "go-on", "id": "g1"}) == resumed
            assert again.ask({"type": "pause", "id": "p1"})["type"] == "done"
        with Raw(server.socket) as watcher:
            watcher.ask(watching(table.room))
            update = watcher.update()
            assert (update["seq"], update["room"]["paused_by"]) == (
                before,
                None,
            )  # nothing has happened again


def test_opening_twice_is_one_room_and_joining_twice_one_seat(server: Server) -> None:
    mine, other = token(), token()
    with Raw(server.socket) as first, Raw(server.socket) as second:
        first.say(opening(mine))
        second.say(opening(mine))
        welcomes = [first.answer("open"), second.answer("open")]
        assert welcomes[0] == welcomes[1]
        room = welcomes[0]["room"]
    for _ in range(2):
        with Raw(server.socket) as guest:
            assert guest.ask(joining(room, other))["seat"] == 1


def test_a_move_counts_even_if_its_player_hangs_up_at_once(server: Server, table: Table) -> None:
    """The others are told, and the table goes on."""
    other = table.people[1 - table.update["awaited"]]
    seq = table.update["seq"]
    table.awaited.say(table.act("last-words"))
    table.awaited.socket.close()
    other.hear_until(lambda message: message["type"] == "update" and message["seq"] > seq)


def test_a_client_resumes_after_the_last_entry_that_it_has_seen(server: Server, table: Table) -> None:
    seq = table.update["seq"]
    done = table.awaited.ask(table.act("a"))
    with Raw(server.socket) as phone:
        phone.ask(resuming(table.room, table.tokens[0], seq))
        assert [event["seq"] for event in phone.update()["events"]] == list(range(seq + 1, done["seq"] + 1))
    for strange in (0, 10**6):
        with Raw(server.socket) as phone:
            phone.ask(resuming(table.room, table.tokens[0], strange))
            update = phone.update()
            assert (update.get("events"), update["seq"]) == (None, done["seq"])  # a snapshot


def _replies(server: Server) -> int:
    with sqlite3.connect(server.data / "rooms.sqlite") as database:
        [(count,)] = database.execute("SELECT count(*) FROM replies")
    database.close()
    return int(count)
