"""What is said at the card table: what happens, and what is refused."""

from __future__ import annotations

from tenfold.core.sayings import CARD, CARDS, GROUP, GROUPS, NUMBER, SEAT, SEATS, TEXT, Sentences

SAYINGS = Sentences("card")

# --- what happens ---

DEAL = SAYINGS.event("card-deal", name=SEAT, number=NUMBER, top=CARD)
DEAL_PLAYOFF = SAYINGS.event("card-deal-playoff", names=SEATS, top=CARD)
DRAW = SAYINGS.event("card-draw", name=SEAT)
DRAW_SEEN = SAYINGS.event("card-draw-seen", name=SEAT, card=CARD)
TAKE = SAYINGS.event("card-take", name=SEAT, card=CARD)
LAY = SAYINGS.event("card-lay", name=SEAT, phase=NUMBER, groups=GROUPS)
HIT = SAYINGS.event("card-hit", name=SEAT, card=CARD, group=GROUP)
HIT_AS = SAYINGS.event("card-hit-as", name=SEAT, card=CARD, group=GROUP, number=NUMBER)  # a wild on a run
DISCARD = SAYINGS.event("card-discard", name=SEAT, card=CARD)
SKIP = SAYINGS.event("card-skip", name=SEAT, target=SEAT)
KNOCK = SAYINGS.event("card-knock", name=SEAT, card=CARD)
PASS = SAYINGS.event("card-pass", name=SEAT, card=CARD)
LOSE_TURN = SAYINGS.event("card-lose-turn", name=SEAT)
LOSE_TURNS = SAYINGS.event("card-lose-turns", target=SEATS)  # two or more
PILE_RENEWED = SAYINGS.event("card-pile-renewed")
GO_OUT = SAYINGS.event("card-go-out", name=SEAT)

# --- refused: taking a card ---

DRAW_FIRST = SAYINGS.refusal("draw-first")
DRAWN_ALREADY = SAYINGS.refusal("drawn-already")
SKIP_NOT_TAKEN = SAYINGS.refusal("skip-not-taken")
NO_KNOCKING = SAYINGS.refusal("no-knocking")
NOTHING_TO_KNOCK = SAYINGS.refusal("nothing-to-knock")
KNOCK_FIRST = SAYINGS.refusal("knock-first")

# --- refused: laying and hitting ---

PLAY_FIRST = SAYINGS.refusal("play-first")
PHASE_LIES = SAYINGS.refusal("phase-lies")
PHASE_OF_WILDS = SAYINGS.refusal("phase-of-wilds")
GROUP_OF_WILDS = SAYINGS.refusal("group-of-wilds")
PHASE_FIRST = SAYINGS.refusal("phase-first")
NO_SUCH_GROUP = SAYINGS.refusal("no-such-group", owner=NUMBER, group=NUMBER)
SKIP_NO_HIT = SAYINGS.refusal("skip-no-hit")
RUN_FULL = SAYINGS.refusal("run-full")
END_CLOSED = SAYINGS.refusal("end-closed", run=GROUP)
WHICH_END = SAYINGS.refusal("which-end", run=GROUP)
NO_FIT = SAYINGS.refusal("no-fit", card=CARD, group=GROUP, fitting=CARDS)
KEEP_ONE = SAYINGS.refusal("keep-one")

# --- refused: skips ---

NO_SKIP = SAYINGS.refusal("no-skip")
SKIP_WHOM = SAYINGS.refusal("skip-whom", seats=SEATS)
SKIP_OTHER = SAYINGS.refusal("skip-other", seats=SEATS)
SKIP_PENDING = SAYINGS.refusal("skip-pending", target=SEAT, seats=SEATS)
SKIP_LAP = SAYINGS.refusal("skip-lap", target=SEAT, seats=SEATS)
SKIP_NEXT = SAYINGS.refusal("skip-next", seats=SEATS)

# --- refused: nature, what only a referee is shown ---

DEAL_SIZE = SAYINGS.internal("deal-size", "every player of the hand is dealt {dealt} cards", dealt=NUMBER)
GROUP_TOO_SHORT = SAYINGS.internal(
    "group-too-short",
    "{group} is too short to lie on the table: a {kind} has at least {fewest} cards",
    group=GROUP,
    kind=TEXT,
    fewest=NUMBER,
)
