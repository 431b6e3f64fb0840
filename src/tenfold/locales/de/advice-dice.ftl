# The dice game: what is advised and why. The page asks for it with the first hint.

advice-dice-keep = { $missing ->
    [one] Behalte { $dice }: Für Phase { $phase } fehlt dann noch 1 Würfel, und der nächste Wurf macht sie etwa { $chance } von 100 Mal vollständig.
   *[other] Behalte { $dice }: Für Phase { $phase } fehlen dann noch { $missing } Würfel, und der nächste Wurf macht sie etwa { $chance } von 100 Mal vollständig.
}
advice-dice-keep-nothing = Wirf alle Würfel noch einmal: Das macht Phase { $phase } etwa { $chance } von 100 Mal vollständig.
advice-dice-improve-safely = { $points ->
    [one] Behalte { $dice }: Damit ist 1 Punkt sicher, und die anderen Würfel bringen vielleicht mehr.
   *[other] Behalte { $dice }: Damit sind { $points } Punkte sicher, und die anderen Würfel bringen vielleicht mehr.
}
advice-dice-improve = { $points ->
    [one] Behalte { $dice } und versuch, mehr als 1 Punkt zu bekommen: Nach dem nächsten Wurf ist die Phase etwa { $chance } von 100 Mal vollständig.
   *[other] Behalte { $dice } und versuch, mehr als { $points } Punkte zu bekommen: Nach dem nächsten Wurf ist die Phase etwa { $chance } von 100 Mal vollständig.
}
advice-dice-stop = { $points ->
    [one] Hör auf: Dieser 1 Punkt ist mehr wert als ein weiterer Wurf.
   *[other] Hör auf: Diese { $points } Punkte sind mehr wert als ein weiterer Wurf.
}
advice-dice-stop-locked = Hör auf: Alle Würfel sind zur Seite gelegt, es gibt nichts mehr zu würfeln.
advice-dice-stopped = { $name } hört auf zu würfeln.
    .you = Du hörst auf zu würfeln.
advice-dice-score = { $points ->
    [one] Schreib die Punkte auf: 1 Punkt ist gut genug.
   *[other] Schreib die Punkte auf: { $points } sind gut genug.
}
advice-dice-decline = { $points ->
    [one] Verzichte: 1 Punkt ist zu wenig, ein neuer Versuch ist mehr wert.
   *[other] Verzichte: { $points } Punkte sind zu wenig, ein neuer Versuch ist mehr wert.
}

## The best choices in figures: what stands above the columns, and where the figures are from

advice-best = Was die besten Möglichkeiten wert sind
advice-choice = Möglichkeit
advice-stop = aufhören
advice-total = gesamt
advice-cost = kostet
advice-win = Sieg
advice-phase = Phase
advice-dice-being-solved = Die genauen Werte zu diesen Regeln werden gerade berechnet: bis dahin sind das Schätzungen.
advice-dice-estimated = Das sind Schätzungen: zu diesen Regeln gibt es hier keine genauen Werte.
advice-how-total = Gesamt: die Punkte, die das ganze Spiel im Mittel bringt, wenn du bestmöglich weiterspielst. Das Spiel ist von seinem Ende her gelöst, jeder Wurf mit seiner genauen Wahrscheinlichkeit.
advice-how-win = Sieg: die Wahrscheinlichkeit zu gewinnen. Ein Rennen zu zweit ist von seinem Ende her gelöst; mehrere Gegner gelten einzeln, als wären sie unabhängig voneinander.
advice-how-cost = Kostet: um wie viele Punkte diese Wahl im Mittel schlechter ist als die beste, nach Schätzungen.
advice-how-phase = Phase: die Wahrscheinlichkeit, dass dieser Versuch die Phase schafft.
