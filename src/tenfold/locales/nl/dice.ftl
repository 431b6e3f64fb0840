# The dice game: what happens, what is refused and why, and its terms.

## Refused

refusal-die-twice = Elke dobbelsteen kun je maar één keer opzijleggen.
refusal-keep-all = Alle tien dobbelstenen opzijleggen is stoppen: er blijft niets te gooien.
refusal-no-fourth-roll = Een beurt heeft drie worpen, en die zijn gedaan: noteer de punten of weiger ze.
refusal-keep-first = Leg eerst dobbelstenen opzij en gooi de andere, of stop.
refusal-score-first = De fase is gehaald: noteer de punten of weiger ze.
refusal-no-decline-alone = In dit spel kun je een gehaalde fase niet weigeren.
refusal-no-decline-in-the-end = Aan het einde van het spel wordt een gehaalde fase niet geweigerd.
refusal-no-die = ‘{ $word }’ is geen dobbelsteen: het zijn { $dice }.
refusal-colour-alone = Fase { $number } vraagt dobbelstenen van één kleur en nog iets: een kleur moet op zichzelf staan.
refusal-phase-impossible = Fase { $number } is met deze dobbelstenen nooit te halen.
option-dice = Dit moet een tabel van de tien dobbelstenen zijn, zoals L1 = "b g o g r o".

## Setting up

edition-dice-de = de: de Duitse regels
variant-dice-locked = locked: opzijgelegde dobbelstenen blijven liggen tot het einde van de beurt
variant-dice-free-decline = free-decline: in je eentje kost het weigeren van een gehaalde fase niets
variant-dice-no-decline = no-decline: in je eentje kun je een gehaalde fase niet weigeren
variant-dice-deductions = deductions: in je eentje tellen aftrekpunten mee voor de 5-fasenbonus
bot-dice-easy = easy: neemt het eerste succes
bot-dice-solid = solid: weegt kansen en punten af
bot-dice-optimal = optimal: speelt volmaakt voor punten
bot-dice-racer = racer: speelt om te winnen

## A turn

dice-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
dice-all-done = alle fasen
dice-missing = { $count ->
    [one] nog 1 dobbelsteen
   *[other] nog { $count } dobbelstenen
}
dice-need-set = { $size ->
    [2] tweeling
    [3] drieling
    [4] vierling
    [5] vijfling
   *[other] { $size } gelijke
}
dice-need-run = reeks van { $size }
dice-need-colour = { $size } dobbelstenen van één kleur

## What happens

dice-begin = { $name } houdt het scoreblad bij en begint.
    .you = Jij houdt het scoreblad bij en begint.
dice-keep = { $name } gooit { $roll } en legt { $dice } opzij.
    .you = { $rolled ->
        [one] Je legt { $dice } opzij en gooit met 1 dobbelsteen.
       *[other] Je legt { $dice } opzij en gooit met { $rolled } dobbelstenen.
    }
dice-keep-nothing = { $name } gooit { $roll } en legt niets opzij.
    .you = Je gooit opnieuw met alle tien de dobbelstenen.
dice-make-phase = { $name } gooit { $roll } en haalt fase { $phase }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .you = Je haalt fase { $phase }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
dice-fail-phase = { $name } gooit { $roll } en haalt fase { $phase } niet.
    .you = Fase { $phase } is niet gehaald: in je volgende beurt probeer je het opnieuw.
dice-fail-phase-alone = { $name } gooit { $roll } en haalt fase { $phase } niet: { $cost } punten eraf.
    .you = Fase { $phase } is niet gehaald: { $cost } punten eraf, en je probeert het opnieuw.
dice-fail-for-good = { $name } gooit { $roll }, haalt fase { $phase } niet en ligt eruit.
    .you = Fase { $phase } is niet gehaald: jouw spel is afgelopen.
dice-refuse-points = { $name } gooit { $roll } en weigert de punten van fase { $phase }.
    .you = Je weigert de punten van fase { $phase } en probeert het in je volgende beurt opnieuw.
dice-refuse-points-alone = { $name } gooit { $roll } en weigert de punten van fase { $phase }: { $cost } punten eraf.
    .you = Je weigert de punten van fase { $phase }: { $cost } punten eraf, en je probeert het opnieuw.
dice-win-bonus-5 = { $name } heeft { $points } punten na vijf fasen en krijgt de 5-fasenbonus van 40 (nodig waren er { $wanted }).
    .you = { $points } punten na vijf fasen: je krijgt de 5-fasenbonus van 40 (nodig waren er { $wanted }).
dice-miss-bonus-5 = { $name } heeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } na vijf fasen en krijgt geen 5-fasenbonus (nodig waren er { $wanted }).
    .you = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } na vijf fasen: geen 5-fasenbonus (nodig waren er { $wanted }).
dice-win-bonus-10 = { $name } krijgt de { $count }-fasenbonus van 40.
    .you = Je krijgt de { $count }-fasenbonus van 40.
dice-miss-bonus-10 = { $count ->
    [one] { $name } heeft de fase gehaald, maar zonder de 1-fasebonus.
   *[other] { $name } heeft alle { $count } fasen gehaald, maar zonder de { $count }-fasenbonus.
}
    .you = { $count ->
        [one] De fase is gehaald, maar zonder de 1-fasebonus.
       *[other] Alle { $count } fasen zijn gehaald, maar zonder de { $count }-fasenbonus.
    }
dice-start-the-end = { $name } heeft { $count ->
        [10] alle tien de
       *[other] alle
    } fasen. Alle anderen hebben nog één laatste beurt.
    .you = Je hebt { $count ->
        [10] alle tien de
       *[other] alle
    } fasen. Alle anderen hebben nog één laatste beurt.

## The block, the end and high scores

block-title = Scoreblad
block-most = max
block-bonus = { $count }-fasenbonus
block-failed = mislukte pogingen
block-declined = geweigerd
block-deducted = aftrek
block-lost = { $failed ->
    [one] 1 mislukte poging:
   *[other] { $failed } mislukte pogingen:
}
block-lost-both = { $failed ->
    [one] 1 mislukte poging
   *[other] { $failed } mislukte pogingen
}, { $declined } keer geweigerd:
block-total = totaal
reason-dice-all-phases = Verder heeft niemand alle fasen gehaald.
reason-dice-most-points = Meerdere spelers haalden alle fasen; de meeste punten gaven de doorslag.
reason-dice-best-phase = Fasen en punten staan gelijk; de beste losse fase gaf de doorslag.
reason-dice-shared = Fasen, punten en beste losse fase staan gelijk.

## De dobbelstenen op de pagina

dice-rolls-left = Worpen over
dice-leave-one = Laat een dobbelsteen over
dice-do-complete = Compleet: noteer het, of gooi door voor meer
dice-sure-roll = { $points ->
    [one] Je kunt dit punt verliezen. Gooien?
   *[other] Je kunt deze { $points } punten verliezen. Gooien?
}
dice-sure-decline = { $points ->
    [one] Je verliest dit punt en probeert fase { $phase } opnieuw. Echt?
   *[other] Je verliest deze { $points } punten en probeert fase { $phase } opnieuw. Echt?
}
dice-writes-down = { $name } noteert { $points } voor fase { $phase }.

## On the page

page-wait-dice = { $name } gooit
page-the-dice = De dobbelstenen
page-high-dice = Hoge dobbelstenen
page-low-dice = Lage dobbelstenen
page-rolls-left = { $rolls ->
    [one] nog 1 worp
   *[other] nog { $rolls } worpen
}
page-do-keep = { $rolls ->
    [one] Tik aan wat je opzijlegt: nog 1 worp
   *[other] Tik aan wat je opzijlegt: nog { $rolls } worpen
}
page-do-keep-last = Tik aan wat je opzijlegt: dit is de laatste worp
page-do-score = Compleet! Neem je de punten?
page-complete = Compleet: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
page-roll-rest = { $count ->
    [one] 1 dobbelsteen gooien
   *[other] { $count } dobbelstenen gooien
}
page-keep-useful = Nuttige opzijleggen
