# The options of the dice game: their titles in a form, and what each makes the rule.

house-dice-reroll-kept-on = Opzijgelegde dobbelstenen mogen later in de beurt weer meedoen.
house-dice-reroll-kept-off = Opzijgelegde dobbelstenen blijven liggen tot het einde van de beurt.
house-dice-solo-decline = In je eentje: een gehaalde fase weigeren
house-dice-solo-decline-costs-5 = In je eentje kost het weigeren van een gehaalde fase 5 punten.
house-dice-solo-decline-free = In je eentje kost het weigeren van een gehaalde fase niets.
house-dice-solo-decline-never = In je eentje kun je een gehaalde fase niet weigeren.
house-dice-solo-deductions-count-on = In je eentje tellen aftrekpunten mee voor de 5-fasenbonus.
house-dice-solo-deductions-count-off = In je eentje tellen aftrekpunten niet mee voor de 5-fasenbonus.
house-dice-colours = De kleuren van je dobbelstenen
house-dice-colours-is = Dobbelsteen { $die }: { $faces }
house-dice-phases = De fasen
house-dice-phases-count = { $count ->
    [one] De lijst heeft 1 fase.
   *[other] De lijst heeft { $count } fasen.
}
house-dice-phases-is = Fase { $number }: { $phase }
house-dice-phases-colour = Fase { $number }: { $size } dobbelstenen van één kleur
