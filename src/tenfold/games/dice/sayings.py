"""What is said at the dice: what happens, and why something is refused."""

from __future__ import annotations

from tenfold.core.sayings import DICE, NUMBER, SEAT, TEXT, WORDS, Sentences

SAYINGS = Sentences("dice")

# --- what happens ---

BEGIN = SAYINGS.event("dice-begin", name=SEAT)
KEEP = SAYINGS.event("dice-keep", name=SEAT, roll=DICE, dice=DICE, rolled=NUMBER)
KEEP_NOTHING = SAYINGS.event("dice-keep-nothing", name=SEAT, roll=DICE)
MAKE_PHASE = SAYINGS.event("dice-make-phase", name=SEAT, roll=DICE, phase=NUMBER, points=NUMBER)
FAIL_PHASE = SAYINGS.event("dice-fail-phase", name=SEAT, roll=DICE, phase=NUMBER)
FAIL_PHASE_ALONE = SAYINGS.event("dice-fail-phase-alone", name=SEAT, roll=DICE, phase=NUMBER, cost=NUMBER)
FAIL_FOR_GOOD = SAYINGS.event("dice-fail-for-good", name=SEAT, roll=DICE, phase=NUMBER)
REFUSE_POINTS = SAYINGS.event("dice-refuse-points", name=SEAT, roll=DICE, phase=NUMBER)
REFUSE_POINTS_ALONE = SAYINGS.event(
    "dice-refuse-points-alone", name=SEAT, roll=DICE, phase=NUMBER, cost=NUMBER
)
WIN_BONUS_5 = SAYINGS.event("dice-win-bonus-5", name=SEAT, points=NUMBER, wanted=NUMBER)
MISS_BONUS_5 = SAYINGS.event("dice-miss-bonus-5", name=SEAT, points=NUMBER, wanted=NUMBER)
WIN_BONUS_10 = SAYINGS.event("dice-win-bonus-10", name=SEAT, count=NUMBER)
MISS_BONUS_10 = SAYINGS.event("dice-miss-bonus-10", name=SEAT, count=NUMBER)
START_THE_END = SAYINGS.event("dice-start-the-end", name=SEAT, count=NUMBER)

# --- refused: rules ---

OPTION_DICE = SAYINGS.event("option-dice")
COLOUR_ALONE = SAYINGS.refusal("colour-alone", number=NUMBER)
PHASE_IMPOSSIBLE = SAYINGS.refusal("phase-impossible", number=NUMBER)

# --- refused: actions ---

NO_DIE = SAYINGS.refusal("no-die", word=TEXT, dice=WORDS)
DIE_TWICE = SAYINGS.refusal("die-twice")
KEEP_ALL = SAYINGS.refusal("keep-all")
NO_FOURTH_ROLL = SAYINGS.refusal("no-fourth-roll")
KEEP_FIRST = SAYINGS.refusal("keep-first")
SCORE_FIRST = SAYINGS.refusal("score-first")
NO_DECLINE_ALONE = SAYINGS.refusal("no-decline-alone")
NO_DECLINE_IN_THE_END = SAYINGS.refusal("no-decline-in-the-end")

NO_SUCH_DIE = SAYINGS.internal("no-such-die", "there are ten dice, in the places 0 to 9")
DIE_LOCKED = SAYINGS.internal(
    "die-locked", "in this game dice set aside stay there: keep {dice} too", dice=DICE
)
TEN_DICE = SAYINGS.internal("ten-dice", "there are ten dice, not {count}", count=NUMBER)
NOT_ON_DIE = SAYINGS.internal(
    "not-on-die", "die {die} has no face {face}: it shows {faces}", die=TEXT, face=DICE, faces=DICE
)
KEPT_DIE_MOVED = SAYINGS.internal(
    "kept-die-moved",
    "die {die} was set aside and is not rolled: it still shows {face}",
    die=TEXT,
    face=DICE,
)
