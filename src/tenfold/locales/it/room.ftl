# Rooms: what happens in them, and what they and their server refuse.

## Scores and the end

won-you = Hai vinto!

## Commands

hint = Consiglio: { $reason }

## Refused

# Perché una stanza, un server o una tabella di regole rifiuta qualcosa. Un messaggio per codice.
refusal-not-host = Può farlo solo chi ospita.
refusal-game-running = La partita è già iniziata.
refusal-no-name = Di’ un nome: lettere e cifre, al massimo 16.
refusal-room-full = { $seats ->
    [one] L’unico posto è occupato.
   *[other] Tutti i { $seats } posti sono occupati.
}
refusal-no-seat = { $seats ->
    [one] C’è solo 1 posto: di’ 1.
   *[other] Ci sono { $seats } posti: di’ un numero da 1 a { $seats }.
}
refusal-seat-taken = Questo posto non è libero per un bot.
refusal-seat-free = Da questo posto non si può mandare via nessuno.
refusal-seat-not-free = Questo posto non è libero: scegline un altro.
refusal-nobody-there = Lì non c’è nessuno.
refusal-character-taken = { $name } è già a questo tavolo: scegli un altro bot.
refusal-too-few-seats = { $people ->
    [one] Qui c’è già una persona: serve almeno un posto.
   *[other] Qui ci sono { $people } persone: servono almeno altrettanti posti.
}
refusal-settings-fixed = Durante una partita si possono cambiare solo i nuovi arrivi e le reazioni.
refusal-lesson-fixed = Una lezione non si cambia: apri un tavolo tuo.
refusal-knock-device = Per bussare serve un dispositivo a testa.
refusal-closed = A questo tavolo non può aggiungersi nessuno. Puoi guardare.
refusal-shut = Chi gestisce questo server ha chiuso questo tavolo. Puoi solo guardarlo.
refusal-no-bot-there = Lì non c’è un bot: scegli il posto di un bot.
refusal-held-another = In questa manche hai già visto altre carte: per ora puoi riprendere solo il tuo posto.
refusal-not-long-away = { $minutes ->
    [one] { $name } manca da meno di un minuto: il posto si potrà dare più tardi.
   *[other] { $name } manca da meno di { $minutes } minuti: il posto si potrà dare più tardi.
}
refusal-seat-given = Chi ospita ha dato il tuo posto a { $name }. Puoi prendere quello di un bot.
refusal-not-over = La partita non è ancora finita.
refusal-no-salt-awaited = Adesso non si aspetta da te nessuna parte per il numero segreto.
refusal-other-salt = Non è la parte che avevi annunciato.
refusal-no-game = Non c’è nessuna partita in corso.
refusal-paused = La partita è in pausa.
refusal-stale = Il tavolo intanto è cambiato: guarda di nuovo.
refusal-not-your-turn = Non tocca a te.
refusal-answered-already = Hai già risposto.
refusal-not-paused = La partita non è in pausa.
refusal-no-rest = Il tavolo non aspetta che qualcuno voglia continuare.
refusal-ready-already = Hai già detto che si può continuare.
refusal-bot-plays = Un bot gioca per te: prima riprendi il tuo posto.
refusal-no-bot-plays = Nessun bot gioca per te.
refusal-bot-comes = Un bot è già stato chiesto.
refusal-nobody-to-wait-for = Il tavolo non aspetta questo posto.
refusal-not-waiting-long = Si può fare quando il tavolo ha aspettato questo posto per { $seconds } s.
refusal-nudged-already = Una volta per turno basta.
refusal-reactions-off = Le reazioni sono disattivate a questo tavolo.
refusal-no-reaction = Questa reazione non c’è a questo tavolo.
refusal-too-many-reactions = Troppe reazioni: aspetta un momento.
refusal-no-television = Nessun televisore mostra queste cifre. Valgono dieci minuti, una volta sola.
refusal-too-many-guesses = Troppe cifre sbagliate: aspetta dieci minuti.
refusal-too-many-televisions = Troppi televisori aspettano: riprova tra un minuto.
refusal-no-seat-any-more = Hai lasciato questa stanza.
refusal-wrong-token = Non è la chiave di un posto di questa stanza.
refusal-no-room = Non c’è nessuna stanza con questo invito.
refusal-only-watching = Stai solo guardando.
refusal-no-advice-now = Per questa posizione ora non si trova nessun consiglio.
refusal-no-exact-review = Questa partita segue regole senza soluzione esatta: non si può analizzare.
refusal-no-review-now = Questa partita ora non si può analizzare: riprova più tardi.
refusal-too-many-reviews = Dal tuo indirizzo sono state chieste troppe analisi: aspetta un minuto.
refusal-too-fast = Troppe cose insieme: aspetta un momento.
refusal-too-many-lines = Troppe connessioni arrivano dal tuo indirizzo: chiudine qualcuna.
refusal-too-many-rooms = Dal tuo indirizzo sono state aperte troppe stanze: aspetta un minuto.
refusal-bad-message = Il server non capisce questo messaggio.
refusal-bad-messages = Troppi messaggi che il server non capisce.
refusal-bad-hello = Il server non capisce chi arriva.
refusal-disk-full = Il disco del server è pieno. Non è successo niente; riprova più tardi.
refusal-storage-failed = Il server in questo momento non può scrivere. Non è successo niente; riprova.
refusal-no-link = «{ $text }» non è un invito: è fatto così: https://host/#room=...
refusal-no-server = «{ $text }» non è l’indirizzo di un server: è fatto così: https://host
refusal-rules-too-long = Queste regole sono troppo lunghe per una stanza: usa meno fasi.
refusal-no-sheet = Con questo link non è più condivisa nessuna tabella.
refusal-sheet-moved-on = Nel frattempo un altro telefono ha scritto su questa tabella.
refusal-sheet-full = Questa tabella è piena: { $most } voci.
refusal-no-toml = Questo non è un file TOML: { $problem }
refusal-too-long = Questo file è troppo lungo.
refusal-no-words = Non ci sono testi con questo nome.
as-told = { $text }

## Davanti alla porta

game-card = Il gioco di carte
game-dice = Il gioco di dadi
game-board = Il gioco da tavolo

## L'ingresso

seat-bot = bot

character-bolo = Bolo
character-tipi = Tipi
character-yumi = Yumi
character-luno = Luno
character-kubi = Kubi
character-rico = Rico
character-moki = Moki
character-zeno = Zeno
plays-gently = gioca con dolcezza
plays-steadily = gioca con solidità
plays-sharply = gioca con acume
plays-for-points = gioca alla perfezione per i punti
plays-to-win = gioca per vincere
plays-anyhow = gioca a caso
player-numbered = Persona { $number }

# What the host chooses, in the sentence that says so.
chosen-card = il gioco di carte
chosen-dice = il gioco di dadi
chosen-board = il gioco da tavolo
chosen-card-intl = le regole internazionali
chosen-card-fx = le regole di F.X. Schmid
chosen-dice-de = le regole tedesche
chosen-board-intl = le regole internazionali, più recenti
chosen-board-2010 = le prime regole tedesche
room-chosen-game = Chi ospita sceglie { $game }.
room-chosen-edition = Chi ospita sceglie { $edition }.
room-chosen-rules = Chi ospita cambia le regole della casa.
room-chosen-seats = { $seats ->
    [one] Chi ospita vuole un posto.
   *[other] Chi ospita vuole { $seats } posti.
}
room-chosen-bots = Un bot su un posto libero { $how }.
room-chosen-clock = { $seconds ->
    [one] L’orologio va: 1 secondo per ogni decisione.
   *[other] L’orologio va: { $seconds } secondi per ogni decisione.
}
room-no-clock = L’orologio è fermo.
room-chosen-knock-time = { $seconds ->
    [one] C’è 1 secondo per bussare.
   *[other] Ci sono { $seconds } secondi per bussare.
}
room-chosen-patience = { $seconds ->
    [one] Dopo 1 secondo di assenza gioca un bot.
   *[other] Dopo { $seconds } secondi di assenza gioca un bot.
}
room-newcomers-on = Durante la partita si può prendere il posto di un bot.
room-newcomers-off = Durante la partita nessuno può prendere il posto di un bot.
room-reactions-on = Le reazioni sono attive.
room-reactions-off = Le reazioni sono spente.
room-chosen-dealer = { $name } dà le carte la prima volta.
    .you = La prima volta dai tu le carte.
room-chosen-first = { $name } comincia.
    .you = Cominci tu.
room-lots = La sorte decide chi comincia.

## Che cosa succede nella stanza

room-sat = { $name } prende posto.
room-bot-sat = { $bot } (bot) si siede.
room-bot-plays = Da ora: { $bot } { $how }.
room-plays-on = { $bot } continua.
room-given = Chi ospita dà il posto di { $name } a { $bot }.
    .you = Chi ospita ha dato il tuo posto a { $bot }; puoi guardare o prendere quello di un bot.
room-taken = { $name } prende il posto di { $bot }.
room-taken-from = { $name } prende il posto di { $other }.
room-queued = { $name } giocherà la prossima partita.
room-unqueued = { $name } non aspetta più la prossima partita.
room-named = Posto { $number }: { $name }.
room-renamed = { $other } ora si chiama { $name }.
room-moved = { $name } passa al posto { $number }.
room-left = { $name } lascia il tavolo.
    .you = Non hai più un posto qui; puoi guardare.
room-started = La partita comincia.
room-ended = La partita è finita.
room-stood-in = { $name } manca da troppo tempo: intanto gioca un bot.
    .you = Manchi da troppo tempo: intanto un bot gioca per te.
room-returned = { $name } gioca di nuovo.
    .you = { "" }
room-paused = { $name } mette in pausa la partita.
    .you = Metti in pausa la partita.
room-resumed = { $name } fa ripartire la partita.
    .you = Fai ripartire la partita.
room-answered = Annotato. Altri vengono prima.
room-away = { $name } si allontana.
room-back = { $name } è qui.
room-time-up = L’orologio decide per { $name }.
    .you = L’orologio decide per te.
room-ready = { $name } vuole continuare.
    .you = Vuoi continuare.
room-bot-wanted = { $name } vorrebbe che un bot giocasse per { $target }.
    .you = Vorresti che un bot giocasse per { $target }.
    .to-you = { $name } vorrebbe che un bot giocasse per te.
room-asked-out = Tra 10 secondi un bot gioca per { $name }.
    .you = Tra 10 secondi un bot gioca per te.
room-is-here = { $name } è qui.
    .you = { "" }
room-taken-over = Un bot gioca per { $name }.
    .you = Un bot gioca per te.
room-new-game = Una nuova partita: stesse persone, stesse regole.
room-shut = Chi gestisce questo server ha chiuso il tavolo.
