"""Bots of others: classes and programs by one way of naming them; what goes wrong is counted or said."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenfold.bots.external.guarded import MOST_LATE, Broken, Faults, GuardedBot, Nonsense, TooLate
from tenfold.bots.external.process import BotProcess, end_processes
from tenfold.core import BadInput, BadText, TenfoldError
from tenfold.games.registry import GAMES
from tenfold.lab.simulate import Batch, play_one, simulate
from tenfold.surfaces import bot_factory
from tenfold.testing import SeededStream
from tests.bots.test_bots import positions

KIND = GAMES["card"]
RULES = KIND.rules("intl", ["short:1"])
UNRULY = Path(__file__).with_name("unruly.py")
PATIENCE = 60.0  # seconds; only a broken program needs them
MOMENT = 0.05  # seconds for a program that never answers

VIEW, GAME = b'{"viewer":0}', b'{"id":"1"}'


def unruly(how: str, log: Path | None = None) -> str:
    return "cmd:" + shlex.join([sys.executable, str(UNRULY), how, *([str(log)] if log else [])])


def batch(*bots: str, games: int = 2, seconds: float = PATIENCE) -> Batch:
    return Batch(
        game="card",
        rules=KIND.write_rules(RULES),
        bots=bots,
        games=games,
        seed=1,
        most_decisions=10_000,
        bot_seconds=seconds,
    )


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    end_processes()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, where somebody starts the command."""
    (tmp_path / "my_bots.py").write_text(
        """
from itertools import count

class First:
    def choose(self, view, legal, stream):
        return legal[0]

class WithRules(First):
    def __init__(self, rules):
        assert rules.edition == "intl"

class OnlyDice(First):
    games = ("dice",)

class Mute:
    pass

class Clumsy:
    asked = count(1)
    def choose(self, view, legal, stream):
        number = next(self.asked)
        if number % 10 == 0:
            raise KeyError("R5")
        return [str(legal[0]), None, type(view), legal[0]][number % 4]

class Sleepy:
    def choose(self, view, legal, stream):
        while True:
            pass

player = First()
number = 5
"""
    )
    (tmp_path / "broken_bots.py").write_text("import nowhere_at_all")
    packaged = tmp_path / "my_bots-1.0.dist-info"
    packaged.mkdir()
    (packaged / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (packaged / "entry_points.txt").write_text("[tenfold.bots]\nfirst = my_bots:First\neasy = my_bots:Mute\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


# --- how they are named ------------------------------------------------------------------------------


def test_a_class_an_entry_point_and_a_program_play_the_same_game(here: Path) -> None:
    played = [
        play_one(batch(spec, "easy"), 0)
        for spec in ("my_bots:First", "my_bots:WithRules", "first", unruly("well"))
    ]
    assert len({game[:3] for game in played}) == 1
    assert [game.faults for game in played] == [(Faults(), None)] * 4
    assert simulate(batch("easy", "easy"), 1).faults == {}  # ours, whatever packages call theirs


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        (
            "genius",
            "first, module:Class, cmd:COMMAND",
        ),
        ("nowhere:Bot", "cannot import the module nowhere (ModuleNotFoundError"),
        (
            "broken_bots:Bot",
            "cannot import the module broken_bots (ModuleNotFoundError: No module named",
        ),
        (":First", "cannot import the module  (ValueError"),
        ("my_bots:Second", "the module my_bots has no Second"),
        ("my_bots:", "the module my_bots has no "),
        ("my_bots:Mute", "Mute is not a class with a method choose(view, legal, stream)"),
        ("my_bots:number", "number is not a class"),
        ("my_bots:player", "player is not a class"),
        ("my_bots:OnlyDice", "plays dice, not card"),
        ("cmd:", "does not name a command"),
        ("cmd:no-such-program --fast", "there is no command no-such-program"),
        ("cmd:node 'x", "no closing quotation"),
    ],
)
def test_what_is_no_bot_is_refused_before_anything_is_played(here: Path, spec: str, problem: str) -> None:
    from tenfold.locales.rendering import in_english

    with pytest.raises((BadInput, BadText)) as refused:
        bot_factory("card", spec)
    assert problem in in_english(refused.value)


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ("other", "does not speak the bot protocol: its first line was 'Welcome to chess!'"),
        ("newer", "speaks version 2 of the bot protocol, not 1"),
        ("stillborn", "did not start: it ended with exit code 1; its last words: cannot find the weights"),
        ("mute", "said nothing for 0.05 s"),
    ],
)
def test_who_does_not_say_hello_ends_the_run(how: str, problem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "mute":
        monkeypatch.setattr("tenfold.bots.external.process.HELLO_SECONDS", MOMENT)
    with pytest.raises(TenfoldError) as refused:
        play_one(batch(unruly(how), "easy"), 0)
    assert problem in str(refused.value)


def test_a_program_says_which_games_it_plays() -> None:
    dice = replace(batch(unruly("well")), game="dice", rules={"edition": "de"})
    with pytest.raises(BadInput, match="plays card, not dice"):
        play_one(dice, 0)


# --- what goes wrong in a game -----------------------------------------------------------------------


def test_what_a_class_does_wrong_is_counted_and_the_first_legal_action_played(here: Path) -> None:
    played = [play_one(batch(spec, "easy"), 0) for spec in ("my_bots:First", "my_bots:Clumsy")]
    assert played[0][:3] == played[1][:3]
    faults = played[1].faults[0]
    assert faults is not None
    assert (faults.late, faults.illegal > 5, faults.restarts in range(1, 4)) == (0, True, True)
    assert faults.first == "it chose None, which is not an action"
    with pytest.raises(TenfoldError, match=r"my_bots:Clumsy has failed 4 times: KeyError: 'R5' \(my_bots"):
        simulate(batch("my_bots:Clumsy", "easy", games=30), 1)


def test_a_class_that_never_decides_is_interrupted_and_ends_the_run(here: Path) -> None:
    with pytest.raises(TenfoldError, match=r"it did not choose within 0.01 s, 3 times in a row"):
        play_one(batch("my_bots:Sleepy", "easy", seconds=0.01), 0)


@pytest.mark.parametrize("how", ["forbidden", "nonsense", "flood"])
def test_what_a_program_does_wrong_is_counted(how: str, here: Path) -> None:
    right, wrong = play_one(batch("my_bots:First", "easy"), 0), play_one(batch(unruly(how), "easy"), 0)
    assert right[:3] == wrong[:3]
    faults = wrong.faults[0]
    assert faults is not None
    assert (faults.illegal > 5, faults.late, faults.restarts) == (how != "flood", 0, 0)
    first = {
        "forbidden": "it answered 'discard B13', which is not an action",
        "nonsense": "it answered 'play well' to question 1",
        "flood": None,
    }
    assert faults.first == first[how]


@pytest.mark.parametrize(
    ("how", "problem", "seconds"),
    [
        ("dies", "it ended with exit code 3; its last words: Oh dear / [31mKeyError: R5 [0m", PATIENCE),
        ("closes", "it closed its output", PATIENCE),
        ("hang", f"it did not answer within {MOMENT:g} s, {MOST_LATE} times in a row", MOMENT),
    ],
)
def test_a_program_that_breaks_is_started_again_a_few_times(
    how: str, problem: str, seconds: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "closes":
        monkeypatch.setattr("tenfold.bots.external.process.CLOSED_SECONDS", MOMENT)
    log = tmp_path / "log"
    spec = unruly(how, log)
    with pytest.raises(TenfoldError) as failed:
        play_one(batch(spec, "easy", seconds=seconds), 0)
    assert str(failed.value) == f"the bot {spec} has failed 4 times: {problem}"
    end_processes()
    started = [int(line.split()[1]) for line in log.read_text().splitlines() if line.startswith("pid")]
    assert len(set(started)) == 4
    assert not any(Path(f"/proc/{pid}").exists() for pid in started)


def test_an_answer_that_comes_too_late_is_not_taken_for_another() -> None:
    process = BotProcess(unruly("slow"))
    process.hello()
    with pytest.raises(TooLate):
        process.ask(GAME, VIEW, b'["draw","take"]', MOMENT)
    assert process.ask(GAME, VIEW, b'["knock","pass"]', PATIENCE) == "knock"
    process.end()


def test_who_is_still_silent_is_started_again(tmp_path: Path) -> None:
    """Also without anybody who counts, as in rooms."""
    log = tmp_path / "log"
    process = BotProcess(unruly("hang", log))
    for _ in range(MOST_LATE + 1):
        with pytest.raises(TooLate):
            process.ask(GAME, VIEW, b"[]", MOMENT)
    process.end()
    assert log.read_text().count("pid") == 2


def test_a_guarded_bot_reports_what_its_player_raises() -> None:
    class Player:
        def choose(self, view: Any, legal: Any, stream: Any) -> Any:
            raise problems.pop()

        def begin_again(self) -> None:
            begun.append(1)

    begun: list[int] = []
    problems = [Broken("it ended", "last words"), Nonsense("what"), TooLate("slow")]
    bot = GuardedBot(KIND, "spec", Player())
    assert [bot.choose(None, ["first"], SeededStream(1)) for _ in range(3)] == ["first"] * 3
    assert bot.faults == Faults(late=1, illegal=1, restarts=1, first="slow")
    assert begun == [1]


# --- what a program is told --------------------------------------------------------------------------


def test_a_program_receives_the_bytes_of_its_seats_view_and_nothing_else(tmp_path: Path) -> None:
    """Exchange what is hidden from the seat: every byte is the same."""
    met = 0
    for at, (game, state, seat) in enumerate(positions(RULES, 3, 2)):
        view = game.view(state, seat)
        other = game.determinize(view, SeededStream(at))
        told = []
        for world, name in ((state, "this"), (other, "other")):
            log = tmp_path / f"{name} {at}"
            player = bot_factory("card", unruly("well", log), PATIENCE)(RULES)
            player.choose(game.view(world, seat), game.legal(world), SeededStream(0))
            end_processes()
            told.append([line for line in log.read_bytes().splitlines() if not line.startswith(b"pid")])
        hello, about, seen, legal, choose, quit = told[0]
        assert told[1][2:] == told[0][2:]
        assert (hello, choose, quit) == (b"tenfold 1", b"choose 1 60000", b"quit")
        assert seen == b"view " + KIND.write_json(view, {})
        assert json.loads(legal[6:]) == [KIND.write_action(action) for action in game.legal(state)]
        games = [json.loads(lines[1].removeprefix(b"game ")) for lines in told]
        assert games[0] == games[1] | {"id": games[0]["id"]}
        assert set(json.loads(about[5:])) == {"id", "game", "seat", "rules"}
        met += other != state
        if met == 3:
            return
    raise AssertionError("nothing was hidden")


def test_one_program_per_seat_for_the_whole_run(tmp_path: Path) -> None:
    """No program sees two hands of a game, and each is told where a new game begins."""
    log = tmp_path / "log"
    simulate(batch(unruly("well", log), unruly("well", log), games=3), 1)
    end_processes()
    lines = log.read_text().splitlines()
    assert sum(line.startswith("pid") for line in lines) == 2
    games = [json.loads(line[5:]) for line in lines if line.startswith("game ")]
    assert sorted(game["seat"] for game in games) == [0, 0, 0, 1, 1, 1]
    assert len({game["id"] for game in games}) == 6
    assert all(msgspec.convert(game["rules"], dict[str, Any])["edition"] == "intl" for game in games)
