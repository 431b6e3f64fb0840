"""Groups on the table: a kind, a value and a length in a slot, and what fits on them."""

from __future__ import annotations

from tenfold.kernel.hands import COLOUR_BITS, NUMBER
from tenfold.kernel.jit import inner
from tenfold.kernel.layout import COLOUR, RUN, SET, WILD_KIND, Record


@inner
def put_group(z: Record, slot: int, kind: int, value: int, length: int) -> None:
    z.kind[slot] = kind
    z.value[slot] = value
    z.length[slot] = length
    z.fits[slot] = _fitting(kind, value, length)


@inner
def _fitting(kind: int, value: int, length: int) -> int:
    """The natural kinds that fit (card.hit.fit)."""
    if kind == SET:
        return NUMBER << (4 * (value - 1))
    if kind == COLOUR:
        return COLOUR_BITS << value
    fitting = 0
    if value > 1:
        fitting |= NUMBER << (4 * (value - 2))
    if value + length <= 12:  # card.run.no-wrap
        fitting |= NUMBER << (4 * (value + length - 1))
    return fitting


@inner
def wild_ends(z: Record, slot: int) -> int:
    """In how many ways a wild can be added: at both ends of a run while both are open (card.hit.full-run)."""
    if z.kind[slot] == RUN:
        return (z.value[slot] > 1) + (z.value[slot] + z.length[slot] <= 12)
    return 1


@inner
def add_to_group(z: Record, slot: int, card: int, high: bool) -> None:
    """A card that fits; `high` is for a wild where both ends are open (card.wild.unnumbered-group)."""
    value, length = z.value[slot], z.length[slot]
    if z.kind[slot] == RUN:
        if card == WILD_KIND:
            below = value > 1 and not (high and value + length <= 12)
        else:
            below = card // 4 + 1 == value - 1
        value -= below
    put_group(z, slot, z.kind[slot], value, length + 1)
