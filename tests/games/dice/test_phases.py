"""The ten phases: what completes them and what it brings, by the printed examples."""

from __future__ import annotations

import pytest

from tenfold.core import BadRules
from tenfold.games.dice import State
from tenfold.games.dice.state import Stage
from tenfold.pieces.dice import best_use
from tests.games.dice.build import BEST, KIND, NOTHING, POINTS, attempt, do, faces, table

RULES = KIND.rules("de")


def brings(number: int, roll: str) -> int | None:
    """What a roll writes on the block for a phase, in a game; None if the phase is not made."""
    game, state = table(phase={0: number})
    state = attempt(game, state, roll)
    written = state.sheet[0].points[number - 1 :]
    return written[0] if written else None


@pytest.mark.rule("dice.phases")
def test_the_ten_phases() -> None:
    assert [str(phase) for phase in RULES.phases] == [
        "set 3 + set 3",
        "set 3 + run 4",
        "set 4 + run 4",
        "run 7",
        "run 8",
        "run 9",
        "set 4 + set 4",
        "colour 7",
        "set 5 + set 2",
        "set 5 + set 3",
    ]


@pytest.mark.rule("dice.phases")
@pytest.mark.parametrize(
    ("number", "roll", "points"),
    [
        (1, "1 1 1 2 5 5 5 6 7 8", 18),
        (1, "1 1 2 3 5 5 5 6 7 8", None),
        (2, "1 2 3 4 5 5 5 7 9 10", 25),
        (2, "1 2 3 3 5 5 5 7 9 10", None),
        (3, "1 2 3 4 5 5 5 5 9 10", 30),
        (3, "1 2 3 4 5 5 5 7 9 10", None),
        (4, "1 2 3 4 5 6 7 9 9 9", 28),
        (4, "1 2 3 4 5 6 8 9 9 9", None),
        (5, "1 2 3 4 5 6 7 8 10 10", 36),
        (5, "1 2 3 4 5 6 7 9 10 10", None),
        (6, "1 2 3 4 5 6 7 8 9 9", 45),
        (6, "1 2 3 4 5 6 7 8 8 8", None),
        (7, "1 1 1 1 5 5 5 5 9 10", 24),
        (7, "1 1 1 2 5 5 5 5 9 10", None),
        (9, "1 1 2 3 5 5 5 5 5 10", 27),
        (9, "1 1 2 3 5 5 5 5 6 10", None),
        (10, "1 1 1 3 5 5 5 5 5 10", 28),
        (10, "1 1 2 3 5 5 5 5 5 10", None),
    ],
)
def test_each_phase_just_made_and_just_missed(number: int, roll: str, points: int | None) -> None:
    assert brings(number, roll) == points


@pytest.mark.rule("dice.phases.maximum")
def test_the_block_prints_the_most_that_each_phase_can_bring() -> None:
    printed = [RULES.maximum(number) for number in range(1, 11)]
    assert printed == [60, 57, 59, 49, 52, 54, 60, 56, 60, 62]
    assert sum(printed) == 569


@pytest.mark.rule("dice.phases.maximum")
@pytest.mark.rule("dice.bonus-5")
@pytest.mark.rule("dice.bonus-10")
@pytest.mark.parametrize("players", [1, 3])
def test_649_is_the_highest_possible_score(players: int) -> None:
    game, state = table(players=players)
    for number in range(1, 11):
        assert brings(number, BEST[number]) == POINTS[number] == RULES.maximum(number)
        state = attempt(game, state, BEST[number])
        for _ in range(players - 1):
            if state.stage is Stage.ROLL and number < 10:
                state = attempt(game, state, NOTHING)
    assert sum(state.sheet[0].points) == 569
    assert state.sheet[0].total == 649


@pytest.mark.rule("dice.phases.maximum")
@pytest.mark.rule("dice.dice.colours")
def test_the_maximum_is_computed_from_the_dice() -> None:
    blue = {"L1": "b b b b b b", "L2": "r r r r r r", "L3": "r r r r r r", "L4": "r r r r r r"}
    blue |= {f"H{n}": "b b b b b b" for n in range(1, 7)}
    rules = KIND.read_rules({"edition": "de", "colours": blue})
    assert rules.maximum(8) == 6 * 10 + 4
    assert [rules.maximum(number) for number in (1, 2, 10)] == [60, 57, 62]


# --- sets ---------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.set")
def test_the_colours_of_a_set_do_not_matter() -> None:
    assert brings(1, "O3 G3 R3 G1 R5 G5 O5 B10 R9 R8") == 24
    assert brings(1, "O3 G3 R3 R4 R5 R6 R7 R9 R9 R8") is None  # one colour is not a set


@pytest.mark.rule("dice.set")
def test_a_set_is_of_one_number() -> None:
    assert brings(9, "1 1 2 3 10 10 10 10 9 8") is None
    assert brings(9, "1 1 2 3 10 10 10 10 10 8") == 52


@pytest.mark.rule("dice.set.same-number-twice")
def test_the_printed_example_8_8_8_and_8_8_w() -> None:
    assert brings(1, "W 1 2 3 8 8 8 8 8 10") == 40


@pytest.mark.rule("dice.set.same-number-twice")
def test_six_of_a_number_are_two_sets() -> None:
    assert brings(1, "1 2 3 4 8 8 8 8 8 8") == 48
    assert brings(7, "W W 1 2 8 8 8 8 8 8") == 48
    assert brings(7, "W 1 1 2 8 8 8 8 8 8") is None


# --- runs ---------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.run")
def test_the_printed_runs_of_phase_4() -> None:
    assert brings(4, "4 3 2 1 7 6 5 10 10 9") == 28  # 7-6-5-4-3-2-1
    assert brings(4, "4 1 1 1 10 9 8 7 6 5") == 49  # 10-9-8-7-6-5-4


@pytest.mark.rule("dice.run")
def test_every_run_between_them() -> None:
    assert brings(4, "4 3 2 2 8 7 6 5 5 5") == 35
    assert brings(4, "4 3 3 3 9 8 7 6 5 5") == 42


@pytest.mark.rule("dice.run")
def test_the_dearest_run_is_taken() -> None:
    assert brings(4, "4 3 2 1 10 9 8 7 6 5") == 49


@pytest.mark.rule("dice.run")
def test_a_run_stays_within_1_to_10() -> None:
    assert brings(4, "1 2 3 3 10 9 8 7 7 7") is None  # 7-8-9-10-1-2-3 is none
    assert brings(4, "W W 4 4 10 9 8 8 8 8") is None  # 4 or 5 to 10 asks for three wilds; 11 is not a number
    assert brings(4, "W W 4 4 10 9 8 5 8 8") == 36  # 4-5-W-W-8-9-10


@pytest.mark.rule("dice.run")
def test_a_run_has_every_number_once_and_colours_do_not_matter() -> None:
    assert brings(2, "1 2 3 3 5 5 5 9 9 9") is None
    assert brings(2, "B1 B2 R3 R4 R5 G5 O5 B10 R9 R8") == 25


@pytest.mark.rule("dice.run")
def test_a_house_cannot_ask_for_a_run_of_three() -> None:
    with pytest.raises(BadRules, match=r"^run-too-short\(number=2 shortest=4\)$"):
        KIND.read_rules({"edition": "de", "phases": ["run 4", "run 3"]})


# --- one colour ---------------------------------------------------------------------------------------


@pytest.mark.rule("dice.colour")
def test_seven_dice_of_one_colour_any_numbers() -> None:
    assert brings(8, "B1 B2 B4 B3 B7 B9 B8 R5 R7 G7") == 34
    assert brings(8, "B1 B2 B4 B3 B7 B9 G9 R5 R7 G7") is None


@pytest.mark.rule("dice.colour")
@pytest.mark.rule("dice.score")
def test_of_more_than_seven_the_dearest_count() -> None:
    assert brings(8, "O3 O4 O1 O2 O9 O8 O10 O7 O8 O10") == 56


@pytest.mark.rule("dice.colour")
def test_a_wild_of_another_colour_does_not_help() -> None:
    assert brings(8, "B1 B2 GW B3 B7 B9 B8 R5 R7 G7") is None  # six blue dice and a green wild


@pytest.mark.rule("dice.colour.wild-own")
def test_a_wild_counts_as_a_die_of_its_own_colour_for_nothing() -> None:
    assert brings(8, "B1 B2 BW B3 B7 B9 B8 R5 R7 G7") == 30
    assert brings(8, "OW O4 O1 O2 O9 O8 O10 R5 R7 G7") == 34
    # The English edition's example: 2, 4, W, 5, 8, 9, 10, all orange.
    assert brings(8, "OW O4 R2 O2 O9 O8 O5 R5 R7 O10") == 38


@pytest.mark.rule("dice.colour.wild-own")
def test_a_wild_is_left_out_where_an_eighth_die_is_dearer() -> None:
    assert brings(8, "OW O4 O1 R4 O9 O8 O10 O7 O8 G9") == 47
    assert brings(8, "OW B2 R3 R4 O9 O8 O10 O7 O8 O10") == 52


# --- wilds --------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.wild")
def test_a_wild_stands_for_any_of_the_ten_numbers() -> None:
    for number in range(1, 11):
        low = ["W" if shown == number else str(shown) for shown in (1, 2, 3, 4)]
        high = ["5" if shown == number else str(shown) for shown in range(5, 11)]
        if number == 5:
            high[0] = "6"
        if number > 4:
            low[0] = "W"
        assert brings(6, " ".join(low + high)) == 54 - (number if number > 1 else 0)


@pytest.mark.rule("dice.wild")
def test_there_is_no_limit_to_wilds() -> None:
    assert brings(7, "W W W W 9 9 9 9 5 6") == 42  # 9-9-9-9 and 6-W-W-W
    assert brings(3, "W W W W 9 9 9 9 5 6") == 47  # 9-9-9-9 and 5-6-W-W
    use = best_use(RULES.phase(7), faces("W W W W 9 9 9 9 5 6")[:8])
    assert use is not None
    assert {frozenset(group) for group in use.groups} == {frozenset(range(4)), frozenset(range(4, 8))}


@pytest.mark.rule("dice.wild")
def test_a_run_of_wilds_alone() -> None:
    house = {"phases": ["run 4"]}
    game, state = table(options=house, players=1)
    state = do(game, state, "roll W W W W 5 5 5 5 5 5")
    assert game.rules.phase(1).size == 4
    use = best_use(game.rules.phase(1), state.faces)
    assert use is not None
    assert use.points == 5  # naturals first, wilds where there are none
    all_wilds = best_use(game.rules.phase(1), state.faces[:4])
    assert all_wilds == (0, ((3, 2, 1, 0),))


# --- points -------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.score")
def test_the_printed_example_of_phase_3() -> None:
    """9-9-9-9-5-4-W-2-9-W: 9+9+9+9+5+4+2; the fifth 9 is not needed, a wild stands for the 3."""
    assert brings(3, "9 9 9 9 5 4 W 2 9 W") == 47


@pytest.mark.rule("dice.score")
def test_the_dice_are_used_in_the_way_that_is_best_for_the_player() -> None:
    assert brings(1, "1 1 1 2 5 5 5 10 10 10") == 45  # two of the three sets
    assert brings(2, "W 1 1 1 10 10 10 9 8 7") == 54  # 10-10-10 and 7-8-9-W: not the ones
    assert brings(9, "4 4 4 4 10 10 10 10 10 9") == 58
    assert brings(9, "W 4 4 4 10 10 10 10 10 9") == 59  # 9-W is dearer than 4-4


@pytest.mark.rule("dice.score")
def test_a_wild_counts_nothing_even_where_it_stands_for_a_ten() -> None:
    assert brings(1, "W W W 1 10 10 9 9 5 6") == 38
    assert brings(10, "W W W W 10 10 10 10 5 6") == 46


@pytest.mark.rule("dice.score")
def test_only_as_many_dice_count_as_the_phase_needs() -> None:
    game, state = table(phase={0: 4})
    state = do(game, state, f"roll {BEST[4]}", "stop")
    assert state.stage is Stage.SCORE
    assert counted(state, 4) == 7
    assert attempt(game, table(phase={0: 4})[1], BEST[4]).sheet[0].points[-1] == 49  # not 55


def counted(state: State, number: int) -> int:
    use = best_use(RULES.phase(number), state.faces)
    assert use is not None
    return sum(map(len, use.groups))
