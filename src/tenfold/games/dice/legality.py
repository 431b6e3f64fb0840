"""The only authority on what is allowed, and the list of canonical choices derived from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, overload

from tenfold.core import Illegal
from tenfold.games.dice import sayings
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Decline, Keep, Rolled, Score, Stop
from tenfold.games.dice.rules import ROLLS, Rules, SoloDecline
from tenfold.games.dice.state import Progress, Stage, State, is_solo, phase_number
from tenfold.games.nature import Lot
from tenfold.games.sayings import GAME_OVER, LOT_FIRST, NO_SUCH_SEAT, ROLL_FIRST
from tenfold.pieces.dice import DICE, FACE_NUMBER, is_colour_phase


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("dice.end", GAME_OVER())
    _CHECK[type(action)](rules, state, action)


def legal(rules: Rules, state: State) -> Sequence[Action]:
    """The canonical choices of the seat that must decide: one keep for dice that are alike, then stopping."""
    if state.stage is Stage.KEEP:
        return Keeps(rules, state)
    if state.stage is Stage.SCORE:
        return [SCORE, DECLINE]
    return []


def may_decline(rules: Rules, state: Progress) -> bool:
    """Whether a completed phase can be refused: not in the end of the game, alone as the house has it."""
    if is_solo(state):
        return rules.solo_decline is not SoloDecline.NEVER  # dice.solo.decline
    return state.finisher is None  # dice.end.no-decline


class Keeps(Sequence[Action]):
    """Every keep that differs in what is kept, and at the end Stop; made one by one as they are asked for.

    Dice are alike if they show the same number, whatever their colour; in a phase of one colour no two
    are. Keeping all ten is what Stop does. Dice that stay locked are part of every keep.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        phase = rules.phase(phase_number(state.sheet[state.seat]))
        self._locked = () if rules.reroll_kept else state.kept
        alike: dict[int, list[int]] = {}
        for place, face in enumerate(state.faces):
            if place not in self._locked:
                alike.setdefault(place if is_colour_phase(phase) else FACE_NUMBER[face], []).append(place)
        self._alike = list(alike.values())
        self._keeps = prod(len(places) + 1 for places in self._alike) - 1

    def __len__(self) -> int:
        return self._keeps + 1

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        at %= len(self)
        if at == self._keeps:
            return STOP
        kept = list(self._locked)
        for places in self._alike:  # a number of mixed bases: how many of each kind are kept
            at, count = divmod(at, len(places) + 1)
            kept += places[:count]
        return Keep(tuple(sorted(kept)))

    def __iter__(self) -> Iterator[Action]:
        return (self[at] for at in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keeps) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


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
