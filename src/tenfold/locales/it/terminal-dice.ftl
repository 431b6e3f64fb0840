# The dice game in the terminal.

## Setting up

setup-fair-dice = I dadi sono fissati da un numero segreto. La sua impronta, per la verifica finale: { $commitment }
setup-solving = Queste regole vengono calcolate una volta; ci vuole circa un minuto.

## A turn

dice-heading = Fase { $number } · lancio { $roll } di { $rolls }
dice-phase = fase { $number }
dice-last-chance = È la fine della partita: la prima fase che fallisce la chiude per te.
dice-your-phase = La tua fase { $number }: { $needs } (al massimo { $most ->
        [one] 1 punto
       *[other] { $most } punti
    })
dice-their-phase = { $name }, fase { $number }: { $needs } (al massimo { $most ->
        [one] 1 punto
       *[other] { $most } punti
    })
dice-bonus-5-so-far = Bonus delle 5 fasi: { $points } su { $wanted } punti
dice-set-aside = Tenuti: { $dice }
dice-complete = Completata: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ({ $groups })
dice-prompt-keep = Quali dadi tieni, o ti fermi?
dice-prompt-score = Segni o rinunci?

## A hint: its figures, and where they are from

hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-estimated = Sono stime. Per cifre esatte, una volta: { $command }
hint-estimated-only = Sono stime: con queste regole non ci sono cifre esatte.

## The block, the end and high scores

block-rank = { $place }. { $name }: { $phases ->
    [one] 1 fase
   *[other] { $phases } fasi
}, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
best-title = Primati con queste regole
best-none = Ancora nessun primato con queste regole.
best-not-kept = Il punteggio non si può scrivere tra i primati: { $problem }.
best-seeded = Una partita con un numero scelto da te (--seed) non conta per i primati.
end-review = Quanto è costata ogni decisione, e che cosa è stata fortuna: tenfold review { $file }

## Commands

words-keep = tieni tenere
words-stop = fermati basta
words-score = segna segno
words-decline = rinuncia rinuncio
words-best = primati record
words-blue = blu
words-red = rosso rossi
words-orange = arancione arancioni arancio
words-green = verde verdi
help-keep = tieni questi dadi e lancia gli altri: lettere (a c e oppure ace), numeri (8 8 W), facce (R8) o un colore (arancione); senza niente: rilanci tutti e dieci
help-stop = non lanciare più
help-score = segna i punti della fase completata
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
keep-which = { $face } c’è in più colori, e in questa fase conta il colore. Indica la lettera: { $dice }
