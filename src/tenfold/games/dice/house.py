"""The options that house rules or a record's header may change: how each is read, asked for and said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadText, Saying
from tenfold.core.sayings import DICE as FACES
from tenfold.core.sayings import NUMBER, WORDS, Sentences
from tenfold.games.dice.rules import SoloDecline
from tenfold.games.dice.sayings import OPTION_DICE
from tenfold.games.house import Facts, OneOf, Option, Options, Pair, Phases, Say, Switch
from tenfold.pieces.dice import DICE, DIE_COLOURS, DiceSet, is_colour_phase, read_dice, shown_numbers
from tenfold.pieces.phases import Phase

HOUSE = Sentences("house-dice")


@dataclass(frozen=True, kw_only=True)
class _Colours(Option):
    """The colours of all faces; said are the dice that differ."""

    form_type = "dice"

    def read(self, value: object) -> DiceSet:
        if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
            raise BadText(OPTION_DICE())
        return read_dice(value)

    def sentences(self) -> Mapping[str, Facts]:
        return {"is": {"die": WORDS, "faces": FACES}}

    def form(self, say: Say) -> dict[str, Any]:
        return {
            "dice": {die: shown_numbers(die) for die in DICE},
            "letters": [colour.value.lower() for colour in DIE_COLOURS],
        }

    def pairs(self, say: Say, value: DiceSet, printed: DiceSet) -> Iterator[Pair]:
        for die, faces, usual in zip(DICE, value, printed, strict=True):
            if faces != usual:
                yield say("is", die=[die], faces=faces), say("is", die=[die], faces=usual)


@dataclass(frozen=True, kw_only=True)
class _DicePhases(Phases):
    """Of dice, not of cards: that is heard in a phase of one colour, which stands alone (dice.phases)."""

    def sentences(self) -> Mapping[str, Facts]:
        return {**super().sentences(), "colour": {"number": NUMBER, "size": NUMBER}}

    def phase(self, say: Say, number: int, phase: Phase) -> Saying:
        if is_colour_phase(phase):
            return say("colour", number=number, size=phase.size)
        return super().phase(say, number, phase)


OPTIONS = Options(
    "dice",
    HOUSE,
    {
        "reroll_kept": Switch(rule="dice.turn"),
        "solo_decline": OneOf(members=SoloDecline, rule="dice.solo.decline"),
        "solo_deductions_count": Switch(rule="dice.solo.bonus-5"),
        "colours": _Colours(rule="dice.dice.colours"),
        "phases": _DicePhases(rule="dice.phases"),
    },
)
