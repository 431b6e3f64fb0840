# The score pad of the page, for a table with real cards or dice.

## The shelf

page-pad-sheets = Le tue tabelle dei punti
page-pad-none = Ancora nessuna tabella. Una nuova è pronta in pochi secondi.
page-pad-not-begun = ancora niente di registrato
page-pad-leads = { $count ->
    [one] { $names } è in testa
   *[other] { $names } sono in testa a pari merito
}
page-pad-ahead = in testa
page-pad-new = Nuova tabella
page-pad-import = Apri un file
page-pad-file-unread = Non si può leggere.
page-pad-install = Aggiungi alla schermata Home
page-pad-kept-here = Le tabelle restano in questo browser e in nessun altro posto, tranne quelle che condividi dal vivo.
page-pad-offline = La tabella dei punti funziona anche senza rete ✓
page-pad-forgets = Questo browser non conserva niente. Salva la tabella in un file prima di chiudere la pagina.
page-pad-play = Gioca nel browser
page-pad-referee = Chiedi all’arbitro
page-pad-odds = Probabilità iniziali
page-pad-gone = Questa tabella non è, o non è più, in questo browser.

## A new sheet

page-pad-names = Chi gioca?
page-pad-names-order = Nell’ordine di gioco, prima chi tiene la tabella. Un solo nome: una partita in solitario.
page-pad-name = Nome { $number }
page-pad-add-name = Aggiungi un nome
page-pad-name-empty = Manca un nome.
page-pad-begin = Comincia la tabella

## Entries

page-pad-enter-hand = Registra la manche { $hand }
page-pad-go-on-hand = Continua la manche { $hand }
page-pad-correct-hand = Correggi la manche { $hand }
page-pad-correct-entry = Correggi la voce { $entry }
page-pad-who-out = Chi ha chiuso?
page-pad-is-out = Ha chiuso: 0 punti, fase calata ✓
page-pad-laid = Fase { $phase } calata
page-pad-laid-free = Ha calato una fase
page-pad-which-phase = Quale fase ha calato { $name }?
page-pad-points = Punti di { $name }
page-pad-points-field = Punti
page-pad-count-cards = Conta le carte di { $name }
page-pad-cards-low = da 1 a 9
page-pad-cards-ten = da 10 a 12
page-pad-one-more = Una in più: { $card }
page-pad-one-less = Una in meno: { $card }
page-pad-write = Registra
page-pad-missing-out = Scegli chi ha chiuso.
page-pad-missing-points = Mancano i punti di { $name }: un numero intero.
page-pad-missing-phase = Scegli quale fase ha calato { $name }.
page-pad-playoff = Chi ha chiuso prima?

## The dice game

page-pad-dice-most = al massimo { $most ->
        [one] 1 punto
       *[other] { $most } punti
    }
page-pad-dice-failed = Non riuscita
page-pad-dice-declined = Rinuncia ai punti
page-pad-dice-last = La fine della partita: { $name } continua di fase in fase fino alla prima non riuscita.
page-pad-dice-points = { $name } non può avere { $points } nella fase { $phase }: nessun lancio dà questo risultato. Più vicino: { $nearest }.
page-pad-dice-turn = Questa è una voce di { $name }, ma toccherebbe a { $turn }.
page-pad-dice-decline = Qui non si può rinunciare ai punti di una fase completata.
page-pad-dice-over = La partita era finita prima di questa voce.
page-pad-entry = Voce { $entry }: { $problem }
page-pad-entry-made = { $name }, fase { $phase }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
page-pad-entry-failed = { $name }, fase { $phase }: non riuscita
page-pad-entry-declined = { $name }, fase { $phase }: rinuncia ai punti

## The sheet

page-pad-totals = Totali
page-pad-chart = Totali finora: { $totals }
page-pad-hands = Tutte le manche
page-pad-attempts = Tutte le voci
page-pad-undo = Annulla l’ultima
page-pad-undo-entry = Cancellare l’ultima voce ({ $entry })?
page-pad-undo-yes = Cancella
page-pad-rename = Cambia i nomi
page-pad-share = Condividi con un link
page-pad-share-why = Chi apre il link riceve una copia della tabella così com’è ora. La tabella è nel link stesso; nessun server la vede.
page-pad-link = Link a questa tabella
page-pad-save = Salva in un file
page-pad-csv = Foglio di calcolo (CSV)
page-pad-delete = Elimina la tabella
page-pad-delete-sure = Eliminare per sempre la tabella di { $names }?
page-pad-delete-yes = Elimina per sempre

## A sheet in a link

page-pad-shared = Una tabella dei punti condivisa
page-pad-keep = Conserva qui una copia
page-pad-link-cut = In questo link non c’è una tabella. Forse è stato tagliato: fattelo mandare di nuovo.
page-pad-link-broken = La tabella in questo link non si può leggere: { $problem }
page-pad-link-size = Questo link è troppo lungo per una tabella dei punti.
page-pad-link-packed = Questo browser è troppo vecchio per il link. Fatti mandare il file.

## A family

page-pad-again = Di nuovo gli stessi
page-pad-once-more = Ancora una volta, stessi giocatori
page-pad-wild-points = Un jolly costa un numero intero da { $least } a { $most }.
page-pad-anyway = Registra lo stesso
page-pad-marked = registrato lo stesso
page-pad-picture = Salva come immagine
page-pad-pdf = Salva come PDF
page-pad-evenings = Stagioni e serate
page-pad-span = Periodo
page-pad-span-all = Tutte le partite
page-pad-season = Stagione { $year }
page-pad-who = Chi
page-pad-games = Partite
page-pad-won = Vittorie
page-pad-per-hand = Fasi per manche
page-pad-per-attempt = Fasi per tentativo
page-pad-per-game = Punti per partita
page-pad-streak = Serie più lunga
page-pad-evenings-how = Partite, vittorie, punti e serie contano le partite finite; le fasi contano tutto ciò che è registrato. Una stagione è un anno, una serata finisce alle cinque del mattino, e l’ora è quella dell’ultima voce. Una serie sono vittorie di una persona una dopo l’altra.

## Several phones on one sheet

page-pad-live = Condividi dal vivo
page-pad-live-why = Più telefoni scrivono sulla stessa tabella: chi apre il link la vede e può scriverci. Il server tiene la tabella e i suoi nomi finché è condivisa.
page-pad-live-start = Condividi questa tabella
page-pad-live-stop = Non condividere più
page-pad-live-stop-why = Quando la condivisione finisce, il server cancella la tabella e ogni telefono tiene la sua copia.
page-pad-live-on = Condivisa dal vivo, tutto inviato ✓
page-pad-live-sending = Condivisa dal vivo, invio in corso…
page-pad-live-away = In questo momento il server non è raggiungibile.
page-pad-live-waits = { $count ->
    [one] Nessuna connessione: 1 voce aspetta qui e sarà inviata più tardi.
   *[other] Nessuna connessione: { $count } voci aspettano qui e saranno inviate più tardi.
}
page-pad-live-full = La tabella condivisa è piena. Ciò che scrivi resta in questo browser.
page-pad-live-gone = Questa tabella non è più condivisa. Continua in questo browser, con tutto ciò che è stato scritto qui.
page-pad-live-next = La prossima tabella è condivisa sugli stessi telefoni: su ognuno, tocca qui una volta.
page-pad-live-none = Con questo link non è condivisa nessuna tabella, o non lo è più.
page-pad-live-came = Da un altro telefono: { $entry }
page-pad-live-clash = Un altro telefono è stato più veloce
page-pad-live-decide = Decidi
page-pad-live-there = Ora sulla tabella
page-pad-live-own = Hai scritto
page-pad-live-no-room = La tua voce lì non ci sta più. Scrivila di nuovo se manca ancora.
page-pad-live-theirs = Lascia così
page-pad-live-mine = Sostituisci con la mia
page-pad-live-hand = Manche { $hand }: { $entries }
page-pad-live-dropped = Voce { $entry } cancellata
page-pad-live-playoff = Spareggio: { $name }
page-pad-live-no-playoff = Spareggio non ancora deciso
