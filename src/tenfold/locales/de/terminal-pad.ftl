# The score pad in the terminal, for a table with real cards.

## Beginning

# Der Wertungsblock für einen Tisch mit echten Karten.
pad-names = Wer spielt? 2 bis 6 Namen, durch Kommas getrennt
pad-default-names = Nord, Ost, Süd, West
pad-continue = Ein Wertungsblatt ist angefangen ({ $names }; Durchgang { $hand }). Damit weitermachen?
pad-reopen = Das letzte Wertungsblatt ist fertig ({ $names }). Noch einmal öffnen?
pad-keeps-rules = Dieses Blatt behält die Regeln, mit denen es begonnen wurde (Ausgabe { $edition }).
pad-set-aside = Das frühere Blatt bleibt erhalten als { $file }
pad-begun = Jede Antwort wird gespeichert in { $file }. Gib { $help } ein, um zu sehen, was du tun kannst.

## Entering a hand

pad-who-out = Durchgang { $hand }: Wer hat Schluss gemacht? { $names }
pad-score = { $name } (Phase { $phase }): Punkte, und { $mark }, wenn die Phase ausgelegt wurde
pad-score-free = { $name }: Punkte, und { $mark }, wenn eine Phase ausgelegt wurde
pad-which-phase = Welche Phase hat { $name } ausgelegt? Offen: { $phases }
pad-playoff = Stechen: Wer hat zuerst Schluss gemacht? { $names }
pad-over = Das Spiel ist zu Ende. Möglich ist: { $allowed }
pad-hand-dropped = Durchgang { $hand } ist verworfen, nichts davon bleibt.
pad-no-back = Das ist die erste Frage. { $undo } streicht den letzten Durchgang.
pad-no-hand = Es ist noch kein Durchgang eingetragen.
pad-finish-first = Trag erst diesen Durchgang fertig ein. Möglich ist: { $allowed }
pad-unknown = „{ $words }“ geht hier nicht. Möglich ist: { $allowed }
pad-unchanged = Alles bleibt, wie es ist.

## Changing

pad-fix-hand = Welcher Durchgang ist falsch, 1 bis { $last }?
pad-entries = Durchgang { $hand }: { $entries }
pad-fix-whose = Wessen Eintrag? { $names }, oder { $all } für den ganzen Durchgang
pad-fix-out = { $name } hat Schluss gemacht, also wird der ganze Durchgang neu eingetragen.
pad-rename-who = Wessen Name soll anders werden? { $names }
pad-rename-to = Neuer Name für { $name }
pad-csv-file = In welche neue Datei?
pad-csv-written = { $rows ->
    [one] { $file } ist geschrieben: 1 Zeile.
   *[other] { $file } ist geschrieben: { $rows } Zeilen.
}
pad-stopped = Angehalten. Alles Eingetragene ist gespeichert in { $file }
pad-stopped-early = Angehalten. Es wurde kein neues Blatt begonnen.

## Commands

pad-words-scores = punkte stand
pad-words-fix = korrigieren ändern
pad-words-undo = streichen
pad-words-rename = umbenennen
pad-words-csv = csv
pad-words-back = zurück zurueck
pad-words-cancel = abbrechen
pad-words-all = alle ganz
# Marks a phase that was laid.
pad-words-laid = x ausgelegt
pad-help-scores = das Wertungsblatt
pad-help-fix = einen früheren Durchgang berichtigen
pad-help-undo = den letzten Durchgang streichen
pad-help-rename = einen Namen ändern
pad-help-csv = und ein Dateiname: alle Durchgänge für eine Tabelle ausgeben
pad-help-back = eine Frage zurück
pad-help-cancel = verwerfen, was du gerade eingibst
pad-help-help = diese Liste
pad-help-quit = aufhören; alles Eingetragene ist gespeichert
pad-help-entry = Spieler: Name, Anfang des Namens oder Nummer. Punkte: 35, oder 35 { $mark }, wenn die Phase ausgelegt wurde.
pad-help-question = Beantworte die Frage, oder { $cancel }, und alles bleibt, wie es ist.
