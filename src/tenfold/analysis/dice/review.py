"""A recorded dice game looked at again: what every decision cost, and what was luck.

Value is what a player could expect at best: alone in points, and then luck and choice leave no rest; among
several it is the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenfold.analysis.dice.advice import reasoned
from tenfold.analysis.dice.evaluation import attempt_value, evaluate, evaluate_action, failed_value
from tenfold.analysis.dice.race import race_of
from tenfold.analysis.dice.reasons import STOPPED
from tenfold.analysis.dice.solutions import solution_of
from tenfold.analysis.review.review import Review, ReviewedDecision, Tally
from tenfold.core import Decide, Event, Game, Saying, Seat, told
from tenfold.games.dice.actions import STOP, Action, Keep
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.sayings import KEEP
from tenfold.games.dice.state import Stage, State, phase_number
from tenfold.pieces.dice import told_dice, told_faces

EXACT = 1e-3  # points: what the tables of a colour phase may differ by


def review(
    rules: Rules,
    game: Game[State, Action, Any],
    events: Sequence[tuple[State, Event[Action]]],
    seat: Seat,
    advance: Callable[[int], None] = lambda steps: None,
    fast: bool | None = None,
) -> Review:
    """Of a finished game: its events with the states before them. `fast` is for games that are searched."""
    decisions: list[ReviewedDecision] = []
    final = game.apply(events[-1][0], events[-1][1].action)
    assert final.outcome is not None, "only a finished game is reviewed"
    alone = len(final.sheet) == 1
    start = solution_of(rules).value if alone else _even_start(rules, final, seat)
    tally = Tally(start)
    for number, (state, event) in enumerate(events):
        advance(1)
        if state.seat != seat:
            continue
        if isinstance(game.turn(state), Decide):
            decision = _decision(rules, game, number, state, event.action)
            tally.move(number, "luck" if state.rolls else "others", decision.value + decision.cost)
            tally.move(number, "choice", decision.value)
            decisions.append(decision)
        elif state.stage is Stage.ROLL:
            if state.rolls == 0:
                tally.move(number, "others", attempt_value(rules, game.view(state, seat)))
            tally.move(number, "luck", _after_roll(rules, game, state, event.action))
    winners = final.outcome.winners
    result = float(final.sheet[seat].total) if alone else (seat in winners) / len(winners)
    tally.move(len(events) - 1, "others", result)
    found = Review(seat, alone, "exact", 0, start, result, tuple(tally.swings), tuple(decisions))
    assert not alone or abs(found.rest) < EXACT, f"luck and choice leave {found.rest} points"
    return found


def _after_roll(rules: Rules, game: Game[State, Action, Any], state: State, action: Action) -> float:
    """What is there to be expected after a roll; the last one may have brought nothing."""
    after = game.apply(state, action)
    if after.seat == state.seat and after.stage in (Stage.KEEP, Stage.SCORE):
        return evaluate(rules, game.view(after, state.seat))[0].value
    return failed_value(rules, game.view(state, state.seat))


def _decision(
    rules: Rules, game: Game[State, Action, Any], number: int, state: State, action: Action
) -> ReviewedDecision:
    view = game.view(state, state.seat)
    choices = evaluate(rules, view)
    value = evaluate_action(rules, view, action, choices).value
    best = choices[0]
    cost = max(0.0, best.value - value)
    found = ReviewedDecision(
        number, action, best.action, value, cost, did=in_words(rules, game, state, action)
    )
    if cost == 0:
        return found
    reason = reasoned(rules, view, best).saying
    return found._replace(says=in_words(rules, game, state, best.action), reason=reason)


def in_words(rules: Rules, game: Game[State, Action, Any], state: State, action: Action) -> Saying | None:
    """What is told of it first: others tell what came of it. Of two keeps never the same."""
    if action == STOP:
        return STOPPED(name=state.seat)
    if isinstance(action, Keep) and action.dice:
        phase, faces = rules.phase(phase_number(state.sheet[state.seat])), state.faces
        kept = told_dice(phase, faces, action.dice)
        rolled = len(faces) - len(action.dice)
        return KEEP(name=state.seat, roll=told_faces(phase, faces), dice=kept, rolled=rolled)
    return next(iter(told(game, state, Event(state.seat, action), game.apply(state, action), None)), None)


def _even_start(rules: Rules, final: State, seat: Seat) -> float:
    """Two players by the race, which favours one of them a little; more of them are taken as equal."""
    if len(final.sheet) > 2:
        return 1 / len(final.sheet)
    first = seat == final.scribe
    return race_of(rules).chance(1, 1, 0.0, first=first, on_turn=first)
