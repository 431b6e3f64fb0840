# Score pads, the terminal’s and the page’s: what they say and refuse.

## Entering a hand

pad-playoff-due = C’è parità: { $names } giocano lo spareggio sull’ultima fase.

## Changing

pad-undo-hand = Cancellare la manche { $hand } ({ $entries })?
pad-undo-playoff = Cancellare il risultato dello spareggio?

## Refusals

refusal-pad-none = Non c’è una tabella dei punti { $file }: tenfold score ne inizia una.
refusal-pad-names-count = Possono giocare da { $fewest } a { $most } persone, non { $count }.
refusal-pad-name-empty = Manca un nome: scrivi da 2 a 6 nomi, separati da virgole.
refusal-pad-name-letters = Il nome { $name } ha caratteri che non si possono mostrare: usa lettere, cifre, spazi e segni.
refusal-pad-name-long = Il nome { $name } è troppo lungo: al massimo { $most } caratteri.
refusal-pad-name-number = { $name } è un numero: in un nome ci vuole qualcos’altro.
refusal-pad-name-word = { $name } qui è un comando: scegli un altro nome.
refusal-pad-name-twice = Il nome { $name } c’è due volte: tutti i nomi devono essere diversi.
refusal-pad-player = «{ $text }» non gioca. Scegli tra: { $names }.
refusal-pad-answer = «{ $text }» non si può segnare: scrivi i punti, e { $mark } se la fase è stata calata, per esempio 35 o 35 { $mark }.
refusal-pad-points-held = { $name } non ha calato la fase e quindi ha { $cards } carte in mano: da { $least } a { $most } punti. { $points } è impossibile; i più vicini: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } ha calato la fase e quindi ha 1 carta in mano: da { $least } a { $most } punti. { $points } è impossibile; i più vicini: { $nearest }.
   *[other] { $name } ha calato la fase e quindi ha da 1 a { $cards } carte in mano: da { $least } a { $most } punti. { $points } è impossibile; i più vicini: { $nearest }.
}
refusal-pad-must-be-out = Chi cala la fase { $phase } chiude nello stesso momento, e { $name } non ha chiuso.
refusal-pad-phase = La fase { $phase } non è aperta per { $name }. Scegli tra: { $phases }.
refusal-pad-phase-number = { $name }: si nomina una fase quando se ne cala una in ordine libero, e solo allora.
refusal-pad-deck = { $points } punti insieme sono più di quanti ne contiene un mazzo (8 jolly, 4 salta turno): uno dei punteggi deve essere più basso.
refusal-pad-over = La partita era finita prima di questa manche.
refusal-pad-out-points = { $name } ha chiuso: sono 0 punti.
refusal-pad-out-phase = { $name } ha chiuso, e nessuno chiude senza aver calato la fase.
refusal-pad-no-playoff = Non c’è parità, quindi non c’è spareggio.
refusal-pad-playoff = { $name } non è nello spareggio. Scegli tra: { $names }.
refusal-pad-hand = Manche { $hand }: { $problem }
refusal-pad-hand-number = Scegli una manche da 1 a { $last }.
refusal-pad-draft = La manche in corso non è in ordine.
refusal-pad-csv = { $file } non si può scrivere: { $problem }
refusal-pad-csv-exists = { $file } esiste già e resta com’è: indica un nuovo file.
refusal-pad-file = { $file } non è una tabella dei punti leggibile: { $problem } Il file resta com’è.
refusal-pad-file-kind = { $file } non è un file ordinario.
refusal-pad-file-none = Contiene qualcos’altro oppure è troncato.
refusal-pad-file-size = È troppo grande.
refusal-pad-file-version = Ha la versione { $version }, e qui si conosce solo la { $known }.
refusal-pad-file-json = { $problem }.
