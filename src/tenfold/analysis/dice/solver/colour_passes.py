"""Passes over all 6^10 rolls for the phase of one colour, compiled: no number is held for each roll.

The first four dice are worked through roll by roll, the other six in blocks (`colour_blocks`). What is
computed is explained in `colour_decision` and `colour_mixed`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.analysis.dice.solver.colour_blocks import (
    BLOCK,
    COLOURS,
    HALF,
    SIXTH,
    add_chosen,
    add_keeps,
    add_means,
    allowed,
    allows,
    best_block,
    by_outer_dice,
    chance_block,
    mean_of_six,
    owner_block,
    room_for_rows,
    spread_inner,
    unfold,
    unfolded,
)
from tenfold.analysis.dice.solver.colour_decision import Keeps
from tenfold.analysis.dice.solver.colour_look import Look
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, INNER, OUTER, SIDES
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.kernel.jit import entry, inner

BLOCKS = SIDES**OUTER
REST = SIDES ** (OUTER - 1) * BLOCK  # rolls of all dice but the first
PLACES = SIDES + 1
KEPT_HALF = PLACES ** (INNER // 2)
LATTICE = KEPT_HALF**2


@entry
def mean_of_best(look: Look, best: Floats, keeps: Keeps, values: Floats) -> float:
    """Of all rolls, when the best parts of one colour or these mixed sets are kept."""
    block, rolls, rows = np.empty(BLOCK), np.empty(BLOCK, np.int32), room_for_rows(look, HALF)
    sums = np.zeros(HALF)  # several at a time are added faster than one after the other
    for outer in range(BLOCKS):
        best_block(look, best, keeps, values, outer, block, rolls, rows)
        for three in range(HALF):
            row = block[three * HALF : (three + 1) * HALF]
            for at in range(HALF):
                sums[at] += row[at]
    return float(sums.sum() / (BLOCKS * BLOCK))


@entry
def keeps_before(
    look: Look, best: Floats, keeps: Keeps, values: Floats, asked: Keeps
) -> tuple[Floats, Floats]:
    """By colour: what it is worth to keep faces of it only, and to roll all others; and sets asked for."""
    block, rolls, rows = np.empty(BLOCK), np.empty(BLOCK, np.int32), room_for_rows(look, HALF)
    found, means, sorted_sets = np.zeros(best.size), np.zeros(len(asked)), by_outer_dice(asked)
    room = np.empty((5, BLOCK))
    for outer in range(BLOCKS):
        best_block(look, best, keeps, values, outer, block, rolls, rows)
        add_keeps(look, outer, block, found, room)
        add_means(asked, sorted_sets, outer, block, means, rolls)
    return found, means


@entry
def keeps_and_chances_before(
    look: Look, best: Floats, likely: Floats, keeps: Keeps, values: Floats, chances: Floats, asked: Keeps
) -> tuple[Floats, Floats, Floats, Floats]:
    """The same, beside it how likely the phase is completed."""
    block, chance, owner = np.empty(BLOCK), np.empty(BLOCK), np.empty(BLOCK, np.int16)
    rolls, room, rows = np.empty(BLOCK, np.int32), np.empty((5, BLOCK)), room_for_rows(look, HALF)
    found, success = np.zeros(best.size), np.zeros(best.size)
    means, mean_chances, sorted_sets = np.zeros(len(asked)), np.zeros(len(asked)), by_outer_dice(asked)
    for outer in range(BLOCKS):
        owner_block(look, best, keeps, values, outer, block, owner, rolls, rows)
        chance_block(look, outer, owner, likely, chances, chance, rows)
        add_keeps(look, outer, block, found, room)
        add_keeps(look, outer, chance, success, room)
        add_means(asked, sorted_sets, outer, block, means, rolls)
        add_means(asked, sorted_sets, outer, chance, mean_chances, rolls)
    return found, success, means, mean_chances


@entry
def first_chosen(look: Look, best: Floats, keeps: Keeps, values: Floats) -> tuple[Floats, Floats]:
    """How likely every best part and mixed set is, when all rolls are the same."""
    block, owner, rolls = np.empty(BLOCK), np.empty(BLOCK, np.int16), np.empty(BLOCK, np.int32)
    shown, mixed, rows = np.zeros(best.size), np.zeros(len(keeps)), room_for_rows(look, HALF)
    for outer in range(BLOCKS):
        owner_block(look, best, keeps, values, outer, block, owner, rolls, rows)
        block[:] = 1 / (BLOCKS * BLOCK)
        add_chosen(look, outer, owner, block, shown, mixed)
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
    shown, mixed, rows = np.zeros(best.size), np.zeros(len(keeps)), room_for_rows(look, HALF)
    mass, room = np.empty(BLOCK), np.empty((2, BLOCK))
    for outer in range(BLOCKS):
        mass[:] = 0.0
        for colour in range(COLOURS):
            at = BLOCKS * look.inner[colour] + outer * look.width[colour]
            spread_inner(look, colour, spread[at : at + look.width[colour]], room, mass)
        for number in range(len(first_keeps)):
            keep = first_keeps[number]
            if allows(keep, outer):
                count = allowed(keep, rolls)
                for at in range(count):
                    mass[rolls[at]] += weights[number]
        owner_block(look, best, keeps, values, outer, block, owner, rolls, rows)
        add_chosen(look, outer, owner, mass, shown, mixed)
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
    rows = room_for_rows(look, HALF)
    found, leads, count = np.empty((1024, OUTER + INNER), np.int8), np.empty(1024), 0
    for face in range(PLACES):
        if face < AGAIN:
            for outer in range(BLOCKS // SIDES):
                block = rest[outer * BLOCK : (outer + 1) * BLOCK]
                best_block(look, best, keeps, values, face * (BLOCKS // SIDES) + outer, block, rolls, rows)
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
    rows = room_for_rows(look, KEPT_HALF)
    for b in range(PLACES):
        of_second = _kept_as(rest, b, second)
        for c in range(PLACES):
            of_third = _kept_as(of_second, c, third)
            for d in range(PLACES):
                _fill_lattice(_kept_as(of_third, d, fourth), lattice)
                outer = ((first * PLACES + b) * PLACES + c) * PLACES + d
                _leads(look, outer, parts, least, lattice, some, rows)
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
def _leads(
    look: Look, outer: int, parts: Floats, least: float, lattice: Floats, some: Any, rows: Any
) -> None:
    """How many sets of each row of a lattice lead by so much; its values become leads."""
    unfold(look, parts, look.kept_rows, look.kept_low, outer, rows)
    for three in range(KEPT_HALF):
        r0, r1 = (
            unfolded(look, look.kept_high, rows, 0, three),
            unfolded(look, look.kept_high, rows, 1, three),
        )
        r2, r3 = (
            unfolded(look, look.kept_high, rows, 2, three),
            unfolded(look, look.kept_high, rows, 3, three),
        )
        out, count = lattice[three * KEPT_HALF : (three + 1) * KEPT_HALF], 0
        for at in range(KEPT_HALF):
            out[at] -= max(max(r0[at], r1[at]), max(r2[at], r3[at]))
            count += out[at] > least
        some[three] = count


@inner
def _write_set(number: int, keep: Any) -> None:
    for die in range(OUTER + INNER - 1, -1, -1):
        keep[die] = number % PLACES
        number //= PLACES


@inner
def _kept_as(values: Floats, face: int, room: Floats) -> Floats:
    """The first die kept as a face, or rolled."""
    size = values.size // SIDES
    if face < AGAIN:
        return values[face * size : (face + 1) * size]
    mean_of_six(values, size, room)
    return room


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
        mean_of_six(lattice[at:], PLACES, lattice[at + AGAIN * PLACES :])
    for die in range(3, -1, -1):  # a die whose followers are done, for everything its predecessors show
        stride = PLACES ** (5 - die)
        for before in range(SIDES**die):
            at, rest, step = 0, before, stride * PLACES
            for _ in range(die):
                at += rest % SIDES * step
                rest //= SIDES
                step *= PLACES
            mean_of_six(lattice[at:], stride, lattice[at + AGAIN * stride :])
