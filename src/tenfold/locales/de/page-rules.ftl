# The page: the rules of a table, and the form for house rules.

## Rules

page-rules-all = Alle Regeln
page-rule-link = Link zu dieser Regel kopieren

## House rules

page-house = Hausregeln
page-house-mend = So geht es noch nicht: Sieh dir die markierten Felder an.
page-house-usual = Wie gedruckt
page-house-rules = Hausregeln als TOML-Text
page-house-file = Hausregeln aus einer Datei
page-house-phase = Phase { $number }
page-house-kind = Phase { $number }, Gruppe { $group }: Art
page-house-size = Phase { $number }, Gruppe { $group }: Größe
page-house-set = gleiche Zahl
page-house-run = Folge
page-house-colour = eine Farbe
page-house-add-group = Phase { $number }: Gruppe hinzufügen
page-house-drop-group = Phase { $number }: Gruppe { $group } entfernen
page-house-add-phase = Phase hinzufügen
page-house-space = Feld { $number }
page-house-letters = Ein Buchstabe je Seite: b blau, r rot, o orange, g grün.
page-house-die = Würfel { $die }, Seiten { $faces }

## Saved house rules

page-presets = Auf diesem Gerät gespeichert
page-preset-name = Name für diese Hausregeln
page-preset-save = Speichern
page-preset-use = { $name } verwenden
page-preset-drop = { $name } löschen
