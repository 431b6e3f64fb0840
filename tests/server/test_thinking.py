"""Who thinks for long keeps nobody else waiting: bots and hints work beside the event loop, within bounds."""

from __future__ import annotations

import asyncio
import math
import time
from pathlib import Path

import pytest

from tenfold.analysis.dice import solutions
from tenfold.client import Client
from tenfold.core import BadText
from tenfold.games.registry import GAMES, game_kind
from tenfold.play import HashStream
from tenfold.rooms.decisions import advised, bot_chooses, chooses_in_haste
from tenfold.rooms.room import Room
from tenfold.rooms.settings import Settings
from tenfold.rooms.steps import action_of
from tenfold.server.beside import Beside, NotDone
from tenfold.server.thinking import RoomHints, Thinking
from tenfold.surfaces import bot, is_quick
from tests.rooms.seated import SeatedRoom, settings
from tests.server.processes import PATIENCE, Server, eventually
from tests.server.solving import brought

# The hand is compared with every phase, and each of them is judged by 24 deals first: a second and more.
HEAVY = [f"set {a} + set {b} + colour {c}" for a in (2, 3) for b in (2, 3, 4) for c in (2, 3, 4)]
HEAVY += [f"run {a} + set {b} + colour {c}" for a in (4, 5) for b in (2, 3) for c in (2, 3)]
HEAVY += [f"set 2 + set 2 + set {a} + colour {c}" for a in (2, 3) for c in (2, 3, 4)]
HOUSE = Settings(
    game="card", rules={"edition": "intl", "free_order": True, "phases": HEAVY}, seats=2, fill="solid"
)


def test_what_is_worked_out_beside_comes_back_or_ends_in_time() -> None:
    async def run() -> None:
        beside = Beside()
        assert await beside.run(PATIENCE, math.factorial, 5) == 120
        with pytest.raises(BadText) as refused:
            await beside.run(PATIENCE, action_of, "card", "win")
        assert refused.value.code == "no-action"
        with pytest.raises(NotDone, match="ValueError"):  # a defect, with its traceback
            await beside.run(PATIENCE, math.factorial, -1)
        helper = beside._helper
        assert helper is not None
        waiting = asyncio.create_task(beside.run(PATIENCE, math.factorial, 4))
        with pytest.raises(NotDone):
            await beside.run(0.2, time.sleep, PATIENCE)
        assert await waiting == 24  # whether it came before or after
        assert await beside.run(PATIENCE, math.factorial, 6) == 720  # with a new helper
        assert await helper.wait() < 0
        broken = asyncio.create_task(beside.run(PATIENCE, time.sleep, PATIENCE))
        await asyncio.sleep(0)
        await beside.close()
        with pytest.raises(NotDone):
            await broken

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("game", GAMES)
def test_bots_and_hints_say_the_same_beside_as_here(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of the two it is, the rules decide, and nothing that only some may know."""
    monkeypatch.setattr("tenfold.server.thinking.SECONDS", PATIENCE)
    sitting = SeatedRoom(settings(game, seats=2, fill="solid", rules={}), people=["Ann", "Bo"])
    sitting.start(dealer=1)
    assert is_quick(game, "easy", sitting.room.rules) == (game != "board")  # whose short game is the house's
    assert not is_quick("card", "solid", game_kind("card").read_rules(HOUSE.rules))

    async def run(room: Room) -> None:
        thinking = Thinking()
        hints = RoomHints(thinking)
        seat = room.awaited
        assert seat is not None
        assert await thinking.choice(room, seat) == bot_chooses(room, seat)
        said = await asyncio.gather(*(hints.of(room, seat) for _ in range(5)))  # worked out once
        assert set(map(id, said)) == {id(said[0])}
        assert said[0] == advised(room, seat)
        await thinking.close()
        assert room.game is not None
        room.game.check(room.state, chooses_in_haste(room, seat))  # a bot in haste keeps to the rules

    asyncio.run(run(sitting.room))


def test_a_reading_is_solved_meanwhile_and_hints_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Printed rules are known exactly at once; by others the exact bots play as the usual one until then."""
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))
    monkeypatch.setattr("tenfold.server.thinking.SECONDS", PATIENCE)
    monkeypatch.setattr("tenfold.server.solving.solve", brought)
    monkeypatch.setattr(solutions, "_KNOWN", {})

    async def run(room: Room, other: Room) -> None:
        thinking = Thinking()
        exact = await thinking.advice(room, 0)
        assert exact.best is not None
        assert (exact.best.worth, exact.best.note, len(exact.best.choices)) == ("total", None, 5)
        assert exact.do == exact.best.choices[0].do == room.kind.write_action(await thinking.choice(room, 0))
        assert other.game is not None
        estimated = await thinking.advice(other, 0)
        assert estimated.best is not None
        assert estimated.best.note is not None
        assert (estimated.best.worth, estimated.best.note.id) == ("cost", "advice-dice-being-solved")
        assert await thinking.choice(other, 0) == bot("dice", "solid", other.rules).choose(
            other.game.view(other.state, 0), [], HashStream(b"", "")
        )
        await asyncio.gather(*thinking._finding.values())
        solved = await thinking.advice(other, 0)
        assert solved.best is not None
        assert (solved.best.worth, solved.best.note) == ("total", None)
        await thinking.close()

    rooms = []
    for variants in ([], ["free-decline"]):
        chosen = settings("dice", seats=1, fill="optimal", variants=variants)
        rooms.append(SeatedRoom(chosen, people=["Ann"]))
        rooms[-1].start()
    asyncio.run(asyncio.wait_for(run(*(sitting.room for sitting in rooms)), PATIENCE))


def test_a_slow_hint_is_slow_for_nobody_else(tmp_path: Path) -> None:
    """House rules that make a hint slow: others are answered while it is worked out."""

    async def game(server: Server) -> None:
        async with (
            Client.open(server.url, HOUSE, "Ann") as ann,
            Client.open(server.url, settings("card", seats=2), "Bo") as bo,
        ):
            await ann.seat_bot(1, "random")
            await ann.begin(dealer=1)
            await ann.until(lambda client: client.is_my_turn, PATIENCE)
            advice = asyncio.create_task(ann.hint())
            for number in range(20):
                await bo.rename(f"Bo {number}")
            assert not advice.done()
            assert (await advice).do in ("draw", "take")

    with Server(tmp_path / "data", plant=("no_rate_limit", "time_to_think")) as server:
        asyncio.run(asyncio.wait_for(game(server), PATIENCE))
        (helper,) = helpers(server.pid)
        server.kill()  # and it leaves nobody behind
        eventually(lambda: not Path(f"/proc/{helper}").exists(), "the end of a helper")


def helpers(pid: int) -> list[int]:
    children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split())
    return [child for child in children if b"beside" in Path(f"/proc/{child}/cmdline").read_bytes()]
