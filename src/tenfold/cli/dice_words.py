"""Dice and choices in a table's words: numbers, and colours only where they count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.locales import Speech
from tenfold.pieces.dice import DICE, Face, is_colour_phase
from tenfold.pieces.phases import Phase


def dice_words(phase: Phase, faces: Iterable[Face]) -> str:
    if is_colour_phase(phase):
        return " ".join(map(str, faces))
    return " ".join(str(face.number or "W") for face in faces)


def action_words(say: Speech, phase: Phase, faces: Sequence[Face], action: Action) -> str:
    if not isinstance(action, Keep):
        return say({STOP: "do-stop", SCORE: "do-score", DECLINE: "do-decline"}[action])
    if not action.dice:
        return say("do-roll-all")
    return say("do-keep", dice=kept_words(phase, faces, action.dice))


def kept_words(phase: Phase, faces: Sequence[Face], places: Sequence[int]) -> str:
    """Where colours count, dice that show the same differ in what else they show: some of them are named."""
    kept = sorted((faces[place], place) for place in places)
    if not is_colour_phase(phase):
        return dice_words(phase, (face for face, _ in kept))
    shown = [face for face, _ in kept]
    return " ".join(
        str(face) if shown.count(face) == faces.count(face) else f"{DICE[place]}={face}"
        for face, place in kept
    )
