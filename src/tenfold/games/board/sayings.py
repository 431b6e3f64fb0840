"""What happens at the board and what is refused there, as sentences; their words are in `board.ftl`."""

from __future__ import annotations

from tenfold.core.sayings import CARD, CARDS, GROUP, GROUPS, NUMBER, SEAT, TERM, TERMS, TEXT, WORDS, Sentences

SAYINGS = Sentences("board")

# --- what happens ---

OPEN_ROUND = SAYINGS.event("board-open-round", name=SEAT, top=CARD)
ROLL_DICE = SAYINGS.event("board-roll-dice", name=SEAT, low=NUMBER, high=NUMBER)
MOVE_PIECE = SAYINGS.event("board-move-piece", name=SEAT, steps=NUMBER, space=TERM)
CHOOSE_SPACE = SAYINGS.event("board-choose-space", name=SEAT, space=TERM)
TURN_JOKER = SAYINGS.event("board-turn-joker", name=SEAT, card=CARD)
DRAW = SAYINGS.event("board-draw", name=SEAT)
DRAW_OF = SAYINGS.event("board-draw-of", name=SEAT, at=NUMBER, count=NUMBER)
DRAW_SEEN = SAYINGS.event("board-draw-seen", name=SEAT, card=CARD)
TAKE = SAYINGS.event("board-take", name=SEAT, card=CARD)
PICK_UNSEEN = SAYINGS.event("board-pick-unseen", name=SEAT)
PICK_SEEN = SAYINGS.event("board-pick-seen", name=SEAT, card=CARD, depth=NUMBER)
SWAP_NOTHING = SAYINGS.event("board-swap-nothing", name=SEAT)
SWAP_CARDS = SAYINGS.event("board-swap-cards", name=SEAT, count=NUMBER, card=CARD, drawn=NUMBER)
SWAP_SEEN = SAYINGS.event("board-swap-seen", name=SEAT, count=NUMBER, cards=CARDS, drawn=NUMBER)
ASK_NUMBER = SAYINGS.event("board-ask-number", name=SEAT, number=NUMBER)
ASK_NUMBER_WAY = SAYINGS.event("board-ask-number-way", name=SEAT, number=NUMBER, way=TERM)
HAVE_NONE = SAYINGS.event("board-have-none", name=SEAT, number=NUMBER)
MUST_GIVE = SAYINGS.event("board-must-give", name=SEAT, number=NUMBER)
GIVE_UNSEEN = SAYINGS.event("board-give-unseen", name=SEAT, target=SEAT, number=NUMBER)
GIVE_SEEN = SAYINGS.event("board-give-seen", name=SEAT, target=SEAT, card=CARD)
PILE_RENEWED = SAYINGS.event("board-pile-renewed")
LAY = SAYINGS.event("board-lay", name=SEAT, phase=NUMBER, groups=GROUPS)
ADD_CARD = SAYINGS.event("board-add-card", name=SEAT, card=CARD, group=GROUP)
ADD_AS = SAYINGS.event("board-add-as", name=SEAT, card=CARD, group=GROUP, number=NUMBER)  # a joker on a run
DISCARD = SAYINGS.event("board-discard", name=SEAT, cards=CARDS)
GO_AGAIN = SAYINGS.event("board-go-again", name=SEAT)

END_ROUND = SAYINGS.event("board-end-round", name=SEAT)
ADVANCE = SAYINGS.event("board-advance", name=SEAT, phase=NUMBER, next=NUMBER, steps=NUMBER)
STAY = SAYINGS.event("board-stay", name=SEAT, phase=NUMBER)
REACH_WREATH = SAYINGS.event("board-reach-wreath", name=SEAT, phase=NUMBER)
CHOOSE_CARDS = SAYINGS.event("board-choose-cards", name=SEAT)
CHOOSE_SEEN = SAYINGS.event("board-choose-seen", name=SEAT, count=NUMBER, cards=CARDS)
KEPT = SAYINGS.event("board-kept", name=SEAT, count=NUMBER)

# --- refused: rules ---

BOARD_PLAYERS = SAYINGS.refusal("board-players", players=NUMBER)
STARTER = SAYINGS.refusal("starter")
NO_VARIANTS = SAYINGS.refusal("no-variants", variant=TEXT)
OPTION_TRACK = SAYINGS.event("option-track")
TRACK_SPACE = SAYINGS.refusal("track-space", line=NUMBER, name=TEXT, kinds=WORDS)
TRACK_STARTS = SAYINGS.refusal("track-starts", line=NUMBER, first=NUMBER)
TRACK_SHORT = SAYINGS.refusal("track-short", line=NUMBER, length=NUMBER, count=NUMBER)
TRACK_LONG = SAYINGS.refusal("track-long", line=NUMBER, length=NUMBER, count=NUMBER)
TRACK_KIND = SAYINGS.refusal("track-kind", kind=WORDS)

# --- refused: something else is awaited ---

MOVE_FIRST = SAYINGS.refusal("move-first")
STAR_FIRST = SAYINGS.refusal("star-first")
TAKE_FIRST = SAYINGS.refusal("take-first")
PICK_FIRST = SAYINGS.refusal("pick-first")
SWAP_FIRST = SAYINGS.refusal("swap-first")
ASK_FIRST = SAYINGS.refusal("ask-first")
GIVE_FIRST = SAYINGS.refusal("give-first")
BOARD_PLAY_FIRST = SAYINGS.refusal("board-play-first")
KEEP_CARDS_FIRST = SAYINGS.refusal("keep-cards-first")

# --- refused: step 1 ---

NO_NUMBER_CARD = SAYINGS.refusal("no-number-card", text=TEXT)
WRONG_STEPS = SAYINGS.refusal("wrong-steps", steps=NUMBER, low=NUMBER, high=NUMBER)
STAR_AGAIN = SAYINGS.refusal("star-again")
NO_FREE_SPACE = SAYINGS.refusal("no-free-space", space=TERM, spaces=TERMS)
DRAW_PILE_EMPTY = SAYINGS.refusal("draw-pile-empty")
NOT_THERE = SAYINGS.refusal("not-there", card=CARD, pile=CARDS)
SWAP_TOO_MANY = SAYINGS.refusal("swap-too-many", most=NUMBER, count=NUMBER)
SWAP_TOO_FEW = SAYINGS.refusal("swap-too-few")
WRONG_NUMBER = SAYINGS.refusal("ask-number", number=NUMBER)
GIVE_WHICH = SAYINGS.refusal("give-which", card=CARD, number=NUMBER, allowed=CARDS)

# --- refused: steps 2 and 3, and the end of a round ---

PHASE_LAID = SAYINGS.refusal("phase-laid")
TOO_FEW_JOKERS = SAYINGS.refusal("too-few-jokers", count=NUMBER, held=NUMBER)
WHICH_JOKERS = SAYINGS.refusal("which-jokers", count=NUMBER, faces=CARDS)
GROUP_OF_JOKERS = SAYINGS.refusal("group-of-jokers", group=GROUP)
PHASE_BEFORE_ADDING = SAYINGS.refusal("phase-before-adding")
NO_GROUP_THERE = SAYINGS.refusal("no-group-there")
NO_END = SAYINGS.refusal("no-end", run=GROUP)
JOKER_WHICH_END = SAYINGS.refusal("joker-which-end", run=GROUP)
JOKER_END_CLOSED = SAYINGS.refusal("joker-end-closed", run=GROUP)
DOES_NOT_FIT = SAYINGS.refusal("does-not-fit", card=CARD, group=GROUP, fitting=CARDS)
KEEP_TO_DISCARD = SAYINGS.refusal("keep-to-discard")
DISCARD_ONE = SAYINGS.refusal("discard-one", count=NUMBER)
NEVER_TWO = SAYINGS.refusal("never-two")
NOT_ALL_FULL = SAYINGS.refusal("not-all-full")
KEEP_TOO_MANY = SAYINGS.refusal("keep-too-many", most=NUMBER, count=NUMBER)

# --- what no player meets ---

STARTER_FIRST = SAYINGS.internal("starter-first", "lots must first be drawn for who starts")
CARD_HIDDEN = SAYINGS.internal("card-hidden", "say which cards: a hidden one cannot be played")
DEAL_UP_TO = SAYINGS.internal("deal-up-to", "every player is dealt up to {dealt} cards", dealt=NUMBER)
DEAL_PILE = SAYINGS.internal("deal-pile", "{count} cards open the discard pile", count=NUMBER)
NO_ROLL = SAYINGS.internal(
    "no-roll", "two dice show 1 to 6 each, the lower first: not {low} and {high}", low=NUMBER, high=NUMBER
)
NO_SPACE = SAYINGS.internal(
    "no-space", '"{text}" is not a kind of space: choose from {spaces}', text=TEXT, spaces=TERMS
)
