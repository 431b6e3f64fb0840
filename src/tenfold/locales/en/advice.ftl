# Why a good player would do this now. One message per reason of the analysis.

advice-take-shortens = { $after ->
    [0] Take { $card }: it completes phase { $phase }.
   *[other] Take { $card }: phase { $phase } then misses { $after } instead of { $before }.
}
advice-take-hits = Take { $card }: it fits on the table, so you can hit it at once.
advice-draw-better = Draw: { $card } is not worth taking, and { $outs } of { $total } unseen cards bring phase { $phase } nearer, which misses { $distance }.
advice-draw-to-hit = Draw: { $card } fits nowhere on the table.
advice-draw-only = Draw: nothing can be taken from the discard pile.
advice-knock-shortens = { $after ->
    [0] Knock for { $card }: it completes phase { $phase }.
   *[other] Knock for { $card }: phase { $phase } then misses { $after } instead of { $before }.
}
advice-knock-hits = Knock for { $card }: it fits on the table, so you can hit it at once.
advice-pass = Pass: { $card } does not help you.
advice-lay-now = Lay phase { $phase } now (wilds spent: { $wilds }; cards left: { $left }, of which { $stuck } fit nowhere).
advice-lay-hard = Lay phase { $phase }, the hardest you can; easier ones that can wait: { $others }.
advice-lay-out = Lay phase { $phase }: you can go out in this turn.
advice-hit-away = Hit { $card } on { $group }; cards left then: { $left }.
advice-hit-opens = Hit { $card } on { $group }: it makes room for { $next }.
advice-go-out = { $card } is your last card: you go out.
advice-skip-going-out = Skip { $seat }, who could go out (cards left: { $cards }).
advice-skip-leader = Skip { $seat }, who leads (phases: { $done }, points: { $points }).
advice-skip-rival = Skip { $seat }, the strongest whom you can skip (phases: { $done }, points: { $points }).
advice-skip-again = Skip { $seat }: it is your turn again at once.
advice-discard-useless = Discard { $card }: phase { $phase } does not need it and still misses { $distance } (helpful cards unseen: { $outs }).
advice-discard-safe = Discard { $card } rather than { $instead }, which { $seat } seems to want.
advice-discard-dear = Discard { $card }, worth { $points } points: { $seat } may soon go out (cards left: { $cards }).
advice-discard-stuck = Discard { $card }: it fits nowhere on the table.
advice-discard-least = Discard { $card }: every card is useful, this one least; phase { $phase } then misses { $distance }.
advice-keep-wild = Discard { $card } and keep the wild, which saves you about { $turns } turns.
