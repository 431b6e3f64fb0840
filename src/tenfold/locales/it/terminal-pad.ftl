# The score pad in the terminal, for a table with real cards.

## Beginning

# La tabella dei punti per un tavolo con carte vere.
pad-names = Chi gioca? Da 2 a 6 nomi, separati da virgole
pad-default-names = Nord, Est, Sud, Ovest
pad-continue = Una tabella dei punti è in corso ({ $names }; manche { $hand }). Vuoi continuarla?
pad-reopen = L’ultima tabella dei punti è finita ({ $names }). Vuoi riaprirla?
pad-keeps-rules = Questa tabella tiene le regole con cui è stata iniziata (edizione { $edition }).
pad-set-aside = La tabella precedente resta conservata come { $file }
pad-begun = Ogni risposta viene salvata in { $file }. Scrivi { $help } per vedere che cosa puoi fare.

## Entering a hand

pad-who-out = Manche { $hand }: chi ha chiuso? { $names }
pad-score = { $name } (fase { $phase }): punti, e { $mark } se la fase è stata calata
pad-score-free = { $name }: punti, e { $mark } se una fase è stata calata
pad-which-phase = Quale fase ha calato { $name }? Aperte: { $phases }
pad-playoff = Spareggio: chi ha chiuso prima? { $names }
pad-over = La partita è finita. Puoi scrivere: { $allowed }
pad-hand-dropped = La manche { $hand } è annullata, non ne resta nulla.
pad-no-back = Questa è la prima domanda. { $undo } cancella l’ultima manche.
pad-no-hand = Non è ancora stata segnata nessuna manche.
pad-finish-first = Prima finisci questa manche. Puoi scrivere: { $allowed }
pad-unknown = «{ $words }» qui non va. Puoi scrivere: { $allowed }
pad-unchanged = Non cambia nulla.

## Changing

pad-fix-hand = Quale manche è sbagliata, da 1 a { $last }?
pad-entries = Manche { $hand }: { $entries }
pad-fix-whose = I punti di chi? { $names }, oppure { $all } per tutta la manche
pad-fix-out = { $name } ha chiuso, quindi si segna di nuovo tutta la manche.
pad-rename-who = Quale nome deve cambiare? { $names }
pad-rename-to = Nuovo nome per { $name }
pad-csv-file = In quale nuovo file?
pad-csv-written = { $rows ->
    [one] { $file } è scritto: 1 riga.
   *[other] { $file } è scritto: { $rows } righe.
}
pad-stopped = Interruzione. Tutto quello che hai segnato è salvato in { $file }
pad-stopped-early = Interruzione. Non è stata iniziata nessuna nuova tabella.

## Commands

pad-words-scores = punti
pad-words-fix = correggi
pad-words-undo = cancella
pad-words-rename = rinomina
pad-words-csv = csv
pad-words-back = indietro
pad-words-cancel = annulla
pad-words-all = tutti tutto
# Marks a phase that was laid.
pad-words-laid = x calata
pad-help-scores = la tabella dei punti
pad-help-fix = correggere una manche precedente
pad-help-undo = cancellare l’ultima manche
pad-help-rename = cambiare un nome
pad-help-csv = e un nome di file: esportare tutte le manche per un foglio di calcolo
pad-help-back = una domanda indietro
pad-help-cancel = lasciar perdere quello che stai segnando
pad-help-help = questo elenco
pad-help-quit = smettere; tutto quello che hai segnato è salvato
pad-help-entry = Giocatori: il nome, il suo inizio o il numero. Punti: 35, oppure 35 { $mark } se la fase è stata calata.
pad-help-question = Rispondi alla domanda, oppure { $cancel } per lasciare tutto com’è.
