"""What a seat may know of a game, and worlds that fit it: hidden hands as they have come to be.

A seat that has played for a while is nearer to its phase than a dealt hand, has not laid because it could
not, and let go what it had no use for. So each hidden hand is the most plausible of several that are dealt
evenly, of the more, the longer the hand has gone on.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core.cgutils import raw_memcpy

from tenfold.analysis.card.fast.pursuit import lack_of
from tenfold.games.card.state import FULL_DECK
from tenfold.kernel.hands import bits, lowest, put_in
from tenfold.kernel.jit import called, inner, intrinsic, types
from tenfold.kernel.layout import (
    GAME,
    HAND,
    KINDS,
    NOBODY,
    NONE_YET,
    ONE,
    SKIP_KIND,
    SLOTS,
    WILD_KIND,
    Record,
)
from tenfold.kernel.nature import off_the_deck, place_in_deck
from tenfold.kernel.seats import open_phases
from tenfold.kernel.streams import by_chance, mixed
from tenfold.pieces.cards import COPIES

_COPIES = np.array(COPIES, np.int64)
_ALL = len(FULL_DECK)
_SEED = np.uint64(0x9E3779B97F4A7C15)

MOST_DEALT = 8  # hands of which the most plausible is believed
COULD_LAY = 20.0  # how implausible it is that a complete phase was not laid, in cards that a hand lacks
LET_GO = 1.5  # that a card was let go which the hand has use for, shared among the others at the table
COULD_HIT = 3.0  # that a card was not hit


@intrinsic
def copy_game(typing: Any, to: Any, source: Any) -> Any:
    """All of a record into another one. Assigned as a value, each of its bytes would be compiled alone."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        raw_memcpy(builder, arguments[0], arguments[1], context.get_constant(types.intp, GAME.itemsize), 1)
        return context.get_dummy_value()

    return types.void(to, source), generate


@called
def forget(z: Record, viewer: int) -> None:
    """What the viewer does not know: others' hands keep what everybody saw, all unseen cards lie in the draw
    pile in their order, and no stream is left. The same as a record made from the viewer's view."""
    z.deck_size = 0
    for kind in range(KINDS):
        left = _COPIES[kind] - _seen_of(z, viewer, NONE_YET + kind)
        for _ in range(left):
            z.deck[z.deck_size] = kind
            z.deck_size += 1
    for seat in range(z.players):
        if seat != viewer:
            z.once[seat], z.twice[seat] = z.shown_once[seat], z.shown_twice[seat]
            z.wilds[seat], z.skips_held[seat] = z.shown_wilds[seat], 0
        z.cost[seat] = 0
    z.under = 0
    z.decisions = 0
    z.drawn = NOBODY


@called
def _seen_of(z: Record, viewer: int, kind: int) -> int:
    """Cards of this kind whose place the viewer knows."""
    seen = NONE_YET
    for at in range(z.pile_size):
        seen += z.pile[at] == kind
    if kind == SKIP_KIND:
        return seen + z.skips_held[viewer] + (bits(NONE_YET + z.skips) if z.skip_in_front else 0)
    if kind == WILD_KIND:
        seen += z.wilds[viewer] + z.table_wilds
        for seat in range(z.players):
            if seat != viewer:
                seen += z.shown_wilds[seat]
        return seen
    seen += (z.once[viewer] >> kind & 1) + (z.twice[viewer] >> kind & 1)
    seen += (z.table_once >> kind & 1) + (z.table_twice >> kind & 1)
    for seat in range(z.players):
        if seat != viewer:
            seen += (z.shown_once[seat] >> kind & 1) + (z.shown_twice[seat] >> kind & 1)
    return seen


@called
def digest(z: Record, viewer: int) -> np.uint64:
    """A number that follows from what the viewer knows alone."""
    word = mixed(_SEED + np.uint64(viewer))
    for seat in range(z.players):
        word = mixed(word ^ np.uint64(z.once[seat]))
        word = mixed(word ^ np.uint64(z.twice[seat]))
        word = mixed(word ^ np.uint64(z.total[seat]))
        word = mixed(word ^ np.uint64(z.wilds[seat] + (z.skips_held[seat] << 8) + (z.size[seat] << 16)))
        word = mixed(word ^ np.uint64(z.laid[seat] + (NONE_YET + z.done[seat] << 8)))
    for slot in range(SLOTS):
        word = mixed(word ^ np.uint64(z.kind[slot] + (z.value[slot] << 8) + (z.length[slot] << 16)))
    for at in range(z.pile_size):
        word = mixed(word ^ np.uint64(z.pile[at]))
    rest = z.stage + (z.seat << 8) + (z.skips << 16) + (NONE_YET + z.hands_played << 32)
    return mixed(word ^ np.uint64(rest + (z.window << 24) + (z.fresh << 30)))


# --- beliefs ---------------------------------------------------------------------------------------


@called
def turns_had(z: Record) -> int:
    """About how many turns each seat has had in this hand: cards off the draw pile, and those taken."""
    hidden, taken, seats = NONE_YET, NONE_YET, bits(NONE_YET + z.playing)
    for seat in range(z.players):
        hidden += z.size[seat] - _held(z, seat)
        taken += bits(z.shown_once[seat]) + bits(z.shown_twice[seat]) + z.shown_wilds[seat]
    drawn = _ALL - 1 - HAND * seats - (z.deck_size - hidden)
    return max(drawn + taken, NONE_YET) // seats


@inner
def _held(z: Record, seat: int) -> int:
    return bits(z.once[seat]) + bits(z.twice[seat]) + z.wilds[seat] + z.skips_held[seat]


@called
def deal_believed(z: Record, w: Record, viewer: int, per_turn: float) -> None:
    """The hands of the others are filled up; `w` has room for cards."""
    tries = min(ONE + int(per_turn * turns_had(z)), NONE_YET + MOST_DEALT)
    for seat in range(z.players):
        hidden = z.size[seat] - _held(z, seat)
        if seat == viewer or hidden <= 0:
            continue
        least = 1e9
        for _ in range(tries):
            _bring_to_end(z, hidden)
            if tries > 1:
                implausible = _implausible(z, seat, hidden)
                if implausible >= least:
                    continue
                least = implausible
            for at in range(hidden):
                w.deck[at] = z.deck[z.deck_size - 1 - at]
        z.size[seat] -= hidden  # until the cards are in
        for at in range(hidden):
            put_in(z, seat, NONE_YET + off_the_deck(z, place_in_deck(z, w.deck[at])))


@inner
def _bring_to_end(z: Record, many: int) -> None:
    """Any of the deck's cards come to its end, each as likely."""
    for at in range(many):
        last = z.deck_size - 1 - at
        place = by_chance(z, last + 1)
        z.deck[place], z.deck[last] = z.deck[last], z.deck[place]


@called
def _implausible(z: Record, seat: int, hidden: int) -> float:
    """How little it fits that the seat holds the deck's last cards, in cards that a hand lacks."""
    once, twice, wilds = z.once[seat], z.twice[seat], NONE_YET + z.wilds[seat]
    for at in range(hidden):
        card = NONE_YET + z.deck[z.deck_size - 1 - at]
        if card == WILD_KIND:
            wilds += 1
        elif card != SKIP_KIND:
            bit = ONE << card
            twice |= once & bit
            once |= bit
    if z.laid[seat]:
        fitting = NONE_YET
        for slot in range(SLOTS):
            fitting |= z.fits[slot]
        return COULD_HIT * (bits(once & fitting) + wilds)
    unlike, lack, others = 0.0, NOBODY, bits(NONE_YET + z.playing) - 1
    for at in range(max(z.pile_size - others - 2, 0) - 1, z.pile_size):
        card = NONE_YET + z.pile[at] if lack != NOBODY else WILD_KIND  # first without any
        bit = ONE << card if card < WILD_KIND else NONE_YET
        if bit == 0 and lack != NOBODY:
            continue
        phases, fewest = NONE_YET + open_phases(z, seat), NONE_YET + HAND
        while phases:
            fewest = min(fewest, lack_of(z, lowest(phases), once | bit, twice | (once & bit), wilds))
            phases &= phases - 1
        if lack == NOBODY:
            if fewest == 0:
                return COULD_LAY
            lack, unlike = fewest, 0.0 + fewest
        elif fewest < lack:
            unlike += LET_GO / others
    return unlike
