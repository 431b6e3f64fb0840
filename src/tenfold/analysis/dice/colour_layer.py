"""One decision in the phase of one colour: which sets of dice are worth keeping, and what they are worth.

Almost always the dice of one colour are kept and all others rolled. For such keeps a die has few places: not
of the colour (so rolled), or one of the colour's faces on that die. The few other sets that are better than
every one-colour part of theirs are listed one by one. Both together are complete: see `mixed_keeps`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.colour_tensor import AGAIN, INNER, OUTER, SIDES, Tensor, kept_blocks
from tenfold.analysis.dice.rolls import TIE, Floats, Ints, counted
from tenfold.core import TenfoldError
from tenfold.pieces.dice import DIE_COLOURS, DiceSet

BETTER = 1e-10  # by how much a mixed keep must be better to be listed; rounding alone lists none
DICE = OUTER + INNER
MOST_MIXED = 2**15 - 1 - len(DIE_COLOURS)


class ColourFaces(NamedTuple):
    """The faces of one colour, die by die, and a die's place for every face: 0 if it is of another colour."""

    faces: tuple[tuple[int, ...], ...]  # of each die: which of its six faces
    shape: tuple[int, ...]  # places of each die
    place: Ints  # (die, face or 6 for rolled again)

    def outer(self) -> Ints:
        """Places, as one number, for everything the outer dice can show or be kept as: 7^4."""
        return self._flat(0, OUTER)

    def inner(self) -> Ints:
        return self._flat(OUTER, DICE)

    def _flat(self, start: int, stop: int) -> Ints:
        flat = np.zeros(1, np.intp)
        for die in range(start, stop):
            flat = (flat[:, None] * self.shape[die] + self.place[die]).ravel()
        return flat


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


@dataclass(frozen=True)
class Layer:
    """A decision. Arrays of a colour run over the places of all ten dice as one number."""

    kept: tuple[Floats, ...]  # by colour: the worth of keeping exactly these faces, of one colour
    best: tuple[Floats, ...]  # by colour: the worth of the best part of them
    part: tuple[Ints, ...]  # by colour: that part
    chance: tuple[Floats, ...]  # by colour: to complete the phase, keeping exactly these
    mixed: NDArray[np.int8]  # (keep, die): a face, or 6 for rolled again
    mixed_kept: Floats
    mixed_chance: Floats


def layer_of(
    colours: tuple[ColourFaces, ...],
    rolls: Tensor,
    success: Tensor,
    kept: tuple[Floats, ...] = (),
    chance: tuple[Floats, ...] = (),
) -> Layer:
    """The decision before a roll, from what the rolls are worth after it and how likely they succeed.

    What the one-colour keeps are worth, and their chance, may be known already.
    """
    kept = kept or tuple(one_colour(colour, rolls) for colour in colours)
    chance = chance or tuple(one_colour(colour, success) for colour in colours)
    found = [best_parts(colour, values) for colour, values in zip(colours, kept, strict=True)]
    best = tuple(values for values, _ in found)
    mixed, worth = mixed_keeps(colours, rolls, best)
    shown = success.reshape((SIDES,) * DICE)
    mixed_chance = np.array([shown[where(keep)].mean(dtype=np.float64) for keep in mixed])
    return Layer(kept, best, tuple(part for _, part in found), chance, mixed, worth, mixed_chance)


def one_colour(colour: ColourFaces, rolls: Tensor) -> Floats:
    """What it is worth to keep faces of one colour only, and to roll all other dice."""
    values = rolls.reshape(1, -1)
    for faces in colour.faces:
        split = values.reshape(len(values), SIDES, -1)
        values = np.empty((split.shape[0], len(faces) + 1, split.shape[2]))
        np.mean(split, axis=1, out=values[:, 0])
        for place, face in enumerate(faces, 1):
            values[:, place] = split[:, face]
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


def mixed_keeps(
    colours: tuple[ColourFaces, ...], rolls: Tensor, best: tuple[Floats, ...]
) -> tuple[NDArray[np.int8], Floats]:
    """Every kept set, of whatever dice, that is worth more than the best one-colour part of itself.

    A roll that allows a set allows all its parts. So a set that is not listed is never better than a
    one-colour keep of the same roll, and the maximum over one-colour keeps and this list is the maximum
    over all 7^10 sets. Every one of them is looked at; nothing is assumed about the dice.
    """
    keeps, worths = [np.empty((0, DICE), np.int8)], [np.empty(0)]
    for keep, _, worth in sets_above(colours, rolls, best, -np.inf):
        keeps.append(keep)
        worths.append(worth)
    count = sum(map(len, keeps))
    if count > MOST_MIXED:
        raise TenfoldError(
            "with these dice a phase of one colour has {count:,} keeps of mixed colours that could be best; "
            "the solver can do {most:,}",
            count=count,
            most=MOST_MIXED,
        )
    return np.concatenate(keeps), np.concatenate(worths)


def sets_above(
    colours: tuple[ColourFaces, ...], rolls: Tensor, best: tuple[Floats, ...], least: float
) -> Iterator[tuple[NDArray[np.int8], Floats, Floats]]:
    """Kept sets worth more than their one-colour parts and than `least`; with that much, and their worth."""
    inner = [colour.inner() for colour in colours]
    outer = [colour.outer().reshape((SIDES + 1,) * OUTER) for colour in colours]
    tables = [
        values.reshape(prod(colour.shape[:OUTER]), -1) for colour, values in zip(colours, best, strict=True)
    ]
    parts, other = np.empty((SIDES + 1) ** INNER), np.empty((SIDES + 1) ** INNER)
    places = np.indices((SIDES + 1,) * INNER, np.int8).reshape(INNER, -1)
    for chosen, block in kept_blocks(rolls):
        flat = block.ravel()
        np.take(tables[0][outer[0][chosen]], inner[0], out=parts, mode="clip")
        for table, row, column in zip(tables[1:], outer[1:], inner[1:], strict=True):
            np.take(table[row[chosen]], column, out=other, mode="clip")
            np.maximum(parts, other, out=parts)
        np.maximum(parts, least, out=parts)
        parts += BETTER
        better = np.flatnonzero(flat > parts)
        if better.size:
            keep = np.empty((better.size, DICE), np.int8)
            keep[:, :OUTER] = chosen
            keep[:, OUTER:] = places[:, better].T
            yield keep, parts[better] - BETTER, flat[better].astype(np.float64)


class RollValues(NamedTuple):
    """All rolls, at a decision."""

    value: Floats
    owner: NDArray[np.int16]  # the best keep: of a colour, or 4 + the place of a mixed one
    chance: NDArray[np.float32]  # to complete the phase after it


class Blocks(NamedTuple):
    """A colour's tables, to be looked up for all rolls of the inner dice at once."""

    rows: Ints  # by what the outer dice show
    columns: Ints  # by what the inner dice show
    height: int

    def split(self, table: Tensor) -> Tensor:
        return table.reshape(self.height, -1)


def blocks(colour: ColourFaces) -> Blocks:
    return Blocks(
        _faces_only(colour.outer(), OUTER), _faces_only(colour.inner(), INNER), prod(colour.shape[:OUTER])
    )


def one_colour_values(colours: tuple[ColourFaces, ...], best: tuple[Floats, ...], kind: Any) -> Tensor:
    """What every roll is worth when only dice of one colour are kept."""
    found = np.empty((SIDES**OUTER, SIDES**INNER), kind)
    looks = [blocks(colour) for colour in colours]
    tables = [look.split(values.astype(kind)) for look, values in zip(looks, best, strict=True)]
    other = np.empty(SIDES**INNER, kind)
    for outer, top in enumerate(found):
        np.take(tables[0][looks[0].rows[outer]], looks[0].columns, out=top, mode="clip")
        for look, table in zip(looks[1:], tables[1:], strict=True):
            np.take(table[look.rows[outer]], look.columns, out=other, mode="clip")
            np.maximum(top, other, out=top)
    return found.ravel()


def roll_values(colours: tuple[ColourFaces, ...], layer: Layer) -> RollValues:
    value: Any = np.empty((SIDES**OUTER, SIDES**INNER))
    owner: Any = np.zeros(value.shape, np.int16)
    chance: Any = np.empty(value.shape, np.float32)
    looks = [blocks(colour) for colour in colours]
    values = [look.split(best) for look, best in zip(looks, layer.best, strict=True)]
    chances = [
        look.split(likely[part].astype(np.float32))
        for look, likely, part in zip(looks, layer.chance, layer.part, strict=True)
    ]
    for outer in range(SIDES**OUTER):
        top, likely = value[outer], chance[outer]
        np.take(values[0][looks[0].rows[outer]], looks[0].columns, out=top, mode="clip")
        np.take(chances[0][looks[0].rows[outer]], looks[0].columns, out=likely, mode="clip")
        for number, look in enumerate(looks[1:], 1):
            other = values[number][look.rows[outer]][look.columns]
            better = np.flatnonzero(other > top + TIE)
            owner[outer][better] = number
            top[better] = other[better]
            likely[better] = chances[number][look.rows[outer]][look.columns[better]]
    found = RollValues(value.ravel(), owner.ravel(), chance.ravel())
    value, owner, chance = (array.reshape((SIDES,) * DICE) for array in found)
    for number, keep in enumerate(layer.mixed):
        places, worth = where(keep), layer.mixed_kept[number]
        better = value[places] < worth - TIE
        owner[places][better] = len(colours) + number
        chance[places][better] = layer.mixed_chance[number]
        value[places][better] = worth
    return found


def where(keep: NDArray[np.int8]) -> tuple[int | slice, ...]:
    return tuple(slice(None) if face == AGAIN else int(face) for face in keep)


def _faces_only(flat: Ints, dice: int) -> Ints:
    return flat.reshape((SIDES + 1,) * dice)[(slice(0, SIDES),) * dice].ravel()


# --- how likely ------------------------------------------------------------------------------------


def chosen(
    colours: tuple[ColourFaces, ...], layer: Layer, owner: NDArray[np.int16], mass: Floats | None
) -> tuple[list[Floats], Floats]:
    """How likely every keep is, when each roll is so likely (None: all the same): by colour, and mixed."""
    shown = [np.zeros(values.size) for values in layer.best]
    looks = [blocks(colour) for colour in colours]
    mixed = np.zeros(len(layer.mixed))
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
    kept = [counted(part, values, values.size) for part, values in zip(layer.part, shown, strict=True)]
    return kept, mixed


def rolled(colours: tuple[ColourFaces, ...], layer: Layer, kept: list[Floats], mixed: Floats) -> Floats:
    """How likely every roll is, when each keep is so likely."""
    mass = np.zeros((SIDES**OUTER, SIDES**INNER))
    outer = [
        spread(colour, of_kept.reshape(1, -1), range(OUTER)).reshape(SIDES**OUTER, -1)
        for colour, of_kept in zip(colours, kept, strict=True)
    ]
    for number, row in enumerate(mass):  # small enough for the processor's cache
        for colour, table in zip(colours, outer, strict=True):
            row += spread(colour, table[number].reshape(1, -1), range(OUTER, DICE)).ravel()
    tensor = mass.reshape((SIDES,) * DICE)
    for keep, weight in zip(layer.mixed, mixed, strict=True):
        if weight:
            tensor[where(keep)] += weight / SIDES ** int((keep == AGAIN).sum())
    return mass.ravel()


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


def contained(layer: Layer, roll: Ints) -> Iterator[int]:
    """Which mixed keeps a roll (faces of the ten dice) allows."""
    fits = ((layer.mixed == AGAIN) | (layer.mixed == roll)).all(axis=1)
    yield from map(int, np.flatnonzero(fits))
