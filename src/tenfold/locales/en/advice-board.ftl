# The board game: what is advised and why. The page asks for it with the first hint.

advice-board-go-cards = Go to { $space }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } more; phase { $phase } still needs { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    }.
advice-board-go-again = Go to { $space }: a card and another turn.
advice-board-go-pick = Go to { $space }: { $card } is in the discard pile and helps you.
advice-board-go-pick-look = Go to { $space }: you can pick any card in the discard pile (cards: { $count }).
advice-board-go-swap = Go to { $space }: you can do without { $count } of your cards.
advice-board-go-all-draw = Go to { $space }: you draw a card, though the others do too.
advice-board-go-joker = Go to { $space }: a joker fits everywhere; phase { $phase } still needs { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    }.
advice-board-go-ask = Go to { $space }: ask for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
advice-board-go-star = Go to { $space }: from there you move on to { $next }.
advice-board-go-out = Go to { $space }: it helps you to end the round (cards that fit nowhere: { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Take { $card }: it completes phase { $phase }.
    [one] Take { $card }: phase { $phase } then needs 1 card instead of { $before }.
   *[other] Take { $card }: phase { $phase } then needs { $after } cards instead of { $before }.
}
advice-board-take-adds = Take { $card }: you can put it on the table in this turn.
advice-board-take-only = Take { $card }: the draw pile has no card.
advice-board-draw-better = Draw: { $card } does not help; phase { $phase } still needs { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    } (helpful cards unseen: { $outs } of { $total }).
advice-board-draw-to-add = Draw: { $card } would be one more card that fits nowhere.
advice-board-draw-ready = Draw: phase { $phase } is complete without { $card }.
advice-board-draw-only = Draw: the discard pile is empty.
advice-board-pick-shortens = { $after ->
    [0] Pick { $card }: it completes phase { $phase }.
    [one] Pick { $card }: phase { $phase } then needs 1 card instead of { $before }.
   *[other] Pick { $card }: phase { $phase } then needs { $after } cards instead of { $before }.
}
advice-board-pick-adds = Pick { $card }: you can put it on the table in this turn.
advice-board-pick-denies = Pick { $card }: nothing helps you, and { $seat } would like it.
advice-board-pick-best = Pick { $card }: nothing there helps you at once; this one fits best.
advice-board-swap-spared = Swap { $count ->
        [one] 1 card
       *[other] { $count } cards
    } that you can best spare; phase { $phase } then needs { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    }.
advice-board-swap-stuck = { $count ->
    [one] Swap 1 card that fits nowhere on the table.
   *[other] Swap { $count } cards that fit nowhere on the table.
}
advice-board-swap-none = Swap nothing: you need all your cards, and you draw one more.
advice-board-ask-known = Ask for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }: { $seat } holds one.
advice-board-ask-joker = Ask for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }: { $seat } may have to give up a joker.
advice-board-ask-likely = Ask for { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }: somebody has one about { $chance } times in 100.
advice-board-give-useless = Give { $card }: you do not need it.
advice-board-give-least = Give { $card }: you can best spare it.
advice-board-give-safe = Give { $card }: it helps { $seat } least.
advice-board-give-only = Give { $card }: there is no choice.
advice-board-give-joker = Give the joker { $card }: you have no ordinary card of the number.
advice-board-lay-now = Lay phase { $phase } now (jokers spent: { $jokers }; cards left: { $left }; fitting nowhere: { $stuck }).
advice-board-lay-out = Lay phase { $phase }: you can end the round in this turn.
advice-board-add-away = Add { $card } to { $group }; cards left then: { $left }.
advice-board-add-opens = Add { $card } to { $group }: it makes room for { $next }.
advice-board-add-joker = Add the joker to { $group }: it fits everywhere.
advice-board-discard-out = { $card } is your last card: you end the round.
advice-board-discard-useless = { $distance ->
    [0] Discard { $card }: phase { $phase } is complete without it.
    [one] Discard { $card }: phase { $phase } has no use for it and still needs 1 card (helpful cards unseen: { $outs }).
   *[other] Discard { $card }: phase { $phase } has no use for it and still needs { $distance } cards (helpful cards unseen: { $outs }).
}
advice-board-discard-safe = Discard { $card } rather than { $instead }, which { $seat } could use.
advice-board-discard-stuck = Discard { $card }: it fits nowhere on the table.
advice-board-discard-least = Discard { $card }: you can best spare it; phase { $phase } then needs { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    }.
advice-board-discard-joker = Discard the joker { $card }: you hold nothing else.
advice-board-discard-two = Discard { $cards }: only full groups are on the table, so two may go.
advice-board-keep-best = Keep { $cards }: phase { $phase } then needs { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    }.
advice-board-keep-none = Keep no cards: new ones should help phase { $phase } more.

## How rounds end with the better choice, instead of what was done

outlook-advances = The phase marker of { $name } moves { $best ->
        [one] 1 space
       *[other] { $best } spaces
    } on average instead of { $done }.
    .you = Your phase marker moves { $best ->
        [one] 1 space
       *[other] { $best } spaces
    } on average instead of { $done }.
outlook-others-advance = The phase markers of the others move { $best ->
        [one] 1 space
       *[other] { $best } spaces
    } each on average instead of { $done }.
outlook-likely-starts = { $name } starts the next round in { $best }% of such cases instead of { $done }%.
    .you = You start the next round in { $best }% of such cases instead of { $done }%.
