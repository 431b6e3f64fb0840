# Positions that somebody sets up: why one cannot be, and what is known of it. `tenfold analyse` and the analysis board say the same.

refusal-setup = Eine Stellung beginnt mit ihrem Spiel: { $games }.
refusal-setup-long = Eine Stellung hat höchstens { $most } Zeichen.
refusal-setup-field = Eine Stellung dieses Spiels hat kein Feld „{ $name }“. Es gibt: { $fields }.
refusal-setup-twice = Das Feld { $name } steht zweimal da.
refusal-setup-missing = Das Feld { $name } fehlt.
refusal-setup-value = { $name }: „{ $text }“ ist nicht zu lesen.
refusal-setup-seats = { $name }: Für jeden Platz ist ein Teil nötig, zusammen { $seats }.
refusal-setup-seat = Plätze werden von 0 an gezählt, hier bis { $most }.
refusal-setup-phase = In diesem Spiel gibt es keine Phase { $number }. Es gibt: { $phases }.
refusal-setup-cards = So oft sind diese Karten nicht in der Schachtel: { $cards }.
refusal-setup-hand = Die Zahl der Handkarten ist hier { $fewest } bis { $most }, nicht { $count }.
refusal-setup-hand-size = Die Zahl der Handkarten ist hier { $size }, nicht { $count }.
refusal-setup-hidden = Platz { $seat } muss entscheiden, also müssen seine Karten bekannt sein.
refusal-setup-impossible = Diese Stellung kann nicht entstehen: { $problem }
position-field = Das Feld { $name } ist nicht zu lesen: { $text }
position-missing = Das Feld { $name } fehlt.
position-seats = Sie hat nicht überall gleich viele Plätze.
position-seat = Sie nennt einen Platz, den es am Tisch nicht gibt.
position-stage = Ihr fehlt, was an dieser Stelle eines Zugs nötig ist.
position-deck = Es fehlen Karten: Zusammen sind es { $count }.
position-extra = So oft gibt es diese Karten nicht: { $cards }.
position-spaces = Eine Figur oder ein Phasenanzeiger steht, wo kein Feld ist.
position-knowers = Das Feld { $name } muss von jeder Karte des Ablagestapels sprechen.
position-under = Das Feld { $name } muss die Vorderseite jedes Jokers in den Gruppen nennen.
position-dice = Es müssen zehn Würfel sein, nicht { $count }.
position-other = { $problem }
position-hidden = Übrige Karten: { $left }, verdeckte: { $hidden }.
position-no-knock = Es gibt keine Karte, auf die man klopfen könnte.
position-no-world = Die verdeckten Karten lassen sich so nicht verteilen.
refusal-setup-nobody = Hier hat niemand etwas zu entscheiden.
refusal-setup-step = Die Schritte dieser Aufzeichnung gehen von 0 bis { $steps }.
refusal-setup-often = Das waren viele Fragen auf einmal. Warte einen Moment und frag dann noch einmal.

## Figures, and how they are found

analysis-missing = { $distance ->
    [0] Phase { $phase } ist vollständig.
    [one] Für Phase { $phase } fehlt 1 Karte.
   *[other] Für Phase { $phase } fehlen { $distance } Karten.
}
analysis-how-missing = Jede Art, die Gruppen der Phase zu füllen, wird versucht; die kürzeste zählt.
analysis-next-card = Die nächste Karte vom Aufnahmestapel hilft bei Phase { $phase }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $outs } von { $unseen }).
analysis-how-next-card = Jede Karte, die du nicht gesehen hast, kommt gleich wahrscheinlich als Nächstes. Das sind { $unseen }, und { $outs } bringen die Phase näher: { $outs } / { $unseen }.
analysis-cost = { $points ->
    [one] Wenn jetzt jemand Schluss macht, kostet diese Hand 1 Punkt.
   *[other] Wenn jetzt jemand Schluss macht, kostet diese Hand { $points } Punkte.
}
analysis-how-cost = Die Punkte aller Handkarten nach den Regeln dieses Tischs.
analysis-points-now = { $points ->
    [one] Phase { $phase } ist vollständig und bringt jetzt 1 Punkt.
   *[other] Phase { $phase } ist vollständig und bringt jetzt { $points } Punkte.
}
analysis-how-points-now = Die beste Verwendung der zehn Würfel.
analysis-phase-chance = Phase { $phase } gelingt in diesem Versuch, gespielt wie geraten: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
analysis-how-phase-chance = Jeder Wurf, der noch kommen kann, ist gezählt, jeder mit der besten Wahl danach. Nichts ist simuliert.
analysis-total = Von hier an so gut wie möglich gespielt, endet das Spiel im Schnitt mit { NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } Punkten.
analysis-how-total = Aus der genauen Lösung des Spiels: Jeder Wurf bis zum Ende ist gezählt, jeder mit der Wahl, die im Schnitt die meisten Punkte bringt. Nichts ist simuliert.
analysis-win = Gewinnchance: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
analysis-how-win = Berechnet als Wettlauf bis zum Ende der Liste, in dem alle auf Sieg spielen. Die Ergebnisse jedes Versuchs sind genau; spätere Züge werden auf die beste von acht Arten gespielt, Punkte gegen das Gelingen abzuwägen.
analysis-how-estimated = Eine Schätzung: Für diese Regeln gibt es hier keine genaue Lösung.
analysis-win-within = Gewinnchance, gespielt wie geraten: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-how-win-within = Geschätzt: Die Karten, die du nicht gesehen hast, werden { $worlds }-mal neu verteilt, und jedes Mal wird der Durchgang auf allen Plätzen solide zu Ende gespielt. Phasen und Punkte sagen dann die Gewinnchance, wie sie aus vielen Spielen gelernt ist. ± ist der Bereich, der in 95 von 100 Fällen stimmt. Alle Möglichkeiten treffen auf dieselben Welten; darum ist der Unterschied zwischen zweien sicherer als ihre Bereiche.
analysis-estimated = Geschätzt in { $worlds } möglichen Welten.
analysis-few-worlds = Geschätzt in nur { $worlds } möglichen Welten: Mit dem Extra „fast“ sind es viel mehr.
analysis-advised = geraten
analysis-choices = Was die besten Möglichkeiten wert sind
analysis-choice = Möglichkeit
analysis-chance = Gewinnchance
