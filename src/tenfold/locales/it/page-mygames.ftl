# Che cosa ho giocato qui: le mie partite, le loro cifre, le migliori e i file.

page-mine-none = Ancora nessuna partita. Le partite che giochi qui fino alla fine restano in questo browser.
page-mine-full = Questo browser non ha più spazio: le partite più recenti restano solo finché non chiudi la pagina. Salva tutte le partite in un file, o eliminane alcune.
page-mine-forbidden = Questo browser non conserva le partite: restano solo finché non chiudi la pagina. Prima salvale in un file.
page-mine-list = Partite
page-mine-all = { $count ->
    [one] Mostra 1 partita
   *[other] Mostra tutte le { $count } partite
}
page-mine-place = posto { $place } di { $of }
page-mine-hands = { $count } manche
page-mine-goes = { $count ->
    [one] 1 tentativo
   *[other] { $count } tentativi
}
page-mine-rounds = { $count } manche
page-mine-not-counted = Questo posto è cambiato di mano durante la partita, che quindi non entra nelle cifre.
page-mine-table = Al tavolo

## Cifre

page-mine-figures = Cifre
page-mine-all-editions = Tutte le edizioni
page-mine-against = Contro
page-mine-everybody = Tutti
page-mine-won = Vittorie
page-mine-made = Fase riuscita
page-mine-out = Chiusure
page-mine-points-hand = Punti per manche
page-mine-points-phase = Punti per fase
page-mine-length-card = Manche per partita
page-mine-length-dice = Tentativi per partita
page-mine-length-board = Manche per partita
page-mine-count = { $count } su { $of }
page-mine-of = da { $of }
page-mine-interval = da { $low } a { $high }
page-mine-figure = { $value } (da { $low } a { $high })
page-mine-by-phase = Quanto spesso è riuscita ogni fase
page-mine-points-hands = Punti di una manche, per fase
page-mine-points-phases = Punti di ogni fase
page-mine-ahead = Davanti a
page-mine-how-card = Ogni manche scritta sulla tabella dei punti conta come un tentativo della tua fase; uno spareggio no. Se l’ordine delle fasi è libero, una manche conta per ogni fase ancora aperta.
page-mine-how-dice = Ogni turno conta come un tentativo della tua fase; i punti rifiutati contano come un tentativo fallito. I punti sono quelli delle fasi riuscite, senza bonus né detrazioni.
page-mine-how-board = Ogni manche conta come un tentativo della fase su cui stava il tuo indicatore.
page-mine-how-won = Le partite con altri in cui hai avuto il primo posto, anche a pari merito.
page-mine-how-games = Contano solo le partite in cui il posto è stato tuo dall’inizio alla fine; le lezioni no.
page-mine-how-ahead = Delle partite contro questa persona o questo bot, quelle in cui hai avuto un posto migliore. I bot si distinguono per nome e modo di giocare.
page-mine-how-share = La quota p è il conteggio diviso per il numero n dei casi. L’ambito è l’intervallo al 95 % di Wilson: tutte le probabilità con cui un tale conteggio non sorprenderebbe. Con z = 1,96 i suoi estremi sono (p + z²/2n ± z · √(p(1 − p)/n + z²/4n²)) / (1 + z²/n). Tutti i casi si considerano indipendenti.
page-mine-how-mean = La media è la somma divisa per il numero n. L’ambito è l’intervallo al 95 % di Student: media ± t · s/√n, con la deviazione standard s e t per n − 1 gradi di libertà. Tutti i casi si considerano indipendenti. È indicato da cinque casi in su e non scende mai sotto 0.
page-mine-save-picture = Salva come immagine
page-mine-save-numbers = Salva le cifre
page-mine-ranges = Tratti sulle barre: intervalli al 95 %

## Le partite migliori

page-mine-best = Partite migliori
page-mine-how-best = Le cinque migliori per ogni insieme di regole e ogni numero di partecipanti: ai dadi quelle con più punti; delle partite di carte vinte quelle con meno punti; delle partite da tavolo vinte quelle con meno manche. A parità viene prima la più vecchia.

## File, eliminazione

page-mine-files = File
page-mine-save = Salva tutte le partite in un file
page-mine-open = Aggiungi partite da un file
page-mine-files-why = Il file contiene ogni partita con la sua registrazione e quanto serve per rivederla. Le chiavi dei tuoi posti non ci sono.
page-mine-added = { $count ->
    [one] 1 partita aggiunta.
   *[other] { $count } partite aggiunte.
} { $known ->
    [0] { "" }
    [one] 1 era già qui.
   *[other] { $known } erano già qui.
}
page-mine-file-other = Questo file non contiene partite di Tenfold. Non è stato aggiunto niente.
page-mine-file-cut = Questo file è troncato. Non è stato aggiunto niente.
page-mine-file-version = Questo file ha la versione { $version }, e qui si conosce solo la { $known }. Non è stato aggiunto niente.
page-mine-file-broken = La partita { $number } di questo file è troncata o modificata. Non è stato aggiunto niente.
page-mine-delete = Elimina la partita
page-mine-delete-sure = Eliminare per sempre da questo browser la partita del { $day }?
page-mine-delete-all = Elimina tutte le partite
page-mine-delete-all-sure = { $count ->
    [one] Eliminare per sempre 1 partita da questo browser?
   *[other] Eliminare per sempre tutte le { $count } partite da questo browser?
}
page-mine-delete-yes = Elimina per sempre
page-mine-names = Togli anche il mio nome e la mia faccia dai tavoli del server
page-mine-no-answer = Il server non risponde, quindi non è stato eliminato niente. Riprova più tardi, o lascia lì il tuo nome.
