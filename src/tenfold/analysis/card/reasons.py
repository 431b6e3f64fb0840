"""Why an action is advised at the card table."""

from __future__ import annotations

from tenfold.core.sayings import CARD, GROUP, NUMBER, SEAT, Sentences

REASONS = Sentences("advice-card")

# --- taking a card ---

TAKE_SHORTENS = REASONS.advice("advice-take-shortens", card=CARD, phase=NUMBER, before=NUMBER, after=NUMBER)
TAKE_HITS = REASONS.advice("advice-take-hits", card=CARD)
TAKE_READY = REASONS.advice("advice-take-ready", card=CARD, phase=NUMBER)
DRAW_BETTER = REASONS.advice(
    "advice-draw-better", card=CARD, phase=NUMBER, distance=NUMBER, outs=NUMBER, total=NUMBER
)
DRAW_TO_HIT = REASONS.advice("advice-draw-to-hit", card=CARD)
DRAW_READY = REASONS.advice("advice-draw-ready", card=CARD, phase=NUMBER)
DRAW_ONLY = REASONS.advice("advice-draw-only")
KNOCK_SHORTENS = REASONS.advice("advice-knock-shortens", card=CARD, phase=NUMBER, before=NUMBER, after=NUMBER)
KNOCK_HITS = REASONS.advice("advice-knock-hits", card=CARD)
KNOCK_READY = REASONS.advice("advice-knock-ready", card=CARD, phase=NUMBER)
PASS = REASONS.advice("advice-pass", card=CARD)

# --- laying and hitting ---

LAY_NOW = REASONS.advice("advice-lay-now", phase=NUMBER, wilds=NUMBER, left=NUMBER, stuck=NUMBER)
LAY_HARD = REASONS.advice("advice-lay-hard", phase=NUMBER, others=NUMBER)
LAY_OUT = REASONS.advice("advice-lay-out", phase=NUMBER)
HIT_AWAY = REASONS.advice("advice-hit-away", card=CARD, group=GROUP, left=NUMBER)
HIT_OPENS = REASONS.advice("advice-hit-opens", card=CARD, group=GROUP, next=CARD)
GO_OUT = REASONS.advice("advice-go-out", card=CARD)

# --- discarding ---

SKIP_GOING_OUT = REASONS.advice("advice-skip-going-out", seat=SEAT, cards=NUMBER)
SKIP_LEADER = REASONS.advice("advice-skip-leader", seat=SEAT, done=NUMBER, points=NUMBER)
SKIP_RIVAL = REASONS.advice("advice-skip-rival", seat=SEAT, done=NUMBER, points=NUMBER)
SKIP_AGAIN = REASONS.advice("advice-skip-again", seat=SEAT)
DISCARD_USELESS = REASONS.advice(
    "advice-discard-useless", card=CARD, phase=NUMBER, distance=NUMBER, outs=NUMBER
)
DISCARD_SAFE = REASONS.advice("advice-discard-safe", card=CARD, instead=CARD, seat=SEAT)
DISCARD_DEAR = REASONS.advice("advice-discard-dear", card=CARD, seat=SEAT, cards=NUMBER, points=NUMBER)
DISCARD_STUCK = REASONS.advice("advice-discard-stuck", card=CARD)
DISCARD_LEAST = REASONS.advice("advice-discard-least", card=CARD, phase=NUMBER, distance=NUMBER)
KEEP_WILD = REASONS.advice("advice-keep-wild", card=CARD, turns=NUMBER)

# --- how hands end with the best choice, instead of what was done; shares are in 100 ---

MAKES_PHASE = REASONS.advice("outlook-makes-phase", name=SEAT, best=NUMBER, done=NUMBER)
OTHERS_MAKE_PHASE = REASONS.advice("outlook-others-make-phase", best=NUMBER, done=NUMBER)
LEFT_WITH = REASONS.advice("outlook-left-with", name=SEAT, best=NUMBER, done=NUMBER)
OTHERS_LEFT_WITH = REASONS.advice("outlook-others-left-with", best=NUMBER, done=NUMBER)
LIKELY_OUT = REASONS.advice("outlook-likely-out", name=SEAT, best=NUMBER, done=NUMBER)
