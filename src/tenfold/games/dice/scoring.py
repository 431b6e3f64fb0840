"""What a completed phase brings, the two bonuses, and who has won."""

from __future__ import annotations

from tenfold.core import Outcome, Seat
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, Rules, SoloDecline
from tenfold.games.dice.state import DiceReason, SheetLine, State, is_done, is_solo, phase_number
from tenfold.pieces.dice import best_points


def result(rules: Rules, state: State) -> int | None:
    """What the dice bring the seat on turn for its phase; None if they do not complete it."""
    return best_points(rules.phase(phase_number(state.sheet[state.seat])), state.faces)


def with_points(rules: Rules, state: State, points: int) -> SheetLine:
    """The column of the seat on turn with the phase written down, and the bonus that it decides."""
    line = state.sheet[state.seat]
    written = line._replace(points=(*line.points, points), tries=0)
    if len(written.points) == BONUS_5_AFTER:
        enough = towards_bonus_5(rules, written) >= BONUS_5_FROM
        written = written._replace(bonus_5=BONUS if enough else 0)  # dice.bonus-5
    if is_done(rules, written):
        written = written._replace(bonus_10=BONUS if _earns_bonus_10(rules, state) else 0)
    return written


def towards_bonus_5(rules: Rules, line: SheetLine) -> int:
    """The points that decide about the 5-phase bonus (dice.solo.bonus-5)."""
    return sum(line.points) - (line.deducted if rules.solo_deductions_count else 0)


def _earns_bonus_10(rules: Rules, state: State) -> bool:
    """Of the seat on turn, which is about to complete the list."""
    if is_solo(state):
        return state.sheet[state.seat].tries == 0  # dice.solo.bonus-10
    if state.finisher is None:
        return True
    assert state.scribe is not None
    players = len(state.sheet)
    same_round = (state.seat - state.scribe) % players > (state.finisher - state.scribe) % players
    return same_round and state.began == len(rules.phases)  # dice.bonus-10


def with_failure(state: State) -> SheetLine:
    """dice.fail; alone it costs points (dice.solo)."""
    line = state.sheet[state.seat]
    lost = DEDUCTION if is_solo(state) else 0
    return line._replace(failed=line.failed + 1, tries=line.tries + 1, deducted=line.deducted + lost)


def with_decline(rules: Rules, state: State) -> SheetLine:
    """dice.decline; alone as the house has it (dice.solo.decline)."""
    line = state.sheet[state.seat]
    lost = DEDUCTION if is_solo(state) and rules.solo_decline is SoloDecline.COSTS_5 else 0
    return line._replace(declined=line.declined + 1, tries=line.tries + 1, deducted=line.deducted + lost)


def outcome(rules: Rules, sheet: tuple[SheetLine, ...]) -> Outcome:
    """dice.winner: all phases, then the total, then the highest single result; what is level is shared."""

    def standing(seat: Seat) -> tuple[int, int, int]:
        line = sheet[seat]
        return len(line.points), line.total, max(line.points, default=0)

    places = sorted({standing(seat) for seat in range(len(sheet))}, reverse=True)
    ranking = tuple(tuple(seat for seat in range(len(sheet)) if standing(seat) == place) for place in places)
    return Outcome(
        ranking=ranking,
        scores=tuple(line.total for line in sheet),
        reason=_reason(sheet, [standing(seat) for seat in ranking[0]], places),
    )


def _reason(
    sheet: tuple[SheetLine, ...], winners: list[tuple[int, int, int]], places: list[tuple[int, int, int]]
) -> DiceReason:
    if len(sheet) == 1:
        return DiceReason.SOLO
    if len(winners) > 1:
        return DiceReason.SHARED
    (phases, total, _), second = places[0], places[1]
    if second[0] < phases:
        return DiceReason.ALL_PHASES
    return DiceReason.MOST_POINTS if second[1] < total else DiceReason.BEST_PHASE
