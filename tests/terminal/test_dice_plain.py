"""The dice game as plain lines: the dice, who is how far, the block."""

from __future__ import annotations

from tenfold.games.dice.state import SheetLine
from tenfold.locales import FALLBACK, Speech
from tenfold.terminal.dice.plain import PlainDice
from tests.games.dice.build import BEST, KIND, NOTHING, attempt, do, table

ENGLISH = Speech(FALLBACK)


def test_a_position_shows_the_dice_and_everybodys_progress() -> None:
    game, state = table(players=2, points={0: (60, 57)})
    plain = PlainDice(game.rules, ["Ann", "Benedict"], ENGLISH)
    assert plain.everything(state) == [
        "Ann: phase 3 (set of 4 and run of 4, at most 59), 0 of 3 rolls made",
        "> 0 Ann       phase 3    117 points",
        "  1 Benedict  phase 1      0 points",
    ]
    state = do(game, state, "roll W 4 2 1 10 9 9 5 6 7", "keep L1 H2 H3")
    assert plain.position(game.view(state, 1)) == [
        "Ann: phase 3 (set of 4 and run of 4, at most 59), 1 of 3 rolls made",
        "L1   L2   L3   L4   H1   H2   H3   H4   H5   H6",
        "RW   O4   R2   G1   G10  B9   G9   R5   B6   G7",
        "^                        ^    ^                   set aside",
        "> 0 Ann       phase 3    117 points",
        "  1 Benedict  phase 1      0 points",
    ]


def test_before_and_after_the_game() -> None:
    game = KIND.game(KIND.rules("de"), players=2)
    plain = PlainDice(game.rules, ["Ann", "Ben"], ENGLISH)
    assert plain.everything(game.initial())[0] == "the scribe is drawn by lot"
    game, state = table(players=2, phase={0: 10})
    state = attempt(game, attempt(game, state, BEST[10]), NOTHING)
    shown = plain.everything(state)
    assert shown[0] == "the game is over"
    assert shown[-2:] == ["  0 Ann  done       282 points", "  1 Ben  phase 1      0 points"]


def test_the_block_with_maximum_points_bonuses_and_running_totals() -> None:
    lines = {0: SheetLine((60, 57, 59, 49, 52), bonus_5=40), 1: SheetLine((24,), failed=3)}
    game, state = table(players=2, lines=lines)
    assert PlainDice(game.rules, ["Ann", "Benedict I."], ENGLISH).score_sheet(state) == [
        "                                        Ann  Benedict I.",
        "    1  2 × set of 3 (60)            60           24",
        "    2  set of 3 and run of 4 (57)   57  117",
        "    3  set of 4 and run of 4 (59)   59  176",
        "    4  run of 7 (49)                49  225",
        "    5  run of 8 (52)                52  277",
        "       5-phase bonus (40)           40  317",
        "    6  run of 9 (54)",
        "    7  2 × set of 4 (60)",
        "    8  7 dice of one colour (56)",
        "    9  set of 5 and pair (60)",
        "   10  set of 5 and set of 3 (62)",
        "       10-phase bonus (40)",
        "       total                            317           24",
    ]


def test_the_block_of_a_short_list_and_of_one_player() -> None:
    game, state = table(
        players=1, options={"phases": ["set 3", "run 4"]}, lines={0: SheetLine((9,), deducted=15)}
    )
    assert PlainDice(game.rules, ["Ann"], ENGLISH).score_sheet(state) == [
        "                                Ann",
        "    1  set of 3 (30)         9",
        "    2  run of 4 (34)",
        "       2-phase bonus (40)",
        "       deducted                 -15",
        "       total                     -6",
    ]


def test_a_part_is_a_round() -> None:
    game, state = table(players=2, scribe=1, turn=1)
    plain = PlainDice(game.rules, ["Ann", "Ben"], ENGLISH)
    rolled = do(game, state, f"roll {NOTHING}")
    ended = do(game, rolled, "stop")
    assert not plain.ended_a_part(state, rolled)
    assert not plain.ended_a_part(rolled, ended)  # Ann's turn now, Ben began the round
    again = do(game, ended, f"roll {NOTHING}")
    assert plain.ended_a_part(again, do(game, again, "stop"))


def test_several_phases_in_the_end_are_one_turn() -> None:
    game, state = table(players=2, phase={0: 9, 1: 10}, turn=1)
    plain = PlainDice(game.rules, ["Ann", "Ben"], ENGLISH)
    state = attempt(game, state, BEST[10])
    rolled = do(game, state, f"roll {BEST[9]}")
    assert not plain.ended_a_part(rolled, do(game, rolled, "stop"))  # phase 9, and on to phase 10
    rolled = do(game, do(game, rolled, "stop"), f"roll {NOTHING}")
    assert plain.ended_a_part(rolled, do(game, rolled, "stop"))  # the game is over
