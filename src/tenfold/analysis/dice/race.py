"""Two players' race in the dice game: the chance to win, instead of expected points.

Whoever completes the list first nearly always wins, because the other must then make every missing phase in
one go (dice.end). So a player in a race plays for success, and for points only where they may decide. Of each
phase the attempts that weigh points against success in several ways are known exactly (`Styles`); the race is
then a game over the two phases and the difference in points, solved backwards from its end.

Points are counted with the bonus that they promise (`effective`), so that the difference is all that matters.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tenfold.analysis.dice.numbers_policy import NumbersPolicy
from tenfold.analysis.dice.policy import Policy
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import solution_of
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.analysis.dice.styles import WEIGHTS, Styles, styles_of, weighted
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, Rules

REACH = 400  # differences in points from -REACH to REACH; beyond, nothing changes
ROUNDS = 60  # of the fixed point: both fail, and all is as before; each round at least halves the error
SETTLED = 1e-15  # nothing changes any more


@lru_cache(maxsize=4)
def race_of(rules: Rules) -> Race:
    return Race(solution_of(rules))


class Race:
    def __init__(self, solution: Solution) -> None:
        self.rules = solution.rules
        self._solution = solution
        self.last = len(self.rules.phases)
        self.styles = styles_of(solution)
        self._promise = _promised_bonus(self.rules, self.styles)
        self._in_one_go = self._goes()
        self._policies: dict[tuple[int, int], Policy] = {}
        self._first, self._second = self._solve()

    # --- asking ---

    def effective(self, phase: int, points: int, bonus: int | None) -> float:
        """Points with the 5-phase bonus that they have, or promise, at the start of a phase."""
        if bonus is not None or phase > BONUS_5_AFTER or self.last < BONUS_5_AFTER:
            return points + (bonus or 0)
        return points + BONUS * float(self._promise[phase - 1][min(points, BONUS_5_FROM)])

    def chance(self, mine: int, theirs: int, lead: float, *, first: bool, on_turn: bool) -> float:
        """To win. `first`: I come before the other in a round; `on_turn`: it is my turn, else the other's."""
        if first:
            table = self._first if on_turn else self._second
            return _at(table[mine - 1][theirs - 1], lead)
        table = self._second if on_turn else self._first
        return 1 - _at(table[theirs - 1][mine - 1], -lead)

    def in_one_go(self, phase: int, lead: float, *, bonus: bool) -> float:
        """To make every phase from here and end above a finisher; `lead` is over the finisher."""
        if phase > self.last:
            return _at(self._in_one_go[self.last], lead)
        return _at(self._in_one_go[phase - 1], lead + (BONUS if bonus else 0))

    def usual_points(self, phase: int) -> float:
        """What a completed phase brings on average if nothing but completing it counts."""
        made = self.styles[phase - 1][0][:-1]
        return float(made @ np.arange(len(made))) / float(np.sum(made))

    def best_style(self, phase: int, values: Floats, fail: float) -> int:
        """The style with the best expected value."""
        expected = [float(style[:-1] @ values) + style[-1] * fail for style in self.styles[phase - 1]]
        return int(np.argmax(expected))

    def policy(self, phase: int, style: int) -> Policy:
        key = phase, style
        if key not in self._policies:
            attempt = attempt_for(self.rules, phase)
            if isinstance(attempt, NumbersPhase):
                gains = weighted(attempt.most, WEIGHTS[style])
                self._policies[key] = NumbersPolicy(attempt, gains)
            else:
                self._policies[key] = self._solution.policy(phase, BONUS_5_FROM, first_try=False)
        return self._policies[key]

    # --- solving ---

    def _goes(self) -> list[Floats]:
        """By phase, and at the end beyond the last: the chance by lead to come out above the finisher."""
        leads = np.arange(-REACH, REACH + 1)
        goes = [np.where(leads > 0, 1.0, np.where(leads == 0, 0.5, 0.0))]
        for styles in reversed(self.styles):
            made = [_shifted(goes[0], style[:-1]) for style in styles]
            goes.insert(0, np.max(made, axis=0))
        return goes

    def _solve(self) -> tuple[list[list[Floats]], list[list[Floats]]]:
        """The first player's chance, on the first's and on the second's turn, by both phases and the lead."""
        size = range(self.last)
        on_first: list[list[Floats]] = [[np.empty(0)] * self.last for _ in size]
        on_second: list[list[Floats]] = [[np.empty(0)] * self.last for _ in size]
        for mine in reversed(size):
            for theirs in reversed(size):
                if mine + 1 < self.last:
                    made = on_second[mine + 1][theirs]
                else:  # the other has one go, in the same round
                    bonus = BONUS if theirs + 1 == self.last else 0
                    made = 1 - _moved(self._in_one_go[theirs][::-1], bonus - BONUS)
                if theirs + 1 < self.last:
                    lost = on_first[mine][theirs + 1]
                else:  # it is the next round already: no bonus
                    lost = _moved(self._in_one_go[mine], BONUS)
                on_first[mine][theirs], on_second[mine][theirs] = self._pair(mine, theirs, made, lost)
        return on_first, on_second

    def _pair(self, mine: int, theirs: int, made: Floats, lost: Floats) -> tuple[Floats, Floats]:
        """Both fail, and the race stands as before: the fixed point of the two turns."""
        up = np.array([_shifted(made, style[:-1]) for style in self.styles[mine]])
        down = np.array([_shifted(lost[::-1], style[:-1])[::-1] for style in self.styles[theirs]])
        mine_fails, theirs_fails = (
            np.array([style[-1] for style in self.styles[phase]])[:, None] for phase in (mine, theirs)
        )
        second = lost
        for _ in range(ROUNDS):
            before = second
            first = (up + mine_fails * second).max(axis=0)
            second = (down + theirs_fails * first).min(axis=0)
            if np.abs(second - before).max() < SETTLED:
                break
        return first, second


def _promised_bonus(rules: Rules, styles: Styles) -> list[Floats]:
    """By phase up to the fifth, and by points: the chance of the 5-phase bonus in a race."""
    if len(rules.phases) < BONUS_5_AFTER:
        return []
    points = np.arange(BONUS_5_FROM + 1)
    promise = [(points >= BONUS_5_FROM).astype(np.float64)]
    for chosen in reversed(styles[:BONUS_5_AFTER]):
        style = chosen[len(chosen) // 2]
        made = style[:-1] / (1 - style[-1])  # sooner or later it succeeds
        after = np.minimum(points[:, None] + np.arange(len(made)), BONUS_5_FROM)
        promise.insert(0, promise[0][after] @ made)
    return promise[:-1]


def _shifted(of_leads: Floats, chances: Floats) -> Floats:
    """By lead: the mean of `of_leads` after so many more points, each as likely as given."""
    padded = np.concatenate([of_leads, np.full(len(chances), of_leads[-1])])
    windows = np.lib.stride_tricks.sliding_window_view(padded, len(chances))[: len(of_leads)]
    shifted: Floats = windows @ chances
    return shifted


def _moved(of_leads: Floats, by: int) -> Floats:
    """The chances seen from a lead that is smaller by so many points."""
    return of_leads[np.clip(np.arange(len(of_leads)) - by, 0, len(of_leads) - 1)]


def _at(of_leads: Floats, lead: float) -> float:
    return float(np.interp(lead + REACH, np.arange(len(of_leads)), of_leads))
