"""The only authority on what is allowed; choices.py lists choices that `check` accepts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenfold.core import Illegal
from tenfold.games.dice import sayings
from tenfold.games.dice.actions import Action, Decline, Keep, Rolled, Score, Stop
from tenfold.games.dice.rules import ROLLS, Rules, SoloDecline
from tenfold.games.dice.state import HasSheet, Stage, State, is_solo
from tenfold.games.nature import Lot
from tenfold.games.sayings import GAME_OVER, LOT_FIRST, NO_SUCH_SEAT, ROLL_FIRST
from tenfold.pieces.dice import DICE


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("dice.end", GAME_OVER())
    _CHECK[type(action)](rules, state, action)


def may_decline(rules: Rules, state: HasSheet) -> bool:
    """Whether a completed phase can be refused: not in the end of the game, alone as the house has it."""
    if is_solo(state):
        return rules.solo_decline is not SoloDecline.NEVER  # dice.solo.decline
    return state.finisher is None  # dice.end.no-decline


# --- players ---------------------------------------------------------------------------------------


def _check_keep(rules: Rules, state: State, action: Keep) -> None:
    if state.stage is Stage.SCORE and state.rolls == ROLLS:
        raise Illegal("dice.turn", sayings.NO_FOURTH_ROLL())
    _expect(state, Stage.KEEP)
    if any(place not in range(len(DICE)) for place in action.dice):
        raise Illegal("dice.dice", sayings.NO_SUCH_DIE())
    if list(action.dice) != sorted(set(action.dice)):
        raise Illegal("dice.dice", sayings.DIE_TWICE())
    if len(action.dice) == len(DICE):
        raise Illegal("dice.turn.stop-early", sayings.KEEP_ALL())
    taken_back = [place for place in state.kept if place not in action.dice]
    if taken_back and not rules.reroll_kept:
        raise Illegal("dice.turn", sayings.DIE_LOCKED(dice=[state.faces[place] for place in taken_back]))


def _check_stop(rules: Rules, state: State, action: Stop) -> None:
    _expect(state, Stage.KEEP)


def _check_result(rules: Rules, state: State, action: Score | Decline) -> None:
    if isinstance(action, Decline) and not may_decline(rules, state):
        if is_solo(state):
            raise Illegal("dice.solo.decline", sayings.NO_DECLINE_ALONE())
        raise Illegal("dice.end.no-decline", sayings.NO_DECLINE_IN_THE_END())
    _expect(state, Stage.SCORE)


# --- nature ----------------------------------------------------------------------------------------


def _check_lot(rules: Rules, state: State, action: Lot) -> None:
    _expect(state, Stage.LOT)
    if not 0 <= action.seat < len(state.sheet):
        raise Illegal("dice.scribe", NO_SUCH_SEAT(seat=action.seat))


def _check_rolled(rules: Rules, state: State, action: Rolled) -> None:
    _expect(state, Stage.ROLL)
    if len(action.faces) != len(DICE):
        raise Illegal("dice.dice", sayings.TEN_DICE(count=len(action.faces)))
    for place, face in enumerate(action.faces):
        if face not in rules.colours[place]:
            saying = sayings.NOT_ON_DIE(die=DICE[place], face=[face], faces=rules.colours[place])
            raise Illegal("dice.dice.colours", saying)
        if place in state.kept and face != state.faces[place]:
            raise Illegal("dice.turn", sayings.KEPT_DIE_MOVED(die=DICE[place], face=[state.faces[place]]))


_CHECK: dict[type[Any], Callable[[Rules, State, Any], None]] = {
    Keep: _check_keep,
    Stop: _check_stop,
    Score: _check_result,
    Decline: _check_result,
    Lot: _check_lot,
    Rolled: _check_rolled,
}

_AWAITED = {
    Stage.LOT: ("dice.scribe", LOT_FIRST()),
    Stage.ROLL: ("dice.turn", ROLL_FIRST()),
    Stage.KEEP: ("dice.turn", sayings.KEEP_FIRST()),
    Stage.SCORE: ("dice.decline", sayings.SCORE_FIRST()),
}


def _expect(state: State, stage: Stage) -> None:
    """Refuse an action of another stage by the rule that says what is awaited."""
    if state.stage is not stage:
        raise Illegal(*_AWAITED[state.stage])
