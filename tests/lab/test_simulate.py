"""Simulation: the same games in any process and any number of them, and every game ends."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tenfold.core import BadRules, BadText, TenfoldError
from tenfold.games.registry import GAMES
from tenfold.lab.simulate import Batch, Played, play_one, simulate, summarise
from tenfold.record import read_record, verify
from tenfold.testing.playing import combinations_of
from tests.cli.run import PATIENCE, assert_refused, tenfold
from tests.cli.terminal import COMMAND

KIND = GAMES["card"]


def batch(
    *variants: str,
    edition: str = "intl",
    bots: Sequence[str] = ("random", "random"),
    games: int = 10,
    seed: int = 7,
    most_decisions: int = 200_000,
    records: Path | None = None,
) -> Batch:
    return Batch(
        game="card",
        rules=KIND.write_rules(KIND.rules(edition, variants)),
        bots=tuple(bots),
        games=games,
        seed=seed,
        most_decisions=most_decisions,
        records=records,
    )


# --- every game ends -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", KIND.seats)
@pytest.mark.parametrize("variants", [v for v in combinations_of(KIND, "intl") if len(v) < 2])
@pytest.mark.parametrize("edition", KIND.editions)
def test_games_of_every_variant_and_size_end(edition: str, variants: tuple[str, ...], players: int) -> None:
    played = play_one(batch(*variants, edition=edition, bots=["random"] * players), 0)
    assert played.outcome is not None
    assert sorted(seat for place in played.outcome.ranking for seat in place) == list(range(players))
    assert len(played.outcome.scores) == players


@pytest.mark.parametrize("variants", [v for v in combinations_of(KIND, "fx") if len(v) == 2], ids="+".join)
@pytest.mark.parametrize("edition", KIND.editions)
def test_games_of_variants_together_end(edition: str, variants: tuple[str, ...]) -> None:
    players = 2 + sum(map(len, variants)) % 5
    assert play_one(batch(*variants, edition=edition, bots=["random"] * players), 0).outcome is not None


# --- the same in any process ---------------------------------------------------------------------------


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_the_number_of_jobs_and_the_hash_seed_change_nothing(tmp_path: Path) -> None:
    printed, written = [], []
    for number, (jobs, hash_seed) in enumerate([("1", "0"), ("1", "1"), ("2", "2"), ("3", "random")]):
        folder = tmp_path / str(number)
        run = tenfold(
            *("simulate", "--edition", "fx", "--variant", "knock,short:1", "--players", "3"),
            *("--games", "11", "--seed", "7", "--jobs", jobs, "--records", folder, "--json"),
            environment={"PYTHONHASHSEED": hash_seed},
        )
        printed.append(run.data)
        written.append(contents(folder))
    assert printed[0]["finished"] == printed[0]["games"] == 11
    assert sorted(written[0]) == [f"{number:06d}.jsonl" for number in range(11)]
    assert all(data == printed[0] for data in printed)
    assert all(files == written[0] for files in written)
    assert len(set(written[0].values())) == 11  # and no two games are alike


def test_other_seeds_give_other_games() -> None:
    played = {seed: play_one(batch("short:1", seed=seed), 0) for seed in range(20)}
    assert len({(game.decisions, game.events) for game in played.values()}) > 10
    assert play_one(batch("short:1", seed=3), 0) == played[3]


def test_a_game_does_not_depend_on_the_batch_it_is_in() -> None:
    assert play_one(batch("short:1", games=5), 4) == play_one(batch("short:1", games=500), 4)


def test_recorded_games_are_the_games_played(tmp_path: Path) -> None:
    silent = simulate(batch("short:1", games=3), jobs=1)
    assert simulate(batch("short:1", games=3, records=tmp_path / "new" / "folder"), jobs=1) == silent
    for number in range(3):
        record = read_record(tmp_path / "new" / "folder" / f"{number:06d}.jsonl")
        verify(record)
        played = play_one(batch("short:1", games=3), number)
        assert played.outcome is not None
        assert record.result is not None
        assert record.result.ranking == played.outcome.ranking
        assert len(record.entries) == played.events


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate(batch("short:1", games=10), 1, told.append)
    assert sum(told) == 10


# --- the cap -------------------------------------------------------------------------------------------


def test_games_that_reach_the_cap_are_counted_as_unfinished(tmp_path: Path) -> None:
    run = tenfold(
        *("simulate", "--games", "3", "--players", "2", "--most-decisions", "30", "--jobs", "1"),
        *("--records", tmp_path, "--json"),
    )
    assert (run.data["games"], run.data["finished"], run.data["reasons"]) == (3, 0, {})
    assert run.data["most_decisions"] == run.data["mean_decisions"] == 30
    for file in tmp_path.iterdir():
        record = read_record(file)
        assert record.result is not None
        assert record.result.reason is None
        verify(record)
    told = tenfold("simulate", "--games", "3", "--most-decisions", "30", "--jobs", "1")
    assert told.code == 0
    assert "finished 0\nunfinished 3, stopped at 30 decisions\n" in told.out


def test_a_summary_of_shared_wins_and_unfinished_games() -> None:
    finished = play_one(batch("short:1"), 0)
    summary = summarise([finished, Played(None, 50, 80)], bots=("easy", "easy"))
    assert (summary.games, summary.finished, sum(summary.wins)) == (2, 1, 1)
    assert summarise([], bots=("easy", "easy")).games == 0


# --- refusals ------------------------------------------------------------------------------------------


def test_a_folder_that_is_not_empty_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(TenfoldError, match=r"is not empty: choose another$"):
        simulate(batch("short:1", records=tmp_path), 1)
    assert contents(tmp_path) == {"mine.txt": b"mine"}


def test_bad_bots_and_tables_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    with pytest.raises(BadText, match=r"^unknown-bot\(name='genius' bots=random,"):
        simulate(batch(bots=["random", "genius"], records=folder), 1)
    with pytest.raises(BadRules, match=r"^players\(players=7 fewest=2 most=6\)"):
        simulate(batch(bots=["random"] * 7, records=folder), 1)
    assert not folder.exists()


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--players", "1"], "for 2 to 6 players, not 1"),
        (["--players", "-1"], "for 2 to 6 players, not -1"),
        (["--players", "1000000000000"], "2 to 6 players"),
        (["--players", "x"], "--players"),
        (["--bots", "genius"], 'There is no bot "genius"'),
        (["--bots", "random,random,random"], "3 bots for 4 players"),
        (["--bots", ""], 'There is no bot ""'),
        (["--seed", "seven"], "--seed"),
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--most-decisions", "0"], "--most-decisions"),
        (["--variant", "free", "--variant", "fixed"], "Free order contradicts fixed hands"),
        (["--variant", "even,odd"], "contradicts"),
    ],
)
def test_wrong_options_are_refused(options: list[str], part: str) -> None:
    assert_refused(tenfold("simulate", *options), 2, part)


def test_records_in_an_impossible_place_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    options = ("simulate", "--games", "1", "--variant", "short:1", "--jobs", "1")
    below = file / "below"
    assert_refused(tenfold(*options, "--records", below), 1, f"{below}: Not a directory")
    assert_refused(tenfold(*options, "--records", file), 1, f"{file}: File exists")
    full = tmp_path / "full"
    full.mkdir()
    (full / "000000.jsonl").write_text("mine")
    assert_refused(tenfold(*options, "--records", full), 1, f"the folder {full} is not empty")
    assert (full / "000000.jsonl").read_text() == "mine"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_disk_that_fills_up_is_named_with_the_file(tmp_path: Path, jobs: str) -> None:
    """A limit on the size of files stands in for the full disk."""
    script = 'ulimit -f 4; exec "$@"'
    arguments = ("simulate", "--games", "8", "--variant", "short:1", "--jobs", jobs, "--records", tmp_path)
    run = subprocess.run(
        ["sh", "-c", script, "sh", *COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith(f"tenfold: cannot write {tmp_path}/00000")
    assert run.stderr.endswith(".jsonl: File too large\n")
    assert run.stderr.count("\n") == 1


# --- Ctrl-C --------------------------------------------------------------------------------------------


def group_members(group: int) -> list[int]:
    """The running processes of a group; what has ended and awaits its parent does not count."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                state, _, process_group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue
            if int(process_group) == group and state != "Z":
                found.append(int(entry.name))
    return found


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_stops_all_processes_without_a_traceback(
    tmp_path: Path, jobs: str, told: signal.Signals
) -> None:
    arguments = ("simulate", "--games", "100000", "--jobs", jobs, "--records", str(tmp_path))
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        # From a terminal, Ctrl-C reaches the whole group. Four records: two games at least are over.
        wait_until(lambda: process.poll() is not None or len(list(tmp_path.iterdir())) >= 4)
        if told is signal.SIGINT:
            os.killpg(process.pid, told)
        else:
            process.send_signal(told)  # as a service manager ends a program: it alone
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (1, "", "tenfold: stopped\n")
    # The helper that multiprocessing keeps for itself ends when it finds its parent gone.
    wait_until(lambda: not group_members(process.pid))
    finished = [file for file in tmp_path.iterdir() if b'{"reason":' in file.read_bytes()]
    assert finished
    for file in finished:
        verify(read_record(file))
