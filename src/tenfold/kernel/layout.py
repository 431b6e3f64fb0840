"""One game as one structured record, and the fixed numbers of actions.

Compiled code gets a record as one pointer; several arrays in its place made random play six times as slow.
All fields but the streams are signed: a signed and an unsigned number make a float in Numba.

Natural cards of a hand are two masks over the 48 kinds: `once` has a bit for every kind held, `twice` for
those held twice (there are two of each: card.deck). The four colours of a number are neighbours, so a number
is four neighbouring bits. Sets of seats and of phases are masks too.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np

from tenfold.games.card.rules import DEALT, SEATS
from tenfold.games.card.state import FULL_DECK, CardReason, Out, Stage
from tenfold.pieces.cards import SKIP, WILD
from tenfold.pieces.phases import PRINTED_PHASES, Kind
from tenfold.pieces.placements import Minimum

Record: TypeAlias = Any  # one element of an array of GAME, as compiled code sees it


def _whole(number: int) -> int:
    """A number that compiled functions are called with: for every plain one they would be compiled anew."""
    return cast(int, np.int64(number))


SEATS_MOST = SEATS.stop - 1  # card.players
GROUPS_EACH = 2
SLOTS = SEATS_MOST * GROUPS_EACH  # group g of seat s lies in slot 2 s + g
PHASES = len(PRINTED_PHASES)
KINDS = 50
WILD_KIND, SKIP_KIND = _whole(WILD), _whole(SKIP)
CARDS = len(FULL_DECK)
HAND = DEALT

DECK = np.array(FULL_DECK, np.int8)  # card.deck

# What is awaited, why it is over, how a hand ended: the members' places in their enumerations.
LOT, DEAL, DRAW, KNOCK, TURN_OVER, PLAY, OVER = range(len(Stage))
STAGES = tuple(Stage)
LAST_PHASE, FEWEST_POINTS, ALL_HANDS, PLAYOFF, SHARED = range(len(CardReason))
REASONS = tuple(CardReason)
NOT_OUT, OUT_LAY, OUT_HIT, OUT_DISCARD = map(_whole, range(len(Out) + 1))
OUTS = (None, *Out)
NO_MINIMUM, PHASE_MINIMUM, GROUP_MINIMUM = range(len(Minimum))
MINIMA = tuple(Minimum)
NO_GROUP, SET, RUN, COLOUR = range(len(Kind) + 1)
GROUP_KINDS = (None, *Kind)

NOBODY = _whole(-1)
NONE_YET = _whole(0)
ONE = _whole(1)

GAME = np.dtype(
    [
        # streams: the game's own seed, nature's stream of this hand, the stream of choices
        ("seed", "u8"),
        ("chance", "u8"),
        ("choice", "u8"),
        # cards by seat, and on the table all in all
        ("once", "i8", SEATS_MOST),
        ("twice", "i8", SEATS_MOST),
        ("shown_once", "i8", SEATS_MOST),  # of each hand, the cards that everybody saw going in
        ("shown_twice", "i8", SEATS_MOST),
        ("table_once", "i8"),
        ("table_twice", "i8"),
        ("fits", "i8", SLOTS),  # the natural kinds that fit on a group
        # the score sheet
        ("total", "i4", SEATS_MOST),
        ("cost", "i4", SEATS_MOST),  # of the last hand
        ("hands_played", "i4"),  # entered on the sheet
        ("decisions", "i4"),
        ("done", "i2", SEATS_MOST),  # phases crossed off, a bit for each number
        # the rules
        ("played", "i2"),  # phases
        ("wild_points", "i2"),
        ("players", "i1"),
        ("natural_minimum", "i1"),
        ("skip_in_front", "i1"),
        ("skip_once_per_lap", "i1"),
        ("skip_next_only", "i1"),
        ("level_playoff", "i1"),
        ("last_card_must_be_discarded", "i1"),
        ("fixed_hands", "i1"),
        ("knocking", "i1"),
        ("free_order", "i1"),
        # the game
        ("stage", "i1"),
        ("dealer", "i1"),
        ("playing", "i1"),  # seats
        ("playoff", "i1"),
        ("out", "i1"),
        ("reason", "i1"),
        ("place", "i1", SEATS_MOST),  # in the final ranking, from 0
        # the hand
        ("seat", "i1"),
        ("fresh", "i1"),
        ("window", "i1"),  # seats
        ("last_knocker", "i1"),
        ("skips", "i1"),  # seats that still have to lose a turn
        ("lap", "i1"),  # seats
        ("wilds", "i1", SEATS_MOST),
        ("skips_held", "i1", SEATS_MOST),
        ("shown_wilds", "i1", SEATS_MOST),
        ("size", "i1", SEATS_MOST),  # of the hand
        ("laid", "i1", SEATS_MOST),  # number of the phase, 0: none
        ("table_wilds", "i1"),
        ("kind", "i1", SLOTS),
        ("value", "i1", SLOTS),  # a set's number, a run's lowest number, a colour's index
        ("length", "i1", SLOTS),
        # the piles
        ("drawn", "i1"),  # the card that last came off the draw pile
        ("deck_size", "i1"),
        ("pile_size", "i1"),
        ("under", "i1"),  # skips under the discard pile (card.skip.in-front)
        ("deck", "i1", CARDS),  # in no order: a draw takes any place
        ("pile", "i1", CARDS),  # the top is last
    ],
    align=True,
)

# Room for the legal choices of one decision. A record as well, and for the same reason. A policy that weighs
# choices notes what the first of them cost: with room of its own everything would be compiled twice.
MOST_ACTIONS = 1338
MOST_WEIGHED = 64
CHOICES = np.dtype([("ids", "i2", MOST_ACTIONS), ("costs", "f8", MOST_WEIGHED)], align=True)

# --- the numbers of actions ------------------------------------------------------------------------

DRAW_CARD, TAKE_TOP, KNOCK_NOW, PASS_BY = range(4)
DISCARD_FIRST = 4  # and the kind; a skip's kind: without a target
SKIP_FIRST = 54  # against the 1st to 5th seat clockwise
HIT_FIRST = 59  # 50 for each slot, clockwise from the own ones
HIT_WILD, HIT_WILD_HIGH = 48, 49  # at the only or the lower end, at the upper end
LAY_FIRST = HIT_FIRST + SLOTS * KINDS


def _placements() -> list[tuple[int, int, int]]:
    """Every placement of the printed phases: phase, value of the first group, of the second or 0."""
    found = []
    for number, phase in enumerate(PRINTED_PHASES, 1):
        values = [_values(need.kind, need.size) for need in phase.needs]
        seconds = values[1] if len(values) > 1 else range(1)
        equal = len(set(phase.needs)) < len(phase.needs)  # then in ascending order, each pair once
        found += [(number, a, b) for a in values[0] for b in seconds if not equal or a <= b]
    return found


def _values(kind: Kind, size: int) -> range:
    if kind is Kind.COLOUR:
        return range(4)
    return range(1, 13) if kind is Kind.SET else range(1, 14 - size)


PLACEMENTS = np.array(_placements(), np.int64)  # by id, from LAY_FIRST on
assert LAY_FIRST + len(PLACEMENTS) == MOST_ACTIONS

# The id of a placement, by phase, first and second value.
PLACEMENT_ID = np.zeros((PHASES + 1, 13, 13), np.int64)
for _id, (_phase, _first, _second) in enumerate(PLACEMENTS, LAY_FIRST):
    PLACEMENT_ID[_phase, _first, _second] = _id

# By phase (0 is empty): kind and size of its groups; the second is missing in some.
GROUP_KIND = np.zeros((PHASES + 1, GROUPS_EACH), np.int64)
GROUP_SIZE = np.zeros((PHASES + 1, GROUPS_EACH), np.int64)
for _number, _phase_data in enumerate(PRINTED_PHASES, 1):
    for _at, _need in enumerate(_phase_data.needs):
        GROUP_KIND[_number, _at] = GROUP_KINDS.index(_need.kind)
        GROUP_SIZE[_number, _at] = _need.size
