# Perché un buon giocatore farebbe così, ai dadi.

advice-dice-keep = { $missing ->
    [one] Tieni { $dice }: alla fase { $phase } manca allora ancora 1 dado, e riesce circa { $chance } volte su 100.
   *[other] Tieni { $dice }: alla fase { $phase } mancano allora ancora { $missing } dadi, e riesce circa { $chance } volte su 100.
}
advice-dice-keep-nothing = Rilancia tutti i dadi: la fase { $phase } riesce poi circa { $chance } volte su 100.
advice-dice-improve = { $chance ->
    [100] Tieni { $dice }: i { $points } punti sono sicuri, e gli altri dadi possono portarne di più.
   *[other] Tieni { $dice }: hai { $points } punti, e conviene cercarne di più; va bene circa { $chance } volte su 100.
}
advice-dice-stop = Basta così: in media un altro lancio non porta più di questi { $points } punti.
advice-dice-score = Fai segnare: { $points } punti bastano.
advice-dice-decline = Rinuncia: { $points } punti sono pochi, un altro tentativo in media ne porta di più.
