# The board game in the terminal.

## Setting up

setup-fair-board = Cards and dice are fixed by a secret seed. Its fingerprint, for later proof: { $commitment }

## The table

board-your-turn = Your turn
board-turn-of = Turn: { $name }
board-wait-turn = Waiting for { $name }, whose turn it is.
board-piles = { $below ->
    [0] Draw pile: { $count } · Discard pile: { $top }
   *[other] Draw pile: { $count } · Discard pile: { $top }, { $below } below
}
board-wreath = wreath
board-sheet = Where the phase markers stand
board-prompt-move = Move { $low } or { $high }?
board-prompt-star = Star space: which action?
board-prompt-take = { $count ->
    [one] 1 card to take: draw or take?
   *[other] { $count } cards to take: draw or take?
}
board-prompt-pick = Which card do you pick?
board-prompt-swap = Swap which cards, the last one on top? ({ $none }: no cards)
board-prompt-ask-way = Ask for which number, left or right?
board-prompt-give = { $name } asks for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }: which one do you give?
board-prompt-play = Lay or discard?
board-prompt-play-laid = Add or discard?
board-prompt-keep = Keep which cards, up to { $most }? ({ $none }: no cards)

## Commands

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
board-help-move = move your piece as many spaces as a die shows, or on doubles twice as many: move 5, or just 5
board-help-star = on a star space: move on to the next free space of this kind: star ask, star +2, star all
board-help-pick = take this card out of the discard pile
board-help-swap = put these cards on the discard pile, the last one on top, and draw one more; { $none }: only draw one
board-help-ask = ask for a number, { $left } or { $right } round the table
board-help-give = give this card to the player who asks for its number
board-help-lay = lay your phase down, the best way; or group by group: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = add a card to a group: the card, the group’s letter, and for a joker on a run its end ({ $low } or { $high })
board-help-discard = end your turn with this card; with two while only full groups are on the table
board-help-keep = after a round: keep these cards; { $none }: keep none
board-help-track = the track with all pieces
board-help-moves = what you can do now, or the best of it; type a number from the list to do it
board-help-scores = where the phase markers stand
help-board = Cards: R red, B blue, G green, Y yellow and a number. W(R5) is a joker: you hold R5 turned round. The track runs from left to right, row by row, and back to START; [A] is a piece, >5 a space that you can reach. ?7 is a card whose colour you do not know.
move-which = Move { $low } or { $high }: say which.
star-which = Say which action: { $choices }
pick-which = Say which card; from the top: { $pile }
swap-which = Name the cards, the last one goes on top; { $none }: no cards.
keep-which-cards = Name the cards that you keep; { $none }: no cards.
ask-what = Say which number you ask for, from 1 to 12.
ask-which-way = Say whom you ask first for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }: { $left } ({ $first }) or { $right } ({ $last }).
no-joker = You hold no joker.
joker-which = Say which joker, with its face: { $jokers }
