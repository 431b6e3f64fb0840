# The board game: what happens, what is refused and why, and its terms.

## Refused

refusal-no-number-card = "{ $text }" is not a card of this game: write R, B, G or Y and a number from 1 to 12, and a joker as W or with its face, as W(R5).
refusal-move-first = First choose a die and move.
refusal-star-first = First choose an action for the star space: type star and its name.
refusal-take-first = First take a card: draw or take.
refusal-pick-first = First pick a card out of the discard pile.
refusal-swap-first = First swap up to four cards.
refusal-ask-first = First ask for a number.
refusal-give-first = First the player who was asked must give a card.
refusal-board-play-first = Now lay down, add cards or discard.
refusal-keep-cards-first = The round is over: first everybody chooses which cards to keep.
refusal-wrong-steps = The dice do not allow a move of { $steps }: move { $low } or { $high }.
refusal-star-again = Another star space cannot be chosen: name one of the other actions.
refusal-no-free-space = No "{ $space }" space can be chosen now; choose from: { $spaces }
refusal-draw-pile-empty = The draw pile is empty and cannot be renewed: take the top card of the discard pile.
refusal-not-there = { $card } is not there; from the top the discard pile holds { $pile }.
refusal-swap-too-many = { $most ->
    [one] Only 1 card can be swapped, not { $count }.
   *[other] Up to { $most } cards can be swapped, not { $count }.
}
refusal-swap-too-few = In this game at least one card is swapped: name one.
refusal-ask-number = { $number } cannot be asked for: choose a number from 1 to 12.
refusal-give-which = { $card } cannot be given for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }: give { $allowed }.
refusal-discard-one = A turn ends with one card on the discard pile, not { $count }.
refusal-never-two = In this game one card is discarded, never two.
refusal-not-all-full = Two cards are discarded only by a player whose phase is down, and only while every group on the table is full: discard one.
refusal-keep-too-many = Up to { $most } cards can be kept, not { $count }.
refusal-keep-to-discard = The last card must be discarded: keep one.
refusal-phase-laid = Only one phase can be laid in a round, and yours is already down: add cards or discard.
refusal-too-few-jokers = { $count ->
    [one] You lay 1 joker, but hold { $held }.
   *[other] You lay { $count } jokers, but hold { $held }.
}
refusal-which-jokers = { $count ->
    [one] Say which joker you lay, by its face: with { $faces }
   *[other] Say which { $count } jokers you lay, by their faces: with { $faces }
}
refusal-group-of-jokers = { $group } is all jokers: at least one card of every group must be a real one.
refusal-phase-before-adding = Lay your own phase down before you add cards.
refusal-no-group-there = There is no such group on the table: cards are added to groups that are there.
refusal-no-end = On the run { $run } a joker stands for no number: do not name an end.
refusal-joker-which-end = Say at which end of the run { $run } the joker goes: low or high.
refusal-joker-end-closed = The run { $run } has no room at that end: the joker goes to the other.
refusal-does-not-fit = { $card } does not fit there: { $group } takes { $fitting } or a joker.
refusal-board-players = This game is for 2 to 6 players, not { $players }.
refusal-track-space = Track, line { $line }: there is no kind of space "{ $name }"; choose from { $kinds }.
refusal-track-starts = Track, line { $line }: a second start. The first is line { $first }, and there is only one.
refusal-track-short = Track: line { $line } is missing. There are { $length } spaces; this track has { $count }.
refusal-track-long = Track: line { $line } is one too many. There are { $length } spaces; this track has { $count }.
refusal-track-kind = Track: no line is { $kind }, and every kind of space is needed.
option-track = This must be a list of names of spaces, such as "start" and "+1".
refusal-no-variants = There is no variant "{ $variant }": this game has none.
refusal-starter = The first player must be in one of the seats.

## Setting up

edition-board-intl = intl: the later international rules
edition-board-2010 = 2010: the first German rules
bot-board-easy = easy: plays for itself
bot-board-solid = solid: plays well and watches you
bot-board-strong = strong: thinks ahead

## The track

# Names on the track have six columns at most.
space-start = START
space-star = star
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
space-again = again
space-pick = pick
space-swap = swap
space-all-draw = all
space-joker = joker
space-ask = ask
space-do-plus = { $count ->
    [one] take 1 card from a pile
   *[other] take { $count } cards, each from a pile of your choice
}
space-do-again = take a card from a pile, then take another turn
space-do-pick = pick any card from the discard pile
space-do-swap = discard up to four cards and draw one more than that
space-do-all-draw = draw a card; then all the others do
space-do-joker = draw a card and turn it round: it is a joker
space-do-ask = ask the others for a number
space-do-star = move on to an action of your choice

## The table

board-dice = dice { $low } and { $high }
board-wait-give = Waiting for { $name }, who must give { $asker } { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
board-wait-keep = Waiting for players to choose what to keep: { $names }
board-jokers = joker { $cards }
board-holds = holds { $cards }
board-lacks = no { $numbers }
board-on-wreath = on the laurel wreath
board-markers = Phase markers
board-phase-lies = Your phase is on the table: add what fits, then discard.
board-which-jokers = Which jokers?
board-round-is-over = Round { $number } is over
board-round-ended = { $steps ->
    [0] { $name } has ended the round and stays on the phase.
    [one] { $name } has ended the round and moves on by 1 space.
   *[other] { $name } has ended the round and moves on by { $steps } spaces.
}
    .you = { $steps ->
        [0] You have ended the round and stay on the phase.
        [one] You have ended the round and move on by 1 space.
       *[other] You have ended the round and move on by { $steps } spaces.
    }
board-keep-five = Choose up to five cards to keep.
board-cards-to-keep = Cards to keep
board-wait-choose = { $count ->
    [one] Waiting for 1 player to choose
   *[other] Waiting for { $count } players to choose
}
board-pile = The discard pile from the top
board-prompt-ask = Ask for which number?

## What happens

board-open-round = A new round. { $top } is on top of the discard pile. { $name } starts.
    .you = A new round. { $top } is on top of the discard pile. You start.
board-roll-dice = { $name } rolls { $low } and { $high }.
    .you = You roll { $low } and { $high }.
board-move-piece = { $name } moves { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to { $space }.
    .you = You move { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to { $space }.
board-choose-space = { $name } moves on to { $space }.
    .you = You move on to { $space }.
board-turn-joker = { $name } draws a joker; its face is { $card }.
    .you = You draw { $card } and turn it round: a joker.
board-draw = { $name } draws a card.
    .you = You draw a card.
board-draw-of = { $name } draws a card ({ $at } of { $count }).
board-draw-seen = { $name } draws { $card }.
    .you = You draw { $card }.
board-take = { $name } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
board-pick-unseen = { $name } picks a card out of the discard pile, unseen.
# Where no card lies above it, it comes off the top.
board-pick-seen = { $depth ->
    [0] { $name } picks { $card } off the top of the discard pile.
   *[other] { $name } picks { $card } out of the discard pile.
}
    .you = { $depth ->
        [0] You pick { $card } off the top of the discard pile.
       *[other] You pick { $card } out of the discard pile.
    }
board-swap-nothing = { $name } swaps no cards and draws one.
    .you = You swap no cards and draw one.
board-swap-cards = { $name } swaps { $count } cards, { $card } on top, and draws { $drawn }.
board-swap-seen = { $count ->
    [one] { $name } swaps 1 card, { $cards }, and draws { $drawn }.
   *[other] { $name } swaps { $count } cards, { $cards }, and draws { $drawn }.
}
    .you = You swap { $cards } for new cards.
board-left = to the left
board-right = to the right
board-ask-number = { $name } asks for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
    .you = You ask for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
board-ask-number-way = { $name } asks { $way } for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
    .you = You ask { $way } for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
board-have-none = { $name } has no { $number }.
    .you = You have no { $number }.
board-must-give = { $name } must give { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
    .you = You must give { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
board-give-unseen = { $name } gives { $target } { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
board-give-seen = { $name } gives { $target } { $card }.
    .you = You give { $target } { $card }.
    .to-you = { $name } gives you { $card }.
board-pile-renewed = The draw pile is used up: the discard pile is shuffled and becomes the new one.
board-lay = { $name } lays phase { $phase }: { $groups }
    .you = You lay phase { $phase }: { $groups }
board-add-card = { $name } adds { $card } to { $group }.
    .you = You add { $card } to { $group }.
board-add-as = { $name } adds { $card } to { $group } as { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
    .you = You add { $card } to { $group } as { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
board-discard = { $name } discards { $cards }.
    .you = You discard { $cards }.
board-go-again = { $name } takes another turn.
    .you = You take another turn.
board-end-round = { $name } ends the round.
    .you = You end the round.
board-advance = { $steps ->
    [one] The phase marker of { $name } moves 1 space, from phase { $phase } to { $next }.
   *[other] The phase marker of { $name } moves { $steps } spaces, from phase { $phase } to { $next }.
}
    .you = { $steps ->
        [one] Your phase marker moves 1 space, from phase { $phase } to { $next }.
       *[other] Your phase marker moves { $steps } spaces, from phase { $phase } to { $next }.
    }
board-stay = { $name } has not laid phase { $phase } and stays there.
    .you = You have not laid phase { $phase } and stay there.
board-reach-wreath = The phase marker of { $name } moves from phase { $phase } onto the laurel wreath.
    .you = Your phase marker moves from phase { $phase } onto the laurel wreath.
board-choose-cards = { $name } has chosen what to keep.
board-choose-seen = { $count ->
    [0] { $name } keeps no cards.
    [one] { $name } keeps 1 card: { $cards }.
   *[other] { $name } keeps { $count } cards: { $cards }.
}
    .you = { $count ->
        [0] You keep no cards.
        [one] You keep 1 card: { $cards }.
       *[other] You keep { $count } cards: { $cards }.
    }
board-kept = { $count ->
    [0] { $name } has kept no cards.
    [one] { $name } has kept 1 card.
   *[other] { $name } has kept { $count } cards.
}
    .you = { "" }
reason-board-laurel-wreath = The first phase marker on the laurel wreath decides.
