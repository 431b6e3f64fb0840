"""Dice and choices in a table's words: numbers, and colours only where they count."""

from __future__ import annotations

from collections.abc import Iterable

from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.locales import Speech
from tenfold.pieces.dice import Face, Roll, is_colour_phase, told_dice
from tenfold.pieces.phases import Phase


def dice_words(phase: Phase, faces: Iterable[Face]) -> str:
    if is_colour_phase(phase):
        return " ".join(map(str, faces))
    return " ".join(str(face.number or "W") for face in faces)


def action_words(say: Speech, phase: Phase, faces: Roll, action: Action) -> str:
    if not isinstance(action, Keep):
        return say({STOP: "do-stop", SCORE: "do-score", DECLINE: "do-decline"}[action])
    if not action.dice:
        return say("do-roll-all")
    return say("do-keep", dice=" ".join(told_dice(phase, faces, action.dice)))
