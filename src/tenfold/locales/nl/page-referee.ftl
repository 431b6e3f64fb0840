# The referee for a real table and the opening odds, beside the score pad.

## The referee

page-referee-keys = Kaarten en dobbelstenen om aan te tikken
page-referee-colour-of = Kleur
page-referee-colour = { $colour ->
    [R] rood
    [B] blauw
    [G] groen
    [O] oranje
   *[Y] geel
}
page-referee-group = Groep { $number }
page-referee-add-group = Groep op tafel
page-referee-drop = Groep { $number } weghalen
page-referee-take = { $card } weghalen
page-referee-clear = Leegmaken
page-referee-type = Of typ de kaarten
page-referee-which = Wat is het?
page-referee-no-group = Dit is geen groep: een set heeft gelijke getallen, een reeks { $run } of meer getallen op rij, of alle kaarten hebben één kleur.
page-referee-none = Tik de kaarten van een hand aan: is dit de fase, hoe ver is het nog, wat kost ze?
page-referee-complete = Fase { $number } is compleet
page-referee-outs = Deze kaarten helpen:
page-referee-left = Blijft in de hand:
page-referee-keep-one = Er moet één kaart overblijven om af te leggen.
page-referee-cost = { $points ->
    [one] De hand kost 1 punt.
   *[other] De hand kost { $points } punten.
}
page-referee-cost-left = { $points ->
    [one] De rest kost 1 punt.
   *[other] De rest kost { $points } punten.
}
page-referee-fits = Past bij groep { $number }:
page-referee-fits-none = Bij groep { $number } past niets.
page-referee-low = onderaan
page-referee-high = bovenaan
page-referee-after-phase = Aanleggen kan zodra je eigen fase op tafel ligt.
page-referee-how-cards = Elke manier om de kaarten voor de groepen van de fase te gebruiken wordt geprobeerd, ook met jokers. Het getal is het kleinste aantal kaarten dat nog moet komen; kaarten die helpen maken het kleiner.

## Dice

page-referee-roll = De tien dobbelstenen
page-referee-dice-none = { $count ->
    [one] Tik aan wat de dobbelstenen tonen: er ontbreekt er nog 1.
   *[other] Tik aan wat de dobbelstenen tonen: er ontbreken er nog { $count }.
}
page-referee-dice-impossible = Tien dobbelstenen van de gedrukte set kunnen dit niet samen tonen.
page-referee-dice-points = { $points ->
    [one] Compleet: 1 punt
   *[other] Compleet: { $points } punten
}
page-referee-dice-missing = { $count ->
    [one] Niet compleet: 1 dobbelsteen moet veranderen
   *[other] Niet compleet: { $count } dobbelstenen moeten veranderen
}
page-referee-dice-keep = Houden:
page-referee-dice-wanted = De andere moeten tonen:
page-referee-how-dice = Elke manier om de tien dobbelstenen te gebruiken wordt geprobeerd, ook met jokers. De punten zijn die van de beste; haalt geen enkele de fase, dan is het getal het kleinste aantal dobbelstenen dat iets anders moet tonen.

## The coach of the dice

page-coach = De coach
page-coach-roll = Welke worp
page-coach-roll-number = Worp { $number }
page-coach-points = Punten van de fasen tot nu toe
page-coach-most = { $most ->
    [one] Voor fase { $phase } is er hoogstens 1 punt.
   *[other] Voor fase { $phase } zijn er hoogstens { $most } punten.
}
page-coach-need = Vul de punten van de fasen tot nu toe in: dan kan de coach raad geven.
page-coach-lost = Tot nu toe verloren punten
page-coach-five = Elke mislukte of geweigerde poging kost 5 punten: vul 0, 5, 10 enzovoort in.
page-coach-again = Deze fase is al eens mislukt
page-coach-failed = Er is geen worp meer over en de fase is niet af: deze poging is mislukt.
page-coach-which = Ook andere dobbelstenen kunnen deze vlakken tonen. Welke dat waren, maakt verschil: kijk naar hun andere vlakken.
page-coach-die = Dobbelsteen { $die } toont
page-coach-any = om het even
page-coach-rules = Exacte cijfers voor de gedrukte regels, alleen gespeeld; een server is niet nodig. Tegen anderen en met andere regels rekent de server ze uit.
page-analysis-title = Analysebord

## May I?

page-referee-may = Mag ik…
page-referee-yes = Ja
page-referee-no = Nee
page-may-take-wild = een joker van de aflegstapel nemen?
page-may-take-skip = een kaart ‘Beurt overslaan’ van de aflegstapel nemen?
page-may-lay-part = maar een deel van de fase uitleggen?
page-may-lay-longer = meer kaarten uitleggen dan de fase vraagt?
page-may-lay-two = in één ronde twee fasen uitleggen?
page-may-same-number = twee sets met hetzelfde getal maken?
page-may-wrap = in een reeks van 12 naar 1 doorgaan?
page-may-wrap-dice = in een reeks van 10 naar 1 doorgaan?
page-may-wilds-alone = alleen jokers gebruiken?
page-may-jokers-alone = een groep van alleen jokers maken?
page-may-swap-wild = een joker op tafel ruilen voor de kaart waar hij voor staat?
page-may-add-before = aanleggen voordat mijn eigen fase ligt?
page-may-add-same-turn = aanleggen in de beurt waarin ik mijn fase uitleg?
page-may-add-to-others = bij groepen van anderen aanleggen?
page-may-skip-twice = dezelfde persoon in één rondgang twee keer laten overslaan?
page-may-out-without-discard = uitgaan zonder als laatste af te leggen?
page-may-joker-on-full = een joker bij een volle groep aanleggen?
page-may-discard-two = twee kaarten tegelijk afleggen?
page-may-reroll-kept = een opzijgelegde dobbelsteen opnieuw gooien?
page-may-stop-early = voor de derde worp ophouden?
page-may-wild-colour = een joker als een andere kleur gebruiken?
page-may-decline = de punten van een gehaalde fase weigeren?
page-may-skip-phase = een fase overslaan en later inhalen?

## Odds

page-odds-deal = Hoe vaak tien gedeelde kaarten de fase al bevatten:
page-odds-roll = Hoe vaak de eerste worp met alle tien dobbelstenen de fase haalt:
page-odds-one-in = 1 op { $count }
page-odds-average = punten gemiddeld: { $points }
page-odds-exact = { $hold } van { $of }
page-odds-scale = Elke stap van de schaal is tien keer zo waarschijnlijk als de vorige.
page-odds-method-deal = Elk van de { $of } mogelijke handen van tien kaarten is geteld, niets is gesimuleerd. De cijfers zijn de handen die de fase bevatten; de kans is hun aandeel.
page-odds-method-roll = Elk van de { $of } mogelijke worpen is geteld, niets is gesimuleerd. De cijfers zijn de worpen die de fase halen; de kans is hun aandeel, en het gemiddelde is dat van hun punten.
