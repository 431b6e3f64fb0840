"""What the games refuse alike: tables of rules, lay-downs that are not the phase, actions out of place."""

from __future__ import annotations

from tenfold.core.sayings import CARDS, GROUPS, NUMBER, PHASE, SAYING, TEXT, WORDS
from tenfold.pieces.sayings import SAYINGS

# --- rules ---

UNKNOWN_GAME = SAYINGS.refusal("unknown-game", name=TEXT, games=WORDS)
UNKNOWN_EDITION = SAYINGS.refusal("unknown-edition", edition=TEXT, editions=WORDS)
UNKNOWN_VARIANT = SAYINGS.refusal("unknown-variant", variant=TEXT, variants=WORDS)
VARIANT_CONTRADICTS = SAYINGS.refusal("variant-contradicts", variant=TEXT)
UNKNOWN_OPTION = SAYINGS.refusal("unknown-option", option=TEXT, options=WORDS)
OPTION_CONTRADICTS = SAYINGS.refusal("option-contradicts", option=TEXT)
OPTION_VALUE = SAYINGS.refusal("option-value", name=TEXT, problem=SAYING)
OPTION_NAMES = SAYINGS.event("option-names")
OPTION_TEXT = SAYINGS.event("option-text")
OPTION_FLAG = SAYINGS.event("option-flag")
OPTION_NUMBER = SAYINGS.event("option-number", least=NUMBER, most=NUMBER)
OPTION_MEMBER = SAYINGS.event("option-member", allowed=WORDS)
OPTION_PHASES = SAYINGS.event("option-phases")
NO_PHASES = SAYINGS.refusal("no-phases")
PHASE_TOO_LONG = SAYINGS.refusal("phase-too-long", number=NUMBER, size=NUMBER, room=NUMBER)
RUN_TOO_SHORT = SAYINGS.refusal("run-too-short", number=NUMBER, shortest=NUMBER)
SHORT_LENGTH = SAYINGS.refusal("short-length", short=NUMBER, most=NUMBER, listed=NUMBER)
FREE_AND_FIXED = SAYINGS.refusal("free-and-fixed")
PLAYERS = SAYINGS.refusal("players", players=NUMBER, fewest=NUMBER, most=NUMBER)
DEALER = SAYINGS.refusal("dealer")
UNKNOWN_BOT = SAYINGS.refusal("unknown-bot", name=TEXT, bots=WORDS)

# --- surfaces that a game may lack ---

NO_HINTS = SAYINGS.refusal("no-hints")
NO_REFEREE = SAYINGS.refusal("no-referee")
NO_ODDS = SAYINGS.refusal("no-odds")
NO_REVIEW = SAYINGS.refusal("no-review")
NO_ANALYSIS = SAYINGS.refusal("no-analysis")
NO_SCREEN = SAYINGS.refusal("no-screen")
NO_REPLAY = SAYINGS.refusal("no-replay")
NO_PAD = SAYINGS.refusal("no-pad")

# --- actions ---

NO_ACTION = SAYINGS.refusal("no-action", text=TEXT, forms=WORDS)
GAME_OVER = SAYINGS.refusal("game-over")
EXTRA_GROUP = SAYINGS.refusal("extra-group", number=NUMBER, phase=PHASE)
NOT_THE_PHASE = SAYINGS.refusal("not-the-phase", number=NUMBER, phase=PHASE, groups=GROUPS)
WRONG_PHASE = SAYINGS.refusal("wrong-phase", number=NUMBER, allowed=WORDS)
DISCARD_EMPTY = SAYINGS.refusal("discard-empty")
NOT_IN_HAND = SAYINGS.refusal("not-in-hand", cards=CARDS, hand=CARDS)

NO_SUCH_SEAT = SAYINGS.internal("no-such-seat", "there is no seat {seat}", seat=NUMBER)
LOT_FIRST = SAYINGS.internal("lot-first", "lots must first be drawn for who begins")
DEAL_FIRST = SAYINGS.internal("deal-first", "the cards must be dealt first")
CARD_FIRST = SAYINGS.internal("card-first", "the card must come off the draw pile first")
ROLL_FIRST = SAYINGS.internal("roll-first", "the dice must be rolled first")
NOT_IN_PILE = SAYINGS.internal("not-in-pile", "the draw pile does not hold {cards}", cards=CARDS)
NOT_IN_DECK = SAYINGS.internal("not-in-deck", "the deck does not hold that many: {cards}", cards=CARDS)

# --- text forms ---

NO_POSITION = SAYINGS.internal(
    "no-position", "this is not a position of the {game} game: {problem}", game=TEXT, problem=SAYING
)
NO_VIEW = SAYINGS.internal(
    "no-view", "this is not a view of the {game} game: {problem}", game=TEXT, problem=TEXT
)
