# Perché un buon giocatore ora farebbe così.

advice-take-shortens = { $after ->
    [0] Prendi { $card }: completa la fase { $phase }.
   *[other] Prendi { $card }: alla fase { $phase } ne mancheranno { $after } invece di { $before }.
}
advice-take-hits = Prendi { $card }: va bene sul tavolo, puoi attaccarla subito.
advice-draw-better = Pesca dal mazzo: { $card } non vale la pena, e { $outs } delle { $total } carte non viste avvicinano la fase { $phase }, a cui ne mancano { $distance }.
advice-draw-to-hit = Pesca dal mazzo: { $card } non va da nessuna parte sul tavolo.
advice-draw-only = Pesca dal mazzo: dagli scarti non si può prendere nulla.
advice-knock-shortens = { $after ->
    [0] Bussa per { $card }: completa la fase { $phase }.
   *[other] Bussa per { $card }: alla fase { $phase } ne mancheranno { $after } invece di { $before }.
}
advice-knock-hits = Bussa per { $card }: va bene sul tavolo, puoi attaccarla subito.
advice-pass = Passa: { $card } non ti serve.
advice-lay-now = Cala ora la fase { $phase } (jolly usati: { $wilds }; carte rimaste: { $left }, di cui { $stuck } non vanno da nessuna parte).
advice-lay-hard = Cala la fase { $phase }, la più difficile che puoi; più facili, che possono aspettare: { $others }.
advice-lay-out = Cala la fase { $phase }: puoi chiudere in questo turno.
advice-hit-away = Attacca { $card } a { $group }; carte rimaste: { $left }.
advice-hit-opens = Attacca { $card } a { $group }: fa posto a { $next }.
advice-go-out = { $card } è la tua ultima carta: chiudi.
advice-skip-going-out = Fai saltare il turno a { $seat }, che potrebbe chiudere (carte rimaste: { $cards }).
advice-skip-leader = Fai saltare il turno a { $seat }, in testa (fasi: { $done }, punti: { $points }).
advice-skip-rival = Fai saltare il turno a { $seat }, il rivale più forte che puoi colpire (fasi: { $done }, punti: { $points }).
advice-skip-again = Fai saltare il turno a { $seat }: tocca subito di nuovo a te.
advice-discard-useless = Scarta { $card }: alla fase { $phase } non serve, ne mancano ancora { $distance } (carte utili non viste: { $outs }).
advice-discard-safe = Scarta { $card } e non { $instead }, che { $seat } sembra volere.
advice-discard-dear = Scarta { $card }, che vale { $points } punti: { $seat } forse chiude presto (carte rimaste: { $cards }).
advice-discard-stuck = Scarta { $card }: non va da nessuna parte sul tavolo.
advice-discard-least = Scarta { $card }: tutte le carte servono, questa meno delle altre; alla fase { $phase } ne mancheranno { $distance }.
advice-keep-wild = Scarta { $card } e tieni il jolly: ti fa risparmiare circa { $turns } turni.
