"""The referee of the dice game: which rolls can be, what they bring, how many dice are wrong."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tenfold.analysis.dice.referee import (
    lies_one_way,
    lying,
    phase_verdict,
    read_keep,
    read_roll,
    shortest_way,
)
from tenfold.core import BadText, Illegal, Refusal
from tenfold.games.dice.rules import EDITIONS
from tenfold.locales.rendering import in_english
from tenfold.pieces.dice import DICE, PRINTED_DICE, Roll, best_points, read_dice, write_faces
from tenfold.pieces.phases import PRINTED_PHASES, Phase, read_phase
from tenfold.testing.dice_twin import rolls

RULES = EDITIONS["de"]


@pytest.mark.rule("dice.score")
def test_the_printed_example() -> None:
    verdict = phase_verdict(RULES, 3, read_roll("9 9 9 9 5 4 W 2 9 W", PRINTED_DICE))
    assert (verdict.points, verdict.maximum, verdict.missing) == (47, 59, None)
    assert [" ".join(map(str, group)) for group in verdict.groups] == ["9 9 9 9", "2 W 4 5"]


def changes_needed(phase: Phase, roll: Roll, most: int) -> int | None:
    """The fewest dice to change, by trying all of them; None if more than `most`."""
    for count in range(most + 1):
        for places in combinations(range(10), count):
            for shown in product(*(PRINTED_DICE[place] for place in places)):
                changed = list(roll)
                for place, face in zip(places, shown, strict=True):
                    changed[place] = face
                if best_points(phase, changed) is not None:
                    return count
    return None


@pytest.mark.parametrize("phase", [*PRINTED_PHASES, read_phase("run 10"), read_phase("set 7")], ids=str)
def test_the_distance_is_that_of_trying_everything(phase: Phase) -> None:
    for roll in rolls(11, 40):
        told = read_roll(write_faces(roll), PRINTED_DICE)
        missing = shortest_way(phase, told, PRINTED_DICE)
        expected = changes_needed(phase, roll, 1)
        if best_points(phase, roll) is None:
            assert missing.distance > 0
            assert (missing.distance if missing.distance <= 1 else None) == expected, write_faces(roll)
            assert len(missing.kept) + missing.distance == phase.size


@pytest.mark.parametrize(
    ("number", "roll", "kept", "wanted"),
    [
        (1, "1 1 2 3 5 5 6 6 8 9", "5 5 6 6", "6 5"),
        (4, "1 1 2 3 10 9 8 7 6 6", "10 9 8 7 6", "5 4"),
        (4, "1 2 3 4 5 6 10 10 10 10", "1 2 3 4 5 6", "7"),
        (10, "1 2 3 4 10 10 10 10 10 10", "10 10 10 10 10 10", "W W"),  # six high dice: the rest are low
        (7, "W 2 3 4 10 10 10 10 10 9", "W 10 10 10 10 10", "10 W"),
        (8, "B1 B2 O1 B3 B7 G5 B8 B8 R7 R8", "B1 B2 B3 B7 B8 B8", "B"),
    ],
)
def test_what_stays_and_what_is_wanted(number: int, roll: str, kept: str, wanted: str) -> None:
    missing = phase_verdict(RULES, number, read_roll(roll, PRINTED_DICE)).missing
    assert missing is not None
    assert (" ".join(map(str, missing.kept)), " ".join(missing.wanted)) == (kept, wanted)


def test_numbers_and_faces_may_be_mixed_where_colours_do_not_matter() -> None:
    for text in ("9 9 9 9 5 4 W 2 9 W", "o9 b9 G9 9 b5 g4 ow o2 9 W", "9,9,9,9,5,4,w,2,9,w"):
        assert phase_verdict(RULES, 3, read_roll(text, PRINTED_DICE)).points == 47
    with pytest.raises(BadText, match=r"colours-wanted\(number=8\)"):
        phase_verdict(RULES, 8, read_roll("O9 9 9 9 5 4 W 2 9 W", PRINTED_DICE))


@pytest.mark.rule("dice.dice")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "There are ten dice, not 0. (rule dice.dice)"),
        ("9 9 9 9 5 4 W 2 9", "There are ten dice, not 9"),
        ("9 9 9 9 5 4 W 2 9 W W", "There are ten dice, not 11"),
        ("9 9 9 9 4 4 W 2 9 W", "Four dice show 1 to 4 or W and six show 5 to 10: here they are 5 and 5"),
        ("9 9 9 9 9 9 9 2 9 W", "here they are 2 and 8. (rule dice.dice)"),
        ("9 9 9 9 5 4 W 2 11 W", '"11" is not on any die: write 1 to 10 or W'),
        ("9 9 9 9 5 4 W 2 0 W", '"0" is not on any die'),
        ("9 9 9 9 5 4 W 2 Y9 W", '"Y9" is not on any die'),
    ],
)
def test_what_ten_dice_cannot_show(text: str, part: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_roll(text, PRINTED_DICE)
    assert part in in_english(caught.value)


@pytest.mark.rule("dice.dice.colours")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        # Blue fives are on H5 and H6 alone.
        ("B5 B5 B5 6 6 6 1 2 3 4", "B5 B5 B5 cannot be there together: these faces are only on H5 H6"),
        # Each face for itself is there often enough.
        (
            "B5 B5 B6 B6 6 6 1 2 3 4",
            "B5 B5 B6 B6 cannot be there together: these faces are only on H3 H5 H6",
        ),
        ("5 5 5 6 6 6 B1 B1 3 4", "B1 B1 cannot be there together: these faces are only on L1"),
        ("5 5 5 6 6 6 1 2 3 G8", "Four dice"),
    ],
)
def test_ten_faces_must_be_on_ten_different_dice(text: str, message: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_roll(text, PRINTED_DICE)
    assert message in in_english(caught.value)


@pytest.mark.rule("dice.dice.colours")
def test_every_roll_of_these_dice_can_lie_there_in_any_order() -> None:
    for roll in rolls(13, 200):
        assert len(read_roll(write_faces(roll[::-1]), PRINTED_DICE)) == 10
        assert (
            len(read_roll(" ".join(str(face)[at % 2 :] for at, face in enumerate(roll)), PRINTED_DICE)) == 10
        )


def test_another_set_of_dice() -> None:
    blue = read_dice(dict.fromkeys(DICE, "b b b b b b"))
    read_roll("B5 B5 B5 B5 B5 B5 B1 B1 B1 B1", blue)
    with pytest.raises(Refusal) as caught:
        read_roll("R5 B5 B5 B5 B5 B5 B1 B1 B1 B1", blue)
    assert in_english(caught.value) == "No die of this set shows R5: they show B5. (rule dice.dice.colours)"


@pytest.mark.parametrize("number", [0, 11, -1])
def test_a_phase_that_is_not_there(number: int) -> None:
    with pytest.raises(BadText, match=r"phase-unlisted\(number=-?\d+ most=10\)"):
        phase_verdict(RULES, number, read_roll("9 9 9 9 5 4 W 2 9 W", PRINTED_DICE))


def test_a_roll_that_can_lie_there_in_two_ways_is_clear_once_a_die_is_named() -> None:
    """H3 and H5 both have R7 and B6."""
    told = "B1 R1 O1 G1 B7 R6 R7 O7 B6 R8"
    assert not lies_one_way(read_roll(told, PRINTED_DICE), PRINTED_DICE)
    for die in ("H3", "H5"):
        roll = read_roll(told.replace("R7", f"{die}=R7"), PRINTED_DICE)
        assert lies_one_way(roll, PRINTED_DICE)
        assert str(lying(roll, PRINTED_DICE)[DICE.index(die)]) == "R7"
    with pytest.raises(Illegal, match="face='H1=R7' die='H1' faces='R5 O6 B7 G8 O9 G10'"):
        read_roll(told.replace("R7", "H1=R7"), PRINTED_DICE)
    with pytest.raises(BadText, match=r"die-unknown\(die='H7'"):
        read_roll(told.replace("R7", "H7=R7"), PRINTED_DICE)


def test_of_dice_that_show_the_same_one_is_named_where_colours_count() -> None:
    faces = lying(read_roll("B1 R1 O1 G1 B7 R6 R7 O7 B5 B5", PRINTED_DICE), PRINTED_DICE)
    with pytest.raises(BadText, match=r"which-die.*H5=B5,H6=B5"):
        read_keep("B7 B5", faces, read_phase("colour 7"))
    assert read_keep("B7 H6=B5", faces, read_phase("colour 7")) == (4, 9)
    assert read_keep("B5 B5", faces, read_phase("colour 7")) == (8, 9)
    assert read_keep("7 5", faces, read_phase("run 7")) == (4, 8)
