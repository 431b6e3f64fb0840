"""How fast the server is: `python bench/server.py --rooms 500 --seats 4 --moves 500 --seconds 30`.

Starts a real `tenfold serve` with an SQLite file (synchronous=FULL) on one core and plays from another one:
every seat of every room is connected, and so many moves per second are offered at random times, whether or
not the server keeps up (open loop). Reported are the time from a move's sending until the last seat of its
room has seen it, and what a move costs the server. Judge a shared machine by the CPU time, not by the waits.
`--against REVISION` (or a clone's folder) measures that version and this one in turns, so that the machine's
mood counts for both.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from serverload.process import Server, pin, running
from serverload.table import Table
from serverload.versions import source_of

from tenfold.rooms.settings import Settings
from tenfold.server.sqlite import PRAGMAS

METHOD = f"""\
server on core 0, driver on core 1, WebSockets over loopback; SQLite with {", ".join(PRAGMAS)}
latency: from a move's sending until the last seat of its room has its update, moves offered at random times
cpu: user and system time of the server's process, all threads, by acknowledged move
memory: resident, with all seats connected and the cards dealt, minus that before, by seat"""
TOGETHER = 20  # rooms that are set up at a time
SETTLE = 1.0  # seconds of quiet before memory is read
COMPARED = (
    "cpu_ms_per_move",
    "commits_per_second",
    "seen_by_all_p50_ms",
    "seen_by_all_p99_ms",
    "kb_per_seat",
    "kb_per_seat_after",
)
BOUNDS = {"seen_by_all_p99_ms": 20.0, "cpu_ms_per_move": 0.35, "kb_per_seat": 20.0}


class Figures(msgspec.Struct, kw_only=True):
    rooms: int
    seats: int
    offered_per_second: float
    offered: int
    left_out: int  # no table was free: the server is far behind
    acknowledged: int
    refused: int
    lost_lines: int
    seen_by_all_p50_ms: float
    seen_by_all_p95_ms: float
    seen_by_all_p99_ms: float
    acknowledged_p99_ms: float
    driver_late_p99_ms: float  # how late the driver itself sent; large: the machine was busy
    driver_cpu_percent: float
    server_cpu_percent: float
    cpu_ms_per_move: float
    commits_per_second: float
    kb_per_seat: float  # connected, the cards dealt, nobody plays
    kb_per_seat_after: float  # after the measured moves: rooms remember recent entries for who comes back

    @property
    def is_whole(self) -> bool:
        """Whether every move was answered as it must be."""
        return bool(self.acknowledged) and not self.refused and not self.lost_lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4, help="per room")
    parser.add_argument("--moves", type=float, default=500.0, help="offered per second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=3.0, help="seconds before anything is measured")
    parser.add_argument("--edition", default="intl")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument(
        "--data", type=Path, help="where the rooms' file is made (default: a temporary folder)"
    )
    parser.add_argument(
        "--profile", type=Path, help="run the server under cProfile and write its figures here"
    )
    parser.add_argument(
        "--together",
        type=int,
        default=0,
        help="so many moves at a time, the next when all have seen them, however long that takes:\n"
        "the CPU time of versions can then be compared on a machine with other work, too",
    )
    parser.add_argument(
        "--against", metavar="VERSION", help="a revision or a clone's folder: in turns with it"
    )
    parser.add_argument("--rounds", type=int, default=3, help="with --against")
    options = parser.parse_args()
    pin(1)
    if options.against is not None:
        return _compare(options)
    figures = _run(options, None)
    if options.json:
        print(msgspec.json.encode(figures).decode())
    else:
        print(f"{METHOD}\n\n{_shown(figures)}")
    return 0 if figures.is_whole else 1


def _run(options: argparse.Namespace, source: Path | None) -> Figures:
    with (
        TemporaryDirectory(dir=options.data) as data,
        running(Path(data), 0, options.profile, source) as server,
    ):
        gc.enable()
        gc.unfreeze()
        return asyncio.run(_measured(server, options))


def _compare(options: argparse.Namespace) -> int:
    """Both versions in turns; the medians, and how they compare."""
    before, after = [], []
    with source_of(options.against) as other:
        for number in range(options.rounds):
            before.append(_run(options, other))
            after.append(_run(options, None))
            print(f"round {number + 1}: {_brief(before[-1])}  ->  {_brief(after[-1])}", flush=True)
    print(f"\n{METHOD}\n\n{'':24} {options.against:>12} {'this':>12}      this / other")
    for name in COMPARED:
        one, other_one = (statistics.median(getattr(run, name) for run in runs) for runs in (before, after))
        print(f"{name.replace('_', ' '):24} {one:12,.2f} {other_one:12,.2f} {other_one / one:17.2f}")
    return 0 if all(run.is_whole for run in (*before, *after)) else 1


def _brief(figures: Figures) -> str:
    return f"{figures.cpu_ms_per_move:.3f} ms per move, {figures.seen_by_all_p99_ms:.0f} ms p99"


async def _measured(server: Server, options: argparse.Namespace) -> Figures:
    chance = random.Random(options.seed)
    ready: list[Table] = []
    settings = Settings(game="card", rules={"edition": options.edition}, seats=options.seats)
    tables = [Table(settings, chance, ready.append) for _ in range(options.rooms)]
    await _set_up(tables[:1], server)  # so that what is loaded once does not count as a seat's
    before = server.memory()
    await _set_up(tables[1:], server)
    async with asyncio.timeout(30):
        while len(ready) < options.rooms:
            await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLE)
    memory = server.memory() - before
    gc.collect()
    gc.freeze()
    gc.disable()  # the driver's own pauses are not the server's
    await _play(ready, options, options.warm_up, chance)
    start, own, cpu = time.perf_counter(), time.process_time(), server.cpu_seconds()
    commits = server.count("tenfold_commits_total")
    offered, left_out = await _play(ready, options, options.seconds, chance)
    spent, own, cpu = time.perf_counter() - start, time.process_time() - own, server.cpu_seconds() - cpu
    commits = server.count("tenfold_commits_total") - commits
    after = server.memory() - before
    for table in tables:
        table.close()
    moves = [move for table in tables for move in table.moves if move.due >= start]  # not the warm-up's
    if not moves:
        raise SystemExit(f"no move was acknowledged: {[code for t in tables for code in t.refusals][:5]}")
    counted = max(1, (options.rooms - 1) * options.seats)  # the first room was there before
    seen = sorted(move.seen - move.sent for move in moves)
    return Figures(
        rooms=options.rooms,
        seats=options.rooms * options.seats,
        offered_per_second=options.moves,
        offered=offered,
        left_out=left_out,
        acknowledged=len(moves),
        refused=sum(len(table.refusals) for table in tables),
        lost_lines=sum(table.lost for table in tables),
        seen_by_all_p50_ms=_at(seen, 50),
        seen_by_all_p95_ms=_at(seen, 95),
        seen_by_all_p99_ms=_at(seen, 99),
        acknowledged_p99_ms=_at(sorted(move.acknowledged - move.sent for move in moves), 99),
        driver_late_p99_ms=_at(sorted(move.sent - move.due for move in moves), 99),
        driver_cpu_percent=own / spent * 100,
        server_cpu_percent=cpu / spent * 100,
        cpu_ms_per_move=cpu / len(moves) * 1000,
        commits_per_second=commits / spent,
        kb_per_seat=memory / counted / 1024,
        kb_per_seat_after=after / counted / 1024,
    )


async def _set_up(tables: list[Table], server: Server) -> None:
    for first in range(0, len(tables), TOGETHER):
        some = tables[first : first + TOGETHER]
        await asyncio.gather(*(table.set_up("127.0.0.1", server.port) for table in some))


async def _play(
    ready: list[Table], options: argparse.Namespace, seconds: float, chance: random.Random
) -> tuple[int, int]:
    if options.together:
        return await _in_step(ready, options.together, round(seconds * options.moves), chance), 0
    return await _offer(ready, options.moves, seconds, chance)


async def _in_step(ready: list[Table], together: int, moves: int, chance: random.Random) -> int:
    """So many moves at a time, at tables drawn by lot: commits hold the same in every version."""
    for _ in range(moves // together):
        async with asyncio.timeout(60):
            while len(ready) < together:  # the others deal
                await asyncio.sleep(0.001)
            chance.shuffle(ready)
            some = [ready.pop() for _ in range(together)]
            for table in some:
                table.play(time.perf_counter())
            while any(table.is_busy for table in some):
                await asyncio.sleep(0.001)
    return moves // together * together


async def _offer(ready: list[Table], rate: float, seconds: float, chance: random.Random) -> tuple[int, int]:
    """Moves at random times (Poisson), each at a random table that waits for one; how many, and left out."""
    offered = left_out = 0
    due = time.perf_counter()
    end = due + seconds
    while due < end:
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        offered += 1
        if ready:
            at = chance.randrange(len(ready))
            ready[at], ready[-1] = ready[-1], ready[at]
            ready.pop().play(due)
        else:
            left_out += 1
        due += chance.expovariate(rate)
    await asyncio.sleep(0.2)  # what is under way arrives
    return offered, left_out


def _at(ordered: list[float], percent: int) -> float:
    """A percentile, in milliseconds."""
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000


def _shown(figures: Figures) -> str:
    lines = []
    for name, value in msgspec.structs.asdict(figures).items():
        bound = f"   (bound {BOUNDS[name]:g})" if name in BOUNDS else ""
        lines.append(f"{name.replace('_', ' '):24} {value:10,.2f}{bound}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
