"""What is said at a duel: what happens, and what is refused. Cards are numbers, and are said as such."""

from __future__ import annotations

from tenfold.core.sayings import NUMBER, SEAT, WORDS, Sentences

SAYINGS = Sentences("duel")

# --- what happens ---

BEGIN = SAYINGS.event("duel-begin", name=SEAT)
DEAL = SAYINGS.event("duel-deal", count=NUMBER)
DEAL_SEEN = SAYINGS.event("duel-deal-seen", name=SEAT, cards=WORDS)
PLAY = SAYINGS.event("duel-play", name=SEAT, target=SEAT, card=NUMBER)
PLAY_LAST = SAYINGS.event("duel-play-last", name=SEAT, card=NUMBER)
BEAT = SAYINGS.event("duel-beat", name=SEAT, target=SEAT, card=NUMBER, up=NUMBER)
LET = SAYINGS.event("duel-let", name=SEAT, target=SEAT, up=NUMBER)

# --- refused ---

ANSWER_FIRST = SAYINGS.refusal("duel-answer-first", up=NUMBER)
NOTHING_TO_ANSWER = SAYINGS.refusal("duel-nothing-to-answer")
NOT_HELD = SAYINGS.refusal("duel-not-held", card=NUMBER, hand=WORDS)
TOO_WEAK = SAYINGS.refusal("duel-too-weak", card=NUMBER, up=NUMBER, beating=WORDS)
DEAL_SIZE = SAYINGS.internal(
    "duel-deal-size", "every player is dealt {dealt} cards of the deck", dealt=NUMBER
)
