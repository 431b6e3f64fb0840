# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = behalten { $dice }
do-roll-all = alle neu werfen
do-stop = aufhören
do-score = aufschreiben
do-decline = verzichten
nothing-kept = nichts
in-edition = Ausgabe { $edition }

## Headings of several tables

col-phase = Phase
col-needs = verlangt
col-chance = Chance
col-roll = Wurf
col-dice = Würfel
col-cost = kostet
col-event = Ereignis

## tenfold check

check-hand = Hand
check-roll = Wurf
check-phase = Phase
check-complete = fertig
check-outs = Hilfe
check-hits = anlegen
check-counts = zählt
check-keep = behalten
check-wanted = gesucht
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, höchstens { $most } Punkt
   *[other] { $number } ({ $needs }), { $edition }, höchstens { $most } Punkte
}
check-yes-lay = ja: { $groups } auslegen
check-yes-points = ja: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
check-no-cards = nein: { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
check-no-dice = nein: { $count ->
        [one] 1 Würfel zu ändern
       *[other] { $count } Würfel zu ändern
    }
check-hit = { $card } an { $group }
check-hit-low = { $card } an { $group }, unten
check-hit-high = { $card } an { $group }, oben
check-no-hits = keine: Keine Karte der Hand passt an den Tisch
check-once-laid = (sobald die eigene Phase auf dem Tisch liegt)
check-low-wild = (für 1 bis 4 tut es auch ein W)

## tenfold odds

odds-cards-title = Phasen in zehn ausgeteilten Karten (natürliche Karte je { $minimum })
odds-dice-title = Phasen, die der erste Wurf mit zehn Würfeln schafft
minimum-group = Gruppe
minimum-phase = Phase
minimum-none = keine
odds-hands = Hände
odds-rolls = Würfe
odds-one-in = eine von
odds-never = nie
odds-average = Punkte im Mittel
odds-most = höchstens
odds-of-hands = von { $count } möglichen Händen
odds-of-rolls = von { $count } möglichen Würfen

## tenfold coach

at-phase = Phase { $number }
at-done = alle Phasen
at-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
at-bonus = { $count }-Phasen-Bonus
at-bonus-all = Bonus für alle Phasen
at-won = { $bonus } gewonnen
at-missed = { $bonus } verpasst
at-assumed = { $what } (angenommen; +{ $other } sagt es anders)
at-deducted = { $points } abgezogen
at-you = { $place }. du: { $facts }
at-rival = { $place }. Gegenseite: { $facts }
at-started-end = hat das Ende ausgelöst
at-began = ein Zug, der in Phase { $number } begann
at-out = ausgeschieden
at-to-come = noch am Zug
at-roll = Wurf { $roll } von { $rolls }
at-again = nicht der erste Versuch
at-aside = beiseite: { $dice }
coach-dice = Würfel: { $dice }
coach-unclear = Andere Würfel könnten dasselbe zeigen: Nenne sie so, damit es genau ist.
coach-best = Die besten Möglichkeiten
coach-all = Alle Möglichkeiten
coach-of = { $shown } von { $all } Möglichkeiten
coach-do = tun
coach-made = Phase geschafft
coach-total = erwartete Summe
coach-win = Gewinnchance
coach-own-total = Deine Wahl: { $do }. Erwartete Summe { $worth }, Phase geschafft { $chance }. Das kostet { $cost } Punkte.
coach-own-win = Deine Wahl: { $do }. Gewinnchance { $worth }, Phase geschafft { $chance }. Das kostet { $cost } der Gewinnchance.
coach-own-estimate = Deine Wahl: { $do }. Phase geschafft { $chance }. Das kostet { $cost } Punkte.
coach-estimates = Das sind Schätzungen: Wo Beiseitegelegtes liegen bleibt, gibt es keine genaue Lösung.

## tenfold analyse

analyse-legal = { $count ->
    [one] Erlaubt ist 1 Aktion:
   *[other] Erlaubt sind { $count } Aktionen:
}
analyse-many = Erlaubte Aktionen: { $count }, zu viele für eine Liste.

## tenfold review

review-title = Jede Entscheidung von { $name }
review-done = getan
review-best = am besten
review-same = dasselbe
review-start = am Anfang erwartet
review-start-win = Gewinnchance am Anfang
review-luck = Glück
review-choice = Wahl
review-rest = die anderen
review-total = Summe
review-end = das Ende: 100 % ist gewonnen

## tenfold solve

solve-title = Das Würfelspiel allein, bestes Spiel
solve-total = erwartete Summe
solve-deviation = Standardabweichung
solve-share = { $share } % sind höchstens
solve-failed = gescheiterte Versuche
solve-declined = abgelehnte Versuche
solve-phases = Phasen, und wie oft ein Versuch gelingt
solve-most = höchstens
solve-at-best = bestenfalls
solve-in-play = im besten Spiel
solve-still = noch zu holen
solve-range = { $least } bis { $most }
solve-still-told = Noch zu holen: was von hier an zu erwarten ist, je nach bisheriger Summe.

## Pictures

plot-expected = erwartete Summe { $total }
plot-final = Endsumme
plot-aiming = wenn nichts anderes zählt
plot-playing = im besten Spiel auf Punkte
plot-success = Erfolg eines Versuchs in %
plot-before = vor jeder Entscheidung
plot-at-start = am Anfang
plot-at-end = am Ende
plot-sums = { $name }: Glück { $luck }, Wahl { $choice }
plot-lost = durch Wahl verloren
plot-event = Ereignis der Aufzeichnung

## tenfold replay

replay-keys = Eingabe: weiter   b: zurück   h: nächster Wertungsblock   eine Zahl: zu diesem Ereignis   q: beenden
replay-title = { $game }, Ausgabe { $edition }{ $changes }
replay-result = Ergebnis ({ $reason }): { $places }
replay-then = { $first }, dann { $next }
replay-seats = Plätze: { $names }
replay-later = { "" }, ab Ereignis { $n } { $name }
replay-commitment = Festlegung: { $digest }
replay-cut = Die Aufzeichnung endet hier: Das Spiel geht weiter, oder die Datei ist abgeschnitten.
replay-stopped = Das Spiel wurde vor dem Ende abgebrochen.
