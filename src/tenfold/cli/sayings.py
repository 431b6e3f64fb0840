"""What the commands refuse themselves: options that do not go together, files, positions of the dice game."""

from __future__ import annotations

from tenfold.core.sayings import NUMBER, SAYING, TEXT, WORDS, Sentences

SAYINGS = Sentences("commands")

OTHER_GAMES_OPTION = SAYINGS.refusal("other-games-option", option=TEXT, game=TEXT, this=TEXT)
NAME_HAND = SAYINGS.refusal("name-hand")
NAME_PHASE_OR_TABLE = SAYINGS.refusal("name-phase-or-table")
NAME_PHASE_AND_ROLL = SAYINGS.refusal("name-phase-and-roll")
SEAT_UNKNOWN = SAYINGS.refusal("seat-unknown", seat=NUMBER, last=NUMBER)
UNFINISHED = SAYINGS.refusal("record-unfinished", file=TEXT)

# --- files ---

IN_FILE = SAYINGS.refusal("in-file", file=TEXT, problem=SAYING)
OTHER_GAME = SAYINGS.event("file-other-game", game=TEXT)
NO_EDITION = SAYINGS.event("file-no-edition", line=TEXT)
NOT_TOML = SAYINGS.refusal("file-not-toml", file=TEXT, problem=TEXT)
NESTED = SAYINGS.event("file-nested")
PLOT_MISSING = SAYINGS.refusal("plot-missing", command=TEXT)
PLOT = SAYINGS.refusal("plot", file=TEXT, problem=SAYING)
PLOT_FOLDER = SAYINGS.event("plot-folder")
PLOT_KIND = SAYINGS.event("plot-kind", kinds=WORDS)
PLOT_NO_FOLDER = SAYINGS.event("plot-no-folder", folder=TEXT)
PLOT_FORBIDDEN = SAYINGS.event("plot-forbidden")
PLOT_FAILED = SAYINGS.event("plot-failed", problem=TEXT)

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
