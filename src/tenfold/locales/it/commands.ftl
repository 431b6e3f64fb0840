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
review-costly = Decisioni di { $name } che sono costate probabilità di vincere
review-few-worlds = Sono pochi mondi: con l’extra «fast» sono molti di più.
review-was = Evento { $event }: { $done }
review-better = Meglio: { $best } È costato { $cost }.

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
plot-added-up = cambiamenti, sommati
plot-event = evento della registrazione

## tenfold stats

stats-figure = cifra
stats-value = valore
stats-cases = casi
stats-day = giorno
stats-left-out = { $count ->
    [one] 1 partita non conta in queste cifre.
   *[other] { $count } partite non contano in queste cifre.
}
stats-none = Nessuna partita conta.

## Progress bars

bar-hands = conta le mani
bar-rolls = conta i lanci
bar-reviewing = analizza
bar-solving = risolve
bar-replaying = legge le partite

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

## tenfold verify

verify-fair = { $file }: una partita leale, secondo le regole
verify-chain = catena di hash
verify-chain-told = { $count ->
    [one] 1 evento, non cambiato
   *[other] { $count } eventi, nessuno cambiato
}
verify-rules = regole
verify-rules-told = ogni azione era permessa, il risultato ne consegue
verify-seed = numero segreto
verify-seed-told = conforme all’impegno; { $count ->
    [one] 1 esito del caso ricalcolato, uguale
   *[other] { $count } esiti del caso ricalcolati, tutti uguali
}

## Refused: what lies on a real table

by-rule = { $problem } (regola { $rule })
refusal-phase-unlisted = Non c’è una fase { $number }: la lista va da 1 a { $most }.
refusal-hand-empty = Non ci sono carte in mano: nominale, per esempio R5 G5 W.
refusal-hand-too-big = In mano ci sono al massimo { $most } carte, dopo aver pescato; qui sono { $count }.
refusal-deck-too-small = Il mazzo non ne contiene così tante: { $cards } di troppo.
refusal-colours-wanted = Nella fase { $number } contano i colori: nomina la faccia intera di ogni dado, per esempio R8 o OW.
refusal-dice-count = I dadi sono dieci, non { $count }.
refusal-low-and-high = Quattro dadi mostrano da 1 a 4 o W e sei da 5 a 10: qui sono { $low } e { $high }.
refusal-die-unknown = Non c’è un dado «{ $die }»: sono { $dice }.
refusal-on-no-die = «{ $text }» non è su nessun dado: scrivi da 1 a 10 o W, con B, R, O o G davanti dove contano i colori.
refusal-which-die = { $face } è su più dadi, che hanno altre facce diverse: nominane uno tra { $dice }.
refusal-die-not-shown = { $count ->
    [0] Nessun dado mostra { $face }: i dadi mostrano { $shown }.
    [one] Solo un dado mostra { $face }: i dadi mostrano { $shown }.
   *[other] Solo { $count } dadi mostrano { $face }: i dadi mostrano { $shown }.
}
refusal-die-lacks-face = { $face } non è possibile: un dado mostra una sola faccia, e { $die } ha { $faces }.
refusal-set-lacks-face = Nessun dado di questo gioco mostra { $face }: ci sono { $faces }.
refusal-faces-crowd = { $faces } non possono stare insieme: queste facce sono solo su { $dice }.
refusal-unsolvable = Non c’è una soluzione esatta dove i dadi messi da parte restano lì (variante locked): i consigli e tenfold coach danno stime, e il bot solid gioca secondo queste.
refusal-too-many-mixed = Con questi dadi una fase di un colore ha troppe scelte miste che potrebbero essere le migliori: { $count }; se ne possono risolvere { $most }.
refusal-too-many-faces = La fase { $phase } non si risolve con questi dadi: troppe facce sono di un colore.

## Refused: records and other files

refusal-file-unreadable = impossibile leggere { $file }: { $problem }
file-missing = questo file non esiste
file-folder = è una cartella
file-forbidden = non si può leggere
file-problem = { $problem }
refusal-record-none = { $file } non è una registrazione di Tenfold
refusal-record-cut-off = { $file } è tronco nella riga { $line }
refusal-record-version = { $file } è una registrazione di versione { $version }; questo programma legge la versione { $known }
refusal-record-line = { $file }, riga { $line }: { $problem }
refusal-record-event = riga { $line }, evento { $n } «{ $do }»: { $problem }
refusal-record-header = intestazione della registrazione: { $problem }
record-no-line = questa non è una riga di una registrazione
record-altered = l’hash non corrisponde: questa riga o una precedente è stata cambiata
record-out-of-order = l’evento { $n } non è al suo posto
record-strange-seats = il risultato non riguarda questi posti
record-nested = annidamento troppo profondo
record-unlike = { $problem }
record-over = la partita è già finita
record-nature-acts = tocca al caso
record-seat-acts = tocca al posto { $seat }
record-tampered = il numero segreto non dà questo: qualcuno ha toccato il caso
refusal-record-no-result = la registrazione non ha un risultato: eventi in ordine: { $count }, ma la partita non è finita o il file è tronco
refusal-record-seed-not-hex = il numero segreto rivelato non è esadecimale
refusal-record-other-seed = il numero segreto rivelato non è quello dell’impegno nell’intestazione
refusal-record-not-stopped = la registrazione dice la partita interrotta, ma è stata giocata fino alla fine
refusal-record-events-missing = la registrazione ha un risultato, ma la partita non è finita: mancano eventi
refusal-record-other-result = il risultato nella registrazione non è quello che dà la partita
refusal-record-unfinished = { $file } non è una partita finita
refusal-games-none = { $file } non contiene né partite né una registrazione di Tenfold
refusal-games-cut-off = { $file } è tronco
refusal-games-version = { $file } contiene partite di versione { $version }; questo programma legge la versione { $known }
refusal-games-broken = la partita { $number } di { $file } è troncata o modificata
refusal-seat-unknown = Non c’è un posto { $seat }: la registrazione ha i posti da 0 a { $last }.
refusal-in-file = { $file }: { $problem }
file-other-game = Sono regole di un gioco diverso da { $game }.
file-no-edition = Manca l’edizione: aggiungi una riga come { $line }.
refusal-file-not-toml = { $file } non è TOML: { $problem }
file-nested = È annidato troppo per essere un file di regole della casa.
file-not-text = Non è un file di testo in UTF-8.
refusal-plot-missing = Per disegnare serve matplotlib: installalo con { $command }
refusal-plot = impossibile disegnare { $file }: { $problem }
plot-folder = è una cartella
plot-kind = il nome deve finire in uno di { $kinds }
plot-no-folder = non c’è una cartella { $folder }
plot-forbidden = non vi si può scrivere
plot-failed = { $problem }

## Refused: options

refusal-other-games-option = { $option } va con --game { $game }; questo è { $this }.
refusal-name-hand = Nomina con --hand le carte da giudicare.
refusal-name-phase-or-table = Nomina una fase con --phase, o con --table i gruppi a cui attaccare.
refusal-name-phase-and-roll = Nomina la fase con --phase e il lancio con --roll.
refusal-name-position = Indica una posizione, oppure una registrazione con --record e un suo passo con --step.
refusal-step-of-record = --record e --step vanno insieme.
refusal-one-of = Scegli una sola opzione tra { $options }.

## Refused: positions of the dice game

refusal-at-attempt-failed = La fase non è completa e non restano lanci: il tentativo è fallito.
refusal-at-no-roll-left = Non restano lanci, quindi non si tiene nulla: segnare o rifiutare.
refusal-at-aside-stays = In questo gioco i dadi messi da parte restano lì: tieni anche { $dice }.
refusal-at-alone-deducted = I punti si detraggono solo in solitario, mai in più persone.
refusal-at-no-place = Non c’è un posto { $place } in un giro di { $players }: nomina gli altri con --rival.
refusal-at-too-many-points = Prima della fase { $number } i punti vanno da 0 a { $most }, non { $points }.
refusal-at-deductions = Ogni tentativo perso costa lo stesso: le detrazioni sono un multiplo di { $each } fino a { $most }.
refusal-at-undecided = { $count ->
    [0] { $text }: nella fase { $number } nessun bonus è ancora deciso.
    [one] { $text }: nella fase { $number } un solo bonus è deciso.
   *[other] { $text }: nella fase { $number } solo { $count } bonus sono decisi.
}
refusal-at-not-points = «{ $text }» non è un numero di punti: scrivi 250, o con il bonus segnato 250+40 o 250+0.
refusal-at-not-a-bonus = { $text }: { $bonus } non è un bonus: si segna { $entered } o 0.
refusal-at-bonus-was-missed = Con { $points } dopo la fase { $phases } il bonus delle 5 fasi è mancato: ne servono { $wanted } dopo la fase 5.
refusal-at-bonus-was-won = Con { $points } dopo la fase { $phases } il bonus delle 5 fasi è vinto: ne servono { $wanted } dopo la fase 5.
refusal-at-first-gets-bonus = Chi completa tutte le fasi prima degli altri riceve il bonus.
refusal-at-late-for-bonus = Il posto { $place } ha completato tutte le fasi dopo il posto { $finisher } e nel giro dopo: niente bonus.
refusal-at-not-a-rival = «{ $text }» non indica nessuno: scrivi fase e punti, per esempio { $example }.
refusal-at-rival-phase = Gli altri sono in una fase da 1 a { $last }, o { $done } con tutte completate, non { $number }.
refusal-at-not-the-end = Finché nessuno ha completato tutte le fasi, un turno ne tenta una sola: è cominciato nella fase in cui è.
refusal-at-began-later = Un turno nella fase { $number } è iniziato lì o prima, non nella fase { $began }.
refusal-at-aside-rolled = I dadi messi da parte si possono rilanciare: restano lì solo nella variante locked.
refusal-at-aside-when = Prima del primo lancio non si mette da parte nulla, e dopo l’ultimo non conta: indica i dadi messi da parte solo quando resta un lancio.
refusal-at-all-aside = Tutti e dieci i dadi sono messi da parte: non c’è nulla da decidere.

## tenfold replay: positions

plain-piles = mazzo di pesca { $cards }, mazzo degli scarti { $top }
plain-phases = { $count ->
    [one] { $count } fase
   *[other] { $count } fasi
}
plain-skipped = salta un turno
plain-hand = le tue carte: { $cards }
plain-phase = la tua fase: { $phases }
plain-attempt = { $name }: fase { $number } ({ $needs }, al massimo { $most }), lancio { $roll } di { $rolls }
plain-aside = messi da parte
plain-done = finito
plain-lot = si sorteggia chi segna i punti
plain-over = la partita è finita
plain-deducted = detratti
plain-space = casella { $at }
