# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = tenere { $dice }
do-roll-all = rilanciare tutto
do-stop = fermarsi
do-score = segnare
do-decline = rifiutare
nothing-kept = niente
in-edition = edizione { $edition }

## Headings of several tables

col-phase = fase
col-needs = richiede
col-chance = probabilità
col-roll = lancio
col-dice = dadi
col-cost = costo
col-event = evento

## tenfold check

check-hand = mano
check-roll = lancio
check-phase = fase
check-complete = completa
check-outs = utili
check-hits = aggiunte
check-counts = conta
check-keep = tenere
check-wanted = cercato
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, al massimo { $most } punto
   *[other] { $number } ({ $needs }), { $edition }, al massimo { $most } punti
}
check-yes-lay = sì: cala { $groups }
check-yes-points = sì: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
check-no-cards = no: { $count ->
        [one] manca 1 carta
       *[other] mancano { $count } carte
    }
check-no-dice = no: { $count ->
        [one] 1 dado da cambiare
       *[other] { $count } dadi da cambiare
    }
check-hit = { $card } a { $group }
check-hit-low = { $card } a { $group }, in basso
check-hit-high = { $card } a { $group }, in alto
check-no-hits = nessuna: nessuna carta della mano si adatta al tavolo
check-once-laid = (quando la tua fase è sul tavolo)
check-low-wild = (per 1-4 basta un W)

## tenfold odds

odds-cards-title = Fasi in dieci carte distribuite (carta naturale per { $minimum })
odds-dice-title = Fasi completate dal primo lancio di dieci dadi
minimum-group = gruppo
minimum-phase = fase
minimum-none = nessuna
odds-hands = mani
odds-rolls = lanci
odds-one-in = una su
odds-never = mai
odds-average = punti in media
odds-most = al massimo
odds-of-hands = su { $count } mani possibili
odds-of-rolls = su { $count } lanci possibili

## tenfold coach

at-phase = fase { $number }
at-done = tutte le fasi
at-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
at-bonus = bonus delle { $count } fasi
at-bonus-all = bonus di tutte le fasi
at-won = { $bonus } vinto
at-missed = { $bonus } mancato
at-assumed = { $what } (supposto; +{ $other } dice il contrario)
at-deducted = { $points } detratti
at-you = { $place }. tu: { $facts }
at-rival = { $place }. in gara: { $facts }
at-started-end = ha avviato la fine
at-began = un turno iniziato nella fase { $number }
at-out = fuori
at-to-come = deve giocare
at-roll = lancio { $roll } di { $rolls }
at-again = non il primo tentativo
at-aside = messi da parte: { $dice }
coach-dice = Dadi: { $dice }
coach-unclear = Altri dadi potrebbero mostrare lo stesso: nominali così per essere esatti.
coach-best = Le scelte migliori
coach-all = Tutte le scelte
coach-of = { $shown } scelte su { $all }
coach-do = fare
coach-made = fase riuscita
coach-total = totale atteso
coach-win = probabilità di vincere
coach-own-total = La tua scelta: { $do }. Totale atteso { $worth }, fase riuscita { $chance }. Costa { $cost } punti.
coach-own-win = La tua scelta: { $do }. Probabilità di vincere { $worth }, fase riuscita { $chance }. Costa { $cost } di probabilità di vincere.
coach-own-estimate = La tua scelta: { $do }. Fase riuscita { $chance }. Costa { $cost } punti.
coach-estimates = Sono stime: se i dadi messi da parte restano lì, non c’è soluzione esatta.

## tenfold analyse

analyse-legal = { $count ->
    [one] È permessa 1 azione:
   *[other] Sono permesse { $count } azioni:
}
analyse-many = Azioni permesse: { $count }, troppe per un elenco.

## tenfold review

review-title = Ogni decisione di { $name }
review-done = fatto
review-best = meglio
review-same = lo stesso
review-start = atteso all’inizio
review-start-win = probabilità di vincere all’inizio
review-luck = fortuna
review-choice = scelta
review-rest = gli altri
review-total = totale
review-end = la fine: 100 % è vittoria

## tenfold solve

solve-title = Il gioco di dadi in solitario, al meglio
solve-total = totale atteso
solve-deviation = deviazione standard
solve-share = il { $share } % è al massimo
solve-failed = tentativi falliti
solve-declined = tentativi rifiutati
solve-phases = Fasi, e quanto spesso un tentativo riesce
solve-most = massimo
solve-at-best = al meglio
solve-in-play = nel gioco migliore
solve-still = ancora da vincere
solve-range = da { $least } a { $most }
solve-still-told = Ancora da vincere: il guadagno atteso da qui in poi, secondo il totale.

## Pictures

plot-expected = totale atteso { $total }
plot-final = totale finale
plot-aiming = senza altri scopi
plot-playing = nel gioco migliore per i punti
plot-success = riuscita di un tentativo in %
plot-before = prima di ogni decisione
plot-at-start = all’inizio
plot-at-end = alla fine
plot-sums = { $name }: fortuna { $luck }, scelta { $choice }
plot-lost = perso per scelta
plot-event = evento della registrazione

## tenfold replay

replay-keys = Invio: avanti   b: indietro   h: prossimo foglio   un numero: a quell’evento   q: esci
replay-title = { $game }, edizione { $edition }{ $changes }
replay-result = Risultato ({ $reason }): { $places }
replay-then = { $first }, poi { $next }
replay-seats = Posti: { $names }
replay-later = { "" }, dall’evento { $n } { $name }
replay-commitment = Impegno: { $digest }
replay-cut = La registrazione finisce qui: la partita continua, o il file è tronco.
replay-stopped = La partita è stata interrotta prima della fine.
