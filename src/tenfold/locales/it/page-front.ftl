# Che cosa circonda il tavolo nella pagina: invito, attesa, risultato.

## Names and faces

page-your-face = La tua faccia
page-face = { $face ->
    [sun] sole
    [drop] goccia
    [leaf] foglia
    [star] stella
    [cloud] nuvola
    [bell] campana
    [heart] cuore
   *[wave] onda
}
page-save = Salva
page-name-first = Gli altri vorrebbero sapere chi sei. Come ti chiamano?

## Invitation

page-all-seated = Tutti i posti sono occupati da persone.
page-only-watch = Tutti i posti sono occupati. Puoi guardare.
page-closed = Questo tavolo non accoglie più nessuno. Puoi guardare.
page-free-to-take = Da prendere
page-take-seat = Prendi il posto di { $name }
page-take-seat-as = Prendi il posto di { $name }: { $standing }
page-stands-phase = fase { $number }
page-stands-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
page-stands-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-part-next-game = La tua parte del mescolamento conta dalla prossima partita.
page-next-game = Siediti per la prossima partita
page-waits-next = Ti siedi quando questa partita è finita.

## Before the game

page-seat-list = Posti
page-seat-number = Posto { $number }
page-seat-of = Posto { $number }: { $who }
page-free = libero
page-host = ospita
page-change-bot = Cambia bot
page-move-up = Sposta su
page-move-down = Sposta giù
page-my-name-face = Il mio nome e la mia faccia
page-start-bots = { $count ->
    [one] Inizia con 1 bot
   *[other] Inizia con { $count } bot
}
page-waiting-host = La partita la inizia { $name }
page-who-deals = Chi dà le carte all’inizio?
page-who-keeps-block = Chi tiene la tabella?
page-who-youngest = Chi ha meno anni?
page-draw-lots = Tira a sorte
page-clock = Orologio
page-clock-none = nessuno
page-clock-relaxed = tranquillo, { $seconds } s
page-clock-brisk = rapido, { $seconds } s
page-knock-time = Tempo per bussare
page-some-seconds = { $seconds } s
page-friends-may = Gli amici possono prendere il posto dei bot
page-react-here = Reazioni
page-on = sì
page-off = no
page-seats-are-taken = Qui siedono più persone.
page-waiting-list = Per la prossima partita: { $names }

## The lot

page-lot = { $name } dà le carte. { $first } comincia.
page-lot-begins = { $name } comincia.

## Result

page-wins = { $name } vince
page-share-win = { $names } vincono insieme
page-ranking = Classifica
page-phases-done = { $count ->
    [0] nessuna fase completata
    [one] 1 fase completata
   *[other] { $count } fasi completate
}
page-two-names = { $first }, poi { $then }
page-fact-dearest = Manche più cara: { $points }, { $name }
page-fact-out = { $count ->
    [one] Più chiusure: { $name }, una
   *[other] Più chiusure: { $name }, { $count }
}
page-fact-hands = { $count ->
    [one] 1 manche giocata
   *[other] { $count } manche giocate
}
page-fact-best-phase = Fase migliore: { $points }, { $name }
page-fact-failed = Più tentativi falliti: { $count }, { $name }
page-share-picture = Condividi come immagine
page-with-names = Con i nomi
