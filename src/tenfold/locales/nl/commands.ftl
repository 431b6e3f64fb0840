# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = houden { $dice }
do-roll-all = alles opnieuw gooien
do-stop = stoppen
do-score = opschrijven
do-decline = weigeren
nothing-kept = niets
in-edition = uitgave { $edition }

## Headings of several tables

col-phase = fase
col-needs = vraagt
col-chance = kans
col-roll = worp
col-dice = stenen
col-cost = kost
col-event = gebeurtenis

## tenfold check

check-hand = hand
check-roll = worp
check-phase = fase
check-complete = compleet
check-outs = helpt
check-hits = aanleggen
check-counts = telt
check-keep = houden
check-wanted = gezocht
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, hoogstens { $most } punt
   *[other] { $number } ({ $needs }), { $edition }, hoogstens { $most } punten
}
check-yes-lay = ja: leg { $groups }
check-yes-points = ja: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
check-no-cards = nee: { $count ->
        [one] nog 1 kaart
       *[other] nog { $count } kaarten
    }
check-no-dice = nee: { $count ->
        [one] 1 dobbelsteen te veranderen
       *[other] { $count } dobbelstenen te veranderen
    }
check-hit = { $card } aan { $group }
check-hit-low = { $card } aan { $group }, onderaan
check-hit-high = { $card } aan { $group }, bovenaan
check-no-hits = geen: geen kaart uit de hand past op tafel
check-once-laid = (zodra je eigen fase op tafel ligt)
check-low-wild = (voor 1 tot en met 4 is een W ook goed)

## tenfold odds

odds-cards-title = Fasen in tien gedeelde kaarten (natuurlijke kaart per { $minimum })
odds-dice-title = Fasen die de eerste worp met tien dobbelstenen haalt
minimum-group = groep
minimum-phase = fase
minimum-none = geen
odds-hands = handen
odds-rolls = worpen
odds-one-in = één op
odds-never = nooit
odds-average = gemiddelde punten
odds-most = hoogstens
odds-of-hands = van { $count } mogelijke handen
odds-of-rolls = van { $count } mogelijke worpen

## tenfold coach

at-phase = fase { $number }
at-done = alle fasen
at-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
at-bonus = bonus van { $count } fasen
at-bonus-all = bonus voor alle fasen
at-won = { $bonus } gewonnen
at-missed = { $bonus } gemist
at-assumed = { $what } (aangenomen; +{ $other } zegt het anders)
at-deducted = { $points } afgetrokken
at-you = { $place }. jij: { $facts }
at-rival = { $place }. tegenspel: { $facts }
at-started-end = begon het einde
at-began = een beurt die in fase { $number } begon
at-out = uit
at-to-come = komt nog
at-roll = worp { $roll } van { $rolls }
at-again = niet de eerste poging
at-aside = opzij: { $dice }
coach-dice = Dobbelstenen: { $dice }
coach-unclear = Andere dobbelstenen kunnen hetzelfde tonen: noem ze zo om het precies te maken.
coach-best = De beste keuzes
coach-all = Alle keuzes
coach-of = { $shown } van { $all } keuzes
coach-do = doen
coach-made = fase gehaald
coach-total = verwacht totaal
coach-win = winstkans
coach-own-total = Jouw keuze: { $do }. Verwacht totaal { $worth }, fase gehaald { $chance }. Dat kost { $cost } punten.
coach-own-win = Jouw keuze: { $do }. Winstkans { $worth }, fase gehaald { $chance }. Dat kost { $cost } winstkans.
coach-own-estimate = Jouw keuze: { $do }. Fase gehaald { $chance }. Dat kost { $cost } punten.
coach-estimates = Dit zijn schattingen: waar opzijgelegde dobbelstenen blijven liggen, is er geen exacte oplossing.

## tenfold analyse

analyse-legal = { $count ->
    [one] 1 actie is toegestaan:
   *[other] { $count } acties zijn toegestaan:
}
analyse-many = Toegestane acties: { $count }, te veel voor een lijst.

## tenfold review

review-title = Elke beslissing van { $name }
review-done = gedaan
review-best = best
review-same = hetzelfde
review-start = verwacht bij het begin
review-start-win = winstkans bij het begin
review-luck = geluk
review-choice = keuze
review-rest = de anderen
review-total = totaal
review-end = het einde: 100 % is gewonnen

## tenfold solve

solve-title = Het dobbelspel alleen, beste spel
solve-total = verwacht totaal
solve-deviation = standaardafwijking
solve-share = { $share } % is hoogstens
solve-failed = mislukte pogingen
solve-declined = geweigerde pogingen
solve-phases = Fasen, en hoe vaak een poging lukt
solve-most = hoogstens
solve-at-best = op zijn best
solve-in-play = in het beste spel
solve-still = nog te winnen
solve-range = { $least } tot en met { $most }
solve-still-told = Nog te winnen: wat vanaf hier te verwachten is, naar het totaal tot nu toe.

## Pictures

plot-expected = verwacht totaal { $total }
plot-final = eindtotaal
plot-aiming = als niets anders telt
plot-playing = in het beste spel voor punten
plot-success = succes van een poging in %
plot-before = voor elke beslissing
plot-at-start = bij het begin
plot-at-end = aan het einde
plot-sums = { $name }: geluk { $luck }, keuze { $choice }
plot-lost = verloren door keuze
plot-event = gebeurtenis in het verslag

## tenfold replay

replay-keys = Enter: verder   b: terug   h: volgend scoreblad   een getal: naar die gebeurtenis   q: stoppen
replay-title = { $game }, uitgave { $edition }{ $changes }
replay-result = Uitslag ({ $reason }): { $places }
replay-then = { $first }, dan { $next }
replay-seats = Plaatsen: { $names }
replay-later = { "" }, vanaf gebeurtenis { $n } { $name }
replay-commitment = Vastlegging: { $digest }
replay-cut = Het verslag eindigt hier: het spel gaat door, of het bestand is afgekapt.
replay-stopped = Het spel is voor het einde gestopt.
