"""Dice in narrow windows, on terminals without colours, and what colours add."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.person import ESCAPE, Person, dice_game
from tests.terminal.test_play_window import too_long

DIE = re.compile(r"\x1b\[(91|92|94|38;5;208)m[│║]\s?([BROG])(?:10|[1-9]|W)[│║]\x1b\[0m")
INKS = {"B": "94", "R": "91", "O": "38;5;208", "G": "92"}


def some_turns(home: Path, moves: int = 12, **options: object) -> Person:
    """A table of four at which the person asks for everything and then plays some moves."""
    person: Person = dice_game(home, players=4, seed=3, **options)
    person.prompted()
    for line in ("help", "scores", "hint", "moves", "best", "rules dice.dice.colours", "score", "rules"):
        person.types(line)
    for line in ("nonsense " * 10, "keep " + "Q" * 90, "keep 11", "keep a"):
        person.types(line)
    for _ in range(moves):
        if person.is_over:
            break
        person.types(person.good_move())
    return person


@pytest.mark.parametrize(("language", "width"), [("en", 60), ("ru", 60), ("de", 40), ("ru", 40)])
def test_no_line_is_longer_than_the_window(tmp_path: Path, language: str, width: int) -> None:
    person = some_turns(tmp_path, language=language, width=width, environment={"TERM": "xterm-256color"})
    person.types("quit")
    assert person.code() == 0
    assert too_long(person.everything, width) == []
    if width == 60:
        assert max(len(ESCAPE.sub("", line)) for line in person.everything.splitlines()) == 59, "it is used"


def test_a_whole_game_fits_sixty_columns(tmp_path: Path) -> None:
    person = some_turns(tmp_path, moves=1000, language="de", width=60, environment={"NO_COLOR": "1"})
    assert person.code() == 0
    assert too_long(person.everything, 60) == []
    assert "\x1b" not in person.everything


def test_without_colours_everything_can_still_be_read(tmp_path: Path) -> None:
    shown: dict[str, str] = {}
    for name, environment in {
        "colours": {"TERM": "xterm-256color"},
        "NO_COLOR": {"NO_COLOR": "1", "TERM": "xterm-256color"},
        "dumb": {"TERM": "dumb"},
    }.items():
        person = some_turns(tmp_path / name, moves=4, environment=environment)
        person.dies()
        shown[name] = person.everything
    assert "\x1b" not in shown["NO_COLOR"]
    assert shown["dumb"] == shown["NO_COLOR"]
    assert ESCAPE.sub("", shown["colours"]) == shown["dumb"], "colours add nothing but colour"
    painted = DIE.findall(shown["colours"])
    assert len(painted) % 10 == 0
    assert {letter: ink for ink, letter in painted} == INKS, "every die has its colour and its letter"
    assert re.search(r"^(?:[│║][ BROG]\S{1,2}[│║] ?){10}$", shown["dumb"], re.MULTILINE)
    assert "╔═══╗" in shown["dumb"], "what is set aside is seen without colours"
