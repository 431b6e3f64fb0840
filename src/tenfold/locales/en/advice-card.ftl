# The card game: what is advised and why. The page asks for it with the first hint.

advice-take-shortens = { $after ->
    [0] Take { $card }: it completes phase { $phase }.
    [one] Take { $card }: phase { $phase } then needs 1 more card instead of { $before }.
   *[other] Take { $card }: phase { $phase } then needs { $after } more cards instead of { $before }.
}
advice-take-hits = Take { $card }: you can hit it in this turn.
advice-take-ready = Take { $card }: phase { $phase } is complete, and this card can go on the table in this turn too.
advice-draw-better = { $distance ->
    [one] Draw: { $card } is not worth taking; phase { $phase } still needs 1 card (helpful cards unseen: { $outs } of { $total }).
   *[other] Draw: { $card } is not worth taking; phase { $phase } still needs { $distance } cards (helpful cards unseen: { $outs } of { $total }).
}
advice-draw-to-hit = Draw: with { $card } you would have one more card left over.
advice-draw-ready = Draw: phase { $phase } is complete already, and with { $card } you would have one more card left over.
advice-draw-only = Draw: nothing can be taken from the discard pile.
advice-knock-shortens = { $after ->
    [0] Knock for { $card }: it completes phase { $phase }.
    [one] Knock for { $card }: phase { $phase } then needs 1 more card instead of { $before }.
   *[other] Knock for { $card }: phase { $phase } then needs { $after } more cards instead of { $before }.
}
advice-knock-hits = Knock for { $card }: you can hit it at once.
advice-knock-ready = Knock for { $card }: phase { $phase } is complete, and this card can go on the table at once too.
advice-pass = Pass: { $card } does not help you.
advice-lay-now = Lay phase { $phase } now (wilds spent: { $wilds }; cards left: { $left }; fitting nowhere: { $stuck }).
advice-lay-hard = Lay phase { $phase }, the hardest you can; easier ones that can wait: { $others }.
advice-lay-out = Lay phase { $phase }: you can go out in this turn.
advice-hit-away = Hit { $card } on { $group }; cards left then: { $left }.
advice-hit-opens = Hit { $card } on { $group }: it makes room for { $next }.
advice-go-out = { $card } is your last card: you go out.
advice-skip-going-out = Skip { $seat }, who could go out (cards left: { $cards }).
advice-skip-leader = Skip { $seat }, who leads (phases: { $done }, points: { $points }).
advice-skip-rival = Skip { $seat }, the strongest you can skip (phases: { $done }, points: { $points }).
advice-skip-again = Skip { $seat }: it is your turn again at once.
advice-discard-useless = { $distance ->
    [0] Discard { $card }: phase { $phase } is complete without it.
    [one] Discard { $card }: phase { $phase } does not need it and still needs 1 other card (helpful cards unseen: { $outs }).
   *[other] Discard { $card }: phase { $phase } does not need it and still needs { $distance } other cards (helpful cards unseen: { $outs }).
}
advice-discard-safe = Discard { $card } rather than { $instead }, which { $seat } seems to want.
advice-discard-dear = Discard { $card }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $seat } may soon go out (cards left: { $cards }).
advice-discard-stuck = Discard { $card }: it fits nowhere on the table.
advice-discard-least = { $distance ->
    [one] Discard { $card }: you can best spare it; phase { $phase } then still needs 1 card.
   *[other] Discard { $card }: you can best spare it; phase { $phase } then still needs { $distance } cards.
}
advice-keep-wild = { $turns ->
    [one] Discard { $card } and keep the wild, which saves you about { $turns } turn.
   *[other] Discard { $card } and keep the wild, which saves you about { $turns } turns.
}

## How hands end with the better choice, instead of what was done

outlook-makes-phase = { $name } makes the phase in { $best }% of such hands instead of { $done }%.
    .you = You make your phase in { $best }% of such hands instead of { $done }%.
outlook-others-make-phase = The others make their phase in { $best }% of such hands instead of { $done }%.
outlook-left-with = { $name } is left with { $best ->
        [one] 1 point
       *[other] { $best } points
    } on average instead of { $done }.
    .you = You are left with { $best ->
        [one] 1 point
       *[other] { $best } points
    } on average instead of { $done }.
outlook-others-left-with = The others are left with { $best ->
        [one] 1 point
       *[other] { $best } points
    } each on average instead of { $done }.
outlook-likely-out = { $name } goes out first in { $best }% of such hands instead of { $done }%.
    .you = You go out first in { $best }% of such hands instead of { $done }%.
