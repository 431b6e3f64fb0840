# The dice game in the terminal.

## Setting up

setup-fair-dice = I dadi sono fissati da un seme casuale segreto. La sua impronta, per la verifica finale: { $commitment }
setup-solving = Queste regole vengono calcolate una volta; ci vuole circa un minuto.
edition-dice-de = de: le regole tedesche
variant-dice-locked = locked: i dadi tenuti restano fermi fino alla fine del turno
variant-dice-free-decline = free-decline: da soli, rinunciare a una fase completata non costa nulla
variant-dice-no-decline = no-decline: da soli, non si può rinunciare a una fase completata
variant-dice-deductions = deductions: da soli, le detrazioni contano nei punti per il bonus delle 5 fasi
bot-dice-random = random: lancia a caso
bot-dice-easy = easy: si accontenta del primo successo
bot-dice-solid = solid: valuta probabilità e punti
bot-dice-optimal = optimal: gioca alla perfezione per i punti
bot-dice-racer = racer: gioca per vincere

## A turn

dice-heading = Fase { $number } · lancio { $roll } di { $rolls }
dice-phase = fase { $number }
dice-points = { $points } punti
dice-all-done = tutte le fasi
dice-last-chance = È la fine della partita: la prima fase che fallisce la chiude per te.
dice-your-phase = La tua fase { $number }: { $needs } (al massimo { $most } punti)
dice-bonus-5-so-far = Bonus delle 5 fasi: { $points } punti su { $wanted }
dice-set-aside = Tenuti: { $dice }
dice-missing = { $count ->
    [one] manca 1 dado
   *[other] mancano { $count } dadi
}
dice-complete = Completata: { $points } punti ({ $groups })
dice-need-set = { $size ->
    [2] coppia
    [3] terzina
    [4] quartina
    [5] cinquina
   *[other] { $size } uguali
}
dice-need-run = sequenza di { $size }
dice-need-colour = { $size } dadi di un colore
dice-prompt-keep = Quali dadi tieni, o basta?
dice-prompt-score = Segni o rinunci?

## A hint: what stands above its columns, the figures, and where they are from

hint-total = totale
hint-cost = costo
hint-win = vittoria
hint-phase = fase
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
hint-estimated = Sono stime. Per cifre esatte, una volta: { $command }

## What happens

you-begin = Tieni tu il blocco e cominci.
they-begin = { $name } tiene il blocco e comincia.
you-keep-dice = { $rolled ->
    [one] Tieni { $dice } e lanci 1 dado.
   *[other] Tieni { $dice } e lanci { $rolled } dadi.
}
they-keep-dice = { $name } lancia { $roll } e tiene { $dice }.
you-keep-nothing = Rilanci tutti e dieci i dadi.
they-keep-nothing = { $name } lancia { $roll } e non tiene nulla.
you-make-phase = Completi la fase { $phase }: { $points } punti.
they-make-phase = { $name } lancia { $roll } e completa la fase { $phase }: { $points } punti.
you-fail-phase = La fase { $phase } non è riuscita: la ritenti al prossimo turno.
they-fail-phase = { $name } lancia { $roll } e non completa la fase { $phase }.
you-fail-phase-alone = La fase { $phase } non è riuscita: { $cost } punti in meno, e la ritenti.
you-fail-for-good = La fase { $phase } non è riuscita: la tua partita finisce qui.
they-fail-for-good = { $name } lancia { $roll }, non completa la fase { $phase } e ha finito.
you-refuse-points = Rinunci ai punti della fase { $phase } e la ritenti al prossimo turno.
they-refuse-points = { $name } lancia { $roll } e rinuncia ai punti della fase { $phase }.
you-refuse-points-alone = Rinunci ai punti della fase { $phase }: { $cost } punti in meno, e la ritenti.
you-win-bonus-5 = { $points } punti dopo cinque fasi: ricevi il bonus delle 5 fasi, 40 punti (ne servivano { $wanted }).
they-win-bonus-5 = { $name } ha { $points } punti dopo cinque fasi e riceve il bonus delle 5 fasi, 40 punti (ne servivano { $wanted }).
you-miss-bonus-5 = { $points } punti dopo cinque fasi: niente bonus delle 5 fasi (ne servivano { $wanted }).
they-miss-bonus-5 = { $name } ha { $points } punti dopo cinque fasi e non riceve il bonus delle 5 fasi (ne servivano { $wanted }).
you-win-bonus-10 = Ricevi il bonus delle { $count } fasi, 40 punti.
they-win-bonus-10 = { $name } riceve il bonus delle { $count } fasi, 40 punti.
you-miss-bonus-10 = Tutte le { $count } fasi sono completate, ma senza il bonus delle { $count } fasi.
they-miss-bonus-10 = { $name } ha completato tutte le { $count } fasi, ma senza il bonus delle { $count } fasi.
you-start-the-end = Hai completato tutte le fasi. È la fine: gli altri tentano di fila quelle che mancano.
they-start-the-end = { $name } ha completato tutte le fasi. È la fine: gli altri tentano di fila quelle che mancano.

## The block, the end and high scores

block-title = Tabella dei punti
block-most = max
block-bonus = bonus delle { $count } fasi
block-failed = tentativi falliti
block-declined = rinunce
block-deducted = detrazioni
block-total = totale
block-rank = { $place }. { $name }: { $phases ->
    [one] 1 fase
   *[other] { $phases } fasi
}, { $points } punti
won-alone = La partita è finita: { $points } punti.
reason-dice-all-phases = Nessun altro ha completato tutte le fasi.
reason-dice-most-points = Tutte le fasi sono state completate da più giocatori: vince chi ha più punti.
reason-dice-best-phase = Parità di fasi e di punti: ha deciso la fase migliore.
reason-dice-shared = Parità di fasi, di punti e di fase migliore.
best-title = Primati con queste regole
best-none = Ancora nessun primato con queste regole.
best-not-kept = Il punteggio non si può scrivere tra i primati: { $problem }.
end-review = Quanto è costata ogni decisione, e che cosa è stata fortuna: tenfold review { $file }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-keep = tieni tenere
words-stop = basta
words-score = segna segno
words-decline = rinuncia rinuncio
words-best = primati record
words-blue = blu
words-red = rosso rossi
words-orange = arancione arancioni arancio
words-green = verde verdi

help-keep = tieni questi dadi e lancia gli altri: lettere (a c e oppure ace), numeri (8 8 W), facce (R8) o un colore (arancione); senza niente: rilanci tutti e dieci
help-stop = non lanciare più
help-score = fai segnare i punti della fase completata
help-decline = rinuncia ai punti e ritenta la fase al prossimo turno
help-best = i primati delle partite in solitario con queste regole
dice-help-hint = che cosa farebbe ora un buon giocatore, e perché; per le scelte migliori il totale atteso o la probabilità di vincere, e quella della fase
dice-help-moves = i modi migliori di continuare, il migliore per primo; scrivi un numero della lista per farlo
dice-help-scores = la tabella dei punti
help-dice = Dadi: B blu, R rosso, O arancione, G verde e un numero; W è un jolly. Cornice doppia: dado tenuto.

keep-no-die = «{ $word }» non è un dado: indica i dadi con le lettere da a fino a { $last }, con numeri (8 8 W) o con un colore.
keep-no-number = Nessun dado mostra { $number }: i numeri vanno da 1 a 10, W è un jolly.
keep-no-colour = Ora nessun dado è di questo colore: { $colour }.
keep-too-many = { $count ->
    [0] Ora nessun dado mostra { $face }.
    [one] Solo 1 dado mostra { $face }.
   *[other] Solo { $count } dadi mostrano { $face }.
}
keep-which = { $face } c'è in più colori, e in questa fase conta il colore. Indica la lettera: { $dice }
