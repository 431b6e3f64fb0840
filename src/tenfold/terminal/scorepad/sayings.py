"""What score pads say and refuse, in the terminal and on the page: the same messages with the same facts."""

from __future__ import annotations

from tenfold.core.sayings import NAME, NUMBER, SAYING, TEXT, WORDS, Sentences

SAYINGS = Sentences("pad")

PLAYOFF_DUE = SAYINGS.event("pad-playoff-due", names=WORDS)
UNDO_HAND = SAYINGS.event("pad-undo-hand", hand=NUMBER, entries=TEXT)
UNDO_PLAYOFF = SAYINGS.event("pad-undo-playoff")

# --- names ---

NAMES_COUNT = SAYINGS.refusal("pad-names-count", fewest=NUMBER, most=NUMBER, count=NUMBER)
NAME_EMPTY = SAYINGS.refusal("pad-name-empty")
NAME_LETTERS = SAYINGS.refusal("pad-name-letters", name=TEXT)
NAME_LONG = SAYINGS.refusal("pad-name-long", name=TEXT, most=NUMBER)
NAME_NUMBER = SAYINGS.refusal("pad-name-number", name=TEXT)
NAME_WORD = SAYINGS.refusal("pad-name-word", name=TEXT)
NAME_TWICE = SAYINGS.refusal("pad-name-twice", name=NAME)
NO_PLAYER = SAYINGS.refusal("pad-player", text=TEXT, names=WORDS)

# --- a hand ---

NO_ENTRY = SAYINGS.refusal("pad-answer", text=TEXT, mark=WORDS)
_POINTS = {
    "name": NAME,
    "points": NUMBER,
    "cards": NUMBER,
    "least": NUMBER,
    "most": NUMBER,
    "nearest": WORDS,
}
POINTS_HELD = SAYINGS.refusal("pad-points-held", **_POINTS)
POINTS_LAID = SAYINGS.refusal("pad-points-laid", **_POINTS)
MUST_BE_OUT = SAYINGS.refusal("pad-must-be-out", phase=NUMBER, name=NAME)
NOT_OPEN = SAYINGS.refusal("pad-phase", phase=NUMBER, name=NAME, phases=WORDS)
PHASE_NAMED = SAYINGS.refusal("pad-phase-number", name=NAME)
MORE_THAN_A_DECK = SAYINGS.refusal("pad-deck", points=TEXT)
OVER = SAYINGS.refusal("pad-over")
OUT_POINTS = SAYINGS.refusal("pad-out-points", name=NAME)
OUT_PHASE = SAYINGS.refusal("pad-out-phase", name=NAME)
NO_PLAYOFF = SAYINGS.refusal("pad-no-playoff")
NOT_IN_PLAYOFF = SAYINGS.refusal("pad-playoff", name=NAME, names=WORDS)
IN_HAND = SAYINGS.refusal("pad-hand", hand=NUMBER, problem=SAYING)
HAND_NUMBER = SAYINGS.refusal("pad-hand-number", last=NUMBER)
DRAFT = SAYINGS.refusal("pad-draft")

# --- files ---

NO_PAD = SAYINGS.refusal("pad-none", file=TEXT)
CSV = SAYINGS.refusal("pad-csv", file=TEXT, problem=TEXT)
CSV_EXISTS = SAYINGS.refusal("pad-csv-exists", file=TEXT)
FILE = SAYINGS.refusal("pad-file", file=TEXT, problem=SAYING)
FILE_KIND = SAYINGS.refusal("pad-file-kind", file=TEXT)
FILE_NONE = SAYINGS.refusal("pad-file-none")
FILE_SIZE = SAYINGS.refusal("pad-file-size")
FILE_VERSION = SAYINGS.refusal("pad-file-version", version=TEXT, known=NUMBER)
FILE_JSON = SAYINGS.refusal("pad-file-json", problem=TEXT)
