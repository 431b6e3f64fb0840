"""Looking at a game again: every decision judged, luck and choice add up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tenfold.analysis.dice.evaluation import evaluate, evaluate_action
from tenfold.analysis.dice.review import review
from tenfold.analysis.dice.solution import solo_state
from tenfold.analysis.review.review import Review
from tenfold.core import Chance, Decide, Event
from tenfold.games.dice import DiceGame, State
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.rules import ROLLS, edition_rules
from tenfold.games.dice.state import Stage, phase_number
from tenfold.games.dice.view import view
from tenfold.pieces.dice import is_colour_phase
from tenfold.play import GameSeed, HashStream
from tenfold.play.streams import derived
from tenfold.surfaces import bot
from tests.analysis.dice.solutions import in_tests_folder, printed

RULES = edition_rules("de")
Steps = list[tuple[State, Event[Action]]]


def played(bots: list[str], seed: int) -> tuple[DiceGame, Steps]:
    game = DiceGame(RULES, len(bots))
    seated = [bot("dice", name, RULES) for name in bots]
    stream, seeded = HashStream(derived(seed, "choice"), "choice"), GameSeed(derived(seed, "game"))
    state = game.initial()
    steps: Steps = []
    while state.stage is not Stage.OVER:
        turn = game.turn(state)
        if isinstance(turn, Decide):
            chosen = seated[turn.seat].choose(game.view(state, turn.seat), game.legal(state), stream)
            event: Event[Action] = Event(turn.seat, chosen)
        else:
            assert isinstance(turn, Chance)
            event = Event(None, turn.sample(seeded.stream(len(steps))))
        steps.append((state, event))
        state = game.apply(state, event.action)
    return game, steps


def reviewed(bots: list[str], seed: int, seat: int = 0) -> Review:
    printed()
    with in_tests_folder():
        game, steps = played(bots, seed)
        return review(RULES, game, steps, seat)


@pytest.mark.parametrize("bot", ["easy", "solid"])
def test_alone_start_and_luck_and_choice_make_the_total(bot: str) -> None:
    """Luck is found a second time here, roll by roll, and must be the same."""
    printed()
    with in_tests_folder():
        game, steps = played([bot], 3)
        found = review(RULES, game, steps, 0)
        luck = 0.0
        before = printed().value  # the best that can be expected
        for state, event in steps:
            after = game.apply(state, event.action)
            if event.seat is None:
                luck += _best(after) - before
                before = _best(after)
            else:
                before = (
                    _best(after) if after.stage in (Stage.SCORE, Stage.OVER) else _value(state, event.action)
                )
                if after.stage is Stage.ROLL and after.rolls == 0:
                    before = _start(after)
    assert found.start + found.luck + found.choice == pytest.approx(found.result, abs=1e-3)
    assert found.luck == pytest.approx(luck, abs=1e-4)


def _best(state: State) -> float:
    if state.stage is Stage.OVER:
        return float(state.sheet[0].total)
    if state.stage is Stage.ROLL:
        return _start(state)
    return evaluate(RULES, view(state, 0))[0].value


def _start(state: State) -> float:
    line = state.sheet[0]
    return printed().start_value(
        phase_number(line), sum(line.points), line.deducted, line.tries == 0, line.bonus_5 or 0
    )


def _value(state: State, action: Action) -> float:
    seen = view(state, 0)
    return evaluate_action(RULES, seen, action, evaluate(RULES, seen)).value


def test_the_best_play_costs_nothing() -> None:
    found = reviewed(["optimal"], 4)
    assert found.choice == pytest.approx(0, abs=1e-6)
    assert found.luck == pytest.approx(found.result - found.start, abs=1e-6)


def test_a_blunder_is_found() -> None:
    """Taking the first success costs far more than weighing it."""
    careless, careful = reviewed(["easy"], 1), reviewed(["solid"], 1)
    assert careless.choice < -40 < careful.choice <= 0
    dearest = max(careless.decisions, key=lambda decision: decision.cost)
    assert dearest.best != dearest.done
    for decision in careless.decisions:  # told whatever it cost; where something is better, why
        assert decision.did is not None
        assert (decision.says is not None) == (decision.reason is not None) == (decision.cost > 0)
    assert dearest.reason is not None
    assert dearest.reason.id.startswith("advice-dice-")


def test_among_several_the_end_is_won_or_lost() -> None:
    both = [reviewed(["solid", "easy"], 2, seat) for seat in (0, 1)]
    for found, other in zip(both, reversed(both), strict=True):
        assert not found.alone
        assert found.result in (0.0, 0.5, 1.0)
        assert 0.4 < found.start < 0.6
        # What is left is what the other rolled and decided, seen from the other side.
        assert found.rest == pytest.approx(-other.luck - other.choice, abs=0.02)
        assert all(0 <= decision.cost <= 1 for decision in found.decisions)


def test_every_keep_of_a_colour_phase_has_a_value() -> None:
    """Of several colours too: with one roll left against every outcome of that roll."""
    printed()
    with in_tests_folder():
        game, steps = played(["solid"], 8)
        at = next(
            state
            for state, event in steps
            if state.stage is Stage.KEEP
            and is_colour_phase(RULES.phase(phase_number(state.sheet[0])))
            and state.rolls == ROLLS - 1
        )
        seen = view(at, 0)
        choices = evaluate(RULES, seen)
        kept = tuple(range(7))
        value = evaluate_action(RULES, seen, Keep(kept), choices).value
        here = solo_state(seen)
        total = 0.0
        outcomes = game.turn(game.apply(at, Keep(kept))).outcomes()  # type: ignore[union-attr]
        assert outcomes is not None
        for rolled, weight in outcomes:
            after = game.apply(game.apply(at, Keep(kept)), rolled)
            if after.stage is Stage.SCORE:
                total += weight * evaluate(RULES, view(after, 0))[0].value
            else:
                total += weight * printed().fail_value(here)
        assert value == pytest.approx(total / sum(weight for _, weight in outcomes), abs=1e-9)


def test_choices_come_best_first_and_are_legal() -> None:
    printed()
    with in_tests_folder():
        game, steps = played(["solid", "solid"], 6)
        for state, event in steps[:60]:
            if event.seat is None:
                continue
            choices = evaluate(RULES, view(state, event.seat))
            values = [choice.value for choice in choices]
            assert all(after <= before + 1e-8 for before, after in pairwise(values))
            for choice in choices:
                game.check(state, choice.action)
            kinds = {type(choice.action) for choice in choices}
            assert kinds <= {Keep, type(STOP), type(SCORE), type(DECLINE)}
