"""The dice and the block on the screen: what they show, and that they fit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tenfold.core import Decide, Outcome, pick
from tenfold.games.dice.rules import edition_rules
from tenfold.games.dice.state import DiceReason, SheetLine, Stage
from tenfold.locales import LANGUAGES, Speech
from tenfold.play import GameSeed, HashStream, Table
from tenfold.terminal.dice.screen import DiceScreen
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import columns
from tests.terminal.dice_screens import KIND, NAMES, at, column, screen

LONG_NAMES = ("Bärbel-Henriette", "久保田久保田久保", "easy-3", "x", "solid-12", "y", "Ж" * 16, "solid-1")


def test_a_turn_in_words() -> None:
    game, state = at("4 2 W W 5 9 9 9 9 10", phase=3, rolls=2, kept=(5, 6), players=2, others=2)
    assert list(screen(game).position(game.view(state, 0))) == [
        "── Phase 3 · roll 2 of 3 ".ljust(59, "─"),
        "> Anna  phase 3 · 81 points",
        "  East  phase 2 · 40 points",
        "Your phase 3: set of 4 and run of 4 (at most 59 points)",
        "5-phase bonus: 81 of 221 points",
        "┌───┐ ┌───┐ ┌───┐ ╔═══╗ ╔═══╗ ┌───┐ ┌───┐ ┌───┐ ┌───┐ ┌───┐",
        "│ B2│ │ G4│ │ R5│ ║ B9║ ║ G9║ │ R9│ │ R9│ │O10│ │ GW│ │ RW│",
        "└─a─┘ └─b─┘ └─c─┘ ╚═d═╝ ╚═e═╝ └─f─┘ └─g─┘ └─h─┘ └─i─┘ └─j─┘",
        "Set aside: d e",
        "Complete: 47 points (9 9 9 9 + 2 W 4 5)",
    ]


def test_a_phase_of_one_colour_is_shown_by_colour() -> None:
    game, state = at("1 1 1 1 5 5 5 5 5 5", phase=8)
    shown = list(screen(game).position(game.view(state, 0)))
    assert shown[4] == "│ B1│ │ B5│ │ B5│ │ R1│ │ R5│ │ R5│ │ O1│ │ O5│ │ G1│ │ G5│"
    assert shown[-1] == "4 dice to go"


def test_a_narrow_window_has_two_rows_of_dice() -> None:
    game, state = at("4 2 W W 5 9 9 9 9 10")
    shown = list(screen(game, width=39).position(game.view(state, 0)))
    assert shown[-7:-1] == [
        "┌───┐ ┌───┐ ┌───┐ ┌───┐ ┌───┐",
        "│ B2│ │ G4│ │ R5│ │ B9│ │ G9│",
        "└─a─┘ └─b─┘ └─c─┘ └─d─┘ └─e─┘",
        "┌───┐ ┌───┐ ┌───┐ ┌───┐ ┌───┐",
        "│ R9│ │ R9│ │O10│ │ GW│ │ RW│",
        "└─f─┘ └─g─┘ └─h─┘ └─i─┘ └─j─┘",
    ]


def test_the_last_chance_is_told() -> None:
    game, state = at("4 2 W W 5 9 9 9 9 10", phase=9, players=2, others=11, finisher=1)
    shown = "\n".join(screen(game).position(game.view(state, 0)))
    assert "The end of the game: the first phase that fails ends it for\n  you." in shown
    assert "  East  all phases" in shown
    assert "5-phase bonus" not in shown


def test_the_block_of_one_player() -> None:
    game, state = at("4 2 W W 5 9 9 9 9 10")
    line = SheetLine((40, 44, 45, 46, 47, 50), 40, None, 3, 1, 2, 20)
    assert list(screen(game).scores(game.view(replace(state, sheet=(line,)), 0))) == [
        "    Block                max         Anna",
        " 1  2 × set of 3          60       40",
        " 2  set of 3 and run of 4 57       44  84",
        " 3  set of 4 and run of 4 59       45 129",
        " 4  run of 7              49       46 175",
        " 5  run of 8              52       47 222",
        "    5-phase bonus         40       40 262",
        " 6  run of 9              54       50 312",
        " 7  2 × set of 4          60",
        " 8  7 dice of one colour  56",
        " 9  set of 5 and pair     60",
        "10  set of 5 and set of 3 62",
        "    10-phase bonus        40",
        "    failed attempts                     3",
        "    declined                            1",
        "    deductions                        -20",
        "    total                             292",
    ]


def test_the_block_of_four_with_the_ranking() -> None:
    game, state = at("4 2 W W 5 9 9 9 9 10", players=4)
    sheet = (column(3), column(11, bonus_10=40), column(7), column(7))
    outcome = Outcome(((1,), (2, 3), (0,)), tuple(line.total for line in sheet), DiceReason.ALL_PHASES)
    shown = list(screen(game).scores(game.view(replace(state, sheet=sheet, outcome=outcome), 0)))
    assert shown[:3] == [
        "    Block                max   Anna   East  South   West",
        " 1  2 × set of 3          60 40     40     40     40",
        " 2  set of 3 and run of 4 57 41  81 41  81 41  81 41  81",
    ]
    assert shown[-6:] == [
        "    total                        81    485    255    255",
        "",
        "1. East: 10 phases, 485 points",
        "2. South: 6 phases, 255 points",
        "2. West: 6 phases, 255 points",
        "4. Anna: 2 phases, 81 points",
    ]
    assert "failed" not in "\n".join(shown)


def test_eight_players_have_two_sheets() -> None:
    game, state = at("4 2 W W 5 9 9 9 9 10", players=8)
    shown = list(screen(game).scores(game.view(state, 0)))
    titles = [line.split() for line in shown if "Block" in line]
    assert titles == [["Block", "max", *NAMES[:4]], ["Block", "max", *NAMES[4:]]]


def test_a_bot_keeps_its_number_in_a_narrow_column() -> None:
    game, state = at("4 2 W W 5 9 9 9 9 10", players=4)
    names = ("Bärbel-Henriette", "solid-1", "solid-2", "solid-3")
    shown = DiceScreen(game.rules, names, Speech("en"), Paint(on=False), 59)
    assert next(shown.scores(game.view(state, 0))).split()[2:] == ["Bärbel", "soli-1", "soli-2", "soli-3"]
    wide = DiceScreen(game.rules, names, Speech("en"), Paint(on=False), 99)
    assert next(wide.scores(game.view(state, 0))).split()[2:] == [
        "Bärbel-Henri",
        "solid-1",
        "solid-2",
        "solid-3",
    ]


def test_other_phases_have_no_5_phase_bonus() -> None:
    rules = KIND.read_rules({"edition": "de", "phases": ["set 3", "colour 4"]})
    game = KIND.game(rules, players=1)
    shown = list(screen(game).scores(game.view(game.initial(), 0)))
    assert shown[3] == "    2-phase bonus        40"
    assert "5-phase" not in "\n".join(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [39, 59])
def test_everything_fits_the_window(language: str, width: int) -> None:
    for players in (1, 4, 8):
        game = KIND.game(edition_rules("de"), players=players)
        table = Table(game, GameSeed(b"layout"))
        shown = DiceScreen(game.rules, LONG_NAMES[:players], Speech(language), Paint(on=True), width)
        stream = HashStream(b"layout", "choice")
        while isinstance(turn := table.settle(), Decide) and table.decisions < 20:
            view = game.view(table.state, turn.seat)
            lines = [*shown.position(view), *shown.scores(view)]
            assert [line for line in lines if columns(line) > width] == []
            table.act(pick(stream, game.legal(table.state)))


def test_what_is_complete_can_be_scored() -> None:
    game, state = at("1 1 1 W 8 8 8 5 6 7", stage=Stage.SCORE, rolls=3)
    shown = screen(game)
    view = game.view(state, 0)
    assert shown.prompt(view) == "Score or decline?"
    assert shown.allowed(game.legal(state)) == ["score", "decline"]
    assert next(shown.hint(view, game.legal(state))).startswith("Hint: ")
