# I tavoli della pagina: che cosa è successo, che cosa si aspetta, la fine di una manche.

## Che cosa è successo

page-last-moves = Ultime mosse
page-while-away = { $count ->
    [one] Mentre non c’eri: 1 mossa
   *[other] Mentre non c’eri: { $count } mosse
}
page-while-away-long = Mentre non c’eri sono successe molte cose.
page-notice = Avviso
page-you-lose-next = Perdi il prossimo turno

## A chi tocca

page-turn = Turno
page-turn-of = Tocca a { $name }
page-do-draw-or-take = Tocca a te: pesca, o prendi { $card }
page-do-knock = Carta libera: { $card }. Bussi?
page-knock-noted = Annotato. Prima vengono altri.
page-others-knock = Altri possono bussare: { $card }

## Chi gioca

page-player-phase = fase { $number }
page-player-laid = fase { $number } calata
page-player-skipped = perde il prossimo turno
page-player-away = non c’è
page-ladder = Scala
page-rung = Fase { $number }
page-rung-with = { $rung }: { $names }

## La mano

page-card-new = { $card }, appena arrivata
page-low-end = In basso
page-high-end = In alto
page-which-end = A quale capo della sequenza?
page-who-loses = Chi perde un turno?
page-phase-card = Carta delle fasi
page-phase-yours = la tua fase

## La fine di una manche

page-hand-over = La manche { $number } è finita
page-hands-cost = Quanto costano le carte in mano
page-hand-row = { $name }: { $cards }, { $points }, totale { $total }, { $phase }
page-row-done = fase { $number } completata
page-row-again = riprova la fase { $number }
page-row-missed = senza la fase { $number }
page-column-player = Nome
page-column-cards = Carte
page-column-points = Punti
page-column-total = Totale
page-i-am-ready = Avanti
page-next-hand = Prossima manche
page-next-round = Prossima manche
page-wait = Aspetta
page-who-ready = Chi vuole continuare
page-ready-of = { $ready } su { $all }
page-back-to-sheet = Torna alla tabella

## Su un volto

page-nudge-or-mute = Dai un colpetto a { $name } o silenzia
