# The options of the card game: their titles in a form, and what each makes the rule.

house-card-natural-minimum = Jokers in een fase
house-card-natural-minimum-none = Een fase mag helemaal uit jokers bestaan.
house-card-natural-minimum-phase = Minstens één kaart van de fase is geen joker.
house-card-natural-minimum-group = Minstens één kaart van elke groep is geen joker.
house-card-wild-points = Punten voor een joker in de hand
house-card-wild-points-is = { $number ->
    [one] Een joker in de hand kost 1 punt.
   *[other] Een joker in de hand kost { $number } punten.
}
house-card-skip-play = Waar een kaart ‘Beurt overslaan’ komt
house-card-skip-play-discard = Een kaart ‘Beurt overslaan’ gaat op de aflegstapel.
house-card-skip-play-in-front = Een kaart ‘Beurt overslaan’ komt voor wie de beurt verliest te liggen en gaat later onder de aflegstapel.
house-card-skip-once-per-lap-on = Niemand wordt in één rondgang vaker dan één keer overgeslagen.
house-card-skip-once-per-lap-off = Dezelfde speler kan in één rondgang vaker worden overgeslagen.
house-card-playoff-on = Bij gelijke fasen en punten beslist een beslissende ronde.
house-card-playoff-off = Bij gelijke fasen en punten wordt de winst gedeeld.
house-card-skip-target = Wie kan worden overgeslagen
house-card-skip-target-any = Een kaart ‘Beurt overslaan’ kan elke andere speler treffen.
house-card-skip-target-next = Een kaart ‘Beurt overslaan’ kan alleen de volgende speler treffen.
house-card-last-card-must-be-discarded-on = De laatste kaart moet worden afgelegd.
house-card-last-card-must-be-discarded-off = De laatste kaart mag worden afgelegd, aangelegd of uitgelegd.
house-card-fixed-hands-on = Elke fase wordt één ronde gespeeld, dan gaat iedereen verder; de minste punten winnen.
house-card-fixed-hands-off = Wie de fase niet heeft uitgelegd, probeert die in de volgende ronde opnieuw.
house-card-short = Hoeveel fasen er worden gespeeld
house-card-short-is = { $number ->
    [one] Alleen de eerste fase wordt gespeeld.
   *[other] Alleen de eerste { $number } fasen worden gespeeld.
}
house-card-short-off = De hele lijst wordt gespeeld.
house-card-parity = Even of oneven fasen
house-card-parity-off = Even en oneven fasen worden gespeeld.
house-card-parity-even = Alleen de even fasen worden gespeeld.
house-card-parity-odd = Alleen de oneven fasen worden gespeeld.
house-card-knocking-on = Er mag worden geklopt voor een net afgelegde kaart.
house-card-knocking-off = Er wordt niet geklopt.
house-card-free-order-on = De fasen mogen in willekeurige volgorde worden gehaald.
house-card-free-order-off = De fasen komen na elkaar.
house-card-phases = De fasen
house-card-phases-count = { $count ->
    [one] De lijst heeft 1 fase.
   *[other] De lijst heeft { $count } fasen.
}
house-card-phases-is = Fase { $number }: { $phase }
