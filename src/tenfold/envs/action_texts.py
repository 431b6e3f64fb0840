"""What the ids of the card game's actions mean, in words."""

from __future__ import annotations

from tenfold.kernel.layout import (
    DISCARD_FIRST,
    GROUPS_EACH,
    HIT_FIRST,
    HIT_WILD_HIGH,
    KINDS,
    LAY_FIRST,
    PLACEMENTS,
    SKIP_FIRST,
)
from tenfold.pieces.cards import COLOURS, SKIP, TEXT_OF, WILD
from tenfold.pieces.phases import PRINTED_PHASES, Kind, Need

_PLAIN = ("draw", "take", "knock", "pass")


def action_text(action: int) -> str:
    """`discard R5`, `hit W high +1.0` (on the first group of the next seat), `lay 1: 5s 7s`."""
    if action < DISCARD_FIRST:
        return _PLAIN[action]
    if action < SKIP_FIRST:
        return f"discard {TEXT_OF[action - DISCARD_FIRST]}"
    if action < HIT_FIRST:
        return f"discard {TEXT_OF[SKIP]} +{action - SKIP_FIRST + 1}"
    if action < LAY_FIRST:
        slot, at = divmod(action - HIT_FIRST, KINDS)
        card = TEXT_OF[min(at, WILD)] + (" high" if at == HIT_WILD_HIGH else "")
        return f"hit {card} +{slot // GROUPS_EACH}.{slot % GROUPS_EACH}"
    number, *values = PLACEMENTS[action - LAY_FIRST].tolist()
    needs = PRINTED_PHASES[number - 1].needs
    groups = " ".join(_group(need, value) for need, value in zip(needs, values, strict=False))
    return f"lay {number}: {groups}"


def _group(need: Need, value: int) -> str:
    """A set of a number, a run from its lowest on, a colour."""
    if need.kind is Kind.COLOUR:
        return COLOURS[value].value
    return f"{value}s" if need.kind is Kind.SET else f"{value}-{value + need.size - 1}"


def kind_that_leaves(action: int) -> int | None:
    """The kind of card that a discard or a hit takes out of the hand; None for all else."""
    if DISCARD_FIRST <= action < SKIP_FIRST:
        return action - DISCARD_FIRST
    if SKIP_FIRST <= action < HIT_FIRST:
        return SKIP
    if HIT_FIRST <= action < LAY_FIRST:
        return min((action - HIT_FIRST) % KINDS, WILD)
    return None
