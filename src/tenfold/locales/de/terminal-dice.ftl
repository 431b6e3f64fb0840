# The dice game in the terminal.

## Setting up

setup-fair-dice = Eine geheime Zahl legt die Würfe fest. Ihr Fingerabdruck, als Beweis für später: { $commitment }
setup-solving = Diese Regeln werden einmal durchgerechnet; das dauert etwa eine Minute.

## A turn

dice-heading = Phase { $number } · Wurf { $roll } von { $rolls }
dice-phase = Phase { $number }
dice-last-chance = Das Spielende: Die erste Phase, die nicht gelingt, beendet es für dich.
dice-your-phase = Deine Phase { $number }: { $needs } (höchstens { $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
    })
dice-their-phase = { $name }, Phase { $number }: { $needs } (höchstens { $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
    })
dice-bonus-5-so-far = 5-Phasen-Bonus: { $points } von { $wanted } Punkten
dice-set-aside = Zur Seite gelegt: { $dice }
dice-complete = Geschafft: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $groups })
dice-prompt-keep = Welche Würfel behalten, oder aufhören?
dice-prompt-score = Aufschreiben oder verzichten?

## A hint: its figures, and where they are from

hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-estimated = Das sind Schätzungen. Für genaue Zahlen, einmal: { $command }
hint-estimated-only = Das sind Schätzungen: Mit diesen Regeln gibt es keine genauen Zahlen.

## The block, the end and high scores

block-rank = { $place }. { $name }: { $phases ->
    [one] 1 Phase
   *[other] { $phases } Phasen
}, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
best-title = Bestenliste mit diesen Regeln
best-none = Mit diesen Regeln gibt es noch keine Höchstpunktzahl.
best-not-kept = Die Punktzahl lässt sich nicht in die Bestenliste schreiben: { $problem }.
best-seeded = Ein Spiel mit selbst gewählter Zahl (--seed) zählt nicht für die Bestenliste.
end-review = Was jede Entscheidung gekostet hat und was Glück war: tenfold review { $file }

## Commands

words-keep = behalten behalte
words-stop = aufhören aufhoeren fertig
words-score = aufschreiben notieren notiere
words-decline = verzichten verzichte v
words-best = bestenliste rekorde
words-blue = blau
words-red = rot
words-orange = orange
words-green = grün gruen
help-keep = diese Würfel behalten und die anderen werfen: Buchstaben (a c e oder ace), Zahlen (8 8 W), Seiten (R8) oder eine Farbe (orange); ohne alles: alle zehn noch einmal
help-stop = nicht weiter würfeln
help-score = die Punkte der geschafften Phase aufschreiben
help-decline = auf sie verzichten und die Phase im nächsten Zug wieder versuchen
help-best = die Bestenliste der Spiele für eine Person mit diesen Regeln
dice-help-hint = was ein guter Spieler jetzt tun würde, und warum; zu den besten Möglichkeiten die Gesamtpunktzahl, die zu erwarten ist, oder die Chance auf den Sieg, und die Chance der Phase
dice-help-moves = die besten Fortsetzungen, die beste zuerst; tippe eine Nummer der Liste, um es zu tun
dice-help-scores = der Block
help-dice = Würfel: B blau, R rot, O orange, G grün und eine Zahl; W ist ein Joker. Doppelter Rahmen: zur Seite gelegt.
keep-no-die = „{ $word }“ ist kein Würfel: Nenne die Würfel mit ihren Buchstaben a bis { $last }, mit Zahlen (8 8 W) oder mit einer Farbe.
keep-no-number = { $number } zeigt kein Würfel: Die Zahlen gehen von 1 bis 10, W ist ein Joker.
keep-no-colour = Kein Würfel ist gerade { $colour }.
keep-too-many = { $count ->
    [0] Kein Würfel zeigt gerade { $face }.
    [one] Nur 1 Würfel zeigt { $face }.
   *[other] Nur { $count } Würfel zeigen { $face }.
}
keep-which = { $face } liegt in mehreren Farben da, und in dieser Phase geht es um die Farbe. Nenne den Buchstaben: { $dice }
