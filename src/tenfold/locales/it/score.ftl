# La tabella dei punti per un tavolo con carte vere.

## Beginning

pad-names = Chi gioca? Da 2 a 6 nomi, separati da virgole
pad-default-names = Nord, Est, Sud, Ovest
pad-continue = Una tabella dei punti è in corso ({ $names }; manche { $hand }). Vuoi continuarla?
pad-reopen = L'ultima tabella dei punti è finita ({ $names }). Vuoi riaprirla?
pad-keeps-rules = Questa tabella tiene le regole con cui è stata iniziata (edizione { $edition }).
pad-set-aside = La tabella precedente resta conservata come { $file }
pad-begun = Ogni risposta viene salvata in { $file }. Scrivi { $help } per vedere che cosa puoi fare.

## Entering a hand

pad-who-out = Manche { $hand }: chi ha chiuso? { $names }
pad-score = { $name } (fase { $phase }): punti, e { $mark } se la fase è stata calata
pad-score-free = { $name }: punti, e { $mark } se una fase è stata calata
pad-which-phase = Quale fase ha calato { $name }? Aperte: { $phases }
pad-playoff-due = Tutto è pari: { $names } giocano lo spareggio sull'ultima fase.
pad-playoff = Spareggio: chi ha chiuso per primo? { $names }
pad-over = La partita è finita. Puoi: { $allowed }
pad-hand-dropped = La manche { $hand } è scartata, non ne resta nulla.
pad-no-back = Questa è la prima domanda. { $undo } cancella l'ultima manche.
pad-no-hand = Non è ancora stata segnata nessuna manche.
pad-finish-first = Prima finisci questa manche. Puoi: { $allowed }
pad-unknown = "{ $words }" qui non è possibile. Puoi: { $allowed }
pad-unchanged = Non cambia nulla.

## Changing

pad-undo-hand = Cancellare la manche { $hand } ({ $entries })?
pad-undo-playoff = Cancellare il risultato dello spareggio?
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
pad-stopped = Interrotto. Tutto quello che hai segnato è salvato in { $file }
pad-stopped-early = Interrotto. Non è stata iniziata nessuna nuova tabella.

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
pad-help-undo = cancellare l'ultima manche
pad-help-rename = cambiare un nome
pad-help-csv = e un nome di file: esportare tutte le manche per un foglio di calcolo
pad-help-back = una domanda indietro
pad-help-cancel = lasciar perdere quello che stai segnando
pad-help-help = questo elenco
pad-help-quit = smettere; tutto quello che hai segnato è salvato
pad-help-entry = Giocatori: il nome, il suo inizio o il numero. Punti: 35, oppure 35 { $mark } se la fase è stata calata.
pad-help-question = Rispondi alla domanda, oppure { $cancel } per lasciare tutto com'è.

## Refusals

refusal-pad-none = Non c'è una tabella dei punti { $file }: tenfold score ne inizia una.
refusal-pad-names-count = Si gioca da { $fewest } a { $most } persone, non in { $count }.
refusal-pad-name-empty = Manca un nome: scrivi da 2 a 6 nomi, separati da virgole.
refusal-pad-name-letters = Il nome { $name } ha caratteri che non si possono mostrare: usa lettere, cifre, spazi e segni.
refusal-pad-name-long = Il nome { $name } è troppo lungo: al massimo { $most } caratteri.
refusal-pad-name-number = { $name } è un numero: in un nome ci vuole qualcos'altro.
refusal-pad-name-word = { $name } qui è un comando: scegli un altro nome.
refusal-pad-name-twice = Il nome { $name } c'è due volte: tutti i nomi devono essere diversi.
refusal-pad-player = "{ $text }" non gioca. Scegli tra: { $names }
refusal-pad-answer = "{ $text }" non si può segnare: scrivi i punti, e { $mark } se la fase è stata calata, per esempio 35 o 35 { $mark }.
refusal-pad-points-held = { $name } non ha calato la fase e quindi ha { $cards } carte in mano: da { $least } a { $most } punti. { $points } è impossibile; i più vicini: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } ha calato la fase e quindi ha 1 carta in mano: da { $least } a { $most } punti. { $points } è impossibile; i più vicini: { $nearest }.
   *[other] { $name } ha calato la fase e quindi ha da 1 a { $cards } carte in mano: da { $least } a { $most } punti. { $points } è impossibile; i più vicini: { $nearest }.
}
refusal-pad-must-be-out = Chi cala la fase { $phase } con questa chiude, e { $name } non ha chiuso.
refusal-pad-phase = La fase { $phase } non è aperta per { $name }. Scegli tra: { $phases }
refusal-pad-phase-number = { $name }: si nomina una fase quando se ne cala una in ordine libero, e solo allora.
refusal-pad-deck = { $points } punti insieme sono più di quanti ne contiene un mazzo (8 jolly, 4 salta turno): uno dei punteggi deve essere più basso.
refusal-pad-over = La partita era finita prima di questa manche.
refusal-pad-out-points = { $name } ha chiuso: sono 0 punti.
refusal-pad-out-phase = { $name } ha chiuso, e nessuno chiude senza aver calato la fase.
refusal-pad-no-playoff = Nulla è pari, quindi non c'è spareggio.
refusal-pad-playoff = { $name } non è nello spareggio. Scegli tra: { $names }
refusal-pad-hand = Manche { $hand }: { $problem }
refusal-pad-hand-number = Scegli una manche da 1 a { $last }.
refusal-pad-draft = La manche in corso non è in ordine.
refusal-pad-csv = { $file } non si può scrivere: { $problem }
refusal-pad-csv-exists = { $file } esiste già e resta com'è: indica un nuovo file.
refusal-pad-file = { $file } non è una tabella dei punti leggibile: { $problem } Il file resta com'è.
refusal-pad-file-kind = { $file } non è un file ordinario.
refusal-pad-file-size = È troppo grande.
refusal-pad-file-version = Ha la versione { $version }, e qui si conosce solo la { $known }.
refusal-pad-file-json = { $problem }.
