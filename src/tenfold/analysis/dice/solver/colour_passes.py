"""Passes over all 6^10 rolls for the phase of one colour, compiled: no number is held for each roll.

The first four dice are worked through roll by roll; what the other six show is a block of 6^6 numbers, which
fits the processor's cache. `look` says where a roll stands in the tables of the four colours, which lie one
behind the other in one array. What is computed is explained in `colour_decision` and `colour_mixed`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.analysis.dice.solver.colour_decision import Keeps
from tenfold.analysis.dice.solver.colour_look import Look
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, INNER, OUTER, SIDES
from tenfold.analysis.dice.solver.rolls import TIE, Floats
from tenfold.kernel.jit import entry, inner
from tenfold.pieces.dice import DIE_COLOURS

COLOURS = len(DIE_COLOURS)
SIXTH = 1 / SIDES
HALF = SIDES ** (INNER // 2)
BLOCK = HALF**2  # what the inner dice show
BLOCKS = SIDES**OUTER
REST = SIDES ** (OUTER - 1) * BLOCK  # rolls of all dice but the first
PLACES = SIDES + 1
KEPT_HALF = PLACES ** (INNER // 2)
LATTICE = KEPT_HALF**2


@entry
def mean_of_best(look: Look, best: Floats, keeps: Keeps, values: Floats) -> float:
    """Of all rolls, when the best parts of one colour or these mixed sets are kept."""
    block, rolls = np.empty(BLOCK), np.empty(BLOCK, np.int32)
    total = 0.0
    for outer in range(BLOCKS):
        best_block(look, best, keeps, values, outer, block, rolls)
        total += block.sum()
    return float(total / (BLOCKS * BLOCK))


@entry
def keeps_before(
    look: Look, best: Floats, keeps: Keeps, values: Floats, asked: Keeps
) -> tuple[Floats, Floats]:
    """By colour: what it is worth to keep faces of it only, and to roll all others; and sets asked for."""
    block, rolls = np.empty(BLOCK), np.empty(BLOCK, np.int32)
    found, means = np.zeros(best.size), np.zeros(len(asked))
    room = np.empty((2, BLOCK))
    for outer in range(BLOCKS):
        best_block(look, best, keeps, values, outer, block, rolls)
        _add_keeps(look, outer, block, found, room)
        _add_means(asked, outer, block, means, rolls)
    return found, means


@entry
def keeps_and_chances_before(
    look: Look, best: Floats, likely: Floats, keeps: Keeps, values: Floats, chances: Floats, asked: Keeps
) -> tuple[Floats, Floats, Floats, Floats]:
    """The same, beside it how likely the phase is completed."""
    block, chance, owner = np.empty(BLOCK), np.empty(BLOCK), np.empty(BLOCK, np.int16)
    rolls, room = np.empty(BLOCK, np.int32), np.empty((2, BLOCK))
    found, success = np.zeros(best.size), np.zeros(best.size)
    means, mean_chances = np.zeros(len(asked)), np.zeros(len(asked))
    for outer in range(BLOCKS):
        owner_block(look, best, keeps, values, outer, block, owner, rolls)
        _chances(look, outer, owner, likely, chances, chance)
        _add_keeps(look, outer, block, found, room)
        _add_keeps(look, outer, chance, success, room)
        _add_means(asked, outer, block, means, rolls)
        _add_means(asked, outer, chance, mean_chances, rolls)
    return found, success, means, mean_chances


@entry
def first_chosen(look: Look, best: Floats, keeps: Keeps, values: Floats) -> tuple[Floats, Floats]:
    """How likely every best part and mixed set is, when all rolls are the same."""
    block, owner, rolls = np.empty(BLOCK), np.empty(BLOCK, np.int16), np.empty(BLOCK, np.int32)
    shown, mixed = np.zeros(best.size), np.zeros(len(keeps))
    for outer in range(BLOCKS):
        owner_block(look, best, keeps, values, outer, block, owner, rolls)
        block[:] = 1 / (BLOCKS * BLOCK)
        _add_chosen(look, outer, owner, block, shown, mixed)
    return shown, mixed


@entry
def then_chosen(
    look: Look,
    spread: Floats,
    first_keeps: Keeps,
    weights: Floats,
    best: Floats,
    keeps: Keeps,
    values: Floats,
) -> tuple[Floats, Floats]:
    """The same, when dice were kept before: `spread` has what the outer dice then show."""
    block, owner, rolls = np.empty(BLOCK), np.empty(BLOCK, np.int16), np.empty(BLOCK, np.int32)
    shown, mixed = np.zeros(best.size), np.zeros(len(keeps))
    mass, room = np.empty(BLOCK), np.empty((2, BLOCK))
    for outer in range(BLOCKS):
        mass[:] = 0.0
        for colour in range(COLOURS):
            at = BLOCKS * look.inner[colour] + outer * look.width[colour]
            _spread_inner(look, colour, spread[at : at + look.width[colour]], room, mass)
        for number in range(len(first_keeps)):
            keep = first_keeps[number]
            if allows(keep, outer):
                count = allowed(keep, rolls)
                for at in range(count):
                    mass[rolls[at]] += weights[number]
        owner_block(look, best, keeps, values, outer, block, owner, rolls)
        _add_chosen(look, outer, owner, mass, shown, mixed)
    return shown, mixed


@entry
def leading_sets(
    look: Look, best: Floats, keeps: Keeps, values: Floats, parts: Floats, least: float
) -> tuple[Keeps, Floats]:
    """All kept sets that lead over their one-colour `parts` by this much, and by how much they do.

    What the rolls are worth is given as for `keeps_before`. One face of the first die after the other: the
    rolls of nine dice are held, and their mean.
    """
    rest, mean, rolls = np.empty(REST), np.zeros(REST), np.empty(BLOCK, np.int32)
    found, leads, count = np.empty((1024, OUTER + INNER), np.int8), np.empty(1024), 0
    for face in range(PLACES):
        if face < AGAIN:
            for outer in range(BLOCKS // SIDES):
                block = rest[outer * BLOCK : (outer + 1) * BLOCK]
                best_block(look, best, keeps, values, face * (BLOCKS // SIDES) + outer, block, rolls)
            for at in range(REST):
                mean[at] += rest[at] * SIXTH
        else:
            rest = mean
        found, leads, count = _leading_with(look, face, rest, parts, least, found, leads, count)
    return found[:count], leads[:count]


@inner
def _leading_with(
    look: Look, first: int, rest: Floats, parts: Floats, least: float, found: Any, leads: Floats, count: int
) -> tuple[Any, Floats, int]:
    """Those with the first die kept so, from what the rolls of the others are worth."""
    second, third, fourth = (np.empty(rest.size // SIDES), np.empty(rest.size // SIDES**2), np.empty(BLOCK))
    lattice, some = np.empty(LATTICE), np.empty(KEPT_HALF, np.int32)
    for b in range(PLACES):
        of_second = _kept_as(rest, b, second)
        for c in range(PLACES):
            of_third = _kept_as(of_second, c, third)
            for d in range(PLACES):
                _fill_lattice(_kept_as(of_third, d, fourth), lattice)
                outer = ((first * PLACES + b) * PLACES + c) * PLACES + d
                _leads(look, outer, parts, least, lattice, some)
                for three in np.flatnonzero(some):
                    for at in range(three * KEPT_HALF, (three + 1) * KEPT_HALF):
                        if lattice[at] > least:
                            if count == len(leads):
                                found, leads = np.concatenate((found, found)), np.concatenate((leads, leads))
                            leads[count] = lattice[at]
                            _write_set(outer * LATTICE + at, found[count])
                            count += 1
    return found, leads, count


@inner
def _leads(look: Look, outer: int, parts: Floats, least: float, lattice: Floats, some: Any) -> None:
    """How many sets of each row of a lattice lead by so much; its values become leads."""
    for three in range(KEPT_HALF):
        r0, l0 = parts[_kept_row(look, 0, outer, three) :], look.kept_low[0]
        r1, l1 = parts[_kept_row(look, 1, outer, three) :], look.kept_low[1]
        r2, l2 = parts[_kept_row(look, 2, outer, three) :], look.kept_low[2]
        r3, l3 = parts[_kept_row(look, 3, outer, three) :], look.kept_low[3]
        out, count = lattice[three * KEPT_HALF : (three + 1) * KEPT_HALF], 0
        for at in range(KEPT_HALF):
            out[at] -= max(max(r0[l0[at]], r1[l1[at]]), max(r2[l2[at]], r3[l3[at]]))
            count += out[at] > least
        some[three] = count


@inner
def _write_set(number: int, keep: Any) -> None:
    for die in range(OUTER + INNER - 1, -1, -1):
        keep[die] = number % PLACES
        number //= PLACES


@inner
def _kept_row(look: Look, colour: int, outer: int, three: int) -> int:
    row = look.start[colour] + look.kept_rows[colour, outer] * look.width[colour]
    return int(row + look.kept_high[colour, three])


@inner
def _kept_as(values: Floats, face: int, room: Floats) -> Floats:
    """The first die kept as a face, or rolled."""
    size = values.size // SIDES
    if face < AGAIN:
        return values[face * size : (face + 1) * size]
    _mean_of_six(values, size, room)
    return room


@inner
def _mean_of_six(values: Floats, size: int, out: Floats) -> None:
    """Of six rows of this size, column by column."""
    a, b, c = values[:size], values[size : 2 * size], values[2 * size : 3 * size]
    d, e, f = values[3 * size : 4 * size], values[4 * size : 5 * size], values[5 * size : 6 * size]
    for at in range(size):
        out[at] = (a[at] + b[at] + c[at] + d[at] + e[at] + f[at]) * SIXTH


@inner
def _fill_lattice(block: Floats, lattice: Floats) -> None:
    """Expectations of all kept sets of the inner dice."""
    row = SIDES * SIDES
    for of_four in range(SIDES**4):
        at, rest, stride = 0, of_four, PLACES**2
        for _ in range(4):
            at += rest % SIDES * stride
            rest //= SIDES
            stride *= PLACES
        for a in range(SIDES):
            total = 0.0
            for b in range(SIDES):
                value = block[of_four * row + a * SIDES + b]
                lattice[at + a * PLACES + b] = value
                total += value
            lattice[at + a * PLACES + AGAIN] = total * SIXTH
        _mean_of_six(lattice[at:], PLACES, lattice[at + AGAIN * PLACES :])
    for die in range(3, -1, -1):  # a die whose followers are done, for everything its predecessors show
        stride = PLACES ** (5 - die)
        for before in range(SIDES**die):
            at, rest, step = 0, before, stride * PLACES
            for _ in range(die):
                at += rest % SIDES * step
                rest //= SIDES
                step *= PLACES
            _mean_of_six(lattice[at:], stride, lattice[at + AGAIN * stride :])


# --- one block -------------------------------------------------------------------------------------


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
def _add_means(asked: Keeps, outer: int, block: Floats, means: Floats, rolls: Any) -> None:
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
def _add_keeps(look: Look, outer: int, block: Floats, found: Any, room: Floats) -> None:
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
            _mean_of_six(values[source:], size, grown[target:])
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
def _chances(look: Look, outer: int, owner: Any, likely: Floats, of_mixed: Floats, out: Floats) -> None:
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
def _add_chosen(look: Look, outer: int, owner: Any, mass: Floats, shown: Floats, mixed: Floats) -> None:
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
def _spread_inner(look: Look, colour: int, kept: Floats, room: Floats, mass: Floats) -> None:
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
