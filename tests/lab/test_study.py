"""Studies as people run them: stopped and gone on with, wrong options, full disks, bots that fail."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tenfold.lab.pool import Workers
from tenfold.lab.results import opened
from tenfold.lab.study import Arm, Study, play_study
from tests.cli.run import PATIENCE, Done, assert_refused, tenfold
from tests.cli.terminal import COMMAND
from tests.lab.test_simulate import group_members, wait_until

pytest.importorskip("matplotlib")

OPTIONS = ("--variant", "short:2", "--vary", "edition=intl,fx", "--bots", "easy,random", "--seed", "3")


def study(folder: Path, *options: str | Path, deals: int = 4, jobs: int = 1) -> Done:
    return tenfold("lab", "study", folder, *OPTIONS, *options, "--deals", str(deals), "--jobs", str(jobs))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study that nothing has stopped."""
    folder = tmp_path_factory.mktemp("studies") / "whole"
    done = study(folder)
    assert (done.code, done.err) == (0, "")
    return folder


def rows(folder: Path) -> list[str]:
    return (folder / "games.csv").read_text("utf-8").splitlines()


# --- the same results however they came about ----------------------------------------------------------


def test_a_study_has_a_row_for_every_game(whole: Path) -> None:
    heading, *games = rows(whole)
    assert len(games) == 4 * 2 * 2  # deals, editions, seats
    names = heading.split(",")
    first = dict(zip(names, games[0].split(","), strict=True))
    assert (first["deal"], first["arm"], first["bot_0"], first["bot_1"]) == ("0", "intl", "easy", "random")
    assert float(first["win_0"]) + float(first["win_1"]) == 1
    assert int(first["hands"]) >= 2
    assert first["made_1"] == "1"


def test_processes_and_later_deals_change_nothing(whole: Path, tmp_path: Path) -> None:
    """Two deals first, then the others by two processes."""
    assert study(tmp_path / "new", deals=2).code == 0
    assert rows(tmp_path / "new") == rows(whole)[: 1 + 2 * 4]
    assert study(tmp_path / "new", jobs=2).code == 0
    for file in ("games.csv", "study.json", "report.html"):
        assert (tmp_path / "new" / file).read_bytes() == (whole / file).read_bytes()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize(("told", "jobs"), [(signal.SIGINT, 2), (signal.SIGKILL, 1)])
def test_what_stops_a_study_costs_nothing(
    whole: Path, tmp_path: Path, told: signal.Signals, jobs: int
) -> None:
    folder = tmp_path / "stopped"
    arguments = ("lab", "study", str(folder), *OPTIONS, "--deals", "100000", "--jobs", str(jobs))
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_until(lambda: (folder / "games.csv").exists() and len(rows(folder)) > 4)
        os.killpg(process.pid, told) if told is signal.SIGINT else process.send_signal(told)
        out, err = process.communicate(timeout=PATIENCE)
    wait_until(lambda: not group_members(process.pid))
    if told is not signal.SIGKILL:
        assert (process.returncode, out) == (1, "")
        assert err.startswith("tenfold: stopped; ")
        assert err.endswith(
            f"of 100000 deals are in {folder}/games.csv, and the same command goes on from there\n"
        )
    shared = min(len(rows(folder)), len(rows(whole)))
    assert rows(folder)[:shared] == rows(whole)[:shared]
    assert study(folder).code == 0
    assert rows(folder)[: len(rows(whole))] == rows(whole)
    assert (folder / "report.html").read_bytes() == (whole / "report.html").read_bytes()


@pytest.mark.parametrize("left", [-1, -30, 0.5, 0.1])
def test_a_deal_of_which_a_part_is_there_is_played_again(whole: Path, tmp_path: Path, left: float) -> None:
    """As a power cut, or a full disk, leaves it: in the midst of a line, or of a deal."""
    folder = tmp_path / "torn"
    shutil.copytree(whole, folder)
    file = folder / "games.csv"
    size = file.stat().st_size
    os.truncate(file, int(size * left if left > 0 else size + left))
    asked = json.loads((folder / "study.json").read_text("utf-8"))
    arms = tuple(Arm(**arm) for arm in asked["arms"])
    again = Study("card", arms, tuple(asked["bots"]), asked["seed"], asked["most_decisions"])
    with opened(folder, again.asked) as results:
        assert results.deals < 4
        play_study(again, range(results.deals, 4), Workers(), results.add)
    assert file.read_bytes() == (whole / "games.csv").read_bytes()


# --- what is refused, with nothing lost ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--seed", "4"], "holds another study: seed 3 instead of 4"),
        (["--bots", "random,easy"], "holds another study: bots easy; random instead of random; easy"),
        (["--vary", "players=2,3"], "holds another study: arms intl; fx instead of intl, players=2; "),
        (["--variant", "knock"], "holds another study: its rules are different"),
    ],
)
def test_the_folder_of_another_study_is_left_alone(whole: Path, options: list[str], part: str) -> None:
    before = {file: file.read_bytes() for file in whole.iterdir()}
    assert_refused(study(whole, *options), 2, str(whole), part)
    assert {file: file.read_bytes() for file in whole.iterdir()} == before


def _other_columns(folder: Path) -> None:
    text = (folder / "games.csv").read_text("utf-8")
    (folder / "games.csv").write_text(text.replace("rotation", "turn", 1), "utf-8")


def _without_a_line(folder: Path) -> None:
    lines = rows(folder)
    (folder / "games.csv").write_text("\n".join([*lines[:3], *lines[4:], ""]), "utf-8")


def _no_description(folder: Path) -> None:
    (folder / "study.json").write_text("[", "utf-8")


def _no_study(folder: Path) -> None:
    (folder / "study.json").unlink()


@pytest.mark.parametrize(
    ("spoil", "code", "part"),
    [
        (_other_columns, 1, "games.csv does not belong to this study"),
        (_without_a_line, 1, "games.csv is broken in line 5"),
        (_no_description, 1, "study.json does not describe a study"),
        (_no_study, 2, "is not empty and holds no study: choose another"),
    ],
)
def test_a_folder_that_was_spoiled_is_refused(
    whole: Path, tmp_path: Path, spoil: Callable[[Path], None], code: int, part: str
) -> None:
    folder = tmp_path / "spoiled"
    shutil.copytree(whole, folder)
    spoil(folder)
    before = (folder / "games.csv").read_bytes()
    assert_refused(study(folder), code, part)
    assert (folder / "games.csv").read_bytes() == before


def test_two_programs_do_not_write_into_one_study(whole: Path) -> None:
    import fcntl

    with (whole / "games.csv").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert_refused(study(whole), 1, f"another program is at work on the study in {whole}")


def test_a_disk_without_room_is_told_and_the_study_goes_on_later(whole: Path, tmp_path: Path) -> None:
    """A limit on the size of files stands in for the full disk."""
    folder = tmp_path / "full"
    arguments = ("lab", "study", str(folder), *OPTIONS, "--deals", "100", "--jobs", "1")
    run = subprocess.run(
        ["sh", "-c", 'ulimit -f 4; exec "$@"', "sh", *COMMAND, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith(f"tenfold: cannot write {folder}/games.csv: File too large")
    assert run.stderr.count("\n") == 1
    assert study(folder).code == 0
    assert (folder / "games.csv").read_bytes() == (whole / "games.csv").read_bytes()


def test_a_folder_in_an_impossible_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert_refused(study(tmp_path / "file"), 1, f"{tmp_path / 'file'}: File exists")
    assert_refused(study(tmp_path / "file" / "below"), 1, "Not a directory")


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--vary", "wild_points"], "write what is varied and its values, as in wild_points=20,25"),
        (["--vary", "wild_points=20,"], "write what is varied and its values"),
        (["--vary", "wild_points=20,20"], "the same value stands there twice"),
        (["--vary", "players=2", "--vary", "players=3"], "--vary players stands there twice"),
        (["--vary", "wild_points=cheap"], "wild_points: This must be a whole number"),
        (["--vary", "wildness=1,2"], "wildness"),
        (["--vary", "edition=de"], "edition"),
        (["--vary", "players=two"], "--vary players=two: a number of players is needed"),
        (["--vary", "players=2,7"], "for 2 to 6 players, not 7"),
        (["--vary", "rules=nowhere.toml"], "cannot read nowhere.toml"),
        (["--vary", "wild_points=1,2,3,4,5", "--vary", "players=2,3,4,5,6"], "25 ways to play are too many"),
        (["--bots", "solid,easy,random"], "3 bots for 2 players"),
        (["--bots", "genius"], 'There is no bot "genius"'),
        (["--bots", "no_such_module:Bot"], "cannot import the module no_such_module"),
        (["--deals", "0"], "--deals"),
        (["--dance"], "--dance"),
        (["--dask", "nowhere"], "nowhere is not the address of a Dask cluster"),
    ],
)
def test_wrong_options_are_refused(tmp_path: Path, options: list[str], part: str) -> None:
    code = 1 if "cannot read" in part else 2
    assert_refused(tenfold("lab", "study", tmp_path / "new", "--deals", "1", *options), code, part)
    assert not (tmp_path / "new").exists() or "--dask" in options


# --- what can be varied, and what is shown -------------------------------------------------------------


def test_everything_can_be_varied(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("edition = 'fx'\nphases = ['set 3', 'run 4']\n", "utf-8")
    done = tenfold(
        *("lab", "study", tmp_path / "new", "--bots", "easy", "--deals", "1", "--jobs", "1", "--json"),
        *("--vary", f"rules={tmp_path / 'house.toml'}", "--vary", "players=2,3"),
        *("--vary", "skip_play=discard,in-front", "--vary", "short=none,1"),
    )
    arms = done.data["arms"]
    assert [arm["players"] for arm in arms] == [2] * 4 + [3] * 4
    assert [arm["rules"]["skip_play"] for arm in arms] == ["discard", "discard", "in-front", "in-front"] * 2
    assert ["short" in arm["rules"] for arm in arms] == [False, True] * 4
    assert {tuple(arm["rules"]["phases"]) for arm in arms} == {("set 3", "run 4")}
    assert arms[0]["arm"] == "house, players=2, skip_play=discard, short=none"
    assert arms[0]["figures"].keys() >= {"hands", "decisions", "place 1", "phase 1"}
    assert "luck" not in arms[0]["figures"]
    assert arms[1]["changes"].keys() >= {"hands", "decisions", "place 1", "phase 1"}


def test_dice_and_board_are_studied_too(tmp_path: Path) -> None:
    dice = ("--game", "dice", "--bots", "easy,random", "--vary", "players=1,2")
    assert_refused(tenfold("lab", "study", tmp_path / "no", *dice), 2, "2 bots for 1 players")
    options = ("--game", "dice", "--bots", "easy", "--vary", "players=1,2", "--deals", "2", "--json")
    alone, two = tenfold("lab", "study", tmp_path / "dice", *options).data["arms"]
    assert "place 1" in two["figures"]
    assert "place 1" not in alone["figures"]
    assert 0 < alone["figures"]["phase 1"]["value"] <= 1
    board = ("--game", "board", "--bots", "easy", "--vary", "edition=intl,2010", "--deals", "1")
    shown = tenfold("lab", "study", tmp_path / "board", *board)
    assert (shown.code, shown.err) == (0, "")
    assert "2010" in shown.out
    assert "hands" in shown.out


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attributes:
            if name in ("src", "href", "xlink:href") and value:
                self.addresses.append(value)
            if name == "id" and value:
                self.ids.append(value)


def test_the_report_needs_nothing_else_and_is_the_same_every_time(whole: Path) -> None:
    text = (whole / "report.html").read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.tags.count("svg") == 4
    assert all(address.startswith("#") for address in page.addresses)
    assert "script" not in page.tags
    assert len(page.ids) == len(set(page.ids))
    assert "currentColor" in text
    assert "prefers-color-scheme: dark" in text
    assert "intl against fx" in text
    assert json.loads((whole / "study.json").read_text("utf-8"))["seed"] == 3


def test_names_cannot_break_the_report(tmp_path: Path) -> None:
    (tmp_path / "<b>$x$&.toml").write_text("edition = 'fx'\nphases = ['set 3']\n", "utf-8")
    rules = f"rules={tmp_path / '<b>$x$&.toml'}"
    done = tenfold("lab", "study", tmp_path / "new", "--vary", rules, "--bots", "easy", "--deals", "1")
    assert (done.code, done.err) == (0, "")
    text = (tmp_path / "new" / "report.html").read_text("utf-8")
    assert "<b>" not in text
    assert "&lt;b&gt;$x$&amp;" in text


def test_an_arm_without_a_finished_game_is_told(tmp_path: Path) -> None:
    options = ("--bots", "easy,random", "--deals", "2", "--jobs", "1", "--most-decisions", "60")
    done = tenfold("lab", "study", tmp_path / "new", *options, "--vary", "short=1,none")
    assert (done.code, done.err) == (0, "")
    assert "short=none: 4 of 4 games were stopped at 60 decisions" in " ".join(done.out.split())
    assert "How long a game is" in (tmp_path / "new" / "report.html").read_text("utf-8")


def test_a_picture_can_be_had_alone(whole: Path, tmp_path: Path) -> None:
    done = study(whole, "--plot", tmp_path / "study.svg")
    assert (done.code, done.err) == (0, "")
    assert "How much is luck" in (tmp_path / "study.svg").read_text("utf-8")


def test_a_bot_that_fails_is_counted_or_ends_the_study(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing.py").write_text(
        "class Wrong:\n"
        "    def choose(self, view, legal, stream):\n"
        "        return 'nonsense'\n"
        "class Dies:\n"
        "    def choose(self, view, legal, stream):\n"
        "        raise RuntimeError('no idea')\n"
        "class Leaves:\n"
        "    def choose(self, view, legal, stream):\n"
        "        raise SystemExit\n",
        "utf-8",
    )
    (tmp_path / "leaving.py").write_text("raise SystemExit('not\\ntoday')\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    options = ("--variant", "short:1", "--deals", "1", "--most-decisions", "200", "--jobs", "1")
    wrong = tenfold("lab", "study", "wrong", *options, "--bots", "easy,failing:Wrong", "--json")
    assert wrong.data["arms"][0]["faults"]["failing:Wrong"] > 0
    dead = tenfold("lab", "study", "dead", *options, "--bots", "easy,failing:Dies")
    assert_refused(dead, 1, "the bot failing:Dies has failed 4 times: RuntimeError: no idea")
    left = tenfold("lab", "study", "left", *options, "--bots", "easy,failing:Leaves")
    assert_refused(left, 1, "the bot failing:Leaves has failed 4 times: SystemExit")
    gone = tenfold("lab", "study", "gone", *options, "--bots", "easy,leaving:Bot")
    assert_refused(gone, 2, "cannot import the module leaving (SystemExit: not today)")


PROGRAM = """
import json, pathlib, sys
games = pathlib.Path(__file__).with_suffix(".games")
print('bot {"protocol": 1, "name": "Tired", "games": ["card"]}', flush=True)
for line in sys.stdin:
    word, _, rest = line.partition(" ")
    if word == "game":
        games.open("a").write("x")
        if len(games.read_text()) > MOST:
            sys.exit("tired")
    elif word == "legal":
        legal = json.loads(rest)
    elif word == "choose" and MOST:
        print("play", rest.split()[0], legal[0], flush=True)
    elif word == "quit":
        break
"""


def test_a_program_that_dies_or_hangs_ends_the_study_and_what_was_played_is_kept(tmp_path: Path) -> None:
    options = ("--variant", "short:1", "--deals", "9", "--most-decisions", "40", "--jobs", "1")
    (tmp_path / "tired.py").write_text(PROGRAM.replace("MOST", "2"), "utf-8")
    bots = ("--bots", f"easy,cmd:{sys.executable} {tmp_path / 'tired.py'}")
    dead = tenfold("lab", "study", tmp_path / "new", *options, *bots)
    assert_refused(dead, 1, "tired.py has failed 4 times", "tired; 1 of 9 deals are in", "goes on from there")
    assert len(rows(tmp_path / "new")) == 1 + 2  # the games of the first deal
    (tmp_path / "hangs.py").write_text(PROGRAM.replace("MOST", "0").replace("sys.exit", "str"), "utf-8")
    bots = ("--bots", f"easy,cmd:{sys.executable} {tmp_path / 'hangs.py'}")
    hangs = tenfold("lab", "tournament", *options, *bots, "--bot-seconds", "0.1")
    assert_refused(hangs, 1, "hangs.py has failed 4 times", "0.1 s, 3 times in a row")


def test_a_program_that_prints_nonsense_is_told(tmp_path: Path) -> None:
    options = ("--variant", "short:1", "--deals", "1", "--jobs", "1")
    nonsense = tenfold("lab", "study", tmp_path / "new", *options, "--bots", "easy,cmd:yes")
    assert_refused(nonsense, 1, "the bot cmd:yes does not speak the bot protocol")
