"""The ten dice, their faces (R8, OW) in their colours, and the best use of a roll for a phase.

Six high dice show 5 to 10, four low dice show 1 to 4 and two wilds (dice.dice). Which face has which
colour is data: a set of dice is a tuple of ten tuples of six faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import chain, product
from typing import NamedTuple, TypeAlias

from tenfold.core import BadText
from tenfold.pieces.phases import Kind, Need, Phase
from tenfold.pieces.sayings import NO_FACE, WHICH_DICE, WRONG_COLOURS


class DieColour(Enum):
    """A member's value is its letter in the notation."""

    BLUE = "B"
    RED = "R"
    ORANGE = "O"
    GREEN = "G"


DIE_COLOURS = tuple(DieColour)
DICE = ("L1", "L2", "L3", "L4", "H1", "H2", "H3", "H4", "H5", "H6")  # the order of dice in every roll
LOW = range(4)  # places of the low dice in a roll
HIGH = range(4, 10)
LOW_NUMBERS = (1, 2, 3, 4, 0, 0)  # 0: a wild
HIGH_NUMBERS = (5, 6, 7, 8, 9, 10)
NUMBERS = range(1, 11)


class Face(int):
    """A face that a die can show. Faces sort by number and then colour; the wilds come last."""

    __slots__ = ()

    @property
    def number(self) -> int:
        """1 to 10, and 0 for a wild: what it counts when a phase is scored (dice.score)."""
        return FACE_NUMBER[self]

    @property
    def colour(self) -> DieColour:
        return DIE_COLOURS[self % 4]

    @property
    def is_wild(self) -> bool:
        return self >= 40

    def __str__(self) -> str:
        return FACE_TEXT[self]

    def __repr__(self) -> str:
        return FACE_TEXT[self]


FACES = tuple(map(Face, range(44)))
FACE_NUMBER = (*(face // 4 + 1 for face in range(40)), 0, 0, 0, 0)
FACE_TEXT = tuple(f"{DIE_COLOURS[face % 4].value}{FACE_NUMBER[face] or 'W'}" for face in range(44))
_FACE_OF = dict(zip(FACE_TEXT, FACES, strict=True))

Roll: TypeAlias = tuple[Face, ...]  # ten faces in the order of DICE
DiceSet: TypeAlias = tuple[tuple[Face, ...], ...]  # the six faces of each of the ten dice


def face(number: int, colour: DieColour) -> Face:
    """The face with this number (0: wild) and colour."""
    return FACES[((number - 1) % 11) * 4 + DIE_COLOURS.index(colour)]


def read_face(text: str) -> Face:
    """`R8`, `ow`: a face, or BadText."""
    found = _FACE_OF.get(text.upper())
    if found is None:
        raise BadText(NO_FACE(text=text))
    return found


def read_faces(text: str) -> Roll:
    return tuple(map(read_face, text.split()))


def write_faces(faces: Iterable[Face]) -> str:
    return " ".join(FACE_TEXT[face] for face in faces)


def told_faces(phase: Phase, faces: Iterable[Face]) -> list[str]:
    """Dice in a sentence: by number; where the phase asks for a colour, by colour and with it."""
    if is_colour_phase(phase):
        return [FACE_TEXT[face] for face in sorted(faces, key=lambda face: (face % 4, face))]
    return [str(FACE_NUMBER[face] or "W") for face in sorted(faces)]


def told_dice(phase: Phase, faces: Roll, places: Sequence[int]) -> list[str]:
    """Some of the dice that lie there. Where colours count, dice that show the same differ in what else they
    show: those of which not all are meant are named, `H3=O10`."""
    shown = [faces[place] for place in places]
    if not is_colour_phase(phase):
        return told_faces(phase, shown)
    by_colour = sorted(places, key=lambda place: (faces[place] % 4, faces[place], place))
    return [
        str(face) if shown.count(face) == faces.count(face) else f"{DICE[place]}={face}"
        for place, face in zip(by_colour, [faces[place] for place in by_colour], strict=True)
    ]


# --- sets of dice ----------------------------------------------------------------------------------


def read_dice(table: Mapping[str, str]) -> DiceSet:
    """A set of dice from the colours of each die's six faces: {"L1": "b g o g r o", ...}; or BadText."""
    wrong = sorted(set(DICE) ^ set(table))
    if wrong:
        raise BadText(WHICH_DICE(dice=DICE, die=wrong[0]))
    return tuple(_read_die(die, table[die]) for die in DICE)


def _numbers(die: str) -> tuple[int, ...]:
    return LOW_NUMBERS if die in DICE[:4] else HIGH_NUMBERS


def shown_numbers(die: str) -> list[str]:
    """What stands on the six faces: 1 2 3 4 W W, or 5 to 10."""
    return [str(number or "W") for number in _numbers(die)]


def _read_die(die: str, colours: str) -> tuple[Face, ...]:
    try:
        known = [DieColour(letter.upper()) for letter in colours.split()]
        return tuple(face(number, colour) for number, colour in zip(_numbers(die), known, strict=True))
    except ValueError:
        raise BadText(WRONG_COLOURS(die=die, colours=colours, faces=shown_numbers(die))) from None


def write_dice(dice: DiceSet) -> dict[str, str]:
    return {
        die: " ".join(face.colour.value.lower() for face in faces)
        for die, faces in zip(DICE, dice, strict=True)
    }


# dice.dice.colours
PRINTED_DICE = read_dice(
    {
        "L1": "b g o g r o",
        "L2": "r b g o b o",
        "L3": "o r r b g b",
        "L4": "g o b r r g",
        "H1": "r o b g o g",
        "H2": "g r g o b r",
        "H3": "o b r b g o",
        "H4": "r g o b r b",
        "H5": "b b r o r g",
        "H6": "b o g r g o",
    }
)


# --- phases ----------------------------------------------------------------------------------------


Demand: TypeAlias = tuple[tuple[int, int], ...]  # (number, how many dice must show it), by number


@cache
def demands(phase: Phase) -> tuple[Demand, ...]:
    """Every way to choose the numbers of a phase's sets and runs, as how often each is needed.

    A wild stands for any number, so only these counts matter: as many naturals as there are, wilds for
    the rest. Two sets may have the same number (dice.set.same-number-twice).
    """
    found: dict[Demand, None] = {}
    for numbers in product(*map(_numbers_of, phase.needs)):
        found[_demand(numbers)] = None
    return tuple(found)


def _demand(numbers: Iterable[tuple[int, ...]]) -> Demand:
    return tuple(sorted(Counter(chain.from_iterable(numbers)).items()))


def _numbers_of(need: Need) -> list[tuple[int, ...]]:
    """The numbers that each die of a set or run stands for, in every way it can be chosen."""
    if need.kind is Kind.SET:
        return [(number,) * need.size for number in NUMBERS]
    assert need.kind is Kind.RUN, "colours are not numbers"
    return [tuple(range(low, low + need.size)) for low in range(1, NUMBERS.stop - need.size + 1)]


def is_colour_phase(phase: Phase) -> bool:
    return phase.needs[0].kind is Kind.COLOUR


def best_points(phase: Phase, faces: Iterable[Face]) -> int | None:
    """The most that the dice bring for the phase; None if they do not complete it (dice.score)."""
    if is_colour_phase(phase):
        return max((sum(used) for used in _colour_uses(phase, faces)), default=None)
    return _best_demand(phase, tuple(sorted(FACE_NUMBER[face] for face in faces)))[0]


def _colour_uses(phase: Phase, faces: Iterable[Face]) -> Iterator[list[int]]:
    """The numbers of the dearest dice of every colour that has enough of them (dice.colour)."""
    size = phase.needs[0].size
    shown = list(faces)
    for colour in DIE_COLOURS:
        numbers = sorted((face.number for face in shown if face.colour is colour), reverse=True)
        if len(numbers) >= size:
            yield numbers[:size]


@cache
def _best_demand(phase: Phase, numbers: tuple[int, ...]) -> tuple[int | None, Demand]:
    """The dearest demand that these numbers (0: a wild) meet, and its points."""
    count = [numbers.count(number) for number in range(NUMBERS.stop)]
    best: int | None = None
    chosen: Demand = ()
    for demand in demands(phase):
        points = missing = 0
        for number, wanted in demand:
            natural = min(count[number], wanted)
            points += number * natural
            missing += wanted - natural
        if missing <= count[0] and (best is None or points > best):
            best, chosen = points, demand
    return best, chosen


class Use(NamedTuple):
    """Which dice make the phase, by their places in the roll, group by group."""

    points: int
    groups: tuple[tuple[int, ...], ...]


def best_use(phase: Phase, faces: Sequence[Face]) -> Use | None:
    """The dice that score the most for the phase, as many as it needs; None if they do not make it."""
    if is_colour_phase(phase):
        return _best_colour_use(phase, faces)
    points, demand = _best_demand(phase, tuple(sorted(FACE_NUMBER[face] for face in faces)))
    if points is None:
        return None
    places: dict[int, list[int]] = {}
    for place, shown in enumerate(faces):
        places.setdefault(FACE_NUMBER[shown], []).append(place)
    numbers = next(chosen for chosen in product(*map(_numbers_of, phase.needs)) if _demand(chosen) == demand)
    # Naturals first go round; what is left over is for the wilds.
    taken = [[places[n].pop() if places.get(n) else None for n in group] for group in numbers]
    wilds = places.get(0, [])
    return Use(
        points, tuple(tuple(wilds.pop() if place is None else place for place in group) for group in taken)
    )


def _best_colour_use(phase: Phase, faces: Sequence[Face]) -> Use | None:
    size = phase.needs[0].size
    best: Use | None = None
    for colour in DIE_COLOURS:
        of_colour = [place for place, shown in enumerate(faces) if shown.colour is colour]
        dearest = sorted(of_colour, key=lambda place: -faces[place].number)[:size]
        points = sum(faces[place].number for place in dearest)
        if len(dearest) == size and (best is None or points > best.points):
            best = Use(points, (tuple(dearest),))
    return best


@cache
def maximum_points(phase: Phase, dice: DiceSet) -> int | None:
    """The most that the phase can bring (dice.phases.maximum); None if these dice can never make it."""
    if is_colour_phase(phase):
        return _colour_maximum(phase, dice)
    return max(
        (points for demand in demands(phase) if (points := _demand_maximum(demand)) is not None), default=None
    )


def _demand_maximum(demand: Demand) -> int | None:
    """Every low number and every wild takes a low die; high dice show what is dearest."""
    wanted = [number for number, count in demand for _ in range(count)]
    low = [number for number in wanted if number in LOW_NUMBERS]
    high = sorted((number for number in wanted if number in HIGH_NUMBERS), reverse=True)
    if len(low) + max(0, len(high) - len(HIGH)) > len(LOW):
        return None
    return sum(low) + sum(high[: len(HIGH)])


def _colour_maximum(phase: Phase, dice: DiceSet) -> int | None:
    size = phase.needs[0].size
    best: int | None = None
    for colour in DIE_COLOURS:
        dearest = [
            max(face.number for face in die if face.colour is colour)
            for die in dice
            if any(face.colour is colour for face in die)
        ]
        if len(dearest) >= size:
            points = sum(sorted(dearest, reverse=True)[:size])
            best = points if best is None else max(best, points)
    return best
