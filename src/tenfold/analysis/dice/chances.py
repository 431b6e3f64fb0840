"""How likely one way to a phase succeeds if whatever serves it is kept and all else rolled again. Exact.

Numbers 5 to 10 are alike to the six high dice and 1 to 4 to the four low ones, so only how many of each are
missing counts: `high` and `low` are those gaps in falling order. A wild fills any gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

Gaps: TypeAlias = tuple[int, ...]

FACES = 6
WILD_FACES = 2  # of a low die


@cache
def demand_chance(high: Gaps, low: Gaps, wilds: int, high_dice: int, low_dice: int, rolls: int) -> float:
    """With this many wilds kept for the gaps, and these dice to roll."""
    missing = sum(high) + sum(low) - wilds
    if missing <= 0:
        return 1.0
    if rolls == 0 or missing > high_dice + low_dice or sum(high) - wilds - low_dice > high_dice:
        return 0.0
    if rolls == 1:
        return _last_roll(high, low, wilds, high_dice, low_dice)
    return sum(
        of_high
        * of_low
        * demand_chance(high_gaps, low_gaps, wilds + new_wilds, high_left, low_left, rolls - 1)
        for (high_gaps, _, high_left), of_high in _thrown(high, high_dice, 0).items()
        for (low_gaps, new_wilds, low_left), of_low in _thrown(low, low_dice, WILD_FACES).items()
    )


@cache
def _last_roll(high: Gaps, low: Gaps, wilds: int, high_dice: int, low_dice: int) -> float:
    high_missing = _missing(high, high_dice, 0)
    low_missing = _missing(low, low_dice, WILD_FACES)
    return sum(
        of_high * of_low
        for gap, of_high in high_missing.items()
        for more, of_low in low_missing.items()
        if gap + more <= wilds
    )


@cache
def _missing(gaps: Gaps, dice: int, wild_faces: int) -> dict[int, float]:
    """The gaps left less the wilds rolled, with their chances."""
    found: dict[int, float] = {}
    for (left, wilds, _), chance in _thrown(gaps, dice, wild_faces).items():
        found[sum(left) - wilds] = found.get(sum(left) - wilds, 0.0) + chance
    return found


@cache
def _thrown(gaps: Gaps, dice: int, wild_faces: int) -> dict[tuple[Gaps, int, int], float]:
    """One roll: the gaps, wilds and useless dice that come of it, with their chances."""
    found: dict[tuple[Gaps, int, int], float] = {(gaps, 0, 0): 1.0}
    for _ in range(dice):
        grown: dict[tuple[Gaps, int, int], float] = {}
        for (now, wilds, useless), chance in found.items():
            for at in range(len(now)):
                key = (_filled(now, at), wilds, useless)
                grown[key] = grown.get(key, 0.0) + chance / FACES
            if wild_faces:
                key = (now, wilds + 1, useless)
                grown[key] = grown.get(key, 0.0) + chance * wild_faces / FACES
            rest = FACES - len(now) - wild_faces
            if rest:
                key = (now, wilds, useless + 1)
                grown[key] = grown.get(key, 0.0) + chance * rest / FACES
        found = grown
    return found


@cache
def _filled(gaps: Gaps, at: int) -> Gaps:
    left = (*gaps[:at], gaps[at] - 1, *gaps[at + 1 :])
    return tuple(sorted((gap for gap in left if gap), reverse=True))


def colour_chance(missing: int, shares: Sequence[float], rolls: int) -> float:
    """That enough of the dice come in a colour; `shares`: how much of each die has it."""
    if missing <= 0:
        return 1.0
    exactly = [1.0] + [0.0] * len(shares)
    for share in shares:
        comes = 1 - (1 - share) ** rolls
        exactly = [
            chance * (1 - comes) + (exactly[count - 1] * comes if count else 0.0)
            for count, chance in enumerate(exactly)
        ]
    return sum(exactly[missing:])
