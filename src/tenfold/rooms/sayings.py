"""What is said in rooms around their tables, and what rooms, servers and clients refuse."""

from __future__ import annotations

from tenfold.core.sayings import NAME, NUMBER, SEAT, TERM, TEXT, Sentences

SAYINGS = Sentences("room")

# --- what happens ---

SAT = SAYINGS.event("room-sat", name=NAME)  # the seat had another name before
BOT_SAT = SAYINGS.event("room-bot-sat", bot=TERM)
BOT_PLAYS = SAYINGS.event("room-bot-plays", bot=TERM, how=TERM)
LEFT = SAYINGS.event("room-left", name=SEAT)
PLAYS_ON = SAYINGS.event("room-plays-on", bot=TERM)
GIVEN = SAYINGS.event("room-given", name=SEAT, bot=TERM)
TAKEN = SAYINGS.event("room-taken", name=NAME, bot=TERM)
TAKEN_FROM = SAYINGS.event("room-taken-from", name=NAME, other=NAME)  # from before there were characters
QUEUED = SAYINGS.event("room-queued", name=NAME)
UNQUEUED = SAYINGS.event("room-unqueued", name=NAME)
NAMED = SAYINGS.event("room-named", number=NUMBER, name=NAME)
RENAMED = SAYINGS.event("room-renamed", other=NAME, name=NAME)
MOVED = SAYINGS.event("room-moved", name=NAME, number=NUMBER)
STARTED = SAYINGS.event("room-started")
ENDED = SAYINGS.event("room-ended")
STOOD_IN = SAYINGS.event("room-stood-in", name=SEAT)
RETURNED = SAYINGS.event("room-returned", name=SEAT)
PAUSED = SAYINGS.event("room-paused", name=SEAT)
RESUMED = SAYINGS.event("room-resumed", name=SEAT)
ANSWERED = SAYINGS.event("room-answered")
TIME_UP = SAYINGS.event("room-time-up", name=SEAT)
READIED = SAYINGS.event("room-ready", name=SEAT)
BOT_WANTED = SAYINGS.event("room-bot-wanted", name=SEAT, target=SEAT)
ASKED_OUT = SAYINGS.event("room-asked-out", name=SEAT)
IS_HERE = SAYINGS.event("room-is-here", name=SEAT)
TAKEN_OVER = SAYINGS.event("room-taken-over", name=SEAT)
NEW_GAME = SAYINGS.event("room-new-game")
SHUT = SAYINGS.event("room-shut")

# --- what the host changes ---

CHOSEN_GAME = SAYINGS.event("room-chosen-game", game=TERM)
CHOSEN_EDITION = SAYINGS.event("room-chosen-edition", edition=TERM)
CHOSEN_RULES = SAYINGS.event("room-chosen-rules")
CHOSEN_SEATS = SAYINGS.event("room-chosen-seats", seats=NUMBER)
CHOSEN_BOTS = SAYINGS.event("room-chosen-bots", how=TERM)
CHOSEN_CLOCK = SAYINGS.event("room-chosen-clock", seconds=NUMBER)
NO_CLOCK = SAYINGS.event("room-no-clock")
CHOSEN_KNOCK_TIME = SAYINGS.event("room-chosen-knock-time", seconds=NUMBER)
CHOSEN_PATIENCE = SAYINGS.event("room-chosen-patience", seconds=NUMBER)
NEWCOMERS_ON = SAYINGS.event("room-newcomers-on")
NEWCOMERS_OFF = SAYINGS.event("room-newcomers-off")
REACTIONS_ON = SAYINGS.event("room-reactions-on")
REACTIONS_OFF = SAYINGS.event("room-reactions-off")
CHOSEN_DEALER = SAYINGS.event("room-chosen-dealer", name=SEAT)
CHOSEN_FIRST = SAYINGS.event("room-chosen-first", name=SEAT)
LOTS = SAYINGS.event("room-lots")

# Clients see it themselves: presence is not an entry in the log.
AWAY = SAYINGS.event("room-away", name=SEAT)
BACK = SAYINGS.event("room-back", name=SEAT)

# --- what a room refuses ---

NOT_HOST = SAYINGS.refusal("not-host")
GAME_RUNNING = SAYINGS.refusal("game-running")
NO_NAME = SAYINGS.refusal("no-name")
ROOM_FULL = SAYINGS.refusal("room-full", seats=NUMBER)
NO_SEAT = SAYINGS.refusal("no-seat", seats=NUMBER)
SEAT_TAKEN = SAYINGS.refusal("seat-taken")
SEAT_FREE = SAYINGS.refusal("seat-free")
SEAT_NOT_FREE = SAYINGS.refusal("seat-not-free")
NOBODY_THERE = SAYINGS.refusal("nobody-there")
CHARACTER_TAKEN = SAYINGS.refusal("character-taken", name=NAME)
TOO_FEW_SEATS = SAYINGS.refusal("too-few-seats", people=NUMBER)
SETTINGS_FIXED = SAYINGS.refusal("settings-fixed")
LESSON_FIXED = SAYINGS.refusal("lesson-fixed")
KNOCK_DEVICE = SAYINGS.refusal("knock-device")
CLOSED = SAYINGS.refusal("closed")
ROOM_SHUT = SAYINGS.refusal("shut")
NO_BOT_THERE = SAYINGS.refusal("no-bot-there")
HELD_ANOTHER = SAYINGS.refusal("held-another")
NOT_LONG_AWAY = SAYINGS.refusal("not-long-away", name=SEAT, minutes=NUMBER)
NOT_OVER = SAYINGS.refusal("not-over")
NO_SALT_AWAITED = SAYINGS.refusal("no-salt-awaited")
OTHER_SALT = SAYINGS.refusal("other-salt")
NO_GAME = SAYINGS.refusal("no-game")
GAME_PAUSED = SAYINGS.refusal("paused")
STALE = SAYINGS.refusal("stale")
NOT_YOUR_TURN = SAYINGS.refusal("not-your-turn")
ANSWERED_ALREADY = SAYINGS.refusal("answered-already")
NOT_PAUSED = SAYINGS.refusal("not-paused")
NO_REST = SAYINGS.refusal("no-rest")
READY_ALREADY = SAYINGS.refusal("ready-already")
BOT_IN_SEAT = SAYINGS.refusal("bot-plays")
NO_BOT_PLAYS = SAYINGS.refusal("no-bot-plays")
BOT_COMES = SAYINGS.refusal("bot-comes")
NOBODY_TO_WAIT_FOR = SAYINGS.refusal("nobody-to-wait-for")
NOT_WAITING_LONG = SAYINGS.refusal("not-waiting-long", seconds=NUMBER)
NUDGED_ALREADY = SAYINGS.refusal("nudged-already")
REACTIONS_SWITCHED_OFF = SAYINGS.refusal("reactions-off")
NO_REACTION = SAYINGS.refusal("no-reaction")
TOO_MANY_REACTIONS = SAYINGS.refusal("too-many-reactions")
RULES_TOO_LONG = SAYINGS.refusal("rules-too-long")

# --- what a server refuses ---

NO_SEAT_ANY_MORE = SAYINGS.refusal("no-seat-any-more")
SEAT_GIVEN = SAYINGS.refusal("seat-given", name=NAME)
WRONG_TOKEN = SAYINGS.refusal("wrong-token")
NO_ROOM = SAYINGS.refusal("no-room")
ONLY_WATCHING = SAYINGS.refusal("only-watching")
NO_ADVICE_NOW = SAYINGS.refusal("no-advice-now")
NO_EXACT_REVIEW = SAYINGS.refusal("no-exact-review")
NO_REVIEW_NOW = SAYINGS.refusal("no-review-now")
TOO_MANY_REVIEWS = SAYINGS.refusal("too-many-reviews")
TOO_FAST = SAYINGS.refusal("too-fast")
TOO_MANY_LINES = SAYINGS.refusal("too-many-lines")
TOO_MANY_ROOMS = SAYINGS.refusal("too-many-rooms")
BAD_MESSAGE = SAYINGS.refusal("bad-message")
BAD_MESSAGES = SAYINGS.refusal("bad-messages")
BAD_HELLO = SAYINGS.refusal("bad-hello")
DISK_FULL = SAYINGS.refusal("disk-full")
STORAGE_FAILED = SAYINGS.refusal("storage-failed")
NO_TELEVISION = SAYINGS.refusal("no-television")
TOO_MANY_GUESSES = SAYINGS.refusal("too-many-guesses")
TOO_MANY_TELEVISIONS = SAYINGS.refusal("too-many-televisions")
NO_SHEET = SAYINGS.refusal("no-sheet")
SHEET_MOVED_ON = SAYINGS.refusal("sheet-moved-on")
SHEET_FULL = SAYINGS.refusal("sheet-full", most=NUMBER)
NO_TOML = SAYINGS.refusal("no-toml", problem=TEXT)
TOO_LONG = SAYINGS.refusal("too-long")
NO_WORDS = SAYINGS.refusal("no-words")

# A client of another version cannot read sayings: it is told in English.
OLD_CLIENT = SAYINGS.internal(
    "old-client", "This server has a newer version of Tenfold: reload the page, or update your program."
)
NEW_CLIENT = SAYINGS.internal(
    "new-client", "This server has an older version of Tenfold than your program: its owner must update it."
)
AS_TOLD = SAYINGS.event("as-told", text=TEXT)  # the words of a version that had no sayings

# --- what a client refuses ---

NO_LINK = SAYINGS.refusal("no-link", text=TEXT)
NO_SERVER = SAYINGS.refusal("no-server", text=TEXT)
