"""Why an action of the board game is advised, as sentences; their words are in `board.ftl`."""

from __future__ import annotations

from tenfold.core.sayings import CARD, CARDS, GROUP, NUMBER, SEAT, TERM, Sentences

REASONS = Sentences("advice-board")

# the die to choose, or the kind of space from a star: what the space will bring
GO_CARDS = REASONS.advice("advice-board-go-cards", space=TERM, count=NUMBER, phase=NUMBER, distance=NUMBER)
GO_AGAIN = REASONS.advice("advice-board-go-again", space=TERM)
GO_PICK = REASONS.advice("advice-board-go-pick", space=TERM, card=CARD)  # known to lie in the discard pile
GO_PICK_LOOK = REASONS.advice("advice-board-go-pick-look", space=TERM, count=NUMBER)  # so many lie there
GO_SWAP = REASONS.advice("advice-board-go-swap", space=TERM, count=NUMBER)  # that can be done without
GO_ALL_DRAW = REASONS.advice("advice-board-go-all-draw", space=TERM)
GO_JOKER = REASONS.advice("advice-board-go-joker", space=TERM, phase=NUMBER, distance=NUMBER)
GO_ASK = REASONS.advice("advice-board-go-ask", space=TERM, number=NUMBER)
GO_STAR = REASONS.advice("advice-board-go-star", space=TERM, next=TERM)
GO_OUT = REASONS.advice("advice-board-go-out", space=TERM, stuck=NUMBER)  # cards that fit nowhere yet

# a card from one of the piles
TAKE_SHORTENS = REASONS.advice(
    "advice-board-take-shortens", card=CARD, phase=NUMBER, before=NUMBER, after=NUMBER
)
TAKE_ADDS = REASONS.advice("advice-board-take-adds", card=CARD)
TAKE_ONLY = REASONS.advice("advice-board-take-only", card=CARD)
DRAW_BETTER = REASONS.advice(
    "advice-board-draw-better", card=CARD, phase=NUMBER, distance=NUMBER, outs=NUMBER, total=NUMBER
)
DRAW_TO_ADD = REASONS.advice("advice-board-draw-to-add", card=CARD)
DRAW_READY = REASONS.advice("advice-board-draw-ready", phase=NUMBER, card=CARD)
DRAW_ONLY = REASONS.advice("advice-board-draw-only")
PICK_SHORTENS = REASONS.advice(
    "advice-board-pick-shortens", card=CARD, phase=NUMBER, before=NUMBER, after=NUMBER
)
PICK_ADDS = REASONS.advice("advice-board-pick-adds", card=CARD)
PICK_DENIES = REASONS.advice("advice-board-pick-denies", card=CARD, seat=SEAT)
PICK_BEST = REASONS.advice("advice-board-pick-best", card=CARD)
SWAP_SPARED = REASONS.advice("advice-board-swap-spared", count=NUMBER, phase=NUMBER, distance=NUMBER)
SWAP_STUCK = REASONS.advice("advice-board-swap-stuck", count=NUMBER)
SWAP_NONE = REASONS.advice("advice-board-swap-none")

# asking and giving
ASK_KNOWN = REASONS.advice("advice-board-ask-known", number=NUMBER, seat=SEAT)
ASK_JOKER = REASONS.advice("advice-board-ask-joker", number=NUMBER, seat=SEAT)
ASK_LIKELY = REASONS.advice("advice-board-ask-likely", number=NUMBER, chance=NUMBER)  # in 100
GIVE_USELESS = REASONS.advice("advice-board-give-useless", card=CARD)
GIVE_LEAST = REASONS.advice("advice-board-give-least", card=CARD)
GIVE_SAFE = REASONS.advice("advice-board-give-safe", card=CARD, seat=SEAT)
GIVE_ONLY = REASONS.advice("advice-board-give-only", card=CARD)
GIVE_JOKER = REASONS.advice("advice-board-give-joker", card=CARD)

# step 2
LAY_NOW = REASONS.advice("advice-board-lay-now", phase=NUMBER, jokers=NUMBER, left=NUMBER, stuck=NUMBER)
LAY_OUT = REASONS.advice("advice-board-lay-out", phase=NUMBER)
ADD_AWAY = REASONS.advice("advice-board-add-away", card=CARD, group=GROUP, left=NUMBER)
ADD_OPENS = REASONS.advice("advice-board-add-opens", card=CARD, group=GROUP, next=CARD)
ADD_JOKER = REASONS.advice("advice-board-add-joker", group=GROUP)

# step 3
DISCARD_OUT = REASONS.advice("advice-board-discard-out", card=CARD)
DISCARD_USELESS = REASONS.advice(
    "advice-board-discard-useless", card=CARD, phase=NUMBER, distance=NUMBER, outs=NUMBER
)
DISCARD_SAFE = REASONS.advice("advice-board-discard-safe", card=CARD, instead=CARD, seat=SEAT)
DISCARD_STUCK = REASONS.advice("advice-board-discard-stuck", card=CARD)
DISCARD_LEAST = REASONS.advice("advice-board-discard-least", card=CARD, phase=NUMBER, distance=NUMBER)
DISCARD_JOKER = REASONS.advice("advice-board-discard-joker", card=CARD)  # nothing else is held
DISCARD_TWO = REASONS.advice("advice-board-discard-two", cards=CARDS)

# after the round
KEEP_BEST = REASONS.advice("advice-board-keep-best", cards=CARDS, phase=NUMBER, distance=NUMBER)
KEEP_NONE = REASONS.advice("advice-board-keep-none", phase=NUMBER)

# how rounds end with the best choice, instead of what was done; shares are in 100
ADVANCES = REASONS.advice("outlook-advances", name=SEAT, best=NUMBER, done=NUMBER)
OTHERS_ADVANCE = REASONS.advice("outlook-others-advance", best=NUMBER, done=NUMBER)
LIKELY_STARTS = REASONS.advice("outlook-likely-starts", name=SEAT, best=NUMBER, done=NUMBER)
