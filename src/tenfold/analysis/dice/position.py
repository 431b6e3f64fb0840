"""A position of the dice game as people tell it: phase and points of every column, and what the dice show.

A column of the block is told as on paper: the points of the phases, then what was entered for the bonuses
that are decided by then, 40 or 0: `250`, `250+40`, `430+40+0`. A bonus that is not told follows from the rest
where it can; where it cannot, the likelier is assumed and said to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis import sayings
from tenfold.analysis.dice.estimated_values import usual
from tenfold.analysis.dice.referee import lies_one_way, lying, phase_verdict, read_keep, read_roll
from tenfold.core import BadText, Seat
from tenfold.games.dice import DiceGame
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, ROLLS, Rules
from tenfold.games.dice.state import SheetLine, Stage, is_done
from tenfold.games.dice.view import View
from tenfold.pieces.dice import Face, is_colour_phase

LONGEST = 5  # digits of a number that is read
MOST_LOST = 5000  # points: a thousand lost attempts
BONUS_5 = f"{BONUS_5_AFTER}-phase bonus"


class Column(NamedTuple):
    """A player's column as far as it was told."""

    line: SheetLine
    assumed: tuple[str, ...] = ()  # bonuses that were not told and can be either


class DicePosition(NamedTuple):
    """As it was understood."""

    view: View  # the sheet is in the order of the round, so that the scribe has seat 0
    assumed: tuple[tuple[str, ...], ...]  # by seat
    is_clear: bool  # which die shows what, as far as that matters


def read_position(
    rules: Rules,
    *,
    phase: int,
    points: str,
    deducted: int,
    again: bool,
    roll: str,
    rolls_left: int,
    aside: str | None,
    rivals: Sequence[str],
    place: int,
    began: int | None,
) -> DicePosition:
    """What is to be decided; a refusal if the rules lead to no such position."""
    shown = read_roll(roll, rules.colours)
    verdict = phase_verdict(rules, phase, shown)
    if rolls_left == 0 and verdict.points is None:
        raise BadText(sayings.ATTEMPT_FAILED())
    if deducted and rivals:
        raise BadText(sayings.ALONE_DEDUCTED())
    own = read_column(rules, phase, points, deducted=deducted, again=again)
    columns = [_rival(rules, text) for text in rivals]
    DiceGame(rules, len(columns) + 1)  # refuses too many
    seat = place - 1
    if seat > len(columns):
        raise BadText(sayings.NO_PLACE(place=place, players=len(columns) + 1))
    columns.insert(seat, own)
    finisher = _finisher(rules, columns, seat)
    columns = [_with_bonus_10(rules, column, at, finisher) for at, column in enumerate(columns)]
    faces = lying(shown, rules.colours)
    view = View(
        viewer=seat,
        stage=Stage.KEEP if rolls_left else Stage.SCORE,
        scribe=0,
        seat=seat,
        sheet=tuple(column.line for column in columns),
        began=_began(phase, began, finisher),
        rolls=ROLLS - rolls_left,
        faces=faces,
        kept=() if aside is None else _aside(rules, aside, phase, rolls_left, faces),
        finisher=finisher,
        outcome=None,
    )
    is_clear = not is_colour_phase(rules.phase(phase)) or lies_one_way(shown, rules.colours)
    return DicePosition(view, tuple(column.assumed for column in columns), is_clear)


# --- columns ---------------------------------------------------------------------------------------


def read_column(rules: Rules, phase: int, text: str, *, deducted: int = 0, again: bool = False) -> Column:
    """Of somebody in this phase, or with all phases made. How the points are spread does not matter."""
    points, *bonuses = _numbers(text)
    most = sum(rules.maximum(before) for before in range(1, phase))
    if points > most:
        raise BadText(sayings.TOO_MANY_POINTS(number=phase, most=most, points=points))
    if deducted % DEDUCTION or not 0 <= deducted <= MOST_LOST:
        raise BadText(sayings.DEDUCTIONS(each=DEDUCTION, most=MOST_LOST))
    decided = _decided(rules, phase)
    if len(bonuses) > len(decided):
        raise BadText(sayings.UNDECIDED(text=text, number=phase, count=len(decided)))
    entered = dict(zip(decided, bonuses, strict=False))
    line = SheetLine(
        points=(points, *(0,) * (phase - 2)) if phase > 1 else (),
        bonus_10=entered.get(bonus_10_name(rules)),
        tries=int(again),
        deducted=deducted,
    )
    return _with_bonus_5(rules, line, entered.get(BONUS_5)) if BONUS_5 in decided else Column(line)


def bonus_10_name(rules: Rules) -> str:
    return (
        f"{len(rules.phases)}-phase bonus" if len(rules.phases) != BONUS_5_AFTER else "bonus for all phases"
    )


def _decided(rules: Rules, phase: int) -> list[str]:
    """The bonuses that stand on the block by then, in its order."""
    found = [BONUS_5] if phase > BONUS_5_AFTER else []
    return [*found, bonus_10_name(rules)] if phase > len(rules.phases) else found


def _numbers(text: str) -> list[int]:
    """`250+40`."""
    numbers = [number.strip() for number in text.split("+")]
    if not all(number.isdecimal() and number.isascii() and len(number) <= LONGEST for number in numbers):
        raise BadText(sayings.NOT_POINTS(text=text))
    points, *bonuses = map(int, numbers)
    for bonus in bonuses:
        if bonus not in (0, BONUS):
            raise BadText(sayings.NOT_A_BONUS(text=text, bonus=bonus, entered=BONUS))
    return [points, *bonuses]


def _with_bonus_5(rules: Rules, line: SheetLine, told: int | None) -> Column:
    """dice.bonus-5: what can have been reached after phase 5 with these points of now."""
    points, phases = sum(line.points), len(line.points)
    since = range(BONUS_5_AFTER + 1, phases + 1)
    lost = line.deducted if rules.solo_deductions_count else 0
    lost_before = lost if phases == BONUS_5_AFTER and not line.tries else 0  # at least, when it was decided
    at_most = min(points, sum(rules.maximum(number) for number in range(1, BONUS_5_AFTER + 1))) - lost_before
    at_least = points - lost - sum(rules.maximum(number) for number in since)
    can_win, can_miss = at_most >= BONUS_5_FROM, at_least < BONUS_5_FROM
    if (told == BONUS and not can_win) or (told == 0 and not can_miss):
        otherwise = sayings.BONUS_WAS_MISSED if told else sayings.BONUS_WAS_WON
        raise BadText(otherwise(points=points, phases=phases, wanted=BONUS_5_FROM))
    if told is not None:
        return Column(line._replace(bonus_5=told))
    if can_win and can_miss:
        likely = points - lost - sum(usual(rules, rules.phase(number)).points for number in since)
        return Column(line._replace(bonus_5=BONUS if likely >= BONUS_5_FROM else 0), (BONUS_5,))
    return Column(line._replace(bonus_5=BONUS if can_win else 0))


def _with_bonus_10(rules: Rules, column: Column, seat: Seat, finisher: Seat | None) -> Column:
    """dice.bonus-10: of the finisher, and of those who were in the last phase in the same round."""
    line, assumed = column
    if finisher is None or not is_done(rules, line):
        return column
    if line.bonus_10 == 0 and seat == finisher:
        raise BadText(sayings.FIRST_GETS_BONUS())
    if line.bonus_10 == BONUS and seat < finisher:
        raise BadText(sayings.LATE_FOR_BONUS(place=seat + 1, finisher=finisher + 1))
    if line.bonus_10 is not None:
        return column
    won = seat >= finisher
    if won and seat != finisher:
        assumed = (*assumed, bonus_10_name(rules))
    return Column(line._replace(bonus_10=BONUS if won else 0), assumed)


def _rival(rules: Rules, text: str) -> Column:
    phase, colon, points = text.partition(":")
    done = len(rules.phases) + 1
    if not (colon and phase.isdecimal() and phase.isascii() and len(phase) <= LONGEST):
        raise BadText(sayings.NOT_A_RIVAL(text=text, example="8:310"))
    if not 1 <= int(phase) <= done:
        raise BadText(sayings.RIVAL_PHASE(last=done - 1, done=done, number=int(phase)))
    return read_column(rules, int(phase), points)


# --- the end of the game, and dice set aside -------------------------------------------------------


def _finisher(rules: Rules, columns: Sequence[Column], seat: Seat) -> Seat | None:
    """Who started the end (dice.end): whoever else is done had a turn between that one's and mine."""
    after_me = (at % len(columns) for at in range(seat + 1, seat + len(columns)))
    return next((at for at in after_me if is_done(rules, columns[at].line)), None)


def _began(phase: int, began: int | None, finisher: Seat | None) -> int:
    if began is None:
        return phase
    if finisher is None:
        raise BadText(sayings.NOT_THE_END())
    if not 1 <= began <= phase:
        raise BadText(sayings.BEGAN_LATER(number=phase, began=began))
    return began


def _aside(rules: Rules, aside: str, phase: int, rolls_left: int, faces: Sequence[Face]) -> tuple[int, ...]:
    """Dice that can no longer be rolled."""
    if rules.reroll_kept:
        raise BadText(sayings.ASIDE_ROLLED())
    if rolls_left != ROLLS - 2:
        raise BadText(sayings.ASIDE_WHEN())
    kept = read_keep(aside, faces, rules.phase(phase))
    if len(kept) == len(faces):
        raise BadText(sayings.ALL_ASIDE())
    return kept
