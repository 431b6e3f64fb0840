"""The referee of the board game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tenfold.analysis.board.referee import (
    fitting_cards,
    phase_verdict,
    read_hand,
    read_table,
    refuse_impossible,
)
from tenfold.core import BadText
from tenfold.games.registry import game_kind
from tests.cli.run import tenfold

RULES = game_kind("board").rules("intl")


def test_annas_four_pairs() -> None:
    without = phase_verdict(RULES, 2, read_hand("R4 G4 R11 B11 R8 G8 B8"))
    assert (without.complete, without.distance) == (False, 1)
    assert {str(card) for card in without.outs} >= {"Y8", "R8"}
    assert all(card.is_natural for card in without.outs)  # a joker is made by its space, not drawn
    with_it = phase_verdict(RULES, 2, read_hand("R4 G4 R11 B11 R8 G8 B8 Y8"))
    assert with_it.complete
    assert with_it.lay_down is not None
    assert [group.name for group in with_it.lay_down] == ["4s", "8s", "8s", "11s"]


def test_every_group_needs_a_real_card() -> None:
    assert not phase_verdict(RULES, 8, read_hand("R4 W W W W W W W")).complete
    assert phase_verdict(RULES, 8, read_hand("R4 G4 B4 Y4 R5 W(R6) w(r7) W")).complete


def test_a_joker_fits_on_full_groups() -> None:
    table = read_table("1-12(R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12) 3-5(R3 G4 B5)")
    fits = [
        (str(fit.card), fit.group, fit.end and fit.end.value)
        for fit in fitting_cards(read_hand("R2 W"), table)
    ]
    assert fits == [("W", 0, None), ("R2", 1, None), ("W", 1, "low"), ("W", 1, "high")]


@pytest.mark.parametrize("hand", ["", "S", "R5 R5 R5"])
def test_hands_that_cannot_be(hand: str) -> None:
    with pytest.raises(BadText):
        refuse_impossible(read_hand(hand), ())


def test_the_command_judges_the_board_game(tmp_path: Path) -> None:
    report = tenfold(
        "check", "--game", "board", "--phase", "2", "--hand", "R4 G4 R8 G8 B8 Y8 R11 B11", "--json"
    ).data
    assert report["complete"] is True
    house = tmp_path / "short.toml"
    house.write_text(f'game = "board"\nedition = "2010"\nphases = {json.dumps(["set 4 + set 4"])}\n', "utf-8")
    odds = tenfold("odds", "--game", "board", "--rules", str(house), "--json").data
    assert odds["all_hands"] == 11_279_926_456_656  # 96 choose 10
    assert odds["phases"][0]["hands"] == 1_063_850_832
    assert tenfold("check", "--game", "board", "--phase", "11", "--hand", "R1").code != 0
