# La pagina nel browser.

## Carte e dadi per nome

page-card = { $colour ->
    [R] { $number } rosso
    [B] { $number } blu
    [G] { $number } verde
    [O] { $number } arancione
   *[Y] { $number } giallo
}
page-card-wild = jolly
page-card-joker = jolly, { $card }
page-card-skip = salta turno
page-die-wild = { $colour ->
    [R] jolly rosso
    [B] jolly blu
    [G] jolly verde
   *[O] jolly arancione
}
page-card-fits = { $card }, si può attaccare
page-card-needed = { $card }, utile per la tua fase
page-die-kept = { $die }, tenuto
page-not-rolled = non ancora lanciato

## Ovunque

page-language = Lingua
page-menu = Menu
page-close = Chiudi
page-cancel = Annulla
page-go = Vai
page-next = Avanti
page-try-again = Riprova
page-connection = Connessione
page-offline = Nessuna connessione. Nuovo tentativo in corso.
page-no-server = Il server non risponde.
page-looking = Un momento…
page-go-home = Tutti i tavoli
page-my-games = Le mie partite
page-how = Come si è contato?
page-rules = Regole
page-rules-here = Le regole di questo tavolo

## Inizio

page-welcome = A che cosa giochiamo?
page-game = Gioco
page-game-card = Gioco di carte
page-game-dice = Gioco di dadi
page-game-board = Gioco da tavolo
page-your-name = Il tuo nome
page-seats = Giocatori
page-bots = Bot
page-play = Gioca
page-play-game = { $game ->
    [card] Gioca al gioco di carte
    [dice] Gioca al gioco di dadi
    [board] Gioca al gioco da tavolo
   *[other] Gioca: { $name }
}
page-change = Cambia
page-table-hand = { $table }, manche { $number }
page-table-before = { $table }, prima della partita
page-table-yours = { $table }, tocca a te
page-invite-friends = Invita amici
page-edition = Edizione
page-house-here = Regole della casa
page-variants = Varianti
page-short-phases = Quante fasi
page-score-pad = Tabella dei punti
page-analysis-board = Analisi
page-your-tables = I tuoi tavoli
page-table = Tavolo
page-have-invitation = Ho un invito
page-invitation-link = Link dell’invito
page-wrong-link = Questo non è un invito. È fatto così: https://…/#room=…

## Prima della partita

page-invited = Hai un invito
page-no-room = Non c’è un tavolo per questo invito. Forse il link è stato tagliato, o il tavolo non c’è più.
page-sit-down = Siediti
page-watch = Guarda
page-lobby = Prima della partita
page-you = tu
page-away = assente
page-is-bot = bot
page-stood-in = gioca un bot
page-add-bot = Aggiungi un bot
page-free-this-seat = Libera il posto
page-start = Inizia la partita
page-for-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
page-turn-clock = { $seconds ->
    [one] 1 secondo per ogni decisione
   *[other] { $seconds } secondi per ogni decisione
}
page-short-game = { $count ->
    [one] Solo la prima fase
   *[other] Solo le prime { $count } fasi
}
page-last-card = L’ultima carta si deve scartare
page-fairness = È un gioco leale?
page-commitment = Impronta del numero segreto da cui viene tutta la casualità, fissata prima dell’inizio:
page-seed = Il numero segreto:
page-salt = La tua parte, estratta dal tuo browser e mescolata all’inizio, così che nemmeno il server possa scegliere:
page-starting = La partita comincia tra un attimo.
page-copy = Copia il link
page-copied = Copiato
page-share = Condividi
page-qr = Il link come codice QR
page-seat-link = Link al tuo posto
page-leave = Lascia il tavolo

## Il tavolo

page-players = Giocatori
page-phase = Fase { $number }
page-phase-laid = Fase { $number } ✓
page-phase-done = fase { $number } completata
page-all-phases = tutte le fasi
page-points-short = { $points } pt
page-laid-groups = Gruppi sul tavolo
page-group = Gruppo { $name }: { $cards }
page-nothing-laid = Nessuna fase è ancora calata
page-piles = Mazzi
page-draw-pile = { $count ->
    [one] Mazzo di pesca, 1 carta
   *[other] Mazzo di pesca, { $count } carte
}
page-discard-pile = Mazzo degli scarti, in cima: { $card }
page-your-phase = La fase
page-which-phase = Quale fase
page-ready = Pronta!
page-take-back = Tieni in mano { $card }
page-put-into = Metti { $card } nel gruppo { $group }
page-to-add = Manca al gruppo { $group }
page-propose-again = Come proposto
page-hand-column = Manche
page-phase-column = Fase

## A chi tocca

page-your-turn = Tocca a te
page-do-draw-only = Tocca a te: pesca una carta
page-do-lay = La tua fase si può calare
page-do-hit = Attacca quello che va bene, poi scarta
page-do-discard = Scegli una carta da scartare
page-wait-absent = { $name } non c’è. Se ci vuole troppo, gioca un bot.
page-paused = { $name } ha messo in pausa la partita
page-go-on = Continua

## Che cosa puoi fare

page-draw = Pesca
page-take = Prendi { $card }
page-lay = Cala la fase { $number }
page-hit = Attacca { $card }
page-discard = Scarta { $card }
page-skip-player = { $name } perde un turno
page-knock = Bussa
page-let-go = Lascia passare
page-hint = Consiglio
page-sort = Ordina le carte
page-sort-number = per numero
page-sort-colour = per colore
page-sort-need = per ciò che serve alla fase
page-why = Perché?
page-type-action = Scrivi che cosa fai
page-only-you = Lo vedi solo tu

## Il tavolo dei dadi

page-roll-all = Rilancia tutti e dieci
page-score = Segna { $points }
page-decline = Riprova per averne di più

## The board

page-the-track = Il percorso
page-space-with = { $space }: { $names }
page-move-to = { $steps ->
    [one] 1 casella fino a { $space }: { $does }
   *[other] { $steps } caselle fino a { $space }: { $does }
}
page-star-to = Vai su { $space }: { $does }
page-wreath = corona d’alloro
page-number-held = { $number }, ne hai { $count }
page-do-move = Scegli dove va la tua pedina
page-do-star = Stella: scegli un’azione qualsiasi
page-do-take = { $count ->
    [one] Prendi 1 carta da un mazzo
   *[other] Prendi { $count } carte, una dopo l’altra
}
page-do-pick = Prendi una carta qualsiasi dal mazzo degli scarti
page-do-swap = Tocca fino a quattro carte da cambiare; l’ultima va in cima
page-do-ask = Quale numero chiedi?
page-do-give = { $name } ti chiede un { $number }
page-do-two = Ci sono solo gruppi completi: puoi scartare due carte
page-do-keep-cards = La manche è finita: tocca fino a cinque carte da tenere
page-pick = Prendi { $card }
page-swap = { $count ->
    [0] Pesca soltanto una carta
    [one] Cambia 1, pesca { $drawn }
   *[other] Cambia { $count }, pesca { $drawn }
}
page-ask = Chiedi un { $number } prima a { $name }
page-give = Dai { $card }
page-keep = { $count ->
    [0] Non tenere nessuna carta
    [one] Tieni 1 carta
   *[other] Tieni { $count } carte
}
page-add-to = Attacca a { $group }
page-discard-two = Scarta { $first } e { $second }

## Regole, racconto, risultato, replay

page-find-rule = Cerca nelle regole
page-this-rule = La regola in questione
page-no-rules = Le regole di questo gioco non sono riportate qui.
page-result = Risultato
page-rematch = Un’altra partita
page-record = Scarica la registrazione
page-fair = Provato: tutta la casualità era fissata prima dell’inizio ✓
page-unfair = Il numero segreto non è quello promesso!
page-salt-used = La tua parte è compresa ✓
page-salt-missing = La tua parte è arrivata troppo tardi ed è stata tralasciata.
page-fair-how = L’impronta era visibile prima dell’inizio; il numero segreto mostrato ora ha proprio questa impronta. Con la registrazione chiunque può ricalcolare carte e dadi: tenfold verify.
page-replay = Rivedi la partita
page-replay-step = Passo della partita
page-replay-run = Avvia
page-replay-stop = Ferma
page-replay-back = Un passo indietro
page-replay-on = Un passo avanti
page-replay-back-hand = Alla manche precedente
page-replay-on-hand = Alla manche successiva
page-replay-analyse = Analizza questa posizione
