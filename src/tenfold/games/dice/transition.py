"""What an action does: the whole state machine of the dice game.

An attempt is up to three rolls at one phase. In the end of the game (`finisher` is set) a turn goes on
from phase to phase until one fails (dice.end).
"""

from __future__ import annotations

from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.games.dice.actions import Action, Decline, Keep, Rolled, Score, Stop
from tenfold.games.dice.legality import may_decline
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.scoring import outcome, result, with_decline, with_failure, with_points
from tenfold.games.dice.state import SheetLine, Stage, State, is_done, phase_number
from tenfold.games.nature import Lot


def initial(rules: Rules, players: int, scribe: Seat | None) -> State:
    first = 0 if players == 1 else scribe  # alone there is nothing to draw lots for
    return State(
        stage=Stage.LOT if first is None else Stage.ROLL,
        scribe=first,
        seat=first or 0,
        sheet=(SheetLine(),) * players,
        began=1,
        rolls=0,
        faces=(),
        kept=(),
        finisher=None,
        outcome=None,
    )


def apply(rules: Rules, state: State, action: Action) -> State:
    """The state after an action that was checked."""
    match action:
        case Rolled(faces):
            rolled = replace(state, faces=faces, rolls=state.rolls + 1, stage=Stage.KEEP)
            return _judged(rules, rolled) if rolled.rolls == ROLLS else rolled
        case Keep(dice):
            return replace(state, kept=dice, stage=Stage.ROLL)
        case Stop():
            return _judged(rules, state)
        case Score():
            points = result(rules, state)
            assert points is not None
            return _written(rules, state, points)
        case Decline():
            return _turn_passes(rules, _with_line(state, with_decline(rules, state)))
        case Lot(scribe):
            return replace(state, scribe=scribe, seat=scribe, stage=Stage.ROLL)


def _judged(rules: Rules, state: State) -> State:
    """The attempt is over: failed, or written down, or for the seat to take or refuse."""
    points = result(rules, state)
    if points is None:
        return _turn_passes(rules, _with_line(state, with_failure(state)))
    if may_decline(rules, state):
        return replace(state, stage=Stage.SCORE)
    return _written(rules, state, points)


def _written(rules: Rules, state: State, points: int) -> State:
    written = _with_line(state, with_points(rules, state, points))
    if is_done(rules, written.sheet[written.seat]):
        if written.finisher is None:
            written = replace(written, finisher=written.seat)  # dice.end
        return _turn_passes(rules, written)
    if written.finisher is not None:
        return _fresh_attempt(written)  # the next missing phase directly after this one
    return _turn_passes(rules, written)


def _turn_passes(rules: Rules, state: State) -> State:
    """To the left (dice.scribe); back at whoever started the end, the game is over."""
    seat = (state.seat + 1) % len(state.sheet)
    if seat == state.finisher:
        return replace(
            _fresh_attempt(state), seat=seat, stage=Stage.OVER, outcome=outcome(rules, state.sheet)
        )
    return replace(_fresh_attempt(state), seat=seat, began=phase_number(state.sheet[seat]))


def _fresh_attempt(state: State) -> State:
    """The dice lie as they fell until they are rolled again: everybody has seen them."""
    return replace(state, stage=Stage.ROLL, rolls=0, kept=())


def _with_line(state: State, line: SheetLine) -> State:
    return replace(state, sheet=(*state.sheet[: state.seat], line, *state.sheet[state.seat + 1 :]))
