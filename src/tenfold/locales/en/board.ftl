# The board game: what happens, what is refused and why, what is advised and why, and its terms.

## Refused

refusal-no-number-card = "{ $text }" is no card of this game: write R, B, G or Y and a number from 1 to 12, and a joker as W or with its face, as W(R5).
refusal-move-first = First choose a die and move.
refusal-star-first = First choose an action for the star space: star and its name.
refusal-take-first = First take a card: draw or take.
refusal-pick-first = First pick a card out of the discard pile.
refusal-swap-first = First swap up to four cards.
refusal-ask-first = First ask for a number.
refusal-give-first = First the player who was asked gives a card.
refusal-board-play-first = Now lay down, add cards or discard.
refusal-keep-cards-first = The round is over: first it is settled who keeps which cards.
refusal-wrong-steps = The dice do not allow { $steps } spaces: move { $low } or { $high }.
refusal-star-again = Another star space cannot be chosen: name one of the other actions.
refusal-no-free-space = No space { $space } can be chosen now; choose from: { $spaces }
refusal-draw-pile-empty = The draw pile is empty and cannot be renewed: take the top card of the discard pile.
refusal-not-there = The discard pile has no { $card }; from the top it holds { $pile }.
refusal-swap-too-many = Up to { $most } cards are swapped, not { $count }.
refusal-swap-too-few = In this game at least one card is swapped: name one.
refusal-ask-number = { $number } cannot be asked for: choose a number from 1 to 12.
refusal-give-which = { $card } cannot be given for a { $number }: give { $allowed }.
refusal-discard-one = A turn ends with one card on the discard pile, not { $count }.
refusal-never-two = In this game one card is discarded, never two.
refusal-not-all-full = Two cards are discarded only by a player whose phase lies, while only full groups lie: discard one.
refusal-keep-too-many = Up to { $most } cards are kept, not { $count }.
refusal-keep-to-discard = The last card must be discarded: keep one.
refusal-phase-laid = Only one phase can be laid in a round, and yours lies: add cards or discard.
refusal-too-few-jokers = You lay { $count } jokers, but hold { $held }.
refusal-which-jokers = Say which { $count } jokers you lay, by their faces: with { $faces }
refusal-group-of-jokers = { $group } is all jokers: at least one card of every group must be a real one.
refusal-phase-before-adding = Lay your own phase down before you add cards.
refusal-no-group-there = There is no such group on the table: cards are added to groups that lie there.
refusal-no-end = On the run { $run } a joker stands for no number: name no end.
refusal-joker-which-end = Say at which end of the run { $run } the joker goes: low or high.
refusal-joker-end-closed = The run { $run } has no room at that end: the joker goes to the other.
refusal-does-not-fit = { $card } does not fit there: { $group } takes { $fitting } or a joker.
refusal-board-players = This game is for 2 to 6 players, not for { $players }.
refusal-track-space = Track, line { $line }: there is no kind of space "{ $name }"; choose from { $kinds }.
refusal-track-starts = Track, line { $line }: a second start. The first is line { $first }, and there is only one.
refusal-track-short = Track: line { $line } is missing. There are { $length } spaces; this track has { $count }.
refusal-track-long = Track: line { $line } is one too many. There are { $length } spaces; this track has { $count }.
refusal-track-kind = Track: no line is { $kind }, and every kind of space must be there.
refusal-swap-minimum = swap_minimum must be 0 or 1, not { $value }.
refusal-no-variants = There is no variant "{ $variant }": this game has none.
refusal-starter = The first player must be on one of the seats.

## Setting up

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

board-dice = dice { $low } and { $high }
board-wait-give = Waiting for { $name }, who must give { $asker } a { $number }.
board-wait-keep = Waiting for those who choose what to keep: { $names }
board-jokers = joker { $cards }
board-holds = holds { $cards }
board-lacks = no { $numbers }
board-on-wreath = on the laurel wreath
board-markers = Phase markers
board-phase-lies = Your phase lies on the table: add what fits, then discard.
board-pile = The discard pile from the top
board-prompt-ask = Ask for which number?

## What happens

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

## Advised

advice-board-go-cards = { $count ->
    [one] Go to { $space }: 1 card more; phase { $phase } misses { $distance }.
   *[other] Go to { $space }: { $count } cards more; phase { $phase } misses { $distance }.
}
advice-board-go-again = Go to { $space }: a card and another turn.
advice-board-go-pick = Go to { $space }: { $card } lies in the discard pile and helps you.
advice-board-go-pick-look = Go to { $space }: any of the { $count } cards of the discard pile can be picked.
advice-board-go-swap = Go to { $space }: you can do without { $count } of your cards.
advice-board-go-all-draw = Go to { $space }: you draw a card, though the others do too.
advice-board-go-joker = Go to { $space }: a joker fits everywhere; phase { $phase } misses { $distance }.
advice-board-go-ask = Go to { $space }: ask for a { $number }.
advice-board-go-star = Go to { $space }: from there you move on to { $next }.
advice-board-go-out = Go to { $space }: it helps you to end the round (cards that fit nowhere: { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Take { $card }: it completes phase { $phase }.
   *[other] Take { $card }: phase { $phase } then misses { $after } instead of { $before }.
}
advice-board-take-adds = Take { $card }: it fits on the table.
advice-board-take-only = Take { $card }: the draw pile has no card.
advice-board-draw-better = Draw: { $card } does not help, and { $outs } of { $total } unseen cards bring phase { $phase } nearer, which misses { $distance }.
advice-board-draw-to-add = Draw: { $card } fits nowhere on the table.
advice-board-draw-only = Draw: the discard pile is empty.
advice-board-pick-shortens = { $after ->
    [0] Pick { $card }: it completes phase { $phase }.
   *[other] Pick { $card }: phase { $phase } then misses { $after } instead of { $before }.
}
advice-board-pick-adds = Pick { $card }: it fits on the table.
advice-board-pick-denies = Pick { $card }: nothing helps you, and { $seat } would like to have it.
advice-board-pick-best = Pick { $card }: nothing lies there that helps you at once; this one fits best.
advice-board-swap-useless = { $count ->
    [one] Swap 1 card that phase { $phase } does not need, which misses { $distance }.
   *[other] Swap { $count } cards that phase { $phase } does not need, which misses { $distance }.
}
advice-board-swap-stuck = { $count ->
    [one] Swap 1 card that fits nowhere on the table.
   *[other] Swap { $count } cards that fit nowhere on the table.
}
advice-board-swap-none = Swap no card: you need them all, and one more comes.
advice-board-ask-known = Ask for a { $number }: { $seat } holds one.
advice-board-ask-joker = Ask for a { $number }: { $seat } may have to give up a joker.
advice-board-ask-likely = Ask for a { $number }: somebody has one about { $chance } times in 100.
advice-board-give-useless = Give { $card }: you do not need it.
advice-board-give-safe = Give { $card }: it helps { $seat } least.
advice-board-give-only = Give { $card }: there is no choice.
advice-board-give-joker = Give the joker { $card }: you have no ordinary card of the number.
advice-board-lay-now = Lay phase { $phase } now (jokers spent: { $jokers }; cards left: { $left }, of which { $stuck } fit nowhere).
advice-board-lay-out = Lay phase { $phase }: you can end the round in this turn.
advice-board-add-away = Add { $card } to { $group }; cards left then: { $left }.
advice-board-add-opens = Add { $card } to { $group }: it makes room for { $next }.
advice-board-add-joker = Add the joker to { $group }: it fits everywhere.
advice-board-discard-out = { $card } is your last card: you end the round.
advice-board-discard-useless = Discard { $card }: phase { $phase } does not need it and still misses { $distance } (helpful cards unseen: { $outs }).
advice-board-discard-safe = Discard { $card } rather than { $instead }, which { $seat } could use.
advice-board-discard-stuck = Discard { $card }: it fits nowhere on the table.
advice-board-discard-least = Discard { $card }: every card is useful, this one least; phase { $phase } then misses { $distance }.
advice-board-discard-joker = Discard the joker { $card }: you hold nothing else.
advice-board-discard-two = Discard { $cards }: only full groups lie, so two may go.
advice-board-keep-best = Keep { $cards }: phase { $phase } then misses { $distance }.
advice-board-keep-none = Keep no card: none of them helps phase { $phase }.
