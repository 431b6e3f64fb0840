"""The client library against a real server, and against servers that do wrong."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.server import ServerConnection, serve

from tenfold.client import (
    Client,
    ConnectionBack,
    ConnectionFailed,
    ConnectionLost,
    Invitation,
    PlainClient,
    RefusedByServer,
    read_link,
)
from tenfold.client.links import read_server
from tenfold.client.room_view import RoomView, after_update
from tenfold.core import BadText, Saying
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.record import Result
from tenfold.rooms import Settings
from tenfold.rooms.protocol import VERSION, InWords, Refused, Resume, Update, Watch, Welcome
from tenfold.rooms.visibility import EntrySeen, Own, PlaceSeen, RoomSeen
from tests.server.processes import Server

EXAMPLES = Path(__file__).parents[2] / "examples"
SETTINGS = Settings(game="card", rules={"edition": "intl", "short": 1}, seats=2, fill="easy")
SECRET = "ab" * 32
COMMITMENT = sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("client") / "data") as server:
        yield server


# --- links -----------------------------------------------------------------------------------------

CODE = st.from_regex(r"[A-Za-z0-9_-]{22}", fullmatch=True)
TOKEN = st.from_regex(r"[A-Za-z0-9_-]{43}", fullmatch=True)
SERVERS = ["http://127.0.0.1:8010", "https://play.example.org", "https://host/tenfold", "http://[::1]:80"]


@given(st.sampled_from(SERVERS), CODE, st.none() | TOKEN)
def test_links_come_back(server: str, code: str, token: str | None) -> None:
    invitation = Invitation(server, code, token)
    assert read_link(str(invitation)) == invitation
    assert read_link(f"  {server}/#{str(invitation).partition('#')[2]}\n") == invitation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "#",
        "http://",
        "http://host/",
        f"ftp://host/#room={'a' * 22}",
        "http://host/#room=short",
        f"http://host:port/#room={'a' * 22}",
        f"http://host/#room={'a' * 22}&seat=x",
        "x" * 5000,
    ],
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadText) as refused:
        read_link(text)
    assert refused.value.code == "no-link"


def test_addresses_of_servers() -> None:
    assert read_server("localhost:8010") == "http://localhost:8010"
    assert read_server("https://play.example.org/") == "https://play.example.org"
    for wrong in ("", "ftp://host", "http://", "http://host:x", "http://host/?q=1", "http://[::1"):
        with pytest.raises(BadText):
            read_server(wrong)


# --- with a real server ----------------------------------------------------------------------------


@pytest.mark.parametrize("example", ["client.py", "client_plain.py"])
def test_the_examples_run(server: Server, example: str) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / example, server.url],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The seed was kept: True" in done.stdout


def test_whoever_is_too_fast_for_the_server_is_answered_all_the_same(server: Server) -> None:
    async def scenario() -> list[object]:
        async with Client.open(server.url, SETTINGS, "Anna") as anna:
            return await asyncio.gather(*(anna.go_on() for _ in range(80)), return_exceptions=True)

    answers = asyncio.run(scenario())
    assert [getattr(answer, "code", None) for answer in answers] == ["not-paused"] * 80


def test_the_page_shows_the_example() -> None:
    page = (EXAMPLES.parent / "docs" / "client.md").read_text("utf-8")
    shown = page.split("```python\n")[1].split("```")[0].strip()
    assert shown in (EXAMPLES / "client.py").read_text("utf-8")
    assert shown.count("\n") < 20


def test_a_seat_moves_to_another_device_and_a_refusal_comes_in_its_language(server: Server) -> None:
    with PlainClient(Client.open(server.url, SETTINGS, "Anna")) as anna:
        link = str(anna.client.seat_link)
        with PlainClient(Client.join(link, "nobody")) as phone:
            assert phone.seen.seat == anna.seen.seat
            with pytest.raises(RefusedByServer) as refused:
                phone.act("draw")
            assert (refused.value.code, str(refused.value)) == ("no-game", "no-game")
            assert rendered(refused.value.saying, Speech("de")) == "Es läuft kein Spiel."
        with (
            pytest.raises(RefusedByServer, match="wrong-token"),
            PlainClient(Client.resume(link[:-2] + "aa")),
        ):
            pass


def test_whoever_leaves_sees_what_spectators_see(server: Server) -> None:
    with PlainClient(Client.open(server.url, SETTINGS, "Anna")) as anna:
        anna.begin()
        assert anna.seen.view is not None
        assert anna.seen.view["hand"]
        anna.leave()
        anna.until(lambda client: client.seat is None)
        assert anna.seen.view is not None
        assert anna.seen.view["hand"] is None


def test_the_line_is_lost_and_comes_back_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        heard: list[object] = []
        with Server(tmp_path / "data") as server:
            async with Client.open(server.url, SETTINGS, "Anna") as client:
                client.listen(lambda what, seen: heard.append(what))
                await client.begin()
                server.kill()
                await client.until(lambda _: any(isinstance(one, ConnectionLost) for one in heard))
                asked = asyncio.create_task(
                    client.pause()
                )  # asked without a connection, answered when it is back
                await asyncio.to_thread(server.start)
                await asked
                assert client.room is not None
                assert client.room.paused_by == client.seat
                changes = [type(one) for one in heard if isinstance(one, ConnectionLost | ConnectionBack)]
                assert changes == [ConnectionLost, ConnectionBack]

    asyncio.run(scenario())


def test_a_friend_comes_late_and_sits_down_for_the_next_game(server: Server) -> None:
    """Seats change while clients are there: by the host, by leaving, and from the queue."""

    async def run() -> None:
        settings = msgspec.structs.replace(SETTINGS, seats=3)
        async with Client.open(server.url, settings, "Ann", face="sun") as ann:
            await ann.rename("Anna", "leaf")
            await ann.move_seat(0, 2)
            await ann.until(lambda now: now.seat == 2, timeout=60)
            await ann.change_settings(msgspec.structs.replace(settings, seats=2))
            await ann.until(lambda now: now.seat == 1, timeout=60)
            await ann.seat_bot(0, "easy", "yumi")
            await ann.begin(dealer=0)
            assert ann.room is not None
            assert (ann.room.dealer, ann.room.places[0].name, ann.room.places[1].face) == (0, "Yumi", "leaf")
            async with Client.join(ann.invitation, "Bo", seat=0) as bo:
                assert bo.seat == 0
                async with Client.join(ann.invitation, "Cy", next_game=True) as cy:
                    assert cy.seat is None
                    assert isinstance(cy._hello_from_here(), Resume), "a place in the queue is kept"
                    await bo.leave()
                    assert bo.seat is None
                    while ann.room.status == "playing":
                        await ann.until(lambda now: now.is_my_turn or now.room.status == "over", timeout=60)
                        if ann.is_my_turn:
                            await ann.act((await ann.hint()).do)
                    assert [taken.name for taken in ann.room.result.taken] == ["Bo", "Bolo"]
                    await ann.rematch()
                    await cy.until(lambda now: now.seat == 0, timeout=60)
                    await cy.leave()
                    assert isinstance(cy._hello_from_here(), Watch)

    asyncio.run(run())


def test_a_seat_is_lost_only_by_whoever_had_it() -> None:
    """What is told again may speak of whoever had the seat before."""
    left, taken = (EntrySeen(seq=seq, what=what, seat=1) for seq, what in ((4, "left"), (5, "taken")))
    for events, seat, own in (([left, taken], 1, True), ([left], None, True), ([], None, False)):
        update = Update(events=tuple(events), seq=5, version=5, table={}, own=Own(view={}) if own else None)
        assert after_update(RoomView(seat=1), update).seat == seat


def test_nobody_there_is_said_soon() -> None:
    with (
        pytest.raises(ConnectionFailed, match="cannot reach"),
        PlainClient(Client.watch(Invitation("http://127.0.0.1:9", "a" * 22), first_patience=0.0)),
    ):
        pass


# --- with servers that do wrong --------------------------------------------------------------------


def room_seen(status: str, commitment: str = COMMITMENT, seed: str | None = None) -> RoomSeen:
    result = (
        None if seed is None else Result(reason="last-phase", ranking=((0,), (1,)), scores=(0, 5), seed=seed)
    )
    place = PlaceSeen(name="Anna", bot=None, stood_in=False, present=True)
    return RoomSeen(
        settings=SETTINGS,
        status=status,
        seq=2,
        version=2,
        places=(place, place),
        host=0,
        paused_by=None,
        commitment=commitment,
        awaited=None,
        result=result,
    )


def ended(seed: str, commitment: str = COMMITMENT) -> Update:
    room = room_seen("over", commitment, seed)
    assert room.result is not None
    return Update(events=(EntrySeen(seq=3, what="ended", result=room.result),), seq=3, version=3, room=room)


LOBBY = Update(seq=2, version=2, room=room_seen("lobby"))
OTHER = "cd" * 32


@pytest.mark.parametrize(
    ("seed", "is_fair"), [(SECRET, True), (OTHER, False), ("", False), ("no hex", False)]
)
def test_a_seed_is_held_against_its_commitment(seed: str, is_fair: bool) -> None:
    seen = after_update(RoomView(), LOBBY)
    assert (seen.commitment, seen.is_fair) == (COMMITMENT, None)
    assert after_update(seen, ended(seed)).is_fair is is_fair


def test_presence_turns_and_versions_reach_the_room_too() -> None:
    """An update that leaves the room out still changes what is known of it."""
    seen = after_update(RoomView(seat=0), LOBBY)
    assert seen.room is not None
    assert [place.present for place in seen.room.places] == [True, True]
    seen = after_update(seen, Update(seq=7, version=5, awaited=1, present=(0,)))
    assert seen.room is not None
    assert seen.present == {0}
    assert [place.present for place in seen.room.places] == [True, False]
    assert (seen.room.seq, seen.room.version, seen.room.awaited) == (7, 5, 1)
    own = Own(view={}, legal=("knock", "pass"))
    assert not seen.is_my_turn
    assert after_update(
        seen, Update(seq=8, version=8, awaited=1, table={}, own=own)
    ).is_my_turn  # asked with others


def test_another_commitment_at_the_end_is_no_excuse() -> None:
    """The one that counts was told before the first card."""
    seen = after_update(
        after_update(RoomView(), LOBBY), ended(OTHER, sha256(bytes.fromhex(OTHER)).hexdigest())
    )
    assert seen.is_fair is False


async def with_fake(messages: list[Any], use: Any) -> None:
    """A server that says these things, whatever it hears."""

    async def talk(socket: ServerConnection) -> None:
        hello = msgspec.json.decode(await socket.recv())
        for message in messages:
            if isinstance(message, Welcome | InWords):
                message = msgspec.structs.replace(message, id=hello["id"])
            raw = message if isinstance(message, str) else msgspec.json.encode(message).decode()
            await socket.send(raw)
        await socket.wait_closed()

    async with serve(talk, "127.0.0.1", 0) as fake:
        port = next(iter(fake.sockets)).getsockname()[1]
        await use(f"http://127.0.0.1:{port}/#room={'a' * 22}")


WELCOME = Welcome(id="", protocol=VERSION, room="a" * 22, seat=None)


def test_a_server_that_reveals_another_seed_is_found_out() -> None:
    async def use(link: str) -> None:
        async with Client.watch(link) as client:
            await client.until(lambda now: now.seen.is_fair is not None, timeout=60)
            assert client.seen.is_fair is False

    asyncio.run(with_fake([WELCOME, LOBBY, ended(OTHER)], use))


@pytest.mark.parametrize(
    ("messages", "why"),
    [
        ([msgspec.structs.replace(WELCOME, protocol=99)], "version 99"),
        (["hello"], "does not answer like a Tenfold server"),
        (['{"type":"update"}'], "does not answer like a Tenfold server"),
    ],
)
def test_what_is_no_server_of_ours_is_said(messages: list[Any], why: str) -> None:
    async def use(link: str) -> None:
        with pytest.raises(ConnectionFailed, match=why):
            async with Client.watch(link):
                pass

    asyncio.run(with_fake(messages, use))


def test_a_refusal_that_passes_is_waited_out_and_one_that_does_not_is_said() -> None:
    """A database that is away for a moment costs nobody a seat."""
    refusals = ["storage-failed", "disk-full"]

    async def talk(socket: ServerConnection) -> None:
        hello = msgspec.json.decode(await socket.recv())
        code = refusals.pop(0) if refusals else None
        if code is not None:
            says = Saying(f"refusal-{code}")
            refused = Refused(id=hello["id"], code=code, rule=None, says=says, version=0)
            await socket.send(msgspec.json.encode(refused).decode())
            return
        for message in (msgspec.structs.replace(WELCOME, id=hello["id"]), LOBBY):
            await socket.send(msgspec.json.encode(message).decode())
        await socket.wait_closed()

    async def scenario() -> None:
        async with serve(talk, "127.0.0.1", 0) as fake:
            port = next(iter(fake.sockets)).getsockname()[1]
            link = f"http://127.0.0.1:{port}/#room={'a' * 22}"
            async with Client.watch(link):
                assert not refusals
            refusals.extend(["storage-failed"] * 99)
            with pytest.raises(RefusedByServer, match="storage-failed"):
                await Client.watch(link, first_patience=0.0).start()
            refusals[:] = ["wrong-token", "never-asked"]
            with pytest.raises(RefusedByServer, match="wrong-token"):
                await Client.watch(link).start()
            assert refusals == ["never-asked"]

    asyncio.run(asyncio.wait_for(scenario(), 60))
