"""Ways to a phase: the numbers or the colour that one could collect, and the dice that serve it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tenfold.analysis.dice.chances import colour_chance, demand_chance
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import DIE_COLOURS, HIGH, LOW, Demand, DiceSet, Face, demands, is_colour_phase
from tenfold.pieces.phases import Phase

MIDDLING = 6  # points of a die that is still to come in a colour


class Way(NamedTuple):
    """What to set aside for one way, and how good it is if nothing else is tried."""

    keep: tuple[int, ...]
    missing: int  # dice
    points: int  # if every missing die comes as a number
    chance: float


def ways(rules: Rules, view: View, keep: Sequence[int] | None = None) -> list[Way]:
    """Every way that the dice of the seat on turn leave open, the likeliest first, then the dearest.

    With `keep`: if these dice are kept and all others rolled.
    """
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    left = ROLLS - view.rolls
    if keep is None:
        locked = () if rules.reroll_kept else view.kept
        # Dice set aside earlier are chosen first, so that a player keeps what is kept.
        places = sorted(range(len(view.faces)), key=lambda place: (place not in view.kept, place))
    else:
        locked, places = tuple(keep), list(keep)
    found = (
        _colour_ways(phase, rules.colours, view.faces, places, locked, left)
        if is_colour_phase(phase)
        else _number_ways(phase, view.faces, places, locked, left)
    )
    return sorted(found, key=lambda way: (-way.chance, way.missing, -way.points, way.keep))


def _number_ways(
    phase: Phase, faces: Sequence[Face], places: Sequence[int], locked: Iterable[int], left: int
) -> Iterator[Way]:
    by_number: dict[int, list[int]] = {}
    for place in places:
        by_number.setdefault(faces[place].number, []).append(place)
    for demand in demands(phase):
        keep: set[int] = set()
        gaps: dict[int, int] = {}
        for number, wanted in demand:
            natural = by_number.get(number, [])[:wanted]
            keep.update(natural)
            if len(natural) < wanted:
                gaps[number] = wanted - len(natural)
        gap = sum(gaps.values())
        wilds = by_number.get(0, [])[:gap]
        keep.update(wilds, locked)
        high = tuple(sorted((gap for number, gap in gaps.items() if number > 4), reverse=True))
        low = tuple(sorted((gap for number, gap in gaps.items() if number <= 4), reverse=True))
        dice = [sum(place not in keep for place in dice) for dice in (HIGH, LOW)]
        yield Way(
            keep=tuple(sorted(keep)),
            missing=gap - len(wilds),
            points=_points(demand, gaps, len(wilds)),
            chance=demand_chance(high, low, len(wilds), dice[0], dice[1], left),
        )


def _points(demand: Demand, gaps: dict[int, int], wilds: int) -> int:
    """The wilds stand for the lowest numbers that are missing."""
    lowest = [number for number in sorted(gaps) for _ in range(gaps[number])][:wilds]
    return sum(number * wanted for number, wanted in demand) - sum(lowest)


def _colour_ways(
    phase: Phase,
    dice: DiceSet,
    faces: Sequence[Face],
    places: Sequence[int],
    locked: Iterable[int],
    left: int,
) -> Iterator[Way]:
    size = phase.needs[0].size
    for colour in DIE_COLOURS:
        serving = [place for place in sorted(places) if faces[place].colour is colour]
        serving = sorted(serving, key=lambda place: -faces[place].number)[:size]
        keep = {*serving, *locked}
        gap = size - len(serving)
        shares = [
            sum(face.colour is colour for face in die) / 6
            for place, die in enumerate(dice)
            if place not in keep
        ]
        points = sum(faces[place].number for place in serving) + gap * MIDDLING
        yield Way(tuple(sorted(keep)), gap, points, colour_chance(gap, shares, left))
