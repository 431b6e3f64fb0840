"""docs/record-format.md is enough: a stranger computes every outcome of chance of all games again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.record import stranger
from tests.record.games import recorded
from tests.record.stranger import read, retold

GAMES = [
    ("card", "intl", ("short:1", "knock"), 3, 7),
    ("card", "fx", ("short:1",), 5, 7),  # skips lie in front of people, and the pile is renewed
    ("card", "intl", ("fixed", "short:2"), 6, 21),  # a play-off
    ("dice", "de", (), 3, 7),
    ("dice", "de", ("locked",), 1, 7),
    ("board", "intl", (), 2, 7),
    ("board", "2010", (), 6, 7),
]

LARGEST_PILE = 108 - 5 * 10 - 1  # more draws than that in one hand, and it was renewed


def test_the_stranger_knows_json_and_sha_256_and_nothing_of_ours() -> None:
    source = Path(stranger.__file__).read_text("utf-8")
    imported = set(re.findall(r"^ *(?:from|import) ([\w.]+)", source, re.MULTILINE))
    assert imported == {"__future__", "collections.abc", "hashlib", "hmac", "json", "re", "typing"}


@pytest.mark.parametrize(("game", "edition", "variants", "players", "seed"), GAMES)
def test_every_outcome_of_chance(
    game: str, edition: str, variants: tuple[str, ...], players: int, seed: int
) -> None:
    record = recorded(edition, variants, players, seed, game=game)
    outcomes = list(retold(record))
    assert [told for told, _ in outcomes] == [again for _, again in outcomes]
    if "fixed" in variants:
        assert any("- / " in told for told, _ in outcomes)  # somebody sits out
    if edition == "fx" or game == "board":
        assert sum(told.startswith("drawn") for told, _ in outcomes) > LARGEST_PILE
    assert len(outcomes) == sum(line.get("seat", 0) is None for line in read(record)) > 10
