# The dice game: what is advised and why. The page asks for it with the first hint.

advice-dice-keep = { $missing ->
    [one] Leg { $dice } opzij: fase { $phase } mist dan nog 1 dobbelsteen, en de volgende worp maakt die ongeveer { $chance } van de 100 keer compleet.
   *[other] Leg { $dice } opzij: fase { $phase } mist dan nog { $missing } dobbelstenen, en de volgende worp maakt die ongeveer { $chance } van de 100 keer compleet.
}
advice-dice-keep-nothing = Gooi alles opnieuw: fase { $phase } is dan ongeveer { $chance } van de 100 keer compleet.
advice-dice-improve-safely = { $points ->
    [one] Leg { $dice } opzij: daarmee is 1 punt zeker, en de andere dobbelstenen kunnen meer brengen.
   *[other] Leg { $dice } opzij: daarmee zijn { $points } punten zeker, en de andere dobbelstenen kunnen meer brengen.
}
advice-dice-improve = { $points ->
    [one] Leg { $dice } opzij en probeer meer dan 1 punt te halen: na de volgende worp is de fase ongeveer { $chance } van de 100 keer compleet.
   *[other] Leg { $dice } opzij en probeer meer dan { $points } punten te halen: na de volgende worp is de fase ongeveer { $chance } van de 100 keer compleet.
}
advice-dice-stop = { $points ->
    [one] Stop: dit ene punt is meer waard dan nog een worp.
   *[other] Stop: deze { $points } punten zijn meer waard dan nog een worp.
}
advice-dice-stop-locked = Stop: alle dobbelstenen liggen opzij, er valt niets meer te gooien.
advice-dice-stopped = { $name } stopt met gooien.
    .you = Je stopt met gooien.
advice-dice-score = { $points ->
    [one] Noteer de punten: 1 punt is goed genoeg.
   *[other] Noteer de punten: { $points } is goed genoeg.
}
advice-dice-decline = { $points ->
    [one] Weiger: 1 punt is te weinig, een nieuwe poging is meer waard.
   *[other] Weiger: { $points } punten is te weinig, een nieuwe poging is meer waard.
}

## The best choices in figures: what stands above the columns, and where the figures are from

advice-best = Wat de beste keuzes waard zijn
advice-choice = keuze
advice-stop = stoppen
advice-total = totaal
advice-cost = kost
advice-win = winst
advice-phase = fase
advice-dice-being-solved = De exacte waarden voor deze regels worden nu berekend: tot dan zijn dit schattingen.
advice-dice-estimated = Dit zijn schattingen: met deze regels zijn er hier geen exacte waarden.
advice-how-total = Totaal: de punten die het hele spel gemiddeld oplevert als je zo goed mogelijk verder speelt. Het spel is vanaf het einde opgelost, elke worp met zijn exacte kans.
advice-how-win = Winst: de kans om te winnen. Een race met zijn tweeën is vanaf het einde opgelost; meer tegenstanders gelden één voor één, alsof ze onafhankelijk zijn.
advice-how-cost = Kost: hoeveel punten deze keuze gemiddeld slechter is dan de beste, naar schatting.
advice-how-phase = Fase: de kans dat deze poging de fase haalt.
