"""The ledger: complete, without doubles, and the only source of the ids that the program names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tenfold
from tenfold.core import TenfoldError
from tenfold.games.registry import GAMES
from tenfold.ledger import ledger, rule
from tests.games.looking import options_of

SOURCE = Path(tenfold.__file__).parent


@pytest.mark.parametrize(("game", "count"), [("card", 57), ("dice", 29), ("board", 46)])
def test_every_rule_has_its_own_id(game: str, count: int) -> None:
    ids = [entry.id for entry in ledger(game)]
    assert len(ids) == len(set(ids)) == count
    assert all(re.fullmatch(rf"{game}(\.[a-z0-9]+(-[a-z0-9]+)*)+", rule_id) for rule_id in ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text_and_known_editions(game: str) -> None:
    for entry in ledger(game):
        assert entry.text.strip() == entry.text
        # dice.dice.colours ends with its table.
        assert entry.text.endswith((".", ")")) or entry.id == "dice.dice.colours", entry.id
        assert entry.editions, entry.id
        assert set(entry.editions) <= set(GAMES[game].editions)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_a_rule_names_exists(game: str) -> None:
    named = {entry.option for entry in ledger(game) if entry.option}
    assert named
    assert named <= set(options_of(game))


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("games/**/*.py")), ids=lambda file: file.stem)
def test_every_id_that_the_games_name_is_in_the_ledger(file: Path) -> None:
    assert ids_named_in(file) <= {entry.id for game in GAMES for entry in ledger(game)}


def ids_named_in(file: Path) -> set[str]:
    return set(re.findall(rf'"((?:{"|".join(GAMES)})\.[a-z0-9.-]+)"', file.read_text("utf-8")))


@pytest.mark.parametrize(("folder", "count"), [("card", 15), ("dice", 7), ("board", 20)])
def test_the_games_do_name_ids(folder: str, count: int) -> None:
    """So that the test above cannot pass by finding nothing."""
    files = (SOURCE / "games" / folder).glob("*.py")
    assert len({rule_id for file in files for rule_id in ids_named_in(file)}) > count


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
