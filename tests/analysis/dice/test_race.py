"""The race of two players: win chances that fit together, and the bots that use them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from tenfold.analysis.dice import styles
from tenfold.analysis.dice.cache import cache_file
from tenfold.analysis.dice.race import REACH, Race, race_of
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import solve_game
from tenfold.analysis.dice.styles import WEIGHTS, styles_of
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
    printed()
    with in_tests_folder():
        return race_of(edition_rules("de"))


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
                for points in range(len(style) - 1)
            ]
            values.append(float(style[:-1] @ np.array(made)) + style[-1] * failed)
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
    from tenfold.analysis.dice.evaluation import evaluate, evaluate_action

    rules = edition_rules("de")
    printed()
    with in_tests_folder():
        bot = OptimalBot(rules)
        table = Table(DiceGame(rules, 1), GameSeed(derived(5, "game")))
        while isinstance(table.settle(), Decide):
            view, legal = table.game.view(table.state, 0), table.game.legal(table.state)
            action = bot.choose(view, legal, HashStream(b"", "unused"))
            choices = evaluate(rules, view)
            done = evaluate_action(rules, view, action, choices)
            assert done.value == pytest.approx(choices[0].value, abs=1e-6)
            table.act(action)


def solved(*phases: str) -> Solution:
    rules = Rules(edition="de", phases=tuple(map(read_phase, phases)))
    return Solution(rules, *solve_game(rules))


def test_styles_are_kept_beside_the_solution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is not there is made, what is broken is made anew, all else is read."""
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))
    solution = solved("run 7", "set 3")
    made = styles_of(solution)
    file = cache_file(solution.rules, "race")
    right = file.read_bytes()
    assert (list(tmp_path.iterdir()), capsys.readouterr().err) == ([file], "")
    for content, said in ((right, ""), (b"", f"tenfold: {file} is broken: solving again\n")):
        file.write_bytes(content)
        again = styles_of(solution)
        assert [[style.tolist() for style in phase] for phase in again] == [
            [style.tolist() for style in phase] for phase in made
        ]
        assert file.read_bytes() == right
        assert capsys.readouterr().err == said
    monkeypatch.setattr(styles, "_styles", None)
    assert len(styles_of(solution)) == 2  # read, and not made again


def test_styles_that_cannot_be_kept_are_used_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "file"))
    assert len(styles_of(solved("set 3"))[0]) == len(WEIGHTS)
    assert "cannot keep" in capsys.readouterr().err
