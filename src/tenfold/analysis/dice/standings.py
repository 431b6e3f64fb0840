"""The values of an attempt's results in a game of several: the chance to win, by the standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.race import Race
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.core import Seat
from tenfold.games.dice.legality import may_decline
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM
from tenfold.games.dice.state import SheetLine, is_done, phase_number
from tenfold.games.dice.view import View


class WinChances(NamedTuple):
    by_points: Floats  # the chance to win with this result written down
    fail: float  # and after the attempt has brought nothing


def win_chances(race: Race, view: View) -> WinChances:
    """For the seat on turn. Several rivals are taken one by one, as if they were independent."""
    me = view.seat
    phase = phase_number(view.sheet[me])
    points = range(race.rules.maximum(phase) + 1)
    if view.finisher is not None:
        return WinChances(np.array([_after_the_end(race, view, gained) for gained in points]), 0.0)
    rivals = [seat for seat in range(len(view.sheet)) if seat != me]
    made = np.ones(len(points))
    failed = 1.0
    for rival in rivals:
        made *= [_against(race, view, rival, gained) for gained in points]
        failed *= _against(race, view, rival, None)
    return WinChances(made, failed)


def best_win_chances(race: Race, view: View) -> WinChances:
    """With the freedom to decline what is worth less than trying again, where the rules allow it."""
    found = win_chances(race, view)
    if not may_decline(race.rules, view):
        return found
    return found._replace(by_points=np.maximum(found.by_points, found.fail))


def _against(race: Race, view: View, rival: Seat, gained: int | None) -> float:
    """The chance to come out above one rival after this attempt; None: it brings nothing."""
    me = view.seat
    mine, theirs = view.sheet[me], view.sheet[rival]
    phase = phase_number(mine) + (gained is not None)
    lead = _effective(race, mine, gained) - _effective(race, theirs, None)
    first = _place(view, me) < _place(view, rival)
    if phase > race.last:  # I finish: the rival has one go, with the bonus only from phase 10 in my round
        lead += BONUS  # dice.bonus-10
        bonus = first and phase_number(theirs) == race.last
        return 1 - race.in_one_go(phase_number(theirs), -lead, bonus=bonus)
    return race.chance(phase, phase_number(theirs), lead, first=first, on_turn=False)


def _after_the_end(race: Race, view: View, gained: int) -> float:
    """In the end of the game: make every phase, and more points than all who have made or will make them."""
    me = view.seat
    mine = view.sheet[me]
    done = [line.total for line in view.sheet if is_done(race.rules, line)]
    bonus = view.began == race.last and _earns_bonus_10(race, view, me)
    total = _effective(race, mine, gained) + (BONUS if bonus else 0)
    chance = race.in_one_go(phase_number(mine) + 1, total - max(done), bonus=False)
    total += sum(race.usual_points(phase) for phase in range(phase_number(mine) + 1, race.last + 1))
    for rival in _to_come(view):
        theirs = view.sheet[rival]
        lead = _effective(race, theirs, None) - total
        bonus = _earns_bonus_10(race, view, rival)
        chance *= 1 - race.in_one_go(phase_number(theirs), lead, bonus=bonus)
    return chance


def _earns_bonus_10(race: Race, view: View, seat: Seat) -> bool:
    """Whether this seat, if its turn began now, gets it with all phases made (dice.bonus-10)."""
    assert view.finisher is not None
    same_round = _place(view, seat) > _place(view, view.finisher)
    return same_round and phase_number(view.sheet[seat]) == race.last


def _to_come(view: View) -> Iterator[Seat]:
    """Those who have their one go after the seat on turn (dice.end)."""
    assert view.finisher is not None
    players = len(view.sheet)
    for after in range(1, (view.finisher - view.seat) % players):
        yield (view.seat + after) % players


def _effective(race: Race, line: SheetLine, gained: int | None) -> float:
    """Points with the bonuses that they have or promise."""
    points = sum(line.points) + (gained or 0)
    phase = phase_number(line) + (gained is not None)
    bonus = line.bonus_5
    if gained is not None and phase == BONUS_5_AFTER + 1:
        bonus = BONUS if points >= BONUS_5_FROM else 0  # dice.bonus-5
    return race.effective(phase, points, bonus)


def _place(view: View, seat: Seat) -> int:
    """In the order of a round (dice.scribe)."""
    return (seat - (view.scribe or 0)) % len(view.sheet)
