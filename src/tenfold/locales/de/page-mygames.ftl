# Was ich hier gespielt habe: meine Spiele, ihre Zahlen, die besten und Dateien davon.

page-mine-none = Noch kein Spiel. Spiele, die du hier zu Ende spielst, bleiben in diesem Browser.
page-mine-full = Dieser Browser hat keinen Platz mehr: Die neuesten Spiele bleiben nur, bis du die Seite schließt. Speichere alle Spiele als Datei oder lösche einige.
page-mine-forbidden = Dieser Browser behält keine Spiele: Sie bleiben nur, bis du die Seite schließt. Speichere sie vorher als Datei.
page-mine-list = Spiele
page-mine-all = { $count ->
    [one] 1 Spiel zeigen
   *[other] Alle { $count } Spiele zeigen
}
page-mine-place = Platz { $place } von { $of }
page-mine-hands = { $count ->
    [one] 1 Durchgang
   *[other] { $count } Durchgänge
}
page-mine-goes = { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuche
}
page-mine-rounds = { $count ->
    [one] 1 Durchgang
   *[other] { $count } Durchgänge
}
page-mine-not-counted = Dieser Platz hat während des Spiels gewechselt, deshalb zählt das Spiel nicht mit.
page-mine-table = Zum Tisch

## Zahlen

page-mine-figures = Zahlen
page-mine-all-editions = Alle Ausgaben
page-mine-against = Gegen
page-mine-everybody = Alle
page-mine-won = Siege
page-mine-made = Phase geschafft
page-mine-out = Schluss gemacht
page-mine-points-hand = Punkte je Durchgang
page-mine-points-phase = Punkte je Phase
page-mine-length-card = Durchgänge je Spiel
page-mine-length-dice = Versuche je Spiel
page-mine-length-board = Durchgänge je Spiel
page-mine-count = { $count } von { $of }
page-mine-of = aus { $of }
page-mine-interval = { $low } bis { $high }
page-mine-figure = { $value } ({ $low } bis { $high })
page-mine-by-phase = Wie oft jede Phase gelang
page-mine-points-hands = Punkte eines Durchgangs, nach Phase
page-mine-points-phases = Punkte jeder Phase
page-mine-ahead = Besser platziert als
page-mine-how-card = Jeder Durchgang, der auf dem Wertungsblatt steht, zählt als ein Versuch an deiner Phase; ein Stechen nicht. Ist die Reihenfolge der Phasen frei, zählt ein Durchgang bei jeder, die noch offen war.
page-mine-how-dice = Jeder Zug zählt als ein Versuch an deiner Phase; abgelehnte Punkte zählen als Fehlversuch. Punkte sind die der geschafften Phasen, ohne Boni und Abzüge.
page-mine-how-board = Jeder Durchgang zählt als ein Versuch an der Phase, auf der dein Phasenanzeiger stand.
page-mine-how-won = Spiele mit anderen, in denen du auf dem ersten Platz warst, allein oder gemeinsam.
page-mine-how-games = Es zählen nur Spiele, in denen dein Platz von Anfang bis Ende deiner war, und keine Lektionen.
page-mine-how-ahead = Von den Spielen mit dieser Person oder diesem Bot die, in denen du besser platziert warst. Bots stehen hier danach, wer sie sind und wie sie spielen.
page-mine-how-share = Der Anteil p ist die Anzahl geteilt durch alle n Fälle. Der Bereich ist das 95-%-Intervall nach Wilson: alle Wahrscheinlichkeiten, bei denen eine solche Anzahl nicht überraschen würde. Mit z = 1,96 sind seine Enden (p + z²/2n ± z · √(p(1 − p)/n + z²/4n²)) / (1 + z²/n). Dabei gelten alle Fälle als unabhängig voneinander.
page-mine-how-mean = Der Mittelwert ist die Summe geteilt durch die Anzahl n. Der Bereich ist das 95-%-Intervall nach Student: Mittelwert ± t · s/√n, mit der Standardabweichung s und t für n − 1 Freiheitsgrade. Dabei gelten alle Fälle als unabhängig voneinander. Es steht ab fünf Fällen da und reicht nie unter 0.
page-mine-save-picture = Als Bild speichern
page-mine-save-numbers = Zahlen speichern
page-mine-ranges = Striche auf den Balken: 95-%-Intervalle

## Die besten Spiele

page-mine-best = Beste Spiele
page-mine-how-best = Die fünf besten für jede Art von Regeln und jede Zahl von Mitspielenden: beim Würfelspiel die mit den meisten Punkten; von den gewonnenen Kartenspielen die mit den wenigsten Punkten; von den gewonnenen Brettspielen die mit den wenigsten Durchgängen. Von gleichen steht das ältere vorn.

## Dateien, Löschen

page-mine-files = Dateien
page-mine-save = Alle Spiele als Datei speichern
page-mine-open = Spiele aus einer Datei hinzufügen
page-mine-files-why = Die Datei enthält jedes Spiel mit Aufzeichnung und Wiedergabe. Die Schlüssel zu deinen Plätzen stehen nicht darin.
page-mine-added = { $count ->
    [one] 1 Spiel hinzugefügt.
   *[other] { $count } Spiele hinzugefügt.
} { $known ->
    [0] { "" }
    [one] 1 war schon hier.
   *[other] { $known } waren schon hier.
}
page-mine-file-other = Diese Datei enthält keine Spiele von Tenfold. Nichts wurde hinzugefügt.
page-mine-file-cut = Diese Datei ist abgeschnitten. Nichts wurde hinzugefügt.
page-mine-file-version = Diese Datei hat Version { $version }, und nur { $known } ist hier bekannt. Nichts wurde hinzugefügt.
page-mine-file-broken = Spiel { $number } dieser Datei ist abgeschnitten oder verändert. Nichts wurde hinzugefügt.
page-mine-delete = Spiel löschen
page-mine-delete-sure = Das Spiel vom { $day } endgültig aus diesem Browser löschen?
page-mine-delete-all = Alle Spiele löschen
page-mine-delete-all-sure = { $count ->
    [one] 1 Spiel endgültig aus diesem Browser löschen?
   *[other] Alle { $count } Spiele endgültig aus diesem Browser löschen?
}
page-mine-delete-yes = Endgültig löschen
page-mine-names = Auch meinen Namen und mein Gesicht von den Tischen auf dem Server entfernen
page-mine-no-answer = Der Server antwortet nicht, deshalb wurde nichts gelöscht. Versuche es später noch einmal oder lass deinen Namen dort stehen.
