"""One decision in the phase of one colour: which sets of dice are worth keeping, and what they are worth.

Almost always the dice of one colour are kept and all others rolled. For such keeps a die has few places: not
of the colour (so rolled), or one of the colour's faces on that die. The few other sets that are better than
every one-colour part of theirs are listed one by one. Both together are complete: see `colour_mixed`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_tensor import AGAIN, INNER, OUTER, SIDES, Tensor, mean_of
from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints, counted
from tenfold.pieces.dice import DIE_COLOURS, DiceSet

DICE = OUTER + INNER

Keeps: TypeAlias = NDArray[np.int8]  # (keep, die): a face, or 6 for rolled again


class ColourFaces(NamedTuple):
    """The faces of one colour, die by die, and a die's place for every face: 0 if it is of another colour."""

    faces: tuple[tuple[int, ...], ...]  # of each die: which of its six faces
    shape: tuple[int, ...]  # places of each die
    place: Ints  # (die, face or 6 for rolled again)

    def flat(self, dice: range, places: int) -> Ints:
        """Places, as one number, for everything that these dice show (6 places) or are kept as (7)."""
        flat = np.zeros(1, np.intp)
        for die in dice:
            flat = (flat[:, None] * self.shape[die] + self.place[die, :places]).ravel()
        return flat


class Contribution(NamedTuple):
    """What a colour contributes before the last roll. A die is rolled, kept as one of its faces, or kept."""

    values: Floats
    shape: tuple[int, ...]
    place: Ints  # (die, face or 6 for rolled again)


def places_of(table: ColourFaces | Contribution, shown: NDArray[Any]) -> Ints:
    """The places of rolls or kept sets, (roll or set, die), as one number each."""
    at = np.zeros(len(shown), np.intp)
    for die, places in enumerate(table.shape):
        at = at * places + table.place[die, shown[:, die]]
    return at


def colour_faces(dice: DiceSet) -> tuple[ColourFaces, ...]:
    found = []
    for colour in DIE_COLOURS:
        faces = tuple(tuple(at for at, face in enumerate(die) if face.colour is colour) for die in dice)
        place = np.zeros((DICE, SIDES + 1), np.intp)
        for die, of_colour in enumerate(faces):
            for number, at in enumerate(of_colour, 1):
                place[die, at] = number
        found.append(ColourFaces(faces, tuple(len(of_colour) + 1 for of_colour in faces), place))
    return tuple(found)


class Mixed(NamedTuple):
    """Sets of several colours, and what they are worth."""

    keeps: Keeps
    values: Floats


@dataclass(frozen=True)
class ColourDecision:
    """A decision. Arrays of a colour run over the places of all ten dice as one number."""

    kept: tuple[Floats, ...]  # by colour: the value of keeping exactly these faces, of one colour
    best: tuple[Floats, ...]  # by colour: the value of the best part of them
    part: tuple[Ints, ...]  # by colour: that part
    chance: tuple[Floats, ...]  # by colour: to complete the phase, keeping exactly these
    mixed: Keeps
    mixed_kept: Floats
    mixed_chance: Floats


def decision_of(
    colours: tuple[ColourFaces, ...],
    kept: tuple[Floats, ...],
    chance: tuple[Floats, ...],
    mixed_keeps: Callable[[tuple[Floats, ...]], Mixed],
    mixed_chance: Callable[[Keeps], Floats],
) -> ColourDecision:
    """The decision before a roll, from what one-colour keeps are worth, and how likely they succeed.

    `mixed_keeps` finds sets of several colours that are worth more than the best parts of one colour;
    `mixed_chance` tells how likely they succeed.
    """
    found = [best_parts(colour, values) for colour, values in zip(colours, kept, strict=True)]
    best = tuple(values for values, _ in found)
    mixed = mixed_keeps(best)
    parts = tuple(part for _, part in found)
    return ColourDecision(kept, best, parts, chance, mixed.keeps, mixed.values, mixed_chance(mixed.keeps))


def means_of(rolls: Tensor, keeps: Keeps) -> Floats:
    """What kept sets are worth, one by one."""
    shown = rolls.reshape((SIDES,) * DICE)
    return np.array([shown[where(keep)].mean(dtype=np.float64) for keep in keeps])


def one_colour_keeps(colours: tuple[ColourFaces, ...], rolls: Tensor) -> tuple[Floats, ...]:
    """By colour: what it is worth to keep faces of this colour only, and to roll all other dice."""
    found = tuple(np.empty(prod(colour.shape)) for colour in colours)
    tables = tuple(
        table.reshape(prod(colour.shape[:OUTER]), -1) for colour, table in zip(colours, found, strict=True)
    )
    _fill_keeps(colours, rolls, tables, dict.fromkeys(range(len(colours)), 0), 0)
    return found


def _fill_keeps(
    colours: tuple[ColourFaces, ...],
    rolls: Tensor,
    tables: tuple[Floats, ...],
    rows: dict[int, int],
    die: int,
) -> None:
    """One die after the other, all colours together: most means are the same for several of them.

    `rows` says which colours the dice before belong to, and their place there.
    """
    if die == OUTER:
        for number, row in rows.items():
            tables[number][row] = _inner_keeps(colours[number], rolls)
        return
    parts = rolls.reshape(SIDES, -1)
    shapes = [colour.shape[die] for colour in colours]
    _fill_keeps(colours, mean_of(parts), tables, {n: row * shapes[n] for n, row in rows.items()}, die + 1)
    for face, part in enumerate(parts):
        of_face = {n: row * shapes[n] + int(colours[n].place[die, face]) for n, row in rows.items()}
        kept = {n: row for n, row in of_face.items() if colours[n].place[die, face]}
        if kept:
            _fill_keeps(colours, part, tables, kept, die + 1)


def _inner_keeps(colour: ColourFaces, rolls: Tensor) -> Tensor:
    values = rolls.reshape(1, -1)
    for faces in colour.faces[OUTER:]:
        split = values.reshape(len(values), SIDES, -1)
        values = np.empty((split.shape[0], len(faces) + 1, split.shape[2]), rolls.dtype)
        np.mean(split, axis=1, out=values[:, 0])
        values[:, 1:] = split[:, list(faces)]
        values = values.reshape(-1, split.shape[2])
    return values.ravel()


def best_parts(colour: ColourFaces, kept: Floats) -> tuple[Floats, Ints]:
    """For all faces of a colour that a roll may show: the best part of them to keep."""
    values = kept.copy()
    parts = np.arange(kept.size)
    for die in range(len(colour.shape)):
        shape = (-1, colour.shape[die], prod(colour.shape[die + 1 :]))
        value, part = values.reshape(shape), parts.reshape(shape)
        worse = value[:, 1:] < value[:, :1] - TIE
        value[:, 1:] = np.where(worse, value[:, :1], value[:, 1:])
        part[:, 1:] = np.where(worse, part[:, :1], part[:, 1:])
    return values, parts


class Blocks(NamedTuple):
    """A colour's tables, to be looked up for all rolls of the inner dice at once."""

    rows: Ints  # by what the outer dice show
    columns: Ints  # by what the inner dice show
    height: int

    def split(self, table: Tensor) -> Tensor:
        return table.reshape(self.height, -1)


def blocks(colour: ColourFaces) -> Blocks:
    outer, inner = (colour.flat(dice, SIDES) for dice in (range(OUTER), range(OUTER, DICE)))
    return Blocks(outer, inner, prod(colour.shape[:OUTER]))


def all_rolls(kind: Any = np.float64) -> Tensor:
    """Room for a number for each roll."""
    return np.empty(SIDES**DICE, kind)


def over_rolls(
    colours: tuple[ColourFaces, ...], tables: tuple[NDArray[Any], ...], combine: np.ufunc, out: Tensor
) -> Tensor:
    """A table of places for each colour, looked up for every roll and combined."""
    found, kind = out.reshape(SIDES**OUTER, SIDES**INNER), out.dtype
    looks = [blocks(colour) for colour in colours]
    split = [look.split(table.astype(kind)) for look, table in zip(looks, tables, strict=True)]
    other = np.empty(SIDES**INNER, kind)
    for outer, row in enumerate(found):
        np.take(split[0][looks[0].rows[outer]], looks[0].columns, out=row, mode="clip")
        for look, table in zip(looks[1:], split[1:], strict=True):
            np.take(table[look.rows[outer]], look.columns, out=other, mode="clip")
            combine(row, other, out=row)
    return out


def best_keeps(
    colours: tuple[ColourFaces, ...], decision: ColourDecision, value: Floats, chance: Tensor | None = None
) -> NDArray[np.int16]:
    """The best keep of every roll: of a colour, or 4 + the place of a mixed one.

    Its value is written to `value`, its chance to complete the phase to `chance`.
    """
    owner = all_rolls(np.int16)
    looks = [blocks(colour) for colour in colours]
    values = [look.split(best) for look, best in zip(looks, decision.best, strict=True)]
    chances = [
        look.split(likely[part].astype(np.float32))
        for look, likely, part in zip(looks, decision.chance, decision.part, strict=True)
    ]
    other, better = np.empty(SIDES**INNER), np.empty(SIDES**INNER, np.bool_)
    likely = np.empty(SIDES**INNER, np.float32)
    for outer in range(SIDES**OUTER):
        here = slice(outer * SIDES**INNER, (outer + 1) * SIDES**INNER)
        top, of_colour = value[here], owner[here]
        np.take(values[0][looks[0].rows[outer]], looks[0].columns, out=top, mode="clip")
        of_colour[:] = 0
        for number, look in enumerate(looks[1:], 1):
            np.take(values[number][look.rows[outer]], look.columns, out=other, mode="clip")
            other -= TIE
            np.greater(other, top, out=better)
            other += TIE
            np.copyto(of_colour, number, where=better)
            np.copyto(top, other, where=better)
        if chance is not None:
            for number, look in enumerate(looks):
                np.take(chances[number][look.rows[outer]], look.columns, out=likely, mode="clip")
                np.copyto(chance[here], likely, where=of_colour == number)
    _add_mixed(decision, len(colours), value, owner, chance)
    return owner


def _add_mixed(
    decision: ColourDecision, first: int, value: Floats, owner: NDArray[np.int16], chance: Tensor | None
) -> None:
    """Mixed keeps, where they are better than what was found before."""
    shape = (SIDES,) * DICE
    for number, keep in enumerate(decision.mixed):
        places, of_keep = where(keep), decision.mixed_kept[number]
        better = value.reshape(shape)[places] < of_keep - TIE
        owner.reshape(shape)[places][better] = first + number
        value.reshape(shape)[places][better] = of_keep
        if chance is not None:
            chance.reshape(shape)[places][better] = decision.mixed_chance[number]


def where(keep: Keeps) -> tuple[int | slice, ...]:
    return tuple(slice(None) if face == AGAIN else int(face) for face in keep)


# --- how likely ------------------------------------------------------------------------------------


def chosen(
    colours: tuple[ColourFaces, ...], decision: ColourDecision, owner: NDArray[np.int16], mass: Floats | None
) -> tuple[list[Floats], Floats]:
    """How likely every keep is, when each roll is so likely (None: all the same): by colour, and mixed."""
    shown = [np.zeros(values.size) for values in decision.best]
    looks = [blocks(colour) for colour in colours]
    mixed = np.zeros(len(decision.mixed))
    owners = owner.reshape(SIDES**OUTER, -1)
    for outer, of_block in enumerate(owners):
        for number, look in enumerate(looks):
            here = np.flatnonzero(of_block == number)
            weights = np.full(here.size, SIDES**-DICE) if mass is None else mass[outer * of_block.size + here]
            row = look.split(shown[number])[look.rows[outer]]
            row += counted(look.columns[here], weights, row.size)
        here = np.flatnonzero(of_block >= len(colours))
        if here.size:
            weights = np.full(here.size, SIDES**-DICE) if mass is None else mass[outer * of_block.size + here]
            mixed += counted(of_block[here] - len(colours), weights, mixed.size)
    kept = [counted(part, values, values.size) for part, values in zip(decision.part, shown, strict=True)]
    return kept, mixed


def rolled(
    colours: tuple[ColourFaces, ...], decision: ColourDecision, kept: list[Floats], mixed: Floats, out: Floats
) -> Floats:
    """How likely every roll is, when each keep is so likely."""
    mass = out.reshape(SIDES**OUTER, SIDES**INNER)
    outer = [
        spread(colour, of_kept.reshape(1, -1), range(OUTER)).reshape(SIDES**OUTER, -1)
        for colour, of_kept in zip(colours, kept, strict=True)
    ]
    for number, row in enumerate(mass):  # small enough for the processor's cache
        row[:] = 0.0
        for colour, table in zip(colours, outer, strict=True):
            row += spread(colour, table[number].reshape(1, -1), range(OUTER, DICE)).ravel()
    tensor = mass.reshape((SIDES,) * DICE)
    for keep, weight in zip(decision.mixed, mixed, strict=True):
        if weight:
            tensor[where(keep)] += weight / SIDES ** int((keep == AGAIN).sum())
    return out


def spread(colour: ColourFaces, of_kept: Floats, dice: range) -> Floats:
    """What some dice show when they are all rolled but the kept ones of this colour."""
    values = of_kept
    for die in dice:
        split = values.reshape(-1, colour.shape[die], values.size // len(values) // colour.shape[die])
        values = np.empty((len(split), SIDES, split.shape[2]))
        values[:] = split[:, :1] / SIDES
        for place, face in enumerate(colour.faces[die], 1):
            values[:, face] += split[:, place]
        values = values.reshape(-1, split.shape[2])
    return values


def contained(decision: ColourDecision, roll: Ints) -> Iterator[int]:
    """Which mixed keeps a roll (faces of the ten dice) allows."""
    fits = ((decision.mixed == AGAIN) | (decision.mixed == roll)).all(axis=1)
    yield from map(int, np.flatnonzero(fits))
