"""Which candidate wins most often: hands played out in worlds that the seat believes in.

All candidates meet the same worlds with the same cards to come. After every round of worlds the better half
goes on; `solid`'s choice always does, and another one must be better by more than chance explains. The number
of hands played out is fixed, so that the same view gives the same choice on every machine that rounds alike,
and no wait tells of cards.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from tenfold.analysis.card.fast.solid import choose_solid
from tenfold.analysis.card.search.candidates import MOST_CANDIDATES, list_candidates
from tenfold.analysis.card.search.draws import DRAWS, ORDERS, lay_orders, place_drawn
from tenfold.analysis.card.search.values import worth
from tenfold.analysis.card.search.worlds import copy_game, deal_believed, digest
from tenfold.kernel.jit import called
from tenfold.kernel.layout import (
    DEAL,
    DISCARD_FIRST,
    DRAW_CARD,
    NOBODY,
    NONE_YET,
    ONE,
    OVER,
    SEATS_MOST,
    TAKE_TOP,
    TURN_OVER,
    Record,
)
from tenfold.kernel.nature import turn_card_over
from tenfold.kernel.seats import awaited
from tenfold.kernel.streams import mixed
from tenfold.kernel.transition import act

# How the search goes; numbers that need no new compilation.
EFFORT = np.dtype(
    [
        ("first", "i8"),  # worlds of the first round; every round has twice as many as the one before
        ("rounds", "i8"),
        ("caution", "f8"),  # standard errors by which another choice than solid's must be better
        ("per_turn", "f8"),  # how many more hands are dealt for each turn, of which one is believed
        ("weighed", "i8"),  # a choice that goes through all worlds, whatever comes of it; NOBODY: none
    ],
    align=True,
)
MOST_WORLDS = 2048
# Room for a world, a hand that is played out in it, lay-downs that are tried, and what the seat knows.
WORLD, PLAYED, TRIED, KNOWN = range(4)
GAMES = 4
LONGEST = 2000  # decisions of a hand
FOUND = MOST_CANDIDATES + 4
WHOEVER = -2  # weighed instead of choices: the position, as `solid` goes on from it in all seats
# What came of a hand that was played out: the chance to win, whose phase lies (a mask), who went out, and
# from POINTS on the points of every seat.
WORTH, MADE, OUT, POINTS = range(4)
FIGURES = POINTS + SEATS_MOST


@called
def search(
    root: Record,
    e: Record,
    v: Record,
    seat: int,
    readings: Any,
    t: Record,
    w: Record,
    games: Any,
    worths: Any,
    found: Any,
    tried: Any,
) -> int:
    """The choice of the seat that must decide, of whom `root` holds no more than it may know.

    `games` has room for GAMES records, `worths` for the figures per candidate and world, `found` for
    the candidates and `tried` for the worlds that each has met.
    """
    weighed, tried[:] = NONE_YET, 0
    if e.weighed == WHOEVER:
        found[0], candidates = NOBODY, ONE
    else:
        candidates = list_candidates(root, readings[seat], t, w, seat, found)
        may_take = candidates > 1 and found[0] == DRAW_CARD
        if may_take and _lets_go_again(root, games[PLAYED], readings[seat], t, w):
            candidates = ONE
        if e.weighed != NOBODY:
            while weighed < candidates and found[weighed] != e.weighed:
                weighed += 1
            found[weighed], candidates = e.weighed, max(candidates, weighed + 1)
        elif candidates < 2:
            return found[0]
    alive, orders, drawn = np.ones(FOUND, np.bool_), np.zeros(ORDERS, np.int16), np.zeros(DRAWS, np.int16)
    seed, world, z, done = digest(root, seat), games[WORLD], games[PLAYED], NONE_YET
    for turn in range(e.rounds):
        until = min(done + (e.first << turn), NONE_YET + MOST_WORLDS)
        for i in range(done, until):
            copy_game(world, root)
            world.chance = mixed(seed + np.uint64(2 * i + 1))
            deal_believed(world, w, seat, e.per_turn)
            lay_orders(world, orders)
            for at in range(candidates):
                if alive[at]:
                    copy_game(z, world)
                    action = found[at]
                    drawn[:] = 0
                    left = NONE_YET + world.deck_size
                    # Then to the end of the hand, by `solid` in all seats.
                    while z.stage != DEAL and z.stage != OVER and z.decisions < LONGEST:
                        if z.stage == TURN_OVER:
                            turn_card_over(z, place_drawn(z, world, orders, drawn, left))
                            left -= 1
                            continue
                        if z.decisions or action == NOBODY:
                            action = choose_solid(z, readings[awaited(z)], t, w)
                        act(z, action)
                    worths[WORTH, at, i] = worth(z, v, seat)
                    made = NONE_YET
                    for other in range(z.players):
                        made |= (ONE << other) * (z.laid[other] != 0)
                        worths[POINTS + other, at, i] = z.total[other] - root.total[other]
                    worths[MADE, at, i], worths[OUT, at, i] = made, z.seat
                    tried[at] = until
        done = until
        _keep_half(worths[WORTH], alive, candidates, done, weighed)
    return found[_best(worths[WORTH], alive, candidates, done, e.caution)]


@called
def _lets_go_again(root: Record, z: Record, r: Record, t: Record, w: Record) -> bool:
    """Whether the top card would only be taken to be discarded: so two seats could stand still for ever."""
    copy_game(z, root)
    act(z, NONE_YET + TAKE_TOP)
    return choose_solid(z, r, t, w) == DISCARD_FIRST + root.pile[root.pile_size - 1]


@called
def _gain(worths: Any, at: int, worlds: int) -> tuple[float, float]:
    """By how much a candidate is better than solid's choice on average, and the standard error."""
    total, squares = 0.0, 0.0
    for i in range(worlds):
        gain = worths[at, i] - worths[0, i]
        total += gain
        squares += gain * gain
    mean = total / worlds
    return mean, sqrt(max(squares / worlds - mean * mean, 0.0) / worlds)


@called
def _keep_half(worths: Any, alive: Any, candidates: int, worlds: int, weighed: int) -> None:
    """Of the others than solid's choice, and than the weighed one, the better half, at least one."""
    others = NONE_YET
    for at in range(1, candidates):
        others += alive[at] and at != weighed
    for _ in range(others // 2):
        worst, least = NONE_YET, 0.0
        for at in range(1, candidates):
            if alive[at] and at != weighed:
                mean = _gain(worths, at, worlds)[0]
                if worst == 0 or mean < least:
                    worst, least = NONE_YET + at, mean
        alive[worst] = False


@called
def _best(worths: Any, alive: Any, candidates: int, worlds: int, caution: float) -> int:
    best, most = NONE_YET, 0.0
    for at in range(1, candidates):
        if alive[at]:
            mean, error = _gain(worths, at, worlds)
            if mean > most and mean > caution * error:
                best, most = NONE_YET + at, mean
    return best
