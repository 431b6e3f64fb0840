"""What every phase of the dice game can bring with the printed dice, for the page's pad.

`python -m tools.dice_points` writes it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from tenfold.analysis.dice.solver.numbers_phase import FAILED, points_table
from tenfold.games.dice.rules import SHORTEST_RUN
from tenfold.pieces.dice import DICE, DIE_COLOURS, PRINTED_DICE, is_colour_phase
from tenfold.pieces.phases import SIZES, Kind, Phase, read_phase

FILE = Path(__file__).parents[1] / "web" / "src" / "pad" / "dicePoints.json"


def all_phases() -> Iterator[str]:
    """Sets before runs, smaller ones first; of one colour alone (dice.phases)."""
    needs = [(Kind.SET, size) for size in range(SIZES[Kind.SET][0], len(DICE) + 1)]
    needs += [(Kind.RUN, size) for size in range(SHORTEST_RUN, len(DICE) + 1)]
    yield from _sums(needs, len(DICE))
    for size in range(SIZES[Kind.COLOUR][0], len(DICE) + 1):
        yield f"{Kind.COLOUR.value} {size}"


def _sums(needs: Sequence[tuple[Kind, int]], room: int) -> Iterator[str]:
    for at, (kind, size) in enumerate(needs):
        if size <= room:
            yield f"{kind.value} {size}"
            yield from (f"{kind.value} {size} + {rest}" for rest in _sums(needs[at:], room - size))


def possible_points(phase: Phase) -> list[int]:
    """What it can bring when it is completed (dice.score)."""
    if not is_colour_phase(phase):
        return sorted({int(points) for points in points_table(phase).flat} - {FAILED})
    size = phase.needs[0].size
    found: set[int] = set()
    for colour in DIE_COLOURS:
        best: set[tuple[int, ...]] = {()}  # the dearest dice of this colour so far, the dearest first
        for die in PRINTED_DICE:
            shown = {face.number if face.colour is colour else None for face in die}
            best = {
                tuple(sorted((*some, number), reverse=True)[:size]) if number is not None else some
                for some in best
                for number in shown
            }
        found |= {sum(some) for some in best if len(some) == size}
    return sorted(found)


def written(points: list[int]) -> str:
    """`12-48 50 51`."""
    starts = [points[0], *(later for before, later in pairwise(points) if later > before + 1)]
    ends = [*(before for before, later in pairwise(points) if later > before + 1), points[-1]]
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True))


if __name__ == "__main__":
    table = {phase: written(possible_points(read_phase(phase))) for phase in all_phases()}
    FILE.write_text(json.dumps(table, indent=1) + "\n", "utf-8")
