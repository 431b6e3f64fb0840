# The dice game in the terminal.

## Setting up

setup-fair-dice = Een geheime startwaarde legt de worpen vast. De vingerafdruk ervan, als bewijs voor later: { $commitment }
setup-solving = Deze regels worden één keer doorgerekend; dat duurt ongeveer een minuut.
edition-dice-de = de: de Duitse regels
variant-dice-locked = locked: opzijgelegde dobbelstenen blijven liggen tot het einde van de beurt
variant-dice-free-decline = free-decline: alleen kost het weigeren van een gehaalde fase niets
variant-dice-no-decline = no-decline: alleen kun je een gehaalde fase niet weigeren
variant-dice-deductions = deductions: alleen tellen aftrekpunten mee voor de 5-fasenbonus
bot-dice-random = random: gooit maar wat
bot-dice-easy = easy: neemt het eerste succes
bot-dice-solid = solid: weegt kansen en punten af
bot-dice-optimal = optimal: speelt volmaakt voor punten
bot-dice-racer = racer: speelt om te winnen

## A turn

dice-heading = Fase { $number } · worp { $roll } van { $rolls }
dice-phase = fase { $number }
dice-points = { $points } punten
dice-all-done = alle fasen
dice-last-chance = Het einde van het spel: de eerste fase die mislukt, maakt er voor jou een eind aan.
dice-your-phase = Jouw fase { $number }: { $needs } (hoogstens { $most } punten)
dice-bonus-5-so-far = 5-fasenbonus: { $points } van { $wanted } punten
dice-set-aside = Opzijgelegd: { $dice }
dice-missing = { $count ->
    [one] nog 1 dobbelsteen
   *[other] nog { $count } dobbelstenen
}
dice-complete = Gehaald: { $points } punten ({ $groups })
dice-need-set = { $size ->
    [2] tweeling
    [3] drieling
    [4] vierling
    [5] vijfling
   *[other] { $size } gelijke
}
dice-need-run = reeks van { $size }
dice-need-colour = { $size } stenen van één kleur
dice-prompt-keep = Welke stenen opzijleggen, of klaar?
dice-prompt-score = Noteren of weigeren?

## A hint: what stands above its columns, the figures, and where they are from

hint-total = totaal
hint-cost = kost
hint-win = winst
hint-phase = fase
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
hint-estimated = Dit zijn schattingen. Voor precieze cijfers, één keer: { $command }

## What happens

you-begin = Jij houdt het scoreblad bij en begint.
they-begin = { $name } houdt het scoreblad bij en begint.
you-keep-dice = { $rolled ->
    [one] Je legt { $dice } opzij en gooit met 1 dobbelsteen.
   *[other] Je legt { $dice } opzij en gooit met { $rolled } dobbelstenen.
}
they-keep-dice = { $name } gooit { $roll } en legt { $dice } opzij.
you-keep-nothing = Je gooit opnieuw met alle tien de dobbelstenen.
they-keep-nothing = { $name } gooit { $roll } en legt niets opzij.
you-make-phase = Je haalt fase { $phase }: { $points } punten.
they-make-phase = { $name } gooit { $roll } en haalt fase { $phase }: { $points } punten.
you-fail-phase = Fase { $phase } is niet gehaald: in je volgende beurt probeer je het opnieuw.
they-fail-phase = { $name } gooit { $roll } en haalt fase { $phase } niet.
you-fail-phase-alone = Fase { $phase } is niet gehaald: { $cost } punten eraf, en je probeert het opnieuw.
you-fail-for-good = Fase { $phase } is niet gehaald: jouw spel is voorbij.
they-fail-for-good = { $name } gooit { $roll }, haalt fase { $phase } niet en ligt eruit.
you-refuse-points = Je weigert de punten van fase { $phase } en probeert het in je volgende beurt opnieuw.
they-refuse-points = { $name } gooit { $roll } en weigert de punten van fase { $phase }.
you-refuse-points-alone = Je weigert de punten van fase { $phase }: { $cost } punten eraf, en je probeert het opnieuw.
you-win-bonus-5 = { $points } punten na vijf fasen: je krijgt de 5-fasenbonus van 40 (nodig waren er { $wanted }).
they-win-bonus-5 = { $name } heeft { $points } punten na vijf fasen en krijgt de 5-fasenbonus van 40 (nodig waren er { $wanted }).
you-miss-bonus-5 = { $points } punten na vijf fasen: geen 5-fasenbonus (nodig waren er { $wanted }).
they-miss-bonus-5 = { $name } heeft { $points } punten na vijf fasen en krijgt geen 5-fasenbonus (nodig waren er { $wanted }).
you-win-bonus-10 = Je krijgt de { $count }-fasenbonus van 40.
they-win-bonus-10 = { $name } krijgt de { $count }-fasenbonus van 40.
you-miss-bonus-10 = Alle { $count } fasen zijn gehaald, maar zonder de { $count }-fasenbonus.
they-miss-bonus-10 = { $name } heeft alle { $count } fasen gehaald, maar zonder de { $count }-fasenbonus.
you-start-the-end = Je hebt alle fasen. Het einde van het spel: alle anderen proberen hun resterende fasen achter elkaar.
they-start-the-end = { $name } heeft alle fasen. Het einde van het spel: alle anderen proberen hun resterende fasen achter elkaar.

## The block, the end and high scores

block-title = Scoreblad
block-most = max
block-bonus = { $count }-fasenbonus
block-failed = mislukte pogingen
block-declined = geweigerd
block-deducted = aftrek
block-total = totaal
block-rank = { $place }. { $name }: { $phases ->
    [one] 1 fase
   *[other] { $phases } fasen
}, { $points } punten
won-alone = Het spel is voorbij: { $points } punten.
reason-dice-all-phases = Verder heeft niemand alle fasen gehaald.
reason-dice-most-points = Meerdere spelers haalden alle fasen; de meeste punten gaven de doorslag.
reason-dice-best-phase = Fasen en punten staan gelijk; de beste losse fase gaf de doorslag.
reason-dice-shared = Fasen, punten en beste losse fase staan gelijk.
best-title = Topscores met deze regels
best-none = Nog geen topscore met deze regels.
best-not-kept = De score kan niet bij de topscores worden geschreven: { $problem }.
end-review = Wat elke beslissing heeft gekost, en wat geluk was: tenfold review { $file }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-keep = opzijleggen opzij houden hou
words-stop = klaar
words-score = noteren noteer
words-decline = weigeren weiger
words-best = topscores records
words-blue = blauw
words-red = rood
words-orange = oranje
words-green = groen

help-keep = deze dobbelstenen opzijleggen en de andere gooien: letters (a c e of ace), getallen (8 8 W), zijden (R8) of een kleur (oranje); zonder iets: alle tien opnieuw
help-stop = niet meer gooien
help-score = de punten van de gehaalde fase laten noteren
help-decline = ze weigeren en de fase in je volgende beurt opnieuw proberen
help-best = de topscores van spellen alleen met deze regels
dice-help-hint = wat een goede speler nu zou doen, en waarom; van de beste keuzes het verwachte totaal of de kans om te winnen, en de kans op de fase
dice-help-moves = de beste manieren om verder te gaan, de beste eerst; typ een nummer van de lijst om het te doen
dice-help-scores = het scoreblad
help-dice = Dobbelstenen: B blauw, R rood, O oranje, G groen en een getal; W is een joker. Dubbele rand: opzijgelegd.

keep-no-die = ‘{ $word }’ is geen dobbelsteen: noem ze met hun letters a tot en met { $last }, met getallen (8 8 W) of met een kleur.
keep-no-number = Geen dobbelsteen toont { $number }: de getallen gaan van 1 tot en met 10, W is een joker.
keep-no-colour = Geen dobbelsteen is nu { $colour }.
keep-too-many = { $count ->
    [0] Geen dobbelsteen toont nu { $face }.
    [one] Maar 1 dobbelsteen toont { $face }.
   *[other] Maar { $count } dobbelstenen tonen { $face }.
}
keep-which = { $face } ligt er in meer kleuren, en in deze fase gaat het om de kleur. Noem de letter: { $dice }
