"""Racing: moments in which points and the chance to win ask for different things, and which is right is sure.

The list has two phases. Chances are those of the rules themselves: every outcome of the last roll is played
to the end of the game.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from tenfold.analysis.dice.evaluation import evaluate, evaluate_action
from tenfold.bots.dice.optimal import OptimalBot
from tenfold.bots.dice.racer import RacerBot
from tenfold.core import Chance, Over
from tenfold.games.dice import DiceGame, DiceKind, State
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.state import SheetLine, Stage
from tenfold.games.dice.view import view
from tenfold.pieces.dice import DICE, Roll
from tenfold.play import HashStream
from tests.analysis.dice.solutions import in_tests_folder

RULES = DiceKind().read_rules({"edition": "de", "phases": ["set 4", "set 2"]})  # at most 40 and 20 points
GAME = DiceGame(RULES, 2)
ME, RIVAL = 0, 1
POOR = "1 1 2 3 5 6 7 8 9 10"  # a pair of ones: 2 points
FIVES = "1 2 3 4 5 5 6 7 8 10"
FINISHED = SheetLine(points=(30, 9), bonus_10=40)


def roll(numbers: str) -> Roll:
    """The dice in their places, of whatever colour."""
    return tuple(
        next(face for face in die if face.number == int(number))
        for die, number in zip(RULES.colours, numbers.split(), strict=True)
    )


def moment(
    numbers: str,
    mine: SheetLine,
    theirs: SheetLine,
    *,
    rolls: int,
    scribe: int = ME,
    finisher: int | None = None,
) -> State:
    """My turn, after so many rolls."""
    return State(
        stage=Stage.SCORE if rolls == 3 else Stage.KEEP,
        scribe=scribe,
        seat=ME,
        sheet=(mine, theirs),
        began=len(mine.points) + 1,
        rolls=rolls,
        faces=roll(numbers),
        kept=(),
        finisher=finisher,
        outcome=None,
    )


def chosen(bot: type[RacerBot | OptimalBot], state: State) -> Action:
    with in_tests_folder():
        return bot(RULES).choose(view(state, ME), GAME.legal(state), HashStream(b"", "unused"))


def value(state: State, action: Action) -> float:
    with in_tests_folder():
        seen = view(state, ME)
        return evaluate_action(RULES, seen, action, evaluate(RULES, seen)).value


def played_out(state: State) -> float:
    """My share of the win: every outcome of the last roll, by the rules; nobody has a choice after it."""
    turn = GAME.turn(state)
    if isinstance(turn, Over):
        return 1 / len(turn.outcome.winners) if ME in turn.outcome.winners else 0.0
    assert isinstance(turn, Chance)
    outcomes = turn.outcomes()
    assert outcomes is not None
    ways = sum(weight for _, weight in outcomes)
    return sum(weight * played_out(GAME.apply(state, rolled)) for rolled, weight in outcomes) / ways


def certain() -> SheetLine:
    """Whatever completes my list wins: 30 + 2 + 40 points, and a rival with both phases to go makes 60."""
    return SheetLine(points=(30,), tries=1)


@pytest.mark.rule("dice.bonus-10")
def test_a_racer_takes_what_wins_and_optimal_declines_it() -> None:
    state = moment(POOR, certain(), SheetLine(), rolls=3)
    assert value(state, SCORE) == 1
    assert value(state, DECLINE) < 1  # the rival may come first
    assert chosen(RacerBot, state) == SCORE
    assert chosen(OptimalBot, state) == DECLINE


@pytest.mark.parametrize("rolls", [1, 2])
def test_a_racer_does_not_risk_what_wins_and_optimal_does(rolls: int) -> None:
    """For points one keeps the ten and rolls the fives again; to win one keeps them, or stops."""
    state = moment(FIVES, certain(), SheetLine(), rolls=rolls)

    def is_safe(action: Action) -> bool:
        return action == STOP or (isinstance(action, Keep) and {4, 5} <= set(action.dice))

    assert value(state, STOP) == 1
    assert is_safe(chosen(RacerBot, state))
    assert not is_safe(chosen(OptimalBot, state))


@pytest.mark.rule("dice.bonus-10")
def test_who_comes_after_the_finisher_in_the_round_may_have_the_bonus_too() -> None:
    """I finish with 72. A rival with 28 reaches 48, or 88 with the bonus: two high dice alike are enough."""
    rival = SheetLine(points=(28,))
    before, after = (moment(POOR, certain(), rival, rolls=3, scribe=scribe) for scribe in (RIVAL, ME))
    assert value(before, SCORE) == 1
    assert value(after, SCORE) < 720 / 6**6  # the first roll's six high dice all differ


@pytest.mark.rule("dice.end")
@pytest.mark.rule("dice.bonus-10")
@pytest.mark.parametrize(
    ("rival", "scribe", "began"),
    [
        (FINISHED, RIVAL, 2),  # the same round, in the last phase: with the bonus
        (
            SheetLine(points=(3, 2), bonus_10=40),
            RIVAL,
            1,
        ),  # the same round, both phases in one go: without
        (SheetLine(points=(3, 2), bonus_10=40), ME, 2),  # the next round: without
    ],
    ids=["same round", "in one go", "next round"],
)
def test_after_the_end_keeps_are_worth_what_the_rules_make_of_them(
    rival: SheetLine, scribe: int, began: int
) -> None:
    """All keeps of eight dice and more, in rolls that are not decided yet."""
    for numbers in ("1 1 2 3 8 9 7 6 5 10", "1 2 3 4 9 9 7 6 5 8", "1 2 3 4 5 6 7 8 9 10"):
        line = SheetLine(points=(30,))
        state = replace(moment(numbers, line, rival, rolls=2, scribe=scribe, finisher=RIVAL), began=began)
        assert value(state, STOP) == played_out(GAME.apply(state, STOP))
        chances = set()
        for size in (8, 9):
            for kept in combinations(range(len(DICE)), size):
                chance = played_out(GAME.apply(state, Keep(kept)))
                chances.add(round(chance, 9))
                assert value(state, Keep(kept)) == pytest.approx(chance, abs=1e-12)
        assert len(chances) > 1 or numbers.count("9") > 1
