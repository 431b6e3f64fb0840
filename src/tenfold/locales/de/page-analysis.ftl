# The analysis board on the page.

page-analysis-why = Tippe eine Stellung zusammen, füge eine ein oder öffne eine Aufzeichnung. Dann frag: Was ist erlaubt, was ist ratsam, was ist sie wert?
page-analysis-ask = Was nun?
page-analysis-answer = Antwort
page-analysis-you = Du
page-analysis-phase = Phase
page-analysis-points = Punkte
page-analysis-cards = Karten
page-analysis-bonuses = Ab Phase 6 mit dem, was für den Bonus aufgeschrieben wurde: 250+40 oder 250+0.
page-analysis-stage = Zu entscheiden
page-analysis-stage-draw = Von welchem Stapel aufnehmen
page-analysis-stage-play = Was auslegen, anlegen, abwerfen
page-analysis-stage-knock = Ob klopfen
page-analysis-stage-move = Welchen Würfel ziehen
page-analysis-stage-star = Auf welches Feld weiterziehen
page-analysis-stage-take = Von welchem Stapel nehmen
page-analysis-stage-pick = Welche Karte aussuchen
page-analysis-stage-swap = Welche Karten tauschen
page-analysis-stage-ask = Nach welcher Zahl fragen
page-analysis-stage-give = Welche Karte geben
page-analysis-stage-keep = Welche Karten behalten
page-analysis-space = Dein Feld, von START gezählt
page-analysis-die = Würfel { $number }
page-analysis-jokers = Deine Joker, nach ihren Vorderseiten
page-analysis-discard = Ablagestapel, die oberste zuletzt
page-analysis-whose = Wessen Gruppe
page-analysis-exact = genau
page-analysis-estimate = Schätzung
page-analysis-legal = Erlaubt: { $count }
page-analysis-legal-many = Erlaubt: { $count }, zu viele für eine Liste.
page-analysis-text = Als Text
page-analysis-paste = Eine Stellung einfügen
page-analysis-take = Übernehmen
page-analysis-file = Oder eine Aufzeichnung öffnen
page-analysis-step = Schritt, 0 bis { $steps }
page-analysis-show = Zeigen
page-analysis-no-record = Diese Datei ist keine Aufzeichnung eines Spiels.
page-analysis-unkept = Dieser Browser hat dieses Spiel nicht oder nicht mehr.
page-analysis-link-cut = Dieser Link führt zu keiner Stellung. Vielleicht wurde er abgeschnitten: Lass ihn dir noch einmal schicken.
page-analysis-link = Link zu dieser Stellung

## What can be done

page-action-draw = Vom Aufnahmestapel aufnehmen
page-action-take = Die oberste Karte des Ablagestapels nehmen
page-action-knock = Klopfen
page-action-pass = Vorbeilassen
page-action-lay = Phase { $number } auslegen:
page-action-add = Anlegen:
page-action-discard = Abwerfen:
page-action-move = { $count ->
    [one] 1 Feld ziehen
   *[other] { $count } Felder ziehen
}
page-action-star = Weiterziehen auf
page-action-pick = Aussuchen:
page-action-swap = Tauschen:
page-action-swap-none = Nichts tauschen
page-action-ask = Nach { $number } fragen
page-action-give = Geben:
page-action-keep = Behalten:
page-action-keep-none = Nichts behalten
