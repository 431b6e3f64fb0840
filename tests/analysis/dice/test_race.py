"""The race of two players: win chances that fit together, and the bots that use them."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from tenfold.analysis.dice.build import solve_game
from tenfold.analysis.dice.cache import sealed
from tenfold.analysis.dice.race import REACH, Race
from tenfold.analysis.dice.styles import WEIGHTS, cached_styles
from tenfold.bots.dice.optimal import OptimalBot
from tenfold.core import Decide
from tenfold.games.dice import DiceGame, Rules
from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.phases import read_phase
from tenfold.play import GameSeed, HashStream, Table, run
from tenfold.play.streams import derived
from tenfold.surfaces import bot
from tests.analysis.dice.solutions import in_tests_folder, printed


@cache
def race() -> Race:
    return Race(printed())


def test_chances_are_chances_and_grow_with_the_lead() -> None:
    for mine, theirs in product((1, 4, 8, 10), repeat=2):
        for first, on_turn in product((True, False), repeat=2):
            row = [
                race().chance(mine, theirs, lead, first=first, on_turn=on_turn)
                for lead in range(-REACH, REACH + 1, 50)
            ]
            assert all(0 <= chance <= 1 for chance in row)
            assert all(before <= after + 1e-9 for before, after in pairwise(row))


def test_both_sides_of_a_race_see_the_same() -> None:
    for lead in (-120, -7, 0, 33):
        mine = race().chance(6, 7, lead, first=True, on_turn=True)
        theirs = race().chance(7, 6, -lead, first=False, on_turn=False)
        assert mine + theirs == pytest.approx(1)


def test_a_turn_is_worth_what_its_outcomes_are() -> None:
    """The equation of the race at some positions, written out anew from the styles of play."""
    for phase, other, lead in ((3, 3, 0), (7, 9, -40), (9, 4, 25)):
        on_turn = race().chance(phase, other, lead, first=True, on_turn=True)
        failed = race().chance(phase, other, lead, first=True, on_turn=False)
        values = []
        for style in race().styles[phase - 1]:
            made = [
                race().chance(phase + 1, other, lead + points, first=True, on_turn=False)
                for points in range(len(style.results) - 1)
            ]
            values.append(float(style.results[:-1] @ np.array(made)) + style.results[-1] * failed)
        assert on_turn == pytest.approx(max(values), abs=1e-9)


@pytest.mark.rule("dice.end")
@pytest.mark.rule("dice.bonus-10")
def test_after_the_end_all_missing_phases_must_succeed_in_one_go() -> None:
    sure = race().in_one_go(10, REACH, bonus=False)
    assert sure == pytest.approx(printed().phases[9].best_success, abs=1e-9)
    assert race().in_one_go(9, REACH, bonus=False) < sure
    assert race().in_one_go(10, -REACH, bonus=False) == 0
    assert race().in_one_go(10, -60, bonus=True) > race().in_one_go(10, -60, bonus=False)
    assert race().in_one_go(11, 1, bonus=False) == 1
    assert race().in_one_go(11, 0, bonus=False) == 0.5


def test_points_promise_the_bonus() -> None:
    assert race().effective(6, 230, 40) == 270
    assert race().effective(6, 200, 0) == 200
    assert 180 < race().effective(5, 180, None) < race().effective(5, 190, None) < 230
    assert race().effective(5, 221, None) == pytest.approx(261)


def play(rules: Rules, bots: list[str], seed: int) -> Table[object, object, object]:
    with in_tests_folder():
        seated = [bot("dice", name, rules) for name in bots]
    table = Table(DiceGame(rules, len(bots)), GameSeed(derived(seed, "game")))
    streams = [HashStream(derived(seed, "bot", seat), "choice") for seat in range(len(bots))]
    assert run(table, seated, streams, most_decisions=5_000) is not None
    return table  # type: ignore[return-value]


@pytest.mark.parametrize(
    "bots", [["optimal"], ["racer"], ["racer", "optimal"], ["solid", "racer", "optimal"]]
)
def test_exact_bots_play_whole_games(bots: list[str]) -> None:
    printed()
    for seed in range(2):
        play(edition_rules("de"), bots, seed)


def test_optimal_plays_the_best_of_the_coach() -> None:
    from tenfold.analysis.dice.judging import judged, judged_one

    rules = edition_rules("de")
    printed()
    with in_tests_folder():
        bot = OptimalBot(rules)
        table = Table(DiceGame(rules, 1), GameSeed(derived(5, "game")))
        while isinstance(table.settle(), Decide):
            view, legal = table.game.view(table.state, 0), table.game.legal(table.state)
            action = bot.choose(view, legal, HashStream(b"", "unused"))
            choices = judged(rules, view)
            assert judged_one(rules, view, action, choices).worth == pytest.approx(choices[0].worth, abs=1e-6)
            table.act(action)


def test_styles_are_kept_beside_the_solution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is not there is made, what is broken or of another program is made anew, all else is read."""
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))
    solution, _ = solve_game(Rules(edition="de", phases=(read_phase("run 7"), read_phase("set 3"))))
    made = cached_styles(solution)
    (file,) = tmp_path.iterdir()
    right = file.read_bytes()
    assert capsys.readouterr().err == ""
    for content, said in (
        (right, ""),
        (b"", f"tenfold: {file} is broken: made anew\n"),
        (b'{"styles": 7}', f"tenfold: {file} is broken: made anew\n"),
        (right.replace(b'"code": "', b'"code": "0'), ""),
        (altered(right), f"tenfold: {file} is broken: made anew\n"),
    ):
        file.write_bytes(content)
        again = cached_styles(solution)
        assert [[(style.weight, *style.results) for style in phase] for phase in again] == [
            [(style.weight, *style.results) for style in phase] for phase in made
        ]
        assert file.read_bytes() == right
        assert capsys.readouterr().err == said
    figures = json.loads(altered(right))
    del figures["digest"]
    file.write_bytes(sealed(figures))
    assert cached_styles(solution)[0][0].results[0] == 0.125  # read, and not made again


def altered(styles: bytes) -> bytes:
    """The file of styles with another figure in it."""
    data = json.loads(styles)
    data["styles"][0][0][1][0] = 0.125
    return json.dumps(data).encode()


def test_styles_that_cannot_be_kept_are_used_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "file"))
    solution, _ = solve_game(Rules(edition="de", phases=(read_phase("set 3"),)))
    assert len(cached_styles(solution)[0]) == len(WEIGHTS)
    assert "cannot keep" in capsys.readouterr().err
