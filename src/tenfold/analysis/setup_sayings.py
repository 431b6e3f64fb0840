"""What is said of a position that somebody sets up: why it cannot be, and what is known of it in figures."""

from __future__ import annotations

from tenfold.core.sayings import CARDS, NUMBER, SAYING, TEXT, WORDS, Sentences

SAYINGS = Sentences("analysis")

# --- what cannot be ---

NO_SETUP = SAYINGS.refusal("setup", games=WORDS)
TOO_LONG = SAYINGS.refusal("setup-long", most=NUMBER)
FIELD = SAYINGS.refusal("setup-field", name=TEXT, fields=WORDS)
FIELD_TWICE = SAYINGS.refusal("setup-twice", name=WORDS)
FIELD_MISSING = SAYINGS.refusal("setup-missing", name=WORDS)
VALUE = SAYINGS.refusal("setup-value", name=WORDS, text=TEXT)
OTHER_SEATS = SAYINGS.refusal("setup-seats", name=WORDS, seats=NUMBER)
NO_SEAT = SAYINGS.refusal("setup-seat", most=NUMBER)
NO_PHASE = SAYINGS.refusal("setup-phase", number=NUMBER, phases=WORDS)
TOO_MANY_CARDS = SAYINGS.refusal("setup-cards", cards=CARDS)
HAND_SIZE = SAYINGS.refusal("setup-hand-size", count=NUMBER, size=NUMBER)
HAND_SIZES = SAYINGS.refusal("setup-hand", count=NUMBER, fewest=NUMBER, most=NUMBER)
HAND_HIDDEN = SAYINGS.refusal("setup-hidden", seat=NUMBER)
IMPOSSIBLE = SAYINGS.refusal("setup-impossible", problem=SAYING)
NOBODY_DECIDES = SAYINGS.refusal("setup-nobody")
NO_STEP = SAYINGS.refusal("setup-step", steps=NUMBER)
TOO_OFTEN = SAYINGS.refusal("setup-often")

# --- figures, and how they come about; a `chance` is in 100 ---

MISSING = SAYINGS.advice("analysis-missing", phase=NUMBER, distance=NUMBER)
HOW_MISSING = SAYINGS.advice("analysis-how-missing")
NEXT_CARD = SAYINGS.advice("analysis-next-card", phase=NUMBER, outs=NUMBER, unseen=NUMBER, chance=NUMBER)
HOW_NEXT_CARD = SAYINGS.advice("analysis-how-next-card", outs=NUMBER, unseen=NUMBER)
COST = SAYINGS.advice("analysis-cost", points=NUMBER)
HOW_COST = SAYINGS.advice("analysis-how-cost")
POINTS_NOW = SAYINGS.advice("analysis-points-now", phase=NUMBER, points=NUMBER)
HOW_POINTS_NOW = SAYINGS.advice("analysis-how-points-now")
PHASE_CHANCE = SAYINGS.advice("analysis-phase-chance", phase=NUMBER, chance=NUMBER)
HOW_PHASE_CHANCE = SAYINGS.advice("analysis-how-phase-chance")
TOTAL = SAYINGS.advice("analysis-total", total=NUMBER)
HOW_TOTAL = SAYINGS.advice("analysis-how-total")
WIN = SAYINGS.advice("analysis-win", chance=NUMBER)
HOW_WIN = SAYINGS.advice("analysis-how-win")
# Estimated in worlds; `margin` is half of the interval, in 100.
WIN_WITHIN = SAYINGS.advice("analysis-win-within", chance=NUMBER, margin=NUMBER, worlds=NUMBER)
HOW_WIN_WITHIN = SAYINGS.advice("analysis-how-win-within", worlds=NUMBER)
ESTIMATED = SAYINGS.advice("analysis-estimated", worlds=NUMBER)
FEW_WORLDS = SAYINGS.advice("analysis-few-worlds", worlds=NUMBER)
HOW_ESTIMATED = SAYINGS.advice("analysis-how-estimated")
