# The dice game in the terminal.

## Setting up

setup-fair-dice = Een geheim getal legt de worpen vast. De vingerafdruk ervan, als bewijs voor later: { $commitment }
setup-solving = Deze regels worden één keer doorgerekend; dat duurt ongeveer een minuut.

## A turn

dice-heading = Fase { $number } · worp { $roll } van { $rolls }
dice-phase = fase { $number }
dice-last-chance = Het einde van het spel: de eerste fase die mislukt, maakt er voor jou een eind aan.
dice-your-phase = Jouw fase { $number }: { $needs } (hoogstens { $most ->
        [one] 1 punt
       *[other] { $most } punten
    })
dice-their-phase = { $name }, fase { $number }: { $needs } (hoogstens { $most ->
        [one] 1 punt
       *[other] { $most } punten
    })
dice-bonus-5-so-far = 5-fasenbonus: { $points } van { $wanted } punten
dice-set-aside = Opzijgelegd: { $dice }
dice-complete = Gehaald: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ({ $groups })
dice-prompt-keep = Welke dobbelstenen opzijleggen, of klaar?
dice-prompt-score = Noteren of weigeren?

## A hint: its figures, and where they are from

hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-estimated = Dit zijn schattingen. Voor precieze cijfers, één keer: { $command }
hint-estimated-only = Dit zijn schattingen: met deze regels zijn er geen precieze cijfers.

## The block, the end and high scores

block-rank = { $place }. { $name }: { $phases ->
    [one] 1 fase
   *[other] { $phases } fasen
}, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
best-title = Topscores met deze regels
best-none = Nog geen topscore met deze regels.
best-not-kept = De score kan niet bij de topscores worden geschreven: { $problem }.
best-seeded = Een spel met een zelfgekozen getal (--seed) telt niet mee voor de topscores.
end-review = Wat elke beslissing heeft gekost, en wat geluk was: tenfold review { $file }

## Commands

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
help-score = de punten van de gehaalde fase noteren
help-decline = ze weigeren en de fase in je volgende beurt opnieuw proberen
help-best = de topscores van het spel voor één persoon met deze regels
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
