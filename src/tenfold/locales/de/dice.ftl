# The dice game: what happens, what is refused and why, and its terms.

## Refused

refusal-die-twice = Jeden Würfel kannst du nur einmal behalten.
refusal-keep-all = Alle zehn Würfel behalten heißt aufhören: Es bleibt nichts zu werfen.
refusal-no-fourth-roll = Ein Zug hat drei Würfe, und die sind gemacht: Schreib die Punkte auf oder verzichte.
refusal-keep-first = Behalte erst Würfel und wirf die anderen, oder hör auf.
refusal-score-first = Die Phase ist geschafft: Schreib die Punkte auf oder verzichte.
refusal-no-decline-alone = In diesem Spiel gibt es keinen Verzicht auf eine geschaffte Phase.
refusal-no-decline-in-the-end = Am Spielende wird auf eine geschaffte Phase nicht verzichtet.
refusal-no-die = „{ $word }“ ist kein Würfel: Es sind { $dice }.
refusal-colour-alone = Phase { $number } verlangt Würfel einer Farbe und noch etwas: Eine Farbe muss allein stehen.
refusal-phase-impossible = Phase { $number } ist mit diesen Würfeln nie zu schaffen.
option-dice = Das muss eine Tabelle der zehn Würfel sein, etwa L1 = "b g o g r o".

## Setting up

edition-dice-de = de: die deutschen Regeln
variant-dice-locked = locked: zur Seite gelegte Würfel bleiben bis zum Ende des Zuges liegen
variant-dice-free-decline = free-decline: allein kostet der Verzicht auf eine geschaffte Phase nichts
variant-dice-no-decline = no-decline: allein gibt es keinen Verzicht auf eine geschaffte Phase
variant-dice-deductions = deductions: allein zählen Abzüge bei den Punkten für den 5-Phasen-Bonus mit
bot-dice-easy = easy: nimmt den ersten Erfolg
bot-dice-solid = solid: wägt Chancen und Punkte ab
bot-dice-optimal = optimal: spielt vollkommen auf Punkte
bot-dice-racer = racer: spielt auf den Sieg

## A turn

dice-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dice-all-done = alle Phasen
dice-missing = { $count ->
    [one] noch 1 Würfel
   *[other] noch { $count } Würfel
}
dice-need-set = { $size ->
    [2] Zwilling
    [3] Drilling
    [4] Vierling
    [5] Fünfling
   *[other] { $size } gleiche Zahlen
}
dice-need-run = { $size ->
    [4] Viererfolge
    [5] Fünferfolge
    [6] Sechserfolge
    [7] Siebenerfolge
    [8] Achterfolge
    [9] Neunerfolge
   *[other] Folge aus { $size }
}
dice-need-colour = { $size } Würfel einer Farbe

## What happens

dice-begin = { $name } ist Schriftführer und beginnt.
    .you = Du bist Schriftführer und beginnst.
dice-keep = { $name } würfelt { $roll } und behält { $dice }.
    .you = { $rolled ->
        [one] Du behältst { $dice } und würfelst mit 1 Würfel.
       *[other] Du behältst { $dice } und würfelst mit { $rolled } Würfeln.
    }
dice-keep-nothing = { $name } würfelt { $roll } und behält nichts.
    .you = Du würfelst noch einmal mit allen zehn Würfeln.
dice-make-phase = { $name } würfelt { $roll } und schafft Phase { $phase }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .you = Du schaffst Phase { $phase }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
dice-fail-phase = { $name } würfelt { $roll } und schafft Phase { $phase } nicht.
    .you = Phase { $phase } ist nicht geschafft: In deinem nächsten Zug versuchst du sie wieder.
dice-fail-phase-alone = { $name } würfelt { $roll } und schafft Phase { $phase } nicht: { $cost } Punkte Abzug.
    .you = Phase { $phase } ist nicht geschafft: { $cost } Punkte Abzug, und du versuchst sie noch einmal.
dice-fail-for-good = { $name } würfelt { $roll }, schafft Phase { $phase } nicht und scheidet aus.
    .you = Phase { $phase } ist nicht geschafft: Dein Spiel ist zu Ende.
dice-refuse-points = { $name } würfelt { $roll } und verzichtet auf die Punkte von Phase { $phase }.
    .you = Du verzichtest auf die Punkte von Phase { $phase } und versuchst sie im nächsten Zug wieder.
dice-refuse-points-alone = { $name } würfelt { $roll } und verzichtet auf die Punkte von Phase { $phase }: { $cost } Punkte Abzug.
    .you = Du verzichtest auf die Punkte von Phase { $phase }: { $cost } Punkte Abzug, und du versuchst sie noch einmal.
dice-win-bonus-5 = { $name } hat { $points } Punkte nach fünf Phasen und bekommt den 5-Phasen-Bonus von 40 (nötig waren { $wanted }).
    .you = { $points } Punkte nach fünf Phasen: Du bekommst den 5-Phasen-Bonus von 40 (nötig waren { $wanted }).
dice-miss-bonus-5 = { $name } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } nach fünf Phasen und bekommt keinen 5-Phasen-Bonus (nötig waren { $wanted }).
    .you = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } nach fünf Phasen: kein 5-Phasen-Bonus (nötig waren { $wanted }).
dice-win-bonus-10 = { $name } bekommt den { $count }-Phasen-Bonus von 40.
    .you = Du bekommst den { $count }-Phasen-Bonus von 40.
dice-miss-bonus-10 = { $count ->
    [one] { $name } hat die Phase geschafft, aber ohne den 1-Phasen-Bonus.
   *[other] { $name } hat alle { $count } Phasen geschafft, aber ohne den { $count }-Phasen-Bonus.
}
    .you = { $count ->
        [one] Die Phase ist geschafft, aber ohne den 1-Phasen-Bonus.
       *[other] Alle { $count } Phasen sind geschafft, aber ohne den { $count }-Phasen-Bonus.
    }
dice-start-the-end = { $name } hat { $count ->
        [10] alle zehn
       *[other] alle
    } Phasen. Alle anderen sind noch ein letztes Mal dran.
    .you = Du hast { $count ->
        [10] alle zehn
       *[other] alle
    } Phasen. Alle anderen sind noch ein letztes Mal dran.

## The block, the end and high scores

block-title = Block
block-most = max
block-bonus = { $count }-Phasen-Bonus
block-failed = Fehlversuche
block-declined = verzichtet
block-deducted = Abzüge
block-lost = { $failed ->
    [one] 1 Fehlversuch:
   *[other] { $failed } Fehlversuche:
}
block-lost-both = { $failed ->
    [one] 1 Fehlversuch
   *[other] { $failed } Fehlversuche
}, { $declined }-mal verzichtet:
block-total = gesamt
reason-dice-all-phases = Sonst hat niemand alle Phasen geschafft.
reason-dice-most-points = Mehrere haben alle Phasen geschafft; die meisten Punkte haben entschieden.
reason-dice-best-phase = Gleichstand bei Phasen und Punkten; die beste einzelne Phase hat entschieden.
reason-dice-shared = Gleichstand bei Phasen, Punkten und bester einzelner Phase.

## Die Würfel auf der Seite

dice-rolls-left = Übrige Würfe
dice-leave-one = Lass einen Würfel übrig
dice-do-complete = Vollständig: schreib es auf oder würfle für mehr
dice-sure-roll = { $points ->
    [one] Du kannst diesen Punkt verlieren. Würfeln?
   *[other] Du kannst diese { $points } Punkte verlieren. Würfeln?
}
dice-sure-decline = { $points ->
    [one] Du verlierst diesen Punkt und versuchst Phase { $phase } noch einmal. Wirklich?
   *[other] Du verlierst diese { $points } Punkte und versuchst Phase { $phase } noch einmal. Wirklich?
}
dice-writes-down = { $name } schreibt { $points } für Phase { $phase } auf.

## On the page

page-wait-dice = { $name } würfelt
page-the-dice = Die Würfel
page-high-dice = Hohe Würfel
page-low-dice = Niedrige Würfel
page-rolls-left = { $rolls ->
    [one] noch 1 Wurf
   *[other] noch { $rolls } Würfe
}
page-do-keep = { $rolls ->
    [one] Tippe an, was liegen bleibt: noch 1 Wurf
   *[other] Tippe an, was liegen bleibt: noch { $rolls } Würfe
}
page-do-keep-last = Tippe an, was liegen bleibt: Es ist der letzte Wurf
page-do-score = Vollständig! Nimmst du die Punkte?
page-complete = Vollständig: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-roll-rest = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
page-keep-useful = Nützliches behalten
