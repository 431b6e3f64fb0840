"""What a referee at a real table says about a roll: complete or not, for how many points, what is missing.

Where only numbers matter, `9` and `W` are enough; a colour phase asks for whole faces (`R8`, `OW`). Some
rolls can lie there in several ways, for a face may be on several dice: then a die can be named, `H1=R5`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from tenfold.analysis.listed import listed_phase
from tenfold.analysis.sayings import (
    COLOURS_WANTED,
    DIE_LACKS_FACE,
    DIE_NOT_SHOWN,
    FACES_CROWD,
    LOW_AND_HIGH,
    NO_SUCH_DIE,
    ON_NO_DIE,
    SET_LACKS_FACE,
    TEN_DICE,
    WHICH_DIE,
)
from tenfold.core import BadText, Illegal
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import (
    DICE,
    DIE_COLOURS,
    HIGH,
    HIGH_NUMBERS,
    LOW,
    LOW_NUMBERS,
    Demand,
    DiceSet,
    DieColour,
    Face,
    best_use,
    demands,
    face,
    is_colour_phase,
    read_face,
)
from tenfold.pieces.phases import Phase


class Shown(NamedTuple):
    """What a die shows, as far as it was told."""

    number: int  # 0: a wild
    colour: DieColour | None
    place: int | None = None  # of the die that shows it, if it was named

    def __str__(self) -> str:
        die = "" if self.place is None else f"{DICE[self.place]}="
        return f"{die}{self.colour.value if self.colour else ''}{self.number or 'W'}"

    def is_at(self, place: int, faces: Sequence[Face]) -> bool:
        """Whether the die at this place, which can show these faces, can show it."""
        return self.place in (None, place) and any(
            face.number == self.number and self.colour in (None, face.colour) for face in faces
        )


ShownRoll: TypeAlias = tuple[Shown, ...]


class Missing(NamedTuple):
    """The shortest way to the phase: which dice stay, and what the changed ones must show."""

    kept: ShownRoll
    wanted: tuple[str, ...]  # a number, W or a colour's letter for every die to change

    @property
    def distance(self) -> int:
        """The fewest dice to change."""
        return len(self.wanted)


class RollVerdict(NamedTuple):
    points: int | None  # by the best use (dice.score); None: not complete
    groups: tuple[ShownRoll, ...]  # the dice that count, group by group
    missing: Missing | None  # None: complete
    maximum: int  # that the phase can bring


def phase_verdict(rules: Rules, number: int, roll: ShownRoll) -> RollVerdict:
    """Judge a possible roll by the phase with this number in the list."""
    phase = listed_phase(rules.phases, number)
    if is_colour_phase(phase) and any(shown.colour is None for shown in roll):
        raise BadText(COLOURS_WANTED(number=number))
    use = best_use(phase, [face(shown.number, shown.colour or DIE_COLOURS[0]) for shown in roll])
    return RollVerdict(
        points=use.points if use else None,
        groups=tuple(tuple(roll[place] for place in group) for group in use.groups) if use else (),
        missing=None if use else shortest_way(phase, roll, rules.colours),
        maximum=rules.maximum(number),
    )


# --- reading ---------------------------------------------------------------------------------------


def read_roll(text: str, dice: DiceSet) -> ShownRoll:
    """`9 9 W R8 OW ...`: ten dice, or the reason why no ten dice of this set show that."""
    roll = tuple(map(_read_shown, text.replace(",", " ").split()))
    if len(roll) != len(DICE):
        raise Illegal("dice.dice", TEN_DICE(count=len(roll)))
    low = sum(shown.number in LOW_NUMBERS for shown in roll)
    if low != len(LOW):
        raise Illegal("dice.dice", LOW_AND_HIGH(low=low, high=len(roll) - low))
    _refuse_impossible(roll, dice)
    return roll


def lying(roll: ShownRoll, dice: DiceSet) -> tuple[Face, ...]:
    """The roll in the order of the dice; a colour that was not told is any of the die's."""
    return next(_lying(roll, dice))


def lies_one_way(roll: ShownRoll, dice: DiceSet) -> bool:
    """Whether it is clear which die shows what; there may be several ways where dice share faces."""
    ways = _lying(roll, dice)
    next(ways)
    return next(ways, None) is None


def _lying(roll: Sequence[Shown], dice: DiceSet, place: int = 0) -> Iterator[tuple[Face, ...]]:
    """Every way, as the faces from this die on; a colour that was not told makes no difference."""
    if place == len(dice):
        yield ()
        return
    for shown in dict.fromkeys(roll):
        face = next((face for face in dice[place] if shown.is_at(place, (face,))), None)
        if face is not None:
            left = list(roll)
            left.remove(shown)
            for others in _lying(left, dice, place + 1):
                yield (face, *others)


def read_keep(text: str, faces: Sequence[Face], phase: Phase) -> tuple[int, ...]:
    """The places of dice that lie there, named by what they show; equal ones are taken from the first on.

    Where colours count, dice that show the same are not equal, for what else is on them: one must be named.
    """
    left = list(range(len(faces)))
    named = [_read_shown(word) for word in text.replace(",", " ").split()]
    for shown in sorted(named, key=lambda shown: (shown.place is None, shown.colour is None)):
        fitting = [place for place in left if shown.is_at(place, (faces[place],))]
        if not fitting:
            raise _not_lying_there(shown, faces)
        if is_colour_phase(phase) and len(fitting) > named.count(shown):
            which = [f"{DICE[place]}={faces[place]}" for place in fitting]
            raise BadText(WHICH_DIE(face=shown, dice=which))
        left.remove(fitting[0])
    return tuple(place for place in range(len(faces)) if place not in left)


def _not_lying_there(shown: Shown, faces: Sequence[Face]) -> Illegal:
    there = sum(shown.is_at(place, (face,)) for place, face in enumerate(faces))
    lying = " ".join(str(face) if shown.colour else str(face.number or "W") for face in sorted(faces))
    return Illegal("dice.turn", DIE_NOT_SHOWN(face=shown, count=there, shown=lying))


def _read_shown(word: str) -> Shown:
    die, named, told = word.upper().rpartition("=")
    if named and die not in DICE:
        raise BadText(NO_SUCH_DIE(die=die, dice=DICE))
    place = DICE.index(die) if named else None
    if told in _NUMBERS:
        return Shown(_NUMBERS[told], None, place)
    try:
        whole = read_face(told)
    except BadText:
        raise BadText(ON_NO_DIE(text=word)) from None
    return Shown(whole.number, whole.colour, place)


_NUMBERS = {str(number or "W"): number for number in (*LOW_NUMBERS, *HIGH_NUMBERS)}


def _refuse_impossible(roll: ShownRoll, dice: DiceSet) -> None:
    """Illegal unless ten different dice can show all of it."""
    owner: dict[int, int] = {}  # by die: which of the faces it shows

    def find_die(at: int, tried: set[int]) -> bool:
        for place, die in enumerate(dice):
            if place not in tried and roll[at].is_at(place, die):
                tried.add(place)
                if place not in owner or find_die(owner[place], tried):
                    owner[place] = at
                    return True
        return False

    for at in range(len(roll)):
        tried: set[int] = set()
        if find_die(at, tried):
            continue
        named = roll[at].place
        if named is not None and (not tried or (owner[named] != at and roll[owner[named]].place == named)):
            has = " ".join(map(str, dice[named]))
            raise Illegal("dice.dice.colours", DIE_LACKS_FACE(face=roll[at], die=DICE[named], faces=has))
        if not tried:
            there = sorted({str(f) for die in dice for f in die if f.number == roll[at].number})
            raise Illegal("dice.dice.colours", SET_LACKS_FACE(face=roll[at], faces=" ".join(there)))
        # Every die that was tried is taken by a face that is on none but the tried dice.
        crowd = " ".join(str(roll[place]) for place in sorted({at, *(owner[place] for place in tried)}))
        on = " ".join(DICE[place] for place in sorted(tried))
        raise Illegal("dice.dice.colours", FACES_CROWD(faces=crowd, dice=on))


# --- what is missing -------------------------------------------------------------------------------


def shortest_way(phase: Phase, roll: ShownRoll, dice: DiceSet) -> Missing:
    """The fewest dice to change so that the phase is complete; of several ways the dearest."""
    ways = _colour_ways(phase, roll, dice) if is_colour_phase(phase) else _number_ways(phase, roll)
    best = min(ways, key=lambda way: (way.distance, -sum(shown.number for shown in way.kept)), default=None)
    assert best is not None, "an impossible phase is refused before the game"
    return best


def missing(phase: Phase, faces: Sequence[Face], dice: DiceSet) -> int:
    """How many dice the phase still needs beside these; 0 if it is complete."""
    return shortest_way(phase, tuple(Shown(face.number, face.colour) for face in faces), dice).distance


def _colour_ways(phase: Phase, roll: ShownRoll, dice: DiceSet) -> Iterator[Missing]:
    size = phase.needs[0].size
    for colour in DIE_COLOURS:
        kept = tuple(shown for shown in roll if shown.colour is colour)
        if sum(any(f.colour is colour for f in die) for die in dice) >= size:
            yield Missing(kept, (colour.value,) * (size - len(kept)))


def _number_ways(phase: Phase, roll: ShownRoll) -> Iterator[Missing]:
    """For every demand, and every number of its high places that are left to wilds of the low dice."""
    for demand in demands(phase):
        low = sum(wanted for number, wanted in demand if number in LOW_NUMBERS)
        high = sum(wanted for _, wanted in demand) - low
        for to_wilds in range(max(0, high - len(HIGH)), min(high, len(LOW) - low) + 1):
            yield _way(demand, roll, high - to_wilds, to_wilds)


def _way(demand: Demand, roll: ShownRoll, high_dice: int, to_wilds: int) -> Missing:
    """Naturals stay where they serve, then wilds: first for high places, where only a wild can go."""
    count = Counter(shown.number for shown in roll)
    kept: list[int] = []
    low: list[str] = []  # places that are still open, and what they ask for
    high: list[str] = []
    for number, places in reversed(demand):  # the dearest first
        natural = min(count[number], places)
        if number in HIGH_NUMBERS:
            natural = min(natural, high_dice)
            high_dice -= natural
        kept += [number] * natural
        (high if number in HIGH_NUMBERS else low).extend([str(number)] * (places - natural))
    wilds = min(count[0], to_wilds + len(low))
    in_high = min(wilds, to_wilds)
    wanted = (*high[:high_dice], *["W"] * (to_wilds - in_high), *low[: len(low) - (wilds - in_high)])
    return Missing(_taken(roll, kept + [0] * wilds), wanted)


def _taken(roll: ShownRoll, numbers: list[int]) -> ShownRoll:
    """The dice of the roll that show these numbers, in the roll's order."""
    left = Counter(numbers)
    taken = []
    for shown in roll:
        if left[shown.number]:
            left[shown.number] -= 1
            taken.append(shown)
    return tuple(taken)
