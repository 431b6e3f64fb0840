# The dice game: what is advised and why. The page asks for it with the first hint.

advice-dice-keep = { $missing ->
    [one] Tieni { $dice }: alla fase { $phase } manca allora ancora 1 dado, e il prossimo lancio la completa circa { $chance } volte su 100.
   *[other] Tieni { $dice }: alla fase { $phase } mancano allora ancora { $missing } dadi, e il prossimo lancio la completa circa { $chance } volte su 100.
}
advice-dice-keep-nothing = Rilancia tutti i dadi: così la fase { $phase } si completa circa { $chance } volte su 100.
advice-dice-improve-safely = { $points ->
    [one] Tieni { $dice }: con questi 1 punto è sicuro, e gli altri dadi possono portarne di più.
   *[other] Tieni { $dice }: con questi { $points } punti sono sicuri, e gli altri dadi possono portarne di più.
}
advice-dice-improve = { $points ->
    [one] Tieni { $dice } e cerca più di 1 punto: dopo il prossimo lancio la fase è completa circa { $chance } volte su 100.
   *[other] Tieni { $dice } e cerca più di { $points } punti: dopo il prossimo lancio la fase è completa circa { $chance } volte su 100.
}
advice-dice-stop = { $points ->
    [one] Fermati: questo punto vale più di un altro lancio.
   *[other] Fermati: questi { $points } punti valgono più di un altro lancio.
}
advice-dice-stop-locked = Fermati: tutti i dadi sono messi da parte, non resta nulla da lanciare.
advice-dice-stopped = { $name } smette di lanciare.
    .you = Smetti di lanciare.
advice-dice-score = { $points ->
    [one] Segna i punti: 1 punto basta.
   *[other] Segna i punti: { $points } bastano.
}
advice-dice-decline = { $points ->
    [one] Rinuncia: 1 punto è poco, un altro tentativo vale di più.
   *[other] Rinuncia: { $points } punti sono pochi, un altro tentativo vale di più.
}

## The best choices in figures: what stands above the columns, and where the figures are from

advice-best = Quanto valgono le scelte migliori
advice-choice = scelta
advice-stop = fermarsi
advice-total = totale
advice-cost = costo
advice-win = vittoria
advice-phase = fase
advice-dice-being-solved = I valori esatti per queste regole si stanno calcolando: fino ad allora sono stime.
advice-dice-estimated = Sono stime: con queste regole qui non ci sono valori esatti.
advice-how-total = Totale: i punti che l’intera partita porta in media se continui nel modo migliore. La partita è risolta a partire dalla fine, ogni lancio con la sua probabilità esatta.
advice-how-win = Vittoria: la probabilità di vincere. Una corsa a due è risolta a partire dalla fine; più avversari si considerano uno per uno, come se fossero indipendenti.
advice-how-cost = Costo: di quanti punti questa scelta è in media peggiore della migliore, secondo stime.
advice-how-phase = Fase: la probabilità che questo tentativo completi la fase.
