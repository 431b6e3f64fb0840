"""Cards go into hands and out of them: masks of kinds, and what is counted from them."""

from __future__ import annotations

from typing import Any

from tenfold.kernel.jit import inner, intrinsic, ir, types
from tenfold.kernel.layout import SKIP_KIND, WILD_KIND, Record

NUMBER = 0b1111  # the four colours of number 1; shift by 4 for the next number
COLOUR_BITS = 0x111111111111  # the twelve numbers of colour 0; shift by 1 for the next colour
NUMBERS_1_TO_9 = (1 << 36) - 1
NATURALS = (1 << 48) - 1
_PAIRS = 0x555555555555
_FOURS = 0x333333333333
_TOPS = 0x888888888888


@intrinsic
def bits(typing: Any, mask: Any) -> Any:
    """How many bits are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def lowest(typing: Any, mask: Any) -> Any:
    """The place of the lowest bit that is set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


# --- counting --------------------------------------------------------------------------------------


@inner
def _fours(mask: int) -> int:
    """The number of bits in every four of them, in these four."""
    mask -= (mask >> 1) & _PAIRS
    return (mask & _FOURS) + ((mask >> 2) & _FOURS)


@inner
def count_numbers(once: int, twice: int) -> int:
    """How many natural cards of each number, four bits each, at most eight of them (card.deck)."""
    return _fours(once) + _fours(twice)


@inner
def count_of(counts: int, number: int) -> int:
    return (counts >> (4 * (number - 1))) & 15


@inner
def with_at_least(counts: int, least: int) -> int:
    """The numbers of which there are so many, as the top bits of their fours.

    8 - least is added to each; with eight cards of a number and `least` 0 the sum would reach the next
    number.
    """
    if least <= 0:
        return _TOPS
    return (counts + (8 - least) * COLOUR_BITS) & _TOPS


@inner
def count_colour(once: int, twice: int, colour: int) -> int:
    return bits(once & (COLOUR_BITS << colour)) + bits(twice & (COLOUR_BITS << colour))


# --- moving ----------------------------------------------------------------------------------------


@inner
def put_in(z: Record, seat: int, card: int) -> None:
    z.size[seat] += 1
    if card == WILD_KIND:
        z.wilds[seat] += 1
    elif card == SKIP_KIND:
        z.skips_held[seat] += 1
    else:
        bit = 1 << card
        z.twice[seat] |= z.once[seat] & bit
        z.once[seat] |= bit


@inner
def take_out(z: Record, seat: int, card: int) -> None:
    """A card leaves the hand; if one like it was seen going in, it may be the one (`shown`)."""
    z.size[seat] -= 1
    if card == WILD_KIND:
        z.wilds[seat] -= 1
        if z.shown_wilds[seat] > 0:
            z.shown_wilds[seat] -= 1
    elif card == SKIP_KIND:
        z.skips_held[seat] -= 1
    else:
        bit = 1 << card
        z.once[seat] &= ~bit | z.twice[seat]
        z.twice[seat] &= ~bit
        z.shown_once[seat] &= ~bit | z.shown_twice[seat]
        z.shown_twice[seat] &= ~bit


@inner
def show(z: Record, seat: int, card: int) -> None:
    """Everybody sees the card going into the hand; a skip cannot be one (card.skip.not-from-discard)."""
    if card == WILD_KIND:
        z.shown_wilds[seat] += 1
    else:
        bit = 1 << card
        z.shown_twice[seat] |= z.shown_once[seat] & bit
        z.shown_once[seat] |= bit


@inner
def put_on_table(z: Record, card: int) -> None:
    if card == WILD_KIND:
        z.table_wilds += 1
    else:
        bit = 1 << card
        z.table_twice |= z.table_once & bit
        z.table_once |= bit
