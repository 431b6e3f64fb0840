# Why a good player would do this now, at the board. One message per reason of the analysis.

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
