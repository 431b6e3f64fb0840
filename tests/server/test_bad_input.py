"""What is wrong is refused and counted, and changes nothing; page, log and terminal stay clean."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from tenfold.server.connection import MOST_WAITING
from tests.server.processes import Server, eventually
from tests.server.raw import Raw, joining, opening, resuming, settings, token, watching, words


def opened(server: Server, **chosen: Any) -> tuple[str, str]:
    """A room and the token of its host."""
    mine = token()
    with Raw(server.socket) as host:
        return host.ask(opening(mine, **chosen))["room"], mine


def dropped(server: Server, cause: str) -> float:
    return server.metric("tenfold_dropped_total", cause=cause)


def refused(server: Server, code: str) -> float:
    return server.metric("tenfold_refused_total", code=code)


A_TOKEN = "A" * 43  # in names of tests, which must be the same for every worker

# --- who comes ---


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", "x"])
def test_a_page_of_another_site_is_turned_away(server: Server, origin: str) -> None:
    before = dropped(server, "origin")
    with pytest.raises(InvalidStatus) as status:
        Raw(server.socket, origin=origin)
    assert status.value.response.status_code == 403
    assert dropped(server, "origin") == before + 1


def test_our_own_page_comes_in(server: Server) -> None:
    with Raw(server.socket, origin=server.url) as own:
        assert own.ask(opening(token()))["type"] == "welcome"


DEEP = (
    '{"type":"open","id":"a","protocol":2,"name":"A","token":"'
    + "A" * 43
    + '","settings":{"game":"card","seats":2,"rules":'
)


@pytest.mark.parametrize(
    "hello",
    [
        "",
        "{}",
        "[" * 4000,
        DEEP + '{"a":' * 800 + "1" + "}" * 800 + "}}",
        '{"type":"act"}',
        '{"type":"watch","id":"w","protocol":2,"room":"short"}',
        '{"type":"watch","id":"w","protocol":2,"room":"' + "A" * 22 + '","more":1}',
        '{"type":"watch","protocol":2,"id":"' + "x" * 65 + '","room":"' + "A" * 22 + '"}',
        '{"type":"watch","id":"\\ud800","protocol":2,"room":"' + "A" * 22 + '"}',
        b'{"type":"watch","id":"w","protocol":2,"room":"AAAAAAAAAAAAAAAAAAAAAA"}',  # binary
        '{"type":"watch","id":"w","protocol":"2","room":"' + "A" * 22 + '"}',
        '{"type":"watch","id":"w","protocol":2,"seq":-5,"room":"' + "A" * 22 + '"}',
        '{"type":"act","id":"w","protocol":1}',
        json.dumps(opening(A_TOKEN, name="x" * 201)),
        json.dumps(opening("B" * 42)),
        json.dumps(opening(A_TOKEN) | {"settings": settings(turn_clock=0)}),
        json.dumps(opening(A_TOKEN) | {"settings": settings(absent_after="1")}),
        json.dumps(opening(A_TOKEN) | {"settings": settings(knock_window=10**30)}),
        json.dumps(opening(A_TOKEN) | {"settings": {"game": "card"}}),
    ],
)
def test_a_first_message_that_is_none_ends_the_line(server: Server, hello: str | bytes) -> None:
    before = dropped(server, "hello")
    with Raw(server.socket) as connection:
        connection.say(hello)
        assert connection.end() == 1008
    assert json.loads(connection.heard[-1])["code"] in ("bad-hello", "option-value", "unknown-option")
    assert dropped(server, "hello") + refused(server, "option-value") >= min(before + 1, 1)


def test_no_room_full_room_no_name_and_wrong_tokens(server: Server) -> None:
    room, mine = opened(server)
    other_room, other = opened(server)
    cases = [
        (joining("A" * 22, token()), "no-room"),
        (watching("A" * 22), "no-room"),
        (joining(room, token(), name="\u202e\x00"), "no-name"),
        (resuming(room, token()), "wrong-token"),
        (resuming(room, other), "wrong-token"),  # of another room
        (resuming(other_room, mine), "wrong-token"),
    ]
    for hello, code in cases:
        before = refused(server, code)
        with Raw(server.socket) as connection:
            answer = connection.ask(hello)
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert connection.end() == 1008
        assert refused(server, code) == before + 1
    with Raw(server.socket) as guest:
        guest.ask(joining(room, token()))
    with Raw(server.socket) as third:
        assert third.ask(joining(room, token()))["code"] == "room-full"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "x" * 7000}, "unknown-game"),
        ({"seats": 99}, "players"),
        ({"seats": -1}, "players"),
        ({"fill": "cheater"}, "unknown-bot"),
        ({"rules": {"edition": "intl", "track": [1, 2, "x"]}}, "unknown-option"),
        ({"rules": {"edition": "intl", "phases": ["set 9999"]}}, None),
        ({"rules": {"edition": "intl", "phases": ["set 2"] * 600}}, None),
        ({"rules": {"edition": "intl", "variants": ["short:1", "short:2"]}}, "variant-contradicts"),
        ({"game": "dice", "rules": {"edition": "de", "colours": {"L1": "b g"}}}, "option-value"),
        ({"game": "dice", "rules": {"edition": "de", "colours": [[[]]]}}, "option-value"),
        ({"game": "board", "seats": 7, "rules": {"edition": "intl"}}, "board-players"),
        ({"game": "board", "rules": {"edition": "intl", "track": ["start"] * 300}}, "track-starts"),
        ({"game": "board", "rules": {"edition": "intl", "track": [["start"]]}}, "option-value"),
    ],
)
def test_settings_that_describe_no_game_open_no_room(
    server: Server, wrong: dict[str, Any], code: str | None
) -> None:
    before = server.metric("tenfold_entries_total")
    with Raw(server.socket) as connection:
        answer = connection.ask(opening(token()) | {"settings": settings() | wrong})
    assert answer["type"] == "refused"
    assert code in (None, answer["code"])
    assert answer["says"]["id"] == f"refusal-{answer['code']}"
    assert "\n" not in words(answer)
    assert server.metric("tenfold_entries_total") == before


# --- what they say ---


def test_messages_that_are_none_are_refused_and_then_the_line_ends(server: Server) -> None:
    room, mine = opened(server)
    before = dropped(server, "bad-messages")
    with Raw(server.socket) as connection:
        connection.ask(resuming(room, mine))
        seq = connection.update()["seq"]
        for nonsense in ("[" * 5000, '{"type":"cheat","id":"c"}', b"{}", '{"type":"act","id":"d"}', "1"):
            connection.say(nonsense)
        answers = [connection.hear_until(lambda m: m["type"] == "refused") for _ in range(5)]
        assert [answer["code"] for answer in answers] == ["bad-message"] * 5
        assert [answer["id"] for answer in answers] == ["", "c", "", "d", ""]
        assert connection.hear()["code"] == "bad-messages"
        assert connection.end() == 1008
    assert dropped(server, "bad-messages") == before + 1
    with Raw(server.socket) as again:
        again.ask(resuming(room, mine))
        assert again.update()["seq"] == seq


def test_a_message_of_more_than_8_kib_ends_the_line(server: Server) -> None:
    room, mine = opened(server)
    before = dropped(server, "too-large")
    messages = (
        [Frame(Opcode.TEXT, b"x" * 8193)],
        [Frame(Opcode.BINARY, b"x" * 8193)],
        [Frame(Opcode.TEXT, b"x" * 5000, fin=False), Frame(Opcode.CONT, b"x" * 5000)],
    )
    for frames in messages:
        with Raw(server.socket) as connection:
            connection.ask(resuming(room, mine))
            # At once: the server ends the connection as soon as it has heard too much, also within a message.
            connection.socket.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))
            assert connection.end() == 1009
    eventually(lambda: dropped(server, "too-large") == before + 3)


def test_frames_that_are_none_end_the_line(server: Server) -> None:
    room, mine = opened(server)
    before = dropped(server, "malformed")
    frames = {
        b"\xff" * 14: 1002,  # a whole header; of less the rest would be waited for
        Frame(Opcode.TEXT, b"\xff\xfe{").serialize(mask=True): 1007,
        Frame(Opcode.TEXT, b"{}").serialize(mask=False): 1002,
    }
    for frame, code in frames.items():
        with Raw(server.socket) as connection:
            connection.ask(resuming(room, mine))
            connection.socket.socket.sendall(frame)
            assert connection.end() == code
    eventually(lambda: dropped(server, "malformed") == before + 3)


def test_too_many_commands_at_once_are_refused(server: Server) -> None:
    """Questions that need no disk: however slow that is, they come faster than is allowed.

    They come in one go, and are more than a connection's queue holds: each is answered still, because the
    answers are read.
    """
    room, mine = opened(server)
    before, slow, many = refused(server, "too-fast"), dropped(server, "slow"), 4 * MOST_WAITING
    with Raw(server.socket) as connection:
        connection.ask(resuming(room, mine))
        hints = (json.dumps({"type": "hint", "id": f"f{number}"}).encode() for number in range(many))
        connection.socket.socket.sendall(
            b"".join(Frame(Opcode.TEXT, hint).serialize(mask=True) for hint in hints)
        )
        wanted = {f"f{number}" for number in range(many)}
        codes: dict[str, str] = {}
        while wanted - codes.keys():  # a hint may come after what was asked later
            answer = connection.hear_until(lambda message: message.get("id") in wanted)
            codes[answer["id"]] = answer["code"]
    assert codes["f0"] == "not-your-turn"
    too_fast = list(codes.values()).count("too-fast")
    assert too_fast > 10
    assert refused(server, "too-fast") == before + too_fast
    assert dropped(server, "slow") == slow


def test_a_spectator_cannot_act(server: Server) -> None:
    room, _ = opened(server)
    with Raw(server.socket) as connection:
        assert connection.ask(watching(room))["seat"] is None
        for kind in ("start", "leave", "pause", "hint"):
            assert connection.ask({"type": kind, "id": kind})["code"] == "only-watching"


def test_whoever_was_sent_away_cannot_act_any_more(server: Server) -> None:
    room, mine = opened(server)
    with Raw(server.socket) as host, Raw(server.socket) as guest:
        host.ask(resuming(room, mine))
        guest.ask(joining(room, token()))
        host.ask({"type": "free-seat", "id": "f", "seat": 1})
        assert guest.ask({"type": "leave", "id": "l"})["code"] == "no-seat-any-more"


def test_a_hint_is_for_whoever_is_on_turn(server: Server) -> None:
    room, mine = opened(server, game="dice", seats=1)
    with Raw(server.socket) as connection:
        connection.ask(resuming(room, mine))
        assert connection.ask({"type": "hint", "id": "g"})["code"] == "not-your-turn"
        connection.ask({"type": "start", "id": "s"})
        assert connection.ask({"type": "hint", "id": "h"})["type"] == "advice"


# --- what they call themselves ---


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "\x1b[2J\x07Ann",
        "A\u202enn\u2066",
        "A\nn\r\tn",
        "\uff21" * 200,
        "e\u0301" * 100,
    ],
)
def test_names_are_text_and_nothing_else(server: Server, name: str) -> None:
    mine = token()
    with Raw(server.socket) as connection:
        room = connection.ask(opening(mine, name=name))["room"]
        connection.update()
    status, body = server.get(f"/rooms/{room}")
    assert status == 200
    for text in (body.decode(), *connection.heard):
        assert not any(sign in json.loads(json.dumps(text)) for sign in "\x1b\x07\u202e\u2066\n\r\t")
    shown = json.loads(body)["places"][0]["name"]
    assert shown
    assert shown.isprintable()
    assert len(shown) <= 32
    assert name not in server.log_text()


def test_addresses_that_are_none_of_ours(server: Server) -> None:
    for path in ("/page", "/rooms/", "/rooms/%00", "/rooms/" + "A" * 23, "/rooms/..%2f..%2fetc", "/nothing"):
        assert server.get(path)[0] == 404
    assert server.get("/rooms/" + "A" * 22)[0] == 404
    assert server.get("/rooms/" + "A" * 22 + "/record")[0] == 404
    room, _ = opened(server)
    assert server.get(f"/rooms/{room}/record")[0] == 409


def test_half_a_request_hurts_nobody(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n\x00\xff\r\n\r\n")
        assert b"400" in connection.recv(1000)
    assert server.get("/health") == (200, b"ok\n")
