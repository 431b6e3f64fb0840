# The dice game: what happens, what is refused and why, what is advised and why, and its terms.

## Refused

refusal-die-twice = Jeden Würfel kannst du nur einmal behalten.
refusal-keep-all = Alle zehn behalten heißt aufhören: Tipp „fertig“, es bleibt nichts zu werfen.
refusal-no-fourth-roll = Ein Zug hat drei Würfe, und die sind gemacht: notieren oder verzichten.
refusal-keep-first = Behalte erst Würfel und wirf die anderen, oder hör auf.
refusal-score-first = Die Phase ist geschafft: notieren oder verzichten.
refusal-no-decline-alone = In diesem Spiel gibt es keinen Verzicht auf eine geschaffte Phase.
refusal-no-decline-in-the-end = Am Spielende wird auf eine geschaffte Phase nicht verzichtet.
refusal-no-die = „{ $word }“ ist kein Würfel: Es sind { $dice }.
refusal-colour-alone = Phase { $number } verlangt Würfel einer Farbe und noch mehr: Eine Farbe steht allein.
refusal-phase-impossible = Phase { $number } ist mit diesen Würfeln nie zu schaffen.

## Setting up

edition-dice-de = de: die deutschen Regeln
variant-dice-locked = locked: zur Seite gelegte Würfel bleiben bis zum Ende des Zuges liegen
variant-dice-free-decline = free-decline: allein kostet der Verzicht auf eine geschaffte Phase nichts
variant-dice-no-decline = no-decline: allein gibt es keinen Verzicht auf eine geschaffte Phase
variant-dice-deductions = deductions: allein zählen Abzüge bei den Punkten für den 5-Phasen-Bonus mit
bot-dice-random = random: würfelt irgendwie
bot-dice-easy = easy: nimmt den ersten Erfolg
bot-dice-solid = solid: wägt Chancen und Punkte ab
bot-dice-optimal = optimal: spielt allein vollkommen
bot-dice-racer = racer: spielt auf den Sieg

## A turn

dice-points = { $points } Punkte
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

you-begin = Du bist Schriftführer und beginnst.
they-begin = { $name } ist Schriftführer und beginnt.
you-keep-dice = { $rolled ->
    [one] Du behältst { $dice } und würfelst mit 1 Würfel.
   *[other] Du behältst { $dice } und würfelst mit { $rolled } Würfeln.
}
they-keep-dice = { $name } würfelt { $roll } und behält { $dice }.
you-keep-nothing = Du würfelst noch einmal mit allen zehn Würfeln.
they-keep-nothing = { $name } würfelt { $roll } und behält nichts.
you-make-phase = Du schaffst Phase { $phase }: { $points } Punkte.
they-make-phase = { $name } würfelt { $roll } und schafft Phase { $phase }: { $points } Punkte.
you-fail-phase = Phase { $phase } ist nicht geschafft: In deinem nächsten Zug versuchst du sie wieder.
they-fail-phase = { $name } würfelt { $roll } und schafft Phase { $phase } nicht.
you-fail-phase-alone = Phase { $phase } ist nicht geschafft: { $cost } Punkte Abzug, und du versuchst sie noch einmal.
you-fail-for-good = Phase { $phase } ist nicht geschafft: Dein Spiel ist zu Ende.
they-fail-for-good = { $name } würfelt { $roll }, schafft Phase { $phase } nicht und scheidet aus.
you-refuse-points = Du verzichtest auf die Punkte von Phase { $phase } und versuchst sie im nächsten Zug wieder.
they-refuse-points = { $name } würfelt { $roll } und verzichtet auf die Punkte von Phase { $phase }.
you-refuse-points-alone = Du verzichtest auf die Punkte von Phase { $phase }: { $cost } Punkte Abzug, und du versuchst sie noch einmal.
you-win-bonus-5 = { $points } Punkte nach fünf Phasen: Du bekommst den 5-Phasen-Bonus von 40 (nötig waren { $wanted }).
they-win-bonus-5 = { $name } hat { $points } Punkte nach fünf Phasen und bekommt den 5-Phasen-Bonus von 40 (nötig waren { $wanted }).
you-miss-bonus-5 = { $points } Punkte nach fünf Phasen: kein 5-Phasen-Bonus (nötig waren { $wanted }).
they-miss-bonus-5 = { $name } hat { $points } Punkte nach fünf Phasen und bekommt keinen 5-Phasen-Bonus (nötig waren { $wanted }).
you-win-bonus-10 = Du bekommst den { $count }-Phasen-Bonus von 40.
they-win-bonus-10 = { $name } bekommt den { $count }-Phasen-Bonus von 40.
you-miss-bonus-10 = Alle { $count } Phasen sind geschafft, aber ohne den { $count }-Phasen-Bonus.
they-miss-bonus-10 = { $name } hat alle { $count } Phasen geschafft, aber ohne den { $count }-Phasen-Bonus.
you-start-the-end = Du hast alle Phasen. Das Spielende: Alle anderen versuchen ihre restlichen Phasen am Stück.
they-start-the-end = { $name } hat alle Phasen. Das Spielende: Alle anderen versuchen ihre restlichen Phasen am Stück.

## The block, the end and high scores

block-title = Block
block-most = max
block-bonus = { $count }-Phasen-Bonus
block-failed = Fehlversuche
block-declined = verzichtet
block-deducted = Abzüge
block-total = gesamt
reason-dice-all-phases = Sonst hat niemand alle Phasen geschafft.
reason-dice-most-points = Mehrere haben alle Phasen geschafft; die meisten Punkte haben entschieden.
reason-dice-best-phase = Gleichstand bei Phasen und Punkten; die beste einzelne Phase hat entschieden.
reason-dice-shared = Gleichstand bei Phasen, Punkten und bester einzelner Phase.

## Advised

# Warum ein guter Spieler das jetzt täte, beim Würfelspiel.
advice-dice-keep = { $missing ->
    [one] Behalte { $dice }: Für Phase { $phase } fehlt dann noch 1 Würfel, und sie gelingt etwa { $chance } von 100 Mal.
   *[other] Behalte { $dice }: Für Phase { $phase } fehlen dann noch { $missing } Würfel, und sie gelingt etwa { $chance } von 100 Mal.
}
advice-dice-keep-nothing = Wirf alle Würfel noch einmal: Phase { $phase } gelingt dann etwa { $chance } von 100 Mal.
advice-dice-improve = { $chance ->
    [100] Behalte { $dice }: Die { $points } Punkte sind sicher, und die anderen bringen vielleicht mehr.
   *[other] Behalte { $dice }: { $points } Punkte hast du, und es lohnt sich, mehr zu versuchen; das geht etwa { $chance } von 100 Mal gut.
}
advice-dice-stop = Hör auf: Ein weiterer Wurf bringt im Schnitt nicht mehr als diese { $points } Punkte.
advice-dice-score = Lass sie notieren: { $points } Punkte sind gut genug.
advice-dice-decline = Verzichte: { $points } Punkte sind zu wenig, ein neuer Versuch bringt im Schnitt mehr.

## Bei den Würfeln

they-fail-phase-alone = { $name } würfelt { $roll } und schafft Phase { $phase } nicht: { $cost } Punkte Abzug.
they-refuse-points-alone = { $name } würfelt { $roll } und lehnt die Punkte von Phase { $phase } ab: { $cost } Punkte Abzug.
