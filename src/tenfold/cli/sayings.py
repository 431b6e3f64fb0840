"""What the commands refuse themselves: options that do not go together, files."""

from __future__ import annotations

from tenfold.core.sayings import NUMBER, SAYING, TEXT, WORDS, Sentences

SAYINGS = Sentences("commands")

OTHER_GAMES_OPTION = SAYINGS.refusal("other-games-option", option=TEXT, game=TEXT, this=TEXT)
NAME_HAND = SAYINGS.refusal("name-hand")
NAME_PHASE_OR_TABLE = SAYINGS.refusal("name-phase-or-table")
NAME_PHASE_AND_ROLL = SAYINGS.refusal("name-phase-and-roll")
SEAT_UNKNOWN = SAYINGS.refusal("seat-unknown", seat=NUMBER, last=NUMBER)
UNFINISHED = SAYINGS.refusal("record-unfinished", file=TEXT)
NAME_POSITION = SAYINGS.refusal("name-position")
STEP_OF_RECORD = SAYINGS.refusal("step-of-record")
ONE_OF = SAYINGS.refusal("one-of", options=WORDS)

# --- files ---

IN_FILE = SAYINGS.refusal("in-file", file=TEXT, problem=SAYING)
OTHER_GAME = SAYINGS.event("file-other-game", game=TEXT)
NO_EDITION = SAYINGS.event("file-no-edition", line=TEXT)
NOT_TOML = SAYINGS.refusal("file-not-toml", file=TEXT, problem=TEXT)
NESTED = SAYINGS.event("file-nested")
NOT_TEXT = SAYINGS.event("file-not-text")
PLOT_MISSING = SAYINGS.refusal("plot-missing", command=TEXT)
PLOT = SAYINGS.refusal("plot", file=TEXT, problem=SAYING)
PLOT_FOLDER = SAYINGS.event("plot-folder")
PLOT_KIND = SAYINGS.event("plot-kind", kinds=WORDS)
PLOT_NO_FOLDER = SAYINGS.event("plot-no-folder", folder=TEXT)
PLOT_FORBIDDEN = SAYINGS.event("plot-forbidden")
PLOT_FAILED = SAYINGS.event("plot-failed", problem=TEXT)
