"""Faces, sets of dice, and the best use of a roll against brute force."""

from __future__ import annotations

import random

import pytest

from tenfold.core import BadText
from tenfold.locales.rendering import in_english
from tenfold.pieces.dice import (
    DICE,
    DIE_COLOURS,
    FACES,
    PRINTED_DICE,
    DiceSet,
    DieColour,
    best_points,
    best_use,
    face,
    maximum_points,
    read_dice,
    read_face,
    write_dice,
    write_faces,
)
from tenfold.pieces.phases import PRINTED_PHASES, Phase
from tenfold.pieces.sayings import NO_FACE
from tenfold.testing.dice_twin import HOUSE_PHASES, highest_points, is_group, most_points, number, rolls

every_phase = pytest.mark.parametrize("phase", [*PRINTED_PHASES, *HOUSE_PHASES], ids=str)


def other_dice(seed: int) -> DiceSet:
    """The same numbers in other colours."""
    generator = random.Random(seed)
    letters = "brog"[: generator.choice((2, 3, 4))]
    return read_dice({die: " ".join(generator.choices(letters, k=6)) for die in DICE})


# --- the best use ---------------------------------------------------------------------------------------


@pytest.mark.rule("dice.score")
@every_phase
def test_the_best_points_are_those_of_brute_force(phase: Phase) -> None:
    seen = {True: 0, False: 0}
    for seed, dice in enumerate((PRINTED_DICE, other_dice(1))):
        for roll in rolls(seed, 50, dice):
            expected = most_points(phase, roll)
            assert best_points(phase, roll) == expected, write_faces(roll)
            seen[expected is not None] += 1
    assert seen[True] > 2, "too few rolls make the phase to prove anything"


@pytest.mark.rule("dice.wild")
@every_phase
def test_with_four_wilds_too(phase: Phase) -> None:
    generator = random.Random(3)
    for _ in range(20):
        low = [generator.choice(die[4:]) for die in PRINTED_DICE[:4]]
        roll = (*low, *(generator.choice(die) for die in PRINTED_DICE[4:]))
        assert best_points(phase, roll) == most_points(phase, roll), write_faces(roll)


@every_phase
def test_the_best_use_names_dice_that_make_the_groups_for_these_points(phase: Phase) -> None:
    for roll in rolls(5, 150):
        use = best_use(phase, roll)
        points = best_points(phase, roll)
        if use is None:
            assert points is None
            continue
        assert use.points == points
        used = [place for group in use.groups for place in group]
        assert len(used) == len(set(used)) == phase.size  # every die once, as many as needed
        assert sum(number(roll[place]) for place in used) == points
        for need, group in zip(phase.needs, use.groups, strict=True):
            assert len(group) == need.size
            assert is_group(need, [roll[place] for place in group])


@pytest.mark.rule("dice.run")
def test_a_run_is_named_from_its_lowest_number_upwards() -> None:
    roll = tuple(map(read_face, ["B1", "B2", "R3", "RW", "R9", "O8", "R7", "G6", "B5", "B5"]))
    use = best_use(PRINTED_PHASES[3], roll)
    assert use is not None
    assert write_faces(roll[place] for place in use.groups[0]) in ("R3 RW B5 G6 R7 O8 R9",)


def test_dice_in_any_order_and_number_bring_the_same() -> None:
    for roll in rolls(9, 30):
        for phase in PRINTED_PHASES:
            assert best_points(phase, roll[::-1]) == best_points(phase, roll)
    assert best_points(PRINTED_PHASES[0], ()) is None
    assert best_use(PRINTED_PHASES[0], ()) is None
    assert best_points(PRINTED_PHASES[7], ()) is None
    assert best_use(PRINTED_PHASES[7], ()) is None


# --- the most that a phase can bring --------------------------------------------------------------------


@pytest.mark.rule("dice.phases.maximum")
@every_phase
def test_the_maximum_is_that_of_an_independent_search(phase: Phase) -> None:
    for dice in (PRINTED_DICE, *map(other_dice, range(6))):
        assert maximum_points(phase, dice) == highest_points(phase, dice)


@pytest.mark.rule("dice.phases.maximum")
@every_phase
def test_no_roll_brings_more_than_the_maximum(phase: Phase) -> None:
    most = maximum_points(phase, PRINTED_DICE)
    assert most is not None
    assert max(best_points(phase, roll) or 0 for roll in rolls(7, 300)) <= most


# --- text forms -----------------------------------------------------------------------------------------


@pytest.mark.rule("dice.dice")
def test_faces_round_trip() -> None:
    assert len(FACES) == len(set(map(str, FACES))) == 44
    for shown in FACES:
        assert read_face(str(shown)) == shown
        assert read_face(str(shown).lower()) == shown
        assert face(shown.number, shown.colour) == shown
        assert shown.is_wild is (shown.number == 0)
        assert repr(shown) == str(shown)


def test_faces_sort_by_number_and_the_wilds_come_last() -> None:
    assert write_faces(sorted(map(read_face, ["OW", "R10", "B1", "G1", "BW", "R2"]))) == "B1 G1 R2 R10 BW OW"


def test_a_face_has_a_number_and_a_colour() -> None:
    assert (read_face("O7").number, read_face("O7").colour) == (7, DieColour.ORANGE)
    assert (read_face("GW").number, read_face("GW").colour) == (0, DieColour.GREEN)


@pytest.mark.parametrize("text", ["", "R", "8", "R0", "R11", "RW1", "X8", "WR", "R 8", "R08", "♥5", "R٣"])
def test_what_is_no_face(text: str) -> None:
    with pytest.raises(BadText) as caught:
        read_face(text)
    assert caught.value.saying == NO_FACE(text=text)
    assert "write B, R, O or G and a number from 1 to 10 or W" in in_english(caught.value)


@pytest.mark.rule("dice.dice.colours")
def test_sets_of_dice_round_trip() -> None:
    for dice in (PRINTED_DICE, *map(other_dice, range(20))):
        assert read_dice(write_dice(dice)) == dice
        assert [[shown.number for shown in die] for die in dice] == [[1, 2, 3, 4, 0, 0]] * 4 + [
            [5, 6, 7, 8, 9, 10]
        ] * 6
    assert {shown.colour for die in PRINTED_DICE for shown in die} == set(DIE_COLOURS)
    shouted = {die: colours.upper() for die, colours in write_dice(PRINTED_DICE).items()}
    assert read_dice(shouted) == PRINTED_DICE


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (
            {"L5": "b b b b b b"},
            "The dice are L1, L2, L3, L4, H1, H2, H3, H4, H5, H6: L5 is missing or not one of them.",
        ),
        ({"L1": "b b b b b"}, 'L1: "b b b b b" must be six of the letters b, r, o and g'),
        ({"H1": "b b b b b b b"}, "for the faces 5, 6, 7, 8, 9, 10"),
        ({"H1": "bbbbbb"}, "six of the letters"),
        ({"L2": "b b b b b x"}, "for the faces 1, 2, 3, 4, W, W"),
    ],
)
def test_what_is_no_set_of_dice(change: dict[str, str], part: str) -> None:
    with pytest.raises(BadText) as caught:
        read_dice({**write_dice(PRINTED_DICE), **change})
    assert part in in_english(caught.value)
