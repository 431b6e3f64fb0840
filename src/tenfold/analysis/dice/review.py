"""A recorded dice game looked at again: what every decision cost, and what was luck.

Value is what a player could expect at best. Chance moves it up and down, decisions move it down or not at
all; alone, in points: start + luck + choice = total. Among several it is the chance to win.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.analysis.dice.evaluation import evaluate, evaluate_action
from tenfold.analysis.dice.race import race_of
from tenfold.analysis.dice.solutions import solution_of
from tenfold.core import Decide, Event, Game, Seat
from tenfold.games.dice.actions import Action
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import State, phase_number
from tenfold.pieces.dice import Face


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
    decisions: tuple[ReviewedDecision, ...]

    @property
    def choice(self) -> float:
        """What the player's decisions changed: never more than nothing."""
        return -sum(decision.cost for decision in self.decisions)

    @property
    def luck(self) -> float:
        """What chance brought: the rest."""
        return self.result - self.start - self.choice


def review(
    rules: Rules, game: Game[State, Action, Any], events: list[tuple[State, Event[Action]]], seat: Seat
) -> Review:
    """Of a finished game: its events with the states before them."""
    decisions = []
    for number, (state, event) in enumerate(events):
        turn = game.turn(state)
        if isinstance(turn, Decide) and turn.seat == seat:
            decisions.append(_decision(rules, game, number, state, event.action))
    final = game.apply(events[-1][0], events[-1][1].action)
    assert final.outcome is not None, "only a finished game is reviewed"
    alone = len(final.sheet) == 1
    if alone:
        start, result = solution_of(rules).value, float(final.sheet[seat].total)
    else:
        start = _even_start(rules, final, seat)
        result = 1 / len(final.outcome.winners) if seat in final.outcome.winners else 0.0
    return Review(seat, alone, start, result, tuple(decisions))


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
