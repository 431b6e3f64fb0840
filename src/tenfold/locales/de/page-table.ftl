# Die Tische der Seite: was geschehen ist, was erwartet wird, das Ende eines Durchgangs.

## Was geschehen ist

page-last-moves = Letzte Züge
page-while-away = { $count ->
    [one] Während du weg warst: 1 Zug
   *[other] Während du weg warst: { $count } Züge
}
page-while-away-long = Während du weg warst, ist viel geschehen.
page-notice = Hinweis
page-you-lose-next = Du setzt beim nächsten Mal aus

## Wer am Zug ist

page-turn = Zug
page-turn-of = { $name } ist am Zug
page-do-draw-or-take = Du bist am Zug: Nimm eine Karte auf, oder { $card }
page-do-knock = Frei: { $card }. Willst du dafür klopfen?
page-knock-noted = Vermerkt. Andere kommen zuerst.
page-others-knock = Andere können klopfen: { $card }

## Mitspielende

page-player-phase = Phase { $number }
page-player-laid = Phase { $number } ausgelegt
page-player-skipped = setzt beim nächsten Mal aus
page-player-away = nicht da
page-ladder = Leiter
page-rung = Phase { $number }
page-rung-with = { $rung }: { $names }

## Die Hand

page-card-new = { $card }, gerade aufgenommen
page-low-end = Unteres Ende
page-high-end = Oberes Ende
page-which-end = An welches Ende der Folge?
page-who-loses = Wer setzt aus?
page-phase-card = Phasenkarte
page-phase-yours = deine Phase

## Das Ende eines Durchgangs

page-hand-over = Durchgang { $number } ist zu Ende
page-hands-cost = Was die Karten kosten
page-hand-row = { $name }: { $cards }, { $points }, zusammen { $total }, { $phase }
page-row-done = Phase { $number } geschafft
page-row-again = versucht Phase { $number } noch einmal
page-row-missed = ohne Phase { $number }
page-column-player = Name
page-column-cards = Karten
page-column-points = Punkte
page-column-total = Zusammen
page-i-am-ready = Bereit
page-next-hand = Nächster Durchgang
page-next-round = Nächster Durchgang
page-wait = Warten
page-who-ready = Wer bereit ist
page-ready-of = { $ready } von { $all }
page-back-to-sheet = Zurück zum Blatt

## An einem Gesicht

page-nudge-or-mute = { $name } anstupsen oder stumm schalten
