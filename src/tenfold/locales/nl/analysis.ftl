# Positions that somebody sets up: why one cannot be, and what is known of it. `tenfold analyse` and the analysis board say the same.

refusal-setup = Een stelling begint met haar spel: { $games }.
refusal-setup-long = Een stelling heeft hoogstens { $most } tekens.
refusal-setup-field = Een stelling van dit spel heeft geen veld ‘{ $name }’. Er zijn: { $fields }.
refusal-setup-twice = Het veld { $name } staat er twee keer.
refusal-setup-missing = Het veld { $name } ontbreekt.
refusal-setup-value = { $name }: ‘{ $text }’ is niet te lezen.
refusal-setup-seats = { $name }: voor elke plaats is een deel nodig, { $seats } in totaal.
refusal-setup-seat = Plaatsen worden vanaf 0 geteld, hier tot en met { $most }.
refusal-setup-phase = Dit spel heeft geen fase { $number }. Er zijn: { $phases }.
refusal-setup-cards = Zo veel van deze kaarten zitten niet in de doos: { $cards }.
refusal-setup-hand = Het aantal handkaarten is hier { $fewest } tot en met { $most }, niet { $count }.
refusal-setup-hand-size = Het aantal handkaarten is hier { $size }, niet { $count }.
refusal-setup-hidden = Plaats { $seat } moet beslissen, dus de kaarten daarvan moeten bekend zijn.
refusal-setup-impossible = Deze stelling kan niet ontstaan: { $problem }
position-field = Het veld { $name } is niet te lezen: { $text }
position-missing = Het veld { $name } ontbreekt.
position-seats = Ze heeft niet overal evenveel plaatsen.
position-seat = Ze noemt een plaats die niet aan tafel is.
position-stage = Wat op dit punt van de beurt nodig is, ontbreekt.
position-deck = Er ontbreken kaarten: het zijn er samen { $count }.
position-extra = Zo vaak bestaan deze kaarten niet: { $cards }.
position-spaces = Een pion of een fasewijzer staat waar geen vakje is.
position-knowers = Het veld { $name } moet over elke kaart van de aflegstapel gaan.
position-under = Het veld { $name } moet de voorkant van elke joker in de groepen noemen.
position-dice = Er moeten tien dobbelstenen zijn, niet { $count }.
position-other = { $problem }
position-hidden = Kaarten over: { $left }; verborgen: { $hidden }.
position-no-knock = Er is geen kaart om voor te kloppen.
position-no-world = De verborgen kaarten zijn zo niet te verdelen.
refusal-setup-nobody = Hier heeft niemand iets te beslissen.
refusal-setup-step = De stappen van deze opname gaan van 0 tot en met { $steps }.
refusal-setup-often = Dat waren veel vragen tegelijk. Wacht even en vraag het dan opnieuw.

## Figures, and how they are found

analysis-missing = { $distance ->
    [0] Fase { $phase } is compleet.
    [one] Voor fase { $phase } ontbreekt 1 kaart.
   *[other] Voor fase { $phase } ontbreken { $distance } kaarten.
}
analysis-how-missing = Elke manier om de groepen van de fase te vullen wordt geprobeerd, en de kortste telt.
analysis-next-card = De volgende kaart van de trekstapel helpt bij fase { $phase }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $outs } van { $unseen }).
analysis-how-next-card = Elke kaart die je niet hebt gezien, komt met gelijke kans. Dat zijn er { $unseen }, en { $outs } brengen de fase dichterbij: { $outs } / { $unseen }.
analysis-cost = { $points ->
    [one] Als nu iemand uitgaat, kost deze hand 1 punt.
   *[other] Als nu iemand uitgaat, kost deze hand { $points } punten.
}
analysis-how-cost = De punten van alle handkaarten, volgens de regels van deze tafel.
analysis-points-now = { $points ->
    [one] Fase { $phase } is compleet en brengt nu 1 punt.
   *[other] Fase { $phase } is compleet en brengt nu { $points } punten.
}
analysis-how-points-now = Het beste gebruik van de tien dobbelstenen.
analysis-phase-chance = Fase { $phase } lukt in deze poging, gespeeld volgens het advies: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
analysis-how-phase-chance = Elke worp die nog kan komen is geteld, met de beste keuze daarna. Niets is gesimuleerd.
analysis-total = Vanaf hier zo goed mogelijk gespeeld eindigt het spel gemiddeld met { NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } punten.
analysis-how-total = Uit de exacte oplossing van het spel: elke worp tot het einde is geteld, met de keuze die gemiddeld de meeste punten brengt. Niets is gesimuleerd.
analysis-win = Winstkans: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
analysis-how-win = Berekend als een wedloop naar het einde van de lijst, waarin iedereen speelt om te winnen. De resultaten van elke poging zijn exact; latere beurten worden gespeeld op de beste van acht manieren om punten tegen slagen af te wegen.
analysis-how-estimated = Een schatting: voor deze regels is er hier geen exacte oplossing.
analysis-win-within = Winstkans, gespeeld volgens het advies: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-how-win-within = Een schatting: de kaarten die je niet hebt gezien worden { $worlds } keer opnieuw gedeeld, en elke keer wordt de ronde op alle plaatsen degelijk uitgespeeld. Fasen en punten geven dan de winstkans, zoals geleerd uit veel spellen. ± is het interval dat 95 van de 100 keer klopt. Alle keuzes komen in dezelfde werelden; daarom is het verschil tussen twee keuzes zekerder dan hun intervallen.
analysis-estimated = Geschat in { $worlds } mogelijke werelden.
analysis-few-worlds = Geschat in maar { $worlds } mogelijke werelden: met de extra ‘fast’ zijn het er veel meer.
analysis-advised = geadviseerd
analysis-choices = Wat de beste keuzes waard zijn
analysis-choice = keuze
analysis-chance = winstkans
