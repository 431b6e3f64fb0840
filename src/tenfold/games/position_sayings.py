"""What a game's own text form has against a position; the analysis board says it."""

from __future__ import annotations

from tenfold.core.sayings import CARDS, NUMBER, TEXT, WORDS, Sentences

SAYINGS = Sentences("analysis")

FIELD = SAYINGS.event("position-field", name=WORDS, text=TEXT)
MISSING = SAYINGS.event("position-missing", name=WORDS)
SEATS = SAYINGS.event("position-seats")
SEAT = SAYINGS.event("position-seat")
STAGE = SAYINGS.event("position-stage")
DECK = SAYINGS.event("position-deck", count=NUMBER)
EXTRA = SAYINGS.event("position-extra", cards=CARDS)
SPACES = SAYINGS.event("position-spaces")
KNOWERS = SAYINGS.event("position-knowers", name=WORDS)
UNDER = SAYINGS.event("position-under", name=WORDS)
DICE = SAYINGS.event("position-dice", count=NUMBER)
OTHER = SAYINGS.event("position-other", problem=TEXT)  # what a game from elsewhere has against it

# --- of positions that somebody sets up ---

HIDDEN = SAYINGS.event("position-hidden", left=NUMBER, hidden=NUMBER)
NO_KNOCK = SAYINGS.event("position-no-knock")
NO_WORLD = SAYINGS.event("position-no-world")
