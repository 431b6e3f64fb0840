"""The only authority on what is allowed, and the list of canonical choices derived from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, overload

from tenfold.core import Illegal
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Decline, Keep, Rolled, Score, Stop
from tenfold.games.dice.rules import ROLLS, Rules, SoloDecline
from tenfold.games.dice.state import Progress, Stage, State, is_solo, phase_number
from tenfold.games.nature import Lot
from tenfold.pieces.dice import DICE, FACE_NUMBER, is_colour_phase, write_faces


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("dice.end", "game-over", "the game is over")
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
        raise Illegal(
            "dice.turn", "no-fourth-roll", "a turn has three rolls and they are made: score or decline"
        )
    _expect(state, Stage.KEEP)
    if any(place not in range(len(DICE)) for place in action.dice):
        raise Illegal("dice.dice", "no-such-die", "there are ten dice, in the places 0 to 9")
    if list(action.dice) != sorted(set(action.dice)):
        raise Illegal(
            "dice.dice",
            "die-twice",
            "name every die that is kept once, in the order {dice}",
            dice=" ".join(DICE),
        )
    if len(action.dice) == len(DICE):
        raise Illegal(
            "dice.turn.stop-early", "keep-all", "to keep all ten dice, stop: nothing is left to roll"
        )
    taken_back = [place for place in state.kept if place not in action.dice]
    if taken_back and not rules.reroll_kept:
        raise Illegal(
            "dice.turn",
            "die-locked",
            "in this game dice set aside stay there: keep {dice} too",
            dice=write_faces(state.faces[place] for place in taken_back),
        )


def _check_stop(rules: Rules, state: State, action: Stop) -> None:
    _expect(state, Stage.KEEP)


def _check_result(rules: Rules, state: State, action: Score | Decline) -> None:
    if isinstance(action, Decline) and not may_decline(rules, state):
        if is_solo(state):
            raise Illegal(
                "dice.solo.decline",
                "no-decline-alone",
                "in this game a completed phase cannot be declined: its points are written down",
            )
        raise Illegal(
            "dice.end.no-decline",
            "no-decline-in-the-end",
            "in the end of the game a completed phase is not declined: its points are written down",
        )
    _expect(state, Stage.SCORE)


# --- nature ----------------------------------------------------------------------------------------


def _check_lot(rules: Rules, state: State, action: Lot) -> None:
    _expect(state, Stage.LOT)
    if not 0 <= action.seat < len(state.sheet):
        raise Illegal(
            "dice.scribe",
            "no-such-seat",
            "there is no seat {seat}: this table has the seats 0 to {last}",
            seat=action.seat,
            last=len(state.sheet) - 1,
        )


def _check_rolled(rules: Rules, state: State, action: Rolled) -> None:
    _expect(state, Stage.ROLL)
    if len(action.faces) != len(DICE):
        raise Illegal("dice.dice", "ten-dice", "there are ten dice, not {count}", count=len(action.faces))
    for place, face in enumerate(action.faces):
        if face not in rules.colours[place]:
            raise Illegal(
                "dice.dice.colours",
                "not-on-die",
                "die {die} has no face {face}: it shows {faces}",
                die=DICE[place],
                face=face,
                faces=write_faces(rules.colours[place]),
            )
        if place in state.kept and face != state.faces[place]:
            raise Illegal(
                "dice.turn",
                "kept-die-moved",
                "die {die} was set aside and is not rolled: it still shows {face}",
                die=DICE[place],
                face=state.faces[place],
            )


_CHECK: dict[type[Any], Callable[[Rules, State, Any], None]] = {
    Keep: _check_keep,
    Stop: _check_stop,
    Score: _check_result,
    Decline: _check_result,
    Lot: _check_lot,
    Rolled: _check_rolled,
}

_AWAITED = {
    Stage.LOT: ("dice.scribe", "lot-first", "first the scribe is drawn by lot"),
    Stage.ROLL: ("dice.turn", "roll-first", "first the dice are rolled"),
    Stage.KEEP: ("dice.turn", "keep-first", "first keep dice and roll the others, or stop"),
    Stage.SCORE: ("dice.decline", "score-first", "the phase is completed: score or decline"),
}


def _expect(state: State, stage: Stage) -> None:
    """Refuse an action of another stage by the rule that says what is awaited."""
    if state.stage is not stage:
        raise Illegal(*_AWAITED[state.stage])
