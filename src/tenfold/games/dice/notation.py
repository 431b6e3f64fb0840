"""Text forms of actions; each round-trips. Seats are counted from 0.

keep L1 H2 H3 | keep -                  the dice set aside (none)
stop | score | decline
lot 2                                   nature: seat 2 is the scribe
rolled B1 OW G3 R4 O6 R6 B7 G8 O9 G10   nature: the ten dice, L1 to L4 and H1 to H6
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tenfold.core import BadText
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Decline, Keep, Rolled, Score, Stop
from tenfold.games.dice.sayings import NO_DIE
from tenfold.games.nature import Lot
from tenfold.games.sayings import NO_ACTION
from tenfold.pieces.dice import DICE, read_faces, write_faces


def write_action(action: Action) -> str:
    match action:
        case Keep(dice):
            return f"keep {write_places(dice)}"
        case Stop():
            return "stop"
        case Score():
            return "score"
        case Decline():
            return "decline"
        case Lot(scribe):
            return f"lot {scribe}"
        case Rolled(faces):
            return f"rolled {write_faces(faces)}"


FORMS = ("keep L1 H2 H3", "keep -", "stop", "score", "decline")  # of players; nature's are not typed
_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), build)
    for pattern, build in (
        (r"keep (.+)", lambda dice: Keep(read_places(dice))),
        (r"stop", lambda: STOP),
        (r"score", lambda: SCORE),
        (r"decline", lambda: DECLINE),
        (r"lot (\d{1,3})", lambda scribe: Lot(int(scribe))),
        (r"rolled (.+)", lambda faces: Rolled(read_faces(faces))),
    )
)


def read_action(text: str) -> Action:
    """An action from its text form, or BadText."""
    words = " ".join(text.split())
    for form, build in _FORMS:
        match = form.fullmatch(words)
        if match:
            return build(*match.groups())
    raise BadText(NO_ACTION(text=text, forms=FORMS))


def write_places(places: tuple[int, ...]) -> str:
    return " ".join(DICE[place] for place in places) or "-"


def read_places(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    return tuple(sorted(_place(word) for word in text.split()))


def _place(word: str) -> int:
    if word.upper() not in DICE:
        raise BadText(NO_DIE(word=word, dice=DICE))
    return DICE.index(word.upper())
