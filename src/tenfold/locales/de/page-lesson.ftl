# Der erste Durchgang mit Hinweisen: Zettel neben dem Tisch.

lesson-step = Einführung, Schritt { $step } von { $of }
lesson-i-know = Ich kenne das Spiel
lesson-leave = Einführung verlassen
lesson-others = Jetzt spielen die anderen. Jeder Zug wird hier erzählt.
lesson-hand = Das sind deine Karten. Du brauchst: { $phase }.
lesson-draw = Ein Zug beginnt mit einer Karte: nimm eine vom Stapel auf.
lesson-take = Ein Zug beginnt mit einer Karte: nimm die offene.
lesson-lay = Deine Phase ist vollständig. Lege Phase { $number } aus.
lesson-hit = Lege jetzt an, was passt, egal wo: tippe { $card } an und lege an.
lesson-discard = Eine Karte beendet deinen Zug: tippe { $card } an und wirf sie ab.

## Karten

lesson-card-phase = Zwilling, Drilling, Vierling: dieselbe Zahl. Folge: Zahlen nacheinander. Das Bild füllt sich mit dem, was du hast.
lesson-card-over = Der Durchgang ist vorbei. Was noch auf der Hand ist, kostet Punkte.
lesson-card-over-phase = Wer eine Phase ausgelegt hat, spielt die nächste; die anderen versuchen ihre noch einmal.
lesson-card-end = Das ist das ganze Spiel: Wer als Erstes die letzte Phase schafft, gewinnt. Schaffen es mehrere, entscheiden die wenigsten Punkte.

## Würfel

lesson-dice-phase = Zehn Würfel sind für dich gefallen. Phase 1 verlangt: { $phase }. W ist ein Joker und steht für jede Zahl.
lesson-dice-roll-all = Keiner davon hilft: wirf alle zehn noch einmal.
lesson-dice-keep = Tippe die Würfel an, die du zur Seite legst, und wirf die anderen.
lesson-dice-risk = Du könntest { $points } aufschreiben, aber mehr ist möglich.
lesson-dice-write = Deine Phase ist vollständig: schreib { $points } auf.
lesson-dice-decline = Du kannst auch verzichten und die Phase noch einmal versuchen.
lesson-dice-others = Jetzt würfeln die anderen. Du siehst jeden Wurf.
lesson-dice-block = Deine { $points } stehen auf dem Block. Phase 2 kommt als Nächstes.
lesson-dice-end = Das ist das ganze Spiel: Eine Phase, die nicht gelingt, wird noch einmal versucht. Hat jemand alle, gewinnen die meisten Punkte.

## Brett

lesson-board-track = Zwei Würfel fallen für dich. Einer davon bewegt deinen Spielstein, und das Feld, das er erreicht, tut etwas für dich.
lesson-board-move = Wähle, wohin dein Spielstein geht.
lesson-board-star = Ein Sternfeld: wähle eine beliebige Aktion.
lesson-board-take = Nimm eine Karte von einem Stapel.
lesson-board-pick = Such dir eine Karte aus dem Ablagestapel aus.
lesson-board-swap = Tausche Karten, die du nicht brauchst.
lesson-board-ask = Frag die anderen nach einer Zahl.
lesson-board-give = Du wurdest nach einer Karte gefragt: gib eine her.
lesson-board-over = Der Durchgang ist vorbei. Wer eine Phase ausgelegt hat, rückt ein Feld weiter; wer den Durchgang beendet hat, zwei.
lesson-board-end = Das ist das ganze Spiel: Der erste Phasenanzeiger auf dem Lorbeerkranz gewinnt.
