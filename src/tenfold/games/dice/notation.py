"""Text forms of actions; each round-trips. Seats are counted from 0.

keep L1 H2 H3 | keep -                  the dice set aside (none)
stop | score | decline
lot 2                                   nature: seat 2 is the scribe
rolled B1 OW G3 R4 O6 R6 B7 G8 O9 G10   nature: the ten dice, L1 to L4 and H1 to H6
"""

from __future__ import annotations

from tenfold.core import BadText
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep, Rolled
from tenfold.games.dice.sayings import NO_DIE
from tenfold.games.nature import Lot
from tenfold.games.notation import ActionReader
from tenfold.pieces.dice import DICE, read_faces

read_action = ActionReader[Action](
    {
        r"keep (.+)": lambda dice: Keep(read_places(dice)),
        r"stop": lambda: STOP,
        r"score": lambda: SCORE,
        r"decline": lambda: DECLINE,
        r"lot (\d{1,3})": lambda scribe: Lot(int(scribe)),
        r"rolled (.+)": lambda faces: Rolled(read_faces(faces)),
    },
    written=("keep L1 H2 H3", "keep -", "stop", "score", "decline"),
)


def read_places(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    return tuple(sorted(_place(word) for word in text.split()))


def _place(word: str) -> int:
    if word.upper() not in DICE:
        raise BadText(NO_DIE(word=word, dice=DICE))
    return DICE.index(word.upper())
