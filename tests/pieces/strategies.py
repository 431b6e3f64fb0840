"""Hands and phases for the tests: rich in near-misses, wilds and competition for the same cards."""

from __future__ import annotations

from hypothesis import strategies as st

from tenfold.pieces.cards import COPIES, NATURALS, NUMBER_OF, SKIP, WILD, Cards, hand
from tenfold.pieces.phases import Kind, Need, Phase, read_phase
from tenfold.pieces.placements import Minimum

# card.phases; written out here, since the pieces know no game
PHASES = tuple(
    map(
        read_phase,
        (
            "set 3 + set 3",
            "set 3 + run 4",
            "set 4 + run 4",
            "run 7",
            "run 8",
            "run 9",
            "set 4 + set 4",
            "colour 7",
            "set 5 + set 2",
            "set 5 + set 3",
        ),
    )
)

minimums = st.sampled_from(Minimum)
printed_phases = st.sampled_from(PHASES)


@st.composite
def hands(draw: st.DrawFn, *, smallest: int, largest: int) -> Cards:
    """A hand that the deck allows, its natural cards from a few neighbouring numbers."""
    size = draw(st.integers(smallest, largest))
    wilds = min(size, draw(st.sampled_from((0, 0, 1, 1, 2, 3, 4, 5))))
    skips = min(size - wilds, draw(st.sampled_from((0, 0, 0, 1))))
    low = draw(st.integers(1, 12))
    span = draw(st.sampled_from((2, 3, 5, 8, 12)))
    kinds = [card for card in NATURALS if low <= NUMBER_OF[card] < low + span]
    pool = [(card, copy) for card in kinds for copy in range(COPIES[card])]
    size = min(size - wilds - skips, len(pool))
    naturals = draw(st.lists(st.sampled_from(pool), unique=True, min_size=size, max_size=size))
    return hand([*(card for card, _ in naturals), *[WILD] * wilds, *[SKIP] * skips])


SMALL_PHASES = tuple(
    map(
        read_phase,
        (
            "set 2",
            "set 3",
            "run 3",
            "run 5",
            "colour 4",
            "set 2 + set 2",
            "set 3 + set 2",
            "set 3 + set 3",
            "set 2 + run 3",
            "run 3 + set 3",
            "run 3 + run 3",
            "colour 2 + set 2",
            "set 2 + colour 3",
            "colour 3 + run 3",
            "set 2 + colour 2 + set 2",
            "set 2 + run 3 + set 2",
            "set 2 + set 2 + set 2",
        ),
    )
)
BIG_PHASES = tuple(
    map(
        read_phase,
        (
            "colour 5 + run 3",
            "colour 6 + set 3",
            "set 2 + set 2 + set 2 + set 2",
            "run 4 + run 4",
            "set 2 + set 3 + set 4",
            "set 3 + colour 3 + set 3",
            "run 3 + set 3 + run 3",
        ),
    )
)
small_phases = st.sampled_from(SMALL_PHASES)
big_phases = st.sampled_from((*PHASES, *BIG_PHASES))


@st.composite
def random_phases(draw: st.DrawFn, *, largest: int) -> Phase:
    """Any groups, at most one of them a colour group, of `largest` cards together at most."""
    needs: list[Need] = []
    left = largest
    kinds = list(Kind)
    while left >= 3 and len(needs) < 4 and (not needs or draw(st.booleans())):
        kind = draw(st.sampled_from(kinds))
        size = draw(st.integers(3 if kind is Kind.RUN else 2, min(left, 5)))
        needs.append(Need(kind, size))
        left -= size
        if kind is Kind.COLOUR:
            kinds.remove(kind)
    return Phase(tuple(needs))
