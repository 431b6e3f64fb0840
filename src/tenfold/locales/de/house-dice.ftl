# The options of the dice game: their titles in a form, and what each makes the rule.

house-dice-reroll-kept-on = Zur Seite gelegte Würfel dürfen im selben Zug wieder mitgeworfen werden.
house-dice-reroll-kept-off = Zur Seite gelegte Würfel bleiben bis zum Ende des Zuges liegen.
house-dice-solo-decline = Allein: Verzicht auf eine geschaffte Phase
house-dice-solo-decline-costs-5 = Allein kostet der Verzicht auf eine geschaffte Phase 5 Punkte.
house-dice-solo-decline-free = Allein kostet der Verzicht auf eine geschaffte Phase nichts.
house-dice-solo-decline-never = Allein gibt es keinen Verzicht auf eine geschaffte Phase.
house-dice-solo-deductions-count-on = Allein zählen Abzüge bei den Punkten für den 5-Phasen-Bonus mit.
house-dice-solo-deductions-count-off = Allein zählen Abzüge bei den Punkten für den 5-Phasen-Bonus nicht mit.
house-dice-colours = Die Farben deiner Würfel
house-dice-colours-is = Würfel { $die }: { $faces }
house-dice-phases = Die Phasen
house-dice-phases-count = { $count ->
    [one] Die Liste hat 1 Phase.
   *[other] Die Liste hat { $count } Phasen.
}
house-dice-phases-is = Phase { $number }: { $phase }
house-dice-phases-colour = Phase { $number }: { $size } Würfel einer Farbe
