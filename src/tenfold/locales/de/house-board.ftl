# The options of the board game: their titles in a form, and what each makes the rule.

house-board-two-discards-when-full-on = Solange nur volle Gruppen auf dem Tisch liegen, dürfen zwei Karten statt einer abgeworfen werden.
house-board-two-discards-when-full-off = Am Ende des Zuges wird eine Karte abgeworfen, nie zwei.
house-board-swap-minimum = Die wenigsten Karten bei einem Tausch
house-board-swap-minimum-is = { $number ->
    [0] Ein Tausch darf auch ganz ohne Karte sein.
   *[other] Zu einem Tausch gehört mindestens eine Karte.
}
house-board-star-plus = +1, +2 und +3 vom Sternfeld aus
house-board-star-plus-separate = Vom Sternfeld aus lassen sich +1, +2 und +3 einzeln wählen.
house-board-star-plus-next = Vom Sternfeld aus lässt sich von +1, +2 und +3 nur das nächste wählen.
house-board-track = Die Reihenfolge der Felder
house-board-track-is = Die Felder im Uhrzeigersinn: { $spaces }.
house-board-track-ours = Die Reihenfolge der Felder ist nicht abgedruckt.
house-board-phases = Die Phasen
house-board-phases-count = { $count ->
    [one] Die Liste hat 1 Phase.
   *[other] Die Liste hat { $count } Phasen.
}
house-board-phases-is = Phase { $number }: { $phase }
