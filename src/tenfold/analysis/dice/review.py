"""A recorded dice game looked at again: what every decision cost, and what was luck.

Value is what a player could expect at best. The player's rolls move it up and down, and their sum is the
luck; decisions move it down or not at all. Alone, in points, start + luck + choice = total. Among several it
is the chance to win, and a rest is left: what the others rolled and decided, and what is only estimated.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.analysis.dice.evaluation import attempt_value, evaluate, evaluate_action, failed_value
from tenfold.analysis.dice.race import race_of
from tenfold.analysis.dice.solutions import solution_of
from tenfold.core import Decide, Event, Game, Seat
from tenfold.games.dice.actions import Action
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage, State, phase_number
from tenfold.pieces.dice import Face

EXACT = 1e-3  # points: what the tables of a colour phase may differ by


class ReviewedDecision(NamedTuple):
    event: int  # in the record
    phase: int
    roll: int
    faces: tuple[Face, ...]
    done: Action
    best: Action
    value: float  # of what was done
    cost: float  # against the best


class Review(NamedTuple):
    seat: Seat
    alone: bool
    start: float
    result: float
    luck: float  # what the player's own rolls brought: their sum
    decisions: tuple[ReviewedDecision, ...]

    @property
    def choice(self) -> float:
        """What the player's decisions changed: never more than nothing."""
        return -sum(decision.cost for decision in self.decisions)

    @property
    def rest(self) -> float:
        """What neither explains: alone nothing."""
        return self.result - self.start - self.luck - self.choice


def review(
    rules: Rules, game: Game[State, Action, Any], events: list[tuple[State, Event[Action]]], seat: Seat
) -> Review:
    """Of a finished game: its events with the states before them."""
    decisions: list[ReviewedDecision] = []
    luck = 0.0
    for number, (state, event) in enumerate(events):
        if state.seat != seat:
            continue
        if isinstance(game.turn(state), Decide):
            decisions.append(_decision(rules, game, number, state, event.action))
        elif state.stage is Stage.ROLL:
            before = attempt_value(rules, game.view(state, seat)) if state.rolls == 0 else decisions[-1].value
            luck += _after_roll(rules, game, state, event.action) - before
    final = game.apply(events[-1][0], events[-1][1].action)
    assert final.outcome is not None, "only a finished game is reviewed"
    alone = len(final.sheet) == 1
    if alone:
        start, result = solution_of(rules).value, float(final.sheet[seat].total)
    else:
        start = _even_start(rules, final, seat)
        result = 1 / len(final.outcome.winners) if seat in final.outcome.winners else 0.0
    found = Review(seat, alone, start, result, luck, tuple(decisions))
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
    return ReviewedDecision(
        event=number,
        phase=phase_number(state.sheet[state.seat]),
        roll=state.rolls,
        faces=state.faces,
        done=action,
        best=best.action,
        value=value,
        cost=max(0.0, best.value - value),
    )


def _even_start(rules: Rules, final: State, seat: Seat) -> float:
    """Two players by the race, which favours one of them a little; more of them are taken as equal."""
    if len(final.sheet) > 2:
        return 1 / len(final.sheet)
    first = seat == final.scribe
    return race_of(rules).chance(1, 1, 0.0, first=first, on_turn=first)
