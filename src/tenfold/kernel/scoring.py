"""The end of a hand: points, who has won, and the final ranking."""

from __future__ import annotations

from tenfold.games.card.scoring import SKIP_POINTS
from tenfold.kernel.hands import NUMBERS_1_TO_9, bits
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    ALL_HANDS,
    DEAL,
    FEWEST_POINTS,
    LAST_PHASE,
    OVER,
    PLAYOFF,
    SHARED,
    Record,
)
from tenfold.kernel.seats import is_finished


@inner
def hand_points(z: Record, seat: int) -> int:
    """What the cards left in a hand cost (card.score, card.score.fx)."""
    once, twice = z.once[seat], z.twice[seat]
    naturals = bits(once) + bits(twice)
    small = bits(once & NUMBERS_1_TO_9) + bits(twice & NUMBERS_1_TO_9)
    return 10 * naturals - 5 * small + z.wild_points * z.wilds[seat] + SKIP_POINTS * z.skips_held[seat]


@called
def leaders(z: Record) -> int:
    """After a hand: the seats that have won, several if all is level, none while the game goes on."""
    if z.fixed_hands:  # card.variant.ten-hands
        return _fewest_points(z, (1 << z.players) - 1) if z.hands_played == bits(z.played) else 0
    return _fewest_points(z, _finishers(z))  # card.win


@inner
def _finishers(z: Record) -> int:
    seats = 0
    for seat in range(z.players):
        if is_finished(z, seat):
            seats |= 1 << seat
    return seats


@inner
def _fewest_points(z: Record, seats: int) -> int:
    fewest, best = 0, 0
    for seat in range(z.players):
        if seats >> seat & 1:
            if best == 0 or z.total[seat] < fewest:
                fewest, best = z.total[seat], 1 << seat
            elif z.total[seat] == fewest:
                best |= 1 << seat
    return best


@called
def end_hand(z: Record, how: int) -> None:
    """The seat on turn has gone out (card.out); hands lie open until the next deal (card.score.open)."""
    z.out = how
    z.stage = DEAL
    if z.playoff:  # its points do not count (card.win.playoff)
        for seat in range(z.players):
            z.cost[seat] = 0
        _end_game(z, 1 << z.seat)
        return
    for seat in range(z.players):
        z.cost[seat] = hand_points(z, seat)
        z.total[seat] += z.cost[seat]
    z.hands_played += 1
    winners = leaders(z)
    if winners and not (bits(winners) > 1 and z.level_playoff):
        _end_game(z, winners)


@called
def _end_game(z: Record, winners: int) -> None:
    z.stage = OVER
    if z.playoff:
        z.reason = PLAYOFF
    elif bits(winners) > 1:
        z.reason = SHARED  # card.win.shared
    elif z.fixed_hands:
        z.reason = ALL_HANDS
    elif bits(_finishers(z)) > 1:
        z.reason = FEWEST_POINTS
    else:
        z.reason = LAST_PHASE
    for seat in range(z.players):
        z.place[seat] = 0 if winners >> seat & 1 else 1 + _better_places(z, seat, winners)


@called
def _better_places(z: Record, seat: int, winners: int) -> int:
    """How many places there are between the winners and this seat; level players share one."""
    places = 0
    for other in range(z.players):
        if winners >> other & 1 or not _is_ahead(z, other, seat):
            continue
        # Of level players the first counts.
        counted = False
        for earlier in range(other):
            apart = _is_ahead(z, earlier, other) or _is_ahead(z, other, earlier)
            counted |= not (winners >> earlier & 1 or apart)
        places += not counted
    return places


@inner
def _is_ahead(z: Record, seat: int, other: int) -> bool:
    """Further in the list, then fewer points; with fixed hands only points count."""
    if not z.fixed_hands:
        far, other_far = bits(z.done[seat]), bits(z.done[other])
        if far != other_far:
            return far > other_far
    return z.total[seat] < z.total[other]
