"""Bots of others in simulations and tournaments, as their authors start them; nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.test_external import unruly
from tests.cli.run import PATIENCE, assert_refused, tenfold
from tests.cli.terminal import COMMAND
from tests.docs.pages import blocks
from tests.lab.test_simulate import wait_until

ROOT = Path(__file__).parents[2]
TIDY, TIDY_JS = "examples.tidy:TidyBot", "cmd:node examples/tidy.js"


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_the_examples_in_python_and_javascript_play_alike() -> None:
    """Every choice is the same, in a tournament of several processes."""
    options = ("--deals", "4", "--variant", "short:4", "--seed", "1", "--json")
    results = []
    for spec, jobs in ((TIDY, "1"), (TIDY_JS, "2")):
        data = tenfold("lab", "tournament", "--bots", f"{spec},easy", "--jobs", jobs, *options).data
        assert data["faults"] == {spec: {"late": 0, "illegal": 0, "restarts": 0, "first": None}}
        (tidy, _) = data.pop("standings")
        assert tidy.pop("bot") == spec
        results.append((tidy, data["finished"], data["mean_decisions"]))
    assert results[0] == results[1]
    assert results[0][1] == 8


def test_the_first_bot_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    (tmp_path / "hasty.py").write_text(blocks(page, "python")[0])
    command = blocks(page)[0].strip()
    assert command == "tenfold lab tournament --bots hasty:Hasty,easy --deals 20"
    data = tenfold(*command.split()[1:], "--jobs", "1", "--variant", "short:2", "--json").data
    assert (data["finished"], data["faults"]["hasty:Hasty"]["first"]) == (data["games"], None)


def test_examples_among_themselves_come_to_an_end() -> None:
    data = tenfold(
        "simulate", "--bots", f"{TIDY},{TIDY_JS},easy", "--players", "3", "--games", "2", "--json"
    ).data
    assert (data["games"], data["finished"]) == (2, 2)
    for name in ("tidy.py", "tidy.js"):
        assert len((ROOT / "examples" / name).read_text().splitlines()) <= 45


def test_faults_are_reported_below_the_result() -> None:
    spec = unruly("forbidden")
    options = ("--variant", "short:1", "--games", "1", "--jobs", "1")
    done = tenfold("simulate", "--bots", f"{spec},easy", "--players", "2", *options)
    assert done.code == 0
    said = " ".join(done.out.split())
    assert " 0 late, " in said
    assert (
        "each time the first legal action was played (first: it answered 'discard B13', which is not" in said
    )


@pytest.mark.parametrize(
    ("options", "code", "part"),
    [
        (["--bots", "genius,easy"], 2, 'There is no bot "genius": choose from'),
        (["--bots", "nowhere:Bot,easy"], 2, "the bot nowhere:Bot: cannot import the module nowhere"),
        (["--bots", "cmd:no-such-program,easy"], 2, "there is no command no-such-program"),
        (["--bots", f"{unruly('dies', Path('/dev/null'))} 'a,b',easy"], 1, "ended with exit code 3"),
        (["--bots", f"{unruly('other')},easy"], 1, "does not speak the bot protocol: its first line was"),
        (["--bots", f"{unruly('hang')},easy", "--bot-seconds", "0.05"], 1, "within 0.05 s, 3 times"),
        (["--bot-seconds", "0"], 2, "--bot-seconds"),
    ],
)  # fmt: skip
def test_what_cannot_go_on_is_said_in_one_line(options: list[str], code: int, part: str) -> None:
    commands = [("simulate", "1"), ("lab tournament", "2")] if "exit" in part else [("simulate", "1")]
    for command, jobs in commands:
        assert_refused(tenfold(*command.split(), *options, "--players", "2", "--jobs", jobs), code, part)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize(("jobs", "told"), [("2", signal.SIGINT), ("1", signal.SIGKILL)])
def test_an_interrupt_leaves_no_program_behind(tmp_path: Path, jobs: str, told: signal.Signals) -> None:
    """Not even one that hangs, with a child of its own; nor when the command is killed."""
    shell = tmp_path / "bot.sh"
    shell.write_text(f"sleep 3600 &\necho $! >> {tmp_path}/pids\n{' '.join(hanging(tmp_path))}\n")
    bots = f"cmd:sh {shell},easy"
    with subprocess.Popen(
        [*COMMAND, "simulate", "--players", "2", "--games", "100", "--jobs", jobs, "--bots", bots],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        pids, log = tmp_path / "pids", tmp_path / "log"
        wait_until(lambda: process.poll() is not None or (log.exists() and "choose" in log.read_text()))
        os.killpg(process.pid, told)
        out, err = process.communicate(timeout=PATIENCE)
    expected = (1, "", "tenfold: stopped\n") if told is signal.SIGINT else (-signal.SIGKILL, "", "")
    assert (process.returncode, out, err) == expected
    started = [int(line.split()[-1]) for line in log.read_text().splitlines() if line.startswith("pid")]
    started += map(int, pids.read_text().split())
    assert len(started) >= 2
    wait_until(lambda: not any(map(is_running, started)))


def hanging(folder: Path) -> list[str]:
    return [sys.executable, str(ROOT / "tests" / "bots" / "unruly.py"), "hang", str(folder / "log")]


def is_running(pid: int) -> bool:
    """What has ended and awaits its parent does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
