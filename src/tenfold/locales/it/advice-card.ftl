# The card game: what is advised and why. The page asks for it with the first hint.

# Perché un buon giocatore ora farebbe così.
advice-take-shortens = { $after ->
    [0] Prendi { $card }: completa la fase { $phase }.
    [one] Prendi { $card }: alla fase { $phase } mancherà 1 carta invece di { $before }.
   *[other] Prendi { $card }: alla fase { $phase } mancheranno { $after } carte invece di { $before }.
}
advice-take-hits = Prendi { $card }: puoi attaccarla in questo turno.
advice-take-ready = Prendi { $card }: la fase { $phase } è completa, e anche questa carta può andare sul tavolo in questo turno.
advice-draw-better = Pesca dal mazzo: per { $card } non ne vale la pena; alla fase { $phase } { $distance ->
        [one] manca ancora 1 carta
       *[other] mancano ancora { $distance } carte
    } (carte utili non viste: { $outs } su { $total }).
advice-draw-to-hit = Pesca dal mazzo: con { $card } ti resterebbe una carta in più.
advice-draw-ready = Pesca dal mazzo: la fase { $phase } è già completa, e con { $card } ti resterebbe una carta in più.
advice-draw-only = Pesca dal mazzo: dal mazzo degli scarti non si può prendere nulla.
advice-knock-shortens = { $after ->
    [0] Bussa per { $card }: completa la fase { $phase }.
    [one] Bussa per { $card }: alla fase { $phase } mancherà 1 carta invece di { $before }.
   *[other] Bussa per { $card }: alla fase { $phase } mancheranno { $after } carte invece di { $before }.
}
advice-knock-hits = Bussa per { $card }: puoi attaccarla subito.
advice-knock-ready = Bussa per { $card }: la fase { $phase } è completa, e anche questa carta può andare subito sul tavolo.
advice-pass = Passa: { $card } non ti serve.
advice-lay-now = Cala ora la fase { $phase } (jolly usati: { $wilds }; carte rimaste: { $left }; senza posto sul tavolo: { $stuck }).
advice-lay-hard = Cala la fase { $phase }, la più difficile che puoi; più facili, che possono aspettare: { $others }.
advice-lay-out = Cala la fase { $phase }: puoi chiudere in questo turno.
advice-hit-away = Attacca { $card } a { $group }; carte che restano: { $left }.
advice-hit-opens = Attacca { $card } a { $group }: fa posto a { $next }.
advice-go-out = { $card } è la tua ultima carta: chiudi.
advice-skip-going-out = Fai saltare il turno a { $seat }, che potrebbe chiudere (carte rimaste: { $cards }).
advice-skip-leader = Fai saltare il turno a { $seat }, in testa (fasi: { $done }, punti: { $points }).
advice-skip-rival = Fai saltare il turno a { $seat }, la minaccia più forte che puoi colpire (fasi: { $done }, punti: { $points }).
advice-skip-again = Fai saltare il turno a { $seat }: tocca subito di nuovo a te.
advice-discard-useless = { $distance ->
    [0] Scarta { $card }: la fase { $phase } è completa anche senza.
    [one] Scarta { $card }: alla fase { $phase } non serve; manca ancora 1 carta (carte utili non viste: { $outs }).
   *[other] Scarta { $card }: alla fase { $phase } non serve; mancano ancora { $distance } carte (carte utili non viste: { $outs }).
}
advice-discard-safe = Scarta { $card } e non { $instead }, che { $seat } sembra volere.
advice-discard-dear = Scarta { $card }, che vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $seat } forse chiude presto (carte rimaste: { $cards }).
advice-discard-stuck = Scarta { $card }: non va da nessuna parte sul tavolo.
advice-discard-least = Scarta { $card }: è la carta di cui puoi fare a meno più facilmente; alla fase { $phase } { $distance ->
        [one] mancherà 1 carta
       *[other] mancheranno { $distance } carte
    }.
advice-keep-wild = { $turns ->
    [one] Scarta { $card } e tieni il jolly: ti fa risparmiare circa { $turns } turno.
   *[other] Scarta { $card } e tieni il jolly: ti fa risparmiare circa { $turns } turni.
}

## How hands end with the better choice, instead of what was done

outlook-makes-phase = { $name } completa la fase { $best } volte su 100 invece di { $done }.
    .you = Completi la fase { $best } volte su 100 invece di { $done }.
outlook-others-make-phase = Gli altri completano la fase { $best } volte su 100 invece di { $done }.
outlook-left-with = { $name } resta in media con { $best ->
        [one] 1 punto
       *[other] { $best } punti
    } in mano invece di { $done }.
    .you = Resti in media con { $best ->
        [one] 1 punto
       *[other] { $best } punti
    } in mano invece di { $done }.
outlook-others-left-with = Gli altri restano in media con { $best ->
        [one] 1 punto
       *[other] { $best } punti
    } in mano a testa invece di { $done }.
outlook-likely-out = { $name } chiude prima degli altri { $best } volte su 100 invece di { $done }.
    .you = Chiudi prima degli altri { $best } volte su 100 invece di { $done }.
