"""What referees refuse: hands, rolls and phases that no box can hold."""

from __future__ import annotations

from tenfold.core.sayings import CARDS, NUMBER, TEXT, WORDS, Sentences

SAYINGS = Sentences("commands")

PHASE_UNLISTED = SAYINGS.refusal("phase-unlisted", number=NUMBER, most=NUMBER)
HAND_EMPTY = SAYINGS.refusal("hand-empty")
HAND_TOO_BIG = SAYINGS.refusal("hand-too-big", most=NUMBER, count=NUMBER)
DECK_TOO_SMALL = SAYINGS.refusal("deck-too-small", cards=CARDS)

# --- dice ---

COLOURS_WANTED = SAYINGS.refusal("colours-wanted", number=NUMBER)
TEN_DICE = SAYINGS.refusal("ten-dice", count=NUMBER)
LOW_AND_HIGH = SAYINGS.refusal("low-and-high", low=NUMBER, high=NUMBER)
NO_SUCH_DIE = SAYINGS.refusal("no-such-die", die=TEXT, dice=WORDS)
ON_NO_DIE = SAYINGS.refusal("on-no-die", text=TEXT)
WHICH_DIE = SAYINGS.refusal("which-die", face=TEXT, dice=WORDS)
DIE_NOT_SHOWN = SAYINGS.refusal("die-not-shown", face=TEXT, count=NUMBER, shown=TEXT)
DIE_LACKS_FACE = SAYINGS.refusal("die-lacks-face", face=TEXT, die=TEXT, faces=TEXT)
SET_LACKS_FACE = SAYINGS.refusal("set-lacks-face", face=TEXT, faces=TEXT)
FACES_CROWD = SAYINGS.refusal("faces-crowd", faces=TEXT, dice=TEXT)
UNSOLVABLE = SAYINGS.refusal("unsolvable")
TOO_MANY_MIXED = SAYINGS.refusal("too-many-mixed", count=NUMBER, most=NUMBER)
TOO_MANY_FACES = SAYINGS.refusal("too-many-faces", phase=TEXT)
