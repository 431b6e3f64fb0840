"""Why an action is advised at the dice. A `chance` is that of the next roll alone, in 100: it is exact."""

from __future__ import annotations

from tenfold.core.sayings import DICE, NUMBER, SEAT, Sentences

REASONS = Sentences("advice-dice")

KEEP = REASONS.advice("advice-dice-keep", dice=DICE, missing=NUMBER, phase=NUMBER, chance=NUMBER)
KEEP_NOTHING = REASONS.advice("advice-dice-keep-nothing", phase=NUMBER, chance=NUMBER)
IMPROVE_SAFELY = REASONS.advice("advice-dice-improve-safely", dice=DICE, points=NUMBER)
IMPROVE = REASONS.advice("advice-dice-improve", dice=DICE, points=NUMBER, chance=NUMBER)
STOP = REASONS.advice("advice-dice-stop", points=NUMBER)
STOP_LOCKED = REASONS.advice("advice-dice-stop-locked")
SCORE = REASONS.advice("advice-dice-score", points=NUMBER)
BEING_SOLVED = REASONS.advice("advice-dice-being-solved")
ESTIMATED = REASONS.advice("advice-dice-estimated")
DECLINE = REASONS.advice("advice-dice-decline", points=NUMBER)

# What a review tells of a decision that no event tells of: what comes of it is told when it is written down.
STOPPED = REASONS.event("advice-dice-stopped", name=SEAT)
