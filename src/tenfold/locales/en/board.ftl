# The board game in the terminal.

## Setting up

setup-fair-board = Cards and dice are fixed by a secret seed. Its fingerprint, for later proof: { $commitment }
edition-board-intl = intl: the later international rules
edition-board-2010 = 2010: the first German rules
bot-board-random = random: plays anything
bot-board-easy = easy: plays for itself
bot-board-solid = solid: plays well and watches you

## The track

# Names on the track have six columns at most.
space-start = START
space-star = star
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
space-do-again = take a card from a pile, then another turn follows
space-do-pick = pick any card of the discard pile
space-do-swap = discard up to four cards and draw one more than that
space-do-all-draw = draw a card; then all the others do
space-do-joker = draw a card and turn it round: it is a joker
space-do-ask = ask the others for a number
space-do-star = move on to an action of your choice

## The table

board-your-turn = Your turn
board-turn-of = On turn: { $name }
board-dice = dice { $low } and { $high }
board-round-over = The round is over
board-wait-turn = Waiting for { $name }, whose turn it is.
board-wait-give = Waiting for { $name }, who must give { $asker } a { $number }.
board-wait-keep = Waiting for those who choose what to keep: { $names }
board-piles = { $below ->
    [0] Draw pile: { $count } · Discard pile: { $top }
   *[other] Draw pile: { $count } · Discard pile: { $top }, { $below } below
}
board-jokers = joker { $cards }
board-holds = holds { $cards }
board-lacks = no { $numbers }
board-wreath = wreath
board-on-wreath = on the laurel wreath
board-markers = Phase markers
board-sheet = Where the phase markers stand
board-phase-lies = Your phase lies on the table: add what fits, then discard.
board-pile = The discard pile from the top
board-prompt-move = Move { $low } or { $high }?
board-prompt-star = Star space: which action?
board-prompt-take = { $count ->
    [one] 1 card to take: draw or take?
   *[other] { $count } cards to take: draw or take?
}
board-prompt-pick = Which card do you pick?
board-prompt-swap = Swap which cards, the last one on top? ({ $none }: no card)
board-prompt-ask = Ask for which number?
board-prompt-ask-way = Ask for which number, left or right?
board-prompt-give = { $name } asks for a { $number }: which one do you give?
board-prompt-play = Lay or discard?
board-prompt-play-laid = Add or discard?
board-prompt-keep = Keep which cards, up to { $most }? ({ $none }: no card)

## What happens

you-open-round = A new round. { $top } is on top of the discard pile. You start.
they-open-round = A new round. { $top } is on top of the discard pile. { $name } starts.
you-roll-dice = You roll { $low } and { $high }.
they-roll-dice = { $name } rolls { $low } and { $high }.
you-move-piece = You move to { $space }.
they-move-piece = { $name } moves to { $space }.
you-choose-space = You move on to { $space }.
they-choose-space = { $name } moves on to { $space }.
you-turn-joker = You draw { $card } and turn it round: a joker.
they-turn-joker = { $name } draws a joker; its face is { $card }.
you-pick-card = You pick { $card } out of the discard pile.
they-pick-card = { $name } picks { $card } off the discard pile.
they-pick-unseen = { $name } picks a card out of the discard pile, unseen.
you-swap-cards = You swap { $cards } for new cards.
they-draw-of = { $name } draws a card ({ $at } of { $count }).
you-take-unseen = You take the top card of the discard pile.
they-take-unseen = { $name } takes the top card of the discard pile.
they-swap-cards = { $count ->
    [one] { $name } swaps 1 card, { $card }, and draws { $drawn }.
   *[other] { $name } swaps { $count } cards, { $card } on top, and draws { $drawn }.
}
you-swap-nothing = You swap no card and draw one.
they-swap-nothing = { $name } swaps no card and draws one.
board-left = to the left
board-right = to the right
you-ask-number = You ask for a { $number }.
they-ask-number = { $name } asks for a { $number }.
you-ask-number-way = You ask { $way } for a { $number }.
they-ask-number-way = { $name } asks { $way } for a { $number }.
you-have-none = You have no { $number }.
they-have-none = { $name } has no { $number }.
you-must-give = You must give a { $number }.
they-must-give = { $name } must give a { $number }.
you-give-card = You give { $target } { $card }.
they-give-card = { $name } gives { $target } { $card }.
they-give-you = { $name } gives you { $card }.
they-give-unseen = { $name } gives { $target } a { $number }.
you-add-card = You add { $card } to { $group }.
they-add-card = { $name } adds { $card } to { $group }.
you-go-again = You take another turn.
they-go-again = { $name } takes another turn.
you-choose-cards = { $count ->
    [0] You keep no card.
    [one] You keep 1 card: { $cards }.
   *[other] You keep { $count } cards: { $cards }.
}
they-choose-cards = { $name } has chosen what to keep.
they-kept = { $count ->
    [0] { $name } has kept no card.
    [one] { $name } has kept 1 card.
   *[other] { $name } has kept { $count } cards.
}
you-end-round = You end the round.
they-end-round = { $name } ends the round.
you-advance = { $steps ->
    [one] Your phase marker moves 1 space, from phase { $phase } to { $next }.
   *[other] Your phase marker moves { $steps } spaces, from phase { $phase } to { $next }.
}
they-advance = { $steps ->
    [one] The phase marker of { $name } moves 1 space, from phase { $phase } to { $next }.
   *[other] The phase marker of { $name } moves { $steps } spaces, from phase { $phase } to { $next }.
}
you-stay = You have not laid phase { $phase } and stay there.
they-stay = { $name } has not laid phase { $phase } and stays there.
you-reach-wreath = Your phase marker moves from phase { $phase } onto the laurel wreath.
they-reach-wreath = The phase marker of { $name } moves from phase { $phase } onto the laurel wreath.
reason-board-laurel-wreath = The first phase marker on the laurel wreath decides.

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-move = move go
words-star = star
words-pick = pick p
words-swap = swap
words-ask = ask
words-give = give
words-track = track board b
words-add = add a hit h
words-left = left clockwise
words-right = right counterclockwise
words-none = none -
words-again = again
words-all = all all-draw
words-joker = joker
words-with = with

board-help-move = move your piece as many spaces as a die shows, on doubles also twice as many: move 5, or 5 alone
board-help-star = on a star space: move on to the next free space of this kind: star ask, star +2, star all
board-help-pick = take this card out of the discard pile
board-help-swap = put these cards on the discard pile, the last one on top, and draw one more; { $none }: only draw one
board-help-ask = ask for a number, { $left } or { $right } round the table
board-help-give = give this card to the player who asks for its number
board-help-lay = lay your phase down, the best way; or group by group: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = add a card to a group: the card, the group's letter, and for a joker on a run its end ({ $low } or { $high })
board-help-discard = end your turn with this card; with two while only full groups lie
board-help-keep = after a round: keep these cards; { $none }: keep no card
board-help-track = the track with all pieces
board-help-moves = what you can do now, or the best of it; type a number of the list to do it
board-help-scores = where the phase markers stand
help-board = Cards: R red, B blue, G green, Y yellow and a number. W(R5) is a joker: you hold R5 turned round. The track runs from left to right, row by row, and back to START; [A] is a piece, >5 a space that you can reach. ?7 is a card whose colour you do not know.

move-which = Move { $low } or { $high }: say which.
star-which = Say which action: { $choices }
pick-which = Say which card; from the top: { $pile }
swap-which = Name the cards, the last one goes on top; { $none }: no card.
keep-which-cards = Name the cards that you keep; { $none }: no card.
ask-what = Say for which number, from 1 to 12.
ask-which-way = Say whom you ask first for a { $number }: { $left } ({ $first }) or { $right } ({ $last }).
no-joker = You hold no joker.
joker-which = Say which joker, with its face: { $jokers }
