"""One block of rolls in the phase of one colour: what the last six dice show, for one roll of the first four.

A block is 6^6 numbers, which fits the processor's cache. `look` says where a roll stands in the tables of the
four colours, which lie one behind the other in one array. What is computed is explained in `colour_decision`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

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
def room_for_rows(look: Look, half: int) -> Any:
    """(colour, places of the first half of the inner dice, what the second half shows or is kept as)"""
    return np.empty((COLOURS, (look.width // look.half).max(), half))


@inner
def unfold(look: Look, tables: Floats, outer_rows: Any, low: Any, outer: int, rows: Any) -> None:
    """The tables of the colours for a whole block, so that they are then read one after the other."""
    for colour in range(COLOURS):
        start = look.start[colour] + outer_rows[colour, outer] * look.width[colour]
        half, places = look.half[colour], low[colour]
        for high in range(look.width[colour] // half):
            table, out = tables[start + high * half :], rows[colour, high]
            for at in range(places.size):
                out[at] = table[places[at]]


@inner
def unfolded(look: Look, high: Any, rows: Any, colour: int, three: int) -> Floats:
    """Those of a colour where the first half of the inner dice is this."""
    found: Floats = rows[colour, high[colour, three] // look.half[colour]]
    return found


@inner
def best_block(
    look: Look, best: Floats, keeps: Keeps, values: Floats, outer: int, block: Floats, rolls: Any, rows: Any
) -> None:
    """The best part or mixed set of every roll of a block."""
    unfold(look, best, look.rows, look.low, outer, rows)
    for three in range(HALF):
        r0, r1 = unfolded(look, look.high, rows, 0, three), unfolded(look, look.high, rows, 1, three)
        r2, r3 = unfolded(look, look.high, rows, 2, three), unfolded(look, look.high, rows, 3, three)
        out = block[three * HALF : (three + 1) * HALF]
        for at in range(HALF):
            out[at] = max(max(r0[at], r1[at]), max(r2[at], r3[at]))
    for number in range(len(keeps)):
        if allows(keeps[number], outer):
            for at in range(allowed(keeps[number], rolls)):
                block[rolls[at]] = max(block[rolls[at]], values[number])


@inner
def owner_block(
    look: Look,
    best: Floats,
    keeps: Keeps,
    values: Floats,
    outer: int,
    block: Floats,
    owner: Any,
    rolls: Any,
    rows: Any,
) -> None:
    """The same, and whose it is: of a colour, or 4 + the place of a mixed one. Of equal ones the first."""
    unfold(look, best, look.rows, look.low, outer, rows)
    for three in range(HALF):
        r0 = unfolded(look, look.high, rows, 0, three)
        out = block[three * HALF : (three + 1) * HALF]
        of = owner[three * HALF : (three + 1) * HALF]
        for at in range(HALF):
            out[at] = r0[at]
            of[at] = 0
        for colour in range(1, COLOURS):
            row = unfolded(look, look.high, rows, colour, three)
            for at in range(HALF):
                value, before = row[at], out[at]
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
def by_outer_dice(asked: Keeps) -> tuple[Any, Any]:
    """The sets in the order of what the outer dice are kept as, and where those of each such begin."""
    starts, order = np.zeros((SIDES + 1) ** OUTER + 1, np.int64), np.empty(len(asked), np.int64)
    for number in range(len(asked)):
        starts[_kept_outer(asked[number]) + 1] += 1
    starts = np.cumsum(starts)
    free = starts.copy()
    for number in range(len(asked)):
        code = _kept_outer(asked[number])
        order[free[code]] = number
        free[code] += 1
    return order, starts


@inner
def _kept_outer(keep: Any) -> int:
    code = 0
    for die in range(OUTER):
        code = code * (SIDES + 1) + keep[die]
    return code


@inner
def add_means(asked: Keeps, sorted_sets: Any, outer: int, block: Floats, means: Floats, rolls: Any) -> None:
    order, starts = sorted_sets
    for again in range(2**OUTER):  # which of the outer dice are rolled; the others are kept as they show
        code, of_outer, factor = 0, 1, SIDES ** (OUTER - 1)
        for die in range(OUTER):
            face = outer // factor % SIDES
            factor //= SIDES
            if again >> die & 1:
                face = AGAIN
                of_outer *= SIDES
            code = code * (SIDES + 1) + face
        for nth in range(starts[code], starts[code + 1]):
            count, total = allowed(asked[order[nth]], rolls), 0.0
            for at in range(count):
                total += block[rolls[at]]
            means[order[nth]] += total / (count * of_outer)


@inner
def add_keeps(look: Look, outer: int, block: Floats, found: Any, room: Floats) -> None:
    """What keeping faces of one colour is worth on this block, for all sets that lead here."""
    first, second, third, inner = room[0], room[1], room[2], room[3]
    mean_of_six(block, BLOCK // SIDES, first)  # the first inner die is rolled: for all colours the same
    for colour in range(COLOURS):
        at = 0
        for a in range(look.places[colour, OUTER]):
            of_one = _kept_at(look, colour, OUTER, a, block, first)
            mean_of_six(of_one, BLOCK // SIDES**2, second)
            for b in range(look.places[colour, OUTER + 1]):
                of_two = _kept_at(look, colour, OUTER + 1, b, of_one, second)
                mean_of_six(of_two, BLOCK // SIDES**3, third)
                for c in range(look.places[colour, OUTER + 2]):
                    of_three = _kept_at(look, colour, OUTER + 2, c, of_two, third)
                    _last_three_keeps(look, colour, of_three, inner[at:], room[4])
                    at += look.half[colour]
        _add_outer(look, colour, outer, inner[:at], found)


@inner
def _kept_at(look: Look, colour: int, die: int, place: int, values: Floats, rolled: Floats) -> Floats:
    """Of some dice the first is kept as a face of the colour, or rolled: that mean is known."""
    if place == 0:
        return rolled
    size = SIDES ** (OUTER + INNER - 1 - die)
    face = look.faces[colour, die, place]
    return values[face * size : (face + 1) * size]


@inner
def _last_three_keeps(look: Look, colour: int, values: Floats, out: Floats, room: Floats) -> None:
    """(6^3) to the places of the last three dice."""
    one, two = room[:HALF], room[HALF : 2 * HALF]
    _mean_and_kept(look, colour, OUTER + 3, values, 1, 36, one)
    _mean_and_kept(look, colour, OUTER + 4, one, look.places[colour, OUTER + 3], 6, two)
    count = look.places[colour, OUTER + 3] * look.places[colour, OUTER + 4]
    _mean_and_kept(look, colour, OUTER + 5, two, count, 1, out)


@inner
def _mean_and_kept(
    look: Look, colour: int, die: int, values: Floats, count: int, size: int, out: Floats
) -> None:
    places = look.places[colour, die]
    for before in range(count):
        source, target = values[before * SIDES * size :], out[before * places * size :]
        mean_of_six(source, size, target)
        for place in range(1, places):
            kept = look.faces[colour, die, place] * size
            for at in range(size):
                target[place * size + at] = source[kept + at]


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
def chance_block(
    look: Look, outer: int, owner: Any, likely: Floats, of_mixed: Floats, out: Floats, rows: Any
) -> None:
    """How likely the phase is completed, by whose the best part is."""
    unfold(look, likely, look.rows, look.low, outer, rows)
    for three in range(HALF):
        of = owner[three * HALF : (three + 1) * HALF]
        chance = out[three * HALF : (three + 1) * HALF]
        for colour in range(COLOURS):
            row = unfolded(look, look.high, rows, colour, three)
            for at in range(HALF):
                chance[at] = row[at] if of[at] == colour else chance[at]
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
