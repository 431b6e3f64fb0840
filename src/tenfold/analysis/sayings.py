"""What referees and coaches refuse: hands, rolls, phases and positions that no box can hold."""

from __future__ import annotations

from tenfold.core.sayings import CARDS, NUMBER, TEXT, WORDS, Sentences

SAYINGS = Sentences("commands")

PHASE_UNLISTED = SAYINGS.refusal("phase-unlisted", number=NUMBER, most=NUMBER)
HAND_EMPTY = SAYINGS.refusal("hand-empty")
HAND_TOO_BIG = SAYINGS.refusal("hand-too-big", most=NUMBER, count=NUMBER)
DECK_TOO_SMALL = SAYINGS.refusal("deck-too-small", cards=CARDS)

# --- dice ---

COLOURS_WANTED = SAYINGS.refusal("colours-wanted", number=NUMBER)
TEN_DICE = SAYINGS.refusal("dice-count", count=NUMBER)
LOW_AND_HIGH = SAYINGS.refusal("low-and-high", low=NUMBER, high=NUMBER)
NO_SUCH_DIE = SAYINGS.refusal("die-unknown", die=TEXT, dice=WORDS)
ON_NO_DIE = SAYINGS.refusal("on-no-die", text=TEXT)
WHICH_DIE = SAYINGS.refusal("which-die", face=TEXT, dice=WORDS)
DIE_NOT_SHOWN = SAYINGS.refusal("die-not-shown", face=TEXT, count=NUMBER, shown=TEXT)
DIE_LACKS_FACE = SAYINGS.refusal("die-lacks-face", face=TEXT, die=TEXT, faces=TEXT)
SET_LACKS_FACE = SAYINGS.refusal("set-lacks-face", face=TEXT, faces=TEXT)
FACES_CROWD = SAYINGS.refusal("faces-crowd", faces=TEXT, dice=TEXT)
UNSOLVABLE = SAYINGS.refusal("unsolvable")
TOO_MANY_MIXED = SAYINGS.refusal("too-many-mixed", count=NUMBER, most=NUMBER)
TOO_MANY_FACES = SAYINGS.refusal("too-many-faces", phase=TEXT)

# --- positions of the dice game ---

ATTEMPT_FAILED = SAYINGS.refusal("at-attempt-failed")
NO_ROLL_LEFT = SAYINGS.refusal("at-no-roll-left")
ASIDE_STAYS = SAYINGS.refusal("at-aside-stays", dice=TEXT)
ALONE_DEDUCTED = SAYINGS.refusal("at-alone-deducted")
NO_PLACE = SAYINGS.refusal("at-no-place", place=NUMBER, players=NUMBER)
TOO_MANY_POINTS = SAYINGS.refusal("at-too-many-points", number=NUMBER, most=NUMBER, points=NUMBER)
DEDUCTIONS = SAYINGS.refusal("at-deductions", each=NUMBER, most=NUMBER)
UNDECIDED = SAYINGS.refusal("at-undecided", text=TEXT, number=NUMBER, count=NUMBER)
NOT_POINTS = SAYINGS.refusal("at-not-points", text=TEXT)
NOT_A_BONUS = SAYINGS.refusal("at-not-a-bonus", text=TEXT, bonus=NUMBER, entered=NUMBER)
BONUS_WAS_MISSED = SAYINGS.refusal("at-bonus-was-missed", points=NUMBER, phases=NUMBER, wanted=NUMBER)
BONUS_WAS_WON = SAYINGS.refusal("at-bonus-was-won", points=NUMBER, phases=NUMBER, wanted=NUMBER)
FIRST_GETS_BONUS = SAYINGS.refusal("at-first-gets-bonus")
LATE_FOR_BONUS = SAYINGS.refusal("at-late-for-bonus", place=NUMBER, finisher=NUMBER)
NOT_A_RIVAL = SAYINGS.refusal("at-not-a-rival", text=TEXT, example=TEXT)
RIVAL_PHASE = SAYINGS.refusal("at-rival-phase", last=NUMBER, done=NUMBER, number=NUMBER)
NOT_THE_END = SAYINGS.refusal("at-not-the-end")
BEGAN_LATER = SAYINGS.refusal("at-began-later", number=NUMBER, began=NUMBER)
ASIDE_ROLLED = SAYINGS.refusal("at-aside-rolled")
ASIDE_WHEN = SAYINGS.refusal("at-aside-when")
ALL_ASIDE = SAYINGS.refusal("at-all-aside")
