"""The exact odds of the first roll: against every roll of fewer dice, and counted otherwise for all ten."""

from __future__ import annotations

from functools import reduce
from itertools import product
from math import comb

import pytest

from tenfold.analysis.dice.odds import RollOdds, first_roll
from tenfold.pieces.dice import DICE, DIE_COLOURS, PRINTED_DICE, DiceSet, best_points, read_dice
from tenfold.pieces.phases import PRINTED_PHASES, Phase, read_phase

ALL_ROLLS = 60_466_176
FEW = (*PRINTED_DICE[:2], *PRINTED_DICE[4:7])  # two low and three high dice: 7,776 rolls
STRIPED = read_dice({die: "b b r b r r" if die in ("L1", "L3", "H2") else "g b g b g g" for die in DICE})


def looked_at_one_by_one(phase: Phase, dice: DiceSet) -> RollOdds:
    made = [points for roll in product(*dice) if (points := best_points(phase, roll)) is not None]
    return RollOdds(phase, len(made), 6 ** len(dice), sum(made))


@pytest.mark.parametrize(
    "text",
    [
        *("set 2", "set 3", "set 4", "set 2 + set 2", "set 3 + set 2", "run 4", "run 5", "run 6"),
        *("colour 2", "colour 3", "colour 4", "colour 5", "colour 6"),
    ],
)
@pytest.mark.parametrize("dice", [FEW, (*STRIPED[:3], *STRIPED[4:6]), PRINTED_DICE[:3], PRINTED_DICE[6:]])
def test_every_roll_of_fewer_dice(text: str, dice: DiceSet) -> None:
    """colour 2 of five dice: two colours can succeed at once, and the dearer one counts."""
    phase = read_phase(text)
    assert first_roll(phase, dice) == looked_at_one_by_one(phase, dice)


@pytest.mark.parametrize("size", range(2, 11))
def test_the_colour_count_by_a_product_of_polynomials(size: int) -> None:
    """How many dice show a colour; two colours at once are taken off again where they are possible."""
    phase = read_phase(f"colour {size}")
    if 2 * size > 10:
        expected = sum(
            sum(ways[size:])
            for colour in DIE_COLOURS
            for ways in [
                reduce(
                    lambda ways, has: [
                        a * (6 - has) + b * has for a, b in zip([*ways, 0], [0, *ways], strict=True)
                    ],
                    (sum(face.colour is colour for face in die) for die in PRINTED_DICE),
                    [1],
                )
            ]
        )
        assert first_roll(phase, PRINTED_DICE).rolls == expected
    else:
        assert first_roll(phase, PRINTED_DICE).rolls == by_counts(size)


def by_counts(size: int) -> int:
    """How many dice of each colour, die by die."""
    counts = {(0, 0, 0, 0): 1}
    for die in PRINTED_DICE:
        more: dict[tuple[int, ...], int] = {}
        for before, ways in counts.items():
            for at, colour in enumerate(DIE_COLOURS):
                after = (*before[:at], before[at] + 1, *before[at + 1 :])
                more[after] = more.get(after, 0) + ways * sum(face.colour is colour for face in die)
        counts = more  # type: ignore[assignment]
    return sum(ways for count, ways in counts.items() if max(count) >= size)


def test_ten_of_a_kind_and_a_full_run_by_hand() -> None:
    """set 10: all high dice alike and all low dice wild. run 10: the high dice all different, and so on."""
    high_alike = 6 * 2**4
    assert first_roll(read_phase("set 10"), PRINTED_DICE).rolls == high_alike
    all_high = 720
    low = sum(comb(4, wilds) * 2**wilds * (24 // [1, 1, 2, 6, 24][wilds]) for wilds in range(5))
    assert first_roll(read_phase("run 10"), PRINTED_DICE).rolls == all_high * low


def test_the_printed_phases() -> None:
    odds = [first_roll(phase, PRINTED_DICE) for phase in PRINTED_PHASES]
    assert {each.of for each in odds} == {ALL_ROLLS}
    assert [each.rolls for each in odds] == [
        *(30_076_056, 38_116_716, 13_693_256, 23_310_720, 12_792_960),
        *(4_550_400, 2_402_064, 691_968, 10_683_792, 2_507_400),
    ]
    assert all(each.points == pytest.approx((each.average or 0) * each.rolls) for each in odds)


def test_a_phase_that_no_roll_makes() -> None:
    never = first_roll(read_phase("colour 7"), read_dice(dict.fromkeys(DICE, "b r o g b r"))[:6])
    assert (never.rolls, never.points, never.average, never.chance) == (0, 0, None, 0)
