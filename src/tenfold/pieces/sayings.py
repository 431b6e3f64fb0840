"""What is refused of cards, groups, dice and phases, whatever the game."""

from __future__ import annotations

from tenfold.core.sayings import CARD, GROUP, NUMBER, TEXT, WORDS, Sentences

SAYINGS = Sentences("pieces")

NO_CARD = SAYINGS.refusal("no-card", text=TEXT)
NO_GROUP = SAYINGS.refusal("no-group", text=TEXT)
NOT_OF_SET = SAYINGS.refusal("not-of-set", card=CARD, number=NUMBER)
NO_SUCH_NUMBER = SAYINGS.refusal("no-such-number", number=NUMBER)
RUN_TOO_FAR = SAYINGS.refusal("run-too-far", run=GROUP)
NOT_OF_RUN = SAYINGS.refusal("not-of-run", card=CARD, number=NUMBER, run=GROUP)
RUN_NOT_FULL = SAYINGS.refusal("run-not-full", run=GROUP)
RUN_LENGTH = SAYINGS.refusal("run-length", run=GROUP, count=NUMBER)
NOT_OF_COLOUR = SAYINGS.refusal("not-of-colour", card=CARD, colour=GROUP)
SKIP_IN_GROUP = SAYINGS.refusal("skip-in-group")
NO_PHASE = SAYINGS.refusal("no-phase", text=TEXT)
TWO_COLOUR_GROUPS = SAYINGS.refusal("two-colour-groups", text=TEXT)

NO_FACE = SAYINGS.internal(
    "no-face",
    '"{text}" is not a face of a die: write B, R, O or G and a number from 1 to 10 or W for a wild',
    text=TEXT,
)
WHICH_DICE = SAYINGS.refusal("which-dice", dice=WORDS, die=TEXT)
WRONG_COLOURS = SAYINGS.refusal("die-colours", die=TEXT, colours=TEXT, faces=WORDS)
