"""One duty, one file name in every game; docs/architecture.md tells of what only one game has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tenfold
from tenfold.games.registry import GAMES

ROOT = Path(__file__).parents[2]
GAMES_FOLDER = Path(tenfold.__file__).parent / "games"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.py")} - {"__init__.py"}


def told(heading: str) -> set[str]:
    """The files in the table below this heading."""
    section = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    return set(re.findall(r"^\| `(\w+\.py)` \|", section, re.MULTILINE))


COMMON = told("A game, file by file")


def test_the_page_names_the_common_files() -> None:
    assert len(COMMON) == 17


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_common_files_and_tells_of_its_own(game: str) -> None:
    own = files(GAMES_FOLDER / game) - COMMON
    assert files(GAMES_FOLDER / game) >= COMMON
    assert own == (told("The board game") if game == "board" else set())


def test_the_game_that_followed_the_page_has_them_too() -> None:
    assert files(ROOT / "tests" / "fourth_game") >= COMMON
