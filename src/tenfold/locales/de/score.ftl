# Der Wertungsblock für einen Tisch mit echten Karten.

## Beginning

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
pad-playoff-due = Alles ist gleich: { $names } spielen die letzte Phase im Stechen aus.
pad-playoff = Stechen: Wer hat zuerst Schluss gemacht? { $names }
pad-over = Das Spiel ist zu Ende. Möglich ist: { $allowed }
pad-hand-dropped = Durchgang { $hand } ist verworfen, nichts davon bleibt.
pad-no-back = Das ist die erste Frage. { $undo } streicht den letzten Durchgang.
pad-no-hand = Es ist noch kein Durchgang eingetragen.
pad-finish-first = Trag erst diesen Durchgang fertig ein. Möglich ist: { $allowed }
pad-unknown = „{ $words }“ geht hier nicht. Möglich ist: { $allowed }
pad-unchanged = Alles bleibt, wie es ist.

## Changing

pad-undo-hand = Durchgang { $hand } streichen ({ $entries })?
pad-undo-playoff = Das Ergebnis des Stechens streichen?
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
pad-help-fix = einen früheren Durchgang verbessern
pad-help-undo = den letzten Durchgang streichen
pad-help-rename = einen Namen ändern
pad-help-csv = und ein Dateiname: alle Durchgänge für eine Tabelle ausgeben
pad-help-back = eine Frage zurück
pad-help-cancel = verwerfen, was du gerade eingibst
pad-help-help = diese Liste
pad-help-quit = aufhören; alles Eingetragene ist gespeichert
pad-help-entry = Spieler: Name, Anfang des Namens oder Nummer. Punkte: 35, oder 35 { $mark }, wenn die Phase ausgelegt wurde.
pad-help-question = Beantworte die Frage, oder { $cancel }, und alles bleibt, wie es ist.

## Refusals

refusal-pad-none = Es gibt kein Wertungsblatt { $file }: tenfold score beginnt eines.
refusal-pad-names-count = { $fewest } bis { $most } Leute können spielen, nicht { $count }.
refusal-pad-name-empty = Ein Name fehlt: Schreib 2 bis 6 Namen, durch Kommas getrennt.
refusal-pad-name-letters = Der Name { $name } hat Zeichen, die man nicht zeigen kann: Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.
refusal-pad-name-long = Der Name { $name } ist zu lang: höchstens { $most } Zeichen.
refusal-pad-name-number = { $name } ist eine Zahl: Zu einem Namen gehört noch etwas anderes.
refusal-pad-name-word = { $name } ist hier ein Befehl: Wähle einen anderen Namen.
refusal-pad-name-twice = Der Name { $name } kommt zweimal vor: Alle Namen müssen verschieden sein.
refusal-pad-player = „{ $text }“ spielt nicht mit. Wähle aus: { $names }
refusal-pad-answer = „{ $text }“ ist kein Eintrag: Gib die Punkte ein, und { $mark }, wenn die Phase ausgelegt wurde, zum Beispiel 35 oder 35 { $mark }.
refusal-pad-points-held = { $name } hat die Phase nicht ausgelegt und damit { $cards } Karten auf der Hand: { $least } bis { $most } Punkte. { $points } ist unmöglich; am nächsten: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } hat die Phase ausgelegt und damit 1 Karte auf der Hand: { $least } bis { $most } Punkte. { $points } ist unmöglich; am nächsten: { $nearest }.
   *[other] { $name } hat die Phase ausgelegt und damit 1 bis { $cards } Karten auf der Hand: { $least } bis { $most } Punkte. { $points } ist unmöglich; am nächsten: { $nearest }.
}
refusal-pad-must-be-out = Wer Phase { $phase } auslegt, macht damit Schluss, und { $name } hat es nicht getan.
refusal-pad-phase = Phase { $phase } ist für { $name } nicht offen. Wähle aus: { $phases }
refusal-pad-phase-number = { $name }: Eine Phase wird genannt, wenn in freier Reihenfolge eine ausgelegt wird, und nur dann.
refusal-pad-deck = { $points } Punkte zugleich gibt ein Kartensatz nicht her (8 Joker, 4 Aussetzen): Einer der Einträge muss niedriger sein.
refusal-pad-over = Das Spiel war vor diesem Durchgang zu Ende.
refusal-pad-out-points = { $name } hat Schluss gemacht: Das sind 0 Punkte.
refusal-pad-out-phase = { $name } hat Schluss gemacht, und das kann niemand, ohne die Phase ausgelegt zu haben.
refusal-pad-no-playoff = Es ist nichts gleich, also gibt es kein Stechen.
refusal-pad-playoff = { $name } ist nicht im Stechen. Wähle aus: { $names }
refusal-pad-hand = Durchgang { $hand }: { $problem }
refusal-pad-hand-number = Wähle einen Durchgang von 1 bis { $last }.
refusal-pad-draft = Der angefangene Durchgang ist nicht in Ordnung.
refusal-pad-csv = { $file } kann nicht geschrieben werden: { $problem }
refusal-pad-csv-exists = { $file } gibt es schon und bleibt, wie es ist: Nenne eine neue Datei.
refusal-pad-file = { $file } ist kein lesbares Wertungsblatt: { $problem } Die Datei bleibt, wie sie ist.
refusal-pad-file-kind = { $file } ist keine gewöhnliche Datei.
refusal-pad-file-size = Sie ist zu groß.
refusal-pad-file-version = Sie hat Version { $version }, und nur { $known } ist hier bekannt.
refusal-pad-file-json = { $problem }.
