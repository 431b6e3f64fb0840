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
review-costly = Entscheidungen von { $name }, die Gewinnchance gekostet haben
review-few-worlds = Das sind wenige Welten: Mit dem Extra „fast“ sind es viel mehr.
review-was = Ereignis { $event }: { $done }
review-better = Besser: { $best } Das hat { $cost } gekostet.

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
plot-added-up = Änderungen, aufsummiert
plot-event = Ereignis der Aufzeichnung

## tenfold stats

stats-figure = Zahl
stats-value = Wert
stats-cases = Fälle
stats-day = Tag
stats-left-out = { $count ->
    [one] 1 Spiel zählt in den Zahlen nicht mit.
   *[other] { $count } Spiele zählen in den Zahlen nicht mit.
}
stats-none = Kein Spiel zählt.

## Progress bars

bar-hands = zählt Hände
bar-rolls = zählt Würfe
bar-reviewing = bewertet
bar-solving = löst
bar-replaying = liest Spiele

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

## tenfold verify

verify-fair = { $file }: ein faires Spiel nach den Regeln
verify-chain = Hashkette
verify-chain-told = { $count ->
    [one] 1 Ereignis, unverändert
   *[other] { $count } Ereignisse, keines verändert
}
verify-rules = Regeln
verify-rules-told = jede Aktion war erlaubt, das Ergebnis folgt daraus
verify-seed = geheime Zahl
verify-seed-told = wie festgelegt; { $count ->
    [one] 1 Zufallsergebnis nachgerechnet, gleich
   *[other] { $count } Zufallsergebnisse nachgerechnet, alle gleich
}

## Refused: what lies on a real table

by-rule = { $problem } (Regel { $rule })
refusal-phase-unlisted = Eine Phase { $number } gibt es nicht: Die Liste hat die Phasen 1 bis { $most }.
refusal-hand-empty = Die Hand ist leer: Nenne ihre Karten, zum Beispiel R5 G5 W.
refusal-hand-too-big = Eine Hand hat höchstens { $most } Karten, und zwar nach dem Aufnehmen; hier sind es { $count }.
refusal-deck-too-small = So viele hat das Spiel nicht: { $cards } zu viel.
refusal-colours-wanted = In Phase { $number } zählen Farben: Nenne von jedem Würfel Farbe und Zahl, zum Beispiel R8 oder OW.
refusal-dice-count = Es sind zehn Würfel, nicht { $count }.
refusal-low-and-high = Vier Würfel zeigen 1 bis 4 oder W und sechs zeigen 5 bis 10: Hier sind es { $low } und { $high }.
refusal-die-unknown = Einen Würfel „{ $die }“ gibt es nicht: Sie heißen { $dice }.
refusal-on-no-die = „{ $text }“ steht auf keinem Würfel: Schreib 1 bis 10 oder W, und B, R, O oder G davor, wo Farben zählen.
refusal-which-die = { $face } liegt auf mehreren Würfeln, die sonst Verschiedenes zeigen: Nenne einen von { $dice }.
refusal-die-not-shown = { $count ->
    [0] Kein Würfel zeigt { $face }: Es liegen { $shown }.
    [one] Nur ein Würfel zeigt { $face }: Es liegen { $shown }.
   *[other] Nur { $count } Würfel zeigen { $face }: Es liegen { $shown }.
}
refusal-die-lacks-face = { $face } kann da nicht liegen: Ein Würfel zeigt eine Seite, und { $die } hat { $faces }.
refusal-set-lacks-face = Kein Würfel dieses Spiels zeigt { $face }: Es gibt { $faces }.
refusal-faces-crowd = { $faces } können nicht zugleich liegen: Diese Seiten gibt es nur auf { $dice }.
refusal-unsolvable = Wo beiseitegelegte Würfel liegen bleiben (Variante locked), gibt es keine exakte Lösung: Tipps und tenfold coach nennen Schätzungen, und der Bot solid spielt danach.
refusal-too-many-mixed = Mit diesen Würfeln hat eine Phase einer Farbe zu viele gemischte Auswahlen, die die beste sein könnten: { $count }; lösbar sind { $most }.
refusal-too-many-faces = Die Phase { $phase } wird mit diesen Würfeln nicht gelöst: Zu viele Seiten haben eine Farbe.

## Refused: records and other files

refusal-file-unreadable = { $file } lässt sich nicht lesen: { $problem }
file-missing = diese Datei gibt es nicht
file-folder = das ist ein Ordner
file-forbidden = sie darf nicht gelesen werden
file-problem = { $problem }
refusal-record-none = { $file } ist keine Aufzeichnung von Tenfold
refusal-record-cut-off = { $file } bricht in Zeile { $line } ab
refusal-record-version = { $file } ist eine Aufzeichnung der Version { $version }; dieses Programm liest Version { $known }
refusal-record-line = { $file }, Zeile { $line }: { $problem }
refusal-record-event = Zeile { $line }, Ereignis { $n } „{ $do }“: { $problem }
refusal-record-header = Kopfzeile der Aufzeichnung: { $problem }
record-no-line = das ist keine Zeile einer Aufzeichnung
record-altered = der Hash passt nicht: Diese Zeile oder eine davor wurde verändert
record-out-of-order = Ereignis { $n } steht nicht an seiner Stelle
record-strange-seats = das Ergebnis handelt nicht von diesen Plätzen
record-nested = zu tief verschachtelt
record-unlike = { $problem }
record-over = das Spiel ist schon zu Ende
record-nature-acts = der Zufall ist an der Reihe
record-seat-acts = Platz { $seat } ist an der Reihe
record-tampered = das ergibt die geheime Zahl nicht: Am Zufall wurde gedreht
refusal-record-no-result = { $count ->
    [one] die Aufzeichnung hat kein Ergebnis: { $count } Ereignis ist in Ordnung, aber das Spiel ist nicht zu Ende oder die Datei bricht ab
   *[other] die Aufzeichnung hat kein Ergebnis: { $count } Ereignisse sind in Ordnung, aber das Spiel ist nicht zu Ende oder die Datei bricht ab
}
refusal-record-seed-not-hex = die offengelegte geheime Zahl ist nicht hexadezimal
refusal-record-other-seed = die offengelegte geheime Zahl ist nicht die, auf die die Kopfzeile festgelegt ist
refusal-record-not-stopped = die Aufzeichnung nennt das Spiel abgebrochen, aber es wurde zu Ende gespielt
refusal-record-events-missing = die Aufzeichnung hat ein Ergebnis, aber das Spiel ist nicht zu Ende: Ereignisse fehlen
refusal-record-other-result = das Ergebnis in der Aufzeichnung ist nicht das des Spiels
refusal-record-unfinished = { $file } ist kein beendetes Spiel
refusal-games-none = { $file } enthält weder Spiele noch eine Aufzeichnung von Tenfold
refusal-games-cut-off = { $file } bricht mittendrin ab
refusal-games-version = { $file } enthält Spiele der Version { $version }; dieses Programm liest Version { $known }
refusal-games-broken = Spiel { $number } in { $file } ist abgeschnitten oder verändert
refusal-seat-unknown = Einen Platz { $seat } gibt es nicht: Die Aufzeichnung hat die Plätze 0 bis { $last }.
refusal-in-file = { $file }: { $problem }
file-other-game = Das sind Regeln eines anderen Spiels als { $game }.
file-no-edition = Die Ausgabe fehlt: Ergänze eine Zeile wie { $line }.
refusal-file-not-toml = { $file } ist kein TOML: { $problem }
file-nested = Für Hausregeln ist das zu tief verschachtelt.
file-not-text = Das ist keine Textdatei in UTF-8.
refusal-plot-missing = Zum Zeichnen fehlt matplotlib: Installiere es mit { $command }
refusal-plot = { $file } lässt sich nicht zeichnen: { $problem }
plot-folder = das ist ein Ordner
plot-kind = der Name muss so enden: { $kinds }
plot-no-folder = den Ordner { $folder } gibt es nicht
plot-forbidden = dort darf nicht geschrieben werden
plot-failed = { $problem }

## Refused: options

refusal-other-games-option = { $option } gehört zu --game { $game }; dies ist { $this }.
refusal-name-hand = Nenne mit --hand die Karten, die beurteilt werden sollen.
refusal-name-phase-or-table = Nenne mit --phase eine Phase, oder mit --table Gruppen, an die angelegt wird.
refusal-name-phase-and-roll = Nenne mit --phase die Phase und mit --roll den Wurf.
refusal-name-position = Nenne eine Stellung, oder mit --record eine Aufzeichnung und mit --step einen ihrer Schritte.
refusal-step-of-record = --record und --step gehören zusammen.
refusal-one-of = Wähle eines von { $options }.

## Refused: positions of the dice game

refusal-at-attempt-failed = Die Phase ist nicht vollständig und kein Wurf bleibt: Der Versuch ist gescheitert.
refusal-at-no-roll-left = Kein Wurf bleibt, also wird nichts beiseitegelegt: werten oder ablehnen.
refusal-at-aside-stays = In diesem Spiel bleibt liegen, was beiseitegelegt ist: Lege auch { $dice } zur Seite.
refusal-at-alone-deducted = Punkte werden nur allein abgezogen, nicht unter mehreren.
refusal-at-no-place = Einen Platz { $place } gibt es in dieser Runde nicht, sie hat { $players }: Nenne die anderen mit --rival.
refusal-at-too-many-points = Vor Phase { $number } sind es 0 bis { $most } Punkte, nicht { $points }.
refusal-at-deductions = Jeder verlorene Versuch kostet gleich viel: Abzüge sind ein Vielfaches von { $each } bis { $most }.
refusal-at-undecided = { $count ->
    [0] { $text }: In Phase { $number } ist noch kein Bonus entschieden.
    [one] { $text }: In Phase { $number } ist erst ein Bonus entschieden.
   *[other] { $text }: In Phase { $number } sind nur { $count } Boni entschieden.
}
refusal-at-not-points = „{ $text }“ ist keine Punktzahl: Schreib 250, oder mit dem, was als Bonus eingetragen wurde, 250+40 oder 250+0.
refusal-at-not-a-bonus = { $text }: { $bonus } ist kein Bonus: Eingetragen wurde { $entered } oder 0.
refusal-at-bonus-was-missed = Mit { $points } nach Phase { $phases } wurde der 5-Phasen-Bonus verpasst: Nach Phase 5 müssen es mindestens { $wanted } sein.
refusal-at-bonus-was-won = Mit { $points } nach Phase { $phases } wurde der 5-Phasen-Bonus gewonnen: Nach Phase 5 müssen es mindestens { $wanted } sein.
refusal-at-first-gets-bonus = Wer als Erstes alle Phasen geschafft hat, bekommt den Bonus dafür.
refusal-at-late-for-bonus = Platz { $place } hat alle Phasen nach Platz { $finisher } und in der nächsten Runde geschafft: kein Bonus dafür.
refusal-at-not-a-rival = „{ $text }“ nennt niemanden: Schreib Phase und Punkte, zum Beispiel { $example }.
refusal-at-rival-phase = Andere sind in Phase 1 bis { $last }, oder { $done }, wenn sie alle geschafft haben, nicht { $number }.
refusal-at-not-the-end = Bis jemand alle Phasen geschafft hat, gilt ein Zug nur einer: Er hat in der Phase begonnen, in der er ist.
refusal-at-began-later = Ein Zug in Phase { $number } begann spätestens dort, nicht in Phase { $began }.
refusal-at-aside-rolled = Beiseitegelegte Würfel dürfen wieder geworfen werden: Nur in der Variante locked bleiben sie liegen.
refusal-at-aside-when = Vor dem ersten Wurf liegt nichts beiseite, und nach dem letzten zählt es nicht: Nenne beiseitegelegte Würfel nur, wenn noch ein Wurf bleibt.
refusal-at-all-aside = Alle zehn Würfel liegen beiseite: Es gibt nichts zu entscheiden.

## tenfold replay: positions

plain-piles = Aufnahmestapel { $cards }, Ablagestapel { $top }
plain-phases = { $count ->
    [one] { $count } Phase
   *[other] { $count } Phasen
}
plain-skipped = setzt aus
plain-hand = deine Hand: { $cards }
plain-phase = deine Phase: { $phases }
plain-attempt = { $name }: Phase { $number } ({ $needs }, höchstens { $most }), { $roll } von { $rolls } Würfen gemacht
plain-aside = zur Seite gelegt
plain-done = fertig
plain-lot = das Los entscheidet, wer schreibt
plain-over = das Spiel ist zu Ende
plain-deducted = abgezogen
plain-space = Feld { $at }
