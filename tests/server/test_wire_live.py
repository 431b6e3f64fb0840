"""Exchange and compare, frame by frame while a game is played: what a viewer is told as it happens.

Two servers hold the beginning of the same games. From there all of it is played live in both, by the same
people with the same moves, but nature does hidden things otherwise in one of them. Every frame that the
viewer receives, in its order, is the same in both.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from functools import partial
from itertools import groupby, takewhile
from pathlib import Path
from typing import Any

import pytest

from tenfold.games.registry import GAMES
from tenfold.play.streams import derived
from tenfold.rooms.entries import Answered, GameSet, Happened, LogEntry, Readied, Started, write_entry
from tenfold.rooms.steps import after, opened
from tenfold.testing.playing import SeededStream
from tests.server.processes import Server
from tests.server.raw import Raw, resuming, watching
from tests.server.test_wire import SEATS, entries_of, fill, room_code, token_of, with_tokens
from tests.server.worlds import Pair, pairs, played

MOST = 4  # pairs for each viewer


def live_pairs(game: str) -> list[Pair]:
    """Those whose worlds part at something that nature does, spread over the games."""
    chosen = []
    for viewer in (None, *range(SEATS)):
        stream = SeededStream(11)
        found = [
            pair
            for seed in range(2)
            for pair in pairs(played(game, SEATS, seed, 30), viewer, stream, MOST)
            if isinstance(pair.log[parting(pair)], Happened)
        ]
        chosen += found[:: max(1, len(found) // MOST)][:MOST]
    return [_with_secret(pair, number) for number, pair in enumerate(chosen)]


def parting(pair: Pair) -> int:
    return next(at for at, (one, other) in enumerate(zip(pair.log, pair.other, strict=True)) if one != other)


def _with_secret(pair: Pair, number: int) -> Pair:
    """Of its own, so that a script can tell the games apart; it is the same in both worlds."""
    log, other = (
        _asked_at_once([_live(entry, number) for entry in with_tokens(log)]) for log in (pair.log, pair.other)
    )
    return Pair(pair.viewer, pair.what, log, other)


def is_keep(entry: LogEntry) -> bool:
    """At the board all who keep cards are asked at once."""
    return isinstance(entry, Happened) and entry.do.startswith("keep")


def is_ready(entry: LogEntry) -> bool:
    return isinstance(entry, Readied)


def _asked_at_once(log: list[LogEntry]) -> list[LogEntry]:
    """As a room writes it: all but the last answer are noted, and with the last one all of them happen."""
    written: list[LogEntry] = []
    for keeps, entries in groupby(log, is_keep):
        run = list(entries)
        if keeps:
            written += [
                Answered(seat=e.seat, do=e.do)
                for e in run[:-1]
                if isinstance(e, Happened) and e.seat is not None
            ]
        written += run
    return written


def _live(entry: LogEntry, number: int) -> LogEntry:
    if isinstance(entry, GameSet):
        return GameSet(secret=derived(number, "live").hex())
    if isinstance(entry, Happened):  # whatever a clock chose, a person does here
        return Happened(seat=entry.seat, do=entry.do)
    return entry


def beginning(pair: Pair) -> int:
    """The last thing that a person did before the worlds part; it is played live, and all after it."""
    at = parting(pair)
    while (entry := pair.log[at]) and isinstance(entry, Happened) and entry.seat is None:
        at -= 1
    while any(is_one(pair.log[at]) and is_one(pair.log[at - 1]) for is_one in (is_keep, is_ready)):
        at -= 1  # keeps happen together; and who is not there while people come is not waited for at a rest
    return at


def script(logs: list[list[LogEntry]]) -> str:
    """By the game's secret: all its events, of which nature's are looked up."""
    return json.dumps(
        {
            next(entry.secret for entry in log if isinstance(entry, GameSet)): [
                entry.do for entry in log if isinstance(entry, Happened)
            ]
            for log in logs
        }
    )


def is_there(seat: int, message: dict[str, Any]) -> bool:
    """Told of presence alone, or in a rest with all of the room."""
    if message["type"] != "update":
        return False
    places = message["room"]["places"] if "room" in message else []
    return seat in message.get("present", ()) or any(
        at == seat and place["present"] for at, place in enumerate(places)
    )


def frames(server: Server, number: int, viewer: int | None, log: list[LogEntry], start: int) -> list[str]:
    """What the viewer hears while people play the rest of the log."""
    code = room_code(number)
    with ExitStack() as stack:
        mine = stack.enter_context(Raw(server.socket))
        mine.ask(watching(code) if viewer is None else resuming(code, token_of(viewer)))
        people = {} if viewer is None else {viewer: mine}
        for seat in range(SEATS):
            if seat != viewer:
                people[seat] = stack.enter_context(Raw(server.socket))
                people[seat].ask(resuming(code, token_of(seat)))
                mine.hear_until(partial(is_there, seat))
        room = opened(log[:start])
        for at in range(start, len(log)):
            entry = log[at]
            if is_keep(entry):
                if not is_keep(log[at - 1]) or at == start:  # the last of them settles all
                    *_, last = takewhile(is_keep, log[at:])
                    act_as(people, last, at, room.version)
            elif isinstance(entry, Happened | Answered) and entry.seat is not None:
                act_as(people, entry, at, room.version)
            elif isinstance(entry, Readied):
                assert people[entry.seat].ask({"type": "ready", "id": f"r{at}"})["type"] == "done"
            elif isinstance(entry, Started):
                assert people[0].ask({"type": "start", "id": "s"})["type"] == "done"
            room = after(room, log[at])
        if json.loads(mine.heard[-1]).get("seq", 0) < room.seq:
            mine.hear_until(lambda m: m["type"] == "update" and m["seq"] == room.seq)
        return mine.heard


def act_as(people: dict[int, Raw], entry: LogEntry, at: int, version: int) -> None:
    assert isinstance(entry, Happened | Answered)
    assert entry.seat is not None
    act = {"type": "act", "id": f"a{at}", "version": version, "do": entry.do}
    assert people[entry.seat].ask(act)["type"] == "done"


def heard_in_both(tmp_path: Path, found: list[Pair], *plant: str) -> list[tuple[list[str], list[str]]]:
    """For each pair all frames in the one world and in the other."""
    heard = []
    for name in ("log", "other"):
        logs: list[list[LogEntry]] = [getattr(pair, name) for pair in found]
        file = tmp_path / f"{name}.json"
        file.write_text(script(logs))
        server = Server(
            tmp_path / name,
            plant=("soon", "no_rate_limit", "clocks_stand", "scripted_chance", *plant),
            environment={"TENFOLD_TEST_SCRIPT": str(file)},
        )
        fill(server, [log[: beginning(pair)] for log, pair in zip(logs, found, strict=True)])
        with server:
            heard.append(
                [
                    frames(server, number, pair.viewer, log, beginning(pair))
                    for number, (pair, log) in enumerate(zip(found, logs, strict=True))
                ]
            )
            assert server.stop() == 0
        written = entries_of(server)  # what was played is what was to be played
        assert [written[room_code(n)] for n in range(len(logs))] == [
            [write_entry(e) for e in log] for log in logs
        ]
    return list(zip(*heard, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_told_while_it_happens(game: str, tmp_path: Path) -> None:
    found = live_pairs(game)
    if game == "dice":  # open to all: there is nothing to be hidden
        assert found == []
        return
    assert {pair.viewer for pair in found} == {None, *range(SEATS)}
    for one, other in heard_in_both(tmp_path, found):
        assert len(one) > SEATS
        assert one == other


@pytest.mark.parametrize(
    "leak", ["visibility_forgets_to_redact", "narration_of_the_whole_event", "updates_are_the_same_for_all"]
)
def test_a_leak_in_what_is_told_live_is_caught(leak: str, tmp_path: Path) -> None:
    found = live_pairs("card")[1::2]
    differing = [
        pair.viewer
        for pair, (one, other) in zip(found, heard_in_both(tmp_path, found, leak), strict=True)
        if one != other
    ]
    assert differing
    if leak == "visibility_forgets_to_redact":
        assert None in differing  # a spectator would see hands
        assert len(set(differing)) > 1


def test_frames_keep_their_order(tmp_path: Path) -> None:
    """Whoever acts hears the update first and then the answer; seqs only grow."""
    found = [pair for pair in live_pairs("card") if pair.viewer == 0][:1]
    for one, _ in heard_in_both(tmp_path, found):
        seqs = [message["seq"] for message in map(json.loads, one) if message["type"] == "update"]
        assert seqs == sorted(seqs)
        for at, message in enumerate(map(json.loads, one)):
            if message["type"] == "done":
                assert any(json.loads(before)["seq"] >= message["seq"] for before in one[1:at])
