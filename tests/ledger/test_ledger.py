"""The ledger: complete, without doubles, and the only source of the ids that the program names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tenfold
from tenfold.core import TenfoldError
from tenfold.games.board.house import OPTIONS as BOARD_OPTIONS
from tenfold.games.cards.house import OPTIONS
from tenfold.games.registry import GAMES
from tenfold.ledger import ledger, rule
from tests.cli.run import tenfold as command

ROOT = Path(__file__).parents[2]
SOURCE = Path(tenfold.__file__).parent


def test_the_card_game_has_56_rules_each_with_its_own_id() -> None:
    ids = [entry.id for entry in ledger("card")]
    assert len(ids) == len(set(ids)) == 56
    assert all(re.fullmatch(r"card(\.[a-z]+(-[a-z]+)*)+", rule_id) for rule_id in ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text_and_known_editions(game: str) -> None:
    for entry in ledger(game):
        assert entry.text.strip() == entry.text
        assert entry.text.endswith((".", ")")), entry.id
        assert entry.editions, entry.id
        assert set(entry.editions) <= set(GAMES[game].editions)


def test_the_board_game_has_46_rules_each_with_its_own_id() -> None:
    ids = [entry.id for entry in ledger("board")]
    assert len(ids) == len(set(ids)) == 46
    assert all(re.fullmatch(r"board(\.[a-z]+(-[a-z]+)*)+", rule_id) for rule_id in ids)


@pytest.mark.parametrize(("game", "options"), [("card", OPTIONS), ("board", BOARD_OPTIONS)])
def test_every_option_that_a_rule_names_exists(game: str, options: dict[str, Any]) -> None:
    named = {entry.option for entry in ledger(game) if entry.option}
    assert named
    assert named <= set(options)


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("games/**/*.py")), ids=lambda file: file.stem)
def test_every_id_that_the_games_name_is_in_the_ledger(file: Path) -> None:
    known = {entry.id for game in GAMES for entry in ledger(game)}
    named = set(re.findall(rf'"((?:{"|".join(GAMES)})\.[a-z.-]+)"', file.read_text("utf-8")))
    assert named <= known


def test_the_games_do_name_ids() -> None:
    """So that the test above cannot pass by finding nothing."""
    named = set(re.findall(r'"(card\.[a-z.-]+)"', (SOURCE / "games/cards/legality.py").read_text("utf-8")))
    assert len(named) > 15
    files = (SOURCE / "games/board").glob("*.py")
    named = {i for file in files for i in re.findall(r'"(board\.[a-z.-]+)"', file.read_text("utf-8"))}
    assert len(named) > 20


def test_every_broken_rule_of_a_group_is_in_the_ledger() -> None:
    """Groups name the point, the game puts its name before it."""
    points = set(re.findall(r'BadGroup\(\s*"([a-z.-]+)"', (SOURCE / "pieces/groups.py").read_text("utf-8")))
    assert points >= {"set", "run", "run.no-wrap", "colour", "skip.not-in-phase"}
    assert {f"card.{point}" for point in points} <= {entry.id for entry in ledger("card")}


def test_a_rule_is_found_by_its_id() -> None:
    assert rule("card.hit.fit").id == "card.hit.fit"
    with pytest.raises(TenfoldError, match=r"^there is no rule 'card\.hit\.fits' in the ledger$"):
        rule("card.hit.fits")
    with pytest.raises(TenfoldError, match=r"^there is no ledger for the game 'chess'$"):
        rule("chess.castling")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_the_documentation_is_made_from_the_ledger(game: str) -> None:
    page = ROOT / "docs" / "rules" / f"{game}.md"
    made = command("rules", "--game", game, "--markdown")
    assert made.code == 0
    assert page.read_text("utf-8") == made.out, f"run: tenfold rules --game {game} --markdown > {page}"
