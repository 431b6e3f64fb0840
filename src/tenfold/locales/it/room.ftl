# Rooms: what happens in them, and what they and their server refuse.

## Setting up

default-name = Tu

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
refusal-not-over = La partita non è ancora finita.
refusal-no-salt-awaited = Adesso non si aspetta da te nessuna parte per il numero segreto.
refusal-other-salt = Non è la parte che avevi annunciato.
refusal-no-game = Non c’è nessuna partita in corso.
refusal-paused = La partita è in pausa.
refusal-stale = Il tavolo intanto è cambiato: guarda di nuovo.
refusal-not-your-turn = Non tocca a te.
refusal-answered-already = Hai già risposto.
refusal-not-paused = La partita non è in pausa.
refusal-no-seat-any-more = Hai lasciato questa stanza.
refusal-wrong-token = Non è la chiave di un posto di questa stanza.
refusal-no-room = Non c’è nessuna stanza con questo invito.
refusal-only-watching = Stai solo guardando.
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

## Che cosa succede nella stanza

room-sat = { $name } prende posto.
room-bot-sat = { $name } (bot) prende posto.
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
room-answered = La tua risposta vale appena ha risposto chi viene prima di te.
room-away = { $name } si allontana.
room-back = { $name } è qui.
room-time-up = Il tempo è scaduto; si gioca per { $name }:
    .you = Il tuo tempo è scaduto; si gioca per te:
room-new-game = Una nuova partita: stesse persone, stesse regole.

## Who sits there

player-numbered = Giocatore { $number }
character-bolo = Bolo
character-tipi = Tipi
character-yumi = Yumi
character-luno = Luno
character-kubi = Kubi
character-rico = Rico
character-moki = Moki
character-zeno = Zeno
plays-gently = gioca con dolcezza
plays-steadily = gioca con costanza
plays-sharply = gioca con acume
