# The score pad of the page, for a table with real cards or dice.

## The shelf

page-pad-sheets = Deine Wertungsblätter
page-pad-none = Noch kein Blatt. Ein neues ist in Sekunden angelegt.
page-pad-not-begun = noch nichts eingetragen
page-pad-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen gemeinsam
}
page-pad-ahead = in Führung
page-pad-new = Neues Blatt
page-pad-import = Datei öffnen
page-pad-file-unread = Sie lässt sich nicht lesen.
page-pad-install = Zum Startbildschirm hinzufügen
page-pad-kept-here = Die Blätter liegen nur in diesem Browser, außer du teilst eines live.
page-pad-offline = Der Wertungsblock geht auch ohne Netz ✓
page-pad-forgets = Dieser Browser behält nichts. Speichere das Blatt als Datei, bevor du die Seite schließt.
page-pad-play = Im Browser spielen
page-pad-referee = Schiedsrichter fragen
page-pad-odds = Chancen am Anfang
page-pad-gone = Dieses Blatt ist nicht oder nicht mehr in diesem Browser.

## A new sheet

page-pad-names = Wer spielt mit?
page-pad-names-order = In der Reihenfolge am Tisch, zuerst wer Schriftführer ist. Ein Name: das Spiel für eine Person.
page-pad-name = Name { $number }
page-pad-add-name = Noch ein Name
page-pad-name-empty = Ein Name fehlt.
page-pad-begin = Blatt anfangen

## Entries

page-pad-enter-hand = Durchgang { $hand } eintragen
page-pad-go-on-hand = Durchgang { $hand } weiter eintragen
page-pad-correct-hand = Durchgang { $hand } berichtigen
page-pad-correct-entry = Eintrag { $entry } berichtigen
page-pad-who-out = Wer hat Schluss gemacht?
page-pad-is-out = Hat Schluss gemacht: 0 Punkte, Phase ausgelegt ✓
page-pad-laid = Phase { $phase } ausgelegt
page-pad-laid-free = Eine Phase ausgelegt
page-pad-which-phase = Welche Phase hat { $name } ausgelegt?
page-pad-points = Punkte von { $name }
page-pad-points-field = Punkte
page-pad-count-cards = Karten von { $name } zählen
page-pad-cards-low = 1 bis 9
page-pad-cards-ten = 10 bis 12
page-pad-one-more = Eine mehr: { $card }
page-pad-one-less = Eine weniger: { $card }
page-pad-write = Eintragen
page-pad-missing-out = Wähle, wer Schluss gemacht hat.
page-pad-missing-points = Die Punkte von { $name } fehlen: eine ganze Zahl.
page-pad-missing-phase = Wähle, welche Phase { $name } ausgelegt hat.
page-pad-playoff = Wer hat zuerst Schluss gemacht?

## The dice game

page-pad-dice-most = höchstens { $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
    }
page-pad-dice-failed = Nicht geschafft
page-pad-dice-declined = Auf die Punkte verzichtet
page-pad-dice-last = Das Spielende: { $name } spielt Phase um Phase weiter, bis eine misslingt.
page-pad-dice-points = { $name } kann in Phase { $phase } nicht { $points } haben: Das bringen keine Würfel. Am nächsten: { $nearest }.
page-pad-dice-turn = Das ist ein Eintrag von { $name }, aber { $turn } wäre am Zug.
page-pad-dice-decline = Hier kann man auf die Punkte einer geschafften Phase nicht verzichten.
page-pad-dice-over = Das Spiel war vor diesem Eintrag zu Ende.
page-pad-entry = Eintrag { $entry }: { $problem }
page-pad-entry-made = { $name }, Phase { $phase }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-pad-entry-failed = { $name }, Phase { $phase }: nicht geschafft
page-pad-entry-declined = { $name }, Phase { $phase }: auf die Punkte verzichtet

## The sheet

page-pad-totals = Summen
page-pad-chart = Summen bisher: { $totals }
page-pad-hands = Alle Durchgänge
page-pad-attempts = Alle Einträge
page-pad-undo = Rückgängig
page-pad-undo-entry = Den letzten Eintrag ({ $entry }) streichen?
page-pad-undo-yes = Streichen
page-pad-rename = Namen ändern
page-pad-share = Als Link teilen
page-pad-share-why = Wer den Link öffnet, bekommt eine Kopie des Blatts, wie es jetzt ist. Das Blatt steckt im Link selbst; kein Server sieht es.
page-pad-link = Link zu diesem Blatt
page-pad-save = Als Datei speichern
page-pad-csv = Tabelle (CSV)
page-pad-delete = Blatt löschen
page-pad-delete-sure = Das Blatt von { $names } endgültig löschen?
page-pad-delete-yes = Endgültig löschen

## A sheet in a link

page-pad-shared = Ein geteiltes Wertungsblatt
page-pad-keep = Kopie hier behalten
page-pad-link-cut = In diesem Link steckt kein Blatt. Vielleicht wurde er abgeschnitten: Lass ihn dir noch einmal schicken.
page-pad-link-broken = Das Blatt in diesem Link lässt sich nicht lesen: { $problem }
page-pad-link-size = Dieser Link ist zu lang für ein Wertungsblatt.
page-pad-link-packed = Dieser Browser ist zu alt für den Link. Lass dir stattdessen die Datei schicken.

## A family

page-pad-again = Wieder dieselben
page-pad-once-more = Noch einmal mit denselben
page-pad-wild-points = Ein Joker kostet eine ganze Zahl von { $least } bis { $most }.
page-pad-anyway = Trotzdem eintragen
page-pad-marked = trotzdem eingetragen
page-pad-picture = Als Bild speichern
page-pad-pdf = Als PDF speichern
page-pad-evenings = Saisons und Abende
page-pad-span = Zeitraum
page-pad-span-all = Alle Spiele
page-pad-season = Saison { $year }
page-pad-who = Wer
page-pad-games = Spiele
page-pad-won = Siege
page-pad-per-hand = Phasen je Durchgang
page-pad-per-attempt = Phasen je Versuch
page-pad-per-game = Punkte je Spiel
page-pad-streak = Längste Serie
page-pad-evenings-how = Spiele, Siege, Punkte und Serien zählen beendete Spiele; Phasen zählen alles, was eingetragen ist. Eine Saison ist ein Jahr, ein Abend endet um fünf Uhr früh, und es gilt die Zeit des letzten Eintrags. Eine Serie sind Siege einer Person hintereinander.

## Several phones on one sheet

page-pad-live = Live teilen
page-pad-live-why = Mehrere Handys schreiben auf ein Blatt: Wer den Link öffnet, sieht es und kann eintragen. Der Server behält das Blatt und seine Namen, solange es geteilt wird.
page-pad-live-start = Dieses Blatt teilen
page-pad-live-stop = Nicht mehr teilen
page-pad-live-stop-why = Wird das Blatt nicht mehr geteilt, löscht es der Server, und jedes Handy behält seine Kopie.
page-pad-live-on = Live geteilt, alles gesendet ✓
page-pad-live-sending = Live geteilt, wird gesendet …
page-pad-live-away = Der Server ist gerade nicht zu erreichen.
page-pad-live-waits = { $count ->
    [one] Keine Verbindung: 1 Eintrag wartet hier und wird später gesendet.
   *[other] Keine Verbindung: { $count } Einträge warten hier und werden später gesendet.
}
page-pad-live-full = Das geteilte Blatt ist voll. Was du einträgst, bleibt in diesem Browser.
page-pad-live-gone = Dieses Blatt wird nicht mehr geteilt. Es geht in diesem Browser weiter, mit allem, was hier eingetragen wurde.
page-pad-live-next = Auch das nächste Blatt ist auf denselben Handys geteilt: auf jedem hier einmal tippen.
page-pad-live-none = Unter diesem Link wird kein Blatt geteilt, oder nicht mehr.
page-pad-live-came = Von einem anderen Handy: { $entry }
page-pad-live-clash = Ein anderes Handy war schneller
page-pad-live-decide = Entscheiden
page-pad-live-there = Jetzt auf dem Blatt
page-pad-live-own = Von dir eingetragen
page-pad-live-no-room = Dein Eintrag passt dort nicht mehr hin. Trag ihn noch einmal ein, falls er fehlt.
page-pad-live-theirs = So lassen
page-pad-live-mine = Durch meinen ersetzen
page-pad-live-hand = Durchgang { $hand }: { $entries }
page-pad-live-dropped = Eintrag { $entry } gestrichen
page-pad-live-playoff = Stechen: { $name }
page-pad-live-no-playoff = Stechen nicht entschieden
