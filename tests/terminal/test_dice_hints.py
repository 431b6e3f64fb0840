"""Hints at the dice: the best choice and why, what the best few are worth; the list of moves is the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tenfold.analysis.dice import cache, solutions
from tenfold.analysis.dice.cache import BOX
from tenfold.analysis.dice.evaluation import evaluate
from tenfold.games.dice import DiceGame, State
from tenfold.games.dice.actions import STOP
from tenfold.games.dice.rules import edition_rules
from tenfold.games.dice.state import Stage
from tenfold.locales import LANGUAGES
from tenfold.pieces.phases import read_phase
from tenfold.terminal.dice.hints import solving_command
from tenfold.terminal.wrap import columns
from tests.analysis.dice.solutions import FOLDER, in_tests_folder, printed
from tests.terminal.dice_screens import at, screen
from tests.terminal.person import dice_game, plain

GREY = "W W 1 2 5 6 7 8 9 10"  # nothing but two wilds


@pytest.fixture
def solved() -> Iterator[None]:
    printed()
    with in_tests_folder():
        yield


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(solutions, "_KNOWN", {})
    monkeypatch.setattr(cache, "BOX", tmp_path)
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))


def hint(position: tuple[DiceGame, State], language: str = "en", width: int = 79) -> list[str]:
    game, state = position
    return list(screen(game, language, width).hint(game.view(state, 0), game.legal(state)))


def listed(position: tuple[DiceGame, State]) -> list[str]:
    """The list of moves, as it is typed."""
    game, state = position
    at_table, view = screen(game), game.view(state, 0)
    return [at_table.typed(action, view).replace("\x1f", " ") for action in at_table.moves(view, [])]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize(("phase", "rolls"), [(1, 1), (3, 2), (8, 1), (10, 2)])
def test_the_table_shows_the_exact_best_and_the_list_of_moves_is_the_same(
    solved: None, phase: int, rolls: int, players: int
) -> None:
    position = at(GREY, phase=phase, rolls=rolls, players=players)
    game, state = position
    choices = evaluate(game.rules, game.view(state, 0))
    lines = hint(position)
    heading = next(number for number, line in enumerate(lines) if line.split()[-1] == "phase")
    assert lines[heading].split() == ["total" if players == 1 else "win", "phase"]
    rows = lines[heading + 1 :]
    assert len(rows) == 5
    for row, choice, move in zip(rows, choices, listed(position), strict=False):
        value, chance, typed = row.split(maxsplit=2)
        expected = f"{choice.value:.2f}" if players == 1 else f"{choice.value:.2%}"
        assert (value, chance, typed) == (expected, f"{choice.chance:.2%}", move)
    view = game.view(state, 0)
    moves = screen(game).moves(view, game.legal(state))
    best = [choice.action for choice in choices[:9]]
    assert moves == (best if STOP in best else [*best, STOP])


def test_the_reason_speaks_of_the_dice_that_are_kept(solved: None) -> None:
    """One die is missing to the whole roll; with 9 W W alone it is three."""
    position = at("W W 1 4 5 5 6 7 8 9")
    (first, second, *_) = hint(position)
    kept = re.search(r"Keep ([\dW ]+): phase 1 then needs (\d) more dice", f"{first} {second.strip()}")
    assert kept
    assert len(kept[1].split()) + int(kept[2]) == 6


def test_of_equal_choices_the_one_that_makes_the_phase_oftener_comes_first(solved: None) -> None:
    """Points that would be declined are worth what failing is, so 2 and 3 can be kept or not."""
    game, state = at("2 3 W W 5 5 7 9 10 10", rolls=2)
    first, *others = evaluate(game.rules, game.view(state, 0))
    equal = [choice for choice in others if abs(choice.value - first.value) < 1e-9]
    assert len(equal) > 1
    assert all(choice.chance < first.chance for choice in equal)


@pytest.mark.parametrize("players", [1, 2])
def test_points_are_taken_or_refused_by_what_that_is_worth(solved: None, players: int) -> None:
    position = at("W W 1 2 5 9 9 9 9 10", rolls=3, stage=Stage.SCORE, players=players)
    game, state = position
    best, other = evaluate(game.rules, game.view(state, 0))
    lines = hint(position)
    assert lines[1].split() == ["total" if players == 1 else "win"]
    typed = [line.split()[-1] for line in lines[2:]]
    assert typed == listed(position)
    assert sorted(typed) == ["decline", "score"]
    assert [line.split()[0] for line in lines[2:]] == [
        f"{choice.value:.2f}" if players == 1 else f"{choice.value:.2%}" for choice in (best, other)
    ]


def test_estimates_say_so_and_how_to_get_exact_figures(unsolved: None) -> None:
    alone, several = hint(at(GREY)), hint(at(GREY, players=2))
    for lines in (alone, several):
        assert lines[-1] == "These are estimates. For exact figures, run this once: tenfold solve dice"
    assert "  cost   phase" in alone
    rows = [line.split() for line in alone[3:-1]]
    assert float(rows[0][0]) == 0 <= float(rows[-1][0])
    assert float(rows[0][1].rstrip("%")) > 50, "nobody plays for what cannot come"
    assert several[2].split() == ["phase"], "no chance to win is known"
    assert [line.split(maxsplit=2)[-1] for line in alone[3:-1]] == listed(at(GREY))[:5]
    assert [line.split(maxsplit=1)[-1] for line in several[3:-1]] == listed(at(GREY, players=2))[:5]


@pytest.mark.parametrize("players", [1, 2])
def test_where_dice_stay_locked_there_are_estimates_and_no_way_to_more(players: int) -> None:
    lines = hint(at(GREY, variants=("locked",), rolls=2, kept=(0, 1), players=players))
    assert lines[-1] == "These are estimates: with these rules there are no exact figures."
    assert all("W W" in line for line in lines[3:-1] if "keep" in line)


def test_which_rules_are_to_be_solved() -> None:
    assert solving_command(edition_rules("de")) == "tenfold solve dice"
    several = edition_rules("de", ("no-decline", "deductions"))
    assert solving_command(several) == "tenfold solve dice --variant no-decline --variant deductions"
    house = replace(several, phases=(read_phase("set 3"),))
    assert solving_command(house) == "tenfold solve dice --rules FILE"


def test_what_was_listed_stays_though_the_rules_are_solved_meanwhile(
    unsolved: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state = at(GREY)
    at_table, view = screen(game), game.view(state, 0)
    before = at_table.moves(view, [])
    monkeypatch.setattr(cache, "BOX", BOX)
    assert at_table.moves(view, []) == before
    assert screen(game).moves(view, []) != before, "the next position, or another look, is exact"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [39, 79, 119])
def test_it_is_aligned_and_fits_in_every_language(solved: None, language: str, width: int) -> None:
    for position in (
        at(GREY),
        at("W W 1 2 5 6 7 8 9 10", phase=8, rolls=2),
        at("1 2 3 4 10 10 10 10 10 10", phase=4, rolls=2, players=2),
        at("1 2 3 4 10 10 10 10 10 10", phase=9, rolls=2, variants=("locked",), kept=(4, 5, 6, 7, 8)),
    ):
        lines = hint(position, language, width)
        assert max(map(columns, lines)) <= width
        game, state = position
        at_table, view = screen(game, language, width), game.view(state, 0)
        words = [at_table.typed(choice, view).split()[0] for choice in at_table.moves(view, [])[:5]]
        rows = [line for line in lines if re.match(r" +\d+[.,]\d\d", line)]
        assert len(rows) == 5
        starts = {columns(row[: row.index(f"  {word}")]) for row, word in zip(rows, words, strict=True)}
        assert len(starts) == 1, "what is typed stands below each other"
        if width > 39:
            heading = lines[lines.index(rows[0]) - 1]
            assert {columns(heading)} == starts, "and the headings above the ends of their figures"


def test_at_the_table(solved: None, tmp_path: Path) -> None:
    person = dice_game(tmp_path, seed=5, environment={"TENFOLD_CACHE": str(FOLDER)})
    person.prompted()
    shown = plain(person.types("hint"))
    assert shown.startswith(
        "Hint: Keep 9 W W: phase 1 then needs 3 more dice, and the next roll completes it "
        "about 91 times in 100."
    )
    assert "total phase" in shown
    assert "estimates" not in shown
    typed = re.search(r"% (keep \w+) \(9 W W\)", shown)
    assert typed
    assert plain(person.types("moves")).startswith(f"1 {typed[1]} (9 W W) 2 keep ")
    assert "You keep 9 W W and roll 7 dice." in person.types("1")
    person.dies()
