"""Bots that the host of a server has added: people choose them by name, and name no program over the wire."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tenfold.client import Client, Invitation
from tenfold.core import BadInput, Refusal
from tenfold.server.hosted import read_hosted
from tests.bots.test_external import unruly
from tests.cli.run import assert_refused, tenfold
from tests.lab.test_external_runs import ROOT, is_running
from tests.rooms.seated import settings
from tests.server.processes import PATIENCE, Server, eventually

FAILURES = ("it ended with exit code 3", "its answer is not an action")
SHORT = settings("card", seats=3, fill="tidy")


async def play_on(client: Client) -> None:
    """As the hints say, to the end of the game."""
    while client.room is not None and client.room.status == "playing":
        await client.until(lambda now: now.is_my_turn or now.is_awaited_ready or now.room.result, PATIENCE)
        if client.is_awaited_ready:
            await client.ready()
        elif client.is_my_turn:
            await client.act((await client.hint()).do)


def test_a_program_plays_at_a_table_with_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    bots = ("--bot", "tidy=cmd:node examples/tidy.js", "--bot", "tidy-py=examples.tidy:TidyBot")

    async def game(server: Server) -> None:
        async with Client.open(server.url, SHORT, "Ann") as ann:
            for name in ("cmd:node tidy.js", "os:system", "greedy", "nobody"):
                with pytest.raises(Refusal) as refused:
                    await ann.seat_bot(1, name)
                assert refused.value.code == "unknown-bot"
            await ann.seat_bot(1, "tidy-py")
            await ann.begin()
            assert ann.room is not None
            assert [place.bot for place in ann.room.places] == [None, "tidy-py", "tidy"]
            await play_on(ann)
            assert ann.room.result is not None

    with Server(tmp_path / "data", *bots) as server:
        games = json.loads(server.get("/choices.json")[1])["games"]
        offered = {name: [bot for bot in of["bots"] if "tidy" in bot] for name, of in games.items()}
        assert offered == {"card": ["tidy", "tidy-py"], "dice": [], "board": []}
        asyncio.run(asyncio.wait_for(game(server), PATIENCE))
        assert server.metric("tenfold_too_slow_total") == 0, server.log_text()
        assert server.stop() == 0


def test_bots_that_fail_play_in_haste_and_keep_nobody_waiting(tmp_path: Path) -> None:
    """And after a restart without them as the usual one."""
    log = tmp_path / "log"
    bots = ("--bot", f"odd={unruly('dies', log)}", "--bot", f"rude={unruly('forbidden', log)}")
    chosen = settings("card", seats=3, fill="odd")
    links: list[Invitation] = []

    async def game(server: Server) -> None:
        async with Client.open(server.url, chosen, "Ann") as ann:
            await ann.seat_bot(2, "rude")
            await ann.begin(dealer=0)
            await ann.until(lambda now: now.is_my_turn, PATIENCE)
            while not all(part in server.log_text() for part in FAILURES):  # a skip may have passed one over
                await ann.act((await ann.hint()).do)
                await ann.until(lambda now: now.is_my_turn, PATIENCE)
            links.append(ann.seat_link)

    async def goes_on(server: Server) -> None:
        async with Client.resume(links[0]) as ann:
            await play_on(ann)
            assert ann.room is not None
            assert ann.room.result is not None

    with Server(tmp_path / "data", *bots) as server:
        asyncio.run(asyncio.wait_for(game(server), PATIENCE))
        assert server.stop() == 0
        problems = [line["problem"] for line in server.log() if line["event"] == "not thought to the end"]
        assert problems
        told = "KeyError", "B13"  # what it prints and answers may tell of its cards
        assert not any(part in problem for problem in problems for part in told)
    started = [int(line.split()[1]) for line in log.read_text().splitlines() if line.startswith("pid")]
    eventually(lambda: not any(map(is_running, started)), "the end of all programs")
    with Server(tmp_path / "data", port=server.port) as server:
        asyncio.run(asyncio.wait_for(goes_on(server), PATIENCE))


@pytest.mark.parametrize(
    ("bot", "part"),
    [
        ("tidy", "write NAME=module:Class or NAME=cmd:COMMAND"),
        ("Tidy!=cmd:node", "lower-case letters, digits and hyphens"),
        ("easy=cmd:node", "there is already a bot easy"),
        ("mine=solid", "write NAME=module:Class"),
        ("mine=nowhere:Bot", "cannot import the module nowhere"),
        ("mine=cmd:no-such-program", "there is no command no-such-program"),
        ("mine=tests.server.test_hosted_bots:Chess", "it plays none of our games (card, dice, board)"),
    ],
)
def test_what_cannot_be_offered_is_refused(bot: str, part: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_hosted(bot)
    assert part in str(refused.value)


class Chess:
    games = ("chess",)

    def choose(self, view: object, legal: object, stream: object) -> None: ...


def test_a_program_that_cannot_be_offered_is_named_before_the_server_listens(tmp_path: Path) -> None:
    options = ("serve", "--port", "0", "--data", tmp_path, "--bot", f"mine={unruly('other')}")
    assert_refused(tenfold(*options), 1, "does not speak the bot protocol")
