# The options of the card game: their titles in a form, and what each makes the rule.

house-card-natural-minimum = Joker in einer Phase
house-card-natural-minimum-none = Eine Phase darf ganz aus Jokern bestehen.
house-card-natural-minimum-phase = Mindestens eine Karte der Phase ist kein Joker.
house-card-natural-minimum-group = Mindestens eine Karte jeder Gruppe ist kein Joker.
house-card-wild-points = Punkte für einen Joker auf der Hand
house-card-wild-points-is = { $number ->
    [one] Ein Joker auf der Hand kostet 1 Punkt.
   *[other] Ein Joker auf der Hand kostet { $number } Punkte.
}
house-card-skip-play = Wohin eine Aussetzen-Karte kommt
house-card-skip-play-discard = Eine Aussetzen-Karte kommt auf den Ablagestapel.
house-card-skip-play-in-front = Eine Aussetzen-Karte kommt vor die Person, die aussetzt, und später unter den Ablagestapel.
house-card-skip-once-per-lap-on = Pro Runde kann niemand mehr als einmal aussetzen müssen.
house-card-skip-once-per-lap-off = Dieselbe Person kann in einer Runde mehrmals aussetzen müssen.
house-card-playoff-on = Bei Gleichstand nach Phasen und Punkten entscheidet ein Stechen.
house-card-playoff-off = Bei Gleichstand nach Phasen und Punkten wird der Sieg geteilt.
house-card-skip-target = Wer aussetzen muss
house-card-skip-target-any = Eine Aussetzen-Karte trifft, wen man möchte.
house-card-skip-target-next = Eine Aussetzen-Karte trifft nur, wer als Nächstes an der Reihe ist.
house-card-last-card-must-be-discarded-on = Die letzte Karte muss abgeworfen werden.
house-card-last-card-must-be-discarded-off = Die letzte Karte darf abgeworfen, angelegt oder ausgelegt werden.
house-card-fixed-hands-on = Jede Phase wird einen Durchgang lang gespielt, dann gehen alle weiter; die wenigsten Punkte gewinnen.
house-card-fixed-hands-off = Wer die Phase nicht ausgelegt hat, versucht sie im nächsten Durchgang noch einmal.
house-card-short = Wie viele Phasen gespielt werden
house-card-short-is = { $number ->
    [one] Nur die erste Phase wird gespielt.
   *[other] Nur die ersten { $number } Phasen werden gespielt.
}
house-card-short-off = Die ganze Liste wird gespielt.
house-card-parity = Gerade oder ungerade Phasen
house-card-parity-off = Gerade und ungerade Phasen werden gespielt.
house-card-parity-even = Nur die geraden Phasen werden gespielt.
house-card-parity-odd = Nur die ungeraden Phasen werden gespielt.
house-card-knocking-on = Auf eine gerade abgeworfene Karte darf geklopft werden.
house-card-knocking-off = Geklopft wird nicht.
house-card-free-order-on = Die Phasen dürfen in beliebiger Reihenfolge geschafft werden.
house-card-free-order-off = Die Phasen kommen der Reihe nach.
house-card-phases = Die Phasen
house-card-phases-count = { $count ->
    [one] Die Liste hat 1 Phase.
   *[other] Die Liste hat { $count } Phasen.
}
house-card-phases-is = Phase { $number }: { $phase }
