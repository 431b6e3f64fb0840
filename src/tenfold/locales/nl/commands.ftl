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
review-costly = Beslissingen van { $name } die winstkans hebben gekost
review-few-worlds = Dat zijn weinig werelden: met de extra ‘fast’ zijn het er veel meer.
review-was = Gebeurtenis { $event }: { $done }
review-better = Beter: { $best } Dat kostte { $cost }.

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
plot-added-up = veranderingen, opgeteld
plot-event = gebeurtenis in het verslag

## tenfold stats

stats-figure = cijfer
stats-value = waarde
stats-cases = gevallen
stats-day = dag
stats-left-out = { $count ->
    [one] 1 spel telt in de cijfers niet mee.
   *[other] { $count } spellen tellen in de cijfers niet mee.
}
stats-none = Er is geen spel dat meetelt.

## Progress bars

bar-hands = telt handen
bar-rolls = telt worpen
bar-reviewing = beoordeelt
bar-solving = lost op
bar-replaying = leest spellen

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

## tenfold verify

verify-fair = { $file }: een eerlijk spel, volgens de regels
verify-chain = hashketen
verify-chain-told = { $count ->
    [one] 1 gebeurtenis, niet veranderd
   *[other] { $count } gebeurtenissen, geen enkele veranderd
}
verify-rules = regels
verify-rules-told = elke actie was toegestaan, de uitslag volgt eruit
verify-seed = geheim getal
verify-seed-told = zoals vastgelegd; { $count ->
    [one] 1 toevalsuitkomst nagerekend, gelijk
   *[other] { $count } toevalsuitkomsten nagerekend, alle gelijk
}

## Refused: what lies on a real table

by-rule = { $problem } (regel { $rule })
refusal-phase-unlisted = Er is geen fase { $number }: de lijst heeft fase 1 tot en met { $most }.
refusal-hand-empty = De hand is leeg: noem de kaarten, bijvoorbeeld R5 G5 W.
refusal-hand-too-big = Een hand heeft hoogstens { $most } kaarten, na het trekken; deze heeft er { $count }.
refusal-deck-too-small = Zoveel zitten er niet in het spel: { $cards } te veel.
refusal-colours-wanted = In fase { $number } gaat het om kleuren: noem van elke dobbelsteen het hele vlak, zoals R8 of OW.
refusal-dice-count = Er zijn tien dobbelstenen, niet { $count }.
refusal-low-and-high = Vier dobbelstenen tonen 1 tot en met 4 of W en zes tonen 5 tot en met 10: hier zijn het er { $low } en { $high }.
refusal-die-unknown = Er is geen dobbelsteen ‘{ $die }’: het zijn { $dice }.
refusal-on-no-die = ‘{ $text }’ staat op geen dobbelsteen: schrijf 1 tot en met 10 of W, met B, R, O of G ervoor waar kleuren tellen.
refusal-which-die = { $face } staat op meer dobbelstenen, die verder verschillen: noem er een van { $dice }.
refusal-die-not-shown = { $count ->
    [0] Geen dobbelsteen toont { $face }: er ligt { $shown }.
    [one] Slechts één dobbelsteen toont { $face }: er ligt { $shown }.
   *[other] Slechts { $count } dobbelstenen tonen { $face }: er ligt { $shown }.
}
refusal-die-lacks-face = { $face } kan daar niet liggen: een dobbelsteen toont één vlak, en { $die } heeft { $faces }.
refusal-set-lacks-face = Geen dobbelsteen van dit spel toont { $face }: er is { $faces }.
refusal-faces-crowd = { $faces } kunnen niet samen liggen: deze vlakken staan alleen op { $dice }.
refusal-unsolvable = Waar opzijgelegde dobbelstenen blijven liggen (variant locked) is er geen exacte oplossing: tips en tenfold coach geven schattingen, en de bot solid speelt daarnaar.
refusal-too-many-mixed = Met deze dobbelstenen heeft een fase van één kleur te veel gemengde keuzes die de beste kunnen zijn: { $count }; oplosbaar zijn er { $most }.
refusal-too-many-faces = De fase { $phase } wordt met deze dobbelstenen niet opgelost: te veel vlakken hebben één kleur.

## Refused: records and other files

refusal-file-unreadable = { $file } kan niet worden gelezen: { $problem }
file-missing = dit bestand bestaat niet
file-folder = het is een map
file-forbidden = het mag niet worden gelezen
file-problem = { $problem }
refusal-record-none = { $file } is geen verslag van Tenfold
refusal-record-cut-off = { $file } is afgekapt in regel { $line }
refusal-record-version = { $file } is een verslag van versie { $version }; dit programma leest versie { $known }
refusal-record-line = { $file }, regel { $line }: { $problem }
refusal-record-event = regel { $line }, gebeurtenis { $n } ‘{ $do }’: { $problem }
refusal-record-header = kop van het verslag: { $problem }
record-no-line = dit is geen regel van een verslag
record-altered = de hash klopt niet: deze regel of een regel ervoor is veranderd
record-out-of-order = gebeurtenis { $n } staat niet op haar plaats
record-strange-seats = de uitslag gaat niet over deze plaatsen
record-nested = te diep genest
record-unlike = { $problem }
record-over = het spel is al afgelopen
record-nature-acts = het toeval is aan de beurt
record-seat-acts = plaats { $seat } is aan de beurt
record-tampered = dat levert het geheime getal niet op: er is met het toeval geknoeid
refusal-record-no-result = het verslag heeft geen uitslag: gebeurtenissen in orde: { $count }, maar het spel is niet afgelopen of het bestand is afgekapt
refusal-record-seed-not-hex = het onthulde geheime getal is niet hexadecimaal
refusal-record-other-seed = het onthulde geheime getal is niet dat waarop de kop is vastgelegd
refusal-record-not-stopped = het verslag noemt het spel gestopt, maar het is uitgespeeld
refusal-record-events-missing = het verslag heeft een uitslag, maar het spel is niet afgelopen: er ontbreken gebeurtenissen
refusal-record-other-result = de uitslag in het verslag is niet die van het spel
refusal-record-unfinished = { $file } is geen afgelopen spel
refusal-games-none = { $file } bevat geen spellen en geen verslag van Tenfold
refusal-games-cut-off = { $file } is afgekapt
refusal-games-version = { $file } bevat spellen van versie { $version }; dit programma leest versie { $known }
refusal-games-broken = spel { $number } van { $file } is afgekapt of veranderd
refusal-seat-unknown = Er is geen plaats { $seat }: het verslag heeft plaats 0 tot en met { $last }.
refusal-in-file = { $file }: { $problem }
file-other-game = Dit zijn regels van een ander spel dan { $game }.
file-no-edition = De uitgave ontbreekt: voeg een regel toe zoals { $line }.
refusal-file-not-toml = { $file } is geen TOML: { $problem }
file-nested = Dit is te diep genest voor een bestand met huisregels.
file-not-text = Dit is geen tekstbestand in UTF-8.
refusal-plot-missing = Tekenen vraagt matplotlib: installeer het met { $command }
refusal-plot = { $file } kan niet worden getekend: { $problem }
plot-folder = het is een map
plot-kind = de naam moet eindigen op een van { $kinds }
plot-no-folder = er is geen map { $folder }
plot-forbidden = er mag niet worden geschreven
plot-failed = { $problem }

## Refused: options

refusal-other-games-option = { $option } hoort bij --game { $game }; dit is { $this }.
refusal-name-hand = Noem met --hand de kaarten die beoordeeld worden.
refusal-name-phase-or-table = Noem een fase met --phase, of met --table groepen om aan te leggen.
refusal-name-phase-and-roll = Noem de fase met --phase en de worp met --roll.
refusal-name-position = Noem een stelling, of een verslag met --record en een stap ervan met --step.
refusal-step-of-record = --record en --step horen bij elkaar.
refusal-one-of = Kies één van { $options }.

## Refused: positions of the dice game

refusal-at-attempt-failed = De fase is niet compleet en er is geen worp meer: de poging is mislukt.
refusal-at-no-roll-left = Er is geen worp meer, dus wordt er niets opzijgelegd: noteren of weigeren.
refusal-at-aside-stays = In dit spel blijft opzijgelegd wat opzij ligt: leg ook { $dice } opzij.
refusal-at-alone-deducted = Punten worden alleen solo afgetrokken, niet met meer spelers.
refusal-at-no-place = Er is geen plaats { $place } in een ronde van { $players }: noem de anderen met --rival.
refusal-at-too-many-points = Vóór fase { $number } zijn de punten 0 tot en met { $most }, niet { $points }.
refusal-at-deductions = Elke verloren poging kost evenveel: aftrekpunten zijn een veelvoud van { $each } tot en met { $most }.
refusal-at-undecided = { $count ->
    [0] { $text }: in fase { $number } staat nog geen bonus vast.
    [one] { $text }: in fase { $number } staat pas één bonus vast.
   *[other] { $text }: in fase { $number } staan maar { $count } bonussen vast.
}
refusal-at-not-points = ‘{ $text }’ is geen aantal punten: schrijf 250, of met wat als bonus is genoteerd 250+40 of 250+0.
refusal-at-not-a-bonus = { $text }: { $bonus } is geen bonus: genoteerd wordt { $entered } of 0.
refusal-at-bonus-was-missed = Met { $points } na fase { $phases } is de bonus van 5 fasen gemist: na fase 5 zijn er { $wanted } nodig.
refusal-at-bonus-was-won = Met { $points } na fase { $phases } is de bonus van 5 fasen gewonnen: na fase 5 zijn er { $wanted } nodig.
refusal-at-first-gets-bonus = Wie als eerste alle fasen haalt, krijgt de bonus daarvoor.
refusal-at-late-for-bonus = Plaats { $place } haalde alle fasen na plaats { $finisher } en in de volgende ronde: geen bonus daarvoor.
refusal-at-not-a-rival = ‘{ $text }’ noemt niemand: schrijf fase en punten, zoals { $example }.
refusal-at-rival-phase = Anderen zijn in fase 1 tot en met { $last }, of { $done } als alles gehaald is, niet { $number }.
refusal-at-not-the-end = Totdat iemand alle fasen heeft, probeert een beurt er maar één: hij begon in de fase waarin hij is.
refusal-at-began-later = Een beurt in fase { $number } begon daar of eerder, niet in fase { $began }.
refusal-at-aside-rolled = Opzijgelegde dobbelstenen mogen weer gegooid worden: alleen in de variant locked blijven ze liggen.
refusal-at-aside-when = Vóór de eerste worp ligt er niets opzij, en na de laatste telt het niet: noem opzijgelegde dobbelstenen alleen als er nog één worp is.
refusal-at-all-aside = Alle tien dobbelstenen liggen opzij: er valt niets te beslissen.

## tenfold replay: positions

plain-piles = trekstapel { $cards }, aflegstapel { $top }
plain-phases = { $count ->
    [one] { $count } fase
   *[other] { $count } fasen
}
plain-skipped = slaat een beurt over
plain-hand = je hand: { $cards }
plain-phase = je fase: { $phases }
plain-attempt = { $name }: fase { $number } ({ $needs }, hoogstens { $most }), worp { $roll } van { $rolls }
plain-aside = opzij
plain-done = klaar
plain-lot = er wordt geloot wie noteert
plain-over = het spel is afgelopen
plain-deducted = afgetrokken
plain-space = veld { $at }
