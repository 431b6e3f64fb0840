# Score pads, the terminal's and the page's: what they say and refuse.

## Entering a hand

pad-playoff-due = Gleichstand: { $names } spielen die letzte Phase im Stechen aus.

## Changing

pad-undo-hand = Durchgang { $hand } streichen ({ $entries })?
pad-undo-playoff = Das Ergebnis des Stechens streichen?

## Refusals

refusal-pad-none = Es gibt kein Wertungsblatt { $file }: tenfold score beginnt eines.
refusal-pad-names-count = { $fewest } bis { $most } Leute können spielen, nicht { $count }.
refusal-pad-name-empty = Ein Name fehlt: Schreib 2 bis 6 Namen, durch Kommas getrennt.
refusal-pad-name-letters = Der Name { $name } hat Zeichen, die man nicht zeigen kann: Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.
refusal-pad-name-long = Der Name { $name } ist zu lang: höchstens { $most } Zeichen.
refusal-pad-name-number = { $name } ist eine Zahl: Zu einem Namen gehört noch etwas anderes.
refusal-pad-name-word = { $name } ist hier ein Befehl: Wähle einen anderen Namen.
refusal-pad-name-twice = Der Name { $name } kommt zweimal vor: Alle Namen müssen verschieden sein.
refusal-pad-player = „{ $text }“ spielt nicht mit. Wähle aus: { $names }.
refusal-pad-answer = „{ $text }“ ist kein Eintrag: Gib die Punkte ein, und { $mark }, wenn die Phase ausgelegt wurde, zum Beispiel 35 oder 35 { $mark }.
refusal-pad-points-held = { $name } hat die Phase nicht ausgelegt und damit { $cards } Karten auf der Hand: { $least } bis { $most } Punkte. { $points } ist unmöglich; am nächsten: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } hat die Phase ausgelegt und damit 1 Karte auf der Hand: { $least } bis { $most } Punkte. { $points } ist unmöglich; am nächsten: { $nearest }.
   *[other] { $name } hat die Phase ausgelegt und damit 1 bis { $cards } Karten auf der Hand: { $least } bis { $most } Punkte. { $points } ist unmöglich; am nächsten: { $nearest }.
}
refusal-pad-must-be-out = Wer Phase { $phase } auslegt, macht damit Schluss, und { $name } hat es nicht getan.
refusal-pad-phase = Phase { $phase } ist für { $name } nicht offen. Wähle aus: { $phases }.
refusal-pad-phase-number = { $name }: Eine Phase wird genannt, wenn in freier Reihenfolge eine ausgelegt wird, und nur dann.
refusal-pad-deck = { $points } Punkte zugleich gibt ein Kartensatz nicht her (8 Joker, 4 Aussetzen): Einer der Einträge muss niedriger sein.
refusal-pad-over = Das Spiel war vor diesem Durchgang zu Ende.
refusal-pad-out-points = { $name } hat Schluss gemacht: Das sind 0 Punkte.
refusal-pad-out-phase = { $name } hat Schluss gemacht, und das kann niemand, ohne die Phase ausgelegt zu haben.
refusal-pad-no-playoff = Es gibt keinen Gleichstand, also auch kein Stechen.
refusal-pad-playoff = { $name } ist nicht im Stechen. Wähle aus: { $names }.
refusal-pad-hand = Durchgang { $hand }: { $problem }
refusal-pad-hand-number = Wähle einen Durchgang von 1 bis { $last }.
refusal-pad-draft = Der angefangene Durchgang ist nicht in Ordnung.
refusal-pad-csv = { $file } kann nicht geschrieben werden: { $problem }
refusal-pad-csv-exists = { $file } gibt es schon und bleibt, wie es ist: Nenne eine neue Datei.
refusal-pad-file = { $file } ist kein lesbares Wertungsblatt: { $problem } Die Datei bleibt, wie sie ist.
refusal-pad-file-kind = { $file } ist keine gewöhnliche Datei.
refusal-pad-file-none = Sie enthält etwas anderes oder bricht ab.
refusal-pad-file-size = Sie ist zu groß.
refusal-pad-file-version = Sie hat Version { $version }, und nur { $known } ist hier bekannt.
refusal-pad-file-json = { $problem }.
