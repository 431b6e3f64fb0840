# De tafels van de pagina: wat er is gebeurd, wat wordt verwacht, het einde van een ronde.

## Wat er is gebeurd

page-last-moves = Laatste zetten
page-while-away = { $count ->
    [one] Terwijl je weg was: 1 zet
   *[other] Terwijl je weg was: { $count } zetten
}
page-while-away-long = Terwijl je weg was, is er veel gebeurd.
page-notice = Melding
page-you-lose-next = Je slaat je volgende beurt over

## Wie aan de beurt is

page-turn = Beurt
page-turn-of = { $name } is aan de beurt
page-do-draw-or-take = Jouw beurt: trek, of neem { $card }
page-do-knock = Vrij: { $card }. Wil je ervoor kloppen?
page-knock-noted = Genoteerd. Anderen gaan voor.
page-others-knock = Anderen mogen kloppen: { $card }

## Spelers

page-player-phase = fase { $number }
page-player-laid = fase { $number } uitgelegd
page-player-skipped = slaat de volgende beurt over
page-player-away = is er niet
page-ladder = Ladder
page-rung = Fase { $number }
page-rung-with = { $rung }: { $names }

## De hand

page-card-new = { $card }, net gepakt
page-low-end = Lage kant
page-high-end = Hoge kant
page-which-end = Aan welke kant van de reeks?
page-who-loses = Wie slaat een beurt over?
page-phase-card = Fasekaart
page-phase-yours = jouw fase

## Het einde van een ronde

page-hand-over = Ronde { $number } is afgelopen
page-hands-cost = Wat de handkaarten kosten
page-hand-row = { $name }: { $cards }, { $points }, totaal { $total }, { $phase }
page-row-done = fase { $number } gehaald
page-row-again = probeert fase { $number } opnieuw
page-row-missed = zonder fase { $number }
page-column-player = Naam
page-column-cards = Kaarten
page-column-points = Punten
page-column-total = Totaal
page-i-am-ready = Klaar
page-next-hand = Volgende ronde
page-next-round = Volgende ronde
page-wait = Wachten
page-who-ready = Wie klaar is
page-ready-of = { $ready } van { $all }
page-back-to-sheet = Terug naar het scoreblad

## Bij een gezicht

page-nudge-or-mute = { $name } aanporren of dempen
