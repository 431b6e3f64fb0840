"""What is told of a dice game: every saying with its facts, the same to everybody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tenfold.core import Decide, Event, Saying, told
from tenfold.games.dice import DiceGame, State
from tenfold.games.dice.actions import Action, Rolled
from tenfold.games.dice.narration import PART_ENDS
from tenfold.games.dice.sayings import (
    BEGIN,
    FAIL_FOR_GOOD,
    FAIL_PHASE,
    FAIL_PHASE_ALONE,
    KEEP,
    KEEP_NOTHING,
    MAKE_PHASE,
    MISS_BONUS_5,
    MISS_BONUS_10,
    REFUSE_POINTS,
    REFUSE_POINTS_ALONE,
    START_THE_END,
    WIN_BONUS_5,
    WIN_BONUS_10,
)
from tenfold.games.dice.state import SheetLine
from tests.games.dice.build import BEST, KIND, NOTHING, do, faces, table
from tests.games.looking import random_play

SETS = "1 1 1 W 8 8 8 5 6 7"  # two sets of three: 27 points


def dice(faces: str) -> list[str]:
    return faces.split()


SHOWN = dice("1 1 1 5 6 7 8 8 8 W")
NOTHING_SHOWN = dice("1 1 2 3 5 5 6 6 8 9")


def happens(game: DiceGame, state: State, action: Action) -> Sequence[Saying]:
    """What everybody is told of an action."""
    turn = game.turn(state)
    event = Event(turn.seat if isinstance(turn, Decide) else None, action)
    game.check(state, action)
    after = game.apply(state, action)
    said = told(game, state, event, after, None)
    assert all(told(game, state, event, after, seat) == said for seat in range(game.players))
    return said


def says(game: DiceGame, state: State, *texts: str) -> Sequence[Saying]:
    """What everybody is told of the last of these actions."""
    *before, last = texts
    state = do(game, state, *before)
    rolled = last.removeprefix("roll ")
    action = KIND.read_action(last) if rolled == last else Rolled(faces(rolled, game.rules.colours))
    return happens(game, state, action)


def test_the_lot() -> None:
    game = KIND.game(KIND.rules("de"), players=3)
    assert says(game, game.initial(), "lot 2") == [BEGIN(name=2)]


@pytest.mark.rule("dice.turn")
def test_a_roll_is_told_with_what_is_kept_of_it() -> None:
    game, state = table(players=2, turn=1)
    rolled = f"roll {SETS}"
    assert says(game, state, rolled) == []
    assert says(game, state, rolled, "keep H1 H3 H4") == [
        KEEP(name=1, roll=SHOWN, dice=["5", "8", "8"], rolled=7)
    ]
    assert says(game, state, rolled, "keep L1 L2 L3 L4 H1 H2 H3 H4 H5") == [
        KEEP(name=1, roll=SHOWN, dice=dice("1 1 1 5 6 8 8 8 W"), rolled=1)
    ]
    assert says(game, state, rolled, "keep -") == [KEEP_NOTHING(name=1, roll=SHOWN)]


@pytest.mark.rule("dice.colour")
def test_colours_are_told_where_they_matter() -> None:
    game, state = table(players=2, phase={0: 8})
    (said,) = says(game, state, f"roll {SETS}", "keep L1 L4 H6")
    shown = dice("B1 B6 B8 R1 R5 RW O1 O8 G7 G8")
    assert said == KEEP(name=0, roll=shown, dice=["B1", "RW", "G7"], rolled=7)


def test_points_are_written_down_or_refused() -> None:
    game, state = table(players=2)
    rolled = f"roll {SETS}"
    assert says(game, state, rolled, "stop") == []
    assert says(game, state, rolled, "stop", "score") == [MAKE_PHASE(name=0, roll=SHOWN, phase=1, points=27)]
    assert says(game, state, rolled, "stop", "decline") == [REFUSE_POINTS(name=0, roll=SHOWN, phase=1)]


@pytest.mark.rule("dice.fail")
def test_a_phase_that_is_not_made() -> None:
    game, state = table(players=2, phase={0: 4})
    expected = [FAIL_PHASE(name=0, roll=NOTHING_SHOWN, phase=4)]
    assert says(game, state, f"roll {NOTHING}", "stop") == expected
    twice = (f"roll {SETS}", "keep -") * 2
    assert says(game, state, *twice, f"roll {NOTHING}") == expected, "by the third roll itself"


@pytest.mark.rule("dice.solo")
def test_alone_it_costs_points() -> None:
    game, state = table(players=1)
    assert says(game, state, f"roll {NOTHING}", "stop") == [
        FAIL_PHASE_ALONE(name=0, roll=NOTHING_SHOWN, phase=1, cost=5)
    ]
    made = (f"roll {SETS}", "stop", "decline")
    assert says(game, state, *made) == [REFUSE_POINTS_ALONE(name=0, roll=SHOWN, phase=1, cost=5)]
    free, state = table(players=1, variants=["free-decline"])
    assert says(free, state, *made) == [REFUSE_POINTS(name=0, roll=SHOWN, phase=1)]


@pytest.mark.rule("dice.solo.decline")
def test_points_that_cannot_be_refused_are_written_down_at_once() -> None:
    game, state = table(players=1, variants=["no-decline"])
    made = [MAKE_PHASE(name=0, roll=SHOWN, phase=1, points=27)]
    assert says(game, state, f"roll {SETS}", "stop") == made
    assert says(game, state, *(f"roll {NOTHING}", "keep -") * 2, f"roll {SETS}") == made


@pytest.mark.rule("dice.bonus-5")
@pytest.mark.parametrize(("before", "bonus"), [(168, MISS_BONUS_5), (169, WIN_BONUS_5)])
@pytest.mark.parametrize("players", [1, 2])
def test_the_5_phase_bonus(before: int, bonus: object, players: int) -> None:
    assert callable(bonus)
    game, state = table(players=players, points={0: (before, 0, 0, 0)})
    made, decided = says(game, state, f"roll {BEST[5]}", "stop", "score")
    assert made == MAKE_PHASE(name=0, roll=dice("1 2 3 4 5 6 7 8 9 10"), phase=5, points=52)
    assert decided == bonus(name=0, points=before + 52, wanted=221)


@pytest.mark.rule("dice.solo.bonus-5")
def test_where_deductions_count_they_are_in_the_points_that_are_told() -> None:
    lines = {0: SheetLine((170, 0, 0, 0), deducted=5)}
    for variants, bonus in (
        ([], WIN_BONUS_5(name=0, points=222, wanted=221)),
        (
            ["deductions"],
            MISS_BONUS_5(name=0, points=217, wanted=221),
        ),
    ):
        game, state = table(players=1, variants=variants, lines=lines)
        assert says(game, state, f"roll {BEST[5]}", "stop", "score")[1] == bonus


@pytest.mark.rule("dice.bonus-10")
@pytest.mark.rule("dice.end")
def test_the_end_of_the_game() -> None:
    game, state = table(players=3, phase={0: 10, 1: 10, 2: 9}, turn=1, scribe=0)
    last = (f"roll {BEST[10]}", "stop")
    made, *more = says(game, state, *last, "score")
    assert made == MAKE_PHASE(name=1, roll=dice("1 4 4 4 10 10 10 10 10 10"), phase=10, points=62)
    assert more == [WIN_BONUS_10(name=1, count=10), START_THE_END(name=1, count=10)]
    state = do(game, state, *last, "score")
    assert says(game, state, f"roll {NOTHING}", "stop") == [
        FAIL_FOR_GOOD(name=2, roll=NOTHING_SHOWN, phase=9)
    ]
    state = do(game, state, f"roll {NOTHING}", "stop")
    assert says(game, state, *last)[1:] == [MISS_BONUS_10(name=0, count=10)], "a round later"


@pytest.mark.rule("dice.solo.bonus-10")
def test_alone_no_end_is_started() -> None:
    last = (f"roll {BEST[10]}", "stop", "score")
    assert says(*table(players=1, phase={0: 10}), *last)[1:] == [WIN_BONUS_10(name=0, count=10)]
    late = table(players=1, lines={0: SheetLine((20,) * 9, bonus_5=0, tries=1)})
    assert says(*late, *last)[1:] == [MISS_BONUS_10(name=0, count=10)]


def test_a_list_of_five_decides_both_bonuses() -> None:
    phases = [str(phase) for phase in KIND.rules("de").phases[:5]]
    game, state = table(players=2, options={"phases": phases}, points={0: (169, 0, 0, 0)})
    assert says(game, state, f"roll {BEST[5]}", "stop", "score")[1:] == [
        WIN_BONUS_5(name=0, points=221, wanted=221),
        WIN_BONUS_10(name=0, count=5),
        START_THE_END(name=0, count=5),
    ]


def test_a_part_ends_where_something_is_written_on_the_block_or_nothing_will_be_any_more() -> None:
    """Of random games: exactly then, and never twice in an event."""
    for players in (1, 3):
        rules = KIND.read_rules({"edition": "de", "phases": ["set 2", "run 4", "set 3"]})
        game = KIND.game(rules, players=players)
        for state, action in random_play(game, players, 400):
            after = game.apply(state, action)
            ends = [saying.facts["name"] for saying in happens(game, state, action) if saying.id in PART_ENDS]
            has_ended = [
                seat
                for seat, (was, line) in enumerate(zip(state.sheet, after.sheet, strict=True))
                if was.points != line.points or (was.failed != line.failed and state.finisher is not None)
            ]
            assert ends == [("seat", seat) for seat in has_ended]
