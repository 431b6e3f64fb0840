# The dice game in the terminal.

## Setting up

setup-fair-dice = Ein geheimer Startwert legt die Würfe fest. Sein Fingerabdruck, als Beweis für später: { $commitment }
setup-solving = Diese Regeln werden einmal durchgerechnet; das dauert etwa eine Minute.
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

dice-heading = Phase { $number } · Wurf { $roll } von { $rolls }
dice-phase = Phase { $number }
dice-points = { $points } Punkte
dice-all-done = alle Phasen
dice-last-chance = Das Spielende: Die erste Phase, die nicht gelingt, beendet es für dich.
dice-your-phase = Deine Phase { $number }: { $needs } (höchstens { $most } Punkte)
dice-bonus-5-so-far = 5-Phasen-Bonus: { $points } von { $wanted } Punkten
dice-set-aside = Zur Seite gelegt: { $dice }
dice-missing = { $count ->
    [one] noch 1 Würfel
   *[other] noch { $count } Würfel
}
dice-complete = Geschafft: { $points } Punkte ({ $groups })
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
dice-prompt-keep = Welche Würfel behalten, oder fertig?
dice-prompt-score = Notieren oder verzichten?

## A hint: what stands above its columns, the figures, and where they are from

hint-total = gesamt
hint-cost = kostet
hint-win = Sieg
hint-phase = Phase
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
hint-estimated = Das sind Schätzungen. Für genaue Zahlen, einmal: { $command }

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
block-rank = { $place }. { $name }: { $phases ->
    [one] 1 Phase
   *[other] { $phases } Phasen
}, { $points } Punkte
won-alone = Das Spiel ist zu Ende: { $points } Punkte.
reason-dice-all-phases = Sonst hat niemand alle Phasen geschafft.
reason-dice-most-points = Mehrere haben alle Phasen geschafft; die meisten Punkte haben entschieden.
reason-dice-best-phase = Gleichstand bei Phasen und Punkten; die beste einzelne Phase hat entschieden.
reason-dice-shared = Gleichstand bei Phasen, Punkten und bester einzelner Phase.
best-title = Bestenliste mit diesen Regeln
best-none = Mit diesen Regeln gibt es noch keine Höchstpunktzahl.
best-not-kept = Die Punktzahl lässt sich nicht in die Bestenliste schreiben: { $problem }.
end-review = Was jede Entscheidung gekostet hat und was Glück war: tenfold review { $file }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-keep = behalten behalte
words-stop = fertig aufhören aufhoeren
words-score = notieren notiere
words-decline = verzichten verzichte v
words-best = bestenliste rekorde
words-blue = blau
words-red = rot
words-orange = orange
words-green = grün gruen

help-keep = diese Würfel behalten und die anderen werfen: Buchstaben (a c e oder ace), Zahlen (8 8 W), Seiten (R8) oder eine Farbe (orange); ohne alles: alle zehn noch einmal
help-stop = nicht weiter würfeln
help-score = die Punkte der geschafften Phase notieren lassen
help-decline = auf sie verzichten und die Phase im nächsten Zug wieder versuchen
help-best = die Bestenliste der Spiele allein mit diesen Regeln
dice-help-hint = was ein guter Spieler jetzt tun würde, und warum; zu den besten Möglichkeiten die Gesamtpunktzahl, die zu erwarten ist, oder die Chance auf den Sieg, und die Chance der Phase
dice-help-moves = die besten Fortsetzungen, die beste zuerst; tipp eine Nummer der Liste, um es zu tun
dice-help-scores = der Block
help-dice = Würfel: B blau, R rot, O orange, G grün und eine Zahl; W ist ein Joker. Doppelter Rahmen: zur Seite gelegt.

keep-no-die = „{ $word }“ ist kein Würfel: Nenn die Würfel mit ihren Buchstaben a bis { $last }, mit Zahlen (8 8 W) oder mit einer Farbe.
keep-no-number = { $number } zeigt kein Würfel: Die Zahlen gehen von 1 bis 10, W ist ein Joker.
keep-no-colour = Kein Würfel ist gerade { $colour }.
keep-too-many = { $count ->
    [0] Kein Würfel zeigt gerade { $face }.
    [one] Nur 1 Würfel zeigt { $face }.
   *[other] Nur { $count } Würfel zeigen { $face }.
}
keep-which = { $face } liegt in mehreren Farben da, und in dieser Phase geht es um die Farbe. Nenn den Buchstaben: { $dice }
