"""Players, dice, colours, the scribe and the block."""

from __future__ import annotations

from collections import Counter

import pytest

from tenfold.core import BadRules, Chance, Illegal
from tenfold.games.dice.actions import Rolled
from tenfold.games.dice.state import SheetLine, Stage
from tenfold.games.nature import Lot
from tenfold.pieces.dice import DICE, DIE_COLOURS, PRINTED_DICE, read_face, write_dice
from tests.games.dice.build import BEST, KIND, NOTHING, POINTS, attempt, do, table, why_not
from tests.games.looking import Seeded

every_table = pytest.mark.parametrize("players", KIND.seats)


@pytest.mark.rule("dice.players")
def test_one_to_eight_can_play() -> None:
    rules = KIND.rules("de")
    assert list(KIND.seats) == [1, 2, 3, 4, 5, 6, 7, 8]
    for players in range(1, 9):
        assert KIND.game(rules, players=players).players == players
    for players in (-1, 0, 9):
        with pytest.raises(BadRules, match=rf"^players\(players={players} fewest=1 most=8\)$"):
            KIND.game(rules, players=players)


@pytest.mark.rule("dice.dice")
def test_six_high_dice_and_four_low_ones_with_two_wilds_each() -> None:
    shown = [[str(face.number or "W") for face in die] for die in PRINTED_DICE]
    assert shown == [["1", "2", "3", "4", "W", "W"]] * 4 + [["5", "6", "7", "8", "9", "10"]] * 6
    assert DICE == ("L1", "L2", "L3", "L4", "H1", "H2", "H3", "H4", "H5", "H6")


@pytest.mark.rule("dice.dice")
def test_four_colours_and_every_die_mixes_them_differently() -> None:
    assert [colour.name for colour in DIE_COLOURS] == ["BLUE", "RED", "ORANGE", "GREEN"]
    mixed = ["".join(face.colour.value for face in die) for die in PRINTED_DICE]
    assert len(set(mixed)) == len(mixed)
    assert all(set(colours) >= set("BROG") for colours in mixed)


@pytest.mark.rule("dice.dice")
def test_every_face_of_a_die_is_as_likely() -> None:
    game = KIND.game(KIND.rules("de"), players=1)
    turn = game.turn(game.initial())
    assert isinstance(turn, Chance)
    rolls = [turn.sample(Seeded(seed)) for seed in range(1200)]
    for place, die in enumerate(PRINTED_DICE):
        count = Counter(roll.faces[place] for roll in rolls if isinstance(roll, Rolled))
        assert set(count) == set(die)
        assert min(count.values()) > 140  # 200 expected, standard deviation 13


@pytest.mark.rule("dice.dice")
@pytest.mark.parametrize("count", [0, 1, 9, 11])
def test_nature_rolls_ten_dice(count: int) -> None:
    game, state = table()
    some = ["B1", "B2", "R3", "R4", "G10", "R10", "O10", "B10", "G10", "O10", "O10"][:count]
    with pytest.raises(Illegal, match=rf"^ten-dice\(count={count}\) \[dice\.dice\]$") as caught:
        game.check(state, Rolled(tuple(map(read_face, some))))
    assert (caught.value.rule, caught.value.code) == ("dice.dice", "ten-dice")


@pytest.mark.rule("dice.dice.colours")
def test_the_colours_of_the_real_set() -> None:
    assert write_dice(KIND.rules("de").colours) == {
        "L1": "b g o g r o",
        "L2": "r b g o b o",
        "L3": "o r r b g b",
        "L4": "g o b r r g",
        "H1": "r o b g o g",
        "H2": "g r g o b r",
        "H3": "o b r b g o",
        "H4": "r g o b r b",
        "H5": "b b r o r g",
        "H6": "b o g r g o",
    }


@pytest.mark.rule("dice.dice.colours")
@pytest.mark.parametrize("face", ["G1", "B2", "B5", "R10"])
def test_a_face_that_a_die_does_not_have_is_no_roll(face: str) -> None:
    game, state = table()
    text = f"rolled {face} B2 R3 R4 G10 R10 O10 B10 G10 O10"
    assert why_not(game, state, text) == ("dice.dice.colours", "not-on-die")


@pytest.mark.rule("dice.dice.colours")
def test_another_set_of_dice_is_a_table_of_colours() -> None:
    other = write_dice(PRINTED_DICE) | {"L1": "r r r r r r"}
    game, state = table(options={"colours": other})
    do(game, state, "rolled R1 B2 R3 R4 G10 R10 O10 B10 G10 O10")
    text = "rolled B1 B2 R3 R4 G10 R10 O10 B10 G10 O10"
    assert why_not(game, state, text) == ("dice.dice.colours", "not-on-die")
    do(*table(), text)  # the printed die has it


@pytest.mark.rule("dice.scribe")
@every_table
def test_the_scribe_is_drawn_by_lot_and_starts(players: int) -> None:
    game = KIND.game(KIND.rules("de"), players=players)
    state = game.initial()
    if players == 1:
        assert (state.stage, state.scribe) == (Stage.ROLL, 0)  # nobody to draw lots with
        return
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert turn.outcomes() == [(Lot(seat), 1) for seat in range(players)]
    assert {turn.sample(Seeded(seed)) for seed in range(100)} == {Lot(seat) for seat in range(players)}
    assert why_not(game, state, f"lot {players}") == ("dice.scribe", "no-such-seat")
    assert why_not(game, state, "stop") == ("dice.scribe", "lot-first")
    state = do(game, state, f"lot {players - 1}")
    assert (state.stage, state.scribe, state.seat) == (Stage.ROLL, players - 1, players - 1)


@pytest.mark.rule("dice.scribe")
@every_table
def test_the_order_is_clockwise_from_the_scribe(players: int) -> None:
    for scribe in range(players):
        game = KIND.game(KIND.rules("de"), players=players, dealer=scribe)
        state = game.initial()
        seats = []
        for _ in range(2 * players):
            seats.append(state.seat)
            state = attempt(game, state, NOTHING)
        assert seats == [(scribe + turn) % players for turn in range(2 * players)]


@pytest.mark.rule("dice.scribe")
def test_the_scribe_must_sit_at_the_table() -> None:
    for scribe in (-1, 3):
        with pytest.raises(BadRules, match=r"^dealer$"):
            KIND.game(KIND.rules("de"), players=3, dealer=scribe)


@pytest.mark.rule("dice.scribe")
def test_results_are_written_as_they_come_with_a_running_total() -> None:
    game, state = table(players=1)
    for number in range(1, 6):
        state = attempt(game, state, BEST[number])
        assert state.sheet[0].points == tuple(POINTS[n] for n in range(1, number + 1))
    line = state.sheet[0]
    assert line.running == (60, 117, 176, 225, 225 + 52 + 40)  # the 5-phase bonus stands behind phase 5
    assert line.total == line.running[-1]
    assert SheetLine().running == ()
