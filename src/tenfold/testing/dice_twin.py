"""The best use of a roll by plain recursion, and rolls to try it on; shares nothing with pieces/dice.py.

Every group of the phase takes every choice of dice that is left over and looks whether it is one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product

from tenfold.pieces.dice import PRINTED_DICE, DiceSet, Face, Roll
from tenfold.pieces.phases import Kind, Need, Phase, read_phase

HOUSE_PHASES = tuple(
    map(
        read_phase,
        (
            *("set 2", "set 6", "set 8", "set 4 + set 2 + set 2", "set 3 + set 7"),
            *("run 4", "run 10", "run 4 + run 4", "run 5 + run 4", "run 5 + set 3", "run 4 + set 2 + set 2"),
            *("colour 2", "colour 4", "colour 5", "colour 6", "colour 10"),
        ),
    )
)


@cache
def number(face: Face) -> int:
    """0 for a wild."""
    return 0 if str(face)[1:] == "W" else int(str(face)[1:])


def is_group(need: Need, dice: Sequence[Face]) -> bool:
    """Whether exactly these dice are the group."""
    naturals = [shown for face in dice if (shown := number(face))]
    if need.kind is Kind.SET:
        return len(set(naturals)) <= 1
    if need.kind is Kind.RUN:
        spread = max(naturals) - min(naturals) if naturals else 0
        return len(set(naturals)) == len(naturals) and spread < need.size <= 10
    return len({str(face)[0] for face in dice}) == 1


def most_points(phase: Phase, roll: Roll) -> int | None:
    """The most that any legal use of the dice brings; None if there is none."""
    return _most(phase.needs, roll)


@lru_cache(maxsize=1 << 12)  # other groups before leave the same dice
def _most(needs: tuple[Need, ...], left: Roll) -> int | None:
    if not needs:
        return 0
    best: int | None = None
    for places in combinations(range(len(left)), needs[0].size):
        dice = [left[place] for place in places]
        if is_group(needs[0], dice):
            rest = _most(needs[1:], tuple([face for at, face in enumerate(left) if at not in places]))
            if rest is not None:
                best = max(best or 0, sum(map(number, dice)) + rest)
    return best


def highest_points(phase: Phase, dice: DiceSet) -> int | None:
    """The most that any roll of these dice can bring."""
    need = phase.needs[0]
    if need.kind is Kind.COLOUR:
        return max(
            (
                points
                for colour in "BROG"
                if (points := _highest_of_colour(colour, need.size, dice)) is not None
            ),
            default=None,
        )
    choices = (
        [(n,) * need.size for n in range(1, 11)]
        if need.kind is Kind.SET
        else [tuple(range(low, low + need.size)) for low in range(1, 12 - need.size)]
        for need in phase.needs
    )
    slots = (sum(groups, ()) for groups in product(*choices))
    return max((points for wanted in slots if (points := _highest(wanted, 4, 6)) is not None), default=None)


@cache
def _highest(wanted: tuple[int, ...], low: int, high: int) -> int | None:
    """These numbers from so many low dice (1 to 4 and wilds) and high dice (5 to 10)."""
    if not wanted:
        return 0
    first, rest = wanted[0], wanted[1:]
    ways = []
    if low:
        ways.append((first if first <= 4 else 0, _highest(rest, low - 1, high)))
    if high and first >= 5:
        ways.append((first, _highest(rest, low, high - 1)))
    return max((points + others for points, others in ways if others is not None), default=None)


def _highest_of_colour(colour: str, size: int, dice: DiceSet) -> int | None:
    able = [
        [number(face) for face in die if str(face)[0] == colour]
        for die in dice
        if any(str(face)[0] == colour for face in die)
    ]
    return max((sum(map(max, chosen)) for chosen in combinations(able, size)), default=None)


def rolls(seed: int, count: int, dice: DiceSet = PRINTED_DICE) -> Iterator[Roll]:
    """Rolls that mostly lean to few numbers, to a colour or to a run, so that phases come true."""
    generator = random.Random(seed)
    for _ in range(count):
        lean = generator.choice(("numbers", "numbers", "colour", "run"))
        wanted = generator.sample(range(6), generator.choice((1, 1, 2, 3, 6)))
        colour = generator.choice("BROG")
        places = [*generator.sample(range(6), 4), *generator.sample(range(6), 6)]
        chance = generator.choice((0.8, 1))
        roll = []
        for die, at in zip(dice, places, strict=True):
            some = {
                "numbers": [die[each] for each in wanted],
                "colour": [face for face in die if str(face)[0] == colour],
                "run": [die[at]],
            }[lean]
            roll.append(generator.choice(some if some and generator.random() < chance else die))
        yield tuple(roll)
