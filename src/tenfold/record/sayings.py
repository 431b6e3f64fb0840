"""What is wrong with a record."""

from __future__ import annotations

from tenfold.core.sayings import NUMBER, SAYING, TEXT, Saying, Sentences

SAYINGS = Sentences("commands")

UNREADABLE = SAYINGS.refusal("file-unreadable", file=TEXT, problem=SAYING)
NO_FILE = SAYINGS.event("file-missing")
FOLDER = SAYINGS.event("file-folder")
FORBIDDEN = SAYINGS.event("file-forbidden")
OTHER_PROBLEM = SAYINGS.event("file-problem", problem=TEXT)
NO_RECORD = SAYINGS.refusal("record-none", file=TEXT)
CUT_OFF = SAYINGS.refusal("record-cut-off", file=TEXT, line=NUMBER)
OTHER_VERSION = SAYINGS.refusal("record-version", file=TEXT, version=NUMBER, known=NUMBER)
IN_LINE = SAYINGS.refusal("record-line", file=TEXT, line=NUMBER, problem=SAYING)
IN_EVENT = SAYINGS.refusal("record-event", line=NUMBER, n=NUMBER, do=TEXT, problem=SAYING)
IN_HEADER = SAYINGS.refusal("record-header", problem=SAYING)

# --- files of "My games" ---

NO_GAMES = SAYINGS.refusal("games-none", file=TEXT)
GAMES_CUT_OFF = SAYINGS.refusal("games-cut-off", file=TEXT)
GAMES_VERSION = SAYINGS.refusal("games-version", file=TEXT, version=NUMBER, known=NUMBER)
GAME_BROKEN = SAYINGS.refusal("games-broken", file=TEXT, number=NUMBER)

# --- in a line ---

NO_LINE = SAYINGS.event("record-no-line")
ALTERED = SAYINGS.event("record-altered")
OUT_OF_ORDER = SAYINGS.event("record-out-of-order", n=NUMBER)
STRANGE_SEATS = SAYINGS.event("record-strange-seats")
NESTED = SAYINGS.event("record-nested")
UNLIKE = SAYINGS.event("record-unlike", problem=TEXT)

# --- in an event ---

OVER = SAYINGS.event("record-over")
NATURE_ACTS = SAYINGS.event("record-nature-acts")
SEAT_ACTS = SAYINGS.event("record-seat-acts", seat=NUMBER)
TAMPERED = SAYINGS.event("record-tampered")

# --- the end ---

NO_RESULT = SAYINGS.refusal("record-no-result", count=NUMBER)
SEED_NOT_HEX = SAYINGS.refusal("record-seed-not-hex")
OTHER_SEED = SAYINGS.refusal("record-other-seed")
NOT_STOPPED = SAYINGS.refusal("record-not-stopped")
EVENTS_MISSING = SAYINGS.refusal("record-events-missing")
OTHER_RESULT = SAYINGS.refusal("record-other-result")


def unreadable(file: object, error: OSError) -> Saying:
    """Why a file cannot be read; what is rare, in the system's own words."""
    known = {FileNotFoundError: NO_FILE, IsADirectoryError: FOLDER, PermissionError: FORBIDDEN}
    said = known.get(type(error))
    return UNREADABLE(
        file=file, problem=OTHER_PROBLEM(problem=error.strerror or error) if said is None else said()
    )
