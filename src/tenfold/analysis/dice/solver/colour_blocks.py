"""One block of rolls in the phase of one colour: what the last six dice show, for one roll of the first four.

A block is 6^6 numbers, which fits the processor's cache. `look` says where a roll stands in the tables of the
four colours, which lie one behind the other in one array. What is computed is explained in `colour_decision`.
"""

from __future__ import annotations

from typing import Any

from tenfold.analysis.dice.solver.colour_decision import Keeps
from tenfold.analysis.dice.solver.colour_look import Look
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, INNER, OUTER, SIDES
from tenfold.analysis.dice.solver.rolls import TIE, Floats
from tenfold.kernel.jit import inner
from tenfold.pieces.dice import DIE_COLOURS

COLOURS = len(DIE_COLOURS)
SIXTH = 1 / SIDES
HALF = SIDES ** (INNER // 2)
BLOCK = HALF**2  # what the inner dice show


@inner
def mean_of_six(values: Floats, size: int, out: Floats) -> None:
    """Of six rows of this size, column by column."""
    a, b, c = values[:size], values[size : 2 * size], values[2 * size : 3 * size]
    d, e, f = values[3 * size : 4 * size], values[4 * size : 5 * size], values[5 * size : 6 * size]
    for at in range(size):
        out[at] = (a[at] + b[at] + c[at] + d[at] + e[at] + f[at]) * SIXTH


@inner
def row_of(look: Look, colour: int, outer: int) -> int:
    """Where the tables of a colour begin for a roll of the outer dice."""
    return int(look.start[colour] + look.rows[colour, outer] * look.width[colour])


@inner
def best_block(
    look: Look, best: Floats, keeps: Keeps, values: Floats, outer: int, block: Floats, rolls: Any
) -> None:
    """The best part or mixed set of every roll of a block."""
    for three in range(HALF):
        r0, l0 = best[row_of(look, 0, outer) + look.high[0, three] :], look.low[0]
        r1, l1 = best[row_of(look, 1, outer) + look.high[1, three] :], look.low[1]
        r2, l2 = best[row_of(look, 2, outer) + look.high[2, three] :], look.low[2]
        r3, l3 = best[row_of(look, 3, outer) + look.high[3, three] :], look.low[3]
        out = block[three * HALF : (three + 1) * HALF]
        for at in range(HALF):
            out[at] = max(max(r0[l0[at]], r1[l1[at]]), max(r2[l2[at]], r3[l3[at]]))
    for number in range(len(keeps)):
        if allows(keeps[number], outer):
            for at in range(allowed(keeps[number], rolls)):
                block[rolls[at]] = max(block[rolls[at]], values[number])


@inner
def owner_block(
    look: Look, best: Floats, keeps: Keeps, values: Floats, outer: int, block: Floats, owner: Any, rolls: Any
) -> None:
    """The same, and whose it is: of a colour, or 4 + the place of a mixed one. Of equal ones the first."""
    for three in range(HALF):
        r0, l0 = best[row_of(look, 0, outer) + look.high[0, three] :], look.low[0]
        out = block[three * HALF : (three + 1) * HALF]
        of = owner[three * HALF : (three + 1) * HALF]
        for at in range(HALF):
            out[at] = r0[l0[at]]
            of[at] = 0
        for colour in range(1, COLOURS):
            row, low = best[row_of(look, colour, outer) + look.high[colour, three] :], look.low[colour]
            for at in range(HALF):
                value, before = row[low[at]], out[at]
                better = value - TIE > before
                out[at] = value if better else before
                of[at] = colour if better else of[at]
    for number in range(len(keeps)):
        if allows(keeps[number], outer):
            for at in range(allowed(keeps[number], rolls)):
                if block[rolls[at]] < values[number] - TIE:
                    block[rolls[at]], owner[rolls[at]] = values[number], COLOURS + number


@inner
def allows(keep: Any, outer: int) -> bool:
    """The outer dice show what is kept of them."""
    for die in range(OUTER - 1, -1, -1):
        if keep[die] != AGAIN and keep[die] != outer % SIDES:
            return False
        outer //= SIDES
    return True


@inner
def allowed(keep: Any, rolls: Any) -> int:
    """How many rolls of the inner dice show what is kept of them; they are written to `rolls`."""
    rolls[0], count = 0, 1
    for die in range(OUTER, OUTER + INNER):
        if keep[die] != AGAIN:
            for at in range(count):
                rolls[at] = rolls[at] * SIDES + keep[die]
        else:
            for at in range(count - 1, -1, -1):
                first = rolls[at] * SIDES
                for face in range(SIDES):
                    rolls[at * SIDES + face] = first + face
            count *= SIDES
    return count


@inner
def add_means(asked: Keeps, outer: int, block: Floats, means: Floats, rolls: Any) -> None:
    for number in range(len(asked)):
        keep = asked[number]
        if allows(keep, outer):
            count, total, of_outer = allowed(keep, rolls), 0.0, 1
            for at in range(count):
                total += block[rolls[at]]
            for die in range(OUTER):
                of_outer *= SIDES if keep[die] == AGAIN else 1
            means[number] += total / (count * of_outer)


@inner
def add_keeps(look: Look, outer: int, block: Floats, found: Any, room: Floats) -> None:
    """What keeping faces of one colour is worth on this block, for all sets that lead here."""
    for colour in range(COLOURS):
        inner = _inner_keeps(look, colour, block, room)
        _add_outer(look, colour, outer, inner, found)


@inner
def _inner_keeps(look: Look, colour: int, block: Floats, room: Floats) -> Floats:
    """(6^6) to the places of the inner dice."""
    values, count, size = block, 1, BLOCK
    for die in range(OUTER, OUTER + INNER):
        size //= SIDES
        places = look.places[colour, die]
        grown = room[die % 2]
        for before in range(count):
            source, target = before * SIDES * size, before * places * size
            mean_of_six(values[source:], size, grown[target:])
            for place in range(1, places):
                kept, out = (
                    values[source + look.faces[colour, die, place] * size :],
                    grown[target + place * size :],
                )
                for at in range(size):
                    out[at] = kept[at]
        values, count = grown, count * places
    return values[:count]


@inner
def _add_outer(look: Look, colour: int, outer: int, inner: Floats, found: Any) -> None:
    """To all sets of the outer dice that this roll can come from: each die kept as it is, or rolled."""
    for chosen in range(2**OUTER):
        row, weight, rest, possible = 0, 1.0, outer, True
        factor = SIDES ** (OUTER - 1)
        for die in range(OUTER):
            face = rest // factor % SIDES
            factor //= SIDES
            place = 0
            if chosen >> die & 1:
                place = look.place[colour, die, face]
                possible = possible and place > 0
            else:
                weight *= SIXTH
            row = row * look.places[colour, die] + place
        if possible:
            at = look.start[colour] + row * look.width[colour]
            for column in range(inner.size):
                found[at + column] += weight * inner[column]


@inner
def chance_block(look: Look, outer: int, owner: Any, likely: Floats, of_mixed: Floats, out: Floats) -> None:
    """How likely the phase is completed, by whose the best part is."""
    for three in range(HALF):
        for colour in range(COLOURS):
            row, low = likely[row_of(look, colour, outer) + look.high[colour, three] :], look.low[colour]
            for at in range(HALF):
                if owner[three * HALF + at] == colour:
                    out[three * HALF + at] = row[low[at]]
    for roll in range(BLOCK):
        if owner[roll] >= COLOURS:
            out[roll] = of_mixed[owner[roll] - COLOURS]


@inner
def add_chosen(look: Look, outer: int, owner: Any, mass: Floats, shown: Floats, mixed: Floats) -> None:
    for three in range(HALF):
        rows = (
            shown[row_of(look, 0, outer) + look.high[0, three] :],
            shown[row_of(look, 1, outer) + look.high[1, three] :],
            shown[row_of(look, 2, outer) + look.high[2, three] :],
            shown[row_of(look, 3, outer) + look.high[3, three] :],
        )
        for at in range(HALF):
            of = owner[three * HALF + at]
            if of >= COLOURS:
                mixed[of - COLOURS] += mass[three * HALF + at]
            else:
                rows[of][look.low[of, at]] += mass[three * HALF + at]


@inner
def spread_inner(look: Look, colour: int, kept: Floats, room: Floats, mass: Floats) -> None:
    """What the inner dice show when they are all rolled but the kept ones of this colour.

    From the last die to the first, so that rows are long.
    """
    values, count, size = kept, kept.size, 1
    for die in range(OUTER + INNER - 1, OUTER - 1, -1):
        places, grown = look.places[colour, die], room[die % 2]
        count //= places
        for before in range(count):
            source, target = before * places * size, before * SIDES * size
            rolled = values[source:]
            for face in range(SIDES):
                place = look.place[colour, die, face]
                of_place, out = values[source + place * size :], grown[target + face * size :]
                if place:
                    for at in range(size):
                        out[at] = rolled[at] * SIXTH + of_place[at]
                else:
                    for at in range(size):
                        out[at] = rolled[at] * SIXTH
        values, size = grown, size * SIDES
    for roll in range(BLOCK):
        mass[roll] += values[roll]
