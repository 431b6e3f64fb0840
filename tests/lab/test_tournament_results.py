"""The folder of a tournament: stopped and gone on with it ends up the same, and so does the verdict."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import PATIENCE, Done, assert_refused, tenfold
from tests.cli.terminal import COMMAND
from tests.lab.test_simulate import group_members, wait_until
from tests.lab.test_study import Page, rows

pytest.importorskip("matplotlib")
pytest.importorskip("choix")

OPTIONS = ("--variant", "short:1", "--bots", "easy,random,greedy", "--seed", "3", "--most-decisions", "400")


def tournament(folder: Path, *options: str, deals: int = 4, jobs: int = 1) -> Done:
    given = ("--deals", str(deals), "--jobs", str(jobs), *options)
    return tenfold("lab", "tournament", "--results", folder, *OPTIONS, *given)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """One that nothing has stopped, and its verdict."""
    folder = tmp_path_factory.mktemp("tournaments") / "whole"
    return folder, tournament(folder, "--json").data


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_every_game_has_a_row_and_the_report_needs_nothing_else(whole: tuple[Path, Any]) -> None:
    folder, verdict = whole
    names, *games = rows(folder)
    assert len(games) == verdict["games"] == 4 * 3 * 2  # deals, pairs of bots, seats
    first = dict(zip(names.split(","), games[0].split(","), strict=True))
    assert (first["deal"], first["table"], first["bot_0"], first["bot_1"]) == ("0", "0", "easy", "random")
    assert (first["late_0"], first["fault_0"]) == ("", "")  # of a bot of ours
    text = (folder / "report.html").read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.tags.count("svg") == 3
    assert all(address.startswith("#") for address in page.addresses)
    assert "script" not in page.tags
    assert len(page.ids) == len(set(page.ids))
    beaten = verdict["crosstable"]["random"]["easy"]
    assert f"<td>{beaten:.1%}</td>" in text
    assert beaten + verdict["crosstable"]["easy"]["random"] == pytest.approx(1)
    assert verdict["crosstable"]["easy"]["easy"] is None


def test_processes_and_later_deals_change_nothing(whole: tuple[Path, Any], tmp_path: Path) -> None:
    folder, verdict = whole
    assert tournament(tmp_path / "new", deals=2).code == 0
    assert rows(tmp_path / "new") == rows(folder)[: 1 + 2 * 6]
    assert tournament(tmp_path / "new", "--json", jobs=2).data == verdict
    assert contents(tmp_path / "new") == contents(folder)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_an_interrupt_costs_nothing(whole: tuple[Path, Any], tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    given = ("--results", str(folder), "--deals", "100000", "--to-the-end", "--jobs", "2")
    with subprocess.Popen(
        [*COMMAND, "lab", "tournament", *OPTIONS, *given],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_until(lambda: (folder / "games.csv").exists() and len(rows(folder)) > 6)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    wait_until(lambda: not group_members(process.pid))
    assert (process.returncode, out) == (1, "")
    assert err.startswith("tenfold: stopped; ")
    assert err.endswith(f"deals are in {folder}/games.csv, and the same command goes on from there\n")
    assert tournament(folder, "--json").data == whole[1]
    assert rows(folder)[: len(rows(whole[0]))] == rows(whole[0])
    assert (folder / "report.html").read_bytes() == (whole[0] / "report.html").read_bytes()


def test_the_verdict_comes_again_from_the_rows(tmp_path: Path) -> None:
    """Where it was stopped early, also: no deal more, and the same intervals, at any number of deals."""
    options = ("lab", "tournament", "--variant", "short:1", "--bots", "easy,random", "--jobs", "1", "--json")
    kept = (*options, "--results", tmp_path / "new")
    verdict = tenfold(*options, "--deals", "60").data
    assert verdict["best"] == "easy"
    assert verdict["deals"] < 60
    tenfold(*kept, "--deals", str(verdict["deals"] // 2))
    file = tmp_path / "new" / "games.csv"
    os.truncate(file, file.stat().st_size - 5)  # as a power cut leaves it
    for _ in range(2):
        assert tenfold(*kept, "--deals", "60").data == verdict
        assert len(rows(tmp_path / "new")) == 1 + verdict["games"]
    assert tenfold(*kept, "--deals", "30", "--to-the-end").data["games"] == 2 * 30
    assert tenfold(*kept, "--deals", "60").data == verdict


def test_faults_are_told_again_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of a bot that complains in several lines, with commas and quotation marks."""
    (tmp_path / "failing.py").write_text(
        "class Fails:\n"
        "    asked = 0\n"
        "    def choose(self, view, legal, stream):\n"
        "        Fails.asked += 1\n"
        "        if Fails.asked == 3:\n"
        "            raise RuntimeError('no, \"never\"\\nagain')\n"
        "        return legal[0]\n",
        "utf-8",
    )
    monkeypatch.chdir(tmp_path)
    bots = ("--bots", "failing:Fails,easy", "--most-decisions", "60")
    options = ("lab", "tournament", "--variant", "short:1", *bots, "--deals", "2", "--jobs", "1", "--json")
    once, again = (tenfold(*options, "--results", "new").data for _ in range(2))
    assert once == again
    faults = once["faults"]["failing:Fails"]
    assert faults["restarts"] == 1
    assert faults["first"].startswith('RuntimeError: no, "never" again (failing.py, line ')


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--seed", "4"], "holds another tournament: seed 3 instead of 4"),
        (["--bots", "easy,random"], "holds another tournament: bots easy; random; greedy instead of easy; "),
        (["--players", "3"], "holds another tournament: players 2 instead of 3"),
        (["--variant", "knock"], "holds another tournament: its rules are different"),
        (["--bots", "genius"], 'There is no bot "genius"'),
    ],
)
def test_the_folder_of_another_tournament_is_left_alone(
    whole: tuple[Path, Any], options: list[str], part: str
) -> None:
    before = contents(whole[0])
    assert_refused(tournament(whole[0], *options), 2, part)
    assert contents(whole[0]) == before


def test_a_study_and_a_tournament_do_not_share_a_folder(whole: tuple[Path, Any], tmp_path: Path) -> None:
    folder = tmp_path / "copied"
    shutil.copytree(whole[0], folder)
    before = contents(folder)
    assert_refused(tenfold("lab", "study", folder), 2, "is not empty and holds no study: choose another")
    (folder / "tournament.json").rename(folder / "study.json")
    assert_refused(tournament(folder), 2, "is not empty and holds no tournament: choose another")
    assert set(contents(folder).values()) == set(before.values())
    assert json.loads((folder / "study.json").read_text("utf-8"))["bots"] == ["easy", "random", "greedy"]


def test_bad_options_make_no_folder(tmp_path: Path) -> None:
    assert_refused(tournament(tmp_path / "new", "--bots", "solid,genius"), 2, "genius")
    assert not (tmp_path / "new").exists()
